// Adds files of messages to words, each once, however many ask for it.

import { fetchLines } from '../../web/files.js';

/** @import { Words } from './words.js' */

/**
 * @param {(language: string, file: string) => string | undefined} placeOf the address of a file; a family that is being
 *   made may have none
 */
export function makeAdder(placeOf) {
  /** The files that words have, or are about to have. @type {WeakMap<Words, Map<string, Promise<void>>>} */
  const added = new WeakMap();

  /** The files that were added to some words. */
  const filesOf = (/** @type {Words} */ words) => {
    const files = added.get(words) ?? new Map();
    added.set(words, files);
    return files;
  };

  const load = async (/** @type {Words} */ words, /** @type {string} */ file) => {
    const address = placeOf(words.language, file);
    if (address) words.add(await fetchLines(address));
  };

  /**
   * Adds the messages of a file, such as "more" or that of a family. Rejects if they cannot be loaded; then they may be
   * asked for again.
   * @param {Words} words
   * @param {string} file
   * @returns {Promise<void>}
   */
  const addWords = (words, file) => {
    const files = filesOf(words);
    const known = files.get(file);
    if (known) return known;
    const loading = load(words, file);
    files.set(file, loading);
    loading.catch(() => files.delete(file));
    return loading;
  };

  return { addWords, filesOf };
}
