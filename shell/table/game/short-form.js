// The short notation of chess: who acts, and where to. It is read where actions are typed, and written where a reader
// has chosen it.

/** @import { Action, View } from '../../../web/types.js' */

/**
 * An action as it may be typed: its piece by the letter first, "nf3", or by the file from which it comes, "gf3".
 * @param {View} view
 * @param {Action} action
 */
export function shortForms({ pieces }, { source = '', target = '' }) {
  const kind = pieces.find(({ square }) => square === source)?.kind.toLowerCase();
  // On a table without edges no square has a letter.
  if (!kind || !/^[a-z]/.test(target)) return [];
  return [kind, source[0]].flatMap((who) => [`${who}${target}`, `${who}x${target}`]);
}

/** Whether the letter of its piece and its target tell an action from those of all other pieces. */
export function isClear(/** @type {View} */ view, /** @type {Action} */ action) {
  const [own] = shortForms(view, action);
  if (!own) return false;
  const isOther = (/** @type {Action} */ other) => other.target === action.target && other.source !== action.source;
  return !view.actions.some((other) => isOther(other) && shortForms(view, other)[0] === own);
}
