// The element for other people's pages, and the page for frames, beside our own page: embed.js keeps its
// name for ever, and what it loads is in a folder of its own and shared with nothing, so that it can be
// copied or packed.

import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { htmlWords } from './scripts/html-words.mjs';
import { licences } from './scripts/licences.mjs';
import { ruleFiles } from './scripts/rule-files.mjs';
import { assetNames, keepExports, noOwnFiles, terserOptions } from './vite.config.js';

const shell = fileURLToPath(new URL('shell/', import.meta.url));

/** Vite's own way to import on demand would put links into the head of somebody's page, and events on its window. */
const plainImports = {
  name: 'plain-imports',
  enforce: /** @type {const} */ ('pre'),
  load: (/** @type {string} */ id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
};

/** The names of the page in which Lit keeps its notes, and looks for those of others. */
const litNames =
  /(?:\b[\w$]+\.)?\b((?:litHtml|litElement|reactiveElement)[A-Z]\w+|litPropertyMetadata|(?<=Symbol\.)metadata)\b/g;

/**
 * Keeps them in the module. Its policy of trusted types gets a name of ours, because a page may have a Lit of its own,
 * and most pages that ask for trusted types allow each name only once. What it says of a property inherits nothing that
 * a page may have written into Object.prototype.
 */
const noGlobalNames = {
  name: 'no-global-names',
  transform: (/** @type {string} */ code, /** @type {string} */ id) =>
    /\/node_modules\/(?:@lit|lit[\w-]*)\//.test(id) && code.search(litNames) >= 0
      ? {
          code: `const ofLit = {};${code
            .replace(litNames, 'ofLit.$1')
            .replace('createPolicy("lit-html"', 'createPolicy("motley-html"')
            .replace(/return\{(?=get:\w+,set\()/, 'return{__proto__:null,')}`,
          map: null,
        }
      : null,
};

/**
 * The same script under a name that belongs to its version, for pages that want to know what they get, and beside it
 * the digests of all files, which such a page can have its browser check.
 */
const versioned = {
  name: 'versioned',
  /** Once all is written: other plugins change scripts until then. */
  writeBundle(
    /** @type {import('vite').Rollup.NormalizedOutputOptions} */ { dir = '' },
    /** @type {import('vite').Rollup.OutputBundle} */ bundle,
  ) {
    const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
    const own = `embed@${version}`;
    copyFileSync(`${dir}/embed.js`, `${dir}/${own}.js`);
    const names = Object.keys(bundle).filter((name) => name.startsWith('embed/') && name.endsWith('.js'));
    const digest = (/** @type {string} */ name) =>
      `sha384-${createHash('sha384')
        .update(readFileSync(`${dir}/${name}`))
        .digest('base64')}`;
    const integrity = Object.fromEntries([`${own}.js`, ...names.sort()].map((name) => [name, digest(name)]));
    writeFileSync(`${dir}/${own}.json`, `${JSON.stringify({ integrity }, null, 2)}\n`);
  },
};

export default defineConfig({
  root: shell,
  base: './',
  publicDir: false,
  plugins: [
    noOwnFiles,
    ruleFiles,
    plainImports,
    noGlobalNames,
    htmlWords,
    licences('embed-licences.txt', 'embed-bill.cdx.json'),
    versioned,
  ],
  build: {
    outDir: '../build/site',
    emptyOutDir: false,
    target: 'es2022',
    minify: 'terser',
    terserOptions,
    assetsDir: 'embed',
    assetsInlineLimit: 0,
    modulePreload: false,
    rollupOptions: {
      preserveEntrySignatures: 'strict',
      input: [shell + 'embed.js', shell + 'embed.html'],
      output: {
        entryFileNames: (chunk) =>
          chunk.facadeModuleId === shell + 'embed.js' ? 'embed.js' : 'embed/[name]-[hash].js',
        assetFileNames: assetNames('embed'),
        // Else Rollup describes properties by objects that inherit what a page has written into Object.prototype.
        generatedCode: { symbols: false },
      },
    },
  },
  worker: { format: 'es', plugins: () => [keepExports, noOwnFiles] },
});
