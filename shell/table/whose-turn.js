// Whose turn it is, asked at one screen. All that depends on it asks the table, which asks here: the status, the seats,
// the hand, hints, the offer to pass, the board, computers, and who decides how a game ends.

/** @import { View } from '../../web/types.js' */
/** @import { Players } from '../links/players.js' */

/**
 * A game by link, as far as it decides who may act.
 * @typedef {object} LinkedTurn
 * @property {string} own the seat of this browser; empty: it looks on
 * @property {boolean} isOnLine whether the position shown goes on from what others know
 * @property {string} computing the seat whose holder computes what the computers do
 * @property {boolean} [isLive] whether this browser is told at once what the others do
 * @property {boolean} [isAgreed] whether a draw that was offered is taken
 * @property {string} [chooses] the seat that has to choose forms of its pieces before the game begins
 * @property {string} [shows] the seat that has to show its choice, once all have chosen
 */

/**
 * The state around a game that decides who may act, as the owner of the table says it.
 * @typedef {object} Around
 * @property {boolean} [isPicture] readers only look at the board: a diagram, or a replay
 * @property {boolean} [isResting] the board is in no document
 * @property {'done' | 'answered' | null} [task] done: a task is solved, or what was tried is judged; answered: the
 *   solution of a task plays the opponent
 * @property {string} [arranging] the seat that chooses at this screen before the game begins
 * @property {LinkedTurn} [byLink] who plays by link
 * @property {string} [seats] the seats of the reader of an embedded board, where they are not all; a computer or the
 *   page around acts for the others
 */

/**
 * The state of a game at a table.
 * @typedef {object} GameState
 * @property {Pick<View, 'seats' | 'turn' | 'standings' | 'outcome'>} view the position shown
 * @property {{ result: string }} outcome of the position shown, by the rules or because people ended the game
 * @property {{ seat: string }[]} steps all actions that are known
 * @property {number} at how many of them lead to the position shown
 * @property {Players} players who plays each seat
 * @property {boolean} hasEnded whether the game has ended, also while an earlier position is shown
 * @property {boolean} isHeld whether the user has stopped the computers
 * @property {boolean} isComplete whether a turn is complete, and its player has to confirm its end
 * @property {boolean} isAside whether the board shows another position than that of the game
 * @property {Around} around
 */

/**
 * The player who is to do something next in the position shown.
 *
 * - `none`: there is no game.
 * - `over`: nobody; the game has ended.
 * - `offered`: a person elsewhere or here is offered a draw by link, and takes it or plays on.
 * - `done`: nobody; a task is done.
 * - `answered`: the solution of a task, for the opponent.
 * - `choosing`: a player who has to choose forms of pieces before the game begins.
 * - `showing`: a player who has chosen in secret, and has to show that.
 * - `watched`: somebody who is not at this screen, where the position is only looked at.
 * - `ending`: a person at this screen, who has to confirm the end of a complete turn.
 * - `elsewhere`: a person elsewhere, or a computer that is computed there; on an embedded board whoever the page around
 *   acts for.
 * - `computer`: a computer that is computed here.
 * - `person`: a person at this screen.
 * @typedef {'none' | 'over' | 'offered' | 'done' | 'answered' | 'choosing' | 'showing' | 'watched' | 'ending' |
 *   'elsewhere' | 'computer' | 'person'} Kind
 */

/**
 * @typedef {object} WhoseTurn
 * @property {Kind} kind
 * @property {string} seat of the one who is to do it; empty where that is nobody
 * @property {boolean} mayAct whether somebody at this screen may act on the board now
 * @property {boolean} isComputing whether a computer is to act now: nobody has stopped it, and nobody looks back
 * @property {boolean} isAwaited whether somebody else is to act now, whose action comes by itself: a computer, or a
 *   player elsewhere in a live game. Meanwhile a person here can plan the next action
 * @property {string[]} people the seats of those who play at this screen and are not out; without any the game is only
 *   watched
 * @property {string} own the only seat that somebody at this screen plays, also when it is out; empty: there are
 *   several or none
 * @property {boolean} isFixed whether others are told of each action at once, so that nothing is taken back here
 * @property {string} reader the seat that is told the news and whose hand is shown: that of the person who is to act,
 *   else of the person who acted last; where the game is only watched, the seat that is to act
 */

