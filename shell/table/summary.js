// A whole position in words, by side and by kind of piece: for visitors who listen, or want to read it.

import { Speech } from '../board/view/speech.js';
import { describeDangers, describeReason, describeResult } from '../words/game-status.js';
import { seatId } from '../words/seat-names.js';
import { findFamily } from './game/variants.js';

/** @import { Kind, Piece, View } from '../../web/types.js' */
/** @import { Session } from './game/session.js' */
/** @import { Table } from './table.js' */

/** One side, or what else there is to tell: a heading, and lines. @typedef {{ name: string, lines: string[] }} Part */

/** The name of a seat, after that of who plays there if one was given. */
function nameSeat(/** @type {Table} */ { words, called }, /** @type {View} */ { family }, /** @type {string} */ seat) {
  const [player, name] = [called(seat), seatId(family, seat)];
  return player ? words.format('summary-player', { player, seat: name }) : name;
}

/** Whose turn it is and how much of it is left; at the end who has won, and why. @returns {string[]} */
function describeState(/** @type {Table} */ table, /** @type {Session} */ { view, outcome }) {
  const { words, called } = table;
  if (outcome.result !== 'ongoing')
    return [describeResult(words, view.family, outcome, called), describeReason(words, view, outcome, called)];
  const seat = nameSeat(table, view, table.whoseTurn.seat);
  const { left } = view.turn;
  const turn = left > 0 ? words.format('summary-left', { seat, left }) : words.format('summary-turn', { seat });
  return [turn, ...describeDangers(words, view)];
}

/** The name of a piece, or the id of it: with its colour if that is not the colour of its controller. */
function namePiece(/** @type {Speech} */ speech, /** @type {Piece} */ { kind, seat, owner }) {
  return owner ? speech.piece({ kind, seat }) : speech.kind(kind);
}

/**
 * Pieces of which the same is said, in the order of the family's kinds: "pawn (facing right): a2, b2".
 * @param {Speech} speech
 * @param {Piece[]} pieces
 * @param {Kind[]} kinds
 */
function describePieces(speech, pieces, kinds) {
  const order = (/** @type {Piece} */ piece) => kinds.findIndex(({ code }) => code === piece.kind);
  /** @type {Map<string, string[]>} */
  const squares = new Map();
  for (const piece of [...pieces].sort((one, other) => order(one) - order(other))) {
    const details = speech.details(piece);
    const kind = namePiece(speech, piece);
    const name = details ? speech.say('summary-piece', { kind, details }) : kind;
    squares.set(name, [...(squares.get(name) ?? []), speech.place(piece.square)]);
  }
  // A place on a table without edges has a comma of its own.
  const glue = speech.view.surface === 'plane' ? '; ' : ', ';
  return [...squares].map(([name, places]) => speech.say('summary-pieces', { kind: name, squares: places.join(glue) }));
}

/** The pieces in the hand of a seat. @returns {string[]} */
function describeHand(/** @type {Speech} */ speech, /** @type {View} */ { hands }, /** @type {string} */ seat) {
  const kinds = hands
    .filter((hand) => hand.seat === seat && hand.count > 0)
    .map(({ kind, count }) => speech.say('hand-kind', { kind: speech.kind(kind), count }));
  return kinds.length > 0 ? [speech.say('summary-hand', { kinds: kinds.join('; ') })] : [];
}

/**
 * A seat with all that it controls.
 * @param {Table} table
 * @param {Speech} speech
 * @param {Kind[]} kinds
 * @param {string} seat
 * @returns {Part}
 */
function describeSide(table, speech, kinds, seat) {
  const { words } = table;
  const { view } = speech;
  const name = nameSeat(table, view, seat);
  const owner = view.standings.find((standing) => standing.seat === seat)?.owner ?? seat;
  if (owner !== seat)
    return { name: words.format('summary-out', { seat: name, owner: nameSeat(table, view, owner) }), lines: [] };
  const own = view.pieces.filter((piece) => (piece.owner ?? piece.seat) === seat);
  const lines = describePieces(speech, own, kinds);
  const count = own.length;
  return {
    name: words.format(count > 0 ? 'summary-side' : 'summary-none', { seat: name, count }),
    lines: [...lines, ...describeHand(speech, view, seat)],
  };
}

/** The squares that mean something besides the pieces on them. @returns {Part[]} */
function describeMarks(/** @type {Speech} */ speech, /** @type {View} */ { marks }) {
  if (marks.length === 0) return [];
  const lines = marks.map(({ square }) =>
    speech.say('summary-mark', { square: speech.place(square), meaning: speech.marks(square).join(', ') }),
  );
  return [{ name: speech.say('summary-marks'), lines: [...new Set(lines)] }];
}

/**
 * The position that is shown, in words.
 * @param {Table} table
 * @param {Session} session
 * @param {View} [view] as this screen may see it
 * @returns {{ state: string[], parts: Part[] }}
 */
export function describePosition(table, session, view = session.view) {
  const { isFlipped } = session;
  const kinds = findFamily(table.schema, view.family)?.kinds ?? [];
  const nameKind = (/** @type {string} */ code) => kinds.find((kind) => kind.code === code)?.name ?? code;
  const speech = new Speech(table.words, view, nameKind, isFlipped);
  return {
    state: describeState(table, session),
    parts: [...[...view.seats].map((seat) => describeSide(table, speech, kinds, seat)), ...describeMarks(speech, view)],
  };
}
