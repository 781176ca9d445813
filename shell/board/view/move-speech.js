// The spoken descriptions of moves, for screen readers: what can be done where, and what is asked.

import { isInHand, isOwn, pieceOn } from './choices.js';
import { loadOf } from './effects.js';
import { join, Speech } from './speech.js';

/** @import { Target } from './choices.js' */
/** @import { Action, Choosing, View } from './types.js' */

export class MoveSpeech extends Speech {
  #pieces(/** @type {string[]} */ squares) {
    return join(squares.map((square) => this.pieceAt(square, 'object')));
  }

  #targetParts(/** @type {Target | undefined} */ target) {
    if (!target) return [];
    if (target.isPlace) return [this.say('board-target-place')];
    if (target.isReplace) return [this.say('board-target-replace')];
    if (target.isTurn) return [this.say('board-target-turn')];
    const { onward } = target;
    const elsewhere = victimsOf(target.actions).filter((square) => square !== target.square);
    return [
      onward.length > 0
        ? this.say('board-target-onward', { pieces: this.#pieces(victimsOf(onward)) })
        : target.isHit
          ? this.say('board-target-hit')
          : target.isRaid
            ? this.say('board-target-raid', { pieces: this.#pieces(elsewhere) })
            : this.say(isOwn(this.view, target.square) ? 'board-target-carry' : 'board-target-quiet'),
      target.isPromotion && this.say('board-target-promotion'),
      target.isRisky && this.say('board-target-risk'),
    ];
  }

  /**
   * @override
   * @param {string} square
   * @param {Map<string, Target>} targets
   */
  chances(square, targets) {
    const target = targets.get(square);
    const isVictim = !target?.isHit && canBeTaken(targets, square);
    return [...this.#targetParts(target), isVictim && this.say('board-victim')];
  }

  #move(/** @type {Target} */ target) {
    const square = this.place(target.square);
    if (target.isTurn) return this.say('board-move-turn');
    const taken = target.isHit || target.isRaid ? this.#pieces(victimsOf(target.actions)) : '';
    const text = taken ? this.say('board-move-capture', { square, pieces: taken }) : square;
    const move = target.isPromotion ? this.say('board-move-promotion', { move: text }) : text;
    return target.isRisky ? this.say('board-move-risk', { move }) : move;
  }

  /**
   * "white knight b1: 2 moves: a3, c3".
   * @param {string} square
   * @param {Map<string, Target>} targets of its piece
   * @param {boolean} canSwitch whether its cards can be switched
   */
  moves(square, targets, canSwitch) {
    const piece = pieceOn(this.view, square);
    if (!piece) return join([this.place(square), this.say('board-empty')]);
    const name = this.pieceAt(square);
    if (!isOwn(this.view, square)) return this.say('board-moves-waiting', { piece: name });
    const moves = [...targets.values()].map((target) => this.#move(target));
    return join([
      this.say('board-moves', { piece: name, count: moves.length, moves: moves.join(', ') }),
      canSwitch && this.say('board-can-switch'),
    ]);
  }

  /** "queen in hand: 12 open squares", or on what a kind can be placed or of what it can be made. */
  places(/** @type {string} */ kind, /** @type {string[]} */ squares) {
    return this.words.formatFirst([`board-places-${this.view.turn.phase}`, 'board-places'], {
      kind: this.kind(kind),
      count: squares.length,
      squares: join(squares),
    });
  }

  /** "white champion on e4: captures d4, f4; or stays". */
  onward(/** @type {string} */ from, /** @type {string} */ landing, /** @type {Map<string, Target>} */ targets) {
    const piece = pieceOn(this.view, from);
    const hits = [...targets.values()].filter(({ isHit }) => isHit).map(({ square }) => square);
    return this.say(targets.has(landing) ? 'board-onward' : 'board-onward-only', {
      piece: piece ? this.piece(piece) : '',
      square: landing,
      pieces: this.#pieces(hits),
    });
  }

  /** The question that a chooser asks. */
  question(/** @type {Choosing} */ { source, target, aspect }) {
    const square = source === null || isInHand(source) ? null : source;
    if (aspect === 'facing') return this.say('board-choose-facing', { piece: this.pieceAt(square ?? target) });
    if (square === null) return this.say('board-choose-place', { square: this.place(target) });
    return this.say('board-choose', { piece: this.pieceAt(square), square: this.place(target) });
  }

  /** The words for the passenger of an action: that it comes along, or where it is left. */
  #load(/** @type {Action} */ action, /** @type {View} */ after) {
    const { source = '', via = '' } = action;
    const before = pieceOn(this.view, source)?.on;
    const load = loadOf(this.view, after, action);
    if (load) {
      const piece = this.piece(load.piece, 'object');
      if (load.from) return this.say('board-option-picks', { piece, square: load.from });
      return this.say('board-option-takes', { piece });
    }
    if (!before) return this.say('board-option-alone');
    const left = pieceOn(after, source) ? source : via;
    return this.say('board-option-leaves', { piece: this.piece(before, 'object'), square: left });
  }

  /**
   * Describes one of several actions that end on one square by what distinguishes it from the others.
   * @param {Action} action
   * @param {Choosing} question
   * @param {View | null} after the view after it, if it is known
   */
  option(action, { aspect, actions: options }, after) {
    const { kind, captures = [], text, source = '', target = '' } = action;
    const piece = pieceOn(this.view, source);
    if (aspect === 'carry' && after) return this.#load(action, after);
    const there = after && pieceOn(after, target);
    if (aspect === 'facing' && there) return this.facing(there) ?? text;
    const isSpecial = options.some((other) => String(other.captures ?? []) !== String(captures));
    const remains = aspect === 'kind' && piece ? this.say(this.kind(piece.kind)) : text;
    return join([
      kind === undefined ? remains : this.say(this.kind(kind)),
      isSpecial && captures.length > 0 && this.say('board-option-captures', { pieces: this.#pieces(captures) }),
    ]);
  }
}

/** The squares of all pieces that some of the actions take. */
function victimsOf(/** @type {Action[]} */ actions) {
  return [...new Set(actions.flatMap(({ captures = [] }) => captures))];
}

/** Whether the piece on a square is taken by one of the moves to these targets. */
function canBeTaken(/** @type {Map<string, Target>} */ targets, /** @type {string} */ square) {
  return [...targets.values()].some(({ actions }) => victimsOf(actions).includes(square));
}
