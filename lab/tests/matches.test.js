// The native programs' games between computer players: what they keep in files they can go on from.

import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseSamples } from '../evaluation/samples.mjs';
import { motley as product, program } from '../fleet/program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'motley-'));
after(() => rmSync(folder, { recursive: true }));

/** The output of a program's command, which must succeed. */
function ask(/** @type {string} */ path, /** @type {string[]} */ args) {
  const { status, stdout, stderr } = spawnSync(path, args, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout;
}

const motley = (/** @type {string[]} */ ...args) => ask(product, args);
const lab = (/** @type {string[]} */ ...args) => ask(program, args);

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

const short = ['match', 'level=2', 'beginner', '--variant', 'custodian', '--games', '14'];

test('the parts of a match are together the match as one process plays it', () => {
  const files = ['all', 'one', 'two', 'three', 'merged'].map((name) => join(folder, `parts-${name}.txt`));
  const [all, one, two, three, merged] = files;
  const whole = motley(...short, '--results', all);
  for (const [i, file] of [one, two, three].entries()) motley(...short, '--results', file, '--shard', `${i + 1}/3`);
  const sum = lab('tally', three, one, two, '--out', merged);
  assert.equal(sum, whole.split('\n').slice(-2).join('\n'));
  assert.equal(readFileSync(merged, 'utf8'), readFileSync(all, 'utf8'));
  // Games behind one that is missing are not counted.
  assert.match(lab('tally', one, three), /^2 games: .*\n8 games are not counted: /);
});

/** A file of results in which so many pairs have each number of half points, well mixed: a test ends where it can. */
function writePairs(/** @type {number[]} */ pairs) {
  const path = join(folder, 'pairs.txt');
  const points = [
    [0, 0],
    [0, 0.5],
    [0.5, 0.5],
    [0.5, 1],
    [1, 1],
  ]; // prettier-ignore
  const sorted = pairs.flatMap((count, i) => Array.from({ length: count }, () => points[i]));
  const games = sorted.flatMap((_, i) => sorted[(i * 619) % sorted.length]);
  writeFileSync(path, `# pairs\n${games.map((each, i) => `${i} ${each.toFixed(1)} 1 x\n`).join('')}`);
  return path;
}

/** The ratio of a sequential test, which is not ended by it: the bounds are looked at between pairs. */
function ratioOf(/** @type {number[]} */ pairs, /** @type {string} */ test) {
  return Number(/: (-?[\d.]+) of/.exec(lab('tally', writePairs(pairs), '--sprt', test))?.[1]);
}

test('the ratio of a sequential test is that of the normal distribution, where games are many', () => {
  const pairs = [40, 190, 510, 210, 50];
  const count = pairs.reduce((a, b) => a + b);
  const shares = pairs.map((_, i) => i / 4);
  const mean = shares.reduce((sum, share, i) => sum + share * pairs[i], 0) / count;
  const variance = shares.reduce((sum, share, i) => sum + (share - mean) ** 2 * pairs[i], 0) / count;
  for (const [low, high] of [
    [0, 5],
    [-3, 3],
    [2, 10],
  ]) {
    const [from, to] = [low, high].map((elo) => 1 / (1 + 10 ** (-elo / 400)));
    const expected = (count * (to - from) * (2 * mean - from - to)) / (2 * variance);
    const found = ratioOf(pairs, `${low},${high}`);
    assert.ok(Math.abs(found - expected) < 0.03, `${low},${high}: ${found}, not ${expected}`);
  }
  assert.equal(ratioOf([3, 10, 20, 10, 3], '-8,8'), 0);
  assert.equal(ratioOf([2, 10, 20, 9, 3], '-8,8'), -ratioOf([3, 9, 20, 10, 2], '-8,8'));
});

const script = fileURLToPath(new URL('../matches/match-uci.mjs', import.meta.url));

/** Plays programs against each other as processes; both are ours. */
function matchUci(/** @type {string} */ results, /** @type {string[]} */ ...more) {
  const options = ['--a', `${product} uci`, '--b', `${product} uci`, '--go', 'nodes 50', '--results', results, ...more];
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout;
}

test('programs play each other as processes, and parts of their match are one', () => {
  const files = ['all', 'one', 'two', 'merged'].map((name) => join(folder, `uci-${name}.txt`));
  const [all, one, two, merged] = files;
  const match = ['--variant', 'custodian', '--games', '4', '--A', 'Level=2'];
  const sum = matchUci(all, ...match);
  matchUci(one, ...match, '--shard', '1/2');
  matchUci(two, ...match, '--shard', '2/2');
  lab('tally', one, two, '--out', merged);
  assert.equal(readFileSync(merged, 'utf8'), readFileSync(all, 'utf8'));
  assert.match(sum, /\n4 games: /);
  assert.equal(matchUci(all, ...match), '');
  // Both games of a pair have one opening, and end by the rules.
  const lines = readFileSync(all, 'utf8').trim().split('\n').slice(1);
  const openings = lines.map((line) => line.split(' ').slice(4).join(' '));
  assert.equal(openings[0], openings[1]);
  assert.notEqual(openings[0], openings[2]);
  for (const line of lines) assert.match(line, /^\d (0|0\.5|1) \d+ (win-|draw-)/);
});

test('programs play with three seats, with turns of three actions, and by processor time', () => {
  const results = join(folder, 'uci-more.txt');
  const few = ['--games', '3', '--longest', '30'];
  assert.match(matchUci(results, '--variant', 'till;players=3', '--seats', 'abb', ...few), /^3 games: .* % \(/m);
  matchUci(join(folder, 'uci-turns.txt'), '--variant', 'tches', ...few, '--games', '1');
  matchUci(join(folder, 'uci-cpu.txt'), '--go', 'cpu 2', ...few, '--games', '1');
});

test('each of two programs can have a limit of its own', () => {
  const results = join(folder, 'uci-limits.txt');
  const match = ['--variant', 'custodian', '--games', '4', '--go', 'nodes 1', '--go-b', 'nodes 300'];
  assert.match(matchUci(results, ...match), /\n4 games: \+0 =0 -4,/);
  assert.match(readFileSync(results, 'utf8'), /^# .*, ab, nodes 1 and nodes 300, seed 1, /);
});

test('results that do not belong together are refused', () => {
  const [mine, other] = ['mine', 'other'].map((name) => join(folder, `refused-${name}.txt`));
  const refuse = (/** @type {number} */ expected, /** @type {string[]} */ ...args) => {
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    assert.equal(status, expected, args.join(' '));
    return stderr;
  };
  writeFileSync(mine, '# a\n0 1.0 9 throne\n');
  writeFileSync(other, '# b\n1 1.0 9 throne\n');
  assert.match(refuse(1, 'tally', mine, other), /another match/);
  writeFileSync(other, '# a\n0 0.0 9 throne\n');
  assert.match(refuse(1, 'tally', mine, other), /twice/);
  assert.match(refuse(1, 'tally', join(folder, 'none')), /no results/);
  for (const words of [['tally'], ['tally', mine, '--sprt', '5,0'], ['tally', mine, '--sprt', '5']])
    refuse(2, ...words);
  for (const shard of ['0/2', '3/2', '1', '1/2x', '1/0']) refuse(2, ...short, '--shard', shard);
  refuse(2, ...short, '--shard', '1/2', '--sprt', '0,5');
  // A file of another part.
  const part = join(folder, 'part.txt');
  motley(...short, '--games', '4', '--shard', '2/2', '--results', part);
  assert.match(refuse(1, ...short, '--shard', '1/2', '--results', part), /game 2/);
});

test('a fit to positions that were kept is the fit to the games', () => {
  const samples = join(folder, 'samples');
  const tune = ['tune', 'depth=1', 'custodian', '--games', '6', '--pull', '1', '--samples', samples];
  const first = lab(...tune);
  const { mtimeMs, size } = statSync(samples);
  assert.ok(size > 0);
  assert.equal(lab(...tune), first);
  assert.equal(statSync(samples).mtimeMs, mtimeMs);
  assert.match(first, /^material( -?\d+){5}\n/);
  assert.notEqual(lab(...tune, '--trust', '0'), first);
});

test('parts of the games of a fit are together the games', () => {
  const [one, many] = ['one', 'many'].map((name) => join(folder, `samples-${name}`));
  const tune = ['tune', 'depth=1', 'custodian', 'custodian;board=cylinder', '--games', '7', '--samples'];
  const fitted = lab(...tune, one);
  for (const part of ['1/3', '2/3', '3/3']) lab(...tune, many, '--shard', part);
  assert.equal(lab(...tune, many, '--parts', '3'), fitted);
  assert.deepEqual(readFileSync(many), readFileSync(one));
});

test('games of a player against itself are kept with their scores, by parts as in one', () => {
  const games = ['selfplay', 'custodian', '--player', 'nodes=1000', '--games', '3'];
  const lines = lab(...games)
    .trim()
    .split('\n');
  assert.deepEqual(
    lines,
    ['1/3', '2/3', '3/3'].map((part) => lab(...games, '--shard', part).trim()),
  );
  for (const [i, line] of lines.entries()) {
    const [number, winner, reason, turns, ...actions] = line.split(' ');
    assert.equal(Number(number), i);
    const texts = actions.map((action) => action.split('/'));
    assert.equal(texts.filter((each) => each.length === 1).length, 4);
    for (const [, score] of texts.slice(4)) assert.match(score, /^-?\d+$/);
    assert.equal(Number(turns), texts.length - 4);
    const end = motley('play', 'custodian', '--', ...texts.map(([action]) => action)).trim();
    // A position alone knows nothing of repetitions.
    const outcome = reason === 'repetition' ? 'ongoing' : `win ${winner} ${reason}`;
    assert.equal(motley('outcome', 'custodian', end).trim(), outcome);
  }
  assert.ok(lines.some((line) => / [wb] king-captured /.test(line)));
});

test('what the search had no time to judge has no score', () => {
  const line = lab('selfplay', 'custodian', '--player', 'nodes=2', '--games', '1', '--opening', '0');
  assert.match(line, /^0 /);
  assert.doesNotMatch(line, /\//);
});

test('positions are samples where nothing is captured in what is left of the turn', () => {
  const samplesOf = (/** @type {string} */ actions) =>
    parseSamples(
      spawnSync(program, ['samples', 'taketwo'], {
        input: `0 - too-long 1 ${actions}\n`,
      }).stdout,
    ).count;
  assert.equal(samplesOf('e2e4/1 d7d5/2 e4d5/3 g8f6/4'), 3);
  assert.equal(samplesOf('e2e4/1 d7d5/2 a2~DO/3 b1c3/4 g8f6/5'), 5);
  assert.equal(samplesOf('e2e4/1 d7d5/2 a2~DO/3 e4d5/4 g8f6/5'), 3);
  assert.equal(samplesOf('e2e4/1 d7d5/2 a2~DO/3 e4d5/4 g8f6'), 2, 'without a score');
});

test('a player has the net that is in the program, unless it has weights or is to have none', () => {
  const net = fileURLToPath(new URL('../../core/families/custodian/custodian.net', import.meta.url));
  const weights = join(folder, 'weights.txt');
  writeFileSync(weights, '');
  const [own, given, none, weighed] = ['', `,net=${net}`, ',net=none', `,weights=${weights}`].map((more) =>
    lab('selfplay', 'custodian', '--player', `nodes=200${more}`, '--games', '1'),
  );
  assert.equal(own, given);
  assert.notEqual(own, none);
  assert.equal(none, weighed);
});

test('a win with the next action is always announced', () => {
  const printed = lab('foresight', 'custodian', '--games', '8', '--player', 'depth=2');
  const endings = printed.split('\n').filter((line) => / %/.test(line));
  assert.ok(endings.length > 0, printed);
  for (const line of endings) assert.match(line, /^[a-z-]+ +\d+ +100\.0 %/);
});
