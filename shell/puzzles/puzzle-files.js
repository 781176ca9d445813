// The puzzles that come with the page: a file for each family, one puzzle a line (formats 5), the easiest first.

import { fetchText } from '../../web/files.js';
import { readPuzzles } from './puzzles.js';

/** @type {Record<string, string>} */
const addresses = import.meta.glob('./*.txt', { query: '?url', import: 'default', eager: true });

/** The families that have puzzles. */
export const puzzleFamilies = Object.keys(addresses).map((path) => path.slice('./'.length, -'.txt'.length));

/** The puzzles of a family. Rejects if they cannot be loaded. */
export async function loadPuzzles(/** @type {string} */ family) {
  return readPuzzles(await fetchText(addresses[`./${family}.txt`]));
}
