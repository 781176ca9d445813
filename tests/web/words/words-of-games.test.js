// The page's words for a game: names, results, phases, dangers, and why something was refused.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LinkError } from '../../../shell/links/links.js';
import { finish } from '../../../shell/links/slices.js';
import { Session } from '../../../shell/table/game/session.js';
import { readEnteredText } from '../../../shell/table/records/entered-text.js';
import { RecordError } from '../../../shell/table/records/record.js';
import * as status from '../../../shell/words/game-status.js';
import { dateIn, withTenths } from '../../../shell/words/numbers.js';
import * as refusals from '../../../shell/words/refusals.js';
import { seatId } from '../../../shell/words/seat-names.js';
import { shortSquare, spokenSquare } from '../../../shell/words/square-names.js';
import { Words } from '../../../shell/words/words.js';
import { MotleyError } from '../../../web/engine.js';
import { loadBuilt } from '../support/engine.js';
import { makeWords } from '../support/fakes.js';
import { languages } from '../support/words.js';

const engine = await loadBuilt();
const words = makeWords();

test('messages are written in Fluent, with their arguments', () => {
  const real = new Words('en', ['greeting = Hello { $name }!', 'other = Other\n']);
  assert.equal(real.format('greeting', { name: 'Ann' }), 'Hello Ann!');
  assert.equal(real.formatFirst(['nothing', 'other', 'greeting']), 'Other');
  assert.equal(real.formatFirst(['greeting', 'other'], { name: 'Bo' }), 'Hello Bo!');
  real.add('late = Late');
  assert.deepEqual([real.has('late'), real.has('never'), real.format('late')], [true, false, 'Late']);
  assert.throws(() => real.add('late = Twice'));
});

test('a missing message is told once; the last of several stands for all', (context) => {
  const errors = context.mock.method(console, 'error', () => {});
  const real = new Words('en', ['empty =\n    .title = only an attribute', 'greeting = Hello { $name }!']);
  assert.equal(real.formatFirst(['one', 'two']), '{two}');
  assert.deepEqual([real.format('two'), real.format('empty')], ['{two}', '{empty}']);
  assert.deepEqual([errors.mock.callCount(), [...real.missing]], [2, ['two', 'empty']]);
  real.format('greeting');
  assert.match(String(errors.mock.calls[2].arguments[0]), /greeting/);
});

test('numbers have the sign between that the language has', () => {
  assert.deepEqual([withTenths('en', 0.54), withTenths('fr', 3), withTenths('sv', 1.25)], ['0.5', '3,0', '1,3']);
});

test('lists, choices and dates are those of the language', () => {
  const real = new Words('en', []);
  assert.equal(real.locale, 'en');
  assert.equal(new Words('de', []).list(['a', 'b']), 'a und b');
  assert.equal(real.list(['a', 'b', 'c']), 'a, b, and c');
  assert.equal(real.list(['a', 'b', 'c'], 'disjunction'), 'a, b, or c');
  assert.match(dateIn('en', new Date(2026, 10, 22, 14, 5).getTime()), /^Nov 22, 2026, 2:05/);
});

const names = `
kind-queen = dame
    .gender = f
seat-w = White
seat-b = Black
seat-till-b = Yellow
new = { NAME($kind, form: "gender") ->
    [f] nouvelle { NAME($kind) }
   *[m] nouveau { NAME($kind) }
  }
`;

test('a name is found by its id, in the form that is asked for; any other text is itself', () => {
  const real = new Words('fr', [names]);
  const found = ['kind-queen', 'kind-hearted', 'new', 'Anna', ''].map((id) => real.name(id));
  assert.deepEqual(found, ['dame', 'kind-hearted', 'new', 'Anna', '']);
  assert.deepEqual([real.name('kind-queen', 'gender'), real.name('kind-queen', 'plural')], ['f', 'dame']);
  assert.equal(real.format('new', { kind: 'kind-queen' }), 'nouvelle dame');
  assert.equal(real.format('new', { kind: 'Anna' }), 'nouveau Anna');
  assert.equal(real.list(['kind-queen', 'Anna']), 'dame et Anna');
});

test('a seat has the name of its family if there is one', () => {
  const real = new Words('en', [names]);
  assert.deepEqual([real.name(seatId('till', 'b')), real.name(seatId('taketwo', 'b'))], ['Yellow', 'Black']);
  assert.equal(real.name(seatId('till', 'z')), 'seat-till-z');
});

