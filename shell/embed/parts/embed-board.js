// Makes an embedded board with all that it is drawn with: elements, templates, styles, words and rules. The logic of
// the board is in embed-app.js, which needs no document. The parts that come later import this one, so that all that
// they share with it is in its file.

import '../../board/motley-cards.js';
import '../../board/motley-hand.js';
import '../../board/motley-view.js';
import '../../table/thinking.js';
import { render } from 'lit';
import { drawWith } from '../../art/art.js';
import paint from '../../art/pieces.css?inline';
import tiles from '../../art/tiles.css?inline';
import { sheetOf, wear } from '../../board/styles/sheets.js';
import cards from '../../styles/card-row.css?inline';
import controls from '../../styles/controls.css?inline';
import play from '../../styles/play.css?inline';
import seats from '../../styles/seats.css?inline';
import tray from '../../styles/tray.css?inline';
import { makeThinker } from '../../table/computer/thinkers.js';
import own from '../element.css?inline';
import { watchDarkening } from '../game/darkened.js';
import { EmbedApp } from '../game/embed-app.js';
import { addWords, engineFor, useSources, wordsFor } from '../game/embed-load.js';
import { screen } from '../game/embed-screen.js';
import { keepGames, takeGame } from '../game/kept-games.js';

/** All boards share them. */
const sheets = [paint, tiles, controls, play, seats, cards, tray, own].map(sheetOf);

/**
 * Does something with the games that are kept over a reload. When a file is gone, others are too: nothing is loaded.
 * @template T
 * @param {(place: import('../game/kept-games.js').Place) => T} work
 * @returns {T | null} null if this page may not store anything
 */
function tryStorage(work) {
  try {
    /** @type {NodeListOf<Element & import('../game/kept-games.js').Board>} */
    const boards = document.querySelectorAll('motley-board');
    return work({ storage: sessionStorage, page: location.pathname + location.search, boards: [...boards] });
  } catch {
    return null;
  }
}

/** Whether games may be kept: to look into the storage for the first time takes as long as to draw a board. */
function isReloaded() {
  /** @type {(PerformanceEntry & { type?: string })[]} */
  const entries = performance.getEntriesByType('navigation');
  return entries[0]?.type === 'reload';
}

/** The thinker of all boards of the page. @type {import('../../../web/task.js').Asked | undefined} */
let thinker;

/**
 * Makes a board without a game, when its messages are loaded. Rejects if that fails.
 * @param {HTMLElement} element
 * @param {object} given by embed.js
 * @param {string | null} given.site where links lead
 * @param {() => void} given.standNow called when the first game is ready
 * @param {import('../../loading/loader.js').Loader<typeof import('./embed-imports.js').imports>} given.loader
 * @param {import('../game/embed-load.js').Sources} given.sources
 */
export async function prepareBoard(element, { site, standNow, loader, sources }) {
  useSources(sources);
  thinker ??= makeThinker({ worker: '', rules: sources.rules }, () => loader.load('thinking'));
  const isDarkened = watchDarkening(/** @type {ShadowRoot} */ (element.shadowRoot));
  /** @type {import('../game/board-state.js').Host} */
  const host = {
    site,
    standNow,
    engineFor,
    addWords,
    thinker,
    wordsFor: (own) => wordsFor(element, own),
    loadReading: () => loader.load('reading'),
    loadPieces: () => loader.load('pieces'),
    loadEditing: () => loader.load('editing'),
    loadWatching: () => loader.load('watching'),
    dress: (root, more = sheets) => wear(root, more),
    draw(board, root) {
      // The first picture takes the place of the slot.
      if (!root.querySelector('.motley')) root.textContent = '';
      drawWith(board.table.pieces, () => render(screen(board, isDarkened()), root));
    },
    takeGame: () => (isReloaded() ? tryStorage((place) => takeGame(place, element)) : null),
    reload() {
      tryStorage(keepGames);
      location.reload();
    },
  };
  return new EmbedApp(element, await wordsFor(element), host);
}
