// The pieces that can be put on the board, by seat, and the tools that take pieces up or away.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';
import { pageIcon } from '../art/page-icons.js';
import { HandDrag } from '../board/acting/hand-drag.js';
import { drawing } from '../board/drawing/drawing.js';
import { signButton } from '../panels/buttons.js';
import { seatSign } from '../panels/seats/seat-sign.js';
import { seatId } from '../words/seat-names.js';
import { nameOf } from './piece-part.js';

/** @import { Tool } from './editing.js' */
/** @import { Board, Editor } from './editor-board.js' */

/** @typedef {Pick<Board, 'board' | 'table' | 'update' | 'words'>} Page */

/** @type {WeakMap<Editor, HandDrag>} */
const drags = new WeakMap();

/** Pieces can be dragged to the board. The source is the code of the kind. */
function dragOf(/** @type {Page} */ app, /** @type {Editor} */ page) {
  const findBoard = () => /** @type {import('../board/motley-view.js').MotleyView | null} */ (app.board);
  const drag = drags.get(page) ?? new HandDrag(findBoard, (kind) => take(app, page, kind));
  drags.set(page, drag);
  return drag;
}

function choose(/** @type {Page} */ app, /** @type {Editor} */ { editing }, /** @type {Tool} */ tool) {
  editing.tool = tool;
  app.table.source = null;
  app.update();
}

function take(/** @type {Page} */ app, /** @type {Editor} */ page, /** @type {string} */ kind) {
  page.editing.brush = { ...page.editing.brush, kind };
  choose(app, page, 'put');
}

function tools(/** @type {Page} */ app, /** @type {Editor} */ page) {
  const { words } = app;
  const { editing } = page;
  const { seats, family } = editing;
  /** @param {Tool} tool @param {unknown} sign */
  const tool = (tool, sign) =>
    signButton(sign, words.format(`editor-tool-${tool}`), () => choose(app, page, tool), {
      isPressed: editing.tool === tool,
    });
  const onSeat = (/** @type {string} */ seat) => {
    editing.brush = { ...editing.brush, seat };
    choose(app, page, 'put');
  };
  return html`<div class="editor-tools">
    ${tool('move', pageIcon('move'))} ${tool('remove', icon('close'))}
    <div class="editor-seats" role="group" aria-label=${words.format('editor-seats')}>
      ${[...seats].map((seat) =>
        signButton(seatSign(family, seat), words.name(seatId(family.family, seat)), () => onSeat(seat), {
          isPressed: editing.brush.seat === seat,
        }),
      )}
    </div>
  </div>`;
}

export function palette(/** @type {Page} */ app, /** @type {Editor} */ page) {
  const { words } = app;
  const { editing } = page;
  const { family, brush, usualKinds } = editing;
  const drag = dragOf(app, page);
  /** @param {import('../../web/types.js').Kind} kind */
  const button = ({ code, name }) =>
    html`<button
      type="button"
      aria-pressed=${editing.tool === 'put' && brush.kind === code}
      aria-label=${words.format('board-piece', nameOf(family, { ...brush, kind: code }))}
      title=${words.name(`kind-${name}`)}
      @click=${(/** @type {MouseEvent} */ event) => drag.isEcho(event) || take(app, page, code)}
      @pointerdown=${(/** @type {PointerEvent} */ event) => drag.down(event, code)}
      @pointermove=${(/** @type {PointerEvent} */ event) => drag.move(event)}
      @pointerup=${(/** @type {PointerEvent} */ event) => drag.up(event)}
      @pointercancel=${() => drag.cancel()}
    >
      <span class="picture">${drawing(name, brush.seat, family)}</span>
    </button>`;
  const isUsual = ({ code = '' }) => usualKinds.length === 0 || usualKinds.includes(code);
  const others = family.kinds.filter((kind) => !isUsual(kind));
  return html`<div class="rail editor-rail">
    ${tools(app, page)}
    <div class="editor-kinds" role="group" aria-label=${words.format('editor-kinds')}>
      ${family.kinds.filter(isUsual).map(button)}
    </div>
    ${
      others.length > 0
        ? html`<details>
          <summary>${words.format('editor-other-kinds')}</summary>
          <div class="editor-kinds">${others.map(button)}</div>
        </details>`
        : nothing
    }
  </div>`;
}
