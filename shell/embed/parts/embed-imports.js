// The parts that the element loads, and all that imports them. The later ones import the first one plainly, so that the
// code which they share is in its file.

/** After how long a part is asked for again that did not come, in milliseconds. */
const pause = 2000;

/**
 * A part that does not come is asked for once more.
 * @template Part
 * @param {() => Promise<Part>} load
 * @returns {() => Promise<Part>}
 */
const again = (load) => () =>
  load().catch(async () => {
    await new Promise((wake) => setTimeout(wake, pause));
    return load();
  });

export const imports = {
  /** The part that draws boards and lets people act on them. */
  board: again(() => import('./embed-board.js')),
  /** The parts for readers: legend, list of moves, records, tasks. */
  reading: again(() => import('./embed-reading.js')),
  /** The pieces that are not drawn as usual. */
  pieces: again(() => import('./embed-pieces.js')),
  /** The editor, in which readers set up a position. */
  editing: again(() => import('./embed-editing.js')),
  /** Live games that others play. */
  watching: again(() => import('./embed-watching.js')),
  /** The thinker of the computers, which finds possible captures too. */
  thinking: again(() => import('./embed-thinking.js')),
};
