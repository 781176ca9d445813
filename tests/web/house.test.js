// How the house is kept: what a formatter cannot see.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** All files in a folder and below it. @returns {string[]} paths from the root */
function listFiles(/** @type {string} */ folder) {
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );
}

const longest = 120;

test('no line of JavaScript is longer than 120 columns, templates included', () => {
  const files = ['shell', 'web', 'scripts', 'tests/web', 'package'].flatMap(listFiles);
  const scripts = files.filter((path) => /\.m?js$/.test(path));
  assert.ok(scripts.length > 200, 'files found');
  const long = scripts.flatMap((path) =>
    readFileSync(root + path, 'utf8')
      .split('\n')
      .flatMap((line, i) => ([...line].length > longest ? [`${path}:${i + 1}`] : [])),
  );
  assert.deepEqual(long, []);
});
