// The tab "Pieces": how the piece moves that is pointed at, the hands of all seats, and then all kinds.

import { html, nothing } from 'lit';
import { drawing } from '../../board/drawing/drawing.js';
import { kindSection, markKey } from '../../legend/kinds.js';
import { legendSheets } from '../../legend/legend-sheets.js';
import { ownKinds } from '../../legend/own-kinds.js';
import { pieceNow } from '../../legend/piece.js';
import { kindsInPlay, waysOf } from '../../legend/ways.js';
import { findFamily } from '../../table/game/variants.js';
import { seatId } from '../../words/seat-names.js';
import { seatSign } from '../seats/seat-sign.js';
import { rulesOfPieces } from './rules-panel.js';

/** @import { Family, View } from '../../../web/types.js' */
/** @import { LegendHost } from '../../legend/ways.js' */
/** @import { Table } from '../../table/table.js' */

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'choices' | 'dialog' | 'engine' | 'parts' | 'scenes' |
 *   'schema' | 'tab' | 'table' | 'thinker' | 'update' | 'words'>} Page
 */

document.adoptedStyleSheets.push(...legendSheets);

/** All hands, drawn small, one row for each seat; without pieces that have to come to the board at once. */
function allHands(/** @type {Table} */ { words }, /** @type {View} */ view, /** @type {Family} */ { kinds }) {
  if (view.hands.length === 0 || view.pending.length > 0) return nothing;
  const countOf = (/** @type {string} */ seat, /** @type {string} */ code) =>
    view.hands.find((hand) => hand.seat === seat && hand.kind === code)?.count ?? 0;
  return html`<section>
    <h3>${words.format('hands')}</h3>
    <table class="hands">
      <thead>
        <tr>
          <td></td>
          ${kinds.map(
            ({ name }) =>
              html`<th scope="col">
                ${drawing(name)}<span class="only-spoken">${words.format(`kind-${name}`)}</span>
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${[...view.seats].map(
          (seat) =>
            html`<tr>
              <th scope="row">${seatSign(view, seat)} ${words.name(seatId(view.family, seat))}</th>
              ${kinds.map(({ code }) => html`<td>${countOf(seat, code) || '–'}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/**
 * @param {Page} app
 * @param {import('../../table/game/session.js').Session} session
 * @param {View} view of the session, perhaps with hidden cards
 * @param {boolean} isFlipped
 * @param {boolean} [isOwnTold] whether what is not as in chess stands somewhere else already
 */
export function legend(app, session, view, isFlipped, isOwnTold = false) {
  const family = findFamily(app.schema, view.family);
  if (!family) return nothing;
  const { words, choices, table } = app;
  const { pointed, considered } = table;
  /** @type {LegendHost} */
  const host = {
    words,
    family,
    view,
    movement: (kind, state) => session.game.movement(kind, state),
    look: choices.look,
    isFlipped,
    pointed,
    considered,
  };
  const kinds = kindsInPlay(host);
  const steps = kinds.flatMap((kind) => waysOf(host, kind)).flatMap(({ steps }) => steps);
  return html`<div class="legend">
    ${pieceNow(host)} ${isOwnTold ? nothing : ownKinds(host)} ${allHands(table, view, family)} ${markKey(host, steps)}
    <div class="kinds">${kinds.map((kind) => kindSection(host, kind))}</div>
    ${rulesOfPieces(app, session.game.variant)}
  </div>`;
}
