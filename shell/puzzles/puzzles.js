// Puzzles as texts, their names, and which of them a day has.

/**
 * A position in which one turn wins by force.
 * @typedef {object} Puzzle
 * @property {string} variant
 * @property {string} position
 * @property {number} turns own ones within which it is won
 * @property {number} missed how many levels of the computer play another turn
 * @property {string[]} actions the turn, an answer, and so on to the win
 */

/** The puzzles of a text. @returns {Puzzle[]} */
export function readPuzzles(/** @type {string} */ text) {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [variant, position, turns, missed, actions] = line.split('\t');
      const levels = missed === '-' ? 0 : missed.split(',').length;
      return { variant, position, turns: Number(turns), missed: levels, actions: actions.split(' ') };
    });
}

/** A short name of a puzzle, under which it is kept that it was solved. */
export function nameOf(/** @type {Puzzle} */ { variant, position }) {
  let hash = 0;
  for (const letter of variant + position) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}

/**
 * In the order in which they are offered: those of the usual game first, then of games with one option, and so on; each
 * from easy to hard.
 * @param {Puzzle[]} puzzles the easiest first
 */
export function plainFirst(puzzles) {
  const optionsOf = (/** @type {Puzzle} */ { variant }) => variant.split(';').length;
  return [...puzzles].sort((a, b) => optionsOf(a) - optionsOf(b));
}

/** The number of a day: the same all over the reader's calendar date. */
export function dayOf(/** @type {Date} */ date) {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** Whose puzzle it is on a day: the families take turns. */
export const familyOfDay = (/** @type {string[]} */ families, /** @type {number} */ day) =>
  families[day % families.length];

/** So many puzzles lie between those of two days of a family, whose number it does not divide. */
const stride = 37;

/**
 * The puzzle of a day, of those of its family: each in its turn, easy ones between hard ones.
 * @param {Puzzle[]} puzzles
 * @param {number} families how many take turns
 * @param {number} day
 */
export function puzzleOfDay(puzzles, families, day) {
  const round = Math.floor(day / families);
  return puzzles[(round * stride) % puzzles.length];
}

/**
 * The first after a number that is not solved, else the first of all that is not; at last simply the next. Others than
 * those that are wished are left out.
 * @param {Puzzle[]} list
 * @param {string[]} solved names
 * @param {number} [number]
 * @param {(puzzle: Puzzle) => boolean} [isWished]
 * @returns {Puzzle | undefined}
 */
export function nextPuzzle(list, solved, number = 0, isWished = () => true) {
  const inTurn = [...list.slice(number), ...list.slice(0, number)].filter(isWished);
  return inTurn.find((puzzle) => !solved.includes(nameOf(puzzle))) ?? inTurn[0];
}
