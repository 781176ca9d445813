// The controls of the computer: who plays, hints, and the buttons while it thinks.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../table/session.js').Session} Session
 */

/** Who plays a seat: "person", "computer, level 5". */
export function playerName(/** @type {App} */ { words }, /** @type {number} */ level) {
  return level ? words.format('player-computer', { level }) : words.format('player-person');
}

/** Who plays, in short. */
function summary(/** @type {App} */ { words, computer }, /** @type {Session} */ { view }) {
  const players = [...view.seats].map((seat) => computer.players[seat]);
  const computers = players.filter(Boolean);
  if (computers.length === 0) return words.format('players-people', { count: players.length });
  if (players.length > 2)
    return words.format('players-mixed', {
      people: players.length - computers.length,
      computers: computers.length,
    });
  const [first, second] = players.map((level) =>
    level ? words.format('players-level', { level }) : words.format('players-person'),
  );
  return words.format('players-two', { first, second });
}

function hintButton(/** @type {App} */ app, /** @type {Session} */ session) {
  const { words, computer } = app;
  const { hint } = computer;
  const isOff = session.outcome.result !== 'ongoing' || Boolean(hint?.task) || hint?.stage === 3;
  const next = hint?.steps.length && hint.stage < 3 ? hint.stage + 1 : 1;
  return html`<button type="button" class="hint-button" ?disabled=${isOff} @click=${() => computer.askHint()}>
    ${icon('bulb')}${words.format(hint?.task ? 'hint-thinking' : `hint-${next}`)}
  </button>`;
}

/** The buttons while it is the turn of a computer. */
function turnButtons(/** @type {App} */ app) {
  const { words, computer } = app;
  if (!computer.isToAct)
    return html`<button type="button" @click=${() => computer.goOn()}>
      ${icon('play')}${words.format('computer-go-on')}
    </button>`;
  return html`<button type="button" @click=${() => computer.playNow()}>
      ${icon('play')}${words.format('computer-now')}
    </button>
    <button
      type="button"
      class="square"
      aria-label=${words.format('computer-hold')}
      title=${words.format('computer-hold')}
      @click=${() => computer.hold()}
    >
      ${icon('pause')}
    </button>`;
}

export function computerControls(/** @type {App} */ app, /** @type {Session} */ session) {
  const { words, computer } = app;
  const isOver = session.outcome.result !== 'ongoing';
  return html`<div class="row">
    <button type="button" class="players-button" @click=${() => app.openDialog('players')}>
      ${icon('people')}<span class="only-spoken">${words.format('players')}:</span>
      ${summary(app, session)}
    </button>
    ${isOver ? nothing : computer.isItsTurn ? turnButtons(app) : hintButton(app, session)}
    ${computer.hint?.text ? html`<p class="hint-text" aria-hidden="true">${computer.hint.text}</p>` : nothing}
  </div>`;
}

/** What the computer is doing; shown where otherwise the player is told what to do. */
export function thinkingLine(
  /** @type {import('../table/host.js').Host} */ { words, computer },
  /** @type {Session} */ { view },
) {
  const level = computer.players[view.turn.player];
  if (computer.isHeld) return words.format('computer-held');
  const { depth = 0 } = computer.thinking?.report ?? {};
  return words.format('computer-thinks', { level, depth });
}

/** The level of the computer if none was chosen. */
const usualLevel = 3;

/** Before the first action: a button that gives the other seats to the computer. */
export function computerOffer(/** @type {App} */ app, /** @type {Session} */ { view }) {
  const { words, computer } = app;
  const { seats, turn } = view;
  if ([...seats].some((seat) => computer.players[seat])) return nothing;
  const players = Object.fromEntries([...seats].map((seat) => [seat, seat === turn.player ? 0 : usualLevel]));
  return html`<div class="offer">
    <h3>${words.format('computer-offer')}</h3>
    <div class="row">
      <button type="button" @click=${() => app.seatPlayers(players)}>
        ${icon('people')}${words.format('computer-offer-do')}
      </button>
    </div>
  </div>`;
}
