// A game with its pieces, its rules, its players and its notes, as one part of the page.

import { Annotations } from '../../board/acting/annotate.js';
import { rulesDialog } from '../../dialogs/rules-dialog.js';
import { TypedField } from '../../panels/moves/typed-field.js';
import { legend } from '../../panels/rules/legend-panel.js';
import { rulesText } from '../../panels/rules/rules-panel.js';
import { openVariations } from '../../services/variations.js';
import { annotated, beginning, told, tools } from '../../variations/variations-panel.js';
import { gamePanel } from '../screens/game-panel.js';
import { setupScreen } from '../screens/setup-screen.js';

/** @import { Page, Part } from '../../services/state.js' */

/** @returns {Part<'reading'>} */
export const open = (/** @type {Page} */ page) => ({
  Annotations,
  openVariations: (session, known) => openVariations(page, session, known),
  variationsPanel: {
    annotated: (ply) => annotated(page, ply),
    beginning: () => beginning(page),
    told: (ply) => told(page, ply),
    tools: () => tools(page),
  },
  makeTyping: () => new TypedField(page),
  legend: (session, view, isFlipped, isOwnTold) => legend(page, session, view, isFlipped, isOwnTold),
  gamePanel: (session) => gamePanel(page, session),
  rulesText: (variant) => rulesText(page, variant),
  setupScreen: (setup) => setupScreen(page, setup),
  dialogs: { rules: rulesDialog },
});
