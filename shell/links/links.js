// Links: the part of the address after `#`, VARIANT!POSITION!ACTIONS!KEY=VALUE;… (formats 6). The keys
// this page knows: `at`, how many actions lead to the position shown (left out at the end of the game);
// `flip=1`; `result`, how people ended the game. They come first; all others follow as they came.

import { finish, inPieces, piece } from './slices.js';

/**
 * A problem while a link was opened; the game stands as far as it could be read.
 * @typedef {object} Problem
 * @property {'action' | 'by-link' | 'extra'} part
 * @property {string} text
 * @property {number} number of the action from 1; 0 for an extra
 * @property {string} reason
 */

/**
 * @typedef {object} Link
 * @property {string} variant
 * @property {string} position with spaces; empty: the start
 * @property {string[]} actions
 * @property {[key: string, value: string | undefined][]} extras what is not the
 *   game itself, in its order; a key may stand alone
 */

/** Thrown for a link that cannot be read at all. The place of the fault is counted in the text as it was given. */
export class LinkError extends Error {
  /**
   * @param {string} reason
   * @param {string} text
   * @param {number} offset
   * @param {number} length
   * @param {Record<string, string | number>} [args] what the words for the reason need besides
   */
  constructor(reason, text, offset, length, args) {
    super(`${reason} at ${offset}`);
    this.subject = 'link';
    this.reason = reason;
    this.text = text;
    this.offset = offset;
    this.length = length;
    this.args = args;
  }
}

/** How many parts of a link are read without a pause. */
const some = 1000;

/** How many keys a link has at most. */
const mostKeys = 1000;

/** The length in characters above which a message with a link is cut somewhere: Discord takes 2000, Telegram 4096. */
export const shortestCut = 2000;

/** The longest encoded character. */
const longest = '%F0%9F%99%82'.length;

/** Whether a text can be cut here: not in or between the bytes of an encoded character. */
function canCut(/** @type {string} */ text, /** @type {number} */ at) {
  return text[at - 1] !== '%' && text[at - 2] !== '%' && !/^%[89ab]/i.test(text.slice(at, at + 2));
}

/** Decodes a part of a text, which begins there. What cannot be decoded is looked for only if there is any. */
function decodePart(/** @type {string} */ text, /** @type {string} */ part, /** @type {number} */ from) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part.replace(/(?:%[0-9a-f]{2})+|%/gi, (encoded, offset) => {
      try {
        return decodeURIComponent(encoded);
      } catch {
        throw new LinkError('bad-percent', text, from + offset, encoded.length);
      }
    });
  }
}

/**
 * Decodes the whole link once, because chat programs encode `~ * ' _` and more. A `%` that begins no encoded character
 * is an error.
 */
function decode(/** @type {string} */ text) {
  const findCut = (/** @type {number} */ from) => {
    let at = from;
    while (at < from + longest && !canCut(text, at)) at++;
    return at;
  };
  return inPieces(text, (part, from) => decodePart(text, part, from), findCut);
}

/**
 * A text without the characters of one kind at its end.
 * @param {string} text
 * @param {string} character
 * @returns {Generator<void, string>}
 */
function* trimEnd(text, character) {
  let end = text.length;
  for (; text.charAt(end - 1) === character; end--) if (end % piece === 0) yield;
  return text.slice(0, end);
}

