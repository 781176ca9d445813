// The list of moves: actions in turns and rows, in short notation and in spoken words; and the stages of turns of
// several actions.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeDemand, hasStages, isCounted, turnSoFar } from '../../../../shell/table/game/turn-stages.js';
import { describeStep, formatStep, groupRows, groupTurns, kindId, rowOf } from '../../../../shell/table/game/turns.js';
import { makeWords } from '../../support/fakes.js';
import { inLines } from '../../support/lists.js';

/** @typedef {import('../../../../shell/table/game/session.js').Step} Step */
/** @typedef {import('../../../../web/types.js').Action} Action */

const words = makeWords();
const family = /** @type {any} */ ({
  family: 'tches',
  kinds: ['king', 'pawn', 'queen'].map((name) => ({ code: name[0].toUpperCase(), name })),
});

/**
 * A step of a seat in a turn, as a session makes it of an action. Without a type that is a move, from a1 to a2.
 * @param {string} seat
 * @param {number} [number]
 * @param {Partial<Action>} [action]
 * @param {object} [more] what else the step has
 * @returns {any}
 */
const stepOf = (seat, number = 0, action = {}, more = {}) => ({
  text: 'x',
  seat,
  number,
  action: { text: 'x', ...(action.type ? {} : { type: 'move', source: 'a1', target: 'a2' }), ...action },
  ousted: [],
  isRecruiting: false,
  taken: [],
  partners: [],
  handed: [],
  ...more,
});

/** Steps by their seats. @returns {Step[]} */
const stepsOf = (/** @type {string} */ seats, /** @type {number[]} */ numbers = []) =>
  [...seats].map((seat, i) => stepOf(seat, numbers[i] ?? 0));

test('a turn is all that one seat does in a row', () => {
  const rows = inLines(groupTurns(stepsOf('wwwbbw')).map(({ seat, steps }) => [seat, ...steps.map(({ ply }) => ply)]));
  assert.deepEqual(rows, ['w 1 2 3', 'b 4 5', 'w 6']);
  const steps = stepsOf('wb');
  assert.equal(groupTurns(steps)[1].steps[0].step, steps[1]);
  assert.deepEqual(groupTurns([]), []);
});

/** The seats of each row, with its number. */
const rowsOf = (/** @type {Step[]} */ steps, /** @type {string} */ seats) =>
  groupRows(steps, seats).map(({ number, turns }) => `${number} ${turns.map(({ seat }) => seat).join('')}`);

test('a row is one turn of each seat, in order', () => {
  assert.deepEqual(rowsOf(stepsOf('wbwb', [1, 1, 2, 2]), 'wb'), ['1 wb', '2 wb']);
  assert.deepEqual(rowsOf(stepsOf('wwwbbw', [4, 4, 4, 4, 4, 5]), 'wb'), ['1 wb', '2 w']);
  assert.deepEqual(rowsOf(stepsOf('abcab'), 'abc'), ['1 abc', '2 ab']);
});

test('a row begins late where another seat begins, and lacks the seats that do not act', () => {
  assert.deepEqual(rowsOf(stepsOf('bwb', [7, 8, 8]), 'wb'), ['1 b', '2 wb']);
  assert.deepEqual(rowsOf(stepsOf('caccb'), 'abc'), ['1 c', '2 ac', '3 b']);
  assert.deepEqual(rowsOf(stepsOf('acbc'), 'abc'), ['1 ac', '2 bc']);
  assert.deepEqual(rowsOf([], 'wb'), []);
});

test('an action of a variation has the number that it would have in the list', () => {
  for (const [seats, played] of [
    ['wb', 'wwwbbw'],
    ['wb', 'bwb'],
    ['abc', 'caccb'],
    ['abc', 'acbc'],
  ]) {
    /** @type {import('../../../../shell/table/game/turns.js').Played} */
    let node = { parent: null };
    for (const [i, seat] of [...played].entries()) {
      node = { step: { seat }, parent: node };
      const rows = groupRows(stepsOf(played.slice(0, i + 1)), seats);
      assert.equal(rowOf(node, seats), rows.length, `${played.slice(0, i + 1)} of ${seats}`);
    }
  }
});

test('kinds have names; one that the family does not know keeps its code', () => {
  assert.deepEqual([kindId(family, 'Q'), kindId(family, 'Z')], ['kind-queen', 'Z']);
  assert.equal(kindId(undefined, 'Q'), 'Q');
});

