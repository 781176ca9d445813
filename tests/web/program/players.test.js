// Games that the native program plays by itself: matches, balance, and games by UCI.

import { strict as assert } from 'node:assert';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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

/** The engine's answers to some lines. */
function uci(/** @type {string[]} */ ...lines) {
  const { status, stdout } = motley(['uci'], lines.map((line) => line + '\n').join(''));
  assert.equal(status, 0);
  return stdout.trim().split('\n');
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

test('UCI: mate in one is found and announced', () => {
  const lines = uci('uci', 'isready', 'position fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'go depth 3', 'quit');
  assert.ok(lines.includes('uciok'));
  assert.ok(lines.includes('readyok'));
  assert.ok(lines.some((line) => line.includes('score mate 1 ')));
  assert.equal(lines.at(-1), 'bestmove a1a8');
});

test('UCI: promotions are written and read its way', () => {
  const position = 'position fen 8/P6k/8/8/8/8/8/K7 w - - 0 1';
  assert.equal(uci(position, 'go depth 4', 'quit').at(-1), 'bestmove a7a8q');
  const after = uci(`${position} moves a7a8r h7g7`, 'go depth 1', 'quit');
  assert.match(after.at(-1) ?? '', /^bestmove a[18]/);
});

test('UCI: a time for a move ends its search, and so does a clock', { timeout: 60_000 }, async (context) => {
  const child = spawn(program, ['uci'], { stdio: ['pipe', 'pipe', 'inherit'] });
  context.after(() => child.kill());
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  for (const limit of ['movetime 80', 'wtime 1000 btime 400 winc 0 binc 0']) {
    child.stdin.write(`position startpos moves e2e4\ngo ${limit}\n`);
    let line = '';
    while (!line.startsWith('bestmove ')) line = (await lines.next()).value;
  }
});

test('one stop ends a search without limit, and what comes after it is answered', () => {
  const lines = uci('position startpos', 'go infinite', 'stop', 'position startpos', 'go depth 1', 'quit');
  assert.equal(lines.filter((line) => line.startsWith('bestmove')).length, 2);
});

test('UCI: perft divides, until it is stopped', () => {
  const lines = uci('position startpos', 'go perft 2', 'quit');
  assert.equal(lines.filter((line) => /^[a-h][12][a-h][34]: 20$/.test(line)).length, 20);
  assert.equal(lines.at(-1), 'Nodes searched: 400');
  // A short count is not broken off by what is read ahead.
  assert.equal(uci('position startpos', 'go perft 3', 'quit').at(-1), 'Nodes searched: 8902');
  const stopped = uci('position startpos', 'go perft 64', 'stop', 'go depth 1', 'quit');
  assert.match(stopped.at(-1) ?? '', /^bestmove /);
});

test('UCI: of a list of moves the first that is not legal is told, and no more are played', () => {
  const lines = uci('position startpos moves e2e4 e2e4 e7e5 d2d4', 'go perft 1', 'quit');
  assert.equal(lines.filter((line) => line.includes('not legal')).length, 1);
  assert.ok(lines.includes('e7e5: 1'));
});

test('UCI: a position that others write is searched as it is read, which is told', () => {
  const told = (/** @type {string} */ fen, moves = '') => {
    const lines = uci(`position fen ${fen}${moves}`, 'go perft 1', 'quit');
    const moved = lines.flatMap((line) => /^([a-h][1-8])[a-h][1-8]\w?: 1$/.exec(line)?.[1] ?? []);
    return { moved, info: lines.flatMap((line) => /^info string .*; (.*)$/.exec(line)?.[1] ?? []) };
  };
  const counters = ['halfmove is read as 0', 'turn is read as 1'];
  const shredder = told('5rk1/2p4p/2p4r/3P4/4p1b1/1Q2NqPp/PP3P1K/R4R2 b - - moves');
  assert.deepEqual(shredder.info, counters);
  assert.ok(shredder.moved.includes('f3'));
  assert.deepEqual(told('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR \t w  ').info.slice(0, 2), [
    'castling is read as -',
    'ep is read as -',
  ]);
  const passed = told('5rk1/pp1n1pbp/1q2rnp1/2p3B1/P3P3/2N1QB1P/1PP3P1/R4R1K b - a6 0 16');
  assert.deepEqual(passed.info, ['ep is read as -']);
  assert.ok(passed.moved.includes('b6'));
  const known = told('r1b1kb1r/ppp3pp/2N2n2/1B4q1/4pP2/8/PPPPQ1PP/R1B1K2R b KQkq f3 0 1', ' moves g5f4');
  assert.deepEqual(known.info, []);
  assert.ok(known.moved.includes('e2'));
});

test('UCI: after a position that cannot be read none is searched until the next one', () => {
  for (const bad of ['fen 8/8/8/8/8/8/8/8 w - - 0 1', 'fen 4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1', 'fen', 'e2e4', '']) {
    const refused = uci('position startpos moves e2e4', `position ${bad} moves e2e4`, 'go depth 2', 'quit');
    assert.match(refused[0], /^info string error: /, bad);
    assert.match(refused[1], /^info string error: no position is set/, bad);
    assert.deepEqual(refused.slice(2), ['bestmove 0000'], bad);
  }
  const later = uci('position fen x', 'go', 'position startpos', 'go perft 1', 'quit');
  assert.equal(later.at(-1), 'Nodes searched: 20');
});

test('UCI: numbers beyond all bounds, and what is no number, are taken for the nearest one that is', () => {
  for (const number of ['1e300', 'inf', 'nan', '-5', 'x'])
    for (const word of ['depth', 'nodes', 'perft']) {
      const limit = number === '1e300' || number === 'inf' ? ['stop'] : [];
      const lines = uci('position startpos', `go ${word} ${number}`, ...limit, 'go depth 1', 'quit');
      assert.match(lines.at(-1) ?? '', /^bestmove /, `${word} ${number}`);
    }
});

test('UCI: another variant speaks our texts', () => {
  const lines = uci('setoption name UCI_Variant value till', 'position startpos', 'go nodes 50', 'quit');
  assert.match(lines.at(-1) ?? '', /^bestmove [QRBNP]@0,0$/);
});

test('UCI: a switch of cards is played like any other action', () => {
  const moves = ['a2~HD', 'd2d3'];
  const lines = uci('setoption name UCI_Variant value taketwo', `position startpos moves ${moves.join(' ')}`, 'quit');
  assert.doesNotMatch(lines.join('\n'), /not legal/);
});

test('by UCI the program has its own net too, or another, or none', () => {
  const net = `${root}core/families/custodian/custodian.net`;
  const scoresWith = (/** @type {string[]} */ ...options) =>
    uci('setoption name UCI_Variant value custodian', ...options, 'position startpos', 'go nodes 500')
      .join('\n')
      .match(/score \S+ \S+/g);
  const own = scoresWith();
  assert.ok(own);
  assert.deepEqual(scoresWith(`setoption name EvalFile value ${net}`), own);
  const none = scoresWith('setoption name EvalFile value none');
  assert.notDeepEqual(none, own);
  assert.deepEqual(scoresWith('setoption name EvalFile value none', `setoption name EvalFile value ${net}`), own);
});
