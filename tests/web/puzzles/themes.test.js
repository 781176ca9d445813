// The themes of puzzles: what they are chosen by, and that each has its words.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { readPuzzles } from '../../../shell/puzzles/puzzles.js';
import { choicesOf, fits, themesOf } from '../../../shell/puzzles/themes.js';
import { keepWish, readWish } from '../../../shell/puzzles/wishes.js';
import { loadBuilt } from '../support/engine.js';
import { MemoryStorage } from '../support/fakes.js';
import { read } from '../support/files.js';

const engine = await loadBuilt();
const families = readdirSync(new URL('../../../shell/puzzles/', import.meta.url)).flatMap((name) =>
  name.endsWith('.txt') ? [name.slice(0, -'.txt'.length)] : [],
);

/** The themes of all puzzles of a family. */
const themesIn = (/** @type {string} */ family) =>
  readPuzzles(read(`shell/puzzles/${family}.txt`)).map((puzzle) => themesOf(engine, puzzle));

test('a puzzle has its end, its turns and its game', () => {
  const puzzle = {
    variant: 'custodian',
    position: '1r2r2/p1bn2b/p1p1pnp/1kK2PB/PP1N2P/3P1P1/1RN2R1 b - 0 20',
    turns: 2,
    missed: 5,
    actions: ['f5d4', 'b1b2', 'd6b5'],
  };
  assert.deepEqual(themesOf(engine, puzzle), { end: 'king-captured', turns: '2', game: 'usual' });
  const both = {
    variant: 'tches;strike=2',
    position: '10/10/10/10/4C5/4K1k3/7b2/2P7/1B7R/10 w 2 K/B - 3 76',
    turns: 1,
    missed: 4,
    actions: ['j2h2', 'b2c1'],
  };
  assert.deepEqual(themesOf(engine, both), { end: 'checkmate', turns: '1', game: 'twist' });
});

test('what is wished fits, and what is left out is any; only what differs can be chosen', () => {
  const themes = { end: 'throne', turns: '2', game: /** @type {const} */ ('usual') };
  assert.ok(fits(themes, {}));
  assert.ok(fits(themes, { end: 'throne', turns: '2' }));
  assert.ok(!fits(themes, { end: 'throne', turns: '1' }));
  const all = [themes, { ...themes, turns: '1' }];
  assert.deepEqual(choicesOf(all, 'turns'), ['1', '2']);
  assert.deepEqual(choicesOf(all, 'end'), []);
});

test('whatever ends a puzzle of the page has its name in every language', () => {
  for (const family of families)
    for (const end of new Set(themesIn(family).map((themes) => themes.end)))
      for (const language of ['en', 'fr', 'ru', 'sv'])
        assert.match(read(`shell/strings/${language}/more.ftl`), new RegExp(`^puzzle-end-${end} = `, 'm'));
});

test('what is wished is kept for each family, as far as it makes sense', () => {
  const storage = new MemoryStorage();
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  keepWish('one', { end: 'throne', turns: '2' });
  keepWish('two', {});
  assert.deepEqual([readWish('one'), readWish('two'), readWish('three')], [{ end: 'throne', turns: '2' }, {}, {}]);
  for (const text of ['{', 'null', '7', '{"one":7}', '{"one":{"end":7,"other":"a"}}']) {
    storage.setItem('motley-puzzle-wishes', text);
    assert.deepEqual(readWish('one'), {}, text);
  }
  storage.isForbidden = true;
  keepWish('one', { end: 'throne' });
  assert.deepEqual(readWish('one'), {});
  Reflect.deleteProperty(globalThis, 'localStorage');
});
