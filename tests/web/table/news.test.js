// The actions since one's own last turn, and the board's drawing of them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Session } from '../../../shell/table/game/session.js';
import { arrowsOf, newsSince, trailOf } from '../../../shell/table/news.js';
import { loadBuilt } from '../support/engine.js';
import { inWords } from '../support/lists.js';

/** @typedef {import('../../../shell/table/game/session.js').Step} Step */

const engine = await loadBuilt();

/** A session of which only this is asked. @returns {any} */
const sessionOf = (/** @type {string} */ played, /** @type {string} */ player, seats = 'abcdef', out = '') => ({
  view: {
    seats,
    turn: { player },
    standings: [...seats].map((seat) => ({ seat, owner: out.includes(seat) ? player : seat })),
  },
  at: played.length,
  steps: [...played].map((seat, i) => ({ seat, number: i, action: {}, text: `${i}` })),
});

/** The seats of the steps that are news. */
const newsOf = (/** @type {string} */ played, /** @type {string} */ seat, seats = 'abcdef') => {
  const session = sessionOf(played, seat, seats);
  const { start, steps } = newsSince(session, seat);
  assert.deepEqual(steps, session.steps.slice(start));
  return steps.map(({ seat }) => seat).join('');
};

test('the news are all turns since one’s own last one', () => {
  assert.deepEqual([newsOf('abcdef', 'a'), newsOf('abcdefab', 'c')], ['bcdef', 'defab']);
  assert.equal(newsOf('wb', 'w', 'wb'), 'b');
  assert.equal(newsOf('abcd', 'e'), 'abcd', 'before its first turn');
  assert.equal(newsOf('', 'a'), '');
});

test('after one’s own action and before another’s, that is the news', () => {
  assert.equal(newsOf('abcdefa', 'a'), 'a');
});

test('a seat that has not acted yet sees no more than the last turn of each other', () => {
  assert.equal(newsOf('bcbcbc', 'a', 'abc'), 'bc');
});

test('turns of several actions are whole', () => {
  const session = sessionOf('wwwbbb', 'w', 'wb');
  for (const step of session.steps) step.number = 1;
  assert.equal(newsSince(session, 'w').start, 3);
  assert.equal(newsSince(session, 'b').start, 3, 'its own while nobody has acted since');
  assert.equal(newsSince({ ...session, at: 5 }, 'b').start, 3, 'or while it goes on');
  session.steps[5].number = 2;
  assert.equal(newsSince(session, 'b').start, 5);
});

/** A step with what it did. @returns {any} */
const stepOf = (/** @type {object} */ action, more = {}) => {
  const nothing = { taken: [], partners: [], handed: [] };
  return { seat: 'w', action: { type: 'move', ...action }, ...nothing, ...more };
};

test('counted actions are arrows with numbers; one that stays or comes from the hand points at itself', () => {
  const steps = [
    stepOf({ source: 'a1', target: 'a3' }),
    stepOf({ type: 'place', source: '*K', target: 'c3', kind: 'K', extra: true }),
    stepOf({ type: 'turn', source: 'b2', target: 'b2' }),
    stepOf({ type: 'pass' }, { seat: 'b' }),
    stepOf({ type: 'place', source: '*Q', target: 'd3', kind: 'Q' }, { seat: 'c' }),
  ];
  const arrows = inWords(arrowsOf(steps), 'from', 'to', 'number', 'seat');
  assert.deepEqual(arrows, ['a1 a3 1 w', 'b2 b2 2 w', 'd3 d3 4 c']);
});

test('an action alone has no arrow: its squares are lit', () => {
  const step = stepOf({ source: 'a1', target: 'a3' });
  assert.deepEqual(trailOf([step]).stages, []);
  assert.equal(trailOf([step, step]).stages.length, 2);
  assert.equal(trailOf([stepOf({ type: 'pass' }), step]).stages.length, 1, 'two, one of which is a pass');
  assert.deepEqual(trailOf([]).stages, []);
  const round = stepOf({ source: 'g5', target: 'b3', around: 2 });
  assert.equal(trailOf([round]).stages[0].around, 2, 'its squares do not show how it went');
});

/** The board's drawing of the last action of a game, from the built engine. */
function lastOf(/** @type {string} */ variant, /** @type {string} */ position, /** @type {string[]} */ ...actions) {
  const session = new Session(engine, variant, position);
  for (const action of actions) session.play(action);
  const { taken, pairs, handed } = trailOf(session.steps.slice(-1));
  session.dispose();
  return { taken: taken.map(({ square, kind, seat }) => `${seat}${kind}${square}`), pairs, handed };
}

test('a capture by a pair is shown with its victim, and with whom', () => {
  const { taken, pairs, handed } = lastOf('custodian', 'k6/7/7/3pR2/7/7/2B3K w - 5 10', 'c1e3');
  assert.deepEqual(taken, ['bPd4']);
  assert.deepEqual(pairs, [{ actor: 'e3', victim: 'd4', partner: 'e4' }]);
  assert.deepEqual(handed, []);
});

test('who is recruited has changed hands and is not taken', () => {
  const { taken, handed } = lastOf('custodian;captured=recruited', 'k6/7/7/3pR2/7/7/2B3K w - 5 10', 'c1e3');
  assert.deepEqual([taken, handed], [[], ['d4']]);
});

test('what is taken en passant stood elsewhere', () => {
  const position = '4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1 -';
  assert.deepEqual(lastOf('taketwo;switch=off', position, 'd2d4', 'e4d3').taken, ['wPd4']);
});

test('who takes a King takes over its army, wherever that stands', () => {
  const { taken, handed } = lastOf('till', '0,0:aQbKbN/1aK1bP a - ab 0 20', '0,0:1,0');
  assert.deepEqual([taken, handed.sort()], [['bK1,0'], ['2,0', '3,-1']]);
});
