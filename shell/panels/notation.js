// One action in the list of moves: the piece drawn, and where it went.

import { html, nothing } from 'lit';
import { formatStep } from '../turns.js';
import { cardRow, drawing } from './drawing.js';

/**
 * @param {import('../app.js').App} app
 * @param {import('../../web/types.js').Family | undefined} family
 * @param {import('../session.js').Step} step
 */
export function notation(app, family, step) {
  const { action, kind, seat } = step;
  const name = family?.kinds.find(({ code }) => code === kind)?.name;
  return html`${name ? drawing(name, seat) : nothing}<span
      >${action.type === 'switch' ? action.from : formatStep(step)}</span
    >${action.type === 'switch' ? cardRow(app, action.cards ?? '') : nothing}`;
}
