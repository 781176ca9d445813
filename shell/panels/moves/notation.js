// One action in the list of moves: a drawing of the piece, and its squares, or only where it goes; and the mark that
// the review of a game puts beside it.

import { html, nothing } from 'lit';
import { cardRow, drawing } from '../../board/drawing/drawing.js';
import { formatStep } from '../../table/game/turns.js';

/**
 * In brief nothing is said of the squares, where the board shows them.
 * @param {import('../../table/table.js').Table} table
 * @param {import('../../../web/types.js').Family | undefined} family
 * @param {import('../../table/game/session.js').Step} step
 * @param {boolean} [isBrief]
 */
export function notation(table, family, step, isBrief = false) {
  const { action, seat } = step;
  const nameOf = (/** @type {string | undefined} */ kind) => family?.kinds.find(({ code }) => code === kind)?.name;
  const name = nameOf(step.kind ?? action.kind);
  const view = table.session?.view;
  const taken = step.taken.map(({ kind, seat, owner }) => drawing(nameOf(kind) ?? '', owner ?? seat, view));
  const how = action.type === 'switch' ? action.source : formatStep(step, table.choices);
  const text = !isBrief || !name ? how : taken.length > 0 ? '×' : '';
  return html`${name ? drawing(name, seat, view) : nothing}<span
      >${text}</span
    >${action.type === 'switch' ? cardRow(table.words, table.choices.look, action.cards ?? '') : nothing}${taken}`;
}

/** @typedef {Pick<import('../../services/state.js').Page, 'analysis' | 'words'>} Page */

/** The signs of the review. */
export const signs = { turning: '??', slip: '?', slow: '…' };

export function reviewMark(/** @type {Page} */ { words, analysis }, /** @type {number} */ ply) {
  const moment = analysis.review?.momentAt(ply);
  if (!moment) return nothing;
  return html`<span class="review-mark" data-kind=${moment.kind} aria-hidden="true">${signs[moment.kind]}</span>
    <span class="only-spoken">${words.format(`moment-${moment.kind}`)}</span>`;
}
