// A net while it is trained: the numbers of core/search/net.h as fractions. All of them lie in one array, so that what
// is done with each number is the same for all.

import { makeRandom } from './random.mjs';

/** A unit of the hidden layer is cut off at 0 and 1; so many steps lie between in the file. */
const unitSteps = 128;
/** The steps of an output weight of 1. */
const outputSteps = 256;
/** The hundredths of a pawn in an output of 1. */
export const outputScale = 512;

/** The bounds of the numbers, in steps. */
const most = { row: 127, bias: 8192, output: 512 };

/**
 * Where the parts of a net begin in its array.
 * @typedef {object} Layout
 * @property {number} inputs
 * @property {number} hidden
 * @property {number} bias where the hidden layer's begin; before them lie the rows of the inputs
 * @property {number} output where the output's weights begin: for the player to act, then for the other
 * @property {number} last where the output's bias is
 * @property {number} size
 */

/** @returns {Layout} */
export function layoutOf(/** @type {number} */ inputs, /** @type {number} */ hidden) {
  const bias = inputs * hidden;
  const output = bias + hidden;
  const last = output + 2 * hidden;
  return { inputs, hidden, bias, output, last, size: last + 1 };
}

/** The numbers that training begins with; `spread` is their share of the usual ones, but for the biases. */
export function makeNumbers(/** @type {Layout} */ layout, /** @type {number} */ seed, spread = 1) {
  const random = makeRandom(seed);
  const numbers = new Float32Array(layout.size);
  for (let i = 0; i < layout.bias; i++) numbers[i] = (random() - 0.5) * 0.2 * spread;
  numbers.fill(0.25, layout.bias, layout.output);
  for (let i = layout.output; i < layout.last; i++)
    numbers[i] = random() * 0.3 * spread * (i < layout.output + layout.hidden ? 1 : -1);
  return numbers;
}

/** The steps of the number at an index, and how many it has at most. */
function stepsAt(/** @type {Layout} */ layout, /** @type {number} */ i) {
  if (i < layout.bias) return [unitSteps, most.row];
  if (i < layout.output) return [unitSteps, most.bias];
  return i < layout.last ? [outputSteps, most.output] : [2 ** 22, 2 ** 24];
}

/** Keeps the numbers where the file can hold them. */
export function clipNumbers(/** @type {Layout} */ layout, /** @type {Float32Array} */ numbers) {
  const row = most.row / unitSteps;
  for (let i = 0; i < layout.bias; i++) numbers[i] = Math.max(-row, Math.min(row, numbers[i]));
  for (let i = layout.bias; i < layout.size; i++) {
    const [steps, bound] = stepsAt(layout, i);
    numbers[i] = Math.max(-bound / steps, Math.min(bound / steps, numbers[i]));
  }
}

/** Writes what the file will say of the numbers into another array. */
export function roundNumbers(
  /** @type {Layout} */ layout,
  /** @type {Float32Array} */ numbers,
  /** @type {Float32Array} */ rounded,
) {
  for (let i = 0; i < layout.output; i++) rounded[i] = Math.round(numbers[i] * unitSteps) / unitSteps;
  for (let i = layout.output; i < layout.last; i++) rounded[i] = Math.round(numbers[i] * outputSteps) / outputSteps;
  rounded[layout.last] = numbers[layout.last];
}

const headSize = 40;
const nameAt = 20;

/** FNV-1a, as core/search/net.c has it. */
function checksumOf(/** @type {Uint8Array} */ bytes) {
  let sum = 2166136261;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 16777619);
  return sum >>> 0;
}

/** The file of a net whose output is a share of what these numbers give: docs/formats.md, 9. */
export function writeNet(
  /** @type {Layout} */ layout,
  /** @type {Float32Array} */ numbers,
  /** @type {string} */ name,
  share = 1,
) {
  const { inputs, hidden } = layout;
  const bytes = Buffer.alloc(headSize + hidden * (inputs + 6) + 4);
  bytes.write('motley-n', 'latin1');
  bytes.writeUInt16LE(1, 12);
  bytes.writeUInt16LE(hidden, 14);
  bytes.writeUInt32LE(inputs, 16);
  bytes.write(name, nameAt, 'latin1');
  let at = headSize;
  for (let i = 0; i < layout.bias; i++) at = bytes.writeInt8(Math.round(numbers[i] * unitSteps), at);
  for (let i = layout.bias; i < layout.size; i++) {
    const number = Math.round(numbers[i] * stepsAt(layout, i)[0]);
    const shared = i < layout.output ? number : Math.round(number * share);
    at = i < layout.last ? bytes.writeInt16LE(shared, at) : bytes.writeInt32LE(shared, at);
  }
  bytes.writeUInt32LE(checksumOf(bytes.subarray(12)), 8);
  return bytes;
}
