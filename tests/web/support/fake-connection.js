// A connection between two pages, as RTCPeerConnection is one, with a single channel that both sides know. Descriptions
// name the connection that made them: two connections open when each has been told of the other.

/** @import { FakePage } from './fake-meeting.js' */

let last = 0;

class FakeChannel {
  /** @type {'connecting' | 'open' | 'closed'} */
  readyState = 'connecting';
  bufferedAmount = 0;
  /** @type {(() => void) | null} */
  onopen = null;
  /** @type {(() => void) | null} */
  onclose = null;
  /** @type {((event: { data: unknown }) => void) | null} */
  onmessage = null;
  /** What is on its way while the link is cut. @type {unknown[]} */
  held = [];
  #connection;

  constructor(/** @type {FakeConnection} */ connection) {
    this.#connection = connection;
  }

  send(/** @type {unknown} */ data) {
    if (this.readyState !== 'open') throw new Error('InvalidStateError');
    this.held.push(data);
    this.#connection.flush();
  }

  close() {
    this.readyState = 'closed';
  }
}

export class FakeConnection {
  /** @type {'new' | 'connected' | 'failed' | 'closed'} */
  connectionState = 'new';
  /** @type {'new' | 'complete'} */
  iceGatheringState = 'new';
  /** @type {{ type: string, sdp: string } | null} */
  localDescription = null;
  /** @type {((event: any) => void) | null} */
  onicecandidate = null;
  /** @type {(() => void) | null} */
  onicegatheringstatechange = null;
  /** @type {(() => void) | null} */
  onconnectionstatechange = null;
  channel = new FakeChannel(this);
  name = `connection-${++last}`;
  /** The connection of which this was told. @type {string | undefined} */
  told;
  /** Ways to the other that it was told later. @type {string[]} */
  candidates = [];
  /** @type {'offer' | 'answer' | undefined} */
  #remote;

  constructor(/** @type {FakePage} */ page) {
    this.page = page;
    page.connections.push(this);
    page.meeting.connections.set(this.name, this);
  }

  get #meeting() {
    return this.page.meeting;
  }

  get other() {
    return this.#meeting.connections.get(this.told ?? '');
  }

  createDataChannel() {
    return this.channel;
  }

  setLocalDescription() {
    return this.#soon(() => {
      const type = this.#remote === 'offer' ? 'answer' : 'offer';
      this.localDescription = {
        type,
        sdp: `v=0\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\na=${this.name}\r\n`,
      };
      this.#later(
        () => {
          this.iceGatheringState = 'complete';
          this.onicegatheringstatechange?.();
        },
        this,
        this.page.gatheringMs,
      );
      for (const candidate of this.page.candidates)
        this.#later(() => this.onicecandidate?.({ candidate: { candidate } }), this, this.page.gatheringMs);
      this.#join();
    });
  }

  setRemoteDescription(/** @type {{ type: 'offer' | 'answer', sdp: string }} */ { type, sdp }) {
    return this.#soon(() => {
      if (type === 'answer' && this.localDescription?.type !== 'offer') throw new Error('InvalidStateError');
      this.#remote = type;
      this.told = /a=(connection-\d+)/.exec(sdp)?.[1];
      if (!this.told) throw new Error('OperationError');
      this.#join();
    });
  }

  addIceCandidate(/** @type {{ candidate: string }} */ { candidate }) {
    this.candidates.push(candidate);
    return Promise.resolve();
  }

  close() {
    if (this.connectionState === 'closed') return;
    this.connectionState = 'closed';
    this.channel.close();
    const { other } = this;
    if (other?.told === this.name && !this.#meeting.isCut(this.page, other.page)) this.#later(() => other.end(), other);
  }

  /** The other side has closed. */
  end() {
    if (this.channel.readyState !== 'open') return;
    this.channel.readyState = 'closed';
    this.channel.onclose?.();
  }

  fail() {
    this.connectionState = 'failed';
    this.onconnectionstatechange?.();
  }

  /** Sends on what is held, unless the pages are cut from each other. */
  flush() {
    const { other } = this;
    if (!other || this.page.state === 'asleep' || this.#meeting.isCut(this.page, other.page)) return;
    this.#join();
    for (const data of this.channel.held.splice(0)) {
      this.#later(() => {
        if (other.channel.readyState === 'open') other.channel.onmessage?.({ data });
      }, other);
    }
  }

  /** Opens both, when each has been told of the other. */
  #join() {
    const { other } = this;
    if (!other?.localDescription || !this.localDescription || other.told !== this.name) return;
    if (this.#meeting.isCut(this.page, other.page)) return;
    for (const one of [this, other]) {
      if (one.connectionState !== 'new') continue;
      one.connectionState = 'connected';
      one.#later(() => {
        if (one.connectionState !== 'connected') return;
        one.channel.readyState = 'open';
        one.channel.onopen?.();
      });
    }
  }

  /** A promise that is kept when the page runs; that of a closed connection is never kept. */
  #soon(/** @type {() => void} */ run) {
    return new Promise((resolve, reject) => {
      this.#later(() => {
        if (this.connectionState === 'closed') return;
        try {
          run();
          resolve(undefined);
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  #later(/** @type {() => void} */ run, /** @type {FakeConnection} */ at = this, more = 0) {
    this.#meeting.clock.setTimeout(() => at.page.run(run), this.#meeting.linkMs + more);
  }
}
