// The mark that the review of a game puts beside an action in the list of moves.

import { html, nothing } from 'lit';

/** @typedef {Pick<import('../../services/state.js').Page, 'analysis' | 'words'>} Page */

export const signs = { turning: '??', slip: '?', slow: '…' };

export function reviewMark(/** @type {Page} */ { words, analysis }, /** @type {number} */ ply) {
  const moment = analysis.review?.momentAt(ply);
  if (!moment) return nothing;
  return html`<span class="review-mark" data-kind=${moment.kind} aria-hidden="true">${signs[moment.kind]}</span>
    <span class="only-spoken">${words.format(`moment-${moment.kind}`)}</span>`;
}
