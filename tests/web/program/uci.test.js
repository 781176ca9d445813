// `motley uci`, spoken to as managers of other programs speak.

import { strict as assert } from 'node:assert';
import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { root } from '../support/files.js';

const program = `${root}build/native/motley`;

/** The answers to what is written at once, after which the input ends. */
function answers(/** @type {string} */ input, limit = 60_000) {
  const { status, stdout, error } = spawnSync(program, ['uci'], { input, encoding: 'utf8', timeout: limit });
  assert.ifError(error);
  assert.equal(status, 0);
  return stdout.trim().split('\n');
}

/** The answers to some lines. */
function uci(/** @type {string[]} */ ...lines) {
  return answers(lines.map((line) => line + '\n').join(''));
}

/** The last answers to a search of the start, or of another position. */
function best(/** @type {string} */ go, position = 'startpos') {
  return uci(`position ${position}`, `go ${go}`)
    .filter((line) => line.startsWith('bestmove '))
    .join();
}

test('mate in one is found and announced', () => {
  const lines = uci('uci', 'isready', 'position fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'go depth 3', 'quit');
  assert.ok(lines.includes('uciok'));
  assert.ok(lines.includes('readyok'));
  assert.ok(lines.some((line) => line.includes('score mate 1 ')));
  assert.equal(lines.at(-1), 'bestmove a1a8');
});

test('promotions are written and read its way', () => {
  const position = 'position fen 8/P6k/8/8/8/8/8/K7 w - - 0 1';
  assert.equal(uci(position, 'go depth 4', 'quit').at(-1), 'bestmove a7a8q');
  const after = uci(`${position} moves a7a8r h7g7`, 'go depth 1', 'quit');
  assert.match(after.at(-1) ?? '', /^bestmove a[18]/);
});

test('a long text is a variant, with all fields of its positions and promotions on boards of two digits', () => {
  const sets = Array.from({ length: 500 }, () => 'a1').join('.');
  const variant = `fairy;area=N:${sets}.2-8`;
  const lines = uci(
    `setoption name UCI_Variant value ${variant}`,
    'position startpos moves e2e4',
    'setoption name UCI_Variant value fairy;taken=hand;checks=3;repeat=2',
    'position fen 4k3/P7/8/8/8/8/8/4K3 w - - Pp 3:2 0 1 moves a7a8q e8d7 P@e4',
    'go depth 1 searchmoves d7c7',
    'position startpos moves g1f3 g8f6 f3g1 f6g8',
    'go depth 1',
    'setoption name UCI_Variant value fairy;array=k7/8/P7/8/8/8/8/8/8/8/7K;promote=P:Q',
    'position startpos moves a9a10 a11b10 a10a11q b10c10',
    'go depth 1 searchmoves h1g1',
  );
  assert.ok(variant.length > 1500);
  assert.deepEqual(
    lines.filter((line) => /error|bestmove|over/.test(line)),
    ['bestmove d7c7', 'info string the game is over: draw repetition', 'bestmove (none)', 'bestmove h1g1'],
  );
});

test('castling is read as the way of the King to its rook, too, and written its way', () => {
  const moves = 'e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1h1 e8h8';
  assert.match(best('depth 1', `startpos moves ${moves} f1e1 f8e8`), /^bestmove [a-h]/);
  const open = 'fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
  assert.equal(best('depth 1 searchmoves e1a1', open), 'bestmove e1c1');
  const both = best('depth 1', `${open} moves e1a1 e8h8`);
  assert.match(both, /^bestmove [a-h]/);
  assert.equal(both, best('depth 1', `${open} moves e1c1 e8g8`));
  const without = 'fen r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1';
  assert.equal(best('depth 1', `${without} moves e1h1`), 'bestmove (none)', 'a rook that is no longer free to castle');
  const other = 'fen 4k3/8/8/8/8/8/8/K3R2N w - - 0 1';
  assert.equal(best('depth 1', `${other} moves e1h1`), 'bestmove (none)', 'no King');
});

test('a time for a move ends its search, and so does a clock', { timeout: 60_000 }, async (context) => {
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

test('perft divides, until it is stopped', () => {
  const lines = uci('position startpos', 'go perft 2', 'quit');
  assert.equal(lines.filter((line) => /^[a-h][12][a-h][34]: 20$/.test(line)).length, 20);
  assert.equal(lines.at(-1), 'Nodes searched: 400');
  // A short count is not broken off by what is read ahead.
  assert.equal(uci('position startpos', 'go perft 3', 'quit').at(-1), 'Nodes searched: 8902');
  const stopped = uci('position startpos', 'go perft 64', 'stop', 'go depth 1', 'quit');
  assert.match(stopped.at(-1) ?? '', /^bestmove /);
});

test('a position that others write is searched as it is read, which is told', () => {
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

test('after a position that cannot be read none is searched until the next one', () => {
  const wrong = ['fen 8/8/8/8/8/8/8/8 w - - 0 1', 'fen 4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1', 'fen', 'e2e4', ''];
  for (const bad of [...wrong, 'startpos moves e2e4 e2e4', 'startpos moves 0000']) {
    const refused = uci('position startpos moves e2e4', `position ${bad}`, 'ucinewgame', 'go depth 2', 'quit');
    assert.match(refused[0], /^info string error: /, bad);
    assert.match(refused[1], /^info string error: no position is set/, bad);
    assert.deepEqual(refused.slice(2), ['bestmove (none)'], bad);
  }
  const later = uci('position fen x', 'go', 'position startpos', 'go perft 1', 'quit');
  assert.equal(later.at(-1), 'Nodes searched: 20');
});

test('numbers beyond all bounds, and what is no number, are taken for the nearest one that is', () => {
  for (const number of ['1e300', 'inf', 'nan', '-5', 'x'])
    for (const word of ['depth', 'nodes', 'perft']) {
      const limit = number === '1e300' || number === 'inf' ? ['stop'] : [];
      const lines = uci('position startpos', `go ${word} ${number}`, ...limit, 'go depth 1', 'quit');
      assert.match(lines.at(-1) ?? '', /^bestmove /, `${word} ${number}`);
    }
});

test('another variant speaks our texts', () => {
  const lines = uci('setoption name UCI_Variant value till', 'position startpos', 'go nodes 50', 'quit');
  assert.match(lines.at(-1) ?? '', /^bestmove [QRBNP]@0,0$/);
});

test('a switch of cards is played like any other action', () => {
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

test('each time is a limit, however small, and so is each number', () => {
  for (const limit of [
    'wtime 0 btime -2 winc 20 binc 20',
    'wtime -40',
    'btime 500',
    'winc 10',
    'movetime 0',
    'movetime -1',
    'wtime x',
    'movetime',
    'mate 1',
    'depth 0',
    'nodes 0',
  ])
    assert.match(best(limit), /^bestmove [a-h][12][a-h][34]$/, limit);
});

test('the words of go stand in any order, and searchmoves ends at the next of them', () => {
  for (const order of [
    'searchmoves a2a3 h2h3 movetime 30',
    'movetime 30 searchmoves a2a3 h2h3',
    'nodes 900 searchmoves h2h3 a2a3 depth 3',
  ])
    assert.match(best(order), /^bestmove (a2a3|h2h3)$/, order);
  const lines = uci('setoption name MultiPV value 4', 'position startpos', 'go depth 3 searchmoves a2a3 h2h3 h2h3');
  const begun = new Set(lines.flatMap((line) => / pv (\S+)/.exec(line)?.[1] ?? []));
  assert.deepEqual([...begun].sort(), ['a2a3', 'h2h3']);
  const none = uci('position startpos', 'go searchmoves e2e5 nodes 50');
  assert.deepEqual(none.slice(-2), ['info string error: no move of searchmoves is legal', 'bestmove (none)']);
});

test('a search of some moves leaves nothing behind that a search of all would take for its own', () => {
  const position = 'position fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1';
  const lines = uci(position, 'go depth 6 searchmoves e1e2', 'go depth 4');
  assert.equal(lines.at(-1), 'bestmove a1a8');
});

test('with less memory than Hash asks for it thinks all the same, and says so', () => {
  const input = 'setoption name Hash value 4096\nposition startpos\ngo depth 2\ngo depth 2\n';
  const shell = `ulimit -v 200000; exec "${program}" uci`;
  const { stdout } = spawnSync('sh', ['-c', shell], { input, encoding: 'utf8', timeout: 60_000 });
  assert.equal(stdout.match(/^bestmove [a-h]/gm)?.length, 2);
  assert.equal(stdout.match(/^info string error: there is not enough memory; Hash is 128 now$/gm)?.length, 1);
});

test('options are known in any case, and what is not taken is said', () => {
  const many = uci('setoption name multipv value 3 ', 'position startpos', 'go depth 2');
  assert.ok(many.some((line) => line.includes(' multipv 3 ')));
  const wrong = [
    'name MultiPV value 99',
    'name Level value -1',
    'name hash value x',
    'name Clear Hash',
    'MultiPV 3',
    'name UCI_Variant value 3check',
    'name uci_variant value fischerandom',
  ];
  for (const option of wrong) {
    const lines = uci(`setoption ${option}`, 'position startpos', 'go depth 1');
    assert.match(lines[0], /^info string error: /, option);
    assert.match(lines.at(-1) ?? '', /^bestmove [a-h][12][a-h][34]$/, option);
    assert.ok(
      lines.every((line) => /^(info|bestmove) /.test(line)),
      option,
    );
  }
  const named = uci('setoption name UCI_Variant value till', 'setoption name UCI_VARIANT value Chess', 'go depth 1');
  assert.match(named.at(-1) ?? '', /^bestmove [a-h][12][a-h][34]$/);
});

test('what comes while it thinks is answered at once, or in its order afterwards', () => {
  const lines = uci(
    'go infinite depth 1',
    'setoption name MultiPV value 2',
    'position startpos moves e2e4',
    'go depth 2',
    'isready',
    'uci',
    'stop',
  );
  const places = ['readyok', 'uciok'].map((word) => lines.indexOf(word));
  const moves = lines.flatMap((line, i) => (line.startsWith('bestmove ') ? [i] : []));
  assert.equal(moves.length, 2);
  assert.ok(places[0] < moves[0] && moves[1] < places[1]);
  assert.ok(lines.some((line) => line.includes(' multipv 2 ')));
  // A stop behind a second search is for that one, if the first ends by itself.
  const two = uci('position startpos', 'go depth 4', 'go infinite', 'stop');
  assert.ok(
    two.indexOf(two.find((line) => line.startsWith('info depth 4 ')) ?? '') <
      two.findIndex((line) => line.startsWith('bestmove ')),
  );
  assert.equal(two.filter((line) => line.startsWith('bestmove ')).length, 2);
});

test('blanks, other ends of lines, a last line without end and words before a command do no harm', () => {
  const lines = answers('  joho uci  \r\n\r\n\t isready\t\r\nposition   startpos   moves  e2e4  \r\ngo depth 2  ');
  assert.ok(lines.includes('uciok') && lines.includes('readyok'));
  assert.match(lines.at(-1) ?? '', /^bestmove [a-h][78][a-h][56]$/);
  assert.ok(lines.includes('info string error: no such command: joho'));
});

test('the end of the input lets a search come to its limit, and stops one that has none', () => {
  const at = (/** @type {string} */ go) => answers(`position startpos\ngo ${go}`);
  assert.ok(at('depth 8').some((line) => line.startsWith('info depth 8 ')));
  const counts = at('nodes 40000').flatMap((line) => / nodes (\d+) /.exec(line)?.[1] ?? []);
  assert.ok(Math.max(...counts.map(Number)) > 4000);
  assert.match(at('infinite').at(-1) ?? '', /^bestmove /);
  assert.match(at('ponder wtime 1000').at(-1) ?? '', /^bestmove /);
});

test('a search without limit is not answered before it is stopped, be it of a game that is over', async (context) => {
  const child = spawn(program, ['uci'], { stdio: ['pipe', 'pipe', 'inherit'] });
  context.after(() => child.kill());
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const until = async (/** @type {string} */ word) => {
    const seen = [];
    for (let line = ''; !line.startsWith(word); seen.push(line)) line = (await lines.next()).value;
    return seen;
  };
  const over = ['fen R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1', 'fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'fen x'];
  for (const position of ['startpos', ...over]) {
    child.stdin.write(`position ${position}\ngo infinite depth 1\nisready\n`);
    const before = await until('readyok');
    assert.ok(!before.some((line) => line.startsWith('bestmove')), position);
    child.stdin.write('isready\nstop\n');
    const after = (await until('bestmove ')).slice(-1);
    assert.equal(after[0] === 'bestmove (none)', position !== 'startpos', position);
  }
  child.stdin.write('position startpos\ngo ponder movetime 1\nisready\n');
  await until('readyok');
  child.stdin.write('ponderhit\n');
  await until('bestmove ');
});

test('a game that the laws of chess let go on is played on', () => {
  const again = 'g1f3 g8f6 f3g1 f6g8';
  assert.match(best('depth 2', `startpos moves ${again} ${again} ${again}`), /^bestmove [a-h][12][a-h][34]$/);
  assert.match(best('depth 2', 'fen 4k3/8/8/8/8/8/R7/4K3 w - - 100 80'), /^bestmove [ae]/);
  assert.match(best('depth 2', 'fen 4k3/8/8/8/8/8/R7/4K3 w - - 99 80 moves a2a3 e8e7 a3a4'), /^bestmove e7/);
});

test('the end of a game is told with its score', () => {
  const mate = uci('position fen R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1', 'go depth 3');
  assert.deepEqual(mate, [
    'info string the game is over: win w checkmate',
    'info depth 0 score mate 0',
    'bestmove (none)',
  ]);
  const stalemate = uci('position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'go depth 3');
  assert.deepEqual(stalemate.slice(1), ['info depth 0 score cp 0', 'bestmove (none)']);
});
