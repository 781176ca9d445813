// Shows the rules of a variant: text, diagrams and small boards as the data file of its family lists them, as far as
// the core says that they hold, and which of them an option has changed. The data of each family are loaded when they
// are first looked at.

import { html, nothing } from 'lit';
import { ownKinds } from '../../legend/own-kinds.js';
import { getExtra } from '../../links/links.js';
import { Loader } from '../../loading/loader.js';
import { loadRules } from '../../rules/rules.js';
import { causesOf, chooseBlocks, statementsOf } from '../../rules/statements.js';
import { findFamily } from '../../table/game/variants.js';
import { addWords } from '../../words/load-words.js';
import { changes } from '../changes.js';
import { figure } from './figure.js';
import { overview } from './overview.js';

/** @import { Block } from '../../rules/rules.js' */

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'choices' | 'dialog' | 'engine' | 'parts' | 'scenes' |
 *   'schema' | 'tab' | 'table' | 'thinker' | 'update' | 'words'>} Page
 * @typedef {ReturnType<typeof read>} Reading
 */

/** The statements that hold in a variant, and the options that cause them. */
function read(/** @type {Page} */ { engine }, /** @type {string} */ variant) {
  return { variant, statements: statementsOf(engine, variant), causes: causesOf(engine, variant) };
}

/** The last reading: rules are drawn anew more often than another variant is chosen. @type {Reading | undefined} */
let last;

function readOnce(/** @type {Page} */ app, /** @type {string} */ variant) {
  if (last?.variant !== variant) last = read(app, variant);
  return last;
}

/** A statement, and the options that cause it. */
function statement(/** @type {Page} */ { words }, /** @type {Reading} */ { variant, statements, causes }, id = '') {
  const family = variant.split(';')[0];
  const keys = causes.get(id) ?? [];
  const options = words.list(keys.map((key) => words.format(`option-${family}-${key}`)));
  const named = statements.get(id);
  return html`${words.format(id, named === undefined ? {} : { count: named, kind: `kind-${named}` })}${
    keys.length > 0
      ? html` <small class="because"
            ><span aria-hidden="true">${options}</span
            ><span class="only-spoken">${words.format('rules-because', { options })}</span></small
          >`
      : nothing
  }`;
}

function drawBlock(/** @type {Page} */ app, /** @type {Reading} */ reading, /** @type {Block} */ block) {
  const { words } = app;
  if ('heading' in block) return html`<h3>${words.format(block.heading)}</h3>`;
  if ('text' in block) return html`<p>${statement(app, reading, block.text)}</p>`;
  if ('list' in block)
    return html`<ul>
      ${block.list.map((id) => html`<li>${statement(app, reading, id)}</li>`)}
    </ul>`;
  if ('reading' in block)
    return html`<p class="reading">
      <strong>${words.format('rules-reading')}</strong> ${statement(app, reading, block.reading)}
    </p>`;
  if ('about' in block)
    return html`<details>
      <summary>${words.format('rules-about')}</summary>
      <p>${words.format('rules-about-text')}</p>
      ${block.about.map((id) => html`<p>${statement(app, reading, id)}</p>`)}
    </details>`;
  if ('manners' in block)
    return html`<section class="manners" aria-labelledby="manners-title">
      <h3 id="manners-title">${words.format('rules-manners')}</h3>
      <p>${words.format('rules-manners-text')}</p>
      <ul>
        ${block.manners.map((id) => html`<li>${words.format(id)}</li>`)}
      </ul>
    </section>`;
  return html`<div class="figures">
    ${block.figures.map((item) => figure(app, item, words.format(item.caption)))}
  </div>`;
}

/** What is not as in chess, below the first words of the rules. */
function drawOwnKinds(/** @type {Page} */ { words, schema, scenes }, /** @type {string} */ variant) {
  const family = findFamily(schema, variant);
  if (!family) return nothing;
  return html`<div class="legend">${ownKinds({ words, family, view: scenes.start(variant, undefined) })}</div>`;
}

/** What is to be seen at a glance, of blocks that hold. */
const drawOverviews = (/** @type {Page} */ app, /** @type {Block[]} */ chosen) =>
  chosen.map((block) =>
    'overview' in block && block.overview ? overview(app, block.overview, block.figures) : nothing,
  );

/** The rules; where they stand by themselves, with the kinds and the overviews below their first block. */
function draw(/** @type {Page} */ app, /** @type {string} */ variant, /** @type {Block[]} */ blocks, isWhole = false) {
  if (blocks.length === 0) return nothing;
  const reading = readOnce(app, variant);
  const chosen = chooseBlocks(blocks, reading.statements);
  if (chosen.length === 0) return nothing;
  return html`<div class="rules">
    ${changes(app, variant)}
    ${chosen.map(
      (block, i) =>
        html`${drawBlock(app, reading, block)}${
          isWhole && i === 0 ? [drawOwnKinds(app, variant), drawOverviews(app, chosen)] : nothing
        }`,
    )}
  </div>`;
}

/** Loads the rules of a family, and their words. */
async function load(/** @type {Page} */ { words }, /** @type {string} */ family) {
  const [blocks] = await Promise.all([loadRules(family), addWords(words, 'rules')]);
  return blocks;
}

/** @type {WeakMap<Page, Loader<Record<string, () => Promise<Block[]>>>>} */
const loaders = new WeakMap();

/** The loader of the rules of all families, by the name of the family. */
function loaderOf(/** @type {Page} */ app) {
  const known = loaders.get(app);
  if (known) return known;
  const imports = Object.fromEntries(app.schema.families.map(({ family }) => [family, () => load(app, family)]));
  const loader = new Loader(
    imports,
    (error) => app.table.tellMissing(error),
    () => app.update(),
  );
  loaders.set(app, loader);
  return loader;
}

/** The rules of a variant; none until they are loaded. */
function blocksOf(/** @type {Page} */ app, /** @type {string} */ variant) {
  const family = findFamily(app.schema, variant)?.family;
  return (family && loaderOf(app).show(family, app.dialog ?? app.tab)) || [];
}

/** Whether the people of the game at the table have agreed on manners; other rules than its own have none. */
function hasManners(/** @type {Page} */ { table: { session } }, /** @type {string} */ variant) {
  return session?.game.variant === variant && getExtra(session, 'manners') === 'on';
}

/** All rules, and the manners of the table where there are some. */
export const rulesText = (/** @type {Page} */ app, /** @type {string} */ variant) =>
  draw(
    app,
    variant,
    blocksOf(app, variant).filter((block) => !('manners' in block) || hasManners(app, variant)),
    true,
  );

/** The rules that stand beside the diagrams of the pieces too. */
export const rulesOfPieces = (/** @type {Page} */ app, /** @type {string} */ variant) =>
  draw(
    app,
    variant,
    blocksOf(app, variant).filter(({ isOfPieces }) => isOfPieces),
  );

/** What is to be seen at a glance, for what stands beside the rules. */
export function rulesOverview(/** @type {Page} */ app, /** @type {string} */ variant) {
  const blocks = blocksOf(app, variant).filter((block) => 'overview' in block);
  if (blocks.length === 0) return nothing;
  return drawOverviews(app, chooseBlocks(blocks, readOnce(app, variant).statements));
}
