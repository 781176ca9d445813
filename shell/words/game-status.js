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
export function describePhase(/** @type {Words} */ words, /** @type {View} */ { family, turn, actions, hands }) {
  if (actions.every(({ type }) => type === 'pass')) return words.format('phase-pass');
  const phase = `phase-${family}-${turn.phase}`;
  const kinds = hands.flatMap(({ seat, kind, count }) => (seat === turn.player && count > 0 ? [kind] : []));
  // Of the last kind in the hand there may be more to say.
  const ids = kinds.length === 1 ? [`${phase}-${kinds[0]}`, phase] : [phase];
  return words.formatFirst([...ids, `phase-${turn.phase}`], { left: turn.left });
}

/**
 * What is to be done about captives: where one's own piece carries a captive, who has to make room there, and which
 * piece carries a captive of one's own.
 * @param {Words} words
 * @param {View} view
 * @param {(code: string) => string} kindOf the id of the name of a kind
 */
function describeCaptives(words, { pieces, turn }, kindOf) {
  return pieces.flatMap(({ seat, kind, square, goal, on }) => {
    if (!on?.captive) return [];
    if (seat !== turn.player)
      return on.seat === turn.player
        ? [words.format('status-free', { kind: kindOf(on.kind), actor: kindOf(kind), square })]
        : [];
    if (!goal) return [];
    const there = pieces.find((piece) => piece.square === goal.square && piece.seat === seat && !piece.on?.captive);
    const carry = words.format('status-carry', { square: goal.square });
    return there ? [carry, words.format('status-carry-first', { kind: kindOf(there.kind) })] : [carry];
  });
}

/**
 * The same with the way that the player's King has to go, which is enough where a turn is one move. Where a King is
 * held, what is to be done about that is all there is to say.
 * @param {Words} words
 * @param {View} view
 * @param {(code: string) => string} kindOf the id of the name of a kind
 */
export function describeTask(words, view, kindOf) {
  const captives = describeCaptives(words, view, kindOf);
  if (captives.length > 0) return captives.join(' ');
  const phase = describePhase(words, view);
  const [goal] = view.pieces
    .flatMap(({ seat, kind, goal }) => (goal && seat === view.turn.player ? [{ ...goal, kind }] : []))
    .sort((one, other) => one.steps - other.steps);
  if (!goal) return phase;
  const { square, steps, kind } = goal;
  const mark = view.marks.find((mark) => mark.square === square && mark.mark !== 'pending')?.mark ?? '';
  const ids = [`status-${view.family}-goal`, 'status-goal'];
  const way = words.formatFirst(ids, { steps, mark, kind: kindOf(kind) });
  return view.turn.of ? `${phase} ${way}` : way;
}

/**
 * The dangers of which a player is warned: check, with the king's square, and the count towards a draw.
 * @returns {{ text: string, king?: string, seat?: string }[]}
 */
export function findDangers(/** @type {Words} */ words, /** @type {View} */ { family, pieces, turn, seats }) {
  // With more than two seats the strip of seats shows who is in check, so only the player to act is named here.
  const kings = pieces.filter(({ check, seat }) => check && (seats.length === 2 || seat === turn.player));
  const checks = kings.map(({ seat, square }) => {
    const args = { seat: seatId(family, seat), square };
    return { text: words.formatFirst([`status-${family}-check`, 'status-check'], args), king: square, seat };
  });
  if (turn.halfmoves < countedFrom) return checks;
  const args = { count: turn.halfmoves };
  return [...checks, { text: words.formatFirst([`status-${family}-halfmoves`, 'status-halfmoves'], args) }];
}

/** The same in words alone. */
export function describeDangers(/** @type {Words} */ words, /** @type {View} */ view) {
  return findDangers(words, view).map(({ text }) => text);
}
