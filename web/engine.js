// The interface of the rules for the page: games that take texts and return texts and plain objects.

import { fetchFile } from './files.js';
import { Instance, MotleyError, Slot } from './instance.js';

export { MotleyError };

/** @typedef {import('./types.js').Action} Action */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Schema} Schema */
/** @typedef {import('./types.js').Explanation} Explanation */
/** @typedef {import('./types.js').Movement} Movement */
/** @typedef {import('./types.js').Mend} Mend */
/** @typedef {import('./types.js').Choice} Choice */

/**
 * The legal actions of a position, by number from 0: those that `actions()` has, in the same order.
 * @typedef {object} ActionList
 * @property {Slot} slot where it was made
 * @property {number} stamp
 * @property {number} count how many they are
 */

/** Frees the games that were garbage collected without a call of dispose(). */
const registry = new FinalizationRegistry((/** @type {{ slot: Slot }} */ holder) => {
  holder.slot.free();
});

/** One game. A method that throws a MotleyError has changed nothing. */
export class Game {
  #instance;
  /** The holder of the slot that the registry frees; null after dispose(). @type {{ slot: Slot } | null} */
  #holder;
  /** @type {string | null} */
  #variant = null;
  /** The position that was set or arranged; null for the variant's own. @type {string | null} */
  #start = null;
  /** Texts, or numbers of lists. @type {(string | number)[]} */
  #played = [];
  /** @type {View | null} */
  #view = null;

