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
    const lines = text.slice(0, offset).split('\n');
    super(`${reason} in line ${lines.length}`);
    this.subject = 'record';
    this.reason = reason;
    this.text = text;
    this.offset = offset;
    this.length = length;
    this.line = lines.length;
    this.column = lines[lines.length - 1].length + 1;
  }
}
