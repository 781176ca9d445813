// The rules for players, held against the core: each statement that depends on an option has a
// claim, a position and what comes of it (tests/rules), which must come true where the statement stands, and nowhere
// else.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statementsOf } from '../../../shell/rules/statements.js';
import { loadBuilt, startGame } from '../support/engine.js';
import { read } from '../support/files.js';
import { drawTches, variantsOf } from './drawn-variants.js';

/**
 * Actions, and their result; or a fact of the variant.
 * @typedef {object} Claim
 * @property {string} [position] with $LEFT for the actions that a turn has, $KINGS and $SEATS for the other players
 * @property {string[]} [plays]
 * @property {string} [legal] this action is legal then
 * @property {string} [illegal] this one is not
 * @property {string} [outcome]
 * @property {string} [player] whose turn it is
 * @property {string} [text] the text of the position fits this pattern
 * @property {string} [captured] the last action captures on this square
 * @property {string} [spared] the last action captures nothing there
 * @property {string[]} [actions] so many of these are one turn as the statement says
 * @property {string} [counts] the first hand has as many of this kind as the statement says
 * @property {string} [variant] the text of the variant fits this pattern
 * @property {string[]} [kinds] one of these can come to stand on the board
 * @property {Claim[]} [all]
 * @property {Claim[]} [any]
 * @property {Claim} [not] with the same position
 */

const engine = await loadBuilt();

/** Calls something with a new game, or gives undefined where one of its texts is refused. */
function tryGame(/** @type {(game: import('../../../web/engine.js').Game) => boolean} */ use) {
  const game = engine.createGame();
  try {
    return use(game);
  } catch (error) {
    if (/** @type {any} */ (error).subject === undefined) throw error;
    return undefined;
  } finally {
    game.dispose();
  }
}

/** Whether a game of a variant can begin. */
const isStart = (/** @type {string} */ variant) =>
  tryGame((game) => {
    game.setVariant(variant);
    return true;
  }) ?? false;

/**
 * The variant that a claim is played in. In TCHES(S) armies differ: there the board is small, with a King and a rook
 * each, and has the options that are no matter of armies.
 */
function boardOf(/** @type {string} */ variant) {
  if (!variant.startsWith('tches')) return variant;
  const kept = variant.split(';').filter((part) => /^(strike|same|king|escort|transport|polarity)=/.test(part));
  const prey = kept.includes('king=plain') ? ['prey=R'] : [];
  return ['tches', ...kept, ...prey, 'array=kr5/7/7/7/7/7/5RK'].join(';');
}

/** The position of a claim, for as many players and actions as the variant has. */
function positionOf(/** @type {string} */ text, /** @type {string} */ variant) {
  const players = Number(/players=(\d)/.exec(variant)?.[1] ?? 2);
  const seats = 'abcdef'.slice(0, players);
  const kings = [...seats.slice(1)].map((seat) => `${seat}K`).join('');
  const left = /strike=(\d)/.exec(variant)?.[1] ?? '3';
  return text.replace('$KINGS', kings).replace('$SEATS', seats).replace('$LEFT', left);
}

/** Gives what was found for a text before, or finds it. @template Found */
function remember(/** @type {(text: string) => Found} */ find) {
  /** @type {Map<string, Found>} */
  const known = new Map();
  return (/** @type {string} */ text) => {
    const found = known.get(text) ?? find(text);
    known.set(text, found);
    return found;
  };
}

/** The kinds that can come to stand on the board: those that do, and those that losses are made good by. */
const kindsOf = remember((variant) => {
  const game = startGame(engine, variant);
  const kinds = game.view().pieces.map(({ kind }) => kind);
  game.dispose();
  const replaced = /;replace=([^;]*)/.exec(variant)?.[1].split(',') ?? [];
  return [...kinds, ...replaced.map((pair) => pair.split(':')[0])];
});

