// The names that the linker sees say whose they are.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const built = root + 'build/native/';

/** @type {{ file: string, command: string }[]} */
const commands = JSON.parse(readFileSync(built + 'compile_commands.json', 'utf8'));

/** The external names that the C files of a folder define. */
function findSymbols(/** @type {string} */ folder) {
  const files = commands.filter(({ file }) => file.startsWith(`${root}core/${folder}/`));
  assert.notEqual(files.length, 0, folder);
  const objects = files.map(({ command }) => built + command.match(/ -o (\S+)/)?.[1]);
  const table = execFileSync('nm', ['--extern-only', '--defined-only', '--format=posix', ...objects]);
  return [...table.toString().matchAll(/^(\w+) [A-Z] /gm)].map(([, name]) => name);
}

/** Fails with the names that begin with none of the prefixes. */
function checkPrefix(/** @type {string} */ folder, /** @type {RegExp} */ prefix) {
  const names = findSymbols(folder);
  assert.ok(names.length > 1);
  assert.deepEqual(
    names.filter((name) => !prefix.test(name)),
    [],
  );
}

for (const entry of readdirSync(root + 'core/families', { withFileTypes: true }))
  if (entry.isDirectory())
    test(`what ${entry.name} defines for others begins with its name`, () => {
      checkPrefix(`families/${entry.name}`, new RegExp(`^${entry.name}_`));
    });

test('what the search and its nets define for others begins with their names', () => {
  checkPrefix('search', /^(motley_)?(search|net)_/);
});
