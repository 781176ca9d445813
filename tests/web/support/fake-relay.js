// A relay (NIP-01) that keeps nothing, and may be away, mute, refusing or lying; and a page's socket to it.

/** @import { FakeMeeting, FakePage } from './fake-meeting.js' */

export class FakeRelay {
  isAway = false;
  /** It takes connections and says nothing. */
  isMute = false;
  /** It refuses events. */
  isRefusing = false;
  /** All events that it was sent. @type {any[]} */
  events = [];
  /** What it passes on of an event: itself, unless it lies. @type {(event: any) => any[]} */
  passes = (event) => [event];
  /** What it does when somebody has connected. @type {(socket: FakeSocket) => void} */
  greets = () => {};
  /** @type {Map<FakeSocket, { id: string, filter: any }>} */
  #readers = new Map();

  constructor(/** @type {FakeMeeting} */ meeting) {
    this.meeting = meeting;
  }

  /** What its readers have asked for. */
  get filters() {
    return [...this.#readers.values()].map(({ filter }) => filter);
  }

  get readers() {
    return this.#readers.size;
  }

  /** Ends: all sockets are closed, and none can be opened. */
  stop() {
    this.isAway = true;
    for (const socket of [...this.#readers.keys()]) socket.drop();
  }

  start() {
    this.isAway = false;
  }

  /** Ends all subscriptions, as relays do that want no such events. */
  refuseReaders() {
    for (const [socket, { id }] of this.#readers) socket.arrive(['CLOSED', id, 'blocked: not here']);
    this.#readers.clear();
  }

  forget(/** @type {FakeSocket} */ socket) {
    this.#readers.delete(socket);
  }

  take(/** @type {FakeSocket} */ socket, /** @type {any[]} */ [word, subject, filter]) {
    if (this.isMute) return;
    if (word === 'REQ') {
      this.#readers.set(socket, { id: subject, filter });
      socket.arrive(['EOSE', subject]);
    }
    if (word !== 'EVENT') return;
    this.events.push(subject);
    socket.arrive(['OK', subject.id, !this.isRefusing, this.isRefusing ? 'blocked: no' : '']);
    if (!this.isRefusing) for (const event of this.passes(subject)) this.pass(event);
  }

  /** Sends an event to all who have asked for such. */
  pass(/** @type {any} */ event) {
    for (const [socket, { id, filter }] of this.#readers) {
      const isAsked = filter.kinds.includes(event?.kind) && filter['#t'].includes(event?.tags?.[0]?.[1]);
      if (isAsked) socket.arrive(['EVENT', id, event]);
    }
  }

  /** Sends anything to all readers. */
  say(/** @type {(id: string) => unknown} */ message) {
    for (const [socket, { id }] of this.#readers) socket.arrive(message(id));
  }
}

export class FakeSocket {
  readyState = 0;
  /** @type {(() => void) | null} */
  onopen = null;
  /** @type {((event: { data: unknown }) => void) | null} */
  onmessage = null;
  /** @type {(() => void) | null} */
  onclose = null;
  #page;
  #relay;

  constructor(/** @type {string} */ url, /** @type {FakePage} */ page) {
    page.onSocket(url);
    this.#page = page;
    this.#relay = page.meeting.relays.get(url);
    page.sockets.add(this);
    this.#later(() => {
      if (this.readyState !== 0 || this.#page.isOffline) return;
      if (!this.#relay || this.#relay.isAway) return this.drop();
      page.run(() => {
        if (this.readyState !== 0) return;
        this.readyState = 1;
        this.onopen?.();
        this.#relay?.greets(this);
      });
    });
  }

  send(/** @type {string} */ text) {
    if (this.readyState !== 1) throw new Error('not open');
    this.#later(() => {
      if (this.readyState !== 3 && !this.#page.isOffline) this.#relay?.take(this, JSON.parse(text));
    });
  }

  /** Closed by the page: what was sent before still goes. */
  close() {
    this.readyState = 2;
    this.#page.sockets.delete(this);
    this.#later(() => this.vanish());
  }

  /** A message of the relay is on its way; any text may be. */
  arrive(/** @type {unknown} */ message) {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.#later(() => {
      if (this.#page.isOffline) return;
      this.#page.run(() => {
        if (this.readyState === 1) this.onmessage?.({ data });
      });
    });
  }

  /** Closed by the relay. */
  drop() {
    const wasOpen = this.readyState < 2;
    this.vanish();
    if (wasOpen && !this.#page.isOffline) this.#page.run(() => this.onclose?.());
  }

  vanish() {
    this.readyState = 3;
    this.#page.sockets.delete(this);
    this.#relay?.forget(this);
  }

  #later(/** @type {() => void} */ run) {
    this.#page.meeting.clock.setTimeout(run, this.#page.meeting.relayMs);
  }
}
