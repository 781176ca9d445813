import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { htmlWords } from './scripts/html-words.mjs';
import { licences } from './scripts/licences.mjs';
import { livePolicy } from './scripts/live.mjs';
import { offline } from './scripts/offline.mjs';
import { pageRules } from './scripts/page-rules.mjs';

const shell = fileURLToPath(new URL('shell/', import.meta.url));
const reports = fileURLToPath(new URL('docs/balance/', import.meta.url));

// Every shell/*.html is a page, but for the frame of the element for other people's pages.
const pages = readdirSync(shell).filter((name) => name.endsWith('.html') && name !== 'embed.html');

/** A page that may have no worker imports the worker's file: its exports must stay. */
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
  compress: { passes: 2 },
  format: { comments: /@vite-ignore|webpackIgnore/ },
};

/**
 * Files of messages have their language and their name in front; others their name. The rules, and the words that boards
 * say, lie where the element has them too, as one file.
 */
export const assetNames =
  (/** @type {string} */ folder) =>
  (/** @type {import('vite').Rollup.PreRenderedAsset} */ { names: [name], originalFileNames: [file = ''] }) => {
    const [, language, words = ''] = /strings\/(\w+)\/(.*)\.ftl$/.exec(file) ?? [];
    const isShared = name.endsWith('.wasm') || (language && !['lessons', 'page', 'rules'].includes(words));
    return `${isShared ? 'embed' : folder}/${language ? `${language}-` : ''}[name]-[hash][extname]`;
  };

/** The page of balance, which stands beside ours as it is. @type {import('vite').Plugin} */
const balance = {
  name: 'balance',
  apply: 'build',
  generateBundle() {
    for (const name of readdirSync(reports))
      this.emitFile({ type: 'asset', fileName: `balance/${name}`, source: readFileSync(reports + name) });
  },
};

export default defineConfig({
  root: shell,
  base: './',
  publicDir: '../public',
  plugins: [
    noOwnFiles,
    pageRules(),
    htmlWords,
    balance,
    licences('licences.txt', 'bill.cdx.json'),
    livePolicy(),
    offline(),
  ],
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
      // A few lines that two parts share are no file of their own.
      output: { assetFileNames: assetNames('assets'), experimentalMinChunkSize: 6000 },
    },
  },
  worker: { format: 'es', plugins: () => [keepExports, noOwnFiles] },
});
