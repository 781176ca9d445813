// The pages of a live game that are here, the seats of which they hold the keys, and how their players call themselves.

/** @import { Host } from './live-game.js' */

/**
 * A page that is connected. `told`: the link that was known here already, of which it was told last that, and when.
 * `heard`: the hash of the own statement that it has heard last.
 * @typedef {{ isAway: boolean, heard: string, told?: { text: string, at: number } }} Peer
 */

/** The names of so many browsers are kept at most: of the players, and of some that come and go. */
const mostNames = 50;

export class People {
  /** The name by which others call this player; empty: none. */
  ownName = '';
  #host;
  /** @type {Map<string, Peer>} */
  #peers = new Map();
  /** Whose connection was closed since nothing was heard: nobody knows whether they have left. @type {Set<string>} */
  #missed = new Set();
  /** The names that people have given, by their keys. @type {Map<string, string>} */
  #names = new Map();

  constructor(/** @type {Pick<Host, 'keys' | 'own'>} */ host) {
    this.#host = host;
  }

  /** The keys of those who are here. */
  get keys() {
    return [...this.#peers.keys()];
  }

  has(/** @type {string} */ peer) {
    return this.#peers.has(peer);
  }

  get(/** @type {string} */ peer) {
    return this.#peers.get(peer);
  }

  add(/** @type {string} */ peer) {
    this.#missed.delete(peer);
    this.#peers.set(peer, { heard: '', isAway: false });
  }

  /** Returns whether it was here. */
  remove(/** @type {string} */ peer) {
    if (this.#peers.get(peer)?.isAway && this.seatOf(peer)) this.#missed.add(peer);
    return this.#peers.delete(peer);
  }

  /** The seat for which the key of another page speaks; empty: none. */
  seatOf(/** @type {string} */ peer) {
    const { keys, own } = this.#host;
    return Object.keys(keys).find((seat) => keys[seat] === peer && seat !== own.seat) ?? '';
  }

  /**
   * Whether the holder of a seat is here; new: nobody has come for it yet.
   * @returns {'here' | 'away' | 'gone' | 'new'}
   */
  presence(/** @type {string} */ seat) {
    if (seat === this.#host.own.seat) return 'here';
    const key = this.#host.keys[seat];
    const peer = key ? this.#peers.get(key) : undefined;
    if (!key) return 'new';
    if (peer) return peer.isAway ? 'away' : 'here';
    return this.#missed.has(key) ? 'away' : 'gone';
  }

  /** The name that the player of a seat has given; empty: none. */
  nameOf(/** @type {string} */ seat) {
    return seat === this.#host.own.seat ? this.ownName : (this.#names.get(this.#host.keys[seat] ?? '') ?? '');
  }

  /** Returns whether there is room for it. */
  setName(/** @type {string} */ peer, /** @type {string} */ name) {
    if (!this.#names.has(peer) && this.#names.size >= mostNames) return false;
    this.#names.set(peer, name);
    return true;
  }
}
