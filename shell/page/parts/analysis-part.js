// The analysis of positions and games as one part of the page, with the games that computers play for a balance report.

import { balance } from '../../dialogs/balance-dialog.js';
import { analysis } from '../../panels/analysis/analysis-panel.js';
import { atBoard } from '../../panels/analysis/at-board.js';
import { openReview } from '../../panels/analysis/review.js';
import { SelfPlay } from '../../table/computer/self-play.js';

/** @import { Page, Part } from '../../services/state.js' */

/** @returns {Part<'analysis'>} */
export const open = (/** @type {Page} */ page) => ({
  SelfPlay,
  analysis: (session) => analysis(page, session),
  atBoard: (session) => atBoard(page, session),
  review: () => openReview(page),
  dialogs: { balance },
});
