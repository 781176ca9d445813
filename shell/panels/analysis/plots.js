// Small plots: chances as a bar and along a game, shares with their intervals, and a histogram of lengths. They are
// drawn with SVG attributes, because the content security policy forbids style attributes.

import { html, nothing, svg } from 'lit';
import { painter } from '../../board/drawing/paint.js';
import { playerAt } from '../../words/seat-names.js';
import { seatSign } from '../seats/seat-sign.js';

/** @import { View } from '../../../web/types.js' */
/** @import { GameReview } from '../../table/advice/game-review.js' */
/** @import { Session } from '../../table/game/session.js' */

/** @typedef {Pick<import('../../services/state.js').Page, 'table' | 'words'>} Page */

/**
 * The chances of each seat side by side.
 * @param {View} view
 * @param {number[]} chances
 * @param {string} label
 */
export function chanceBar(view, chances, label) {
  let x = 0;
  const parts = [...view.seats].map((letter, i) => {
    const width = chances[i] * 100;
    const { seat, tile } = painter(view, { seat: letter });
    const part = svg`<rect data-seat=${seat} data-tile=${tile} x=${x} y="0" width=${width} height="10" />`;
    x += width;
    return part;
  });
  return html`<svg
    class="chance-bar"
    viewBox="0 0 100 10"
    preserveAspectRatio="none"
    role="img"
    aria-label=${label}
  >
    ${parts}<path d="M50 0v10" />
  </svg>`;
}

const plotWidth = 300;
const plotHeight = 100;

/** The path of a line through values from 0 (bottom) to 1 (top), each at its place from left to right. */
function trace(/** @type {number[]} */ values, /** @type {number[]} */ places) {
  return values.map((value, i) => `${places[i].toFixed(1)} ${((1 - value) * plotHeight).toFixed(1)}`).join('L');
}

/** The chances along a game; a press leads to the position at that place. */
export function chancePlot(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {GameReview} */ review) {
  const { words, table } = app;
  const { chances, seats, points } = review;
  const { view } = session;
  const paints = [...seats].map((seat) => painter(view, { seat }));
  const last = review.place.actions.length;
  const xOf = (/** @type {number} */ ply) => (ply / last) * plotWidth;
  const onPress = (/** @type {MouseEvent} */ event) => {
    const { left, width } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    table.goTo(Math.round(((event.clientX - left) / width) * last));
  };
  const places = points.map(({ ply }) => xOf(ply));
  const traces = [...seats].map((_, seat) =>
    trace(
      chances.map((values) => values[seat]),
      places,
    ),
  );
  const first = playerAt(table, view.family, seats[0]);
  const label = seats.length === 2 ? words.format('review-plot', { seat: first }) : words.format('review-plot-many');
  const lastX = places[places.length - 1].toFixed(1);
  return html`<svg
      class="chance-plot"
      viewBox="0 0 ${plotWidth} ${plotHeight}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${label}
      @click=${onPress}
    >
      ${
        seats.length === 2
          ? svg`<rect
              class="ground"
              data-seat=${paints[1].seat}
              data-tile=${paints[1].tile}
              width=${lastX}
              height=${plotHeight}
            />
            <path
              class="area"
              data-seat=${paints[0].seat}
              data-tile=${paints[0].tile}
              d="M${traces[0]}L${lastX} ${plotHeight}L0 ${plotHeight}Z"
            />`
          : traces.map((d, i) => svg`<path class="trace" data-tile=${seats[i]} d="M${d}" />`)
      }
      <path class="middle" d="M0 ${plotHeight / 2}H${plotWidth}" />
      ${review.moments.map(
        ({ ply, end, kind }) =>
          svg`<path
            class="moment-line"
            data-kind=${kind}
            d=${kind === 'slow' ? `M${xOf(ply)} ${plotHeight - 3}H${xOf(end)}` : `M${xOf(ply)} 0v${plotHeight}`}
          />`,
      )}
      <path class="here" d="M${xOf(session.at)} 0v${plotHeight}" />
    </svg>
    ${
      seats.length === 2
        ? html`<p class="hint">${label}</p>`
        : html`<p class="hint seat-key">
          ${[...seats].map(
            (seat) =>
              html`<span>${seatSign(view, seat, 'tiny')} ${words.name(playerAt(table, view.family, seat))}</span>`,
          )}
        </p>`
    }`;
}

/**
 * A share with its interval, from 0 to 1; a line marks the fair share.
 * @param {{ share: number, low: number, high: number }} interval
 * @param {number} [fair]
 */
export function intervalPlot({ share, low, high }, fair) {
  return html`<svg class="interval" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <path class="ground" d="M0 5H100" />
    ${fair === undefined ? nothing : svg`<path class="fair" d="M${fair * 100} 0v10" />`}
    <path class="range" d="M${low * 100} 5H${high * 100}" />
    <path class="share" d="M${share * 100} 1v8" />
  </svg>`;
}

/**
 * A histogram of the lengths of games.
 * @param {{ from: number, count: number }[]} bins
 * @param {string} label
 */
export function histogram(bins, label) {
  const most = Math.max(...bins.map(({ count }) => count), 1);
  const width = 100 / bins.length;
  return html`<svg class="histogram" viewBox="0 0 100 40" preserveAspectRatio="none" role="img" aria-label=${label}>
      ${bins.map(({ count }, i) => {
        const height = (count / most) * 38;
        return svg`<rect x=${i * width + 0.4} y=${40 - height} width=${width - 0.8} height=${height} />`;
      })}
    </svg>
    <p class="axis" aria-hidden="true">
      ${bins.map(({ from }, i) => (i % 2 === 0 ? html`<span>${from}</span>` : nothing))}
    </p>`;
}
