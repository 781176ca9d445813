// The slow generator of fairy against the cases of its law. It is written from docs/fairy.md alone and judges the rules
// of the core in drawn.test.js.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { isAll } from '../../../is-all.js';
import { read, root } from '../../support/files.js';
import { textOf } from './actions.js';
import { Refusal } from './board.js';
import { Game, perft } from './ends.js';
import { readPosition, startOf, writePosition } from './position.js';
import { readVariant } from './variant.js';

/** @typedef {import('./variant.js').Rules} Rules */
/**
 * @typedef {object} Scenario
 * @property {string} name
 * @property {string} variant
 * @property {string} [position]
 * @property {string} [outcome]
 * @property {string[]} [must]
 * @property {string[]} [mustNot]
 * @property {number} [count]
 * @property {string[]} [all]
 * @property {Record<string, string[]>} [exact]
 * @property {string[]} [play]
 * @property {string} [position_after]
 * @property {string} [outcome_after]
 * @property {string[]} [after_must]
 * @property {string[]} [after_mustNot]
 * @property {number} [after_count]
 * @property {string[] | Record<string, string>} [errors]
 */

/** What a function is refused for; null if it is not. */
function refusalOf(/** @type {() => void} */ run) {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error.key;
    throw error;
  }
  return null;
}

/** The rows of a file, as fields. */
const rowsOf = (/** @type {string} */ path) =>
  read(path)
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split('|').map((field) => field.trim()));

const positionOf = (/** @type {Rules} */ rules, /** @type {string | undefined} */ text) =>
  text ? readPosition(rules, text) : startOf(rules);

const textsOf = (/** @type {Game} */ game) =>
  game.actions.map((action) => textOf(game.rules, game.position.toAct, action));

function playText(/** @type {Game} */ game, /** @type {string} */ text) {
  const action = game.actions[textsOf(game).indexOf(text)];
  assert.ok(action, `${text} is legal`);
  game.play(action);
}

/** What holds of the actions, be it before or after those that are played. */
function checkActions(
  /** @type {Game} */ game,
  /** @type {string[]} */ must,
  /** @type {string[]} */ mustNot,
  /** @type {number | undefined} */ count,
) {
  const texts = textsOf(game);
  for (const text of must) assert.ok(texts.includes(text), `${text} must be legal`);
  for (const text of mustNot) assert.ok(!texts.includes(text), `${text} must not be legal`);
  if (count !== undefined) assert.equal(texts.length, count);
}

function checkScenario(/** @type {Scenario} */ scenario) {
  const rules = readVariant(scenario.variant);
  const game = new Game(rules, positionOf(rules, scenario.position));
  const texts = textsOf(game);
  checkActions(game, scenario.must ?? [], scenario.mustNot ?? [], scenario.count);
  if (scenario.all) assert.deepEqual([...texts].sort(), [...scenario.all].sort());
  for (const [square, expected] of Object.entries(scenario.exact ?? {})) {
    const found = texts.filter((text) => /^[a-p]\d+/.exec(text)?.[0] === square);
    assert.deepEqual(found.sort(), [...expected].sort());
  }
  if (scenario.outcome) assert.equal(game.outcome, scenario.outcome);
  for (const text of scenario.play ?? []) playText(game, text);
  if (scenario.position_after) assert.equal(writePosition(rules, game.position), scenario.position_after);
  if (scenario.outcome_after) assert.equal(game.outcome, scenario.outcome_after);
  checkActions(game, scenario.after_must ?? [], scenario.after_mustNot ?? [], scenario.after_count);
  const { errors = [] } = scenario;
  for (const command of Array.isArray(errors) ? errors : Object.keys(errors)) {
    const [, position] = /^position (.*)$/.exec(command) ?? [];
    if (position !== undefined)
      assert.ok(
        refusalOf(() => readPosition(rules, position)),
        `${command} is refused`,
      );
  }
}

for (const name of readdirSync(`${root}tests/scenarios`).filter((file) => /^fairy.*\.json$/.test(file)))
  test(`the law says what tests/scenarios/${name} says`, () => {
    const wrong = [];
    for (const scenario of JSON.parse(read(`tests/scenarios/${name}`)))
      try {
        checkScenario(scenario);
      } catch (error) {
        wrong.push(`${scenario.name}: ${error instanceof Error ? error.message : error}`);
      }
    assert.deepEqual(wrong, []);
  });

test('variants are read or refused as tests/texts/fairy.txt says', () => {
  for (const [text, expected] of rowsOf('tests/texts/fairy.txt')) {
    const key = refusalOf(() => readVariant(text));
    assert.equal(key === null ? 'read' : `error: ${key}`, expected.startsWith('error') ? expected : 'read', text);
  }
});

const mostLeaves = isAll ? 100_000 : 300;

test('counts are those of tests/perft/fairy.txt', () => {
  const rows = rowsOf('tests/perft/fairy.txt').filter(([, , , count]) => Number(count) <= mostLeaves);
  assert.ok(rows.length > 200, 'rows found');
  for (const [variant, position, depth, count] of rows) {
    const rules = readVariant(variant);
    const start = positionOf(rules, position);
    assert.equal(perft(rules, start, Number(depth)), Number(count), `${variant} ${position} depth ${depth}`);
    if (position) assert.equal(writePosition(rules, start), position);
  }
});
