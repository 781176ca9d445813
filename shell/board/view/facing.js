// The directions in which pieces look, in quarter turns clockwise from the forward direction of their owner.

/** The directions on the screen, by quarter turns clockwise from up. */
export const directions = /** @type {const} */ (['up', 'right', 'down', 'left']);

/**
 * Quarter turns from the top of the screen, as the board lies.
 * @param {{ seats: string, forward: number[] }} view where its seats play
 * @param {string} seat
 * @param {number} facing
 * @param {boolean} isFlipped
 */
export function turnOnScreen({ seats, forward }, seat, facing, isFlipped) {
  return (facing + forward[seats.indexOf(seat)] + (isFlipped ? 2 : 0)) % 4;
}
