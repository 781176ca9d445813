// A carrier in a page of a fake meeting, and what its listener was told.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { schnorr } from '@noble/secp256k1';
import { openCarrier } from '../../../shell/live/carrier/carrier.js';
import { Mail } from '../../../shell/live/carrier/mail.js';
import { readWords } from '../../../shell/live/carrier/sentences.js';
import { FakeMeeting } from './fake-meeting.js';

/** @import { Carrier, CarrierOptions } from '../../../shell/live/carrier/carrier.js' */
/** @import { FakePage } from './fake-meeting.js' */
/** @import { FakeRelay } from './fake-relay.js' */

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
    /** @type {number | undefined} */ offset = undefined,
  ) {
    this.offset = offset;
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
    const page = this.meeting.page(this.name, this.offset);
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

const reader = new Mail(room, keyOf('reader'));

/** What an event says, to who has the secret. */
export const wordsOf = (/** @type {any} */ event) => readWords(reader.unseal(event));

/** What pages have said by a relay: the word, and by whom. */
export function saidBy(/** @type {FakeRelay} */ relay, /** @type {CarrierPage[]} */ pages) {
  return relay.events.map((event) => {
    return `${pages.find(({ address }) => address === event.pubkey)?.name} ${wordsOf(event)?.say}`;
  });
}

/** Two pages in a world with one relay; the first has the smaller key, unless `isTurned`. */
export function makePair(isTurned = false) {
  const meeting = new FakeMeeting();
  const relay = meeting.relay();
  const pages = ['ann', 'bob'].map((name) => new CarrierPage(meeting, name));
  pages.sort((a, b) => (a.address < b.address ? -1 : 1));
  if (isTurned) pages.reverse();
  return { meeting, clock: meeting.clock, relay, one: pages[0], two: pages[1] };
}

/** Two pages that have met. */
export async function makeMet(isTurned = false) {
  const pair = makePair(isTurned);
  const { clock, one, two } = pair;
  one.join();
  await clock.advance(370);
  two.join();
  await clock.until(() => areAllHere([one, two]));
  await clock.advance(10_000);
  return pair;
}

/** Whether each page sees all the others. */
export const areAllHere = (/** @type {CarrierPage[]} */ pages) =>
  pages.every((page) => pages.every((other) => page === other || page.sees(other)));
