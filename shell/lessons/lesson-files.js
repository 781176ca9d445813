// Loads the lessons of a family and their words.

import { addWords } from '../strings/load-words.js';
import { chaptersOf, wordsOf } from './chapters.js';

/** @typedef {import('./lesson-progress.js').Chapter} Chapter */

/** The chapters of each family are one script. @type {Record<string, () => Promise<any>>} */
const files = import.meta.glob('./*.json', { import: 'default' });

/** @returns {Promise<Chapter>} */
async function loadChapter(/** @type {string} */ idea) {
  return { idea, ...(await files[`./${idea}.json`]()) };
}

/** What is said of every lesson, and of every puzzle. */
const common = ['lessons', 'puzzles'];

/** Adds the words that lessons without any of their own need. Rejects if they cannot be loaded. */
export async function loadLessonWords(/** @type {import('../words/words.js').Words} */ words) {
  await Promise.all(common.map((part) => addWords(words, part)));
}

/**
 * The lessons of a family, with their words; none where it has none. Rejects if they cannot be loaded.
 * @param {import('../words/words.js').Words} words
 * @param {string} family
 */
export async function loadLessons(words, family) {
  const [chapters] = await Promise.all([
    Promise.all((chaptersOf[family] ?? []).map(loadChapter)),
    loadLessonWords(words),
    ...(wordsOf[family] ?? []).map((part) => addWords(words, part)),
  ]);
  return chapters;
}
