// One game at the table: what is known of it, which position is shown, and what people decide. The rules are the real
// ones.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatLink, parseLink, watchedIn } from '../../../../shell/links/links.js';
import { drawSeed, isFlipped, readResult, readSeed, Session } from '../../../../shell/table/game/session.js';
import { loadBuilt } from '../../support/engine.js';
import { countGames } from '../../support/fakes.js';
import { inLines, inWords } from '../../support/lists.js';

const engine = await loadBuilt();

/** A game in which a King was captured. */
const won = 'custodian!!e2e3.c6c5.f1c4.d7c6.b2b3.c6d5.e3d4';

const open = (/** @type {string} */ link) => Session.open(engine, parseLink(link));

/** A game after some actions. */
function play(/** @type {string[]} */ texts, variant = 'custodian') {
  const session = new Session(engine, variant);
  for (const text of texts) session.play(text);
  return session;
}

const textsOf = (/** @type {Session} */ { steps }) => inWords(steps, 'text').join(' ');

test('results that people decide are read, and no others', () => {
  assert.deepEqual(readResult('win+w+resignation', 'wb'), { result: 'win', winner: 'w', reason: 'resignation' });
  assert.deepEqual(readResult('win b time', 'wb'), { result: 'win', winner: 'b', reason: 'time' });
  assert.deepEqual(readResult('draw+agreement', 'wb'), { result: 'draw', reason: 'agreement' });
  const wins = ['win+w+throne', 'win+resignation', 'win+x+resignation', 'win+wb+resignation', 'win++resignation'];
  const others = ['draw', 'draw+w+agreement', 'draw+throne', 'lost+w+resignation', 'lost+resignation', 'ongoing'];
  for (const text of ['', ...wins, 'win+w+b+resignation', ...others]) assert.equal(readResult(text, 'wb'), null, text);
});

test('what a piece picks up, carries on or leaves is known of its action', () => {
  const passengerOf = (/** @type {string} */ position, /** @type {string} */ action) => {
    const session = new Session(engine, 'tches;strike=1;transport=on;array=rnqkbnr/7/7/7/7/7/RNQKBNR', position);
    session.play(action);
    const [{ passenger }] = session.steps;
    session.dispose();
    return passenger;
  };
  const climb = '1k5/2p2p1/3R3/4N2/2N4/7/3K3 w 1 -/- - 0 1';
  const shut = '3k3/7/7/6r/7/PPP4/1N_R1K3 w 1 -/- - 0 1';
  assert.deepEqual(passengerOf(climb, 'c3d5'), { kind: 'R', isPicked: true });
  assert.deepEqual(passengerOf(shut, 'b1_c3'), { kind: 'R', isPicked: false });
  assert.equal(passengerOf(shut, 'b1c3'), undefined);
});

test('a board is flipped by a key that says so', () => {
  for (const [key, is] of /** @type {[string, boolean][]} */ ([
    ['flip=1', true],
    ['flip=on', true],
    ['flip=0', false],
    ['flip=off', false],
    ['x=1', false],
  ]))
    assert.equal(open(`custodian!!!${key}`).session.isFlipped, is, key);
});

test('who plays one side only sits below, unless the link or its reader says otherwise', () => {
  const below = ['custodian!!!seats=p,3', 'custodian!!!seats=3,3', 'custodian!!!flip=0;seats=3,p'];
  const above = ['custodian!!!seats=3,p', 'tches!!!seats=3'];
  for (const link of [...above, ...below, 'till!!!seats=3,p', 'till;players=3!!!seats=3,p,3']) {
    const is = above.includes(link);
    const { session } = open(link);
    assert.equal(session.isFlipped, is, link);
    assert.equal(isFlipped(parseLink(link), session.view), is, link);
    assert.equal(formatLink(session.link), formatLink(parseLink(link)), 'nothing is added');
    session.isFlipped = !is;
    const again = open(formatLink(session.link)).session;
    assert.equal(again.isFlipped, !is, 'what people choose stays');
  }
});

