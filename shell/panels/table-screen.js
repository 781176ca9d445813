// The screen of a game: the board with the state of the game, and tabs for moves, pieces, rules and analysis.

import { html } from 'lit';
import { lazy } from '../app/lazy.js';
import { trailOf } from '../table/turn-stages.js';
import { gameBoard } from './board-panel.js';
import { controls } from './controls-panel.js';
import { layout } from './layout.js';
import { moves } from './moves-panel.js';
import { pieces } from './pieces-panel.js';
import { rulesText } from './rules-panel.js';
import { seatStrip } from './seats-panel.js';
import { status } from './status-panel.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../table/session.js').Session} Session
 */

/** @type {App['tab'][]} */
const tabs = ['moves', 'pieces', 'rules', 'analysis'];

/** Handles the arrow keys on the tabs. */
function onTabKey(/** @type {App} */ app, /** @type {KeyboardEvent} */ event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  app.showTab(tabs[(tabs.indexOf(app.tab) + step + tabs.length) % tabs.length]);
  requestAnimationFrame(() => document.getElementById(`tab-${app.tab}`)?.focus());
}

function tabList(/** @type {App} */ app) {
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
          @click=${() => app.showTab(tab)}
        >
          ${app.words.format(`tab-${tab}`)}
        </button>`,
    )}
  </div>`;
}

/** Few visitors use the analysis, so it is loaded when its tab is first opened. */
const analysisTab = lazy(() => import('./analysis-panel.js'), 'analysis');

function sideContent(/** @type {App} */ app, /** @type {Session} */ session) {
  if (app.tab === 'pieces') return pieces(app, session, session.view, session.isFlipped);
  if (app.tab === 'analysis') return analysisTab(app, session);
  if (app.tab === 'rules') return rulesText(app, session.game.variant);
  return moves(app, session);
}

function side(/** @type {App} */ app, /** @type {Session} */ session) {
  return html`<section class="side" aria-label=${app.words.format('side')}>
    ${tabList(app)}
    <div
      id="side-panel"
      class="side-panel"
      role="tabpanel"
      tabindex="0"
      aria-labelledby="tab-${app.tab}"
    >
      <h2 class="only-spoken">${app.words.format(`tab-${app.tab}`)}</h2>
      ${sideContent(app, session)}
    </div>
  </section>`;
}

export function table(/** @type {App} */ app, /** @type {Session} */ session) {
  const { analysis, isToAct, hinted, hintArrows } = app.computer;
  const preview = analysis.picture;
  const isOver = session.outcome.result !== 'ongoing';
  const isOff = isOver || app.isWaiting || isToAct || preview !== null;
  const play = (/** @type {string} */ text) => {
    if (!isOff) app.play(text);
  };
  const view = preview?.view ?? session.view;
  return layout(app, {
    view,
    play,
    status: status(app, session),
    seats: seatStrip(app, session),
    board: gameBoard(app, view, {
      flip: session.isFlipped,
      last: preview?.last ?? (hinted.length ? hinted : session.last),
      trail: preview ? [] : hinted.length ? hintArrows : trailOf(session, app.isWaiting || isOver),
      isOff,
      play,
    }),
    controls: controls(app, session),
    side: side(app, session),
  });
}
