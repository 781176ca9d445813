// Fits a net to samples: mini-batches and Adam. The forward pass has the rounded numbers of the file, so that nothing
// is lost when it is written; what is learnt changes numbers that are not rounded.

import { clipNumbers, layoutOf, makeNumbers, outputScale, roundNumbers } from './model.mjs';
import { shuffled } from './random.mjs';

/** @typedef {import('./samples.mjs').Samples} Samples */

/**
 * @typedef {object} Settings
 * @property {number} hidden units
 * @property {number} epochs
 * @property {number} batch samples
 * @property {number} rate of learning, in the beginning; it falls to a hundredth
 * @property {number[]} trust share of what is learnt that comes from the search's score, not from the result: of each
 *   file of samples, the last one of all that follow
 * @property {number} spread share of the usual numbers that it begins with: with less, what has hardly been seen counts
 *   hardly anything
 * @property {number} decay what the rows of inputs lose with each step, as a share, divided by the rate
 * @property {number} seed
 */

/**
 * The state with which training goes on.
 * @typedef {object} State
 * @property {number} epoch how many are done
 * @property {Float32Array} numbers
 * @property {Float32Array} means of the gradient
 * @property {Float32Array} squares … of its squares
 */

/** One in so many samples is not learnt from, but tells how well others are judged; they lie in rows, as games do. */
const heldOut = { every: 20, row: 2000 };

const sigmoid = (/** @type {number} */ x) => 1 / (1 + Math.exp(-x));

/** How many hundredths of a pawn make the odds e to 1, fitted to the results. */
export function fitScale(/** @type {Samples} */ { count, scores, results }) {
  let inverse = 0.003;
  for (let round = 0; round < 20; round++) {
    let slope = 0;
    let curve = 0;
    for (let i = 0; i < count; i++) {
      const p = sigmoid(scores[i] * inverse);
      slope += (results[i] / 2 - p) * scores[i];
      curve += p * (1 - p) * scores[i] * scores[i];
    }
    inverse += slope / Math.max(curve, 1);
  }
  return 1 / Math.max(inverse, 1e-4);
}

/** The numbers that training begins with; what no sample has adds nothing, and so takes no room in a packed file. */
function beginNumbers(
  /** @type {Samples} */ { inputs, values },
  /** @type {import('./model.mjs').Layout} */ layout,
  /** @type {Settings} */ { seed, spread },
) {
  const numbers = makeNumbers(layout, seed, spread);
  const seen = new Uint8Array(inputs);
  for (const input of values) seen[input] = 1;
  for (let i = 0; i < inputs; i++) if (!seen[i]) numbers.fill(0, i * layout.hidden, (i + 1) * layout.hidden);
  return numbers;
}

export class Training {
  #samples;
  #settings;
  #layout;
  #rounded;
  #gradient;
  /** Of one sample: the hidden layer for both players, cut off. */
  #units;
  #slopes;

  /** @type {State} */
  state;

  /**
   * @param {Samples} samples
   * @param {Settings} settings
   * @param {State} [state] to go on with
   */
  constructor(samples, settings, state) {
    const layout = layoutOf(samples.inputs, settings.hidden);
    this.#samples = samples;
    this.#settings = settings;
    this.#layout = layout;
    this.scale = fitScale(samples);
    this.state = state ?? {
      epoch: 0,
      numbers: beginNumbers(samples, layout, settings),
      means: new Float32Array(layout.size),
      squares: new Float32Array(layout.size),
    };
    this.#rounded = new Float32Array(layout.size);
    this.#gradient = new Float32Array(layout.size);
    this.#units = new Float32Array(2 * settings.hidden);
    this.#slopes = new Float32Array(2 * settings.hidden);
  }

  #isHeldOut(/** @type {number} */ i) {
    const row = Math.min(heldOut.row, Math.ceil(this.#samples.count / heldOut.every));
    return Math.floor(i / row) % heldOut.every === heldOut.every - 1;
  }

  get layout() {
    return this.#layout;
  }

  #target(/** @type {number} */ i) {
    const { files, results, scores } = this.#samples;
    const { trust: trusts } = this.#settings;
    const trust = trusts[Math.min(files[i], trusts.length - 1)];
    return trust * sigmoid(scores[i] / this.scale) + ((1 - trust) * results[i]) / 2;
  }

