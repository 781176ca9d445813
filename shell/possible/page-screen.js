// The possible actions as our page shows them: over the board, and in a card beside it about the piece that is looked
// at: its name, how it moves, and where it could go or why it cannot; and the possible captures of each side.

import { html, nothing } from 'lit';
import { sheetOf } from '../board/styles/sheets.js';
import { legendSheets } from '../legend/legend-sheets.js';
import style from './card.css?inline';
import { failuresBlock } from './check.js';
import { PossibleScreen } from './screen.js';
import { plannedSign } from './signs.js';
import { lookLine, pieceBlock, takesBlock, toldSheet } from './told.js';

/** @import { Takes } from '../../web/types.js' */
/** @import { Session } from '../table/game/session.js' */
/** @import { Table } from '../table/table.js' */
/** @import { Look } from './possible.js' */

/**
 * @typedef {Pick<import('../services/state.js').Page, 'board' | 'dialog' | 'engine' | 'premove' | 'table' | 'thinker' |
 *   'update'>} Page
 */

document.adoptedStyleSheets.push(...legendSheets, toldSheet, sheetOf(style));

/**
 * @param {Table} table
 * @param {Session} session
 * @param {object} shown
 * @param {string | null} shown.square the piece that is looked at
 * @param {Look | null} shown.look
 * @param {Takes | 'none yet' | null} shown.takes
 */
function card(table, session, { square, look, takes }) {
  const piece = pieceBlock(table, session, square);
  if (piece === nothing && !takes) return nothing;
  return html`<aside class="closer legend" aria-label=${table.words.format('possible')}>
    ${piece === nothing ? nothing : html`<div class="piece-room">${piece} ${lookLine(table, session, look)}</div>`}
    ${takes ? takesBlock(table, session, takes) : nothing}
  </aside>`;
}

export class PageScreen extends PossibleScreen {
  /** @param {Page} app */
  constructor(app) {
    super(app);
    this.page = app;
    addEventListener('keydown', (event) => this.#key(event));
  }

  /** Escape takes back what was told, wherever the focus is. */
  #key(/** @type {KeyboardEvent} */ { key, defaultPrevented }) {
    if (key === 'Escape' && !defaultPrevented && !this.page.dialog) this.leave();
  }

  /** @override */
  draw(/** @type {import('../board/view/types.js').Scene} */ scene) {
    return html`${super.draw(scene)}${plannedSign(scene, this.page.premove?.shown)}`;
  }

  /** The card beside the board: about the piece that is looked at, if it tells of that, and about possible captures. */
  card(/** @type {Session} */ session, /** @type {boolean} */ isTelling) {
    const shown = this.shown(session);
    const { checked } = shown;
    if (checked?.check.failures.length)
      return html`<aside class="closer">${failuresBlock(this.app.table, session.view, checked)}</aside>`;
    return card(this.app.table, session, isTelling ? shown : { ...shown, square: null });
  }
}
