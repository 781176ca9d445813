// What an event may say, once it is decrypted: read field by field, since who knows the secret may still be hostile.

/** A page's session and tokens rise with each that it makes; they are compared only with the same page's.
 * @typedef {object} Words
 * @property {'call' | 'offer' | 'answer' | 'candidates' | 'bye'} say
 * @property {number} session      of the page that says it; a higher one voids what the older said
 * @property {number} token        of this event
 * @property {'player' | 'watcher'} [side]   in a room where players only send
 * @property {string[]} has        call: the pages with which it has a connection, open or being made
 * @property {string} to           the page that is meant (but for call and bye)
 * @property {number} toSession    and its session
 * @property {number} connection   the token with which the connection was offered
 * @property {string} sdp          offer and answer: the description
 * @property {string[]} list       candidates: ways to reach the page
 */

const SDP_CHARACTERS = 12_000;
const CANDIDATES = 40;
const CANDIDATE_CHARACTERS = 400;
const PEERS = 64;

const isToken = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) > 0;
const isText = (/** @type {unknown} */ value, /** @type {number} */ length) =>
  typeof value === 'string' && value.length <= length;
const isList = (/** @type {unknown} */ value, /** @type {number} */ count, /** @type {number} */ length) =>
  Array.isArray(value) && value.length <= count && value.every((text) => isText(text, length));

/** A description with one channel for data, and nothing for pictures and sound. */
const isDescription = (/** @type {unknown} */ sdp) =>
  isText(sdp, SDP_CHARACTERS) &&
  String(sdp).match(/^m=.*/gm)?.join('').startsWith('m=application') === true &&
  String(sdp).match(/^m=/gm)?.length === 1;

/** What was said, before it is known to be well-formed. @typedef {Partial<Record<keyof Words, unknown>>} Said */

/** The fields that each word needs besides session and token. @type {Record<string, (said: Said) => boolean>} */
const fields = {
  call: (said) => isList(said.has, PEERS, 64),
  bye: () => true,
  offer: (said) => isMeant(said) && isDescription(said.sdp),
  answer: (said) => isMeant(said) && isDescription(said.sdp),
  candidates: (said) => isMeant(said) && isList(said.list, CANDIDATES, CANDIDATE_CHARACTERS),
};

const isMeant = (/** @type {Said} */ said) =>
  isText(said.to, 64) && isToken(said.toSession) && isToken(said.connection);

/** What was said, or undefined when it is no sentence of this kind. */
export function readWords(/** @type {unknown} */ value) {
  const said = /** @type {Said} */ (value ?? {});
  const word = String(said.say);
  const isRead =
    isToken(said.session) &&
    isToken(said.token) &&
    /** @type {unknown[]} */ ([undefined, 'player', 'watcher']).includes(said.side) &&
    Object.hasOwn(fields, word) &&
    fields[word](said);
  return isRead ? /** @type {Words} */ (said) : undefined;
}
