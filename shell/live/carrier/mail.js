// The events that pages send each other through relays: Nostr's ephemeral events (NIP-01), which relays do not keep.
// What they say is encrypted with the room's secret, and the whole is signed with the page's key: so the signature
// covers a description of a connection, and in it the fingerprint of the certificate that the connection must have.

import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { hashes, schnorr } from '@noble/secp256k1';

/** @import { Room } from './carrier.js' */
/** @typedef {{ id: string, pubkey: string, created_at: number, kind: number, tags: string[][], content: string,
 *   sig: string }} NostrEvent */

/** A kind of the ephemeral range, with no meaning elsewhere. */
const KIND = 24_153;
const NONCE_BYTES = 24;
/** The longest content that is opened: a description of a connection with all that was found takes some 4,000. */
const CONTENT_CHARACTERS = 24_000;

// The library of signatures leaves the choice of the hash's code to whoever uses it.
hashes.sha256 = sha256;

const decoder = new TextDecoder();
const toBase64 = (/** @type {Uint8Array} */ bytes) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (/** @type {string} */ text) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
const isHex = (/** @type {unknown} */ text, /** @type {number} */ length) =>
  typeof text === 'string' && text.length === length && /^[0-9a-f]*$/.test(text);

/** The digest that an event's signature signs. */
function digest(/** @type {NostrEvent} */ { pubkey, created_at, kind, tags, content }) {
  return sha256(utf8ToBytes(JSON.stringify([0, pubkey, created_at, kind, tags, content])));
}

export class Mail {
  #room;
  #key;
  /** The page's public key. */
  address;

  constructor(/** @type {Room} */ room, /** @type {Uint8Array} */ key) {
    this.#room = room;
    this.#key = key;
    this.address = bytesToHex(schnorr.getPublicKey(key));
  }

  /** What relays are asked for: all of the room, without a date, since clocks of others are not to be believed. */
  get filter() {
    return { kinds: [KIND], '#t': [this.#room.topic] };
  }

  /** An event that says something. */
  seal(/** @type {object} */ words, /** @type {number} */ now) {
    const nonce = randomBytes(NONCE_BYTES);
    const sealed = this.#cipher(nonce, this.address).encrypt(utf8ToBytes(JSON.stringify(words)));
    const event = {
      id: '',
      pubkey: this.address,
      created_at: Math.floor(now / 1000),
      kind: KIND,
      tags: [['t', this.#room.topic]],
      content: toBase64(new Uint8Array([...nonce, ...sealed])),
      sig: '',
    };
    const hash = digest(event);
    return { ...event, id: bytesToHex(hash), sig: bytesToHex(schnorr.sign(hash, this.#key)) };
  }

  /** Whether this may be an event of another page in this room, by its outside only. */
  isOfRoom(/** @type {NostrEvent} */ event) {
    return (
      event?.kind === KIND &&
      isHex(event.id, 64) &&
      isHex(event.pubkey, 64) &&
      isHex(event.sig, 128) &&
      event.pubkey !== this.address &&
      Number.isSafeInteger(event.created_at) &&
      typeof event.content === 'string' &&
      event.content.length <= CONTENT_CHARACTERS &&
      JSON.stringify(event.tags) === JSON.stringify([['t', this.#room.topic]])
    );
  }

  /** What an event says, or undefined when who made it does not know the secret. The signature is not looked at. */
  unseal(/** @type {NostrEvent} */ { pubkey, content }) {
    try {
      const bytes = fromBase64(content);
      const text = this.#cipher(bytes.subarray(0, NONCE_BYTES), pubkey).decrypt(bytes.subarray(NONCE_BYTES));
      return /** @type {unknown} */ (JSON.parse(decoder.decode(text)));
    } catch {
      return undefined;
    }
  }

  /** Whether an event is signed by whom it names. This is the dear part, so it comes last. */
  isSigned(/** @type {NostrEvent} */ event) {
    const hash = digest(event);
    return bytesToHex(hash) === event.id && schnorr.verify(hexToBytes(event.sig), hash, hexToBytes(event.pubkey));
  }

  /** The sender's key is sealed in: who has not the secret cannot send the words of others under a new key. */
  #cipher(/** @type {Uint8Array} */ nonce, /** @type {string} */ address) {
    return xchacha20poly1305(this.#room.secret, nonce, utf8ToBytes(`${this.#room.topic} ${address}`));
  }
}
