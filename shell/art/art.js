// The drawings as SVG texts, and as templates. pieces.css colours them inside an element with data-seat, tiles.css
// those with data-tile.

import { html } from 'lit';

/** @import { TemplateResult } from 'lit' */

/** The drawings by folder and name: "./pieces/king.svg". @type {Record<string, string>} */
const drawings = import.meta.glob(['./pieces/*.svg', './cards/*.svg', './marks/*.svg', './seats/*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * A set of pieces: drawings by the names of kinds, such as "king", or by the seat and the kind, "w-king". What a set
 * lacks is drawn as in the classic one, which is an empty set.
 * @typedef {Readonly<Record<string, string>>} PieceSet
 */

/** @type {PieceSet} */
export const classicSet = {};

/** The set that is drawn. */
export let drawnSet = classicSet;

/** Draws pieces by another set. Pieces that are drawn already have to be drawn again. */
export function replacePieces(/** @type {PieceSet} */ set) {
  drawnSet = set;
}

/**
 * Does something that draws, with pieces of another set; undefined: of the same one.
 * @template Result
 * @param {PieceSet | undefined} set
 * @param {() => Result} draw
 */
export function drawWith(set, draw) {
  const before = drawnSet;
  drawnSet = set ?? before;
  try {
    return draw();
  } finally {
    drawnSet = before;
  }
}

/**
 * The drawing of a kind by its name, in the set that is drawn or another; empty if there is none.
 * @param {string} name
 * @param {string} seat whose piece it is
 * @param {PieceSet} [set]
 */
export function pieceArt(name, seat, set = drawnSet) {
  return set[`${seat}-${name}`] || set[name] || (drawings[`./pieces/${name}.svg`] ?? '');
}

/**
 * The symbol of a card in one of the looks.
 * @param {string} look "lines", "pieces" or "dots"
 * @param {string} letter as in texts: "O", "D", "H"
 */
export function cardArt(look, letter) {
  return drawings[`./cards/${look}-${letter.toLowerCase()}.svg`] ?? '';
}

/**
 * A sign on a square or a piece. "portal" and "facing" cover the square; "facing" points up and is to be turned around
 * the middle of the square. "acted" and "king-under" are badges, the latter in the colours of the captive.
 */
export function markArt(/** @type {string} */ name) {
  return drawings[`./marks/${name}.svg`] ?? '';
}

/** The emblem of a seat that owns tiles, by its letter, in the colour of the text. */
export function emblemArt(/** @type {string} */ seat) {
  return drawings[`./seats/${seat}.svg`] ?? '';
}

/**
 * The drawings as templates. Lit's unsafeHTML would parse a drawing anew for each place where it stands, and keep both.
 * @type {Map<string, TemplateResult>}
 */
const known = new Map();

/** A drawing of ours as a template, which is parsed once; nothing for an empty text. */
export function drawn(/** @type {string} */ art) {
  const result = known.get(art) ?? make(art);
  known.set(art, result);
  return result;
}

function make(/** @type {string} */ art) {
  const text = art.trim().replace(/>\s+</g, '><');
  return html(/** @type {TemplateStringsArray} */ (Object.assign([text], { raw: [text] })));
}
