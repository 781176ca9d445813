// The screen of the editor: the board, the pieces to put, the fault, and the buttons for the position.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';
import { pageIcon } from '../art/page-icons.js';
import { placed } from '../board/drawing/styled.js';
import { layout } from '../panels/board/layout.js';
import { variantName } from '../panels/board/status-panel.js';
import { statusRoom } from '../panels/board/status-room.js';
import { button, signButton } from '../panels/buttons.js';
import { changes } from '../panels/changes.js';
import { describeReason as describeEnd } from '../words/game-status.js';
import { describeReason } from '../words/refusals.js';
import { arrayPart } from './array-part.js';
import { palette } from './palette.js';
import { piecePart } from './piece-part.js';
import { fieldsPart } from './position-fields.js';
import { textPart } from './text-part.js';

/** @import { MotleyView } from '../board/motley-view.js' */
/** @import { EditorPage } from './editor-page.js' */

/**
 * @typedef {Pick<import('../services/state.js').Page, 'board' | 'choices' | 'copyLink' | 'dialog' | 'openDialog' |
 *   'parts' | 'schema' | 'session' | 'tab' | 'table' | 'update' | 'words'>} Page
 */

/** The board's messages about moves, left out: they would be said of every square. */
const silent = /^board-(target|places)/;

/** The words of the board. */
function wordsOf(/** @type {Page} */ { words }) {
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

function board(/** @type {Page} */ app, /** @type {EditorPage} */ page) {
  const { words, choices, table } = app;
  const { editing } = page;
  const { family, verdict } = editing;
  const own = spoken.get(words) ?? wordsOf(app);
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
    data-coordinates=${choices.coordinates}
    .view=${editing.view}
    .game=${editing}
    .kinds=${family.kinds}
    .orders=${family.orders ?? []}
    .cardsInUse=${family.cardsInUse ?? 0}
    .flip=${!!app.session?.isFlipped}
    .look=${choices.look}
    .cardMode=${choices.cards}
    .words=${own}
    .annotations=${drawFault(verdict.square)}
    .source=${table.source}
    @motley-play=${onPlay}
    @motley-source=${onSource}
    @keydown=${onKey}
  ></motley-view>`;
}

/** The fault, and where it is; or that the position can be played, or is the end of a game. */
function verdictText(/** @type {Page} */ { words }, /** @type {EditorPage} */ { editing }) {
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

function status(/** @type {Page} */ app, /** @type {EditorPage} */ page) {
  const { words, table } = app;
  const name = variantName(table, page.editing.variant);
  return html`<header class="status editor-status">
    <h1 id="game-title" tabindex="-1">${words.format('editor-title', { name })}</h1>
    ${statusRoom(words, html`<div role="status" aria-live="polite" class="standing">${verdictText(app, page)}</div>`)}
  </header>`;
}

function controls(/** @type {Page} */ app, /** @type {EditorPage} */ page) {
  const { words, table } = app;
  const { editing } = page;
  const isOff = !page.start;
  /** @param {unknown} sign @param {string} id @param {() => void} run @param {boolean} [isOff] */
  const square = (sign, id, run, isOff) => signButton(sign, words.format(id), run, { isOff });
  return html`<div class="controls editor-controls" role="group" aria-label=${words.format('controls')}>
    ${square(icon('undo'), 'editor-undo', () => page.goBy(-1), !editing.canUndo)}
    ${square(icon('redo'), 'editor-redo', () => page.goBy(1), !editing.canRedo)}
    ${square(icon('flip'), 'flip', () => table.flip())}
    ${square(pageIcon('trash'), 'editor-clear', () => page.change((editing) => editing.clear()))}
    ${square(icon('again'), 'editor-restart', () => page.change((editing) => editing.restart()))}
    ${button(icon('play'), words.format('editor-play'), () => page.play(), { names: 'main', isOff })}
    ${button(pageIcon('analysis'), words.format('editor-analyse'), () => page.analyse(), { isOff })}
  </div>`;
}

function side(/** @type {Page} */ app, /** @type {EditorPage} */ page) {
  const { words } = app;
  const { variant } = page.editing;
  const isOff = !page.start;
  return html`<section class="side" aria-labelledby="side-title">
    <h2 id="side-title" class="side-title">${words.format('editor-side')}</h2>
    <div class="side-panel editor-side" tabindex="0" role="group" aria-labelledby="side-title">
      ${piecePart(app, page)} ${arrayPart(app, page)}
      ${page.editing.draft.array ? nothing : [fieldsPart(app, page), textPart(app, page)]}
      <h3>${words.format('editor-use')}</h3>
      <div class="row editor-use">
        ${button(pageIcon('link'), words.format('copy-link'), () => app.copyLink(), { isOff })}
        ${button(pageIcon('share'), words.format('share'), () => app.openDialog('share'), { isOff })}
        ${button(pageIcon('code'), words.format('embed-title'), () => app.openDialog('embed'), { isOff })}
      </div>
      ${changes(app, variant)}
    </div>
  </section>`;
}

export function editorScreen(/** @type {Page} */ app, /** @type {EditorPage} */ page) {
  return app.session
    ? layout(page.editing.view, {
        status: status(app, page),
        board: board(app, page),
        rail: palette(app, page),
        controls: controls(app, page),
        side: side(app, page),
      })
    : nothing;
}
