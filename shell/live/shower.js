// A player of a live game shows it to those who watch (formats 6.5), in a room in which only players speak. Without a
// document.

import { publicKey, sign, watchKey } from './live-keys.js';
import { longestMessage, proofText } from './wire.js';

/** @import { Carrier } from './carrier/carrier.js' */

/** At most so many watch a game. */
export const mostWatchers = 8;

/** After so many milliseconds what has changed meanwhile is said, or what the carrier could not take is said again. */
const pause = 300;

/** Whether a text is short enough for a message. */
const hasRoom = (/** @type {string} */ text) =>
  text.length <= longestMessage && new TextEncoder().encode(text).length <= longestMessage;

/** A player shows the game to all who watch it. */
export class Shower {
  #carrier;
  #clock;
  #onChange;
  /**
   * What was said last, by its word: who comes later hears it too, and first that a player speaks.
   * @type {Map<string, string>}
   */
  #said = new Map();
  /** Who watches, and the words of which each has not heard the last. @type {Map<string, Set<string>>} */
  #watchers = new Map();
  #isPausing = false;

  /**
   * @param {object} given
   * @param {string} given.id of the game, as in `bylink`
   * @param {Uint8Array} given.key that of this page in the room
   * @param {Carrier} given.carrier of the room of those who watch
   * @param {{ setTimeout: (run: () => void, pause: number) => unknown }} [clock]
   * @param {() => void} [onChange] called when somebody comes or goes
   */
  constructor({ id, key, carrier }, clock = globalThis, onChange = () => {}) {
    this.#carrier = carrier;
    this.#clock = clock;
    this.#onChange = onChange;
    this.#said.set('player', `player ${sign(proofText(publicKey(key)), watchKey(id))}`);
    carrier.receive({
      here: (peer) => this.#meet(peer),
      gone: (peer) => this.#watchers.delete(peer) && this.#onChange(),
      away: () => {},
      heard: () => {},
      relays: () => {},
    });
  }

  join() {
    this.#carrier.join();
  }

  /** How many watch. */
  get count() {
    return this.#watchers.size;
  }

  #meet(/** @type {string} */ peer) {
    this.#watchers.set(peer, new Set(this.#said.keys()));
    this.#sayFresh();
    this.#onChange();
  }

  /** Says something, if it is not what was said last with this word. What is too long for a message is not said. */
  say(/** @type {string} */ word, /** @type {string} */ rest) {
    const text = `${word} ${rest}`;
    if (this.#said.get(word) === text || !hasRoom(text)) return;
    // The order is that in which it was said last: a turn that goes on comes after the game that it goes on from.
    this.#said.delete(word);
    this.#said.set(word, text);
    for (const fresh of this.#watchers.values()) fresh.add(word);
    if (!this.#isPausing) this.#sayFresh();
  }

  #sayFresh() {
    for (const [peer, fresh] of this.#watchers) {
      for (const [word, text] of this.#said) {
        if (!fresh.has(word)) continue;
        if (!this.#carrier.send(peer, text)) break;
        fresh.delete(word);
      }
    }
    this.#rest();
  }

  /** Says no more for some time: others close a connection on which too much comes. */
  #rest() {
    if (this.#isPausing) return;
    this.#isPausing = true;
    this.#clock.setTimeout(() => {
      this.#isPausing = false;
      if ([...this.#watchers.values()].some((fresh) => fresh.size > 0)) this.#sayFresh();
    }, pause);
  }

  leave() {
    this.#said.clear();
    this.#watchers.clear();
    this.#carrier.leave();
  }
}
