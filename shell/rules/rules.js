// The rules of each family as lists of blocks, which have ids of messages, and positions for small boards.

/**
 * A small board: a position, and an action that can be seen on it.
 * @typedef {object} Figure
 * @property {string} variant
 * @property {string} [position] the start if there is none
 * @property {string} [action]
 * @property {string} caption id of its words
 */

/**
 * @typedef {{ heading: string } | { text: string } | { list: string[] } | { reading: string }
 * | { figures: Figure[] } | { picture: Figure }} Content
 *   `reading`: a rule where the source is silent and we have decided; `picture`: the board in the list of games
 */

/** @typedef {Content & { isOfPieces?: true }} Block shown beside the diagrams of the pieces too
 */

/** @type {Record<string, Block[]>} */
const files = import.meta.glob('./*.json', { eager: true, import: 'default' });

/** The rules by family; each family has a file of its name. @type {Record<string, Block[]>} */
export const rulesOf = Object.fromEntries(
  Object.entries(files).map(([path, blocks]) => [path.slice('./'.length, -'.json'.length), blocks]),
);

/** The board that shows a family in the list of games. @returns {Figure | undefined} */
export function pictureOf(/** @type {string} */ family) {
  for (const block of rulesOf[family] ?? []) if ('picture' in block) return block.picture;
  return undefined;
}
