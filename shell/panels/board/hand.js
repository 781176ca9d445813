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

/** The hand of the player to move. */
export function hand(/** @type {Table} */ table, /** @type {View} */ view, /** @type {Family} */ { kinds }) {
  if (!ownSources(view).some(isInHand) || findDemand(view)) return nothing;
  return html`<section aria-label=${table.words.format('hand')}>
    <motley-hand
      .view=${view}
      .kinds=${kinds}
      .words=${table.words}
      .source=${table.source}
      .findBoard=${() => table.board}
      .disabled=${table.session?.outcome.result !== 'ongoing'}
      @motley-source=${(/** @type {CustomEvent} */ { detail }) => table.select(detail.source)}
    ></motley-hand>
  </section>`;
}

/** If only passing is possible: why, and a button to do it. */
export function passOffer(/** @type {Table} */ table, /** @type {View} */ view) {
  const { words } = table;
  const pass = view.actions.find(({ type }) => type === 'pass');
  if (!pass) return nothing;
  const { player } = view.turn;
  const isInCheck = view.pieces.some(({ seat, check }) => check && seat === player);
  return html`<section class="pass" aria-label=${words.format('pass-label')}>
    <p>${words.format(isInCheck ? 'pass-check' : 'pass-stuck')}</p>
    <button type="button" class="main" @click=${() => table.choose(pass.text)}>${words.format('pass')}</button>
  </section>`;
}
