// Names as the linker sees them: each says whose it is, and files of the core call each other in one direction.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { root } from '../support/files.js';

const built = root + 'build/native/';

/** @type {{ file: string, command: string }[]} */
const commands = JSON.parse(readFileSync(built + 'compile_commands.json', 'utf8'));
const objects = commands
  .filter(({ file }) => file.startsWith(root + 'core/'))
  .map(({ command }) => command.match(/ -o (\S+)/)?.[1] ?? '');
const table = execFileSync('nm', ['--extern-only', '--print-file-name', '--format=posix', ...objects], { cwd: built });

/** The external names that each C file of the core defines or uses. */
const symbols = [...table.toString().matchAll(/^CMakeFiles\/\w+\.dir\/(\S+)\.o: (\w+) ([A-Z]) /gm)].map(
  ([, file, name, kind]) => ({ file, name, isUsed: kind === 'U' }),
);

/** Fails with the names defined in a folder that begin with none of the prefixes. */
function checkPrefix(/** @type {string} */ folder, /** @type {RegExp} */ prefix) {
  const defined = symbols.filter(({ file, isUsed }) => file.startsWith(`core/${folder}/`) && !isUsed);
  const names = defined.map(({ name }) => name);
  assert.ok(names.length > 1);
  const wrong = names.filter((name) => !prefix.test(name));
  assert.deepEqual(wrong, []);
}

for (const entry of readdirSync(root + 'core/families', { withFileTypes: true }))
  if (entry.isDirectory())
    test(`what ${entry.name} defines for others begins with its name`, () => {
      checkPrefix(`families/${entry.name}`, new RegExp(`^${entry.name}_`));
    });

test('what the search and its nets define for others begins with their names', () => {
  checkPrefix('search', /^(motley_)?(search|net)_/);
});

test('no file of the core needs one that needs it, directly or by way of others', () => {
  const homes = new Map(symbols.flatMap(({ file, name, isUsed }) => (isUsed ? [] : [[name, file]])));
  let needs = symbols.flatMap(({ file, name, isUsed }) => {
    const home = homes.get(name);
    return isUsed && home ? [{ file, name, home }] : [];
  });
  assert.ok(needs.length > 300, 'needs found');
  // A file that needs none, or that none needs, is in no circle: without these, circles and what leads from one to
  // another are left.
  for (let count = 0; count !== needs.length; ) {
    count = needs.length;
    const needed = new Set(needs.map(({ home }) => home));
    const needing = new Set(needs.map(({ file }) => file));
    needs = needs.filter(({ file, home }) => needed.has(file) && needing.has(home));
  }
  const circles = needs.map(({ file, name, home }) => `${file} needs ${name} of ${home}`);
  assert.deepEqual(circles, []);
});
