// Plays programs that speak UCI against each other, `motley` of several builds or others, and judges by our core. It
// goes on where it stopped, and can be dealt to processes or machines (--shard, `motley-lab tally`).
//
//   node lab/matches/match-uci.mjs --a 'build/native/motley uci' --b stockfish --B UCI_Elo=2000 \
//       --go 'cpu 100' --games 200 --seed 1 --results match.txt
//   node lab/matches/match-uci.mjs --a 'new/motley uci' --b 'old/motley uci' --variant 'till;players=6' --seats abbbbb …
//
//   --a, --b PROGRAM         the two programs; --A, --B NAME=VALUE: options of theirs
//   --go LIMIT               for each action: `nodes 1000`, `movetime 100`, or `cpu 100`: processor time, ms
//   --go-b LIMIT             … for those of the second program, if it is to have another one
//   --variant VARIANT        orthodox chess unless told otherwise
//   --seats abbbbb           who sits where in the first game; each game everybody moves on by one seat
//   --opening ACTIONS        how many random actions each opening has; with two seats the first program finds it level
//   --kinds h=NB,c=NR        letters of promotions as program b writes them, which else writes them as ours do
//   --sprt LOW,HIGH          ends the match when a sequential test is decided; two seats only
//   --longest ACTIONS        longer games are draws

import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { motley, program } from '../fleet/program.mjs';
import { Judge } from './judge.mjs';
import { UciProgram } from './uci-program.mjs';

const orthodox = 'taketwo;switch=off';
/** An opening in which the first program thinks that somebody is this much ahead is not played, in centipawns. */
const level = 60;
const text = /** @type {const} */ ({ type: 'string' });
const texts = /** @type {const} */ ({ type: 'string', multiple: true });
const number = (/** @type {string} */ preset) => /** @type {const} */ ({ type: 'string', default: preset });
const { values } = parseArgs({
  options: {
    a: text,
    b: text,
    A: texts,
    B: texts,
    go: { type: 'string', default: 'cpu 100' },
    'go-b': text,
    variant: { type: 'string', default: orthodox },
    seats: { type: 'string', default: 'ab' },
    kinds: { type: 'string', default: '' },
    results: text,
    sprt: text,
    shard: { type: 'string', default: '1/1' },
    games: number('100'),
    seed: number('1'),
    opening: number('6'),
    longest: number('400'),
    motley: { type: 'string', default: motley },
  },
});
const { a, b, A = [], B = [], variant, seats, go } = values;
const limits = { a: go, b: values['go-b'] ?? go };
if (!a || !b) {
  console.error('usage: node lab/matches/match-uci.mjs --a PROGRAM --b PROGRAM [--go LIMIT] [--variant V] …');
  process.exit(2);
}
const [shard, shards] = values.shard.split('/').map(Number);
const isPaired = seats.length === 2;

