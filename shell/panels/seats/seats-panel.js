// The strip of all seats, for games with more than two seats or in which players can be put out of the game: whose turn
// it is, who is in danger, who is out and controlled by whom, points and tiles.

import { html, nothing } from 'lit';
import { playerAt, seatId } from '../../words/seat-names.js';
import { seatSign } from './seat-sign.js';

/** @import { Standing, View } from '../../../web/types.js' */
/** @import { Session } from '../../table/game/session.js' */
/** @import { Table } from '../../table/table.js' */

const isIn = (/** @type {Standing} */ { seat, owner }) => seat === owner;

/** The danger that a seat is in, if any; only its own royal piece counts. */
function dangerOf(/** @type {View} */ { pieces }, /** @type {string} */ seat) {
  const own = pieces.filter((piece) => piece.seat === seat);
  if (own.some(({ check }) => check)) return 'check';
  return own.some(({ threatened }) => threatened) ? 'threatened' : undefined;
}

/**
 * How a seat stands, in words, and as a number for strips without room for those.
 * @param {Table} table
 * @param {View} view
 * @param {Standing} standing
 * @param {boolean} isRanked
 */
function condition({ words }, view, standing, isRanked) {
  const { seat, owner, points, pieces, rank } = standing;
  const short = (/** @type {unknown} */ number, /** @type {string} */ text) =>
    html`<span class="seat-number" aria-hidden="true">${number}</span><span class="seat-words">${text}</span>`;
  const place = isRanked ? words.format('seats-rank', { rank }) : undefined;
  if (!isIn(standing)) {
    const name = seatId(view.family, owner);
    const number = place ? html`<b class="seat-number" aria-hidden="true">${place}</b>` : nothing;
    return html`${number}<span class="seat-arrow" aria-hidden="true">→</span> ${seatSign(view, owner, 'tiny')}
      <span class="only-spoken">${words.format('seats-out', { owner: name })}</span>`;
  }
  const inHand = view.hands.filter((hand) => hand.seat === seat).reduce((sum, { count }) => sum + count, 0);
  if (inHand > 0) return short(place ?? inHand, words.format('seats-hand', { count: inHand }));
  return short(place ?? points, words.format('seats-points', { points, count: pieces }));
}

/**
 * @param {Table} table
 * @param {View} view
 * @param {Standing} standing
 * @param {boolean} isRanked
 * @param {(seat: string) => unknown} [more]
 */
function seatItem(table, view, standing, isRanked, more) {
  const { words } = table;
  const { seat, rank } = standing;
  const isTurn = seat === table.whoseTurn.seat;
  const danger = dangerOf(view, seat);
  const names = `seat ${isIn(standing) ? '' : 'out'} ${danger ?? ''}`;
  return html`<li class=${names} aria-current=${isTurn ? 'true' : nothing}>
    ${seatSign(view, seat)}
    <span class="seat-text">
      <strong
        >${isRanked ? words.format('seats-rank', { rank }) : nothing}
        ${words.name(playerAt(table, view.family, seat))}</strong
      >
      <span>${condition(table, view, standing, isRanked)}</span>
    </span>
    ${more?.(seat) ?? nothing}
    ${isTurn ? html`<span class="only-spoken">${words.format('seats-turn')}</span>` : nothing}
    ${
      danger
        ? html`<span class="danger-sign" title=${words.format(`seats-${danger}`)}
          ><span aria-hidden="true">!</span
          ><span class="only-spoken">${words.format(`seats-${danger}`)}</span></span
        >`
        : nothing
    }
  </li>`;
}

/**
 * @param {Table} table
 * @param {Session} session
 * @param {(seat: string) => unknown} [more] is said of a seat
 */
export function seatStrip(table, { view, outcome }, more) {
  if (view.standings.length === 0) return nothing;
  const isRanked = outcome.result !== 'ongoing';
  const seats = [...view.standings];
  if (isRanked) seats.sort((one, other) => one.rank - other.rank);
  return html`<ul
    class="seats"
    data-seats=${seats.length}
    aria-label=${table.words.format(isRanked ? 'seats-ranking' : 'seats')}
  >
    ${seats.map((standing) => seatItem(table, view, standing, isRanked, more))}
  </ul>`;
}

/** The places at the end, in games that have points; of two seats only after a draw. */
export function ranking(/** @type {Table} */ table, /** @type {Session} */ { view: { family, standings }, outcome }) {
  if (standings.length === 0 || (standings.length === 2 && outcome.result === 'win')) return nothing;
  const { words } = table;
  const seats = [...standings]
    .sort((one, other) => one.rank - other.rank)
    .map((standing) => {
      const { seat, points, rank } = standing;
      const id = isIn(standing) ? 'ranking-seat' : 'ranking-seat-out';
      return words.format(id, { rank, points, seat: playerAt(table, family, seat) });
    });
  return html`<p class="ranking">${words.format('ranking', { seats: seats.join(', ') })}</p>`;
}
