// The template of an embedded board: the state of the game, the board, cards or a hand, messages and buttons.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';
import { styled } from '../board/styled.js';
import { cardRail } from '../panels/card-rail.js';
import { hand, passOffer } from '../panels/hand.js';
import { seatStrip } from '../panels/seats-panel.js';
import { standing, variantName } from '../panels/status-panel.js';
import { tray } from '../panels/tray.js';
import { hasStages, trailOf } from '../table/turn-stages.js';
import { findFamily } from '../table/variants.js';
import { controls } from './embed-controls.js';
import { moves } from './embed-moves.js';

/**
 * @typedef {import('./embed-table.js').EmbedTable} EmbedTable
 * @typedef {import('../table/session.js').Session} Session
 */

/** The largest length of a text that is shown in a message. */
const longest = 120;

function shorten(/** @type {string} */ text) {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function messages(/** @type {EmbedTable} */ board) {
  const { notices, words } = board;
  return notices.map((notice) => {
    const act = () => {
      board.dismiss(notice);
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
            @click=${() => board.dismiss(notice)}
          >
            ${icon('close')}
          </button>
        </div>
      </div>`;
  });
}

function surface(/** @type {EmbedTable} */ board, /** @type {Session} */ session) {
  const { view } = session;
  const family = findFamily(board.schema, view.family);
  const { mode } = board.settings;
  const isOver = session.outcome.result !== 'ongoing';
  return html`<div class="place" ${styled({ '--aspect': view.files > 0 ? Math.min(1, view.files / view.ranks) : 1 })}>
    <motley-view
      part="board"
      .view=${view}
      .game=${session}
      .kinds=${family?.kinds ?? []}
      .orders=${family?.orders ?? []}
      .flip=${session.isFlipped}
      .look=${board.choices.look}
      .cardMode=${board.choices.cards}
      .words=${board.words}
      .last=${session.last}
      .trail=${trailOf(session, isOver)}
      .disabled=${board.isOff}
      .still=${mode === 'diagram'}
      .held=${board.held}
      @motley-play=${(/** @type {CustomEvent} */ { detail }) => board.choose(detail.text)}
      @motley-refuse=${(/** @type {CustomEvent} */ { detail }) => board.refuse(detail.from, detail.to)}
      @motley-point=${(/** @type {CustomEvent} */ { detail }) => board.look({ pointed: detail })}
      @motley-select=${(/** @type {CustomEvent} */ { detail }) => board.select(detail.square)}
    ></motley-view>
  </div>`;
}

/** What belongs to the board: cards to switch, a hand, or the actions of a turn. */
function rail(/** @type {EmbedTable} */ board, /** @type {Session} */ session) {
  const { view } = session;
  const family = findFamily(board.schema, view.family);
  if (!family || board.settings.mode === 'diagram') return nothing;
  if (hasStages(view)) return tray(board, session);
  if (board.settings.mode === 'replay') return nothing;
  const play = (/** @type {string} */ text) => board.choose(text);
  if (!family.orders) return html`${hand(board, view, family)} ${passOffer(board, view, play)}`;
  return html`<div class="rail" role="group" aria-label=${board.words.format('rail')}>
    ${cardRail(board, view, family, play)}
  </div>`;
}

/** How the pieces move, and the one that is pointed at. */
function legend(/** @type {EmbedTable} */ board, /** @type {Session} */ { game, view, isFlipped }) {
  const { words, choices, pointed, considered } = board;
  const family = findFamily(board.schema, view.family);
  if (!board.legend || !board.isLegendOpen || board.settings.legend === 'off' || !family) return nothing;
  const movement = (/** @type {string} */ kind, /** @type {string} */ state) => game.movement(kind, state);
  return html`<div class="legend-place" part="legend" role="group" aria-label=${words.format('embed-legend')}>
    ${board.legend.pieceLegend({ words, family, view, movement, look: choices.look, isFlipped, pointed, considered })}
  </div>`;
}

/** The state of the game above the board; a diagram has none. */
function head(/** @type {EmbedTable} */ board, /** @type {Session} */ session) {
  const { settings, task, words } = board;
  if (settings.mode === 'diagram') return nothing;
  return html`<div class="status" part="status">
    ${task ? html`<p class="task">${words.format(task.isSolved(session) ? 'task-solved' : 'task')}</p>` : nothing}
    ${standing(board, session)}
  </div>`;
}

export function screen(/** @type {EmbedTable} */ board) {
  const { session, settings, words } = board;
  const { theme } = settings;
  if (!session)
    return html`<slot></slot><div class="motley" data-theme=${theme} lang=${words.locale}>${messages(board)}</div>`;
  const label = settings.label || variantName(board, session.game.variant);
  return html`<div
    class=${settings.hasMoves ? 'motley wide' : 'motley'}
    role="group"
    aria-label=${label}
    data-theme=${theme}
    data-mode=${settings.mode}
    lang=${words.locale}
    dir="ltr"
  >
    <div class="main">
      ${head(board, session)} ${seatStrip(board, session)} ${surface(board, session)} ${rail(board, session)}
      ${messages(board)} ${settings.hasControls ? controls(board, session) : nothing}
      ${legend(board, session)}
    </div>
    ${settings.hasMoves ? moves(board, session) : nothing}
  </div>`;
}
