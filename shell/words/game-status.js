// Describes the state of a game in words: result, phase of the turn, check, and the count towards a draw.

import { playerAt, seatId } from './seat-names.js';

/** @import { Outcome, View } from '../../web/types.js' */
/** @import { Words } from './words.js' */

const countedFrom = 20;

/** The name that was given to a seat, if any. @typedef {(seat: string) => string | undefined} Called */

/** @type {Called} */
const unnamed = () => undefined;

/**
 * "White wins", with a name "Anna wins", or "Draw".
 * @param {Words} words
 * @param {string} family
 * @param {Outcome} outcome
 * @param {Called} [called]
 */
export function describeResult(words, family, { result, winner = '' }, called = unnamed) {
  if (result === 'draw') return words.format('result-draw');
  return words.format('result-win', { seat: playerAt({ called }, family, winner) });
}

/**
 * Why the game is over, as a sentence.
 * @param {Words} words
 * @param {View} view
 * @param {Outcome} outcome
 * @param {Called} [called]
 */
export function describeReason(words, view, { reason = '', winner = '' }, called = unnamed) {
  const loser = [...view.seats].find((seat) => seat !== winner) ?? '';
  const name = (/** @type {string} */ seat) => playerAt({ called }, view.family, seat);
  const args = { winner: winner && name(winner), loser: winner && name(loser) };
  return words.formatFirst([`outcome-${view.family}-${reason}`, `outcome-${reason}`], args);
}

/** The actions open to the player: "may switch two cards, then moves". */
export function describePhase(/** @type {Words} */ words, /** @type {View} */ { family, turn, actions }) {
  if (actions.every(({ type }) => type === 'pass')) return words.format('phase-pass');
  return words.formatFirst([`phase-${family}-${turn.phase}`, `phase-${turn.phase}`], {
    left: turn.left,
  });
}

/**
 * The same with the way that the player's King has to go, which is enough where a turn is one move. A King that is
 * held is to be carried: that is all there is to say.
 * @param {Words} words
 * @param {View} view
 * @param {(code: string) => string} kindOf the id of the name of a kind
 */
export function describeTask(words, view, kindOf) {
  const phase = describePhase(words, view);
  const [goal] = view.pieces
    .flatMap(({ seat, kind, goal, on }) =>
      goal && seat === view.turn.player ? [{ ...goal, kind, isHeld: !!on?.captive }] : [],
    )
    .sort((one, other) => Number(other.isHeld) - Number(one.isHeld) || one.steps - other.steps);
  if (!goal) return phase;
  const { square, steps, kind, isHeld } = goal;
  const mark = view.marks.find((mark) => mark.square === square && mark.mark !== 'pending')?.mark ?? '';
  if (isHeld) return words.format('status-carry', { square, steps });
  const ids = [`status-${view.family}-goal`, 'status-goal'];
  const way = words.formatFirst(ids, { steps, mark, kind: kindOf(kind) });
  return view.turn.of ? `${phase} ${way}` : way;
}

/**
 * The dangers of which a player is warned: check, with the king's square, and the count towards a draw.
 * @returns {{ text: string, king?: string }[]}
 */
export function findDangers(/** @type {Words} */ words, /** @type {View} */ { family, pieces, turn, seats }) {
  // With more than two seats the strip of seats shows who is in check, so only the player to act is named here.
  const kings = pieces.filter(({ check, seat }) => check && (seats.length === 2 || seat === turn.player));
  const checks = kings.map(({ seat, square }) => {
    const args = { seat: seatId(family, seat), square };
    return { text: words.formatFirst([`status-${family}-check`, 'status-check'], args), king: square };
  });
  if (turn.halfmoves < countedFrom) return checks;
  const args = { count: turn.halfmoves };
  return [...checks, { text: words.formatFirst([`status-${family}-halfmoves`, 'status-halfmoves'], args) }];
}

/** The same in words alone. */
export function describeDangers(/** @type {Words} */ words, /** @type {View} */ view) {
  return findDangers(words, view).map(({ text }) => text);
}
