// Describes in words why an action or a text was refused, and where in the text the fault is.

import { MotleyError } from '../../web/engine.js';
import { LinkError } from '../links/links.js';
import { RecordError } from '../links/record-error.js';

/** @import { Words } from './words.js' */

/** The part of a text that is to be marked. @typedef {{ text: string, offset: number, length: number }} Place */

/** How much of a text is shown at most, in characters; and how much around the part that is marked. */
const longest = 120;
const around = 24;

/** A text that is short enough to be shown. */
export function shorten(/** @type {string} */ text) {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The part of a text that is to be marked, and the parts shown before and after it. */
export function partsOf(/** @type {Place} */ { text, offset, length }) {
  const from = offset > around ? offset - around : 0;
  const end = offset + length;
  const to = Math.min(end + around, text.length);
  const isCut = length > longest;
  return {
    before: (from > 0 ? '…' : '') + text.slice(from, offset),
    marked: shorten(text.slice(offset, end)) || ' ',
    after: isCut ? '' : text.slice(end, to) + (to < text.length ? '…' : ''),
  };
}

/**
 * The reason why an action is not possible, or a text is refused.
 * @param {Words} words
 * @param {string} reason
 * @param {string} [token] the offending part
 * @param {Record<string, string | number>} [args] what else the words need; the `field` that a position lacks may have
 *   words of its own
 */
function reasonIn(words, reason, token = '', args = {}) {
  const ids = [`reason-${reason}`];
  if (args.field) ids.unshift(`reason-${reason}-${args.field}`);
  return words.formatFirst(ids, { token: shorten(token), ...args });
}

/** The reason without the place, for a field in which the place is marked anyway. */
export function describeReason(
  /** @type {Words} */ words,
  /** @type {import('../../web/engine.js').MotleyError} */ { reason, text, offset, length, args },
) {
  return reasonIn(words, reason, text.slice(offset, offset + length), args);
}

/**
 * A record can be long, so the place is told as line and column, and only that line is shown.
 * @param {Words} words
 * @param {{ error: RecordError, number?: number }} fault number: of its game in the file, where that has several
 */
export function describeFault(words, { error, number }) {
  const { reason, text, offset, length, line, column, start, token, wanted } = error;
  const [shown] = /^[^\n\r]*/.exec(text.slice(start)) ?? [''];
  const because = words.format(`reason-${reason}`, { token: shorten(token), wanted });
  const told = { line, column, reason: because };
  const at = offset - start;
  return {
    text: number ? words.format('refused-game', { number, ...told }) : words.format('refused-record', told),
    place: { text: shown, offset: at, length: Math.min(length, Math.max(shown.length - at, 0)) },
  };
}

/**
 * @param {Words} words
 * @param {unknown} error
 * @returns {{ text: string, place?: Place }}
 */
export function describeError(words, error) {
  if (error instanceof RecordError) return describeFault(words, { error });
  if (!(error instanceof MotleyError || error instanceof LinkError)) {
    console.error(error);
    return { text: words.format('reason-engine-failed', { token: '' }) };
  }
  const { subject, reason, text, offset, length, args } = error;
  const because = reasonIn(words, reason, text.slice(offset, offset + length), args);
  if (subject === 'game') return { text: because };
  return {
    text: words.format('refused', { subject, place: offset + 1, reason: because }),
    place: { text, offset, length },
  };
}

/**
 * @param {Words} words
 * @param {import('../links/links.js').Problem} problem
 * @returns {{ text: string, place: Place }}
 */
export function describeProblem(words, { part, text, number, reason }) {
  const because = reasonIn(words, reason, text);
  return {
    text: words.format(`problem-${part}`, { number, reason: because }),
    place: { text, offset: 0, length: text.length },
  };
}

/**
 * Why no legal action leads from one square to another, and the squares that are the cause.
 * @param {Words} words
 * @param {{ game: import('../../web/engine.js').Game, view: import('../../web/types.js').View }} session
 * @param {string} from
 * @param {string} to
 */
export function explain(words, { game, view }, from, to) {
  const { reason, squares } = game.explain(from, to);
  const ids = [`reason-${view.family}-${reason}`, `reason-${reason}`];
  const token = game.explain(to, to).reason === 'bad-square' ? to : from;
  return { reason, squares, text: words.formatFirst(ids, { from, to, token, count: squares.length }) };
}
