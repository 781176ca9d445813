// Starts the page: loads the words of its first view, with the rules of the game that the address names or the boards
// of the start screen, and opens that.

import { render } from 'lit';
import { fetchText } from '../web/files.js';
import workerUrl from '../web/worker.js?worker&url';
import { Loader } from './loading/loader.js';
import { App } from './page/app.js';
import { applyPieces, loadPieces } from './page/appearance.js';
import { beInstalled } from './page/offline/offline.js';
import { importsOf } from './page/parts/imports.js';
import { page } from './page/screens/page.js';
import { followTranslation } from './page/translated.js';
import { loadChoices } from './saving/preferences.js';
import { Store } from './saving/store.js';
import { Rules } from './services/family-rules.js';
import { applyLanguage } from './services/language.js';
import { openThinker } from './table/computer/connect.js';
import { makeThinker } from './table/computer/thinkers.js';
import { chooseLanguage, languages, tagIn } from './words/languages.js';
import { addWords, translate } from './words/load-words.js';
import { Words } from './words/words.js';

const root = /** @type {HTMLElement} */ (document.getElementById('app'));

const language = chooseLanguage([loadChoices().language, tagIn(location.hash), ...navigator.languages]);

/** The words of the page; they may not be there yet. */
const words = new Words(language, []);

/** The data that the build has written into the page; addresses in it are relative to the page's. */
function readGiven() {
  const { files, boards, families } = JSON.parse(document.getElementById('given')?.textContent ?? '');
  const place = (/** @type {string} */ file) => new URL(file, document.baseURI).href;
  const placed = Object.fromEntries(Object.entries(files).map(([family, file]) => [family, place(file)]));
  return { families, files: placed, boards: place(boards) };
}

/** Tells the user of errors that nothing else has caught. The game goes on; it is saved already. */
function listenToFailures(/** @type {App} */ app) {
  const tell = (/** @type {Event} */ event) => {
    // A size that is told one picture later is no failure, but browsers report it as one.
    if (event instanceof ErrorEvent && event.message.startsWith('ResizeObserver loop')) return;
    app.table.tell({ tone: 'error', text: app.words.format('reason-engine-failed') });
  };
  for (const name of ['error', 'unhandledrejection']) addEventListener(name, tell);
}

/** Whether a style sheet was lost on its way: browsers show one without rules, or one that may not be read. */
function isLost(/** @type {HTMLLinkElement} */ { sheet }) {
  try {
    return !sheet || sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

/**
 * Asks once more for a style sheet that was lost.
 * @returns {Promise<Event>} one that was lost again
 */
function askForStyles() {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const links = document.querySelectorAll('link[rel="stylesheet"]');
  return new Promise((resolve) => {
    for (const link of links) {
      if (!isLost(link)) continue;
      const again = /** @type {HTMLLinkElement} */ (link.cloneNode());
      again.addEventListener('error', resolve);
      again.addEventListener('load', (event) => isLost(again) && resolve(event));
      link.replaceWith(again);
    }
  });
}

async function begin() {
  const lost = askForStyles();
  const given = readGiven();
  /** @type {App | undefined} */
  let app;
  // The page may speak another language by the time that a family is named.
  const rules = new Rules(given, (family) => addWords(app?.words ?? words, family));
  const home = new Loader({ boards: async () => JSON.parse(await fetchText(given.boards)) });
  const loadHome = () => Promise.all([home.load('boards'), rules.loadWords(), addWords(words, 'more')]);
  const fragment = location.hash.slice(1);
  const opened = fragment ? rules.load(/^\w*/.exec(fragment)?.[0] ?? '') : loadHome();
  // All is asked for at once. A missing file of a game or its family is told of when that is opened.
  await Promise.all([addWords(words, 'boards'), addWords(words, 'page'), opened.catch(() => {})]);
  applyLanguage(words);
  app = new App(root, rules, words, new Store(), {
    loadBoards: () => home.load('boards'),
    makeThinker: () => makeThinker({ worker: workerUrl, rules: given.files }, async () => ({ openThinker })),
    imports: importsOf,
    draw(app) {
      applyPieces(app);
      render(page(app), root);
    },
    addWords,
    translate,
    tags: navigator.languages,
    tabs: 'BroadcastChannel' in window ? new BroadcastChannel('motley-games') : undefined,
  });
  listenToFailures(app);
  root.textContent = '';
  followTranslation(root);
  await loadPieces(app);
  await app.begin(() => {
    // From now on the page acts: tests may ask for it.
    root.dataset.acts = '';
  });
  // What is told before the game stands goes with its opening.
  const { table } = app;
  lost.then((event) => table.tellMissing(event));
  // In a browser that cannot install a page, it works as before.
  beInstalled(app).catch(() => {});
}

begin().catch((error) => {
  console.error(error);
  const { message } = /** @type {Error} */ (error);
  const broken = root.dataset.broken?.split('\n')[languages.indexOf(language)];
  root.textContent = words.has('page-failed')
    ? words.format('page-failed', { error: message })
    : `${broken} (${message})`;
});
