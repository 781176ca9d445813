// Lessons on the page: which one is at the table, how far the reader is with all of them, and which comes next.

import '../styles/puzzle.css';
import { getExtra } from '../links/links.js';
import { chaptersOf } from '../table/game/chapters.js';
import { chooseOf } from '../table/game/setup.js';
import { familyName, findFamily, quickStarts } from '../table/game/variants.js';
import { addWords } from '../words/load-words.js';
import { describeGoal } from './goal-words.js';
import { LessonGame, LessonSession } from './lesson-game.js';
import { isDone, lessonAfter, note } from './lesson-progress.js';
import { lessonScreen } from './lesson-screen.js';

/** @import { Chapter, Lesson } from '../table/game/chapters.js' */
/** @import { Session } from '../table/game/session.js' */

/**
 * @typedef {import('./lesson-screen.js').Page & Pick<import('../services/state.js').Page, 'arrangement' |
 *   'navigation' | 'need' | 'seat' | 'session' | 'update'>} Page
 */

/** The chapters, by the path of their files. @type {Record<string, Omit<Chapter, 'idea'>>} */
const files = import.meta.glob('./*.json', { import: 'default', eager: true });

/**
 * The lessons of a family, with their words; none where it has none. Rejects if they cannot be loaded.
 * @param {import('../words/words.js').Words} words
 * @param {string} family
 */
export async function loadLessons(words, family) {
  await addWords(words, 'lessons');
  return (chaptersOf[family] ?? []).map((idea) => /** @type {Chapter} */ ({ idea, ...files[`./${idea}.json`] }));
}

export class LessonPage {
  #app;

  /**
   * Puts a lesson at the table. Throws a MotleyError if it cannot be played.
   * @param {Page} app
   * @param {Lesson} lesson
   * @param {Chapter} [chapter] that it belongs to
   */
  constructor(app, lesson, chapter) {
    this.#app = app;
    this.lesson = lesson;
    this.chapter = chapter;
    this.game = this.#sit();
    if (lesson.choose) this.#choose(lesson.choose);
  }

  /** Begins with forms of pieces that are chosen already, or with the usual ones. */
  #sit(/** @type {Record<string, string>} */ forms = {}) {
    const { lesson } = this;
    const app = this.#app;
    const session = new LessonSession(app.engine, lesson);
    const { seats, surface, turn } = session.view;
    session.isFlipped = seats.indexOf(turn.player) === 1 && surface !== 'plane';
    session.arrange(forms);
    app.seat(session);
    // The solution is one for what it was found with.
    const isKnown = JSON.stringify(forms) === JSON.stringify(lesson.choice ?? {});
    const game = new LessonGame(app.table, isKnown ? lesson : { ...lesson, solution: [] }, () => note(lesson));
    app.task = this;
    return game;
  }

  /** The player chooses the forms of the pieces first, with the task in sight. */
  #choose(/** @type {import('../table/game/setup.js').Manner} */ manner) {
    const { arrangement } = this.#app;
    arrangement.chooseFor(this.game.seat, { orders: {}, ready: [], manner }, ({ forms }) => {
      this.game = this.#sit(forms);
      this.#app.table.note('start');
    });
    if (arrangement.setup) arrangement.setup.task = this.task;
  }

  /** The words of the task. */
  get task() {
    const { goal, key } = this.lesson;
    const { words, schema } = this.#app;
    const { family } = /** @type {Session} */ (this.#app.session).view;
    const own = key === undefined ? '' : words.format(`lesson-${key}-task`);
    return own || describeGoal(words, schema, family, this.game.seat, goal);
  }

  /** From the beginning, with the choice. */
  restart() {
    if (this.lesson.choose) show(this.#app, this.lesson, this.chapter);
    else this.game.restart();
  }

  /** Plays the solution. */
  solve() {
    if (this.lesson.choice) this.game = this.#sit(this.lesson.choice);
    this.game.show();
  }

  /** The lessons about the same idea. */
  get list() {
    return this.chapter?.lessons ?? [];
  }

  /** Where it is among them, from 1; 0: it is none of them. */
  get number() {
    return this.list.indexOf(this.lesson) + 1;
  }

  get doneCount() {
    return this.list.filter(isDone).length;
  }

  /** The one that is suggested. @returns {Lesson | undefined} */
  get next() {
    const next = lessonAfter(this.list, this.lesson.key);
    return next === this.lesson ? undefined : next;
  }

  /** Whether that was left out before, and the way to it leads back. */
  get isNextBehind() {
    const { next } = this;
    return next !== undefined && this.list.indexOf(next) < this.number;
  }

  /** The game that the lessons teach: the usual one of the family, or that with the idea of the chapter. */
  get wholeGame() {
    const { schema, session } = this.#app;
    const family = findFamily(schema, /** @type {Session} */ (session).view.family);
    return family?.family === this.chapter?.idea && family ? quickStarts(family)[0] : { variant: this.lesson.variant };
  }

  goOn() {
    if (this.next) this.open(this.next);
  }

  /** Goes to another lesson about the same idea. */
  open(/** @type {Lesson} */ lesson) {
    show(this.#app, lesson, this.chapter);
  }

  get asked() {
    const { goal, key } = this.lesson;
    return { goal, question: key === undefined ? '' : this.#app.words.format(`lesson-${key}-task`) };
  }

  screen() {
    return lessonScreen(this.#app, /** @type {LessonSession} */ (this.#app.session), this);
  }

  // ----- in the place of a game at the table

  get isDone() {
    return this.game.isDone;
  }

  follow() {
    this.game.follow();
  }

  /** Another hint. */
  ask() {
    this.game.ask();
    this.#app.update();
  }

  drop() {
    this.game.drop();
  }
}

/** @param {Page} app @param {Lesson} lesson @param {Chapter} [chapter] */
export function show(app, lesson, chapter) {
  new LessonPage(app, lesson, chapter);
  app.navigation.visit();
}

/** Opens the next lesson of a family, of its first idea that is not learned yet. Rejects if it cannot be loaded. */
export async function openLesson(/** @type {Page} */ app, /** @type {string} */ family) {
  const [chapters] = await Promise.all([loadLessons(app.words, family), app.need(family)]);
  const chapter = chapters.find(({ lessons }) => !lessons.every(isDone)) ?? chapters[0];
  show(app, lessonAfter(chapter.lessons) ?? chapter.lessons[0], chapter);
}

/**
 * Prepares the lesson or the goal of a link, and returns what puts it at the table. Rejects if it cannot be played.
 * @param {Page} app
 * @param {import('../links/links.js').Link} link
 */
export async function openLessonLink(app, link) {
  const { variant, position, actions } = link;
  const key = getExtra(link, 'lesson');
  const family = findFamily(app.schema, familyName(variant))?.family ?? '';
  const chapters = key === undefined ? [] : await loadLessons(app.words, family);
  const chapter = chapters.find(({ lessons }) => lessons.some((lesson) => lesson.key === key));
  const lesson = chapter?.lessons.find((one) => one.key === key);
  if (lesson) return () => new LessonPage(app, lesson, chapter);
  const goal = (getExtra(link, 'goal') ?? '').replaceAll('+', ' ');
  const choose = chooseOf(link);
  // Actions behind a choice that nobody knows are none.
  const free = { variant, position, goal, solution: choose ? [] : actions, choose };
  new LessonSession(app.engine, free).dispose();
  return () => new LessonPage(app, free);
}
