// Possibilities besides the legal actions: supposed turns, pieces without a move, and possible captures.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explainCheck, explainPiece, turnOf } from '../../../web/possible.js';
import { findTakes } from '../../../web/takes.js';
import { loadBuilt, startGame } from '../support/engine.js';
import { Checker } from './shapes.js';

const engine = await loadBuilt();

const open = (/** @type {string} */ variant, position = '') => startGame(engine, variant, position);

const mustFit = (/** @type {unknown} */ value, /** @type {string} */ name) =>
  assert.equal(new Checker().check(value, name).join('\n'), '');

/** Runs the job to its end, with a clock that goes on by so much at each look. */
function runTakes(/** @type {any} */ place, time = 0, stopAfter = Infinity) {
  let clock = 0;
  const signal = { isStopped: false };
  const job = findTakes(engine, { place: { actions: [], ...place } }, signal, () => (clock += time));
  const reports = [];
  for (;;) {
    const { value, done } = job.next();
    mustFit(value, 'Takes');
    reports.push(value);
    signal.isStopped = reports.length >= stopAfter;
    if (done) return reports;
  }
}

test('either side has actions, whoever is to act', () => {
  const game = open('custodian');
  for (const seat of ['w', 'b']) {
    const turn = turnOf(game, seat);
    mustFit(turn, 'SupposedTurn');
    assert.equal(turn.reason, 'none');
    assert.equal(turn.actions.length, game.actions().length);
  }
  assert.throws(() => turnOf(game, 'x'), { reason: 'bad-side' });
  assert.deepEqual(game.played(), []);
});

test('a side has no turn while the other king is in check, and a piece says why it has no move', () => {
  const game = open('taketwo', '4k3/4r3/8/8/8/8/8/4K3 w - - 0 1');
  assert.deepEqual(turnOf(game, 'b'), { seat: 'b', reason: 'opponent-in-check', squares: ['e1'], actions: [] });
  const why = explainPiece(open('custodian'), 'a7');
  mustFit(why, 'Explanation');
  assert.deepEqual(why, { reason: 'path-blocked', squares: ['a6', 'b7'] });
});

test('a king in check says who attacks, and after mate what fails', () => {
  const variant = 'tches;strike=1;array=k7/8/8/8/8/8/8/7K';
  const check = explainCheck(open(variant, 'k7/8/8/8/4c3/8/8/5K2 w 1 -/- - 0 1'), 'f1');
  mustFit(check, 'Check');
  assert.deepEqual(check, { attacks: [{ square: 'e4', way: ['f2'] }], failures: [] });
  const pair = explainCheck(open('custodian', '7/4R2/7/2Rk3/7/7/3K3 b - 0 1'), 'd4');
  mustFit(pair, 'Check');
  assert.deepEqual(pair.attacks, [{ square: 'e6', way: ['e4'], partners: ['c4'] }]);
  const round = explainCheck(open('custodian;board=cylinder', '7/7/7/R1Rk3/7/7/3K3 b - 0 1'), 'd4');
  mustFit(round, 'Check');
  assert.deepEqual(round.attacks, [{ square: 'a4', way: ['e4'], around: -3, partners: ['c4'] }], 'over the edge');
  const position = 'k7/8/8/8/8/8/1r6/r6K w 1 -/- - 0 1';
  const mate = explainCheck(open(variant, position), 'h1');
  mustFit(mate, 'Check');
  assert.deepEqual(mate, {
    attacks: [{ square: 'a1' }],
    failures: [
      { from: 'h1', to: 'g1', by: 'a1' },
      { from: 'h1', to: 'g2', by: 'b2' },
      { from: 'h1', to: 'h2', by: 'b2' },
    ],
  });
});

test('what could be taken is found in slices, all at once or until it is stopped', () => {
  const place = { variant: 'tches' };
  const whole = runTakes(place).at(-1);
  const sliced = runTakes(place, 100);
  assert.ok(sliced.length > 3);
  assert.deepEqual(sliced.at(-1), whole);
  assert.equal(whole?.whole, true);
  const takes = whole?.seats[0].takes.map(({ square, actions }) => `${square} ${actions}`);
  assert.deepEqual(takes, ['i8 2', 'b8 2', 'j8 3', 'a8 3']);
  const stopped = runTakes(place, 100, 1).at(-1);
  assert.equal(stopped?.whole, undefined);
});

test('nothing is looked for after the end of a game', () => {
  const place = { variant: 'custodian', position: '3k3/7/7/7/7/7/R2K3 w - 100 90' };
  assert.throws(() => runTakes(place), { reason: 'game-over' });
});
