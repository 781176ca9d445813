// Games whose links are longer than an address bar can take. Their tags and comments are stored beside the link, and
// the address leads to the stored game by its id.

import { formatLink, getExtra, parseLink } from '../links/links.js';

/**
 * @typedef {import('../links/links.js').Link} Link
 * @typedef {import('./store.js').GameRecord} GameRecord
 */

/** How long a link in the address bar is at most, in characters: every browser takes as much, and some twice that. */
export const longestLink = 500_000;

/** The extras of a link without a key. */
const without = (/** @type {Link} */ { extras }, /** @type {string} */ key) => extras.filter(([name]) => name !== key);

/**
 * A game as it is stored.
 * @typedef {object} Packed
 * @property {string} link
 * @property {string} [notes] the value of this key, if the link would be too long with it
 */

/** @returns {Packed} */
export function packGame(/** @type {Link} */ link) {
  const notes = getExtra(link, 'notes');
  const bare = formatLink({ ...link, extras: without(link, 'notes') });
  if (notes === undefined) return { link: bare };
  const whole = bare.length + notes.length <= longestLink ? formatLink(link) : '';
  return whole && whole.length <= longestLink ? { link: whole } : { link: bare, notes };
}

/** Whether the address bar cannot hold a game. */
export const isTooLong = (/** @type {Packed} */ { link, notes }) => notes !== undefined || link.length > longestLink;

/** A short address of a game that is too long: as much of its link as there is room for, and the id in the store. */
export function shortAddress(/** @type {Packed} */ packed, /** @type {string} */ id) {
  const link = parseLink(packed.link);
  const address = formatLink({ ...link, extras: [...link.extras, ['saved', id]] });
  if (address.length <= longestLink) return address;
  return formatLink({ variant: link.variant, position: '', actions: [], extras: [['saved', id]] });
}

/** The id in the store that a link names, and the link without it. */
export function takeSaved(/** @type {Link} */ link) {
  return { saved: getExtra(link, 'saved'), link: { ...link, extras: without(link, 'saved') } };
}

/** The link of a stored game. @returns {Link} */
export function linkIn(/** @type {GameRecord} */ record) {
  const link = parseLink(record.link);
  return record.notes === undefined ? link : { ...link, extras: [...link.extras, ['notes', record.notes]] };
}
