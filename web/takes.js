// The pieces that each seat could take within one turn, in the position of a game.

import { openPlace } from './jobs.js';

/** @typedef {import('./types.js').Takes} Takes */

/** How many actions are looked at before the clock is. */
const actionsAtOnce = 2000;

/** The longest slice, in milliseconds. */
const sliceTime = 8;

/**
 * Looks for it slice by slice; yields what has been found after each slice, and returns all, or, when it is stopped,
 * what there is.
 * @param {import('./engine.js').Engine} engine
 * @param {{ place: import('./jobs.js').Place }} request
 * @param {import('./jobs.js').Signal} signal
 * @param {() => number} [now] milliseconds
 * @returns {import('./jobs.js').Job<Takes, Takes>}
 */
export function* findTakes(engine, { place }, signal, now = () => performance.now()) {
  const game = openPlace(engine, place);
  const tell = () => /** @type {Takes} */ (game.slot.receiveValue('takes_tell'));
  try {
    game.slot.run('takes_start');
    for (let hasMore = true; hasMore && !signal.isStopped; ) {
      const end = now() + sliceTime;
      do hasMore = game.slot.ask('takes_run', actionsAtOnce) === 1;
      while (hasMore && now() < end);
      if (hasMore) yield tell();
    }
    return tell();
  } finally {
    game.dispose();
  }
}
