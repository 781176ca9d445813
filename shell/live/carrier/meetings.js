// How pages of one room meet. A page calls; who hears a call makes a fresh connection and offers it, and the caller
// answers. Nothing is offered in advance, and nothing is repaired: a lost connection is closed, and called for anew.

import { Calls } from './calls.js';
import { Connection } from './connection.js';
import { Admission, Checks } from './guard.js';
import { CHECK_POINTS } from './inbox.js';
import { Mail } from './mail.js';
import { readWords } from './sentences.js';

/** @import { Alarms } from './alarms.js' */
/** @import { Need } from './calls.js' */
/** @import { CarrierOptions, Means } from './carrier.js' */
/** @import { NostrEvent } from './mail.js' */
/** @import { Relay, Relays } from './relays.js' */
/** @import { Words } from './sentences.js' */

/** A connection to a page, open or being made.
 * @typedef {object} Meeting
 * @property {Connection} connection
 * @property {number} token        with which it was offered
 * @property {boolean} isOurs      this page offered it
 * @property {boolean} isAgreed    both have described themselves
 * @property {boolean} isOpen
 * @property {number} madeAt
 * @property {number} [toldAt]     when the own description was said
 * @property {boolean} [isToldAgain]
 * @property {number} [openedAt]
 */

/** What is known of another page, by its signed events only.
 * @typedef {object} Peer
 * @property {string} key
 * @property {number} session      its newest
 * @property {number} called       the token of its newest call
 * @property {number} offered      the token of its newest offer or answer: what it offered before is void
 * @property {number} heardAt
 * @property {number} lostAt       when a connection to it was lost
 * @property {number} missedAt     when a connection to it was lost or could not be made
 * @property {number} refusedUntil
 * @property {number} [missingSince]   there was a connection, or one was tried, and there is none
 * @property {Meeting} [meeting]
 * @property {Words} [early]       candidates that came before their offer
 * @property {(() => void) | undefined} [cancelOffer]   an offer is about to be made
 */

/**
 * @typedef {object} MeetingsHost
 * @property {Means} means
 * @property {Alarms} alarms
 * @property {Relays} relays
 * @property {(key: string) => void} opened
 * @property {(key: string) => void} closed   only of what was open
 * @property {(key: string, text: string) => void} heard
 */

const ANSWER_MS = 5000;
const AGAIN_MS = 1500;
const OPENING_MS = 15_000;
/** The page with the larger key waits before it offers: after its own call, and after both have lost each other. */
const AFTER_CALL_MS = 700;
const AFTER_LOSS_MS = 2000;
const LOSS_MS = 3000;
const REPEAT_MS = 1000;
const REFUSED_MS = 60_000;
/** For so long a page that is missing is called. */
const MISSING_MS = 300_000;
/** A connection that lasted so long was a good one: its loss is met at once. */
const LASTING_MS = 5000;
/** A page that was not missed for so long is called at once too. */
const RARELY_MS = 60_000;
const KNOWN_PEERS = 64;
const KNOWN_EVENTS = 1000;

export class Meetings {
  #options;
  #host;
  #mail;
  #admission;
  #checks = new Checks();
  /** @type {Map<string, Peer>} */
  #peers = new Map();
  /** Events that were read. @type {Set<string>} */
  #read = new Set();
  #token = 0;
  #session = 0;
  #calledAt = Number.NEGATIVE_INFINITY;
  #calls;

