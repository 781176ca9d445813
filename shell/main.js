// Starts the page.

import './board/motley-board.js';
import './board/motley-cards.js';
import './board/motley-hand.js';
import { loadEngine } from '../web/engine.js';
import { App } from './app.js';
import { Store } from './store.js';
import { english } from './strings/english.js';

const root = /** @type {HTMLElement} */ (document.getElementById('app'));

/** What nobody expected: said, and nothing lost. */
function listenToFailures(/** @type {App} */ app) {
  const text = english.format('reason-engine-failed');
  for (const name of ['error', 'unhandledrejection'])
    addEventListener(name, () => app.tell({ tone: 'error', text }));
}

try {
  const app = new App(root, await loadEngine(), english, new Store());
  listenToFailures(app);
  await app.begin();
} catch (error) {
  console.error(error);
  const { message } = /** @type {Error} */ (error);
  root.textContent = english.format('page-failed', { error: message });
}
