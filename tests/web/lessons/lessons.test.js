// The lessons that come with the page: each can be solved as it says and is not solved by chance, what is wrong is
// wrong for the reason that it names, and all have their words. And how a lesson is played.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { answerTime, LessonGame, LessonSession } from '../../../shell/lessons/lesson-game.js';
import { isDone, lessonAfter, nameOf, note } from '../../../shell/lessons/lesson-progress.js';
import { formatLink, parseLink } from '../../../shell/links/links.js';
import { chaptersOf } from '../../../shell/table/game/chapters.js';
import { countDone } from '../../../shell/table/game/lessons.js';
import { Words } from '../../../shell/words/words.js';
import { loadBuilt } from '../support/engine.js';
import { MemoryStorage, sitDown, withClock } from '../support/fakes.js';
import { listFiles, read } from '../support/files.js';

/**
 * The mistakes of strangers: refused with a reason, or legal and leading to something else.
 * @typedef {{ from: string, to: string, reason: string, after?: string[] } | { play: string[], goal: string }} Wrong
 */

/** @typedef {import('../../../shell/table/game/chapters.js').Lesson & { key: string, wrong: Wrong[] }} Lesson */

const engine = await loadBuilt();

/** @returns {Lesson[]} */
const lessonsOf = (/** @type {string} */ idea) => JSON.parse(read(`shell/lessons/${idea}.json`)).lessons;

/** @returns {[string, string, Lesson][]} family, idea and lesson of all */
const all = Object.entries(chaptersOf).flatMap(([family, ideas]) =>
  ideas.flatMap((idea) =>
    lessonsOf(idea).map((lesson) => /** @type {[string, string, Lesson]} */ ([family, idea, lesson])),
  ),
);

/** The games of a test, which gives them back. @type {import('../../../web/engine.js').Game[]} */
let games = [];
afterEach(() => {
  for (const game of games) game.dispose();
  games = [];
});

/** The game of a lesson after some actions. */
function gameOf(/** @type {Lesson} */ { variant, position }, /** @type {string[]} */ actions = []) {
  const game = engine.createGame();
  games.push(game);
  game.setVariant(variant);
  game.setPosition(position);
  for (const action of actions) game.play(action);
  return game;
}

test('all files of lessons are learned', () => {
  const files = listFiles('shell/lessons').flatMap((path) => /([^/]+)\.json$/.exec(path)?.[1] ?? []);
  assert.deepEqual(Object.values(chaptersOf).flat().sort(), files.sort());
});

test('each lesson has a key of its own', () => {
  const keys = all.map(([, , { key }]) => key);
  assert.equal(new Set(keys).size, keys.length);
  for (const [, idea, { key }] of all) assert.match(key, new RegExp(`^${idea}-[a-z0-9-]+$`));
});

for (const [family, , lesson] of all) {
  const { key, goal, solution, wrong, variant, position, choice } = lesson;

  test(`${key}: its solution reaches its goal, and no sooner`, () => {
    const game = gameOf(lesson);
    assert.equal(game.view().family, family);
    assert.deepEqual([game.variant, game.position], [variant, position], 'canonical');
    if (choice) game.arrange(choice);
    for (const action of solution) {
      assert.equal(game.goal(goal), 'open');
      game.play(action);
    }
    assert.equal(game.goal(goal), 'reached');
  });

  test(`${key}: what is wrong fails, for the reason that it names`, () => {
    assert.ok(wrong.length > 0);
    for (const one of wrong) {
      const game = gameOf(lesson, 'play' in one ? one.play : one.after);
      if ('play' in one) assert.equal(game.goal(goal), one.goal, one.play.join(' '));
      else assert.equal(game.explain(one.from, one.to).reason, one.reason, `${one.from} ${one.to}`);
    }
  });

  test(`${key}: few first actions reach the goal at once`, () => {
    const game = gameOf(lesson);
    if (choice) game.arrange(choice);
    const actions = game.actions();
    const reached = actions.filter((action) => {
      game.play(action);
      const state = game.goal(goal);
      game.undo();
      return state === 'reached';
    });
    assert.ok(reached.length * 3 <= actions.length, `${reached.length} of ${actions.length}`);
  });
}

test('the solutions of Custodian Chess show as what kings and pawns count, moved and beside another piece', () => {
  const roles = lessonsOf('custodian').flatMap((lesson) => {
    const session = new LessonSession(engine, lesson);
    session.play(lesson.solution[0]);
    const [{ kind, partners }] = session.steps;
    session.dispose();
    return partners.flatMap((one) => [`${kind} moves as ${one.actorAs}`, `${one.kind} helps as ${one.as}`]);
  });
  for (const role of ['K moves as R', 'K helps as N', 'P helps as B', 'P moves as B', 'P moves as R'])
    assert.ok(roles.includes(role), role);
});

for (const [, , lesson] of all.filter(([, , { choose }]) => choose))
  test(`${lesson.key}: of all pieces turned alone only that of its solution reaches its goal at once`, () => {
    const { player } = gameOf(lesson).view().turn;
    const isRight = (/** @type {Record<string, string>} */ forms) => {
      const game = gameOf(lesson);
      game.arrange(forms);
      return game.actions().some((action) => {
        game.play(action);
        const state = game.goal(lesson.goal);
        game.undo();
        return state === 'reached';
      });
    };
    const all = gameOf(lesson)
      .choices()
      .filter(({ seat }) => seat === player)
      .flatMap(({ square, forms }) => forms.map(({ code }) => ({ [square]: code })));
    assert.deepEqual(all.filter(isRight), [lesson.choice]);
  });

