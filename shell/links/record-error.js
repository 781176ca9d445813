// The error of a record that cannot be read, apart from the reading, which boards load only when they have a record.

/** Thrown for a record that cannot be read, with the place of the fault. */
export class RecordError extends Error {
  /**
   * @param {string} reason
   * @param {string} text the whole file
   * @param {number} offset
   * @param {number} length
   */
  constructor(reason, text, offset, length) {
    let [line, start] = [1, 0];
    // Character by character: a file may have millions of lines.
    for (let at = 0; at < offset; at++) {
      if (text.charCodeAt(at) !== 10) continue;
      line++;
      start = at + 1;
    }
    super(`${reason} in line ${line}`);
    this.subject = 'record';
    this.reason = reason;
    this.text = text;
    this.offset = offset;
    this.length = length;
    this.line = line;
    this.column = offset - start + 1;
  }
}
