// Finds the ways to move that the legend shows: those of a kind, and those of a piece on the board as it is now.

/**
 * The members of its owner that the legend uses; the owner is our page or an embedded board.
 * @typedef {object} LegendHost
 * @property {import('../words/words.js').Words} words
 * @property {Family} family of the schema
 * @property {View} view
 * @property {(kind: string, state: string) => Movement | null} movement of the game
 * @property {string} look of the cards
 * @property {boolean} isFlipped whether the board is seen from the other side
 * @property {{ square: string } | null} pointed the detail of the board's last motley-point, if there was one
 * @property {{ square: string, cards: string | null } | null} [considered] the detail of the last
 *   motley-consider of the cards
 */

/** @import { Family, Kind, Movement, Step } from '../../web/types.js' */
/** @import { Piece, View } from '../board/view/types.js' */

/** All steps, by an order of cards if there is one. @typedef {{ order: string, steps: Step[] }} Way */

/**
 * One piece of a stack: the upper one, or the piece that it carries, or the captive that it holds.
 * @typedef {import('../board/view/speech.js').Unplaced & { square?: string, captive?: true }} Layer
 */

/** @returns {Kind[]} that are there or can still come */
export function kindsInPlay(/** @type {Pick<LegendHost, 'family' | 'view'>} */ { family, view }) {
  return family.kinds.filter(({ code }) => view.kinds.length === 0 || view.kinds.includes(code));
}

/** @returns {Way[]} none if a piece cannot be in that state */
function waysIn(/** @type {LegendHost} */ { movement }, /** @type {string} */ code, state = '', order = '') {
  const found = movement(code, state);
  return found ? [{ order, steps: found.steps }] : [];
}

/** The ways to move of a kind: one for each order of its cards, or a single one. */
export function waysOf(/** @type {LegendHost} */ host, /** @type {Kind} */ { code }) {
  const ways = (host.family.orders ?? []).flatMap((order) => waysIn(host, code, order, order));
  return ways.length > 0 ? ways : waysIn(host, code);
}

/** The piece that is pointed at, if it is still on its square. */
export function pieceInSight(/** @type {LegendHost} */ { view, pointed }) {
  return view.pieces.find(({ square }) => square === pointed?.square);
}

/** @returns {Layer[]} the pieces on a square, the upper one first */
export function layersOf(/** @type {Piece} */ piece) {
  return piece.on ? [piece, piece.on] : [piece];
}

/** Whether a piece is a captive under its captor, which cannot move. */
export function isCaptive(/** @type {Layer} */ { captive }) {
  return captive === true;
}

/**
 * How a piece moves now; if an exchange of its cards is considered, also how it would move after that.
 * @param {LegendHost} host
 * @param {Layer} layer
 * @returns {Way[]}
 */
export function waysNow(host, { kind, cards, imitates, square }) {
  const ways = waysIn(host, kind, cards ?? imitates, cards);
  const { considered } = host;
  if (!cards || !considered?.cards || considered.square !== square) return ways;
  return [...ways, ...waysIn(host, kind, considered.cards, considered.cards)];
}

/** All ways that are shown for the piece that is pointed at and those below it. */
export function waysInSight(/** @type {LegendHost} */ host) {
  const piece = pieceInSight(host);
  if (!piece) return [];
  return layersOf(piece)
    .filter((layer) => !isCaptive(layer) && !layer.isHidden)
    .flatMap((layer) => waysNow(host, layer));
}
