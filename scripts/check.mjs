// Builds, runs the suites, prints a table with how long each took and, as the last line, how many passed and failed.
// With `quick` it is what can be known in two minutes of what is built: the C natively, the tests in Node, both without
// the longest, and whether the page stands in one browser. With `all` it is also what takes longer than one waits for:
// clang-tidy, the C in WebAssembly, all of it sanitised, full numbers of what is drawn, and in browsers what is tagged
// @all.

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, jobs, logPath, root, runLogged } from './build.mjs';
import { countJunit, countTap, formatSum, formatTable } from './count.mjs';
import { Progress } from './progress.mjs';

/** @typedef {import('./count.mjs').Suite} Suite */
/** @typedef {import('./count.mjs').Counts} Counts */
/** @typedef {{ ok: boolean, output: string, counts: Counts }} Result */

const [, , mode = ''] = process.argv;
const isAll = mode === 'all';
const isQuick = mode === 'quick';
// The tests themselves ask for it, where they draw cases or look with axe.
process.env.MOTLEY_CHECK = mode;

/** @type {Suite[]} */
const suites = [];
/** Titles of tests that passed at the second try only. @type {string[]} */
const flaky = [];
const progress = new Progress();

/** @type {Result} */
const notBuilt = { ok: false, output: 'not built', counts: { passed: 0, failed: 0, skipped: 0 } };

/** Where a build tells how far it is, unless under its own name. @type {Record<string, string>} */
const buildLogs = { sanitised: 'asan', site: 'wasm' };

/** Builds something by name, and prints the output if it fails. */
async function runBuild(/** @type {string} */ name) {
  progress.begin(`build of ${name}`, logPath(`build-${buildLogs[name] ?? name}`));
  const { ok, output } = await build(name);
  if (!ok) progress.print(output);
  progress.end(`build of ${name}`, ok ? 'passed' : 'FAILED');
  return ok;
}

/**
 * Runs a suite if what it tests is built, and notes its counts. A suite that is not built, that fails
 * without a failed test, or that runs none, counts as one failure.
 * @param {string} name
 * @param {string} log the name of the log that it writes
 * @param {boolean} isBuilt
 * @param {(log: string) => Promise<Result>} run
 */
async function runSuite(name, log, isBuilt, run) {
  progress.begin(name, logPath(log));
  const { ok, output, counts } = isBuilt ? await run(log) : notBuilt;
  const { passed, skipped } = counts;
  const isUncounted = !ok || passed + skipped === 0;
  const failed = Math.max(counts.failed, isUncounted ? 1 : 0);
  if (failed) progress.print(output);
  const seconds = progress.end(name, failed ? 'FAILED' : 'passed');
  suites.push({ name, passed, failed, skipped, flaky: 0, seconds });
}

/**
 * The programs with a label among a preset's tests.
 * @param {string} name of the suite
 * @param {string} preset
 * @param {string} label
 * @param {boolean} isBuilt
 */
function runPrograms(name, preset, label, isBuilt) {
  return runSuite(name, `${preset}-${label}`, isBuilt, async (log) => {
    const junit = resolve(root, 'build/logs', `${log}.xml`);
    rmSync(junit, { force: true });
    const args = ['--preset', preset, '-L', label, '--output-junit', junit, '--parallel', jobs];
    const { ok, output } = await runLogged(log, 'ctest', args);
    return { ok, output, counts: countJunit(existsSync(junit) ? readFileSync(junit, 'utf8') : '') };
  });
}

/** The tests in Node that take longest. */
const longest = ['board/view/effects', 'built/package', 'engine/memory', 'engine/play', 'engine/shapes']
  .concat(['links/long', 'rules/claims', 'table/advice/game-review', 'words/words'])
  .map((name) => `tests/web/${name}.test.js`);

/** The tests in Node's test runner, the longest first; without them it is quick. */
function runNodeTests(/** @type {boolean} */ isBuilt) {
  const others = listFiles(['tests/web'], /\.test\.js$/).filter((file) => !longest.includes(file));
  const files = isQuick ? others : [...longest, ...others];
  return runSuite('tests in Node', 'tests-web', isBuilt, async (log) => {
    const { ok, output } = await runLogged(log, process.execPath, ['scripts/run-tests.mjs', ...files]);
    return { ok, output, counts: countTap(output) };
  });
}

/**
 * The tests in browsers. Each browser is a suite; more flaky tests than are borne are the failure of one more.
 * @param {boolean} isBuilt
 * @param {string[]} args of the script
 */
