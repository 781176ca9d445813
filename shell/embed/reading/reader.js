// The parts of a board for readers, besides a game to play: a record in the element, its notes on the game, arrows
// and marks, tasks, and a game that is kept. board-state.js describes them. embed-reading.js draws them, and needs a
// document.

import { Annotations } from '../../board/acting/annotate.js';
import { formatLink, getExtra, parseLink } from '../../links/links.js';
import { inSlices } from '../../links/slices.js';
import { usualGame } from '../game/embed-settings.js';
import { isLong, linkOfText, marksAt, namesOf, readNotes, variantIn } from './record-text.js';
import { stepByKey, stepByWheel } from './replay-input.js';
import { GoalTask, Task } from './task.js';

/** @import { Link } from '../../links/links.js' */
/** @import { Session } from '../../table/game/session.js' */
/** @import { MakeTask, ReadBoard as Board } from '../game/board-state.js' */
/** @import { Settings } from '../game/embed-settings.js' */

const keyOf = (/** @type {string} */ name) => `motley-board:${name}`;

/**
 * Keeps a game under a name, in the storage of the page.
 * @param {string} name
 * @param {Link} described by the attributes
 * @param {Link} game
 */
function keep(name, described, game) {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ of: formatLink(described), game: formatLink(game) }));
  } catch {
    // The browser stores nothing for this page.
  }
}

/** The game that was kept under a name; null if there is none, or if the author has described another one since. */
function findKept(/** @type {string} */ name, /** @type {Link} */ described) {
  try {
    const { of, game } = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}');
    return of === formatLink(described) && typeof game === 'string' ? parseLink(game) : null;
  } catch {
    return null;
  }
}

export class Reader {
  /** @type {Link | null} */
  link = null;
  /** The record that was read last. */
  #record = '';

  /**
   * @param {Board} board
   * @param {(marks: string) => void} tellDrawn called when the reader has drawn something, with all of it
   */
  constructor(board, tellDrawn) {
    this.board = board;
    this.annotations = new Annotations(() => board.update(), tellDrawn);
  }

  // ----- records

  async readRecord(/** @type {string} */ text) {
    if (text === this.#record) return;
    this.link = text ? await this.#linkOf(text) : null;
    this.#record = text;
  }

  async #linkOf(/** @type {string} */ text) {
    const engine = await this.board.engineFor(variantIn(text) || usualGame);
    return inSlices(linkOfText(engine, text));
  }

  async readNotes(/** @type {Link} */ link) {
    await inSlices(readNotes(link));
  }

  nameOf(/** @type {string} */ seat) {
    const { session, settings } = this.board;
    return session ? namesOf(session, settings.names).get(seat) : undefined;
  }

  hasNotes(/** @type {Session} */ session) {
    return getExtra(session, 'notes') !== undefined;
  }

  isLong = isLong;

  shapes(/** @type {Session} */ session) {
    return this.annotations.shapes(session, marksAt(session, session.at));
  }

  // ----- tasks

  /** @type {MakeTask} */
  makeTask = (engine, session, goal, solution) =>
    goal ? new GoalTask(engine, session, goal, solution) : new Task(solution, session.view.turn.player);

  // ----- a game that is kept over a reload, where the author wants that, under a name that the author gives

  findKept(/** @type {Settings} */ { keep: name, mode, link }) {
    return name && mode === 'play' ? findKept(name, link) : null;
  }

  keep(/** @type {Settings} */ { keep: name, mode, link }, /** @type {Session} */ session) {
    if (name && mode === 'play') keep(name, link, session.link);
  }

  /** The reader begins again. */
  forget(/** @type {Settings} */ { keep: name, mode, link }) {
    if (name && mode === 'play') keep(name, link, link);
  }

  // ----- replays

  stepByKey(/** @type {KeyboardEvent} */ event) {
    stepByKey(this.board, event);
  }

  stepByWheel(/** @type {WheelEvent} */ event) {
    stepByWheel(this.board, event);
  }
}
