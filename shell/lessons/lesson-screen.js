// The screen of a lesson: the task, the board, the verdict on a try, hints, and the way to the next one.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';
import { pageIcon } from '../art/page-icons.js';
import { ownKinds } from '../legend/own-kinds.js';
import { variantName } from '../panels/board/status-panel.js';
import { statusRoom } from '../panels/board/status-room.js';
import { button } from '../panels/buttons.js';
import { changes } from '../panels/changes.js';
import { rulesOverview } from '../panels/rules/rules-panel.js';
import { seatSign } from '../panels/seats/seat-sign.js';
import { hintText, hintTrail, taskScreen, taskSide } from '../puzzles/task-screen.js';
import { hasStages, turnSoFar } from '../table/game/turn-stages.js';
import { findFamily } from '../table/game/variants.js';
import { describeReason } from '../words/game-status.js';
import { isDone } from './lesson-progress.js';

/** @import { Session } from '../table/game/session.js' */
/** @import { LessonPage } from './lesson-page.js' */

/**
 * @typedef {import('../puzzles/task-screen.js').Page & Pick<import('../services/state.js').Page, 'copyLink' |
 *   'openDialog' | 'openLessons' | 'play' | 'scenes' | 'thinker' | 'update'>} Page
 */

/** A lesson's own words; empty if it has none. */
function own(/** @type {Page} */ { words }, /** @type {LessonPage} */ { lesson }, /** @type {string} */ part) {
  return lesson.key === undefined ? '' : words.format(`lesson-${lesson.key}${part}`);
}

/** The state of the task, or its result. */
function standing(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {LessonPage} */ page) {
  const { words } = app;
  const { view, outcome } = session;
  const { state, isShown, seat } = page.game;
  const ended = outcome.result === 'ongoing' ? nothing : html`<p>${describeReason(words, view, outcome)}</p>`;
  if (state === 'reached')
    return html`<p class="result">${words.format(isShown ? 'puzzle-shown' : 'lesson-reached')}</p>
      <p>${own(app, page, '-praise')} ${isLast(page) ? words.format('lesson-all-known') : ''}</p>`;
  if (state === 'failed')
    return html`<p class="result">${words.format('lesson-failed')}</p>
      ${ended}
      <p>${page.task}</p>`;
  return html`<p class="turn">${seatSign(view, seat)}<span class="lesson-task">${page.task}</span></p>`;
}

/** The words of a hint: first those of the lesson, where it has some. */
function hint(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {LessonPage} */ { game, lesson }) {
  if (game.hint === 0) return '';
  const { words } = app;
  if (game.hint === 1 && lesson.key !== undefined) return words.format(`lesson-${lesson.key}-hint`);
  if (lesson.solution.length === 0) return '';
  return hintText(app, session, game.nextAction, game.hint > 2);
}

function status(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {LessonPage} */ page) {
  const { words, table } = app;
  const { state } = page.game;
  const name = variantName(table, session.game.variant);
  return html`<header class="status puzzle-status">
    <h1 id="game-title" tabindex="-1">${own(app, page, '') || words.format('lesson-of-others', { name })}</h1>
    ${statusRoom(
      words,
      html`<div role="status" aria-live="polite" class="standing ${state === 'open' ? '' : `over lesson-${state}`}">
        ${standing(app, session, page)}
        <p class="remark">${table.remark || hint(app, session, page)}</p>
      </div>`,
    )}
  </header>`;
}

/** Whether all lessons about the idea are done, and this one is the last. */
const isLast = (/** @type {LessonPage} */ { list, next, doneCount }) =>
  list.length > 0 && doneCount === list.length && next === undefined;

/** Whether the whole lesson can be tried again; in its first turn the list of the turn's actions offers that. */
function canRestart(/** @type {Session} */ session, /** @type {LessonPage} */ { game }) {
  if (session.at === 0 || game.state === 'reached') return false;
  return game.state === 'failed' || !hasStages(session.view) || turnSoFar(session, false).start > 0;
}

