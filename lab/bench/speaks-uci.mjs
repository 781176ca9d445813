// Libraries for JavaScript, and engines in WebAssembly, as programs that speak as much of UCI as a perft needs, so that
// they are timed like all other programs: node lab/bench/speaks-uci.mjs WHAT FOLDER
// FOLDER has what npm has installed. For the libraries a perft lists, plays and takes back each action, the last ones
// too: what it counts are the actions that were played.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { loadEngine } from '../../web/engine.js';
import { Search } from '../../web/search.js';

const [what, folder = '.'] = process.argv.slice(2);
/** @type {(name: string) => any} */
const load = createRequire(resolve(folder, 'package.json'));
const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** Answers `go`. @typedef {(position: string, amount: number) => number | bigint} Count */

async function makeOwnGame() {
  const engine = await loadEngine(readFileSync(new URL('../../build/wasm/motley.wasm', import.meta.url)));
  const game = engine.createGame();
  game.setVariant('taketwo;switch=off');
  return game;
}

/** Rules in WebAssembly that count for themselves. @returns {Promise<Count>} */
async function countInside() {
  const game = await makeOwnGame();
  return (position, depth) => {
    game.setPosition(position);
    return game.perft(depth);
  };
}

/** @returns {Promise<Count>} */
async function stepOwn() {
  const game = await makeOwnGame();
  const step = (/** @type {number} */ depth) => {
    const list = game.list();
    let count = 0;
    for (let number = 0; number < list.count; number++) {
      game.playNumber(list, number);
      count += 1 + (depth > 1 ? step(depth - 1) : 0);
      game.undo();
    }
    return count;
  };
  return (position, depth) => {
    game.setPosition(position);
    return step(depth);
  };
}

/** The same with the texts of the actions. @returns {Promise<Count>} */
async function stepOwnTexts() {
  const game = await makeOwnGame();
  const step = (/** @type {number} */ depth) => {
    let count = 0;
    for (const action of game.actions()) {
      game.play(action);
      count += 1 + (depth > 1 ? step(depth - 1) : 0);
      game.undo();
    }
    return count;
  };
  return (position, depth) => {
    game.setPosition(position);
    return step(depth);
  };
}

/** @returns {Promise<Count>} */
async function stepFfish() {
  const ffish = load('ffish');
  await new Promise((fulfil) => {
    ffish.onRuntimeInitialized = fulfil;
  });
  return (position, depth) => {
    const board = new ffish.Board('chess', position);
    const step = (/** @type {number} */ depth) => {
      let count = 0;
      for (const move of board.legalMoves().split(' ')) {
        if (!move) continue;
        board.push(move);
        count += 1 + (depth > 1 ? step(depth - 1) : 0);
        board.pop();
      }
      return count;
    };
    const count = step(depth);
    board.delete();
    return count;
  };
}

/** @returns {Promise<Count>} */
async function stepChessops() {
  const { href } = pathToFileURL(resolve(folder, 'node_modules/chessops/dist/esm/index.js'));
  const [{ Chess }, { parseFen }] = [await import(href), await import(href.replace('index', 'fen'))];
  const promoted = ['queen', 'rook', 'bishop', 'knight'];
  const step = (/** @type {any} */ board, /** @type {number} */ depth) => {
    let count = 0;
    for (const [from, targets] of board.allDests())
      for (const to of targets) {
        const isPromotion = (to < 8 || to >= 56) && board.board.pawn.has(from);
        for (const promotion of isPromotion ? promoted : [undefined]) {
          const next = board.clone();
          next.play({ from, to, promotion });
          count += 1 + (depth > 1 ? step(next, depth - 1) : 0);
        }
      }
    return count;
  };
  return (position, depth) => step(Chess.fromSetup(parseFen(position).unwrap()).unwrap(), depth);
}

/** @returns {Promise<Count>} */
async function stepChessJs() {
  const { Chess } = load('chess.js');
  return (position, depth) => {
    const board = new Chess(position);
    const step = (/** @type {number} */ depth) => {
      let count = 0;
      for (const move of board.moves()) {
        board.move(move);
        count += 1 + (depth > 1 ? step(depth - 1) : 0);
        board.undo();
      }
      return count;
    };
    return step(depth);
  };
}

/** @type {{ [what: string]: () => Promise<Count> }} */
const counters = {
  motley: countInside,
  'motley-steps': stepOwn,
  'motley-texts': stepOwnTexts,
  ffish: stepFfish,
  chessops: stepChessops,
  'chess.js': stepChessJs,
};

// Listened to from now on: what comes while something loads is not lost.
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

/** Our search, which is told by its best action. */
async function serveSearch() {
  const game = await makeOwnGame();
  const thousand = 1000;
  for await (const line of lines) {
    const [word, kind, ...rest] = line.split(' ');
    if (word === 'quit') break;
    if (word === 'uci') console.log('uciok');
    if (word === 'isready') console.log('readyok');
    if (word === 'setoption' && rest[0] === 'UCI_Variant') game.setVariant(rest.slice(2).join(' '));
    if (word === 'position' && kind === 'fen') game.setPosition(rest.join(' '));
    if (word !== 'go') continue;
    const search = new Search(game, { nodes: Number(rest[0]) });
    while (search.run(thousand));
    console.log(`bestmove ${search.report.line[0]}`);
  }
  process.exit();
}

async function serveCounter() {
  const count = await counters[what]();
  let position = start;
  for await (const line of lines) {
    const [word, kind, ...rest] = line.split(' ');
    if (word === 'quit') break;
    if (word === 'uci') console.log('uciok');
    if (word === 'isready') console.log('readyok');
    if (word === 'position') position = kind === 'fen' ? rest.join(' ') : start;
    if (word === 'go') console.log(`Nodes searched: ${count(position, Number(rest[0]))}`);
  }
  process.exit();
}

/** An engine's own package: it speaks UCI by messages. */
async function serveEngine() {
  const engine = await load(`${what}/stockfish.js`)();
  engine.addMessageListener((/** @type {string} */ line) => console.log(line));
  for await (const line of lines) {
    if (line === 'quit') break;
    engine.postMessage(line);
  }
  process.exit();
}

await (counters[what] ? serveCounter() : what === 'motley-search' ? serveSearch() : serveEngine());
