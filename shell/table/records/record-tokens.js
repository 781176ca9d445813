// The smallest units of a file of records (formats 7): tags, comments, numbers, words, glyphs of annotators and
// brackets. Blogs, mails and word processors change such files; what they change outside of comments and of the values
// of tags is read as it was meant.

import { RecordError } from '../../links/record-error.js';

/**
 * The smallest unit of the text, with its place.
 * @typedef {object} Token
 * @property {'tag' | 'comment' | 'number' | 'word' | 'nag' | 'open' | 'close'} type
 * @property {string} text
 * @property {number} offset
 * @property {[name: string, ...values: string[]]} [fields] of a tag
 * @property {number} [start] where the first value of a tag begins
 */

/** How many characters a file has at most. */
export const longest = 4_000_000;

/** How much of one long thing is read without a pause, in characters. */
export const piece = 1 << 16;

const [newline, carriageReturn, quote, backslash] = [10, 13, 34, 92];

/** A tag of a page that was copied as its source, as a part of patterns; it says nothing here. */
export const tagOfHtml = '</?[a-z][^<>\\n\\r]{0,200}>';

/** White space of such a page. */
export const filler = new RegExp(`${tagOfHtml}|&nbsp;|&#160;`, 'iy');

/** A character as HTML writes it. */
const signOfHtml = /&#?\w{1,20};/iy;

const lineEnd = /[\n\r]/g;

/** Where a line ends. */
export function endOfLine(/** @type {string} */ text, /** @type {number} */ from) {
  lineEnd.lastIndex = from;
  return lineEnd.exec(text)?.index ?? text.length;
}

/** Whether a line begins here. A mark of the order of bytes before the first one is not seen. */
const isLineStart = (/** @type {string} */ text, /** @type {number} */ at) =>
  at === 0 || '\n\r'.includes(text[at - 1]) || (at === 1 && text[0] === '\ufeff');

/** The first place from here on that is no white space and in no line that begins with `%`, which readers ignore. */
function* skip(/** @type {string} */ text, /** @type {number} */ from) {
  for (let at = from; ; yield) {
    for (let stop = at + piece; at < stop && isSpace(text.charCodeAt(at)); ) at++;
    if (isSpace(text.charCodeAt(at))) continue;
    filler.lastIndex = at;
    if (text[at] === '%' && isLineStart(text, at)) at = endOfLine(text, at);
    else if ('<&'.includes(text[at] ?? ' ') && filler.test(text)) at = filler.lastIndex;
    else return at;
  }
}

/** Whether a character is white space, as `\s` in patterns says, has no width, or is the end of a file of DOS. */
const isSpace = (/** @type {number} */ code) =>
  code < 128 ? code === 32 || (code >= 9 && code <= 13) || code === 26 : isRare(code);
const isRare = (/** @type {number} */ code) => /[\s\u200b\u2060]/.test(String.fromCharCode(code));

const dashes = /[\u2010-\u2015\u2212\ufe63\uff0d]/g;

/** A text with plain dashes, which keeps its length. */
export const withPlainDashes = (/** @type {string} */ text) => text.replace(dashes, '-');

/** The quotation marks of typography, with which a value may begin and end instead of `"`. */
const typographic = '\u201c\u201d\u201e\u201f\u00ab\u00bb';

/** Quotation marks as the source of a page has them. */
const straight = ['&quot;', '&#34;'];
const coded = ['ldquo', 'rdquo', 'bdquo', 'laquo', 'raquo', '#8220', '#8221', '#8222', '#171', '#187'].map(
  (name) => `&${name};`,
);

/** A mark with which a value begins, as a part of patterns. */
export const mark = `(?:["${typographic}]|${[...straight, ...coded].join('|')})`;
const opening = new RegExp(`\\s*(${mark})`, 'y');

/** Values in which quotation marks stand as they are: the last ones of the line are the tag's. */
const looseValues = /\s*"(.*)"\s*\](?=[^\S\n\r]*(?:[\n\r]|$))/y;
const strictTag = /^(?:Motley|Variant|Position|Result)$/;

/** A line that begins with a tag; and one with a tag that has lost its bracket. */
const tagLine = new RegExp(`^(?:\\s|${tagOfHtml})*\\[\\s*[A-Za-z]\\w*\\s*${mark}`, 'i');
const brokenTag = new RegExp(`^\\s*[A-Za-z]\\w*\\s+${mark}.*\\]\\s*$`);

