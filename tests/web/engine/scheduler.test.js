// The jobs of the computer, as the worker runs them: commands in, reports out, slice by slice.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEngine } from '../../../web/engine.js';
import { Pace, threatsOf } from '../../../web/jobs.js';
import { makeScheduler, Scheduler } from '../../../web/scheduler.js';
import { Search } from '../../../web/search.js';
import { Thinker } from '../../../web/thinker.js';
import { loadBuilt, startGame, wasm } from '../support/engine.js';
import { inWords } from '../support/lists.js';

/** @typedef {import('../../../web/scheduler.js').Told} Told */

const engine = await loadBuilt();
const start = { variant: 'custodian', actions: [] };

/** A scheduler whose slices happen when the test says so. */
function makeManual(played = engine) {
  /** @type {Told[]} */
  const told = [];
  /** @type {(() => void)[]} */
  const waiting = [];
  const scheduler = new Scheduler(
    played,
    (message) => told.push(message),
    (work) => waiting.push(work),
  );
  const step = () => waiting.shift()?.();
  const finish = (slices = 100_000) => {
    while (waiting.length > 0 && slices-- > 0) step();
    assert.ok(slices > 0, 'it ends');
  };
  const lastOf = (/** @type {number} */ id) => told.filter((message) => message.id === id).at(-1);
  return { scheduler, told, waiting, step, finish, lastOf };
}

/** @param {number} id @param {any} job @param {any} request @returns {any} */
const order = (id, job, request) => ({ type: 'start', id, job, request });

/** Runs a job to its end: the last that it told, and all its reports. */
function run(/** @type {string} */ job, /** @type {any} */ request, played = engine) {
  const { scheduler, told, finish } = makeManual(played);
  scheduler.take(order(1, job, request));
  assert.equal(told.length, 0, 'nothing happens in the call itself');
  finish(1_000_000);
  const { type, report, message } = /** @type {any} */ (told.at(-1));
  assert.equal(type, 'done', message);
  return { report, reports: told.map((message) => /** @type {any} */ (message).report) };
}

test('thinking reports each depth and is done with a legal action', () => {
  const { report, reports } = run('think', { place: start, strength: { nodes: 3000 } });
  const depths = reports.map(({ depth }) => Number(depth));
  assert.ok(depths.length >= 3);
  assert.ok(
    depths.every((depth, i) => i === 0 || depth >= depths[i - 1]),
    `${depths}`,
  );
  assert.ok(Math.abs(report.nodes - 3000) <= 100);
  const game = startGame(engine, 'custodian');
  assert.ok(game.actions().includes(report.line[0]));
});

test('an endless search stops in the next slice, with what it has found', () => {
  const { scheduler, told, step, waiting } = makeManual();
  scheduler.take(order(1, 'think', { place: start, strength: {} }));
  for (let i = 0; i < 20; i++) step();
  scheduler.take({ type: 'stop', id: 1 });
  step();
  step();
  assert.deepEqual([waiting.length, told.at(-1)?.type], [0, 'done']);
});

test('a dropped job says nothing more', () => {
  const { scheduler, told, step, waiting } = makeManual();
  scheduler.take(order(1, 'think', { place: start, strength: {} }));
  step();
  const count = told.length;
  scheduler.take({ type: 'drop', id: 1 });
  while (waiting.length > 0) step();
  assert.equal(told.length, count);
});

test('a paused job does nothing until it is resumed', () => {
  const { scheduler, lastOf, step, waiting, finish } = makeManual();
  scheduler.take(order(1, 'think', { place: start, strength: { nodes: 500 } }));
  step();
  scheduler.take({ type: 'pause', id: 1 });
  while (waiting.length > 0) step();
  assert.notEqual(lastOf(1)?.type, 'done');
  scheduler.take({ type: 'resume', id: 1 });
  finish();
  assert.equal(lastOf(1)?.type, 'done');
});

test('two jobs take turns', () => {
  const { scheduler, told, step, finish } = makeManual();
  scheduler.take(order(1, 'think', { place: start, strength: {} }));
  scheduler.take(order(2, 'think', { place: { ...start, variant: 'taketwo' }, strength: { nodes: 2000 } }));
  for (let i = 0; i < 3000 && told.at(-1)?.type !== 'done'; i++) step();
  assert.equal(told.at(-1)?.id, 2);
  scheduler.take({ type: 'stop', id: 1 });
  finish();
  assert.equal(told.at(-1)?.id, 1);
});

