// Puzzles on the page: the one at the table, its hints, and the next one.

import { fetchLines } from '../../web/files.js';
import '../styles/puzzle.css';
import { puzzleAddresses } from './puzzle-families.js';
import { PuzzleGame, PuzzleSession, turnsOf } from './puzzle-game.js';
import { puzzleScreen } from './puzzle-screen.js';
import { dayOf, familyOfDay, nameOf, nextPuzzle, plainFirst, puzzleOfDay, readPuzzles } from './puzzles.js';
import { figureOf, ratePuzzle, ratingIn } from './rating.js';
import { noteSolved, readSolved, streakOn } from './solved.js';
import { fits, themesOf } from './themes.js';
import { keepWish, readWish } from './wishes.js';

/** @import { Puzzle } from './puzzles.js' */
/** @import { Rated } from './rating.js' */
/** @import { Key, Themes, Wish } from './themes.js' */

/**
 * @typedef {import('./puzzle-screen.js').Page & Pick<import('../services/state.js').Page, 'navigation' | 'need' |
 *   'seat' | 'session' | 'update'>} Page
 */

const puzzleFamilies = Object.keys(puzzleAddresses);

/** The puzzles of a family. Rejects if they cannot be loaded. */
async function loadPuzzles(/** @type {string} */ family) {
  return readPuzzles(await fetchLines(puzzleAddresses[family]));
}

/**
 * @typedef {object} Details
 * @property {number} [day] whose puzzle of the day it is
 * @property {Puzzle[]} [list] the puzzles of the family, where they are known
 * @property {Wish} [wish] of which kind the next ones are to be, else as is kept
 */

export class PuzzlePage {
  /** The puzzles of the family, once they are loaded. */
  list;
  /** How it was rated at this visit. @type {Rated | undefined} */
  rated;
  #app;
  #day;

  /**
   * Puts a puzzle at the table. Throws a MotleyError if it cannot be played.
   * @param {Page} app
   * @param {Puzzle} puzzle
   * @param {Details} [details]
   */
  constructor(app, puzzle, { day, list = [], wish } = {}) {
    this.#app = app;
    this.#day = day;
    this.puzzle = puzzle;
    this.list = list;
    /** @type {PuzzleGame} */
    this.game = new PuzzleGame(app.table, app.engine, puzzle, () => this.#noteSolved());
    const session = new PuzzleSession(app.engine, puzzle);
    this.family = session.view.family;
    this.wish = wish ?? readWish(this.family);
    /** Whether its reader sees from the beginning what was wished. */
    this.isWished = Object.keys(this.wish).length > 0;
    /** What it counts against the reader's rating. */
    this.figure = figureOf(puzzle.turns, session.view.actions.length);
    session.isFlipped = session.view.seats.indexOf(this.game.seat) === 1 && session.view.surface !== 'plane';
    app.seat(session);
    app.task = this;
    if (list.length === 0) this.#load(this.family);
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
    return this.#day !== undefined;
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

  /** The reader's rating in the family; undefined before its first puzzle. */
  get rating() {
    return ratingIn(this.family);
  }

  /** The themes of each puzzle of the family. @returns {Themes[]} */
  get themes() {
    return this.list.map((puzzle) => themesOf(this.#app.engine, puzzle));
  }

  /** How many puzzles are of the kind that is wished. */
  get fittingCount() {
    return this.themes.filter((themes) => fits(themes, this.wish)).length;
  }

  /**
   * The next one of the kind that is wished and was not solved yet; after all of them the next in the list.
   * @returns {Puzzle | undefined}
   */
  get next() {
    const isWished = (/** @type {Puzzle} */ puzzle) => fits(themesOf(this.#app.engine, puzzle), this.wish);
    return nextPuzzle(this.list, readSolved().solved, this.number, isWished);
  }

  /** Asks for another kind of puzzles; an empty value: in this respect any. */
  choose(/** @type {Key} */ key, /** @type {string} */ value) {
    const { [key]: _, ...others } = this.wish;
    this.wish = value ? { ...others, [key]: value } : others;
    keepWish(this.family, this.wish);
    this.#app.update();
  }

  goOn() {
    const { next } = this;
    if (next) show(this.#app, next, { list: this.list, wish: this.wish });
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
    if (this.game.state === 'wrong') this.#rate(false);
  }

  /** Another hint: the piece that begins, then its action. */
  ask() {
    if (this.isDone) return;
    this.#rate(false);
    this.game.hint = Math.min(this.game.hint + 1, 2);
    this.#app.update();
  }

  /** Plays the solution. */
  reveal() {
    this.#rate(false);
    this.game.show();
  }

  /** From the beginning; what is found then has been rated. */
  restart() {
    this.rated = undefined;
    this.game.restart();
  }

  #noteSolved() {
    noteSolved(nameOf(this.puzzle), this.#day);
    this.#rate(true);
  }

  /** Counts the first result of the day: a wrong turn, a hint or the solution loses. Only puzzles of the page count. */
  #rate(/** @type {boolean} */ isWon) {
    if (this.number === 0) return;
    this.rated = ratePuzzle(this.family, nameOf(this.puzzle), this.figure, isWon, dayOf(new Date())) ?? this.rated;
  }

  drop() {
    this.game.drop();
  }
}

/** @param {Page} app @param {Puzzle} puzzle @param {Details} [details] */
function show(app, puzzle, details) {
  new PuzzlePage(app, puzzle, details);
  app.navigation.visit();
}

/** Opens the next puzzle of a family, or with `day` that of today. Rejects if it cannot be loaded. */
export async function openPuzzle(/** @type {Page} */ app, /** @type {string} */ which) {
  const day = dayOf(new Date());
  const family = which === 'day' ? familyOfDay(puzzleFamilies, day) : which;
  const [list] = await Promise.all([loadPuzzles(family), app.need(family)]);
  if (which === 'day') return show(app, puzzleOfDay(list, puzzleFamilies.length, day), { day });
  const inTurn = plainFirst(list);
  const { solved } = readSolved();
  const wish = readWish(family);
  const next = nextPuzzle(inTurn, solved, 0, (puzzle) => fits(themesOf(app.engine, puzzle), wish));
  // What was wished may be gone.
  show(app, /** @type {Puzzle} */ (next ?? nextPuzzle(inTurn, solved)));
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
