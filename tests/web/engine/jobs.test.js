// The results of the computer's jobs, word for word, compared with jobs.txt. The clock is one that always goes on by as
// much, so that the slices are always the same. After an intended change: node tests/web/engine/jobs.test.js write, and
// read the difference.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { Scheduler } from '../../../web/scheduler.js';
import { loadBuilt, makeRandom, startGame } from '../support/engine.js';
import { countGames } from '../support/fakes.js';

const engine = await loadBuilt();
const file = new URL('jobs.txt', import.meta.url);

/** A place after so many random actions. */
function placeAfter(/** @type {string} */ variant, /** @type {number} */ count, position = '') {
  const game = startGame(engine, variant, position);
  const random = makeRandom(count);
  for (let i = 0; i < count && game.actions().length > 0; i++) game.play(game.actions()[random(game.actions().length)]);
  const actions = game.played();
  game.dispose();
  return { variant, position, actions };
}

const tches = 'tches;array=nrbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBRN';
const three = 'till;players=3;pawns=1';
/** A King can take a throne, a King is lost, two rooks can take one, a queen has to switch her cards to mate. */
const won = '7/3K3/7/7/7/k6/7 w - 0 1';
const lost = '7/7/3K3/7/7/7/k6 b - 5 10';
const twice = '7/7/7/R2kR2/7/7/2R3K w - 5 10';
const switched = '7k/7p/8/8/3Q~OH4/8/8/R5K1 w - - 0 1 -';

/** @type {[job: string, request: object][]} */
const requests = [
  ['think', { place: placeAfter('custodian', 0), strength: { nodes: 1500 } }],
  ['think', { place: placeAfter(three, 40), strength: { level: 6, seed: 3 } }],
  ['think', { place: placeAfter(tches, 4), strength: { level: 8, seed: 4, nodes: 900 } }],
  ['review', { place: placeAfter('custodian', 3, won), strength: { nodes: 200 } }],
  ['review', { place: placeAfter(tches, 6), strength: { nodes: 200 } }],
  ['review', { place: placeAfter(three, 34), strength: { nodes: 60 } }],
  ['analyse', { place: placeAfter('custodian', 4), lines: 3, nodes: 2500 }],
  ['analyse', { place: placeAfter('custodian', 0, won), lines: 3, nodes: 800 }],
  ['analyse', { place: placeAfter('custodian', 0, lost), lines: 2, nodes: 800 }],
  ['analyse', { place: placeAfter('custodian', 0, twice), lines: 3, nodes: 800 }],
  ['analyse', { place: placeAfter('taketwo', 0, switched), lines: 4, nodes: 1500 }],
  ['analyse', { place: placeAfter(three, 36), lines: 3, nodes: 600 }],
  ['analyse', { place: placeAfter(tches, 2), lines: 3, nodes: 2000 }],
  ['balance', { variant: 'custodian', games: 3, nodes: 12, seed: 5 }],
  ['balance', { variant: three, isDrawn: true, games: 2, nodes: 6, seed: 8 }],
  ['balance', { variant: 'taketwo', position: switched, games: 3, nodes: 10, seed: 1 }],
  ['balance', { variant: `${tches};transport=on;king=capture`, games: 1, nodes: 5, seed: 2 }],
];

/** The messages of a job, one by one, and at last its whole result. */
function run(/** @type {string} */ job, /** @type {object} */ request) {
  const { now } = performance;
  const { counted, engine: counting } = countGames(engine);
  let time = 0;
  /** @type {any[]} */
  const told = [];
  /** @type {(() => void)[]} */
  const waiting = [];
  const setNow = (/** @type {() => number} */ value) =>
    Object.defineProperty(performance, 'now', { value, configurable: true });
  setNow(() => (time += 7));
  try {
    const scheduler = new Scheduler(
      counting,
      (message) => told.push(message),
      (work) => waiting.push(work),
    );
    scheduler.take(/** @type {any} */ ({ type: 'start', id: 1, job, request }));
    let slices = 0;
    for (; waiting.length > 0; slices++) waiting.shift()?.();
    const { type, report } = told.at(-1);
    assert.equal(counted.open, 0, 'no game is left behind');
    const depths = told.map(
      ({ report }) => report.depth ?? report.lines?.[0].depth ?? report.games ?? report.points.length,
    );
    return [`${slices} slices, ${told.length} messages: ${depths.join(' ')}`, `${type} ${JSON.stringify(report)}`];
  } finally {
    setNow(now);
  }
}

const titleOf = (/** @type {[string, object]} */ [job, request]) => `${job} ${JSON.stringify(request)}`;

/** An object's fields stand on lines of their own where that makes a difference readable. */
const spread = (/** @type {string} */ text) =>
  text.replace(/(\{"(?:seat|lines|seats|points)"|,\{"seat"|,null)/g, '\n  $1');

if (process.argv[2] === 'write') {
  const blocks = requests.map((request) => [titleOf(request), ...run(...request).map(spread)].join('\n'));
  writeFileSync(file, `What the computer's jobs come to: see jobs.test.js.\n\n${blocks.join('\n\n')}\n`);
} else {
  const blocks = readFileSync(file, 'utf8').trimEnd().split('\n\n').slice(1);
  for (const [i, request] of requests.entries())
    test(titleOf(request).slice(0, 100), () => {
      const actual = [titleOf(request), ...run(...request).map(spread)].join('\n');
      assert.deepEqual(actual.split('\n'), (blocks[i] ?? '').split('\n'));
    });
  test('jobs.txt has no other job', () => assert.equal(blocks.length, requests.length));
}
