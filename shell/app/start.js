// Brings the App, which takes over what stands: all that acts, with storage, dialogs and panels.

import workerUrl from '../../web/worker.js?worker&url';
import { makeThinker } from '../computer/thinkers.js';
import '../computer/thinking.js';
import { drawWhole } from '../panels/whole-page.js';
import { Store } from '../saving/store.js';
import { translate } from '../strings/load-words.js';
import { App } from './app.js';

/** Tells the user of errors that nothing else has caught. The game goes on; it is saved already. */
function listenToFailures(/** @type {App} */ app) {
  const tell = () => app.table.tell({ tone: 'error', text: app.words.format('reason-engine-failed') });
  for (const name of ['error', 'unhandledrejection']) addEventListener(name, tell);
}

/**
 * @param {import('./first-screen.js').FirstScreen} first what stands
 * @param {import('./app.js').Parts['loadBoards']} loadBoards
 * @param {() => void} onOpen called when the App has taken it over
 */
export async function start(first, loadBoards, onOpen) {
  const { root, engine, words } = first;
  drawWhole();
  const app = new App(root, engine, words, new Store(), {
    first,
    loadBoards,
    makeThinker: () => makeThinker({ worker: workerUrl, rules: engine.files }),
    draw: first.picture,
    translate,
    tags: navigator.languages,
    tabs: 'BroadcastChannel' in window ? new BroadcastChannel('motley-games') : undefined,
  });
  listenToFailures(app);
  await app.begin(onOpen);
  // Where nothing of it can be had, the page is as it was before.
  import('../offline/offline.js').then(({ beInstalled }) => beInstalled(app)).catch(() => {});
}