test('a bad request fails, and the next one does not', () => {
  const { scheduler, told, finish, lastOf } = makeManual();
  scheduler.take(order(1, 'think', { place: { variant: 'draughts', actions: [] }, strength: {} }));
  scheduler.take(order(2, 'think', { place: start, strength: { nodes: 50 } }));
  finish();
  assert.deepEqual([lastOf(1)?.type, lastOf(2)?.type], ['failed', 'done']);
  assert.ok(told.length >= 2);
});

test('an engine that does not load fails the job; the next one tries again', async () => {
  /** @type {Told[]} */
  const told = [];
  let tries = 0;
  const load = async () => {
    if (tries++ === 0) throw new Error('no network');
    return engine;
  };
  const take = makeScheduler(
    load,
    (message) => told.push(message),
    (work) => setTimeout(work),
  );
  await take(order(1, 'think', { place: start, strength: { nodes: 50 } }));
  assert.match(JSON.stringify(told), /no network/);
  await take(order(2, 'think', { place: start, strength: { nodes: 50 } }));
  while (told.at(-1)?.type !== 'done') await new Promise((done) => setTimeout(done, 2));
  assert.equal(told.at(-1)?.id, 2);
});

test('analysis gives different lines, the best first, and ends at its nodes', () => {
  const { lines } = run('analyse', { place: start, lines: 3, nodes: 5000 }).report;
  assert.equal(lines.length, 3);
  assert.equal(new Set(lines.map((/** @type {any} */ { line }) => line[0])).size, 3);
  assert.ok(lines[1].score >= lines[2].score);
  for (const { line } of lines) startGame(engine, 'custodian', '', line).dispose();
});

test('analysis gives turns that lead to different positions, not one in several orders', () => {
  const position =
    'rn1mqklb1f/1c2ggd2r/1fppbp1pp1/1p2p1pc1p/pC4d1n1/3P5C/PP3P2F1/2P1P1PPPP/RBFDGGD1B1/1NM1QK1LNR w 3 P/B - 1 6';
  const place = { variant: 'tches', position, actions: [] };
  const { report, reports } = run('analyse', { place, lines: 3, nodes: 40_000 });
  const { lines } = report;
  assert.ok(reports[0].lines[0].depth > 0, 'nothing is told of which nothing is known');
  const ends = lines.map((/** @type {any} */ { line }) => {
    const game = startGame(engine, 'tches', position);
    for (const action of line) {
      game.play(action);
      if (game.view().turn.player !== 'w') break;
    }
    return game.position;
  });
  assert.equal(new Set(ends).size, 3);
  assert.ok(lines[0].score >= lines[1].score && lines[1].score >= lines[2].score);
});

test('of three seats an action is worth what its player is ahead of the others', (context) => {
  // How much is searched after each action must not depend on how fast that goes.
  let now = 0;
  context.mock.method(performance, 'now', () => (now += 8));
  const position = '-3,5:2cK/1aN/aB2bP/1bRaQ/cN/1aKbRcBcP/1bK3cB1bB1aB/2bB3aN1aR/9aR a - abc 0 87';
  const place = { variant: 'till;players=3;pawns=1', position, actions: [] };
  const [best, ...others] = run('analyse', { place, lines: 8, nodes: 3000 }).report.lines;
  assert.ok(others.some((/** @type {any} */ { score }) => score < best.score));
  for (const { seat, score, ahead } of others) {
    assert.equal(seat, 'a');
    const [a, b, c] = ahead;
    // No line is said to be better than the best; scores are whole.
    assert.ok(Math.abs(score - Math.min(a - (b + c) / 2, best.score)) < 1);
  }
});

test('analysis sees a win at once, and each seat by its own eyes', () => {
  // The king steps onto the throne, which nothing guards.
  const position = '7/3K3/7/7/7/k6/7 w - 0 1';
  const [best] = run('analyse', { place: { ...start, position }, lines: 2, nodes: 5000 }).report.lines;
  assert.deepEqual([best.line, best.endIn, best.seat], [['d6d7'], 1, 'w']);
});

