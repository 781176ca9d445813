// Sessions with `motley uci` that are drawn from the words of the protocol, right and wrong ones in any
// order: each `go` has one answer, which is legal in the last position, or says that there is none and why.

import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { isAll } from '../../is-all.js';
import { root } from '../support/files.js';

const program = `${root}build/native/motley`;
const lineCount = isAll ? 1_000_000 : 20_000;
const sessionLines = 5000;

/** Numbers from 0 to below 1, always the same for a seed. */
function randomOf(/** @type {number} */ seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** The moves of a position as the protocol writes them; none where it is over or cannot be read. */
function movesOf(/** @type {string} */ variant, /** @type {string[]} */ ...position) {
  const { status, stdout } = spawnSync(program, ['actions', variant, ...position], { encoding: 'utf8' });
  assert.equal(status, 0);
  return stdout
    .trim()
    .split('\n')
    .map((move) => move.replace(/^(....)=([QRBN])$/, (_, way, kind) => way + kind.toLowerCase()));
}

/** The position after some actions. */
function after(/** @type {string} */ variant, /** @type {string[]} */ ...actions) {
  return spawnSync(program, ['play', variant, '--', ...actions], { encoding: 'utf8' }).stdout.trim();
}

const chess = 'taketwo;switch=off';
const start = movesOf(chess);
const fens = [
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 0 1',
  'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
  '8/P6k/8/8/8/8/p7/K7 w - - 99 70',
];
/**
 * What stands behind `position`, by variant, with the moves that are legal then.
 * @type {Record<string, { text: string; moves: string[] }[]>}
 */
const positions = {
  [chess]: [
    { text: 'startpos', moves: start },
    { text: 'startpos moves', moves: start },
    {
      text: 'startpos  moves  e2e4  e7e5',
      moves: movesOf(chess, 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'),
    },
    { text: `startpos moves ${'g1f3 g8f6 f3g1 f6g8 '.repeat(3)}`, moves: start },
    ...fens.map((fen) => ({ text: `fen ${fen}`, moves: movesOf(chess, fen) })),
    ...fens.map((fen) => ({ text: `fen ${fen.split(' ').slice(0, 4).join(' ')} moves`, moves: movesOf(chess, fen) })),
    { text: 'fen 8/P6k/8/8/8/8/8/K7 w - - 0 1 moves a7a8q', moves: movesOf(chess, 'Q7/7k/8/8/8/8/8/K7 b - - 0 1') },
    { text: 'fen R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1', moves: [] },
    { text: 'fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', moves: [] },
    ...[
      '',
      'fen',
      'fen x',
      'e2e4',
      'startpos moves e2e4 e2e4',
      'startpos moves 0000',
      'fen 8/8/8/8/8/8/8/8 w - - 0 1',
    ].map((text) => ({ text, moves: [] })),
  ],
  custodian: [
    { text: 'startpos', moves: movesOf('custodian') },
    { text: 'startpos moves a2a3', moves: movesOf('custodian', after('custodian', 'a2a3')) },
    { text: 'fen 8/8', moves: [] },
  ],
};

const options = [
  'name MultiPV value 2',
  'name multipv value 1',
  'name HASH value 1',
  'name Hash value 0',
  'name Level value 11',
  'name Level value 3',
  'name level value 0',
  'name Ponder value true',
  'name Clear Hash',
  'MultiPV 3',
  'name',
  '',
  'name UCI_Variant value 3check',
  'name EvalFile value none',
];
const others = [
  'stop',
  'stop',
  'stop',
  'isready',
  'ucinewgame',
  'uci',
  'ponderhit',
  'debug on',
  'joho',
  '',
  '   ',
  'bestmove e2e4',
];
const limits = [
  'nodes 40',
  'nodes 0',
  'nodes',
  'depth 1',
  'depth 2',
  'depth -3',
  'movetime 0',
  'movetime -1',
  'wtime 0 btime 0',
  'wtime -40',
  'btime 1 wtime 1 winc 0',
  'mate 1',
  'depth x',
  'nodes 90 infinite',
  'infinite',
  'ponder wtime 1 btime 1',
];

/** One session: its text, and for each `go` the moves that may answer it. */
function sessionOf(/** @type {number} */ seed) {
  const random = randomOf(seed);
  const one = (/** @type {any[]} */ list) => list[Math.floor(random() * list.length)];
  const text = [];
  const expected = [];
  let questions = 0;
  let variant = chess;
  let moves = start;
  for (let i = 0; i < sessionLines; i++) {
    const kind = random();
    let line = one(others);
    if (kind < 0.35) {
      const position = one(positions[variant]);
      line = `position ${position.text}`;
      moves = position.moves;
    } else if (kind < 0.4) line = `setoption ${one(options)}`;
    else if (kind < 0.43) {
      variant = one([chess, 'custodian']);
      moves = positions[variant][0].moves;
      line = `setoption name UCI_Variant value ${variant === chess ? one(['chess', chess]) : variant}`;
    } else if (kind < 0.75) {
      const only = random() < 0.3 ? [one([...moves, 'e2e5']), one([...moves, 'a1a1'])] : [];
      const parts = [
        one(limits),
        ...(only.length > 0 ? [`searchmoves ${only.join(' ')}`] : []),
        ...(random() < 0.1 ? ['foo'] : []),
      ];
      line = `go ${(random() < 0.5 ? parts : parts.reverse()).join(' ')}`;
      expected.push(only.length > 0 ? only.filter((move) => moves.includes(move)) : moves);
    }
    questions += Number(line === 'isready');
    text.push(one(['', '', ' ']) + line + one(['', '', ' ', '\r']));
  }
  return { text: text.join('\n'), expected, questions };
}

test('each go has one legal answer, or none and the reason', () => {
  for (let seed = 1; seed <= lineCount / sessionLines; seed++) {
    const { text, expected, questions } = sessionOf(seed);
    const { status, stdout, error } = spawnSync(program, ['uci'], {
      input: text,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      timeout: 120_000,
    });
    assert.ifError(error);
    assert.equal(status, 0);
    const lines = stdout.trim().split('\n');
    let count = 0;
    let reason = false;
    let told = '';
    for (const line of lines) {
      reason ||= line.startsWith('info string ');
      if (!/ multipv (?!1 )/.test(line)) told = / pv (\S+)/.exec(line)?.[1] ?? told;
      if (!line.startsWith('bestmove ')) continue;
      const move = line.slice('bestmove '.length);
      const moves = expected[count++];
      assert.ok(moves !== undefined, `session ${seed}: more answers than questions`);
      assert.ok(
        moves.length > 0 ? moves.includes(move) : move === '(none)' && reason,
        `session ${seed}, go ${count}: ${move}`,
      );
      if (moves.length > 0) assert.equal(told, move, `session ${seed}, go ${count}: its line was told last`);
      reason = false;
    }
    assert.equal(count, expected.length, `session ${seed}`);
    assert.equal(lines.filter((line) => line === 'readyok').length, questions, `session ${seed}`);
  }
});