test('squares without edges have a minus, and are spoken by their numbers', () => {
  assert.deepEqual([shortSquare('b3'), shortSquare('-3,-12')], ['b3', '−3,−12']);
  assert.equal(spokenSquare(words, 'b3'), 'b3');
  assert.equal(spokenSquare(words, '3,-2'), 'board-place[x=3,y=board-negative[number=2]]');
  assert.equal(spokenSquare(words, '-10,0'), 'board-place[x=board-negative[number=10],y=0]');
});

test('who has won, or that nobody has', () => {
  assert.equal(status.describeResult(words, 'till', { result: 'draw' }), 'result-draw');
  assert.equal(status.describeResult(words, 'till', { result: 'win', winner: 'b' }), 'result-win[seat=seat-till-b]');
  const called = (/** @type {string} */ seat) => (seat === 'b' ? 'Bo' : undefined);
  assert.equal(status.describeResult(words, 'till', { result: 'win', winner: 'b' }, called), 'result-win[seat=Bo]');
});

test('why the game is over, in the words of its family if it has some', () => {
  const view = /** @type {any} */ ({ seats: 'wb', family: 'tches' });
  const won = /** @type {any} */ ({ result: 'win', winner: 'w', reason: 'time' });
  assert.equal(status.describeReason(words, view, won), 'outcome-time[winner=seat-tches-w,loser=seat-tches-b]');
  const lost = { ...won, winner: 'b' };
  assert.equal(status.describeReason(words, view, lost), 'outcome-time[winner=seat-tches-b,loser=seat-tches-w]');
  const bo = (/** @type {string} */ seat) => (seat === 'b' ? 'Bo' : undefined);
  assert.equal(status.describeReason(words, view, won, bo), 'outcome-time[winner=seat-tches-w,loser=Bo]');
  assert.match(status.describeReason(makeWords(['outcome-tches-time']), view, won), /^outcome-tches-time\[/);
  const agreed = /** @type {const} */ ({ result: 'draw', reason: 'agreement' });
  assert.equal(status.describeReason(words, view, agreed), 'outcome-agreement[winner=,loser=]');
});

test('what the player may do now; that he can only pass', () => {
  const turn = { phase: 'place', left: 2, player: 'a' };
  /** @type {object[]} */
  let hands = [];
  const view = (/** @type {string[]} */ ...types) =>
    /** @type {any} */ ({ family: 'till', turn, hands, actions: types.map((type) => ({ type })) });
  assert.equal(status.describePhase(words, view('move', 'pass')), 'phase-place[left=2]');
  assert.equal(status.describePhase(makeWords(['phase-till-place']), view('move')), 'phase-till-place[left=2]');
  assert.equal(status.describePhase(words, view('pass')), 'phase-pass');
  hands = [
    { seat: 'b', kind: 'P', count: 3 },
    { seat: 'a', kind: 'K', count: 1 },
  ];
  const ofKing = makeWords(['phase-till-place', 'phase-till-place-K']);
  assert.equal(status.describePhase(ofKing, view('place')), 'phase-till-place-K[left=2]', 'the last tile');
  hands.push({ seat: 'a', kind: 'Q', count: 1 });
  assert.equal(status.describePhase(ofKing, view('place')), 'phase-till-place[left=2]');
});

test('another piece has to move after a switch, not where there are no cards to switch', () => {
  const phaseOf = (/** @type {string} */ variant, /** @type {string[]} */ actions) => {
    const { session } = Session.open(engine, { variant, position: '', actions, extras: [] });
    const phase = status.describePhase(words, session.view);
    session.dispose();
    return phase;
  };
  const phases = [[], ['e2~DO'], ['e2~DO', 'd2d3']].map((actions) => phaseOf('taketwo', actions));
  assert.deepEqual(phases, ['phase-switch-or-move[left=0]', 'phase-move-another[left=0]', phases[0]]);
  for (const actions of [[], ['e2e4']]) assert.equal(phaseOf('taketwo;switch=off', actions), 'phase-move[left=0]');
});

test('where a King has to go, and that one who is held is to be carried', () => {
  const goal = (/** @type {string} */ square, /** @type {number} */ steps, seat = 'w', on = {}) => ({
    seat,
    kind: 'K',
    goal: { square, steps },
    on,
  });
  const marks = ['pending', 'throne'].map((mark) => ({ square: 'd7', mark }));
  const task = (/** @type {object[]} */ pieces, /** @type {number} */ of = 0) => {
    const turn = { phase: 'move', left: 1, player: 'w', of };
    const view = /** @type {any} */ ({ family: 'x', turn, actions: [{ type: 'move' }], hands: [], pieces, marks });
    return status.describeTask(words, view, (code) => `kind-${code}`);
  };
  assert.equal(task([{ seat: 'w' }]), 'phase-move[left=1]');
  assert.equal(task([goal('d1', 2, 'b')]), 'phase-move[left=1]', 'the other’s way is not one’s own');
  assert.equal(task([goal('d7', 4)]), 'status-goal[steps=4,mark=throne,kind=kind-K]');
  assert.equal(task([goal('d7', 4), goal('d7', 2)]), 'status-goal[steps=2,mark=throne,kind=kind-K]', 'the nearest');
  assert.equal(task([goal('d7', 4)], 3), 'phase-move[left=1] status-goal[steps=4,mark=throne,kind=kind-K]');
  const held = { ...goal('f1', 5, 'w', { captive: true, kind: 'K', seat: 'b' }), square: 'c4', kind: 'R' };
  assert.equal(task([goal('d7', 1), held], 3), 'status-carry[square=f1]', 'it goes its own way: no steps are counted');
});

test('who has to make room for a captive; whose King is held is told what to capture', () => {
  const on = (/** @type {string} */ seat) => ({ captive: true, kind: 'K', seat });
  const task = (/** @type {object[]} */ pieces, /** @type {string} */ player) => {
    const turn = { phase: 'move', left: 3, player, of: 3 };
    const view = /** @type {any} */ ({ family: 'x', turn, actions: [{ type: 'move' }], pieces, marks: [] });
    return status.describeTask(words, view, (code) => `kind-${code}`);
  };
  const rook = { square: 'c4', seat: 'w', kind: 'R', on: on('b'), goal: { square: 'f1', steps: 9 } };
  const king = { square: 'f1', seat: 'w', kind: 'K' };
  assert.equal(task([rook, king], 'w'), 'status-carry[square=f1] status-carry-first[kind=kind-K]');
  assert.equal(task([rook, { ...king, seat: 'b' }], 'w'), 'status-carry[square=f1]');
  assert.equal(task([rook, king], 'b'), 'status-free[kind=kind-K,actor=kind-R,square=c4]');
});

test('dangers: Kings in check, with many seats only that of the player to act; and the count towards a draw', () => {
  const pieces = [
    { square: 'a1', seat: 'w', check: true },
    { square: 'b2', seat: 'w' },
    { square: 'a8', seat: 'b', check: true },
  ];
  const view = (/** @type {string} */ seats, halfmoves = 0) =>
    /** @type {any} */ ({ family: 'tches', pieces, seats, turn: { player: 'b', halfmoves } });
  assert.deepEqual(status.describeDangers(words, view('wb')), [
    'status-check[seat=seat-tches-w,square=a1]',
    'status-check[seat=seat-tches-b,square=a8]',
  ]);
  assert.deepEqual(status.describeDangers(words, view('wbc')), ['status-check[seat=seat-tches-b,square=a8]']);
  assert.deepEqual(status.describeDangers(words, view('wbc', 19)).length, 1);
  assert.equal(status.describeDangers(words, view('wbc', 20))[1], 'status-halfmoves[count=20]');
  const own = makeWords(['status-tches-check', 'status-tches-halfmoves']);
  const [check, count] = status.describeDangers(own, view('wbc', 30));
  assert.match(`${check} ${count}`, /^status-tches-check.* status-tches-halfmoves/);
});

// ----- refusals

/** The error that a call throws. @returns {any} */
function errorOf(/** @type {() => unknown} */ call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  return assert.fail('it throws');
}

test('a text that the engine refuses is told with the place, and what stands there', () => {
  const error = errorOf(() => new Session(engine, 'custodian;array=five'));
  assert.deepEqual(refusals.describeError(words, error), {
    text: 'refused[subject=variant,place=17,reason=reason-unknown-value[token=five]]',
    place: { text: 'custodian;array=five', offset: 16, length: 4 },
  });
  assert.equal(refusals.describeReason(words, error), 'reason-unknown-value[token=five]');
});

test('the field that a position lacks is named where there are words for it', () => {
  const english = new Words('en', [...(languages.get('en')?.values() ?? [])]);
  const told = (/** @type {string} */ variant, /** @type {string} */ position) =>
    refusals.describeError(
      english,
      errorOf(() => new Session(engine, variant, position)),
    ).text;
  assert.match(told('custodian', '7/3K3/7/7/7/k6/7'), /After the board, .*player to move/);
  assert.match(told('till', '0,0:aKbK a - ab 0'), /number of actions so far/);
});

test('a text of others is told as a whole, with its name and numbers', () => {
  const address = errorOf(() => finish(readEnteredText(engine, 'http://a.example/b')));
  assert.deepEqual(refusals.describeError(words, address), { text: 'reason-is-address[token=a.example]' });
  const large = errorOf(() => finish(readEnteredText(engine, '8/8/8/8', 'custodian')));
  assert.deepEqual(refusals.describeError(words, large), { text: 'reason-other-board[token=,rows=4,ranks=7]' });
});

test('a link that cannot be read is told in the same way', () => {
  assert.deepEqual(refusals.describeError(words, new LinkError('bad-percent', 'a%zz', 1, 1)), {
    text: 'refused[subject=link,place=2,reason=reason-bad-percent[token=%]]',
    place: { text: 'a%zz', offset: 1, length: 1 },
  });
});

test('of a text of any length only the fault and a little around it is shown', () => {
  const part = (/** @type {string} */ text, /** @type {number} */ offset, /** @type {number} */ length) =>
    Object.values(refusals.partsOf({ text, offset, length }));
  assert.deepEqual(part('abc', 1, 1), ['a', 'b', 'c']);
  assert.deepEqual(part('abc', 3, 0), ['abc', ' ', '']);
  const million = 'x'.repeat(1_000_000);
  assert.deepEqual(part(`a${million}`, 0, 1), ['', 'a', `${million.slice(0, 24)}…`]);
  assert.deepEqual(part(`${million}abc`, 1_000_001, 1), [`…${million.slice(0, 23)}a`, 'b', 'c']);
  assert.deepEqual(part(`a${million}b`, 1, 1_000_000), ['a', `${million.slice(0, 120)}…`, '']);
  const error = errorOf(() => new Session(engine, `custodian;${million}`));
  const { text, place } = refusals.describeError(words, error);
  assert.ok(text.length < 300, `${text.length}`);
  assert.ok(place && Object.values(refusals.partsOf(place)).join('').length < 300);
});

test('what the engine says of a game has no place', () => {
  const error = new MotleyError('game', 'out-of-memory');
  assert.deepEqual(refusals.describeError(words, error), { text: 'reason-out-of-memory[token=]' });
});

test('a fault in a record is told by its line and column, and only that line is shown', () => {
  const text = 'first\nsecond line\nthird';
  assert.deepEqual(refusals.describeError(words, new RecordError('bad-tag', text, 13, 4)), {
    text: 'refused-record[line=2,column=8,reason=reason-bad-tag[token=line,wanted=]]',
    place: { text: 'second line', offset: 7, length: 4 },
  });
  const { place } = refusals.describeError(words, new RecordError('bad-tag', text, 13, 9));
  assert.deepEqual(place, { text: 'second line', offset: 7, length: 4 }, 'no further than its line');
});

test('a fault of a file is told with its game, and columns count characters, but places units of the text', () => {
  const error = new RecordError('not-legal', 'first\r\u{1f600} a2a5\rthird', 12, 1, { token: 'a2a5', wanted: 'a2a3' });
  assert.deepEqual(refusals.describeFault(words, { number: 3, error }), {
    text: 'refused-game[number=3,line=2,column=6,reason=reason-not-legal[token=a2a5,wanted=a2a3]]',
    place: { text: '\u{1f600} a2a5', offset: 6, length: 1 },
  });
});

test('an error of our own is logged, and told without details', (context) => {
  const log = context.mock.method(console, 'error', () => {});
  const error = new Error('secret');
  assert.deepEqual(refusals.describeError(words, error), { text: 'reason-engine-failed[token=]' });
  assert.equal(log.mock.calls[0].arguments[0], error);
});

test('parts of a link that cannot be read are told with their text', () => {
  const problem = /** @type {const} */ ({ part: 'action', text: 'a2a9', number: 3, reason: 'not-legal' });
  assert.deepEqual(refusals.describeProblem(words, problem), {
    text: 'problem-action[number=3,reason=reason-not-legal[token=a2a9]]',
    place: { text: 'a2a9', offset: 0, length: 4 },
  });
});

test('why nothing leads from one square to another, and the cause', () => {
  const session = new Session(engine, 'custodian');
  const told = refusals.explain(words, session, 'a1', 'a4');
  assert.deepEqual([told.reason, told.squares], ['path-blocked', ['a2']]);
  assert.equal(told.text, 'reason-path-blocked[from=a1,to=a4,token=a1,count=1]');
  const own = makeWords(['reason-custodian-path-blocked']);
  assert.match(refusals.explain(own, session, 'a1', 'a4').text, /^reason-custodian-path-blocked\[/);
});

test('of two squares the one that is none is named', () => {
  const session = new Session(engine, 'custodian');
  const token = (/** @type {string} */ from, /** @type {string} */ to) =>
    /token=(\w+)/.exec(refusals.explain(words, session, from, to).text)?.[1];
  assert.deepEqual([token('a1', 'z9'), token('z9', 'a1')], ['z9', 'z9']);
});