/** Whether a claim that is played comes true. Many variants differ in their armies only. */
const comesTrue = remember((text) => {
  /** @type {{ claim: Claim, board: string, count?: number }} */
  const { claim, board, count } = JSON.parse(text);
  return tryGame((game) => {
    game.setVariant(board);
    if (claim.position) game.setPosition(positionOf(claim.position, board));
    /** @type {string[]} */
    let captures = [];
    for (const play of claim.plays ?? []) {
      captures = game.view().actions.find(({ text }) => text === play)?.captures ?? [];
      game.play(play);
    }
    const legal = game.actions();
    if (claim.legal) return legal.includes(claim.legal);
    if (claim.illegal) return !legal.includes(claim.illegal);
    if (claim.outcome) return game.outcome === claim.outcome;
    if (claim.player) return game.view().turn.player === claim.player;
    if (claim.text) return new RegExp(claim.text).test(game.position);
    if (claim.captured) return captures.includes(claim.captured);
    if (claim.spared) return !captures.includes(claim.spared);
    if (claim.counts) return game.position.split(' ')[2].split(',')[0].split(claim.counts).length - 1 === count;
    const { player } = game.view().turn;
    let done = 0;
    while (game.view().turn.player === player) game.play(/** @type {string[]} */ (claim.actions)[done++]);
    return done === count;
  });
});

/**
 * Whether a claim is true in a variant.
 * @param {Claim} claim
 * @param {string} variant
 * @param {number | string | undefined} count
 * @returns {boolean}
 */
function isTrue(claim, variant, count) {
  if (claim.all) return claim.all.every((part) => isTrue(part, variant, count));
  if (claim.any) return claim.any.some((part) => isTrue(part, variant, count));
  if (claim.not) return !isTrue({ ...claim.not, position: claim.position }, variant, count);
  if (claim.variant) return new RegExp(claim.variant).test(variant);
  if (claim.kinds) return kindsOf(variant).some((kind) => claim.kinds?.includes(kind));
  return comesTrue(JSON.stringify({ claim, board: boardOf(variant), count })) ?? false;
}

for (const { family, options } of engine.schema().families) {
  const variants = (family === 'tches' ? drawTches(500, isStart) : variantsOf(family, options)).map((text) => {
    const game = startGame(engine, text);
    const { variant } = game;
    game.dispose();
    return variant;
  });
  const said = variants.map((variant) => statementsOf(engine, variant));
  // Statements that no figure can show are no claims (rules.test.js).
  const claims = /** @type {(Claim & { of: string[], unshown?: string })[]} */ (
    JSON.parse(read(`tests/rules/${family}.json`))
  ).filter(({ unshown }) => !unshown);

  test(`${family}: what depends on an option has a claim, and nothing else`, () => {
    const all = new Set(said.flatMap((statements) => [...statements.keys()]));
    const counted = said.flatMap((statements) => [...statements].filter(([, count]) => count !== undefined));
    const changing = [...all].filter(
      (id) => !said.every((statements) => statements.has(id)) || counted.some(([other]) => other === id),
    );
    const claimed = claims.flatMap(({ of }) => of.map((key) => `rules-${family}-${key}`));
    assert.deepEqual(claimed.sort(), changing.sort());
  });

  for (const { of, ...claim } of claims)
    test(`${family}: ${of.join(', ')}: said where it is so, and nowhere else`, () => {
      const ids = of.map((key) => `rules-${family}-${key}`);
      let [stands, stays] = [0, 0];
      for (const [i, variant] of variants.entries()) {
        const count = said[i].get(ids[0]);
        const isSaid = said[i].has(ids[0]);
        for (const id of ids) assert.equal(said[i].has(id), isSaid, `${id} in ${variant}`);
        assert.equal(isTrue(claim, variant, count), isSaid, `${of[0]} in ${variant}`);
        stands += Number(isSaid);
        stays += Number(!isSaid);
      }
      assert.ok(stands > 0 && (stays > 0 || of[0] === 'placing-pawns'));
    });
}
