// Where a file of records goes on behind a game that cannot be read.

import { endOfLine, mark } from './record-tokens.js';

/** A line that begins with a tag; and one with a tag that has lost its bracket. */
const tagLine = new RegExp(`^(?:\\s|<br\\s*/?>|</?p>)*\\[\\s*[A-Za-z]\\w*\\s*${mark}`, 'i');
const brokenTag = new RegExp(`^\\s*[A-Za-z]\\w*\\s+${mark}.*\\]\\s*$`);

/** Whether a line is meant as one that begins with a tag. */
const isTagLine = (/** @type {string} */ line) => tagLine.test(line) || brokenTag.test(line);

/**
 * Where the next game begins, after one that cannot be read: at the first tag behind its actions. It is looked for line
 * by line, since a comment without an end, say, would take the next games with it.
 * @param {string} text
 * @param {number} begin of the game
 * @param {number} fault the place up to which it could be read
 * @returns {Generator<void, number>}
 */
export function* findNextGame(text, begin, fault) {
  let isBehindActions = false;
  let isInComment = false;
  /** The first of some tags behind actions. @type {number | undefined} */
  let head;
  for (let at = begin; at < text.length; yield) {
    const end = endOfLine(text, at);
    const line = text.slice(at, end);
    const isTag = isTagLine(line);
    if (isTag && isBehindActions) head ??= at;
    // Within a comment, and in what could be read, only a tag of ours is one without doubt.
    const isSure = isTag && (/^\s*\[\s*Motley\b/.test(line) || (!isInComment && at > fault));
    if (head !== undefined && isSure) return head;
    if (!isTag && line.trim()) head = undefined;
    if (!isTag) isInComment = line.lastIndexOf('{') > line.lastIndexOf('}') || (isInComment && !line.includes('}'));
    // Actions may stand in one line with tags.
    if (line.trim() && line[0] !== '%') isBehindActions ||= !isTag || /\][^\]]*[^\]\s]\s*$/.test(line);
    at = end + 1;
  }
  return text.length;
}
