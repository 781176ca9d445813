// Removes what the page keeps in the storage of the browser beside its games: settings, lessons, puzzles, and notes of
// games that are not written yet. What boards on other pages keep there belongs to those.

const isOurs = (/** @type {string} */ name) => name.startsWith('motley-') && !name.startsWith('motley-board:');

/** @param {() => Storage} open throws where storage is forbidden: then there is nothing */
function forgetIn(open) {
  try {
    const storage = open();
    const names = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    for (const name of names.filter(isOurs)) storage.removeItem(name);
  } catch {
    // Storage is forbidden.
  }
}

export function forgetKept() {
  forgetIn(() => localStorage);
  forgetIn(() => sessionStorage);
}
