// The state of the dialog for a new game: the entered texts, and the errors with which the rules refuse them.

/** @typedef {Pick<import('./state.js').Page, 'engine'>} Page */

/**
 * The state of the form: the variant as it is typed, and the last one that was valid.
 * @typedef {object} Draft
 * @property {string} text
 * @property {string} variant canonical
 * @property {string} position
 * @property {unknown} [error] of the text
 * @property {unknown} [positionError]
 * @property {import('./arrangement.js').Cards} cards
 * @property {string} [players] as in links
 * @property {string} [clock] as in links
 * @property {number} [seed] that draws the start
 * @property {boolean} [isByLink] whether the people play by link
 * @property {boolean} [hasManners] whether they agree on manners at the table
 */

/** The state of the form with a changed text or position, checked by the engine. */
export function makeDraft(/** @type {Page} */ app, /** @type {Partial<Draft> & { text: string }} */ given) {
  const { text, variant = '', position = '', cards = 'chosen', players, clock, seed, isByLink, hasManners } = given;
  /** @type {Draft} */
  const draft = { text, variant, position, cards, players, clock, seed, isByLink, hasManners };
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
  } catch (error) {
    draft.error = error;
  } finally {
    game?.dispose();
  }
  return draft;
}
