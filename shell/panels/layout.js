// The layout of a screen with a board: the parts below each other on a phone, side by side on a wide screen.

import { html, nothing } from 'lit';
import { styled } from '../board/styled.js';
import { hasStages } from '../table/turn-stages.js';
import { findFamily } from '../table/variants.js';
import { cardRail } from './card-rail.js';
import { hand, passOffer } from './hand.js';
import { tray } from './tray.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../../web/types.js').View} View
 */

/** What is beside the board: the cards of the selected piece, a hand, or the offer to pass. */
function rail(/** @type {App} */ app, /** @type {View} */ view, /** @type {(text: string) => void} */ play) {
  const family = findFamily(app.schema, view.family);
  if (app.session && hasStages(view)) return tray(app, app.session);
  if (!family?.orders) return family ? html`${hand(app, view, family)} ${passOffer(app, view, play)}` : nothing;
  return html`<section class="rail" aria-label=${app.words.format('rail')}>
    ${cardRail(app, view, family, play)}
  </section>`;
}

/** The width of a board divided by its height, at most 1. */
function aspectOf(/** @type {View} */ { files, ranks }) {
  return files > 0 ? Math.min(1, files / ranks) : 1;
}

/**
 * @param {App} app
 * @param {object} parts
 * @param {View} parts.view
 * @param {(text: string) => void} parts.play
 * @param {unknown} parts.status
 * @param {unknown} [parts.seats]
 * @param {unknown} parts.board
 * @param {unknown} parts.controls
 * @param {unknown} parts.side
 */
export function layout(app, { view, play, status, seats, board, controls, side }) {
  return html`<div class=${view.files > 0 ? 'table' : 'table endless'}>
    <section class="play-area" aria-labelledby="game-title">
      ${status} ${seats ?? nothing}
      <div class="board-place" ${styled({ '--aspect': aspectOf(view) })}>${board}</div>
    </section>
    ${rail(app, view, play)}
    <div class="under">${controls}</div>
    ${side}
  </div>`;
}
