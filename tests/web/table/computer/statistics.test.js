// The page's reckoning about games of computers: chances, shares, lengths.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chancesOf } from '../../../../shell/table/computer/chances.js';
import { fateOf, makeBins, mean, median, wilson, writeCsv } from '../../../../shell/table/computer/statistics.js';
import { inWords } from '../../support/lists.js';

/** @returns {any} */
const point = (/** @type {string} */ seat, /** @type {number} */ score, now = [0, 0, 0]) => ({ seat, score, now });

test('chances: even at the score 0, ten to one at 600, by the eyes of the seat to act', () => {
  const round = (/** @type {number[]} */ shares) => shares.map((share) => Number(share.toFixed(3)));
  assert.deepEqual(round(chancesOf(point('w', 0), 'wb')), [0.5, 0.5]);
  assert.deepEqual(round(chancesOf(point('w', 600), 'wb')), [0.909, 0.091]);
  assert.deepEqual(round(chancesOf(point('b', 600), 'wb')), [0.091, 0.909]);
  assert.deepEqual(round(chancesOf(point('a', 5000, [600, 0, 0]), 'abc')), [0.833, 0.083, 0.083]);
  assert.deepEqual(round(chancesOf(point('a', 0, [700, 700, 700]), 'abc')), [0.333, 0.333, 0.333]);
});

test('intervals are Wilson’s', () => {
  const rounded = (/** @type {number} */ count, /** @type {number} */ games) => {
    const { share, low, high } = wilson(count, games);
    return [share, low, high].map((value) => Number(value.toFixed(4)));
  };
  assert.deepEqual(rounded(5, 10), [0.5, 0.2366, 0.7634]);
  assert.deepEqual(rounded(0, 10), [0, 0, 0.2775]);
  assert.deepEqual(rounded(81, 263), [0.308, 0.2553, 0.3662]);
});

test('bins hold every length once, in round steps', () => {
  for (const lengths of [[7], [1, 2, 3], [40, 80, 81, 200, 199], [3, 2000]]) {
    const bins = makeBins(lengths);
    assert.ok(bins.length <= 12);
    const sum = bins.reduce((sum, { count }) => sum + count, 0);
    assert.equal(sum, lengths.length);
    assert.ok(bins[0].from <= Math.min(...lengths));
  }
  assert.deepEqual([median([3, 1, 2, 10]), mean([1, 2, 6])], [2, 3]);
  assert.deepEqual([median([5]), median([2, 9, 5]), median([]), mean([]), mean([4])], [5, 5, 0, 0, 4]);
});

test('bins are as narrow as their number permits, and begin at a round number', () => {
  assert.deepEqual(inWords(makeBins([3, 7, 12, 12], 4), 'from', 'count'), ['0 1', '5 1', '10 2']);
  assert.deepEqual(inWords(makeBins([3, 4, 4, 6]), 'from', 'count'), ['3 1', '4 2', '5 0', '6 1']);
  const widths = [11, 12, 22, 23, 55, 110, 220, 275, 550, 1100, 2200, 5500, 5501].map((span) => {
    const [first, second] = makeBins([0, span - 1]);
    return second.from - first.from;
  });
  assert.deepEqual(widths, [1, 2, 2, 5, 5, 10, 20, 25, 50, 100, 200, 500, 1000]);
});

test('the fate of a kind is told for one game, and for none that never took part', () => {
  const balance = /** @type {any} */ ({
    games: 4,
    fates: { K: { most: 8, left: 6, takes: 2, taken: 1 }, Q: { most: 0, left: 0, takes: 0, taken: 0 } },
  });
  assert.deepEqual(fateOf(balance, 'K'), { takes: 0.5, taken: 0.25, survives: 0.75 });
  assert.deepEqual([fateOf(balance, 'Q'), fateOf(balance, 'X')], [null, null]);
});

test('a report of hardly anything has no numbers that are none', () => {
  const none = { wins: {}, reasons: {}, lengths: [], fates: {}, actions: 0, captures: 0 };
  const nothing = { games: 1, count: 1, draws: 1, ...none };
  const legal = (/** @type {number} */ positions, /** @type {number} */ choices) =>
    /legal actions,(.*)/.exec(writeCsv({ ...nothing, seats: '', positions, choices }, { variant: '', nodes: 1 }))?.[1];
  assert.deepEqual([legal(0, 0), legal(1, 3), legal(2, 3)], ['0.0', '3.0', '1.5']);
});

test('a report as comma-separated values', () => {
  const fates = { K: { most: 8, left: 7, takes: 2, taken: 1 }, Q: { most: 0, left: 0, takes: 0, taken: 0 } };
  const ends = { wins: { w: 1, b: 2 }, draws: 1, reasons: { throne: 3, repetition: 1 }, lengths: [10, 20, 30, 40] };
  const counts = { actions: 120, positions: 100, choices: 2000, captures: 8 };
  const balance = { seats: 'wb', games: 4, count: 4, ...ends, ...counts, fates };
  const text = writeCsv(balance, { variant: 'custodian', nodes: 50 });
  const lines = text.split('\n');
  assert.deepEqual(lines.slice(0, 4), ['variant,custodian', 'nodes,50', 'games,4', 'result,games,percent,low,high']);
  assert.deepEqual(lines.slice(4, 7), ['win w,1,25.0,4.6,69.9', 'win b,2,50.0,15.0,85.0', 'draw,1,25.0,4.6,69.9']);
  assert.deepEqual(lines.slice(7, 10), ['throne,3,75.0,30.1,95.4', 'repetition,1,25.0,4.6,69.9', 'turns,25.0']);
  assert.deepEqual(lines.slice(10, 13), ['actions,30.0', 'legal actions,20.0', 'captures,2.0']);
  assert.ok(text.endsWith('kind,takes,taken,survives percent\nK,0.50,0.25,87.5\n'));
});
