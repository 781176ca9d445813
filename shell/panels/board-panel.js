// The board of our page, with the settings that it has on all screens.

import { html } from 'lit';
import { findFamily } from '../table/variants.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../../web/types.js').View} View
 */

/**
 * @typedef {object} BoardDetails
 * @property {boolean} flip
 * @property {string[]} last
 * @property {import('../board/trail.js').Stage[]} [trail] actions of the turn
 * @property {boolean} isOff whether the board only shows the game
 * @property {(text: string) => void} play
 */

/** @type {import('../board/trail.js').Stage[]} */
const noTrail = [];

/**
 * @param {App} app
 * @param {View} view
 * @param {BoardDetails} details
 */
export function gameBoard(app, view, { flip, last, trail = noTrail, isOff, play }) {
  const family = findFamily(app.schema, view.family);
  return html`<motley-view
    id="board"
    .view=${view}
    .game=${app.session}
    .kinds=${family?.kinds ?? []}
    .orders=${family?.orders ?? []}
    .flip=${flip}
    .look=${app.choices.look}
    .cardMode=${app.choices.cards}
    .words=${app.words}
    .last=${last}
    .trail=${trail}
    .disabled=${isOff}
    .held=${app.held}
    @motley-play=${(/** @type {CustomEvent} */ { detail }) => play(detail.text)}
    @motley-refuse=${(/** @type {CustomEvent} */ { detail }) => app.refuse(detail.from, detail.to)}
    @motley-select=${(/** @type {CustomEvent} */ { detail }) => app.select(detail.square)}
    @motley-point=${(/** @type {CustomEvent} */ { detail }) => app.look({ pointed: detail })}
  ></motley-view>`;
}

/** @type {string[]} */
const none = [];

/** A small board that only shows a position. */
export function picture(/** @type {App} */ app, /** @type {View} */ view, flip = false, last = none) {
  const family = findFamily(app.schema, view.family);
  return html`<span class="picture" aria-hidden="true" inert>
    <motley-view
      .view=${view}
      .kinds=${family?.kinds ?? []}
      .orders=${family?.orders ?? []}
      .flip=${flip}
      .look=${app.choices.look}
      .cardMode=${'changed'}
      .words=${app.words}
      .last=${last}
      .disabled=${true}
      .still=${true}
    ></motley-view>
  </span>`;
}