  constructor(/** @type {CarrierOptions} */ options, /** @type {MeetingsHost} */ host) {
    this.#options = options;
    this.#host = host;
    this.#mail = new Mail(options.room, options.key);
    this.#admission = new Admission(options.peers ?? 5);
    this.#calls = new Calls(
      host,
      () => this.#need,
      () => this.call(),
    );
  }

  get filter() {
    return this.#mail.filter;
  }

  /** The pages with an open connection. */
  get open() {
    return [...this.#peers.values()].filter((peer) => peer.meeting?.isOpen).map((peer) => peer.key);
  }

  get #now() {
    return this.#host.means.now();
  }

  /** Begins a session. */
  begin() {
    this.#session = this.#rise();
    this.#calls.hurry();
    this.#calls.planNext();
  }

  /** Ends the session, and says so. */
  end() {
    if (this.#peers.size > 0) this.#say({ say: 'bye' });
    for (const peer of this.#peers.values()) {
      peer.meeting?.connection.sendOwn('BYE');
      this.#drop(peer);
    }
    this.#peers.clear();
    this.#calls.stop();
  }

  connection(/** @type {string} */ key) {
    const meeting = this.#peers.get(key)?.meeting;
    return meeting?.isOpen ? meeting.connection : undefined;
  }

  /** Calls all who are not here, by all relays or by one that has just opened. */
  call(/** @type {Relay | undefined} */ relay = undefined) {
    this.#calledAt = this.#now;
    const has = [...this.#peers.values()].filter((peer) => peer.meeting).map((peer) => peer.key);
    this.#say({ say: 'call', has }, relay);
  }

  /** The page has slept, or the network is back: whoever is missing is called at once. */
  wake() {
    const isAlone = [...this.#peers.values()].every((peer) => !peer.meeting && !peer.missingSince);
    if (isAlone) return;
    this.#calls.hurry();
    this.#calls.plan(0);
  }

  /** Gives up a connection: it is made anew, or the page is refused for a time. */
  lose(/** @type {string} */ key, /** @type {number} */ refusedFor = 0) {
    const peer = this.#peers.get(key);
    if (!peer) return;
    if (refusedFor > 0) {
      peer.refusedUntil = this.#now + refusedFor;
      this.leave(key);
    } else this.#miss(peer);
  }

  /** Another page has said goodbye: it is not missed, but who is alone again waits for others. */
  leave(/** @type {string} */ key) {
    const peer = this.#peers.get(key);
    if (!peer) return;
    this.#drop(peer);
    peer.missingSince = undefined;
    if (this.open.length === 0) this.#calls.planNext();
  }

  /** Says once more what may have been lost, and closes what was not answered or did not open in time. */
  tick() {
    for (const peer of this.#peers.values()) {
      if (peer.meeting && !peer.meeting.isOpen) this.#hurry(peer, peer.meeting);
    }
  }

  #hurry(/** @type {Peer} */ peer, /** @type {Meeting} */ meeting) {
    const waited = meeting.isAgreed || !meeting.toldAt ? 0 : this.#now - meeting.toldAt;
    if (waited > ANSWER_MS || this.#now - meeting.madeAt > OPENING_MS) this.#miss(peer);
    else if (waited > AGAIN_MS && !meeting.isToldAgain) {
      meeting.isToldAgain = true;
      this.#tell(peer);
    }
  }

  /** Reads an event that a relay has sent. Returns the points of the work. */
  receive(/** @type {NostrEvent} */ event) {
    if (!this.#mail.isOfRoom(event) || this.#read.has(event.id)) return 1;
    const words = readWords(this.#mail.unseal(event));
    if (!words || this.#isVoid(event.pubkey, words) || !this.#checks.admits(event.pubkey, this.#now)) return 1;
    if (!this.#mail.isSigned(event)) return CHECK_POINTS;
    this.#checks.count(event.pubkey);
    this.#remember(event.id);
    this.#act(this.#peer(event.pubkey, words.session), words);
    return CHECK_POINTS;
  }

  #remember(/** @type {string} */ id) {
    this.#read.add(id);
    for (const oldest of this.#read) {
      if (this.#read.size <= KNOWN_EVENTS) break;
      this.#read.delete(oldest);
    }
  }

  /** Whether something is old, for another page or another session: that is seen before the signature is checked. */
  #isVoid(/** @type {string} */ key, /** @type {Words} */ words) {
    const isMeant =
      ['call', 'bye'].includes(words.say) || (words.to === this.#mail.address && words.toSession === this.#session);
    const peer = this.#peers.get(key);
    if (!isMeant || !this.#fits(words)) return true;
    if (peer && peer.refusedUntil > this.#now) return true;
    if (!peer || words.session > peer.session) return ['answer', 'bye'].includes(words.say);
    if (words.session < peer.session) return true;
    if (words.say === 'call' || words.say === 'bye') return words.token <= peer.called;
    if (words.say === 'offer') return words.connection < peer.offered;
    const { meeting } = peer;
    if (words.say === 'answer') return !meeting?.isOurs || meeting.isAgreed || meeting.token !== words.connection;
    return words.connection !== meeting?.token && words.connection <= peer.offered;
  }

  /** In a room where players only send, a player meets watchers, and a watcher players. */
  #fits(/** @type {Words} */ words) {
    const { side } = this.#options;
    return side ? words.side === (side === 'player' ? 'watcher' : 'player') : !words.side;
  }

  /** What is known of a page in its newest session. */
  #peer(/** @type {string} */ key, /** @type {number} */ session) {
    const known = this.#peers.get(key);
    const peer = known ?? this.#meetFirst(key);
    peer.heardAt = this.#now;
    if (session > peer.session) {
      this.#drop(peer);
      // A page that has just begun has lost nobody: it does not offer by itself.
      Object.assign(peer, { session, called: 0, offered: 0, early: undefined, lostAt: Number.NEGATIVE_INFINITY });
    }
    return peer;
  }

  #meetFirst(/** @type {string} */ key) {
    const past = Number.NEGATIVE_INFINITY;
    /** @type {Peer} */
    const peer = {
      key,
      session: 0,
      called: 0,
      offered: 0,
      heardAt: this.#now,
      lostAt: past,
      missedAt: past,
      refusedUntil: past,
    };
    this.#forget();
    this.#peers.set(key, peer);
    return peer;
  }

  /** Makes place for another page: who knows the secret could invent any number of them. */
  #forget() {
    if (this.#peers.size < KNOWN_PEERS) return;
    const isRefused = (/** @type {Peer} */ peer) => Number(peer.refusedUntil > this.#now);
    const idle = [...this.#peers.values()].filter((peer) => !peer.meeting);
    const [oldest] = idle.sort((a, b) => isRefused(a) - isRefused(b) || a.heardAt - b.heardAt);
    oldest.cancelOffer?.();
    this.#peers.delete(oldest.key);
  }

  #act(/** @type {Peer} */ peer, /** @type {Words} */ words) {
    if (words.say === 'call') this.#hearCall(peer, words);
    else if (words.say === 'offer') this.#hearOffer(peer, words);
    else if (words.say === 'answer') this.#hearAnswer(peer, words);
    else if (words.say === 'candidates') this.#hearCandidates(peer, words);
    else {
      peer.called = words.token;
      this.leave(peer.key);
    }
  }

  #hearCall(/** @type {Peer} */ peer, /** @type {Words} */ words) {
    peer.called = words.token;
    const { meeting } = peer;
    const isListed = words.has.includes(this.#mail.address);
    // It had described itself for this connection before it called, and now it does not have it.
    if (meeting?.isAgreed && !isListed && words.token > peer.offered) this.#drop(peer);
    if (!peer.meeting) this.#offerSoon(peer, isListed);
    else if (peer.meeting.isOurs && !peer.meeting.isAgreed) this.#repeat(peer);
  }

  /** Offers, but one of two that would offer at once waits for the other. */
  #offerSoon(/** @type {Peer} */ peer, /** @type {boolean} */ isListed) {
    if (peer.cancelOffer) return;
    const isPolite = this.#mail.address > peer.key;
    const hasCalled = isListed || this.#now - this.#calledAt < AFTER_CALL_MS;
    const wait = this.#now - peer.lostAt < LOSS_MS ? AFTER_LOSS_MS : hasCalled ? AFTER_CALL_MS : 0;
    peer.cancelOffer = this.#host.alarms.after(isPolite ? wait : 0, () => {
      peer.cancelOffer = undefined;
      if (!peer.meeting) this.#offer(peer);
    });
  }

  async #offer(/** @type {Peer} */ peer) {
    const meeting = this.#make(peer, this.#rise(), true);
    if (!meeting) return;
    const sdp = await meeting.connection.offer();
    if (peer.meeting !== meeting) return;
    if (sdp) this.#tell(peer);
    else this.#miss(peer);
  }

  async #hearOffer(/** @type {Peer} */ peer, /** @type {Words} */ words) {
    const old = peer.meeting;
    if (words.connection === peer.offered) {
      if (old && !old.isOpen && old.token === words.connection) this.#tell(peer);
      return;
    }
    // Two offers have crossed: that of the smaller key holds.
    if (old?.isOurs && !old.isAgreed && this.#mail.address < peer.key) return this.#repeat(peer);
    peer.offered = words.connection;
    this.#drop(peer);
    const meeting = this.#make(peer, words.connection, false);
    if (!meeting) return;
    if (peer.early?.connection === meeting.token) meeting.connection.add(peer.early.list);
    const sdp = await meeting.connection.answer(words.sdp);
    if (peer.meeting !== meeting) return;
    meeting.isAgreed = true;
    if (sdp) this.#tell(peer);
    else this.#miss(peer);
  }

  #hearAnswer(/** @type {Peer} */ peer, /** @type {Words} */ words) {
    if (!peer.meeting) return;
    peer.offered = Math.max(peer.offered, words.token);
    peer.meeting.isAgreed = true;
    peer.meeting.connection.accept(words.sdp);
  }

  #hearCandidates(/** @type {Peer} */ peer, /** @type {Words} */ words) {
    if (peer.meeting?.token === words.connection) peer.meeting.connection.add(words.list);
    else peer.early = words;
  }

  /** A connection that is to be made, unless there are too many. */
  #make(/** @type {Peer} */ peer, /** @type {number} */ token, /** @type {boolean} */ isOurs) {
    const meetings = [...this.#peers.values()].flatMap((other) => other.meeting ?? []);
    const open = meetings.filter((meeting) => meeting.isOpen).length;
    if (!this.#admission.admits(open, meetings.length - open, this.#now)) return undefined;
    peer.cancelOffer?.();
    peer.cancelOffer = undefined;
    const connection = this.#connect(peer, token);
    if (!connection) return undefined;
    /** @type {Meeting} */
    const meeting = { connection, token, isOurs, isAgreed: false, isOpen: false, madeAt: this.#now };
    peer.meeting = meeting;
    return meeting;
  }

  /** A connection whose news count as long as it is this page's. The browser may refuse to make one. */
  #connect(/** @type {Peer} */ peer, /** @type {number} */ token) {
    const { means, alarms } = this.#host;
    /** Runs something if this is still the connection. */
    const still = (/** @type {() => void} */ run) => {
      if (peer.meeting && peer.meeting.connection === connection) run();
    };
    /** @type {Connection | undefined} */
    let connection;
    try {
      connection = new Connection({
        means,
        alarms,
        ice: this.#options.ice,
        opened: () => still(() => this.#opened(peer)),
        heard: (text) => still(() => this.#host.heard(peer.key, text)),
        broken: (isHostile) => still(() => this.lose(peer.key, isHostile ? REFUSED_MS : 0)),
        found: (list) => still(() => this.#sayTo(peer, { say: 'candidates', connection: token, list })),
      });
    } catch {
      return undefined;
    }
    return connection;
  }

  #opened(/** @type {Peer} */ peer) {
    if (!peer.meeting) return;
    if (this.#admission.isOver(this.open.length + 1)) {
      peer.meeting.connection.sendOwn('BYE');
      return this.leave(peer.key);
    }
    Object.assign(peer.meeting, { isOpen: true, openedAt: this.#now });
    peer.missingSince = undefined;
    this.#calls.planNext();
    this.#host.opened(peer.key);
  }

  /** Closes the connection to a page, if there is one. */
  #drop(/** @type {Peer} */ peer) {
    const { meeting } = peer;
    peer.cancelOffer?.();
    peer.cancelOffer = undefined;
    if (!meeting) return;
    peer.meeting = undefined;
    meeting.connection.close();
    if (!meeting.isOpen) return;
    peer.lostAt = this.#now;
    if (this.#now - Number(meeting.openedAt) > LASTING_MS) this.#calls.hurry();
    this.#host.closed(peer.key);
  }

  /** A connection is lost, or was not made: the page is called. */
  #miss(/** @type {Peer} */ peer) {
    if (this.#now - peer.missedAt > RARELY_MS) this.#calls.hurry();
    peer.missedAt = this.#now;
    peer.missingSince ??= this.#now;
    this.#drop(peer);
    this.#calls.plan();
  }

  /** Why this page should call. @returns {Need} */
  get #need() {
    const now = this.#now;
    const since = [...this.#peers.values()].map((peer) => peer.missingSince ?? Number.NEGATIVE_INFINITY);
    if (since.some((at) => now - at < MISSING_MS)) return 'missing';
    return this.open.length > 0 ? undefined : 'alone';
  }

  /** Repeats an own offer that may have been lost. */
  #repeat(/** @type {Peer} */ peer) {
    const { toldAt } = peer.meeting ?? {};
    if (toldAt && this.#now - toldAt > REPEAT_MS) this.#tell(peer);
  }

  /** Says the own description, if there is one. */
  #tell(/** @type {Peer} */ peer) {
    const { meeting } = peer;
    const sdp = meeting?.connection.description;
    if (!meeting || !sdp) return;
    meeting.toldAt ??= this.#now;
    this.#sayTo(peer, { say: meeting.isOurs ? 'offer' : 'answer', connection: meeting.token, sdp });
  }

  #sayTo(/** @type {Peer} */ peer, /** @type {object} */ words) {
    this.#say({ to: peer.key, toSession: peer.session, ...words });
  }

  #say(/** @type {object} */ words, /** @type {Relay | undefined} */ relay = undefined) {
    const { side } = this.#options;
    const said = { session: this.#session, token: this.#rise(), side, ...words };
    this.#host.relays.publish(this.#mail.seal(said, this.#now), relay);
  }

  /** A number that is larger than all before it, after a reload too. */
  #rise() {
    this.#token = Math.max(this.#token + 1, this.#now);
    return this.#token;
  }
}
