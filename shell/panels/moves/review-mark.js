// The mark that the review of a game puts beside an action in the list of moves.

import { html, nothing } from 'lit';

/** @typedef {import('../../page/app.js').App} App */

export const signs = { turning: '??', slip: '?', slow: '…' };

export function reviewMark(/** @type {App} */ { words, analysis }, /** @type {number} */ ply) {
  const moment = analysis.review?.momentAt(ply);
  if (!moment) return nothing;
  return html`<span class="review-mark" data-kind=${moment.kind} aria-hidden="true">${signs[moment.kind]}</span>
    <span class="only-spoken">${words.format(`moment-${moment.kind}`)}</span>`;
}
