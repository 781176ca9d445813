// Puzzles on the page: the one at the table, its hints, and the next one.

import { fetchText } from '../../web/files.js';
import '../styles/puzzle.css';
import { puzzleAddresses } from './puzzle-families.js';
import { PuzzleGame, PuzzleSession, turnsOf } from './puzzle-game.js';
import { puzzleScreen } from './puzzle-screen.js';
import { dayOf, familyOfDay, nameOf, nextPuzzle, plainFirst, puzzleOfDay, readPuzzles } from './puzzles.js';
import { noteSolved, readSolved, streakOn } from './solved.js';

/** @import { Puzzle } from './puzzles.js' */

/**
 * @typedef {import('./puzzle-screen.js').Page & Pick<import('../services/state.js').Page, 'navigation' | 'need' |
 *   'seat' | 'session' | 'update'>} Page
 */

const puzzleFamilies = Object.keys(puzzleAddresses);

/** The puzzles of a family. Rejects if they cannot be loaded. */
async function loadPuzzles(/** @type {string} */ family) {
  return readPuzzles(await fetchText(puzzleAddresses[family]));
}

/** The puzzle of the day that is being solved. @typedef {{ day: number }} Daily */

export class PuzzlePage {
  /** The puzzles of the family, once they are loaded. @type {Puzzle[]} */
  list = [];
  #app;
  #daily;

  /**
   * Puts a puzzle at the table. Throws a MotleyError if it cannot be played.
   * @param {Page} app
   * @param {Puzzle} puzzle
   * @param {Daily} [daily]
   */
  constructor(app, puzzle, daily) {
    this.#app = app;
    this.#daily = daily;
    this.puzzle = puzzle;
    /** @type {PuzzleGame} */
    this.game = new PuzzleGame(app.table, app.engine, puzzle, () => noteSolved(nameOf(puzzle), daily?.day));
    const session = new PuzzleSession(app.engine, puzzle);
    session.isFlipped = session.view.seats.indexOf(this.game.seat) === 1 && session.view.surface !== 'plane';
    app.seat(session);
    app.task = this;
    this.#load(session.view.family);
  }

  /** The other puzzles of the family. Without them there is no next one. */
  async #load(/** @type {string} */ family) {
    if (puzzleFamilies.includes(family))
      this.list = await loadPuzzles(family).then(plainFirst, (error) => {
        this.#app.table.tellMissing(error);
        return [];
      });
    this.#app.update();
  }

  get isDaily() {
    return this.#daily !== undefined;
  }

  /** Where it is among those of its family, from 1; 0: it is none of them. */
  get number() {
    return this.list.findIndex((puzzle) => nameOf(puzzle) === nameOf(this.puzzle)) + 1;
  }

  /** How many of the family's puzzles were solved. */
  get solvedCount() {
    const { solved } = readSolved();
    return this.list.filter((puzzle) => solved.includes(nameOf(puzzle))).length;
  }

  /** On how many days in a row that of the day was solved. */
  get streak() {
    return streakOn(readSolved(), dayOf(new Date()));
  }

  /** The next one that was not solved yet; after all of them the next in the list. @returns {Puzzle | undefined} */
  get next() {
    return nextPuzzle(this.list, readSolved().solved, this.number);
  }

  goOn() {
    const { next } = this;
    if (next) show(this.#app, next);
  }

  screen() {
    return puzzleScreen(this.#app, /** @type {PuzzleSession} */ (this.#app.session), this);
  }

  // ----- in the place of a game at the table

  get isDone() {
    return this.game.isDone;
  }

  follow() {
    this.game.follow();
  }

  /** More of a hint: the piece that begins, then its action. */
  ask() {
    if (this.isDone) return;
    this.game.hint = Math.min(this.game.hint + 1, 2);
    this.#app.update();
  }

  drop() {
    this.game.drop();
  }
}

/** @param {Page} app @param {Puzzle} puzzle @param {Daily} [daily] */
function show(app, puzzle, daily) {
  new PuzzlePage(app, puzzle, daily);
  app.navigation.visit();
}

/** Opens the next puzzle of a family, or with `day` that of today. Rejects if it cannot be loaded. */
export async function openPuzzle(/** @type {Page} */ app, /** @type {string} */ which) {
  const day = dayOf(new Date());
  const family = which === 'day' ? familyOfDay(puzzleFamilies, day) : which;
  const [list] = await Promise.all([loadPuzzles(family), app.need(family)]);
  if (which === 'day') show(app, puzzleOfDay(list, puzzleFamilies.length, day), { day });
  else show(app, /** @type {Puzzle} */ (nextPuzzle(plainFirst(list), readSolved().solved)));
}

/**
 * Prepares the puzzle of a link, and returns what puts it at the table. Rejects if its line cannot be played.
 * @param {Page} app
 * @param {import('../links/links.js').Link} link
 */
export async function openPuzzleLink(app, { variant, position, actions }) {
  const puzzle = { variant, position, turns: 0, missed: 0, actions };
  const turns = Math.ceil(turnsOf(app.engine, puzzle).length / 2);
  return () => new PuzzlePage(app, { ...puzzle, turns });
}
