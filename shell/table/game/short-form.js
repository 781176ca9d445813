// The short notation of chess: who acts, and where to. It is read where actions are typed, and written where a reader
// has chosen it.

/** @import { Action, Pgn, View } from '../../../web/types.js' */

/** Castling of either side, as it is typed in many ways; in the words below it is `oo` or `ooo`. */
const castling = /(?<![\p{L}\d])(?:o-?o(?:-?o)?|0-0(?:-0)?)(?![\p{L}\d])/gu;

/** What is typed, in small letters, without the signs that say nothing: of check, of praise, of a promotion, `e.p.`. */
export const withoutSigns = (/** @type {string} */ typed) =>
  typed
    .toLowerCase()
    .replace(/[+#!?]+(?=\s|$)|(?<=\d)\s*e\.?p\.?\s*$|(?<=\d)=(?=\p{L})/gu, '')
    .replace(castling, (word) => word.replaceAll('-', '').replaceAll('0', 'o'));

/** Whether what is typed fits a word that an action has: as its beginning; castling as a whole. */
export const fits = (/** @type {string} */ own, /** @type {string} */ typed) =>
  /^ooo?$/.test(typed) ? own === typed : own.startsWith(typed);

/** Castling by the file to which the King goes; without a notation of the family either of both may be meant. */
const formsOfCastling = (/** @type {string} */ target, /** @type {Pgn | undefined} */ pgn) =>
  ['oo', 'ooo'].filter((_, i) => !pgn || pgn.castling[i] === target[0]);

/**
 * An action as it may be typed: its piece by the letter first, "nf3"; by the file from which it comes, "gf3"; by both,
 * or the rank or the whole square; and castling.
 * @param {View} view
 * @param {Action} action
 * @param {Pgn} [pgn] how the family is written
 */
export function shortForms({ pieces }, { source = '', target = '', kind: becomes = '', castling }, pgn) {
  const kind = pieces.find(({ square }) => square === source)?.kind.toLowerCase();
  // On a table without edges no square has a letter.
  if (!kind || !/^[a-z]/.test(target)) return [];
  const ways = [kind, source[0], ...[source[0], source.slice(1), source].map((from) => kind + from)];
  const end = target + becomes.toLowerCase();
  const forms = ways.flatMap((who) => [who + end, `${who}x${end}`]);
  return [...forms, ...(becomes ? [end] : []), ...(castling ? formsOfCastling(target, pgn) : [])];
}

/** Whether the letter of its piece and its target tell an action from those of all other pieces. */
export function isClear(/** @type {View} */ view, /** @type {Action} */ action) {
  const [own] = shortForms(view, action);
  if (!own) return false;
  const isOther = (/** @type {Action} */ other) => other.target === action.target && other.source !== action.source;
  return !view.actions.some((other) => isOther(other) && shortForms(view, other)[0] === own);
}
