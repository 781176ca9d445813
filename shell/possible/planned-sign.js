// The sign on the board of an action that is planned: its squares, and the way from the first to the last.

import { css, html, nothing, svg } from 'lit';
import { wear } from '../board/styles/sheets.js';
import { squaresOf } from '../board/view/choices.js';

const { styleSheet } = css`
  .planned rect {
    fill: var(--board-recruit);
    fill-opacity: 0.3;
    stroke: var(--board-recruit);
    stroke-width: 0.04;
  }

  .possible.planned .ink {
    stroke: var(--board-recruit);
    stroke-width: 0.08;
  }

  .possible.planned .way {
    stroke-dasharray: 0.01 0.13;
  }
`;

/** The boards that have the styles. @type {WeakSet<ShadowRoot>} */
const dressed = new WeakSet();

function dress(/** @type {ShadowRoot | null | undefined} */ root) {
  if (!root || dressed.has(root)) return;
  wear(root, [/** @type {CSSStyleSheet} */ (styleSheet)]);
  dressed.add(root);
}

const ring = (/** @type {string} */ place) => `M${place}m0-.16a.16.16 0 1 1 0 .32a.16.16 0 1 1 0-.32z`;

/**
 * @param {import('../board/view/types.js').Scene} scene
 * @param {import('../../web/types.js').Action | undefined} action
 * @param {HTMLElement | null} board
 */
export function plannedSign({ geometry }, action, board) {
  if (!action) return nothing;
  dress(board?.shadowRoot);
  const squares = squaresOf(action).filter((square) => geometry.has(square));
  const corners = squares.map((square) => geometry.place(square));
  const middles = corners.map(({ column, row }) => `${column + 0.5} ${row + 0.5}`);
  const way = `M${middles.join('L')}`;
  const end = ring(middles[middles.length - 1]);
  return html`<svg class="possible planned" viewBox="0 0 ${geometry.files} ${geometry.ranks}">
    ${corners.map(
      ({ column, row }, i) =>
        svg`<rect data-square=${squares[i]} x=${column + 0.02} y=${row + 0.02} width="0.96" height="0.96"></rect>`,
    )}
    <path class="halo" d=${way + end}></path><path class="ink way" d=${way}></path><path class="ink" d=${end}></path>
  </svg>`;
}
