// The parts beside a board, on the page and on other pages: the turn of several actions, cards to switch, a hand to
// place from, and the offer to pass.

import { html, nothing } from 'lit';
import { hasStages } from '../../table/game/turn-stages.js';
import { findFamily } from '../../table/game/variants.js';
import { cardRail } from './card-rail.js';
import { hand, passOffer } from './hand.js';
import { tray } from './tray.js';

/**
 * @typedef {import('../../table/table.js').Table} Table
 * @typedef {import('../../../web/types.js').View} View
 */

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
  const stages = table.session && hasStages(view) ? tray(table, table.session) : nothing;
  // It belongs to the game; beside another position only its room is kept.
  const turn = table.aside && stages !== nothing ? html`<div class="unseen" inert>${stages}</div>` : stages;
  const parts = arrange ? [cards] : [turn, cards, hand(table, view, family), passOffer(table, view)];
  return parts.every((part) => part === nothing) ? nothing : html`<div class="rail">${parts}</div>`;
}
