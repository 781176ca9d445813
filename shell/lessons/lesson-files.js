// Loads the lessons of a family and their words.

import { addWords } from '../strings/load-words.js';
import { chaptersOf } from './chapters.js';

/** @typedef {import('./lesson-progress.js').Chapter} Chapter */

/** The chapters of each family are one script. @type {Record<string, () => Promise<any>>} */
const files = import.meta.glob('./*.json', { import: 'default' });

/** @returns {Promise<Chapter>} */
async function loadChapter(/** @type {string} */ idea) {
  return { idea, ...(await files[`./${idea}.json`]()) };
}

/**
 * The lessons of a family, with their words; none where it has none. Rejects if they cannot be loaded.
 * @param {import('../words/words.js').Words} words
 * @param {string} family
 */
export async function loadLessons(words, family) {
  const [chapters] = await Promise.all([
    Promise.all((chaptersOf[family] ?? []).map(loadChapter)),
    addWords(words, 'lessons'),
  ]);
  return chapters;
}
