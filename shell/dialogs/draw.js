// A draw by agreement, once all agree.

import { html } from 'lit';
import { frame } from './frame.js';

export function drawDialog(/** @type {import('../app.js').App} */ app) {
  const { words } = app;
  const agree = () => {
    app.closeDialog();
    app.decide({ result: 'draw', reason: 'agreement' });
  };
  return frame(
    app,
    'draw-title',
    html`<p>${words.format('draw-text')}</p>
      <div class="row">
        <button type="button" class="main" @click=${agree}>${words.format('draw-agree')}</button>
        <button type="button" autofocus @click=${() => app.closeDialog()}>
          ${words.format('go-on')}
        </button>
      </div>`,
  );
}
