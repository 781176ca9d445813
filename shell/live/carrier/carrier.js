// Pages that meet: they find each other through relays, and then speak directly. The contract of docs/formats.md 6.4 is
// what they say; how they meet is here.

import { Alarms } from './alarms.js';
import { Beat } from './beat.js';
import { Inbox } from './inbox.js';
import { Meetings } from './meetings.js';
import { Relays } from './relays.js';

/** @import { NostrEvent } from './mail.js' */
/** @import { Relay, RelayState } from './relays.js' */

/** Where pages meet.
 * @typedef {{ topic: string, secret: Uint8Array }} Room   topic: hex digits, which relays see; secret: 32 bytes
 */

/** @typedef {{ persisted?: boolean }} PageEvent   pagehide, pageshow, online */

/** What of a browser the carrier uses; by default that of the page.
 * @typedef {object} Means
 * @property {typeof WebSocket} WebSocket
 * @property {typeof RTCPeerConnection} RTCPeerConnection
 * @property {() => number} now   ms since 1970
 * @property {(run: () => void, ms: number) => unknown} setTimeout
 * @property {(id: unknown) => void} clearTimeout
 * @property {(type: string, listener: (event: PageEvent) => void) => void} [addEventListener]
 * @property {(type: string, listener: (event: PageEvent) => void) => void} [removeEventListener]
 */

/**
 * @typedef {object} CarrierOptions
 * @property {Room} room
 * @property {Uint8Array} key             the private key of this page, 32 bytes
 * @property {string[]} relays            addresses
 * @property {RTCIceServer[]} ice         STUN and TURN servers
 * @property {number} [peers]             how many may be connected; 5 unless said
 * @property {boolean} [isDeaf]           a peer that says anything but beats is cut, and not let in again
 * @property {'player' | 'watcher'} [side]   in a room for those who look on: only a player and a watcher meet
 */

/** A peer is the public key (x-only, 64 hex digits) with which another page signs how it is reached.
 * @typedef {object} Listener
 * @property {(peer: string) => void} here   it can be sent to now; said again when its connection was made anew
 * @property {(peer: string, isAway: boolean) => void} away   silent for 5 s; heard again
 * @property {(peer: string) => void} gone   it has left (said so), or its connection is closed
 * @property {(peer: string, text: string) => void} heard
 * @property {(state: RelayState) => void} relays   silent: none has answered for 5 s (still tried, at most 30 s apart)
 */

/**
 * @typedef {object} Carrier
 * @property {() => void} join
 * @property {(peer: string, text: string) => boolean} send   a text that begins with a small letter. False: nothing was
 *   sent, since there is no open connection to it, or more was said than others take (20 texts or 140 kB in a second,
 *   64 kB in one)
 * @property {(listener: Listener) => void} receive   before join
 * @property {() => void} leave   says goodbye (also on pagehide)
 * @property {(peer: string) => number | undefined} delay   measured one-way delay in ms, from the beats
 */

const TICK_MS = 1000;
/** A tick that comes later than this means that the page slept. */
const SLEPT_MS = 4000;
/** Five seconds; beats come a second apart, and a stop of four seconds is not noticed. */
const AWAY_MS = 5200;
const LOST_MS = 15_000;

/** Whether pages can meet by this browser. */
export const canMeet = () => typeof RTCPeerConnection === 'function' && typeof WebSocket === 'function';

/** @returns {Means} */
const ofPage = () => ({
  WebSocket,
  RTCPeerConnection,
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (id) => clearTimeout(/** @type {number} */ (id)),
  addEventListener: (type, listener) => addEventListener(type, /** @type {EventListener} */ (listener)),
  removeEventListener: (type, listener) => removeEventListener(type, /** @type {EventListener} */ (listener)),
});

class Mesh {
  #means;
  #options;
  #alarms;
  #inbox;
  #relays;
  #meetings;
  /** @type {Listener} */
  #listener = { here() {}, away() {}, gone() {}, heard() {}, relays() {} };
  /** Of each page that is here. @type {Map<string, Beat>} */
  #beats = new Map();
  #tickedAt = 0;
  #isJoined = false;

  constructor(/** @type {CarrierOptions} */ options, /** @type {Means} */ means) {
    this.#means = means;
    this.#options = { isDeaf: false, ...options, side: options.side ?? (options.isDeaf ? 'player' : undefined) };
    this.#alarms = new Alarms(means);
    this.#inbox = new Inbox(this.#alarms, means.now);
    this.#relays = new Relays(options.relays, this.#relayHost());
    this.#meetings = new Meetings(this.#options, this.#meetingsHost());
  }

