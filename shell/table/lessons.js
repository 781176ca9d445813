// Presets that teach a game step by step: small games first, one idea each. Which of them are done is kept in the
// browser, if it lets us.

/**
 * @typedef {import('../../web/types.js').Family} Family
 * @typedef {import('../../web/types.js').Preset} Preset
 * @typedef {import('../words/words.js').Words} Words
 */

const place = 'motley-lessons';

/** The lessons of a family, in their order: those after its usual game, where the words introduce them. */
export function lessonsOf(/** @type {Words} */ words, /** @type {Family | undefined} */ family) {
  return family && words.has(`lessons-${family.family}`) ? family.presets.slice(1) : [];
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

/** The lesson that a variant is. */
export function findLesson(/** @type {Preset[]} */ lessons, /** @type {string} */ variant) {
  return lessons.findIndex((lesson) => lesson.variant === variant);
}

/** Notes that a game has come to its end. */
export function noteLesson(/** @type {Preset[]} */ lessons, /** @type {string} */ variant) {
  const lesson = lessons[findLesson(lessons, variant)];
  if (!lesson) return;
  try {
    localStorage.setItem(place, JSON.stringify([...new Set([...doneLessons(), lesson.key])]));
  } catch {
    // Then nobody remembers it.
  }
}

/** What to play next: the first lesson that is not done, after the one that a variant is. */
export function nextLesson(/** @type {Preset[]} */ lessons, variant = '') {
  const done = doneLessons();
  const after = findLesson(lessons, variant);
  return lessons.find(({ key }, index) => index > after && !done.includes(key));
}