/** @type {Partial<Action>} */
const placed = { type: 'place', source: '*Q', target: 'a2', kind: 'Q' };
/** @type {Partial<Action>} */
const turned = { type: 'turn', source: 'a1', target: 'a1' };

/** @type {[shown: string, action: Partial<Action>, more?: object][]} */
const notations = [
  ['a1–a4', { target: 'a4' }],
  ['a1×a4', { target: 'a4', captures: ['a4'] }],
  ['a1–a4 ×b4', { target: 'a4', captures: ['b4'] }],
  ['a1×a4 ×b4 c4', { target: 'a4', captures: ['b4', 'a4', 'c4'] }],
  ['a1–a4 ±b4', { target: 'a4', captures: ['b4'] }, { isRecruiting: true }],
  ['a1±a4', { target: 'a4', captures: ['a4'] }, { isRecruiting: true }],
  ['a1–↷–b2', { target: 'b2', around: 2 }],
  ['a1–↶–b2 ×b3', { target: 'b2', around: -6, captures: ['b3'] }],
  ['a1–b2–a4', { target: 'a4', via: 'b2' }],
  ['a1–b2+–a4', { target: 'a4', via: 'b2', carriedTo: true }],
  ['a1+–a4', { target: 'a4', carriedTo: true }],
  ['a1+–b2–a4', { target: 'a4', via: 'b2', carriedVia: true }],
  ['a1+–b2+–a4', { target: 'a4', via: 'b2', carriedVia: true, carriedTo: true }],
  ['a7–a8=Q', { source: 'a7', target: 'a8', kind: 'Q' }],
  ['a1–a4→', { target: 'a4', facing: 1 }, { look: 1 }],
  ['a1 ↑', turned, { look: 0 }],
  ['a1 ↓', turned, { look: 2 }],
  ['a1 ←', turned, { look: 3 }],
  ['@0,−1', { type: 'place', source: '*Q', target: '0,-1', kind: 'Q' }],
  ['x', { type: 'switch', source: 'a1', cards: 'DOH' }],
  ['x', { type: 'pass' }],
];

for (const [shown, action, more] of notations)
  test(`in short: ${shown}, ${JSON.stringify(action)}`, () =>
    assert.equal(formatStep(stepOf('w', 1, action, more)), shown));

/** @type {[shown: string, action: Partial<Action>, more?: object][]} */
const shortened = [
  ['a4', { target: 'a4' }],
  ['×a4', { target: 'a4', captures: ['a4'] }],
  ['a4 ×b4', { target: 'a4', captures: ['b4'] }],
  ['±a4', { target: 'a4', captures: ['a4'] }, { isRecruiting: true }],
  ['a8=Q', { source: 'a7', target: 'a8', kind: 'Q' }],
  ['a4→', { target: 'a4', facing: 1 }, { look: 1 }],
  ['a1–a4', { target: 'a4' }, { isClear: false }],
  ['a1–b2–a4', { target: 'a4', via: 'b2' }],
  ['a1–↷–b2', { target: 'b2', around: 2 }],
  ['a1+–a4', { target: 'a4', carriedTo: true }],
  ['a1 ↑', turned, { look: 0 }],
  ['x', { type: 'pass' }],
];

test('who wants it reads only where a piece goes, as long as that is clear and it goes straight', () => {
  for (const [shown, action, more] of shortened) {
    const step = stepOf('w', 1, action, { isClear: true, ...more });
    assert.equal(formatStep(step, { notation: 'short' }), shown);
    assert.equal(formatStep(step, { notation: 'squares' }), formatStep(step));
    assert.ok(formatStep(step).includes(shown), 'the spoken name has what is seen');
  }
});

test('in short, on a table without edges', () => {
  const short = (/** @type {Partial<Action>} */ action, more = {}) =>
    formatStep(stepOf('a', 0, action, more))
      .split('\u202f')
      .join(' ');
  assert.equal(short({ source: '0,-1', target: '2,1' }), '0,−1 → 2,1');
  assert.equal(short({ source: '0,-1', target: '-2,1', captures: ['-2,1'] }), '0,−1 × −2,1');
  assert.equal(short({ source: '0,1', target: '2,1', captures: ['2,1'] }, { isRecruiting: true }), '0,1 ± 2,1');
});