test('seeds are whole numbers of 32 bits', () => {
  assert.deepEqual([readSeed('0'), readSeed('7')], [0, 7]);
  assert.equal(readSeed('4294967295'), 2 ** 32 - 1);
  for (const text of ['4294967296', '9999999999', '00000000001', '', '-1', '1.5', '7x', 'x7', undefined])
    assert.equal(readSeed(text), undefined, text);
});

test('drawn seeds have at most four digits', (context) => {
  const draw = (/** @type {number} */ number) => {
    context.mock.method(crypto, 'getRandomValues', (/** @type {Uint32Array} */ lots) => lots.fill(number));
    return drawSeed();
  };
  assert.deepEqual([0, 9999, 10_000, 123_456].map(draw), [0, 9999, 0, 3456]);
});

test('a game begins at its usual start, at a position, or at a drawn start', () => {
  const usual = new Session(engine, 'till;players=3');
  assert.equal(usual.start, usual.usual);
  assert.equal(usual.link.position, '');
  const drawn = new Session(engine, 'till;players=3', '', 0);
  assert.notEqual(drawn.start, drawn.usual);
  assert.equal(drawn.usual, usual.usual);
  assert.equal(drawn.start, new Session(engine, 'till;players=3', '', 0).start);
  const position = '0,0:aKaRbK a - ab 0 20';
  const placed = new Session(engine, 'till', position, 5);
  assert.equal(placed.start, position);
  assert.notEqual(placed.usual, position);
  assert.equal(placed.link.position, position);
});

test('a game that cannot begin is given back', () => {
  const { counted, engine: counting } = countGames(engine);
  assert.throws(() => new Session(counting, 'draughts'), { reason: 'unknown-family' });
  assert.throws(() => new Session(counting, 'custodian', '7/7 w'), { reason: 'row-count' });
  assert.equal(counted.open, 0);
  new Session(counting, 'custodian').dispose();
  assert.equal(counted.open, 0);
});

test('each action is known with who played it and with what', () => {
  const { steps } = play(['c1d3', 'g6g5']);
  const [first, second] = steps;
  assert.deepEqual(inWords(steps, 'text', 'seat', 'number', 'kind'), ['c1d3 w 1 N', 'g6g5 b 1 P']);
  assert.deepEqual([first.action.source, first.action.target], ['c1', 'd3']);
  assert.deepEqual([first.look, first.ousted, second.ousted], [undefined, [], []]);
  assert.equal(play(['Q@0,0'], 'till').steps[0].kind, undefined);
});

test('seats that an action puts out of the game are known with it', () => {
  const start = '-5,6:1aN2cN/bK1bR1cBcK/1aN3bN/2bQcR2aRcB/3cQ1aBaR/4bNbR1bB/4aKaBbB/5cR1aQ/4cN a - abc 0 24';
  const session = new Session(engine, 'till;players=3;pawns=0', start);
  session.play('0,2:2,0');
  session.play('0,1:0,5');
  assert.deepEqual(inWords(session.steps, 'ousted'), ['', 'c']);
  session.play(session.view.actions[0].text);
  assert.deepEqual(session.steps[2].ousted, [], 'only by the action that did it');
});

test('where a piece looks after an action is known from the top of the board', () => {
  const session = new Session(engine, 'tches;polarity=on');
  for (const seat of ['w', 'b']) {
    while (session.view.turn.player !== seat) session.play(session.view.actions[0].text);
    const action = session.view.actions.find(({ facing }) => facing === 1);
    session.play(action?.text ?? assert.fail(`${seat} can turn nothing`));
    assert.equal(session.steps[session.at - 1].look, seat === 'w' ? 1 : 3);
  }
});

test('playing the next known action keeps the ones after it; another one replaces them', () => {
  const session = play(['a2a3', 'g6g5', 'b2b3']);
  session.result = { result: 'draw', reason: 'agreement' };
  session.goTo(1);
  session.play('g6g5');
  assert.deepEqual([session.at, textsOf(session)], [2, 'a2a3 g6g5 b2b3']);
  assert.deepEqual(session.result, { result: 'draw', reason: 'agreement' });
  session.goTo(1);
  session.play('f6f5');
  assert.deepEqual([session.at, textsOf(session), session.result], [2, 'a2a3 f6f5', null]);
});

