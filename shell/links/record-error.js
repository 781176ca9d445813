// The error of a record that cannot be read, apart from the reading, which boards load only when they have a record.

/** Thrown for a record that cannot be read, with the place of the fault. */
export class RecordError extends Error {
  /** @type {{ line: number, start: number } | undefined} */
  #place;

  /**
   * @param {string} reason
   * @param {string} text the whole file
   * @param {number} offset
   * @param {number} length
   * @param {{ token?: string, wanted?: string }} [words] the part that is named as the fault, if it is not the one at
   *   the place; and what could be written instead
   */
  constructor(reason, text, offset, length, { token = text.slice(offset, offset + length), wanted = '' } = {}) {
    super(`${reason} at ${offset}`);
    this.subject = 'record';
    this.reason = reason;
    this.text = text;
    this.offset = offset;
    this.length = length;
    this.token = token;
    this.wanted = wanted;
  }

  /** The number of the line, and where it begins. It is found when somebody asks: a file may have many faults. */
  #find() {
    const { text, offset } = this;
    // Editors do not count a mark of the order of bytes.
    let [line, start] = [1, text[0] === '\ufeff' && offset > 0 ? 1 : 0];
    // Character by character: a file may have millions of lines.
    for (let at = 0; at < offset; at++) {
      const code = text.charCodeAt(at);
      if (code !== 10 && !(code === 13 && text.charCodeAt(at + 1) !== 10)) continue;
      line++;
      start = at + 1;
    }
    return { line, start };
  }

  /** From 1. */
  get line() {
    return (this.#place ??= this.#find()).line;
  }

  /** Where the line begins in the text. */
  get start() {
    return (this.#place ??= this.#find()).start;
  }

  /** From 1, in characters, of which some are two units of the text. */
  get column() {
    const { text, start, offset } = this;
    let column = 1;
    for (let at = start; at < offset; at++) if ((text.charCodeAt(at) & 0xfc00) !== 0xdc00) column++;
    return column;
  }
}
