// Lines of actions that have not been played, told like those that have.

import { Session } from '../table/session.js';

/**
 * @typedef {import('../../web/engine.js').Engine} Engine
 * @typedef {import('../../web/engine.js').Game} Game
 * @typedef {import('../../web/types.js').View} View
 * @typedef {import('../../web/jobs.js').Place} Place
 * @typedef {import('../table/session.js').Step} Step
 */

/** The position that a session shows, as the jobs want it. @returns {Place} */
export function placeOf(/** @type {Session} */ { game, start, usual, steps, at }) {
  const actions = steps.slice(0, at).map(({ text }) => text);
  return { variant: game.variant, position: start === usual ? undefined : start, actions };
}

/**
 * Plays a line from where a game stands, out of sight.
 * @template Result
 * @param {Engine} engine
 * @param {Game} game stays as it is
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

/** What the board shows at the end of a line. @returns {{ view: View, last: string[] }} */
export function lineEnd(/** @type {Engine} */ engine, /** @type {Game} */ game, /** @type {string[]} */ line) {
  return playAside(engine, game, line, ({ view, last }) => ({ view, last }));
}
