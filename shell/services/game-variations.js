// The variations of the game at the table: the part that keeps and shows them is loaded when there are some.

import { hasStages } from '../table/game/turn-stages.js';

/** @import { Line, Session, Step } from '../table/game/session.js' */
/** @import { Variations } from './variations.js' */

/**
 * @typedef {Pick<import('./state.js').Page, 'navigation' | 'parts' | 'practice' | 'session' | 'table' | 'task' |
 *   'update'>} Page
 */

/** Whether the replaced actions are only a part of a turn, which its player tries again. */
function isTriedAgain(/** @type {Session} */ { view }, /** @type {Line} */ { steps, at }) {
  const { seat, number } = steps[at];
  const isOfTurn = (/** @type {Step} */ step) => step.seat === seat && step.number === number;
  const isRest = at > 0 && hasStages(view) && isOfTurn(steps[at - 1]);
  return steps.slice(at).every(isOfTurn) && (isRest || steps[steps.length - 1].goesOn);
}

export class GameVariations {
  /** @type {Variations | null} */
  #kept = null;
  /** The panel that draws them in the list of moves. @type {import('./state.js').VariationsPanel | null} */
  panel = null;
  /** Lines that were left while the part for them is loaded. @type {Line[]} */
  #left = [];
  /** @type {Promise<Variations | null> | null} */
  #opening = null;
  /** Whether the line that is played is to be the main one once the part is loaded. */
  #isPlayedOn = false;

  constructor(/** @type {Page} */ app) {
    this.app = app;
  }

  /** The variations, once there are some; null also while something else than the game is played. */
  get kept() {
    return this.app.task || this.app.practice ? null : this.#kept;
  }

  /** Called when another game comes to the table, or the same one from another tab. */
  seat(/** @type {Session | null} */ session) {
    this.#kept = null;
    this.#opening = null;
    this.#left = [];
    this.#isPlayedOn = false;
    if (session?.extras.some(([key]) => key === 'lines' || key === 'notes')) this.open();
  }

  /** Opens the variations; null if they cannot be loaded, or the game has left, or is none. */
  open() {
    this.#opening ??= this.#load();
    return this.#opening;
  }

  async #load() {
    const { app } = this;
    const { session } = app;
    if (!session || app.task || app.practice) return null;
    // The variations of the link belong to the line that it showed.
    const known = { ...(this.#left[0] ?? session.line), extras: session.extras };
    const part = await app.parts.bring('reading');
    const kept = session === app.session ? await part?.openVariations(session, known) : null;
    if (!part || !kept || session !== app.session) return null;
    this.#kept = kept;
    this.panel = part.variationsPanel;
    for (const line of this.#left) kept.keep(line);
    kept.follow();
    if (this.#isPlayedOn) kept.lead();
    this.#isPlayedOn = false;
    if (this.#left.length > 0) app.navigation.follow(session, true);
    this.#left = [];
    app.update();
    return kept;
  }

  /**
   * Called after each change of the game, before it is kept: actions that others replace become a variation.
   * @returns whether there are such actions
   */
  follow(/** @type {import('../table/table.js').Change} */ { type, before }) {
    const session = /** @type {Session} */ (this.app.session);
    const isOther = type === 'cut' || (type === 'play' && session.played !== before.steps);
    const isLeft = isOther && before.steps.length > before.at;
    const isAgain = isLeft && isTriedAgain(session, before);
    if (isAgain) this.#kept?.forget(before);
    else if (isLeft && !this.#kept) {
      this.#left.push(before);
      this.open();
    }
    this.#kept?.follow();
    if (isLeft && !isAgain && type === 'play') this.#playOn(before);
    return isLeft && !isAgain;
  }

  /** Whoever takes back in a game against a computer plays another game from there on; others go along known lines. */
  #playOn(/** @type {Line} */ before) {
    if (this.#isPlayed(before)) {
      this.#isPlayedOn = !this.#kept;
      this.#kept?.lead();
    } else this.#kept?.goOn();
  }

  /** Whether a line was that of a game against a computer which had not ended. */
  #isPlayed(/** @type {Line} */ { steps, result }) {
    const { players } = this.app.table.opponents;
    return Object.values(players).some(Boolean) && !result && !steps[steps.length - 1].isLast;
  }

  /** Lets somebody write about the position shown. */
  async write() {
    (await this.open())?.write();
  }

  /** Keeps actions from the position shown on as a variation. Returns whether it is kept. */
  async addLine(/** @type {string[]} */ actions) {
    const kept = await this.open();
    kept?.addLine(actions);
    return kept !== null;
  }

  /** Keeps what a review has found. Returns whether it is kept. */
  async keepRemarks(/** @type {import('./state.js').Remark[]} */ remarks) {
    const kept = await this.open();
    kept?.keepRemarks(remarks);
    return kept !== null;
  }

  /** Shows the next variation in the place of the last action. */
  async showNext() {
    (await this.open())?.next();
  }
}
