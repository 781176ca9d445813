// What somebody at a board has in mind and in hand, and is told: the piece that is selected, the one that is
// looked at, the kind that is placed next, why something cannot be done, and notices beside the game. The page
// and boards on other pages are made of it.

import { explain } from '../words/refusals.js';
import { Holding } from './holding.js';

/**
 * @typedef {HTMLElement & { showReason(squares: string[]): void, focusSquare(name: string): void, focus(): void,
 *   updateComplete: Promise<unknown> }} BoardElement
 */

/**
 * Something to be told beside the game.
 * @typedef {object} Notice
 * @property {string} text
 * @property {'info' | 'error'} tone
 * @property {import('../words/refusals.js').Place} [place] in a text that was refused
 * @property {{ label: string, run: () => void }} [action]
 */

/** How long news are shown that ask for nothing, in milliseconds. */
const noticeTime = 12_000;

export class Table {
  /** The game at the board; null: none. @type {import('./session.js').Session | null} */
  session = null;
  /** The square of the piece that is selected. @type {string | null} */
  selected = null;
  /** Why something cannot be done, until the next thing is done. */
  remark = '';
  /** The piece that was last looked at on the board. @type {{ square: string } | null} */
  pointed = null;
  /** An exchange of its cards that is being considered. @type {{ square: string, cards: string | null } | null} */
  considered = null;
  /** What is told until it is put away. @type {Notice[]} */
  notices = [];
  #holding = new Holding();
  #isDrawing = false;

  constructor(/** @type {import('../words/words.js').Words} */ words) {
    this.words = words;
  }

  /** Asks for a new picture, drawn once after all that happens now. */
  update() {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    queueMicrotask(() => {
      this.#isDrawing = false;
      this.draw();
    });
  }

  /** Draws all there is. @protected */
  draw() {}

  /** The element that draws the board. @returns {BoardElement | null} */
  get board() {
    return null;
  }

  /** Another game comes to the board. */
  turnAway() {
    this.selected = null;
    this.remark = '';
    this.pointed = null;
    this.considered = null;
    this.#holding = new Holding();
  }

  /** Whether something shows how the piece moves that is looked at. @protected */
  get isLegendShown() {
    return false;
  }

  /** What the user looks at on the board or considers. */
  look(/** @type {Partial<Pick<Table, 'pointed' | 'considered'>>} */ news) {
    Object.assign(this, news);
    if (this.isLegendShown) this.update();
  }

  select(/** @type {string | null} */ square) {
    this.selected = square;
    if (square) this.remark = '';
    const piece = this.session?.view.pieces.find((piece) => piece.square === square);
    if (square && piece?.trapped) this.refuse(square, square);
    this.update();
  }

  /** The kind that is placed next. */
  get held() {
    return this.session && this.#holding.of(this.session.view);
  }

  /** Takes a kind from the hand, or puts it back. */
  take(/** @type {string} */ kind) {
    if (this.session) this.#holding.take(this.session.view, kind);
    this.remark = '';
    this.update();
  }

  /** Something was tried that is not possible: says why. */
  refuse(/** @type {string} */ from, /** @type {string} */ to) {
    if (!this.session) return;
    const { text, squares } = explain(this.words, this.session, from, to);
    this.remark = text;
    this.update();
    this.board?.showReason(squares);
  }

  /** An exchange of cards was tried that is not possible. */
  refuseCards(/** @type {string} */ cards) {
    this.remark = this.words.format('reason-no-switch', { token: cards });
    this.update();
  }
  tell(/** @type {Notice} */ notice) {
    this.notices = [...this.notices.filter(({ text }) => text !== notice.text), notice];
    if (notice.tone === 'info' && !notice.action) setTimeout(() => this.dismiss(notice), noticeTime);
    this.update();
  }

  dismiss(/** @type {Notice} */ notice) {
    this.notices = this.notices.filter((other) => other !== notice);
    this.update();
  }
}
