// The rating in puzzles: what a puzzle counts, Elo's rule, and what is kept of it.

import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { figureOf, firstRating, ratePuzzle, ratingAfter, ratingIn } from '../../../shell/puzzles/rating.js';
import { MemoryStorage } from '../support/fakes.js';

/** @type {MemoryStorage} */
let storage;

beforeEach(() => {
  storage = new MemoryStorage();
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});

after(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('more turns, and more actions at the start, count more', () => {
  assert.equal(figureOf(1, 16), 1000);
  assert.equal(figureOf(2, 16), 1200);
  assert.equal(figureOf(1, 32), 1100);
  assert.equal(figureOf(1, 1), 600);
});

test('an equal puzzle changes the rating by half of the most, a hard one that is won by nearly all of it', () => {
  assert.deepEqual([ratingAfter(1000, 1000, true), ratingAfter(1000, 1000, false)], [1016, 984]);
  assert.equal(ratingAfter(1000, 1600, true), 1031);
  assert.equal(ratingAfter(1600, 1000, true), 1601);
});

test('a puzzle counts once a day, and each family has a rating of its own', () => {
  assert.equal(ratingIn('one'), undefined);
  assert.deepEqual(ratePuzzle('one', 'a', firstRating, true, 5), { rating: 1016, change: 16 });
  assert.equal(ratePuzzle('one', 'a', 1000, true, 5), undefined);
  assert.deepEqual(ratePuzzle('one', 'b', 1016, false, 5), { rating: 1000, change: -16 });
  assert.deepEqual(ratePuzzle('one', 'a', 1000, true, 6), { rating: 1016, change: 16 });
  assert.deepEqual(ratePuzzle('two', 'c', 1000, false, 6), { rating: 984, change: -16 });
  assert.deepEqual([ratingIn('one'), ratingIn('two')], [1016, 984]);
});

test('what makes no sense is not read, and nothing is rated where storage is forbidden', () => {
  for (const text of ['{', '7', 'null', '{"ratings":7,"rated":7}', '{"ratings":{"one":"high"}}']) {
    storage.setItem('motley-puzzle-ratings', text);
    assert.equal(ratingIn('one'), undefined, text);
    assert.equal(ratePuzzle('one', 'a', 1000, true, 5)?.rating, 1016, text);
  }
  storage.isForbidden = true;
  assert.equal(ratePuzzle('one', 'b', 1000, true, 5), undefined);
  assert.equal(ratingIn('one'), undefined);
});
