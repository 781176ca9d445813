// The page's words for pieces that are not to act or cannot move, for exchanges of cards, and for captures that could
// be taken. The rules are the real ones; what takes long is answered by the test.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeFailure } from '../../../shell/possible/check.js';
import { describeLook, Possible } from '../../../shell/possible/possible.js';
import { Session } from '../../../shell/table/game/session.js';
import { loadBuilt } from '../support/engine.js';
import { makeThinker, makeWords } from '../support/fakes.js';

const engine = await loadBuilt();

/** A page with a game, and what is possible in it. */
function open(/** @type {string} */ variant, /** @type {string} */ position = '') {
  const session = new Session(engine, variant, position);
  /** @type {string[]} */
  const said = [];
  const { thinker, asked: jobs } = makeThinker();
  const table = {
    session,
    get view() {
      return session.view;
    },
    words: makeWords(),
    aside: null,
    /** @type {any} */
    considered: null,
    /** @type {string | null} */
    asked: null,
    schema: engine.schema(),
    remark: '',
    say(/** @type {string} */ text) {
      said.push(text);
      table.remark = text;
    },
    tellMissing: (/** @type {unknown} */ error) => said.push(`missing: ${error}`),
    tellComputerFailure: (/** @type {unknown} */ _, /** @type {string} */ id) => said.push(id),
    watchTask: () => {},
  };
  /** @type {string[][]} */
  const lit = [];
  const board = { showReason: (/** @type {string[]} */ squares) => lit.push(squares), requestUpdate: () => {} };
  const app = /** @type {any} */ ({ engine, table, thinker, board, update: () => {} });
  const possible = new Possible(app);
  return { session, possible, table, said, lit, jobs };
}

/** Asks about a piece, as a touch of it does. */
function touch(/** @type {Possible} */ possible, /** @type {string} */ square) {
  /** @type {any} */ (possible).app.table.asked = square;
  possible.tell(square);
}

/** The squares where a piece could go, and whether its turn is supposed. */
function look(/** @type {Possible} */ possible, /** @type {Session} */ session, /** @type {string} */ square) {
  const found = possible.look(session, square);
  if (!found) return null;
  const targets = [...new Set(found.actions.map(({ target }) => target))];
  return `${found.isSupposed ? 'supposed ' : ''}${found.why ? `${found.why.reason} ${found.why.squares}` : targets}`;
}

test('what was asked is not told once something else was said', () => {
  const { possible, said, table } = open('taketwo');
  table.asked = null;
  possible.tell('b8');
  assert.deepEqual(said, []);
});

test('a piece of either side is looked at, whoever is to act', () => {
  const { possible, session } = open('taketwo');
  assert.equal(look(possible, session, 'b1'), 'a3,c3');
  assert.equal(look(possible, session, 'b8'), 'supposed a6,c6');
  assert.equal(look(possible, session, 'a1'), 'path-blocked a2,b1');
  assert.equal(look(possible, session, 'e4'), null);
  session.play('b1c3');
  assert.equal(look(possible, session, 'c3'), 'supposed b1,a4,e4,b5,d5');
  assert.equal(look(possible, session, 'b8'), 'a6,c6');
  session.goTo(0);
  assert.equal(look(possible, session, 'b8'), 'supposed a6,c6');
});

test('where there can be no turn of a side, and at the end of a game, that is said', () => {
  const check = open('taketwo', '4k3/4r3/8/8/8/8/8/4K3 w - - 0 1');
  assert.equal(look(check.possible, check.session, 'e7'), 'supposed opponent-in-check e1');
  const over = open('custodian', '3k3/7/7/7/7/7/R2K3 w - 100 90');
  assert.equal(look(over.possible, over.session, 'a1'), 'supposed game-over ');
});

test('a piece that is touched says where it could go, or why not, and the cause is lit', () => {
  const { possible, said, lit, session, table } = open('taketwo');
  touch(possible, 'b8');
  touch(possible, 'a1');
  touch(possible, 'e4');
  assert.deepEqual(said, ['possible-squares[seat=seat-taketwo-b,count=2,squares=a6, c6]', said[1]]);
  assert.match(said[1], /^reason-path-blocked/);
  assert.deepEqual(lit, [[], ['a2', 'b1']]);
  const moving = possible.look(session, 'b1');
  assert.equal(moving && describeLook(table.words, session, moving), '', 'the board shows that');
});

const bare = 'tches;strike=1;array=k7/8/8/8/8/8/8/7K';

test('a king in check says who attacks and by which squares, as long as nothing else is said', () => {
  const { possible, said, table } = open(bare, 'k7/8/8/8/4c3/8/6K1/8 w 1 -/- - 0 1');
  touch(possible, 'g2');
  assert.deepEqual(said, ['check-via[kind=kind-champion,square=e4,squares=f2 | g3,pieces=]']);
  assert.deepEqual(possible.checked?.attacks.length, 2);
  table.say('something else');
  assert.equal(possible.checked, null);
});

