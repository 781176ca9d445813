// The laboratory's program: its puzzles, the weights that it fits, and what is wrong usage.

import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { motley, program } from '../fleet/program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'motley-'));
after(() => rmSync(folder, { recursive: true }));

/** The answer of a program. */
function ask(/** @type {string} */ path, /** @type {string[]} */ ...args) {
  const { status, stdout, stderr, error } = spawnSync(path, args, { input: '', encoding: 'utf8' });
  assert.ifError(error);
  return { status, stdout, stderr };
}

test('tuning writes a weight file that can be played', () => {
  const file = join(folder, 'tuned.txt');
  const tuned = ask(program, 'tune', 'nodes=30', 'custodian', '--games', '5', '--out', file);
  assert.equal(tuned.status, 0);
  assert.match(tuned.stderr, /positions/);
  assert.match(readFileSync(file, 'utf8'), /^material( -?\d+){5}\n/);
  assert.equal(
    ask(motley, 'match', `nodes=60,weights=${file}`, 'nodes=20', '--variant', 'custodian', '--games', '2').status,
    0,
  );
});

/** @param {string[]} args */
function findPuzzles(...args) {
  const { status, stdout } = ask(program, 'puzzles', ...args);
  assert.equal(status, 0);
  return stdout.split('\n').slice(0, -1);
}

test('puzzles prints positions with their lines, the same ones again, and in parts', () => {
  const found = findPuzzles('custodian;board=flat', '--games', '4');
  assert.ok(found.length >= 2, `${found.length} puzzles`);
  for (const line of found) {
    const [variant, position, turns, missed, actions, ...more] = line.split('\t');
    assert.equal(variant, 'custodian');
    assert.match(turns, /^[1-3]$/);
    assert.match(missed, /^(-|\d+(,\d+)*)$/);
    assert.deepEqual(more, []);
    const played = ask(motley, 'play', variant, position, '--', ...actions.split(' '));
    const outcome = ask(motley, 'outcome', variant, played.stdout.trim()).stdout;
    assert.equal(outcome.split(' ').slice(0, 2).join(' '), `win ${position.split(' ')[1]}`);
  }
  const parts = ['1/2', '2/2'].flatMap((part) => findPuzzles('custodian', '--games', '4', '--shard', part));
  assert.deepEqual(parts.sort(), found.sort());
});

test('puzzles are for two seats', () => {
  assert.equal(ask(program, 'puzzles', 'till;players=3').status, 2);
  assert.equal(ask(program, 'puzzles', 'custodian', '--turns', '5').status, 2);
});

test('wrong usage ends with status 2', () => {
  for (const args of [
    [],
    ['perft'],
    ['tally'],
    ['samples'],
    ['tune', 'nodes=1'],
    ['selfplay', 'custodian', '--x', '1'],
  ]) {
    const { status, stderr } = ask(program, ...args);
    assert.equal(status, 2, args.join(' '));
    assert.match(stderr, /^usage: motley-lab match /);
  }
});
