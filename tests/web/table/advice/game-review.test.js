// Reviews of whole games, lines that are played out, and mistakes that are tried again, with the real rules and mostly
// the real search.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { parseLink } from '../../../../shell/links/links.js';
import { App } from '../../../../shell/page/app.js';
import { Store } from '../../../../shell/saving/store.js';
import { GameReview } from '../../../../shell/table/advice/game-review.js';
import { framesOf, Playout } from '../../../../shell/table/advice/playout.js';
import { Practice } from '../../../../shell/table/advice/practice.js';
import { lineEnd } from '../../../../shell/table/computer/lines.js';
import { Session } from '../../../../shell/table/game/session.js';
import { isAll } from '../../../is-all.js';
import { loadBuilt } from '../../support/engine.js';
import { FakeBrowser } from '../../support/fake-browser.js';
import { FakeDatabase } from '../../support/fake-database.js';
import { FakeTimers, makeRealThinker, makeThinker, makeWords, settled, sitDown } from '../../support/fakes.js';
import { inLines, inWords } from '../../support/lists.js';
import { pageParts } from '../../support/parts.js';

const engine = await loadBuilt();

/** A table with the game of a link. */
function sit(/** @type {string} */ link, thinker = makeRealThinker(engine).thinker) {
  const made = sitDown(engine);
  const { session } = Session.open(engine, parseLink(link));
  made.owner.thinker = thinker;
  made.table.seat(session);
  return { ...made, session };
}

/** The review of a game. */
async function reviewOf(/** @type {string} */ link) {
  const { table, session } = sit(link);
  const review = new GameReview(table, session.outcome);
  await review.run();
  return { review, table, session };
}

const openings = ['e3e4.d3d4.g3g4.e8e7.d8d7.g8g7', 'c3c4.d3d4.e3e4.c8c7.d8d7.e8e7'];

for (const opening of openings.slice(0, isAll ? 2 : 1))
  test(`a quiet opening of three actions each has no mistakes: ${opening}`, async () => {
    const { review } = await reviewOf(`tches!!${opening}`);
    assert.deepEqual([inWords(review.points, 'ply').join(' '), review.moments], ['0 3 6', []]);
    for (const seat of 'wb') assert.ok((review.accuracyOf(seat) ?? 0) > 0.5);
  });

test('who loses slowly is told so, in agreement with the chances along the game', async () => {
  const opening = 'c2c3.d6d5.e1c2.d7d6.d1e1.d6e5.d2d3.e5f4.d3d4.f4e5.b2b3.c6c5.f2f3.d5d4.c2b4.b7e4';
  const { review } = await reviewOf(`custodian!!${opening}.b1c2.d4e3.e1f2.e5f4.c1d3.c5d4`);
  const { chances, moments } = review;
  const lost = chances[0][0] - chances[chances.length - 1][0];
  const told = moments.filter(({ seat }) => seat === 'w').reduce((sum, { loss }) => sum + loss, 0);
  assert.ok(lost > 0.25 && Math.abs(told - lost) < 0.12, `${told} of ${lost}`);
  assert.ok(moments.some(({ kind }) => kind === 'slow'));
  assert.ok(moments.every(({ seat }) => seat === 'w'));
  assert.ok((review.accuracyOf('b') ?? 0) - (review.accuracyOf('w') ?? 0) > 0.1);
});

/** White could walk onto the throne and does not; then Black takes the King's own. */
const missed = 'custodian!7/3K3/7/7/7/2k4/7 w - 0 1!d6c6.c2d1';

test('what seems to be a mistake is searched again for longer, before it is called one', async () => {
  const { requests, thinker } = makeRealThinker(engine);
  const { table, session } = sit(missed, thinker);
  const review = new GameReview(table, session.outcome);
  const done = review.run();
  assert.notEqual(review.task, null);
  await done;
  const [{ kind, ply, end, better }] = review.moments;
  assert.deepEqual([kind, ply, end, better], ['turning', 0, 1, ['d6d7']]);
  const [first, second] = requests.map(({ request }) => request);
  assert.ok(second.strength.nodes > 2 * first.strength.nodes);
  assert.deepEqual([second.from, second.place.actions], [0, ['d6c6']]);
  assert.deepEqual([review.task, review.suspects, review.done.suspects], [null, review.done.suspects, review.suspects]);
  assert.equal(review.momentAt(1)?.kind, 'turning');
  assert.equal(review.momentAt(2), undefined);
});

/** @returns {any} */
const report = (/** @type {string} */ seat, /** @type {number} */ score, nodes = 10, depth = 4) => ({
  seat,
  score,
  nodes,
  depth,
  line: ['x'],
  now: [0, 0],
});
/** @returns {any} */
const point = (/** @type {number} */ ply, /** @type {any} */ report) => ({
  ply,
  report,
  scores: { [report.depth]: report.score },
});

test('what the analysis finds in the same place counts, where it has looked at more', async () => {
  const { thinker, asked } = makeThinker();
  const { table, session } = sit('custodian!!a2a3', thinker);
  const review = new GameReview(table, session.outcome);
  const done = review.run();
  await asked[0].finish({ points: [point(0, report('w', 0)), point(1, report('b', 0))], plies: 1, count: 1 });
  await done;
  review.learn(1, report('b', 400, 5, 9));
  assert.equal(review.points[1].report?.score, 0, 'not from a shorter search');
  review.learn(1, report('b', 400, 5000, 9));
  assert.equal(review.points[1].report?.score, 400);
  assert.ok(review.chances[1][0] < 0.2);
  review.learn(7, report('b', 400, 5000));
  assert.equal(review.points.length, 2, 'not from another place');
});

