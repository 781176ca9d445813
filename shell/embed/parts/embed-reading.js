// The parts for readers, which a reader asks for or the author of the page orders: the legend, a
// closer look at the possibilities, the list of moves, names and comments of a record, tasks. Loaded for the first
// board that needs some of it.

import { html, nothing } from 'lit';
import { sheetOf } from '../../board/styles/sheets.js';
import { pieceLegend } from '../../legend/legend.js';
import { legendSheets } from '../../legend/legend-sheets.js';
import { toldSheet } from '../../possible/told.js';
import list from '../../styles/move-list.css?inline';
import variations from '../../styles/variations.css?inline';
import { findFamily } from '../../table/game/variants.js';
import closerLook from '../reading/closer-look.css?inline';
import { CloserLook } from '../reading/embed-closer-look.js';
import ownList from '../reading/embed-moves.css?inline';
import { linesOf, moves } from '../reading/embed-moves.js';
import { comments, players } from '../reading/embed-record.js';
import { Reader } from '../reading/reader.js';
import { solving } from '../reading/task-controls.js';
// Its file has all that the parts share.
import './embed-board.js';

/** @typedef {import('../../table/game/session.js').Session} Session */

/** The styles for these parts, besides those of all boards. */
export const sheets = [...legendSheets, toldSheet, ...[closerLook, list, ownList, variations].map(sheetOf)];

export class Reading extends Reader {
  /** The closer look at the possibilities, once the reader has asked for it. @type {CloserLook | null} */
  closer = null;

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

  /** The players, in one line. */
  players(/** @type {Session} */ session) {
    return players(session, this.board.settings.names);
  }

  /** The comments on the position shown. */
  comments(/** @type {Session} */ session) {
    return comments(session, session.at);
  }

  /** The list of moves. */
  moves(/** @type {Session} */ session) {
    return moves(this.board, session);
  }

  /** The variations of a replay; undefined if it has none. */
  linesOf(/** @type {Session} */ session) {
    return linesOf(this.board, session);
  }

  /** The buttons below a task. */
  solving(/** @type {Session} */ session) {
    return solving(this.board, session);
  }
}
