// Games of drawn definitions, played by the slow generator and told to the program in one go: what it answers has to be
// what the slow generator knows.

import { spawnSync } from 'node:child_process';
import { root } from '../../support/files.js';
import { textOf } from './actions.js';
import { Game } from './ends.js';
import { readPosition, startOf, writePosition } from './position.js';

/** @typedef {import('./chance.js').Chance} Chance */
/** @typedef {import('./variant.js').Rules} Rules */
/** @typedef {{ command: string, answer: string[], at: string }} Exchange the answer is sorted, without its last line */

const program = `${root}build/native/motley`;

/** What the program has to know of the position of a game. @returns {Exchange[]} */
function questions(/** @type {Game} */ game, /** @type {string} */ position) {
  const actions = game.actions.map((action) => textOf(game.rules, game.position.toAct, action)).sort();
  return [
    { command: 'position', answer: [position], at: position },
    { command: 'outcome', answer: [game.outcome], at: position },
    { command: 'actions', answer: actions, at: position },
  ];
}

/** An action by chance, a forceful one rather than another: captures, promotions, checks, squares left open. */
function choose(/** @type {Chance} */ chance, /** @type {Game} */ game) {
  const isForceful = (/** @type {import('./actions.js').Action} */ action) =>
    action.type === 'castle' ||
    (action.type === 'move' && (action.taken !== null || action.becomes !== null || action.opens.length > 0));
  const forceful = chance.is(0.4) ? game.actions.filter(isForceful) : [];
  return chance.of(forceful.length > 0 ? forceful : game.actions);
}

/**
 * A game from a position on: what is asked and what has to be answered. Now and then a position is read as it was
 * written, so that the game begins anew there.
 * @param {Rules} rules
 * @param {string} variant
 * @param {Chance} chance
 * @param {number} plies at most
 * @returns {Exchange[]}
 */
export function playGame(rules, variant, chance, plies) {
  let game = new Game(rules, startOf(rules));
  let position = writePosition(rules, game.position);
  /** @type {Exchange[]} */
  const exchanges = [{ command: `variant ${variant}`, answer: [], at: '' }, ...questions(game, position)];
  for (let ply = 0; ply < plies && game.actions.length > 0; ply++) {
    const action = choose(chance, game);
    exchanges.push({ command: `play ${textOf(rules, game.position.toAct, action)}`, answer: [], at: position });
    game.play(action);
    position = writePosition(rules, game.position);
    if (chance.is(0.05)) {
      game = new Game(rules, readPosition(rules, position));
      exchanges.push({ command: `position ${position}`, answer: [], at: position });
    }
    exchanges.push(...questions(game, position));
  }
  return exchanges;
}

/** The answers of the program to commands, each ended by `ok` or an error. @returns {string[][]} */
function ask(/** @type {string[]} */ commands) {
  const input = `${commands.join('\n')}\n`;
  const { stdout, status } = spawnSync(program, ['repl'], { input, encoding: 'utf8', maxBuffer: 2 ** 30 });
  /** @type {string[][]} */
  const answers = [];
  let lines = [];
  for (const line of stdout.split('\n')) {
    if (line !== 'ok' || line.startsWith('error:')) lines.push(line);
    if (line !== 'ok' && !line.startsWith('error:')) continue;
    answers.push(lines);
    lines = [];
  }
  if (status !== 0) answers.push([`the program ended with ${status}`]);
  return answers;
}

/** The first exchange in which the program answers otherwise, in words; null if there is none. */
export function differenceOf(/** @type {Exchange[]} */ exchanges) {
  const answers = ask(exchanges.map(({ command }) => command));
  for (const [i, { command, answer, at }] of exchanges.entries()) {
    const found = [...(answers[i] ?? ['no answer'])].sort();
    if (found.join('\n') === answer.join('\n')) continue;
    const missing = answer.filter((line) => !found.includes(line));
    const extra = found.filter((line) => !answer.includes(line));
    return `${command}\nat ${at}\nmissing: ${missing.join(' ')}\ntoo many: ${extra.join(' ')}`;
  }
  return null;
}
