// What readers of a game look at beside its board, as one part of the page: its pieces and its rules, who plays it,
// what is noted, drawn and typed.

import { rulesDialog } from '../dialogs/rules-dialog.js';

export { Annotations } from '../board/annotate.js';
export * as variationsPanel from '../variations/variations-panel.js';
export { gamePanel } from './game-panel.js';
export { legend } from './legend-panel.js';
export { rulesText } from './rules-text.js';
export { setupScreen } from './setup-screen.js';
export { TypedField } from './typed-field.js';

export const dialogs = { rules: rulesDialog };
