// The words of hints: the piece, its action and the reasons for it, and the actions expected then.

import { actorSquare } from '../../board/view/choices.js';
import { spokenSquare } from '../../words/square-names.js';
import { lineEnd } from '../computer/lines.js';
import { describeStep, kindId } from '../game/turns.js';
import { findFamily } from '../game/variants.js';

/** @import { Engine } from '../../../web/engine.js' */
/** @import { Table } from '../table.js' */

/** @typedef {import('../../../web/search.js').Report & { threats?: string[] }} Found */

/** So many threatened pieces are named at most. */
const mostThreats = 3;

/**
 * The reasons for an action, as far as the core can say them.
 * @param {Pick<Table, 'words' | 'schema'>} table
 * @param {Engine} engine
 * @param {import('../game/session.js').Session} session
 * @param {Found} found
 */
export function reasonsOf({ words, schema }, engine, { game, view }, { endIn, line, threats = [] }) {
  const { player } = view.turn;
  const after = lineEnd(engine, game, line.slice(0, 1)).view;
  const threatened = after.pieces.filter(
    ({ square, seat, owner = seat }) => threats.includes(square) && owner !== player,
  );
  const family = findFamily(schema, view.family);
  const pieces = threatened.slice(0, mostThreats).map(({ kind, square }) =>
    words.format('say-piece', {
      kind: kindId(family, kind),
      square: spokenSquare(words, square),
      role: 'object',
    }),
  );
  const way = (/** @type {typeof view} */ { pieces }) =>
    Math.min(...pieces.flatMap(({ goal, seat }) => (goal && seat === player ? [goal.steps] : [])));
  return [
    endIn > 0 && words.format('hint-why-win', { count: endIn }),
    way(after) < way(view) && words.format('hint-why-goal', { steps: way(after) }),
    pieces.length > 0 && words.format('hint-why-threatens', { pieces: words.list(pieces) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The words of a hint at its stage.
 * @param {Table} table
 * @param {import('./hints.js').Hint} hint
 */
export function tellHint({ words, schema, session }, { stage, steps, begun, why }) {
  const [first] = steps;
  if (!first || !session) return '';
  const family = findFamily(schema, session.view.family);
  const tell = (/** @type {typeof steps} */ told) => told.map((step) => describeStep(words, family, step)).join('; ');
  const kind = kindId(family, first.kind ?? first.action.kind ?? '');
  const actor = actorSquare(first.action);
  const type = actor ? 'piece' : first.action.type === 'pass' ? 'pass' : 'hand';
  const text = words.format(['', `hint-${type}`, 'hint-action', 'hint-line'][stage], {
    kind,
    square: spokenSquare(words, actor ?? ''),
    action: tell(begun),
    line: tell(steps),
  });
  return stage === 2 ? [text, why].filter(Boolean).join(' ') : text;
}