/** The parts of a text before, between, and after its first three `!`. */
function splitParts(/** @type {string} */ text) {
  const parts = [];
  let from = 0;
  for (let at = text.indexOf('!'); at >= 0 && parts.length < 3; at = text.indexOf('!', from)) {
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return [...parts, text.slice(from)];
}

/**
 * Takes the parts of a text between separators, one after the other, with pauses.
 * @param {string} text
 * @param {string} separator
 * @param {(part: string, from: number) => void} take
 * @returns {Generator<void, void>}
 */
function* takeParts(text, separator, take) {
  for (let from = 0, count = 1; from <= text.length; count++) {
    const at = text.indexOf(separator, from);
    const end = at < 0 ? text.length : at;
    take(text.slice(from, end), from);
    from = end + 1;
    if (count % some === 0) yield;
  }
}

/** @returns {[string, string | undefined]} */
function readExtra(/** @type {string} */ text) {
  const equals = text.indexOf('=');
  return equals < 0 ? [text, undefined] : [text.slice(0, equals), text.slice(equals + 1)];
}

/**
 * Decodes a text up to its first fault.
 * @param {string} text
 * @returns {Generator<void, { text: string, fault: LinkError | null }>}
 */
export function* decodeAsFarAs(text) {
  try {
    return { text: yield* decode(text), fault: null };
  } catch (error) {
    const fault = /** @type {LinkError} */ (error);
    return { text: yield* decode(text.slice(0, fault.offset)), fault };
  }
}

/** Whether the actions of a link are the solution of a puzzle, a lesson or a task with a goal. */
const isToBeSolved = (/** @type {Link} */ link) =>
  ['puzzle', 'goal', 'lesson'].some((key) => getExtra(link, key) !== undefined);

/**
 * The link of a task whose solution is in a key has it as its actions.
 * @param {Link} link
 * @returns {Link}
 */
function openLine(link) {
  const line = getExtra(link, 'line');
  if (!isToBeSolved(link) || link.actions.length > 0 || !/^(?:[0-9a-f]{2})+$/.test(line ?? '')) return link;
  const text = (line ?? '').replace(/../g, (code) => String.fromCharCode(parseInt(code, 16)));
  return { ...link, actions: text.split('.'), extras: link.extras.filter(([key]) => key !== 'line') };
}

/**
 * The link of a task shows its solution to nobody who reads it: it has its actions in a key, as codes.
 * @param {Link} link
 * @returns {Link}
 */
function closeLine(link) {
  const { actions, extras } = link;
  if (actions.length === 0 || !isToBeSolved(link) || getExtra(link, 'at') !== '0') return link;
  const codes = [...actions.join('.')].map((sign) => sign.charCodeAt(0).toString(16).padStart(2, '0'));
  return { ...link, actions: [], extras: [...extras, ['line', codes.join('')]] };
}

/**
 * Splits a fragment, with or without its `#`, into its parts, with pauses. Whether they are valid is for the engine to
 * say. Throws a LinkError.
 * @param {string} fragment
 * @returns {Generator<void, Link>}
 */
export function* readLink(fragment) {
  return yield* readDecoded(yield* decode(fragment.startsWith('#') ? fragment.slice(1) : fragment));
}

/**
 * Splits a text that is decoded. Throws a LinkError.
 * @param {string} text
 * @returns {Generator<void, Link>}
 */
export function* readDecoded(text) {
  const [variant, position = '', texts = '', keys = ''] = splitParts(text);
  /** @type {string[]} */
  const actions = [];
  if (texts !== '') yield* takeParts(yield* trimEnd(texts, '.'), '.', (action) => actions.push(action));
  /** @type {Link['extras']} */
  const extras = [];
  yield* takeParts(keys, ';', (part, from) => {
    if (!part) return;
    if (extras.length === mostKeys) throw new LinkError('too-long', keys, from, keys.length - from);
    extras.push(readExtra(part));
  });
  // A longer one is none in any game (formats 2): it is refused as it stands.
  const spaced = position.length > piece ? position : position.replaceAll('+', ' ');
  return openLine({ variant, position: spaced, actions, extras });
}

/** The same without pauses. */
export const parseLink = (/** @type {string} */ fragment) => finish(readLink(fragment));

/** The characters that encodeURIComponent encodes, although a fragment may have it: `$&+,;=:@/?|^`. */
const needless = /%(?:24|26|2B|2C|3B|3D|3A|40|2F|3F|7C|5E)/g;

/**
 * Encodes the characters that a fragment may not have, and `%`, which would be taken for the begin of an encoded one.
 */
function encode(/** @type {string} */ text) {
  // Halves of characters, which cannot be encoded, become the sign for what is none.
  const change = (/** @type {string} */ part) =>
    encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd')).replace(needless, decodeURIComponent);
  return inPieces(text, change, (at) => (/[\ud800-\udbff]/.test(text[at - 1]) ? at + 1 : at));
}

/** Extras that were encoded: they are written with each action of a game. @type {WeakMap<object, string>} */
const known = new WeakMap();

/**
 * @param {Link['extras'][number]} extra
 * @returns {Generator<void, string>}
 */
function* writeExtra(extra) {
  const [key, value] = extra;
  const text = known.get(extra) ?? (yield* encode(value === undefined ? key : `${key}=${value}`));
  known.set(extra, text);
  return text;
}

/**
 * The fragment of a link, without `#`, with pauses. Empty parts at its end are left out.
 * @param {Link} link
 * @returns {Generator<void, string>}
 */
export function* writeLink(link) {
  const { variant, position, actions, extras } = closeLine(link);
  const start = yield* inPieces(position, (part) => part.replaceAll(' ', '+'));
  const game = [variant, start, actions.join('.')].join('!');
  if (extras.length === 0) return yield* encode(yield* trimEnd(game, '!'));
  const rest = [];
  for (const extra of extras) rest.push(yield* writeExtra(extra));
  return `${yield* encode(game)}!${rest.join(';')}`;
}

/** The same without pauses. */
export const formatLink = (/** @type {Link} */ link) => finish(writeLink(link));

/** The value of a key among the extras, or undefined. */
export function getExtra(/** @type {Pick<Link, 'extras'>} */ { extras }, /** @type {string} */ key) {
  return extras.find(([name]) => name === key)?.[1];
}

/** The name by which one looks on at the game of a link (formats 6.5); undefined: the link is no such one. */
export function watchedIn(/** @type {Pick<Link, 'extras'>} */ link) {
  const name = getExtra(link, 'watch');
  const isWatched = name !== undefined && /^[0-9a-f]{64}$/.test(name) && getExtra(link, 'bylink') === undefined;
  return isWatched ? name : undefined;
}
