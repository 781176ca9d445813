// A game, or one turn of it, as a moving picture. The page draws each position, a worker puts them together.

import { noTrail } from '../board/view/effects.js';
import { trusted } from '../loading/trusted.js';
import { Session } from '../table/game/session.js';
import { turnBefore } from '../table/game/turn-stages.js';
import { paint, Studio } from './board-picture.js';
import workerUrl from './film-worker.js?worker&url';

/**
 * @typedef {Pick<import('../services/state.js').Page, 'choices' | 'drawings' | 'engine' | 'session' | 'table'>} Page
 */

/** How long a position is shown, and the last one, in milliseconds. */
const times = { each: 900, last: 3000 };

/** How wide the picture is, in pixels. */
const width = 480;

/** The longest film; of a longer game it shows the end. */
const mostActions = 400;

/** Which positions are shown, as numbers of actions before them. */
export function framesOf(/** @type {Session} */ session, /** @type {'game' | 'turn'} */ what) {
  const end = what === 'turn' ? session.at : session.steps.length;
  const first = what === 'turn' ? turnBefore(session.steps, end, session.steps[end - 1]).start : 0;
  const start = Math.max(first, end - mostActions);
  return Array.from({ length: end - start + 1 }, (_, i) => start + i);
}

/** The file that a worker makes of its task. @returns {Promise<Blob>} */
const finish = (/** @type {Worker} */ worker) =>
  new Promise((done, fail) => {
    worker.addEventListener('message', ({ data }) => (data instanceof Blob ? done(data) : fail(new Error(data))));
    worker.addEventListener('error', () => fail(new Error('no worker')));
    worker.postMessage('end');
  });

/**
 * Makes the film of the game at the table.
 * @param {Page} app
 * @param {'game' | 'turn'} what
 * @param {import('./film-worker.js').Form} form
 * @param {(part: number) => boolean} tell is told which part of it is done, and says whether to go on
 * @returns {Promise<Blob | null>} null: it was stopped
 */
export async function makeFilm(app, what, form, tell) {
  const shown = /** @type {Session} */ (app.session);
  const frames = framesOf(shown, what);
  const { session } = Session.open(app.engine, {
    ...shown.link,
    actions: shown.steps.map(({ text }) => text),
    extras: [],
  });
  const [worker, studio] = [new Worker(trusted(workerUrl), { type: 'module' }), new Studio(app, width)];
  try {
    for (const [i, at] of frames.entries()) {
      session.goTo(at);
      const { view, last } = session;
      const picture = await studio.draw({ view, last, trail: noTrail, flip: shown.isFlipped, annotations: null });
      const bitmap = await createImageBitmap(await paint(picture, 1));
      const time = i === frames.length - 1 ? times.last : times.each;
      worker.postMessage({ bitmap, time, form }, [bitmap]);
      if (!tell((i + 1) / frames.length)) return null;
    }
    return await finish(worker);
  } finally {
    worker.terminate();
    studio.close();
    session.dispose();
  }
}
