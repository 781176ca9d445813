// A world in which pages meet: relays, connections between browsers, and pages that sleep, die, are cut off and come
// back, all by a clock of the test. Nothing here leaves the process.

import { FakeConnection } from './fake-connection.js';
import { FakeRelay, FakeSocket } from './fake-relay.js';
import { PageClock, TestClock } from './test-clock.js';

/** @import { Means } from '../../../shell/live/carrier/carrier.js' */

/** ms that a text takes between two pages, and between a page and a relay. */
const LINK_MS = 10;
const RELAY_MS = 20;

/** What a clock shows that goes right, when the clock of the test begins. */
export const today = 1_800_000_000_000;

export class FakeMeeting {
  clock = new TestClock();
  /** By address. @type {Map<string, FakeRelay>} */
  relays = new Map();
  /** All connections that were made, by the name in their descriptions. @type {Map<string, FakeConnection>} */
  connections = new Map();
  /** Pairs of pages that cannot reach each other. @type {Set<string>} */
  #cuts = new Set();
  linkMs = LINK_MS;
  relayMs = RELAY_MS;

  /** A relay that is there. */
  relay(url = 'wss://relay.test') {
    const relay = new FakeRelay(this);
    this.relays.set(url, relay);
    return relay;
  }

  /** A page, whose clock shows `offset` ms more than that of the test. */
  page(/** @type {string} */ name, offset = today) {
    return new FakePage(name, this, offset);
  }

  /** Cuts two pages from each other, or joins them again: what was sent meanwhile then comes. */
  cut(/** @type {FakePage} */ a, /** @type {FakePage} */ b, isCut = true) {
    const pair = [a.name, b.name].sort().join(' ');
    if (isCut) this.#cuts.add(pair);
    else this.#cuts.delete(pair);
    for (const connection of this.connections.values()) connection.flush();
  }

  isCut(/** @type {FakePage} */ a, /** @type {FakePage} */ b) {
    return a.isOffline || b.isOffline || this.#cuts.has([a.name, b.name].sort().join(' '));
  }
}

/** A page of a browser. What happens to it while it sleeps waits until it wakes. */
export class FakePage {
  /** @type {'awake' | 'asleep' | 'closed'} */
  state = 'awake';
  /** Without a network. */
  isOffline = false;
  /** @type {(() => void)[]} */
  #backlog = [];
  /** @type {Map<string, Set<(event: any) => void>>} */
  #listeners = new Map();
  clock;
  /** Called before a socket is made; it may throw, as browsers do. @type {(url: string) => void} */
  onSocket = () => {};
  /** Ways to this page that its browser finds, and the ms that it takes for that. @type {string[]} */
  candidates = [];
  gatheringMs = 0;
  /** @type {Set<FakeSocket>} */
  sockets = new Set();
  /** @type {FakeConnection[]} */
  connections = [];

  constructor(/** @type {string} */ name, /** @type {FakeMeeting} */ meeting, /** @type {number} */ offset) {
    this.name = name;
    this.meeting = meeting;
    this.clock = new PageClock(meeting.clock, offset);
  }

  /** What a carrier needs of this page. @returns {Means} */
  get means() {
    const page = this;
    const { clock } = this;
    return {
      WebSocket: /** @type {any} */ (
        class extends FakeSocket {
          constructor(/** @type {string} */ url) {
            super(url, page);
          }
        }
      ),
      RTCPeerConnection: /** @type {any} */ (
        class extends FakeConnection {
          constructor() {
            super(page);
          }
        }
      ),
      now: clock.now,
      setTimeout: clock.setTimeout,
      clearTimeout: (id) => clock.clearTimeout(/** @type {number} */ (id)),
      addEventListener: (type, listener) => this.#heard(type).add(listener),
      removeEventListener: (type, listener) => this.#heard(type).delete(listener),
    };
  }

  /** Something happens to this page: now, or when it wakes. */
  run(/** @type {() => void} */ happen) {
    if (this.state === 'awake') happen();
    else if (this.state === 'asleep') this.#backlog.push(happen);
  }

  emit(/** @type {string} */ type, /** @type {any} */ event = {}) {
    this.run(() => {
      for (const listener of [...this.#heard(type)]) listener(event);
    });
  }

  /** The browser is stopped, or the laptop shut. */
  sleep() {
    this.state = 'asleep';
    this.clock.sleep();
  }

  wake() {
    this.state = 'awake';
    this.clock.wake();
    for (const happen of this.#backlog.splice(0)) happen();
  }

  /** The page's process ends: others hear nothing of it. */
  kill() {
    this.state = 'closed';
    this.clock.close();
    for (const socket of this.sockets) socket.vanish();
  }

  /** The page is closed, or left, in order. */
  close() {
    this.emit('pagehide', { persisted: false });
    for (const connection of this.connections) connection.close();
    this.kill();
  }

  setOffline(/** @type {boolean} */ isOffline) {
    this.isOffline = isOffline;
    for (const connection of this.meeting.connections.values()) connection.flush();
    if (!isOffline) this.emit('online');
  }

  /** What it has not given back: timers, listeners, sockets, connections. */
  get held() {
    const listeners = [...this.#listeners.values()].reduce((sum, set) => sum + set.size, 0);
    const open = this.connections.filter((connection) => connection.connectionState !== 'closed').length;
    return { timers: this.clock.waiting, listeners, sockets: this.sockets.size, connections: open };
  }

  #heard(/** @type {string} */ type) {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners);
    return listeners;
  }
}
