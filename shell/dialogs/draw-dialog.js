// The dialog for a draw by agreement. With two players one button is enough; with more each of them agrees alone.

import { html } from 'lit';
import { seatSign } from '../panels/seat-sign.js';
import { seatName } from '../words/seat-names.js';
import { frame } from './dialog-frame.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../../web/types.js').View} View
 */

/** The seats that have to agree: all that are still in the game. */
function playersOf(/** @type {View | undefined} */ view) {
  const out = view?.standings.filter(({ seat, owner }) => seat !== owner).map(({ seat }) => seat) ?? [];
  return [...(view?.seats ?? '')].filter((seat) => !out.includes(seat));
}

function agreement(/** @type {App} */ app, /** @type {View} */ view, /** @type {string} */ seat) {
  const agreed = app.dialog?.agreed ?? [];
  const others = agreed.filter((other) => other !== seat);
  const onChange = (/** @type {Event} */ { target }) =>
    app.openDialog('draw', {
      agreed: /** @type {HTMLInputElement} */ (target).checked ? [...others, seat] : others,
    });
  return html`<label class="choice">
    <input type="checkbox" .checked=${agreed.includes(seat)} @change=${onChange} />
    <span
      >${seatSign(view, seat)}
      ${app.words.format('draw-seat', { seat: seatName(app.words, view.family, seat) })}</span
    >
  </label>`;
}

export function drawDialog(/** @type {App} */ app) {
  const { words, session, dialog } = app;
  const view = session?.view;
  const players = playersOf(view);
  const isForTwo = view?.seats.length === 2;
  const isAgreed = isForTwo || players.every((seat) => dialog?.agreed?.includes(seat));
  const agree = () => {
    app.closeDialog();
    app.table.decide({ result: 'draw', reason: 'agreement' });
  };
  return frame(
    app,
    'draw-title',
    html`<p>${words.format(isForTwo ? 'draw-text' : 'draw-text-all')}</p>
      ${
        view && !isForTwo ? html`<div class="agreement">${players.map((seat) => agreement(app, view, seat))}</div>` : ''
      }
      <div class="row">
        <button type="button" class="main" ?disabled=${!isAgreed} @click=${agree}>
          ${words.format(isForTwo ? 'draw-agree' : 'draw-agree-all')}
        </button>
        <button type="button" autofocus @click=${() => app.closeDialog()}>
          ${words.format('go-on')}
        </button>
      </div>`,
  );
}
