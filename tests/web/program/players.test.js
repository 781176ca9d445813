// Games that the native program plays by itself: matches and balance.

import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { root } from '../support/files.js';

const program = `${root}build/native/motley`;
const folder = mkdtempSync(join(tmpdir(), 'motley-'));
after(() => rmSync(folder, { recursive: true }));

function motley(/** @type {string[]} */ args, input = '') {
  const { status, stdout, stderr, error } = spawnSync(program, args, { input, encoding: 'utf8' });
  assert.ifError(error);
  return { status, stdout, stderr };
}

/** The words of a match, the rest of its options to be added. */
function match(/** @type {string} */ a, /** @type {string} */ b, variant = 'custodian') {
  return ['match', a, b, '--variant', variant, '--seed', '7'];
}

const usual = match('nodes=60', 'nodes=20');

test('more nodes win a match', () => {
  const { status, stdout } = motley([...match('nodes=600', 'nodes=20'), '--games', '10']);
  assert.equal(status, 0);
  assert.match(stdout, /^10 games: \+[6-9]|^10 games: \+10/);
});

test('a match is the same when it is broken off and goes on', () => {
  const [one, other] = [join(folder, 'one.txt'), join(folder, 'other.txt')];
  motley([...usual, '--games', '6', '--results', one]);
  motley([...usual, '--games', '3', '--results', other]);
  const resumed = motley([...usual, '--games', '6', '--results', other]);
  assert.equal(readFileSync(other, 'utf8'), readFileSync(one, 'utf8'));
  assert.equal(resumed.stdout, motley([...usual, '--games', '6']).stdout);
});

test('a result file of another match is refused', () => {
  const file = join(folder, 'kept.txt');
  motley([...usual, '--games', '2', '--results', file]);
  const before = readFileSync(file, 'utf8');
  const { status, stderr } = motley([...usual, '--opening', '5', '--games', '4', '--results', file]);
  assert.equal(status, 1);
  assert.match(stderr, /another match/);
  assert.equal(readFileSync(file, 'utf8'), before);
});

test('weights are read from a file by group', () => {
  const file = join(folder, 'weights.txt');
  writeFileSync(file, 'material 600 0 0 0 0\n');
  const args = match('nodes=200', `nodes=200,weights=${file}`);
  assert.match(motley([...args, '--games', '10']).stdout, /^10 games: \+(?:[7-9]|10) /);
  writeFileSync(file, 'materials 600 0 0 0 0\n');
  assert.equal(motley([...args, '--games', '2']).status, 2);
});

test('balance tells seats, ends and kinds', () => {
  const { status, stdout } = motley(['balance', 'till;players=3', '--games', '4', '--player', 'nodes=30']);
  assert.equal(status, 0);
  for (const row of ['win a', 'win b', 'win c', 'draw', 'length', 'branching', 'captures', 'K', 'P'])
    assert.ok(stdout.includes(`\n${row} `) || stdout.startsWith(`${row} `), row);
  const wins = [...stdout.matchAll(/^(?:win .|draw) +([\d.]+) %/gm)].map(([, share]) => Number(share));
  const sum = wins.reduce((sum, share) => sum + share);
  assert.equal(sum, 100);
});

test('players that are none are refused', () => {
  for (const player of ['', 'nodes=', 'level=11', 'nodes=10,', 'nodes=x', 'weights=', 'master'])
    assert.equal(motley(match(player, 'nodes=20')).status, 2, player);
});

test('balance counts each piece once, also one that walks to a goal', () => {
  for (const variant of ['custodian', 'fairy;array=nnnnn/5/5/5/NNNNN;royal=-;stale=loss;reach=N:c3;arrive=hold']) {
    const { status, stdout } = motley(['balance', variant, '--games', '4', '--player', 'nodes=20']);
    assert.equal(status, 0);
    const captures = Number(/captures +([\d.]+) a game/.exec(stdout)?.[1]);
    const kinds = [...stdout.matchAll(/^[A-Z] +([\d.]+) +([\d.]+) +[\d.]+ %$/gm)];
    assert.ok(captures > 0 && kinds.length > 0);
    for (const column of [1, 2]) {
      const sum = kinds.reduce((all, kind) => all + Number(kind[column]), 0);
      assert.ok(Math.abs(sum - captures) < 0.1, `${variant}: ${sum} of ${captures}`);
    }
  }
});
