// Loads the parts that readers ask for, or the author of the page orders, when the first of them is needed.

import { beginDrawing } from '../../board/acting/draw-press.js';
import { isSecondary } from '../../board/acting/pointer.js';
import { meantBy } from '../../board/acting/typed-key.js';

/** @import { Closer, Host, ReadBoard } from './board-state.js' */

/** @typedef {ReadBoard & Pick<import('./board-state.js').Board, 'addWords'>} Board */

export class Requests {
  #board;
  #host;
  #root;
  #tellDrawn;
  /** @type {CSSStyleSheet[]} */
  #sheets = [];
  /** Whether the parts for readers did not come when they were asked for. */
  #isMissing = false;

  /**
   * @param {Board} board
   * @param {Host} host
   * @param {ShadowRoot} root
   * @param {(marks: string) => void} tellDrawn called when the reader has drawn something, with all of it
   */
  constructor(board, host, root, tellDrawn) {
    this.#board = board;
    this.#host = host;
    this.#root = root;
    this.#tellDrawn = tellDrawn;
  }

  /** The parts for readers, with their words. Rejects if they do not come. */
  async load() {
    const board = this.#board;
    const [{ Reading, sheets }] = await Promise.all([this.#host.loadReading(), board.addWords('more')]);
    // The board may speak another language by now.
    await board.addWords('more');
    if (!board.reading) {
      this.#sheets = [...this.#sheets, ...sheets];
      this.#host.dress(this.#root, sheets);
      board.reading = new Reading(board, this.#tellDrawn);
    }
    if (this.#isMissing && board.session) {
      this.#isMissing = false;
      board.described.makeUp();
    }
    return board.reading;
  }

  /** The same; undefined if it does not come, which is told. */
  async bring() {
    try {
      return await this.load();
    } catch (error) {
      this.#isMissing = true;
      this.#board.table.tellMissing(error);
      return undefined;
    }
  }

  /**
   * The editor, if the part for it has come.
   * @type {import('./board-state.js').EditingPart['PositionEditor'] | null}
   */
  Editor = null;

  /** Loads the editor, with its words. What does not come is told. */
  async bringEditor() {
    const board = this.#board;
    try {
      const [{ PositionEditor, sheets }] = await Promise.all([this.#host.loadEditing(), board.addWords('more')]);
      if (this.Editor) return;
      this.Editor = PositionEditor;
      this.#sheets = [...this.#sheets, ...sheets];
      this.#host.dress(this.#root, sheets);
    } catch (error) {
      board.table.tellMissing(error);
    }
  }

  /**
   * The part for live games that are watched, if it has come.
   * @type {import('./board-state.js').WatchingPart | null}
   */
  watching = null;

  /** Loads that part, with its words. Without it the board has the position of the link, which is told. */
  async bringWatching() {
    const board = this.#board;
    try {
      const [part] = await Promise.all([this.#host.loadWatching(), board.addWords('more')]);
      this.watching = part;
    } catch (error) {
      board.table.tellMissing(error);
    }
  }

  /** Asks once more for the parts if they did not come. */
  askAgain() {
    if (this.#isMissing) this.bring();
  }

  /** Dresses the board in the styles of the parts that have come. */
  dress() {
    this.#host.dress(this.#root, this.#sheets);
  }

  toggleLegend() {
    this.openLegend(!this.#board.isLegendOpen);
  }

  async openLegend(/** @type {boolean} */ isOpen) {
    const board = this.#board;
    board.isLegendOpen = isOpen;
    board.update();
    if (!isOpen || board.reading) return;
    if (!(await this.bring())) board.isLegendOpen = false;
    board.update();
  }

  /** Opens or closes the menu. */
  async toggleMenu(/** @type {Element} */ place) {
    const { menu } = (await this.bring()) ?? {};
    if (menu?.isOpen) await menu.close(place);
    else await menu?.open(place);
  }

  /** Shows the possibilities besides the legal actions. In a picture without a legend there is no place for it. */
  async lookCloser(/** @type {(closer: Closer) => void} */ run) {
    const board = this.#board;
    const { mode, legend } = board.settings;
    if (!board.session || mode === 'edit' || (mode === 'diagram' && legend === 'off')) return;
    const reading = await this.bring();
    if (!reading) return;
    run(reading.lookCloser());
    board.update();
  }

  /** A key was pressed. */
  press(/** @type {KeyboardEvent} */ event) {
    const { reading, settings } = this.#board;
    if (settings.mode === 'replay') reading?.stepByKey(event);
    const { key, isControl, isAlt } = meantBy(event);
    if (key !== 'v' || isControl || isAlt) return;
    event.stopPropagation();
    this.lookCloser((closer) => closer.toggleTakes());
  }

  /** A press on the board, before the board has it: with the right button, or while drawing is on, it draws. */
  async pressToDraw(/** @type {PointerEvent} */ press) {
    const { board, session, reading } = this.#board;
    if (!board || !session) return;
    if (!isSecondary(press) && !reading?.annotations.isOn) return reading?.annotations.clear();
    press.stopPropagation();
    await beginDrawing(async () => (await this.bring())?.annotations ?? null, press, board, session);
  }
}
