// The possible actions as our page shows them: over the board, and beside it.

import { html, nothing } from 'lit';
import { card } from './card.js';
import { PossibleScreen } from './screen.js';

/**
 * @typedef {Pick<import('../services/state.js').Page, 'board' | 'engine' | 'premove' | 'tab' | 'table' | 'task' |
 *   'thinker' | 'update'>} Page
 */

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
  card(/** @type {import('../table/game/session.js').Session} */ session) {
    const shown = this.shown(session);
    const { tab, task } = this.page;
    return card(this.app.table, session, tab === 'pieces' || task ? { ...shown, square: null } : shown);
  }
}