/** The way on: to the next lesson, or after the last one to a whole game. */
function nextButton(/** @type {Page} */ app, /** @type {LessonPage} */ page) {
  const { words } = app;
  const { next, game, isNextBehind, wholeGame } = page;
  const isReached = game.state === 'reached';
  const names = isReached ? 'main' : '';
  if (isReached && isLast(page))
    return button(pageIcon('people'), words.format('lesson-play'), () => app.play(wholeGame), { names });
  if (!next) return nothing;
  const told = isNextBehind
    ? words.format('lesson-left-out', { name: words.format(`lesson-${next.key}`) })
    : words.format(isReached ? 'lesson-next' : 'lesson-skip');
  return button(pageIcon('play'), told, () => page.goOn(), { names });
}

function controls(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {LessonPage} */ page) {
  const { words } = app;
  const { game, lesson } = page;
  const { state, isShown, hint } = game;
  const isKnown = lesson.solution.length > 0;
  /** @param {unknown} sign @param {string} id @param {() => void} run @param {boolean} [isMain] */
  const act = (sign, id, run, isMain) => button(sign, words.format(id), run, { names: isMain ? 'main' : '' });
  const isOpen = state === 'open' && !isShown;
  const ask = () => page.ask();
  return html`<div class="controls puzzle-controls" role="group" aria-label=${words.format('controls')}>
    ${isOpen && isKnown ? act(icon('bulb'), hint > 0 ? 'puzzle-hint-more' : 'puzzle-hint', ask) : nothing}
    ${canRestart(session, page) ? act(icon('undo'), 'puzzle-again', () => page.restart(), state === 'failed') : nothing}
    ${state === 'reached' ? act(icon('again'), 'puzzle-restart', () => page.restart()) : nothing}
    ${state !== 'reached' && !isShown && isKnown ? act(icon('eye'), 'puzzle-show', () => page.solve()) : nothing}
    ${nextButton(app, page)}
  </div>`;
}

/** All lessons about the same idea; those done are marked. */
function list(/** @type {Page} */ { words }, /** @type {LessonPage} */ page) {
  const { list, doneCount, lesson } = page;
  if (list.length === 0) return nothing;
  const done = html`${icon('check')}<span class="only-spoken">${words.format('lessons-done')}</span>`;
  return html`<p>${words.format('lessons-progress', { done: doneCount, count: list.length })}</p>
    <ol class="lesson-list">
      ${list.map(
        (one) =>
          html`<li>
            <button
              type="button"
              class="small"
              aria-current=${one === lesson ? 'step' : nothing}
              @click=${() => page.open(one)}
            >
              ${words.format(`lesson-${one.key}`)}
              ${isDone(one) ? done : nothing}
            </button>
          </li>`,
      )}
    </ol>`;
}

function side(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {LessonPage} */ page) {
  const { words } = app;
  const { variant } = session.game;
  const family = findFamily(app.schema, session.view.family);
  const kinds = family ? ownKinds({ words, family, view: session.view }) : nothing;
  const own = html`<div class="legend">${kinds}</div>
    ${rulesOverview(app, variant)} ${list(app, page)}
    <div class="row lesson-row">
      ${button(pageIcon('games'), words.format('lessons-all'), () => app.openLessons(variant))}
      ${button(pageIcon('rules'), words.format('rules'), () => app.openDialog('rules', { variant }))}
      ${button(pageIcon('link'), words.format('lesson-link'), () => app.copyLink())}
      ${button(pageIcon('code'), words.format('embed-title'), () => app.openDialog('embed'))}
      ${button(pageIcon('people'), words.format('lesson-play'), () => app.play(page.wholeGame))}
    </div>
    ${changes(app, variant)}`;
  return taskSide(app, session, words.format('lessons'), own, true);
}

export function lessonScreen(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {LessonPage} */ page) {
  const { hint, nextAction } = page.game;
  return taskScreen(app, session, {
    status: status(app, session, page),
    controls: controls(app, session, page),
    side: side(app, session, page),
    drawn: hint > 1 ? hintTrail(app, session, nextAction, hint > 2) : {},
  });
}
