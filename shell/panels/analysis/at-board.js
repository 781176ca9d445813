// The analysis at the board: an arrow for the best turn, and at the edge of the board a bar of the chances. Both lie
// over the board, so that nothing moves when they come or go.

import { html, svg } from 'lit';
import { painter } from '../../board/drawing/paint.js';
import { styled } from '../../board/drawing/styled.js';
import { noTrail } from '../../board/view/effects.js';
import { chancesOf } from '../../table/computer/chances.js';
import { lineSteps } from '../../table/computer/lines.js';
import { groupTurns } from '../../table/game/turns.js';
import { arrowsOf } from '../../table/news.js';

/** @import { View } from '../../../web/types.js' */
/** @import { Scene } from '../../board/view/types.js' */
/** @import { Session } from '../../table/game/session.js' */

/** @typedef {Pick<import('../../services/state.js').Page, 'analysis' | 'engine' | 'table'>} Page */

/** How wide the bar is, in squares: the letters in the corners stay free. */
const width = 0.08;

/** The colours of the seats, with a line around them, as squares may have the same. */
const paint = {
  fill: 'var(--tile-fill, var(--piece-fill))',
  stroke: 'rgb(0 0 0 / 55%)',
  'stroke-width': 1,
  'vector-effect': 'non-scaling-stroke',
};

/**
 * The chances of each seat on top of each other, the first one at the bottom or, on a turned board, at the top.
 * @param {View} view
 * @param {number[]} chances
 * @param {{ height: number, isTurned: boolean, x?: number }} place
 */
function parts(view, chances, { height, isTurned, x = 0 }) {
  let below = 0;
  return [...view.seats].map((letter, i) => {
    const share = chances[i] * height;
    const { seat, tile } = painter(view, { seat: letter });
    const y = isTurned ? below : height - below - share;
    below += share;
    return svg`<rect
      data-seat=${seat}
      data-tile=${tile}
      x=${x}
      y=${y}
      width=${width}
      height=${share}
      ${styled(paint)}
    />`;
  });
}

/** Draws the bar over the squares of a board with edges. */
function barOn(/** @type {View} */ view, /** @type {number[]} */ chances) {
  return (/** @type {Scene} */ { geometry }) => {
    const { files, ranks } = geometry;
    const isTurned = geometry.place('a1').row === 0;
    return html`<svg class="annotations chance-edge" viewBox="0 0 ${files} ${ranks}">
      ${parts(view, chances, { height: ranks, isTurned, x: files - width })}
    </svg>`;
  };
}

/** The bar at the edge of a table without edges, which stays where it is when the table moves. */
function barBeside(/** @type {View} */ view, /** @type {number[]} */ chances) {
  return html`<svg class="chance-edge" viewBox="0 0 ${width} 1" preserveAspectRatio="none" aria-hidden="true">
    ${parts(view, chances, { height: 1, isTurned: false })}
  </svg>`;
}

/** The arrows of the best turn that was found. */
function bestArrows(/** @type {Page} */ { engine }, /** @type {Session} */ session, /** @type {string[]} */ line) {
  const [turn] = groupTurns(lineSteps(engine, session.game, line));
  const arrows = arrowsOf(turn?.steps.map(({ step }) => step) ?? []);
  return arrows.map(({ from, to, number }) => ({ from, to, number, isAhead: true }));
}

/**
 * The parts of the board that show the analysis of the position shown, as long as somebody analyses.
 * @param {Page} app
 * @param {Session} session
 * @returns {{ trail?: import('../../board/view/types.js').Trail, draw?: (scene: Scene) => unknown, beside?: unknown }}
 */
export function atBoard(app, session) {
  const { analysis, table } = app;
  const [best] = analysis.found?.lines ?? [];
  if (!best || !analysis.isShown) return {};
  const { view } = session;
  const chances = chancesOf(best, view.seats);
  const bar = view.surface === 'plane' ? { beside: barBeside(view, chances) } : { draw: barOn(view, chances) };
  return table.aside ? bar : { ...bar, trail: { ...noTrail, stages: bestArrows(app, session, best.line) } };
}
