// The frame for pages that may have no script: one board, described by the fragment. It tells its height to
// the page around it, and talks with that page if the fragment names its origin (docs/embedding.md).

import { readFragment } from './embed/fragment.js';
import { MotleyBoard } from './embed.js';

const eventNames = ['ready', 'position', 'action', 'turn', 'end', 'solve', 'error'];

/**
 * What the page around may have done.
 * @type {Record<string, (board: MotleyBoard, args: unknown[]) => void>}
 */
const commands = {
  play: (board, [text]) => board.play(String(text)),
  undo: (board) => board.undo(),
  redo: (board) => board.redo(),
  goTo: (board, [ply]) => board.goTo(Number(ply)),
  reset: (board) => board.reset(),
};

/** How long a page may take to give the height that it was told, in milliseconds. */
const patience = 500;

const root = document.documentElement;
const board = /** @type {MotleyBoard} */ (document.querySelector('motley-board'));

/** The origin that may talk with the board; empty: none. */
let partner = '';

/** Makes the board what the fragment says. */
function readAddress() {
  const { observedAttributes: names } = MotleyBoard;
  const { given, partner: origin } = readFragment(location.hash.slice(1), names);
  partner = origin;
  for (const name of names) {
    const value = given.get(name);
    if (value === undefined) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }
  root.lang = given.get('lang') || 'en';
  root.dataset.theme = given.get('theme') ?? '';
}

// ----- height

/** The height that was told last. */
let height = 0;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/** A scroll bar only where there is no other way: it makes the board narrower, and so less high. */
function adaptScrolling() {
  clearTimeout(waiting);
  if (innerHeight >= height) root.classList.remove('scrolls');
  else waiting = setTimeout(() => root.classList.add('scrolls'), patience);
}

function tellHeight() {
  const needed = Math.ceil(/** @type {Element} */ (board.parentElement).getBoundingClientRect().height);
  if (needed === height) return;
  height = needed;
  // How high a board is, is no secret: the page around needs to name no origin for it.
  if (parent !== window) parent.postMessage({ type: 'motley:height', height }, '*');
  adaptScrolling();
}

// ----- talking with the page around

function forward(/** @type {Event} */ event) {
  if (!partner || parent === window) return;
  const { type: name, detail = null } = /** @type {CustomEvent} */ (event);
  parent.postMessage({ type: 'motley:event', name, detail }, partner);
}

/** Does what the page around says; from any other, and what makes no sense, is not heard. */
function obey(/** @type {MessageEvent} */ { data, origin, source }) {
  if (!partner || origin !== partner || source !== parent || data?.type !== 'motley:do') return;
  const { method, args = [] } = data;
  if (!Object.hasOwn(commands, method) || !Array.isArray(args)) return;
  try {
    commands[method](board, args);
  } catch {
    // Not legal, or the board does not stand yet: nothing has changed.
  }
}

readAddress();
addEventListener('hashchange', readAddress);
addEventListener('message', obey);
addEventListener('resize', adaptScrolling);
for (const name of eventNames) board.addEventListener(name, forward);
new ResizeObserver(tellHeight).observe(/** @type {Element} */ (board.parentElement));
// When a frame is loaded is for its page to say (loading="lazy"); once it is, its height should be known soon.
board.start();
