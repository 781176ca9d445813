// The script of embed.html, the frame for pages that may not run scripts of others: one board, described by the
// fragment of the address. It reports its height to the page around it, and exchanges messages with that page if the
// fragment names its origin (docs/embedding.md).

import { readFragment } from './embed/fragment.js';
import { MotleyBoard } from './embed.js';

const eventNames = ['ready', 'position', 'beforeplay', 'action', 'turn', 'end', 'draw', 'solve', 'error'];

/**
 * The commands and questions of the page around, by the name of the message. The result of a command is the answer.
 * @type {Record<string, (board: MotleyBoard, args: unknown[]) => unknown>}
 */
const commands = {
  play: (board, [text]) => board.play(String(text)),
  undo: (board) => board.undo(),
  redo: (board) => board.redo(),
  goTo: (board, [ply]) => board.goTo(Array.isArray(ply) ? ply : Number(ply)),
  tree: (board) => board.tree(),
  reset: (board) => board.reset(),
  explain: (board, [from, to]) => board.explain(String(from), String(to)),
  toLink: (board) => board.toLink(),
  legalActions: (board) => board.legalActions,
  played: (board) => board.played,
  ply: (board) => board.ply,
  current: (board) => board.current,
  turn: (board) => board.turn,
  outcome: (board) => board.outcome,
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

/** An error, as far as it says why. @typedef {import('./embed/game/teller.js').Fault & { message?: string }} Refusal */

/** The parts of an error in the answer; the reason is that of the rules, or `not-ready`. */
function describe(
  /** @type {Refusal} */ { subject = 'board', reason = 'failed', text = '', offset = 0, length = 0, message },
) {
  return { subject, reason, text, offset, length, message: String(message) };
}

/** @param {string} subject @param {string} text @returns {never} */
function refuse(subject, text) {
  throw Object.assign(new Error(`${subject}: “${text}”`), {
    subject,
    reason: 'unknown-value',
    text,
    length: text.length,
  });
}

/** Carries out a message. @returns {{ value: unknown } | { error: ReturnType<typeof describe> }} */
function carryOut(/** @type {unknown} */ method, /** @type {unknown} */ args) {
  try {
    if (typeof method !== 'string' || !Object.hasOwn(commands, method)) return refuse('method', String(method));
    if (!Array.isArray(args)) return refuse('args', String(args));
    return { value: commands[method](board, args) ?? null };
  } catch (error) {
    return { error: describe(/** @type {Refusal} */ (error)) };
  }
}

/** Carries out a message of the page around, and answers it; messages of other origins are ignored. */
function obey(/** @type {MessageEvent} */ { data, origin, source }) {
  if (!partner || origin !== partner || source !== parent || data?.type !== 'motley:do') return;
  const { id = null, method, args = [] } = data;
  parent.postMessage({ type: 'motley:answer', id, method, ...carryOut(method, args) }, partner);
}

if (!('WebAssembly' in globalThis)) for (const told of board.querySelectorAll('p')) told.hidden = !told.hidden;
addEventListener('hashchange', readAddress);
readAddress();
addEventListener('message', obey);
addEventListener('resize', adaptScrolling);
for (const name of eventNames) board.addEventListener(name, forward);
new ResizeObserver(tellHeight).observe(/** @type {Element} */ (board.parentElement));
// The page around decides when the frame is loaded (loading="lazy"). Once it is, the board starts at once, without
// waiting to come into sight, so that its height is soon known.
board.start();
