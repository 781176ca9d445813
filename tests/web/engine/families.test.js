// Each family's own file is the family as the file of all has it, and no other; one engine serves all boards.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { loadEngine, MotleyError } from '../../../web/engine.js';
import { Families } from '../../../web/families.js';
import { familyFiles, loadBuilt, makeRandom, playRandomly, snapshot, startPreset } from '../support/engine.js';
import { inWords } from '../support/lists.js';

const whole = await loadBuilt();
const { families } = whole.schema();
const names = families.map(({ family }) => family);

/** The fields of a refusal. */
function summarize(/** @type {unknown} */ error) {
  assert.ok(error instanceof MotleyError, `threw ${error}`);
  const { subject, reason, text, offset, length } = error;
  return [subject, reason, text, offset, length];
}

/** How an engine refuses a variant. */
function refuse(/** @type {import('../../../web/engine.js').Engine} */ engine, /** @type {string} */ variant) {
  const game = engine.createGame();
  try {
    game.setVariant(variant);
  } catch (error) {
    return summarize(error);
  } finally {
    game.dispose();
  }
  assert.fail(`${variant} was taken`);
}

test('every family that is offered has a file', () => {
  assert.deepEqual(Object.keys(familyFiles).sort(), [...names].sort());
});

for (const [name, path] of Object.entries(familyFiles)) {
  const engine = await loadEngine(readFileSync(path));
  const presets = families.find(({ family }) => family === name)?.presets ?? [];

  test(`${name}: its file offers it alone, as that of all does`, () => {
    const own = families.filter(({ family }) => family === name);
    assert.deepEqual(engine.schema().families, own);
  });

  for (const preset of presets)
    test(`${preset.key}: plays by chance in its family's file as in that of all`, () => {
      const [game, own] = [whole, engine].map((from) => startPreset(from, preset));
      for (let ply = 0; ply < 30; ply++) {
        assert.deepEqual(snapshot(own), snapshot(game));
        const random = makeRandom(ply);
        if (playRandomly(game, 1, random) === 0) break;
        own.play(/** @type {string} */ (game.played().at(-1)));
      }
      game.dispose();
      own.dispose();
    });

  test(`${name}: its file refuses the other families as unknown`, () => {
    for (const other of names.filter((family) => family !== name))
      assert.deepEqual(refuse(engine, other), ['variant', 'unknown-family', other, 0, other.length]);
  });
}

/** The requests that the server has had. @type {string[]} */
let asked = [];
/** The status of its next answers. */
let status = 200;
const server = createServer((request, response) => {
  const name = String(request.url).slice(1);
  asked.push(name);
  response.writeHead(status, { 'Content-Type': 'application/wasm' });
  response.end(readFileSync(familyFiles[name]));
});

before(() => new Promise((done) => server.listen(0, '127.0.0.1', () => done(null))));
after(() => {
  server.closeAllConnections();
  server.close();
});

/** All families, none of them loaded. */
function openFamilies() {
  asked = [];
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return new Families(Object.fromEntries(names.map((name) => [name, `http://127.0.0.1:${port}/${name}`])));
}

test('a family is fetched once, for all variants and boards', async () => {
  const opened = openFamilies();
  const [first] = names;
  const { variant } = families[0].presets[families[0].presets.length - 1];
  const engines = await Promise.all([first, variant, first].map((text) => opened.load(text)));
  assert.equal(new Set([...engines, await opened.load(first)]).size, 1);
  assert.deepEqual(asked, [first]);
  engines[0].createGame().setVariant(variant);
});

test('another family is another engine', async () => {
  const opened = openFamilies();
  const [one, other] = await Promise.all(names.slice(0, 2).map((name) => opened.load(name)));
  assert.notEqual(one, other);
  assert.deepEqual(asked.sort(), names.slice(0, 2).sort());
});

test('what could not be loaded is asked for again', async () => {
  const opened = openFamilies();
  status = 503;
  const results = await Promise.allSettled([opened.load(names[0]), opened.load(names[0])]);
  status = 200;
  assert.deepEqual(inWords(results, 'status'), ['rejected', 'rejected']);
  assert.deepEqual(asked, [names[0]]);
  assert.deepEqual((await opened.load(names[0])).schema().families, [families[0]]);
  assert.deepEqual(asked, [names[0], names[0]]);
});

const foreign = ['', ';board=flat', 'chess', 'chess;board=flat', 'search', '__proto__', 'constructor', 'шашки;♔'];
for (const text of [...foreign, '../motley', 'https://x.example/x', 'till ', 'till\0', 'TILL'])
  test(`${JSON.stringify(text)} is refused as the engine does, and nothing is fetched`, async () => {
    const opened = openFamilies();
    const error = await opened.load(text).catch((thrown) => thrown);
    assert.deepEqual(summarize(error), refuse(whole, text));
    assert.deepEqual(asked, []);
  });
