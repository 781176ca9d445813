// The screen of the editor: the board, the pieces to put, the fault, and the buttons for the position.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';
import { pageIcon } from '../art/page-icons.js';
import { layout } from '../panels/board/layout.js';
import { variantName } from '../panels/board/status-panel.js';
import { statusRoom } from '../panels/board/status-room.js';
import { button, signButton } from '../panels/buttons.js';
import { changes } from '../panels/changes.js';
import { arrayPart } from './array-part.js';
import { editorBoard, verdictText } from './editor-board.js';
import { palette } from './palette.js';
import { piecePart } from './piece-part.js';
import { fieldsPart } from './position-fields.js';
import { textPart } from './text-part.js';

/** @import { EditorPage } from './editor-page.js' */

/**
 * @typedef {Pick<import('../services/state.js').Page, 'board' | 'choices' | 'copyLink' | 'dialog' | 'openDialog' |
 *   'parts' | 'schema' | 'session' | 'tab' | 'table' | 'update' | 'words'>} Page
 */

function status(/** @type {Page} */ app, /** @type {EditorPage} */ page) {
  const { words, table } = app;
  const { editing } = page;
  const name = variantName(table, editing.variant);
  return html`<header class="status editor-status">
    <h1 id="game-title" tabindex="-1">${words.format('editor-title', { name })}</h1>
    ${statusRoom(
      words,
      html`<div role="status" aria-live="polite" class="standing">${verdictText(app, editing)}</div>`,
    )}
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
        board: editorBoard(app, page),
        rail: palette(app, page),
        controls: controls(app, page),
        side: side(app, page),
      })
    : nothing;
}
