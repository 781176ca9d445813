// The ledger of fuzzing: a text file with sums per target, and a line of each target of each run.

/**
 * @typedef {object} Told
 * @property {number} executions
 * @property {number} seconds of one processor
 * @property {number} edges how many were reached
 * @property {number} accepted of a hundred texts
 */

/** @typedef {Told & { date: string, commit: string, target: string, inputs: number, findings: number }} Run */

const head = `# What tests/fuzz/fuzz.mjs ran. Executions of each target, seconds of one processor that they took,
# the most edges of the program that were reached, of a hundred texts how many could be played,
# inputs in the corpus, findings.`;

/** The number in the last match, or 0. */
function lastNumber(/** @type {string} */ text, /** @type {RegExp} */ pattern) {
  const match = [...text.matchAll(pattern)].at(-1);
  return match ? Number(match[1]) : 0;
}

/**
 * The lines of one process. A process that found something ends without its last lines.
 * @returns {Told & { texts: number }}
 */
export function readLog(/** @type {string} */ log) {
  const texts = lastNumber(log, /^accepted \d+ of (\d+) texts/gm);
  return {
    executions: lastNumber(log, /number_of_executed_units: *(\d+)/g) || lastNumber(log, /^#(\d+)\t/gm),
    seconds: lastNumber(log, /^accepted .* in (\d+) s/gm),
    edges: lastNumber(log, / cov: (\d+)/g),
    accepted: texts ? (100 * lastNumber(log, /^accepted (\d+) of/gm)) / texts : 0,
    texts,
  };
}

/**
 * The sum of what some processes told.
 * @param {(Told & { texts: number })[]} logs
 * @returns {Told}
 */
export function sumLogs(logs) {
  const sum = (/** @type {(log: Told & { texts: number }) => number} */ of) => logs.reduce((n, log) => n + of(log), 0);
  return {
    executions: sum((log) => log.executions),
    seconds: sum((log) => log.seconds),
    edges: Math.max(0, ...logs.map((log) => log.edges)),
    accepted: Math.round(
      sum((log) => log.accepted * log.texts) /
        Math.max(
          1,
          sum((log) => log.texts),
        ),
    ),
  };
}

const columns = /** @type {const} */ (['executions', 'seconds', 'edges', 'accepted', 'inputs', 'findings']);

/** @returns {Run[]} */
export function readLedger(/** @type {string} */ text) {
  return text
    .split('\n')
    .filter((line) => /^\d{4}-/.test(line))
    .map((line) => {
      const [date, commit, target, ...numbers] = line.trim().split(/ +/);
      const values = Object.fromEntries(columns.map((name, i) => [name, Number(numbers[i])]));
      return /** @type {Run} */ ({ date, commit, target, ...values });
    });
}

function formatRow(/** @type {string[]} */ words, /** @type {(string | number)[]} */ values) {
  return [
    ...words.map((word, i) => word.padEnd([10, 10, 10][i])),
    ...values.map((value) => String(value).padStart(11)),
  ].join(' ');
}

export function formatLedger(/** @type {Run[]} */ runs) {
  const names = [...new Set(runs.map(({ target }) => target))].sort();
  const sums = names.map((name) => {
    const own = runs.filter(({ target }) => target === name);
    const sum = (/** @type {'executions' | 'seconds' | 'findings'} */ key) => own.reduce((n, run) => n + run[key], 0);
    const last = own[own.length - 1];
    const edges = Math.max(...own.map((run) => run.edges));
    const values = [sum('executions'), sum('seconds'), edges, last.accepted, last.inputs, sum('findings')];
    return formatRow(['sum', '', name], values);
  });
  const rows = runs.map((run) =>
    formatRow(
      [run.date, run.commit, run.target],
      columns.map((name) => run[name]),
    ),
  );
  return [head, formatRow(['# date', 'commit', 'target'], [...columns]), ...sums, '', ...rows, ''].join('\n');
}
