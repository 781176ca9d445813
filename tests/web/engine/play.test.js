// Games by chance through the JavaScript interface, of everything the schema offers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { squareName } from '../../../web/engine.js';
import { isAll } from '../../is-all.js';
import { loadBuilt, makeRandom, playRandomly, snapshot, startGame, startPreset } from '../support/engine.js';

/** @typedef {import('../support/engine.js').Game} Game */
/** @typedef {import('../../../web/types.js').Form} Form */

const engine = await loadBuilt();
const { families } = engine.schema();
const presets = families.flatMap((family) => family.presets);
const plies = isAll ? 120 : 30;

/** A Jester has only the ways of others, and a King that is a flag has none. */
function hasNoWays(/** @type {string} */ code, /** @type {string} */ variant) {
  return code === 'J' || (code === 'K' && variant.includes('king=flag'));
}

test('the schema offers families with presets', () => {
  assert.ok(families.length >= 2);
  for (const family of families) {
    assert.ok(family.presets.length > 0, family.family);
    assert.ok(family.kinds.length > 0, family.family);
    assert.match(family.seats, /^[a-z]+$/);
  }
});

/** The view of a game says the same as its texts. */
function checkView(/** @type {Game} */ game) {
  const view = game.view();
  const texts = view.actions.map((action) => action.text);
  assert.equal(game.view(), view, 'made once');
  assert.deepEqual(texts, game.actions());
  assert.equal(new Set(texts).size, texts.length);
  const { result, winner, reason } = view.outcome;
  assert.equal(texts.length === 0, result !== 'ongoing');
  assert.equal([result, winner, reason].filter(Boolean).join(' '), game.outcome);
  assert.ok(view.seats.includes(view.turn.player));
  for (const { square, x, y } of [...view.pieces, ...view.marks])
    assert.equal(square, view.files ? squareName(x, y) : `${x},${y}`);
}

/** A position that is taken out and put into another game is the same there. */
function checkPosition(/** @type {Game} */ game, /** @type {Game} */ other) {
  other.setPosition(game.position);
  assert.equal(other.position, game.position);
  // Earlier repetitions are not part of the text.
  if (!/repetition/.test(game.outcome)) assert.deepEqual(other.actions(), game.actions());
}

/** An action that is looked at aside changes nothing, and is what it will be. */
function playForetold(/** @type {Game} */ game, /** @type {string} */ text) {
  const before = [game.view(), game.position, game.played()];
  const aside = game.playAside(text);
  assert.deepEqual([game.view(), game.position, game.played()], before, 'played aside');
  game.play(text);
  assert.deepEqual(game.view(), aside, 'foretold');
}

for (const preset of presets) {
  test(`${preset.key}: played by chance as foretold, with views as its texts, undone, and played again`, () => {
    const game = startPreset(engine, preset);
    const other = startGame(engine, game.variant);
    const random = makeRandom(1);
    const before = [snapshot(game)];
    for (;;) {
      checkView(game);
      checkPosition(game, other);
      const actions = game.actions();
      if (actions.length === 0 || before.length > plies) break;
      playForetold(game, actions[random(actions.length)]);
      before.push(snapshot(game));
    }
    assert.throws(() => game.playAside('nothing'), { subject: 'action' });
    const played = game.played();
    assert.equal(played.length, before.length - 1);
    for (let ply = before.length - 1; ply >= 0; ply--) {
      assert.equal(game.ply, ply);
      assert.deepEqual(snapshot(game), before[ply]);
      if (ply > 0) game.undo();
    }
    for (const text of played) game.play(text);
    assert.deepEqual(snapshot(game), before.at(-1));
    game.dispose();
    other.dispose();
  });

  test(`${preset.key}: every kind can tell how it moves, every square why it cannot`, () => {
    const game = startPreset(engine, preset);
    const view = game.view();
    const family = families.find(({ family: name }) => name === view.family);
    for (const { code } of family?.kinds ?? []) {
      const states = ['', ...(family?.orders ?? []).map((order) => order.slice(0, 2))];
      const movements = states.map((state) => game.movement(code, state)).filter(Boolean);
      assert.ok(movements.length > 0, code);
      if (!hasNoWays(code, preset.variant))
        for (const movement of movements) assert.ok(movement && movement.steps.length > 0, code);
    }
    const targets = isAll ? view.pieces : view.pieces.filter((_, i) => i % 3 === 0);
    for (const from of view.pieces) {
      for (const to of targets) {
        const { reason, squares } = game.explain(from.square, to.square);
        assert.match(reason, /^[a-z-]+$/);
        assert.ok(Array.isArray(squares));
      }
    }
    game.dispose();
  });
}

/** Options that some values need beside them. @type {Record<string, string>} */
const companions = { 'tches;king=plain': ';prey=Q', 'tches;hunt=first': ';king=plain;prey=Q' };

for (const { family, options } of families) {
  const values = options.flatMap(({ key, values = [] }) => values.map((value) => [key, value]));
  for (const [key, value] of values) {
    test(`${family};${key}=${value}: a game by chance`, () => {
      const game = engine.createGame();
      const variant = `${family};${key}=${value}`;
      game.setVariant(variant + (companions[variant] ?? ''));
      const start = game.position;
      const count = playRandomly(game, plies, makeRandom(4));
      assert.ok(count > 0);
      for (let i = 0; i < count; i++) game.undo();
      assert.equal(game.position, start);
      game.dispose();
    });
  }
}

for (const { family } of families) {
  test(`${family}: every piece with a choice can begin in each of its forms, and all of them at once`, () => {
    const game = startGame(engine, family);
    const variant = game.variant;
    const isBegunAs = (/** @type {string} */ at, /** @type {Form} */ { kind, cards }) => {
      const piece = game.view().pieces.find(({ square }) => square === at);
      return piece !== undefined && piece.kind === kind && piece.cards === cards;
    };
    const choices = game.choices();
    for (const { square, forms, now } of choices)
      for (const form of [...forms, forms[now]]) {
        game.arrange({ [square]: form.code });
        assert.ok(isBegunAs(square, form), `${square} ${form.code}`);
        assert.equal(
          game
            .choices()
            .find((choice) => choice.square === square)
            ?.forms.at(-1)?.code,
          forms.at(-1)?.code,
        );
      }
    assert.equal(game.variant, variant);
    const last = choices.map(({ square, forms }) => /** @type {const} */ ([square, forms[forms.length - 1]]));
    if (last.length > 0) game.arrange(Object.fromEntries(last.map(([square, { code }]) => [square, code])));
    for (const [square, form] of last) assert.ok(isBegunAs(square, form));
    playRandomly(game, 1, makeRandom(5));
    assert.deepEqual(game.choices(), []);
    game.dispose();
  });
}

/** @type {[variant: string, depth: number, count: bigint][]} */
const counts = [
  ['taketwo;switch=off', 0, 1n],
  ['taketwo;switch=off', 1, 20n],
  ['taketwo;switch=off', 4, 197281n],
  ['custodian;array=classic', 4, 20269n],
];
for (const [variant, depth, count] of counts) {
  test(`perft ${depth} of ${variant} is ${count}`, () => {
    const game = startGame(engine, variant);
    assert.equal(game.perft(depth), count);
    game.dispose();
  });
}
