// The one whose turn it is at one screen: a table of cases, each a state of a game and its consequences.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whoseTurnHere } from '../../../shell/table/whose-turn.js';

/** @typedef {import('../../../shell/table/whose-turn.js').GameState} GameState */
/** @typedef {import('../../../shell/table/whose-turn.js').WhoseTurn} WhoseTurn */

const draw = { result: 'draw' };
const six = 'abcdef';

/**
 * A state: two people at one screen, the first of whom is to act; or what differs.
 * @param {Partial<Omit<GameState, 'steps'>> & { seats?: string, player?: string, out?: string, steps?: string }} given
 * @returns {any}
 */
function stateOf({ seats = 'wb', player = seats[0], out = '', steps = '', outcome, ...given }) {
  const standings = [...seats].map((seat) => ({ seat, owner: out.includes(seat) ? player : seat }));
  return {
    view: { seats, turn: { player }, standings, outcome: { result: 'ongoing' } },
    outcome: outcome ?? { result: 'ongoing' },
    steps: [...steps].map((seat) => ({ seat })),
    at: steps.length,
    hasEnded: (outcome ?? { result: 'ongoing' }).result !== 'ongoing',
    players: {},
    isHeld: false,
    isComplete: false,
    isAside: false,
    around: {},
    ...given,
  };
}

/** A game by link in which this browser has White. */
const linked = { own: 'w', isOnLine: true, computing: 'w' };
const byLink = (/** @type {object} */ other = {}) => ({ byLink: { ...linked, ...other } });

/**
 * A case: its name, the state, who is to do something, for which seat, whether somebody here may act (+) or a computer
 * is to act now (*), who plays here, and who reads.
 * @type {[string, Parameters<typeof stateOf>[0], WhoseTurn['kind'], string, '+' | '*' | '', string, string][]}
 */
