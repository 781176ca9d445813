// How games of fairy end (docs/fairy.md 7).

import { legalActions, play } from './actions.js';
import { other, sides, writeRows } from './board.js';
import { isAttacked, isInCheck } from './danger.js';

/** @typedef {import('./board.js').Side} Side */
/** @typedef {import('./variant.js').Rules} Rules */
/** @typedef {import('./variant.js').Goal} Goal */
/** @typedef {import('./actions.js').Position} Position */
/** @typedef {import('./actions.js').Action} Action */

/** Both players, one of them first. @returns {Side[]} */
const bothFrom = (/** @type {Side} */ side) => [side, other(side)];

const winOf = (/** @type {Side} */ side, /** @type {string} */ reason) => `win ${side} ${reason}`;

/** An outcome by the result of one player: loss, win or draw. */
function outcomeOf(/** @type {string} */ result, /** @type {Side} */ player, /** @type {string} */ reason) {
  if (result === 'draw') return `draw ${reason}`;
  return winOf(result === 'win' ? player : other(player), reason);
}

/** How many pieces of some kinds a player has on the board and in hand. */
function countOf(/** @type {Position} */ { cells, hands }, /** @type {Side} */ side, /** @type {string[]} */ codes) {
  const onBoard = cells.filter((piece) => piece?.side === side && codes.includes(piece.code)).length;
  return onBoard + codes.reduce((sum, code) => sum + hands[side][code], 0);
}

/** 7 (1) */
function extinction(/** @type {Rules} */ rules, /** @type {Position} */ position) {
  for (const player of bothFrom(other(position.toAct)))
    if (rules.extinct.some(({ codes, count }) => countOf(position, player, codes) <= count))
      return outcomeOf(rules.choice.extinction, player, 'extinction');
  return null;
}

/** 7 (2) */
function bare(/** @type {Rules} */ rules, /** @type {Position} */ position) {
  const result = rules.choice.bare;
  const { toAct } = position;
  if (result === 'off') return null;
  for (const player of bothFrom(other(toAct))) {
    if (countOf(position, player, rules.codes) > 1) continue;
    const least = result === 'claim' && player === toAct ? 3 : 2;
    if (result === 'draw') return 'draw bare';
    if (countOf(position, other(player), rules.codes) >= least) return winOf(other(player), 'bare');
  }
  return null;
}

/** Whether a player has arrived; `safe`: with pieces that nobody attacks. */
function hasArrived(/** @type {Rules} */ rules, /** @type {Position} */ { cells }, /** @type {Side} */ side) {
  return rules.reach.some(({ codes, squares, count }) => {
    const there = [...squares[side]].filter((square) => {
      const piece = cells[square];
      const isOne = piece?.side === side && codes.includes(piece.code);
      return isOne && (rules.choice.arrive !== 'safe' || !isAttacked(rules, cells, square, other(side)));
    });
    return there.length >= count;
  });
}

/** 7 (3) */
function reach(/** @type {Rules} */ rules, /** @type {Position} */ position) {
  const { toAct } = position;
  const { arrive } = rules.choice;
  const [white, black] = sides.map((side) => hasArrived(rules, position, side));
  const byMover = toAct === 'w' ? black : white;
  const byActor = toAct === 'w' ? white : black;
  if (arrive === 'now') return byMover ? winOf(other(toAct), 'reach') : null;
  if (arrive === 'hold') return byActor ? winOf(toAct, 'reach') : null;
  if (white && black) return 'draw reach';
  if (black) return winOf('b', 'reach');
  const mayReply = () =>
    legalActions(rules, position).some((action) => hasArrived(rules, play(rules, position, action), 'b'));
  if (!white || (arrive === 'reply' && toAct === 'b' && mayReply())) return null;
  return winOf('w', 'reach');
}

