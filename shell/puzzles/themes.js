// What puzzles can be chosen by: how they are won, in how many turns, and whether the game is the usual one. Without a
// document.

import { nameOf } from './puzzles.js';

/** @import { Engine } from '../../web/engine.js' */
/** @import { Puzzle } from './puzzles.js' */

/**
 * @typedef {object} Themes
 * @property {string} end the core's code for how it is won
 * @property {string} turns within how many
 * @property {'usual' | 'twist'} game
 */

/** The themes that a reader asks for; what is left out may be anything. @typedef {Partial<Record<Key, string>>} Wish */
/** @typedef {keyof Themes} Key */

/** @type {Key[]} */
export const themeKeys = ['end', 'turns', 'game'];

/** The ends of puzzles whose lines were played, by their names. @type {Map<string, string>} */
const ends = new Map();

/** How the line of a puzzle ends. */
function endOf(/** @type {Engine} */ engine, /** @type {Puzzle} */ puzzle) {
  const name = nameOf(puzzle);
  const known = ends.get(name);
  if (known !== undefined) return known;
  const game = engine.createGame(puzzle.variant);
  try {
    game.setVariant(puzzle.variant);
    game.setPosition(puzzle.position);
    for (const text of puzzle.actions) game.play(text);
    const { reason = '' } = game.view().outcome;
    ends.set(name, reason);
    return reason;
  } finally {
    game.dispose();
  }
}

/** @returns {Themes} */
export const themesOf = (/** @type {Engine} */ engine, /** @type {Puzzle} */ puzzle) => ({
  end: endOf(engine, puzzle),
  turns: String(puzzle.turns),
  game: puzzle.variant.includes(';') ? 'twist' : 'usual',
});

/** Whether a puzzle is as it is wished. */
export const fits = (/** @type {Themes} */ themes, /** @type {Wish} */ wish) =>
  themeKeys.every((key) => wish[key] === undefined || wish[key] === themes[key]);

/** What can be wished of puzzles: the values of a theme in which they differ. */
export function choicesOf(/** @type {Themes[]} */ all, /** @type {Key} */ key) {
  const values = [...new Set(all.map((themes) => themes[key]))];
  return values.length > 1 ? values.sort() : [];
}
