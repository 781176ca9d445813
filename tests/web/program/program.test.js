// The native program `motley`: answers, exit statuses, and a repl that survives everything.

import { strict as assert } from 'node:assert';
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { root } from '../support/files.js';

const program = `${root}build/native/motley`;

/**
 * @param {string[]} args
 * @param {string} [input]
 */
function motley(args, input = '') {
  const { status, stdout, stderr, error } = spawnSync(program, args, { input, encoding: 'utf8' });
  assert.ifError(error);
  return { status, stdout, stderr };
}

/** The answers of one session, line by line. */
function repl(/** @type {string[]} */ ...lines) {
  const { status, stdout } = motley(['repl'], lines.map((line) => line + '\n').join(''));
  assert.equal(status, 0);
  return stdout.split('\n').slice(0, -1);
}

const start = 'rbnknbr/ppppppp/7/7/7/PPPPPPP/RBNKNBR w KQkq 0 1';

test('start prints the start position', () => {
  assert.deepEqual(motley(['start', 'custodian']), { status: 0, stdout: start + '\n', stderr: '' });
});

test('variants prints key, tab, variant', () => {
  const { status, stdout } = motley(['variants']);
  assert.equal(status, 0);
  assert.match(stdout, /^custodian\tcustodian\n/);
  assert.match(stdout, /\ntaketwo-orthodox\ttaketwo;switch=off\n/);
});

test('variants of a family are all that its options make; seats are letters', () => {
  const listed = (/** @type {string} */ family) => motley(['variants', family]).stdout.trim().split('\n');
  assert.equal(new Set(listed('custodian')).size, 48);
  assert.deepEqual(listed('taketwo'), ['taketwo', 'taketwo;switch=off']);
  assert.equal(listed('till').at(-1), 'till;players=6;pawns=8');
  assert.equal(new Set(listed('tches')).size, 150);
  // What changes nothing is left out: no Zealot begins the game, and a turn of one action is by one piece.
  assert.deepEqual(
    listed('tches').filter((variant) => /zealot|strike=1;same=on/.test(variant)),
    [],
  );
  assert.ok(listed('tches').includes('tches;same=on;king=flag'));
  // Too many to be combined: each value once.
  const single = listed('fairy');
  assert.ok(single.includes('fairy;taken=hand') && single.every((text) => text.split(';').length < 3));
  assert.match(motley(['variants', 'x']).stderr, /^error: variant, offset 0: /);
  assert.equal(motley(['seats', 'till;players=4']).stdout, 'abcd\n');
  assert.equal(motley(['seats', 'custodian']).stdout, 'wb\n');
});

test('a position may be one argument or its fields as several', () => {
  const one = motley(['actions', 'custodian', start]);
  const several = motley(['actions', 'custodian', ...start.split(' ')]);
  assert.equal(one.status, 0);
  assert.equal(one.stdout.trim().split('\n').length, 11);
  assert.deepEqual(several, one);
});

test('play prints the position after the actions', () => {
  const { status, stdout } = motley(['play', 'custodian', '--', 'a2a3', 'g6g5']);
  assert.deepEqual([status, stdout], [0, 'rbnknbr/pppppp1/6p/7/P6/1PPPPPP/RBNKNBR w KQkq 0 2\n']);
});

test('outcome speaks as the formats say', () => {
  const position = '7/7/7/7/7/7/3K3 b - 0 1';
  assert.equal(motley(['outcome', 'custodian', position]).stdout, 'win w king-captured\n');
  assert.equal(motley(['outcome', 'custodian']).stdout, 'ongoing\n');
});

test('perft counts, and its division adds up', () => {
  assert.equal(motley(['perft', 'taketwo;switch=off', '3']).stdout, '8902\n');
  const lines = motley(['perft', 'taketwo;switch=off', '3', '--divide']).stdout.trim().split('\n');
  const sum = Number(lines.pop());
  assert.deepEqual([sum, lines.length], [8902, 20]);
  const total = lines.reduce((total, line) => total + Number(line.split(' ')[1]), 0);
  assert.equal(total, sum);
  assert.equal(motley(['perft', 'custodian', '0', '--divide']).stdout, '1\n');
});

