// The board of a position that is edited, and what the rules say of it: in the editor of the page, and on boards of
// other pages.

import { html, nothing } from 'lit';
import { placed } from '../board/drawing/styled.js';
import { describeReason as describeEnd } from '../words/game-status.js';
import { describeReason } from '../words/refusals.js';

/** @import { MotleyView } from '../board/motley-view.js' */
/** @import { Session } from '../table/game/session.js' */
/** @import { Table } from '../table/table.js' */
/** @import { Editing } from './editing.js' */

/**
 * What edits a position.
 * @typedef {object} Editor
 * @property {Editing} editing
 * @property {(run: (editing: Editing) => void) => void} change changes something, and shows it
 */

/**
 * The page or the board on which a position is edited.
 * @typedef {object} Board
 * @property {import('../words/words.js').Words} words
 * @property {Table['choices']} choices
 * @property {Session | null} session
 * @property {Pick<Table, 'pieces' | 'source'>} table
 * @property {Table['board']} board
 * @property {() => void} update asks for a new picture
 */

/** The board's messages about moves, left out: they would be said of every square. */
const silent = /^board-(target|places)/;

/** The words of the board. */
function wordsOf(/** @type {Board['words']} */ words) {
  return {
    format: (/** @type {string} */ id, /** @type {Record<string, string | number>} */ args) => {
      if (silent.test(id)) return '';
      return words.format(id === 'board-moves' ? 'editor-taken' : id, args);
    },
    formatFirst: (/** @type {string[]} */ ids, /** @type {Record<string, string | number>} */ args) =>
      silent.test(ids[0]) ? '' : words.formatFirst(ids, args),
  };
}

/** @type {WeakMap<object, ReturnType<typeof wordsOf>>} */
const spoken = new WeakMap();

/** Marks the square on which something is wrong. */
const faultOn =
  (/** @type {string} */ square) =>
  (/** @type {import('../board/view/types.js').Scene} */ { geometry }) =>
    html`<div class="mark fault" data-square=${square} ${placed(geometry.place(square))}></div>`;

/** @type {{ square?: string, draw: ReturnType<typeof faultOn> | null }} */
let fault = { draw: null };

function drawFault(/** @type {string | undefined} */ square) {
  if (fault.square !== square) fault = { square, draw: square ? faultOn(square) : null };
  return fault.draw;
}

/** The board on which pieces are put. */
export function editorBoard(/** @type {Board} */ app, /** @type {Editor} */ page) {
  const { words, choices, table } = app;
  const { editing } = page;
  const { family, verdict } = editing;
  const own = spoken.get(words) ?? wordsOf(words);
  spoken.set(words, own);
  const onSource = (/** @type {CustomEvent} */ { detail }) => {
    table.source = detail.source;
    if (editing.pieceOn(detail.source)) editing.selected = detail.source;
    app.update();
  };
  const onPlay = (/** @type {CustomEvent} */ { detail }) => page.change((editing) => editing.act(detail.text));
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    const { source, focused } = /** @type {MotleyView} */ (event.currentTarget);
    page.change((editing) => editing.remove(editing.pieceOn(source ?? '') ? (source ?? '') : focused));
  };
  return html`<motley-view
    id="board"
    part="board"
    data-editing
    data-coordinates=${choices.coordinates ?? nothing}
    .view=${editing.view}
    .game=${editing}
    .kinds=${family.kinds}
    .orders=${family.orders ?? []}
    .cardsInUse=${family.cardsInUse ?? 0}
    .flip=${!!app.session?.isFlipped}
    .look=${choices.look}
    .cardMode=${choices.cards}
    .words=${own}
    .pieces=${table.pieces}
    .annotations=${drawFault(verdict.square)}
    .source=${table.source}
    @motley-play=${onPlay}
    @motley-source=${onSource}
    @keydown=${onKey}
  ></motley-view>`;
}

/** The fault, and where it is; or that the position can be played, or is the end of a game. */
export function verdictText(/** @type {Pick<Board, 'words'>} */ { words }, /** @type {Editing} */ editing) {
  const { family, draft, verdict } = editing;
  const { error, square, field, view } = verdict;
  if (view)
    return view.outcome.result === 'ongoing'
      ? html`<p>${words.format('editor-fine')}</p>`
      : html`<p>${words.format('editor-end', { reason: describeEnd(words, view, view.outcome) })}</p>`;
  const reason = describeReason(words, error);
  if (square) return html`<p class="error">${words.format('editor-fault-square', { square, reason })}</p>`;
  if (field === 'rows' || !field) return html`<p class="error">${reason}</p>`;
  const name = words.format(draft.array ? `option-${family.family}-${field}` : `editor-field-${field}`);
  return html`<p class="error">${words.format('editor-fault-field', { field: name, reason })}</p>`;
}
