// Hints, told in three steps. What the computer finds comes from the test, the rules are the real ones.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../../shell/table/advice/hint-words.js';
import { Hints } from '../../../../shell/table/advice/hints.js';
import { lineEnd, lineSteps, placeOf } from '../../../../shell/table/computer/lines.js';
import { Session } from '../../../../shell/table/game/session.js';
import { loadBuilt } from '../../support/engine.js';
import { countGames, settled, sitDown } from '../../support/fakes.js';
import { inWords } from '../../support/lists.js';

const engine = await loadBuilt();

/** A table whose hints follow the game. */
function sit(variant = 'custodian', seats = '') {
  const made = sitDown(engine, variant, seats);
  const hints = new Hints(made.table, engine, async () => {});
  made.owner.follow = () => hints.follow();
  return { ...made, hints };
}

test('a place is the variant, the start if it is not the usual one, and the actions up to what is shown', () => {
  const session = new Session(engine, 'custodian;board=flat');
  for (const text of ['a2a3', 'g6g5', 'b2b3']) session.play(text);
  session.goTo(2);
  assert.deepEqual(placeOf(session), { variant: 'custodian', position: undefined, actions: ['a2a3', 'g6g5'] });
  const other = new Session(engine, 'custodian', '7/3K3/7/7/7/k6/7 w - 0 1');
  assert.deepEqual(placeOf(other), { variant: 'custodian', position: '7/3K3/7/7/7/k6/7 w - 0 1', actions: [] });
});

test('a line is told like a game, and the game is as it was', () => {
  const session = new Session(engine, 'custodian');
  session.play('a2a3');
  const steps = lineSteps(engine, session.game, ['g6g5', 'b2b3']);
  assert.deepEqual(inWords(steps, 'text', 'seat', 'kind'), ['g6g5 b P', 'b2b3 w P']);
  const { view, last } = lineEnd(engine, session.game, ['g6g5', 'b2b3']);
  assert.deepEqual(last, ['b2', 'b3']);
  assert.equal(view.turn.player, 'b');
  assert.ok(view.pieces.some(({ square }) => square === 'g5'));
  const other = new Session(engine, 'custodian');
  other.play('a2a3');
  assert.deepEqual([session.at, session.game.position], [1, other.game.position]);
  const { counted, engine: counting } = countGames(engine);
  assert.throws(() => lineSteps(counting, session.game, ['a3a9']));
  lineSteps(counting, session.game, ['g6g5']);
  assert.equal(counted.open, 0);
});

