// How ./check counts the browser tests: what needed a second try has not simply passed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumUpBrowserTests } from '../../../scripts/browser-report.mjs';

/** A report of Playwright's, with tests as [browser, title, status]. @returns {any} */
const report = (/** @type {[browser: string, title: string, status: string][]} */ ...tests) => ({
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: tests.map(([projectName, title, status], i) => ({
            title,
            file: 'x.test.js',
            tests: [{ projectName, status, results: [{ startTime: new Date(1000 * i).toISOString(), duration: 500 }] }],
          })),
        },
      ],
    },
  ],
});

test('each browser is a suite, and flaky is no kind of passed', () => {
  const { suites, flaky } = sumUpBrowserTests(
    report(['A', 'one', 'expected'], ['A', 'two', 'flaky'], ['A', 'three', 'unexpected'], ['B', 'one', 'skipped']),
  );
  assert.deepEqual(suites, [
    { name: 'browser tests, A', passed: 1, failed: 1, skipped: 0, flaky: 1, seconds: 2.5 },
    { name: 'browser tests, B', passed: 0, failed: 0, skipped: 1, flaky: 0, seconds: 0.5 },
  ]);
  assert.deepEqual(flaky, ['A: x.test.js: two']);
});

test('a browser that has to be there and has no tests has failed', () => {
  const { suites } = sumUpBrowserTests(report(['A', 'one', 'expected']), ['A', 'B']);
  const failures = suites.map(({ failed }) => failed);
  assert.deepEqual(failures, [0, 1]);
});
