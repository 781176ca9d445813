// The rules for the page: games that take texts and give texts and plain objects. The only file that
// touches WebAssembly memory. What motley.wasm exports is described in api.h and search-api.h.

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Schema} Schema */
/** @typedef {import('./types.js').Explanation} Explanation */
/** @typedef {import('./types.js').Movement} Movement */
/** @typedef {import('./types.js').Subject} Subject */

/** @typedef {Record<string, (...args: number[]) => any>} Exports */

/** enum api_status */
const OK = 0;
const REFUSED = 1;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Why a text was refused or a call failed: codes for words, and the place in the text. */
export class MotleyError extends Error {
  /**
   * @param {Subject} subject
   * @param {string} reason
   * @param {{ text?: string, offset?: number, length?: number, cause?: unknown, message?: string }} [details]
   */
  constructor(subject, reason, { text = '', offset = 0, length = 0, cause, message } = {}) {
    super(message ?? `${subject}: ${reason} at ${offset}`, { cause });
    this.name = 'MotleyError';
    /** What was refused. */
    this.subject = subject;
    /** The code of the reason. */
    this.reason = reason;
    /** The whole text that was refused. */
    this.text = text;
    /** Where in it the offending token starts: an index of the string. */
    this.offset = offset;
    /** How long the token is, in the same units; 0 when something is missing there. */
    this.length = length;
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

/** One instance of the module at a time; a trap ends it, and the next call starts another. */
class Host {
  #module;
  /** @type {Exports | null} */
  #exports = null;
  #bytes = new Uint8Array();

  /** Goes up with each instance lost: what was in it is gone. */
  epoch = 0;

  /**
   * @param {WebAssembly.Module} module
   * @param {WebAssembly.Instance} instance
   */
  constructor(module, instance) {
    this.#module = module;
    this.#adopt(instance);
  }

  #adopt(/** @type {WebAssembly.Instance} */ instance) {
    const exports = /** @type {Exports} */ (instance.exports);
    exports._initialize?.();
    return (this.#exports = exports);
  }

  get #live() {
    return this.#exports ?? this.#adopt(new WebAssembly.Instance(this.#module, {}));
  }

  /** The memory, looked up anew because growing it moves it. */
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

  /** Gives the instance up, with what it says of its end. */
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

  /** The text that a NUL ends. */
  readCode(/** @type {number} */ start) {
    const bytes = this.bytes;
    return decoder.decode(bytes.subarray(start, bytes.indexOf(0, start)));
  }
}

/** A game inside one instance. */
class Slot {
  #host;
  #epoch;
  #handle;
  #input = 0;
  #inputSize = -1; // none yet: an empty text needs a buffer too

  constructor(/** @type {Host} */ host) {
    this.#host = host;
    this.#handle = host.call('game_new');
    this.#epoch = host.epoch;
    if (this.#handle === 0) throw new MotleyError('game', 'out-of-memory');
  }

  get isLost() {
    return this.#epoch !== this.#host.epoch;
  }

  /** Frees the game; never throws, since nobody could do anything about it. */
  free() {
    try {
      if (!this.isLost) this.#host.call('game_free', this.#handle);
    } catch {
      // The instance is gone, and the game with it.
    }
  }

  /**
   * Calls a function that takes the handle and perhaps a number, and returns one.
   * @param {string} name
   * @param {number[]} args
   */
  ask(name, ...args) {
    return this.#host.call(name, this.#handle, ...args);
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

  /** The text that a function without further arguments gives. */
  receive(/** @type {string} */ name) {
    this.run(name);
    return this.#read();
  }

  /**
   * The JSON that a function gives for a pair of texts.
   * @param {string} name
   * @param {string} first
   * @param {string} second
   */
  exchange(name, first, second) {
    this.send(name, 'game', `${first} ${second}`);
    return JSON.parse(this.#read());
  }

  #read() {
    const start = this.ask('game_text');
    return decoder.decode(this.#host.bytes.subarray(start, start + this.ask('game_text_length')));
  }

  /**
   * Puts a text into the game's input buffer and returns its length in bytes.
   * @param {Subject} subject
   * @param {string} text
   */
  #write(subject, text) {
    const start = this.#reserve(subject, text, text.length);
    const bytes = this.#host.bytes;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit > 127) return this.#writeEncoded(subject, text);
      bytes[start + i] = unit;
    }
    return text.length;
  }

  /**
   * As #write, for a text that is not ASCII: it will be refused, with the right place.
   * @param {Subject} subject
   * @param {string} text
   */
  #writeEncoded(subject, text) {
    const encoded = encoder.encode(text);
    const start = this.#reserve(subject, text, encoded.length);
    this.#host.bytes.set(encoded, start);
    return encoded.length;
  }

