// The game that the attributes of an element describe: they are read, the rules are loaded, and the game is opened.

import { getExtra, parseLink, writeLink } from '../../links/links.js';
import { inSlices } from '../../links/slices.js';
import { AttributeError, linkOf, readLinked, readSettings } from './embed-settings.js';
import { openGame, opening, ownSeats, seatPlayers, turnBoard } from './opening.js';
import { OwnStrings } from './own-strings.js';

/** @import { Engine } from '../../../web/engine.js' */
/** @import { Link } from '../../links/links.js' */
/** @import { Host, Opened } from './board-state.js' */
/** @import { Settings } from './embed-settings.js' */

/**
 * @typedef {Pick<import('./board-state.js').Board, 'engine' | 'engineFor' | 'pieceChoice' | 'reading' | 'requests' |
 *   'seat' | 'session' | 'settings' | 'table' | 'update'>} Board
 */

/** A record that stands in the content of a board; any other content is shown until the board stands. */
const recordScript = ':scope > script[type="application/x-motley-record"]';

/** The record of a board, in its attribute or else in its content; empty: none. */
const recordOf = (/** @type {HTMLElement} */ element) =>
  element.getAttribute('record')?.trim() || (element.querySelector(recordScript)?.textContent ?? '');

/** Whether a board with these settings shows more than a game to be played. */
function isRead(/** @type {Settings} */ { mode, names, link, marks, drawing, keep, hasMoves }) {
  const isNamed = names.length > 0 || getExtra(link, 'notes') !== undefined;
  return (
    mode === 'task' || mode === 'replay' || isNamed || hasMoves || !!keep || !!marks.trim() || drawing === 'button'
  );
}

export class Described {
  #board;
  #element;
  #host;
  #teller;
  #strings;
  /** The link of the board, as it was read last. @type {Link | null} */
  #linked = null;
  /** @type {string | null} */
  #linkText = null;
  /** The game that was kept over a reload, as a link. @type {string | null} */
  #kept = null;
  /** Counts the calls of begin(), so that only the last one opens a game. */
  #begun = 0;
  /** Whether the game that the attributes describe could not be opened because something did not come. */
  #isLost = false;

  /**
   * @param {Board} board
   * @param {HTMLElement} element
   * @param {Host} host
   * @param {import('./teller.js').Teller} teller
   */
  constructor(board, element, host, teller) {
    this.#board = board;
    this.#element = element;
    this.#host = host;
    this.#teller = teller;
    this.#strings = new OwnStrings(element, teller);
  }

  // ----- the attributes

  get #link() {
    return linkOf((name) => this.#element.getAttribute(name));
  }

  /** Reads the link of the board or the record, which may be long. */
  async #readLinked() {
    const { reading, requests } = this.#board;
    const record = recordOf(this.#element);
    if (record || reading) await (await requests.load()).readRecord(record);
    const text = this.#link;
    if (text === this.#linkText) return;
    // One that cannot be read is told when the attributes are read.
    this.#linked = await inSlices(readLinked(text)).catch(() => null);
    this.#linkText = text;
  }

  /** Reads the attributes. Invalid values are reported. */
  #read() {
    const { reading, table } = this.#board;
    table.notices = [];
    const text = this.#link;
    const own = text === null ? (reading?.link ?? null) : text === this.#linkText ? this.#linked : null;
    return readSettings(
      (name) => this.#element.getAttribute(name),
      (error) => this.#teller.attribute(error),
      own,
    );
  }

  // ----- the game

