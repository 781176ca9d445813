// What pages and relays say to each other, as far as it is needed here (Nostr, NIP-01): events, which are signed, and
// filters, which say what somebody wants to hear. Both come from strangers.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { hashes, schnorr } from '@noble/secp256k1';

hashes.sha256 ??= sha256;

/**
 * What is signed.
 * @typedef {{ pubkey: string, created_at: number, kind: number, tags: string[][], content: string }} Said
 */
/** @typedef {Said & { id: string, sig: string }} Event */

/**
 * What must be true of an event: each list has one of its values.
 * @typedef {object} Filter
 * @property {string[]} [ids]
 * @property {string[]} [authors]
 * @property {number[]} [kinds]
 * @property {number} [since] seconds
 * @property {number} [until]
 * @property {[name: string, values: string[]][]} tags
 */

const isText = (/** @type {unknown} */ value) => typeof value === 'string';
const isNumber = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isHex = (/** @type {unknown} */ value, /** @type {number} */ length) =>
  typeof value === 'string' && value.length === length && /^[0-9a-f]*$/.test(value);

/**
 * Whether all of a list, which is not too long, are so.
 * @param {unknown} list
 * @param {(value: unknown) => boolean} fits
 */
const isListOf = (list, fits, most = 100) => Array.isArray(list) && list.length <= most && list.every(fits);

const isTag = (/** @type {unknown} */ tag) => isListOf(tag, isText) && /** @type {unknown[]} */ (tag).length > 0;

/** The hash that is signed, and by which an event is named. @param {Said} event */
export const idOf = ({ pubkey, created_at, kind, tags, content }) =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([0, pubkey, created_at, kind, tags, content]))));

/** Whether it is signed by whom it names. What is cheap is asked first. */
function isSigned(/** @type {Event} */ event) {
  try {
    const [sig, id, pubkey] = [event.sig, event.id, event.pubkey].map((text) => hexToBytes(text));
    return event.id === idOf(event) && schnorr.verify(sig, id, pubkey);
  } catch {
    return false;
  }
}

/** Relays pass on events of these kinds without keeping them. */
const isEphemeral = (/** @type {number} */ kind) => kind >= 20000 && kind < 30000;

/**
 * Reads an event that is only passed on. Throws what NIP-01 has a relay answer.
 * @returns {Event}
 */
export function readEvent(/** @type {unknown} */ value) {
  const { id, pubkey, created_at, kind, tags, content, sig } = Object(value);
  const isWhole = isHex(id, 64) && isHex(pubkey, 64) && isHex(sig, 128) && isNumber(created_at) && isNumber(kind);
  if (!isWhole || !isListOf(tags, isTag) || !isText(content)) throw new Error('invalid: this is no event');
  if (!isEphemeral(kind)) throw new Error('blocked: nothing is kept here, only ephemeral events are passed on');
  const event = { id, pubkey, created_at, kind, tags, content, sig };
  if (!isSigned(event)) throw new Error('invalid: the signature or the id is not that of the event');
  return event;
}

/** What the lists of a filter may hold. @type {Record<string, (value: unknown) => boolean>} */
const lists = {
  ids: (value) => isHex(value, 64),
  authors: (value) => isHex(value, 64),
  kinds: isNumber,
};

/**
 * Reads a filter. Throws what NIP-01 has a relay answer.
 * @returns {Filter}
 */
export function readFilter(/** @type {unknown} */ value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('invalid: this is no filter');
  /** @type {Filter} */
  const filter = { tags: [] };
  for (const [key, wanted] of Object.entries(value)) {
    const isOfTags = /^#[a-zA-Z]$/.test(key);
    const isTime = key === 'since' || key === 'until';
    if (key === 'limit') continue; // of what is kept: nothing is.
    const isRight = isTime ? isNumber(wanted) : isListOf(wanted, isOfTags ? isText : (lists[key] ?? (() => false)));
    if (!isRight) throw new Error(`invalid: ${key.slice(0, 20)} of a filter is not understood`);
    if (isOfTags) filter.tags.push([key.slice(1), wanted]);
    else Object.assign(filter, { [key]: wanted });
  }
  return filter;
}

/** Whether an event is what a filter wants. @param {Event} event @param {Filter} filter */
export function isWanted(event, { ids, authors, kinds, since = 0, until = Infinity, tags }) {
  return (
    (ids?.includes(event.id) ?? true) &&
    (authors?.includes(event.pubkey) ?? true) &&
    (kinds?.includes(event.kind) ?? true) &&
    event.created_at >= since &&
    event.created_at <= until &&
    tags.every(([name, values]) => event.tags.some((tag) => tag[0] === name && values.includes(tag[1])))
  );
}
