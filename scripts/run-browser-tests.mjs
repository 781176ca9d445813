// Runs the browser tests: node scripts/run-browser-tests.mjs [--smoke] [ARGUMENTS of `playwright test`]
// With --smoke only a first look, in Chromium; with MOTLEY_CHECK=all in the environment those too that are tagged @all,
// and in Firefox and WebKit more than that look.
// build/logs/browser-tests.json says how they went. A test that passes at its second try only is flaky; more than
// two of them fail the run.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sumUpBrowserTests } from './browser-report.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const mostFlaky = 2;

const given = process.argv.slice(2);
const isSmoke = given.includes('--smoke');
const others = given.filter((argument) => argument !== '--smoke');
const chosen = isSmoke ? ['--project=Chromium', 'smoke.test.js', ...others] : others;

const logs = resolve(root, 'build/logs');
const report = resolve(logs, 'browser-report.json');
mkdirSync(logs, { recursive: true });
rmSync(report, { force: true });

const config = ['--config', 'tests/browser/playwright.config.js'];
const child = spawn('node_modules/.bin/playwright', ['test', ...config, ...chosen], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    // The browsers are those of the system.
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    // A test begins with the window of the one before it, where that had the same options: emptied and without
    // storage, cookies, routes or scripts. A new one takes a quarter of all processor time.
    PW_TEST_REUSE_CONTEXT: '1',
  },
});
const [status] = await once(child, 'close');

/** @type {import('@playwright/test/reporter').JSONReport} */
const told = JSON.parse(readFileSync(report, 'utf8'));
const all = told.config.projects.map(({ name }) => name);
const sum = sumUpBrowserTests(told, chosen.length === 0 ? all : undefined);
writeFileSync(resolve(logs, 'browser-tests.json'), JSON.stringify(sum, null, 2) + '\n');
const failed = sum.suites.reduce((total, suite) => total + suite.failed, 0);
for (const title of sum.flaky) console.log(`flaky: ${title}`);
if (sum.flaky.length > mostFlaky) console.log(`${sum.flaky.length} flaky tests are more than ${mostFlaky}`);
process.exitCode = status !== 0 || failed > 0 || sum.flaky.length > mostFlaky ? 1 : 0;
