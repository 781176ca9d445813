// Which puzzles were solved, and on how many days in a row that of the day. It is kept in the browser, if that permits
// storage.

const place = 'motley-puzzles';

/** @typedef {{ solved: string[], day: number, streak: number }} Solved the last day whose puzzle was solved */

/** @returns {Solved} */
export function readSolved() {
  try {
    const { solved, day, streak } = JSON.parse(localStorage.getItem(place) ?? '{}');
    return {
      solved: Array.isArray(solved) ? solved.filter((name) => typeof name === 'string') : [],
      day: Number.isInteger(day) ? day : 0,
      streak: Number.isInteger(streak) ? streak : 0,
    };
  } catch {
    return { solved: [], day: 0, streak: 0 };
  }
}

/** The days in a row up to today; one that is not over yet does not break them. */
export function streakOn(/** @type {Solved} */ { day, streak }, /** @type {number} */ today) {
  return day === today || day === today - 1 ? streak : 0;
}

/**
 * Keeps that a puzzle was solved.
 * @param {string} name
 * @param {number} [today] where it was the puzzle of that day
 */
export function noteSolved(name, today) {
  const before = readSolved();
  const after = { ...before, solved: [...new Set([...before.solved, name])] };
  if (today !== undefined && before.day !== today)
    Object.assign(after, { day: today, streak: streakOn(before, today) + 1 });
  try {
    localStorage.setItem(place, JSON.stringify(after));
  } catch {
    // Storage may be forbidden. The puzzle is then not marked.
  }
}
