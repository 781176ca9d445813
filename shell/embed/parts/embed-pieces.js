// The pieces of boards that are not drawn as usual: the bold set, and sets of authors.

import { fetchForeign } from '../../../web/files.js';
import { boldSet } from '../../art/bold.js';
import { longestSprite, readSprite } from '../../art/sprite.js';
// Its file has all that the parts share.
import './embed-board.js';

/** @import { LoadedSet } from '../game/board-state.js' */

/** The sets that were asked for, by their addresses: all boards share them. @type {Map<string, Promise<LoadedSet>>} */
const known = new Map();

async function load(/** @type {string} */ address) {
  const text = await fetchForeign(address, longestSprite);
  return { text, ...readSprite(text) };
}

/**
 * The set of a name or an address. Rejects if its file does not come.
 * @param {string} name
 * @returns {Promise<LoadedSet>}
 */
export function loadSet(name) {
  if (name === 'bold') return Promise.resolve({ text: '', set: boldSet, faults: [] });
  const loading = known.get(name) ?? load(name);
  known.set(name, loading);
  loading.catch(() => known.delete(name));
  return loading;
}