/** 7 (6), of a player without an action. */
function withoutAction(/** @type {Rules} */ rules, /** @type {Position} */ { cells, toAct }) {
  const { mate, stale } = rules.choice;
  if (isInCheck(rules, cells, toAct)) return outcomeOf(mate, toAct, 'checkmate');
  const hasRoyal = cells.some((piece) => piece?.side === toAct && rules.royal.includes(piece.code));
  const [own, enemy] = [toAct, other(toAct)].map((side) => cells.filter((piece) => piece?.side === side).length);
  const fewer = own < enemy ? 'win' : own > enemy ? 'loss' : 'draw';
  return outcomeOf(stale === 'fewer' ? fewer : stale, toAct, hasRoyal ? 'stalemate' : 'no-moves');
}

/** A position with what is known of it: how it ends by 7 (1) to (6), and the actions that are legal in it. */
export function judge(/** @type {Rules} */ rules, /** @type {Position} */ position) {
  const { toAct, passes, checks } = position;
  const byPieces = extinction(rules, position) ?? bare(rules, position) ?? reach(rules, position);
  const byChecks = rules.checks > 0 && checks[other(toAct)] === 0 ? winOf(other(toAct), 'checks') : null;
  const early = byPieces ?? byChecks ?? (passes >= 2 ? 'draw all-pass' : null);
  if (early) return { outcome: early, actions: [] };
  const actions = legalActions(rules, position);
  return { outcome: actions.length > 0 ? 'ongoing' : withoutAction(rules, position), actions };
}

/** Leaves of a depth. @returns {number} */
export function perft(/** @type {Rules} */ rules, /** @type {Position} */ position, /** @type {number} */ depth) {
  const { actions } = judge(rules, position);
  if (depth === 1) return actions.length;
  return actions.reduce((sum, action) => sum + perft(rules, play(rules, position, action), depth - 1), 0);
}

/** What 7 (7) compares, of a position whose legal actions are known. */
export function keyOf(/** @type {Rules} */ rules, /** @type {Position} */ position, /** @type {Action[]} */ actions) {
  const { cells, toAct, rights, hands, checks, passed } = position;
  const isTaken = (/** @type {number} */ square) =>
    actions.some((action) => action.type === 'move' && action.to === square && action.taken === passed?.piece);
  const open = passed?.squares.filter((square) => isTaken(square));
  const held = sides.map((side) => rules.codes.map((code) => hands[side][code]));
  return JSON.stringify([writeRows(rules.board, cells), toAct, rights, held, checks, open ?? []]);
}

/** A game: its positions since the start, or since one that was read. */
export class Game {
  /** @type {{ position: Position, key: string, isCheck: boolean }[]} */
  #history = [];

  constructor(/** @type {Rules} */ rules, /** @type {Position} */ start) {
    this.rules = rules;
    this.position = start;
    this.outcome = '';
    /** @type {Action[]} */
    this.actions = [];
    this.#enter(start);
  }

  play(/** @type {Action} */ action) {
    this.#enter(play(this.rules, this.position, action));
  }

  #enter(/** @type {Position} */ position) {
    const { outcome, actions } = judge(this.rules, position);
    const isCheck = isInCheck(this.rules, position.cells, position.toAct);
    this.#history.push({ position, key: keyOf(this.rules, position, actions), isCheck });
    this.position = position;
    this.outcome = outcome === 'ongoing' ? (this.#repetition() ?? this.#limit() ?? outcome) : outcome;
    this.actions = this.outcome === 'ongoing' ? actions : [];
  }

  /** 7 (7) */
  #repetition() {
    const { key, position } = this.#history[this.#history.length - 1];
    if (this.#history.filter((one) => one.key === key).length < this.rules.repeat) return null;
    const since = this.#history.slice(this.#history.findIndex((one) => one.key === key));
    const [white, black] = sides.map((side) => since.every((one) => one.position.toAct !== side || one.isCheck));
    if (this.rules.choice.perpetual === 'loss' && (white || black)) {
      if (white && black) return 'draw perpetual';
      return winOf(white ? 'w' : 'b', 'perpetual');
    }
    return outcomeOf(this.rules.choice.repeated, other(position.toAct), 'repetition');
  }

  /** 7 (8) */
  #limit() {
    return this.position.halfmove >= 2 * this.rules.quiet ? 'draw move-limit' : null;
  }
}
