// The screen of a game: the board with the state of the game, and tabs for moves, pieces, rules and analysis.

import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { pageIcon } from '../../art/page-icons.js';
import { noTrail } from '../../board/view/effects.js';
import { tableBoard } from '../../panels/board/board-panel.js';
import { layout } from '../../panels/board/layout.js';
import { marksKey, tellMarks } from '../../panels/board/marks-key.js';
import { rail } from '../../panels/board/rail.js';
import { status } from '../../panels/board/status-panel.js';
import { besideBoard } from '../../panels/seats/beside-board.js';
import { seatStrip } from '../../panels/seats/seats-panel.js';
import { after, controls, spokenTools } from './controls-panel.js';
import { moves } from './moves-panel.js';

/** @import { View } from '../../../web/types.js' */
/** @import { Page, State } from '../../services/state.js' */
/** @import { Session } from '../../table/game/session.js' */

/** @type {State['tab'][]} */
const tabs = ['moves', 'pieces', 'rules', 'analysis', 'game'];

/** Handles the arrow keys on the tabs. */
function onTabKey(/** @type {Page} */ app, /** @type {KeyboardEvent} */ event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  app.showTab(tabs[(tabs.indexOf(app.tab) + step + tabs.length) % tabs.length]);
  requestAnimationFrame(() => document.getElementById(`tab-${app.tab}`)?.focus());
}

function tabList(/** @type {Page} */ app) {
  return html`<div
    class="tabs"
    role="tablist"
    aria-label=${app.words.format('side')}
    @keydown=${(/** @type {KeyboardEvent} */ event) => onTabKey(app, event)}
  >
    ${tabs.map(
      (tab) =>
        html`<button
          type="button"
          role="tab"
          id="tab-${tab}"
          aria-selected=${app.tab === tab}
          aria-controls="side-panel"
          tabindex=${app.tab === tab ? 0 : -1}
          @click=${() => app.showTab(tab, app.tab !== tab || !app.isTabPulled)}
        >
          ${pageIcon(tab)}${app.words.format(`tab-${tab}`)}
        </button>`,
    )}
  </div>`;
}

/** So many pixels downwards are no longer a touch. */
const swipe = 12;

/** The upper edge of the panel, where it is pulled up: a touch, or a finger that moves down, lets it down. */
function letDown(/** @type {Page} */ app) {
  const down = () => {
    app.showTab(app.tab, false);
    document.getElementById(`tab-${app.tab}`)?.focus();
  };
  const begin = (/** @type {PointerEvent} */ { currentTarget, clientY }) => {
    const bar = /** @type {HTMLElement} */ (currentTarget);
    bar.onpointermove = (event) => event.buttons > 0 && event.clientY > clientY + swipe && down();
  };
  return html`<button type="button" class="let-down" @click=${down} @pointerdown=${begin}>
    ${pageIcon('down')}<span class="only-spoken">${app.words.format('tab-down')}</span>
  </button>`;
}

/** The content of the open tab, once the part has come that has it. */
function tabContent(/** @type {Page} */ app, /** @type {Session} */ session) {
  const { tab, parts } = app;
  if (tab === 'moves') return moves(app, session);
  if (tab === 'analysis') return parts.show('analysis', tab)?.analysis(session) ?? nothing;
  const reading = parts.show('reading', tab);
  if (!reading) return nothing;
  if (tab === 'pieces') return reading.legend(session, app.table.view, session.isFlipped);
  return tab === 'game' ? reading.gamePanel(session) : reading.rulesText(session.game.variant);
}

function side(/** @type {Page} */ app, /** @type {Session} */ session) {
  return html`<section class="side" aria-label=${app.words.format('side')}>
    ${tabList(app)} ${letDown(app)}
    ${keyed(
      // Each tab begins at its top.
      app.tab,
      html`<div
        id="side-panel"
        class="side-panel"
        role="tabpanel"
        tabindex="0"
        aria-labelledby="tab-${app.tab}"
      >
        <h2 class="only-spoken">${app.words.format(`tab-${app.tab}`)}</h2>
        ${tabContent(app, session)}
      </div>`,
    )}
    ${app.closerLook.card(session)}
  </section>`;
}

/** The arrows of a hint on the board, while it has any. */
function hintShown(/** @type {Page} */ { hints, table }) {
  return hints.squares.length > 0 && !table.aside ? { trail: { ...noTrail, stages: hints.arrows } } : {};
}

/** The analysis at the board: the part of it is there as soon as the tab has been opened. */
function analysed(/** @type {Page} */ { analysis, parts, tab }, /** @type {Session} */ session) {
  return (analysis.isShown && parts.show('analysis', tab)?.atBoard(session)) || {};
}

/** The board, with the drawings of a visitor and the analysis on it. */
function board(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {View} */ view) {
  const { table, drawings, choices, closerLook } = app;
  const { trail, draw, beside = nothing } = analysed(app, session);
  const layers = [closerLook.draw, table.aside ? null : drawings.layer(session), draw].filter((layer) => !!layer);
  const annotations =
    layers.length > 1
      ? (/** @type {import('../../board/view/types.js').Scene} */ scene) => layers.map((layer) => layer(scene))
      : closerLook.draw;
  const details = {
    ...{ id: 'board', view, annotations, coordinates: choices.coordinates },
    ...(trail ? { trail } : {}),
    ...hintShown(app),
  };
  const ahead = choices.premove === 'on' && table.whoseTurn.isAwaited && closerLook.ahead(session);
  return html`${spokenTools(app, 'skip')} ${tableBoard(table, Object.assign(details, ahead))}
  ${beside} ${drawings.spoken(session)}`;
}

export function tableScreen(/** @type {Page} */ app, /** @type {Session} */ session) {
  const { table } = app;
  const view = table.aside?.view ?? table.view;
  return layout(view, {
    status: status(table, session),
    seats: view.standings.length
      ? seatStrip(table, session, (seat) => besideBoard(app, session, seat))
      : besideBoard(app, session),
    key: marksKey(table, view),
    onMove: (event) => tellMarks(table, view, event),
    board: board(app, session, view),
    rail: rail(table, view),
    after: app.byLink?.draw?.(after(app, session)) ?? after(app, session),
    controls: app.typing?.draw(session) ?? controls(app, session),
    side: side(app, session),
    tabs: { isPulled: app.isTabPulled },
  });
}
