// The script of embed.html, the frame for pages that may not run scripts of others: one board, described by the
// fragment of the address. It reports its height to the page around it, and exchanges messages with that page if the
// fragment names its origin (docs/embedding.md).

import { readFragment } from './embed/fragment.js';
import { MotleyBoard } from './embed.js';

const eventNames = ['ready', 'position', 'action', 'turn', 'end', 'solve', 'error'];

/**
 * What the page around may ask the board to do, by the name of the message.
 * @type {Record<string, (board: MotleyBoard, args: unknown[]) => void>}
 */
const commands = {
  play: (board, [text]) => board.play(String(text)),
  undo: (board) => board.undo(),
  redo: (board) => board.redo(),
  goTo: (board, [ply]) => board.goTo(Number(ply)),
  reset: (board) => board.reset(),
};

/** How long the page around may take to give the frame the height that was reported, in milliseconds. */
const patience = 500;

const root = document.documentElement;
const board = /** @type {MotleyBoard} */ (document.querySelector('motley-board'));

/** The origin with which messages are exchanged; empty: with none. */
let partner = '';

/** Sets the attributes of the board from the fragment of the address. */
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

/** The height that was reported last. */
let height = 0;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/**
 * Shows a scroll bar only where the frame stays too low: the bar makes the board narrower, which changes its height.
 */
function adaptScrolling() {
  clearTimeout(waiting);
  if (innerHeight >= height) root.classList.remove('scrolls');
  else waiting = setTimeout(() => root.classList.add('scrolls'), patience);
}

function tellHeight() {
  const needed = Math.ceil(/** @type {Element} */ (board.parentElement).getBoundingClientRect().height);
  if (needed === height) return;
  height = needed;
  // The height is no secret, so it is sent to every page, also if the fragment names no origin.
  if (parent !== window) parent.postMessage({ type: 'motley:height', height }, '*');
  adaptScrolling();
}

// ----- talking with the page around

function forward(/** @type {Event} */ event) {
  if (!partner || parent === window) return;
  const { type: name, detail = null } = /** @type {CustomEvent} */ (event);
  parent.postMessage({ type: 'motley:event', name, detail }, partner);
}

/** Carries out a message of the page around; messages of other origins and unknown ones are ignored. */
function obey(/** @type {MessageEvent} */ { data, origin, source }) {
  if (!partner || origin !== partner || source !== parent || data?.type !== 'motley:do') return;
  const { method, args = [] } = data;
  if (!Object.hasOwn(commands, method) || !Array.isArray(args)) return;
  try {
    commands[method](board, args);
  } catch {
    // The action is not legal or the board is not ready yet. Nothing has changed, and there is nothing to report.
  }
}

readAddress();
addEventListener('hashchange', readAddress);
addEventListener('message', obey);
addEventListener('resize', adaptScrolling);
for (const name of eventNames) board.addEventListener(name, forward);
new ResizeObserver(tellHeight).observe(/** @type {Element} */ (board.parentElement));
// The page around decides when the frame is loaded (loading="lazy"). Once it is, the board starts at once, without
// waiting to come into sight, so that its height is soon known.
board.start();
