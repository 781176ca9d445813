// The buttons below a task on another page: from the beginning, and the next action of its solution.

import { html, nothing } from 'lit';
import { icon } from '../../art/icons.js';
import { button } from '../game/embed-controls.js';

/**
 * @typedef {Pick<import('../game/board-state.js').ReadBoard, 'described' | 'play' | 'session' | 'table' | 'task' |
 *   'words'>} Board
 * @typedef {import('../../table/game/session.js').Session} Session
 */

export function solving(/** @type {Board} */ board, /** @type {Session} */ session) {
  const { task, words, table } = board;
  const canReveal = task?.next(session) !== undefined && table.whoseTurn.mayAct;
  return html`${button(board, 'again', 'embed-again', () => board.described.reset())}
    ${
      canReveal
        ? html`<button type="button" part="button" @click=${() => task.reveal(board)}>
            ${icon('bulb')}${words.format('task-reveal')}
          </button>`
        : nothing
    }`;
}
