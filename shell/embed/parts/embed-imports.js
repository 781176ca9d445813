// The parts that the element loads, and all that imports them. Each of those that come later has the first one in it by
// a plain import, so that the code they share is there.

export const imports = {
  /** The part that draws boards and lets people act on them. */
  board: () => import('./embed-board.js'),
  /** The parts for readers: legend, list of moves, records, tasks. */
  reading: () => import('./embed-reading.js'),
  /** The thinker of the computers, which finds possible captures too. */
  thinking: () => import('./embed-thinking.js'),
};
