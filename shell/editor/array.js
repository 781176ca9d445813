// The start of a variant that is drawn instead of a position: the text of the variant has what stands where, and on
// which squares portals are. Without a document.

import { valueInForce, withOption } from '../table/game/variants.js';
import { placeOf, writeRows } from './draft.js';

/** @import { Family, Option } from '../../web/types.js' */
/** @import { ArrayDraft, Draft } from './draft.js' */
/** @import { Rules, Stage } from './editing.js' */

/** The option of a family that is drawn as rows, or as squares. */
export const drawnOption = (/** @type {Family} */ { options }, /** @type {'rows' | 'squares'} */ form) =>
  options.find((option) => option.form === form);

/** The size and the named squares of a variant's start. @returns {ArrayDraft} */
export function readArray(/** @type {Family} */ family, /** @type {Rules} */ { variant, frame }) {
  const option = drawnOption(family, 'squares');
  const given = option && /** @type {string | undefined} */ (valueInForce(variant, option));
  const marked = [...frame.seats].map(
    (seat) => frame.marks.find((mark) => mark.mark === 'portal' && mark.seat === seat)?.square ?? '',
  );
  return { files: frame.files, ranks: frame.ranks, squares: given?.split(',') ?? marked, isGiven: !!given };
}

/** Only pieces and their squares belong to a start: no piece has a state. @returns {Draft} */
export function asArray(/** @type {Draft} */ draft, /** @type {ArrayDraft} */ array) {
  const pieces = draft.pieces
    .filter(({ x, y }) => x < array.files && y < array.ranks)
    .map(({ square, x, y, kind, seat }) => ({ square, x, y, kind, seat }));
  return { ...draft, pieces, array };
}

/** The key of the option in which a variant is wrong; empty: that is in none. */
function optionAt(/** @type {string} */ text, /** @type {number} */ offset) {
  const before = text.slice(0, offset).lastIndexOf(';') + 1;
  return before > 0 ? text.slice(before).split('=', 1)[0] : '';
}

/**
 * Lets the rules judge a start.
 * @param {import('../../web/engine.js').Game} game
 * @param {Family} family
 * @param {Rules} rules before
 * @param {Draft} draft with an array
 * @returns {Stage}
 */
export function judgeArray(game, family, rules, draft) {
  const array = /** @type {ArrayDraft} */ (draft.array);
  const [rowsOption, squaresOption] = [drawnOption(family, 'rows'), drawnOption(family, 'squares')];
  const written = writeRows(family, array, draft.pieces);
  const isGiven = array.isGiven && array.squares.every((square) => square);
  const squares = isGiven ? array.squares.join(',') : '';
  const base = squaresOption ? withOption(rules.variant, squaresOption.key, squares) : rules.variant;
  const key = /** @type {Option} */ (rowsOption).key;
  const text = withOption(base, key, written.text);
  try {
    game.setVariant(text);
    const [view, position] = [game.view(), game.position];
    const now = { variant: game.variant, usual: position, frame: view };
    // Squares that nobody has put follow from the pieces.
    const shown = array.isGiven ? draft : { ...draft, array: readArray(family, now) };
    return { draft: shown, rules: now, verdict: { view, position } };
  } catch (thrown) {
    const error = /** @type {import('../../web/engine.js').MotleyError} */ (thrown);
    const from = text.indexOf(`;${key}=`) + key.length + 2;
    const { offset, length } = error;
    const { square } = placeOf({ ...written, fields: new Map() }, { offset: offset - from, length });
    return { draft, rules, verdict: { position: text, error, square, field: optionAt(text, offset) } };
  }
}
