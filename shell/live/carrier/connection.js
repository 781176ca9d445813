// One connection to another page, with one channel for texts. It is used once: who is lost is met by a new one.

import { Budget, SENT, TAKEN } from './guard.js';

/** @import { Alarms } from './alarms.js' */
/** @import { Means } from './carrier.js' */

/**
 * @typedef {object} ConnectionHost
 * @property {Means} means
 * @property {Alarms} alarms
 * @property {RTCIceServer[]} ice
 * @property {() => void} opened
 * @property {(text: string) => void} heard
 * @property {(isHostile: boolean) => void} broken   it failed, was closed by the other, or sent more than is taken
 * @property {(list: string[]) => void} found        ways to reach this page, found after its description was told
 */

/** Ways to reach this page that are found so fast are told in the description. */
const GATHERING_MS = 300;
/** What is found later is told together. */
const COLLECTING_MS = 200;
const BUFFERED_BYTES = 262_144;
/** So many ways to the other are tried at most: browsers ask each of these addresses. */
const MOST_WAYS = 80;

export class Connection {
  #host;
  #connection;
  #channel;
  #taken = new Budget(TAKEN);
  #sent = new Budget(SENT);
  #isClosed = false;
  #isDescribed = false;
  #isTold = false;
  /** Ways to the other that came before its description, and own ones that are not told. @type {string[]} */
  #theirs = [];
  /** How many ways to the other have come. */
  #count = 0;
  /** @type {string[]} */
  #own = [];

  constructor(/** @type {ConnectionHost} */ host) {
    this.#host = host;
    this.#connection = new host.means.RTCPeerConnection({ iceServers: host.ice });
    // Both sides know the channel, so that no page can open more of them.
    this.#channel = this.#connection.createDataChannel('motley', { negotiated: true, id: 0 });
    this.#listen();
  }

  get isOpen() {
    return !this.#isClosed && this.#channel.readyState === 'open';
  }

  /** The description that is offered, or undefined when none can be made. */
  offer() {
    return this.#describe(async () => {});
  }

  /** The description that answers another. */
  answer(/** @type {string} */ sdp) {
    return this.#describe(() => this.#take('offer', sdp));
  }

  /** Takes the answer to an own offer. */
  async accept(/** @type {string} */ sdp) {
    try {
      await this.#take('answer', sdp);
    } catch {
      this.#break(false);
    }
  }

  /** Takes ways to reach the other page. */
  add(/** @type {string[]} */ list) {
    const taken = list.slice(0, MOST_WAYS - this.#count);
    this.#count += taken.length;
    this.#theirs.push(...taken);
    if (this.#isDescribed) this.#addAll();
  }

  /** Says whether the text was handed to the channel. */
  send(/** @type {string} */ text) {
    if (!this.isOpen || this.#channel.bufferedAmount > BUFFERED_BYTES) return false;
    if (!this.#sent.takes(text, this.#host.means.now())) return false;
    return this.#hand(text);
  }

  /** Sends the carrier's own small words, which need no place among the texts. */
  sendOwn(/** @type {string} */ text) {
    return this.isOpen && this.#hand(text);
  }

  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const [connection, channel] = [this.#connection, this.#channel];
    connection.onicecandidate = connection.onconnectionstatechange = null;
    channel.close();
    connection.close();
  }

  #hand(/** @type {string} */ text) {
    try {
      this.#channel.send(text);
      return true;
    } catch {
      return false;
    }
  }

  #listen() {
    const [connection, channel] = [this.#connection, this.#channel];
    connection.onicecandidate = ({ candidate }) => this.#find(candidate?.candidate);
    connection.onconnectionstatechange = () => {
      if (connection.connectionState === 'failed') this.#break(false);
    };
    channel.onopen = () => this.#host.opened();
    channel.onclose = () => this.#break(false);
    channel.onmessage = ({ data }) => {
      if (this.#isClosed) return;
      if (this.#taken.takes(data, this.#host.means.now())) this.#host.heard(data);
      else this.#break(true);
    };
  }

  #break(/** @type {boolean} */ isHostile) {
    if (this.#isClosed) return;
    this.close();
    this.#host.broken(isHostile);
  }

  /** Makes the own description. Promises of a closed connection may never settle: nothing is left to do after them. */
  async #describe(/** @type {() => Promise<void>} */ first) {
    try {
      await first();
      await this.#connection.setLocalDescription();
      await this.#gather();
    } catch {
      return undefined;
    }
    this.#isTold = true;
    this.#own = [];
    return this.#isClosed ? undefined : this.#connection.localDescription?.sdp;
  }

  async #take(/** @type {'offer' | 'answer'} */ type, /** @type {string} */ sdp) {
    await this.#connection.setRemoteDescription({ type, sdp });
    this.#isDescribed = true;
    this.#addAll();
  }

  #addAll() {
    for (const candidate of this.#theirs.splice(0)) {
      if (!this.#isClosed) this.#connection.addIceCandidate({ candidate, sdpMLineIndex: 0 }).catch(() => {});
    }
  }

  /** Waits until the ways to this page are found, but not long. */
  #gather() {
    const connection = this.#connection;
    return new Promise((resolve) => {
      const done = () => {
        cancel();
        connection.onicegatheringstatechange = null;
        resolve(undefined);
      };
      const cancel = this.#host.alarms.after(GATHERING_MS, done);
      connection.onicegatheringstatechange = () => {
        if (connection.iceGatheringState === 'complete') done();
      };
      if (connection.iceGatheringState === 'complete') done();
    });
  }

  #find(/** @type {string | undefined} */ candidate) {
    if (!candidate || !this.#isTold) return;
    if (this.#own.length === 0) this.#host.alarms.after(COLLECTING_MS, () => this.#tell());
    this.#own.push(candidate);
  }

  #tell() {
    const list = this.#own.splice(0);
    if (!this.#isClosed && list.length > 0) this.#host.found(list);
  }

  /** The description that was made, with all that was found since. */
  get description() {
    return this.#isTold && !this.#isClosed ? this.#connection.localDescription?.sdp : undefined;
  }
}
