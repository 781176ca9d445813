// Relays: each is tried for ever. What is sent while none is open is not kept: who is told that one has opened calls by
// it, and all that is needed is said anew.

/** @import { Alarms } from './alarms.js' */
/** @import { Means } from './carrier.js' */
/** @import { NostrEvent } from './mail.js' */
/** @import { Inbox } from './inbox.js' */

/** @typedef {'trying' | 'open' | 'silent'} RelayState */

/**
 * @typedef {object} RelayHost
 * @property {Means} means
 * @property {Alarms} alarms
 * @property {Inbox} inbox
 * @property {() => object} filter                    which events are asked for
 * @property {(relay: Relay) => void} opened
 * @property {(event: NostrEvent) => number} event       one came; returns the points of the work that it made
 * @property {(state: RelayState) => void} state
 */

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A relay that stays open so long is tried at once when it goes. */
const STAYS_MS = 10_000;
const CONNECTS_MS = 10_000;
const ANSWERS_MS = 5000;
/** After a sleep one does not wait long for the answer of a socket that may only seem to be open. */
const PROBE_MS = 2000;
const SILENT_MS = 5000;
/** The longest message that is read. */
const MESSAGE_CHARACTERS = 32_000;
const SUBSCRIPTION = 'room';

/** The parts of a message, none of which is known to be well-formed. @returns {unknown[]} */
function parse(/** @type {string} */ data) {
  try {
    const message = JSON.parse(data);
    return Array.isArray(message) ? message : [];
  } catch {
    return [];
  }
}

export class Relay {
  #host;
  #url;
  #told;
  /** @type {WebSocket | undefined} */
  #socket;
  #pause = FIRST_PAUSE_MS;
  /** Ends the wait for the next try, for an answer, and for its having stayed. */
  #cancelTry = () => {};
  /** @type {(() => void) | undefined} */
  #cancelAnswer;
  #cancelStay = () => {};
  /** Whether it has answered since it opened, and refuses nothing. */
  isAnswering = false;
  #hasRefused = false;

  constructor(/** @type {string} */ url, /** @type {RelayHost} */ host, /** @type {() => void} */ told) {
    this.#url = url;
    this.#host = host;
    this.#told = told;
  }

  connect() {
    this.#cancelTry();
    this.#expect(CONNECTS_MS);
    try {
      const socket = new this.#host.means.WebSocket(this.#url);
      this.#socket = socket;
      socket.onopen = () => this.#open();
      socket.onmessage = ({ data }) => this.#hear(data);
      socket.onclose = () => this.#lose();
    } catch {
      // An address that is none, or that the page's policy forbids.
      this.#lose();
    }
  }

  /** Sends, if it is open; what is sent must be answered, or it only seems to be open. */
  send(/** @type {unknown[]} */ message) {
    if (this.#socket?.readyState !== 1) return;
    this.#socket.send(JSON.stringify(message));
    this.#expect(ANSWERS_MS);
  }

  /** Looks at once whether it is there. */
  probe() {
    this.#pause = FIRST_PAUSE_MS;
    if (this.#socket?.readyState === 1) {
      this.#stopExpecting();
      this.#expect(PROBE_MS);
      this.#ask();
    } else {
      this.close();
      this.connect();
    }
  }

  close() {
    this.#cancelTry();
    this.#stopExpecting();
    this.#cancelStay();
    const socket = this.#socket;
    this.#socket = undefined;
    this.isAnswering = this.#hasRefused = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #ask() {
    this.send(['REQ', SUBSCRIPTION, this.#host.filter()]);
  }

  #open() {
    this.#stopExpecting();
    this.#cancelStay = this.#host.alarms.after(STAYS_MS, () => {
      this.#pause = FIRST_PAUSE_MS;
    });
    this.#ask();
    this.#host.opened(this);
  }

  /** Waits for any word of the relay, if that is not waited for already. */
  #expect(/** @type {number} */ ms) {
    this.#cancelAnswer ??= this.#host.alarms.after(ms, () => this.#lose());
  }

  #stopExpecting() {
    this.#cancelAnswer?.();
    this.#cancelAnswer = undefined;
  }

  #lose() {
    this.close();
    this.#told();
    this.#cancelTry = this.#host.alarms.after(this.#pause, () => this.connect());
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  #hear(/** @type {unknown} */ data) {
    this.#stopExpecting();
    if (typeof data !== 'string' || data.length > MESSAGE_CHARACTERS) return;
    this.#host.inbox.add(data.length, () => this.#read(data));
  }

  /** Returns the points of the work. */
  #read(/** @type {string} */ data) {
    const [word, subject, third] = parse(data);
    if (!this.#socket) return 1;
    if (word === 'CLOSED' && subject === SUBSCRIPTION) {
      this.#lose();
      return 1;
    }
    // A relay that refuses one event may take the next: it stays, but it does not count as one that answers.
    if (word === 'OK') this.#answer(third === true);
    else if (word === 'EVENT' || word === 'EOSE') this.#answer(!this.#hasRefused);
    if (word !== 'EVENT' || subject !== SUBSCRIPTION) return 1;
    return this.#host.event(/** @type {NostrEvent} */ (third));
  }

  #answer(/** @type {boolean} */ isYes) {
    this.#hasRefused = !isYes;
    if (this.isAnswering === isYes) return;
    this.isAnswering = isYes;
    this.#told();
  }
}

export class Relays {
  #host;
  /** @type {Relay[]} */
  #relays;
  /** @type {RelayState | undefined} */
  #state;
  #cancelSilence = () => {};

  constructor(/** @type {string[]} */ urls, /** @type {RelayHost} */ host) {
    this.#host = host;
    this.#relays = [...new Set(urls)].map((url) => new Relay(url, host, () => this.#look()));
  }

  open() {
    this.#look();
    for (const relay of this.#relays) relay.connect();
  }

  /** Sends an event to one relay, or to all that are open. */
  publish(/** @type {NostrEvent} */ event, /** @type {Relay | undefined} */ relay = undefined) {
    for (const one of relay ? [relay] : this.#relays) one.send(['EVENT', event]);
  }

  probe() {
    for (const relay of this.#relays) relay.probe();
  }

  close() {
    this.#cancelSilence();
    for (const relay of this.#relays) relay.close();
    this.#state = undefined;
  }

  /** Says how it stands with the relays, when that has changed. */
  #look() {
    if (this.#relays.some((relay) => relay.isAnswering)) this.#say('open');
    else if (this.#state !== 'silent') this.#say('trying');
  }

  #say(/** @type {RelayState} */ state) {
    if (state === this.#state) return;
    this.#state = state;
    this.#cancelSilence();
    if (state === 'trying') this.#cancelSilence = this.#host.alarms.after(SILENT_MS, () => this.#say('silent'));
    this.#host.state(state);
  }
}
