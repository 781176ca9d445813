// How fast the rules are beside other programs, each comparison in turn with them on this machine:
//
//   node lab/bench/peers.mjs --stockfish /usr/games/stockfish --fairy-stockfish PATH --fairy-stockfish-large PATH
//
//   --stockfish, --fairy-stockfish, --fairy-stockfish-large PATH   programs; what is not given is left out, and said
//   --rounds N                how often each is timed (9)
//   --only TEXT               comparisons whose name has it
//
// Packages of npm are installed into a folder for the time of this run. All are processes that count the same sequences
// of actions (a difference in the count ends the run), and what is compared is their processor time. It prints a table
// in Markdown: the median of the other's time by ours within a round, and the middle half of them; above 1, ours is
// faster. `node lab/bench/embed.mjs` compares boards on pages, `node lab/matches/match-uci.mjs` strength.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { UciProgram } from '../matches/uci-program.mjs';
import { runNpm } from './npm.mjs';
import { cards, middle, orthodox, simple, simpleMiddle, six, two } from './positions.mjs';

const text = /** @type {const} */ ({ type: 'string' });
const { values } = parseArgs({
  options: {
    stockfish: text,
    'fairy-stockfish': text,
    'fairy-stockfish-large': text,
    motley: { type: 'string', default: fileURLToPath(new URL('../../build/native/motley', import.meta.url)) },
    rounds: { type: 'string', default: '9' },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);

/** The packages from npm, with their versions. */
const packages = {
  ffish: '0.7.10',
  chessops: '0.15.1',
  'chess.js': '1.4.0',
  'stockfish.wasm': '0.10.0',
  'fairy-stockfish-nnue.wasm': '1.1.12',
};

const folder = mkdtempSync(join(tmpdir(), 'motley-peers-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The kinds of our 10x10 array as the other program writes them. */
const kinds = { '*nb': 'h', '*nr': 'c', '*rn': 'd', '*bn': 'a' };
const largeVariant = `[tch10]
maxRank = 10
maxFile = 10
pawn = p
knight = n
bishop = b
rook = r
queen = q
king = k
customPiece1 = t:mBcR
customPiece2 = x:mRcB
customPiece3 = h:mNcB
customPiece4 = c:mNcR
customPiece5 = d:D
customPiece6 = a:A
startFen = rhdqkxtacr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RHDQKXTACR w - - 0 1
promotionRegionWhite = *10
promotionRegionBlack = *1
promotionPieceTypes = qrbntxhcda
doubleStep = false
castling = false
`;
/** A position of ours as the other program reads it. */
function translate(/** @type {string} */ position) {
  const [board, side] = position.split(' ');
  const letter = (/** @type {string} */ kind) => {
    const found = kinds[/** @type {keyof typeof kinds} */ (kind.toLowerCase())];
    return kind === kind.toLowerCase() ? found : found.toUpperCase();
  };
  return `${board.replace(/\*[a-z]{2}/gi, letter)} ${side} - - 0 1`;
}

/**
 * @typedef {{ name: string, position?: string, go: string, warm: string, peerPosition?: string, ours: () => UciProgram,
 *   options?: string[], peers: { [name: string]: (() => UciProgram) | undefined }, peerOptions?: string[] }} Comparison
 */

const script = fileURLToPath(new URL('./speaks-uci.mjs', import.meta.url));
const inNode = (/** @type {string} */ what) => () =>
  // Engines of that time take a browser's way to their code where there is `fetch`.
  new UciProgram(`${process.execPath} --no-experimental-fetch ${script} ${what} ${folder}`);
const native = (/** @type {string | undefined} */ path) => (path ? () => new UciProgram(path) : undefined);
const own = () => new UciProgram(`${values.motley} uci`);

const boards = [
  { at: 'start', position: undefined, depth: 6, steps: 4 },
  { at: 'a middle game', position: middle, depth: 5, steps: 3 },
];
const large = { fairy: native(values['fairy-stockfish-large']), ini: join(folder, 'variants.ini') };
writeFileSync(large.ini, largeVariant);
const largeRow = {
  ours: own,
  options: [`UCI_Variant=${simple}`],
  peers: { 'Fairy-Stockfish, large boards': large.fairy },
  peerOptions: [`VariantPath=${large.ini}`, 'UCI_Variant=tch10'],
};

const perft = (/** @type {number} */ depth) => ({ go: `perft ${depth}`, warm: `perft ${depth - 1}` });

/** The same search of ours: native code beside WebAssembly. */
const searches = {
  'orthodox chess': [orthodox, middle],
  'Take Two Chess': ['taketwo', cards],
  'Custodian Chess': ['custodian', undefined],
  TCHES: ['tches', undefined],
  'Till Chess, two players': ['till', two],
  'Till Chess, six players': ['till;players=6', six],
};

/** @type {Comparison[]} */
const comparisons = [
  ...boards.map(({ at, position, depth }) => ({
    name: `orthodox, ${at}: perft ${depth}`,
    position,
    ...perft(depth),
    ours: own,
    peers: { Stockfish: native(values.stockfish), 'Fairy-Stockfish': native(values['fairy-stockfish']) },
  })),
  { ...largeRow, name: '10x10, start: perft 6', ...perft(6) },
  {
    ...largeRow,
    name: '10x10, a middle game: perft 4',
    position: simpleMiddle,
    peerPosition: translate(simpleMiddle),
    ...perft(4),
  },
  ...boards.map(({ at, position, depth }) => ({
    name: `WebAssembly, orthodox, ${at}: perft ${depth}`,
    position,
    ...perft(depth),
    ours: inNode('motley'),
    peers: {
      'stockfish.wasm': inNode('stockfish.wasm'),
      'fairy-stockfish-nnue.wasm': inNode('fairy-stockfish-nnue.wasm'),
    },
  })),
  ...boards.map(({ at, position, steps }) => ({
    name: `from JavaScript, orthodox, ${at}: each action of ${steps} plies listed, played, undone`,
    position,
    ...perft(steps),
    ours: inNode('motley-steps'),
    peers: {
      ffish: inNode('ffish'),
      chessops: inNode('chessops'),
      'chess.js': inNode('chess.js'),
      'ours by texts': inNode('motley-texts'),
    },
  })),
  ...Object.entries(searches).map(([name, [variant, position]]) => ({
    name: `${name}: 100,000 positions searched`,
    position,
    go: 'nodes 100000',
    warm: 'nodes 100000',
    ours: own,
    // Without nets, which only the program has by itself.
    options: [`UCI_Variant=${variant}`, 'Hash=4', 'EvalFile=none'],
    peers: { 'ours in WebAssembly': inNode('motley-search') },
    peerOptions: [`UCI_Variant=${variant}`],
  })),
];

const sorted = (/** @type {number[]} */ numbers) => [...numbers].sort((one, other) => one - other);
const part = (/** @type {number[]} */ numbers, /** @type {number} */ share) =>
  sorted(numbers)[Math.round(share * (numbers.length - 1))];

/** Runs one comparison, and prints its rows. */
async function compare(/** @type {Comparison} */ comparison) {
  const { name, position, peerPosition = position, peers } = comparison;
  const missing = Object.keys(peers).filter((peer) => !peers[peer]);
  for (const peer of missing) console.log(`| ${name} | ${peer} | not given | |`);
  const programs = [{ name: 'motley', program: comparison.ours(), options: comparison.options, position }];
  for (const [peer, start] of Object.entries(peers))
    if (start) programs.push({ name: peer, program: start(), options: comparison.peerOptions, position: peerPosition });
  if (programs.length === 1) return programs[0].program.stop();
  /** @type {number[][]} */
  const times = programs.map(() => []);
  for (const { program, options } of programs) await program.start(options ?? []);
  // The first time is not counted: compilers take over, tables are built.
  for (let round = 0; round <= rounds; round++) {
    const answers = new Set();
    for (let i = 0; i < programs.length; i++) {
      const which = (i + round) % programs.length;
      const { program, position } = programs[which];
      await program.newGame(); // what was searched before is forgotten
      const { answer, ms } = await program.measure(round ? comparison.go : comparison.warm, position);
      answers.add(answer);
      if (round) times[which].push(ms);
    }
    if (answers.size > 1) throw new Error(`${name}: the programs differ: ${[...answers].join(', ')}`);
  }
  for (const { program } of programs) await program.quit();
  for (const [i, peer] of programs.entries()) {
    if (i === 0) continue;
    const ratios = times[i].map((ms, round) => ms / times[0][round]);
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => part(ratios, share).toFixed(2));
    console.log(`| ${name} | ${peer.name} | ${middle} (${low} to ${high}) | ${part(times[0], 0.5).toFixed(0)} ms |`);
  }
}

/** The name that a program gives of itself. */
function tell(/** @type {string} */ path) {
  const said = execFileSync(path, { input: 'uci\nquit\n', encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] });
  return `${/^id name (.*)$/m.exec(said)?.[1] ?? path}`;
}

writeFileSync(join(folder, 'package.json'), '{ "private": true }');
const specs = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
runNpm(folder, ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...specs]);
console.log(`${cpus()[0].model}, ${cpus().length} processors; Node ${process.version}; medians of ${rounds} rounds.`);
for (const path of [values.stockfish, values['fairy-stockfish'], values['fairy-stockfish-large']])
  if (path) console.log(`- ${tell(path)}`);
for (const name of Object.keys(packages)) {
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'));
  console.log(`- ${name} ${version}`);
}
console.log('\n| what | beside | its time by ours | ours |\n|---|---|---|---|');
for (const comparison of comparisons) if (comparison.name.includes(values.only)) await compare(comparison);
