// The lessons of each family, with their words.

import { chaptersOf } from '../table/game/chapters.js';
import { addWords } from '../words/load-words.js';

/** @typedef {import('../table/game/chapters.js').Chapter} Chapter */

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
