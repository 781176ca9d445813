// The list of what was played, beside a board on somebody's page.

import { html, nothing } from 'lit';
import { notation } from '../panels/notation.js';
import { describeStep, groupRows } from '../turns.js';
import { findFamily } from '../variants.js';

/**
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('../session.js').Session} Session
 * @typedef {import('../turns.js').Row} Row
 */

/**
 * @param {Board} board
 * @param {Session} session
 * @param {import('../turns.js').Turn['steps'][0]} at
 */
function moveButton(board, session, { step, ply }) {
  const family = findFamily(board.schema, session.view.family);
  const isCurrent = ply === session.at;
  return html`<button
    type="button"
    class=${ply > session.at ? 'move later' : 'move'}
    aria-current=${isCurrent ? 'step' : nothing}
    tabindex=${isCurrent || (session.at === 0 && ply === 1) ? 0 : -1}
    @click=${() => board.goTo(ply)}
  >
    <span class="notation" aria-hidden="true">${notation(board, family, step)}</span>
    <span class="only-spoken">${describeStep(board.words, family, step)}</span>
  </button>`;
}

/** Arrow keys walk through the game; the focus goes along. */
function onKey(/** @type {Board} */ board, /** @type {Session} */ session, /** @type {KeyboardEvent} */ event) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity };
  const step = steps[/** @type {keyof typeof steps} */ (event.key)];
  if (!step) return;
  event.preventDefault();
  board.goTo(Math.min(Math.max(session.at + step, 0), session.steps.length));
  requestAnimationFrame(() => /** @type {HTMLElement | null} */ (list.querySelector('[tabindex="0"]'))?.focus());
}

export function moves(/** @type {Board} */ board, /** @type {Session} */ session) {
  const rows = groupRows(session.steps, session.view.seats);
  return html`<ol
    class="moves"
    part="moves"
    aria-label=${board.words.format('tab-moves')}
    @keydown=${(/** @type {KeyboardEvent} */ event) => onKey(board, session, event)}
  >
    ${rows.map(
      ({ number, turns }) =>
        html`<li>
          <span class="number">${number}.</span>
          ${turns.flatMap(({ steps }) => steps.map((at) => moveButton(board, session, at)))}
        </li>`,
    )}
  </ol>`;
}
