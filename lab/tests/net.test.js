// Training of nets: the same samples, settings and seed give the same bytes, stopped or not; what are no samples is
// refused.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { layoutOf, writeNet } from '../evaluation/model.mjs';
import { makeRandom } from '../evaluation/random.mjs';
import { parseSamples, readSamples } from '../evaluation/samples.mjs';
import { Training } from '../evaluation/training.mjs';

const script = fileURLToPath(new URL('../evaluation/train-net.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'motley-'));
const path = (/** @type {string} */ name) => join(folder, name);
after(() => rmSync(folder, { recursive: true }));

const inputs = 24;

/** Samples whose score is its base and what the inputs of the player to act are worth, less those of the other. */
function makeSamples(/** @type {number} */ count) {
  const random = makeRandom(5);
  const head = Buffer.alloc(24);
  head.write('test-1', 'latin1');
  head.writeUInt32LE(inputs, 20);
  const bodies = Array.from({ length: count }, () => {
    const values = Array.from({ length: 6 }, () => Math.floor(random() * inputs));
    const worth = (/** @type {number[]} */ list) => list.reduce((sum, input) => sum + 20 * (input - 12), 0);
    const score = worth(values.slice(0, 3)) - worth(values.slice(3));
    const base = Math.floor((random() - 0.5) * 200);
    const body = Buffer.alloc(6 + 12);
    body.writeInt16LE(score + base);
    body.writeInt16LE(base, 2);
    body.writeUInt8(random() < 1 / (1 + Math.exp(-(score + base) / 300)) ? 2 : 0, 4);
    body.writeUInt8(3, 5);
    for (const [i, value] of values.entries()) body.writeUInt16LE(value, 6 + 2 * i);
    return body;
  });
  return Buffer.concat([head, ...bodies]);
}

const bytes = makeSamples(6000);
writeFileSync(path('samples'), bytes);
const settings = { hidden: 8, epochs: 6, batch: 64, rate: 0.01, trust: [0.8], spread: 1, decay: 0.01, seed: 3 };
const options = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, String(value)]);
const words = (/** @type {string} */ out, more = options) => [script, '--out', path(out), ...more, path('samples')];

/** Trains in one go, and gives the file. */
function train(/** @type {string} */ out, more = options) {
  execFileSync(process.execPath, words(out, more));
  return readFileSync(path(out));
}

test('a net learns what is held out, too', () => {
  const training = new Training(parseSamples(bytes), { ...settings, trust: [1] });
  const first = training.run().heldOut;
  let last = first;
  for (let i = 1; i < 6; i++) last = training.run().heldOut;
  assert.ok(last < first / 2 && last < 0.0005, `${first} ${last}`);
});

test('the same again, and from a state, and only then', () => {
  const samples = parseSamples(bytes);
  const whole = new Training(samples, settings);
  for (let i = 0; i < 4; i++) whole.run();
  const begun = new Training(samples, settings);
  for (let i = 0; i < 2; i++) begun.run();
  const rest = new Training(samples, settings, structuredClone(begun.state));
  for (let i = 0; i < 2; i++) rest.run();
  const layout = layoutOf(inputs, settings.hidden);
  const fileOf = (/** @type {Training} */ { state }) => writeNet(layout, state.numbers, 'test-1');
  assert.deepEqual(fileOf(rest), fileOf(whole));
  assert.notDeepEqual(fileOf(begun), fileOf(whole));
});

test('a training that was stopped goes on to the same bytes', () => {
  const whole = train('whole.net');
  execFileSync(process.execPath, words('stopped.net', [...options, '--until', '2']));
  assert.ok(existsSync(path('stopped.net.state')) && !existsSync(path('stopped.net')));
  assert.deepEqual(train('stopped.net'), whole);
  assert.notDeepEqual(train('other.net', [...options, '--seed', '4']), whole);
});

test('a state of other settings is not gone on with', () => {
  train('again.net', [...options, '--seed', '9']);
  assert.deepEqual(train('again.net'), readFileSync(path('whole.net')));
});

test('the score of each file is trusted as it is told, that of the last ones alike', () => {
  const half = 24 + 3000 * 18;
  writeFileSync(path('first'), bytes.subarray(0, half));
  writeFileSync(path('second'), Buffer.concat([bytes.subarray(0, 24), bytes.subarray(half)]));
  const two = readSamples([path('first'), path('second')]);
  const train = (/** @type {number[]} */ trust, samples = two) => {
    const training = new Training(samples, { ...settings, trust });
    training.run();
    return training.state.numbers;
  };
  const alike = train([0.8]);
  assert.deepEqual(train([0.8], parseSamples(bytes)), alike);
  assert.deepEqual(train([0.8, 0.8, 0.1]), alike);
  assert.notDeepEqual(train([0.8, 0.1]), alike);
  assert.notDeepEqual(train([0.1, 0.8]), alike);
  assert.notDeepEqual(train([0.1, 0.8]), train([0.8, 0.1]));
});

const armies = fileURLToPath(new URL('../evaluation/array-samples.mjs', import.meta.url));

test('games of armies that are drawn are samples of those armies, the same for the same seed', () => {
  const draw = (/** @type {string} */ seed, /** @type {string} */ out) => {
    const given = ['--out', path(out), '--armies', '3', '--seed', seed, '--player', 'depth=1'];
    execFileSync(process.execPath, [armies, ...given]);
    return readFileSync(path(out));
  };
  const first = draw('5', 'armies');
  assert.deepEqual(draw('5', 'armies-again'), first);
  assert.notDeepEqual(draw('6', 'armies-others'), first);
  const { count, inputs, name, values } = parseSamples(first);
  assert.equal(name, 'tches-3');
  assert.ok(count > 100);
  // The last inputs are those of other armies, 52 pieces on ten ranks; the one besides is that one action is left.
  const usual = [...new Set(values)].filter((input) => input < inputs - 520);
  assert.deepEqual(usual, [inputs - 523]);
});

test('two players play from armies that are drawn, the same games for the same seed', () => {
  const match = fileURLToPath(new URL('../matches/match-armies.mjs', import.meta.url));
  const play = (/** @type {string} */ other, /** @type {string} */ seed) =>
    execFileSync(process.execPath, [match, 'nodes=60', other, '--armies', '6', '--seed', seed], { encoding: 'utf8' });
  assert.match(play('beginner', '5'), /^12 games: (8\d|9\d|100)\.\d % \(/);
  const told = play('nodes=40', '5');
  assert.equal(play('nodes=40', '5'), told);
  assert.notEqual(play('nodes=40', '6'), told);
});

test('what are no samples is refused', () => {
  assert.throws(() => parseSamples(Buffer.alloc(10)), /no file of samples/);
  for (const cut of [1, 3, 15]) assert.throws(() => parseSamples(bytes.subarray(0, bytes.length - cut)), /cut off/);
  const foreign = Buffer.from(bytes);
  foreign.writeUInt16LE(inputs, 24 + 6);
  assert.throws(() => parseSamples(foreign), /an input is none/);
});
