// The screen of a puzzle: the board, the task, the verdict on a try, and the way to the next one.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';
import { pageIcon } from '../art/page-icons.js';
import { tableBoard } from '../panels/board/board-panel.js';
import { layout } from '../panels/board/layout.js';
import { rail } from '../panels/board/rail.js';
import { variantName } from '../panels/board/status-panel.js';
import { changes } from '../panels/changes.js';
import { seatSign } from '../panels/seats/seat-sign.js';
import { describePhase, describeReason } from '../words/game-status.js';
import { seatId } from '../words/seat-names.js';
import { hintText, hintTrail } from './hint-drawn.js';

/**
 * @typedef {Pick<import('../services/state.js').Page, 'choices' | 'closerLook' | 'copyLink' | 'dialog' | 'engine' |
 *   'openDialog' | 'parts' | 'schema' | 'start' | 'tab' | 'table' | 'task' | 'typing' | 'words'>} Page
 * @typedef {import('../table/game/session.js').Session} Session
 * @typedef {import('./puzzle-page.js').PuzzlePage} PuzzlePage
 */

/** The player to move and the task, or its result. */
function task(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {PuzzlePage} */ page) {
  const { words } = app;
  const { view } = session;
  const { state, left, isShown, seat } = page.game;
  const name = seatId(view.family, seat);
  if (state === 'solved')
    return html`<p class="result">${words.format(isShown ? 'puzzle-shown' : 'puzzle-solved')}</p>
      <p>${describeReason(words, view, session.outcome)}</p>`;
  if (state === 'wrong')
    return html`<p class="result">${words.format('puzzle-wrong')}</p>
      <p>${words.format('puzzle-wrong-why', { turns: left })}</p>`;
  const phase = state === 'open' && !isShown ? describePhase(words, view) : '';
  return html`<p class="turn">
      ${seatSign(view, seat)}
      <strong>${words.format('puzzle-task', { seat: name, turns: left })}</strong>
      <span class="phase">${phase}</span>
    </p>
    <p>${state === 'right' && !isShown ? words.format('puzzle-right') : ''}</p>`;
}

function status(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {PuzzlePage} */ page) {
  const { words, table } = app;
  const { state, hint } = page.game;
  const isEnd = state === 'solved' || state === 'wrong';
  const name = variantName(table, session.game.variant);
  const remark = table.remark || (hint > 0 ? hintText(app, session, page.game.nextAction, hint > 1) : '');
  return html`<header class="status puzzle-status">
    <h1 id="game-title" tabindex="-1">
      ${words.format(page.isDaily ? 'puzzle-of-day-title' : 'puzzle-title', { name })}
    </h1>
    <div role="status" aria-live="polite" class=${isEnd ? `standing over puzzle-${state}` : 'standing'}>
      ${task(app, session, page)}
      <p class="remark">${remark}</p>
    </div>
  </header>`;
}

function controls(/** @type {Page} */ app, /** @type {PuzzlePage} */ page) {
  const { words } = app;
  const { game, next } = page;
  const { state, isShown, hint } = game;
  /** @param {unknown} sign @param {string} id @param {() => void} run @param {boolean} [isMain] */
  const button = (sign, id, run, isMain = false) =>
    html`<button type="button" class=${isMain ? 'main' : ''} @click=${run}>${sign}${words.format(id)}</button>`;
  const isOpen = state === 'open' && !isShown;
  return html`<div class="controls puzzle-controls" role="group" aria-label=${words.format('controls')}>
    ${isOpen ? button(icon('bulb'), hint === 0 ? 'puzzle-hint' : 'puzzle-hint-more', () => page.ask()) : nothing}
    ${state === 'wrong' ? button(icon('undo'), 'puzzle-again', () => game.again(), true) : nothing}
    ${state === 'solved' || isShown ? button(icon('again'), 'puzzle-restart', () => game.restart()) : nothing}
    ${state === 'solved' || isShown ? nothing : button(icon('eye'), 'puzzle-show', () => game.show())}
    ${
      next
        ? button(
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
    ${streak > 0 ? html`<p>${words.format('puzzle-streak', { days: streak })}</p>` : nothing}`;
}

function side(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {PuzzlePage} */ page) {
  const { words } = app;
  const { variant } = session.game;
  return html`<section class="side" aria-labelledby="side-title">
    <h2 id="side-title" class="side-title">${words.format('puzzles-title')}</h2>
    <div class="side-panel" tabindex="0" role="group" aria-labelledby="side-title">
      <div class="puzzle-progress">${progress(app, page)}
      <div class="row">
        <button type="button" @click=${() => app.openDialog('rules', { variant })}>
          ${pageIcon('rules')}${words.format('rules')}
        </button>
        <button type="button" @click=${() => app.copyLink()}>${pageIcon('link')}${words.format('puzzle-link')}</button>
        <button type="button" @click=${() => app.openDialog('embed')}>
          ${pageIcon('code')}${words.format('embed-title')}
        </button>
        <button type="button" @click=${() => app.start(variant, { position: page.puzzle.position })}>
          ${pageIcon('people')}${words.format('puzzle-play')}
        </button>
      </div></div>
      ${changes(app, variant)}
      <h3>${words.format('tab-pieces')}</h3>
      ${app.parts.show('reading', app.task)?.legend(session, session.view, session.isFlipped) ?? nothing}
    </div>
    ${app.closerLook.card(session)}
  </section>`;
}

export function puzzleScreen(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {PuzzlePage} */ page) {
  const { table, choices, closerLook } = app;
  const view = table.aside?.view ?? session.view;
  const details = { id: 'board', annotations: closerLook.draw, coordinates: choices.coordinates };
  const { hint, nextAction } = page.game;
  const drawn = hint > 0 ? hintTrail(app, session, nextAction, hint > 1) : {};
  return layout(view, {
    status: status(app, session, page),
    board: tableBoard(table, Object.assign(details, drawn)),
    rail: rail(table, view),
    controls: html`${app.typing?.draw(session) ?? nothing} ${controls(app, page)}`,
    side: side(app, session, page),
  });
}
