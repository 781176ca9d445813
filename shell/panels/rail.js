// What stands beside a board, on the page and on other pages: the turn of several actions, a hand to place from, cards
// to switch, or the offer to pass.

import { html, nothing } from 'lit';
import { hasStages } from '../table/turn-stages.js';
import { findFamily } from '../table/variants.js';
import { cardRail } from './card-rail.js';
import { hand, passOffer } from './hand.js';
import { tray } from './tray.js';

/**
 * @typedef {import('../table/table.js').Table} Table
 * @typedef {import('../../web/types.js').View} View
 */

/**
 * @param {Table} table that has a session
 * @param {View} view
 * @param {(square: string, cards: string) => void} [arrange] puts cards in order, before the game
 */
export function rail(table, view, arrange) {
  const family = findFamily(table.schema, view.family);
  if (!family) return nothing;
  if (table.session && hasStages(view)) return tray(table, table.session);
  if (!family.orders) return html`${hand(table, view, family)} ${passOffer(table, view)}`;
  return html`<div class="rail" role="group" aria-label=${table.words.format('rail')}>
    ${cardRail(table, view, family, arrange)}
  </div>`;
}
