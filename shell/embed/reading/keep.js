// Keeps a reader's game over a reload, where the author of the page wants that: in the storage of the page, under a
// name that the author gives. A browser that stores nothing keeps nothing.

import { formatLink, parseLink } from '../../links/links.js';

/** @typedef {import('../../links/links.js').Link} Link */

const keyOf = (/** @type {string} */ name) => `motley-board:${name}`;

/**
 * The game that was kept under a name; null if there is none, or if the author has described another one since.
 * @param {string} name
 * @param {Link} described by the attributes
 * @param {Pick<Storage, 'getItem'>} [storage]
 * @returns {Link | null}
 */
export function findKept(name, described, storage) {
  try {
    const { of, game } = JSON.parse((storage ?? localStorage).getItem(keyOf(name)) ?? '{}');
    return of === formatLink(described) && typeof game === 'string' ? parseLink(game) : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a game under a name.
 * @param {string} name
 * @param {Link} described by the attributes
 * @param {Link} game
 * @param {Pick<Storage, 'setItem'>} [storage]
 */
export function keep(name, described, game, storage) {
  try {
    (storage ?? localStorage).setItem(
      keyOf(name),
      JSON.stringify({ of: formatLink(described), game: formatLink(game) }),
    );
  } catch {
    // The browser stores nothing for this page.
  }
}
