// The browser tests: node scripts/run-browser-tests.mjs

import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { isAll } from '../is-all.js';
import { chromiumOptions, firefoxOptions } from './support/launch.js';

const built = (/** @type {string} */ path) => fileURLToPath(new URL(`../../build/${path}`, import.meta.url));

/** Tests of things that others look at in Chromium too, and more closely. */
const inPassing = ['everywhere.test.js', 'seen-everywhere.test.js'];

/** The tests that run in all browsers, see everywhere.js: in Firefox and WebKit a look, and more in `./check all`. */
const everywhere = ['smoke.test.js', ...(isAll ? ['embed.test.js', ...inPassing] : [])];

/** How long a slow machine may take for what a test waits for, in milliseconds. */
const patience = 30_000;

/** @type {import('@playwright/test').PlaywrightTestConfig<{}, import('./support/fixtures.js').WorkerFixtures>} */
const config = {
  testDir: '.',
  testMatch: '*.test.js',
  // `./check all` runs what is tagged `@all` too.
  grepInvert: isAll ? [] : /@all/,
  outputDir: built('browser-tests'),
  reporter: [['line'], ['json', { outputFile: built('logs/browser-report.json') }]],
  fullyParallel: true,
  workers: 2,
  // A test that passes at its second try only is flaky; two of them at most, see run-browser-tests.mjs.
  retries: 1,
  timeout: 4 * 60_000,
  expect: { timeout: patience },
  // Only the tests of what is kept for times without network let it be kept.
  use: { actionTimeout: patience, navigationTimeout: 2 * patience, serviceWorkers: 'block' },
  projects: [
    {
      name: 'Chromium',
      testIgnore: isAll ? [] : inPassing,
      use: { engine: 'Chromium', launchOptions: chromiumOptions },
    },
    { name: 'Firefox', testMatch: everywhere, use: { engine: 'Firefox', launchOptions: firefoxOptions } },
    { name: 'WebKit', testMatch: everywhere, use: { engine: 'WebKit' } },
  ],
};

export default defineConfig(config);
