// The controls under the board: back and forward, hints, flip, who plays, copy the link, and end the game.

import { html, nothing } from 'lit';
import { icon } from '../../art/icons.js';
import { pageIcon } from '../../art/page-icons.js';
import { copying } from '../../panels/buttons.js';
import { pauseButton } from '../../panels/seats/clock-time.js';
import { computerControls, playersButton } from '../../panels/seats/computer-panel.js';
import { findLesson, lessonsOf, nextLesson } from '../../table/game/lessons.js';
import { findFamily } from '../../table/game/variants.js';

/** @import { Page } from '../../services/state.js' */
/** @import { Session } from '../../table/game/session.js' */

/**
 * @param {Page} app
 * @param {Parameters<typeof pageIcon>[0]} name
 * @param {string} id of its label
 * @param {() => void} run
 * @param {boolean} [isOff]
 * @param {boolean} [isOn] of one that is switched on and off
 */
function control({ words }, name, id, run, isOff = false, isOn) {
  const label = words.format(id);
  return html`<button
    type="button"
    class="square ${name}-button"
    aria-label=${label}
    title=${label}
    aria-pressed=${isOn ?? nothing}
    ?disabled=${isOff}
    @click=${run}
  >
    ${pageIcon(name)}
  </button>`;
}

/** The buttons that end a running game or pass it on: with words in the tab "Game", as icons in a wide bar. */
export function gameButtons(/** @type {Page} */ app, /** @type {Session} */ session) {
  const { words } = app;
  const isBare = session.steps.length === 0;
  // What has ended does not end once more. A visitor who only looks on decides nothing: computers among themselves play
  // to the end.
  const isOver = session.hasEnded || app.table.whoseTurn.people.length === 0;
  const { byLink } = app;
  const canResign = !isBare && !byLink?.isWaiting;
  /** @param {Parameters<typeof pageIcon>[0]} name @param {string} id @param {(event: MouseEvent) => unknown} run */
  const button = (name, id, run, isOff = false, isOn = /** @type {boolean | undefined} */ (undefined)) =>
    html`<button
      type="button"
      title=${words.format(id)}
      aria-pressed=${isOn ?? nothing}
      ?disabled=${isOff}
      @click=${run}
    >
      ${pageIcon(name)}<span class="label">${words.format(id)}</span>
    </button>`;
  // Where all are together, a draw is offered with the next turn.
  const offer =
    byLink?.isTogether && session.view.seats.length === 2
      ? button('hands', 'draw-offer', () => byLink.toggleOffer?.(), isBare, byLink.isOffering)
      : nothing;
  return html`${isOver ? nothing : button('flag', 'resign', () => app.openDialog('resign'), !canResign)}
  ${isOver ? nothing : byLink ? offer : button('hands', 'draw', () => app.openDialog('draw'), isBare)}
  ${button(
    'link',
    'copy-link',
    copying(app, () => app.copyLink()),
  )}`;
}

/**
 * Buttons for visitors who listen to the game instead of looking at it: before the board, in sight while they have the
 * focus, and in the tab "Game".
 */
export function spokenTools(/** @type {Page} */ app, name = '') {
  const button = (/** @type {string} */ id, /** @type {() => void} */ run) =>
    html`<button type="button" class=${name} @click=${run}>${app.words.format(id)}</button>`;
  return html`${button('summary-title', () => app.openDialog('summary'))}
  ${button('typed-title', () => app.openTyping())}`;
}

/** At one of two tables: the way to the other. */
function otherTable(/** @type {Page} */ { navigation, words }) {
  const { partner } = navigation;
  if (!partner) return nothing;
  const { number } = partner;
  const label = words.format('other-table', { number });
  const open = () => navigation.openPartner();
  return html`<button type="button" class="other-table" aria-label=${label} title=${label} @click=${open}>
    <span class="label">${pageIcon('games')}</span>${words.format('table-number', { number })}
  </button>`;
}

/**
 * For who is out of a game that goes on: the place, and what there is to do. By link, and where other people play on,
 * the game cannot be skipped.
 */