test('the list of actions that was known before is not changed by another one', () => {
  const session = play(['a2a3', 'g6g5']);
  const { steps } = session;
  session.play('b2b3');
  assert.equal(steps.length, 2);
});

test('what people agreed on is over when the game goes on', () => {
  const session = play(['a2a3']);
  session.result = { result: 'win', winner: 'w', reason: 'resignation' };
  assert.equal(session.outcome.reason, 'resignation');
  session.play('g6g5');
  assert.deepEqual([session.result, session.outcome.result], [null, 'ongoing']);
});

test('an end that people decided is the outcome at the last position only, and never instead of the rules', () => {
  const session = play(['a2a3', 'g6g5']);
  session.result = { result: 'draw', reason: 'agreement' };
  assert.deepEqual(session.outcome, session.result);
  session.goTo(1);
  assert.equal(session.outcome.result, 'ongoing');
  const over = open(won).session;
  assert.equal(over.isOver, true);
  over.result = { result: 'draw', reason: 'agreement' };
  assert.deepEqual(over.outcome, { result: 'win', winner: 'w', reason: 'king-captured' });
  over.goTo(6);
  assert.equal(over.isOver, false);
});

test('an action that is not legal changes nothing', () => {
  const session = play(['a2a3']);
  const { line } = session;
  assert.throws(() => session.play('a2a3'), { reason: 'not-legal' });
  assert.deepEqual(session.line, line);
});

test('one can go to every position, and not beyond the first and the last', () => {
  const session = play(['a2a3', 'g6g5', 'b2b3']);
  for (const to of [0, 2, 1, -4, 3, 99, Infinity]) {
    const at = Math.min(Math.max(to, 0), 3);
    session.goTo(to);
    assert.deepEqual([session.at, session.isAtEnd], [at, at === 3], `${to}`);
    assert.equal(session.game.position, play(['a2a3', 'g6g5', 'b2b3'].slice(0, at)).game.position);
  }
});

test('the squares of the last action are those of the position shown', () => {
  const session = play(['a2a3', 'g6g5']);
  assert.deepEqual(session.last, ['g6', 'g5']);
  session.goTo(1);
  assert.deepEqual(session.last, ['a2', 'a3']);
  session.goTo(0);
  assert.deepEqual(session.last, []);
  assert.deepEqual(play(['Q@0,0'], 'till').last, ['0,0']);
});

test('what was known is restored, whatever was played instead', () => {
  const session = play(['a2a3', 'g6g5', 'b2b3']);
  session.result = { result: 'draw', reason: 'agreement' };
  session.goTo(2);
  const before = session.line;
  for (const other of [['f6f5', 'c2c3', 'a6a5', 'd2d3'], ['g6g5', 'c2c3'], ['g6g5']]) {
    session.goTo(1);
    for (const text of other) session.play(text);
    session.restore(before);
    assert.deepEqual(session.line, before);
    assert.equal(session.game.position, play(['a2a3', 'g6g5']).game.position);
  }
  session.goTo(0);
  session.play('d2d3');
  session.restore(before);
  assert.equal(session.game.position, play(['a2a3', 'g6g5']).game.position);
  session.goTo(0);
  session.restore({ ...before, steps: before.steps.slice(0, 2) });
  assert.equal(textsOf(session), 'a2a3 g6g5');
});

test('what comes along unchanged is not played again', (context) => {
  const session = play(['a2a3', 'g6g5', 'b2b3']);
  const { line } = session;
  const undo = context.mock.method(session.game, 'undo');
  session.restore(line);
  assert.equal(undo.mock.callCount(), 0);
});

test('cards are ordered before the game, whose start they change', () => {
  const session = new Session(engine, 'taketwo');
  session.arrange({ d1: 'HDO', d8: 'DHO' });
  const cardsAt = (/** @type {string} */ square) => session.view.pieces.find((piece) => piece.square === square)?.cards;
  assert.deepEqual([cardsAt('d1'), cardsAt('d8')], ['HDO', 'DHO']);
  assert.equal(session.start, session.game.position);
  assert.notEqual(session.start, session.usual);
  assert.equal(session.link.position, session.start);
});

