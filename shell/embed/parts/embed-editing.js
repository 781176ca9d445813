// The editor of positions on somebody's page: the pieces to put, the piece that was touched last and the fields, as on
// our own page. Loaded for the first board with which readers set up a position.

import { html } from 'lit';
import { icon } from '../../art/icons.js';
import { pageIcon } from '../../art/page-icons.js';
import { sheetOf } from '../../board/styles/sheets.js';
import { Editing } from '../../editor/editing.js';
import { editorBoard, verdictText } from '../../editor/editor-board.js';
import { palette } from '../../editor/palette.js';
import { piecePart } from '../../editor/piece-part.js';
import { fieldsPart } from '../../editor/position-fields.js';
import { signButton } from '../../panels/buttons.js';
import editor from '../../styles/editor.css?inline';
import fields from '../../styles/fields.css?inline';
import { describeReason } from '../../words/refusals.js';
// Its file has all that the parts share.
import './embed-board.js';

/** @import { EditBoard, PositionEditor as Parts, Start } from '../game/board-state.js' */

/** The styles of the editor, besides those of all boards. */
export const sheets = [fields, editor].map(sheetOf);

/** @implements {Parts} */
export class PositionEditor {
  #board;
  #app;

  /**
   * Throws a MotleyError for a text that is no position, but not for one that only cannot be played.
   * @param {EditBoard} board
   * @param {Start} start
   */
  constructor(board, { engine, variant, position }) {
    this.#board = board;
    // The board as the editor's parts know it, who keep it: what stands in it changes.
    this.#app = {
      table: board.table,
      choices: board.table.choices,
      update: () => board.update(),
      get board() {
        return board.board;
      },
      get session() {
        return board.session;
      },
      get words() {
        return board.words;
      },
    };
    this.editing = new Editing(engine, variant, position);
  }

  get position() {
    return this.editing.verdict.position;
  }

  get problem() {
    const { error } = this.editing.verdict;
    return error ? describeReason(this.#board.words, error) : '';
  }

  change(/** @type {(editing: Editing) => void} */ run) {
    const { verdict } = this.editing;
    run(this.editing);
    if (verdict !== this.editing.verdict) this.#board.showEdited(this.position, this.problem);
    this.#board.update();
  }

  goBy(/** @type {1 | -1} */ way) {
    const { canUndo, canRedo } = this.editing;
    const isPossible = way < 0 ? canUndo : canRedo;
    if (isPossible) this.change((editing) => editing.goBy(way));
    return isPossible;
  }

  dispose() {
    this.editing.dispose();
  }

  // ----- its parts, around which the board is drawn

  board() {
    return editorBoard(this.#app, this);
  }

  told() {
    return verdictText(this.#app, this.editing);
  }

  pieces() {
    return palette(this.#app, this);
  }

  buttons() {
    const { words } = this.#board;
    const { canUndo, canRedo } = this.editing;
    /** @param {unknown} sign @param {string} id @param {() => void} run @param {boolean} [isOff] */
    const square = (sign, id, run, isOff) => signButton(sign, words.format(id), run, { isOff });
    return html`${square(icon('undo'), 'editor-undo', () => this.goBy(-1), !canUndo)}
    ${square(icon('redo'), 'editor-redo', () => this.goBy(1), !canRedo)}
    ${square(pageIcon('trash'), 'editor-clear', () => this.change((editing) => editing.clear()))}
    ${square(icon('again'), 'editor-restart', () => this.change((editing) => editing.restart()))}`;
  }

  fields() {
    return html`<div class="editor-side">${piecePart(this.#app, this)} ${fieldsPart(this.#app, this)}</div>`;
  }
}
