// The members of the page's parts that need no browser: their drawing cannot be loaded here.

import { Loader } from '../../../shell/loading/loader.js';
import { makeWords } from './fakes.js';

/** @returns {any} */
export const imports = () => ({
  analysis: () => import('../../../shell/table/computer/self-play.js'),
  dialogs: async () => ({
    ...(await import('../../../shell/library/find-saved.js')),
    ...(await import('../../../shell/library/saved-records.js')),
  }),
  pgn: () => import('../../../shell/table/records/pgn.js'),
  // It draws, and never comes.
  reading: () => new Promise(() => {}),
  sharing: () => import('../../../shell/table/records/record-link.js'),
});

/** The arguments of a page that draws nothing, and thinks by one thinker. @returns {any} */
export const pageParts = (/** @type {import('../../../web/task.js').Asked} */ thinker) => ({
  makeThinker: () => thinker,
  imports,
  addWords: async () => {},
  draw: () => {},
  translate: async () => makeWords(),
  tags: [],
});

/** Parts of a page that does not draw, and more of them. @returns {any} */
export const makeParts = (more = {}) =>
  new Loader(
    { ...imports(), ...more },
    (error) => {
      throw error;
    },
    () => {},
  );
