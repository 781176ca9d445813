// Presets that teach a game step by step: small games first, one idea each. Which of them are done is kept in the
// browser, if it permits storage.

/** @import { Family, Preset } from '../../../web/types.js' */

const place = 'motley-lessons';

/** The lessons of a family, in their order. */
export function lessonsOf(/** @type {Family | undefined} */ family) {
  return family?.presets.filter(({ lesson }) => lesson) ?? [];
}

/** The keys of the lessons that have been played to their end. @returns {string[]} */
export function doneLessons() {
  try {
    const keys = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** How many lessons of a family with a goal are done; they are kept by the ids of their titles. */
export function countDone(/** @type {string} */ family) {
  return doneLessons().filter((key) => key.startsWith(`lesson-${family}-`)).length;
}

/** The index of the lesson that has this variant, or -1. */
export function findLesson(/** @type {Preset[]} */ lessons, /** @type {string} */ variant) {
  return lessons.findIndex((lesson) => lesson.variant === variant);
}

/** Keeps that what has a name is done. */
export function noteDone(/** @type {string} */ name) {
  try {
    localStorage.setItem(place, JSON.stringify([...new Set([...doneLessons(), name])]));
  } catch {
    // Storage may be forbidden. The lesson is then not marked.
  }
}

/** Marks the small game of a variant as done; called when a game has ended. */
export function noteLesson(/** @type {Preset[]} */ lessons, /** @type {string} */ variant) {
  const lesson = lessons[findLesson(lessons, variant)];
  if (lesson) noteDone(lesson.key);
}

/** The next lesson to play: the first after that of a variant which is not done yet. */
export function nextLesson(/** @type {Preset[]} */ lessons, variant = '') {
  const done = doneLessons();
  const after = findLesson(lessons, variant);
  return lessons.find(({ key }, index) => index > after && !done.includes(key));
}
