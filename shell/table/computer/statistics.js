// The numbers of a balance report.

/** @import { Balance } from '../../../web/balance.js' */

/** @typedef {{ share: number, low: number, high: number }} Interval from 0 to 1 */

/**
 * A share with Wilson's interval, which contains the true share with a probability of 95 percent.
 * @param {number} count
 * @param {number} games at least 1
 * @returns {Interval}
 */
export function wilson(count, games) {
  const z = 1.959964;
  const share = count / games;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Divides all lengths into bins of the same round width, at most so many. */
export function makeBins(/** @type {number[]} */ lengths, most = 12) {
  const low = Math.min(...lengths);
  const span = Math.max(...lengths) - low + 1;
  const size = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((size) => span / size <= most - 1) ?? 1000;
  const first = Math.floor(low / size);
  const bins = Array.from({ length: Math.floor((low + span - 1) / size) - first + 1 }, (_, i) => ({
    from: (first + i) * size,
    count: 0,
  }));
  for (const length of lengths) bins[Math.floor(length / size) - first].count++;
  return bins;
}

export function mean(/** @type {number[]} */ values) {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}

/** The median. */
export function median(/** @type {number[]} */ values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** The figures of one kind for the table; null for one that cannot be computed because the kind never took part. */
export function fateOf(/** @type {Balance} */ { fates, games }, /** @type {string} */ kind) {
  const fate = fates[kind];
  if (!fate || fate.most === 0) return null;
  return { takes: fate.takes / games, taken: fate.taken / games, survives: fate.left / fate.most };
}

/** The report as a table of comma-separated values, the same in every language. */
export function writeCsv(
  /** @type {Balance} */ balance,
  /** @type {{ variant: string, nodes: number }} */ { variant, nodes },
) {
  const { seats, games, wins, draws, reasons, lengths, actions, choices, positions, captures, fates } = balance;
  const percent = (/** @type {number} */ share) => (share * 100).toFixed(1);
  const shareRow = (/** @type {string} */ name, /** @type {number} */ count) => {
    const { share, low, high } = wilson(count, games);
    return [name, count, percent(share), percent(low), percent(high)];
  };
  const rows = [
    ['variant', variant],
    ['nodes', nodes],
    ['games', games],
    ['result', 'games', 'percent', 'low', 'high'],
    ...[...seats].map((seat) => shareRow(`win ${seat}`, wins[seat])),
    shareRow('draw', draws),
    ...Object.entries(reasons).map(([reason, count]) => shareRow(reason, count)),
    ['turns', mean(lengths).toFixed(1)],
    ['actions', (actions / games).toFixed(1)],
    ['legal actions', (choices / Math.max(positions, 1)).toFixed(1)],
    ['captures', (captures / games).toFixed(1)],
    ['kind', 'takes', 'taken', 'survives percent'],
    ...Object.keys(fates).flatMap((kind) => {
      const fate = fateOf(balance, kind);
      return fate ? [[kind, fate.takes.toFixed(2), fate.taken.toFixed(2), percent(fate.survives)]] : [];
    }),
  ];
  return rows.map((row) => row.join(',')).join('\n') + '\n';
}
