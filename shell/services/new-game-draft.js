// The state of the dialog for a new game: the entered texts, and the errors with which the rules refuse them.

/** @import { Choice } from '../../web/types.js' */
/** @import { Begin } from './arrangement.js' */

/** @typedef {Pick<import('./state.js').Page, 'engine'>} Page */

/**
 * The state of the form: the variant as it is typed, and the last one that was valid.
 * @typedef {object} Draft
 * @property {string} text
 * @property {string} variant canonical
 * @property {string} position
 * @property {unknown} [error] of the text
 * @property {unknown} [positionError]
 * @property {Choice[]} choices the pieces that have a choice of forms
 * @property {Begin} [army] how their forms are settled, if somebody has said so
 * @property {string} [players] as in links
 * @property {boolean} [isByLot] whether lots are drawn for the seats of the players
 * @property {boolean} [isApart] whether each side has back sides of its own
 * @property {string} [clock] as in links
 * @property {number} [seed] that draws the start
 * @property {boolean} [isByLink] whether the people play by link
 * @property {boolean} [hasManners] whether they agree on manners at the table
 */

/**
 * How the forms of pieces are settled: cards are chosen in secret, sides begin as the variant has them.
 * @returns {Begin}
 */
export function armyOf(/** @type {Draft} */ { army, choices }) {
  if (choices.length === 0) return 'usual';
  return army ?? (choices[0].forms[0].cards === undefined ? 'usual' : 'secret');
}

/** The state of the form with a changed text or position, checked by the engine. */
export function makeDraft(/** @type {Page} */ app, /** @type {Partial<Draft> & { text: string }} */ given) {
  const { text, variant = '', position = '', ...others } = given;
  /** @type {Draft} */
  const draft = { ...others, text, variant, position, choices: [], error: undefined, positionError: undefined };
  /** @type {import('../../web/engine.js').Game | undefined} */
  let game;
  try {
    game = app.engine.createGame(text);
    game.setVariant(text);
    draft.variant = game.variant;
    try {
      if (position.trim()) game.setPosition(position.trim());
    } catch (positionError) {
      draft.positionError = positionError;
    }
    draft.choices = game.choices();
  } catch (error) {
    draft.error = error;
  } finally {
    game?.dispose();
  }
  return draft;
}