/** @type {[said: string, action: Partial<Action>, more?: object][]} */
const said = [
  ['kind=kind-pawn,from=a1,to=a2,direction=up,becomes=,cards=,exchanged=', {}],
  ['kind=kind-queen,from=,to=a2,direction=up,becomes=kind-queen,cards=,exchanged=', placed, { kind: undefined }],
  ['kind=kind-pawn,from=a1,to=a1,direction=left,becomes=,cards=,exchanged=', { ...turned, facing: 3 }, { look: 3 }],
  [
    'kind=kind-pawn,from=a1,to=,direction=up,becomes=,cards=card-d, card-o,exchanged=first',
    { type: 'switch', source: 'a1', cards: 'DO' },
    { exchanged: 'first' },
  ],
];

for (const [text, action, more] of said)
  test(`spoken: ${text}`, () => {
    const found = describeStep(words, family, stepOf('w', 1, action, { kind: 'P', ...more }));
    assert.equal(found, `say-action[${text},text=x]`);
  });

/** The words after the action itself. */
const after = (/** @type {Partial<Action>} */ action, more = {}) =>
  describeStep(words, family, stepOf('w', 1, action, { kind: 'P', ...more }))
    .split('],')
    .slice(1)
    .join('],')
    .trim();

test('spoken: what else an action does', () => {
  assert.equal(after({}), '');
  const pieces = (/** @type {string[]} */ ...names) =>
    names.map(([kind, ...square]) => ({ kind, square: square.join('') }));
  const said = (/** @type {string} */ kind, /** @type {string} */ square) =>
    `say-piece[kind=kind-${kind},square=${square},role=object]`;
  assert.equal(after({}, { taken: pieces('Qb3') }), `say-captures[pieces=${said('queen', 'b3')}]`);
  assert.equal(
    after({}, { taken: pieces('Qb3', 'Pc4'), isRecruiting: true }),
    `say-recruits[pieces=${said('queen', 'b3')} & ${said('pawn', 'c4')}]`,
  );
  assert.equal(after({ around: -1 }), 'say-around');
  const companion = { from: 'h1', to: 'f1' };
  assert.equal(after({ castling: true }, { companion }), 'say-castling[from=h1,to=f1]');
  assert.equal(after({}, { companion }), 'say-companion[from=h1,to=f1]');
  assert.equal(after({ facing: 1 }, { look: 1 }), 'say-facing[direction=right]');
  assert.equal(after({ ...turned, facing: 1 }, { look: 1 }), '');
  const carries = (/** @type {boolean} */ isPicked) => after({}, { passenger: { kind: 'P', isPicked } });
  assert.deepEqual([carries(true), carries(false)], ['say-picks[kind=kind-pawn]', 'say-carries[kind=kind-pawn]']);
  assert.equal(after({ kind: 'Q' }), 'say-becomes[kind=kind-queen]');
  assert.equal(after(placed), '');
  assert.equal(after({}, { ousted: ['a', 'b'] }), 'say-out[seat=seat-tches-a], say-out[seat=seat-tches-b]');
});

test('spoken: with whom something was captured, and as what they count where they are something else', () => {
  const partner = (/** @type {string} */ kind, square = 'c3', more = {}) => ({
    ...{ kind, square, as: kind, actorAs: 'P', victim: 'b3' },
    ...more,
  });
  const taken = [{ kind: 'P', square: 'b3' }];
  const what = 'captures=say-captures[pieces=say-piece[kind=kind-pawn,square=b3,role=object]],';
  const said = (/** @type {object[]} */ ...partners) => after({}, { taken, partners }).replace(what, '');
  const names = 'actor=kind-pawn,partner=kind-queen';
  const queen = 'say-piece[kind=kind-queen,square=c3,role=partner]';
  assert.equal(said(partner('Q')), `say-partners[pieces=${queen},${names}]`);
  assert.equal(said(partner('Q'), partner('Q', 'c3', { victim: 'b4' })), `say-partners[pieces=${queen},${names}]`);
  assert.equal(
    said(partner('Q'), partner('K', 'd3')),
    `say-partners[pieces=${queen} & say-piece[kind=kind-king,square=d3,role=partner],${names}]`,
  );
  assert.match(
    said(partner('Q', 'c3', { actorAs: 'K' })),
    /^say-partners-as\[.*,actor=kind-king,partner=kind-queen\]$/,
  );
  assert.match(said(partner('Q', 'c3', { as: 'K' })), /^say-partners-as\[.*,actor=kind-pawn,partner=kind-king\]$/);
});