const cases = [
  // Two seats at one screen.
  ['two people, the first', {}, 'person', 'w', '+', 'wb', 'w'],
  ['two people, the second', { player: 'b', steps: 'w' }, 'person', 'b', '+', 'wb', 'b'],
  ['against a computer', { players: { b: 3 } }, 'person', 'w', '+', 'w', 'w'],
  ['a computer', { players: { b: 3 }, player: 'b', steps: 'w' }, 'computer', 'b', '*', 'w', 'w'],
  ['a computer that begins', { players: { w: 3 } }, 'computer', 'w', '*', 'b', 'b'],
  ['a computer with a time', { players: { w: '5s' } }, 'computer', 'w', '*', 'b', 'b'],
  ['a computer that is held', { players: { w: 3 }, isHeld: true }, 'computer', 'w', '+', 'b', 'b'],
  ['only computers', { players: { w: 3, b: 5 } }, 'computer', 'w', '*', '', 'w'],
  // More seats.
  ['six people', { seats: six, player: 'c', steps: 'ab' }, 'person', 'c', '+', six, 'c'],
  [
    'one among five computers',
    { seats: six, player: 'd', steps: 'abc', players: { b: 1, c: 1, d: 1, e: 1, f: 1 } },
    'computer',
    'd',
    '*',
    'a',
    'a',
  ],
  [
    'two among four computers: the one who acted last reads',
    { seats: six, player: 'd', steps: 'abc', players: { c: 1, d: 1, e: 1, f: 1 } },
    'computer',
    'd',
    '*',
    'ab',
    'b',
  ],
  [
    'two among four computers, one to act',
    { seats: six, players: { c: 1, d: 1, e: 1 } },
    'person',
    'a',
    '+',
    'abf',
    'a',
  ],
  ['before anybody here has acted', { seats: six, players: { a: 1, c: 1 } }, 'computer', 'a', '*', 'bdef', 'b'],
  [
    'a person who is out, and only watches',
    { seats: six, player: 'b', out: 'a', steps: 'ab', players: { b: 1, c: 1, d: 1, e: 1, f: 1 } },
    'computer',
    'b',
    '*',
    '',
    'b',
  ],
  [
    'the same while the computers wait: nobody acts for them',
    { seats: six, player: 'b', out: 'a', steps: 'ab', players: { b: 1, c: 1, d: 1, e: 1, f: 1 }, isHeld: true },
    'computer',
    'b',
    '',
    '',
    'b',
  ],
  [
    'another person, when one is out',
    { seats: 'abc', player: 'b', out: 'a', steps: 'a' },
    'person',
    'b',
    '+',
    'bc',
    'b',
  ],
  // Other positions than the last one.
  ['an earlier position', { steps: 'wbw', at: 2 }, 'person', 'w', '+', 'wb', 'w'],
  ['an earlier position of a computer', { steps: 'wb', at: 0, players: { w: 3 } }, 'computer', 'w', '+', 'b', 'b'],
  ['a line or a replay over the game', { isAside: true }, 'person', 'w', '', 'wb', 'w'],
  ['the same at a computer’s turn', { players: { w: 3 }, isAside: true }, 'computer', 'w', '*', 'b', 'b'],
  // Ends.
  ['an ended game', { outcome: { result: 'win' }, steps: 'w', player: 'b' }, 'over', '', '', 'wb', 'b'],
  ['an ended game with a computer', { outcome: draw, players: { w: 3 } }, 'over', '', '', 'b', 'b'],
  ['an own turn in a game that has ended', { steps: 'wb', at: 0, hasEnded: true }, 'person', 'w', '+', 'wb', 'w'],
  [
    'a computer’s turn there, for which nobody acts',
    { steps: 'wbw', at: 1, player: 'b', players: { b: 3 }, hasEnded: true },
    'computer',
    'b',
    '',
    'w',
    'w',
  ],
  // A turn whose end is confirmed.
  ['a complete turn', { isComplete: true, steps: 'www', player: 'b' }, 'ending', 'w', '', 'wb', 'w'],
  [
    'a complete turn before a computer’s',
    { isComplete: true, steps: 'w', player: 'b', players: { b: 3 } },
    'ending',
    'w',
    '',
    'w',
    'w',
  ],
  // Cards that are chosen here.
  ['cards of one seat', { around: { arranging: 'b' } }, 'choosing', 'b', '', 'wb', 'b'],
  ['cards before a computer begins', { around: { arranging: 'b' }, players: { w: 3 } }, 'choosing', 'b', '', 'b', 'b'],
  // By link.
  ['by link, mine', { around: byLink() }, 'person', 'w', '+', 'w', 'w'],
  ['by link, theirs', { around: byLink(), player: 'b', steps: 'w' }, 'elsewhere', 'b', '', 'w', 'w'],
  ['by link, without a seat', { around: byLink({ own: '' }) }, 'watched', 'w', '', '', 'w'],
  ['by link, behind what was sent', { around: byLink({ isOnLine: false }) }, 'watched', 'w', '', 'w', 'w'],
  ['by link, their cards', { around: byLink({ chooses: 'b' }) }, 'choosing', 'b', '', 'w', 'w'],
  ['by link, cards that are to be shown', { around: byLink({ shows: 'b' }) }, 'showing', 'b', '', 'w', 'w'],
  [
    'by link, a complete turn',
    { around: byLink(), isComplete: true, steps: 'ww', player: 'b' },
    'ending',
    'w',
    '',
    'w',
    'w',
  ],
  [
    'by link, a computer that is computed here',
    { seats: 'abc', around: byLink({ own: 'a', computing: 'a' }), player: 'b', steps: 'a', players: { b: 3 } },
    'computer',
    'b',
    '*',
    'a',
    'a',
  ],
  [
    'the same, held: it plays people elsewhere, and nobody acts for it',
    { seats: 'abc', around: byLink({ own: 'a', computing: 'a' }), player: 'b', players: { b: 3 }, isHeld: true },
    'computer',
    'b',
    '',
    'a',
    'a',
  ],
  [
    'by link, a computer that is computed elsewhere',
    { seats: 'abc', around: byLink({ own: 'a', computing: 'c' }), player: 'b', steps: 'ac', players: { b: 3 } },
    'elsewhere',
    'b',
    '',
    'a',
    'a',
  ],
  ['by link, a draw that is offered to me', { around: byLink(), outcome: draw }, 'offered', 'w', '', 'w', 'w'],
  ['by link, a draw that is taken', { around: byLink({ isAgreed: true }), outcome: draw }, 'over', '', '', 'w', 'w'],
  [
    'by link, a draw that I offer',
    { around: byLink(), outcome: draw, player: 'b', steps: 'w' },
    'offered',
    'b',
    '',
    'w',
    'w',
  ],
  ['by link, resigned', { around: byLink(), outcome: { result: 'win' } }, 'over', '', '', 'w', 'w'],
  // A board on somebody's page on which the reader has some of the seats.
  ['an own seat', { around: { seats: 'w' } }, 'person', 'w', '+', 'w', 'w'],
  ['the seat of somebody else', { around: { seats: 'w' }, player: 'b', steps: 'w' }, 'elsewhere', 'b', '', 'w', 'w'],
  [
    'several own seats',
    { around: { seats: 'ac' }, seats: 'abcd', player: 'c', steps: 'ab' },
    'person',
    'c',
    '+',
    'ac',
    'c',
  ],
  ['an own seat and a computer', { around: { seats: 'b' }, players: { w: 3 } }, 'computer', 'w', '*', 'b', 'b'],
  [
    'the same, held: nobody acts for it',
    { around: { seats: 'b' }, players: { w: 3 }, isHeld: true },
    'computer',
    'w',
    '',
    'b',
    'b',
  ],
  [
    'an earlier position, before what others know',
    { around: { seats: 'w' }, steps: 'wb', at: 0 },
    'watched',
    'w',
    '',
    'w',
    'w',
  ],
  [
    'an earlier position where only computers play besides',
    { around: { seats: 'w' }, players: { b: 3 }, steps: 'wb', at: 0 },
    'person',
    'w',
    '+',
    'w',
    'w',
  ],
  // Tasks, diagrams and replays.
  ['a task that is done', { around: { task: 'done' } }, 'done', '', '', 'wb', 'w'],
  ['a task before a computer acts', { around: { task: 'done' }, players: { w: 3 } }, 'done', '', '', 'b', 'b'],
  ['the answer of a task', { around: { task: 'answered' }, player: 'b' }, 'answered', 'b', '', 'wb', 'b'],
  ['a task to be solved', { around: { task: null } }, 'person', 'w', '+', 'wb', 'w'],
  ['a diagram', { around: { isPicture: true } }, 'watched', 'w', '', 'wb', 'w'],
  ['a board in no document', { around: { isResting: true }, players: { w: 3 } }, 'computer', 'w', '+', 'b', 'b'],
];

