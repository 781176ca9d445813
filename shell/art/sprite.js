// Reads somebody's own set of pieces: an SVG with a <symbol> for each kind. Nothing of the text becomes markup as it
// stands: the drawings are written anew, of the elements, attributes and values below, all of which only draw.

/** How many characters a file may have. */
export const longestSprite = 300_000;

/**
 * What could not be taken over, as far as it would be seen.
 * @typedef {{ reason: 'too-long' | 'not-svg' | 'not-drawn', offset: number, length: number }} SpriteFault
 */

/** Elements that draw. */
const shapes = new Set('circle ellipse g line path polygon polyline rect'.split(' '));

/** Elements around symbols, besides shapes. */
const frames = new Set(['svg', 'defs']);

/** Elements that are not seen, with all that is in them; those of other languages have a colon in their names. */
const isUnseen = (/** @type {string} */ name) => name.includes(':') || /^(desc|metadata|title)$/.test(name);

const number = /^\s*[+-]?[\d.]+(e[+-]?\d+)?(px|%)?\s*$/i;
const numbers = /^[\s\d.,eE+-]*$/;
const word = /^[\sa-z-]*$/;
const paint = /^\s*(?:[a-z]+|#[\da-f]{3,8}|(?:rgb|hsl)a?\([\s\d.,%/]*\))\s*$/i;

/** The attributes that draw, with what their values are. @type {[RegExp, string][]} */
const kept = [
  [number, 'cx cy fill-opacity height opacity r rx ry stroke-dashoffset stroke-miterlimit stroke-opacity'],
  [number, 'stroke-width width x x1 x2 y y1 y2'],
  [numbers, 'points'],
  [/^[\s\d.,a-zA-Z+-]*$/, 'd'],
  [/^[\s\d.,a-zA-Z()+-]*$/, 'transform'],
  [/^(?:none|[\s\d.,]*)$/, 'stroke-dasharray'],
  [paint, 'color fill stroke'],
  [word, 'clip-rule display fill-rule paint-order stroke-linecap stroke-linejoin visibility'],
];
const values = new Map(kept.flatMap(([value, names]) => names.split(' ').map((name) => [name, value])));

/** The classes by which a shape is painted in the colours of its seat, as in our own drawings. */
const classes = /^(?:body|line|dot)$/;

/** Whether an attribute would do something, or show something from elsewhere. */
const isActive = (/** @type {string} */ name, /** @type {string} */ value) =>
  /^on|(?:^|:)href$/i.test(name) || /url\(/i.test(value);

/**
 * An attribute as it is drawn; empty for one that draws nothing, null for one that is refused.
 * @param {string} name
 * @param {string} value
 * @returns {string | null}
 */
function writeAttribute(name, value) {
  if (name === 'style') return writeStyle(value);
  if (name === 'class') {
    const names = value.split(/\s+/).filter((one) => classes.test(one));
    return names.length > 0 ? ` class="${names.join(' ')}"` : '';
  }
  if (isActive(name, value)) return null;
  const pattern = values.get(name);
  if (!pattern) return '';
  return pattern.test(value) ? ` ${name}="${value.trim()}"` : null;
}

/** The declarations of a style, as attributes. */
function writeStyle(/** @type {string} */ text) {
  const parts = text.split(';').map((declaration) => {
    const [name, ...value] = declaration.split(':');
    return /^\s*(?:style|class)\s*$/.test(name) ? '' : writeAttribute(name.trim(), value.join(':').trim());
  });
  return parts.includes(null) ? null : parts.join('');
}

const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The attributes of an element as they are drawn; null if one is refused. Of two with one name the first counts. */
function writeAttributes(/** @type {string} */ text) {
  /** @type {Map<string, string>} */
  const written = new Map();
  for (const [, name, one, other] of text.matchAll(attribute)) {
    const part = writeAttribute(name, one ?? other);
    if (part === null) return null;
    for (const [whole, key] of part.matchAll(/ ([\w-]+)="[^"]*"/g)) if (!written.has(key)) written.set(key, whole);
  }
  return [...written.values()].join('');
}

const viewBox = /\sviewBox\s*=\s*["']\s*(-?[\d.]+(?:[\s,]+-?[\d.]+){3})\s*["']/;
const id = /\sid\s*=\s*["']([a-z][a-z-]*)["']/;

/** Attributes of an element, each in quotes. */
const given = /(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*/;

/** What is between elements, or an element's beginning or end. */
const token = new RegExp(
  `[^<]+|<!--[\\s\\S]*?-->|<\\?[\\s\\S]*?\\?>|<!DOCTYPE[^<>[]*>|<(\\/?)([\\w:.-]+)(${given.source})\\s*(\\/?)>`,
  'y',
);

/** Reads one file: its elements in their order, and which of them it is in. */
class Reader {
  /** @type {Record<string, string>} */
  set = Object.create(null);
  /** @type {SpriteFault[]} */
  faults = [];
  /** The names of the elements that are open. @type {string[]} */
  #open = [];
  /** How many elements were open before one that is not looked into; none: -1. */
  #hidden = -1;
  /** The symbol that is read: its name, and what is drawn of it; null: nothing is, since something was refused. */
  #symbol = { id: '', depth: -1, art: /** @type {string | null} */ (null) };
  #box = '0 0 64 64';

  get isDone() {
    return this.#open.length === 0;
  }

  /** An element begins, and ends at once where it is empty. */
  begin(
    /** @type {string} */ name,
    /** @type {string} */ given,
    /** @type {boolean} */ isEmpty,
    offset = 0,
    length = 0,
  ) {
    if (this.#hidden < 0 && !this.#take(name, given, isEmpty)) {
      this.faults.push({ reason: 'not-drawn', offset, length });
      this.#symbol.art = null;
      this.#hidden = this.#open.length;
    }
    this.#open.push(name);
    if (isEmpty) this.end(name, true);
  }

  /** Whether an element ends that is open. */
  end(/** @type {string} */ name, isEmpty = false) {
    if (this.#open.pop() !== name) return false;
    const depth = this.#open.length;
    const isDrawn = this.#hidden < 0 && this.#symbol.art !== null;
    if (depth === this.#hidden) this.#hidden = -1;
    if (depth === this.#symbol.depth) this.#finish();
    else if (isDrawn && !isEmpty) this.#symbol.art += `</${name}>`;
    return true;
  }

  #finish() {
    const { id, art } = this.#symbol;
    if (art !== null) this.set[id] ??= `${art}</svg>`;
    this.#symbol = { id: '', depth: -1, art: null };
  }

  /** Takes an element over, or what is in it; false if it is refused. */
  #take(/** @type {string} */ name, /** @type {string} */ given, /** @type {boolean} */ isEmpty) {
    const depth = this.#open.length;
    const isInside = this.#symbol.depth >= 0;
    if (isUnseen(name) || (isInside && name === 'defs')) {
      this.#hidden = depth;
      return true;
    }
    if (isInside) return this.#draw(name, given, isEmpty);
    if (name === 'symbol') return this.#beginSymbol(given, depth);
    if (name === 'svg') this.#box = viewBox.exec(given)?.[1] ?? this.#box;
    return frames.has(name) || shapes.has(name);
  }

  #beginSymbol(/** @type {string} */ given, /** @type {number} */ depth) {
    const [, name] = id.exec(given) ?? [];
    const written = writeAttributes(given.replace(/\s(?:x|y|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, ''));
    const box = viewBox.exec(given)?.[1] ?? this.#box;
    const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${written}>`;
    this.#symbol = { id: name, depth, art: name && written !== null ? start : null };
    return written !== null;
  }

  #draw(/** @type {string} */ name, /** @type {string} */ given, /** @type {boolean} */ isEmpty) {
    const written = shapes.has(name) ? writeAttributes(given) : null;
    if (written === null) return false;
    if (this.#symbol.art !== null) this.#symbol.art += `<${name}${written}${isEmpty ? '/' : ''}>`;
    return true;
  }
}

/**
 * The set of a file, and what was refused in it: a symbol in which something is refused is left out.
 * @param {string} text
 * @returns {{ set: import('./art.js').PieceSet, faults: SpriteFault[] }}
 */
export function readSprite(text) {
  const none = Object.create(null);
  if (text.length > longestSprite)
    return { set: none, faults: [{ reason: 'too-long', offset: longestSprite, length: text.length - longestSprite }] };
  const reader = new Reader();
  token.lastIndex = 0;
  let at = 0;
  while (at < text.length) {
    const found = token.exec(text);
    if (!found || (found[1] && !reader.end(found[2]))) break;
    if (found[2] && !found[1]) reader.begin(found[2], found[3], found[4] === '/', at, found[0].length);
    at = token.lastIndex;
  }
  if (at < text.length || !reader.isDone || text.trim() === '')
    return { set: none, faults: [{ reason: 'not-svg', offset: at, length: Math.min(1, text.length - at) }] };
  return reader;
}
