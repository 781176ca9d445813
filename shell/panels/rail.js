// What stands beside a board, on the page and on other pages: the turn of several actions, cards to switch, a hand to
// place from, and the offer to pass.

import { html, nothing } from 'lit';
import { parts as some } from '../board/parts.js';
import { hasStages } from '../table/turn-stages.js';
import { findFamily } from '../table/variants.js';
import { hand, passOffer } from './hand.js';

/**
 * @typedef {import('../table/table.js').Table} Table
 * @typedef {import('../../web/types.js').View} View
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
  const cards = (family.orders && some.cardRail?.(table, view, family, arrange)) || nothing;
  const tray = (table.session && hasStages(view) && some.tray?.(table, table.session)) || nothing;
  // It belongs to the game; beside another position only its room is kept.
  const turn = table.aside && tray !== nothing ? html`<div class="unseen" inert>${tray}</div>` : tray;
  const parts = arrange ? [cards] : [turn, cards, hand(table, view, family), passOffer(table, view)];
  return parts.every((part) => part === nothing) ? nothing : html`<div class="rail">${parts}</div>`;
}
