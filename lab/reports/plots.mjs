// Plots of results, drawn by Observable Plot: texts of SVG. What is said of a point when one rests on it is its title.

import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';

const accent = 'var(--accent)';
const fair = { stroke: 'var(--fair)', strokeDasharray: '3 3' };

/**
 * Draws. The style sheet of Plot is left out: the page and the file have their own.
 * @param {Plot.PlotOptions} options
 * @param {string} label what it is, for those who cannot see it
 */
function draw(options, label) {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const svg = /** @type {Element} */ (Plot.plot({ ...options, document }));
  svg.querySelector('style')?.remove();
  svg.removeAttribute('class');
  svg.setAttribute('font-size', '12');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  return svg.outerHTML;
}

/** Colours of a plot that is a file of its own: those of the page, light and dark. */
const sheet = `<style>
svg { --accent: #1c6b62; --fair: #8a7a65; --grid: #d9cbb3; color: #2a2521; background: #fffaf0 }
@media (prefers-color-scheme: dark) {
  svg { --accent: #7fd6c8; --fair: #8f8474; --grid: #453e37; color: #f3ead9; background: #292521 }
}
</style>`;

/** The same as a file. */
const drawFile = (/** @type {Plot.PlotOptions} */ options, /** @type {string} */ label) =>
  draw(options, label)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/(?<=<svg [^>]*>)/, sheet)
    .concat('\n');

const percent = (/** @type {number} */ share) => `${Math.round(100 * share)} %`;

/**
 * Of each variant how often the first player wins, and how long its games are.
 * @param {import('./balance-page.mjs').Shown[]} rows
 * @param {number} width
 */
export function drawBalance(rows, width) {
  const y = { label: 'turns of a game (median)', grid: true, nice: true };
  const x = { label: 'first player wins, % of decided games', domain: [0, 100], percent: true };
  const fairs = [...new Set(rows.map(({ seats }) => 1 / seats))];
  /** @type {Plot.PlotOptions} */
  const options = {
    width,
    height: Math.min(width * 0.6, 360),
    marginLeft: 46,
    marginBottom: 42,
    x: width < 500 ? { ...x, ticks: 5 } : x,
    y,
    marks: [
      Plot.ruleX(fairs, fair),
      Plot.ruleY(rows, { y: 'half', x1: 'low', x2: 'high', stroke: accent, strokeOpacity: 0.35 }),
      Plot.dot(rows, {
        x: 'share',
        y: 'half',
        r: 4.5,
        fill: accent,
        href: (row) => `#${row.id}`,
        title: (row) => `${row.variant}: ${percent(row.share)}, ${row.half} turns`,
      }),
    ],
  };
  return draw(options, 'First player’s share and length of games of each variant; the table below has the numbers');
}

/** The share of one variant with its interval, on a line from 0 to 1. */
export const drawShare = (/** @type {import('./balance-page.mjs').Shown} */ { share, low, high, seats }) =>
  draw(
    {
      width: 160,
      height: 20,
      margin: 0,
      marginLeft: 6,
      marginRight: 6,
      axis: null,
      x: { domain: [0, 1] },
      y: { domain: [-1, 1] },
      marks: [
        Plot.ruleY([0], { stroke: 'var(--grid)' }),
        Plot.ruleX([1 / seats], fair),
        Plot.ruleY([0], { x1: low, x2: high, stroke: accent, strokeWidth: 3, strokeOpacity: 0.5 }),
        Plot.dot([0], { x: share, y: 0, r: 4.5, fill: accent }),
      ],
    },
    `${percent(low)} to ${percent(high)}, fair is ${percent(1 / seats)}`,
  );

/** @typedef {{ variant: string, step: string, share: number, low: number, high: number }} Step */

/** The score of each level against the one below: a panel for each variant. */
export const drawLadder = (/** @type {Step[]} */ steps) => {
  const variants = [...new Set(steps.map(({ variant }) => variant))];
  return drawFile(
    {
      width: 860,
      marginBottom: 40,
      height: 90 + 150 * Math.ceil(variants.length / 2),
      marginLeft: 44,
      marginRight: 20,
      x: {
        label: 'level, against the one below; 1 against a beginner',
        labelAnchor: 'center',
        domain: [...new Set(steps.map(({ step }) => step))],
      },
      y: { label: 'score, %', domain: [0, 100], percent: true, grid: true, ticks: 5 },
      fx: { label: null, axis: null },
      fy: { label: null, axis: null },
      marks: [
        Plot.frame({ stroke: 'var(--grid)' }),
        Plot.ruleY(steps, { ...places(variants), y: () => 0.5, ...fair }),
        Plot.ruleX(steps, {
          ...places(variants),
          x: 'step',
          y1: 'low',
          y2: 'high',
          stroke: accent,
          strokeWidth: 3,
          strokeOpacity: 0.5,
        }),
        Plot.dot(steps, { ...places(variants), x: 'step', y: 'share', r: 4, fill: accent }),
        Plot.text(
          variants.map((variant) => ({ variant })),
          { ...places(variants), text: 'variant', frameAnchor: 'bottom-left', dx: 8, dy: -8, fontWeight: 'bold' },
        ),
      ],
    },
    'The score of each level of the computer against the level below, with its 95 % interval',
  );
};

/** Two panels side by side. @param {string[]} variants */
const places = (variants) => ({
  fx: (/** @type {{ variant: string }} */ { variant }) => variants.indexOf(variant) % 2,
  fy: (/** @type {{ variant: string }} */ { variant }) => Math.floor(variants.indexOf(variant) / 2),
});

/** @typedef {{ name: string, game: number, share: number, low: number, high: number }} Point */

/** The score of the first player of matches after each game, with its interval. */
export const drawMatches = (/** @type {Point[]} */ points) =>
  drawFile(
    {
      width: 860,
      height: 360,
      marginLeft: 44,
      marginBottom: 40,
      marginRight: 190,
      x: { label: 'games', labelAnchor: 'center', nice: true },
      y: { label: 'score, %', domain: [0, 100], percent: true, grid: true },
      marks: [
        Plot.ruleY([0.5], fair),
        Plot.areaY(points, { x: 'game', y1: 'low', y2: 'high', z: 'name', fill: accent, fillOpacity: 0.15 }),
        Plot.lineY(points, { x: 'game', y: 'share', z: 'name', stroke: accent, strokeWidth: 2 }),
        Plot.text(
          points,
          Plot.selectLast({ x: 'game', y: 'share', z: 'name', text: 'name', textAnchor: 'start', dx: 6 }),
        ),
      ],
    },
    'The score of the first player after each game, with its 95 % interval',
  );
