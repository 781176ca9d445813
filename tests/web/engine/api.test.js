// The exported functions themselves, called as a hostile page could.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { imports } from '../../../web/engine.js';
import { wasm } from '../support/engine.js';

const OK = 0;
const REFUSED = 1;
const BAD_HANDLE = 2;
const BAD_LENGTH = 3;
const textMax = 64 * 1024;

const module = new WebAssembly.Module(wasm);

/** A new instance's functions, and its memory. */
function start() {
  const { exports } = new WebAssembly.Instance(module, imports);
  /** @type {() => void} */ (exports._initialize)?.();
  const api = /** @type {Record<string, (...args: number[]) => any>} */ (exports);
  const memory = /** @type {WebAssembly.Memory} */ (exports.memory);
  return { api, memory };
}

const namesOf = (/** @type {string} */ text) => text.split(' ').map((name) => `game_${name}`);
const withText = namesOf('set_variant set_position play arrange view_after explain movement goal');
const withoutText = namesOf('free undo variant position outcome view schema actions played');
const errors = namesOf('error_subject error_reason error_offset error_length');
const withNothing = [...errors, ...namesOf('text text_length ply stamp action_count')];

test('a handle that is none is answered with a status', () => {
  const { api } = start();
  const handle = api.game_new();
  const freed = api.game_new();
  assert.equal(api.game_free(freed), OK);
  for (const bad of [0, freed, handle + 1, handle - 1, handle + 1024, handle ^ 0x40000000, -1, 2 ** 31, NaN]) {
    for (const name of withText) assert.equal(api[name](bad, 0), BAD_HANDLE, name);
    for (const name of withoutText) assert.equal(api[name](bad), BAD_HANDLE, name);
    for (const name of withNothing) assert.equal(api[name](bad), 0, name);
    assert.equal(api.game_input(bad, 1), 0);
    assert.equal(api.game_perft(bad, 1), BAD_HANDLE);
    assert.equal(api.game_play_number(bad, 1, 0), BAD_HANDLE);
    assert.equal(api.game_count(bad), 0n);
  }
  assert.equal(api.game_free(handle), OK);
});

test('a handle is not given out again soon', () => {
  const { api } = start();
  const seen = new Set();
  for (let i = 0; i < 5000; i++) {
    const handle = api.game_new();
    assert.ok(handle > 0 && !seen.has(handle));
    seen.add(handle);
    api.game_free(handle);
  }
});

test('a length that the input does not have is answered with a status', () => {
  const { api } = start();
  const handle = api.game_new();
  for (const name of withText) assert.equal(api[name](handle, 0), BAD_LENGTH, `${name} without a buffer`);
  assert.notEqual(api.game_input(handle, 10), 0);
  for (const length of [11, textMax, 2 ** 31 - 1, -1, 2 ** 31])
    for (const name of withText) assert.equal(api[name](handle, length), BAD_LENGTH, name);
});

test('an input buffer has a largest size', () => {
  const { api, memory } = start();
  const handle = api.game_new();
  for (const size of [textMax + 1, 2 ** 31 - 1, -1, 2 ** 31]) assert.equal(api.game_input(handle, size), 0);
  const first = api.game_input(handle, textMax);
  assert.ok(first > 0 && first + textMax < memory.buffer.byteLength);
  assert.equal(api.game_input(handle, 3), first, 'is large enough already');
});

test('whatever the buffer holds is refused or accepted', () => {
  const { api, memory } = start();
  const handle = api.game_new();
  const size = 300;
  for (let round = 0; round < 256; round++) {
    const input = api.game_input(handle, size);
    new Uint8Array(memory.buffer, input, size).fill(round);
    for (const name of withText)
      for (const length of [0, 1, size]) assert.equal(api[name](handle, length), REFUSED, name);
  }
});
