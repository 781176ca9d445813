// Texts and files of any size that a user wants to open. They are refused by their size before they are read.

import { MotleyError } from '../../../web/engine.js';
import { inSlices } from '../../links/slices.js';
import { findRecord, longest } from './record-tokens.js';

/** How long a text is at most that is shown before it is opened: browsers lay out long ones for seconds. */
const longestShown = 20_000;

/** Whether a text is so short that it can be shown. */
export const canBeShown = (/** @type {string} */ text) => text.length <= longestShown;

/** Whether a text has what only files have that are no texts: a NUL, or bytes that were no characters. */
const isBinary = (/** @type {string} */ text) => text.includes('\0') || text.includes('\ufffd');

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

/**
 * Reads a file. Throws a MotleyError if it is too long, or no text.
 * @param {Pick<File, 'size' | 'text'>} file
 */
export async function readFile(file) {
  // A character has up to four bytes.
  if (file.size > 4 * longest) throw new MotleyError('game', 'file-too-long');
  const text = await file.text();
  await inSlices(checkText(text));
  return text;
}
