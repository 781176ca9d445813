// The screen on which the seats choose the forms of their pieces before a game, their cards or sides, one after the
// other on the same device.

import { html, nothing } from 'lit';
import { icon } from '../../art/icons.js';
import { pageIcon } from '../../art/page-icons.js';
import { noTrail } from '../../board/view/effects.js';
import { tableBoard } from '../../panels/board/board-panel.js';
import { layout } from '../../panels/board/layout.js';
import { rail } from '../../panels/board/rail.js';
import { statusRoom } from '../../panels/board/status-room.js';
import { legend } from '../../panels/rules/legend-panel.js';
import { seatSign } from '../../panels/seats/seat-sign.js';
import { seatId } from '../../words/seat-names.js';
import { formsPanel } from './forms-panel.js';

/** @import { Page } from '../../services/state.js' */
/** @import { Setup } from '../../table/game/setup.js' */

/** The words of a family for a message, or those of all families. */
function say(/** @type {Page} */ { words }, /** @type {Setup} */ { start, seat }, /** @type {string} */ id) {
  return words.formatFirst([`arrange-${id}-${start.family}`, `arrange-${id}`], {
    seat: seatId(start.family, seat ?? ''),
  });
}

function skipButtons(/** @type {Page} */ app, /** @type {Setup} */ setup) {
  const { words } = app;
  return html`<div class="row">
    <button type="button" @click=${() => app.arrangement.finish('usual')}>
      ${say(app, setup, 'usual-all')}
    </button>
    <button type="button" @click=${() => app.arrangement.finish('random')}>
      ${pageIcon('dice')}${words.format('arrange-random-all')}
    </button>
  </div>`;
}

/** Asks to hand the device over before the forms of the next seat are shown. */
function handOver(/** @type {Page} */ app, /** @type {Setup} */ setup) {
  const { words } = app;
  const seat = seatId(setup.start.family, setup.seat ?? '');
  const others = words.list(
    [...setup.start.seats].filter((other) => other !== setup.seat).map((other) => seatId(setup.start.family, other)),
  );
  const open = () => app.arrangement.change((setup) => (setup.isOpen = true));
  return html`<div class="hand-over">
    ${seatSign(setup.start, setup.seat ?? '', 'large')}
    <h1 tabindex="-1">${say(app, setup, 'title')}</h1>
    <p>${words.format('arrange-pass', { seat, others })}</p>
    <button type="button" class="main" @click=${open}>
      ${icon('eye')}${words.format('arrange-open', { seat })}
    </button>
    <hr />
    <p>${words.format('arrange-skip')}</p>
    ${skipButtons(app, setup)}
  </div>`;
}

/** @type {string[]} */
const none = [];

function choosing(/** @type {Page} */ app, /** @type {Setup} */ setup) {
  const { words } = app;
  const arrange = (/** @type {string} */ square, /** @type {string} */ cards) =>
    app.arrangement.change((setup) => setup.set({ [square]: cards }));
  const hasCards = setup.choices.some(({ forms }) => forms[0].cards !== undefined);
  const { seats, forward } = setup.start;
  const flip = forward[seats.indexOf(setup.seat ?? '')] === 2;
  const { coordinates } = app.choices;
  const shown = { coordinates, view: setup.view, flip, last: none, trail: noTrail, isOff: false };
  return layout(setup.view, {
    status: html`<header class="status">
      <h1 id="game-title" tabindex="-1">${say(app, setup, 'title')}</h1>
      ${statusRoom(words, html`<p class="standing">${setup.task || say(app, setup, 'help')}</p>`)}
    </header>`,
    board: tableBoard(app.table, { id: 'board', isArranging: true, ...shown }),
    rail: hasCards ? rail(app.table, setup.view, arrange) : formsPanel(app, setup, flip),
    after: app.byLink?.drawCompany?.() ?? nothing,
    controls: choosingControls(app, setup),
    side: html`<section class="side" aria-labelledby="side-title">
      <h2 id="side-title" class="side-title">${words.format('tab-pieces')}</h2>
      <div class="side-panel" tabindex="0" role="group" aria-labelledby="side-title">
        ${app.session ? legend(app, app.session, setup.view, flip) : nothing}
      </div>
    </section>`,
  });
}

function choosingControls(/** @type {Page} */ app, /** @type {Setup} */ setup) {
  const { words } = app;
  const { mirrored } = setup;
  return html`<div class="controls">
    <button type="button" class="main" @click=${() => app.arrangement.change((setup) => setup.finishSeat())}>
      ${words.format('arrange-ready')}
    </button>
    <button type="button" @click=${() => app.arrangement.change((setup) => setup.randomize(setup.seat))}>
      ${pageIcon('dice')}${words.format('arrange-random')}
    </button>
    <button type="button" @click=${() => app.arrangement.change((setup) => setup.reset(setup.seat))}>
      ${icon('again')}${say(app, setup, 'usual')}
    </button>
    ${
      Object.keys(mirrored).length > 0
        ? html`<button type="button" @click=${() => app.arrangement.change((setup) => setup.set(mirrored))}>
          ${icon('flip')}${words.format('arrange-mirror')}
        </button>`
        : nothing
    }
  </div>`;
}

export function setupScreen(/** @type {Page} */ app, /** @type {Setup} */ setup) {
  return setup.isOpen ? choosing(app, setup) : handOver(app, setup);
}
