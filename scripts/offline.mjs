// A plugin that writes offline.js: the service worker, with the list of the files that it keeps.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '../shell/words/languages.js';

const source = fileURLToPath(new URL('../shell/page/offline/service-worker.js', import.meta.url));

/**
 * Files for other people's pages, for hosts and for programs, which our page does not need, and the one that hosts
 * change; rules and words it does.
 */
const isOthers = (/** @type {string} */ path) =>
  /^(404|balance|demo|embed(?!\/.*\.(wasm|ftl)$)|_headers|index\.html|live\.json|offline)/.test(path) ||
  /(licences\.txt|\.cdx\.json)$/.test(path);

/** The paths of all files in a folder, with slashes, in order. */
const findFiles = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'))
    .sort();

/** How the worker knows a file. */
const hashOf = (/** @type {Buffer} */ bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** The files that a page names, relative to it. */
const namesIn = (/** @type {string} */ page) =>
  [...page.matchAll(/\b(?:src|href)="\.\/([^"]+)"/g)].map(([, path]) => path);

/**
 * The list of a built site's files, as the worker knows it.
 * @param {string} folder
 * @returns {import('../shell/page/offline/offline.js').Site}
 */
export function describeSite(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const paths = findFiles(folder).filter((path) => !isOthers(path));
  const named = namesIn(page);
  // The boards of the start screen are asked for by the script, at once.
  const isFirst = (/** @type {string} */ path) =>
    (named.includes(path) && !path.endsWith('.png')) || /^assets\/boards-[^/]*\.json$/.test(path);
  /** The language of a file of messages, which its name begins with. */
  const languageOf = (/** @type {string} */ path) => /([a-z]+)[^/]*\.ftl$/.exec(path)?.[1];
  const hash = createHash('sha256').update(readFileSync(source));
  for (const path of ['index.html', ...paths]) hash.update(path + '\n').update(readFileSync(join(folder, path)));
  const ofLanguage = (/** @type {string} */ language) => paths.filter((path) => languageOf(path) === language);
  return {
    version: hash.digest('hex').slice(0, 12),
    script: /<script type="module"[^>]*\ssrc="\.\/([^"]+)"/.exec(page)?.[1] ?? '',
    first: paths.filter(isFirst),
    rest: paths.filter((path) => !isFirst(path) && !languageOf(path) && !path.endsWith('.png')),
    words: Object.fromEntries(languages.map((language) => [language, ofLanguage(language)])),
    hashes: Object.fromEntries(paths.map((path) => [path, hashOf(readFileSync(join(folder, path)))])),
  };
}

/** Writes the worker of a built site. */
export function writeWorker(/** @type {string} */ folder) {
  const text = `self.site = ${JSON.stringify(describeSite(folder))};\n${readFileSync(source, 'utf8')}`;
  writeFileSync(join(folder, 'offline.js'), text);
}

/** @returns {import('vite').Plugin} */
export function offline() {
  let folder = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: { sequential: true, handler: () => writeWorker(folder) },
  };
}
