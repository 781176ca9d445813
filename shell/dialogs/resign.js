// Giving up: which of the two does.

import { html } from 'lit';
import { seatName } from '../status.js';
import { frame } from './frame.js';

export function resignDialog(/** @type {import('../app.js').App} */ app) {
  const { words, session } = app;
  const seats = [...(session?.view.seats ?? '')];
  const resign = (/** @type {string} */ loser) => {
    const winner = seats.find((seat) => seat !== loser);
    app.closeDialog();
    app.decide({ result: 'win', winner, reason: 'resignation' });
  };
  return frame(
    app,
    'resign-title',
    html`<p>${words.format('resign-text')}</p>
      <div class="row">
        ${seats.map(
          (seat) =>
            html`<button type="button" @click=${() => resign(seat)}>
              <span class="disc" data-seat=${seat} aria-hidden="true"></span>
              ${words.format('resign-seat', { seat: seatName(words, seat) })}
            </button>`,
        )}
        <button type="button" class="main" autofocus @click=${() => app.closeDialog()}>
          ${words.format('go-on')}
        </button>
      </div>`,
  );
}
