// What is read of packed values is what the native program says as JSON: the lines of the playthroughs, which it wrote.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { unpack } from '../../../web/unpack.js';
import { loadSearch } from '../support/engine.js';

const engine = await loadSearch();
const folder = new URL('../../playthroughs/', import.meta.url);

/** A value as tests/core/support/transcript.c writes it: without quotes, a flag by its key alone. @returns {string} */
function writeValue(/** @type {any} */ value) {
  if (value === '') return '""';
  if (Array.isArray(value)) return `[${value.map(writeValue).join(' ')}]`;
  return typeof value === 'object' ? `{${writeMembers(value)}}` : String(value);
}

function writeMembers(/** @type {object} */ object) {
  return Object.entries(object)
    .map(([key, value]) => (value === true ? key : `${key}:${writeValue(value)}`))
    .join(' ');
}

/** The lines of one member of a view. */
function writeLines(/** @type {string} */ key, /** @type {any} */ value) {
  const items = typeof value?.[0] === 'object' ? value : [value];
  return items.map((/** @type {any} */ item) => {
    const isPlain = typeof item !== 'object' || Array.isArray(item);
    return `${key} ${isPlain ? writeValue(item) : writeMembers(item)}`;
  });
}

/** Takes out the first line that is one, or an action with the text of one; it must be there. */
function remove(/** @type {string[]} */ lines, /** @type {string} */ line) {
  const index = lines.findIndex((old) => old === line || (line.startsWith('actions ') && old.startsWith(line + ' ')));
  assert.notEqual(index, -1, line);
  lines.splice(index, 1);
}

/**
 * The steps of a playthrough: what is done, and how the lines of the view change.
 * @param {string} text
 */
function readSteps(text) {
  /** @type {{ play: string, gone: string[], come: string[] }[]} */
  const steps = [];
  let play = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('play ')) play = line.slice(5);
    else if (line.startsWith('position ')) steps.push({ play, gone: [], come: [] });
    else if (line.startsWith('- ')) steps[steps.length - 1].gone.push(line.slice(2));
    else if (line.startsWith('+ ')) steps[steps.length - 1].come.push(line.slice(2));
  }
  return steps;
}

for (const name of readdirSync(folder))
  test(`${name}: each view is that of the native program`, () => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const find = (/** @type {string} */ word) => new RegExp(`^${word} (.*)$`, 'm').exec(text)?.[1];
    const game = engine.createGame();
    game.setVariant(find('variant') ?? '');
    const start = find('start');
    if (start) game.setPosition(start);
    /** Of the last position; and of the actions that each seat had last. @type {Record<string, string[]>} */
    const said = { position: [] };
    for (const { play, gone, come } of readSteps(text)) {
      if (play) game.play(play);
      const { actions, ...position } = game.view();
      const seat = position.turn.player;
      const isAction = (/** @type {string} */ line) => line.startsWith('actions ');
      const of = (/** @type {string} */ line) => (said[isAction(line) ? seat : 'position'] ??= []);
      for (const line of gone) remove(of(line), line);
      for (const line of come) of(line).push(line);
      const lines = Object.entries(position).flatMap(([key, value]) => writeLines(key, value));
      assert.deepEqual(lines.sort(), said.position.sort());
      assert.deepEqual(writeLines('actions', actions).sort(), (said[seat] ?? []).sort());
    }
    game.dispose();
  });

test('texts of any length, numbers below zero, and nothing are read', () => {
  const names = ['', 'a', 'b'];
  const start = (/** @type {number} */ address, /** @type {number} */ sort) => 16 * address + sort;
  for (const text of ['x', 'abc', 'four', 'seven..', '-1000000,-1000000']) {
    const length = Math.floor(text.length / 4) + 1;
    const bytes = new Uint8Array(4 * length);
    new TextEncoder().encodeInto(text, bytes);
    const packed = [start(0, 4), start(1, 7), ...new Int32Array(bytes.buffer), start(2, 1), -7, 0];
    assert.deepEqual(
      unpack(Int32Array.from([0, ...packed]), 1, (address) => names[address]),
      { a: text, b: -7 },
    );
  }
  assert.equal(
    unpack(Int32Array.of(start(0, 8)), 0, () => ''),
    null,
  );
});
