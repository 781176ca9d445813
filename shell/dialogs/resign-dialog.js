// The dialog for resigning: which of the two players resigns.

import { html, nothing } from 'lit';
import { seatSign } from '../panels/seat-sign.js';
import { seatName } from '../words/seat-names.js';
import { frame } from './dialog-frame.js';

export function resignDialog(/** @type {import('../app/app.js').App} */ app) {
  const { words, session } = app;
  const view = session?.view;
  if (!view) return nothing;
  const seats = [...view.seats];
  const resign = (/** @type {string} */ loser) => {
    const winner = seats.find((seat) => seat !== loser);
    app.closeDialog();
    app.table.decide({ result: 'win', winner, reason: 'resignation' });
  };
  return frame(
    app,
    'resign-title',
    html`<p>${words.format('resign-text')}</p>
      <div class="row">
        ${seats.map(
          (seat) =>
            html`<button type="button" @click=${() => resign(seat)}>
              ${seatSign(view, seat)}
              ${words.format('resign-seat', { seat: seatName(words, view.family, seat) })}
            </button>`,
        )}
        <button type="button" class="main" autofocus @click=${() => app.closeDialog()}>
          ${words.format('go-on')}
        </button>
      </div>`,
  );
}