  /** Loads the parts that these settings show besides the game. A board stands without it, too. */
  async #equip(/** @type {Settings} */ settings) {
    // Another host may take its time: a board stands with our pieces and words until then.
    const choice = this.#board.pieceChoice.follow(settings.pieces);
    const own = this.#strings.follow(settings.strings);
    // Our own set is waited for, so that the pieces do not change.
    if (settings.pieces === 'bold') await choice;
    if (settings.mode === 'edit') await this.#board.requests.bringEditor();
    if (settings.watch) await this.#board.requests.bringWatching();
    if (isRead(settings)) {
      const reading = await this.#board.requests.bring();
      await reading?.readNotes(settings.link);
    }
    this.#speak(settings, own).catch((error) => console.warn(error));
  }

  /** Speaks with the author's own words once they have come, or no more with them. */
  async #speak(/** @type {Settings} */ settings, /** @type {Promise<boolean>} */ areOthers) {
    if (!(await areOthers)) return;
    this.#board.table.words = await this.#findWords(settings);
    this.#board.update();
  }

  /**
   * Opens the game that the attributes describe. If it cannot be read, nothing changes. Rejects if the rules of the
   * first game cannot be loaded.
   */
  async begin() {
    const board = this.#board;
    const number = ++this.#begun;
    this.#isLost = false;
    try {
      await this.#readLinked();
      const settings = this.#read();
      const { variant } = settings.link;
      const [engine] = await Promise.all([board.engineFor(variant), this.#equip(settings)]);
      // Long parts are encoded now, and known when the link below the board is drawn.
      await inSlices(writeLink(settings.link));
      // The attributes may have changed while the rules were loaded, or while the game was opened.
      if (number !== this.#begun) return;
      const opened = await inSlices(opening(engine, settings, this.#makeTask, this.#findKept(settings)));
      if (number === this.#begun) this.#open(settings, engine, opened);
      else opened.session.dispose();
    } catch (error) {
      if (number === this.#begun) this.#fail(error);
    }
    board.update();
  }

  /** How far the reader has played a game before the page was loaded again; null: not at all. */
  #findKept(/** @type {Settings} */ settings) {
    const { reading, session } = this.#board;
    const kept = session ? null : (this.#kept ??= this.#host.takeGame());
    return kept && settings.mode === 'play' ? parseLink(kept) : (reading?.findKept(settings) ?? null);
  }

  get #makeTask() {
    return this.#board.reading?.makeTask ?? null;
  }

  #open(/** @type {Settings} */ settings, /** @type {Engine} */ engine, /** @type {Opened} */ opened) {
    this.#board.seat(settings, engine, opened);
    for (const problem of opened.problems) this.#teller.problem(problem);
    if (settings.keep) this.#compareKept(settings.keep);
    this.#checkSeat();
    this.#mark();
  }

  /** Tells of letters that are no seats of the game. */
  #checkSeat() {
    const { session, settings } = this.#board;
    if (session && settings.seat && !ownSeats(session, settings))
      this.#teller.attribute(new AttributeError('seat', settings.seat));
  }

  /** The reader has another seat in the same game. */
  #reseat() {
    const { session, settings, table } = this.#board;
    if (!session) return;
    this.#checkSeat();
    if (settings.computer) seatPlayers(session, settings);
    table.note('look');
  }

  /** Tells the author of boards that keep their games under one name: each would take away what another has kept. */
  #compareKept(/** @type {string} */ name) {
    const boards = [...this.#element.ownerDocument.querySelectorAll('motley-board[keep]')];
    const first = boards.find((board) => board.getAttribute('keep')?.trim() === name);
    if (first && first !== this.#element) this.#teller.author('keep', name, 'another board keeps its game under it');
  }

  /** Puts the arrows and marks of the author on the position shown. */
  #mark() {
    const { reading, session, settings } = this.#board;
    if (session) this.#try(() => reading?.annotations.read(settings.marks, session));
  }

  /** Returns to the game that the attributes describe; at once, unless they name another variant now. */
  reset() {
    const board = this.#board;
    this.#try(() => {
      const settings = this.#read();
      const { engine, session } = board;
      const isSame = settings.link.variant === board.settings.link.variant;
      board.reading?.forget(settings);
      if (isSame && session) this.#open(settings, engine, openGame(engine, settings, this.#makeTask));
      else this.begin();
    });
    board.update();
  }

  // ----- changes

  /** Called when attributes have changed. */
  async follow(/** @type {Set<string>} */ changed, /** @type {boolean} */ isOtherGame) {
    const board = this.#board;
    if (changed.has('lang')) board.table.words = await this.#findWords();
    if (!board.session || isOtherGame) await this.begin();
    else this.#try(() => (board.settings = this.#read()));
    await this.#equip(board.settings);
    if (changed.has('marks')) this.#mark();
    if (board.session && !isOtherGame && changed.has('seat')) this.#reseat();
    if (board.session && (changed.has('flip') || changed.has('seat'))) turnBoard(board.session, board.settings);
    if (changed.has('legend')) board.requests.openLegend(board.settings.legend === 'open');
    board.update();
  }

  /** Asks again for what did not come. */
  askAgain() {
    if (this.#isLost) this.begin();
    this.#board.requests.askAgain();
  }

  /**
   * Shows all that the parts for readers were needed for, which have come late. Without them a task is none and a kept
   * game is not found, so both begin again; but what a reader has played of a game stays.
   */
  makeUp() {
    const { session, settings } = this.#board;
    const isUntouched = session?.steps.length === settings.link.actions.length;
    const isOtherGame = settings.mode === 'task' || (settings.keep !== '' && isUntouched);
    return this.follow(new Set(['marks', ...(settings.legend === 'open' ? ['legend'] : [])]), isOtherGame);
  }

  /**
   * The words of the element's language, with those of the parts shown.
   * @param {Settings} [opened] those of a game that is being opened
   */
  async #findWords(opened) {
    const { reading, session } = this.#board;
    const settings = opened ?? this.#board.settings;
    const words = await this.#host.wordsFor(this.#strings.text);
    if (session || opened) await this.#host.engineFor(settings.link.variant, words);
    if (reading || ['edit', 'watch'].includes(settings.mode)) await this.#host.addWords(words, 'more');
    return words;
  }

  #try(/** @type {() => void} */ run) {
    try {
      run();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Reports that a text was refused or rules could not be loaded. The game before stays. */
  #fail(/** @type {unknown} */ error) {
    const { subject } = /** @type {import('./teller.js').Fault} */ (error);
    if (!subject && !this.#board.session) throw error;
    this.#isLost = !subject;
    this.#teller.failure(error);
  }
}
