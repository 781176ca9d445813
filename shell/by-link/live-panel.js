// Beside the board of a game by link that travels by itself: who is here, what others ask, and the way to the
// invitation.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';
import { pageIcon } from '../art/page-icons.js';
import { button } from '../panels/buttons.js';
import { presenceSign } from '../panels/seats/presence-sign.js';
import { seatId } from '../words/seat-names.js';
import { byPresence, isAlone, isMeeting, isTogether } from './company.js';

/** @import { Presence } from '../services/state.js' */
/** @import { ByLink } from './by-link.js' */

/**
 * A question of somebody elsewhere, with two answers.
 * @param {string} text
 * @param {{ yes: unknown, no: string, answer: (isYes: boolean) => void, help?: unknown }} details
 */
function question(text, { yes, no, answer, help = nothing }) {
  return html`<div class="asked" role="group" aria-label=${text}>
    <p><strong>${text}</strong></p>
    <div class="row">
      <button type="button" class="main" @click=${() => answer(true)}>${yes}</button>
      <button type="button" @click=${() => answer(false)}>${no}</button>
    </div>
    ${help}
  </div>`;
}

/** Other browsers that ask for a seat that somebody holds. */
function strangers(/** @type {ByLink} */ game) {
  const { app, live } = game;
  const { words } = app;
  const { family } = game.session.view;
  if (!live || !isMeeting(live)) return nothing;
  return live.questions.map((asked) => {
    const seat = game.nameOf(asked.seat);
    return question(words.format('live-question', { seat }), {
      yes: words.format('live-question-yes'),
      no: words.format('live-question-no'),
      answer: (isYes) => live.answer(asked, isYes),
      help: html`<p class="hint">${words.format('live-question-help', { seat: seatId(family, asked.seat) })}</p>`,
    });
  });
}

/** A draw that is offered to the own seat. */
function draw(/** @type {ByLink} */ game) {
  const { words, table } = game.app;
  if (!game.isOfferedDraw || game.state !== 'wait') return nothing;
  return question(words.format('by-link-offered-you'), {
    yes: html`${pageIcon('hands')}${words.format('by-link-take')}`,
    no: words.format('by-link-decline'),
    answer: (isYes) => (isYes ? game.takeDraw() : table.decide(null)),
  });
}

/** What comes after the end: somebody asks to play again, or is asked. */
function again(/** @type {ByLink} */ game) {
  const { app, live, own } = game;
  const { words } = app;
  if (!live?.next || !isMeeting(live)) return nothing;
  if (live.next.seat === own.seat) return html`<p role="status">${words.format('live-next-asked')}</p>`;
  return question(words.format('live-next', { seat: game.nameOf(live.next.seat) }), {
    yes: html`${pageIcon('again')}${words.format('live-next-yes')}`,
    no: words.format('live-next-no'),
    answer: (isYes) => live.answerNext(isYes),
  });
}

/** Where the people of some seats are, in words. */
function place(/** @type {ByLink} */ game, /** @type {Presence} */ presence, /** @type {string[]} */ seats) {
  const { words } = game.app;
  const names = seats.map((seat) => words.name(game.nameOf(seat)));
  const text =
    game.others.length > 1
      ? words.format(`live-${presence}-all`, { seats: words.list(names) })
      : words.format(`live-${presence}`, { seat: game.nameOf(seats[0]) });
  return html`<p class="company">${presenceSign(presence)}${text}</p>`;
}

/** Whether the relays are what keeps the others away. */
const isSilent = (/** @type {ByLink} */ game) => game.live?.relays === 'silent' && !isTogether(game);

/** A draw that goes with the next turn. */
function offering(/** @type {ByLink} */ game) {
  const { words } = game.app;
  if (!game.isOffering) return nothing;
  return html`<div class="row offering">
    <p role="status">${words.format('live-offering')}</p>
    ${button(icon('undo'), words.format('live-offering-back'), () => game.toggleOffer(), { names: 'small' })}
  </div>`;
}

/** The button that opens the question whether the game is to travel by itself, or the invitation. */
function opener(/** @type {ByLink} */ game) {
  const { app, live } = game;
  const { words } = app;
  if (live?.state === 'asking' && game.own.seat)
    return button(pageIcon('people'), words.format('live-ask'), () => app.openDialog('consent'));
  if (!isMeeting(live) || !byPresence(game).some(([presence]) => presence === 'new')) return nothing;
  return button(pageIcon('people'), words.format('live-invite'), () => app.openDialog('invite'), {
    names: isAlone(game) ? 'main' : '',
  });
}

/** What others ask: above all else. */
export const asked = (/** @type {ByLink} */ game) =>
  html`${strangers(game)} ${draw(game)} ${again(game)} ${offering(game)}`;

/** Who is here, and what can be done where somebody is not. */
export function company(/** @type {ByLink} */ game) {
  const { app, live } = game;
  const { words } = app;
  if (live?.state === 'elsewhere' || live?.state === 'unable')
    return html`<p class="company">${words.format(`live-${live.state}`)}</p>`;
  return html`${byPresence(game).map(([presence, seats]) => place(game, presence, seats))}
  ${isSilent(game) ? html`<p class="silent">${words.format('live-silent')}</p>` : nothing} ${opener(game)}`;
}
