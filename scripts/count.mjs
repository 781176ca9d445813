// Reads how many tests passed, failed and were skipped out of what test runners write.

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** The sum of the numbers that a pattern with one group finds. */
function sumMatches(/** @type {string} */ text, /** @type {RegExp} */ pattern) {
  return [...text.matchAll(pattern)].reduce((sum, match) => sum + Number(match[1]), 0);
}

/**
 * One program's tests: cmocka announces how many it will run, a replay says how many inputs it ran.
 * What was announced and has no result, as after a crash, has failed; so has a program without tests.
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
