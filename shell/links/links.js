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

/**
 * Decodes the whole link once, because chat programs encode `~ * ' _` and more. A `%` that begins no encoded character
 * is an error.
 */
function decode(/** @type {string} */ text) {
  return text.replace(/(?:%[0-9a-f]{2})+|%/gi, (encoded, offset) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      throw new LinkError('bad-percent', text, offset, encoded.length);
    }
  });
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
  const [variant, position = '', actions = '', ...extras] = text.split('!');
  return {
    variant,
    position: position.replaceAll('+', ' '),
    actions: actions === '' ? [] : actions.replace(/\.+$/, '').split('.'),
    extras: extras.join('!').split(';').filter(Boolean).map(readExtra),
  };
}

/**
 * Encodes the characters that a fragment may not have, and `%`, which would be taken for the begin of an encoded one.
 */
function encode(/** @type {string} */ text) {
  return text.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@/?|^]/gu, (character) =>
    [...new TextEncoder().encode(character)]
      .map((byte) => '%' + byte.toString(16).toUpperCase().padStart(2, '0'))
      .join(''),
  );
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
  const rest = extras.map(writeExtra).join(';');
  return encode(rest ? `${game}!${rest}` : game.replace(/!+$/, ''));
}

/** The value of a key among the extras, or undefined. */
export function getExtra(/** @type {Link} */ { extras }, /** @type {string} */ key) {
  return extras.find(([name]) => name === key)?.[1];
}
