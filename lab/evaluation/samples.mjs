// Samples for training nets: the files of `motley-lab samples`, whose format is in lab/evaluation/README.md.

import { readFileSync } from 'node:fs';

const nameSize = 20;
const headSize = nameSize + 4;
/** The bytes of a sample before its inputs: score, base, result, and how many inputs. */
const sampleHead = 6;

/**
 * @typedef {object} Samples
 * @property {string} name of what the inputs mean
 * @property {number} inputs how many there are
 * @property {number} count
 * @property {Int16Array} scores in hundredths of a pawn
 * @property {Int16Array} bases what the net adds to, in hundredths of a pawn
 * @property {Uint8Array} results 0: lost, 1: drawn, 2: won
 * @property {Uint32Array} starts where the inputs of each begin: first those of the player to act, then as many
 * @property {Uint8Array} sizes how many inputs each has for one player
 * @property {Uint16Array} values the inputs
 * @property {Uint16Array} files the number of the file that each is of
 */

/** The offsets of the samples in a file, and what the largest input is. */
function findSamples(/** @type {Buffer} */ bytes) {
  const offsets = [];
  let at = headSize;
  while (at + sampleHead <= bytes.length && at + sampleHead + 4 * bytes[at + 5] <= bytes.length) {
    offsets.push(at);
    at += sampleHead + 4 * bytes[at + 5];
  }
  if (at !== bytes.length) throw new Error('the last sample is cut off');
  return offsets;
}

/** @returns {Samples} */
export function parseSamples(/** @type {Buffer} */ bytes) {
  if (bytes.length < headSize) throw new Error('this is no file of samples');
  const offsets = findSamples(bytes);
  const count = offsets.length;
  const samples = {
    name: bytes.toString('latin1', 0, nameSize).replace(/\0+$/, ''),
    inputs: bytes.readUInt32LE(nameSize),
    count,
    scores: Int16Array.from(offsets, (at) => bytes.readInt16LE(at)),
    bases: Int16Array.from(offsets, (at) => bytes.readInt16LE(at + 2)),
    results: Uint8Array.from(offsets, (at) => bytes[at + 4]),
    starts: new Uint32Array(count),
    sizes: Uint8Array.from(offsets, (at) => bytes[at + 5]),
    values: new Uint16Array((bytes.length - headSize - sampleHead * count) / 2),
    files: new Uint16Array(count),
  };
  let end = 0;
  for (const [i, at] of offsets.entries()) {
    samples.starts[i] = end;
    for (let k = 0; k < 2 * samples.sizes[i]; k++) samples.values[end++] = bytes.readUInt16LE(at + sampleHead + 2 * k);
  }
  if (samples.values.some((input) => input >= samples.inputs)) throw new Error('an input is none');
  return samples;
}

/** The samples of several files as one. @returns {Samples} */
export function readSamples(/** @type {string[]} */ paths) {
  const heads = new Set();
  const bodies = paths.map((path) => {
    const bytes = readFileSync(path);
    heads.add(bytes.toString('latin1', 0, headSize));
    return bytes.subarray(headSize);
  });
  if (heads.size !== 1) throw new Error('the samples have different inputs');
  const head = Buffer.from([...heads][0], 'latin1');
  const samples = parseSamples(Buffer.concat([head, ...bodies]));
  let first = 0;
  for (const [file, body] of bodies.entries()) {
    const { length } = findSamples(Buffer.concat([head, body]));
    samples.files.fill(file, first, first + length);
    first += length;
  }
  return samples;
}