test('several attackers are told one after the other; those who capture together are named', () => {
  const two = open('taketwo', '4r2k/8/8/8/8/8/2p~DH5/4K3 w - - 0 1 -');
  for (let i = 0; i < 3; i++) touch(two.possible, 'e1');
  const [pawn, rook] = ['pawn,square=c2', 'rook,square=e8'].map(
    (it, i) => `check-of[text=check-of-from[kind=kind-${it},squares=,pieces=],at=${i + 1},count=2]`,
  );
  assert.deepEqual(two.said, [pawn, rook, pawn]);
  assert.deepEqual(two.possible.checked?.attacks, [{ square: 'c2' }], 'only that is shown');
  const pair = open('custodian', '7/4R2/7/2Rk3/7/7/3K3 b - 0 1');
  touch(pair.possible, 'd4');
  const partner = 'say-piece[kind=kind-rook,square=c4,role=partner]';
  assert.deepEqual(pair.said, [`check-with[kind=kind-rook,square=e6,squares=e4,pieces=${partner}]`]);
});

test('after mate it is listed what fails', () => {
  const { possible, said, session, table } = open(bare, 'k7/8/8/8/8/8/1r6/r6K w 1 -/- - 0 1');
  touch(possible, 'h1');
  assert.deepEqual(said, ['check-from[kind=kind-rook,square=a1,squares=,pieces=]']);
  const failures = [...(possible.checked?.check.failures ?? []), { from: 'a1', to: 'a2', by: 'b2' }];
  const rows = failures.map((failure) => describeFailure(table, session.view, 'h1', failure));
  assert.deepEqual(rows, [
    'check-fails-king[kind=kind-king,from=h1,to=g1,actor=kind-rook,square=a1]',
    'check-fails-king[kind=kind-king,from=h1,to=g2,actor=kind-rook,square=b2]',
    'check-fails-king[kind=kind-king,from=h1,to=h2,actor=kind-rook,square=b2]',
    'check-fails[kind=kind-rook,from=a1,to=a2,actor=kind-rook,square=b2]',
  ]);
});

test('what an exchange of cards would open, close and attack', () => {
  const { possible, session, table } = open('taketwo', '4k3/8/8/3p4/4P3/8/4Q3/K7 w - - 0 9');
  assert.equal(possible.exchange(session), null);
  table.considered = { square: 'e4', cards: 'DOH' };
  assert.deepEqual(possible.exchange(session), { opened: ['f5'], closed: ['e5', 'd5'], attacked: [] });
  table.considered = { square: 'e2', cards: 'HDO' };
  const queen = possible.exchange(session);
  assert.ok(queen?.opened.includes('d4') && queen.closed.includes('e3'));
  assert.equal(session.steps.length, 0);
  const checking = open('taketwo', '4k3/8/8/8/8/8/4Q~DH3/K7 w - - 0 9');
  checking.table.considered = { square: 'e2', cards: 'HDO' };
  assert.deepEqual(checking.possible.exchange(checking.session)?.attacked, []);
  checking.table.considered = { square: 'e2', cards: 'OHD' };
  assert.deepEqual(checking.possible.exchange(checking.session), { opened: [], closed: [], attacked: ['e8'] });
});

test('what could be taken is looked for once in each position that is shown, until nobody asks any more', async () => {
  const { possible, session, jobs } = open('custodian');
  possible.toggleTakes();
  possible.followTakes(session);
  assert.deepEqual([jobs.length, jobs[0].job, jobs[0].request.place.actions], [1, 'takes', []]);
  const found = { actions: 1, done: 500, seats: [] };
  jobs[0].tell(found);
  assert.equal(possible.takes, found);
  session.play('a2a3');
  possible.followTakes(session);
  assert.equal(possible.takes, null);
  assert.deepEqual(jobs[0].sent, ['drop']);
  assert.deepEqual(jobs[1].request.place.actions, ['a2a3']);
  await jobs[0].finish(found);
  assert.equal(possible.takes, null, 'what comes too late');
  await jobs[1].finish({ ...found, whole: true });
  assert.ok(/** @type {any} */ (possible).takes.whole);
  possible.toggleTakes();
  assert.deepEqual([possible.isTaking, possible.takes], [false, null]);
});

test('what the numbers on the board mean is said at once, and if there are none, that', async () => {
  const { possible, jobs, said } = open('tches');
  possible.toggleTakes();
  assert.deepEqual(said, ['takes-key-actions']);
  await jobs[0].finish({ whole: true, actions: 3, done: 1000, seats: [{ seat: 'w', takes: [] }] });
  assert.deepEqual(said.at(-1), 'takes-none');
  possible.toggleTakes();
  assert.equal(said.at(-1), '');
});

test('a failure is told', async () => {
  const { possible, jobs, said } = open('custodian');
  possible.toggleTakes();
  await jobs[0].fail();
  assert.deepEqual(said, ['takes-key-pieces', 'takes-failed']);
});
