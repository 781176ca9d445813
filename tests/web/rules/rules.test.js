// The rules for players: what stands there for a variant is what the core says that holds, each statement has its
// place and its words, and the pictures can be shown.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { causesOf, chooseBlocks, statementsOf } from '../../../shell/rules/statements.js';
import { loadBuilt, startGame } from '../support/engine.js';
import { read } from '../support/files.js';
import { drawTches, variantsOf } from './drawn-variants.js';

const engine = await loadBuilt();

/** @typedef {import('../../../shell/rules/rules.js').Block} Block */

/** @type {Record<string, { variant: string, position: string }>} */
const pictures = JSON.parse(read('shell/rules/pictures.json'));

/** Whether a game of a variant can begin; its text has no fault else. */
function isStart(/** @type {string} */ variant) {
  const game = engine.createGame();
  try {
    game.setVariant(variant);
    return true;
  } catch (error) {
    assert.equal(/** @type {any} */ (error).reason, 'opponent-in-check', variant);
    return false;
  } finally {
    game.dispose();
  }
}

/** The ids of all that blocks state. */
const idsOf = (/** @type {Block[]} */ blocks) =>
  blocks.flatMap((block) => {
    if ('text' in block) return [block.text];
    if ('reading' in block) return [block.reading];
    if ('list' in block) return block.list;
    if ('about' in block) return block.about;
    const figures = 'figures' in block ? block.figures : [];
    return figures.map(({ caption }) => caption).filter((id, i) => (figures[i].shows ?? [id]).includes(id));
  });

for (const { family, options } of engine.schema().families) {
  /** @type {Block[]} */
  const blocks = JSON.parse(read(`shell/rules/${family}.json`));
  const figures = blocks.flatMap((block) => ('figures' in block ? block.figures : []));
  /** The ids of what no figure can show: the file says why. @type {string[]} */
  const unshown = JSON.parse(read(`tests/rules/${family}.json`))
    .filter((/** @type {{ unshown?: string }} */ row) => row.unshown)
    .flatMap((/** @type {{ of: string[] }} */ { of }) => of.map((key) => `rules-${family}-${key}`));
  const variants = family === 'tches' ? drawTches(500, isStart) : variantsOf(family, options);

  for (const { variant, position, before = [], action, result, caption } of figures)
    test(`${family}: the picture ${caption} shows what its words claim`, () => {
      const game = startGame(engine, variant, position, before);
      const { legal, illegal, refused, captures, outcome = 'ongoing' } = result;
      if (legal) assert.ok(game.actions().includes(legal));
      if (illegal) assert.ok(!game.actions().includes(illegal));
      if (refused) assert.equal(game.explain(refused[0], refused[1]).reason, refused[2]);
      assert.ok(action ? captures : legal || illegal || refused);
      if (action) {
        const shown = game.view().actions.find(({ text }) => text === action);
        assert.deepEqual(shown?.captures ?? [], captures);
        game.play(action);
      }
      assert.equal(game.outcome, outcome);
      game.dispose();
    });

  test(`${family}: all that the core can say has its place, and nothing else`, () => {
    const said = new Set(variants.flatMap((variant) => [...statementsOf(engine, variant).keys()]));
    assert.deepEqual(idsOf(blocks).sort(), [...said].sort());
  });

  test(`${family}: each statement is shown by a figure where it stands, or no figure can show it`, () => {
    const shown = figures.flatMap(({ caption, shows = [caption] }) => shows);
    assert.deepEqual(
      idsOf(blocks).filter((id) => !shown.includes(id)),
      idsOf(blocks).filter((id) => unshown.includes(id)),
    );
    assert.ok(unshown.every((id) => idsOf(blocks).includes(id)));
    for (const variant of variants) {
      const statements = statementsOf(engine, variant);
      const drawn = chooseBlocks(blocks, statements).flatMap((block) => ('figures' in block ? block.figures : []));
      const seen = new Set(drawn.flatMap(({ caption, shows = [caption] }) => shows));
      for (const id of statements.keys()) assert.ok(seen.has(id) || unshown.includes(id), `${id} in ${variant}`);
    }
  });

  test(`${family}: what is drawn is what holds, and no heading stands alone`, () => {
    for (const variant of variants) {
      const statements = statementsOf(engine, variant);
      const chosen = chooseBlocks(blocks, statements);
      assert.deepEqual(idsOf(chosen).sort(), [...statements.keys()].sort(), variant);
      for (const block of chosen)
        if ('figures' in block)
          for (const { shows = [] } of block.figures) assert.ok(shows.every((id) => statements.has(id)));
      for (const [i, block] of chosen.entries())
        if ('heading' in block) assert.ok(chosen[i + 1] && !('heading' in chosen[i + 1]), variant);
    }
  });
}

test('the boards of the list of games show families', () => {
  const game = engine.createGame();
  for (const [family, { variant, position }] of Object.entries(pictures)) {
    game.setVariant(variant);
    game.setPosition(position);
    assert.equal(game.view().family, family);
  }
  game.dispose();
});

test('what has made a statement so is told: the options without which it would not stand there', () => {
  const causes = (/** @type {string} */ variant) => Object.fromEntries(causesOf(engine, variant));
  assert.deepEqual(causes('custodian'), {});
  assert.deepEqual(causes('till;players=3')['rules-till-placing-pawns'], ['players']);
  assert.deepEqual(causes('tches;strike=2')['rules-tches-turn-count'], ['strike']);
  const both = causes('custodian;bishops=step;captured=recruited');
  assert.deepEqual(both['rules-custodian-moves-step'], ['bishops']);
  assert.deepEqual(both['rules-custodian-goal-last'], ['captured']);
  assert.equal(both['rules-custodian-intro'], undefined);
  // One option may ask for another: without `prey` this would be no variant.
  assert.deepEqual(causes('tches;king=plain;prey=Q')['rules-tches-goal-prey'], undefined);
});
