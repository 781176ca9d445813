// Builds everything, runs every suite, prints a table and, as the last line, the sum.

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, jobs, root, runLogged } from './build.mjs';
import { countJunit, countTap } from './count.mjs';

/** @typedef {import('./count.mjs').Counts & { name: string, seconds: number }} Suite */

/** @type {Suite[]} */
const suites = [];

/** @typedef {{ ok: boolean, output: string, counts: import('./count.mjs').Counts }} Result */

/** @type {Result} */
const notBuilt = {
  ok: false,
  output: 'not built',
  counts: { passed: 0, failed: 0, skipped: 0 },
};

/**
 * Runs a suite if what it tests is built, and notes its counts. A suite that is not built, that fails
 * without a failed test, or that runs none, counts as one failure.
 * @param {string} name
 * @param {boolean} isBuilt
 * @param {() => Promise<Result>} run
 */
async function runSuite(name, isBuilt, run) {
  const start = Date.now();
  const { ok, output, counts } = isBuilt ? await run() : notBuilt;
  const { passed, skipped } = counts;
  const isUncounted = !ok || passed + skipped === 0;
  const failed = Math.max(counts.failed, isUncounted ? 1 : 0);
  if (failed) console.log(output);
  const seconds = (Date.now() - start) / 1000;
  console.log(`${failed ? 'FAILED' : 'passed'} ${name} (${seconds.toFixed(1)} s)`);
  suites.push({ name, passed, failed, skipped, seconds });
}

/**
 * The programs with a label among a preset's tests.
 * @param {string} preset
 * @param {string} label
 */
async function runPrograms(preset, label) {
  const junit = resolve(root, 'build/logs', `${preset}-${label}.xml`);
  rmSync(junit, { force: true });
  const args = ['--preset', preset, '-L', label, '--output-junit', junit, '--parallel', jobs];
  const { ok, output } = await runLogged(`${preset}-${label}`, 'ctest', args);
  return { ok, output, counts: countJunit(existsSync(junit) ? readFileSync(junit, 'utf8') : '') };
}

/**
 * The *.test.js files of a folder, in Node's test runner; what takes longest comes first.
 * @param {string} folder
 * @param {1 | 2} tries see run-tests.mjs
 * @param {string[]} longest
 */
async function runNodeTests(folder, tries, longest) {
  const names = readdirSync(resolve(root, folder)).filter((name) => name.endsWith('.test.js'));
  if (names.length === 0) return { ok: false, output: `${folder} has no tests`, counts: countTap('') };
  const files = [...new Set([...longest.filter((name) => names.includes(name)), ...names])];
  const args = ['scripts/run-tests.mjs', String(tries), ...files.map((name) => `${folder}/${name}`)];
  const { ok, output } = await runLogged(folder.replace('/', '-'), process.execPath, args);
  // Tests that needed a second try pass, but not in silence.
  for (const [told] of output.matchAll(/^#>\s*not ok [\s\S]*?^#>\s+\.\.\.$|^# second try: .*$/gm)) console.log(told);
  return { ok, output, counts: countTap(output) };
}

/** TypeScript's checker over a project: one test. */
async function checkTypes(/** @type {string} */ project) {
  const log = 'types-' + project.replace('.', 'site');
  const { ok, output } = await runLogged(log, 'node_modules/.bin/tsc', ['-p', project]);
  return { ok, output, counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 } };
}

/**
 * The files below some folders whose names end in a way.
 * @param {string[]} folders
 * @param {RegExp} ending
 * @returns {string[]}
 */
function listC(folders, ending) {
  return folders.flatMap((folder) =>
    readdirSync(resolve(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return listC([path], ending);
      return ending.test(entry.name) ? [path] : [];
    }),
  );
}

/** A checker over C files, a few at a time on each processor: one test. */
async function checkC(/** @type {string[]} */ command, /** @type {string[]} */ files) {
  const script = 'jobs=$1; shift; files=$1; shift; printf "%s" "$files" | xargs -P "$jobs" -n 5 "$@"';
  const args = ['-c', script, 'sh', jobs, files.join('\n'), ...command];
  const { ok, output } = await runLogged(command[0], 'sh', args);
  return { ok, output, counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 } };
}

/** @param {Suite[]} rows */
function printTable(rows) {
  const width = Math.max(...rows.map((row) => row.name.length));
  const cell = (/** @type {unknown} */ value) => String(value).padStart(9);
  console.log('\n' + ''.padEnd(width) + ['passed', 'failed', 'skipped', 'seconds'].map(cell).join(''));
  for (const { name, passed, failed, skipped, seconds } of rows)
    console.log(name.padEnd(width) + [passed, failed, skipped, seconds.toFixed(1)].map(cell).join(''));
}

/** The rules in C. */
async function checkCore() {
  const asan = await build('asan');
  const wasm = await build('wasm-tests');
  await runSuite('C tests, native', native, () => runPrograms('native', 'unit'));
  await runSuite('C tests, ASan and UBSan', asan, () => runPrograms('asan', 'unit'));
  await runSuite('C tests, WebAssembly in Node', wasm, () => runPrograms('wasm-tests', 'unit'));
  await runSuite('fuzz corpus, ASan and UBSan', asan, () => runPrograms('asan', 'replay'));
}

/** Biome's formatter and linter over all JavaScript: one test. */
async function checkBiome() {
  const { ok, output } = await runLogged('biome', 'node_modules/.bin/biome', ['ci', '.']);
  return { ok, output, counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 } };
}

/** How the code reads. */
async function checkStyle() {
  await runSuite('Biome', true, checkBiome);
  await runSuite('clang-format', true, () =>
    checkC(['clang-format', '--dry-run', '-Werror'], listC(['core', 'web', 'tests'], /\.[ch]$/)),
  );
  await runSuite('clang-tidy', native, () =>
    checkC(['clang-tidy', '-quiet', '-p', 'build/native'], listC(['core', 'web', 'tests/core'], /\.c$/)),
  );
}

/** The page. */
async function checkPage() {
  const site = await build('site');
  await runSuite('types of the page', true, () => checkTypes('.'));
  await runSuite('types of the tests', true, () => checkTypes('tests'));
  const longestOfWeb = ['memory.test.js', 'play.test.js', 'package.test.js'];
  await runSuite('web tests in Node', site, () => runNodeTests('tests/web', 1, longestOfWeb));
  const longestOfBrowser = ['embed.test.js', 'everywhere.test.js', 'app-access.test.js', 'board.test.js'];
  await runSuite('browser tests', site, () => runNodeTests('tests/browser', 2, longestOfBrowser));
}

// Tests of the page ask the program too. After that both go on beside each other, since neither can always
// keep all processors busy: a build ends with one file, a suite with one test, and browsers wait. The page is
// done first.
const native = await build('native');
await Promise.all([checkCore(), checkPage().then(checkStyle)]);

const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
  suites.reduce((total, suite) => total + suite[key], 0);
const skipped = sum('skipped');
printTable(suites);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed` + (skipped ? `, ${skipped} skipped` : ''));
process.exitCode = sum('failed') ? 1 : 0;
