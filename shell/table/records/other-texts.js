// Texts that people enter although nothing here can open them: they are told what they have entered, instead of a
// fault in the middle of it.

import { LinkError } from '../../links/links.js';

/** Thrown for a text that is something else than what can be opened. */
export class OtherTextError extends LinkError {
  /**
   * @param {string} reason
   * @param {string} text
   * @param {{ offset?: number, length?: number, args?: Record<string, number> }} [details] the place of what the words
   *   name, and their numbers
   */
  constructor(reason, text, { offset = 0, length = 0, args } = {}) {
    super(reason, text, offset, length, args);
    // The text is told as a whole: no place in it is at fault.
    this.subject = 'game';
  }
}

/** How much of a text is looked at, in characters. */
const sight = 4000;

/** The texts of other sites and programs, each by its signs; a group is the name that the words have. */
const others = [
  // An address, unless its fragment could be a link of a newer version; none in a tag or a comment of a record.
  {
    reason: 'is-address',
    signs: /^(?!\[|.*\{|.*#[a-z]+[;!])(?:.*[\s(<"'])?(?:https?:\/\/(?:www\.)?|www\.)([^\s/?#:]+)/is,
  },
  { reason: 'is-address', signs: /^((?:[a-z0-9-]+\.)+[a-z]{2,})(?:[/?]\S*)?$/i },
  { reason: 'is-tak', signs: /^(?!.*\[\s*Motley\b).*\[\s*(?:Size|TPS)\s+"/s },
  { reason: 'is-tak', signs: /^x\d?[,/](?:(?:x\d?|[12]+[SC]?)[,/])*(?:x\d?|[12]+[SC]?)\s[12]\s\d+$/ },
  { reason: 'is-tak', signs: /^1\.\s.*\s(?:[1-8]?[a-h][1-8][<>]|[2-8][a-h][1-8][+-]\d)/s },
  {
    reason: 'is-diagram',
    signs: /\bidiagram\b|\bgraphicsDir=|(?:^|\s)files=\d+\s(?:.*\s)?ranks=\d+|^\w*:\w*:\w*:\w*:\S*\d/s,
  },
];

/** Refuses a text that is one of others. Throws an OtherTextError. */
export function refuseOthers(/** @type {string} */ text) {
  const start = text.slice(0, sight).trim();
  for (const { reason, signs } of others) {
    const found = signs.exec(start);
    if (!found) continue;
    const [name = ''] = found.slice(1);
    throw new OtherTextError(reason, start, { offset: start.indexOf(name), length: name.length });
  }
}

/** The rows of a board in a text, as far as it has the form of a position; 0: it has not. */
export function countRows(/** @type {string} */ text) {
  const [board] = text.split(/\s/, 1);
  const rows = board.split('/');
  return rows.length > 2 && /^[A-Za-z0-9*~'_+[\]/-]+$/.test(board) && /[kK]|\d/.test(board) ? rows.length : 0;
}

/** Whether a text has the form of a position on a table without edges. */
export const hasTiles = (/** @type {string} */ text) => /^-?\d+,-?\d+:/.test(text);
