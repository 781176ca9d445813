// The words of hints: the piece, its action and the reasons for it, and the actions expected then.

import { actorSquare, pieceOn } from '../../board/view/choices.js';
import { shortSquare } from '../../words/square-names.js';
import { lineEnd } from '../computer/lines.js';
import { describeStep, kindId } from '../game/turns.js';
import { findFamily } from '../game/variants.js';

/** @import { Engine } from '../../../web/engine.js' */
/** @import { Table } from '../table.js' */

/** @import { Action, View } from '../../../web/types.js' */

/** @typedef {import('../../../web/jobs.js').Threat} Threat */
/** @typedef {import('../../../web/search.js').Report & { threats?: Threat[] }} Found */

/** Squares as they are written: who listens has them as they are spoken. */
const written = (/** @type {unknown} */ _, /** @type {string} */ square) => shortSquare(square);

/** So many threatened pieces are named at most. */
const mostThreats = 3;

/**
 * What the pieces of a player threaten after an action: the piece that has acted, and others.
 * @param {Pick<Table, 'words' | 'schema'>} table
 * @param {View} after
 * @param {Action | undefined} action
 * @param {Threat[]} threats
 */
function tellThreats({ words, schema }, after, action, threats) {
  const family = findFamily(schema, after.family);
  const kindOn = (/** @type {string} */ at) => kindId(family, pieceOn(after, at)?.kind ?? '');
  const named = (/** @type {Threat[]} */ found) =>
    words.list(
      found.map(({ square }) =>
        words.format('say-piece', { kind: kindOn(square), square: shortSquare(square), role: 'object' }),
      ),
    );
  const { source, target = source } = action ?? {};
  const told = threats.slice(0, mostThreats);
  return [...new Set(told.map(({ by }) => by))].map((by) => {
    const pieces = named(told.filter((threat) => threat.by === by));
    if (by === target) return words.format('hint-why-threatens', { pieces });
    return words.format('hint-why-opens', { kind: kindOn(by), square: shortSquare(by), pieces });
  });
}

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
  const threatened = threats.filter(({ square }) => {
    const piece = pieceOn(after, square);
    return piece && (piece.owner ?? piece.seat) !== player;
  });
  const action = view.actions.find(({ text }) => text === line[0]);
  // Steps are those of a King: what carries one goes its own way.
  const way = (/** @type {View} */ { pieces }) =>
    Math.min(...pieces.flatMap(({ goal, seat, on }) => (goal && !on?.captive && seat === player ? [goal.steps] : [])));
  return [
    endIn > 0 && words.format('hint-why-win', { count: endIn }),
    way(after) < way(view) && words.format('hint-why-goal', { steps: way(after) }),
    ...tellThreats({ words, schema }, after, action, threatened),
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
  const tell = (/** @type {typeof steps} */ told) =>
    told.map((step) => describeStep(words, family, step, '', written)).join('; ');
  const kind = kindId(family, first.kind ?? first.action.kind ?? '');
  const actor = actorSquare(first.action);
  const type = actor ? 'piece' : first.action.type === 'pass' ? 'pass' : 'hand';
  const text = words.format(['', `hint-${type}`, 'hint-action', 'hint-line'][stage], {
    kind,
    square: shortSquare(actor ?? ''),
    action: tell(begun),
    line: tell(steps),
  });
  return stage === 2 ? [text, why].filter(Boolean).join(' ') : text;
}
