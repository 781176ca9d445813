// How the pieces on the page's boards look, as far as that is not a matter of style sheets.

import { classicSet, replacePieces } from '../art/art.js';
import { drawLetters } from '../art/letters.js';

/** @import { PieceSet } from '../art/art.js' */

/** @typedef {Pick<import('../services/state.js').Page, 'choices' | 'dialog' | 'parts' | 'root' | 'schema'>} Page */

/** Loads the set that is chosen before the first picture. If it does not come, that is told when it is drawn. */
export async function loadPieces(/** @type {Page} */ { choices, parts }) {
  if (choices.pieces === 'bold') await parts.load('boldSet').catch(() => {});
}

/** The setting by which pieces are drawn now. */
let shown = 'classic';

/** The set that is chosen; undefined until it is loaded. @returns {PieceSet | undefined} */
function chosenSet(/** @type {Page} */ { choices, dialog, parts, schema }) {
  if (choices.pieces === 'bold') return parts.show('boldSet', dialog);
  return choices.pieces === 'letters' ? drawLetters(schema.families.flatMap(({ kinds }) => kinds)) : classicSet;
}

/** Has the pieces of all boards drawn by the set that is chosen, once it is there. */
export function applyPieces(/** @type {Page} */ app) {
  const { pieces } = app.choices;
  if (pieces === shown) return;
  const set = chosenSet(app);
  if (!set) return;
  shown = pieces;
  replacePieces(set);
  /** @type {NodeListOf<import('lit').LitElement>} */
  const boards = app.root.querySelectorAll('motley-view, motley-hand, motley-cards');
  for (const board of boards) board.requestUpdate();
}
