// The players of a game and the comments on it, as they are drawn.

import { html, nothing } from 'lit';
import { seatSign } from '../../panels/seats/seat-sign.js';
import { commentsAt, namesOf } from './record-text.js';

/**
 * @typedef {import('../../table/game/session.js').Session} Session
 */

/**
 * The players, in one line.
 * @param {Session} session
 * @param {string[]} given names in the order of the seats
 */
export function players(session, given) {
  const { view } = session;
  const names = namesOf(session, given);
  if (names.size === 0) return nothing;
  return html`<p class="players" part="players">
    ${[...view.seats]
      .filter((seat) => names.has(seat))
      .map((seat) => html`<span>${seatSign(view, seat)} <bdi>${names.get(seat)}</bdi></span>`)}
  </p>`;
}

/** The comments on the position after so many actions. */
export function comments(/** @type {Session} */ session, /** @type {number} */ ply) {
  return commentsAt(session, ply).map((text) => html`<p class="comment" part="comment" dir="auto">${text}</p>`);
}

/** The comments before the first action, as the first line of the list. */
export function beginning(/** @type {Session} */ session) {
  return commentsAt(session, 0).length > 0 ? html`<li>${comments(session, 0)}</li>` : nothing;
}
