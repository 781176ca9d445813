// Which kind of puzzles a reader has asked for, in each family. It is kept in the browser, if that permits storage.

import { themeKeys } from './themes.js';

/** @import { Wish } from './themes.js' */

const place = 'motley-puzzle-wishes';

/** @returns {Record<string, unknown>} */
function readWishes() {
  try {
    return { ...Object(JSON.parse(localStorage.getItem(place) ?? '{}')) };
  } catch {
    return {};
  }
}

/** What is kept of a family, where it makes sense. @returns {Wish} */
export function readWish(/** @type {string} */ family) {
  const kept = Object(readWishes()[family]);
  return Object.fromEntries(themeKeys.filter((key) => typeof kept[key] === 'string').map((key) => [key, kept[key]]));
}

export function keepWish(/** @type {string} */ family, /** @type {Wish} */ wish) {
  try {
    localStorage.setItem(place, JSON.stringify({ ...readWishes(), [family]: wish }));
  } catch {
    // Storage may be forbidden. The wish is then one of this visit.
  }
}
