// Pages that meet without a network: carriers as the page has them, which by a seed delay, double, lose and reorder
// what is said. Connections are cut and made anew, pages sleep, close and come again as a test says, or by the seed.

import { bytesToHex } from '@noble/hashes/utils.js';
import { schnorr } from '@noble/secp256k1';
import { makeRandom } from './engine.js';

/**
 * @typedef {'trying' | 'open' | 'silent'} Relays
 *
 * @typedef {object} Listener
 * @property {(peer: string) => void} [here]
 * @property {(peer: string, isAway: boolean) => void} [away]
 * @property {(peer: string) => void} [gone]
 * @property {(peer: string, text: string) => void} [heard]
 * @property {(state: Relays) => void} [relays]
 *
 * What a page says of itself. `side`: in the room of those who look on only players and watchers meet each other.
 * @typedef {object} Options
 * @property {{ topic: string }} room
 * @property {Uint8Array} key
 * @property {number} [peers]
 * @property {boolean} [isDeaf]
 * @property {'player' | 'watcher'} [side]
 *
 * @typedef {Pick<import('./test-clock.js').PageClock, 'now' | 'setTimeout' | 'setInterval' | 'clearInterval'> &
 *   { isAsleep?: boolean, sleep?: () => void, wake?: () => void, close?: () => void }} Means
 *
 * How much goes wrong, in hundredths of the messages: `late` ones are overtaken.
 * @typedef {{ delay: [least: number, most: number], drop: number, double: number, late: number }} Faults
 *
 * One message of a record: who said what to whom, and when.
 * @typedef {{ from: string, to: string, text: string, at: number }} Said
 */

/** What the guard of a page lets through in a second. */
const most = { messages: 50, bytes: 300_000, length: 65_536 };

/** After so long a silence a page is away; after so long its connection is closed. */
const [away, lost] = [5000, 15_000];

/** So long somebody is kept out who has exceeded what the guard lets through. */
const refusal = 60_000;

/** One page that has opened a carrier. */
class Station {
  /** @type {Listener} */
  listener = {};
  isIn = false;
  /** Whether another page with the same key has come later. */
  isVoid = false;
  /** @type {Relays} */
  relays = 'trying';
  /** The connections that it has, by peer. @type {Map<string, Wire>} */
  wires = new Map();
  /** Until when others are refused. @type {Map<string, number>} */
  refused = new Map();

  /** @param {Options} options @param {Means} means @param {string} peer */
  constructor({ room, peers = 5, isDeaf = false, side }, means, peer) {
    this.isDeaf = isDeaf;
    this.side = side;
    this.topic = room.topic;
    this.peers = peers;
    this.means = means;
    this.peer = peer;
    this.ticked = means.now();
    this.beat = 0;
  }

  get isAwake() {
    return this.isIn && !this.isVoid && !this.means.isAsleep;
  }

  mayMeet(/** @type {Station} */ other) {
    if (other === this || other.topic !== this.topic || !other.isAwake || this.peer === other.peer) return false;
    if (this.side && this.side === other.side) return false;
    return this.wires.size < this.peers && (this.refused.get(other.peer) ?? 0) <= this.means.now();
  }
}

/** One side of a connection. */
class End {
  isOpen = true;
  isAway = false;
  /** When the last message to it arrives that is not late. */
  last = 0;

  constructor(/** @type {Station} */ station, /** @type {Station} */ other) {
    this.station = station;
    this.other = other;
    this.heard = station.means.now();
  }
}

/** A connection of two pages. */
class Wire {
  /** What each side has said in the last second. @type {Map<End, { at: number, length: number }[]>} */
  said = new Map();

  constructor(/** @type {Station} */ a, /** @type {Station} */ b, /** @type {number} */ delay) {
    this.ends = [new End(a, b), new End(b, a)];
    this.delay = delay;
  }

  endOf(/** @type {Station} */ station) {
    return this.ends[this.ends[0].station === station ? 0 : 1];
  }

  /** Whether the guard lets through what a side says now. */
  accepts(/** @type {End} */ end, /** @type {string} */ text, /** @type {number} */ at) {
    const recent = (this.said.get(end) ?? []).filter((each) => each.at > at - 1000);
    recent.push({ at, length: Buffer.byteLength(text) });
    this.said.set(end, recent);
    const bytes = recent.reduce((sum, { length }) => sum + length, 0);
    return recent.length <= most.messages && bytes <= most.bytes && Buffer.byteLength(text) <= most.length;
  }
}

