// Computers that play at a table: when they think, what they play, and when they are held. What they think of comes
// from the test, the rules are the real ones.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thoughtKey } from '../../../shell/table/thinking.js';
import { NotLoadedError } from '../../../web/task.js';
import { loadBuilt } from '../support/engine.js';
import { FakeTimers, settled, sitDown } from '../support/fakes.js';
import { inLines, inWords } from '../support/lists.js';

const engine = await loadBuilt();

/** @typedef {import('node:test').TestContext} TestContext */

/** A table at which computers play, already thinking where it is their turn. */
function sit(/** @type {TestContext} */ context, seats = '3,p', variant = 'custodian') {
  const timers = new FakeTimers(context.mock);
  const made = sitDown(engine, variant, seats);
  made.table.opponents.follow();
  return { ...made, timers, opponents: made.table.opponents };
}

/** The one who is to do something, and whether a computer is to act now. */
const turnOf = (/** @type {import('../../../shell/table/table.js').Table} */ { whoseTurn }) => [
  whoseTurn.kind,
  whoseTurn.isComputing,
];

const best = (/** @type {string} */ text) => ({ line: [text, 'whatever'] });

test('who plays is what the link says', (context) => {
  const { table, opponents } = sit(context, 'p,7');
  assert.deepEqual(opponents.players, { w: 0, b: 7 });
  table.seat(null);
  assert.deepEqual(opponents.players, {});
});

test('people alone: nobody thinks', (context) => {
  const { asked, table } = sit(context, '');
  table.choose('a2a3');
  assert.deepEqual([asked.length, ...turnOf(table)], [0, 'person', false]);
});

test('a computer thinks of the position at its turn, with the strength of its level', (context) => {
  const { asked, table, session } = sit(context, 'p,4');
  assert.equal(asked.length, 0);
  table.choose('a2a3');
  assert.equal(asked.length, 1);
  const { job, request } = asked[0];
  assert.equal(job, 'think');
  assert.deepEqual(request.place, { variant: 'custodian', position: undefined, actions: ['a2a3'] });
  assert.equal(request.strength.level, 4);
  assert.ok(Number.isInteger(request.strength.seed));
  assert.equal(session.at, 1);
});

test('it plays the first action of its line, when it has thought and the pause is over', async (context) => {
  for (const isSlowThought of [false, true]) {
    const { asked, timers, session, changes } = sit(context);
    if (!isSlowThought) await asked[0].finish(best('a2a3'));
    assert.equal(session.at, 0);
    await timers.ring();
    if (isSlowThought) {
      assert.equal(session.at, 0);
      await asked[0].finish(best('a2a3'));
    }
    assert.deepEqual([session.steps[0]?.text, changes[0].by], ['a2a3', 'computer']);
    assert.deepEqual(asked[0].sent, []);
    context.mock.restoreAll();
  }
});

test('the pause has the speed that was chosen', (context) => {
  for (const [speed, time] of Object.entries({ normal: 700, slow: 1600, fast: 150 })) {
    const { table, timers, opponents } = sit(context, 'p,3');
    table.choices = { ...table.choices, speed: /** @type {any} */ (speed) };
    table.choose('a2a3');
    assert.deepEqual(timers.times, [time]);
    assert.notEqual(opponents.thinking, null);
    context.mock.restoreAll();
  }
});

test('computers among themselves go on', async (context) => {
  const { asked, timers, session } = sit(context, '1,2');
  for (const text of ['a2a3', 'g6g5']) {
    await asked[asked.length - 1].finish(best(text));
    await timers.ring();
  }
  assert.equal(session.at, 2);
  const levels = asked.map(({ request }) => request.strength.level);
  assert.deepEqual(levels, [1, 2, 1]);
});

