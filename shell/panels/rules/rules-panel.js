// Shows the rules of a variant: text, diagrams and small boards as the data file of its family lists them, as far as
// the core says that they hold, and which of them an option has changed.

import { html, nothing } from 'lit';
import { loadRules } from '../../rules/rules.js';
import { causesOf, chooseBlocks, statementsOf } from '../../rules/statements.js';
import { addWords } from '../../words/load-words.js';
import { changes } from '../changes.js';
import { figure } from './figure.js';

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'choices' | 'dialog' | 'engine' | 'parts' | 'scenes' |
 *   'schema' | 'tab' | 'thinker' | 'update' | 'words'>} Page
 * @typedef {import('../../rules/rules.js').Block} Block
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
  const count = statements.get(id);
  return html`${words.format(id, count === undefined ? {} : { count })}${
    keys.length > 0 ? html` <small class="because">${words.format('rules-because', { options })}</small>` : nothing
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
  return html`<div class="figures">
    ${block.figures.map((item) => figure(app, item, words.format(item.caption)))}
  </div>`;
}

function draw(/** @type {Page} */ app, /** @type {string} */ variant, /** @type {Block[]} */ blocks) {
  const reading = readOnce(app, variant);
  const chosen = chooseBlocks(blocks, reading.statements);
  if (chosen.length === 0) return nothing;
  return html`<div class="rules">
    ${changes(app, variant)} ${chosen.map((block) => drawBlock(app, reading, block))}
  </div>`;
}

/** Loads the rules of a family, and returns the functions that draw them. */
export async function prepare(/** @type {Page} */ { words }, /** @type {string} */ family) {
  const [blocks] = await Promise.all([loadRules(family), addWords(words, 'rules')]);
  const ofPieces = blocks.filter(({ isOfPieces }) => isOfPieces);
  return {
    rules: (/** @type {Page} */ app, /** @type {string} */ variant) => draw(app, variant, blocks),
    ofPieces: (/** @type {Page} */ app, /** @type {string} */ variant) => draw(app, variant, ofPieces),
  };
}
