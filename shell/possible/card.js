// What stands beside the board about the piece that is looked at: its name, how it moves, and where it could go or why
// it cannot; and what each side could take.

import { css, html, nothing } from 'lit';
import { legendSheets } from '../legend/legend.css.js';
import { pieceNow } from '../legend/piece.js';
import { seatSign } from '../panels/seat-sign.js';
import { findFamily } from '../table/variants.js';
import { seatName } from '../words/seat-names.js';
import { describeLook } from './describe.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../table/session.js').Session} Session
 * @typedef {import('./possible.js').Look} Look
 * @typedef {import('../../web/types.js').Takes} Takes
 * @typedef {import('../../web/types.js').SeatTakes} SeatTakes
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

  /* Pieces follow each other under the pointer: what stands above does not jump. */
  .closer .piece-room {
    height: 14.5em;
    overflow: auto;
  }

  .closer .framed {
    min-height: 0;
    padding: 0;
    border: 0;
  }

  .closer .ways {
    display: flex;
    gap: 12px;
  }

  .closer .ways figure {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-width: 0;
  }

  .closer .ways figure .diagram {
    flex: none;
    width: 104px;
  }

  .closer .ways figure .in-words {
    flex: 1 1 120px;
  }

  .closer .told {
    margin: 0;
    font-weight: 600;
  }

  .closer .told:empty {
    display: none;
  }

  .closer .takes {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .closer .takes li {
    display: flex;
    gap: 8px;
    align-items: baseline;
  }

  /* Where the window is low it would cover what stands there. */
  @media (max-height: 560px) {
    .closer.past {
      display: none;
    }
  }

  /* Where the window is higher than wide: a strip above the board, as long as a piece is looked at. */
  @media not all and (min-width: 40em) and (min-aspect-ratio: 6 / 5) {
    .closer {
      position: fixed;
      inset: 0 0 auto;
      z-index: 5;
      max-height: 112px;
      overflow: hidden;
      padding: 4px 8px;
      box-shadow: 0 2px 10px rgb(0 0 0 / 20%);
      pointer-events: none;
    }

    .closer .piece-room {
      height: auto;
    }

    .closer.past,
    .closer .layer > :not(.title, .ways),
    .closer .layer ~ .layer,
    .closer .framed .in-words,
    .closer .framed .title .drawing {
      display: none;
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

    .closer .layer {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 0 8px;
    }

    .closer .ways {
      grid-row: span 2;
      order: -1;
    }

    .closer .ways figure .diagram {
      width: 64px;
    }

    .closer .told {
      font-size: 0.85em;
    }
  }
`;

document.adoptedStyleSheets.push(...legendSheets(), /** @type {CSSStyleSheet} */ (style.styleSheet));

/** What a seat could take, or why nothing can be said. */
function seatTakes(/** @type {App} */ { words }, /** @type {Session} */ { view }, /** @type {SeatTakes} */ found) {
  const { seat, reason, takes } = found;
  const name = seatName(words, view.family, seat);
  const ids = [`reason-${view.family}-${reason}`, `reason-${reason}`];
  const isCounted = view.turn.of !== undefined;
  const squares = takes.map(({ square, actions, from }) =>
    words.format(isCounted ? 'takes-within' : 'takes-by', { square, count: isCounted ? actions : from.length }),
  );
  return html`<li>
    ${seatSign(view, seat)}
    <span
      >${
        reason === 'none'
          ? words.format('takes-seat', { seat: name, count: takes.length, squares: squares.join('; ') })
          : words.formatFirst(ids, { from: '', to: '', token: '', count: 0 })
      }</span
    >
  </li>`;
}

/** @param {App} app @param {Session} session @param {Takes | 'none yet'} takes */
function takesBlock(app, session, takes) {
  const { words } = app;
  const progress = takes === 'none yet' ? 0 : takes.done / 10;
  const isWhole = takes !== 'none yet' && takes.whole;
  return html`<section class="taking" role="status" aria-label=${words.format('takes')}>
    <p class="told">
      ${isWhole ? words.format('takes') : words.format('takes-looking', { percent: Math.floor(progress) })}
    </p>
    <ul class="takes">
      ${takes === 'none yet' ? nothing : takes.seats.map((seat) => seatTakes(app, session, seat))}
    </ul>
  </section>`;
}

/**
 * @param {App} app
 * @param {Session} session
 * @param {object} shown
 * @param {string | null} shown.square the piece that is looked at, or was last
 * @param {boolean} shown.isPast nobody looks at it any more
 * @param {Look | null} shown.look
 * @param {Takes | 'none yet' | null} shown.takes
 */
export function card(app, session, { square, isPast, look, takes }) {
  const { words, table, choices } = app;
  const { view, isFlipped } = session;
  const family = findFamily(app.schema, view.family);
  const piece = view.pieces.find((piece) => piece.square === square);
  const isShown = piece !== undefined && app.tab !== 'pieces';
  if (!family || (!isShown && !takes)) return nothing;
  const host = {
    words,
    family,
    view,
    movement: (/** @type {string} */ kind, /** @type {string} */ state) => session.game.movement(kind, state),
    look: choices.look,
    isFlipped,
    pointed: piece ?? null,
    considered: table.considered,
  };
  const names = `closer legend ${isPast ? 'past' : ''} ${isShown && !isPast ? '' : 'taking-only'}`;
  return html`<aside class=${names} aria-label=${words.format('possible')}>
    ${
      isShown
        ? html`<div class="piece-room">
          ${pieceNow(host)}
          <p class="told">${look ? describeLook(words, session, look) : ''}</p>
        </div>`
        : nothing
    }
    ${takes ? takesBlock(app, session, takes) : nothing}
  </aside>`;
}
