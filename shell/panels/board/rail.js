// The parts beside a board, on the page and on other pages: the turn of several actions, cards to switch, a hand to
// place from, and the offer to pass.

import { html, nothing } from 'lit';
import '../../board/motley-cards.js';
import '../../board/motley-hand.js';
import { isInHand, ownSources } from '../../board/view/choices.js';
import { findDemand } from '../../table/game/turn-stages.js';
import { findFamily } from '../../table/game/variants.js';
import { tray } from './tray.js';

/** @import { Family, View } from '../../../web/types.js' */
/** @import { Table } from '../../table/table.js' */

/**
 * The cards of the selected piece.
 * @param {Table} table
 * @param {View} view
 * @param {Family} family
 * @param {(square: string, cards: string) => void} [arrange] puts cards in order, before the game
 */
function cardRail(table, view, family, arrange) {
  // Without a chosen piece they say only what they are for.
  const names = table.source === null && !arrange ? 'at-rest' : nothing;
  return html`<div role="group" class=${names} aria-label=${table.words.format('rail')}>
    <motley-cards
      .view=${view}
      .square=${table.source}
      .kinds=${family.kinds}
      .orders=${family.orders}
      .cardsInUse=${family.cardsInUse}
      .arranging=${arrange !== undefined}
      .disabled=${!arrange && !table.whoseTurn.mayAct}
      .look=${table.choices.look}
      .words=${table.words}
      .pieces=${table.pieces}
      @motley-play=${(/** @type {CustomEvent} */ { detail }) => table.choose(detail.text)}
      @motley-arrange=${(/** @type {CustomEvent} */ { detail }) => arrange?.(detail.square, detail.cards)}
      @motley-refuse=${(/** @type {CustomEvent} */ { detail }) => table.refuseCards(detail.cards)}
      @motley-consider=${(/** @type {CustomEvent} */ { detail }) => table.look({ considered: detail })}
      @motley-leave=${(/** @type {CustomEvent} */ { detail }) => table.board?.focusSquare(detail.square)}
    ></motley-cards>
  </div>`;
}

/** The hand of the player to act; in the turns of others, that of the person at this screen, only to be looked at. */
function hand(/** @type {Table} */ table, /** @type {View} */ view, /** @type {Family} */ { kinds }) {
  if (!ownSources(view).some(isInHand) || findDemand(view)) return nothing;
  const { mayAct, seat, reader } = table.whoseTurn;
  return html`<section aria-label=${table.words.format('hand')}>
    <motley-hand
      .view=${view}
      .kinds=${kinds}
      .words=${table.words}
      .pieces=${table.pieces}
      .source=${table.source}
      .findBoard=${() => table.board}
      .seat=${mayAct ? seat : reader}
      .disabled=${!mayAct}
      @motley-source=${(/** @type {CustomEvent} */ { detail }) => table.select(detail.source)}
      @motley-refuse=${(/** @type {CustomEvent} */ { detail }) => table.refuse(detail.source, detail.target)}
    ></motley-hand>
  </section>`;
}

/** If the player to act can only pass: the reason, and a button to pass. None is given for a computer's turn. */
function passOffer(/** @type {Table} */ table, /** @type {View} */ view) {
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

/**
 * Below each other the parts that the game has; nothing where it has none.
 * @param {Table} table that has a session
 * @param {View} view
 * @param {(square: string, cards: string) => void} [arrange] puts cards in order, before the game
 */
export function rail(table, view, arrange) {
  const family = findFamily(table.schema, view.family);
  if (!family) return nothing;
  const cards = family.orders ? cardRail(table, view, family, arrange) : nothing;
  const stages = table.session ? tray(table, table.session) : nothing;
  // It belongs to the game; beside another position only its room is kept.
  const turn = table.aside && stages !== nothing ? html`<div class="unseen" inert>${stages}</div>` : stages;
  const parts = arrange ? [cards] : [turn, cards, hand(table, view, family), passOffer(table, view)];
  return parts.every((part) => part === nothing) ? nothing : html`<div class="rail">${parts}</div>`;
}