test('a bad text ends with status 1 and says where and why', () => {
  /** @type {[string[], string][]} */
  const rows = [
    [['start', 'chess'], 'error: variant, offset 0: unknown-family: '],
    [['actions', 'custodian', 'x'], 'error: position, offset 0: unknown-piece: '],
    [['play', 'custodian', '--', 'a2a4'], 'error: action, offset 3: not-legal: '],
  ];
  for (const [args, message] of rows) {
    const { status, stdout, stderr } = motley(args);
    assert.deepEqual([status, stdout], [1, '']);
    assert.ok(stderr.startsWith(message), stderr);
  }
});

test('fields that a position lacks are taken for it and told, and the one that is missing is named', () => {
  const { status, stdout, stderr } = motley(['play', 'custodian', '3k3/7/7/7/7/7/3K3  w\tKQ ', '--']);
  assert.deepEqual([status, stdout], [0, '3k3/7/7/7/7/7/3K3 w - 0 1\n']);
  assert.deepEqual(stderr.split('\n'), [
    'note: position, offset 21: castling-unmet: a castling right needs its King and rook on their starting squares' +
      '; castling is read as -',
    'note: position, offset 24: missing-field: a field is missing; halfmove is read as 0',
    'note: position, offset 24: missing-field: a field is missing; turn is read as 1',
    '',
  ]);
  const told = 'note: position, offset 23: missing-field: a field is missing; turn is read as 1';
  const answers = repl(
    'variant custodian',
    'position 3k3/7/7/7/7/7/3K3 w - 7',
    'position 3k3/7/7/7/7/7/3K3',
    'position',
  );
  const missing = 'error: position, offset 17: missing-field: a field is missing: side';
  assert.deepEqual(answers, ['ok', told, 'ok', missing, '3k3/7/7/7/7/7/3K3 w - 7 1', 'ok']);
});

test('a wrong usage ends with status 2', () => {
  const perft = ['perft custodian', 'perft custodian two', 'perft custodian -1', 'perft custodian 65'];
  const short = ['', 'dance', 'start', 'actions', 'outcome', 'play custodian', 'seats'];
  for (const line of [...perft, ...short, 'start custodian x', 'variants custodian till', 'repl x']) {
    const { status, stderr } = motley(line.split(' ').filter(Boolean));
    assert.equal(status, 2, line);
    assert.match(stderr, /^usage: /);
  }
});

test('the repl answers every line', () => {
  const answers = repl('variant custodian', 'play a2a3', 'position', 'undo', 'position', 'quit');
  const after = 'rbnknbr/ppppppp/7/7/P6/1PPPPPP/RBNKNBR b KQkq 0 1';
  assert.deepEqual(answers, ['ok', 'ok', after, 'ok', 'ok', start, 'ok', 'ok']);
});

test('Ctrl+C breaks off a perft of the repl, and the next line is answered', async () => {
  const child = spawn(program, ['repl'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value;
  child.stdin.write('variant custodian\nperft 64\n');
  assert.equal(await next(), 'ok');
  // Before the count has begun the signal would end the program.
  const isCaught = () => {
    const [, mask] = /^SigCgt:\t(\w+)$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
    return (Number.parseInt(mask.slice(-1), 16) & 2) !== 0;
  };
  while (!isCaught()) await new Promise((resolve) => setImmediate(resolve));
  child.kill('SIGINT');
  assert.equal(await next(), 'error: command, offset 0: stopped: it was stopped');
  child.stdin.write('quit\n');
  assert.equal(await next(), 'ok');
});

test('before a variant everything but variant and quit is an error', () => {
  const answers = repl('position', 'actions', 'play a2a3', 'undo', 'outcome', 'perft 1', 'variant');
  assert.equal(answers.length, 7);
  for (const answer of answers) assert.match(answer, /^error: game, offset 0: no-variant: /);
  assert.deepEqual(repl('quit', 'variant custodian'), ['ok']);
});

test('hostile lines change nothing', () => {
  const plays = ['play', 'play ', 'play a2a3 ', 'play  a2a3', 'PLAY a2a3', 'play a2a3\r'];
  const others = ['undo', 'undo x', 'actions x', 'perft', 'perft x', 'perft 1 2', 'position x', 'variant x'];
  const long = ['variant ' + 'x'.repeat(2_000_000), 'position ' + '/'.repeat(70_000)];
  for (const line of ['', ' ', ...plays, ...others, 'und\0o', 'пешка', '\xff\xfe', ...long]) {
    const answers = repl('variant custodian', line, 'position');
    assert.match(answers[1], /^error: /, JSON.stringify(line.slice(0, 40)));
    assert.deepEqual(answers.slice(2), [start, 'ok'], JSON.stringify(line.slice(0, 40)));
  }
});
