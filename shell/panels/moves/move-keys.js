// The keys of all lists of moves: they go through the game.

/** @import { Session } from '../../table/game/session.js' */
/** @import { Table } from '../../table/table.js' */

/** @type {Record<string, number>} */
const ways = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** Handles the arrow keys, which go through the game; the focus moves along. */
export function walkMoves(
  /** @type {Table} */ table,
  /** @type {Session} */ session,
  /** @type {KeyboardEvent} */ event,
) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const way = ways[event.key];
  if (!way) return;
  event.preventDefault();
  table.goTo(Math.min(Math.max(session.at + way, 0), session.steps.length));
  requestAnimationFrame(() => /** @type {HTMLElement | null} */ (list.querySelector('[tabindex="0"]'))?.focus());
}
