// The hand with pieces to place, and the offer to pass if nothing else is possible.

import { html, nothing } from 'lit';
import { isInHand, ownSources } from '../../board/view/choices.js';
import '../../board/motley-hand.js';
import { findDemand } from '../../table/game/turn-stages.js';

/**
 * @typedef {import('../../table/table.js').Table} Table
 * @typedef {import('../../../web/types.js').Family} Family
 * @typedef {import('../../../web/types.js').View} View
 */

/** The hand of the player to act; in the turns of others, that of the person at this screen, only to be looked at. */
export function hand(/** @type {Table} */ table, /** @type {View} */ view, /** @type {Family} */ { kinds }) {
  if (!ownSources(view).some(isInHand) || findDemand(view)) return nothing;
  const { mayAct, seat, reader } = table.whoseTurn;
  return html`<section aria-label=${table.words.format('hand')}>
    <motley-hand
      .view=${view}
      .kinds=${kinds}
      .words=${table.words}
      .source=${table.source}
      .findBoard=${() => table.board}
      .seat=${mayAct ? seat : reader}
      .disabled=${!mayAct}
      @motley-source=${(/** @type {CustomEvent} */ { detail }) => table.select(detail.source)}
    ></motley-hand>
  </section>`;
}

/** If the player to act can only pass: the reason, and a button to pass. None is given for a computer's turn. */
export function passOffer(/** @type {Table} */ table, /** @type {View} */ view) {
  const { words, whoseTurn } = table;
  const pass = view.actions.find(({ type }) => type === 'pass');
  if (!pass || !whoseTurn.mayAct) return nothing;
  const { player } = view.turn;
  const isInCheck = view.pieces.some(({ seat, check }) => check && seat === player);
  return html`<section class="pass" aria-label=${words.format('pass-label')}>
    ${whoseTurn.kind === 'person' ? html`<p>${words.format(isInCheck ? 'pass-check' : 'pass-stuck')}</p>` : nothing}
    <button type="button" class="main" @click=${() => table.choose(pass.text)}>${words.format('pass')}</button>
  </section>`;
}
