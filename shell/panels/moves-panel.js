// The tab "Moves": a row for each number, with all actions of a turn; each action leads to its position.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';
import { pageIcon } from '../art/page-icons.js';
import { groupRows } from '../table/turns.js';
import { seatName } from '../words/seat-names.js';
import { computerOffer } from './computer-panel.js';
import { walkMoves } from './move-keys.js';
import { moveButton, showCurrent } from './move-list.js';
import { reviewMark } from './review-mark.js';
import { changes } from './rules-panel.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../table/session.js').Session} Session
 * @typedef {import('../table/turns.js').Row} Row
 * @typedef {import('../table/turns.js').Turn} Turn
 */

/**
 * @param {App} app
 * @param {Session} session
 * @param {Row} row
 */
function moveRow(app, session, { number, turns }) {
  const { seats } = session.view;
  return html`<li>
    <span class="number">${number}.</span>
    ${
      seats.length > 2
        ? html`<span class="round">${turns.map((turn) => turnCell(app, session, turn))}</span>`
        : [...seats].map((seat) =>
            turnCell(
              app,
              session,
              turns.find((turn) => turn.seat === seat),
            ),
          )
    }
  </li>`;
}

/** The actions of one turn. With two seats each seat has its column. */
function turnCell(/** @type {App} */ app, /** @type {Session} */ session, /** @type {Turn | undefined} */ turn) {
  if (!turn) return html`<span class="turn-cell"></span>`;
  const name = seatName(app.words, session.view.family, turn.seat);
  return html`<span class="turn-cell" role="group" aria-label=${name}
    >${turn.steps.map((at) => moveButton(app.table, session, at, reviewMark(app, at.ply)))}</span
  >`;
}

/** The offer to arrange the cards, before the first action. */
function cardOffer(/** @type {App} */ app) {
  if (!app.arrangement.isPossible) return nothing;
  const { words } = app;
  return html`<div class="offer">
    <h3>${words.format('arrange-offer')}</h3>
    <div class="row">
      <button type="button" @click=${() => app.arrangement.chooseInSecret()}>
        ${icon('eye')}${words.format('arrange-secret')}
      </button>
      <button type="button" @click=${() => app.arrangement.finish('random')}>
        ${icon('dice')}${words.format('arrange-random-all')}
      </button>
    </div>
  </div>`;
}

/** The button that opens the dialog "On your page". */
function embedButton(/** @type {App} */ app) {
  return html`<button type="button" @click=${() => app.openDialog('embed')}>
    ${icon('code')}${app.words.format('embed-title')}
  </button>`;
}

export function moves(/** @type {App} */ app, /** @type {Session} */ session) {
  if (session.steps.length === 0)
    return html`<p class="hint">${app.words.formatFirst([`moves-none-${session.view.turn.phase}`, 'moves-none'])}</p>
      ${computerOffer(app.table, session)} ${changes(app, session.game.variant)} ${cardOffer(app)}
      <div class="row share">${embedButton(app)}</div>`;
  const rows = groupRows(session.steps, session.view.seats);
  return html`<ol
      class=${session.view.seats.length > 2 ? 'moves many' : 'moves'}
      aria-label=${app.words.format('tab-moves')}
      @keydown=${(/** @type {KeyboardEvent} */ event) => walkMoves(app.table, session, event)}
      ${showCurrent()}
    >
      ${rows.map((row) => moveRow(app, session, row))}
    </ol>
    <div class="row">
      <button type="button" @click=${() => app.copyRecord()}>
        ${pageIcon('copy')}${app.words.format('copy-record')}
      </button>
      ${embedButton(app)}
    </div>`;
}
