// The parts that the element loads, and all that imports them. The later ones import the first one plainly, so that the
// code which they share is in its file.

export const imports = {
  /** The part that draws boards and lets people act on them. */
  board: () => import('./embed-board.js'),
  /** The parts for readers: legend, list of moves, records, tasks. */
  reading: () => import('./embed-reading.js'),
  /** The thinker of the computers, which finds possible captures too. */
  thinking: () => import('./embed-thinking.js'),
};
