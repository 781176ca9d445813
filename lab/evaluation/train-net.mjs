// Trains a net of a family (lab/evaluation/README.md) with what `motley-lab samples` made of games that the search played against
// itself, and writes its file.
//
//   build/lab/motley-lab samples custodian < games.txt > samples
//   node lab/evaluation/train-net.mjs --out custodian.net samples… [--hidden 32] [--epochs 30] [--seed 1] …
//
// --trust may have a number for each file, with commas between them; the last one holds for all that follow.
// Of what the net has learnt the file says the part --share (1): where its output is added to another evaluation, less
// can be better than all. After each epoch the state is kept beside the net (.state), and the same command goes on from
// there. With --until N it ends after the epoch N. The same samples and settings give the same bytes, stopped or not.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeNet } from './model.mjs';
import { readSamples } from './samples.mjs';
import { Training } from './training.mjs';

/** @typedef {import('./training.mjs').State} State */

const number = (/** @type {string} */ preset) => /** @type {const} */ ({ type: 'string', default: preset });
const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    hidden: number('32'),
    epochs: number('30'),
    batch: number('1024'),
    rate: number('0.002'),
    trust: number('0.7'),
    spread: number('1'),
    decay: number('0'),
    seed: number('1'),
    share: number('1'),
    until: number('Infinity'),
  },
});
const { out, share, until, ...given } = values;
if (!out || paths.length === 0) {
  console.error('usage: node lab/evaluation/train-net.mjs --out FILE SAMPLES… [--hidden N] [--epochs N] [--batch N] …');
  process.exit(2);
}
const settings = /** @type {import('./training.mjs').Settings} */ ({
  ...Object.fromEntries(Object.entries(given).map(([key, value]) => [key, Number(value)])),
  trust: given.trust.split(',').map(Number),
});

/** Writes a whole file or nothing. */
function writeWhole(/** @type {string} */ path, /** @type {Uint8Array} */ bytes) {
  writeFileSync(`${path}.new`, bytes);
  renameSync(`${path}.new`, path);
}

/** The mark of a state, which goes on only with the same samples and settings. */
function markOf() {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const path of paths) hash.update(readFileSync(path));
  return hash.digest();
}

const statePath = `${out}.state`;
const mark = markOf();
const headSize = mark.length + 8;

/** @returns {State | undefined} */
function readState(/** @type {number} */ size) {
  if (!existsSync(statePath)) return undefined;
  const bytes = readFileSync(statePath);
  if (bytes.length !== headSize + 12 * size || !bytes.subarray(0, mark.length).equals(mark)) return undefined;
  const part = (/** @type {number} */ i) =>
    new Float32Array(bytes.buffer.slice(bytes.byteOffset + headSize + 4 * size * i).slice(0, 4 * size));
  return { epoch: bytes.readUInt32LE(mark.length), numbers: part(0), means: part(1), squares: part(2) };
}

function writeState(/** @type {State} */ { epoch, numbers, means, squares }) {
  const head = Buffer.alloc(headSize);
  mark.copy(head);
  head.writeUInt32LE(epoch, mark.length);
  const parts = [numbers, means, squares].map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength));
  writeWhole(statePath, Buffer.concat([head, ...parts]));
}

const samples = readSamples(paths);
const training = new Training(samples, settings);
const kept = readState(training.layout.size);
if (kept) training.state = kept;
console.log(`${samples.count} samples of ${samples.name}; ${training.scale.toFixed(0)} hundredths make odds of e`);
const last = Math.min(settings.epochs, Number(until));
while (training.state.epoch < last) {
  const { learnt, heldOut } = training.run();
  writeState(training.state);
  console.log(`epoch ${training.state.epoch}: error ${learnt.toFixed(6)}, of what is held out ${heldOut.toFixed(6)}`);
}
if (last === settings.epochs)
  writeWhole(out, writeNet(training.layout, training.state.numbers, samples.name, Number(share)));
