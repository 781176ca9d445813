// The parts that the screens of puzzles and of lessons have in common: the board, the side, and a hint about the next
// action: the piece that begins, then its action, said and drawn.

import { html, nothing } from 'lit';
import { actorSquare } from '../board/view/choices.js';
import { noTrail } from '../board/view/effects.js';
import { tableBoard } from '../panels/board/board-panel.js';
import { layout } from '../panels/board/layout.js';
import { rail } from '../panels/board/rail.js';
import { lineSteps } from '../table/computer/lines.js';
import { describeStep, kindId } from '../table/game/turns.js';
import { findFamily } from '../table/game/variants.js';
import { arrowsAhead } from '../table/news.js';
import { spokenSquare } from '../words/square-names.js';

/** @import { Session } from '../table/game/session.js' */

/**
 * @typedef {Pick<import('../services/state.js').Page, 'choices' | 'closerLook' | 'dialog' | 'engine' | 'parts' |
 *   'schema' | 'tab' | 'table' | 'task' | 'typing' | 'words'>} Page
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
  const arrows = arrowsAhead([step]);
  return { trail: { ...noTrail, stages: isWhole && arrows.length > 0 ? arrows : place } };
}

/**
 * The side of the screen: parts of its own, then the pieces.
 * @param {Page} app
 * @param {Session} session
 * @param {string} title
 * @param {unknown} own
 * @param {boolean} [isOwnTold] whether they say which kinds are not as in chess
 */
export function taskSide(app, session, title, own, isOwnTold) {
  return html`<section class="side" aria-labelledby="side-title">
    <h2 id="side-title" class="side-title">${title}</h2>
    <div class="side-panel" tabindex="0" role="group" aria-labelledby="side-title">
      ${own}
      <h3>${app.words.format('tab-pieces')}</h3>
      ${app.parts.show('reading', app.task)?.legend(session, session.view, session.isFlipped, isOwnTold) ?? nothing}
    </div>
    ${app.closerLook.card(session)}
  </section>`;
}

/**
 * @param {Page} app
 * @param {Session} session
 * @param {{ status: unknown, controls: unknown, side: unknown, drawn: ReturnType<typeof hintTrail> }} parts `drawn` is
 *   a hint on the board
 */
export function taskScreen(app, session, { status, controls, side, drawn }) {
  const { table, choices, closerLook } = app;
  const view = table.aside?.view ?? session.view;
  const details = { id: 'board', annotations: closerLook.draw, coordinates: choices.coordinates };
  return layout(view, {
    status,
    board: tableBoard(table, { ...details, ...drawn }),
    rail: rail(table, view),
    controls: app.typing?.draw(session) ?? controls,
    side,
  });
}
