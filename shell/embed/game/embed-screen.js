// The template of an embedded board: the state of the game, the board, cards or a hand, messages and buttons.

import { html, nothing } from 'lit';
import { icon } from '../../art/icons.js';
import { styled } from '../../board/drawing/styled.js';
import { noTrail } from '../../board/view/effects.js';
import { aspectOf, tableBoard } from '../../panels/board/board-panel.js';
import { rail } from '../../panels/board/rail.js';
import { standing, variantName } from '../../panels/board/status-panel.js';
import { seatStrip } from '../../panels/seats/seats-panel.js';
import { hasStages } from '../../table/game/turn-stages.js';
import { shorten } from '../../words/refusals.js';
import { controls } from './embed-controls.js';

/** @import { Session } from '../../table/game/session.js' */

/**
 * @typedef {import('./embed-controls.js').Board & Pick<import('./board-state.js').Board, 'awayHeight' | 'editor' |
 *   'session' | 'task' | 'watching'>} Board
 */

function messages(/** @type {Board} */ board) {
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
function drawingOn(/** @type {Board} */ board) {
  if (board.settings.drawing === 'off' || board.editor) return { press: nothing, click: nothing };
  const press = {
    capture: true,
    handleEvent: (/** @type {PointerEvent} */ event) => board.requests.pressToDraw(event),
  };
  const click = {
    capture: true,
    handleEvent: (/** @type {MouseEvent} */ event) => board.reading?.annotations.isOn && event.stopPropagation(),
  };
  return { press, click };
}

/** A picture without the actions before it, but for the numbers of a turn. */
function diagram(/** @type {Board['table']} */ { news: { trail } }) {
  const { stages } = trail;
  return { isStill: true, trail: stages.length > 0 ? { ...noTrail, stages } : noTrail };
}

function place(/** @type {Board} */ board, /** @type {Session} */ session) {
  const { reading, settings, table, words } = board;
  const { coordinates } = table.choices;
  const step = settings.mode === 'replay' && ((/** @type {WheelEvent} */ event) => reading?.stepByWheel(event));
  const { press, click } = drawingOn(board);
  const shapes = reading?.shapes(session) ?? [];
  const drawn = reading?.annotations.layer(shapes) ?? null;
  const details = settings.mode === 'diagram' ? diagram(table) : {};
  const annotations = reading?.closer ? reading.closer.over(drawn) : drawn;
  return html`<div
    class="place"
    @wheel=${step || nothing}
    @pointerdown=${press}
    @click=${click}
    ${styled({ '--aspect': aspectOf(session.view) })}
  >
    ${board.editor?.board() ?? tableBoard(table, { isWhole: true, coordinates, ...details, annotations })}
    ${shapes.length > 0 ? html`<p class="only-spoken">${reading?.annotations.describe(words, shapes)}</p>` : nothing}
  </div>`;
}

/** The rail beside the board; in a replay only the actions of a turn of several, in a diagram nothing. */
function beside(/** @type {Board} */ { editor, table, settings }, /** @type {Session} */ { view }) {
  if (editor) return editor.pieces();
  const isShown = settings.mode === 'replay' ? hasStages(view) : settings.mode !== 'diagram';
  return isShown ? rail(table, view) : nothing;
}

/** The state of the game above the board; a diagram has none. */
function head(/** @type {Board} */ board, /** @type {Session} */ session) {
  const { editor, settings, task } = board;
  if (editor) return html`<div class="status" part="status" role="status">${editor.told()}</div>`;
  if (settings.mode === 'diagram') return nothing;
  return html`<div class="status" part="status">
    ${task ? html`<p class="task">${task.tell(board, session)}</p>` : nothing}
    ${standing(board.table, session)}
  </div>`;
}

/** The comments on the position of a replay; with a list they stand there, and here are for screen readers. */
function comment(/** @type {Board} */ { settings, reading }, /** @type {Session} */ session) {
  if (settings.mode !== 'replay' || !reading?.hasNotes(session)) return nothing;
  return html`<div class=${settings.hasMoves && !reading.isLong(session) ? 'only-spoken' : 'said'} role="status">
    ${reading.comments(session)}
  </div>`;
}

/**
 * @param {Board} board
 * @param {boolean} isDarkened whether the browser darkens the page by itself
 */
export function screen(board, isDarkened) {
  const { reading, session, settings, words } = board;
  const theme = isDarkened && settings.theme === 'auto' ? 'dark' : settings.theme;
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
    ${styled({ '--motley-size': settings.width })}
    @keydown=${(/** @type {KeyboardEvent} */ event) => board.requests.press(event)}
  >
    <div class="main">
      ${reading?.players(session) ?? nothing} ${head(board, session)}
      ${board.editor ? nothing : seatStrip(board.table, session)} ${place(board, session)} ${beside(board, session)}
      ${board.watching?.panel() ?? nothing}
      ${messages(board)} ${settings.hasControls ? controls(board, session) : nothing}
      ${board.editor?.fields()} ${comment(board, session)}
      ${reading?.closer?.card(session)}
      ${board.isLegendOpen && settings.legend !== 'off' ? reading?.legend(session) : nothing}
    </div>
    ${settings.hasMoves ? reading?.moves(session) : nothing}
  </div>`;
}