test('first the piece, then what it does, then what is expected', async () => {
  const { hints, asked, table, session } = sit();
  session.play('a2a3');
  hints.ask();
  assert.deepEqual([hints.squares, hints.arrows], [[], []], 'nothing is known yet');
  const { job, request } = asked[0];
  assert.equal(job, 'think');
  assert.deepEqual(request, { place: placeOf(session), strength: { nodes: 30_000 }, isExplained: true });
  await asked[0].finish({ line: ['g6g5', 'b2b3', 'f6f5', 'c2c3'] });
  assert.match(table.remark, /^hint-piece\[kind=kind-pawn,square=g6,/);
  assert.deepEqual([hints.squares, hints.arrows], [['g6'], [{ from: 'g6', to: 'g6', number: 1, isAhead: true }]]);
  hints.ask();
  assert.match(table.remark, /^hint-action\[.*,action=say-action\[kind=kind-pawn,from=g6,to=g5,/);
  const arrows = () => inWords(hints.arrows, 'from', 'to', 'number', 'isAhead');
  assert.deepEqual([hints.squares, arrows()], [['g6', 'g5'], ['g6 g5 1 true']]);
  hints.ask();
  const line = /^hint-line\[.*,line=say-action\[.*from=g6.*; say-action\[.*from=b2.*; say-action\[.*from=f6/;
  assert.match(table.remark, line);
  assert.equal(table.remark.includes('from=c2'), false, 'three actions at most');
  assert.deepEqual(arrows(), ['g6 g5 1 true', 'b2 b3 2 true', 'f6 f5 3 true']);
  hints.ask();
  assert.deepEqual([hints.hint, hints.arrows, table.remark], [null, [], ''], 'then it is hidden');
  hints.ask();
  assert.equal(asked.length, 2, 'and can be asked for again');
});

test('a hint says why: what it threatens, how near it comes to where it wins, that it wins', async () => {
  const tell = async (/** @type {string} */ variant, /** @type {string} */ position, /** @type {object} */ found) => {
    const { hints, asked, table } = sit();
    table.seat(new Session(engine, variant, position));
    hints.ask();
    await asked[0].finish(found);
    hints.ask();
    return table.remark.replace(/^hint-action\[.*?\]+ ?/, '');
  };
  const rook = 'r5k1/8/8/3N4/8/8/8/4K3 w - - 0 1 -';
  const threats = ['a8', 'e8'].map((square) => ({ square, by: 'c7' }));
  const threat = { line: ['d5c7'], endIn: 0, threats };
  assert.match(await tell('taketwo;switch=off', rook, threat), /hint-why-threatens\[pieces=say-piece\[kind=kind-rook/);
  assert.doesNotMatch(await tell('taketwo;switch=off', rook, threat), /e8|hint-why-win|hint-why-goal/);
  const opened = { line: ['d5c7'], endIn: 0, threats: [{ square: 'a8', by: 'e1' }] };
  assert.match(await tell('taketwo;switch=off', rook, opened), /hint-why-opens\[kind=kind-king,square=e1,pieces=say-/);
  const near = '7/7/3K3/7/7/7/k6 w - 0 1';
  const told = await tell('custodian', near, { line: ['d5d6'], endIn: 3 });
  assert.match(told, /hint-why-win\[count=3\] hint-why-goal\[steps=1\]/);
});

test('a hint that comes from the hand, and one to pass, are told as such', async () => {
  const { hints, asked, table } = sit('till;players=3');
  hints.ask();
  await asked[0].finish({ line: ['R@0,0'] });
  assert.match(table.remark, /^hint-hand\[kind=kind-rook,square=,/);
  assert.deepEqual(hints.squares, ['0,0']);
});

test('cards are told by their places, and the move that follows in the turn with them', async () => {
  const { hints, asked, table } = sit('taketwo');
  hints.ask();
  await asked[0].finish({ line: ['a2~HD', 'b2b3', 'g7g6'] });
  hints.ask();
  assert.match(table.remark, /^hint-action\[.*say-action\[.*from=a2,.*exchanged=outer.*; say-action\[.*from=b2,to=b3/);
  assert.equal(table.remark.split(',line=')[0].includes('from=g7'), false, 'the answer comes later');
  assert.deepEqual(inWords(hints.arrows, 'from', 'to', 'number'), ['a2 a2 1', 'b2 b3 2']);
  const pairs = ['a2~DO', 'a2~OH'].map((text) => lineSteps(engine, /** @type {any} */ (table.session).game, [text]));
  assert.deepEqual(
    pairs.map(([{ exchanged }]) => exchanged),
    ['first', 'last'],
  );
});

test('a piece that is chosen is let go, so that the hint is drawn', async () => {
  const { hints, asked, table } = sit();
  table.select('a1');
  hints.ask();
  await asked[0].finish({ line: ['b2b3'] });
  assert.equal(table.source, null);
  table.select('a1');
  hints.ask();
  assert.deepEqual([table.source, hints.squares], [null, ['b2', 'b3']]);
});

test('while a hint is being thought of, asking again changes nothing', () => {
  const { hints, asked } = sit();
  hints.ask();
  hints.ask();
  assert.deepEqual([asked.length, hints.hint?.stage], [1, 1]);
});

test('there are no hints for computers, at the end of a game, and where there is no game', () => {
  const { hints, asked, table, session } = sit('custodian', '3,p');
  table.opponents.isHeld = true;
  hints.ask();
  session.result = { result: 'draw', reason: 'agreement' };
  session.extras = [];
  hints.ask();
  table.seat(null);
  hints.ask();
  assert.equal(asked.length, 0);
});

test('a hint about another position is dropped, and tells nothing any more', async () => {
  const { hints, asked, table } = sit();
  hints.ask();
  table.choose('a2a3');
  assert.deepEqual(asked[0].sent, ['drop']);
  assert.equal(hints.hint, null);
  await asked[0].finish({ line: ['b2b3'] });
  assert.deepEqual([table.remark, hints.squares, hints.hint], ['', [], null]);
  hints.ask();
  await asked[1].finish({ line: ['g6g5'] });
  assert.deepEqual(hints.squares, ['g6']);
});

test('a hint stays while only the board is flipped', async () => {
  const { hints, asked, table } = sit();
  hints.ask();
  await asked[0].finish({ line: ['b2b3'] });
  table.flip();
  assert.deepEqual(hints.squares, ['b2']);
  assert.deepEqual(asked[0].sent, []);
});

test('where nothing is found or thinking fails there is no hint, and one can ask again', async (context) => {
  const { hints, asked, table, owner } = sit();
  for (const end of [() => asked[0].finish({ line: [] }), () => asked[1].finish(null), () => asked[2].fail()]) {
    hints.ask();
    await settled();
    const draw = context.mock.method(owner, 'draw');
    await end();
    assert.deepEqual([hints.hint, table.remark, draw.mock.callCount()], [null, '', 1]);
    draw.mock.restore();
  }
  assert.deepEqual(inWords(table.notices, 'tone', 'text'), ['error hint-failed'], 'a failure is told');
});

test('what is found asks for a picture', async (context) => {
  const { hints, asked, owner } = sit();
  await settled();
  const draw = context.mock.method(owner, 'draw');
  hints.ask();
  await settled();
  assert.equal(draw.mock.callCount(), 1);
  await asked[0].finish({ line: ['b2b3'] });
  assert.equal(draw.mock.callCount(), 2);
});
