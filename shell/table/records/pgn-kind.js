// Tells PGN, the world's form of games of chess, from our own records, which have the same lexical form (formats 7).

import { familyName } from '../game/variants.js';
import { filler, mark } from './record-tokens.js';

/** How much of a text is looked at, in characters. */
const head = 50_000;

const comments = new RegExp(`(?:%.*|\\{[^}]*\\}|;.*|${filler.source})\\s*`, 'iy');
const tags = new RegExp(`\\[\\s*([A-Za-z]\\w*)\\s*${mark}(.*?)${mark}\\s*\\]\\s*`, 'y');
const firstMove = /1\s*\.[\s.…]*(?:\{[^}]*\}\s*)*(?:[\p{Lu}♔-♟]?р?[a-h]?[1-8]?[-x:]?[a-h][1-8]|[O0]-[O0])/uy;

/** Tags that games of chess have, and none of our own records without a tag `Motley`. */
const usual = ['Event', 'Site', 'Round', 'White', 'Black', 'FEN', 'ECO', 'Opening'];

/** Tags of our own records, and of games of Tak, which have PGN's lexical form too. */
const foreign = ['Motley', 'Position', 'Size', 'TPS'];

/**
 * Whether a text is PGN: by the tags of its first game, or by its first move.
 * @param {string} text
 * @param {string[]} families the names of our own
 */
export function isPgn(text, families) {
  const begin = text.trimStart().slice(0, head);
  /** @type {Map<string, string>} */
  const found = new Map();
  let at = 0;
  const accept = (/** @type {RegExp} */ pattern) => {
    pattern.lastIndex = at;
    const match = pattern.exec(begin);
    if (match) at = pattern.lastIndex;
    return match;
  };
  for (let isSome = true; isSome; ) {
    const tag = accept(tags);
    if (tag) found.set(tag[1], tag[2]);
    isSome = tag !== null || accept(comments) !== null;
  }
  if (foreign.some((name) => found.has(name)) || families.includes(familyName(found.get('Variant') ?? '')))
    return false;
  return usual.some((name) => found.has(name)) || accept(firstMove) !== null;
}
