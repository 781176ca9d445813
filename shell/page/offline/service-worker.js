// Gives the page the files that the browser has kept, so that it opens without network. scripts/offline.mjs puts the
// list of the site's files in place of `site` and writes the result beside index.html. A version of the site whose
// files are kept waits until no tab has the version before, or until somebody asks for it.

/** @import { Asked, Site } from './offline.js' */

/**
 * A worker of this kind, as far as it is used here.
 * @typedef {object} Scope
 * @property {Site} site
 * @property {ServiceWorkerRegistration} registration
 * @property {{ matchAll(which: object): Promise<Tab[]>, claim(): Promise<void> }} clients the tabs
 * @property {() => Promise<void>} skipWaiting
 */

/** @typedef {{ url: string, focus(): Promise<unknown> }} Tab */

/** The details of a question beside its type. @typedef {{ addresses: string[], language: string }} Details */

/** An event that lasts until work is done. @typedef {Event & { waitUntil(work?: Promise<unknown>): void }} Lasting */

/** @typedef {Lasting & { notification: Notification }} Pressed */

/** @typedef {Event & { request: Request, respondWith(answer: Promise<Response>): void }} Fetching */

const worker = /** @type {Scope} */ (/** @type {unknown} */ (globalThis));
const { site } = worker;

const base = new URL('./', location.href).href;

/** Several sites may share an origin, and its caches. */
const prefix = `motley ${base} `;
const own = prefix + site.version;

/** Names of files there change with what is in them. */
const isLasting = (/** @type {string} */ address) => /^(assets|embed)\//.test(address.slice(base.length));

/** Whether it is a file of this version. */
const isOwn = (/** @type {string} */ address) => Object.hasOwn(site.hashes, address.slice(base.length));

const addressOf = (/** @type {string} */ path) => new URL(path, base).href;

/** The types of our files, which some hosts do not know, by how names end. @type {Record<string, string>} */
const types = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
};

const typeOf = (/** @type {string} */ address) => types[/[^.]*$/.exec(address)?.[0] ?? ''];

async function hashOf(/** @type {ArrayBuffer} */ bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether a host has sent a file of ours, and not its own page for what it does not have. The page itself names its
 * script: hosts may write something into pages. Other versions' files are no pages.
 */
async function isRight(/** @type {string} */ address, /** @type {Response} */ response) {
  if (!response.ok) return false;
  const hash = site.hashes[address.slice(base.length)];
  if (hash) return hash === (await hashOf(await response.clone().arrayBuffer()));
  if (address === base) return (await response.clone().text()).includes(site.script);
  return !response.headers.get('content-type')?.startsWith('text/html');
}

/** The answer as it is kept: with the type of the file, and as one that nobody has redirected. */
async function plain(/** @type {string} */ address, /** @type {Response} */ response) {
  const headers = new Headers(response.headers);
  const type = typeOf(address);
  if (type && address !== base) headers.set('Content-Type', type);
  return new Response(await response.arrayBuffer(), { headers });
}

/** A file that is kept, of whichever version. One that is wrong is not kept any more. */
async function findKept(/** @type {string} */ address) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue;
    const cache = await caches.open(name);
    const response = await cache.match(address, { ignoreVary: true });
    if (response && (await isRight(address, response))) return response;
    if (response) await cache.delete(address, { ignoreVary: true });
  }
  return undefined;
}

/**
 * Fetches a file of this version; one that other versions have too is taken from what is kept of them. What the browser
 * has got wrong once is asked for again.
 */
async function fetchOf(/** @type {string} */ address) {
  const kept = isLasting(address) ? await findKept(address) : undefined;
  if (kept) return kept;
  /** @type {Response | undefined} */
  let response;
  for (const cache of /** @type {RequestCache[]} */ ([isLasting(address) ? 'default' : 'no-cache', 'reload'])) {
    response = await fetch(address, { cache });
    if (await isRight(address, response)) return plain(address, response);
  }
  throw new Error(`${response?.status} ${address}`);
}

