// Tells our page what its rules offer, where those of each family are, and what the boards of its start screen show, so
// that it needs no rules before a game is opened.

import { readFileSync } from 'node:fs';
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

/** The plugin for Vite. */
export function pageRules() {
  /** @type {import('../web/engine.js').Engine} */
  let engine;
  return /** @type {import('vite').Plugin} */ ({
    name: 'page-rules',
    apply: 'build',
    async buildStart() {
      engine = await loadEngine(read('build/wasm/motley.wasm'));
      for (const { family } of engine.schema().families)
        this.emitFile({ type: 'asset', name: `play-${family}.wasm`, source: read(`build/wasm/play-${family}.wasm`) });
      this.emitFile({ type: 'asset', name: 'boards.json', source: JSON.stringify(makeBoards(engine)) });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const addressOf = (/** @type {string} */ name) =>
          Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name))?.fileName;
        const { families } = engine.schema();
        const files = Object.fromEntries(families.map(({ family }) => [family, addressOf(`play-${family}.wasm`)]));
        const needs = await findFamilyNeeds();
        const given = JSON.stringify({ families, files, needs, boards: addressOf('boards.json') });
        return html.replace('"given">', () => `"given">${given.replaceAll('<', '\\u003c')}`);
      },
    },
  });
}