/** @type {WhoseTurn} */
const nobody = {
  kind: 'none',
  seat: '',
  mayAct: false,
  isComputing: false,
  isAwaited: false,
  people: [],
  own: '',
  isFixed: false,
  reader: '',
};

/** Whether a seat is not left to others elsewhere. */
function isHere(/** @type {GameState['around']} */ { byLink, seats }, /** @type {string} */ seat) {
  return (!byLink || byLink.own === seat) && (!seats || seats.includes(seat));
}

/** The seats that people at this screen play, also those that are out. @returns {string[]} */
function seatsHere(/** @type {GameState} */ { view, players, around }) {
  return [...view.seats].filter((seat) => !players[seat] && isHere(around, seat));
}

/** Whether the page around an embedded board acts for a seat. */
function hasOthers(/** @type {GameState} */ { view, players, around: { seats } }) {
  return Boolean(seats) && [...view.seats].some((seat) => !players[seat] && !seats?.includes(seat));
}

/** @returns {Kind} */
function kindOf(/** @type {GameState} */ state) {
  const { view, outcome, players, steps, at, isComplete, around } = state;
  const { isPicture, task, arranging, byLink } = around;
  const { player } = view.turn;
  if (outcome.result !== 'ongoing')
    return byLink && !byLink.isAgreed && outcome.result === 'draw' && view.outcome.result === 'ongoing'
      ? 'offered'
      : 'over';
  if (task) return task;
  if (arranging || byLink?.chooses) return 'choosing';
  if (byLink?.shows) return 'showing';
  if (isPicture || (byLink && !(byLink.own && byLink.isOnLine))) return 'watched';
  if (hasOthers(state) && at < steps.length) return 'watched';
  if (isComplete) return 'ending';
  const kind = players[player] ? 'computer' : 'person';
  if (!byLink) return kind === 'computer' || isHere(around, player) ? kind : 'elsewhere';
  return byLink.own === (players[player] ? byLink.computing : player) ? kind : 'elsewhere';
}

function seatOf(/** @type {Kind} */ kind, /** @type {GameState} */ { view, steps, at, around }) {
  if (kind === 'over' || kind === 'done') return '';
  if (kind === 'ending') return steps[at - 1].seat;
  return around.arranging || around.byLink?.chooses || around.byLink?.shows || view.turn.player;
}

/** @returns {string} */
function readerOf(/** @type {string[]} */ people, /** @type {string} */ seat, /** @type {GameState} */ state) {
  const { steps, at } = state;
  if (people.length === 0 || people.includes(seat)) return seat;
  for (let i = at; i > 0; i--) if (people.includes(steps[i - 1].seat)) return steps[i - 1].seat;
  return people[0];
}

/**
 * Whose turn it is in the game at a table, and what this screen has to do with it.
 * @param {GameState | null} state null: there is no game
 * @returns {WhoseTurn}
 */
export function whoseTurnHere(state) {
  if (!state) return nobody;
  const { view, steps, at, hasEnded, isHeld, isAside, around } = state;
  const kind = kindOf(state);
  const seat = seatOf(kind, state);
  const here = seatsHere(state);
  const isOut = (/** @type {string} */ of) => view.standings.some(({ seat, owner }) => seat === of && owner !== seat);
  const people = here.filter((seat) => !isOut(seat));
  const own = here.length === 1 ? here[0] : '';
  const isComputing = kind === 'computer' && at === steps.length && !isHeld && !around.isResting;
  const isAwaited = isComputing || (kind === 'elsewhere' && at === steps.length && Boolean(around.byLink?.isLive));
  // Where a computer waits, somebody may act for it; not for one that plays people elsewhere, nor when one is out. Who
  // looks back in a game that has ended sees its actions only.
  const isOutside = own !== '' && people.length === 0;
  const isAmongOthers = Boolean(around.byLink || around.seats);
  const canStandIn = kind === 'computer' && !isComputing && !isAmongOthers && !isOutside && !hasEnded;
  const mayAct = (kind === 'person' || canStandIn) && !isAside;
  const reader = readerOf(people, seat || view.turn.player, state);
  return { kind, seat, mayAct, isComputing, isAwaited, people, own, isFixed: hasOthers(state), reader };
}
