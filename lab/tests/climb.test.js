// The climber, and the bounds of what it has found.

import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const finds = `${root}lab/climb/finds.txt`;
const folder = mkdtempSync(join(tmpdir(), 'motley-'));
after(() => rmSync(folder, { recursive: true }));

/** The answer of a program. */
function ask(/** @type {string} */ name, /** @type {string[]} */ ...args) {
  const { status, stdout, error } = spawnSync(`${root}build/climb/${name}`, args, { encoding: 'utf8' });
  assert.ifError(error);
  return { status, stdout };
}

const readLines = (/** @type {string} */ path) => readFileSync(path, 'utf8').trim().split('\n');

/** Writes a file with the cheapest find, which may cost less than it did by so many units. */
function writeCheapest(/** @type {number} */ less) {
  const path = join(folder, 'finds.txt');
  const [units, ...rest] = readLines(finds).slice(-1)[0].split('\t');
  writeFileSync(path, `0 tries\n${[Number(units) - less, ...rest].join('\t')}\n`);
  return path;
}

test('the worst that climbing has found costs no more than it did', () => {
  const { status, stdout } = ask('replay_finds', finds);
  assert.equal(stdout, `replayed ${readLines(finds).length - 1} inputs\n`);
  assert.equal(status, 0);
});

test('a find that costs more than its bound is told, and so is a file without any', () => {
  assert.equal(ask('replay_finds', writeCheapest(0)).status, 0);
  const { status, stdout } = ask('replay_finds', writeCheapest(1));
  assert.equal(status, 1);
  assert.match(stdout, /units, not/);
  assert.equal(ask('replay_finds', join(folder, 'none.txt')).status, 1);
});

test('a climb notes what it finds, and goes on where it stopped', () => {
  const state = join(folder, 'state.txt');
  for (const tries of [40, 80]) {
    const { status } = ask('climb', '--family', 'custodian', '--seed', '1', '--tries', '40', '--state', state);
    assert.equal(status, 0);
    assert.equal(readLines(state)[0], `${tries} tries`);
  }
  assert.ok(readLines(state).length > 1);
});
