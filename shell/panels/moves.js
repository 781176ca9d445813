// The list of moves: a row for each number, all actions of a turn together, each leads to its position.

import { html, nothing } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { icon } from '../icons.js';
import { seatName } from '../seats.js';
import { describeStep, groupRows } from '../turns.js';
import { findFamily } from '../variants.js';
import { computerOffer } from './computer.js';
import { showCurrent } from './current.js';
import { notation } from './notation.js';
import { reviewMark } from './review-mark.js';
import { changes } from './rules.js';

/**
 * @typedef {import('../app.js').App} App
 * @typedef {import('../session.js').Session} Session
 * @typedef {import('../turns.js').Row} Row
 * @typedef {import('../turns.js').Turn} Turn
 */

/** Arrow keys walk through the game; the focus goes along. */
function onKey(/** @type {App} */ app, /** @type {KeyboardEvent} */ event) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity };
  const step = steps[/** @type {keyof typeof steps} */ (event.key)];
  if (!step || !app.session) return;
  event.preventDefault();
  app.goTo(Math.max(app.session.at + step, 0));
  requestAnimationFrame(() => {
    const target = list.querySelector('[tabindex="0"]');
    if (target instanceof HTMLElement) target.focus();
  });
}

/**
 * @param {App} app
 * @param {Session} session
 * @param {Turn['steps'][0]} at
 */
function moveButton(app, session, { step, ply }) {
  const family = findFamily(app.schema, session.view.family);
  const isCurrent = ply === session.at;
  return html`<button
    type="button"
    class=${ply > session.at ? 'move later' : 'move'}
    aria-current=${isCurrent ? 'step' : nothing}
    tabindex=${isCurrent || (session.at === 0 && ply === 1) ? 0 : -1}
    @click=${() => app.goTo(ply)}
  >
    <span class="notation" aria-hidden="true">${notation(app, family, step)}</span>
    <span class="only-spoken">${describeStep(app.words, family, step)}</span>
    ${reviewMark(app, ply)}
  </button>`;
}

/**
 * @param {App} app
 * @param {Session} session
 * @param {Row} row
 */
function moveRow(app, session, { number, turns }) {
  const { seats } = session.view;
  return html`<li>
    <span class="number">${number}.</span>
    ${seats.length > 2
      ? html`<span class="round">${turns.map((turn) => turnCell(app, session, turn))}</span>`
      : [...seats].map((seat) => turnCell(app, session, turns.find((turn) => turn.seat === seat)))}
  </li>`;
}

/** What a seat did in its turn; with two seats each has its column. */
function turnCell(/** @type {App} */ app, /** @type {Session} */ session, /** @type {Turn | undefined} */ turn) {
  if (!turn) return html`<span class="turn-cell"></span>`;
  const name = seatName(app.words, session.view.family, turn.seat);
  return html`<span class="turn-cell" role="group" aria-label=${name}
    >${turn.steps.map((at) => moveButton(app, session, at))}</span
  >`;
}

/** Before the first action the pieces can be given other cards. */
function cardOffer(/** @type {App} */ app) {
  if (!app.canArrange) return nothing;
  const { words } = app;
  return html`<div class="offer">
    <h3>${words.format('arrange-offer')}</h3>
    <div class="row">
      <button type="button" @click=${() => app.arrangeInSecret()}>
        ${icon('eye')}${words.format('arrange-secret')}
      </button>
      <button type="button" @click=${() => app.arrangeAll('random')}>
        ${icon('dice')}${words.format('arrange-random-all')}
      </button>
    </div>
  </div>`;
}

/** The game for somebody's own page. */
function embedButton(/** @type {App} */ app) {
  return html`<button type="button" @click=${() => app.openDialog('embed')}>
    ${icon('code')}${app.words.format('embed-title')}
  </button>`;
}

export function moves(/** @type {App} */ app, /** @type {Session} */ session) {
  if (session.steps.length === 0)
    return html`<p class="hint">${app.words.formatFirst([`moves-none-${session.view.turn.phase}`, 'moves-none'])}</p>
      ${computerOffer(app, session)} ${changes(app, session.game.variant)} ${cardOffer(app)}
      <div class="row share">${embedButton(app)}</div>`;
  const rows = groupRows(session.steps, session.view.seats);
  return html`<ol
      class=${session.view.seats.length > 2 ? 'moves many' : 'moves'}
      aria-label=${app.words.format('tab-moves')}
      @keydown=${(/** @type {KeyboardEvent} */ event) => onKey(app, event)}
      ${ref((list) => showCurrent(list))}
    >
      ${rows.map((row) => moveRow(app, session, row))}
    </ol>
    <div class="row">
      <button type="button" @click=${() => app.copyRecord()}>
        ${icon('save')}${app.words.format('copy-record')}
      </button>
      ${embedButton(app)}
    </div>`;
}