test('what it has found so far is kept for the picture', async (context) => {
  const { asked, table, owner, opponents } = sit(context);
  await settled();
  const draw = context.mock.method(owner, 'draw');
  assert.equal(opponents.thinking?.report, null);
  const report = /** @type {any} */ ({ depth: 3 });
  asked[0].tell(report);
  assert.equal(opponents.thinking?.report, report);
  await settled();
  assert.equal(draw.mock.callCount(), 1);
  assert.equal(table.whoseTurn.mayAct, false);
});

test('told to play now, it stops thinking and does not wait', async (context) => {
  const { asked, timers, session, opponents } = sit(context);
  opponents.playNow();
  assert.deepEqual(asked[0].sent, ['stop']);
  assert.deepEqual(timers.times, []);
  await asked[0].finish(best('a2a3'));
  assert.equal(session.at, 1);
});

test('a thought about another position is dropped, and nothing comes of it', async (context) => {
  const { asked, timers, table, session, opponents } = sit(context, '3,p');
  table.setPlayers({ b: 3 });
  assert.deepEqual(asked[0].sent, ['drop']);
  assert.equal(opponents.thinking, null);
  await asked[0].finish(best('a2a3'));
  await timers.ring();
  assert.equal(session.at, 0);
});

test('a new level begins a new thought', async (context) => {
  const { asked, table } = sit(context, '3,p');
  table.setPlayers({ w: 8 });
  assert.deepEqual(asked[0].sent, ['drop']);
  assert.deepEqual([asked.length, asked[1].request.strength.level], [2, 8]);
});

test('a thought goes on while nothing changes', (context) => {
  const { asked, opponents } = sit(context);
  opponents.follow();
  assert.equal(asked.length, 1);
  assert.deepEqual(asked[0].sent, []);
});

test('it does not act at an earlier position, at the end, while held, or while people are busy', (context) => {
  const { table, session, owner, opponents } = sit(context, '3,p');
  assert.deepEqual(turnOf(table), ['computer', true]);
  opponents.isHeld = true;
  assert.deepEqual(turnOf(table), ['computer', false]);
  opponents.isHeld = false;
  owner.around = { task: 'done' };
  assert.deepEqual(turnOf(table), ['done', false]);
  owner.around = {};
  session.play('a2a3');
  session.play('g6g5');
  table.goTo(0);
  assert.deepEqual(turnOf(table), ['computer', false]);
  table.decide({ result: 'draw', reason: 'agreement' });
  assert.deepEqual(turnOf(table), ['over', false]);
  table.seat(null);
  assert.deepEqual(turnOf(table), ['none', false]);
});

test('held, it forgets its thought, and thinks anew when it may go on', (context) => {
  const { asked, opponents } = sit(context);
  opponents.hold();
  assert.equal(opponents.isHeld, true);
  assert.deepEqual(asked[0].sent, ['drop']);
  assert.equal(opponents.thinking, null);
  opponents.follow();
  assert.equal(asked.length, 1);
  opponents.goOn();
  assert.deepEqual([opponents.isHeld, asked.length], [false, 2]);
});

test('holding and going on ask for a picture, and change nothing of the game', async (context) => {
  const { table, owner, changes, opponents } = sit(context, 'p,3');
  await settled();
  const draw = context.mock.method(owner, 'draw');
  opponents.hold();
  await settled();
  assert.equal(draw.mock.callCount(), 1);
  opponents.goOn();
  await settled();
  assert.equal(draw.mock.callCount(), 2);
  table.seat(null);
  opponents.goOn();
  assert.deepEqual(changes, []);
});

test('going on from an earlier position replaces what came after it', (context) => {
  const { asked, table, session, opponents } = sit(context, 'p,3');
  opponents.hold();
  for (const text of ['a2a3', 'g6g5', 'b2b3']) table.choose(text);
  table.goTo(1);
  assert.equal(asked.length, 0);
  opponents.goOn();
  assert.deepEqual(inWords(session.steps, 'text'), ['a2a3']);
  assert.deepEqual(asked[0].request.place.actions, ['a2a3']);
});

