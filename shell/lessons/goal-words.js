// A goal in words, for goals that come without any of their own.

import { kindId } from '../table/game/turns.js';
import { findFamily } from '../table/game/variants.js';
import { seatId } from '../words/seat-names.js';
import { spokenSquare } from '../words/square-names.js';

/** @import { Family, Schema } from '../../web/types.js' */
/** @import { Words } from '../words/words.js' */

/**
 * One clause: the demand, and where or how often.
 * @param {Words} words
 * @param {Family | undefined} family
 * @param {string} clause
 */
function describeClause(words, family, clause) {
  const [demand, operand = ''] = clause.split(' ');
  const [square, code] = operand.split('@').reverse();
  const count = Number(operand);
  if (operand === '') return words.format(`goal-${demand}`);
  if (count > 0) return words.format(`goal-${demand}-count`, { count });
  const place = spokenSquare(words, square);
  if (code !== undefined) return words.format(`goal-${demand}-kind`, { kind: kindId(family, code), square: place });
  return words.format(`goal-${demand}-square`, { square: place });
}

/**
 * A goal that the core accepts, as a sentence (formats 6.1).
 * @param {Words} words
 * @param {Schema} schema
 * @param {string} name of the family
 * @param {string} seat whose goal it is
 * @param {string} goal
 */
export function describeGoal(words, schema, name, seat, goal) {
  const family = findFamily(schema, name);
  const [, clauses = '', count, unit = 'none'] = goal.match(/^(.*?)(?: in (\d+) (action|turn)s?)?$/) ?? [];
  const aims = words.list(clauses.split(' and ').map((clause) => describeClause(words, family, clause)));
  return words.format('goal', { seat: seatId(name, seat), aims, unit, count: Number(count ?? 0) });
}
