// One action in the list of moves: a drawing of the piece, and the squares in short notation.

import { html, nothing } from 'lit';
import { formatStep } from '../table/turns.js';
import { cardRow, drawing } from './drawing.js';

/**
 * @param {import('../table/host.js').Host} host
 * @param {import('../../web/types.js').Family | undefined} family
 * @param {import('../table/session.js').Step} step
 */
export function notation(host, family, step) {
  const { action, seat } = step;
  const kind = step.kind ?? action.kind;
  const isTile = host.session?.view.files === 0;
  const name = family?.kinds.find(({ code }) => code === kind)?.name;
  return html`${name ? drawing(name, seat, isTile) : nothing}<span
      >${action.type === 'switch' ? action.from : formatStep(step)}</span
    >${action.type === 'switch' ? cardRow(host.words, host.choices.look, action.cards ?? '') : nothing}`;
}
