// A board without a screen: a choice is made on it as on the real one, on views of the engine or written by hand.

import { Choice } from '../../../shell/board/acting/choice.js';
import { Foresight } from '../../../shell/board/view/foresight.js';
import { MoveSpeech } from '../../../shell/board/view/move-speech.js';
import { PieceTracking } from '../../../shell/board/view/piece-tracking.js';
import { startGame } from './engine.js';
import { english } from './words.js';

/**
 * @typedef {import('../../../shell/board/view/types.js').View} View
 * @typedef {import('../../../web/engine.js').Engine} Engine
 */

/** Two moves may begin at one square; this one has a text, and ends there. */
export function move(/** @type {string} */ source, /** @type {string} */ target, more = {}) {
  return {
    text: source + target,
    type: /** @type {const} */ ('move'),
    source,
    target,
    ...more,
  };
}

/** Puts a kind from the hand onto a square. */
export function drop(/** @type {string} */ kind, /** @type {string} */ to) {
  const type = /** @type {const} */ ('place');
  return { text: `${kind}@${to}`, type, source: `*${kind}`, target: to, kind };
}

/**
 * White's turn on a board of 8 by 8.
 * @param {Record<string, string>} pieces their codes by square: capitals are White's
 * @param {View['actions']} actions
 * @param {string} [hand] codes of the kinds in White's hand
 * @returns {View}
 */
export function handMade(pieces, actions, hand = '') {
  const stand = (/** @type {[string, string]} */ [square, code]) => ({
    square,
    x: square.charCodeAt(0) - 97,
    y: Number(square[1]) - 1,
    kind: code.toUpperCase(),
    seat: code < 'a' ? 'w' : 'b',
  });
  return {
    ...{ family: 'test', files: 8, ranks: 8, surface: 'board', paint: 'sides', seats: 'wb', forward: [0, 2] },
    ...{ options: {}, marks: [], standings: [], pending: [], kinds: [], actions },
    turn: { player: 'w', number: 1, left: 0, halfmoves: 0, phase: 'move', start: true },
    outcome: { result: 'ongoing' },
    pieces: Object.entries(pieces).map(stand),
    hands: [...hand].map((kind) => ({ seat: 'w', kind, source: `*${kind}`, count: 1 })),
  };
}

export class FakeBoard {
  /** @type {View | null} */
  view = null;
  disabled = false;
  arranging = false;
  focused = 'a1';
  words = english;
  /** @type {import('../../../shell/board/view/foresight.js').PlayAside | null} */
  playAside = null;
  choice = new Choice(this);
  foresight = new Foresight(this);
  /** The events that the page has had. @type {[name: string, detail: any][]} */
  told = [];
  /** The words that were said last. */
  said = '';
  /** How often another picture was asked for. */
  pictures = 0;
  #tracking = new PieceTracking();
  /** @type {(() => void)[]} */
  #waiting = [];
  /** @type {import('../../../shell/board/view/types.js').Kind[]} */
  #kinds = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'].map((name, i) => ({ code: 'KQRBNP'[i], name }));

  get speech() {
    const nameKind = (/** @type {string} */ code) => this.#kinds.find((kind) => kind.code === code)?.name ?? code;
    return this.view && new MoveSpeech(this.words, this.view, nameKind);
  }

  requestUpdate() {
    this.pictures++;
  }
  tell(/** @type {string} */ name, /** @type {object} */ detail) {
    this.told.push([name, detail]);
  }
  announce(/** @type {string} */ text) {
    this.said = text;
  }
  hideReason() {}
  focusSquare(/** @type {string} */ square) {
    this.focused = square;
  }
  focusOption() {}
  afterFrame(/** @type {() => void} */ run) {
    this.#waiting.push(run);
  }

  /** The next picture has been drawn. */
  draw() {
    for (const run of this.#waiting.splice(0)) run();
    this.choice.tellPoint();
  }

  /** Shows a view, as the real board does. */
  show(/** @type {View} */ view) {
    this.view = view;
    const difference = this.#tracking.follow(view);
    this.choice.meet(view, difference?.moved.length === 0 && difference.gone.length === 0);
    return this;
  }

  /**
   * Shows a game of the engine, and plays on it what is chosen.
   * @param {Engine} engine
   * @param {string} variant
   * @param {string} [position]
   * @param {string[]} [actions]
   */
  open(engine, variant, position, actions = []) {
    const game = startGame(engine, variant, position, actions);
    this.#kinds = engine.schema().families.find(({ family }) => family === game.view().family)?.kinds ?? [];
    this.playAside = (text) => game.playAside(text);
    this.tell = (name, detail) => {
      this.told.push([name, detail]);
      if (name !== 'motley-play') return;
      game.play(/** @type {any} */ (detail).text);
      this.show(game.view());
    };
    return this.show(game.view());
  }

  /** Taps squares one after the other. */
  tap(/** @type {string[]} */ ...squares) {
    for (const square of squares) this.choice.activate(square);
  }

  /** The squares of the targets that are shown, in order. */
  get targets() {
    return [...this.choice.targets.keys()].sort().join(' ');
  }

  /** The texts of the options of the question that is open. */
  get options() {
    const { choosing } = this.choice;
    if (!choosing) return [];
    return choosing.actions.map((action) => this.speech?.option(action, choosing, this.foresight.viewAfter(action)));
  }

  /** Takes the option of this name. */
  pick(/** @type {string} */ name) {
    const index = this.options.indexOf(name);
    if (index < 0) throw new Error(`no ${name} among ${this.options.join(', ')}`);
    this.choice.takeOption(index);
  }

  /** The texts of what was played. */
  get played() {
    return this.told.filter(([name]) => name === 'motley-play').map(([, { text }]) => text);
  }

  get lastTold() {
    return this.told[this.told.length - 1];
  }
}
