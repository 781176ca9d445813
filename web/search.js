// The search for the best action in the position of a game.

/** @typedef {import('./engine.js').Game} Game */

/**
 * @typedef {object} Strength
 * @property {number} [level] 1 to 10; 0 or none: full strength
 * @property {number} [nodes] positions to visit at most; 0 or none: the level's number, which full
 *   strength does not have
 * @property {number} [seed] decides the errors of weaker levels, 32 bits
 * @property {number} [table] kilobytes of memory for positions that were searched
 * @property {number} [lines] how many lines are looked for, 8 at most
 */

/**
 * The state of a search. Scores are hundredths of a pawn.
 * @typedef {object} Report
 * @property {string} seat the one that acts in the position
 * @property {number} score from the side of that seat
 * @property {number} endIn actions until it surely wins; negative: until it loses; 0: none is seen
 * @property {number[]} now the score of each seat without looking ahead; only their differences have a meaning
 * @property {number[]} ahead the same at the end of the line
 * @property {number} depth actions that it has looked ahead
 * @property {number} nodes
 * @property {string[]} line actions that are expected, the best one first
 */

const tableSize = 4096;

/** The nets with which searches evaluate positions, by family. @type {Map<string, Uint8Array>} */
const nets = new Map();

/**
 * Lets searches evaluate positions of a family by a net; null: by none. Throws a MotleyError for bytes that are no such
 * net, and changes nothing.
 * @param {import('./engine.js').Engine} engine
 * @param {string} family
 * @param {Uint8Array | null} net
 */
export function useNet(engine, family, net) {
  if (!net) return void nets.delete(family);
  const game = engine.createGame();
  try {
    game.setVariant(family);
    game.slot.sendBytes('search_net', net);
    nets.set(family, net);
  } finally {
    game.dispose();
  }
}

/**
 * A search. The same game and strength give the same result, however the search is divided into slices. After a trap,
 * which one call reports, the next call begins the search again if the game still has its position. A search is freed
 * with its game.
 */
export class Search {
  #game;
  #slot;
  #seats;
  /** @type {Required<Strength>} */
  #strength;
  #place;

  /**
   * Starts with the position of the game, which may go on meanwhile. Throws a MotleyError if the game has ended or
   * there is no memory.
   * @param {Game} game
   * @param {Strength} [strength]
   */
  constructor(game, { level = 0, nodes = 0, seed = 0, table = tableSize, lines = 1 } = {}) {
    const { seats, turn } = game.view();
    this.#game = game;
    this.#seats = seats;
    this.#strength = { level, nodes, seed, table, lines };
    this.#place = { ply: game.ply, seat: turn.player };
    this.#slot = this.#start();
  }

  #start() {
    const { level, nodes, seed, table, lines } = this.#strength;
    const { slot, variant } = this.#game;
    const net = nets.get(variant.split(';')[0]);
    if (net) slot.sendBytes('search_net', net);
    slot.run('search_start', level, nodes, seed >>> 0, table, lines);
    return slot;
  }

  /** The slot with the search; after a trap, one in which the same search begins again. */
  get #living() {
    if (!this.#slot.isLost) return this.#slot;
    if (this.#game.ply !== this.#place.ply) throw new Error('the game has gone on from a lost search');
    return (this.#slot = this.#start());
  }

  /** Visits at most so many positions; returns true while there is more to do. */
  run(/** @type {number} */ nodes) {
    return this.#living.ask('search_run', nodes) === 1;
  }

  #scores(/** @type {Game['slot']} */ slot, /** @type {0 | 1} */ isAhead) {
    return Array.from(this.#seats, (_, seat) => Number(slot.ask('search_score_of', seat, isAhead)));
  }

  /** @returns {Report} of the line that the slot tells of */
  #told(/** @type {Game['slot']} */ slot) {
    const line = slot.receive('search_line');
    return {
      seat: this.#place.seat,
      score: slot.ask('search_score'),
      endIn: slot.ask('search_end_in'),
      now: this.#scores(slot, 0),
      ahead: this.#scores(slot, 1),
      depth: slot.ask('search_depth'),
      nodes: Number(slot.ask('search_nodes')),
      line: line === '' ? [] : line.split(' '),
    };
  }

  get report() {
    return this.#told(this.#living);
  }

  /** All lines that have been found so far, the best one first. */
  get reports() {
    const slot = this.#living;
    const reports = [];
    while (slot.ask('search_tell', reports.length) === 1) reports.push(this.#told(slot));
    slot.ask('search_tell', 0);
    return reports;
  }

  /** How many actions ahead have been searched. Reading it is the cheapest way to see progress. */
  get depth() {
    return Number(this.#living.ask('search_depth'));
  }
}
