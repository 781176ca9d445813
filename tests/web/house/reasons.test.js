// Every reason that a family can give for a refusal is met by at least two scenarios.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { read } from '../support/files.js';

const families = new URL('../../../core/families/', import.meta.url);
const scenarios = new URL('../../scenarios/', import.meta.url);

/** The codes of the reasons by their names in C. @type {Map<string, string>} */
const codes = new Map();
const header = read('core/include/motley.h');
for (const [, name, code] of header.matchAll(/\bX\((\w+), "([a-z-]+)"\)/g)) codes.set(name, code);

/** The reasons in the files in which a family explains: explain.c or show.c. */
function reasonsOf(/** @type {string} */ family) {
  const files = ['explain.c', 'show.c'].map((name) => new URL(`${family}/${name}`, families));
  const source = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  const names = [...source.join('').matchAll(/MOTLEY_REASON_(\w+)/g)].map(([, name]) => name);
  return new Set(names.map((name) => codes.get(name) ?? assert.fail(`no reason has the name ${name}`)));
}

/** How often the scenarios of a family expect each reason. */
function countExpected(/** @type {string} */ family) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const files = [`${family}.json`, `${family}-own.json`].map((name) => new URL(name, scenarios));
  for (const file of files.filter((file) => existsSync(file)))
    for (const { why = {}, turns = {} } of JSON.parse(readFileSync(file, 'utf8')))
      for (const answer of [...Object.values(why), ...Object.values(turns)]) {
        const reason = String(answer).split(' ')[0];
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
      }
  return counts;
}

for (const { name: family } of readdirSync(families, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
  test(`${family}: every reason is expected at least twice`, () => {
    const reasons = reasonsOf(family);
    const counts = countExpected(family);
    assert.notEqual(reasons.size, 0, `the explain.c or show.c of ${family} gives reasons`);
    for (const reason of reasons) assert.ok((counts.get(reason) ?? 0) >= 2, `${reason}: ${counts.get(reason) ?? 0}`);
  });