test('a game that leaves the table takes its thought along, and the next one is not held', async (context) => {
  const { asked, timers, table, opponents } = sit(context);
  opponents.isHeld = true;
  table.seat(null);
  assert.deepEqual(asked[0].sent, ['drop']);
  assert.deepEqual(timers.times, []);
  assert.deepEqual([opponents.thinking, opponents.isHeld], [null, false]);
  opponents.follow();
  assert.equal(asked.length, 1);
});

test('a failure holds it, and is told with a way to go on', async (context) => {
  context.mock.method(console, 'warn', () => {});
  const { asked, table, session, opponents, faults } = sit(context);
  await asked[0].fail();
  assert.deepEqual([session.at, opponents.isHeld, opponents.thinking], [0, true, null]);
  const [notice] = table.notices;
  assert.deepEqual([notice.tone, notice.text, notice.action?.label], ['error', 'computer-failed', 'computer-again']);
  assert.deepEqual(faults, [{ subject: 'computer', reason: 'failed', message: 'computer-failed' }]);
  notice.action?.run();
  assert.deepEqual([opponents.isHeld, asked.length], [false, 2]);
});

test('the failure of a thought that was dropped is nobody’s business', async (context) => {
  context.mock.method(console, 'warn', () => {});
  const { asked, table, opponents } = sit(context);
  opponents.hold();
  opponents.goOn();
  await asked[0].fail();
  assert.deepEqual([table.notices, opponents.isHeld], [[], false]);
});

test('what could not be loaded is told with a way to load the page again', async (context) => {
  context.mock.method(console, 'warn', () => {});
  const { asked, table, owner, opponents, faults } = sit(context);
  await asked[0].fail(new NotLoadedError('404'));
  assert.deepEqual([opponents.isHeld, table.notices.length], [true, 1]);
  const [{ tone, text, action }] = table.notices;
  assert.deepEqual([tone, text, action?.label], ['error', 'part-failed', 'reload']);
  action?.run();
  assert.equal(owner.reloaded, 1);
  assert.deepEqual(faults, [{ subject: 'computer', reason: 'not-loaded', message: 'part-failed' }]);
});

test('trouble with the worker is told; that there may be none is not', (context) => {
  const { asked, table, faults } = sit(context);
  const { task } = asked[0];
  task.onTrouble('worker-forbidden', true);
  assert.deepEqual([table.notices, faults], [[], []]);
  task.onTrouble('worker-lost', false);
  task.onTrouble('worker-not-started', true);
  const told = [
    'computer-trouble[reason=worker-lost,place=worker]',
    'computer-trouble[reason=worker-not-started,place=page]',
  ];
  assert.deepEqual(inLines(told.map((text) => ['info', text])), inWords(table.notices, 'tone', 'text'));
  assert.deepEqual(faults, [
    { subject: 'computer', reason: 'worker-lost', message: told[0] },
    { subject: 'computer', reason: 'worker-not-started', message: told[1] },
  ]);
});

test('a net that cannot be used is told as what it is', async (context) => {
  const { asked, table, owner, faults } = sit(context);
  asked[0].task.onTrouble('net-damaged', false);
  await settled();
  assert.deepEqual(owner.added, ['more']);
  const message = 'reason-net-damaged[reason=net-damaged,place=worker]';
  assert.deepEqual(inWords(table.notices, 'tone', 'text'), [`info ${message}`]);
  assert.deepEqual(faults, [{ subject: 'computer', reason: 'net-damaged', message }]);
});

test('only what can be played now is an answer', (context) => {
  const { asked } = sit(context);
  const answers = [{ line: ['a2a3', 'zz'] }, { line: ['a2a5'] }, { line: [] }];
  assert.deepEqual(answers.map(asked[0].task.accepts), [true, false, false]);
});

