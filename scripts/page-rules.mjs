// Tells our page what its rules offer, where those of each family are, and what the boards of its start screen show, so
// that it needs no rules before a game is opened.

import { readFileSync } from 'node:fs';
import { keyOf } from '../shell/table/game/scenes.js';
import { Session } from '../shell/table/game/session.js';
import { quickStarts } from '../shell/table/game/variants.js';
import { loadEngine } from '../web/engine.js';

const read = (/** @type {string} */ path) => readFileSync(new URL(`../${path}`, import.meta.url));

const pictures = JSON.parse(String(read('shell/rules/pictures.json')));

/**
 * The boards of the start screen, one for each family, without the actions, which nobody can play there.
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
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const addressOf = (/** @type {string} */ name) =>
          Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name))?.fileName;
        const { families } = engine.schema();
        const files = Object.fromEntries(families.map((one) => [one.family, addressOf(fileOf(one))]));
        const given = JSON.stringify({ families, files, boards: addressOf('boards.json') });
        return html.replace(
          /("given">)(<\/script>)/,
          (_, start, end) => `${start}${given.replaceAll('<', '\\u003c')}${end}`,
        );
      },
    },
  });
}
