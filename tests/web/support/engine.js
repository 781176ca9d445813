// The built engine for tests, and games by chance without any knowledge of the rules.

import { readdirSync, readFileSync } from 'node:fs';
import { loadEngine } from '../../../web/engine.js';

/** @typedef {import('../../../web/engine.js').Engine} Engine */
/** @typedef {import('../../../web/engine.js').Game} Game */

const built = new URL('../../../build/wasm/', import.meta.url);

export const wasm = readFileSync(new URL('motley.wasm', built));

/** The files of single families, by the family's name. @type {Record<string, URL>} */
export const familyFiles = Object.fromEntries(
  readdirSync(built)
    .map((file) => [/^motley-(\w+)\.wasm$/.exec(file)?.[1], new URL(file, built)])
    .filter(([name]) => name !== undefined),
);

/** The file of the template families, which no site contains. */
export const loadTemplates = () => readFileSync(new URL('templates.wasm', built));

export const loadBuilt = () => loadEngine(wasm);

/** With the families that the native program has and pages do not have yet. */
export const loadProgram = () => loadEngine(readFileSync(new URL('program.wasm', built)));

/** Numbers from 0 up to but not including a bound, the same for the same seed. */
export function makeRandom(/** @type {number} */ seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/**
 * A game of a variant, from its start or another position, after some actions.
 * @param {Engine} engine
 * @param {string} variant
 * @param {string} [position]
 * @param {string[]} [actions]
 */
export function startGame(engine, variant, position, actions = []) {
  const game = engine.createGame();
  game.setVariant(variant);
  if (position) game.setPosition(position);
  for (const action of actions) game.play(action);
  return game;
}

/** A game of a preset, with its position if it has one. */
export const startPreset = (
  /** @type {Engine} */ engine,
  /** @type {import('../../../web/types.js').Preset} */ { variant, position },
) => startGame(engine, variant, position);

/**
 * Plays legal actions by chance until the game ends or so many are played; tells how many were.
 * @param {Game} game
 * @param {number} count
 * @param {(bound: number) => number} random
 */
export function playRandomly(game, count, random) {
  for (let played = 0; played < count; played++) {
    const actions = game.actions();
    if (actions.length === 0) return played;
    game.play(actions[random(actions.length)]);
  }
  return count;
}

/** All that can be seen of a game, to compare. */
export function snapshot(/** @type {Game} */ game) {
  return {
    variant: game.variant,
    position: game.position,
    outcome: game.outcome,
    ply: game.ply,
    played: game.played(),
    actions: game.actions(),
    // As text: what is kept of a view must not change with it.
    view: JSON.stringify(game.view()),
  };
}
