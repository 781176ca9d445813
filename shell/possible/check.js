// Why a king is in check or threatened, in words: who could take it, and by which squares; where no move helps, what
// fails.

import { html } from 'lit';
import { pieceOn } from '../board/view/choices.js';
import { kindId } from '../table/game/turns.js';
import { findFamily } from '../table/game/variants.js';
import { seatId } from '../words/seat-names.js';
import { shortSquare } from '../words/square-names.js';

/** @import { Attack, Check, Failure, View } from '../../web/types.js' */
/** @import { Table } from '../table/table.js' */

/**
 * A check that was asked about: its attackers are shown one after the other.
 * @typedef {{ square: string, check: Check, attacks: Attack[], index: number, text: string }} Asked
 */

/** The id of the name of the piece on a square. */
function kindOn(
  /** @type {Pick<Table, 'schema'>} */ { schema },
  /** @type {View} */ view,
  /** @type {string} */ square,
) {
  return kindId(findFamily(schema, view.family), pieceOn(view, square)?.kind ?? '');
}

/**
 * The attacks that are shown together: those of one piece, which differ in their ways. One with partners is shown
 * alone, as each way has its own.
 * @returns {Attack[][]}
 */
export function groupAttacks(/** @type {Attack[]} */ attacks) {
  const isFirst = (/** @type {Attack} */ { square, partners }, /** @type {number} */ i) =>
    partners || attacks.findIndex((other) => other.square === square) === i;
  return attacks
    .filter(isFirst)
    .map((one) => (one.partners ? [one] : attacks.filter(({ square }) => square === one.square)));
}

/**
 * The attack of one piece: a sentence, "The champion on e4 attacks via f2 or g3", or in short as one of several.
 * @param {Pick<Table, 'words' | 'schema'>} table
 * @param {View} view
 * @param {Attack[]} ways
 * @param {boolean} isAlone
 */
function describeAttacker({ words, schema }, view, ways, isAlone) {
  const { square } = ways[0];
  const partners = [...new Set(ways.flatMap(({ partners = [] }) => partners))];
  const stops = ways.map(({ way = [] }) => words.list(way.map(shortSquare))).filter(Boolean);
  const named = partners.map((partner) => {
    const args = { kind: kindOn({ schema }, view, partner), square: shortSquare(partner), role: 'partner' };
    return words.format('say-piece', args);
  });
  const how = named.length > 0 ? 'with' : stops.length > 0 ? 'via' : 'from';
  return words.format(isAlone ? `check-${how}` : `check-of-${how}`, {
    kind: kindOn({ schema }, view, square),
    square: shortSquare(square),
    squares: words.list(stops, 'disjunction'),
    pieces: words.list(named, 'disjunction'),
  });
}

/** An attacker with its colour, where more than two seats play: "Blue rook 3,2". */
function nameAttacker(
  /** @type {Pick<Table, 'words' | 'schema'>} */ { words, schema },
  /** @type {View} */ view,
  /** @type {string} */ square,
) {
  const piece = pieceOn(view, square);
  const seat = seatId(view.family, piece?.owner ?? piece?.seat ?? '');
  const name = words.format('board-piece', { seat, kind: kindOn({ schema }, view, square), role: 'name' });
  return words.format('board-piece-at', { piece: name, square: shortSquare(square) });
}

/**
 * Who could take the king on a square, or could if it were not trapped: one of all attackers.
 * @param {Pick<Table, 'words' | 'schema'>} table
 * @param {View} view
 * @param {string} square
 * @param {Attack[][]} groups
 * @param {number} index
 */
export function describeCheck(table, view, square, groups, index) {
  const { words } = table;
  const ways = groups[index];
  const isAlone = groups.length === 1;
  const isThreat = pieceOn(view, square)?.threatened;
  const isNamed = isThreat || view.seats.length > 2;
  const piece = isNamed ? nameAttacker(table, view, ways[0].square) : '';
  const text = piece || describeAttacker(table, view, ways, isAlone);
  if (!isAlone)
    return words.format(isThreat ? 'check-threat-of' : 'check-of', { text, at: index + 1, count: groups.length });
  return isNamed ? words.format(isThreat ? 'check-threat' : 'check-by', { piece }) : text;
}

/**
 * A move that does not help, and who could take the king then.
 * @param {Pick<Table, 'words' | 'schema'>} table
 * @param {View} view
 * @param {string} king its square
 * @param {Failure} failure
 */
export function describeFailure({ words, schema }, view, king, { from, to, by }) {
  return words.format(from === king ? 'check-fails-king' : 'check-fails', {
    kind: kindOn({ schema }, view, from),
    from: shortSquare(from),
    to: shortSquare(to),
    actor: kindOn({ schema }, view, by),
    square: shortSquare(by),
  });
}

/** The moves that do not help, as a list beside the board. */
export function failuresBlock(/** @type {Table} */ table, /** @type {View} */ view, /** @type {Asked} */ asked) {
  const { square, check } = asked;
  const title = table.words.format('check-why');
  return html`<section class="failures" role="status" aria-label=${title}>
    <p class="title">${title}</p>
    <ul>
      ${check.failures.map((failure) => html`<li>${describeFailure(table, view, square, failure)}</li>`)}
    </ul>
  </section>`;
}
