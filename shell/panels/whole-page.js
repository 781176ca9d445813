// What the page is drawn with once the App is there.

import { nothing } from 'lit';
import { lazy } from '../app/lazy.js';
import { dialogs } from '../dialogs/dialogs.js';
import { later } from './later.js';
import { moves } from './moves-panel.js';
import { rulesText } from './rules-text.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../table/session.js').Session} Session
 */

/** Few visitors use the analysis, so it is loaded when its tab is first opened. */
/** @type {(app: App, session: Session) => unknown} */
const analysisTab = lazy(({ words }) => import('./analysis-panel.js').then((part) => part.prepare(words)), 'analysis');
const piecesTab = lazy(() => import('./pieces-panel.js'), 'pieces');
const gameTab = lazy(() => import('./game-panel.js'), 'gamePanel');
/** @type {(app: App, session: Session) => unknown} */
const premove = lazy((app) => import('../possible/premove.js').then((part) => part.prepare(app)), 'premove');
/** Few games begin with a choice of cards. */
const setupScreen = lazy(() => import('./setup-screen.js'), 'setupScreen');

function side(/** @type {App} */ app, /** @type {Session} */ session) {
  if (app.tab === 'pieces') return piecesTab(app, session, session.view, session.isFlipped);
  if (app.tab === 'analysis') return analysisTab(app, session);
  if (app.tab === 'game') return gameTab(app, session);
  if (app.tab === 'rules') return rulesText(app, session.game.variant);
  return moves(app, session);
}

/** From now on the page is drawn whole: there is an App. */
export function drawWhole() {
  Object.assign(later, {
    side,
    premove,
    setup: (/** @type {App} */ app) => setupScreen(app, /** @type {any} */ (app.setup)),
    dialog: (/** @type {App} */ app) => (app.dialog ? (dialogs[app.dialog.name]?.(app) ?? nothing) : nothing),
  });
}
