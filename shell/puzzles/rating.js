// A reader's rating in the puzzles of each family, by Elo's rule: a puzzle is an opponent, and each counts once a day.
// It is kept in the browser, if that permits storage. It has a place of its own beside what was solved, since a tab of
// an earlier version writes only what that version knows.

const place = 'motley-puzzle-ratings';

/** Where everybody begins. */
export const firstRating = 1000;

/** The most that one puzzle changes. */
const most = 32;

/**
 * The day of the last rated puzzle, and which ones were rated on it.
 * @typedef {{ ratings: Record<string, number>, day: number, rated: string[] }} Ratings
 */

/** A rating, and by how much it has just changed. @typedef {{ rating: number, change: number }} Rated */

/**
 * The figure against which a puzzle is rated. Nobody has measured it: it is estimated, 200 for each own turn and 100
 * for twice as many actions.
 * @param {number} turns own ones within which it is won
 * @param {number} actions possible ones at its start
 */
export const figureOf = (turns, actions) => 400 + 200 * turns + Math.round(100 * Math.log2(Math.max(1, actions)));

/** The rating after a puzzle with a figure. */
export function ratingAfter(/** @type {number} */ rating, /** @type {number} */ figure, /** @type {boolean} */ isWon) {
  const expected = 1 / (1 + 10 ** ((figure - rating) / 400));
  return Math.round(rating + most * (Number(isWon) - expected));
}

/** @returns {Ratings} what is kept, where it makes sense */
function readRatings() {
  try {
    const { ratings, day, rated } = Object(JSON.parse(localStorage.getItem(place) ?? '{}'));
    return {
      ratings: Object.fromEntries(Object.entries(Object(ratings)).filter(([, rating]) => Number.isInteger(rating))),
      day: Number.isInteger(day) ? day : 0,
      rated: Array.isArray(rated) ? rated : [],
    };
  } catch {
    return { ratings: {}, day: 0, rated: [] };
  }
}

/** The rating in a family; undefined before its first puzzle. @returns {number | undefined} */
export const ratingIn = (/** @type {string} */ family) => readRatings().ratings[family];

/**
 * Rates a puzzle that was won or lost; undefined if it was rated that day already.
 * @param {string} family
 * @param {string} name of the puzzle
 * @param {number} figure
 * @param {boolean} isWon
 * @param {number} today
 * @returns {Rated | undefined}
 */
export function ratePuzzle(family, name, figure, isWon, today) {
  const before = readRatings();
  const rated = before.day === today ? before.rated : [];
  if (rated.includes(name)) return undefined;
  const { [family]: old = firstRating } = before.ratings;
  const rating = ratingAfter(old, figure, isWon);
  const after = { ratings: { ...before.ratings, [family]: rating }, day: today, rated: [...rated, name] };
  try {
    localStorage.setItem(place, JSON.stringify(after));
  } catch {
    // Storage may be forbidden. Nothing is rated then.
    return undefined;
  }
  return { rating, change: rating - old };
}
