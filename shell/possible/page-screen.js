// The possible actions as our page shows them: over the board, and in a card beside it about the piece that is looked
// at: its name, how it moves, and where it could go or why it cannot; and the possible captures of each side.

import { html, nothing } from 'lit';
import { sheetOf } from '../board/styles/sheets.js';
import { legendSheets } from '../legend/legend-sheets.js';
import style from './card.css?inline';
import { PossibleScreen } from './screen.js';
import { lookLine, pieceBlock, takesBlock, toldSheet } from './told.js';

/** @import { Takes } from '../../web/types.js' */
/** @import { Session } from '../table/game/session.js' */
/** @import { Table } from '../table/table.js' */
/** @import { Look } from './possible.js' */

/**
 * @typedef {Pick<import('../services/state.js').Page, 'board' | 'engine' | 'premove' | 'tab' | 'table' | 'task' |
 *   'thinker' | 'update'>} Page
 */

document.adoptedStyleSheets.push(...legendSheets, toldSheet, sheetOf(style));

/**
 * @param {Table} table
 * @param {Session} session
 * @param {object} shown
 * @param {string | null} shown.square the piece that is looked at, or was last
 * @param {boolean} shown.isPast nobody looks at it any more
 * @param {Look | null} shown.look
 * @param {Takes | 'none yet' | null} shown.takes
 */
function card(table, session, { square, isPast, look, takes }) {
  const piece = pieceBlock(table, session, square);
  const isShown = piece !== nothing;
  if (!isShown && !takes) return nothing;
  const names = `closer legend ${isPast ? 'past' : ''} ${isShown && !isPast ? '' : 'taking-only'}`;
  return html`<aside class=${names} aria-label=${table.words.format('possible')}>
    ${isShown ? html`<div class="piece-room">${piece} ${lookLine(table, session, look)}</div>` : nothing}
    ${takes ? takesBlock(table, session, takes) : nothing}
  </aside>`;
}

export class PageScreen extends PossibleScreen {
  /** @param {Page} app */
  constructor(app) {
    super(app);
    this.page = app;
  }

  /** @override */
  draw(/** @type {import('../board/view/types.js').Scene} */ scene) {
    const { premove } = this.page;
    return html`${super.draw(scene)}${premove ? premove.draw(scene) : nothing}`;
  }

  /** The card beside the board; the tab of the pieces tells of them itself, and so does the panel beside a task. */
  card(/** @type {Session} */ session) {
    const shown = this.shown(session);
    const { tab, task } = this.page;
    return card(this.app.table, session, tab === 'pieces' || task ? { ...shown, square: null } : shown);
  }
}
