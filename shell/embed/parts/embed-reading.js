// The parts for readers, which a reader asks for or the author of the page orders: the legend, a closer look at the
// possibilities, the list of moves, names and comments of a record, tasks. Loaded for the first board that needs one.

import { html, nothing } from 'lit';
import { icon } from '../../art/icons.js';
import { sheetOf } from '../../board/styles/sheets.js';
import { pieceLegend } from '../../legend/legend.js';
import { legendSheets } from '../../legend/legend-sheets.js';
import { seatSign } from '../../panels/seats/seat-sign.js';
import { toldSheet } from '../../possible/told.js';
import list from '../../styles/move-list.css?inline';
import variations from '../../styles/variations.css?inline';
import { showTime } from '../../table/clocks/clock.js';
import { findFamily } from '../../table/game/variants.js';
import { playerAt } from '../../words/seat-names.js';
import { button } from '../game/embed-controls.js';
import closerLook from '../reading/closer-look.css?inline';
import { CloserLook } from '../reading/embed-closer-look.js';
import menu from '../reading/embed-menu.css?inline';
import { EmbedMenu } from '../reading/embed-menu.js';
import ownList from '../reading/embed-moves.css?inline';
import { comments, followLines, linesNow, linesOf, moves } from '../reading/embed-moves.js';
import { Reader } from '../reading/reader.js';
import { clocksOf, namesOf } from '../reading/record-text.js';
// Its file has all that the parts share.
import './embed-board.js';

/** @import { Session } from '../../table/game/session.js' */
/** @import { Reading as Parts } from '../game/board-state.js' */

/** The styles for these parts, besides those of all boards. */
export const sheets = [...legendSheets, toldSheet, ...[closerLook, list, menu, ownList, variations].map(sheetOf)];

/** The time that a seat has left; null: it is not known in the position shown, and its place stays free. */
function timeLeft(
  /** @type {import('../../table/table.js').Table} */ table,
  /** @type {string} */ family,
  /** @type {string} */ seat,
  /** @type {number | null} */ left,
) {
  if (left === null) return html`<span class="time-left"></span>`;
  const { words } = table;
  const seconds = Math.floor(left / 1000);
  const time = words.format('clock-time', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
  const label = words.format('clock-of', { seat: playerAt(table, family, seat), time });
  return html`<span class="time-left" role="img" aria-label=${label}>${showTime(left)}</span>`;
}

/** @implements {Parts} */
export class Reading extends Reader {
  /** @type {CloserLook | null} */
  closer = null;
  menu = new EmbedMenu(this.board);

  lookCloser() {
    this.closer ??= new CloserLook(this.board);
    return this.closer;
  }

  /** How the pieces move, and the one that is pointed at. */
  legend(/** @type {Session} */ { game, view, isFlipped }) {
    const { words, choices, schema, pointed, considered } = this.board.table;
    const family = findFamily(schema, view.family);
    if (!family) return nothing;
    const movement = (/** @type {string} */ kind, /** @type {string} */ state) => game.movement(kind, state);
    return html`<div class="legend-place" part="legend" role="group" aria-label=${words.format('embed-legend')}>
      ${pieceLegend({ words, family, view, movement, look: choices.look, isFlipped, pointed, considered })}
    </div>`;
  }

  players(/** @type {Session} */ session) {
    const { view } = session;
    const { settings, table } = this.board;
    const names = namesOf(session, settings.names);
    const clocks = settings.mode === 'replay' ? clocksOf(session) : new Map();
    const shown = [...view.seats].filter((seat) => names.has(seat) || clocks.has(seat));
    if (shown.length === 0) return nothing;
    return html`<p class="players" part="players">
      ${shown.map(
        (seat) =>
          html`<span
            >${seatSign(view, seat)} <bdi>${names.get(seat)}</bdi>
            ${clocks.has(seat) ? timeLeft(table, view.family, seat, clocks.get(seat) ?? null) : nothing}</span
          >`,
      )}
    </p>`;
  }

  comments(/** @type {Session} */ session) {
    return comments(session, session.at);
  }

  moves(/** @type {Session} */ session) {
    return moves(this.board, session);
  }

  linesOf(/** @type {Session} */ session) {
    return linesOf(this.board, session);
  }

  tree(/** @type {Session} */ session) {
    return linesNow(this.board, session).root;
  }

  show(/** @type {Session} */ session, /** @type {string[]} */ path) {
    const lines = linesNow(this.board, session);
    const node = lines.find(path);
    if (node) lines.show(node);
    return node !== undefined;
  }

  follow = followLines;

  /** The buttons below a task: from the beginning, and the next action of its solution. */
  solving(/** @type {Session} */ session) {
    const { board } = this;
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
}
