// Games that the page is left with before they are written: a database answers later, and a page that is left hears no
// answer. They are noted in storage that is written at once, and stored when a page next reads the store.

const prefix = 'motley-unsaved:';

/**
 * @typedef {object} Unsaved
 * @property {import('./store.js').GameRecord} record
 * @property {string[]} seen the revisions over which it may be written
 */

/**
 * Notes a game. Where the browser forbids that, it is lost.
 * @param {string} key of whoever writes it
 * @param {Unsaved} unsaved
 */
export function noteUnsaved(key, unsaved) {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(unsaved));
  } catch {
    // The browser forbids it, or has no room.
  }
}

/** Removes a note: the game is written. */
export function dropUnsaved(/** @type {string} */ key) {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Then there is none.
  }
}

/** The note under a key, which nobody has checked. @returns {{ record?: unknown, seen?: unknown }} */
function readNote(/** @type {string} */ key) {
  try {
    return Object(JSON.parse(localStorage.getItem(prefix + key) ?? '{}'));
  } catch {
    return {};
  }
}

/** All notes. */
export function readUnsaved() {
  try {
    const names = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    const keys = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
    return keys.map((key) => ({ key, ...readNote(key) }));
  } catch {
    return [];
  }
}