test('each pair that captures in Custodian Chess has a lesson of its own', () => {
  const lessons = lessonsOf('custodian');
  const pairs = lessons.slice(0, 6).map((lesson) => {
    const [action] = gameOf(lesson)
      .view()
      .actions.filter(({ text }) => text === lesson.solution[0]);
    return action.partners?.map(({ as, actorAs }) => [as, actorAs].sort().join('')).join();
  });
  assert.deepEqual(pairs, ['RR', 'BB', 'NN', 'NR', 'BN', 'BR']);
});

test('every lesson has its words, and there are no others', () => {
  const text = read('shell/strings/en/lessons.ftl');
  const words = new Words('en', [text]);
  const wanted = all.flatMap(([, , { key }]) =>
    ['', '-task', '-hint', '-praise'].map((part) => `lesson-${key}${part}`),
  );
  const told = [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id);
  assert.deepEqual(told.sort(), wanted.sort());
  for (const id of wanted) if (id.endsWith('-task')) assert.ok(words.format(id).length <= 200, id);
});

/** A lesson at a table, and how often its goal was reached. */
function sit(/** @type {import('../../../shell/table/game/chapters.js').Lesson} */ lesson) {
  const { table, owner } = sitDown(engine);
  const counted = { reached: 0 };
  table.seat(new LessonSession(engine, lesson));
  const game = new LessonGame(table, lesson, () => counted.reached++);
  owner.follow = () => game.follow();
  Object.defineProperty(owner, 'around', { get: () => ({ task: game.isDone ? 'done' : null }) });
  return { table, game, counted, session: /** @type {LessonSession} */ (table.session) };
}

/** Two turns with an answer. */
const throne = {
  key: 'custodian-throne',
  variant: 'custodian',
  position: '7/1K4r/7/p4k1/7/1p5/3R3 w - 0 1',
  goal: 'win in 2 turns',
  solution: ['b6c6', 'g6g5', 'c6d7'],
};

test('the opponent answers as the solution has it, and else in the first way there is', () => {
  withClock(answerTime, (pass) => {
    const { table, game, counted, session } = sit(throne);
    table.play('b6c6', 'person');
    assert.deepEqual([game.state, game.isDone], ['open', true], 'nobody acts until the answer is there');
    pass();
    assert.deepEqual([session.at, session.steps[1].text, game.nextAction], [2, 'g6g5', 'c6d7']);
    table.play('c6d7', 'person');
    assert.deepEqual([game.state, game.isDone, counted.reached, game.mistakes], ['reached', true, 1, 0]);
    game.restart();
    assert.deepEqual([game.state, session.at, session.steps.length], ['open', 0, 0]);
    table.play('d1d2', 'person');
    const [{ text }] = session.view.actions;
    assert.equal(game.nextAction, undefined);
    pass();
    assert.equal(session.steps[1].text, text);
    table.play('b6c6', 'person');
    assert.deepEqual([game.state, game.mistakes, counted.reached], ['failed', 1, 1]);
  });
});

test('the solution is shown without counting as reached', () => {
  withClock(answerTime, (pass) => {
    const { game, counted, session } = sit(throne);
    game.show();
    for (let i = 0; i < 3; i++) {
      assert.equal(game.isDone, true);
      pass();
    }
    assert.deepEqual([game.state, session.at, counted.reached], ['reached', 3, 0]);
    game.restart();
    assert.equal(game.isShown, false);
  });
});

test('a hint tells three things, one after the other', () => {
  const { table, game } = sit(throne);
  for (const hint of [1, 2, 3, 3]) {
    game.ask();
    assert.equal(game.hint, hint);
  }
  table.play('d1d2', 'person');
  game.ask();
  assert.equal(game.hint, 3, 'nothing more is told while the opponent answers');
  game.drop();
});

test('the link of a lesson has its goal and its key, hides its solution; a goal that is none is refused', () => {
  const { session } = sit(throne);
  const keys = 'at=0;goal=win+in+2+turns;lesson=custodian-throne';
  const position = 'custodian!7/1K4r/7/p4k1/7/1p5/3R3+w+-+0+1';
  const link = `${position}!!${keys};line=623663362e673667352e63366437`;
  assert.equal(formatLink(session.link), link);
  assert.deepEqual(parseLink(link), session.link);
  assert.deepEqual(parseLink(`${position}!b6c6.g6g5.c6d7!${keys}`), session.link, 'as it was written before');
  assert.throws(() => new LessonSession(engine, { ...throne, goal: 'win in 2 turn' }), { subject: 'goal', offset: 9 });
});

test('what is done is kept beside the small games, and the next lesson is the first that is not', () => {
  Object.defineProperty(globalThis, 'localStorage', { value: new MemoryStorage(), configurable: true });
  localStorage.setItem('motley-lessons', '["tches-first-steps"]');
  const lessons = lessonsOf('custodian');
  const [first, second, third] = lessons;
  assert.equal(lessonAfter(lessons), first);
  note(first);
  note(first);
  note(third);
  const done = JSON.parse(localStorage.getItem('motley-lessons') ?? '');
  assert.deepEqual(done, ['tches-first-steps', nameOf(first), nameOf(third)]);
  assert.deepEqual([countDone('custodian'), countDone('tches')], [2, 0]);
  assert.deepEqual(lessons.slice(0, 3).map(isDone), [true, false, true]);
  assert.equal(lessonAfter(lessons, first.key), second);
  assert.equal(lessonAfter(lessons, second.key), lessons[3]);
  for (const lesson of lessons) note(lesson);
  assert.equal(lessonAfter(lessons, second.key), third);
  assert.equal(lessonAfter(lessons, lessons.at(-1)?.key), undefined, 'after the last one comes no first one');
  note({ ...throne, key: undefined });
  assert.equal(countDone('custodian'), lessons.length);
});
