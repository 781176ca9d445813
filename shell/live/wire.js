// What pages of a live game say to each other (formats 6.4): one text a message, a word of small letters and what
// belongs to it, between blanks. Everything that comes is read here, strictly; what is not exact is nothing.

import { isPublicKey } from './live-keys.js';

/** A message is at most so long, in UTF-8 (formats 6.4). */
export const longestMessage = 65_536;

/** A draft has at most so many actions. */
const longestDraft = 100;

/** A name that a player gives has at most so many characters. */
const longestName = 30;

/** Splits a message into its word and the rest; null if it is none. */
export function readMessage(/** @type {string} */ text) {
  const [, word, , rest = ''] = /^([a-z]{1,12})( ([\s\S]*))?$/.exec(text) ?? [];
  return word && text.length <= longestMessage ? { word, rest } : null;
}

/**
 * What the holder of a seat says of the game: the link that it would have sent, and its signature.
 * @typedef {object} Statement
 * @property {string} seat
 * @property {string} key the public half of the key of that seat
 * @property {string} signature
 * @property {string} text
 */

/** The text that a statement is signed as. */
export const signedText = (/** @type {string} */ seat, /** @type {string} */ text) => `motley link ${seat} ${text}`;

/** What a player signs with the key that all players of the game have: its own key in the room. */
export const proofText = (/** @type {string} */ peer) => `motley watch player ${peer}`;

/** @returns {Statement | null} */
export function readStatement(/** @type {string} */ rest) {
  const [, seat, key, signature, text] = /^([a-z]) ([0-9a-f]{64}) ([0-9a-f]{128}) ([^\s]+)$/.exec(rest) ?? [];
  return text ? { seat, key, signature, text } : null;
}

export const writeStatement = (/** @type {Statement} */ { seat, key, signature, text }) =>
  `link ${seat} ${key} ${signature} ${text}`;

/** The holder of a seat, or somebody who wants it: `SEAT MARK`, `SEAT KEY`. */
export function readHolder(/** @type {string} */ rest) {
  const [seat = '', sign = '', ...others] = rest.split(' ');
  const isRight = /^[a-z]$/.test(seat) && others.length === 0;
  if (isRight && /^[\w-]{6}$/.test(sign)) return { seat, mark: sign, key: '' };
  return isRight && isPublicKey(sign) ? { seat, mark: '', key: sign } : null;
}

/** Reads `HASH` or `HASH KIND`, which link was heard, and why it is refused. */
export function readHeard(/** @type {string} */ rest) {
  const [, hash, kind = ''] = /^([0-9a-f]{16})(?: ([a-z]{1,16}))?$/.exec(rest) ?? [];
  return hash ? { hash, kind } : null;
}

/**
 * The actions of a turn that is not finished, and how many actions lead to them.
 * @typedef {{ count: number, actions: string[] }} Draft
 */

/** Reads `COUNT ACTION.ACTION…`. @returns {Draft | null} */
export function readDraft(/** @type {string} */ rest) {
  const [, count, text] = /^(0|[1-9]\d{0,5}) (\S{0,2000})$/.exec(rest) ?? [];
  if (count === undefined) return null;
  const actions = text === '' ? [] : text.split('.');
  return actions.length <= longestDraft && actions.every(Boolean) ? { count: Number(count), actions } : null;
}

export const writeDraft = (/** @type {Draft} */ { count, actions }) => `${count} ${actions.join('.')}`;

/** A name as it may be shown: one line without signs that are not seen, cut where it is too long; empty: none. */
export function readName(/** @type {string} */ rest) {
  const plain = rest
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, longestName).join('');
}
