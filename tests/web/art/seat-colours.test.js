// The colours of the six seats differ enough, also for colour-blind eyes, and what is on them is legible.
// A distance is Euclidean in OKLab (white to black is 1).

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { choices } from '../../../shell/saving/preferences.js';
import { read } from '../support/files.js';

/** @typedef {number[]} Triple */
/** @typedef {{ seat: string, fill: string, ink: string }} Paint */

const art = new URL('../../../shell/art/', import.meta.url);
const css = readFileSync(new URL('tiles.css', art), 'utf8');

const seats = [...'abcdef'];
const leastContrast = 4.5;

/**
 * Kinds of sight: how far apart colours are to be, and the matrices of Machado, Oliveira and Fernandes (2009), row by
 * row, in linear RGB, at full severity.
 * @type {Record<string, { least: number, matrix: number[] }>}
 */
const sights = {
  normal: { least: 0.25, matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1] },
  protanopia: {
    least: 0.15,
    matrix: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  },
  deuteranopia: {
    least: 0.15,
    matrix: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  },
  tritanopia: {
    least: 0.15,
    matrix: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  },
};

/** From linear RGB to the cones, and from their cube roots to OKLab (Ottosson 2020). */
const toCones = [
  0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619, 0.2817188376,
  0.6299787005,
];
const toOklab = [
  0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371, 0.7827717662,
  -0.808675766,
];

/** @returns {Triple} */
const multiply = (/** @type {number[]} */ matrix, /** @type {Triple} */ [x, y, z]) =>
  [0, 3, 6].map((row) => matrix[row] * x + matrix[row + 1] * y + matrix[row + 2] * z);

/** Linear RGB of "#rrggbb". @returns {Triple} */
const readColour = (/** @type {string} */ hex) =>
  [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

/** The colour as it is seen, in OKLab. */
function seen(/** @type {string} */ hex, /** @type {number[]} */ sight) {
  const shown = multiply(sight, readColour(hex)).map((part) => Math.min(1, Math.max(0, part)));
  return multiply(toOklab, multiply(toCones, shown).map(Math.cbrt));
}

const distance = (/** @type {Triple} */ one, /** @type {Triple} */ other) =>
  Math.hypot(...one.map((part, index) => part - other[index]));

function luminance(/** @type {string} */ hex) {
  const [red, green, blue] = readColour(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG 2 counts it, from 1 to 21. */
function contrast(/** @type {string} */ one, /** @type {string} */ other) {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** The paints of the seats in a theme: 0 for light, 1 for dark. @returns {Paint[]} */
function readPaints(/** @type {number} */ theme) {
  return seats.map((seat) => {
    const fills = css.match(`--tile-${seat}-fill, light-dark\\((#\\w{6}), (#\\w{6})\\)`);
    const ink = css.match(`--tile-${seat}-ink, (#\\w{6})`);
    assert.ok(fills && ink, `seat ${seat} has colours`);
    return { seat, fill: fills[1 + theme], ink: ink[1] };
  });
}

/** The nearest two, as a kind of sight sees them. */
function nearest(/** @type {Paint[]} */ paints, /** @type {number[]} */ sight) {
  const colours = paints.map(({ seat, fill }) => ({ seat, colour: seen(fill, sight) }));
  const pairs = colours.flatMap(({ seat, colour }, index) =>
    colours.slice(index + 1).map((other) => ({ pair: seat + other.seat, apart: distance(colour, other.colour) })),
  );
  return pairs.sort((one, other) => one.apart - other.apart)[0];
}

for (const [theme, name] of ['light', 'dark'].entries()) {
  const paints = readPaints(theme);

  for (const [sight, { least, matrix }] of Object.entries(sights))
    test(`${name} theme, ${sight}: any two seats are ${least} apart`, () => {
      const { pair, apart } = nearest(paints, matrix);
      assert.ok(apart >= least, `${pair} are only ${apart.toFixed(3)} apart`);
    });

  test(`${name} theme: a tile's ink is legible on it`, () => {
    for (const { seat, fill, ink } of paints)
      assert.ok(contrast(fill, ink) >= leastContrast, `${seat}: ${contrast(fill, ink).toFixed(2)}`);
  });
}

/** The colours of a property in a style sheet, light and dark. */
function readPair(/** @type {string} */ css, /** @type {string} */ property) {
  const found = css.match(`${property}: .*?light-dark\\((#\\w{6}), (#\\w{6})\\)`);
  assert.ok(found, property);
  return found.slice(1);
}

const theme = read('shell/board/styles/theme.css');
const others = read('shell/styles/boards.css');

/** The style sheet of each board that can be chosen; the first is the usual one. */
const boards = choices.board.map((name, i) => {
  const [, css = ''] = others.split(`[data-board="${name}"] motley-view {`);
  return { name, css: i === 0 ? theme : css.slice(0, css.indexOf('}')) };
});

for (const { name: board, css } of boards)
  for (const [shade, name] of ['light', 'dark'].entries()) {
    const [light, dark] = ['--board-light', '--board-dark'].map((property) => readPair(css, property)[shade]);
    const ofTheme = (/** @type {string} */ property) => readPair(theme, property)[shade];

    test(`${board}, ${name} theme: pieces stand out from the squares, and the squares from each other`, () => {
      for (const square of [light, dark]) {
        const found = contrast(ofTheme('--seat-b-fill'), square);
        assert.ok(found >= 3, `${square}: ${found.toFixed(2)}`);
      }
      assert.ok(contrast(light, dark) >= 1.4);
      assert.ok(contrast('#fbf7ee', light) >= (shade ? 3 : 1));
    });

    test(`${board}, ${name} theme: coordinates are legible, and marks as visible as on the usual board`, () => {
      const [frame, text] = ['--board-frame', '--board-text'].map((property) => readPair(css, property)[shade]);
      assert.ok(contrast(frame, text) >= 4.5);
      for (const mark of ['target', 'capture', 'recruit', 'check', 'trail', 'focus'])
        for (const [square, usual] of [
          [light, '--board-light'],
          [dark, '--board-dark'],
        ]) {
          const found = contrast(ofTheme(`--board-${mark}`), square);
          const least = Math.min(3, 0.95 * contrast(ofTheme(`--board-${mark}`), ofTheme(usual)));
          assert.ok(found >= least, `${mark} on ${square}: ${found.toFixed(2)}`);
        }
    });
  }

test('the picture of the usual board in the settings has its colours', () => {
  const [, sample] = others.split('.board-sample {');
  for (const property of ['--board-light', '--board-dark'])
    assert.deepEqual(readPair(sample, property), readPair(theme, property));
});

test('the measures are right: white and black are 1 apart, and 21 to 1', () => {
  const [white, black] = ['#ffffff', '#000000'];
  for (const { matrix } of Object.values(sights))
    assert.ok(Math.abs(distance(seen(white, matrix), seen(black, matrix)) - 1) < 1e-3);
  assert.equal(contrast(white, black), 21);
  // Red and olive of one brightness are a known trap for those who do not see red from green.
  const { matrix } = sights.deuteranopia;
  assert.ok(distance(seen('#c04a3a', matrix), seen('#7a7a2c', matrix)) < 0.1);
});

test('every seat has an emblem of its own', () => {
  const emblems = seats.map((seat) => {
    const file = new URL(`seats/${seat}.svg`, art);
    assert.ok(existsSync(file), seat);
    return readFileSync(file, 'utf8');
  });
  assert.equal(new Set(emblems).size, seats.length);
});
