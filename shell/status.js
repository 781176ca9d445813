// How the game stands, in words.

/**
 * @typedef {import('../web/types.js').View} View
 * @typedef {import('../web/types.js').Outcome} Outcome
 * @typedef {import('./words.js').Words} Words
 */

const countedFrom = 20;

export function seatName(/** @type {Words} */ words, /** @type {string} */ seat) {
  return words.format(`seat-${seat}`);
}

/** "White wins" or "Draw". */
export function describeResult(/** @type {Words} */ words, /** @type {Outcome} */ { result, winner }) {
  if (result === 'draw') return words.format('result-draw');
  return words.format('result-win', { seat: seatName(words, winner ?? '') });
}

/** Why the game is over, as a sentence. */
export function describeReason(
  /** @type {Words} */ words,
  /** @type {View} */ view,
  /** @type {Outcome} */ { reason = '', winner = '' },
) {
  const loser = [...view.seats].find((seat) => seat !== winner) ?? '';
  const args = {
    winner: winner && seatName(words, winner),
    loser: winner && seatName(words, loser),
  };
  return words.formatFirst([`outcome-${view.family}-${reason}`, `outcome-${reason}`], args);
}

/** What the player may do now: "may switch two cards, then moves". */
export function describePhase(/** @type {Words} */ words, /** @type {View} */ { family, turn }) {
  return words.formatFirst([`phase-${family}-${turn.phase}`, `phase-${turn.phase}`], {
    left: turn.left,
  });
}

/** What else there is to know: check, and the count towards a draw. @returns {string[]} */
export function describeDangers(
  /** @type {Words} */ words,
  /** @type {View} */ { family, pieces, turn },
) {
  const kings = pieces.filter(({ check }) => check);
  const dangers = kings.map(({ seat, square }) =>
    words.formatFirst([`status-${family}-check`, 'status-check'], {
      seat: seatName(words, seat),
      square,
    }),
  );
  if (turn.halfmoves >= countedFrom)
    dangers.push(
      words.formatFirst([`status-${family}-halfmoves`, 'status-halfmoves'], { count: turn.halfmoves }),
    );
  return dangers;
}
