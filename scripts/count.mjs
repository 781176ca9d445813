// Reads how many tests passed, failed and were skipped out of what test runners write.

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** The sum of the numbers that a pattern with one group finds. */
function sumMatches(/** @type {string} */ text, /** @type {RegExp} */ pattern) {
  return [...text.matchAll(pattern)].reduce((sum, match) => sum + Number(match[1]), 0);
}

/**
 * One program's tests: cmocka announces how many it will run, a replay says how many inputs it ran.
 * A test that was announced and has no result, as after a crash, has failed; so has a program without tests.
 * @param {string} output
 * @param {boolean} ok
 * @returns {Counts}
 */
function countProgram(output, ok) {
  const replayed = sumMatches(output, /^replayed (\d+) inputs$/gm);
  const announced = sumMatches(output, /^\[=+\] .*Running (\d+) test/gm) + replayed;
  const passed = (output.match(/^\[ +OK \] /gm) ?? []).length + replayed;
  const skipped = sumMatches(output, /^\[ +SKIPPED \] .*?(\d+) test\(s\)/gm);
  const failed = announced - passed - skipped;
  const isBroken = !ok || announced === 0;
  return { passed, skipped, failed: isBroken ? Math.max(failed, 1) : failed };
}

/**
 * Counts in a JUnit file of CTest, where each case is a whole program.
 * @param {string} xml
 * @returns {Counts}
 */
export function countJunit(xml) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [, status, body] of xml.matchAll(/<testcase [^>]*status="(\w+)"[^>]*>(.*?)<\/testcase>/gs)) {
    const output = /<system-out>(.*)<\/system-out>/s.exec(body)?.[1] ?? '';
    const counts = countProgram(output, status === 'run');
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  return total;
}

/**
 * Counts in the TAP output of `node --test`, which ends with its sums.
 * @param {string} tap
 * @returns {Counts}
 */
export function countTap(tap) {
  const sum = (/** @type {string} */ key) => sumMatches(tap, new RegExp(`^# ${key} (\\d+)$`, 'gm'));
  return {
    passed: sum('pass'),
    failed: sum('fail') + sum('cancelled'),
    skipped: sum('skipped') + sum('todo'),
  };
}

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {number} passed how many of its tests
 * @property {number} failed
 * @property {number} skipped
 * @property {number} flaky how many passed at the second try only
 * @property {number} seconds
 */

/** A table of suites with the numbers of their tests. @returns {string} */
export function formatTable(/** @type {Suite[]} */ suites) {
  const width = Math.max(...suites.map(({ name }) => name.length));
  const line = (/** @type {string} */ name, /** @type {unknown[]} */ cells) =>
    name.padEnd(width) + cells.map((cell) => String(cell).padStart(9)).join('');
  const rows = suites.map(({ name, passed, failed, skipped, flaky, seconds }) =>
    line(name, [passed, failed, skipped, flaky, seconds.toFixed(1)]),
  );
  return [line('', ['passed', 'failed', 'skipped', 'flaky', 'seconds']), ...rows].join('\n');
}

/**
 * The last line: how many suites passed, failed and were skipped. The same test in several suites, as natively and in
 * WebAssembly, is not counted several times. A suite has failed if a test did; it is skipped if all of its tests are.
 */
export function formatSum(/** @type {Suite[]} */ suites) {
  const failed = suites.filter((suite) => suite.failed > 0).length;
  const skipped = suites.filter((suite) => suite.passed + suite.failed + suite.flaky === 0).length;
  const passed = suites.length - failed - skipped;
  return `suites: ${passed} passed, ${failed} failed` + (skipped ? `, ${skipped} skipped` : '');
}
