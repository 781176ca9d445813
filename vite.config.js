import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { htmlWords } from './scripts/html-words.mjs';
import { licences } from './scripts/licences.mjs';
import { offline } from './scripts/offline.mjs';
import { pageRules } from './scripts/page-rules.mjs';

const shell = fileURLToPath(new URL('shell/', import.meta.url));
const reports = fileURLToPath(new URL('docs/balance/', import.meta.url));

// Every shell/*.html is a page, but for the frame of the element for other people's pages.
const pages = readdirSync(shell).filter((name) => name.endsWith('.html') && name !== 'embed.html');

/** A page that may have no worker imports the worker's file: what it exports must stay. */
export const keepExports = {
  name: 'keep-exports',
  options: (/** @type {import('vite').Rollup.InputOptions} */ options) => ({
    ...options,
    preserveEntrySignatures: /** @type {const} */ ('strict'),
  }),
};

/**
 * Pages tell where the rules of each family are. No script names the file of all: a bundler that packs ours again would
 * take it along, and may write addresses into the worker that only a page can find.
 */
export const noOwnFiles = {
  name: 'no-own-files',
  enforce: /** @type {const} */ ('pre'),
  transform: (/** @type {string} */ code, /** @type {string} */ id) =>
    id.endsWith('/web/engine.js')
      ? { code: code.replace(/new URL\('[^']*\.wasm', import\.meta\.url\)/g, "''"), map: null }
      : null,
};

/** Scripts are made small, but bundlers that pack them again need to know which imports are none of their business. */
export const terserOptions = {
  format: { comments: /@vite-ignore|webpackIgnore/ },
};

/**
 * Files of messages have their language and their name in front; others their name. The rules lie where the element has
 * them too, as one file.
 */
export const assetNames =
  (/** @type {string} */ folder) =>
  (/** @type {import('vite').Rollup.PreRenderedAsset} */ { names: [name], originalFileNames: [file = ''] }) => {
    const [, language] = /strings\/(\w+)\/.*\.ftl$/.exec(file) ?? [];
    return `${name.endsWith('.wasm') ? 'embed' : folder}/${language ? `${language}-` : ''}[name]-[hash][extname]`;
  };

/**
 * Parts that are loaded together, or are so small that they may be, are smaller as one script: what is at a path, and
 * the script's name. What several of them need comes first, so that none of them brings the others along.
 * @type {[path: RegExp, name: string][]}
 */
const together = [
  [/(panels\/(taken|beside-board)|table\/captures|app\/trusted|offline\/(offline|handed-over))\.js$/, 'beside'],
  [/board\/(acting(\.css)?|aims|choice|chooser|compound|foresight|keyboard)\.js$/, 'beside'],
  [/board\/(move-speech|pointer|question|target-glyphs)\.js$/, 'beside'],
  [/(dialogs\/(fields|players-field|save-file)|words\/dates)\.js$|panels\/(strength|seat-lines)\.js$/, 'shared'],
  [/\/by-link\//, 'by-link'],
  [/\/lessons\/[^/]*\.json$/, 'lessons'],
  [/\/rules\/(?!pictures)[^/]*\.json$/, 'rules'],
  [/panels\/(home-screen|first-picture)|lessons\/chapters|board\/squares/, 'home'],
  [/\/clocks\//, 'clocks'],
  [/links\/(opened-text|record|record-link|variation-tree)\.js$/, 'record'],
  [/dialogs\/(end-dialogs|(help|lessons|new-game|open|opponent|saved|settings|summary)-dialog|armies)\.js$/, 'dialogs'],
  [/saving\/(find-saved|import-saved)/, 'dialogs'],
  [/dialogs\/(share|embed)-dialog|dialogs\/embed-(form|preview)|links\/snippet|\/pictures\/(?!film-worker)/, 'share'],
  [
    /panels\/(analysis-panel|review|plots)\.js|computer\/(game-review|self-play|statistics|moments|practice)|balance-dialog/,
    'analysis',
  ],
  [
    /panels\/(rules|all-hands|legend|pieces|game|figure-trial|typed)|rules\/[a-z]+\.js$|hint-drawn|setup-screen/,
    'panels',
  ],
  [
    /app\/with-tables|board\/(tables|begin|plane|camera-control|table-frame|table-glyphs|tiles|(table|surroundings)\.css)\.js$/,
    'tables',
  ],
  [
    /app\/with-cards|board\/(motley-cards|cards\.css|carded(\.css)?)\.js$|panels\/card-rail|art\/(card-looks|cards\/)/,
    'cards',
  ],
  [/board\/(motley-hand|hand\.css|hand-drag)\.js$|art\/emblems|panels\/(seats-panel|marks-key)/, 'tables'],
  [/app\/with-turns|board\/stacks?\.|panels\/tray|art\/(marks\.js|more-pieces)/, 'turns'],
  [/board\/trail|table\/(replay|news)|hint-words|feedback\/|\/possible\//, 'play'],
  [/board\/camera(-input)?\.js$/, 'camera'],
  [/board\/annotat|\/variations\//, 'variations'],
  [/\/editor\//, 'editor'],
];

/** The page of balance, which stands beside ours as it is. @type {import('vite').Plugin} */
const balance = {
  name: 'balance',
  apply: 'build',
  generateBundle() {
    for (const name of readdirSync(reports))
      this.emitFile({ type: 'asset', fileName: `balance/${name}`, source: readFileSync(reports + name) });
  },
};

/** The script that a later part belongs to, if it is not one of its own. */
const findScript = (/** @type {string} */ id) => together.find(([path]) => path.test(id))?.[1];

/**
 * All that the first screen is drawn with is one script, and all that the App is besides is another. In dozens of
 * parts, as they would be shared with what comes later, they are an eighth larger when compressed.
 * @returns {import('vite').Rollup.GetManualChunk}
 */
function joinFirst() {
  const first = new Set([shell + 'index.html']);
  const app = new Set([shell + 'app/start.js']);
  return (id, { getModuleInfo }) => {
    // A set that grows while it is gone through is gone through to its new end.
    for (const joined of [first, app])
      for (const known of joined) for (const next of getModuleInfo(known)?.importedIds ?? []) joined.add(next);
    // What a board shows of the last turn does not wait for the App, and is too small for a script of its own.
    if (first.has(id) || id === shell + 'table/news.js') return 'first';
    return app.has(id) ? 'app' : findScript(id);
  };
}

export default defineConfig({
  root: shell,
  base: './',
  publicDir: '../public',
  plugins: [noOwnFiles, pageRules(), htmlWords, balance, licences('licences.txt', 'bill.cdx.json'), offline()],
  build: {
    outDir: '../build/site',
    emptyOutDir: true,
    target: 'es2022',
    minify: 'terser',
    terserOptions,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: pages.map((name) => shell + name),
      output: { assetFileNames: assetNames('assets'), manualChunks: joinFirst() },
    },
  },
  worker: { format: 'es', plugins: () => [keepExports, noOwnFiles] },
});
