// The puzzles that come with the page.

import { fetchText } from '../../web/files.js';
import { puzzleAddresses } from './puzzle-families.js';
import { readPuzzles } from './puzzles.js';

/** The families that have puzzles. */
export const puzzleFamilies = Object.keys(puzzleAddresses);

/** The puzzles of a family. Rejects if they cannot be loaded. */
export async function loadPuzzles(/** @type {string} */ family) {
  return readPuzzles(await fetchText(puzzleAddresses[family]));
}
