// Turns a text that the user enters into the fragment of a link.

import { findBareLink, findLink } from '../../links/arrived.js';
import { formatLink } from '../../links/links.js';
import { inPieces } from '../../links/slices.js';
import { familyName } from '../game/variants.js';
import { countRows, hasTiles, OtherTextError, refuseOthers } from './other-texts.js';

/** In how much of a text a position between words is looked for, in characters. */
const longestWords = 4000;

/** @import { Engine } from '../../../web/engine.js' */

/** A sign that no position has, and at which a link would end. */
const outside = /[^\w\s*~'+,:/-]/;

/**
 * The ranks of a variant's board, 0 on a table without edges; and why a position cannot be played in it, if it cannot.
 * @param {Engine} engine
 * @param {string} variant
 * @param {string} position
 */
function tryVariant(engine, variant, position) {
  const game = engine.createGame(variant);
  try {
    game.setVariant(variant);
    const { ranks } = game.view();
    try {
      game.setPosition(position);
    } catch (error) {
      return { variant, ranks, error };
    }
    return { variant, ranks };
  } finally {
    game.dispose();
  }
}

/** Operations of EPD behind a position, as the core leaves them out (formats 2): not all could stand in a link. */
const operations = /(?<=^(?:\S+ ){3,5}\S+) [A-Za-z]\w* .*;$/;

/** A position in the fields that other programs write, of which that of the family that is written in PGN is read. */
const isPlain = (/** @type {string} */ position) => /^[^ ~]+(?: [^ ]+){1,5}$/.test(position);

/**
 * Finds the variant that a position belongs to: that of the game at the table, or else the first family in which it can
 * be played; what other programs write is first tried as what is written in PGN. If it can be played nowhere, it
 * belongs to the first whose board has as many rows, and the opening says the reason; where there is a game at the
 * table, only to that. Throws an OtherTextError if the text is none of this, and a MotleyError for a position that
 * would be cut as a link.
 * @param {Engine} engine
 * @param {string} position
 * @param {string | undefined} current
 */
function findVariant(engine, position, current) {
  const { families } = engine.schema();
  const variants = families.map(({ family }) => family);
  const chess = families.find(({ pgn }) => pgn)?.pgn?.variant;
  if (chess && isPlain(position.replace(operations, ''))) variants.unshift(chess);
  if (current) variants.unshift(current);
  const tries = [];
  for (const variant of variants) {
    const tried = tryVariant(engine, variant, position);
    if (tried.error === undefined) return variant;
    tries.push(tried);
  }
  const rows = countRows(position);
  if (!rows && !hasTiles(position)) throw new OtherTextError('is-words', position);
  const asked = current && rows ? tries.slice(0, 1) : tries;
  const fitting = asked.find(({ ranks }) => ranks === rows);
  if (fitting && outside.test(position)) throw fitting.error;
  if (fitting) return fitting.variant;
  throw new OtherTextError('other-board', position, { args: { rows, ranks: current ? tries[0].ranks : 0 } });
}

/** A position with the letter of the player to act, which other words, a name before it or quotation marks surround. */
const surrounded =
  /^.*?[\s"'“”„«`([:=](?=[A-Za-z0-9*~'_/-]*[kK])((?:[A-Za-z0-9*~'_-]+\/){2,}[^\s/]+ [wb](?: [^"“”»`)\]<>]*|$))/;

/** The position that stands in a text; or all of it. */
const findPosition = (/** @type {string} */ text) => surrounded.exec(text.slice(0, longestWords))?.[1].trim() ?? text;

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
 * Reads a link (with or without the address before its `#`), a variant, or a position; with pauses. Throws an
 * OtherTextError if the text is none of these.
 * @param {Engine} engine
 * @param {string} entered
 * @param {string} [current] the variant on the table
 * @returns {Generator<void, string>} the fragment to open
 */
export function* readEnteredText(engine, entered, current) {
  const families = engine.schema().families.map(({ family }) => family);
  const link = findLink(entered, families);
  if (link !== null) return link;
  refuseOthers(entered);
  const text = findPosition(yield* squeeze(entered.trim()));
  const [, other] = /#([a-z][a-z0-9-]*(?:[;!].*)?$)/s.exec(text) ?? [];
  const bare = findBareLink(text, families) ?? other;
  if (bare) return bare;
  const isVariant = /^[a-z][^\s!]*!/i.test(text) || families.includes(familyName(text.split('!', 1)[0]));
  if (isVariant || /^[a-z][^ /]*$/i.test(text)) return text;
  const variant = findVariant(engine, text, current);
  return formatLink({ variant, position: text.replace(operations, ''), actions: [], extras: [] });
}
