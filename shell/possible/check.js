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

/** A check that was asked about. @typedef {{ square: string, check: Check, text: string }} Asked */

/** The id of the name of the piece on a square. */
function kindOn(
  /** @type {Pick<Table, 'schema'>} */ { schema },
  /** @type {View} */ view,
  /** @type {string} */ square,
) {
  return kindId(findFamily(schema, view.family), pieceOn(view, square)?.kind ?? '');
}

/** The attacks of one piece, which differ in their ways. @returns {Attack[][]} */
function byAttacker(/** @type {Attack[]} */ attacks) {
  return [...new Set(attacks.map(({ square }) => square))].map((from) =>
    attacks.filter(({ square }) => square === from),
  );
}

/**
 * The attack of one piece: a sentence, "The champion on e4 attacks by way of f2 or g3", or an item of several.
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
  return words.format(isAlone ? `check-${how}` : `checks-${how}`, {
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
 * Who could take the king on a square, or could if it were not trapped.
 * @param {Pick<Table, 'words' | 'schema'>} table
 * @param {View} view
 * @param {string} square
 * @param {Check} check
 */
export function describeCheck(table, view, square, { attacks }) {
  const { words } = table;
  const attackers = byAttacker(attacks);
  const isThreat = pieceOn(view, square)?.threatened;
  if (isThreat || view.seats.length > 2) {
    const list = attackers.map(([{ square }]) => nameAttacker(table, view, square));
    return words.format(isThreat ? 'threats' : 'checks', { list: words.list(list), count: list.length });
  }
  if (attackers.length === 1) return describeAttacker(table, view, attackers[0], true);
  const list = attackers.map((ways) => describeAttacker(table, view, ways, false)).join('; ');
  return words.format('checks', { list });
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
