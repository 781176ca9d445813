// The controls under the board: back and forward, flip, copy the link, and end the game.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';
import { findLesson, lessonsOf, nextLesson } from '../table/lessons.js';
import { findFamily } from '../table/variants.js';
import { computerControls } from './computer-panel.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../table/session.js').Session} Session
 */

/**
 * @param {App} app
 * @param {Parameters<typeof icon>[0]} name
 * @param {string} id of its label
 * @param {() => void} run
 * @param {boolean} [isOff]
 */
function control({ words }, name, id, run, isOff = false) {
  const label = words.format(id);
  return html`<button
    type="button"
    class="square"
    aria-label=${label}
    title=${label}
    ?disabled=${isOff}
    @click=${run}
  >
    ${icon(name)}
  </button>`;
}

/** The controls that end a running game: draw and resignation. */
function endControls(/** @type {App} */ app, /** @type {Session} */ session) {
  const { words } = app;
  const isBare = session.steps.length === 0;
  const isForTwo = session.view.seats.length === 2;
  return html`<div class="row">
    ${
      isForTwo
        ? html`<button type="button" ?disabled=${isBare} @click=${() => app.openDialog('resign')}>
          ${icon('flag')}${words.format('resign')}
        </button>`
        : nothing
    }
    <button type="button" ?disabled=${isBare} @click=${() => app.openDialog('draw')}>
      ${icon('hands')}${words.format('draw')}
    </button>
  </div>`;
}

/** The controls after the end of a game: play again, or the next lesson. */
function nextControls(/** @type {App} */ app, /** @type {Session} */ session) {
  const { words } = app;
  const lessons = lessonsOf(findFamily(app.schema, session.view.family));
  const { variant } = session.game;
  const next = findLesson(lessons, variant) < 0 ? undefined : nextLesson(lessons, variant);
  const isDecided = session.view.outcome.result === 'ongoing';
  return html`<div class="row">
    ${
      next
        ? html`<button
          type="button"
          class="main"
          title=${words.format(`preset-${next.key}-line`)}
          @click=${() => app.start(next.variant, { position: next.position })}
        >
          ${icon('play')}${words.format('lessons-go-on', { name: words.format(`preset-${next.key}`) })}
        </button>`
        : nothing
    }
    <button type="button" class=${next ? '' : 'main'} @click=${() => app.playAgain()}>
      ${icon('again')}${words.format('play-again')}
    </button>
    ${
      isDecided
        ? html`<button type="button" @click=${() => app.table.decide(null)}>
          ${words.format('go-on')}
        </button>`
        : nothing
    }
    <button type="button" @click=${() => app.goHome()}>${words.format('other-games')}</button>
  </div>`;
}

export function controls(/** @type {App} */ app, /** @type {Session} */ session) {
  const { words } = app;
  const { at, isAtEnd } = session;
  return html`<div class="controls" role="group" aria-label=${words.format('controls')}>
      <div class="row">
        ${control(app, 'start', 'go-start', () => app.table.goTo(0), at === 0)}
        <button type="button" class="undo" ?disabled=${at === 0} @click=${() => app.table.goBy(-1)}>
          ${icon('undo')}${words.format('go-back')}
        </button>
        ${control(app, 'redo', 'go-forward', () => app.table.goBy(1), isAtEnd)}
        ${control(app, 'end', 'go-end', () => app.table.goTo(Infinity), isAtEnd)}
        ${control(app, 'flip', 'flip', () => app.table.flip())}
        ${control(app, 'link', 'copy-link', () => app.copyLink())}
      </div>
      ${session.outcome.result === 'ongoing' ? endControls(app, session) : nextControls(app, session)}
      ${computerControls(app, session)}
    </div>`;
}