test('a review that is stopped looks at nothing again, one that fails says so', async (context) => {
  context.mock.method(console, 'warn', () => {});
  const { thinker, asked } = makeThinker();
  const { table, session } = sit('custodian!!a2a3', thinker);
  const review = new GameReview(table, session.outcome);
  const done = review.run();
  review.stop();
  assert.deepEqual(asked[0].sent, ['stop']);
  await asked[0].finish({ points: [point(0, report('w', 0)), point(1, report('b', 900))], plies: 1, count: 1 });
  await done;
  assert.deepEqual([review.moments.length, asked.length, review.task], [1, 1, null]);
  const again = new GameReview(table, session.outcome);
  const failing = again.run();
  await asked[1].fail();
  await assert.rejects(failing);
  assert.equal(again.task, null);
});

// ----- played out on the board

test('a line is played out action by action from any place, with its turn as arrows', () => {
  const { session } = sit('tches!!e3e4.d3d4.g3g4.e8e7');
  const frames = framesOf(engine, session, 1, ['d3d4', 'g3g4', 'e8e7']);
  assert.deepEqual(
    inLines(
      frames.map(({ last, trail, view }) => [last.join(), trail?.stages.map(({ to }) => to).join(), view.turn.player]),
    ),
    ['e3,e4  w', 'd3,d4  w', 'g3,g4 d4,g4 b', 'e8,e7  b'],
  );
  assert.equal(session.at, 4, 'the game stays as it is');
});

test('the board shows one action after the other, and the game again when it is ended', (context) => {
  const timers = new FakeTimers(context.mock);
  const { table } = sit('custodian!!a2a3');
  const playout = new Playout(table, engine, 0, ['b2b3', 'g6g5']);
  const shown = () => table.aside?.last.join();
  assert.equal(shown(), '');
  timers.ring();
  assert.deepEqual([shown(), playout.isAtEnd], ['b2,b3', false]);
  timers.ring();
  assert.deepEqual([shown(), playout.isAtEnd], ['g6,g5', true]);
  playout.begin();
  playout.end();
  timers.ring();
  assert.equal(shown(), '', 'one that was ended stands still');
});

test('of a long line whole turns are played out', (context) => {
  const timers = new FakeTimers(context.mock);
  const { table } = sit('tches');
  const line = ['e3e4', 'd3d4', 'g3g4', 'e8e7', 'd8d7', 'g8g7', 'e4e5', 'd4d5', 'g4g5', 'c8c7'];
  const playout = new Playout(table, engine, 0, line);
  while (!playout.isAtEnd) timers.ring();
  assert.equal(table.aside?.last.join(), 'g8,g7');
});

// ----- mistakes as tasks

/** A page with the mistakes of a game. */
async function openPractice(/** @type {string} */ link) {
  const browser = new FakeBrowser();
  browser.entries = [`#${link}`];
  browser.install();
  Object.assign(globalThis, { indexedDB: new FakeDatabase() });
  const { thinker } = makeRealThinker(engine);
  const root = { querySelector: () => null };
  const app = new App(/** @type {any} */ (root), engine, makeWords(), new Store(), pageParts(thinker));
  await app.begin();
  const session = /** @type {Session} */ (app.session);
  const review = new GameReview(app.table, lineEnd(engine, session.game, []).view.outcome);
  app.analysis.review = review;
  await review.run();
  const practice = new Practice(app, review, review.moments);
  app.practice = practice;
  return { app, browser, practice, session, review };
}

beforeEach(() => mock.restoreAll());

test('a mistake is tried again on the board, judged, and the game comes back as it was', async () => {
  const { app, browser, practice, session, review } = await openPractice(missed);
  const address = browser.hash;
  assert.deepEqual([app.session?.at, app.session?.view.turn.player], [0, 'w']);
  assert.deepEqual(inWords(practice.playedSteps, 'text'), ['d6c6']);
  app.table.choose('d6e6');
  await settled();
  assert.deepEqual([practice.isDone, practice.isSolved, practice.tries], [true, false, 1]);
  assert.ok((practice.judged?.loss ?? 0) > 0.25);
  app.table.choose(app.session?.game.actions()[0] ?? '');
  assert.equal(app.session?.at, 1, 'nobody answers');
  practice.again();
  assert.deepEqual([app.session?.at, practice.isDone, practice.judged], [0, false, null]);
  app.table.choose('d6d7');
  await settled();
  assert.deepEqual([practice.isSolved, practice.isBest, practice.tries], [true, true, 2]);
  practice.end();
  assert.deepEqual([app.session, app.practice, session.at, browser.hash], [session, null, 2, address]);
  assert.equal(app.analysis.review, review, 'the review is there still');
});

test('where a mistake is tried again, players have the names that they have in the game', async () => {
  const notes = encodeURIComponent(JSON.stringify({ tags: [['Seat', 'w', 'Ann']], comments: [] }));
  const { app, session } = await openPractice(`${missed}!seats=p,3;notes=${notes}`);
  assert.notEqual(app.session, session);
  assert.deepEqual([app.table.called('w'), app.table.called('b')], ['Ann', undefined]);
  assert.deepEqual(inWords(app.session?.extras ?? [], '0'), ['notes']);
});

test('another game ends the tasks', async () => {
  const { app } = await openPractice(missed);
  app.start('custodian');
  assert.equal(app.practice, null);
  app.table.choose('a2a3');
  assert.equal(app.session?.at, 1);
});
