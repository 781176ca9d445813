// The controls of the computer: who plays, hints, and the buttons while it thinks.

import { html, nothing } from 'lit';
import { icon } from '../../art/icons.js';
import { pageIcon } from '../../art/page-icons.js';
import { readPlayer, secondsOf } from '../../links/players.js';
import { button, signButton } from '../buttons.js';

/** @import { Player } from '../../links/players.js' */
/** @import { Session } from '../../table/game/session.js' */
/** @import { Table } from '../../table/table.js' */

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'byLink' | 'choices' | 'hints' | 'showTab' | 'table' |
 *   'words'>} Page
 */

/** The player of a seat, in short: "Person", "Level 5", "5 s". */
export function shortPlayer(/** @type {Table['words']} */ words, /** @type {Player} */ player) {
  const seconds = secondsOf(player);
  if (seconds) return words.format('players-time', { seconds });
  return player ? words.format('players-level', { level: player }) : words.format('players-person');
}

/** The players, in short. */
function summary(/** @type {Table} */ { words, opponents }, /** @type {Session} */ { view }) {
  const players = [...view.seats].map((seat) => opponents.players[seat]);
  const computers = players.filter(Boolean);
  if (computers.length === 0) return words.format('players-people', { count: players.length });
  if (players.length > 2)
    return words.format('players-mixed', {
      people: players.length - computers.length,
      computers: computers.length,
    });
  const [first, second] = players.map((player) => shortPlayer(words, player));
  return words.format('players-two', { first, second });
}

function hintButton(/** @type {Page} */ app) {
  const { words, hints } = app;
  const { hint } = hints;
  const isOff = !hints.isPossible || Boolean(hint?.task);
  const next = hint?.steps.length ? hint.stage + 1 : 1;
  return html`<button type="button" class="hint-button" ?disabled=${isOff} @click=${() => hints.ask()}>
    ${icon('bulb')}<span class="label">${words.format(hint?.task ? 'hint-thinking' : `hint-${next}`)}</span>
  </button>`;
}

/** In games with computers: what hurries, holds and releases them. In the turns of others only the places are kept. */
function turnButtons(/** @type {Table} */ { words, opponents, whoseTurn }, /** @type {Session} */ { hasEnded }) {
  if (Object.values(opponents.players).every((player) => !player)) return nothing;
  const { kind, isComputing } = whoseTurn;
  const isComputers = kind === 'computer' && !hasEnded;
  const shownIf = (/** @type {boolean} */ isShown) => ({ names: isShown ? 'square' : 'square unseen' });
  /** @type {['wait' | 'resume', string]} */
  const [sign, id] = isComputing || kind !== 'computer' ? ['wait', 'computer-hold'] : ['resume', 'computer-go-on'];
  const toggle = () => (isComputing ? opponents.hold() : opponents.goOn());
  return html`${signButton(icon('play'), words.format('computer-now'), () => opponents.playNow(), shownIf(isComputing))}
    ${signButton(pageIcon(sign), words.format(id), toggle, shownIf(isComputers))}`;
}

/** A button that names the players and leads to the seats, where they are changed. */
export function playersButton(/** @type {Page} */ app, /** @type {Session} */ session) {
  const open = () => {
    app.showTab('game');
    document.getElementById('tab-game')?.focus();
  };
  return html`<button type="button" class="players-button" @click=${open}>
    ${pageIcon('people')}<span class="only-spoken">${app.words.format('players')}:</span>
    ${summary(app.table, session)}
  </button>`;
}

/** A hint for people, and buttons for computers. Each has its place in all turns, so that none moves under a finger. */
export const computerControls = (/** @type {Page} */ app, /** @type {Session} */ session) =>
  html`${hintButton(app)} ${turnButtons(app.table, session)}`;

/** The activity of the computer; shown where otherwise the task of the player stands. */
export function thinkingLine(/** @type {Table} */ { words, opponents }, /** @type {Session} */ { view }) {
  const level = opponents.players[view.turn.player];
  if (opponents.isHeld) return words.format('computer-held');
  const { depth = 0 } = opponents.thinking?.report ?? {};
  const seconds = secondsOf(level);
  return words.format(seconds ? 'computer-thinks-time' : 'computer-thinks', { level, seconds, depth });
}

/** Before the first action: a button that gives the other seats to the computer. */
export function computerOffer(/** @type {Page} */ { table, choices, byLink }, /** @type {Session} */ { view }) {
  const { words, opponents } = table;
  const level = readPlayer(choices.level);
  const { seats, turn } = view;
  if (byLink || [...seats].some((seat) => opponents.players[seat])) return nothing;
  const players = Object.fromEntries([...seats].map((seat) => [seat, seat === turn.player ? 0 : level]));
  const offer = words.format('computer-offer-do', { level, seconds: secondsOf(level) });
  return html`<div class="offer">
    <h3>${words.format('computer-offer')}</h3>
    <div class="row">
      ${button(pageIcon('people'), offer, () => table.setPlayers(players))}
    </div>
  </div>`;
}