  /** Made by Engine.createGame(). */
  constructor(/** @type {Instance} */ instance) {
    this.#instance = instance;
    this.#holder = { slot: new Slot(instance) };
    registry.register(this, this.#holder, this);
  }

  /** Frees the game. All calls after that throw. */
  dispose() {
    this.#holder?.slot.free();
    this.#holder = null;
    registry.unregister(this);
  }

  /** The game in the current instance of WebAssembly; for search.js. */
  get slot() {
    if (!this.#holder) throw new MotleyError('game', 'disposed');
    if (this.#holder.slot.isLost) this.#holder.slot = this.#replay();
    return this.#holder.slot;
  }

  /** Builds the same game in a new slot, after the instance was lost. */
  #replay() {
    const slot = new Slot(this.#instance);
    try {
      if (this.#variant !== null) slot.send('game_set_variant', 'variant', this.#variant);
      if (this.#start !== null) slot.send('game_set_position', 'position', this.#start);
      for (const action of this.#played)
        if (typeof action === 'string') slot.send('game_play', 'action', action);
        else slot.run('game_play_number', slot.ask('game_stamp'), action);
      return slot;
    } catch (cause) {
      slot.free();
      throw new MotleyError('game', 'engine-failed', { cause });
    }
  }

  /** Sets the variant, and its start as the position. */
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
   * The pieces that have a choice of forms before the first action.
   * @returns {Choice[]}
   */
  choices() {
    return this.slot.receiveValue('game_choices');
  }

  /**
   * Gives pieces other forms, before the first action. What is chosen becomes a part of the variant or of the position.
   * @param {Record<string, string>} forms codes by square
   */
  arrange(forms) {
    const slot = this.slot;
    slot.send('game_arrange', 'game', Object.entries(forms).flat().join(' '));
    this.#variant = slot.receive('game_variant');
    this.#start = slot.receive('game_position');
    this.#view = null;
  }

  /** Draws the start of the game from a seed, a 32-bit number. */
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

  /**
   * The legal actions by number, to be played without their texts.
   * @returns {ActionList}
   */
  list() {
    const slot = this.slot;
    return { slot, stamp: slot.ask('game_stamp'), count: slot.ask('game_action_count') };
  }

  /**
   * Plays the legal action with a number of the newest list of this game; any other is refused as `not-listed`. What
   * is taken back often has the same list as before.
   * @param {ActionList} list
   * @param {number} number
   */
  playNumber(list, number) {
    const slot = this.slot;
    const isOne = list.slot === slot && number >>> 0 === number;
    slot.run('game_play_number', isOne ? list.stamp : 0, number);
    this.#played.push(number);
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

  /**
   * The fields of the position that was set which were read as other values than its text has.
   * @returns {Mend[]}
   */
  mended() {
    return this.slot.receiveValue('game_mended');
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
    if (this.#played.some((action) => typeof action === 'number'))
      this.#played = this.slot.receive('game_played').split(' ');
    return /** @type {string[]} */ ([...this.#played]);
  }

  /** The texts of all legal actions. */
  actions() {
    const text = this.slot.receive('game_actions');
    return text === '' ? [] : text.split(' ');
  }

  /**
   * All that is needed to draw the position, and the legal actions. It is the same object until the game changes.
   * @returns {View}
   */
  view() {
    const slot = this.slot;
    return (this.#view ??= /** @type {View} */ (slot.receiveValue('game_view')));
  }

  /**
   * The action that led to the position, as the view lists actions; null at the start.
   * @returns {Action | null}
   */
  last() {
    return this.slot.receiveValue('game_last');
  }

  /**
   * The view after a legal action, which is not played: nothing changes.
   * @param {string} text
   * @returns {View}
   */
  playAside(text) {
    return this.slot.request('game_view_after', 'action', text);
  }

  /**
   * Why no legal action leads from a source to a target square. The source is a square, or `*` and the code of
   * a kind in the hand of the player to act; the target itself stands for any kind in that hand.
   * @param {string} source
   * @param {string} target
   * @returns {Explanation}
   */
  explain(source, target) {
    return this.slot.exchange('game_explain', source, target);
  }

  /**
   * The squares to which the royal piece on a square can move and would be in check there; none for other pieces.
   * @param {string} square
   * @returns {string[]}
   */
  risksFrom(square) {
    /** @type {import('./types.js').Risks} */
    const { squares } = this.slot.request('possible_risks', 'game', square);
    return squares;
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

  /** The statements of the rules that hold in the variant, by keys; `key=3` names a number, `key=assassin` a kind. */
  statements() {
    return this.slot.receive('game_statements').split(' ');
  }

  /**
   * How far the actions so far have brought the player who was to act at the beginning to a goal: "reached",
   * "open" or "failed". A text that is no goal is refused with an error.
   */
  goal(/** @type {string} */ goal) {
    this.slot.send('game_goal', 'goal', goal);
    return this.slot.read();
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
  #instance;
  /** @type {Schema | null} */
  #schema = null;

  /** Made by loadEngine(). */
  constructor(/** @type {Instance} */ instance) {
    this.#instance = instance;
  }

  /** @param {string} [_variant] that the game is to have; it matters only where each family has an engine of its own */
  createGame(_variant) {
    return new Game(this.#instance);
  }

  /**
   * All families with their options, kinds and presets.
   * @returns {Schema}
   */
  schema() {
    return (this.#schema ??= this.#readSchema());
  }

  #readSchema() {
    const slot = new Slot(this.#instance);
    try {
      return /** @type {Schema} */ (slot.receiveValue('game_schema'));
    } finally {
      slot.free();
    }
  }

  /** The memory of the instance in bytes, for tests. */
  get memorySize() {
    return this.#instance.bytes.length;
  }
}

/** Fetches and compiles a module. If the server sends a wrong type, it is not compiled while it is loaded. */
async function fetchModule(/** @type {URL | string} */ url) {
  const response = await fetchFile(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  const type = response.headers.get('Content-Type')?.trim().toLowerCase();
  return type === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** All that the files ask of their host: to be told that the memory has grown, which is seen here without that. */
export const imports = { env: { emscripten_notify_memory_growth() {} } };

/**
 * Makes a module from what is at an address, or from bytes.
 * @param {URL | string | BufferSource} source
 */
const compile = (source) =>
  typeof source === 'string' || source instanceof URL ? fetchModule(source) : WebAssembly.compile(source);

/**
 * Loads the rules from the bundled motley.wasm, from another address, or from bytes.
 * @param {URL | string | BufferSource} [source]
 */
export async function loadEngine(source = new URL('../build/wasm/motley.wasm', import.meta.url)) {
  const module = await compile(source);
  const { exports } = await WebAssembly.instantiate(module, imports);
  return new Engine(new Instance(() => new WebAssembly.Instance(module, imports).exports, exports));
}

/**
 * The name of a square of a bounded board; file and rank from 0.
 * @param {number} x
 * @param {number} y
 */
export function squareName(x, y) {
  return String.fromCharCode(97 + x) + (y + 1);
}
