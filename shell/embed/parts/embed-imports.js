// The parts that the element loads, and all that imports them. Each of those that come later has the first one in it by
// a plain import, so that what they share is there.

export const imports = {
  /** What draws boards and lets people act on them. */
  board: () => import('./embed-board.js'),
  /** What a reader asks for, or the author of a page orders: legend, list of moves, records, tasks. */
  reading: () => import('./embed-reading.js'),
  /** What computers think with, and what finds what could be taken. */
  thinking: () => import('./embed-thinking.js'),
};
