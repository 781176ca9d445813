// Tells our page what its rules offer, where those of each family are, and what the boards of its start screen show, so
// that it needs no rules before a game is opened; and gives it the script that asks for all that ahead.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { quickStarts } from '../shell/table/quick-starts.js';
import { keyOf } from '../shell/table/scenes.js';
import { Session } from '../shell/table/session.js';
import { loadEngine } from '../web/engine.js';
import { findFamilyNeeds } from './family-needs.mjs';

const read = (/** @type {string} */ path) => readFileSync(new URL(`../${path}`, import.meta.url));

const pictures = JSON.parse(String(read('shell/rules/pictures.json')));

/**
 * What the start screen shows of each family, without the actions, which nobody can play there.
 * @returns {Record<string, import('../web/types.js').View>} by the keys of scenes
 */
export function makeBoards(/** @type {import('../web/engine.js').Engine} */ engine) {
  /** @type {ReturnType<typeof makeBoards>} */
  const boards = {};
  for (const family of engine.schema().families) {
    const shown = pictures[family.family] ?? quickStarts(family)[0];
    const session = new Session(engine, shown.variant, shown.position);
    boards[keyOf(shown)] = { ...session.view, actions: [] };
    session.dispose();
  }
  return boards;
}

/** What games of some families are drawn with, as shell/main.js imports it: a module of each script of it. */
const parts = {
  cards: 'board/motley-cards.js',
  tables: 'board/tables.js',
  turns: 'board/stacks.js',
};

/** The script that asks ahead, with all it needs, so that nothing waits for another one. */
async function makeAhead() {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      minify: 'terser',
      modulePreload: false,
      rollupOptions: {
        input: fileURLToPath(new URL('../shell/app/ahead.js', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  return /** @type {import('vite').Rollup.RollupOutput} */ (result).output[0].code;
}

/** The files of a build. @typedef {import('vite').Rollup.OutputBundle} Bundle */

/** The script that a module of the shell has become a part of. */
const findChunk = (/** @type {Bundle} */ bundle, /** @type {string} */ path) =>
  /** @type {import('vite').Rollup.OutputChunk} */ (
    Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/shell/${path}`)),
    )
  );

/** Where the files are that are asked for ahead. */
function findAhead(/** @type {Bundle} */ bundle) {
  const words = Object.values(bundle).flatMap((file) => {
    const [, name] = /strings\/(.*)\.ftl$/.exec((file.type === 'asset' && file.originalFileNames[0]) || '') ?? [];
    return name ? [[name, file.fileName]] : [];
  });
  return {
    words: Object.fromEntries(words),
    parts: Object.fromEntries(Object.entries(parts).map(([part, path]) => [part, findChunk(bundle, path).fileName])),
    home: findChunk(bundle, 'panels/home-screen.js').fileName,
  };
}

/** The file with the rules of a family. */
const fileOf = (/** @type {{ family: string }} */ { family }) => `motley-${family}.wasm`;

/** The plugin for Vite. */
export function pageRules() {
  /** @type {import('../web/engine.js').Engine} */
  let engine;
  return /** @type {import('vite').Plugin} */ ({
    name: 'page-rules',
    apply: 'build',
    async buildStart() {
      engine = await loadEngine(read('build/wasm/motley.wasm'));
      for (const name of engine.schema().families.map(fileOf))
        this.emitFile({ type: 'asset', name, source: read(`build/wasm/${name}`) });
      this.emitFile({ type: 'asset', name: 'boards.json', source: JSON.stringify(makeBoards(engine)) });
      this.emitFile({ type: 'asset', name: 'ahead.js', source: await makeAhead() });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const addressOf = (/** @type {string} */ name) =>
          Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name))?.fileName;
        const { families } = engine.schema();
        const files = Object.fromEntries(families.map((one) => [one.family, addressOf(fileOf(one))]));
        const needs = await findFamilyNeeds();
        const boards = addressOf('boards.json');
        const [ahead, app] = [findAhead(bundle), findChunk(bundle, 'app/start.js').fileName];
        const given = JSON.stringify({ families, files, needs, boards, ahead, app });
        const script = `<script async src="./${addressOf('ahead.js')}"></script>`;
        return html.replace(
          /("given">)(<\/script>)/,
          (_, start, end) => `${start}${given.replaceAll('<', '\\u003c')}${end}${script}`,
        );
      },
    },
  });
}
