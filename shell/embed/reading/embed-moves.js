// The list of moves beside an embedded board, with the comments and the variations of a replay.

import { html, nothing } from 'lit';
import { finish, inSlices } from '../../links/slices.js';
import { walkMoves } from '../../panels/moves/move-keys.js';
import { moveRows } from '../../panels/moves/move-rows.js';
import { openingVariations } from '../../services/variations.js';
import { glyphs, linesAt } from '../../variations/variation-lines.js';
import { commentsAt, isLong, nagsAt } from './record-text.js';

/** @import { Line, Session } from '../../table/game/session.js' */
/** @import { Change } from '../../table/table.js' */

/**
 * @typedef {Pick<import('../game/board-state.js').ReadBoard, 'engine' | 'settings' | 'table' | 'update' | 'words'>}
 *   Board
 */

/** The comments on the position after so many actions. */
export function comments(/** @type {Session} */ session, /** @type {number} */ ply) {
  return commentsAt(session, ply).map((text) => html`<p class="comment" part="comment" dir="auto">${text}</p>`);
}

/** The comments before the first action, as the first line of the list. */
function beginning(/** @type {Session} */ session) {
  return commentsAt(session, 0).length > 0 ? html`<li>${comments(session, 0)}</li>` : nothing;
}

/**
 * The variations of a game as a board has them.
 * @typedef {object} Lines
 * @property {Board['words']} words in which they are told
 * @property {import('../../services/variations.js').Variations} kept
 * @property {(ply: number) => ReturnType<typeof linesAt>} at the drawing after the action that leads to a position
 * @property {() => void} next shows another line there
 */

/** Opens the variations of a game, with pauses. @returns {Generator<void, Lines>} */
function* openingLines(/** @type {Board} */ board, /** @type {Session} */ session) {
  const { engine, words, table } = board;
  const host = {
    engine,
    words,
    session,
    schema: table.schema,
    table: {
      choices: table.choices,
      tell: table.tell.bind(table),
      restore(/** @type {Line} */ line, /** @type {'go'} */ type) {
        table.restore(line, type);
        kept.follow();
      },
    },
    // Readers change nothing of the variations that could be kept.
    navigation: { follow() {} },
    update: () => board.update(),
    variations: { kept: /** @type {import('../../services/variations.js').Variations | null} */ (null) },
  };
  const kept = yield* openingVariations(host, session, { ...session.line, extras: session.extras });
  host.variations.kept = kept;
  return {
    words,
    kept,
    at: (/** @type {number} */ ply) => linesAt(host, ply),
    next: () => kept.next(),
  };
}

/**
 * The variations of games that have some; null: they are being opened.
 * @type {WeakMap<Session, Lines | null>}
 */
const known = new WeakMap();

/** The variations of a replay, in the language of the board. */
export function linesOf(/** @type {Board} */ board, /** @type {Session} */ session) {
  if (board.settings.mode !== 'replay' || !session.extras.some(([key]) => key === 'lines')) return undefined;
  const lines = known.get(session);
  if (lines === undefined || (lines && lines.words !== board.words)) {
    known.set(session, null);
    inSlices(openingLines(board, session)).then((lines) => {
      // A script may have opened them at once meanwhile.
      known.set(session, known.get(session) ?? lines);
      board.update();
    });
  }
  return lines;
}

/** The same at once, also where there are comments alone. */
export function linesNow(/** @type {Board} */ board, /** @type {Session} */ session) {
  let lines = known.get(session);
  if (!lines || lines.words !== board.words) {
    lines = finish(openingLines(board, session));
    known.set(session, lines);
  }
  return lines.kept;
}

/** Keeps in the variations of a replay what a script has played in it. */
export function followLines(/** @type {Session} */ session, /** @type {Change} */ { type, before }) {
  const kept = known.get(session)?.kept;
  if (type === 'play' && session.steps !== before.steps) kept?.keep(before);
  kept?.follow();
}

export function moves(/** @type {Board} */ board, /** @type {Session} */ session) {
  const isReplay = board.settings.mode === 'replay';
  const isTold = isReplay && !isLong(session);
  const lines = linesOf(board, session);
  const told = (/** @type {number} */ ply) => [...(isTold ? comments(session, ply) : []), ...(lines?.at(ply) ?? [])];
  const mark = (/** @type {number} */ ply) => (isReplay ? glyphs(board.words, nagsAt(session, ply)) : nothing);
  return html`<div class="moves" part="moves">
    <ol
      aria-label=${board.words.format('tab-moves')}
      @keydown=${(/** @type {KeyboardEvent} */ event) => walkMoves(board.table, session, event)}
      ${moveRows(board.table, session, { mark, told })}
    >
      ${isReplay ? beginning(session) : nothing}
    </ol>
  </div>`;
}
