// What the fragment of a frame's address says: a link, after whose third `!` attributes may stand. The names
// of the attributes are given, not imported: see attributes.js.

import { formatLink, parseLink } from '../links/links.js';

/** Attributes that the link is, or that are its parts. */
const parts = ['link', 'variant', 'position', 'actions'];

/**
 * Only what is exactly an origin of the web is one.
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
 * The attributes of the board, the link of its game among them, and the origin that may talk with it, or
 * nothing. A fragment that cannot be read is left to the board, which says so.
 * @param {string} fragment
 * @param {string[]} names of all attributes
 * @returns {{ given: Map<string, string>, partner: string }}
 */
export function readFragment(fragment, names) {
  try {
    const link = parseLink(fragment);
    const own = ['parent', ...names.filter((name) => !parts.includes(name))];
    const extras = link.extras.filter(([key]) => !own.includes(key));
    const given = link.extras.filter(([key]) => own.includes(key));
    const ours = new Map(given.map(([key, value]) => [key, value ?? '']));
    const partner = readOrigin(ours.get('parent') ?? '');
    ours.delete('parent');
    // Links may say no; an attribute that is there says yes.
    if (['0', 'off'].includes(ours.get('flip') ?? '')) ours.delete('flip');
    return { given: withLink(formatLink({ ...link, extras }), ours), partner };
  } catch {
    return { given: withLink(fragment, new Map()), partner: '' };
  }
}