/** Whether a line is meant as one that begins with a tag. */
export const isTagLine = (/** @type {string} */ line) => tagLine.test(line) || brokenTag.test(line);

/** A tag with which a record begins, even if its value lacks quotation marks; other brackets are those of links. */
const beginTag = new RegExp(`\\[\\s*(?:(?:Motley|Variant|Position|Result|Seat)\\b|[A-Za-z]\\w*\\s*${mark})`, 'y');

/** The first tag of a record, at the begin of a line. */
const ownTag = /[\n\r][^\S\n\r]*\[\s*Motley\b/;

/**
 * Whether a text is meant as a record, which begins with a tag, also where somebody has written something in front;
 * with pauses.
 * @param {string} text
 * @returns {Generator<void, boolean>}
 */
export function* findRecord(text) {
  const at = yield* skip(text, 0);
  beginTag.lastIndex = at;
  return beginTag.test(text) || brokenTag.test(text.slice(at, endOfLine(text, at))) || ownTag.test(text);
}

/** Splits a file into tokens. */
export class Reader {
  at = 0;

  constructor(/** @type {string} */ text) {
    this.text = text;
    if (text.length > longest) this.fail('too-long', longest, 0);
    this.lastBrace = text.lastIndexOf('}');
  }

  /**
   * @param {string} reason
   * @param {number} offset
   * @param {number} length
   * @param {{ token?: string, wanted?: string }} [words] the part that is named, if it is not the one at the place; and
   *   what could be written instead
   * @returns {never}
   */
  fail(reason, offset, length, words) {
    throw new RecordError(reason, this.text, offset, Math.min(length, this.text.length - offset), words);
  }

  /**
   * Refuses a sign, by its code too if it may look like another one; one of HTML as a whole.
   * @param {string} reason
   * @param {number} offset
   * @returns {never}
   */
  failAt(reason, offset) {
    signOfHtml.lastIndex = offset;
    const [html] = signOfHtml.exec(this.text) ?? [];
    if (html) return this.fail(reason, offset, html.length);
    const code = this.text.codePointAt(offset) ?? 0;
    const sign = String.fromCodePoint(code);
    const name = `${sign} (U+${code.toString(16).toUpperCase().padStart(4, '0')})`;
    return this.fail(reason, offset, sign.length, { token: /[!-~]/.test(sign) ? sign : name.trimStart() });
  }

  /** Returns what a sticky pattern matches at the current place, and moves on behind it. */
  #accept(/** @type {RegExp} */ pattern) {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  /**
   * Moves to the next token, and returns the sign with which it begins.
   * @returns {Generator<void, string>} empty: there is none
   */
  *peek() {
    this.at = yield* skip(this.text, this.at);
    return this.text[this.at] ?? '';
  }

  /** Refuses a tag that has lost its bracket, if one stands here. */
  checkTag() {
    const { text, at } = this;
    const name = this.#accept(new RegExp(`[A-Za-z]\\w*(?=\\s+${mark})`, 'y'));
    if (name && brokenTag.test(text.slice(at, endOfLine(text, at)))) this.fail('unopened-tag', at, name[0].length);
    this.at = at;
  }

  /**
   * Reads a token, which there has to be.
   * @returns {Generator<void, Token>}
   */
  *next() {
    const sign = yield* this.peek();
    const offset = this.at;
    if (sign === '[') return yield* this.#readTag(offset);
    if (sign === '{') return this.#readComment(offset);
    if (sign === ';') return this.#readLineComment(offset);
    if (sign === '(' || sign === ')') {
      this.at++;
      return { type: sign === '(' ? 'open' : 'close', text: sign, offset };
    }
    const number = this.#accept(/\d+(?:\s*(?:\.+|\u2026)(?:\s*(?:\.{2,}|\u2026))?|(?=\s))/y);
    if (number) return { type: 'number', text: number[0], offset };
    const nag = this.#accept(/[!?]{1,2}|\$\d{1,3}(?!\d)/y);
    if (nag) return { type: 'nag', text: nag[0], offset };
    const word = this.#accept(/[^\s\p{Cc}\u200b\u2060[{}()<&;!?$]+/uy) ?? this.failAt('unexpected-sign', offset);
    return { type: 'word', text: withPlainDashes(word[0]), offset };
  }

  /** @returns {Token} */
  #readComment(/** @type {number} */ offset) {
    // A file may have thousands of comments without an end.
    const end = offset > this.lastBrace ? this.fail('unclosed-comment', offset, 1) : this.text.indexOf('}', offset);
    const text = this.text.slice(offset + 1, end);
    // A brace that closes a comment of another game closes none of this one.
    const other = text.search(ownTag);
    if (other >= 0 && text.includes('{', other)) this.fail('unclosed-comment', offset, 1);
    this.at = end + 1;
    return { type: 'comment', text, offset };
  }

  /** Reads a comment that ends with its line, also one of HTML. @returns {Token} */
  #readLineComment(/** @type {number} */ offset) {
    const end = /[\n\r]|<br\s*\/?>|<\/p>/gi;
    end.lastIndex = offset;
    this.at = end.exec(this.text)?.index ?? this.text.length;
    return { type: 'comment', text: this.text.slice(offset + 1, this.at).trim(), offset };
  }

  /** @returns {Generator<void, Token>} */
  *#readTag(/** @type {number} */ offset) {
    const name = this.#accept(/\[\s*([A-Za-z][A-Za-z0-9_]*)/y) ?? this.fail('bad-tag', offset, 1);
    const after = this.at;
    /** @type {[name: string, ...values: string[]]} */
    const fields = [name[1]];
    /** @type {number | undefined} */
    let start;
    for (let open = this.#accept(opening); open; open = this.#accept(opening)) {
      const from = this.at;
      const { length } = open[1];
      const text = yield* this.#readQuoted(open[1]);
      if (text === undefined)
        return this.#readLoose(name[1], offset, after) ?? this.fail('unclosed-value', from - length, length);
      start ??= from;
      fields.push(text);
      yield;
    }
    if (fields.length > 1 && this.#accept(/\s*\]/y)) return { type: 'tag', text: name[1], offset, fields, start };
    return this.#readLoose(name[1], offset, after) ?? this.#refuseTag();
  }

  /**
   * Reads a tag in whose values somebody has written quotation marks or backslashes as they are; null if it is none.
   * @param {string} name
   * @param {number} offset
   * @param {number} after the name
   * @returns {Token | null}
   */
  #readLoose(name, offset, after) {
    const { at } = this;
    this.at = after;
    const found = strictTag.test(name) ? null : this.#accept(looseValues);
    if (!found) this.at = at;
    const values = found?.[1].split(/"[^\S\n\r]+"/).map((value) => value.replace(/\\(["\\])/g, '$1'));
    return values ? { type: 'tag', text: name, offset, fields: [name, ...values] } : null;
  }

  /** @returns {never} */
  #refuseTag() {
    this.#accept(/[^\S\n\r]+/y);
    const { text, at } = this;
    return /[^\n\r]/.test(text[at] ?? '') ? this.failAt('bad-tag', at) : this.fail('unclosed-tag', at, 1);
  }

  /**
   * Reads a text up to its closing quotation mark; undefined if it has none in its line, or a false escape.
   * @param {string} open the mark with which it begins
   */
  *#readQuoted(open) {
    const from = this.at;
    if (straight.includes(open)) return yield* this.#readUpTo(straight);
    if (coded.includes(open)) return yield* this.#readUpTo(coded);
    if (open !== '"') return yield* this.#readUpTo(['"', ...typographic]);
    const text = yield* this.#readUpTo([open]);
    if (text !== undefined) return text;
    // A word processor may have changed only the second mark.
    this.at = from;
    return yield* this.#readUpTo([...typographic]);
  }

  *#readUpTo(/** @type {string[]} */ ends) {
    const { text } = this;
    let plain = '';
    for (; ; yield) {
      const stop = this.at + piece;
      const part = [];
      for (let from = this.at; ; ) {
        const code = text.charCodeAt(this.at);
        if (code === newline || code === carriageReturn || Number.isNaN(code)) return undefined;
        const end = ends.find((mark) => text.startsWith(mark, this.at));
        if (end || code === backslash || this.at >= stop) part.push(text.slice(from, this.at));
        if (!end && this.at >= stop) break;
        this.at += end?.length ?? 1;
        if (end) return plain + part.join('');
        if (code !== backslash) continue;
        from = this.at;
        if (![quote, backslash].includes(text.charCodeAt(this.at++))) return undefined;
      }
      plain += part.join('');
    }
  }
}
