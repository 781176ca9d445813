// The card beside the board of our page about the piece that is looked at: its name, how it moves, and where it could
// go or why it cannot; and the possible captures of each side.

import { css, html, nothing } from 'lit';
import { legendSheets } from '../legend/legend.css.js';
import { lookLine, pieceBlock, takesBlock, toldStyle } from './told.js';

/**
 * @typedef {import('../table/table.js').Table} Table
 * @typedef {import('../table/game/session.js').Session} Session
 * @typedef {import('./possible.js').Look} Look
 * @typedef {import('../../web/types.js').Takes} Takes
 */

const style = css`
  .closer {
    position: sticky;
    bottom: 0;
    display: grid;
    gap: 8px;
    max-height: 60vh;
    overflow: auto;
    padding: 10px 12px;
    border: 1px solid var(--line);
    background: var(--panel);
    box-shadow: 0 -2px 8px rgb(0 0 0 / 8%);
  }

  .closer figcaption {
    display: flex;
    gap: 8px;
  }

  .closer .in-words {
    font-size: 0.85em;
    line-height: 1.3;
  }

  /* Where there is little room: a strip instead of the head of the page, as long as a piece is looked at. */
  @media (max-height: 560px), not all and (min-width: 40em) and (min-aspect-ratio: 6 / 5) {
    .closer {
      position: fixed;
      inset: 0 0 auto;
      z-index: 5;
      height: var(--head);
      overflow: hidden;
      padding: 1px 8px 1px 2px;
      border-width: 0 0 1px;
      box-shadow: 0 2px 6px rgb(0 0 0 / 12%);
      pointer-events: none;
    }

    .closer .piece-room {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0 10px;
      align-content: center;
      height: calc(var(--head) - 3px);
      overflow: hidden;
      font-size: 0.92em;
      line-height: 1.25;
    }

    .closer :is(.piece-now, .layer) {
      display: contents;
    }

    .closer.past,
    .closer .layer > :not(.title, .ways),
    .closer .layer ~ .layer > *,
    .closer figure > :not(.diagram),
    .closer .framed .title .drawing {
      display: none;
    }

    /* The diagrams take both lines. */
    .closer .ways {
      grid-area: 1 / 1 / 3 / 2;
      gap: 4px;
    }

    .closer .ways figure .diagram {
      width: calc(var(--head) - 4px);
    }

    .closer :is(.title, .told) {
      grid-column: 2;
      align-self: center;
      overflow: hidden;
      margin: 0;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .closer .title {
      font-weight: 600;
    }

    .closer .piece-room:has(.told:empty) .title {
      grid-row: 1 / 3;
    }

    .closer .told {
      color: var(--ink-2);
      font-size: 0.85em;
      font-weight: 400;
    }

    /* What could be taken is on the board; the list of it is for ears. */
    .closer .taking,
    .closer.taking-only {
      position: absolute;
      width: 1px;
      height: 1px;
      padding: 0;
      border: 0;
      clip-path: inset(50%);
    }
  }

  @media (min-width: 40em) and (min-aspect-ratio: 6 / 5) and (max-height: 560px) {
    .closer {
      right: auto;
      left: calc(50% + (var(--board) + var(--gap) - var(--beside)) / 2);
      width: var(--beside);
    }
  }
`;

const sheets = [toldStyle, style].map(({ styleSheet }) => /** @type {CSSStyleSheet} */ (styleSheet));
document.adoptedStyleSheets.push(...legendSheets(), ...sheets);

/**
 * @param {Table} table
 * @param {Session} session
 * @param {object} shown
 * @param {string | null} shown.square the piece that is looked at, or was last
 * @param {boolean} shown.isPast nobody looks at it any more
 * @param {Look | null} shown.look
 * @param {Takes | 'none yet' | null} shown.takes
 */
export function card(table, session, { square, isPast, look, takes }) {
  const piece = pieceBlock(table, session, square);
  const isShown = piece !== nothing;
  if (!isShown && !takes) return nothing;
  const names = `closer legend ${isPast ? 'past' : ''} ${isShown && !isPast ? '' : 'taking-only'}`;
  return html`<aside class=${names} aria-label=${table.words.format('possible')}>
    ${isShown ? html`<div class="piece-room">${piece} ${lookLine(table, session, look)}</div>` : nothing}
    ${takes ? takesBlock(table, session, takes) : nothing}
  </aside>`;
}