function outside(/** @type {Page} */ app, /** @type {Session} */ { view: { standings } }) {
  const { words, table, byLink } = app;
  const { own, people } = table.whoseTurn;
  const { opponents } = table;
  const standing = standings.find(({ seat, owner }) => seat === own && owner !== seat);
  if (!standing) return nothing;
  const isAlone = !byLink && people.length === 0;
  const place = { rank: standing.rank, count: standings.length };
  return html`<div class="row after out">
    <p><strong>${words.format('out-title')}</strong> ${words.format('out-place', place)}</p>
    ${
      isAlone && opponents.isHeld
        ? html`<button type="button" class="main" @click=${() => opponents.goOn()}>
          ${icon('eye')}${words.format('out-watch')}
        </button>`
        : nothing
    }
    ${
      isAlone && !opponents.isHurried
        ? html`<button type="button" @click=${() => opponents.skip()}>
          ${icon('end')}${words.format('out-skip')}
        </button>`
        : nothing
    }
    <button type="button" @click=${() => app.goHome()}>${words.format('out-leave')}</button>
  </div>`;
}

/** Whether one person has played against one computer, and could do that from the other side. */
function hasOneSide(/** @type {Page} */ { table }, /** @type {Session} */ { view }) {
  const computers = [...view.seats].filter((seat) => table.opponents.players[seat]);
  return view.seats.length === 2 && computers.length === 1;
}

/** After the end of a game: play again, or the next lesson; not while a draw is offered that others may decline. */
export function after(/** @type {Page} */ app, /** @type {Session} */ session) {
  if (session.outcome.result === 'ongoing') return outside(app, session);
  const { words } = app;
  const lessons = lessonsOf(findFamily(app.schema, session.view.family));
  const { variant } = session.game;
  const next = findLesson(lessons, variant) < 0 ? undefined : nextLesson(lessons, variant);
  const isDecided = session.view.outcome.result === 'ongoing';
  const isEnded = app.table.whoseTurn.kind !== 'offered';
  const live = app.byLink?.isTogether ? app.byLink.live : undefined;
  // The others are asked, or have asked.
  const isAsked = Boolean(live?.next);
  const again = () => (live ? live.askNext() : app.playAgain());
  return html`<div class="row after">
    ${
      next && isEnded
        ? html`<button
          type="button"
          class="main"
          @click=${() => app.start(next.variant, { position: next.position, army: next.choose })}
        >
          ${pageIcon('play')}${words.format('lessons-go-on', { name: words.format(`preset-${next.key}`) })}
        </button>`
        : nothing
    }
    ${
      isEnded
        ? html`<button type="button" class=${next ? '' : 'main'} ?disabled=${isAsked} @click=${again}>
          ${pageIcon('again')}${words.format('play-again')}
        </button>`
        : nothing
    }
    ${
      isEnded && !next && hasOneSide(app, session)
        ? html`<button type="button" @click=${() => app.playAgain({ isTurned: true })}>
          ${words.format('play-turned')}
        </button>`
        : nothing
    }
    ${
      isEnded && session.steps.length > 0
        ? html`<button type="button" @click=${() => app.openReview()}>
          ${pageIcon('analysis')}${words.format('play-review')}
        </button>`
        : nothing
    }
    ${
      isEnded && session.opened
        ? html`<button type="button" @click=${() => app.playAgain({ isAnew: true })}>
          ${words.format('play-anew')}
        </button>`
        : nothing
    }
    ${
      isDecided && !app.byLink?.isWaiting
        ? html`<button type="button" @click=${() => app.table.decide(null)}>
          ${words.format('go-on')}
        </button>`
        : nothing
    }
    <button type="button" @click=${() => app.goHome()}>${words.format('other-games')}</button>
  </div>`;
}

/** One bar of icons; where it is narrow, the tab "Game" has the rest. Who plays is changed there. */
export function controls(/** @type {Page} */ app, /** @type {Session} */ session) {
  const { words } = app;
  const { at, isAtEnd } = session;
  return html`<div class="controls" role="group" aria-label=${words.format('controls')}>
      ${control(app, 'start', 'go-start', () => app.table.goTo(0), at === 0)}
      ${control(app, 'undo', 'go-back', () => app.table.goBy(-1), at === 0)}
      ${control(app, 'redo', 'go-forward', () => app.table.goBy(1), isAtEnd)}
      ${control(app, 'end', 'go-end', () => app.table.goTo(Infinity), isAtEnd)}
      ${app.clocks && 'toggle' in app.clocks ? pauseButton(app, app.clocks) : nothing} ${computerControls(app, session)}
      ${control(app, 'eye', 'show-again', () => app.table.replay(), at === 0)}
      ${control(app, 'flip', 'flip', () => app.flip())}
      ${control(app, 'aim', 'show-takes', () => app.closerLook.toggleTakes(), false, app.closerLook.isTaking)}
      ${otherTable(app)}
      <div class="game-buttons">${gameButtons(app, session)} ${playersButton(app, session)}</div>
    </div>`;
}