for (const [name, given, kind, seat, sign, people, reader] of cases)
  test(name, () => {
    const [mayAct, isComputing] = [sign === '+', sign === '*'];
    const { own: _, isFixed: __, ...turn } = whoseTurnHere(stateOf(given));
    assert.deepEqual(turn, { kind, seat, mayAct, isComputing, isAwaited: isComputing, people: [...people], reader });
  });

test('who is alone at a screen has a seat of their own, also when it is out', () => {
  const computers = { b: 1, c: 1, d: 1, e: 1, f: 1 };
  const ownIn = (/** @type {Parameters<typeof stateOf>[0]} */ given) => whoseTurnHere(stateOf(given)).own;
  assert.equal(ownIn({}), '');
  assert.equal(ownIn({ players: { b: 3 } }), 'w');
  assert.equal(ownIn({ players: { w: 3, b: 3 } }), '');
  assert.equal(ownIn({ seats: six, players: computers }), 'a');
  assert.equal(ownIn({ seats: six, players: computers, out: 'a', player: 'b' }), 'a');
  assert.equal(ownIn({ around: byLink() }), 'w');
  assert.equal(ownIn({ around: byLink({ own: '' }) }), '');
});

test('in a live game a player elsewhere is awaited as a computer is', () => {
  const others = { player: 'b', steps: 'w', around: byLink({ isLive: true }) };
  const isAwaited = (/** @type {Parameters<typeof stateOf>[0]} */ given) =>
    whoseTurnHere(stateOf({ ...others, ...given })).isAwaited;
  assert.equal(isAwaited({}), true);
  assert.equal(isAwaited({ players: { b: 3 }, around: byLink({ isLive: true, computing: 'x' }) }), true);
  assert.equal(isAwaited({ around: byLink() }), false, 'the link has to be sent');
  assert.equal(isAwaited({ at: 0 }), false, 'an earlier position');
  assert.equal(isAwaited({ player: 'w' }), false, 'the own turn');
  assert.equal(isAwaited({ outcome: draw }), false, 'an end');
  assert.equal(isAwaited({ around: byLink({ isLive: true, own: '' }) }), false, 'who looks on');
  assert.equal(isAwaited({ around: byLink({ isLive: true, isOnLine: false }) }), false, 'another line');
});

test('what others are told of at once is not taken back here', () => {
  const isFixed = (/** @type {Parameters<typeof stateOf>[0]} */ given) => whoseTurnHere(stateOf(given)).isFixed;
  assert.equal(isFixed({}), false);
  assert.equal(isFixed({ around: { seats: '' } }), false);
  assert.equal(isFixed({ around: { seats: 'wb' } }), false);
  assert.equal(isFixed({ around: { seats: 'w' } }), true);
  assert.equal(isFixed({ around: { seats: 'w' }, players: { b: 3 } }), false);
  assert.equal(isFixed({ around: byLink() }), false);
});

test('without a game there is nobody', () => {
  assert.deepEqual(whoseTurnHere(null).kind, 'none');
  assert.equal(whoseTurnHere(null).mayAct, false);
});

test('a draw by the rules of a game by link is no offer', () => {
  const state = stateOf({ around: byLink(), outcome: draw });
  state.view.outcome = draw;
  assert.equal(whoseTurnHere(state).kind, 'over');
});
