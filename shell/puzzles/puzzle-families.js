// Which families have puzzles: a file for each, one puzzle a line (formats 5), the easiest first.

/** @type {Record<string, string>} */
const files = import.meta.glob('./*.txt', { query: '?url', import: 'default', eager: true });

/** Where the puzzles of each family are. */
export const puzzleAddresses = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice('./'.length, -'.txt'.length), address]),
);
