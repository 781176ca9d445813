// The page as a program that is installed. The browser keeps it for times without network, and it tells when another
// version of it is there; it opens texts and files from other programs. Where the browser keeps nothing, the page works
// as before.

import { trusted } from '../../loading/trusted.js';

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'openDialog' | 'parts' | 'reload' | 'table' | 'words'>}
 *   Page
 */

/**
 * The files of one version of the site, as addresses relative to the page's.
 * @typedef {object} Site
 * @property {string} version
 * @property {string} script that this version's page names
 * @property {string[]} first that the page begins with
 * @property {string[]} rest
 * @property {Record<string, string[]>} words the files of each language
 * @property {Record<string, string>} hashes the first 16 hexadecimal digits of each file's SHA-256
 */

/**
 * A request of the page to the worker: to keep the files loaded, to keep all, or to begin with its version.
 * @typedef {{ type: 'keep', addresses: string[] } | { type: 'keep-all', language: string } | { type: 'begin' }} Asked
 */

/** The addresses of all that this page has loaded. */
const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);

/** Whether the visitor wants to load no more than what is needed. */
const isSparing = () =>
  Boolean(/** @type {Navigator & { connection?: { saveData?: boolean } }} */ (navigator).connection?.saveData);

/** Tells that another version waits. It begins when no tab has this one any more, or when the visitor wants it. */
function tellUpdate(/** @type {Page} */ app, /** @type {ServiceWorker} */ waiting) {
  const begin = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => app.reload(), { once: true });
    waiting.postMessage(/** @type {Asked} */ ({ type: 'begin' }));
  };
  app.table.tell({
    tone: 'info',
    text: app.words.format('update-ready'),
    action: { label: app.words.format('update-begin'), run: begin },
    isApart: true,
  });
}

/** Tells of a version that waits already or is on its way, and of each that comes later. */
function watchUpdates(/** @type {Page} */ app, /** @type {ServiceWorkerRegistration} */ registration) {
  const watch = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) tellUpdate(app, installing);
    });
  };
  if (registration.waiting) tellUpdate(app, registration.waiting);
  // The browser may have found one before the page has begun.
  watch();
  registration.addEventListener('updatefound', watch);
  document.addEventListener('visibilitychange', () => {
    // Without network there is nothing to be told.
    if (!document.hidden) registration.update().catch(() => {});
  });
}

/** Keeps the page: first what it has loaded, then the rest in the language that is shown. */
async function keepOffline(/** @type {Page} */ app) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.register(trusted('./offline.js'));
  const registration = await serviceWorker.ready;
  watchUpdates(app, registration);
  const ask = (/** @type {Asked} */ asked) => registration.active?.postMessage(asked);
  ask({ type: 'keep', addresses: loaded() });
  if (!isSparing()) ask({ type: 'keep-all', language: app.words.locale });
}

/** A file that is handed over. @typedef {{ getFile(): Promise<File> }} Handle */

/**
 * The window of browsers that can open files with a page.
 * @typedef {{ launchQueue?: { setConsumer(take: (given: { files?: Handle[] }) => void): void } }} Launched
 */

/** The link in a message, if it has one; or else all of it. */
const linkIn = (/** @type {string} */ text) => /https?:\/\/\S+#\S+/.exec(text)?.[0] ?? text;

/** Opens a text that is shared with the page, which the address then no longer has. */
function openShared(/** @type {Page} */ app) {
  const given = new URLSearchParams(location.search);
  const text = given.get('shared-link') || given.get('shared-text');
  if (!text) return;
  history.replaceState(null, '', location.pathname + location.hash);
  app.openDialog('open', { text: linkIn(text) });
}

/** Opens a file that the page is started with. */
async function openFile(/** @type {Page} */ app, /** @type {Handle} */ handle) {
  try {
    const [file, { openFile }] = await Promise.all([handle.getFile(), app.parts.load('dialogs')]);
    await openFile(app, file);
  } catch (error) {
    app.openDialog('open', { error });
  }
}

/**
 * Lets the page be kept. Where it is installed, it takes the texts that are shared with it and the files that are
 * opened with it; public/manifest.webmanifest names them. They open like an entered text, and the game at the table
 * stays.
 */
export function beInstalled(/** @type {Page} */ app) {
  openShared(app);
  const { launchQueue } = /** @type {Launched} */ (/** @type {unknown} */ (globalThis));
  launchQueue?.setConsumer(({ files }) => files?.[0] && openFile(app, files[0]));
  return keepOffline(app);
}
