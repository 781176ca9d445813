// How the pieces on the page's boards look, as far as that is not a matter of style sheets.

import { replacePieces } from '../art/art.js';
import { drawLetters } from '../art/letters.js';

/** @typedef {import('./app.js').App} App */

/** The set of pieces that is drawn now. */
let shown = 'drawings';

/** Has the pieces of all boards drawn by the set that is chosen. */
export function applyPieces(/** @type {App} */ app) {
  const { pieces } = app.choices;
  if (pieces === shown) return;
  shown = pieces;
  const kinds = app.schema.families.flatMap((family) => family.kinds);
  replacePieces(pieces === 'letters' ? drawLetters(kinds) : {});
  /** @type {NodeListOf<import('lit').LitElement>} */
  const boards = app.root.querySelectorAll('motley-view, motley-hand');
  for (const board of boards) board.requestUpdate();
}
