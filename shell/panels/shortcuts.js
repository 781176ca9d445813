// Keyboard shortcuts that work wherever the focus is, except in a text field or a dialog.

import { meantBy } from '../board/acting/typed-key.js';

/**
 * @typedef {Pick<import('../services/state.js').Page, 'board' | 'choices' | 'closerLook' | 'copyLink' | 'dialog' |
 *   'flip' | 'hints' | 'openDialog' | 'openNewGame' | 'openSaved' | 'openTyping' | 'session' | 'setup' | 'table' |
 *   'task' | 'variations'>} Page
 */

/**
 * @typedef {object} Shortcut
 * @property {string[]} keys as the browser calls them; with `Ctrl+` also for Command
 * @property {string} id of what it does, in words: `key-ID`
 * @property {(app: Page) => void} run
 * @property {boolean} [needsGame]
 */

/** Shows the page on the full screen, or in its window again, where the browser can. */
function toggleFullScreen() {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen?.().catch(() => {});
}

/** Goes one action back or forward in the task or the game at the table. */
const goBy = (/** @type {Page} */ app, /** @type {1 | -1} */ step) =>
  (app.task?.goBy ? app.task : app.table).goBy?.(step);

/** @type {Shortcut[]} */
export const shortcuts = [
  { keys: ['ArrowLeft', ',', 'Ctrl+z'], id: 'back', needsGame: true, run: (app) => goBy(app, -1) },
  { keys: ['ArrowRight', '.', 'Ctrl+y', 'Ctrl+Z'], id: 'forward', needsGame: true, run: (app) => goBy(app, 1) },
  { keys: ['Home', 'ArrowUp', '<'], id: 'start', needsGame: true, run: (app) => app.table.goTo(0) },
  { keys: ['End', 'ArrowDown', '>'], id: 'end', needsGame: true, run: (app) => app.table.goTo(Infinity) },
  { keys: ['l'], id: 'line', needsGame: true, run: (app) => app.variations.showNext() },
  { keys: ['r'], id: 'replay', needsGame: true, run: (app) => app.table.replay() },
  { keys: ['x'], id: 'flip', needsGame: true, run: (app) => app.flip() },
  { keys: ['b'], id: 'board', needsGame: true, run: (app) => app.board?.focus() },
  { keys: ['s'], id: 'summary', needsGame: true, run: (app) => app.openDialog('summary') },
  { keys: ['e'], id: 'type', needsGame: true, run: (app) => app.openTyping() },
  { keys: ['h'], id: 'hint', needsGame: true, run: (app) => (app.task ?? app.hints).ask() },
  { keys: ['v'], id: 'takes', needsGame: true, run: (app) => app.closerLook.toggleTakes() },
  { keys: ['c'], id: 'copy', needsGame: true, run: (app) => app.copyLink() },
  { keys: ['n'], id: 'new', run: (app) => app.openNewGame() },
  { keys: ['o'], id: 'open', run: (app) => app.openDialog('open') },
  { keys: ['g'], id: 'games', run: (app) => app.openSaved() },
  { keys: ['f'], id: 'full-screen', run: toggleFullScreen },
  { keys: ['?'], id: 'help', run: (app) => app.openDialog('help') },
];

function isField(/** @type {EventTarget | undefined} */ target) {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

/** The keys that scroll up and down. */
const scrolling = ['ArrowUp', 'ArrowDown', 'Home', 'End'];

/** The keys that walk over the board, and go through the game elsewhere. */
const walking = ['ArrowLeft', 'ArrowRight', ...scrolling];

/** Whether a key of up and down scrolls an element. */
const isScrolling = (/** @type {EventTarget} */ place) =>
  place instanceof HTMLElement &&
  place.scrollHeight > place.clientHeight + 1 &&
  /auto|scroll/.test(getComputedStyle(place).overflowY);

const isOnSquare = (/** @type {EventTarget | undefined} */ place) =>
  place instanceof HTMLElement && place.matches('.cell');

/** Whether a key scrolls where it is pressed. Up and down do so beside the board in a high page. */
function scrolls(/** @type {KeyboardEvent} */ event) {
  const isStep = (event.key === 'ArrowUp' || event.key === 'ArrowDown') && !isOnSquare(event.composedPath()[0]);
  if (!scrolling.includes(event.key)) return false;
  const { scrollHeight, clientHeight } = document.documentElement;
  return (isStep && scrollHeight > clientHeight) || event.composedPath().some(isScrolling);
}

/** The shortcut of a key, if it means one now. A setting switches off those without Ctrl. */
function findShortcut(/** @type {Page} */ app, /** @type {KeyboardEvent} */ event) {
  const { key, isControl, isAlt } = meantBy(event);
  if (event.defaultPrevented || isAlt || app.dialog) return undefined;
  if (isField(event.composedPath()[0]) || (!isControl && app.choices.keys === 'off')) return undefined;
  if (scrolls(event)) return undefined;
  const shortcut = shortcuts.find(({ keys }) => keys.includes((isControl ? 'Ctrl+' : '') + key));
  return shortcut?.needsGame && (!app.session || app.setup) ? undefined : shortcut;
}

/** Listens for the shortcuts on the whole page. */
export function listenToKeys(/** @type {Page} */ app) {
  const run = (/** @type {KeyboardEvent} */ event) => {
    const shortcut = findShortcut(app, event);
    if (!shortcut) return;
    event.preventDefault();
    event.stopPropagation();
    shortcut.run(app);
  };
  // These keys walk over the board, but not for somebody who has come there with a pointer and no other key.
  let isPointing = false;
  const watch = (/** @type {KeyboardEvent} */ event) => {
    if (!walking.includes(event.key)) isPointing = false;
    else if (isPointing && isOnSquare(event.composedPath()[0])) run(event);
  };
  addEventListener('pointerdown', () => (isPointing = true), { capture: true });
  addEventListener('keydown', watch, { capture: true });
  addEventListener('keydown', run);
}
