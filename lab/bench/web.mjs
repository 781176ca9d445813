// How fast the rules are when called from JavaScript, and how fast the computer searches; then, with the page of
// build/site, when the first board stands on a phone: node lab/bench/web.mjs [FILE.wasm]
// For ratios against other programs run them beside it: the machine's own speed drifts.

import { existsSync, readFileSync } from 'node:fs';
import { loadEngine } from '../../web/engine.js';
import { Search } from '../../web/search.js';
import { tellPhone } from './phone.mjs';

/** @typedef {import('../../web/engine.js').Game} Game */

const path = process.argv[2] ?? new URL('../../build/wasm/motley.wasm', import.meta.url);
const bytes = readFileSync(path);

/** Runs something and gives its result and the milliseconds it took. */
function measure(/** @type {() => any} */ run) {
  const start = performance.now();
  const result = run();
  return { result, ms: performance.now() - start };
}

/** Prints a count and its rate. */
function report(/** @type {string} */ name, /** @type {number | bigint} */ count, /** @type {number} */ ms) {
  const rate = Number(count) / ms / 1000;
  const [counted, time, speed] = [String(count).padStart(11), ms.toFixed(0).padStart(7), rate.toFixed(2).padStart(7)];
  console.log(`${name.padEnd(52)} ${counted} ${time} ms ${speed} M/s`);
}

/** Counts sequences of actions by list, play and undo; the last action is counted from its list. */
function walk(/** @type {Game} */ game, /** @type {number} */ depth) {
  const actions = game.actions();
  if (depth === 1) return actions.length;
  let count = 0;
  for (const text of actions) {
    game.play(text);
    count += walk(game, depth - 1);
    game.undo();
  }
  return count;
}

/** Lists, plays and takes back every action of the line below; tells how often. */
function step(/** @type {Game} */ game, /** @type {number} */ depth) {
  let count = 0;
  for (const text of game.actions()) {
    game.play(text);
    count += 1 + (depth > 1 ? step(game, depth - 1) : 0);
    game.undo();
  }
  return count;
}

/** The same by numbers, without their texts. */
function stepByNumber(/** @type {Game} */ game, /** @type {number} */ depth) {
  const list = game.list();
  let count = 0;
  for (let number = 0; number < list.count; number++) {
    game.playNumber(list, number);
    count += 1 + (depth > 1 ? stepByNumber(game, depth - 1) : 0);
    game.undo();
  }
  return count;
}

/** Looks at the positions after each action, over and over; tells how often. */
function view(/** @type {Game} */ game, /** @type {number} */ count) {
  const actions = game.actions();
  for (let i = 0; i < count; i++) {
    game.play(actions[i % actions.length]);
    game.view();
    game.undo();
  }
  return count;
}

const loadStart = performance.now();
const engine = await loadEngine(bytes);
const first = engine.createGame();
first.setVariant(engine.schema().families[0].family);
first.actions();
console.log(`first legal action ${(performance.now() - loadStart).toFixed(1)} ms after the bytes are there`);

/** @type {[variant: string, position: string | null, walked: number, counted: number][]} */
const rows = [
  ['taketwo;switch=off', null, 5, 6],
  ['taketwo;switch=off', 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 4, 5],
  ['taketwo', null, 4, 5],
  ['custodian;array=classic', null, 5, 6],
];
const offered = engine.schema().families.map(({ family }) => family);
for (const [variant, position, walked, counted] of rows) {
  if (!offered.includes(variant.split(';')[0])) continue;
  const game = engine.createGame();
  game.setVariant(variant);
  if (position) game.setPosition(position);
  const name = variant + (position ? ', middle game' : '');
  game.perft(counted - 1); // the optimizing compiler takes over meanwhile
  walk(game, walked - 1);
  const perft = measure(() => game.perft(counted));
  report(`${name}: perft ${counted}`, perft.result, perft.ms);
  const walking = measure(() => walk(game, walked));
  report(`${name}: list, play, undo; last listed`, walking.result, walking.ms);
  const stepping = measure(() => step(game, walked - 1));
  report(`${name}: each listed, played, undone`, stepping.result, stepping.ms);
  const numbering = measure(() => stepByNumber(game, walked - 1));
  report(`${name}: the same by numbers`, numbering.result, numbering.ms);
  const viewing = measure(() => view(game, 2000));
  report(`${name}: play, view, undo`, viewing.result, viewing.ms);
  game.dispose();
}

const nodesAtOnce = 2000;
const searchTime = 3000;
for (const variant of ['custodian', 'taketwo', 'tches', 'till', 'till;players=6']) {
  const game = engine.createGame();
  game.setVariant(variant);
  if (variant.startsWith('till')) game.shuffle(5);
  const search = new Search(game);
  search.run(20_000); // the optimizing compiler takes over meanwhile
  const warm = search.report.nodes;
  const { ms } = measure(() => {
    for (const start = performance.now(); performance.now() - start < searchTime; ) if (!search.run(nodesAtOnce)) break;
  });
  report(`${variant}: search from the start`, search.report.nodes - warm, ms);
  game.dispose();
}

if (existsSync(new URL('../../build/site/index.html', import.meta.url))) await tellPhone();
