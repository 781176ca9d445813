// The JSON of the core is as web/shapes.json describes it, and so are the types that are made from that.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { writeTypes } from '../../../scripts/types.mjs';
import { explainCheck, explainPiece, turnOf } from '../../../web/possible.js';
import { findTakes } from '../../../web/takes.js';
import { isAll } from '../../is-all.js';
import { loadProgram, makeRandom, startGame, startPreset } from '../support/engine.js';
import { Checker, listNames } from './shapes.js';

/** @typedef {import('../support/engine.js').Game} Game */

const engine = await loadProgram();
const schema = engine.schema();
const { families } = schema;
const read = (/** @type {string} */ path) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Remembers what has been met of the description. */
const checker = new Checker();

/**
 * @param {unknown} value
 * @param {string} name of a shape
 * @param {Checker} [checker]
 */
function mustFit(value, name, checker = new Checker()) {
  assert.equal(checker.check(value, name).join('\n'), '');
}

/**
 * Checks all that is said of a game's position.
 * @param {Game} game
 * @param {(bound: number) => number} random
 * @param {Checker} [checker]
 */
function checkPosition(game, random, checker) {
  const view = game.view();
  mustFit(view, 'View', checker);
  const squares = [...view.pieces.map(({ square }) => square), ...view.hands.map(({ source }) => source), 'a1', '0,0'];
  const draw = () => squares[random(squares.length)];
  for (let i = 0; i < 4; i++) mustFit(game.explain(draw(), draw()), 'Explanation', checker);
  mustFit(explainPiece(game, draw()), 'Explanation', checker);
  for (const seat of view.seats) mustFit(turnOf(game, seat), 'SupposedTurn', checker);
}

/** The variant, start and actions of a file of tests/playthroughs/. */
function readPlaythrough(/** @type {string} */ name) {
  const text = read('../../playthroughs/' + name);
  const take = (/** @type {string} */ word) =>
    [...text.matchAll(new RegExp(`^${word} (.*)$`, 'gm'))].map(([, rest]) => rest);
  return { variant: take('variant')[0], start: take('start').at(0), actions: take('play') };
}

test('what is mended of a position fits its shape, and the field that is missing is in the error', () => {
  const game = startGame(engine, 'taketwo');
  game.setPosition('4k3/8/8/8/8/8/8/4K2R w KQ e3');
  const mended = game.mended();
  assert.deepEqual(
    mended.map(({ field, taken }) => [field, taken]),
    [
      ['castling', 'K'],
      ['ep', '-'],
      ['halfmove', '0'],
      ['turn', '1'],
    ],
  );
  for (const mend of mended) mustFit(mend, 'Mend', checker);
  assert.throws(() => game.setPosition('4k3/8/8/8/8/8/8/4K2R'), { reason: 'missing-field', args: { field: 'side' } });
});

test('why a king is in check fits its shape, and what fails after mate', () => {
  const taken = startGame(engine, 'custodian', '7/4R2/7/2Rk3/7/7/3K3 b - 0 1');
  mustFit(explainCheck(taken, 'd4'), 'Check', checker);
  const around = startGame(engine, 'custodian;board=cylinder', '7/7/7/R1Rk3/7/7/3K3 b - 0 1');
  mustFit(explainCheck(around, 'd4'), 'Check', checker);
  mustFit({ squares: around.risksFrom('d4') }, 'Risks', checker);
  const mated = startGame(engine, 'taketwo;switch=off');
  for (const action of ['f2f3', 'e7e5', 'g2g4', 'd8h4']) mated.play(action);
  mustFit(explainCheck(mated, 'e1'), 'Check', checker);
});

test('web/types.js is written from web/shapes.json', () => {
  assert.equal(read('../../../web/types.js'), writeTypes());
});

for (const name of readdirSync(new URL('../../playthroughs', import.meta.url)))
  test(`playthrough ${name}`, () => {
    const { variant, start, actions } = readPlaythrough(name);
    const game = startGame(engine, variant, start);
    checkPosition(game, makeRandom(1), checker);
    for (const code of game.view().kinds) mustFit(game.movement(code, ''), 'Movement', checker);
    const job = findTakes(engine, { place: { variant, position: start, actions: [] } }, { isStopped: false });
    for (let told = job.next(); ; told = job.next()) {
      mustFit(told.value, 'Takes', checker);
      if (told.done) break;
    }
    actions.forEach((action, ply) => {
      game.play(action);
      checkPosition(game, makeRandom(ply), checker);
    });
    game.dispose();
  });

test('the schema', () => {
  mustFit(schema, 'Schema', checker);
});

for (const { family, kinds, presets } of families) {
  test(`${family}: how pieces move, and which forms they may begin in`, () => {
    for (const preset of presets) {
      const game = startPreset(engine, preset);
      for (const choice of game.choices()) mustFit(choice, 'Choice', checker);
      for (const { code } of kinds) mustFit(game.movement(code, ''), 'Movement', checker);
      game.dispose();
    }
  });

  test(`${family}: random games`, () => {
    const random = makeRandom(12);
    for (const preset of presets) {
      const game = startPreset(engine, preset);
      for (let ply = 0; ply < (isAll ? 40 : 10) && game.actions().length > 0; ply++) {
        checkPosition(game, random);
        game.play(game.actions()[random(game.actions().length)]);
      }
      game.dispose();
    }
  });
}

test('every member and every word of the description is met in the playthroughs, the schema or the movements', () => {
  // No preset begins in secret; a family's may.
  const unmet = listNames().filter((name) => !checker.met.has(name) && name !== 'Preset.choose=secret');
  assert.deepEqual(unmet, []);
});

test('what is not described is noticed', () => {
  const { outcome, turn } = startPreset(engine, families[0].presets[0]).view();
  const notice = (/** @type {object} */ value, /** @type {string} */ name) => new Checker().check(value, name).length;
  assert.deepEqual([notice(outcome, 'Outcome'), notice({ ...outcome, extra: true }, 'Outcome')], [0, 1]);
  assert.deepEqual([notice({ ...outcome, result: 'lost' }, 'Outcome'), notice({}, 'Outcome')], [1, 1]);
  assert.equal(notice({ ...turn, number: '1' }, 'Turn'), 1);
  assert.equal(notice({ ...turn, start: false }, 'Turn'), 1);
  assert.equal(notice({ ...turn, phase: 'dream' }, 'Turn'), 1);
});

test("the package's types say the same where they repeat it", () => {
  const types = read('../../../package/index.d.ts');
  const membersOf = (/** @type {string} */ name) => {
    const body = new RegExp(`export interface ${name} \\{(.*?)^\\}`, 'ms').exec(types)?.[1] ?? '';
    return new Map([...body.matchAll(/^ {2}(\w+\??): (.*);$/gm)].map(([, key, type]) => [key, type]));
  };
  const { shapes, texts } = JSON.parse(read('../../../web/shapes.json'));
  for (const [name, more] of Object.entries({ Outcome: [], Explanation: ['text'] })) {
    const members = membersOf(name);
    for (const [key, [type]] of Object.entries(shapes[name].members)) {
      const plain = String(type).replace(/\b[A-Z]\w+/g, (word) => (word in texts ? 'string' : word));
      assert.equal(members.get(key), plain, `${name}.${key}`);
      members.delete(key);
    }
    assert.deepEqual([...members.keys()], more);
  }
});
