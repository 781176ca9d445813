// The analysis of positions and games as one part of the page, with the games that computers play for a balance report.

import { balance } from '../../dialogs/balance-dialog.js';

export { analysis } from '../../panels/analysis/analysis-panel.js';
export { SelfPlay } from '../../table/computer/self-play.js';

export const dialogs = { balance };
