// Texts and files from other programs, where the page is installed: texts that are shared with it, files that are
// opened with it. public/manifest.webmanifest says which. They open like an entered text, and the game at the table
// stays.

/** @typedef {Pick<import('../../services/state.js').Page, 'openDialog' | 'parts'>} Page */

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
    const [file, { readFile }] = await Promise.all([handle.getFile(), app.parts.load('dialogs')]);
    app.openDialog('open', { text: await readFile(file), file: file.name });
  } catch (error) {
    app.openDialog('open', { error });
  }
}

export function openHandedOver(/** @type {Page} */ app) {
  openShared(app);
  const { launchQueue } = /** @type {Launched} */ (/** @type {unknown} */ (globalThis));
  launchQueue?.setConsumer(({ files }) => files?.[0] && openFile(app, files[0]));
}
