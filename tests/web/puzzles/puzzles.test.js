// Puzzles: what the files have, which one a day has, what is kept, and how one is played: whole turns, in whatever
// order, with the answers of the line.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { formatLink, parseLink } from '../../../shell/links/links.js';
import { answerTime, PuzzleGame, PuzzleSession, turnsOf } from '../../../shell/puzzles/puzzle-game.js';
import {
  dayOf,
  familyOfDay,
  nameOf,
  nextPuzzle,
  plainFirst,
  puzzleOfDay,
  readPuzzles,
} from '../../../shell/puzzles/puzzles.js';
import { noteSolved, readSolved, streakOn } from '../../../shell/puzzles/solved.js';
import { Session } from '../../../shell/table/game/session.js';
import { loadBuilt } from '../support/engine.js';
import { MemoryStorage, sitDown, withClock } from '../support/fakes.js';

/** @typedef {import('../../../shell/puzzles/puzzles.js').Puzzle} Puzzle */

const engine = await loadBuilt();
const folder = new URL('../../../shell/puzzles/', import.meta.url);
const families = readdirSync(folder).flatMap((name) => (name.endsWith('.txt') ? [name.slice(0, -'.txt'.length)] : []));
const textOf = (/** @type {string} */ family) => readFileSync(new URL(`${family}.txt`, folder), 'utf8');

/** Two own turns, in each of which one move is right. @type {Puzzle} */
const two = {
  variant: 'custodian',
  position: '1r2r2/p1bn2b/p1p1pnp/1kK2PB/PP1N2P/3P1P1/1RN2R1 b - 0 20',
  turns: 2,
  missed: 5,
  actions: ['f5d4', 'b1b2', 'd6b5'],
};

/** One turn of two actions. @type {Puzzle} */
const both = {
  variant: 'tches;strike=2',
  position: '10/10/10/10/4C5/4K1k3/7b2/2P7/1B7R/10 w 2 K/B - 3 76',
  turns: 1,
  missed: 4,
  actions: ['j2h2', 'b2c1'],
};

/** A puzzle at a table, and how often it was solved. */
function solve(/** @type {Puzzle} */ puzzle) {
  const { table, owner } = sitDown(engine);
  const counted = { solved: 0 };
  const game = new PuzzleGame(table, engine, puzzle, () => counted.solved++);
  table.seat(new PuzzleSession(engine, puzzle));
  owner.follow = () => game.follow();
  Object.defineProperty(owner, 'around', { get: () => ({ task: game.isDone ? 'done' : null }) });
  const at = () => /** @type {Session} */ (table.session).at;
  return { table, game, counted, at };
}

test('there are puzzles of families, easy ones first', () => {
  const offered = engine.schema().families.map(({ family }) => family);
  assert.ok(families.length > 0);
  for (const family of families) {
    assert.ok(offered.includes(family), family);
    const puzzles = readPuzzles(textOf(family));
    assert.ok(puzzles.length >= 60, `${family} ${puzzles.length}`);
    assert.equal(new Set(puzzles.map(nameOf)).size, puzzles.length);
    for (const [i, { missed }] of puzzles.entries()) assert.ok(i === 0 || missed >= puzzles[i - 1].missed, `${i}`);
  }
});

test('the line of each puzzle can be played, and its turns are counted', () => {
  for (const family of families)
    for (const puzzle of readPuzzles(textOf(family)))
      assert.equal(Math.ceil(turnsOf(engine, puzzle).length / 2), puzzle.turns, puzzle.position);
});

test('a day has one puzzle, whatever the hour, and the families take turns', () => {
  const day = dayOf(new Date(2026, 10, 23, 0, 1));
  assert.equal(dayOf(new Date(2026, 10, 23, 23, 59)), day);
  assert.equal(dayOf(new Date(2026, 10, 24)), day + 1);
  const round = families.map((_, later) => familyOfDay(families, day + later));
  assert.deepEqual(round.sort(), [...families].sort());
  for (const family of families) {
    const puzzles = readPuzzles(textOf(family));
    const year = Array.from({ length: puzzles.length }, (_, i) =>
      puzzleOfDay(puzzles, families.length, day + families.length * i),
    );
    assert.equal(new Set(year).size, puzzles.length, 'each comes once before any comes again');
  }
});

