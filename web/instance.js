// The current instance of a WebAssembly file, and the slots of games in it. No other file touches its memory. api.h and
// search-api.h describe the exports.

/** @typedef {import('./types.js').Subject} Subject */

/** @typedef {Record<string, (...args: number[]) => any>} Exports */

/** enum api_status */
const OK = 0;
const REFUSED = 1;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Says why a text was refused or a call failed, by codes for messages, and the place in the text. */
export class MotleyError extends Error {
  /**
   * @param {Subject} subject
   * @param {string} reason
   * @param {{ text?: string, offset?: number, length?: number, args?: Record<string, string>, cause?: unknown,
   *   message?: string }} [details]
   */
  constructor(subject, reason, { text = '', offset = 0, length = 0, args, cause, message } = {}) {
    super(message ?? `${subject}: ${reason} at ${offset}`, { cause });
    this.name = 'MotleyError';
    /** The kind of text that was refused. */
    this.subject = subject;
    /** The code of the reason. */
    this.reason = reason;
    /** The whole text that was refused. */
    this.text = text;
    /** Where in it the offending token starts: an index of the string. */
    this.offset = offset;
    /** How long the token is, in the same units; 0 when something is missing there. */
    this.length = length;
    /** What the words for the reason need besides: the `field` that a position lacks. */
    this.args = args;
  }
}

/** The index in a string at which its UTF-8 form has this many bytes; not inside a character. */
function findIndex(/** @type {string} */ text, /** @type {number} */ bytes) {
  let index = 0;
  for (const character of text) {
    if (bytes <= 0) break;
    bytes -= encoder.encode(character).length;
    index += character.length;
  }
  return index;
}

/** Holds one instance. After a trap it cannot be used any more, and the next call starts a new one. */
export class Instance {
  #startAgain;
  /** @type {Exports | null} */
  #exports = null;
  #bytes = new Uint8Array();

  /** The number of instances that were lost. Slots of an earlier epoch no longer exist. */
  epoch = 0;

  /**
   * @param {() => WebAssembly.Exports} startAgain starts another one, and returns its exports
   * @param {WebAssembly.Exports} exports of the first one
   */
  constructor(startAgain, exports) {
    this.#startAgain = startAgain;
    this.#adopt(exports);
  }

  #adopt(/** @type {WebAssembly.Exports} */ given) {
    const exports = /** @type {Exports} */ (given);
    exports._initialize?.();
    return (this.#exports = exports);
  }

  get #live() {
    return this.#exports ?? this.#adopt(this.#startAgain());
  }

  /** The memory; a new view at each call, because growth of the memory invalidates the old one. */
  get bytes() {
    const memory = /** @type {unknown} */ (this.#live.memory);
    const { buffer } = /** @type {WebAssembly.Memory} */ (memory);
    if (this.#bytes.buffer !== buffer) this.#bytes = new Uint8Array(buffer);
    return this.#bytes;
  }

  /**
   * Calls an exported function.
   * @param {string} name
   * @param {number[]} args
   */
  call(name, ...args) {
    try {
      return this.#live[name](...args);
    } catch (cause) {
      throw this.bury(cause);
    }
  }

  /** Gives the instance up after a trap, and makes an error from its notes about the cause. */
  bury(/** @type {unknown} */ cause) {
    const message = this.#readLastWords() || String(cause);
    this.#exports = null;
    this.epoch++;
    return new MotleyError('game', 'engine-failed', { cause, message });
  }

  #readLastWords() {
    try {
      return this.#exports ? this.readCode(this.#exports.trap_message()) : '';
    } catch {
      return '';
    }
  }

  /** Reads a text that ends with NUL. */
  readCode(/** @type {number} */ start) {
    const bytes = this.bytes;
    return decoder.decode(bytes.subarray(start, bytes.indexOf(0, start)));
  }
}

/** A game in one instance. */
export class Slot {
  #instance;
  #epoch;
  #handle;
  #input = 0;
  #inputSize = -1; // none yet: an empty text needs a buffer too

