// Beside the board of a game that is played by link: which seat one plays, and the next step: look, play, send the
// link, or wait for the answer.

import { html, nothing } from 'lit';
import '../styles/by-link.css';
import { pageIcon } from '../art/page-icons.js';
import { shortestCut } from '../links/links.js';
import { button } from '../panels/buttons.js';
import { copyText } from '../saving/clipboard.js';
import { saveFile } from '../saving/save-file.js';

/** @import { ByLink } from './by-link.js' */

/** Puts the link into the clipboard. Then it counts as sent. */
async function copy(/** @type {ByLink} */ game) {
  const { words, table } = game.app;
  try {
    await copyText(game.address);
    game.noteSent();
    table.tell({ tone: 'info', text: words.format('by-link-copied') });
  } catch {
    // The link can be copied from the field.
    document.querySelector(/** @type {'input'} */ ('.by-link input'))?.select();
    table.tell({ tone: 'info', text: words.format('by-link-copy-failed') });
  }
}

/** Passes the link to another program. A cancelled sharing sends nothing. */
function share(/** @type {ByLink} */ game) {
  navigator.share({ url: game.address }).then(
    () => game.noteSent(),
    () => {},
  );
}

/** Saves the link in a file, which the other player opens as a text. Then it counts as sent. */
function save(/** @type {ByLink} */ game) {
  const { family } = game.session.view;
  saveFile(new Blob([`${game.address}\n`], { type: 'text/plain' }), `motley-${family}-${game.round.id}.txt`);
  game.noteSent();
}

/** The words about a link that others wait for. */
function sending(/** @type {ByLink} */ game) {
  const { app, session, next, agreed } = game;
  const { words } = app;
  const isDraw = app.table.whoseTurn.kind === 'offered';
  // An offer goes with an action that nobody has been sent yet.
  const canOffer = session.outcome.result === 'ongoing' && session.played.length > agreed.actions.length;
  const text = isDraw ? 'by-link-offered' : next ? 'by-link-send' : 'by-link-send-all';
  return html`<p><strong>${words.format(text, { seat: game.nameOf(next) })}</strong></p>
    ${links(game, 'main', canOffer && session.view.seats.length === 2 ? drawOffer(game) : nothing)}`;
}

/** A button that offers a draw with the link; in short where there is no room. */
function drawOffer(/** @type {ByLink} */ { app: { table, words } }) {
  const name = words.format('by-link-offer');
  const offer = () => table.decide({ result: 'draw', reason: 'agreement' });
  return html`<button type="button" aria-label=${name} title=${name} @click=${offer}>
    ${pageIcon('hands')}<span class="whole">${name}</span><span class="short">${words.format('draw')}</span>
  </button>`;
}

/**
 * The buttons that pass the link on.
 * @param {ByLink} game
 * @param {string} look of the first of them
 * @param {unknown} [offer] what else can be said with the link, beside it
 */
function links(game, look, offer = nothing) {
  const { words } = game.app;
  const { length } = game.address;
  const isCut = length > shortestCut;
  return html`<div class="row">
    <button type="button" class=${look} @click=${() => copy(game)}>
      ${pageIcon('copy')}${words.format('by-link-copy')}
    </button>
    ${offer}
    ${
      'share' in navigator
        ? html`<button type="button" @click=${() => share(game)}>
          ${pageIcon('share')}${words.format('by-link-share')}
        </button>`
        : nothing
    }
    <input
      type="text"
      readonly
      aria-label=${words.format('by-link-field')}
      .value=${game.address}
      @focus=${(/** @type {Event} */ { target }) => /** @type {HTMLInputElement} */ (target).select()}
      @copy=${() => game.noteSent()}
    />
    ${
      isCut
        ? html`<p>${words.format('link-cut', { count: length })}</p>
          ${button(pageIcon('save'), words.format('by-link-save'), () => save(game))}`
        : html`<p class="hint">${words.format('link-length', { count: length })}</p>`
    }
  </div>`;
}

/** The words while others are to answer. */
function waiting(/** @type {ByLink} */ game) {
  const { app, session, next, own } = game;
  const { words } = app;
  const { result, outcome } = session;
  if (game.isOfferedDraw)
    return html`<p><strong>${words.format('by-link-offered-you')}</strong></p>
      <div class="row">
        <button type="button" class="main" @click=${() => game.takeDraw()}>
          ${pageIcon('hands')}${words.format('by-link-take')}
        </button>
        <button type="button" @click=${() => app.table.decide(null)}>${words.format('by-link-decline')}</button>
      </div>`;
  // The winner after a resignation, and the one whose offer of a draw was taken, have nothing to send.
  if (outcome.result !== 'ongoing' && (!result || result.winner === own.seat || game.hasOffered)) return nothing;
  const isOffer = app.table.whoseTurn.kind === 'offered';
  const text = result ? (isOffer ? 'by-link-offered' : 'by-link-over') : 'by-link-wait';
  return own.sent ? html`<p>${words.format(text, { seat: game.nameOf(next) })}</p>${links(game, '')}` : nothing;
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
  const isLeft = own.seat !== '' && !game.people.includes(own.seat);
  const you = words.format(isLeft ? 'resign-plays-on' : 'by-link-you', { seat: game.nameOf(own.seat) });
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
            ${isTaken ? words.format('by-link-held', { seat: game.nameOf(seat) }) : words.name(game.nameOf(seat))}
          </option>`,
      )}
    </select>
  </label>`;
}

function doing(/** @type {ByLink} */ game) {
  if (game.falseSeat) return mending(game);
  if (game.state === 'send') return sending(game);
  if (game.state === 'wait') return waiting(game);
  return game.state === 'act' ? html`<p>${game.app.words.format('by-link-act')}</p>` : nothing;
}

/**
 * @param {ByLink} game
 * @param {unknown} ended what is offered after the end of the game
 */
export function panel(game, ended) {
  const { words } = game.app;
  return html`<section class="after by-link" aria-label=${words.format('by-link')}>
    ${ended} ${seat(game)} ${doing(game)}
  </section>`;
}