test('spoken: an action says what it is in the words of its type', () => {
  const own = makeWords(['say-turn']);
  assert.match(describeStep(own, family, stepOf('w', 1, { type: 'turn' })), /^say-turn\[/);
});

// ----- turns of several actions

/** A session in which so many of some steps are played. @returns {any} */
const sessionOf = (/** @type {Step[]} */ steps, turn = {}, at = steps.length) => ({
  steps,
  at,
  view: { turn: { player: 'w', number: 1, of: 3, ...turn } },
});

/** Which steps they are, by their places. */
const places = (/** @type {Step[]} */ all, /** @type {Step[]} */ some) => some.map((step) => all.indexOf(step));

test('a turn has stages where it has more than one action', () => {
  const has = [3, 2, 1, 0, undefined].map((of) => hasStages(/** @type {any} */ ({ turn: { of } })));
  assert.deepEqual(has, [true, true, false, false, false]);
});

test('extra actions come on top of a turn, whatever their type', () => {
  for (const type of /** @type {const} */ (['move', 'turn', 'pass', 'place', 'replace'])) {
    assert.equal(isCounted(stepOf('w', 1, { type })), true, type);
    assert.equal(isCounted(stepOf('w', 1, { type, extra: true })), false, type);
  }
});

test('the turn so far is what its player has done in it', () => {
  const steps = stepsOf('wwwbbw', [1, 1, 1, 1, 1, 2]);
  const before = (/** @type {number} */ at, /** @type {object} */ turn, isComplete = false) => {
    const { seat, start, steps: found } = turnSoFar(sessionOf(steps, turn, at), isComplete);
    return [seat, start, ...places(steps, found)];
  };
  assert.deepEqual(before(2, { player: 'w', number: 1 }), ['w', 0, 0, 1]);
  assert.deepEqual(before(3, { player: 'b', number: 1 }), ['b', 3]);
  assert.deepEqual(before(3, { player: 'b', number: 1 }, true), ['w', 0, 0, 1, 2]);
  assert.deepEqual(before(5, { player: 'b', number: 1 }), ['b', 3, 3, 4]);
  assert.deepEqual(before(0, { player: 'w', number: 1 }, true), ['w', 0]);
  assert.deepEqual(before(1, { player: 'b', number: 1 }, true), ['w', 0, 0]);
  assert.deepEqual(before(4, { player: 'w', number: 2 }, true), ['b', 3, 3]);
});

test('turns of one seat that follow each other are told apart by their numbers', () => {
  const steps = stepsOf('www', [1, 1, 2]);
  assert.deepEqual(places(steps, turnSoFar(sessionOf(steps, { number: 2 }), false).steps), [2]);
});

test('what has to be done first is said to the player who has to', () => {
  const replacing = (/** @type {string} */ target) => ({ type: 'replace', source: '*K', target, kind: 'K' });
  const view = /** @type {any} */ ({
    pending: [{ seat: 'w', kind: 'K' }],
    hands: [{ seat: 'w', kind: 'K', source: '*K', count: 1 }],
    actions: ['b2', 'c2', 'd1'].map(replacing),
    pieces: Object.entries({ a1: 'K', b2: 'P', c2: 'P', d1: 'Q' }).map(([square, kind]) => ({ square, kind })),
    turn: { player: 'w', phase: 'replace' },
  });
  const demand = (/** @type {object} */ changes) => describeDemand(words, family, { ...view, ...changes });
  assert.equal(demand({}), 'demand-replace[kind=kind-king,sources=kind-pawn | kind-queen]');
  assert.equal(demand({ actions: [{ type: 'move', source: 'b2', target: 'b3' }] }), '');
  assert.equal(demand({ actions: [] }), '');
  assert.equal(demand({ turn: { ...view.turn, player: 'b' } }), '');
  assert.equal(demand({ pending: [] }), '');
  const placing = { actions: [{ type: 'place', source: '*K', target: 'a3' }] };
  assert.match(demand(placing), /^demand-replace\[kind=kind-king/);
});