test('what is solved is kept, and the days in a row', () => {
  const storage = new MemoryStorage();
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  assert.deepEqual(readSolved(), { solved: [], day: 0, streak: 0 });
  noteSolved('a');
  noteSolved('a', 100);
  noteSolved('b', 101);
  noteSolved('b', 101);
  assert.deepEqual(readSolved(), { solved: ['a', 'b'], day: 101, streak: 2 });
  assert.deepEqual([streakOn(readSolved(), 102), streakOn(readSolved(), 103)], [2, 0]);
  noteSolved('c', 104);
  assert.equal(readSolved().streak, 1);
  storage.setItem('motley-puzzles', '{"solved":7}');
  assert.deepEqual(readSolved().solved, []);
  storage.isForbidden = true;
  noteSolved('d');
  assert.deepEqual(readSolved().solved, []);
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('the next puzzle is the next that is not solved', () => {
  const list = ['a', 'b', 'c'].map((position) => ({ ...two, position }));
  const names = list.map(nameOf);
  assert.equal(nextPuzzle(list, []), list[0]);
  assert.equal(nextPuzzle(list, [names[1]], 1), list[2]);
  assert.equal(nextPuzzle(list, [names[1], names[2]], 2), list[0]);
  assert.equal(nextPuzzle(list, names, 3), list[0]);
  assert.equal(nextPuzzle([], names, 0), undefined);
  assert.equal(
    nextPuzzle(list, [], 1, ({ position }) => position !== 'b'),
    list[2],
  );
  assert.equal(
    nextPuzzle(list, [], 1, () => false),
    undefined,
  );
});

test('the usual game comes first, and each game begins with easy ones', () => {
  for (const family of families) {
    const offered = plainFirst(readPuzzles(textOf(family)));
    const options = offered.map(({ variant }) => variant.split(';').length);
    assert.deepEqual(options, [...options].sort(), family);
    for (const [i, { missed }] of offered.entries())
      assert.ok(options[i] !== options[i - 1] || missed >= offered[i - 1].missed, `${family} ${i}`);
  }
  assert.equal(plainFirst(readPuzzles(textOf('custodian')))[0].variant, 'custodian');
});

test('the right turn is answered, and the last one solves it', () =>
  withClock(answerTime, (pass) => {
    const { table, game, counted, at } = solve(two);
    assert.equal(game.left, 2);
    table.choose('f5d4');
    assert.deepEqual([game.state, game.isDone], ['right', true]);
    pass();
    assert.deepEqual([game.state, at(), game.left], ['open', 2, 1]);
    table.choose('d6b5');
    assert.deepEqual([game.state, counted.solved, game.mistakes], ['solved', 1, 0]);
  }));

test('another turn is wrong, stays on the board, and is taken back', () =>
  withClock(answerTime, (pass) => {
    const { table, game, counted, at } = solve(two);
    table.choose('f5e3');
    assert.deepEqual([game.state, game.isDone, game.mistakes], ['wrong', true, 1]);
    table.choose('a7a6');
    assert.equal(at(), 1);
    game.again();
    assert.deepEqual([game.state, at(), table.session?.steps.length], ['open', 0, 0]);
    table.choose('f5d4');
    pass();
    assert.deepEqual([game.state, counted.solved], ['open', 0]);
  }));

test('the actions of a turn may come in any order that leaves the same', () => {
  for (const order of [both.actions, [...both.actions].reverse()]) {
    const { table, game } = solve(both);
    table.choose(order[0]);
    assert.equal(game.state, 'open');
    table.choose(order[1]);
    assert.equal(game.state, 'solved', order.join());
  }
});

test('a turn is judged when it is whole, and can be taken back before', () => {
  const { table, game } = solve(both);
  table.choose('j2j5');
  assert.deepEqual([game.state, game.nextAction], ['open', undefined]);
  table.goTo(0);
  assert.equal(game.nextAction, 'j2h2');
  table.choose('b2c1');
  assert.equal(game.nextAction, 'j2h2');
});

test('the solution is played to the end, and does not count as solved', () =>
  withClock(answerTime, (pass) => {
    const { table, game, counted, at } = solve(two);
    table.choose('f5e3');
    game.show();
    for (let i = 1; i <= 3; i++) {
      assert.equal(game.isDone, true);
      pass();
      assert.equal(at(), i);
    }
    assert.deepEqual([game.state, counted.solved], ['solved', 0]);
    game.restart();
    assert.deepEqual([game.state, game.isDone, at()], ['open', false, 0]);
  }));

test('who goes back to an earlier turn finds that one again', () =>
  withClock(answerTime, (pass) => {
    const { table, game } = solve(two);
    table.choose('f5d4');
    pass();
    table.goTo(1);
    assert.equal(game.state, 'right');
    table.goTo(0);
    assert.deepEqual([game.state, game.left, game.nextAction], ['open', 2, 'f5d4']);
    pass();
    assert.equal(game.state, 'open', 'nothing is answered any more');
  }));

test('nothing is answered once another game is at the table', () =>
  withClock(answerTime, (pass) => {
    const { table, game, at } = solve(two);
    table.choose('f5d4');
    game.drop();
    pass();
    assert.equal(at(), 1);
  }));

test('the link of a puzzle has its line, shows it to nobody, is not at its end, and changes nowhere', () => {
  const session = new PuzzleSession(engine, two);
  const link = formatLink(session.link);
  assert.match(link, /^custodian!1r2r2.*!!at=0;puzzle=2;line=[0-9a-f]+$/);
  assert.deepEqual(parseLink(link), session.link);
  assert.deepEqual(parseLink('custodian!!a2a3!at=0;puzzle=2').actions, ['a2a3'], 'older links have it as actions');
  assert.deepEqual(parseLink('custodian!!!at=0;puzzle=2;line=6').extras.at(-1), ['line', '6'], 'what is none is kept');
  session.play('f5e3');
  assert.equal(formatLink(session.link), link);
  session.extras.push(['lang', 'fr']);
  assert.equal(formatLink(session.link), link.replace(';line', ';lang=fr;line'));
  session.dispose();
  const { session: opened } = Session.open(engine, session.link);
  assert.deepEqual([opened.at, opened.steps.length], [0, 3]);
});

test('a line that cannot be played is none', () => {
  assert.throws(() => turnsOf(engine, { ...two, actions: ['a1a2'] }), { subject: 'action' });
  assert.throws(() => turnsOf(engine, { ...two, variant: 'chess' }), { subject: 'variant' });
  for (const actions of [two.actions.slice(0, 2), [], Array(100).fill('f5d4')])
    assert.throws(() => turnsOf(engine, { ...two, actions }), RangeError);
  const lost = '1r2r2/p1bn2b/p1p1pnp/1kK2PB/PP1N2P/3P1P1/1RN2R1 w - 0 20';
  assert.throws(() => turnsOf(engine, { ...two, position: lost, actions: ['f1e1', 'd6b5'] }), RangeError);
  const three = '0,0:aKbK/1cKaP a - abc 0 40';
  assert.throws(() => turnsOf(engine, { ...two, variant: 'till;players=3', position: three, actions: [] }), RangeError);
});
