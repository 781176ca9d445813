// A game with its pieces, its rules, its players and its notes, as one part of the page.

import { Annotations } from '../../board/acting/annotate.js';
import { rulesDialog } from '../../dialogs/rules-dialog.js';
import { TypedField } from '../../panels/moves/typed-field.js';
import { legend } from '../../panels/rules/legend-panel.js';
import { rulesText } from '../../panels/rules/rules-panel.js';
import { openVariations } from '../../services/variations.js';
import { beginning, told, tools } from '../../variations/variations-panel.js';
import { gamePanel } from '../screens/game-panel.js';
import { setupScreen } from '../screens/setup-screen.js';

/** @typedef {import('../../services/state.js').Page} Page */
/** @typedef {import('../../services/variations.js').Known} Known */
/** @typedef {import('../../table/game/card-setup.js').CardSetup} CardSetup */
/** @typedef {import('../../table/game/session.js').Session} Session */
/** @typedef {import('../../../web/types.js').View} View */

export const open = (/** @type {Page} */ page) => ({
  Annotations,
  openVariations: (/** @type {Session} */ session, /** @type {Known} */ known) => openVariations(page, session, known),
  variationsPanel: {
    beginning: () => beginning(page),
    told: (/** @type {number} */ ply) => told(page, ply),
    tools: () => tools(page),
  },
  makeTyping: () => new TypedField(page),
  legend: (/** @type {Session} */ session, /** @type {View} */ view, /** @type {boolean} */ isFlipped) =>
    legend(page, session, view, isFlipped),
  gamePanel: (/** @type {Session} */ session) => gamePanel(page, session),
  rulesText: (/** @type {string} */ variant) => rulesText(page, variant),
  setupScreen: (/** @type {CardSetup} */ setup) => setupScreen(page, setup),
  dialogs: { rules: rulesDialog },
});
