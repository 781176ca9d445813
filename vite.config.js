import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const shell = fileURLToPath(new URL('shell/', import.meta.url));

// Every shell/*.html is a page; shell/embed.js, the element for other people's pages, keeps its name.
const pages = readdirSync(shell).filter((name) => name.endsWith('.html'));
const embed = existsSync(shell + 'embed.js') ? ['embed.js'] : [];

/** A page that may have no worker imports the worker's file: what it exports must stay. */
const keepExports = {
  name: 'keep-exports',
  options: (/** @type {import('vite').Rollup.InputOptions} */ options) => ({
    ...options,
    preserveEntrySignatures: /** @type {const} */ ('strict'),
  }),
};

export default defineConfig({
  root: shell,
  base: './',
  publicDir: '../public',
  resolve: {
    alias: {
      'd3-transition': shell + 'board/no-transition.js',
      'd3-interpolate': shell + 'board/no-transition.js',
    },
  },
  build: {
    outDir: '../build/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: [...pages, ...embed].map((name) => shell + name),
      output: {
        entryFileNames: (chunk) =>
          chunk.name === 'embed' ? 'embed.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es', plugins: () => [keepExports] },
});
