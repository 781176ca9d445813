// Describes lines of actions that have not been played, in the same way as those of the game.

import { Session } from '../game/session.js';

/** @import { Engine, Game } from '../../../web/engine.js' */
/** @import { Place } from '../../../web/jobs.js' */
/** @import { View } from '../../../web/types.js' */
/** @import { Step } from '../game/session.js' */

/** The position that a session shows, in the form that the worker needs. @returns {Place} */
export function placeOf(/** @type {Session} */ { game, start, usual, steps, at }) {
  const actions = steps.slice(0, at).map(({ text }) => text);
  return { variant: game.variant, position: start === usual ? undefined : start, actions };
}

/**
 * Plays a line on a copy of a game, and returns what a function finds there.
 * @template Result
 * @param {Engine} engine
 * @param {Game} game is not changed
 * @param {string[]} line
 * @param {(aside: Session) => Result} look
 * @returns {Result}
 */
function playAside(engine, game, line, look) {
  const aside = new Session(engine, game.variant, game.position);
  try {
    for (const action of line) aside.play(action);
    return look(aside);
  } finally {
    aside.dispose();
  }
}

/** @returns {Step[]} */
export function lineSteps(/** @type {Engine} */ engine, /** @type {Game} */ game, /** @type {string[]} */ line) {
  return playAside(engine, game, line, ({ steps }) => steps);
}

/** The view at the end of a line and the squares of its last action. @returns {{ view: View, last: string[] }} */
export function lineEnd(/** @type {Engine} */ engine, /** @type {Game} */ game, /** @type {string[]} */ line) {
  return playAside(engine, game, line, ({ view, last }) => ({ view, last }));
}
