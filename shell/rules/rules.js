// The rules of each family as lists of blocks, which have ids of messages, and positions for small boards. Which of
// them hold in a variant, the core says: their ids are `rules-FAMILY-` and the core's key.

/**
 * A small board: a position, and an action that can be seen on it.
 * @typedef {object} Figure
 * @property {string} variant
 * @property {string} [position] the start if there is none
 * @property {string[]} [before] the actions played from there until the figure begins
 * @property {string} [action]
 * @property {Result} result
 * @property {string} caption id of its words
 * @property {string[]} [shows] ids of the statements that it shows, and with which it stands; if there are none, its
 *   words are such a statement themselves
 * @property {string} [name] id of a name as short as can be, where it stands in an overview too
 */

/**
 * The claims in the words of a figure; the tests hold them against the core.
 * @typedef {object} Result
 * @property {string[]} [captures] the squares on which the action captures
 * @property {string} [outcome] how it ends the game; if nothing is said, it goes on
 * @property {string} [legal] an action that is legal, where none is shown
 * @property {string} [illegal] one that is not
 * @property {[from: string, to: string, reason: string]} [refused] why none leads from one square to another
 */

/**
 * The words above the pictures of some figures that are to be seen together: at the top of the rules, and beside
 * lessons.
 * @typedef {{ heading: string, text: string }} Overview
 */

/**
 * @typedef {{ heading: string } | { text: string } | { list: string[] } | { reading: string }
 * | { figures: Figure[], overview?: Overview } | { about: string[] } | { manners: string[] }} Content
 *   `reading`: a rule where the source leaves a choice, and we have chosen; `about`: statements that stand folded at
 *   the end, with a word on where the rules come from; `manners`: what the people at a table may agree on, shown where
 *   they have
 */

/** @typedef {Content & { isOfPieces?: true }} Block shown beside the diagrams of the pieces too
 */

const files = /** @type {Record<string, () => Promise<Block[]>>} */ (
  import.meta.glob(['./*.json', '!./pictures.json'], { import: 'default' })
);

/** Loads the rules of a family, which have a file of its name. */
export const loadRules = (/** @type {string} */ family) => files[`./${family}.json`]();
