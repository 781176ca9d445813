// Starts the page: draws its first screen, and then brings the App, which takes it over.

import './board/motley-view.js';
import './board/coordinates.css.js';
import './board/grounds.js';
import { render } from 'lit';
import { fetchText } from '../web/files.js';
import { Rules } from './app/family-rules.js';
import { FirstScreen, isSeen, readPlainLink } from './app/first-screen.js';
import { KeptInput } from './app/kept-input.js';
import { applyLanguage } from './app/language.js';
import { loadChoices } from './app/preferences.js';
import { games, page } from './panels/page.js';
import { chooseLanguage, languages, tagIn } from './strings/languages.js';
import { addWords } from './strings/load-words.js';
import { Words } from './words/words.js';

const root = /** @type {HTMLElement} */ (document.getElementById('app'));

/** The words of the page, once the first are there. @type {Words | undefined} */
let words;

/** Those that more is added to. @type {() => Words} */
let currentWords;

/** What only some games are drawn with, by the names that scripts/family-needs.mjs has for it. */
const modules = {
  cards: () => import('./app/with-cards.js'),
  hands: () => import('./board/motley-hand.js'),
  'more-pieces': () => import('./art/more-pieces.js'),
  tables: () => import('./app/with-tables.js'),
  turns: () => import('./app/with-turns.js'),
};

/** What the build has written into the page; addresses in it are relative to the page's. */
function readGiven() {
  const { files, boards, app, ...given } = JSON.parse(document.getElementById('given')?.textContent ?? '');
  const place = (/** @type {string} */ file) => new URL(file, document.baseURI).href;
  const placed = Object.fromEntries(Object.entries(files).map(([family, file]) => [family, place(file)]));
  return { ...given, files: placed, boards: place(boards), app: app && place(app) };
}

/** Has the browser fetch the App, which is wanted a little later; where there was no build nobody knows its script. */
function fetchApp(/** @type {string | undefined} */ href) {
  if (!href) return;
  const link = { rel: 'modulepreload', href, crossOrigin: '' };
  document.head.append(Object.assign(document.createElement('link'), link));
}

async function begin() {
  const given = readGiven();
  const fragment = location.hash.slice(1);
  const input = new KeptInput();
  const begun = new Words(chooseLanguage([loadChoices().language, tagIn(fragment), ...navigator.languages]), []);
  currentWords = () => begun;
  const beginning = Promise.all([addWords(begun, 'boards'), addWords(begun, 'page')]);
  const rules = new Rules(given, modules, (family) => addWords(currentWords(), family));
  const loaded = rules.load(/^\w*/.exec(fragment)?.[0] ?? '');
  loaded.catch(() => {});
  const loadHome = async () => {
    const names = Promise.all([rules.loadWords(), addWords(currentWords(), 'more'), import('./panels/home-screen.js')]);
    const boards = JSON.parse(await fetchText(given.boards));
    games.take((await names)[2]);
    return boards;
  };
  const home = fragment ? undefined : loadHome();
  home?.catch(() => {});
  if (fragment && !readPlainLink(fragment)) fetchApp(given.app);
  await beginning;
  words = begun;
  applyLanguage(words);
  const first = new FirstScreen(root, rules, words, (app) => render(page(app), root));
  currentWords = () => first.table.words;
  await Promise.all([loaded, home && first.knowBoards(home).catch(() => {})]);
  fetchApp(given.app);
  first.open(fragment);
  root.textContent = '';
  if (!fragment || first.session) {
    first.show();
    await isSeen();
    first.greet();
  }
  const loadBoards = async () => (await Promise.all([loadHome(), rules.loadParts()]))[0];
  const part = await import('./app/start.js').catch((error) => first.tellMissing(error));
  const release = () => {
    input.release();
    // From now on the page acts: styles and tests may ask for it.
    root.dataset.acts = '';
  };
  await part?.start(first, loadBoards, () => setTimeout(release));
}

/** What the page itself says in the reader's language, where no words could be loaded. */
function brokenLine() {
  const language = chooseLanguage([loadChoices().language, tagIn(location.hash), ...navigator.languages]);
  return root.dataset.broken?.split('\n')[languages.indexOf(language)];
}

// This module does not wait for it: parts that are loaded meanwhile wait for this module. It begins when this is done:
// tools of a browser that note what asks for a file would read all of this script for it.
Promise.resolve()
  .then(begin)
  .catch((error) => {
    console.error(error);
    const { message } = /** @type {Error} */ (error);
    root.textContent = words?.format('page-failed', { error: message }) ?? `${brokenLine()} (${message})`;
  });
