// The native program's games between computer players: what it keeps in files it can go on from.

import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../build/native/motley', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'motley-'));
after(() => rmSync(folder, { recursive: true }));

/** What a command prints; it must succeed. */
function motley(/** @type {string[]} */ ...args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout;
}

test('a match that was cut short ends as one that was not', () => {
  const [whole, cut] = [join(folder, 'whole.txt'), join(folder, 'cut.txt')];
  const match = ['match', 'level=2', 'beginner', '--variant', 'custodian', '--games', '6', '--results'];
  const printed = motley(...match, whole);
  const lines = readFileSync(whole, 'utf8').split('\n');
  assert.equal(lines.length, 1 + 6 + 1);
  writeFileSync(cut, lines.slice(0, 4).join('\n') + '\n');
  assert.equal(motley(...match, cut), printed);
  assert.equal(readFileSync(cut, 'utf8'), readFileSync(whole, 'utf8'));
});

test('a fit to positions that were kept is the fit to the games', () => {
  const samples = join(folder, 'samples');
  const tune = ['tune', 'depth=1', 'custodian', '--games', '6', '--pull', '1', '--samples', samples];
  const first = motley(...tune);
  const { mtimeMs, size } = statSync(samples);
  assert.ok(size > 0);
  assert.equal(motley(...tune), first);
  assert.equal(statSync(samples).mtimeMs, mtimeMs);
  assert.match(first, /^material( -?\d+){5}\n/);
  assert.notEqual(motley(...tune, '--trust', '0'), first);
});

test('a win with the next action is always announced', () => {
  const printed = motley('foresight', 'custodian', '--games', '8', '--player', 'depth=2');
  const endings = printed.split('\n').filter((line) => / %/.test(line));
  assert.ok(endings.length > 0, printed);
  for (const line of endings) assert.match(line, /^[a-z-]+ +\d+ +100\.0 %/);
});
