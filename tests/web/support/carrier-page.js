// A carrier in a page of a fake meeting, and what its listener was told.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { schnorr } from '@noble/secp256k1';
import { openCarrier } from '../../../shell/live/carrier/carrier.js';

/** @import { Carrier, CarrierOptions } from '../../../shell/live/carrier/carrier.js' */
/** @import { FakeMeeting, FakePage } from './fake-meeting.js' */

export const room = { topic: 'ab'.repeat(32), secret: sha256(utf8ToBytes('secret of the room')) };

/** The private key of a page, by its name. */
export const keyOf = (/** @type {string} */ name) => sha256(utf8ToBytes(`key of ${name}`));

export class CarrierPage {
  /** All that was told: the word, the page, and what else. @type {[string, string, unknown?][]} */
  told = [];
  /** @type {Map<string, { isAway: boolean }>} */
  #present = new Map();
  /** @type {string | undefined} */
  relays;

  constructor(
    /** @type {FakeMeeting} */ meeting,
    /** @type {string} */ name,
    /** @type {Partial<CarrierOptions>} */ options = {},
  ) {
    this.name = name;
    this.meeting = meeting;
    this.options = { room, key: keyOf(name), relays: [...meeting.relays.keys()], ice: [], ...options };
    const [page, carrier] = this.#open();
    this.page = page;
    this.carrier = carrier;
    this.address = bytesToHex(schnorr.getPublicKey(this.options.key));
  }

  /** Opens the page, as a reload does. */
  open() {
    [this.page, this.carrier] = this.#open();
    return this;
  }

  /** @returns {[FakePage, Carrier]} */
  #open() {
    this.#present.clear();
    const page = this.meeting.page(this.name);
    const carrier = openCarrier(this.options, page.means);
    carrier.receive({
      here: (peer) => this.#tell('here', peer, { isAway: false }),
      away: (peer, isAway) => this.#tell('away', peer, { isAway }, isAway),
      gone: (peer) => this.#tell('gone', peer, undefined),
      heard: (peer, text) => this.told.push(['heard', peer, text]),
      relays: (state) => {
        this.relays = state;
      },
    });
    return [page, carrier];
  }

  join() {
    this.carrier.join();
    return this;
  }

  reload() {
    this.page.close();
    return this.open().join();
  }

  /** The pages that are here and not away. */
  get seen() {
    return [...this.#present].filter(([, { isAway }]) => !isAway).map(([peer]) => peer);
  }

  sees(/** @type {CarrierPage} */ other) {
    return this.seen.includes(other.address);
  }

  /** The texts that it has heard of another. */
  texts(/** @type {CarrierPage} */ other) {
    return this.told.filter(([word, peer]) => word === 'heard' && peer === other.address).map(([, , text]) => text);
  }

  /** How often something was told of another. */
  count(/** @type {string} */ word, /** @type {CarrierPage} */ other) {
    return this.told.filter(([said, peer]) => said === word && peer === other.address).length;
  }

  #tell(
    /** @type {string} */ word,
    /** @type {string} */ peer,
    /** @type {{ isAway: boolean } | undefined} */ presence,
    /** @type {unknown} */ detail = undefined,
  ) {
    this.told.push([word, peer, detail]);
    if (presence) this.#present.set(peer, presence);
    else this.#present.delete(peer);
  }
}

/** Whether each page sees all the others. */
export const areAllHere = (/** @type {CarrierPage[]} */ pages) =>
  pages.every((page) => pages.every((other) => page === other || page.sees(other)));