  constructor(/** @type {Instance} */ instance) {
    this.#instance = instance;
    this.#handle = instance.call('game_new');
    this.#epoch = instance.epoch;
    if (this.#handle === 0) throw new MotleyError('game', 'out-of-memory');
  }

  get isLost() {
    return this.#epoch !== this.#instance.epoch;
  }

  /** Frees the game. It never throws, since no caller could do anything about it. */
  free() {
    try {
      if (!this.isLost) this.#instance.call('game_free', this.#handle);
    } catch {
      // The instance was lost, and the game with it.
    }
  }

  /**
   * Calls a function that takes the handle and perhaps a number, and returns one.
   * @param {string} name
   * @param {number[]} args
   */
  ask(name, ...args) {
    return this.#instance.call(name, this.#handle, ...args);
  }

  /**
   * Calls a function that takes the handle and perhaps a number, and returns a status.
   * @param {string} name
   * @param {number[]} args
   */
  run(name, ...args) {
    const status = this.ask(name, ...args);
    if (status !== OK) throw this.#explain(status);
  }

  /**
   * Calls a function that reads a text.
   * @param {string} name
   * @param {Subject} subject
   * @param {string} text
   */
  send(name, subject, text) {
    const status = this.ask(name, this.#write(subject, text));
    if (status !== OK) throw this.#explain(status, text);
  }

  /**
   * Calls a function that reads bytes.
   * @param {string} name
   * @param {Uint8Array} bytes
   */
  sendBytes(name, bytes) {
    const start = this.#reserve('game', '', bytes.length);
    this.#instance.bytes.set(bytes, start);
    this.run(name, bytes.length);
  }

  /** Calls a function without further arguments that gives a text. */
  receive(/** @type {string} */ name) {
    this.run(name);
    return this.read();
  }

  /** The value that a function without further arguments gives. */
  receiveValue(/** @type {string} */ name) {
    this.run(name);
    return JSON.parse(this.read());
  }

  /**
   * Calls a function that gives a value for a text.
   * @param {string} name
   * @param {Subject} subject
   * @param {string} text
   */
  request(name, subject, text) {
    this.send(name, subject, text);
    return JSON.parse(this.read());
  }

  /**
   * Calls a function that gives a value for two texts.
   * @param {string} name
   * @param {string} first
   * @param {string} second
   */
  exchange(name, first, second) {
    return this.request(name, 'game', `${first} ${second}`);
  }

  /** The text that the last call gave. */
  read() {
    const start = this.ask('game_text');
    return decoder.decode(this.#instance.bytes.subarray(start, start + this.ask('game_text_length')));
  }

  /**
   * Puts a text into the game's input buffer and returns its length in bytes.
   * @param {Subject} subject
   * @param {string} text
   */
  #write(subject, text) {
    const start = this.#reserve(subject, text, text.length);
    const bytes = this.#instance.bytes;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit > 127) return this.#writeEncoded(subject, text);
      bytes[start + i] = unit;
    }
    return text.length;
  }

  /**
   * Like #write, for a text with other characters than ASCII, which is always refused: the place is converted.
   * @param {Subject} subject
   * @param {string} text
   */
  #writeEncoded(subject, text) {
    const encoded = encoder.encode(text);
    const start = this.#reserve(subject, text, encoded.length);
    this.#instance.bytes.set(encoded, start);
    return encoded.length;
  }

  /**
   * Makes sure that the input buffer has at least so many bytes, and returns its address.
   * @param {Subject} subject
   * @param {string} text
   * @param {number} size
   */
  #reserve(subject, text, size) {
    if (size <= this.#inputSize) return this.#input;
    const start = this.ask('game_input', size);
    if (start === 0) throw new MotleyError(subject, 'too-long', { text, length: text.length });
    this.#input = start;
    this.#inputSize = size;
    return start;
  }

  /** Makes the error for a status; text is the refused one. */
  #explain(/** @type {number} */ status, text = '') {
    if (status !== REFUSED) return this.#instance.bury(new Error(`status ${status}`));
    const subject = this.#instance.readCode(this.ask('game_error_subject'));
    const reason = this.#instance.readCode(this.ask('game_error_reason'));
    const field = this.#instance.readCode(this.ask('game_error_field'));
    const start = this.ask('game_error_offset');
    const offset = findIndex(text, start);
    const length = findIndex(text, start + this.ask('game_error_length')) - offset;
    return new MotleyError(/** @type {Subject} */ (subject), reason, {
      text,
      offset,
      length,
      args: field ? { field } : undefined,
    });
  }
}
