// Makes an embedded board with all that it is drawn with: elements, templates, styles, words, rules and the worker. The
// logic of the board is in embed-app.js, which needs no document.

import '../board/motley-view.js';
import { render } from 'lit';
import { wear } from '../board/sheets.js';
import { EmbedApp } from './embed-app.js';
import { addWords, askFor, engineFor, loadHand, useSources, wordsFor } from './embed-load.js';
import { screen } from './embed-screen.js';
import { guessFamily } from './embed-settings.js';
import { keepGames, takeGame } from './kept-games.js';
import { sheets } from './styles.js';

/**
 * Does something with the games that are kept over a reload. When a file is gone, others are too: nothing is loaded.
 * @template T
 * @param {(place: import('./kept-games.js').Place) => T} work
 * @returns {T | null} null if this page may not store anything
 */
function tryStorage(work) {
  try {
    const boards = [...document.querySelectorAll('motley-board')];
    return work({ storage: sessionStorage, page: location.pathname + location.search, boards });
  } catch {
    return null;
  }
}

/** Whether games may be kept: to look into the storage for the first time takes as long as to draw a board. */
const isReloaded = () => /** @type {any} */ (performance).getEntriesByType('navigation')[0]?.type === 'reload';

/** How many of the sheets that all boards share a board wears. @type {WeakMap<ShadowRoot, number>} */
const worn = new WeakMap();

/** Adds those that it does not wear yet. */
function wearSheets(/** @type {ShadowRoot} */ root) {
  wear(root, sheets.slice(worn.get(root) ?? 0));
  worn.set(root, sheets.length);
}

/** @type {import('./embed-parts.js').Parts} */
const parts = {
  engineFor,
  wordsFor,
  addWords,
  adoptStyles(root, legend) {
    worn.delete(root);
    wearSheets(root);
    if (legend) wear(root, legend.legendSheets());
  },
  draw(board, root) {
    wearSheets(root);
    // The first picture takes the place of the slot.
    if (!root.querySelector('.motley')) root.textContent = '';
    render(screen(board), root);
  },
  loadHand,
  loadCards: () => import('../board/motley-cards.js'),
  async loadLegend(root) {
    const legend = await import('../legend/legend.js');
    wear(root, legend.legendSheets());
    return legend;
  },
  async openCloser(board, root) {
    const { words } = board;
    const [{ Closer }] = await Promise.all([
      import('./closer.js'),
      import('./embed-thinking.js'),
      addWords(words, 'more'),
    ]);
    return new Closer(board, root);
  },
  loadThinking: () => import('./embed-thinking.js'),
  takeGame: (element) => (isReloaded() ? tryStorage((place) => takeGame(place, element)) : null),
  reload() {
    tryStorage(keepGames);
    location.reload();
  },
  async loadRecords(words) {
    await addWords(words, 'more');
    return import('./embed-record.js');
  },
  async loadAnnotations(words) {
    await addWords(words, 'more');
    return import('../board/annotate.js');
  },
  async loadTasks(words, goal) {
    const { loadTasks } = await import('./task-start.js');
    return loadTasks(goal, () => addWords(words, 'more'));
  },
  loadKeeping: () => import('./keep.js'),
  loadStepping: () => import('./replay-input.js'),
  loadList: () => import('./embed-moves.js'),
};

/** Asks for the rules together with the words, which a board waits for first. What fails is told later. */
async function loadEarly(/** @type {import('./element.js').MotleyBoard} */ element) {
  try {
    await askFor(
      guessFamily((name) => element.getAttribute(name)),
      element,
    );
  } catch {
    // The board reads its attributes and asks for its rules again.
  }
}

/**
 * Makes a board without a game, when its messages are loaded. Rejects if that fails.
 * @param {import('./element.js').MotleyBoard} element
 * @param {string | null} site where links lead
 * @param {() => void} standNow called when the first game is ready
 * @param {import('./embed-load.js').Sources} sources
 */
export async function prepareBoard(element, site, standNow, sources) {
  useSources(sources);
  loadEarly(element);
  return new EmbedApp(element, site, await wordsFor(element), standNow, parts);
}
