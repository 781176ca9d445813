// The games of boards over a reload that a reader asks for, because a file of ours is gone from the host. Nothing else
// is ever stored, and a stored game is taken away when the page is back.

/** The name of the entry in the storage. */
const name = 'motley-kept';

/**
 * A board of the page.
 * @typedef {{ mode: string, toLink: () => string }} Board
 */

/** The fragment of the link of a board on which a reader plays; null: it has no game. @returns {string | null} */
function gameOf(/** @type {Board} */ board) {
  try {
    return ['', 'play'].includes(board.mode) ? board.toLink().replace(/^[^#]*#/, '') : null;
  } catch {
    return null;
  }
}

/**
 * Where games are kept.
 * @typedef {object} Place
 * @property {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} storage of the tab
 * @property {string} page its address
 * @property {Board[]} boards all boards of the page
 */

/** Stores the games of all boards. */
export function keepGames(/** @type {Place} */ { storage, page, boards }) {
  storage.setItem(name, JSON.stringify([page, ...boards.map(gameOf)]));
}

/** The stored game of a board, which is taken away; null: there is none. @returns {string | null} */
export function takeGame(/** @type {Place} */ { storage, page, boards }, /** @type {unknown} */ board) {
  const [stored, ...games] = JSON.parse(storage.getItem(name) ?? '[]');
  const at = /** @type {unknown[]} */ (boards).indexOf(board);
  if (stored !== page || games.length !== boards.length || !games[at]) return null;
  const game = games[at];
  games[at] = null;
  if (games.some(Boolean)) storage.setItem(name, JSON.stringify([page, ...games]));
  else storage.removeItem(name);
  return game;
}
