// Lessons: short tasks with a goal that the core judges. Which of them are done is kept with the small games that teach
// (table/lessons.js).

import { doneLessons, noteDone } from '../table/game/lessons.js';

/** @import { Lesson } from '../table/game/chapters.js' */

/** Under which name it is kept that a lesson is done: the id of its title. */
export const nameOf = (/** @type {Lesson} */ { key }) => `lesson-${key}`;

export const isDone = (/** @type {Lesson} */ lesson) => doneLessons().includes(nameOf(lesson));

export function note(/** @type {Lesson} */ lesson) {
  if (lesson.key !== undefined) noteDone(nameOf(lesson));
}

/**
 * The first lesson after one that is not done yet, else the first of all that is not; of lessons that are all done the
 * one after it. After the last of them there is none.
 * @param {Lesson[]} lessons
 * @param {string} [key] of the one that it follows
 * @returns {Lesson | undefined}
 */
export function lessonAfter(lessons, key) {
  const at = lessons.findIndex((lesson) => lesson.key === key) + 1;
  const inTurn = [...lessons.slice(at), ...lessons.slice(0, at)];
  return inTurn.find((lesson) => !isDone(lesson)) ?? lessons[at];
}
