// The wheel and the keys that step through a replay while it has the focus. Without the focus the wheel scrolls the
// page, and so it does beyond the first and the last position.

import { meantBy } from '../../board/acting/typed-key.js';

/**
 * @typedef {Pick<import('../game/board-state.js').ReadBoard, 'goTo' | 'hasFocus' | 'reading' | 'session'>} Replay
 */

/** @type {Record<string, (at: number, count: number) => number>} */
const keys = {
  ArrowLeft: (at) => at - 1,
  ',': (at) => at - 1,
  ArrowRight: (at) => at + 1,
  '.': (at) => at + 1,
  Home: () => 0,
  '<': () => 0,
  End: (_, count) => count,
  '>': (_, count) => count,
};

/** Handles a key that nothing inside the board has used: squares and the list of moves have their own arrow keys. */
export function stepByKey(/** @type {Replay} */ board, /** @type {KeyboardEvent} */ event) {
  const { session } = board;
  const { key, isControl, isAlt } = meantBy(event);
  const [target] = event.composedPath();
  const lines = session && key === 'l' ? board.reading?.linesOf(session) : null;
  if (!session || !(lines || Object.hasOwn(keys, key)) || event.defaultPrevented || isAlt || isControl) return;
  if (/** @type {Element} */ (target).localName === 'input') return;
  event.preventDefault();
  // Slides and players of the page around it have keys of their own.
  event.stopPropagation();
  if (lines) return lines.next();
  board.goTo(keys[key](session.at, session.steps.length));
}

/** How many pixels the wheel turns where it counts pixels, lines or pages. */
const units = [1, 40, 400];

/** A turn as long as this, in pixels, is a notch of the wheel, and a step. */
const notch = 50;

/** Fine wheels and touchpads turn in small parts, together so far for a step: eight parts of 15 are a notch. */
const stepLength = 120;

/** The least time between two steps, in milliseconds: a touchpad goes on turning after the fingers have left it. */
const pause = 60;

/** How far it has turned since the last step, in small parts. */
let turned = 0;

/** When the last step was. */
let stepped = -Infinity;

export function stepByWheel(/** @type {Replay} */ board, /** @type {WheelEvent} */ event) {
  const { session } = board;
  const way = Math.sign(event.deltaY);
  // Two fingers that go sideways turn the pages of the browser.
  if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  if (!session || !board.hasFocus || event.defaultPrevented || event.ctrlKey || way === 0) return;
  if (way < 0 ? session.at === 0 : session.at === session.steps.length) return;
  event.preventDefault();
  if (Math.sign(turned) !== way) turned = 0;
  const length = event.deltaY * units[event.deltaMode];
  turned += length;
  if (Math.abs(length) < notch && Math.abs(turned) < stepLength) return;
  turned = 0;
  if (event.timeStamp - stepped < pause) return;
  stepped = event.timeStamp;
  board.goTo(session.at + way);
}