/** Keeps a file of this version, if it is not kept yet. */
async function keep(/** @type {string} */ path) {
  const cache = await caches.open(own);
  const address = addressOf(path);
  if (!(await cache.match(address, { ignoreVary: true }))) await cache.put(address, await fetchOf(address));
}

/** Keeps the files that the page begins with; this version is not installed without it. */
const keepFirst = () => Promise.all(['./', ...site.first].map(keep));

/** Keeps all that the page loads in one language, one file after the other. What is missed is fetched when needed. */
async function keepAll(/** @type {string} */ language) {
  for (const path of [...(site.words[language] ?? []), ...site.rest]) await keep(path);
}

/** Removes what is kept of other versions, unless another tab may still need it, or a version that waits will. */
async function removeOthers() {
  const { installing, waiting } = worker.registration;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (installing || waiting || tabs.length > 1) return;
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * Keeps this version alone. Workers of earlier versions have removed the files of a version that waited: its first
 * files are kept again, and if that fails the other versions stay.
 */
const keepAlone = () => keepFirst().then(removeOthers);

/** The page itself, of this version. */
async function givePage(/** @type {Request} */ request) {
  const cache = await caches.open(own);
  return (await cache.match(base, { ignoreVary: true })) ?? fetch(request);
}

/** A file of the page, of whichever version; one that is not kept yet is. */
async function giveFile(/** @type {string} */ address) {
  const cache = await caches.open(own);
  const kept = await cache.match(address, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetchOf(address);
  // A browser without room gives the file all the same.
  if (isLasting(address) && isOwn(address)) await cache.put(address, response.clone()).catch(() => {});
  return response;
}

/** A file that hosts change whenever they want: as it is now or, without network, as it was last. */
async function giveNewest(/** @type {Request} */ request, /** @type {string} */ address) {
  const cache = await caches.open(own);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(address, response.clone()).catch(() => {});
    return response;
  } catch (error) {
    const kept = await cache.match(address, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

const files = new Set(site.first.map(addressOf));

/** The answer to a request; nothing for a file that is none of the page's own. */
function answerTo(/** @type {Request} */ request) {
  const address = request.url.replace(/[?#].*/s, '');
  if (request.method !== 'GET' || !address.startsWith(base)) return undefined;
  if (address === base || address === base + 'index.html') return givePage(request);
  if (address === base + 'live.json') return giveNewest(request, address);
  return isLasting(address) || files.has(address) ? giveFile(address) : undefined;
}

/** The answers, by the types of questions. @type {Record<string, (asked: Details) => Promise<unknown>>} */
const answers = {
  keep: ({ addresses }) => Promise.all(addresses.filter(isLasting).filter(isOwn).map(keep)),
  'keep-all': ({ language }) => keepAlone().then(() => keepAll(language)),
  begin: () => worker.skipWaiting(),
};

/** Brings the tab to the front that has shown a notification, or else another one of the page. */
async function showTab(/** @type {unknown} */ url) {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = tabs.filter((tab) => tab.url.startsWith(base));
  await (ours.find((tab) => tab.url === url) ?? ours[0])?.focus();
}

addEventListener('install', (event) => /** @type {Lasting} */ (event).waitUntil(keepFirst()));
addEventListener('activate', (event) =>
  /** @type {Lasting} */ (event).waitUntil(Promise.all([worker.clients.claim(), keepAlone()])),
);
addEventListener('fetch', (event) => {
  const fetching = /** @type {Fetching} */ (event);
  const answer = answerTo(fetching.request);
  if (answer) fetching.respondWith(answer);
});
addEventListener('message', (event) => {
  const asked = /** @type {Details & Pick<Asked, 'type'>} */ (event.data);
  // A file that cannot be kept now is asked for again when the page is next opened.
  /** @type {Lasting} */ (/** @type {Event} */ (event)).waitUntil(answers[asked.type]?.(asked).catch(() => {}));
});
addEventListener('notificationclick', (event) => {
  const pressed = /** @type {Pressed} */ (event);
  pressed.notification.close();
  pressed.waitUntil(showTab(pressed.notification.data));
});
