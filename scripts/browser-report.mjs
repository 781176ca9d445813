// Playwright's JSON report, summed up for ./check.

/**
 * @typedef {object} BrowserSuite the tests in one browser
 * @property {string} name
 * @property {number} passed at the first try
 * @property {number} failed
 * @property {number} skipped
 * @property {number} flaky passed at the second try
 * @property {number} seconds from the first test's beginning to the last one's end
 */

/** @typedef {import('@playwright/test/reporter').JSONReport} JSONReport */
/** @typedef {import('@playwright/test/reporter').JSONReportSuite} JSONReportSuite */

/** @returns {import('@playwright/test/reporter').JSONReportSpec[]} */
const specsOf = (/** @type {JSONReportSuite} */ { specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const outcomes = /** @type {const} */ ({
  expected: 'passed',
  unexpected: 'failed',
  skipped: 'skipped',
  flaky: 'flaky',
});

/**
 * A browser without tests that ran counts as one failure.
 * @param {JSONReport} report
 * @param {string[]} [browsers] that have to be there; else those count that tests ran in
 * @returns {{ suites: BrowserSuite[], flaky: string[] }} `flaky` has titles
 */
export function sumUpBrowserTests(report, browsers) {
  const tests = report.suites
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests.map((test) => ({ ...test, title: `${test.projectName}: ${spec.file}: ${spec.title}` })),
    );
  const names = browsers ?? [...new Set(tests.map(({ projectName }) => projectName))];
  const suites = names.map((browser) => {
    const own = tests.filter(({ projectName }) => projectName === browser);
    const count = (/** @type {string} */ outcome) => own.filter(({ status }) => outcomes[status] === outcome).length;
    const runs = own.flatMap(({ results }) => results);
    const starts = runs.map(({ startTime }) => Date.parse(startTime));
    const ends = runs.map(({ duration }, i) => starts[i] + duration);
    return {
      name: `browser tests, ${browser}`,
      passed: count('passed'),
      failed: runs.length > 0 ? count('failed') : 1,
      skipped: count('skipped'),
      flaky: count('flaky'),
      seconds: runs.length > 0 ? (Math.max(...ends) - Math.min(...starts)) / 1000 : 0,
    };
  });
  const flaky = tests.filter(({ status }) => status === 'flaky').map(({ title }) => title);
  return { suites, flaky };
}
