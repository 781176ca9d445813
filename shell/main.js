// Starts the page.

import './board/motley-view.js';
import './board/coordinates.css.js';
import { render } from 'lit';
import { fetchText } from '../web/files.js';
import workerUrl from '../web/worker.js?worker&url';
import { App } from './app/app.js';
import { Rules, thinkBy } from './app/family-rules.js';
import { applyLanguage } from './app/language.js';
import { loadChoices } from './app/preferences.js';
import { makeThinker } from './computer/thinkers.js';
import { page } from './panels/page.js';
import { Store } from './saving/store.js';
import { chooseLanguage, languages, tagIn } from './strings/languages.js';
import { addWords, translate } from './strings/load-words.js';
import { Words } from './words/words.js';

const root = /** @type {HTMLElement} */ (document.getElementById('app'));

/** Tells the user of errors that nothing else has caught. The game goes on; it is saved already. */
function listenToFailures(/** @type {App} */ app) {
  const tell = () => app.table.tell({ tone: 'error', text: app.words.format('reason-engine-failed') });
  for (const name of ['error', 'unhandledrejection']) addEventListener(name, tell);
}

/** The words of the page, once the first are there. @type {Words | undefined} */
let words;

/** Those that more is added to. @type {() => Words} */
let currentWords;

/** What only some games are drawn with, by the names that scripts/family-needs.mjs has for it. */
const modules = {
  cards: () => Promise.all([import('./art/card-looks.js'), import('./board/motley-cards.js')]),
  hands: () => import('./board/motley-hand.js'),
  'more-pieces': () => import('./art/more-pieces.js'),
  tables: () =>
    Promise.all([
      import('./board/tables.js'),
      import('./board/begin.js'),
      import('./panels/seats-panel.js'),
      import('./panels/marks-key.js'),
      addWords(currentWords(), 'tables'),
    ]),
  turns: () => Promise.all([import('./board/stacks.js'), import('./panels/tray.js')]),
};

/** What the build has written into the page; addresses in it are relative to the page's. */
function readGiven() {
  const { files, search, boards, ...given } = JSON.parse(document.getElementById('given')?.textContent ?? '');
  const place = (/** @type {string} */ file) => new URL(file, document.baseURI).href;
  const placeAll = (/** @type {Record<string, string>} */ lists) =>
    Object.fromEntries(Object.entries(lists).map(([family, list]) => [family, list.split(' ').map(place).join(' ')]));
  return { ...given, files: placeAll(files), search: placeAll(search), boards: place(boards) };
}

async function begin() {
  const given = readGiven();
  const tags = navigator.languages;
  const begun = new Words(chooseLanguage([loadChoices().language, tagIn(location.hash), ...tags]), []);
  currentWords = () => begun;
  const beginning = addWords(begun);
  const rules = new Rules(given, modules, (family) => addWords(currentWords(), family));
  const loaded = rules.load(/^#(\w*)/.exec(location.hash)?.[1] ?? '');
  loaded.catch(() => {});
  const loadBoards = async () => {
    const words = addWords(currentWords(), 'home');
    const parts = Promise.all([rules.loadParts(), words, import('./panels/home-screen.js')]);
    const boards = JSON.parse(await fetchText(given.boards));
    await parts;
    return boards;
  };
  const boards = location.hash.length > 1 ? {} : loadBoards().catch(() => ({}));
  await beginning;
  words = begun;
  applyLanguage(words);
  const store = new Store();
  const [shown] = await Promise.all([boards, loaded]);
  root.textContent = '';
  const app = new App(root, rules, words, store, {
    loadBoards,
    makeThinker: () => thinkBy(rules, makeThinker({ worker: workerUrl, search: '' })),
    draw: (shown) => render(page(shown), root),
    translate,
    tags,
    tabs: 'BroadcastChannel' in window ? new BroadcastChannel('motley-games') : undefined,
  });
  currentWords = () => app.words;
  app.scenes.know(shown);
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
