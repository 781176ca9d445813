// The screen of a puzzle: the board, the task, the verdict on a try, and the way to the next one.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';
import { pageIcon } from '../art/page-icons.js';
import { variantLine } from '../panels/board/status-panel.js';
import { statusRoom } from '../panels/board/status-room.js';
import { button } from '../panels/buttons.js';
import { changes } from '../panels/changes.js';
import { selectField } from '../panels/fields.js';
import { seatSign } from '../panels/seats/seat-sign.js';
import { describePhase, describeReason } from '../words/game-status.js';
import { seatId } from '../words/seat-names.js';
import { firstRating } from './rating.js';
import { hintText, hintTrail, taskScreen, taskSide } from './task-screen.js';
import { choicesOf, themeKeys } from './themes.js';

/** @import { Session } from '../table/game/session.js' */
/** @import { PuzzlePage } from './puzzle-page.js' */

/**
 * @typedef {import('./task-screen.js').Page & Pick<import('../services/state.js').Page, 'copyLink' | 'openDialog' |
 *   'start'>} Page
 */

/** What differs from the usual game; else what is to be done. */
function aside(/** @type {Page} */ app, /** @type {Session} */ { game, view }) {
  const rule = app.parts.show('explanations', app.task) ? variantLine(app.table, game.variant) : '';
  return rule || describePhase(app.words, view);
}

/** The rating that the puzzle has left, and by how much it has changed: "1016, +16". */
function rated(/** @type {Page} */ { words }, /** @type {PuzzlePage} */ page) {
  if (!page.rated) return nothing;
  const { rating, change } = page.rated;
  const signed = change < 0 ? `−${-change}` : `+${change}`;
  return html`<span class="rated">${words.format('puzzle-rated', { rating: String(rating), change: signed })}</span>`;
}

/** The player to move and the task, or its result. */
function task(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {PuzzlePage} */ page) {
  const { words } = app;
  const { view } = session;
  const { state, left, isShown, seat } = page.game;
  const name = seatId(view.family, seat);
  if (state === 'solved')
    return html`<p class="result">${words.format(isShown ? 'puzzle-shown' : 'puzzle-solved')}</p>
      <p>${rated(app, page)} ${describeReason(words, view, session.outcome)}</p>`;
  if (state === 'wrong')
    return html`<p class="result">${words.format('puzzle-wrong')}</p>
      <p>${rated(app, page)} ${words.format('puzzle-wrong-why', { turns: left })}</p>`;
  const isOpen = state === 'open' && !isShown;
  return html`<p class="turn">
      ${seatSign(view, seat)}
      <strong>${words.format('puzzle-task', { seat: name, turns: left })}</strong>
      <span class="phase">${isOpen ? aside(app, session) : ''}</span>
    </p>
    <p>${state === 'right' && !isShown ? words.format('puzzle-right') : ''}</p>`;
}

function status(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {PuzzlePage} */ page) {
  const { words, table } = app;
  const { state, hint } = page.game;
  const isEnd = state === 'solved' || state === 'wrong';
  const name = words.format(`family-${session.view.family}`);
  const remark = table.remark || (hint > 0 ? hintText(app, session, page.game.nextAction, hint > 1) : '');
  return html`<header class="status puzzle-status">
    <h1 id="game-title" tabindex="-1">
      ${words.format(page.isDaily ? 'puzzle-of-day-title' : 'puzzle-title', { name })}
    </h1>
    ${statusRoom(
      words,
      html`<div role="status" aria-live="polite" class=${isEnd ? `standing over puzzle-${state}` : 'standing'}>
        ${task(app, session, page)}
        <p class="remark">${remark}</p>
      </div>`,
    )}
  </header>`;
}

function controls(/** @type {Page} */ app, /** @type {PuzzlePage} */ page) {
  const { words } = app;
  const { game, next } = page;
  const { state, isShown, hint } = game;
  /** @param {unknown} sign @param {string} id @param {() => void} run @param {boolean} [isMain] */
  const act = (sign, id, run, isMain) => button(sign, words.format(id), run, { names: isMain ? 'main' : '' });
  const isOpen = state === 'open' && !isShown;
  return html`<div class="controls puzzle-controls" role="group" aria-label=${words.format('controls')}>
    ${isOpen ? act(icon('bulb'), hint === 0 ? 'puzzle-hint' : 'puzzle-hint-more', () => page.ask()) : nothing}
    ${state === 'wrong' ? act(icon('undo'), 'puzzle-again', () => game.again(), true) : nothing}
    ${state === 'solved' || isShown ? act(icon('again'), 'puzzle-restart', () => page.restart()) : nothing}
    ${state === 'solved' || isShown ? nothing : act(icon('eye'), 'puzzle-show', () => page.reveal())}
    ${
      next
        ? act(
            pageIcon('play'),
            state === 'solved' ? 'puzzle-next' : 'puzzle-other',
            () => page.goOn(),
            state === 'solved',
          )
        : nothing
    }
  </div>`;
}

