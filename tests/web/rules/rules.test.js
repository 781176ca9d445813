// The rules for players: what stands there for a variant is what the core says that holds, each statement has its
// place and its words, and the pictures can be shown.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { causesOf, chooseBlocks, statementsOf } from '../../../shell/rules/statements.js';
import { isAll } from '../../is-all.js';
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

test('families with manners of their table have them in their rules, and no others', () => {
  for (const { family, manners, seats } of engine.schema().families) {
    /** @type {Block[]} */
    const blocks = JSON.parse(read(`shell/rules/${family}.json`));
    const count = blocks.filter((block) => 'manners' in block).length;
    assert.equal(count, manners === undefined ? 0 : 1, family);
    // Two people need none.
    assert.ok(manners === undefined || (manners > 2 && manners <= seats.length), family);
  }
});

test('in Custodian Chess the throne alone wins a game of bare Kings, and neither is ever without an action', () => {
  const game = startGame(engine, 'custodian');
  const thrones = { w: 'd7', b: 'd1' };
  const squares = [...'1234567'].flatMap((rank) => [...'abcdefg'].map((file) => file + rank));
  for (const [i, white] of squares.entries())
    for (const [j, black] of squares.entries()) {
      if (i === j || white === thrones.w || (i * 49 + j) % (isAll ? 1 : 7) !== 0) continue;
      const at = (/** @type {string} */ square) => ({ [white]: 'K', [black]: 'k' })[square] ?? '1';
      const rank = (/** @type {number} */ row) =>
        squares
          .slice(7 * row, 7 * row + 7)
          .map(at)
          .join('');
      game.setPosition(`${[6, 5, 4, 3, 2, 1, 0].map(rank).join('/')} w - 0 1`);
      if (black === thrones.b) {
        assert.equal(game.outcome, 'win b throne');
        continue;
      }
      assert.ok(game.actions().length > 0);
      for (const action of game.actions()) {
        game.play(action);
        assert.equal(
          game.outcome,
          action.endsWith(thrones.w) ? 'win w throne' : 'ongoing',
          `${white} ${black} ${action}`,
        );
        game.undo();
      }
    }
  game.dispose();
});

test('the usual game of TCHES begins with twelve kinds, as its words say, and fourteen are on the back sides', () => {
  const { kinds = [] } = engine.schema().families.find(({ family }) => family === 'tches') ?? {};
  const game = startGame(engine, 'tches');
  const begun = new Set(game.view().pieces.map(({ kind }) => kind));
  game.dispose();
  assert.deepEqual([begun.size, kinds.length - begun.size], [12, 14]);
  for (const id of ['more.ftl', 'rules.ftl'])
    assert.match(read(`shell/strings/en/${id}`), /^(family-tches-line|rules-tches-intro) = .*twelve kinds.*fourteen/m);
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
  assert.deepEqual(causes('tches;king=plain;prey=Q,R')['rules-tches-goal-prey'], undefined);
  assert.deepEqual(causes('tches;king=plain;prey=Q')['rules-tches-goal-prey'], ['king']);
  assert.deepEqual(causes('tches;prey=Q')['rules-tches-goal-royal'], ['prey']);
});
