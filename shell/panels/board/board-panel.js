// The board of a table with all that is set on it everywhere, and small boards to look at.

import { html, nothing } from 'lit';
import { usualPace } from '../../board/camera/animate.js';
import { noTrail } from '../../board/view/effects.js';
import '../../board/motley-view.js';
import { findFamily } from '../../table/game/variants.js';

/** @import { View } from '../../../web/types.js' */
/** @import { Table } from '../../table/table.js' */

/**
 * The settings of a board that differ from those of the table.
 * @typedef {object} BoardDetails
 * @property {string} [id] of the element
 * @property {View} [view]
 * @property {boolean} [flip]
 * @property {string[]} [last] squares of the action that led there
 * @property {import('../../board/view/types.js').Trail} [trail] what has happened, or is expected
 * @property {number} [pace] how long pieces glide, in milliseconds
 * @property {Table['choices']['cards']} [cardMode] whose cards are shown
 * @property {boolean} [isOff] nobody can act on it
 * @property {boolean} [isStill] all is in sight, and nothing moves
 * @property {boolean} [isPicture] nobody is told of its squares
 * @property {boolean} [isWhole] whether all of a table without edges is in sight when a game begins
 * @property {((scene: import('../../board/view/types.js').Scene) => unknown) | null} [annotations] draws over it
 * @property {string} [coordinates] where the names of files and ranks are: 'inside' the squares, 'none', else outside
 * @property {boolean} [isArranging] cards are being put in order, before the game
 */

/** How long pieces glide, in milliseconds. */
const paces = { normal: usualPace, slow: 420, fast: 80, off: 0 };

/** @type {never[]} */
const none = [];

/** How wide a board is beside its height, at most 1; a plane has the room of a square. */
export function aspectOf(/** @type {View} */ { surface, files, ranks }) {
  return surface === 'plane' ? 1 : Math.min(1, files / ranks);
}

/**
 * A board and all that is set on it.
 * @param {Pick<Table, 'schema' | 'choices' | 'words'>} host
 * @param {View} view
 * @param {BoardDetails} details
 * @param {Table | null} [table] on which it is played; a picture has none
 */
function boardOf({ schema, choices, words }, view, details, table = null) {
  const family = findFamily(schema, view.family);
  return html`<motley-view
    id=${details.id ?? nothing}
    part="board"
    data-coordinates=${details.coordinates ?? nothing}
    .view=${view}
    .game=${table?.session ?? null}
    .kinds=${family?.kinds ?? none}
    .orders=${family?.orders ?? none}
    .cardsInUse=${family?.cardsInUse ?? 0}
    .flip=${details.flip ?? false}
    .look=${choices.look}
    .cardMode=${details.cardMode ?? choices.cards}
    .words=${words}
    .pieces=${table?.pieces}
    .last=${details.last ?? none}
    .trail=${details.trail ?? noTrail}
    .pace=${details.pace ?? usualPace}
    .annotations=${details.annotations ?? null}
    .disabled=${details.isOff ?? false}
    .still=${details.isStill ?? false}
    .picture=${details.isPicture ?? false}
    .whole=${details.isWhole ?? false}
    .arranging=${details.isArranging ?? false}
    .source=${table?.source ?? null}
    .playAside=${table?.playAside ?? null}
    .risksFrom=${table?.risksFrom ?? null}
    @pointerdown=${() => table?.endReplay()}
    @motley-replay=${() => table?.replay()}
    @motley-play=${(/** @type {CustomEvent} */ { detail }) => table?.choose(detail.text)}
    @motley-refuse=${(/** @type {CustomEvent} */ { detail }) => table?.refuse(detail.source, detail.target)}
    @motley-source=${(/** @type {CustomEvent} */ { detail }) => table?.select(detail.source)}
    @motley-landing=${(/** @type {CustomEvent} */ { detail }) => table?.demand(detail.text)}
    @motley-ask=${(/** @type {CustomEvent} */ { detail }) => table?.ask(detail.square)}
    @motley-point=${(/** @type {CustomEvent} */ { detail }) => table?.look({ pointed: detail })}
  ></motley-view>`;
}

/**
 * The board of the page and of boards on other pages.
 * @param {Table} table that has a session
 * @param {BoardDetails} [details]
 */
export function tableBoard(table, details = {}) {
  const session = /** @type {import('../../table/game/session.js').Session} */ (table.session);
  const shown = {
    flip: session.isFlipped,
    last: table.aside?.last ?? session.last,
    trail: table.aside ? table.aside.trail : table.news.trail,
    pace: table.aside?.pace ?? paces[table.choices.glide ?? 'normal'],
    isOff: !table.whoseTurn.mayAct,
    ...details,
  };
  return boardOf(table, details.view ?? table.aside?.view ?? session.view, shown, table);
}

/**
 * A small board to look at, not to play on.
 * @param {Pick<Table, 'schema' | 'choices' | 'words'>} host
 * @param {View} view
 * @param {boolean} [flip]
 * @param {Pick<BoardDetails, 'coordinates' | 'last' | 'trail'>} [told] the action that led there
 */
export function picture(host, view, flip = false, told = {}) {
  return html`<span class="picture" aria-hidden="true" inert>
    ${boardOf(host, view, { ...told, flip, isOff: true, isStill: true, isPicture: true, cardMode: 'changed' })}
  </span>`;
}