  /** The output for a sample; the units stay. */
  #forward(/** @type {number} */ i) {
    const { hidden, bias, output, last } = this.#layout;
    const { bases, starts, sizes, values } = this.#samples;
    const rounded = this.#rounded;
    const units = this.#units;
    let sum = rounded[last] + bases[i] / outputScale;
    for (let side = 0; side < 2; side++) {
      const base = side * hidden;
      const end = starts[i] + (side + 1) * sizes[i];
      for (let unit = 0; unit < hidden; unit++) units[base + unit] = rounded[bias + unit];
      for (let at = starts[i] + side * sizes[i]; at < end; at++) {
        const row = values[at] * hidden;
        for (let unit = 0; unit < hidden; unit++) units[base + unit] += rounded[row + unit];
      }
      for (let unit = base; unit < base + hidden; unit++) {
        const value = units[unit] < 0 ? 0 : units[unit] > 1 ? 1 : units[unit];
        units[unit] = value;
        sum += value * value * rounded[output + unit];
      }
    }
    return sum;
  }

  /** Adds a sample's slope in each number to the gradient. */
  #backward(/** @type {number} */ i, /** @type {number} */ slope) {
    const { hidden, bias, output, last } = this.#layout;
    const { starts, sizes, values } = this.#samples;
    const gradient = this.#gradient;
    const units = this.#units;
    const slopes = this.#slopes;
    gradient[last] += slope;
    for (let unit = 0; unit < 2 * hidden; unit++) {
      const value = units[unit];
      gradient[output + unit] += slope * value * value;
      slopes[unit] = value > 0 && value < 1 ? 2 * slope * value * this.#rounded[output + unit] : 0;
    }
    for (let side = 0; side < 2; side++) {
      const base = side * hidden;
      const end = starts[i] + (side + 1) * sizes[i];
      for (let unit = 0; unit < hidden; unit++) gradient[bias + unit] += slopes[base + unit];
      for (let at = starts[i] + side * sizes[i]; at < end; at++) {
        const row = values[at] * hidden;
        for (let unit = 0; unit < hidden; unit++) gradient[row + unit] += slopes[base + unit];
      }
    }
  }

  /** Takes one step along the gradient of so many samples, and clears it. */
  #step(/** @type {number} */ size, /** @type {number} */ rate, /** @type {number} */ number) {
    const { numbers, means, squares } = this.state;
    const gradient = this.#gradient;
    const kept = 1 - rate * this.#settings.decay;
    const meanShare = 1 - 0.9 ** number;
    const squareShare = 1 - 0.999 ** number;
    for (let i = 0; i < gradient.length; i++) {
      const slope = gradient[i] / size;
      means[i] = 0.9 * means[i] + 0.1 * slope;
      squares[i] = 0.999 * squares[i] + 0.001 * slope * slope;
      numbers[i] -= (rate * (means[i] / meanShare)) / (Math.sqrt(squares[i] / squareShare) + 1e-8);
      gradient[i] = 0;
    }
    for (let i = 0; i < this.#layout.bias; i++) numbers[i] *= kept;
    clipNumbers(this.#layout, numbers);
    roundNumbers(this.#layout, numbers, this.#rounded);
  }

  /** The mean squared error of the expected results of samples that are not learnt from. */
  #check() {
    let error = 0;
    let count = 0;
    for (let i = 0; i < this.#samples.count; i++) {
      if (!this.#isHeldOut(i)) continue;
      error += (sigmoid((outputScale / this.scale) * this.#forward(i)) - this.#target(i)) ** 2;
      count++;
    }
    return count > 0 ? error / count : 0;
  }

  /** Learns from all samples once; gives the errors on these, while they were learnt, and on those held out. */
  run() {
    const { epochs, batch, rate, seed } = this.#settings;
    const learnt = shuffled(this.#samples.count, seed + this.state.epoch + 1).filter((i) => !this.#isHeldOut(i));
    const steps = Math.ceil(learnt.length / batch);
    const factor = outputScale / this.scale;
    let error = 0;
    roundNumbers(this.#layout, this.state.numbers, this.#rounded);
    for (let step = 0; step < steps; step++) {
      const part = learnt.subarray(step * batch, (step + 1) * batch);
      for (const i of part) {
        const difference = sigmoid(factor * this.#forward(i)) - this.#target(i);
        error += difference ** 2;
        this.#backward(i, factor * difference);
      }
      const done = this.state.epoch + step / steps;
      this.#step(part.length, rate * 0.01 ** (done / epochs), this.state.epoch * steps + step + 1);
    }
    this.state.epoch++;
    return { learnt: error / learnt.length, heldOut: this.#check() };
  }
}
