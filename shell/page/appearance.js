// How the pieces on the page's boards look, as far as that is not a matter of style sheets.

import { replacePieces } from '../art/art.js';
import { drawLetters } from '../art/letters.js';

/** @typedef {Pick<import('../services/state.js').Page, 'choices' | 'root' | 'schema'>} Page */

/** The set of pieces that is drawn now. */
let shown = 'drawings';

/** Has the pieces of all boards drawn by the set that is chosen. */
export function applyPieces(/** @type {Page} */ app) {
  const { pieces } = app.choices;
  if (pieces === shown) return;
  shown = pieces;
  const kinds = app.schema.families.flatMap((family) => family.kinds);
  replacePieces(pieces === 'letters' ? drawLetters(kinds) : {});
  /** @type {NodeListOf<import('lit').LitElement>} */
  const boards = app.root.querySelectorAll('motley-view, motley-hand, motley-cards');
  for (const board of boards) board.requestUpdate();
}