  receive(/** @type {Listener} */ listener) {
    this.#listener = listener;
  }

  join() {
    if (this.#isJoined) return;
    this.#means.addEventListener?.('pagehide', this.#hide);
    this.#means.addEventListener?.('pageshow', this.#show);
    this.#means.addEventListener?.('online', this.#wake);
    this.#start();
  }

  leave() {
    this.#means.removeEventListener?.('pagehide', this.#hide);
    this.#means.removeEventListener?.('pageshow', this.#show);
    this.#means.removeEventListener?.('online', this.#wake);
    this.#stop();
  }

  send(/** @type {string} */ peer, /** @type {string} */ text) {
    return this.#meetings.connection(peer)?.send(text) ?? false;
  }

  delay(/** @type {string} */ peer) {
    return this.#beats.get(peer)?.delay;
  }

  #start() {
    if (this.#isJoined) return;
    this.#isJoined = true;
    this.#tickedAt = this.#means.now();
    this.#meetings.begin();
    this.#relays.open();
    this.#alarms.after(TICK_MS, () => this.#tick());
  }

  #stop() {
    if (!this.#isJoined) return;
    this.#isJoined = false;
    this.#meetings.end();
    this.#relays.close();
    this.#inbox.clear();
    this.#alarms.stop();
  }

  // Not beforeunload: a link to a letter has that event too, and the page stays.
  #hide = () => this.#stop();

  /** A page that was kept while another was shown is shown again. */
  #show = (/** @type {PageEvent} */ event) => {
    if (event.persisted) this.#start();
  };

  /** Nobody is judged by what has piled up; relays may only seem to be open. */
  #wake = () => {
    if (!this.#isJoined) return;
    for (const beat of this.#beats.values()) beat.heardAt = this.#means.now();
    this.#relays.probe();
    this.#meetings.wake();
  };

  #tick() {
    const now = this.#means.now();
    const passed = now - this.#tickedAt;
    this.#tickedAt = now;
    if (passed > SLEPT_MS || passed < 0) this.#wake();
    this.#meetings.tick();
    for (const [peer, beat] of this.#beats) this.#look(peer, beat, now);
    this.#alarms.after(TICK_MS, () => this.#tick());
  }

  /** Beats for one page, and sees whether it still does. */
  #look(/** @type {string} */ peer, /** @type {Beat} */ beat, /** @type {number} */ now) {
    this.#meetings.connection(peer)?.sendOwn(beat.say(now));
    const silence = now - beat.heardAt;
    if (silence > LOST_MS) this.#meetings.lose(peer);
    else if (silence > AWAY_MS) this.#setAway(peer, beat, true);
  }

  #setAway(/** @type {string} */ peer, /** @type {Beat} */ beat, /** @type {boolean} */ isAway) {
    if (beat.isAway === isAway) return;
    beat.isAway = isAway;
    this.#listener.away(peer, isAway);
  }

  #hear(/** @type {string} */ peer, /** @type {string} */ text) {
    const beat = this.#beats.get(peer);
    if (!beat) return;
    beat.heardAt = this.#means.now();
    this.#setAway(peer, beat, false);
    // The carrier's own words are in capitals.
    if (text.startsWith('BEAT ')) beat.hear(text, beat.heardAt);
    else if (text === 'BYE') this.#meetings.leave(peer);
    else if (this.#options.isDeaf) this.#meetings.lose(peer, Number.POSITIVE_INFINITY);
    else if (/^[a-z]/.test(text)) this.#listener.heard(peer, text);
  }

  #relayHost() {
    return {
      means: this.#means,
      alarms: this.#alarms,
      inbox: this.#inbox,
      filter: () => this.#meetings.filter,
      opened: (/** @type {Relay} */ relay) => this.#meetings.call(relay),
      event: (/** @type {NostrEvent} */ event) => this.#meetings.receive(event),
      state: (/** @type {RelayState} */ state) => this.#listener.relays(state),
    };
  }

  #meetingsHost() {
    return {
      means: this.#means,
      alarms: this.#alarms,
      relays: this.#relays,
      opened: (/** @type {string} */ peer) => {
        this.#beats.set(peer, new Beat(this.#means.now()));
        this.#listener.here(peer);
      },
      closed: (/** @type {string} */ peer) => {
        this.#beats.delete(peer);
        this.#listener.gone(peer);
      },
      heard: (/** @type {string} */ peer, /** @type {string} */ text) => this.#hear(peer, text),
    };
  }
}

/** @returns {Carrier} */
export function openCarrier(/** @type {CarrierOptions} */ options, /** @type {Means} */ means = ofPage()) {
  return new Mesh(options, means);
}
