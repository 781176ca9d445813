// The keys of a live game (formats 6.4). All come by hashes from the ID of the game, which only its links hold: those
// of the room in which its players meet, and of that of those who look on, from which no way leads back to the ID.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { hashes, schnorr } from '@noble/secp256k1';

hashes.sha256 ??= sha256;

/**
 * A room in which pages meet.
 * @typedef {object} Room
 * @property {string} topic by which relays know it, 64 hexadecimal digits
 * @property {Uint8Array} secret the key of all that is said to relays, 32 bytes
 */

const hash = (/** @type {string} */ text) => sha256(utf8ToBytes(text));

/** @returns {Room} */
const roomOf = (/** @type {string} */ secret) => ({
  topic: bytesToHex(hash(`motley room ${secret}`)),
  secret: hash(`motley secret ${secret}`),
});

/** The room of the players of a game. @param {string} id of the game, as in `bylink` */
export const playRoom = (id) => roomOf(id);

/** The private key with which players show those who look on that they are players. @param {string} id of the game */
export const watchKey = (id) => hash(`motley watch ${id}`);

/** The name of a game for those who look on, which their links hold: the public half of that key. */
export const watchName = (/** @type {string} */ id) => publicKey(watchKey(id));

/** The room of those who look on. @param {string} name of the game for them */
export const watchRoom = (name) => roomOf(`watch ${name}`);

/** Draws a private key, 32 bytes. */
export const drawKey = () => schnorr.keygen().secretKey;

/** The public half of a private key, 64 hexadecimal digits (BIP 340). */
export const publicKey = (/** @type {Uint8Array} */ key) => bytesToHex(schnorr.getPublicKey(key));

export const isPublicKey = (/** @type {string} */ text) => /^[0-9a-f]{64}$/.test(text);

/** Signs a text: 128 hexadecimal digits. */
export const sign = (/** @type {string} */ text, /** @type {Uint8Array} */ key) =>
  bytesToHex(schnorr.sign(hash(text), key));

/** Whether a text was signed by the owner of a public key. */
export function isSigned(/** @type {string} */ text, /** @type {string} */ signature, /** @type {string} */ name) {
  if (!/^[0-9a-f]{128}$/.test(signature) || !isPublicKey(name)) return false;
  try {
    return schnorr.verify(hexToBytes(signature), hash(text), hexToBytes(name));
  } catch {
    return false;
  }
}

/** Sixteen hexadecimal digits by which a text is named that both sides have. */
export const shortHash = (/** @type {string} */ text) => bytesToHex(hash(text)).slice(0, 16);

/** A private key as a text that is kept, and back; undefined if it is none. */
export const keyText = (/** @type {Uint8Array} */ key) => bytesToHex(key);

export const readKey = (/** @type {unknown} */ text) =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text) ? hexToBytes(text) : undefined;
