// Starts the page.

import './art/card-looks.js';
import './art/more-pieces.js';
import './board/motley-view.js';
import './board/coordinates.css.js';
import './board/motley-cards.js';
import './board/motley-hand.js';
import './board/stacks.js';
import './board/tables.js';
import './panels/tray.js';
import { render } from 'lit';
import searchUrl from '../build/wasm/motley-search.wasm?url';
import { loadEngine } from '../web/engine.js';
import workerUrl from '../web/worker.js?worker&url';
import { App } from './app/app.js';
import { applyLanguage, tagIn } from './app/language.js';
import { loadChoices } from './app/preferences.js';
import './board/begin.js';
import { makeThinker } from './computer/thinkers.js';
import { page } from './panels/page.js';
import { Store } from './saving/store.js';
import { chooseLanguage, languages } from './strings/languages.js';
import { loadWords, translate } from './strings/load-words.js';

const root = /** @type {HTMLElement} */ (document.getElementById('app'));

/** Tells the user of errors that nothing else has caught. The game goes on; it is saved already. */
function listenToFailures(/** @type {App} */ app) {
  const tell = () => app.table.tell({ tone: 'error', text: app.words.format('reason-engine-failed') });
  for (const name of ['error', 'unhandledrejection']) addEventListener(name, tell);
}

/** @type {import('./words/words.js').Words | undefined} */
let words;

async function begin() {
  const engine = loadEngine();
  const tags = navigator.languages;
  words = await loadWords(chooseLanguage([loadChoices().language, tagIn(location.hash), ...tags]));
  applyLanguage(words);
  const store = new Store();
  const loaded = await engine;
  root.textContent = '';
  const app = new App(root, loaded, words, store, {
    makeThinker: () => makeThinker({ worker: workerUrl, search: searchUrl }),
    draw: (shown) => render(page(shown), root),
    translate,
    tags,
    tabs: 'BroadcastChannel' in window ? new BroadcastChannel('motley-games') : undefined,
  });
  listenToFailures(app);
  await app.begin();
  // Where nothing of it can be had, the page is as it was before.
  import('./offline/offline.js').then(({ beInstalled }) => beInstalled(app)).catch(() => {});
}

/** What the page itself says in the reader's language, where no words could be loaded. */
function brokenLine() {
  const language = chooseLanguage([loadChoices().language, tagIn(location.hash), ...navigator.languages]);
  return root.dataset.broken?.split('\n')[languages.indexOf(language)];
}

// This module does not wait for it: parts that are loaded meanwhile wait for this module.
begin().catch((error) => {
  console.error(error);
  const { message } = /** @type {Error} */ (error);
  root.textContent = words?.format('page-failed', { error: message }) ?? `${brokenLine()} (${message})`;
});