  /**
   * Where the input buffer begins, which has at least this many bytes.
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

  /** The error of a status; text is what was refused. */
  #explain(/** @type {number} */ status, text = '') {
    if (status !== REFUSED) return this.#host.bury(new Error(`status ${status}`));
    const subject = this.#host.readCode(this.ask('game_error_subject'));
    const reason = this.#host.readCode(this.ask('game_error_reason'));
    const start = this.ask('game_error_offset');
    const offset = findIndex(text, start);
    const length = findIndex(text, start + this.ask('game_error_length')) - offset;
    return new MotleyError(/** @type {Subject} */ (subject), reason, { text, offset, length });
  }
}

/** Frees the games that nobody holds any more and nobody disposed of. */
const registry = new FinalizationRegistry((/** @type {{ slot: Slot }} */ holder) => {
  holder.slot.free();
});

/** One game. A method that throws a MotleyError has changed nothing. */
export class Game {
  #host;
  /** What the registry frees, or null after dispose(). @type {{ slot: Slot } | null} */
  #holder;
  /** @type {string | null} */
  #variant = null;
  /** The position that was set or arranged; null for the variant's own. @type {string | null} */
  #start = null;
  /** @type {string[]} */
  #played = [];
  /** @type {View | null} */
  #view = null;

  /** Made by Engine.createGame(). */
  constructor(/** @type {Host} */ host) {
    this.#host = host;
    this.#holder = { slot: new Slot(host) };
    registry.register(this, this.#holder, this);
  }

  /** Frees the game at once; whatever is called after that throws. */
  dispose() {
    this.#holder?.slot.free();
    this.#holder = null;
    registry.unregister(this);
  }

  /** The game in the living instance: for search.js. */
  get slot() {
    if (!this.#holder) throw new MotleyError('game', 'disposed');
    if (this.#holder.slot.isLost) this.#holder.slot = this.#replay();
    return this.#holder.slot;
  }

  /** The same game in a new slot. */
  #replay() {
    const slot = new Slot(this.#host);
    try {
      if (this.#variant !== null) slot.send('game_set_variant', 'variant', this.#variant);
      if (this.#start !== null) slot.send('game_set_position', 'position', this.#start);
      for (const text of this.#played) slot.send('game_play', 'action', text);
      return slot;
    } catch (cause) {
      slot.free();
      throw new MotleyError('game', 'engine-failed', { cause });
    }
  }

  /** Sets the variant and puts its start position up. */
  setVariant(/** @type {string} */ text) {
    this.slot.send('game_set_variant', 'variant', text);
    this.#variant = text;
    this.#start = null;
    this.#played = [];
    this.#view = null;
  }

  /** Sets the position within the variant. */
  setPosition(/** @type {string} */ text) {
    this.slot.send('game_set_position', 'position', text);
    this.#start = text;
    this.#played = [];
    this.#view = null;
  }

  /**
   * Gives the piece on a square its order of cards ("OHD"), before the first action.
   * @param {string} square
   * @param {string} cards
   */
  arrange(square, cards) {
    const slot = this.slot;
    slot.send('game_arrange', 'game', `${square} ${cards}`);
    this.#start = slot.receive('game_position');
    this.#view = null;
  }

  /** Makes the start ready to play in a way that the seed (a 32-bit number) decides. */
  shuffle(/** @type {number} */ seed) {
    const slot = this.slot;
    slot.run('game_shuffle', seed >>> 0);
    this.#start = slot.receive('game_position');
    this.#view = null;
  }

  /** Plays a legal action, given as its text. */
  play(/** @type {string} */ text) {
    this.slot.send('game_play', 'action', text);
    this.#played.push(text);
    this.#view = null;
  }

  /** Takes one action back. */
  undo() {
    this.slot.run('game_undo');
    this.#played.pop();
    this.#view = null;
  }

  /** The canonical text. */
  get variant() {
    return this.slot.receive('game_variant');
  }

  /** The canonical text. */
  get position() {
    return this.slot.receive('game_position');
  }

  /** The text: "ongoing", "win w throne", "draw repetition". */
  get outcome() {
    return this.slot.receive('game_outcome');
  }

  /** How many actions have been played since the variant or position was set. */
  get ply() {
    return Number(this.slot.ask('game_ply'));
  }

  /** The texts of the actions played since the variant or position was set. */
  played() {
    return [...this.#played];
  }

  /** The texts of all legal actions. */
  actions() {
    const text = this.slot.receive('game_actions');
    return text === '' ? [] : text.split(' ');
  }

  /**
   * Everything to draw, the legal actions included. The same object until the game changes.
   * @returns {View}
   */
  view() {
    const slot = this.slot;
    return (this.#view ??= /** @type {View} */ (JSON.parse(slot.receive('game_view'))));
  }

  /**
   * Why no legal action leads from one square to another.
   * @param {string} from
   * @param {string} to
   * @returns {Explanation}
   */
  explain(from, to) {
    return this.slot.exchange('game_explain', from, to);
  }

  /**
   * How a kind, given as its code, moves in a state such as the cards "OH"; null if it cannot be.
   * @param {string} kind
   * @param {string} state
   * @returns {Movement | null}
   */
  movement(kind, state) {
    return this.slot.exchange('game_movement', kind, state);
  }

  /** The number of sequences of that many actions. */
  perft(/** @type {number} */ depth) {
    if (!Number.isInteger(depth) || depth < 0) throw new MotleyError('game', 'limit');
    this.slot.run('game_perft', Math.min(depth, 0xffffffff));
    return /** @type {bigint} */ (this.slot.ask('game_count'));
  }
}

/** The rules, ready to make games. */
export class Engine {
  #host;
  /** @type {Schema | null} */
  #schema = null;

  /** Made by loadEngine(). */
  constructor(/** @type {Host} */ host) {
    this.#host = host;
  }

  createGame() {
    return new Game(this.#host);
  }

  /**
   * All families with their options, kinds and presets.
   * @returns {Schema}
   */
  schema() {
    return (this.#schema ??= this.#readSchema());
  }

  #readSchema() {
    const slot = new Slot(this.#host);
    try {
      return /** @type {Schema} */ (JSON.parse(slot.receive('game_schema')));
    } finally {
      slot.free();
    }
  }

  /** How much memory the instance has, for watching it. */
  get memorySize() {
    return this.#host.bytes.length;
  }
}

/** Fetches and instantiates; a server that sends the wrong type costs only the streaming. */
async function fetchInstance(/** @type {URL | string} */ url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  const type = response.headers.get('Content-Type')?.trim().toLowerCase();
  return type === 'application/wasm'
    ? WebAssembly.instantiateStreaming(response)
    : WebAssembly.instantiate(await response.arrayBuffer());
}

/**
 * Loads the rules from the bundled motley.wasm, from another address, or from bytes.
 * @param {URL | string | BufferSource} [source]
 */
export async function loadEngine(source) {
  const from = source ?? new URL('../build/wasm/motley.wasm', import.meta.url);
  const isAddress = typeof from === 'string' || from instanceof URL;
  const { module, instance } = await (isAddress
    ? fetchInstance(from)
    : WebAssembly.instantiate(from));
  return new Engine(new Host(module, instance));
}

/**
 * The name of a square of a bounded board; file and rank from 0.
 * @param {number} x
 * @param {number} y
 */
export function squareName(x, y) {
  return String.fromCharCode(97 + x) + (y + 1);
}