/** @type {Faults} */
const none = { delay: [1, 5], drop: 0, double: 0, late: 0 };

export class FakeNetwork {
  #clock;
  #random;
  /** @type {Station[]} */
  #stations = [];
  /** Pairs between which nothing passes, and single peers. @type {Set<string>} */
  #cuts = new Set();
  /** Pairs that are about to meet. @type {Set<string>} */
  #meeting = new Set();
  #isHarmed = false;
  /** All that was said, if it is to be kept. @type {Said[] | null} */
  record = null;
  /** Who has exceeded what the guard lets through. @type {string[]} */
  guarded = [];
  /** How often two have met. */
  meetings = 0;
  /** Whether relays answer, without which nobody meets. */
  hasRelays = true;

  /**
   * @param {import('./test-clock.js').TestClock} clock
   * @param {{ seed?: number, faults?: Partial<Faults> }} [options]
   */
  constructor(clock, { seed = 1, faults = {} } = {}) {
    this.#clock = clock;
    this.#random = makeRandom(seed);
    this.faults = { ...none, ...faults };
  }

  #between(/** @type {number} */ least, /** @type {number} */ most) {
    return least + this.#random(most - least + 1);
  }

  #chance(/** @type {number} */ percent) {
    return percent > 0 && this.#random(100) < percent;
  }

  // ----- what a page has

  /**
   * Takes the place of openCarrier.
   * @param {Options} options
   * @param {Means} means the clock of the page; one for each page, if it is to sleep
   */
  openCarrier = (options, means) => {
    const station = new Station(options, means, bytesToHex(schnorr.getPublicKey(options.key)));
    return {
      peer: station.peer,
      receive: (/** @type {Listener} */ listener) => void (station.listener = listener),
      join: () => this.#join(station),
      send: (/** @type {string} */ peer, /** @type {string} */ text) => this.#send(station, peer, text),
      leave: () => this.#leave(station),
      delay: (/** @type {string} */ peer) => station.wires.get(peer)?.delay,
    };
  };

  #join(/** @type {Station} */ station) {
    for (const other of this.#stations)
      if (other.topic === station.topic && other.peer === station.peer) {
        other.isVoid = true;
        for (const wire of other.wires.values()) this.#close(wire, other);
      }
    station.isIn = true;
    this.#stations.push(station);
    this.#tell(station, 'relays', 'trying');
    station.beat = station.means.setInterval(() => this.#tick(station), 1000);
    this.#look(station);
    this.#meetAll(station);
  }

  #leave(/** @type {Station} */ station) {
    for (const wire of station.wires.values()) this.#closeFor(wire.endOf(station).other, wire);
    this.#remove(station);
  }

  #remove(/** @type {Station} */ station) {
    station.isIn = false;
    station.wires.clear();
    station.means.clearInterval(station.beat);
    this.#stations = this.#stations.filter((each) => each !== station);
  }

  /** A peer says something that its page would not. */
  say(/** @type {string} */ from, /** @type {string} */ peer, /** @type {string} */ text) {
    const station = this.#stations.find((each) => each.peer === from);
    return station !== undefined && this.#send(station, peer, text);
  }

  #send(/** @type {Station} */ station, /** @type {string} */ peer, /** @type {string} */ text) {
    const wire = station.wires.get(peer);
    if (!wire) return false;
    const end = wire.endOf(station);
    const at = this.#clock.now();
    this.record?.push({ from: station.peer, to: peer, text, at });
    if (!wire.accepts(end, text, at)) this.#guard(wire, end);
    else if (this.#isWhole(wire) && !this.#chance(this.faults.drop)) {
      this.#carry(wire, end.other, text);
      if (this.#chance(this.faults.double)) this.#carry(wire, end.other, text);
    }
    return true;
  }

  /** Brings a message to a side of a connection; those that are not late arrive in order. */
  #carry(/** @type {Wire} */ wire, /** @type {Station} */ to, /** @type {string} */ text) {
    const end = wire.endOf(to);
    const now = this.#clock.now();
    const isLate = this.#chance(this.faults.late);
    const arrival = now + this.#between(...this.faults.delay) + (isLate ? this.#between(50, 2000) : 0);
    if (!isLate) end.last = Math.max(arrival, end.last);
    to.means.setTimeout(
      () => {
        if (!end.isOpen || to.wires.get(end.other.peer) !== wire) return;
        end.heard = to.means.now();
        if (to.isDeaf) this.#refuse(wire, end, Infinity);
        else to.listener.heard?.(end.other.peer, text);
      },
      (isLate ? arrival : end.last) - now,
    );
  }

  // ----- who meets whom

  #tell(
    /** @type {Station} */ station,
    /** @type {keyof Listener} */ event,
    /** @type {string} */ about,
    /** @type {any} */ more = undefined,
  ) {
    station.means.setTimeout(() => station.isIn && /** @type {any} */ (station.listener[event])?.(about, more));
  }

  #tick(/** @type {Station} */ station) {
    const now = station.means.now();
    // Who has slept judges nobody by the backlog.
    const hasSlept = now - station.ticked > 4000;
    station.ticked = now;
    for (const wire of [...station.wires.values()]) this.#judge(wire, wire.endOf(station), hasSlept);
    this.#look(station);
    this.#meetAll(station);
  }

  #judge(/** @type {Wire} */ wire, /** @type {End} */ end, /** @type {boolean} */ hasSlept) {
    const { station, other } = end;
    const now = station.means.now();
    const isHeard = this.#isWhole(wire) && other.isAwake && wire.endOf(other).isOpen;
    if (isHeard || hasSlept) end.heard = now;
    const silence = now - end.heard;
    if (end.isAway !== silence > away) {
      end.isAway = !end.isAway;
      this.#tell(station, 'away', other.peer, end.isAway);
    }
    if (silence > lost) this.#close(wire, station);
  }

  /** Looks whether relays answer. */
  #look(/** @type {Station} */ station) {
    const state = this.hasRelays ? 'open' : 'silent';
    if (station.relays === state) return;
    station.relays = state;
    station.means.setTimeout(() => this.#tell(station, 'relays', station.relays), this.hasRelays ? 100 : 5000);
  }

  #meetAll(/** @type {Station} */ station) {
    if (!this.hasRelays || !station.isAwake) return;
    for (const other of this.#stations)
      if (!station.wires.has(other.peer) && station.mayMeet(other)) this.#meet(station, other);
  }

  #meet(/** @type {Station} */ a, /** @type {Station} */ b) {
    const pair = pairOf(a.peer, b.peer);
    if (this.#meeting.has(pair)) return;
    this.#meeting.add(pair);
    this.#clock.setTimeout(
      () => {
        this.#meeting.delete(pair);
        if (a.isAwake && a.mayMeet(b) && !this.#isCut(a, b)) this.#connect(a, b);
      },
      this.#between(200, 700),
    );
  }

  /** Connects two. Who had a connection that the other one has closed has another one from now on. */
  #connect(/** @type {Station} */ a, /** @type {Station} */ b) {
    const old = b.wires.get(a.peer);
    if (!old && !b.mayMeet(a)) return;
    if (old) old.endOf(b).isOpen = false;
    const [least, most] = this.faults.delay;
    const wire = new Wire(a, b, (least + most) / 2);
    this.meetings++;
    for (const { station, other } of wire.ends) {
      station.wires.set(other.peer, wire);
      this.#tell(station, 'here', other.peer);
    }
  }

  #isWhole(/** @type {Wire} */ { ends: [{ station }, { station: other }] }) {
    return !this.#isCut(station, other) && station.isIn && other.isIn;
  }

  #isCut(/** @type {Station} */ a, /** @type {Station} */ b) {
    return [a.peer, b.peer, pairOf(a.peer, b.peer)].some((one) => this.#cuts.has(one));
  }

  /** Closes a connection at one side; the other one hears of it, if anything passes between them. */
  #close(/** @type {Wire} */ wire, /** @type {Station} */ station) {
    const end = wire.endOf(station);
    if (this.#isWhole(wire)) this.#closeFor(end.other, wire);
    if (!end.isOpen) return;
    end.isOpen = false;
    if (station.wires.get(end.other.peer) !== wire) return;
    station.wires.delete(end.other.peer);
    this.#tell(station, 'gone', end.other.peer);
  }

  #closeFor(/** @type {Station} */ station, /** @type {Wire} */ wire) {
    const end = wire.endOf(station);
    const close = () => {
      if (!end.isOpen) return;
      end.isOpen = false;
      if (station.wires.get(end.other.peer) !== wire) return;
      station.wires.delete(end.other.peer);
      station.listener.gone?.(end.other.peer);
    };
    // What was said before arrives before.
    const time = this.#between(...this.faults.delay);
    station.means.setTimeout(close, Math.max(time, end.last - this.#clock.now() + 1));
  }

  #refuse(/** @type {Wire} */ wire, /** @type {End} */ { station, other }, time = refusal) {
    const until = station.means.now() + time;
    station.refused.set(other.peer, Math.max(until, station.refused.get(other.peer) ?? 0));
    this.#close(wire, station);
  }

  #guard(/** @type {Wire} */ wire, /** @type {End} */ { station, other }) {
    this.guarded.push(station.peer);
    this.#refuse(wire, wire.endOf(other));
  }

  // ----- what a test brings about

  #wiresOf(/** @type {string} */ peer, /** @type {string | undefined} */ other = undefined) {
    const stations = this.#stations.filter((station) => station.peer === peer && !station.isVoid);
    return stations.flatMap((station) => [...station.wires].filter(([name]) => !other || name === other));
  }

  /** Nothing passes between two peers any more, or between one and all others. Neither is told. */
  cut(/** @type {string} */ peer, /** @type {string | undefined} */ other = undefined) {
    this.#cuts.add(other ? pairOf(peer, other) : peer);
  }

  /** It passes again. */
  mend(/** @type {string} */ peer, /** @type {string | undefined} */ other = undefined) {
    this.#cuts.delete(other ? pairOf(peer, other) : peer);
  }

  /** Closes the connections of a peer, or that of two, which are made anew. Both are told. */
  close(/** @type {string} */ peer, /** @type {string | undefined} */ other = undefined) {
    for (const [, wire] of this.#wiresOf(peer, other)) this.#close(wire, wire.ends[0].station);
  }

  /** The pages of a peer are gone, without a word. */
  vanish(/** @type {string} */ peer) {
    for (const station of this.#stations.filter((each) => each.peer === peer)) {
      this.#remove(station);
      station.means.close?.();
    }
  }

  #stationOf(/** @type {string} */ peer) {
    return this.#stations.find((station) => station.peer === peer && !station.isVoid);
  }

  sleep(/** @type {string} */ peer) {
    this.#stationOf(peer)?.means.sleep?.();
  }

  wake(/** @type {string} */ peer) {
    for (const station of this.#stations.filter((each) => each.peer === peer)) station.means.wake?.();
  }

  /** Whether two can say something to each other. */
  areTogether(/** @type {string} */ a, /** @type {string} */ b) {
    const [one, other] = [a, b].map((peer) => this.#stationOf(peer));
    return Boolean(
      one && other && one.isAwake && other.isAwake && one.wires.get(b)?.endOf(other) && !this.#isCut(one, other),
    );
  }

  /** From now on something happens to somebody all the time, by the seed, until heal(). */
  harm(longest = 20_000) {
    this.#isHarmed = true;
    const strike = () => {
      if (!this.#isHarmed) return;
      const peers = [...new Set(this.#stations.filter(({ isVoid }) => !isVoid).map(({ peer }) => peer))];
      if (peers.length > 0) this.#strike(peers[this.#random(peers.length)], this.#between(100, longest));
      this.#clock.setTimeout(strike, this.#between(500, longest));
    };
    strike();
  }

  #strike(/** @type {string} */ peer, /** @type {number} */ time) {
    const [begin, end] = /** @type {const} */ ([
      ['cut', 'mend'],
      ['sleep', 'wake'],
      ['close', undefined],
    ])[this.#random(3)];
    this[begin](peer);
    if (end) this.#clock.setTimeout(() => this[end](peer), time);
  }

  /** All is well from now on. */
  heal() {
    this.#isHarmed = false;
    this.#cuts.clear();
    this.faults = { ...none };
    for (const { peer } of this.#stations) this.wake(peer);
  }
}

const pairOf = (/** @type {string} */ a, /** @type {string} */ b) => [a, b].sort().join();
