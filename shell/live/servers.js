// The servers that games by link may ask when they travel by themselves: the host of the site names them in live.json,
// relays through which pages find each other, and STUN and TURN servers by which they connect. No others are asked.

import { fetchFile } from '../../web/files.js';

/**
 * A STUN or TURN server, as browsers take it.
 * @typedef {{ urls: string[], username?: string, credential?: string }} Ice
 */

/** @typedef {{ relays: string[], ice: Ice[] }} Servers */

/** How many of each kind there may be; addresses of one server; characters of the file, and of a text in it. */
const most = { listed: 8, urls: 4, file: 20_000, text: 300 };

/** How long the file may take to come, in milliseconds. */
const patience = 10_000;

/** @returns {Servers} */
const none = () => ({ relays: [], ice: [] });

/** Says what is wrong with the file, and where. @returns {never} */
function refuse(/** @type {string} */ place, /** @type {string} */ reason) {
  throw new Error(`live.json: ${place} ${reason}`);
}

/**
 * @param {unknown} value
 * @param {string} place
 * @returns {string}
 */
function readText(value, place) {
  if (typeof value !== 'string' || value === '') refuse(place, 'is no text');
  if (value.length > most.text) refuse(place, `is longer than ${most.text} characters`);
  return value;
}

/**
 * Reads each of a list, which may be missing.
 * @template Item
 * @param {unknown} list
 * @param {string} place
 * @param {(value: unknown, place: string) => Item} read
 * @returns {Item[]}
 */
function readList(list = [], place, read, count = most.listed) {
  if (!Array.isArray(list)) refuse(place, 'is no list');
  if (list.length > count) refuse(place, `has more than ${count} entries`);
  return list.map((value, i) => read(value, `${place}[${i}]`));
}

/** Names of hosts, and addresses of version 4 and 6; nothing that would say something else in a policy. */
const isHost = (/** @type {string} */ text) => /^[a-z0-9._-]+$|^\[[0-9a-f:.]+\]$/i.test(text);

/** @returns {URL | undefined} */
function parseUrl(/** @type {string} */ text, /** @type {URL} */ base) {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * The address of a relay. Written without `ws://` or `wss://` it is on the server of the file.
 * @param {URL} file where live.json is
 * @returns {(value: unknown, place: string) => string}
 */
const relayReader = (file) => (value, place) => {
  const text = readText(value, place);
  const isOwn = !/^[a-z][a-z0-9+.-]*:/i.test(text);
  const url = isOwn || /^wss?:\/\//.test(text) ? parseUrl(text, file) : undefined;
  if (!url || (isOwn && url.host !== file.host)) refuse(place, 'is no address that begins with wss:// or ws://');
  const isSafe = file.protocol === 'https:';
  if (isOwn) url.protocol = isSafe ? 'wss:' : 'ws:';
  // From a page that came by https browsers ask nothing else.
  if (isSafe && url.protocol === 'ws:') refuse(place, 'has to begin with wss://, as the site is of https://');
  if (!isHost(url.hostname)) refuse(place, 'has no host that can be asked');
  if (url.username || url.password || url.hash) refuse(place, 'has more than host, port, path and query');
  return url.href;
};

/** The address of a STUN or TURN server: `stun:HOST`, `turn:HOST:PORT?transport=udp`, `turns:HOST`. */
function readIceUrl(/** @type {unknown} */ value, /** @type {string} */ place) {
  const text = readText(value, place);
  const [, scheme, host, port = '1', transport] =
    /^(stun|turns?):([^:?]+|\[[^?]+\])(?::(\d{1,5}))?(\?transport=(?:udp|tcp))?$/.exec(text) ?? [];
  if (!scheme) refuse(place, 'is no address that begins with stun:, turn: or turns:');
  const isPort = Number(port) >= 1 && Number(port) <= 65535;
  if (!isHost(host) || !isPort) refuse(place, 'has no host or port that can be asked');
  if (scheme === 'stun' && transport) refuse(place, 'has a transport, which stun: does not have');
  return text;
}

/** @returns {Ice} */
function readIce(/** @type {unknown} */ value, /** @type {string} */ place) {
  const { urls, username, credential } = Object(value);
  const list = typeof urls === 'string' ? [urls] : urls;
  const read = readList(list, `${place}.urls`, readIceUrl, most.urls);
  if (read.length === 0) refuse(`${place}.urls`, 'is missing');
  if (!read.some((url) => url.startsWith('turn'))) return { urls: read };
  return {
    urls: read,
    username: readText(username, `${place}.username`),
    credential: readText(credential, `${place}.credential`),
  };
}

/**
 * Reads the text of live.json. Throws what is wrong with it.
 * @param {string} text
 * @param {string} address of the file
 * @returns {Servers}
 */
export function readServers(text, address) {
  if (text.length > most.file) refuse('the file', `is longer than ${most.file} characters`);
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    refuse('the file', 'is no JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse('the file', 'is no object');
  const { relays, ice } = /** @type {{ relays?: unknown, ice?: unknown }} */ (value);
  return { relays: readList(relays, 'relays', relayReader(new URL(address))), ice: readList(ice, 'ice', readIce) };
}

/**
 * Fetches live.json; a host that has none names no servers. Throws what is wrong with the file, or that the host is
 * not reached.
 * @param {string} address
 * @returns {Promise<Servers>}
 */
export async function loadServers(address) {
  // The host may change it at any time.
  const response = await fetchFile(address, { cache: 'no-cache', signal: AbortSignal.timeout(patience) });
  // Some hosts send their start page for what they do not have.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  return response.ok && !isPage ? readServers(await response.text(), response.url || address) : none();
}

/** The hosts of all servers. */
export function hostsOf(/** @type {Servers} */ { relays, ice }) {
  const others = ice.flatMap(({ urls }) => urls).map((url) => url.replace(/^\w+:|\?.*$/g, ''));
  return [...new Set([...relays.map((relay) => new URL(relay).host), ...others])];
}