/** How far the reader is with all puzzles. */
function progress(/** @type {Page} */ { words }, /** @type {PuzzlePage} */ page) {
  const { number, list, solvedCount, streak, isDaily } = page;
  const count = list.length;
  return html`${number > 0 && !isDaily ? html`<p>${words.format('puzzle-number', { number, count })}</p>` : nothing}
    ${number > 0 ? html`<p>${words.format('puzzle-missed', { levels: list[number - 1].missed })}</p>` : nothing}
    ${count > 0 ? html`<p>${words.format('puzzle-solved-count', { solved: solvedCount, count })}</p>` : nothing}
    ${streak > 0 ? html`<p>${words.format('puzzle-streak', { days: streak })}</p>` : nothing}
    ${number > 0 ? rating(words, page) : nothing}`;
}

/** The reader's rating, and what the puzzle counts. */
function rating(/** @type {Page['words']} */ words, /** @type {PuzzlePage} */ page) {
  return html`<p>
      <strong>${words.format('puzzle-rating', { rating: String(page.rating ?? firstRating) })}</strong>
    </p>
    <p class="hint">${words.format('puzzle-figure', { figure: String(page.figure) })}</p>`;
}

/** The kinds of puzzles that the next ones can be of. */
function themes(/** @type {Page} */ { words }, /** @type {PuzzlePage} */ page) {
  const all = page.themes;
  const fields = themeKeys
    .map((key) => ({ key, values: choicesOf(all, key) }))
    .filter(({ values }) => values.length > 0)
    .map(({ key, values }) => {
      const any = { value: '', text: words.format('puzzle-any') };
      const name = (/** @type {string} */ value) =>
        key === 'turns'
          ? words.format('puzzle-turns', { turns: Number(value) })
          : words.format(`puzzle-${key}-${value}`);
      const options = [any, ...values.map((value) => ({ value, text: name(value) }))];
      const choose = (/** @type {string} */ value) => page.choose(key, value);
      return selectField(words.format(`puzzle-by-${key}`), options, page.wish[key] ?? '', choose);
    });
  if (fields.length === 0) return nothing;
  const isWished = Object.keys(page.wish).length > 0;
  return html`<details class="puzzle-themes" ?open=${page.isWished}>
    <summary>${words.format('puzzle-themes')}</summary>
    <div class="puzzle-wish">${fields}</div>
    <p aria-live="polite">${isWished ? words.format('puzzle-fitting', { count: page.fittingCount }) : ''}</p>
    ${isWished && page.next ? button(pageIcon('play'), words.format('puzzle-of-kind'), () => page.goOn()) : nothing}
  </details>`;
}

function side(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {PuzzlePage} */ page) {
  const { words } = app;
  const { variant } = session.game;
  const play = () => app.start(variant, { position: page.puzzle.position });
  const own = html`${changes(app, variant)}
  <div class="puzzle-progress">
    ${progress(app, page)} ${themes(app, page)}
    <div class="row">
      ${button(pageIcon('rules'), words.format('rules'), () => app.openDialog('rules', { variant }))}
      ${button(pageIcon('link'), words.format('puzzle-link'), () => app.copyLink())}
      ${button(pageIcon('code'), words.format('embed-title'), () => app.openDialog('embed'))}
      ${button(pageIcon('people'), words.format('puzzle-play'), play)}
    </div>
  </div>`;
  return taskSide(app, session, words.format('puzzles-title'), own);
}

export function puzzleScreen(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {PuzzlePage} */ page) {
  const { hint, nextAction } = page.game;
  return taskScreen(app, session, {
    status: status(app, session, page),
    controls: controls(app, page),
    side: side(app, session, page),
    drawn: hint > 0 ? hintTrail(app, session, nextAction, hint > 1) : {},
  });
}
