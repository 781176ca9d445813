// Loads the lessons of a family and their words.

import { fetchText } from '../../web/files.js';
import { addWords } from '../strings/load-words.js';
import { chaptersOf, wordsOf } from './chapters.js';

/** @typedef {import('./lesson-progress.js').Chapter} Chapter */

/** @type {Record<string, string>} */
const addresses = import.meta.glob('./*.json', { query: '?url', import: 'default', eager: true });

/** @returns {Promise<Chapter>} */
async function loadChapter(/** @type {string} */ idea) {
  return { idea, ...JSON.parse(await fetchText(addresses[`./${idea}.json`])) };
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
