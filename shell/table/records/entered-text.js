// Turns a text that the user enters into the fragment of a link.

import { findLink } from '../../links/arrived.js';
import { formatLink } from '../../links/links.js';
import { inPieces } from '../../links/slices.js';
import { familyName } from '../game/variants.js';

/** @import { Engine, MotleyError } from '../../../web/engine.js' */

/**
 * Finds the variant that a position belongs to: that of the game at the table, or else the first family that can read
 * it. If none can, throws the error of the reading that came furthest, since it says most.
 * @param {Engine} engine
 * @param {string} position
 * @param {string | undefined} current
 */
function findVariant(engine, position, current) {
  const variants = engine.schema().families.map(({ family }) => family);
  if (current) variants.unshift(current);
  /** @type {MotleyError | undefined} */
  let best;
  for (const variant of variants) {
    const game = engine.createGame(variant);
    try {
      game.setVariant(variant);
      game.setPosition(position);
      return variant;
    } catch (error) {
      const found = /** @type {MotleyError} */ (error);
      if (!best || found.offset > best.offset) best = found;
    } finally {
      game.dispose();
    }
  }
  throw best;
}

/** A text with single spaces for all white space. */
function squeeze(/** @type {string} */ text) {
  let isAfterSpace = false;
  return inPieces(text, (part) => {
    const squeezed = part.replace(/\s+/g, ' ');
    const from = isAfterSpace && squeezed[0] === ' ' ? 1 : 0;
    isAfterSpace = squeezed.endsWith(' ');
    return squeezed.slice(from);
  });
}

/**
 * Reads a link (with or without the address before its `#`), a variant, or a position; with pauses.
 * @param {Engine} engine
 * @param {string} entered
 * @param {string} [current] the variant on the table
 * @returns {Generator<void, string>} the fragment to open
 */
export function* readEnteredText(engine, entered, current) {
  const families = engine.schema().families.map(({ family }) => family);
  const link = findLink(entered, families);
  if (link !== null) return link;
  const text = yield* squeeze(entered.trim());
  const hash = text.indexOf('#');
  if (hash >= 0) return text.slice(hash + 1);
  const isVariant = text.includes('!') || families.includes(familyName(text.split('!', 1)[0]));
  if (isVariant || !/[ /]/.test(text)) return text;
  const variant = findVariant(engine, text, current);
  return formatLink({ variant, position: text, actions: [], extras: [] });
}
