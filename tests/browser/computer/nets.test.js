// A net that does not come, is damaged or is another family's, on the page: it is told, and the computer plays by its
// linear evaluation.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { loadEngine } from '../../../web/engine.js';
import { Search, useNet } from '../../../web/search.js';
import { expect, test } from '../support/fixtures.js';

const family = 'custodian';
const level = 8;
const seed = 7;
const families = new URL('../../../core/families/', import.meta.url);
const netOf = (/** @type {string} */ name) => readFileSync(new URL(`${name}/${name}.net`, families));
const net = netOf(family);

/** A game in which the net answers otherwise than the linear evaluation, whose answers are found out here. */
const played = ['c2c3'];

/** The answer of the computer, with a net or without. */
async function answerWith(/** @type {Uint8Array | null} */ bytes) {
  const wasm = readFileSync(new URL('../../../build/wasm/motley.wasm', import.meta.url));
  const engine = await loadEngine(wasm);
  useNet(engine, family, bytes);
  const game = engine.createGame();
  game.setVariant(family);
  for (const action of played) game.play(action);
  const search = new Search(game, { level, seed });
  while (search.run(10_000));
  const [action] = search.report.line;
  game.dispose();
  useNet(engine, family, null);
  return action;
}

const flipped = Buffer.from(net);
flipped[1000] ^= 1;

const missing = 'The computer plays without its neural network, which could not be loaded.';
const damaged = 'The computer plays without its neural network, which is damaged.';
const foreign = 'The computer plays without its neural network, which is for another version of the page.';

/** @type {{ what: string, answer: { status?: number, body?: Buffer }, told?: string }[]} */
const cases = [
  { what: 'comes as it is', answer: { body: net } },
  { what: 'is not there', answer: { status: 404 }, told: missing },
  { what: 'is cut off', answer: { body: net.subarray(0, -1) }, told: damaged },
  { what: 'has another byte', answer: { body: flipped }, told: damaged },
  { what: 'is another family’s', answer: { body: netOf('tches') }, told: foreign },
  { what: 'is a page', answer: { body: Buffer.from('<!doctype html><title>Here is no net</title>') }, told: foreign },
];

// One that is refused goes the way of all.
for (const { what, answer, told } of cases)
  test(`a net that ${what}: ${told ?? 'nothing is told'}`, {
    tag: told && what !== 'is cut off' ? '@all' : [],
  }, async ({ page, table, url, problems }) => {
    const action = await answerWith(told ? null : net);
    assert.notEqual(action, await answerWith(told ? net : null), 'the net makes a difference');
    await page.addInitScript((number) => {
      localStorage.setItem('motley-choices', '{"speed":"fast"}');
      const draw = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array.fill(number) : draw(array));
    }, seed);
    await page.route(/\.net$/, (route) => route.fulfill(answer));
    await page.goto(`${url}#${family}!!${played.join('.')}!seats=p,${level}`);
    await expect(table.moves, 'it answers').toHaveCount(played.length + 1);
    await table.expectLink(`${family}!!${[...played, action].join('.')}!seats=p,${level}`);
    if (told) await table.expectText(table.notices, told);
    else await expect(table.notices).toHaveCount(0);
    const others = problems.splice(0).filter((problem) => !/404/.test(problem));
    expect(others, 'nothing else goes wrong').toEqual([]);
  });
