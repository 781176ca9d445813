// Files that the page makes for the visitor to keep.

/**
 * The name of a file of a game.
 * @param {{ view: { family: string }, at: number }} session
 * @param {string} ending
 */
export const gameFileName = ({ view, at }, ending) => `motley-${view.family}-${at}.${ending}`;

/** Saves a file. */
export function saveFile(/** @type {Blob} */ blob, /** @type {string} */ name) {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