async function runBrowserTests(isBuilt, args) {
  const name = 'browser tests';
  const result = resolve(root, 'build/logs/browser-tests.json');
  rmSync(result, { force: true });
  progress.begin(name, logPath('tests-browser'));
  const command = ['scripts/run-browser-tests.mjs', ...args];
  const { ok, output } = isBuilt ? await runLogged('tests-browser', process.execPath, command) : notBuilt;
  if (!ok) progress.print(output);
  const seconds = progress.end(name, ok ? 'passed' : 'FAILED');
  /** @type {{ suites: Suite[], flaky: string[] }} */
  const told = existsSync(result) ? JSON.parse(readFileSync(result, 'utf8')) : { suites: [], flaky: [] };
  const isTold = told.suites.length > 0 && (ok || told.suites.some(({ failed }) => failed > 0));
  suites.push(...told.suites);
  flaky.push(...told.flaky);
  if (!isTold) suites.push({ name: `${name}, as a whole`, passed: 0, failed: 1, skipped: 0, flaky: 0, seconds });
}

/**
 * A checker that has only one answer: one test.
 * @param {string} name
 * @param {string} log
 * @param {boolean} isBuilt
 * @param {string} command
 * @param {string[]} args
 */
function runChecker(name, log, isBuilt, command, args) {
  return runSuite(name, log, isBuilt, async () => {
    const { ok, output } = await runLogged(log, command, args);
    return { ok, output, counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 } };
  });
}

/**
 * The files below some folders whose names end in a way.
 * @param {string[]} folders
 * @param {RegExp} ending
 * @returns {string[]}
 */
function listFiles(folders, ending) {
  return folders.flatMap((folder) =>
    readdirSync(resolve(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return listFiles([path], ending);
      return ending.test(entry.name) ? [path] : [];
    }),
  );
}

/**
 * A checker over C files, one at a time on each processor: clang-tidy 14 takes over what it thinks of `va_list` from
 * one file to the next.
 * @param {boolean} isBuilt
 * @param {string[]} command
 * @param {string[]} files
 */
function checkC(isBuilt, command, files) {
  const script = 'jobs=$1; shift; files=$1; shift; printf "%s" "$files" | xargs -P "$jobs" -n 1 "$@"';
  const args = ['-c', script, 'sh', jobs, files.join('\n'), ...command];
  return runChecker(command[0], command[0], isBuilt, 'sh', args);
}

const checkCFormat = () =>
  checkC(true, ['clang-format', '--dry-run', '-Werror'], listFiles(['core', 'web', 'tests'], /\.[ch]$/));

/** TypeScript 7 checks; the scripts that read types need version 6, which has an interface for programs. */
const tsc = 'node_modules/typescript-7/bin/tsc';

/** How the JavaScript reads, and its types. */
async function checkJavaScript() {
  await runChecker('Biome', 'biome', true, 'node_modules/.bin/biome', ['ci', '.']);
  await runChecker('types of the page', 'types-site', true, process.execPath, [tsc, '-p', '.']);
  await runChecker('types of the tests', 'types-tests', true, process.execPath, [tsc, '-p', 'tests']);
}

/**
 * All but the browsers, which take as long as all of it: it goes on beside them, so that no processor waits.
 * @param {boolean} native
 * @param {Promise<boolean>} siteIsBuilt whose WebAssembly has the core that the C tests are built with too
 */
async function checkBesideBrowsers(native, siteIsBuilt) {
  await checkJavaScript();
  await checkCFormat();
  const asan = await runBuild(isAll ? 'asan' : 'sanitised');
  await runPrograms('C tests, native', 'native', 'unit', native);
  await runNodeTests(await siteIsBuilt);
  await runPrograms('C tests, ASan and UBSan', 'asan', isAll ? 'unit' : 'short', asan);
  await runPrograms('fuzz corpus, ASan and UBSan', 'asan', 'replay', asan);
  if (isAll) await checkCLonger(native);
}

async function checkCLonger(/** @type {boolean} */ native) {
  const wasm = await runBuild('wasm-tests');
  await runPrograms('C tests, WebAssembly in Node', 'wasm-tests', 'unit', wasm);
  const natives = listFiles(['core', 'web', 'tests/core'], /\.c$/);
  await checkC(native, ['clang-tidy', '-quiet', '-p', 'build/native'], natives);
}

async function checkPageQuickly() {
  const site = await runBuild('site');
  await runBrowserTests(site, ['--smoke']);
  await runNodeTests(site);
  await checkJavaScript();
  await checkCFormat();
}

// Tests in Node ask the program too. After that both go on beside each other, since neither can always keep all
// processors busy: a build ends with one file, a suite with one test, and browsers wait.
const native = await runBuild('native');
if (isQuick) await Promise.all([runPrograms('C tests, native', 'native', 'short', native), checkPageQuickly()]);
else {
  const site = runBuild('site');
  await Promise.all([checkBesideBrowsers(native, site), site.then((isBuilt) => runBrowserTests(isBuilt, []))]);
}
const time = progress.close();

progress.print(`\n${formatTable(suites)}\n`);
console.log(`all of it took ${time}`);
console.log([`flaky tests: ${flaky.length}`, ...flaky].join('\n  '));
console.log(formatSum(suites));
process.exitCode = suites.some(({ failed }) => failed > 0) ? 1 : 0;