test('who plays again what was taken back gets the same answer, and nobody waits', async (context) => {
  const { asked, timers, table, session, changes } = sit(context, 'p,3');
  for (const by of /** @type {const} */ (['person', 'script'])) {
    table.play('a2a3', by);
    if (by === 'person') {
      await asked[0].finish(best('g6g5'));
      await timers.ring();
    }
    assert.deepEqual([session.at, session.steps.length], [2, 2]);
    table.goBy(-1);
    assert.equal(session.at, 0);
  }
  assert.deepEqual(inWords(changes, 'type'), ['play', 'play', 'go', 'play', 'go', 'go']);
  table.opponents.hold();
  table.choose('a2a3');
  assert.equal(session.at, 1, 'who holds the computers wants to look');
});

test('going back and forward, one comes to where a person acts', () => {
  const { session, table } = sitDown(engine, 'custodian', 'p,3');
  const { opponents } = table;
  for (const text of ['a2a3', 'g6g5', 'b2b3', 'f6f5', 'c2c3']) session.play(text);
  const back = [5, 4, 3, 2, 1, 0].map((at) => opponents.findBack(/** @type {any} */ ({ steps: session.steps, at })));
  assert.deepEqual(back, [4, 2, 2, 0, 0, 0]);
  const on = [0, 1, 2, 3, 4, 5].map((at) => opponents.findForward(/** @type {any} */ ({ steps: session.steps, at })));
  assert.deepEqual(on, [2, 2, 4, 4, 5, 5]);
});

test('what nobody watches is played to the end without pauses, and with little thought', async (context) => {
  const { asked, table, opponents, timers, session } = sit(context, '3,3,3', 'till;players=3');
  opponents.hold();
  opponents.skip();
  const { strength } = asked[asked.length - 1].request;
  assert.deepEqual([strength.nodes, strength.level, opponents.isHeld], [500, undefined, false]);
  assert.equal(timers.times[timers.times.length - 1], 0);
  await asked[asked.length - 1].finish(best('Q@0,0'));
  await timers.ring();
  assert.equal(session.at, 1);
  assert.equal(opponents.isHurried, true);
  table.setPlayers({});
  assert.equal(opponents.isHurried, false);
});

test('after the end one goes through the game action by action', (context) => {
  const { table, session } = sit(context, 'p,7');
  for (const text of ['a2a3', 'g6g5', 'b2b3']) session.play(text);
  table.goBy(-1);
  assert.equal(session.at, 2);
  table.goBy(-1);
  assert.equal(session.at, 0, 'the answer is skipped while the game goes on');
  table.decide({ result: 'win', winner: 'b', reason: 'resignation' });
  const places = [-1, -1, -1, -1, 1, 1].map((way) => {
    table.goBy(/** @type {1 | -1} */ (way));
    return session.at;
  });
  assert.deepEqual(places, [2, 1, 0, 0, 1, 2]);
});

test('where only computers play, one goes back and forward action by action', () => {
  const { session, table } = sitDown(engine, 'custodian', '3,3');
  for (const text of ['a2a3', 'g6g5', 'b2b3']) session.play(text);
  const at = (/** @type {number} */ at) => /** @type {any} */ ({ steps: session.steps, at });
  const back = [0, 1, 3].map((place) => table.opponents.findBack(at(place)));
  const on = [0, 1, 2].map((place) => table.opponents.findForward(at(place)));
  assert.deepEqual(back, [0, 0, 2]);
  assert.deepEqual(on, [1, 2, 3]);
});

test('a thought is about a position with those who play', () => {
  const { session } = sitDown(engine, 'custodian', 'p,3');
  const keys = [thoughtKey(session)];
  session.play('a2a3');
  keys.push(thoughtKey(session));
  session.extras = [['seats', 'p,4']];
  keys.push(thoughtKey(session));
  assert.equal(new Set(keys).size, 3);
  session.isFlipped = true;
  session.extras.push(['notes', 'x'.repeat(1000)]);
  assert.equal(thoughtKey(session), keys[2], 'nobody thinks about comments');
});
