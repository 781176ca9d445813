// The template of an embedded board: the state of the game, the board, cards or a hand, messages and buttons.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';
import { noTrail } from '../board/effects.js';
import { parts } from '../board/parts.js';
import { styled } from '../board/styled.js';
import { aspectOf, tableBoard } from '../panels/board-panel.js';
import { rail } from '../panels/rail.js';
import { standing, variantName } from '../panels/status-panel.js';
import { hasStages } from '../table/turn-stages.js';
import { findFamily } from '../table/variants.js';
import { shorten } from '../words/refusals.js';
import { controls } from './embed-controls.js';

/**
 * @typedef {import('./embed-app.js').EmbedApp} EmbedApp
 * @typedef {import('../table/session.js').Session} Session
 */

function messages(/** @type {EmbedApp} */ board) {
  const { table, words } = board;
  return table.notices.map((notice) => {
    const act = () => {
      table.dismiss(notice);
      notice.action?.run();
    };
    return html`<div class="message" part="message" role="alert">
        <p>${shorten(notice.text)} ${notice.place ? html`<code>${shorten(notice.place.text)}</code>` : nothing}</p>
        <div class="row">
          ${
            notice.action
              ? html`<button type="button" part="button" @click=${act}>
                ${notice.action.label}
              </button>`
              : nothing
          }
          <button
            type="button"
            part="button"
            class="square"
            aria-label=${words.format('dismiss')}
            @click=${() => table.dismiss(notice)}
          >
            ${icon('close')}
          </button>
        </div>
      </div>`;
  });
}

/** Hears presses before the board does: some of them draw. */
function drawingOn(/** @type {EmbedApp} */ board) {
  const { extras, settings } = board;
  if (settings.drawing === 'off') return { press: nothing, click: nothing };
  const press = { capture: true, handleEvent: (/** @type {PointerEvent} */ event) => extras.press(event, board) };
  const click = {
    capture: true,
    handleEvent: (/** @type {MouseEvent} */ event) => extras.annotations?.isOn && event.stopPropagation(),
  };
  return { press, click };
}

/** A picture without what led to it, but for the numbers of a turn. */
function diagram(/** @type {EmbedApp['table']} */ { news: { trail } }) {
  const { stages } = trail;
  return { isStill: true, trail: stages.length > 0 ? { ...noTrail, stages } : noTrail };
}

function place(/** @type {EmbedApp} */ board, /** @type {Session} */ session) {
  const { extras, settings, table, words } = board;
  const step =
    settings.mode === 'replay' && ((/** @type {WheelEvent} */ event) => extras.stepping?.stepByWheel(board, event));
  const { press, click } = drawingOn(board);
  const shapes = extras.shapes(session, words);
  const drawn = extras.annotations?.layer(shapes) ?? null;
  const annotations = board.closer ? board.closer.over(drawn) : drawn;
  return html`<div
    class="place"
    @wheel=${step || nothing}
    @pointerdown=${press}
    @click=${click}
    ${styled({ '--aspect': aspectOf(session.view) })}
  >
    ${tableBoard(table, { isWhole: true, ...(settings.mode === 'diagram' ? diagram(table) : {}), annotations })}
    ${shapes.length > 0 ? html`<p class="only-spoken">${extras.annotations?.describe(words, shapes)}</p>` : nothing}
  </div>`;
}

/** What stands beside the board; in a replay only the actions of a turn of several, in a diagram nothing. */
function beside(/** @type {EmbedApp} */ { table, settings }, /** @type {Session} */ { view }) {
  const isShown = settings.mode === 'replay' ? hasStages(view) : settings.mode !== 'diagram';
  return isShown ? rail(table, view) : nothing;
}

/** How the pieces move, and the one that is pointed at. */
function legend(/** @type {EmbedApp} */ board, /** @type {Session} */ { game, view, isFlipped }) {
  const { words, choices, schema, pointed, considered } = board.table;
  const family = findFamily(schema, view.family);
  if (!board.legend || !board.isLegendOpen || board.settings.legend === 'off' || !family) return nothing;
  const movement = (/** @type {string} */ kind, /** @type {string} */ state) => game.movement(kind, state);
  return html`<div class="legend-place" part="legend" role="group" aria-label=${words.format('embed-legend')}>
    ${board.legend.pieceLegend({ words, family, view, movement, look: choices.look, isFlipped, pointed, considered })}
  </div>`;
}

/** The state of the game above the board; a diagram has none. */
function head(/** @type {EmbedApp} */ board, /** @type {Session} */ session) {
  const { settings, task } = board;
  if (settings.mode === 'diagram') return nothing;
  return html`<div class="status" part="status">
    ${task ? html`<p class="task">${task.tell(board, session)}</p>` : nothing}
    ${standing(board.table, session)}
  </div>`;
}

/** What is said of the position of a replay; beside a list it stands there, and here is for screen readers. */
function comment(/** @type {EmbedApp} */ { settings, extras: { records } }, /** @type {Session} */ session) {
  if (settings.mode !== 'replay' || !records) return nothing;
  return html`<div class=${settings.hasMoves && !records.isLong(session) ? 'only-spoken' : 'said'} role="status">
    ${records.comments(session, session.at)}
  </div>`;
}

export function screen(/** @type {EmbedApp} */ board) {
  const { session, settings, words } = board;
  const { theme } = settings;
  if (board.awayHeight > 0)
    return html`<div class="motley away" ${styled({ '--away-height': `${board.awayHeight}px` })}></div>`;
  if (!session)
    return html`<slot></slot><div class="motley" data-theme=${theme} lang=${words.locale}>${messages(board)}</div>`;
  const label = settings.label || variantName(board.table, session.game.variant);
  return html`<div
    class=${settings.hasMoves ? 'motley wide' : 'motley'}
    role="group"
    aria-label=${label}
    data-theme=${theme}
    data-mode=${settings.mode}
    lang=${words.locale}
    dir="ltr"
    @keydown=${(/** @type {KeyboardEvent} */ event) => board.press(event)}
  >
    <div class="main">
      ${board.extras.records?.players(session, settings.names) ?? nothing} ${head(board, session)}
      ${parts.seatStrip?.(board.table, session)} ${place(board, session)} ${beside(board, session)}
      ${messages(board)} ${settings.hasControls ? controls(board, session) : nothing} ${comment(board, session)}
      ${board.closer?.card(session)} ${legend(board, session)}
    </div>
    ${settings.hasMoves ? board.extras.list?.moves(board, session) : nothing}
  </div>`;
}