test('a link says what is shown, and opens as the same', () => {
  const session = play(['a2a3', 'g6g5']);
  assert.deepEqual(session.link, { variant: 'custodian', position: '', actions: ['a2a3', 'g6g5'], extras: [] });
  session.goTo(1);
  session.isFlipped = true;
  session.result = { result: 'win', winner: 'b', reason: 'time' };
  session.extras = [
    ['seats', 'p,5'],
    ['mine', undefined],
  ];
  const { link } = session;
  assert.deepEqual(inLines(link.extras), ['at 1', 'flip 1', 'result win+b+time', 'seats p,5', 'mine undefined']);
  const { session: again, problems } = Session.open(engine, link);
  assert.deepEqual(problems, []);
  assert.deepEqual(again.link, link);
  assert.deepEqual(again.line, session.line);
  assert.equal(again.isFlipped, true);
});

test('a link without such keys opens at its end', () => {
  const { session, problems } = open('custodian!!a2a3.g6g5!at=2;x=1');
  assert.deepEqual(problems, []);
  assert.deepEqual([session.at, session.isFlipped, session.result], [2, false, null]);
  assert.deepEqual(session.link.extras, [['x', '1']]);
});

test('a link opens as far as its actions are legal', () => {
  const { session, problems } = open('custodian!!a2a3.a2a3.g6g5!at=0;flip=1;result=draw+agreement;x;y=2');
  assert.deepEqual(problems, [{ part: 'action', text: 'a2a3', number: 2, reason: 'not-legal' }]);
  assert.equal(textsOf(session), 'a2a3');
  assert.deepEqual(inLines(session.extras), ['x undefined', 'y 2']);
  assert.deepEqual([session.at, session.isFlipped, session.result], [1, false, null]);
});

test('keys that cannot be read are told, and the rest is', () => {
  for (const [key, reason] of [
    ['at=3', 'bad-number'],
    ['at=-1', 'bad-number'],
    ['at=', 'bad-number'],
    ['at=1x', 'bad-number'],
    ['at=0000001', 'bad-number'],
    ['result=won', 'unknown-value'],
    ['result=win+x+time', 'unknown-value'],
    ['watch=', 'unknown-value'],
    [`watch=${'a'.repeat(63)}`, 'unknown-value'],
    [`watch=${'A'.repeat(64)}`, 'unknown-value'],
  ]) {
    const { session, problems } = open(`custodian!!a2a3.g6g5!${key};x=1;flip=1`);
    assert.deepEqual(problems, [{ part: 'extra', text: key, number: 0, reason }]);
    assert.deepEqual([session.at, session.isFlipped], [2, true]);
    assert.deepEqual(inLines(session.link.extras), ['flip 1', 'x 1']);
  }
});

test('the name of a game that is watched stays in its link, but not beside the people who play it', () => {
  const name = `watch=${'0a'.repeat(32)}`;
  const { session, problems } = open(`custodian!!a2a3!${name}`);
  assert.deepEqual([problems, watchedIn(session.link)], [[], '0a'.repeat(32)]);
  const played = open(`custodian!!a2a3!bylink=;${name}`);
  assert.deepEqual([played.problems, inLines(played.session.link.extras)], [[], ['bylink ']]);
});

test('a result that people decided is not read where the rules have decided', () => {
  const { session, problems } = open(`${won}!result=draw+agreement`);
  assert.deepEqual([problems, session.result], [[], null]);
});

test('a seed draws the start only where the family has such starts', () => {
  const till = open('till;players=3!!!seed=7');
  assert.deepEqual(till.problems, []);
  assert.equal(till.session.start, new Session(engine, 'till;players=3', '', 7).start);
  assert.deepEqual(till.session.extras, [['seed', '7']]);
  const custodian = open('custodian!!!seed=x');
  assert.deepEqual(custodian.problems, []);
  assert.deepEqual(custodian.session.extras, [['seed', 'x']]);
  const bad = open('till!!!seed=4294967296;x=1');
  assert.deepEqual(bad.problems, [{ part: 'extra', text: 'seed=4294967296', number: 0, reason: 'bad-number' }]);
  assert.equal(bad.session.start, bad.session.usual);
  assert.deepEqual(bad.session.extras, [['x', '1']]);
});
