// A trap ends the instance, not the game. No text is known to cause one, so the tests damage the
// first instance from outside: they hand out another in its place, or overwrite its memory.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEngine, MotleyError } from '../../../web/engine.js';
import { makeRandom, playRandomly, snapshot, startGame, wasm } from '../support/engine.js';

/** @typedef {import('../../../web/engine.js').Game} Game */
/** @typedef {Record<string, (...args: number[]) => any>} Functions */

// (module (func (export "trap") unreachable))
const trapper = new WebAssembly.Instance(
  new WebAssembly.Module(
    new Uint8Array([
      0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0, 7, 8, 1, 4, 0x74, 0x72, 0x61, 0x70, 0, 0, 10, 5,
      1, 3, 0, 0, 11,
    ]),
  ),
);
const trap = /** @type {() => never} */ (trapper.exports.trap);

/** An engine whose first instance has been changed. */
async function loadChanged(
  /** @type {(instance: WebAssembly.Instance) => object} */ change,
  load = () => loadEngine(wasm),
) {
  const { instantiate } = WebAssembly;
  /** @type {(module: WebAssembly.Module, imports: WebAssembly.Imports) => Promise<{ exports: object }>} */
  const replace = async (module, imports) => ({ exports: change(await instantiate(module, imports)) });
  try {
    Object.assign(WebAssembly, { instantiate: replace });
    return await load();
  } finally {
    Object.assign(WebAssembly, { instantiate });
  }
}

/** An engine in whose first instance an exported function traps as soon as the switch is on. */
async function loadTrapping(/** @type {string} */ name) {
  const state = { isOn: false };
  const engine = await loadChanged(({ exports }) => {
    const original = /** @type {Functions} */ (exports)[name];
    const replaced = (/** @type {number[]} */ ...args) => (state.isOn ? trap() : original(...args));
    return { ...exports, [name]: replaced };
  });
  return { engine, state };
}

/** Plays on from a position that was set, so that everything has to be restored. */
function prepare(/** @type {Game} */ game, seed = 1) {
  game.setVariant('custodian;array=classic;board=cylinder');
  playRandomly(game, 5, makeRandom(seed));
  game.setPosition(game.position);
  playRandomly(game, 6, makeRandom(seed + 1));
}

/** @type {Record<string, (game: Game) => unknown>} */
const calls = {
  game_set_variant: (game) => game.setVariant('custodian'),
  game_set_position: (game) => game.setPosition(game.position),
  game_play: (game) => game.play(game.actions()[0]),
  game_stamp: (game) => game.list(),
  game_action_count: (game) => game.list(),
  game_play_number: (game) => game.playNumber(game.list(), 0),
  game_arrange: (game) => game.arrange({ a1: 'OHD' }),
  game_choices: (game) => game.choices(),
  game_undo: (game) => game.undo(),
  game_variant: (game) => game.variant,
  game_position: (game) => game.position,
  game_outcome: (game) => game.outcome,
  game_ply: (game) => game.ply,
  game_last: (game) => game.last(),
  game_view_after: (game) => game.playAside(game.actions()[0]),
  game_actions: (game) => game.actions(),
  game_explain: (game) => game.explain('a1', 'a2'),
  game_movement: (game) => game.movement('K', ''),
  game_goal: (game) => game.goal('win'),
  game_perft: (game) => game.perft(2),
  game_text: (game) => game.position,
  game_input: (game) => game.play('x'.repeat(1000)),
};

for (const [name, call] of Object.entries(calls)) {
  test(`a trap in ${name} fails the call and keeps every game`, async () => {
    const { engine, state } = await loadTrapping(name);
    const game = engine.createGame();
    const other = engine.createGame();
    prepare(game);
    prepare(other, 3);
    const before = [snapshot(game), snapshot(other)];
    state.isOn = true;
    assert.throws(
      () => call(game),
      (error) => {
        assert.ok(error instanceof MotleyError);
        assert.deepEqual([error.subject, error.reason], ['game', 'engine-failed']);
        assert.ok(error.cause instanceof WebAssembly.RuntimeError);
        assert.match(error.message, /unreachable/);
        return true;
      },
    );
    assert.deepEqual([snapshot(game), snapshot(other)], before);
    game.play(game.actions()[0]);
    assert.equal(game.ply, 7);
    game.dispose();
    other.dispose();
  });
}

test('a trap in game_view fails the call; a view made before needs none', async () => {
  const { engine, state } = await loadTrapping('game_view');
  const game = engine.createGame();
  prepare(game);
  const view = game.view();
  state.isOn = true;
  assert.equal(game.view(), view);
  game.undo();
  assert.throws(() => game.view(), { reason: 'engine-failed' });
  assert.equal(game.ply, 5);
  assert.equal(game.view().actions.length, game.actions().length);
});