test('a computer that has a time thinks until it has passed, with all that it can', (context) => {
  let time = 0;
  context.mock.method(performance, 'now', () => (time += 8)); // slices stay as short as they begin
  const { reports } = run('think', { place: start, strength: { time: 1000 } });
  assert.ok(time >= 1000 && time < 1100, `${time} ms`);
  assert.ok(reports.length > 1);
});

test('a thought that is to be explained tells what its action threatens', () => {
  const place = { variant: 'taketwo;switch=off', position: '1r6/5r2/8/6P1/8/8/7r/K5k1 w - - 0 1 -', actions: [] };
  const { line, threats } = run('think', { place, strength: { nodes: 3000 }, isExplained: true }).report;
  assert.deepEqual([line[0], threats], ['g5g6', [{ square: 'f7', by: 'g6' }]]);
});

test('a threat is a new one, and another piece may have it', () => {
  const threats = (/** @type {string} */ variant, /** @type {string} */ position, /** @type {string} */ action) => {
    const game = startGame(engine, variant, position);
    const found = threatsOf(game, action);
    game.dispose();
    return found;
  };
  const strike = 'tches;strike=2;array=k7/8/8/8/8/8/8/7K';
  const bishop = "k7/6p1/8/8/4F'3/2P5/8/2B4K w 1 -/- - 0 1";
  assert.deepEqual(threats(strike, bishop, 'c1b2'), [], 'the griffin has acted, but it threatened the pawn before');
  const rook = 'k3r3/8/8/8/4N3/8/8/4R2K w 1 -/- - 0 1';
  assert.deepEqual(threats('tches;strike=1;array=k7/8/8/8/8/8/8/7K', rook, 'e4d2'), [{ square: 'e8', by: 'e1' }]);
});

test('a review has a point for each beginning of a turn, without a report at the end', () => {
  const place = { variant: 'custodian', position: '7/3K3/7/7/7/k6/7 b - 0 1', actions: ['a2a3', 'd6d7'] };
  const { report, reports } = run('review', { place, strength: { nodes: 300 } });
  const { points, count } = report;
  assert.equal(count, 2);
  const told = points.map((/** @type {any} */ { ply, report }) => `${ply} ${report?.seat}`);
  assert.deepEqual(told, ['0 b', '1 w', '2 undefined']);
  assert.equal(points[1].report.endIn, 1);
  assert.equal(points[0].scores[points[0].report.depth], points[0].report.score);
  assert.ok(reports.length >= 3);
});

test('a review goes by whole turns, and can begin late in a game', () => {
  const pliesOf = (/** @type {object} */ more) => {
    const place = { variant: 'tches', actions: ['a1a2', 'e3e4', 'd3d4', 'e8e7', 'd8d7'] };
    return inWords(run('review', { place, strength: { nodes: 60 }, ...more }).report.points, 'ply').join(' ');
  };
  assert.deepEqual([pliesOf({}), pliesOf({ from: 3 })], ['0 3 5', '3 5']);
});

test('a review that is stopped has what it came to', () => {
  const { scheduler, step, finish, lastOf } = makeManual();
  const game = startGame(engine, 'custodian');
  for (let i = 0; i < 20; i++) game.play(game.actions()[0]);
  scheduler.take(order(1, 'review', { place: { ...start, actions: game.played() }, strength: { nodes: 2000 } }));
  for (let i = 0; i < 1000 && !lastOf(1); i++) step();
  scheduler.take({ type: 'stop', id: 1 });
  finish();
  const { points } = /** @type {any} */ (lastOf(1)).report;
  assert.ok(points.length >= 1 && points.length < 21, `${points.length} points`);
});

for (const variant of ['custodian', 'taketwo', 'till;players=3;pawns=0'])
  test(`balance of ${variant}: games to their end, all counted, the same for a seed`, () => {
    const [one, two] = [1, 2].map(() => run('balance', { variant, games: 3, nodes: 20, seed: 5 }).report);
    assert.deepEqual(one, two);
    const { games, wins, draws, lengths, reasons, fates, captures, choices, positions } = one;
    const sum = (/** @type {Record<string, number>} */ counts) =>
      Object.values(counts).reduce((total, count) => total + count, 0);
    assert.deepEqual([games, sum(wins) + draws, sum(reasons), lengths.length], [3, 3, 3, 3]);
    assert.ok(choices > positions);
    const taken = Object.fromEntries(Object.entries(fates).map(([kind, fate]) => [kind, fate.taken]));
    assert.equal(sum(taken), captures);
    assert.ok(fates.K.most >= 6 && fates.K.left >= 1);
  });

