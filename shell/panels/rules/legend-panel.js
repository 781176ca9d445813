// The tab "Pieces": how the piece moves that is pointed at, and then all kinds.

import { html, nothing } from 'lit';
import { kindSection, markKey } from '../../legend/kinds.js';
import { legendSheets } from '../../legend/legend-sheets.js';
import { pieceNow } from '../../legend/piece.js';
import { kindsInPlay, waysOf } from '../../legend/ways.js';
import { findFamily } from '../../table/game/variants.js';
import { allHands } from '../seats/all-hands.js';
import { rulesOfPieces } from './rules-text.js';

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'choices' | 'dialog' | 'engine' | 'parts' | 'scenes' |
 *   'schema' | 'tab' | 'table' | 'thinker' | 'update' | 'words'>} Page
 * @typedef {import('../../legend/ways.js').LegendHost} LegendHost
 */

document.adoptedStyleSheets.push(...legendSheets);

/**
 * @param {Page} app
 * @param {import('../../table/game/session.js').Session} session
 * @param {import('../../../web/types.js').View} view of the session, perhaps with hidden cards
 * @param {boolean} isFlipped
 */
export function legend(app, session, view, isFlipped) {
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
    ${pieceNow(host)} ${allHands(app.table, view, family)} ${markKey(host, steps)}
    <div class="kinds">${kinds.map((kind) => kindSection(host, kind))}</div>
    ${rulesOfPieces(app, session.game.variant)}
  </div>`;
}
