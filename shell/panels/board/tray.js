// The state of a turn of several actions: what is done, how many are left, and buttons to take actions back.

import { html, nothing } from 'lit';
import { icon } from '../../art/icons.js';
import { hasStages, isCounted, turnSoFar } from '../../table/game/turn-stages.js';
import { describeStep } from '../../table/game/turns.js';
import { findFamily } from '../../table/game/variants.js';
import { seatId } from '../../words/seat-names.js';
import { button } from '../buttons.js';
import { notation } from '../moves/notation.js';

/** @import { Session, Step } from '../../table/game/session.js' */
/** @import { Table } from '../../table/table.js' */

/** One dot for each action of the turn; a filled one stands for an action that is done. */
function pips(/** @type {number} */ done, /** @type {number} */ total) {
  return html`<span class="pips" aria-hidden="true"
    >${Array.from({ length: total }, (_, i) => html`<span class=${i < done ? 'pip done' : 'pip'}></span>`)}</span
  >`;
}

function doneItem(/** @type {Table} */ table, /** @type {Session} */ { view }, /** @type {Step} */ step) {
  const family = findFamily(table.schema, view.family);
  return html`<li>
    <span class="notation" aria-hidden="true">${notation(table, family, step)}</span>
    <span class="only-spoken">${describeStep(table.words, family, step)}</span>
  </li>`;
}

/** Nothing in games whose turns are of one action. */
export function tray(/** @type {Table} */ table, /** @type {Session} */ session) {
  const { words, whoseTurn } = table;
  const isWaiting = whoseTurn.kind === 'ending';
  const { view, outcome, at, hasEnded } = session;
  if (!hasStages(view)) return nothing;
  const isOver = outcome.result !== 'ongoing';
  const turn = turnSoFar(session, isWaiting || isOver);
  const total = view.turn.of ?? 0;
  const done = isWaiting ? total : isOver ? turn.steps.filter(isCounted).length : total - view.turn.left;
  const isBare = turn.steps.length === 0;
  const isOthers = whoseTurn.isComputing || whoseTurn.kind === 'elsewhere' || whoseTurn.kind === 'watched';
  const isOff = isBare || hasEnded || isOthers || whoseTurn.isFixed;
  return html`<div class="tray" role="group" aria-labelledby="tray-title">
    <h2 id="tray-title">
      ${pips(done, total)}
      ${
        isWaiting || isOver
          ? words.format('tray-done', { seat: seatId(view.family, turn.seat) })
          : words.format('tray-title', { number: done + 1, total })
      }
    </h2>
    ${
      isBare
        ? html`<p class="hint">${words.format('tray-empty', { total })}</p>`
        : html`<ol class="stages">
          ${turn.steps.map((step) => doneItem(table, session, step))}
        </ol>`
    }
    <div class="row">
      ${isWaiting ? button(icon('check'), words.format('tray-end'), () => table.endTurn(), { names: 'main' }) : nothing}
      ${button(icon('undo'), words.format('tray-back'), () => table.goTo(at - 1), { names: 'step-back', isOff })}
      <button
        type="button"
        title=${words.format('tray-restart')}
        ?disabled=${isOff}
        @click=${() => table.goTo(turn.start)}
      >
        ${icon('again')}<span class="label">${words.format('tray-restart')}</span>
      </button>
    </div>
  </div>`;
}
