// The keys that go through the list of moves.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { walkMoves } from '../../../../shell/panels/moves/move-keys.js';

/** Presses a key in the list of a game of so many actions. Tells where it leads, null: the key is the page’s. */
function press(/** @type {string} */ key, at = 3, count = 7) {
  /** @type {number | null} */
  let shown = null;
  let isTaken = false;
  let isFocused = false;
  const globals = /** @type {any} */ (globalThis);
  globals.requestAnimationFrame = (/** @type {() => void} */ run) => run();
  const table = /** @type {any} */ ({ goTo: (/** @type {number} */ place) => (shown = place) });
  const list = { querySelector: () => ({ focus: () => (isFocused = true) }) };
  const event = { key, currentTarget: list, preventDefault: () => (isTaken = true) };
  walkMoves(table, /** @type {any} */ ({ at, steps: Array(count) }), /** @type {any} */ (event));
  delete globals.requestAnimationFrame;
  assert.equal(isTaken, shown !== null);
  assert.equal(isFocused, shown !== null);
  return shown;
}

test('arrows go a step back or forward, Home and End to the ends', () => {
  const places = { ArrowLeft: 2, ArrowUp: 2, ArrowRight: 4, ArrowDown: 4, Home: 0, End: 7 };
  for (const [key, place] of Object.entries(places)) assert.equal(press(key), place, key);
});

test('at the ends one stays, and other keys are the page’s', () => {
  assert.equal(press('ArrowLeft', 0), 0);
  assert.equal(press('ArrowRight', 7), 7);
  for (const key of ['Tab', 'Enter', 'a']) assert.equal(press(key), null, key);
});