test('a slice is short, whatever the nodes cost', () => {
  let time = 0;
  let cost = 1;
  /** @type {number[]} */
  const slices = [];
  const search = /** @type {import('../../../web/search.js').Search} */ (
    /** @type {unknown} */ ({
      run: (/** @type {number} */ nodes) => {
        slices.push(nodes * cost);
        time += nodes * cost;
        return true;
      },
    })
  );
  const pace = new Pace(() => time);
  for (let i = 0; i < 50; i++) pace.run(search);
  assert.ok(Math.max(...slices.slice(20)) <= 16, `${slices}`);
  cost = 0.001;
  for (let i = 0; i < 50; i++) pace.run(search);
  const settled = /** @type {number} */ (slices.at(-1));
  assert.ok(settled > 4 && settled < 16, `${settled} ms`);
});

/** An engine whose first instance traps in search_run after so many calls. */
async function loadTrapping(/** @type {number} */ calls) {
  const { instantiate } = WebAssembly;
  const replace = async (/** @type {WebAssembly.Module} */ module, /** @type {WebAssembly.Imports} */ imports) => {
    const instance = await instantiate(module, imports);
    const exports = /** @type {Record<string, (...args: number[]) => any>} */ (instance.exports);
    const search_run = (/** @type {number[]} */ ...args) => {
      if (calls-- <= 0) throw new WebAssembly.RuntimeError('unreachable');
      return exports.search_run(...args);
    };
    return { exports: { ...exports, search_run } };
  };
  try {
    Object.assign(WebAssembly, { instantiate: replace });
    return await loadEngine(wasm);
  } finally {
    Object.assign(WebAssembly, { instantiate });
  }
}

for (const [job, request] of /** @type {[string, any][]} */ ([
  ['think', { place: { ...start, actions: ['a2a3'] }, strength: { level: 5, seed: 3 } }],
  ['review', { place: { ...start, actions: ['a2a3', 'a6a5'] }, strength: { nodes: 400 } }],
  ['balance', { variant: 'custodian', games: 1, nodes: 30, seed: 2 }],
]))
  test(`${job}: a trap in the middle changes nothing`, async () => {
    const damaged = run(job, request, await loadTrapping(5));
    assert.deepEqual(damaged.report, run(job, request).report);
  });

test('analysis goes on after a trap', async () => {
  const { report } = run('analyse', { place: start, lines: 2, nodes: 2000 }, await loadTrapping(60));
  assert.equal(report.lines.length, 2);
});

for (const [job, request] of /** @type {[string, any][]} */ ([
  ['think', { place: start, strength: {} }],
  ['review', { place: { ...start, actions: ['a2a3', 'a6a5'] }, strength: { nodes: 1_000_000 } }],
  ['analyse', { place: start, lines: 2, nodes: 1_000_000 }],
  ['balance', { variant: 'custodian', games: 1000, nodes: 5000, seed: 2 }],
]))
  for (const type of /** @type {const} */ (['stop', 'drop', 'pause']))
    test(`${job}: after “${type}” no position more is searched`, (context) => {
      const { mock } = context.mock.method(Search.prototype, 'run');
      const { scheduler, step, finish, lastOf } = makeManual();
      scheduler.take(order(1, job, request));
      for (let i = 0; i < 12; i++) step();
      const slices = mock.callCount();
      assert.ok(slices >= 8, `${slices} slices`);
      scheduler.take({ type, id: 1 });
      finish();
      assert.equal(mock.callCount(), slices);
      assert.equal(lastOf(1)?.type === 'done', type === 'stop');
    });

/** A connection to a scheduler in this thread. @type {import('../../../web/thinker.js').Connect} */
function connect(tell) {
  const take = makeScheduler(
    async () => engine,
    tell,
    (work) => setTimeout(work),
  );
  return { take, close: () => {} };
}

test('a thinker tells of its tasks', async () => {
  const thinker = new Thinker([connect]);
  /** @type {number[]} */
  const depths = [];
  const task = thinker.start('think', { place: start, strength: { nodes: 2000 } }, ({ depth }) => depths.push(depth));
  const { line } = await task.result;
  assert.equal(line.length > 0, true);
  assert.ok(depths.length >= 2);
});