test('what was played by number is there after a trap; the list made before is of no use any more', async () => {
  const { engine, state } = await loadTrapping('game_undo');
  const [game, twin] = [engine.createGame(), engine.createGame()];
  for (const each of [game, twin]) each.setVariant('tches');
  for (const number of [3, 1, 4, 1, 5, 9, 2, 6]) {
    twin.play(twin.actions()[number]);
    game.playNumber(game.list(), number);
  }
  const expected = snapshot(twin);
  const list = game.list();
  state.isOn = true;
  assert.throws(() => game.undo(), { reason: 'engine-failed' });
  assert.throws(() => game.playNumber(list, 0), { subject: 'action', reason: 'not-listed' });
  assert.deepEqual(snapshot(game), expected);
  game.playNumber(game.list(), 0);
  assert.equal(game.ply, 9);
});

test('a trap in game_played fails the call and keeps the game', async () => {
  const { engine, state } = await loadTrapping('game_played');
  const game = startGame(engine, 'custodian');
  const [text] = game.actions();
  game.playNumber(game.list(), 0);
  state.isOn = true;
  assert.throws(() => game.played(), { reason: 'engine-failed' });
  assert.deepEqual(game.played(), [text]);
});

test('a trap in game_free goes unnoticed', async () => {
  const { engine, state } = await loadTrapping('game_free');
  const game = engine.createGame();
  const other = engine.createGame();
  prepare(other);
  const before = snapshot(other);
  state.isOn = true;
  game.dispose();
  assert.deepEqual(snapshot(other), before);
});

/** @type {Record<string, (engine: import('../../../web/engine.js').Engine) => unknown>} */
const ofEngine = {
  game_new: (engine) => engine.createGame(),
  game_schema: (engine) => engine.schema().families[0].family,
};

for (const [name, call] of Object.entries(ofEngine))
  test(`a trap in ${name} fails the call, once`, async () => {
    const { engine, state } = await loadTrapping(name);
    state.isOn = true;
    assert.throws(() => call(engine), { reason: 'engine-failed' });
    assert.ok(call(engine));
  });

test('forms that were arranged are there after a trap', async () => {
  const { engine, state } = await loadTrapping('game_undo');
  const games = engine.schema().families.map(({ family }) => startGame(engine, family));
  const game = games.find((game) => game.choices().length > 0);
  assert.ok(game, 'no family has pieces with a choice');
  const [{ square, forms }] = game.choices();
  game.arrange({ [square]: forms[forms.length - 1].code });
  playRandomly(game, 3, makeRandom(1));
  const before = snapshot(game);
  state.isOn = true;
  assert.throws(() => game.undo(), { reason: 'engine-failed' });
  assert.deepEqual(snapshot(game), before);
});

test('a trap while a game is restored fails that call too, and nothing is lost', async () => {
  const { engine, state } = await loadTrapping('game_undo');
  const game = engine.createGame();
  prepare(game);
  const before = snapshot(game);
  state.isOn = true;
  assert.throws(() => game.undo(), { reason: 'engine-failed' });
  const { Instance } = WebAssembly;
  try {
    Object.assign(WebAssembly, { Instance: trap });
    assert.throws(() => game.position, { reason: 'engine-failed' });
    assert.throws(() => game.position, { reason: 'engine-failed' });
  } finally {
    Object.assign(WebAssembly, { Instance });
  }
  assert.deepEqual(snapshot(game), before);
});

test('an assertion that fails is told', async () => {
  const words = 'core/game.c:1: game_play: ply > 0';
  const engine = await loadChanged((instance) => {
    const exports = /** @type {Functions} */ (instance.exports);
    const memory = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
    const start = exports.trap_message();
    const game_new = () => {
      new Uint8Array(memory.buffer).set(new TextEncoder().encode(words), start);
      return trap();
    };
    return { ...exports, game_new };
  });
  assert.throws(() => engine.createGame(), { reason: 'engine-failed', message: words });
});

/** A played game in an instance whose memory is overwritten with rubbish from some address on. */
async function spoilMemory(/** @type {(api: Functions) => number} */ findStart) {
  /** @type {() => void} */
  let overwrite = () => {};
  const engine = await loadChanged(({ exports }) => {
    const memory = /** @type {WebAssembly.Memory} */ (exports.memory);
    const initialize = () => {
      /** @type {() => void} */ (exports._initialize)();
      const start = findStart(/** @type {Functions} */ (exports));
      overwrite = () => new Uint8Array(memory.buffer, start).fill(0xff);
    };
    return { ...exports, _initialize: initialize };
  });
  const game = engine.createGame();
  prepare(game);
  const before = snapshot(game);
  overwrite();
  return { game, before };
}

test('a heap overwritten with rubbish costs one call', async () => {
  // Memory that is asked for later lies above.
  const { game, before } = await spoilMemory((api) => api.game_input(api.game_new(), 16));
  assert.throws(() => game.position, {
    reason: 'engine-failed',
    cause: new WebAssembly.RuntimeError('memory access out of bounds'),
  });
  assert.deepEqual(snapshot(game), before);
});

test('a whole memory overwritten with rubbish costs one call, even without a trap', async () => {
  const { game, before } = await spoilMemory(() => 0);
  assert.throws(() => game.position, { name: 'MotleyError', reason: 'engine-failed' });
  assert.deepEqual(snapshot(game), before);
});
