// Scores of matches with their intervals, from files of results.

/** The heading and the points of the first player in a file of results, in order of the games' numbers. */
function readPoints(/** @type {string} */ text) {
  const [heading, ...lines] = text.split('\n').filter(Boolean);
  const games = lines.map((line) => line.split(' ').slice(0, 2).map(Number));
  games.sort(([a], [b]) => a - b);
  return { heading, points: games.map(([, points]) => points) };
}

/**
 * The score after so many games, with the interval that `motley-lab tally` gives: from pairs of games, whose openings are
 * the same, and never quite certain.
 * @param {number[]} points
 */
function scoreOf(points) {
  const pairs = [];
  for (let i = 0; i + 1 < points.length; i += 2) pairs.push((points[i] + points[i + 1]) / 2);
  const count = Math.max(pairs.length, 1);
  const share = pairs.reduce((a, b) => a + b, 0) / count;
  const squares = pairs.reduce((a, b) => a + b * b, 0) / count;
  const half = (1.96 * Math.sqrt(count * Math.max(squares - share * share, 0) + 0.5)) / count;
  return { share, low: Math.max(share - half, 0), high: Math.min(share + half, 1) };
}

/**
 * The steps of ladders.
 * @param {string[]} texts files of results
 * @returns {import('./plots.mjs').Step[]}
 */
export function readLadder(texts) {
  const steps = texts.map((text) => {
    const { heading, points } = readPoints(text);
    const found = /^# level=(\d+) - \S+, (\S+),/.exec(heading);
    if (!found) throw new Error(`not a step of a ladder: ${heading}`);
    return { variant: found[2], level: Number(found[1]), step: found[1], ...scoreOf(points) };
  });
  return steps.sort((a, b) => (a.variant < b.variant ? -1 : a.variant > b.variant ? 1 : a.level - b.level));
}

/**
 * A match after each pair of its games.
 * @param {string} name
 * @param {string} text a file of results
 * @returns {import('./plots.mjs').Point[]}
 */
export function readMatch(name, text) {
  const { points } = readPoints(text);
  const pairs = Math.floor(points.length / 2);
  return Array.from({ length: pairs }, (_, i) => ({ name, game: 2 * i + 2, ...scoreOf(points.slice(0, 2 * i + 2)) }));
}
