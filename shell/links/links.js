// Links: the part of the address after `#`, VARIANT!POSITION!ACTIONS!KEY=VALUE;… (formats 6). The keys
// this page knows: `at`, how many actions lead to the position shown (left out at the end of the game);
// `flip=1`; `result`, how people ended the game. They come first; all others follow as they came.

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
   */
  constructor(reason, text, offset, length) {
    super(`${reason} at ${offset}`);
    this.subject = 'link';
    this.reason = reason;
    this.text = text;
    this.offset = offset;
    this.length = length;
  }
}

/** How much of a link is decoded at once, in characters. */
const piece = 1 << 16;

/** The first place from here on where a text can be cut: not in or between encoded characters. */
function findCut(/** @type {string} */ text, /** @type {number} */ from) {
  let at = Math.max(from, 2);
  while (at < text.length && (text[at] === '%' || text[at - 1] === '%' || text[at - 2] === '%')) at++;
  return Math.min(at, text.length);
}

/** Decodes a part of a text. What cannot be decoded is looked for only if there is any. */
function decodePart(/** @type {string} */ text, /** @type {number} */ from, /** @type {number} */ to) {
  const part = text.slice(from, to);
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
  let decoded = '';
  for (let from = 0, to = 0; from < text.length; from = to) {
    to = findCut(text, from + piece);
    decoded += decodePart(text, from, to);
  }
  return decoded;
}

/** A text without the characters of one kind at its end. */
function trimEnd(/** @type {string} */ text, /** @type {string} */ character) {
  let end = text.length;
  while (text[end - 1] === character) end--;
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

/** @returns {[string, string | undefined]} */
function readExtra(/** @type {string} */ text) {
  const equals = text.indexOf('=');
  return equals < 0 ? [text, undefined] : [text.slice(0, equals), text.slice(equals + 1)];
}

/**
 * Splits a fragment, with or without its `#`, into its parts. Whether they are valid is for the engine to say.
 * @param {string} fragment
 * @returns {Link}
 */
export function parseLink(fragment) {
  const text = decode(fragment.replace(/^#/, ''));
  const [variant, position = '', actions = '', extras = ''] = splitParts(text);
  return {
    variant,
    position: position.replaceAll('+', ' '),
    actions: actions === '' ? [] : trimEnd(actions, '.').split('.'),
    extras: extras.split(';').filter(Boolean).map(readExtra),
  };
}

/** What encodeURIComponent encodes, although a fragment may have it: `$&+,;=:@/?|^`. */
const needless = /%(?:24|26|2B|2C|3B|3D|3A|40|2F|3F|7C|5E)/g;

/** The last long text that was encoded: the notes of a game are written with each of its actions. */
let long = { text: '', encoded: '' };

/**
 * Encodes the characters that a fragment may not have, and `%`, which would be taken for the begin of an encoded one.
 */
function encode(/** @type {string} */ text) {
  if (text === long.text) return long.encoded;
  // Halves of characters, which cannot be encoded, become the sign for what is none.
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd');
  const encoded = encodeURIComponent(whole).replace(needless, decodeURIComponent);
  if (text.length >= piece) long = { text, encoded };
  return encoded;
}

function writeExtra(/** @type {[string, string | undefined]} */ [key, value]) {
  return value === undefined ? key : `${key}=${value}`;
}

/**
 * The fragment of a link, without `#`. Empty parts at its end are left out.
 * @param {Link} link
 */
export function formatLink({ variant, position, actions, extras }) {
  const game = [variant, position.replaceAll(' ', '+'), actions.join('.')].join('!');
  const rest = extras.map(writeExtra);
  if (rest.length === 0) return encode(trimEnd(game, '!'));
  // A long one is encoded by itself, because it is known the next time.
  const hasLong = rest.some((text) => text.length >= piece);
  return `${encode(game)}!${hasLong ? rest.map(encode).join(';') : encode(rest.join(';'))}`;
}

/** The value of a key among the extras, or undefined. */
export function getExtra(/** @type {Link} */ { extras }, /** @type {string} */ key) {
  return extras.find(([name]) => name === key)?.[1];
}
