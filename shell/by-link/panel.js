// Beside the board of a game that is played by link: which seat one plays, and the next step: look, play, send the
// link, or wait for the answer.

import { html, nothing } from 'lit';
import '../styles/by-link.css';
import { pageIcon } from '../art/page-icons.js';
import { seatId } from '../words/seat-names.js';
import { isAlone, isMeeting, isTogether } from './company.js';
import { linkRow } from './link-row.js';
import { asked, company } from './live-panel.js';

/** @import { ByLink } from './by-link.js' */

/** The words about a link that others wait for. */
function sending(/** @type {ByLink} */ game) {
  const { app, session, next, agreed } = game;
  const { words } = app;
  const isDraw = app.table.whoseTurn.kind === 'offered';
  // An offer goes with an action that nobody has been sent yet.
  const canOffer = session.outcome.result === 'ongoing' && session.played.length > agreed.actions.length;
  const text = isDraw ? 'by-link-offered' : next ? 'by-link-send' : 'by-link-send-all';
  // The invitation has it.
  if (isAlone(game)) return nothing;
  // It is on its way.
  if (isTogether(game)) return isDraw ? html`<p>${words.format(text, { seat: game.nameOf(next) })}</p>` : nothing;
  return html`<p><strong>${words.format(text, { seat: game.nameOf(next) })}</strong></p>
    ${linkRow(game, 'main', canOffer && session.view.seats.length === 2 ? drawOffer(game) : nothing)}`;
}

/** A button that offers a draw with the link; in short where there is no room. */
function drawOffer(/** @type {ByLink} */ { app: { table, words } }) {
  const name = words.format('by-link-offer');
  const offer = () => table.decide({ result: 'draw', reason: 'agreement' });
  return html`<button type="button" aria-label=${name} title=${name} @click=${offer}>
    ${pageIcon('hands')}<span class="whole">${name}</span><span class="short">${words.format('draw')}</span>
  </button>`;
}

/** The words while others are to answer. */
function waiting(/** @type {ByLink} */ game) {
  const { app, session, next, own } = game;
  const { words } = app;
  const { result, outcome } = session;
  // What is asked stands above all else.
  if (game.isOfferedDraw) return nothing;
  // The winner after a resignation, and the one whose offer of a draw was taken, have nothing to send.
  if (outcome.result !== 'ongoing' && (!result || result.winner === own.seat || game.hasOffered)) return nothing;
  const isOffer = app.table.whoseTurn.kind === 'offered';
  const text = result ? (isOffer ? 'by-link-offered' : 'by-link-over') : 'by-link-wait';
  if (isAlone(game)) return nothing;
  if (isTogether(game)) return isOffer ? html`<p>${words.format(text, { seat: game.nameOf(next) })}</p>` : nothing;
  return own.sent ? html`<p>${words.format(text, { seat: game.nameOf(next) })}</p>${linkRow(game, '')}` : nothing;
}

/** The words about a choice that does not fit its commitment, or cannot be. */
function mending(/** @type {ByLink} */ game) {
  const { words } = game.app;
  return html`<p><strong>${words.format('by-link-false', { seat: game.nameOf(game.falseSeat ?? '') })}</strong></p>
    <div class="row">
      <button type="button" class="main" @click=${() => game.chooseAgain()}>${words.format('by-link-again')}</button>
      <button type="button" @click=${() => game.drawOpenly()}>
        ${pageIcon('dice')}${words.format('by-link-draw')}
      </button>
    </div>`;
}

/** The seat that one plays, while it can be another one. */
function seat(/** @type {ByLink} */ game) {
  const { app, own, free } = game;
  const { words } = app;
  const { family } = game.session.view;
  const isLeft = own.seat !== '' && !game.people.includes(own.seat);
  const you = words.format(isLeft ? 'resign-plays-on' : 'by-link-you', { seat: seatId(family, own.seat) });
  // On phones the seat itself says so.
  if (free.length === 0) return html`<p class=${isLeft ? '' : 'own-seat'}>${you}</p>`;
  const onChange = (/** @type {Event} */ { target }) => game.take(/** @type {HTMLSelectElement} */ (target).value);
  return html`<label class="field">
    <span>${words.format('by-link-seat')}</span>
    <select @change=${onChange}>
      <option value="" .selected=${!own.seat}>${words.format('by-link-look')}</option>
      ${free.map(
        ({ seat, isTaken }) =>
          html`<option value=${seat} .selected=${seat === own.seat}>
            ${isTaken ? words.format('by-link-held', { seat: game.nameOf(seat) }) : words.name(seatId(family, seat))}
          </option>`,
      )}
    </select>
  </label>`;
}

function doing(/** @type {ByLink} */ game) {
  if (game.falseSeat) return mending(game);
  if (game.state === 'send') return sending(game);
  if (game.state === 'wait') return waiting(game);
  if (game.state !== 'act' || isMeeting(game.live)) return nothing;
  return html`<p>${game.app.words.format('by-link-act')}</p>`;
}

/**
 * @param {ByLink} game
 * @param {unknown} ended what is offered after the end of the game
 */
export function panel(game, ended) {
  const { words } = game.app;
  return html`<section class="after by-link" aria-label=${words.format('by-link')}>
    ${asked(game)} ${ended} ${seat(game)} ${company(game)} ${doing(game)}
  </section>`;
}

/** Who is here, while the forms of pieces are chosen; nothing where the game does not travel by itself. */
export function companyPanel(/** @type {ByLink} */ game) {
  if (!game.live || game.live.state === 'off') return nothing;
  return html`<section class="after by-link" aria-label=${game.app.words.format('by-link')}>
    ${asked(game)} ${company(game)}
  </section>`;
}