/** Numbers from 0 below a limit, the same for the same texts. */
function makeRandom(/** @type {string} */ seed) {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619) >>> 0, 2166136261);
  return (/** @type {number} */ limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const judge = new Judge(values.motley, variant, values.kinds);
const programs = { a: new UciProgram(a), b: new UciProgram(b) };
const own = variant === orthodox ? [] : [`UCI_Variant=${variant}`];
const optionsOf = (/** @type {string[]} */ given) =>
  given.some((option) => option.startsWith('UCI_Variant=')) ? given : [...own, ...given];
await programs.a.start(optionsOf(A));
await programs.b.start(optionsOf(B));

/** Whether a program writes promotions as UCI does; in its own variants Motley has more kinds than letters. */
const hasLetters = (/** @type {'a' | 'b'} */ name) => variant === orthodox || (name === 'b' && values.kinds !== '');

/** A program's action after some others, and its score. */
async function ask(/** @type {'a' | 'b'} */ name, /** @type {string[]} */ actions, /** @type {string} */ limit) {
  if (!hasLetters(name)) return programs[name].think(actions, limit);
  const written = actions.map((action) => judge.write(action));
  const { move, score } = await programs[name].think(written, limit);
  return { move: judge.read(move), score };
}

/** The moves of an opening, which ends where a turn does. */
async function findOpening(/** @type {string} */ seed) {
  const random = makeRandom(seed);
  // Its opinion of an opening depends on no game before it, so that all parts of a match find the same ones.
  await programs.a.newGame();
  for (;;) {
    /** @type {string[]} */
    const moves = [];
    await judge.begin();
    let isTurnOver = true;
    while ((moves.length < Number(values.opening) || !isTurnOver) && (await judge.outcome()) === 'ongoing') {
      const seat = await judge.seat();
      const actions = await judge.actions();
      moves.push(actions[random(actions.length)]);
      await judge.play(moves[moves.length - 1]);
      isTurnOver = (await judge.seat()) !== seat;
    }
    if ((await judge.outcome()) !== 'ongoing') continue;
    if (!isPaired) return moves;
    const { score } = await ask('a', moves, 'nodes 20000');
    if (score !== undefined && Math.abs(score) < level) return moves;
  }
}

/** The program on a seat in a game: everybody moves on by one seat from game to game. */
const programAt = (/** @type {number} */ seat, /** @type {number} */ game) =>
  /** @type {'a' | 'b'} */ (seats[(seat + game) % seats.length]);

async function play(/** @type {string[]} */ opening, /** @type {number} */ game) {
  const moves = [...opening];
  await judge.begin();
  for (const move of moves) await judge.play(move);
  await Promise.all([programs.a.newGame(), programs.b.newGame()]);
  while ((await judge.outcome()) === 'ongoing' && moves.length < Number(values.longest)) {
    const name = programAt(await judge.seat(), game);
    const { move } = await ask(name, moves, limits[name]);
    await judge.play(move).catch((error) => {
      throw new Error(`${error.message}, after ${moves.join(' ')}`);
    });
    moves.push(move);
  }
  const outcome = await judge.outcome();
  const winner = judge.winnerOf(outcome);
  // A draw is shared by all seats.
  const share = [...seats].filter((letter) => letter === 'a').length / seats.length;
  const points = winner === undefined ? share : programAt(winner, game) === 'a' ? 1 : 0;
  return `${game} ${points} ${moves.length} ${outcome.replaceAll(' ', '-')} ${opening.join(' ')}`;
}

/** The share of points with its 95 % interval; what is added keeps n wins of n games from looking certain. */
function describe(/** @type {number[]} */ points) {
  const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
  const squares = points.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const error = (1.96 * Math.sqrt(squares + 2)) / points.length;
  const show = (/** @type {number} */ share) => (100 * Math.min(Math.max(share, 0), 1)).toFixed(1);
  return `${points.length} games: ${show(mean)} % (${show(mean - error)} to ${show(mean + error)})`;
}

/** How the match stands, and whether it is decided. */
function sum(/** @type {string} */ results, /** @type {number[]} */ points) {
  if (!isPaired) return describe(points);
  const options = values.sprt ? ['--sprt', values.sprt] : [];
  return spawnSync(program, ['tally', results, ...options], { encoding: 'utf8' }).stdout.trim();
}

const bothLimits = limits.a === limits.b ? go : `${limits.a} and ${limits.b}`;
const heading = `# ${a} ${A.join(' ')} - ${b} ${B.join(' ')}, ${variant}, ${seats}, ${bothLimits}, \
seed ${values.seed}, opening ${values.opening}; number, points of the first, actions, outcome, opening`;
const results = resolve(values.results ?? 'build/match-uci.txt');
if (!values.results || !existsSync(results)) writeFileSync(results, `${heading}\n`);
const [found, ...lines] = readFileSync(results, 'utf8').trim().split('\n');
if (found !== heading) throw new Error(`${results} holds the games of another match`);
const points = lines.map((line) => Number(line.split(' ')[1]));

/** The games of this shard, whole rounds of everybody on every seat. */
const games = Array.from({ length: Number(values.games) }, (_, i) => i).filter(
  (game) => Math.floor(game / seats.length) % shards === shard - 1,
);
/** @type {string[]} */
let opening = [];
let openingOf = -1;
for (const game of games.slice(lines.length)) {
  const round = Math.floor(game / seats.length);
  if (round !== openingOf) opening = await findOpening(`${values.seed}-${round}`);
  openingOf = round;
  const line = await play(opening, game);
  appendFileSync(results, `${line}\n`);
  points.push(Number(line.split(' ')[1]));
  const told = sum(results, points);
  console.log(told);
  if (values.sprt && /, (accepted|refused)$/m.test(told)) break;
}
for (const program of [programs.a, programs.b, judge]) program.stop();
