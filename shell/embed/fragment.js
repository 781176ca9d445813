// Reads the fragment of the address of a frame: a link, after whose third `!` attributes may follow. The names of the
// attributes are given, not imported; attributes.js says why.

import { readLink, writeLink } from '../links/links.js';
import { finish } from '../links/slices.js';

/** The attributes that would repeat what the link says. */
const parts = ['link', 'variant', 'position', 'actions'];

/**
 * Reads an origin; a text that is not exactly an origin of http or https counts as none.
 * @param {string} text
 */
function readOrigin(text) {
  try {
    const { origin, protocol } = new URL(text);
    return /^https?:$/.test(protocol) && origin === text ? origin : '';
  } catch {
    return '';
  }
}

function withLink(/** @type {string} */ link, /** @type {Map<string, string>} */ given) {
  return link ? new Map([['link', link], ...given]) : given;
}

/**
 * Reads the attributes of the board with pauses, among them the link of its game, and the origin with which messages
 * may be exchanged, or an empty text. A fragment that cannot be read is passed on, and the board reports the fault.
 * @param {string} fragment
 * @param {string[]} names of all attributes
 * @returns {Generator<void, { given: Map<string, string>, partner: string }>}
 */
export function* readingFragment(fragment, names) {
  try {
    const link = yield* readLink(fragment);
    const own = ['parent', ...names.filter((name) => !parts.includes(name))];
    const extras = link.extras.filter(([key]) => !own.includes(key));
    const given = link.extras.filter(([key]) => own.includes(key));
    const ours = new Map(given.map(([key, value]) => [key, value ?? '']));
    const partner = readOrigin(ours.get('parent') ?? '');
    ours.delete('parent');
    // A link can say `flip=0`. As an attribute `flip` would mean yes with any value, so it is removed.
    if (['0', 'off'].includes(ours.get('flip') ?? '')) ours.delete('flip');
    return { given: withLink(yield* writeLink({ ...link, extras }), ours), partner };
  } catch {
    return { given: withLink(fragment, new Map()), partner: '' };
  }
}

/**
 * The same without pauses.
 * @param {string} fragment
 * @param {string[]} names
 */
export const readFragment = (fragment, names) => finish(readingFragment(fragment, names));
