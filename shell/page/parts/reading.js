// What readers of a game look at beside its board, as one part of the page: its pieces and its rules, who plays it,
// what is noted, drawn and typed.

import { rulesDialog } from '../../dialogs/rules-dialog.js';

export { Annotations } from '../../board/acting/annotate.js';
export { TypedField } from '../../panels/moves/typed-field.js';
export { legend } from '../../panels/rules/legend-panel.js';
export { rulesText } from '../../panels/rules/rules-text.js';
export * as variationsPanel from '../../variations/variations-panel.js';
export { gamePanel } from '../screens/game-panel.js';
export { setupScreen } from '../screens/setup-screen.js';

export const dialogs = { rules: rulesDialog };
