// Texts and files of any size that a user wants to open. They are refused by their size before they are read.

import { MotleyError } from '../../../web/engine.js';
import { inSlices } from '../../links/slices.js';
import { findRecord, longest } from './record-tokens.js';

/** How long a text is at most that is shown before it is opened: browsers lay out long ones for seconds. */
const longestShown = 20_000;

/** Whether a text is so short that it can be shown. */
export const canBeShown = (/** @type {string} */ text) => text.length <= longestShown;

const blank = (/** @type {string} */ marks) => ' '.repeat(marks.length);

/** A tag with which games of PGN begin. */
const pgnTag = /^[ \t]*\[\s*(?:Event|Site|White|FEN)\s+["“]/m;

/**
 * A text without the marks of quoted lines, and of code, with which mails and chats hand it on, and without the words
 * before a game of PGN; all else stays where it is.
 */
export function withoutMarks(/** @type {string} */ text) {
  const isQuoted = /^[ \t]*>[>\s]*\[\s*\w+\s+"/m.test(text) || /^\s*>/.test(text);
  const lines = isQuoted ? text.replace(/^[ \t]*>[> \t]*/gm, blank) : text;
  const plain = /^\s*```/.test(lines) ? lines.replace(/^[ \t]*```[\w-]*|```[ \t]*$/gm, blank) : lines;
  const front = plain.slice(0, Math.max(plain.search(pgnTag), 0));
  const isFront = front.trim() !== '' && !/[[\]{}]/.test(front);
  return isFront ? front.replace(/[^\r\n]/g, ' ') + plain.slice(front.length) : plain;
}

/** Whether a text has what only files have that are no texts: control characters, or bytes that were no characters. */
const isBinary = (/** @type {string} */ text) => /[^\P{Cc}\s]|\ufffd/u.test(text);

/**
 * Whether a text is a record, with pauses. Throws a MotleyError if it is too long, or no text.
 * @param {string} text
 * @returns {Generator<void, boolean>}
 */
export function* checkText(text) {
  if (text.length > longest) throw new MotleyError('game', 'file-too-long');
  const isRecord = yield* findRecord(text);
  if (!isRecord && isBinary(text)) throw new MotleyError('game', 'not-a-text');
  return isRecord;
}

/** The encodings of files from before UTF-8, of which none tells from the others. */
const olderEncodings = /** @type {const} */ (['windows-1252', 'windows-1251']);

/** @typedef {typeof olderEncodings[number]} OlderEncoding */

/** The encoding in which a file that is no UTF-8 is read first, by the language of its reader. */
export const guessEncoding = (/** @type {string} */ language) => olderEncodings[/^ru\b/.test(language) ? 1 : 0];

/** The other one of the older encodings. */
export const otherEncoding = (/** @type {OlderEncoding} */ encoding) =>
  olderEncodings[1 - olderEncodings.indexOf(encoding)];

/** Whether a text has at least as many letters beyond ASCII as bytes that were none: those are damaged. */
const isMostlyRight = (/** @type {string} */ text) =>
  text.replace(/[\0-\x7f\ufffd]+/g, '').length >= text.replace(/[^\ufffd]+/g, '').length;

/**
 * Decodes the bytes of a text: those of UTF-16 begin with a mark, others are UTF-8, perhaps damaged, or else an older
 * encoding.
 * @param {ArrayBuffer} bytes
 * @param {OlderEncoding} older
 * @returns {{ text: string, encoding?: OlderEncoding }} encoding: if the text was read in the older one
 */
function decode(bytes, older) {
  const [first, second, third] = new Uint8Array(bytes.slice(0, 3));
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  const utf16 = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : '';
  try {
    return { text: new TextDecoder(utf16 || 'utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const damaged = new TextDecoder(utf16 || 'utf-8').decode(bytes);
    if (utf16 || isMarked || isMostlyRight(damaged)) return { text: damaged };
    return { text: new TextDecoder(older).decode(bytes), encoding: older };
  }
}

/** How many parts of a text are shown, by which its encoding is known to be right, and how many are looked at. */
const [mostShown, mostRead] = [5, 1000];

/** How much of a text is shown at most on each side of a letter. */
const around = 40;

/** The first parts of a text with other letters than those of ASCII: values of tags, or pieces of comments. */
export function findLetters(/** @type {string} */ text) {
  /** @type {Set<string>} */
  const found = new Set();
  let count = 0;
  for (const { index } of text.matchAll(/[^ -~\s]/g)) {
    const before = text.slice(Math.max(index - around, 0), index).split(/["{}\n\r]/);
    const after = text.slice(index, index + around).split(/["{}\n\r]/);
    found.add((before[before.length - 1] + after[0]).trim());
    count++;
    if (found.size === mostShown || count === mostRead) break;
  }
  return [...found];
}

/**
 * Reads a file. Throws a MotleyError if it is too long, or no text.
 * @param {Pick<File, 'size' | 'arrayBuffer'>} file
 * @param {OlderEncoding} older in which it is read if it is no UTF-8
 */
export async function readFile(file, older) {
  // A character has up to four bytes.
  if (file.size > 4 * longest) throw new MotleyError('game', 'file-too-long');
  const decoded = decode(await file.arrayBuffer(), older);
  await inSlices(checkText(decoded.text));
  return decoded;
}
