// Beside the board: for two seats a line each, with the name, the computer that plays, taken pieces, by how many
// pieces a side is ahead, how many are left and how far the King has to go; for more seats the facts that the strip of
// all seats leaves out.

import { html, nothing } from 'lit';
import { pageIcon } from '../../art/page-icons.js';
import { countOf } from '../../table/game/captures.js';
import { playerAt } from '../../words/seat-names.js';
import { toggleWhole } from '../fitted.js';
import { shortPlayer } from './computer-panel.js';
import { seatPresence } from './presence-sign.js';
import { seatSign } from './seat-sign.js';
import { lead, taken } from './taken.js';

/** @import { Session } from '../../table/game/session.js' */

/** @typedef {Pick<import('../../services/state.js').Page, 'byLink' | 'clocks' | 'table' | 'words'>} Page */

/**
 * The computer of a seat, or "you" at the only seat that is played at this screen; of other people only where they are,
 * if that is known.
 */
function whoPlays(/** @type {Page} */ app, /** @type {string} */ seat) {
  const { words, table } = app;
  const player = table.opponents.players[seat];
  if (player) return html`<span class="seat-level">${shortPlayer(words, player)}</span>`;
  if (seat !== table.whoseTurn.own) return seatPresence(app, seat);
  return html`<span class="seat-you">${words.format('seat-you')}</span>`;
}

/** The same as a sign, where a seat of the strip has no room for words. */
function playerSign(/** @type {Page} */ app, /** @type {string} */ seat) {
  const player = app.table.opponents.players[seat];
  if (!player) return html`<span class="seat-sign">${whoPlays(app, seat)}</span>`;
  const name = shortPlayer(app.words, player);
  return html`<span class="seat-sign" role="img" aria-label=${name} title=${name}>${pageIcon('computer')}</span>`;
}

/** How far the King of a seat has to go; nothing where that wins nothing. What carries a King goes its own way. */
function wayToGo(/** @type {Page} */ { words }, /** @type {Session} */ { view }, /** @type {string} */ seat) {
  const goals = view.pieces.flatMap(({ goal, seat: of, on }) =>
    goal && !on?.captive && of === seat ? [goal.steps] : [],
  );
  if (goals.length === 0) return nothing;
  return html`<span class="seat-goal">${words.format('seat-goal', { steps: Math.min(...goals) })}</span>`;
}

/** Where the clock of a seat stands, which it draws itself, in games that have clocks. */
const clock = (/** @type {Page} */ { clocks }, /** @type {string} */ seat) =>
  clocks ? html`<span data-clock=${seat}></span>` : nothing;

/** Shows all that was taken where a line has no room for it. */
function showTaken(/** @type {Event} */ { currentTarget }) {
  const lines = /** @type {HTMLElement} */ (currentTarget);
  if (lines.matches('.whole, :has(.taken.cut)')) toggleWhole(lines);
}

/** @param {Page} app @param {Session} session @param {string} seat @param {string} place */
function line(app, session, seat, place) {
  const { words, table } = app;
  const { view } = session;
  return html`<li class="player ${place}" aria-current=${seat === table.whoseTurn.seat ? 'true' : nothing}>
    <span class="seat-name">
      ${seatSign(view, seat)}<strong>${table.words.name(playerAt(table, view.family, seat))}</strong>
      ${whoPlays(app, seat)}
    </span>
    ${taken(table, session, seat)} ${lead(words, view, seat)}
    <span class="seat-left">
      ${wayToGo(app, session, seat)}<span>${words.format('seat-count', { count: countOf(view, seat) })}</span>
    </span>
    ${clock(app, seat)}
  </li>`;
}

/**
 * @param {Page} app
 * @param {Session} session
 * @param {string} [seat] of the strip of all seats; without one, the lines of games without a strip
 */
export function besideBoard(app, session, seat) {
  if (seat)
    return [
      html`<span class="seat-more">${whoPlays(app, seat)}${taken(app.table, session, seat)}</span>`,
      playerSign(app, seat),
      clock(app, seat),
    ];
  const [near, far] = session.view.seats;
  const seats = session.isFlipped ? [near, far] : [far, near];
  return html`<ul class="players-beside" aria-label=${app.words.format('players')} @click=${showTaken}>
    ${line(app, session, seats[0], 'far')}${line(app, session, seats[1], 'near')}
  </ul>`;
}
