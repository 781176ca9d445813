// Forms of pieces, cards or sides, that are chosen in secret, far from each other: the first to choose sends only a
// commitment, the SHA-256 hash of them and 148 random bits; they follow when all have chosen, and are held against it.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { drawText } from '../saving/store.js';
import { isOld, isShown } from './keys.js';

/** @import { Choice } from '../../web/types.js' */
/** @import { Hidden } from './keys.js' */

/** The pieces of a seat that have a choice, in the order of the names of their squares. */
const choicesOf = (/** @type {Choice[]} */ choices, /** @type {string} */ seat) =>
  choices.filter((choice) => choice.seat === seat).sort((a, b) => (a.square < b.square ? -1 : 1));

/**
 * The forms that a seat has chosen, as they are kept and shown in the end: `RANDOM.ODH.OHD…`, `RANDOM.RN.P.PR…`, in the
 * order of the squares.
 * @param {Choice[]} choices
 * @param {string} seat
 * @param {Record<string, string>} forms by square, of the pieces that do not begin as usual
 * @param {string[]} [others] entries of the other seats: where one has the form of older versions, this one has it too
 */
export function writeEntry(choices, seat, forms, others = []) {
  return [
    drawText(others.some(isOld) ? 24 : 25),
    ...choicesOf(choices, seat).map((choice) => forms[choice.square] ?? choice.forms[choice.now].code),
  ].join('.');
}

/**
 * The forms by square of a seat that has shown them; null if these are none.
 * @param {Choice[]} choices of the start
 * @param {string} seat
 * @param {string} entry
 */
function readEntry(choices, seat, entry) {
  const [, ...codes] = entry.split('.');
  const own = choicesOf(choices, seat);
  const isRight =
    codes.length === own.length && own.every(({ forms }, i) => forms.some(({ code }) => code === codes[i]));
  return isRight ? Object.fromEntries(own.map(({ square }, i) => [square, codes[i]])) : null;
}

/**
 * The forms by square that seats have shown; null if these are none.
 * @param {Choice[]} choices of the start
 * @param {Hidden} hidden
 */
export function readEntries(choices, { entries }) {
  /** @type {Record<string, string>} */
  const all = {};
  for (const [seat, entry] of Object.entries(entries).filter(([, entry]) => isShown(entry))) {
    const forms = readEntry(choices, seat, entry);
    if (!forms) return null;
    Object.assign(all, forms);
  }
  return all;
}

/**
 * The commitment to what a seat has chosen: the SHA-256 of `ID,NUMBER,SEAT,RANDOM.ODH.OHD…` in hexadecimal digits; in
 * base64url where the entry has the form of older versions. Browsers have no hashes of their own at plain `http`.
 * @type {(id: string, number: number, seat: string, entry: string) => string}
 */
export function commit(id, number, seat, entry) {
  const bytes = sha256(new TextEncoder().encode([id, number, seat, entry].join()));
  if (!isOld(entry)) return bytesToHex(bytes);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
}

/** Whether the game can begin: nothing is hidden (any more). */
export const isBegun = (/** @type {Hidden | 'open' | null} */ hidden, /** @type {string[]} */ people) =>
  !hidden || hidden === 'open' || people.every((seat) => isShown(hidden.entries[seat]));

/**
 * How the choice of a link differs from the one that is known: `other` is another game's, `false` has another
 * choice than the one that was committed to.
 * @param {string} id
 * @param {Hidden | 'open' | null} known
 * @param {Hidden | 'open' | null} news
 * @param {string[]} people seats that choose
 * @returns {{ kind: 'same' | 'older' | 'newer' | 'other' } | { kind: 'false', seat: string }}
 */
export function compareHidden(id, known, news, people) {
  if (!known || !news || known === 'open') return { kind: known === news ? 'same' : 'other' };
  if (news === 'open') return { kind: isBegun(known, people) ? 'other' : 'newer' };
  if (news.number !== known.number) {
    if (news.number < known.number) return { kind: 'older' };
    // The choice of the next number may come from whoever has lost it; those between nobody has begun.
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
      const [shown, commitment] = isShown(before) ? [before, after] : [after, before];
      if (!hides(id, known.number, seat, shown, commitment)) return { kind: 'false', seat };
      if (shown === before) isOlder = true;
      else isNewer = true;
    }
  }
  return { kind: isOlder ? 'older' : isNewer ? 'newer' : 'same' };
}

/**
 * Whether a commitment is to this entry.
 * @type {(id: string, number: number, seat: string, entry: string, commitment: string) => boolean}
 */
const hides = (id, number, seat, entry, commitment) =>
  isShown(entry) && !isShown(commitment) && commit(id, number, seat, entry) === commitment;
