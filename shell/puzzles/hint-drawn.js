// A hint about the next action of a puzzle or a lesson: the piece that begins, then its action, said and drawn.

import { actorSquare } from '../board/view/choices.js';
import { noTrail } from '../board/view/effects.js';
import { lineSteps } from '../table/computer/lines.js';
import { describeStep, kindId } from '../table/game/turns.js';
import { findFamily } from '../table/game/variants.js';
import { arrowsOf } from '../table/news.js';
import { spokenSquare } from '../words/square-names.js';

/**
 * @typedef {Pick<import('../services/state.js').Page, 'engine' | 'schema' | 'words'>} Page
 * @typedef {import('../table/game/session.js').Session} Session
 */

/** The action as a step; undefined where there is none, because something else was played. */
function stepOf(
  /** @type {Page} */ { engine },
  /** @type {Session} */ { game },
  /** @type {string | undefined} */ text,
) {
  return text === undefined ? undefined : lineSteps(engine, game, [text])[0];
}

/**
 * @param {Page} app
 * @param {Session} session
 * @param {string | undefined} text of the action
 * @param {boolean} isWhole whether all of it is told, or only which piece begins
 */
export function hintText(app, session, text, isWhole) {
  const { words, schema } = app;
  const step = stepOf(app, session, text);
  if (!step) return words.format('puzzle-hint-astray');
  const family = findFamily(schema, session.view.family);
  if (isWhole) return words.format('puzzle-hint-action', { action: describeStep(words, family, step) });
  const actor = actorSquare(step.action);
  const kind = kindId(family, step.kind ?? step.action.kind ?? '');
  return words.format(actor ? 'hint-piece' : 'hint-hand', { kind, square: spokenSquare(words, actor ?? '') });
}

/**
 * The drawing on the board: a number at the piece, or its arrow.
 * @param {Page} app
 * @param {Session} session
 * @param {string | undefined} text
 * @param {boolean} isWhole
 */
export function hintTrail(app, session, text, isWhole) {
  const step = stepOf(app, session, text);
  if (!step) return {};
  const square = actorSquare(step.action);
  const place = square ? [{ from: square, to: square, number: 1, isAhead: true }] : [];
  const arrows = arrowsOf([step]).map(({ from, to, number }) => ({ from, to, number, isAhead: true }));
  return { trail: { ...noTrail, stages: isWhole && arrows.length > 0 ? arrows : place } };
}
