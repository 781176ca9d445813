// Games whose links are longer than an address bar can take. Their tags and comments are stored beside the link, and
// the address leads to the stored game by its id.

import { formatLink, getExtra, readLink, writeLink } from '../links/links.js';
import { finish } from '../links/slices.js';

/** @import { Link } from '../links/links.js' */
/** @import { GameRecord } from './store.js' */

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

/**
 * Packs a game, with pauses.
 * @param {Link} link
 * @returns {Generator<void, Packed>}
 */
export function* writePacked(link) {
  const notes = getExtra(link, 'notes');
  const bare = yield* writeLink({ ...link, extras: without(link, 'notes') });
  if (notes === undefined) return { link: bare };
  const whole = bare.length + notes.length <= longestLink ? yield* writeLink(link) : '';
  return whole && whole.length <= longestLink ? { link: whole } : { link: bare, notes };
}

/** The same without pauses: the long parts of a link are encoded once. */
export const packGame = (/** @type {Link} */ link) => finish(writePacked(link));

/** Whether the address bar cannot hold a game. */
export const isTooLong = (/** @type {Packed} */ { link, notes }) => notes !== undefined || link.length > longestLink;

/** A short address of a game that is too long: as much of its link as there is room for, and the id in the store. */
export function shortAddress(/** @type {Link} */ link, /** @type {string} */ id) {
  const address = formatLink({ ...link, extras: [...without(link, 'notes'), ['saved', id]] });
  if (address.length <= longestLink) return address;
  return formatLink({ variant: link.variant, position: '', actions: [], extras: [['saved', id]] });
}

/** The id in the store that a link names, and the link without it. */
export function takeSaved(/** @type {Link} */ link) {
  return { saved: getExtra(link, 'saved'), link: { ...link, extras: without(link, 'saved') } };
}

/**
 * The link of a stored game, read with pauses.
 * @param {GameRecord} record
 * @returns {Generator<void, Link>}
 */
export function* readPacked(record) {
  const link = yield* readLink(record.link);
  return record.notes === undefined ? link : { ...link, extras: [...link.extras, ['notes', record.notes]] };
}
