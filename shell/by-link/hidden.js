// Cards that are chosen in secret, far from each other: the first to choose sends only a commitment, the SHA-256 hash
// of the cards and 148 random bits; the cards follow when all have chosen, and are held against the commitment.

import { drawText } from '../saving/store.js';
import { isOld, isShown } from './keys.js';

/** @import { View } from '../../web/types.js' */
/** @import { Hidden } from './keys.js' */

/** Whether this browser can hide cards: outside of a secure context it has no hashes. */
export const canHide = () => Boolean(globalThis.crypto?.subtle);

/** The squares of the cards that a seat may order. */
const squaresOf = (/** @type {View} */ { pieces }, /** @type {string} */ seat) =>
  pieces.flatMap((piece) => (piece.cards && piece.seat === seat ? [piece.square] : [])).sort();

/**
 * The cards that a seat has chosen, as they are kept and shown in the end: `RANDOM.ODH.OHD…`, in the order of the
 * squares.
 * @param {View} view
 * @param {string} seat
 * @param {Record<string, string>} orders
 * @param {string[]} [others] entries of the other seats: where one has the form of older versions, this one has it too
 */
export function writeCards(view, seat, orders, others = []) {
  const usual = (/** @type {string} */ of) => view.pieces.find(({ square }) => square === of)?.cards ?? '';
  return [
    drawText(others.some(isOld) ? 24 : 25),
    ...squaresOf(view, seat).map((square) => orders[square] ?? usual(square)),
  ].join('.');
}

/**
 * The orders by square that all seats have shown; null if these are none.
 * @param {View} view of the start
 * @param {Hidden} hidden
 * @param {string[]} all orders that there are
 */
export function readCards(view, { entries }, all) {
  /** @type {Record<string, string>} */
  const orders = {};
  for (const [seat, entry] of Object.entries(entries)) {
    const [, ...chosen] = entry.split('.');
    const squares = squaresOf(view, seat);
    if (chosen.length !== squares.length || !chosen.every((order) => all.includes(order))) return null;
    for (const [i, square] of squares.entries()) orders[square] = chosen[i];
  }
  return orders;
}

/**
 * The commitment to the cards a seat has chosen: the SHA-256 of `ID,NUMBER,SEAT,RANDOM.ODH.OHD…` in hexadecimal digits;
 * in base64url where the cards have the form of older versions.
 * @type {(id: string, number: number, seat: string, cards: string) => Promise<string>}
 */
export async function commit(id, number, seat, cards) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode([id, number, seat, cards].join()));
  const bytes = new Uint8Array(hash);
  if (!isOld(cards)) return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
}

/** Whether the game can begin: nothing is hidden (any more). */
export const isBegun = (/** @type {Hidden | 'open' | null} */ hidden, /** @type {string[]} */ people) =>
  !hidden || hidden === 'open' || people.every((seat) => isShown(hidden.entries[seat]));

/**
 * How the choice of a link differs from the one that is known: `other` is another game's, `false` has other cards than
 * those that were committed to.
 * @param {string} id
 * @param {Hidden | 'open' | null} known
 * @param {Hidden | 'open' | null} news
 * @param {string[]} people seats that choose
 * @returns {Promise<{ kind: 'same' | 'older' | 'newer' | 'other' } | { kind: 'false', seat: string }>}
 */
export async function compareHidden(id, known, news, people) {
  if (!known || !news || known === 'open') return { kind: known === news ? 'same' : 'other' };
  if (news === 'open') return { kind: isBegun(known, people) ? 'other' : 'newer' };
  if (news.number !== known.number) {
    if (news.number < known.number) return { kind: 'older' };
    // The choice of the next number may come from whoever has lost its cards; those between nobody has begun.
    const isNext = news.number === known.number + 1;
    return { kind: isBegun(known, people) || !isNext ? 'other' : 'newer' };
  }
  let [isOlder, isNewer] = [false, false];
  for (const seat of people) {
    const [before, after] = [known.entries[seat] ?? '', news.entries[seat] ?? ''];
    if (before === after) continue;
    if (!before) isNewer = true;
    else if (!after) isOlder = true;
    else {
      const [cards, commitment] = isShown(before) ? [before, after] : [after, before];
      if (!(await hides(id, known.number, seat, cards, commitment))) return { kind: 'false', seat };
      if (cards === before) isOlder = true;
      else isNewer = true;
    }
  }
  return { kind: isOlder ? 'older' : isNewer ? 'newer' : 'same' };
}

/**
 * Whether a commitment is to these cards. A browser that cannot compute hashes believes it.
 * @type {(id: string, number: number, seat: string, cards: string, commitment: string) => Promise<boolean>}
 */
const hides = async (id, number, seat, cards, commitment) =>
  isShown(cards) && !isShown(commitment) && (!canHide() || (await commit(id, number, seat, cards)) === commitment);
