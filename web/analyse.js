// Analysis: finds the best lines of a position, deeper and deeper, until it is stopped.

import { openPlace, Pace } from './jobs.js';
import { Search } from './search.js';

/**
 * @typedef {import('./engine.js').Engine} Engine
 * @typedef {import('./jobs.js').Place} Place
 * @typedef {import('./jobs.js').Signal} Signal
 * @typedef {import('./search.js').Report} Report
 */

/** The result of an analysis: the best line first, all scores from the side of the player to act. */
/** @typedef {{ lines: Report[], nodes: number }} Analysis */

/** @template Told, Result @typedef {import('./jobs.js').Job<Told, Result>} Job */

/** Kilobytes. */
const tableSize = 16_384;

/** A line that is searched less deeply may seem better than the best one; it cannot really be. */
function capped(/** @type {Report} */ report, /** @type {Report} */ { score, endIn }) {
  return report.score > score ? { ...report, score, endIn } : report;
}

/** @returns {Analysis} */
function found(/** @type {Search} */ search) {
  const lines = search.reports;
  return { lines: lines.map((line) => capped(line, lines[0])), nodes: search.report.nodes };
}

/**
 * @param {Engine} engine
 * @param {{ place: Place, lines: number, nodes: number }} request how many lines, and when to stop
 * @param {Signal} signal
 * @returns {Job<Analysis, Analysis>}
 */
export function* analyse(engine, { place, lines, nodes }, signal) {
  const game = openPlace(engine, place);
  try {
    const search = new Search(game, { lines, nodes, table: tableSize });
    const pace = new Pace();
    let told = '';
    for (let hasMore = true; hasMore && !signal.isStopped; ) {
      hasMore = pace.run(search);
      // Nothing can be reported before the first depth is complete.
      if (search.depth === 0) {
        yield;
        continue;
      }
      const news = found(search);
      const telling = JSON.stringify(news.lines.map(({ depth, line }) => [depth, line[0]]));
      yield telling === told ? undefined : news;
      told = telling;
    }
    return found(search);
  } finally {
    game.dispose();
  }
}
