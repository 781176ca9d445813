// The positions of the board's tests: real ones, given as text, with the core's view of them and of what each action
// leads to. Two are written by hand: what no family of the built core has, and the board is to draw all the same.

import { loadBuilt } from '../../web/support/engine.js';

/**
 * @typedef {import('../../../web/types.js').View} View
 * @typedef {import('../../../web/types.js').Piece} Piece
 * @typedef {import('../../../web/types.js').Action} Action
 * @typedef {import('../../../web/types.js').Family} Family
 */

/**
 * The properties of a board.
 * @typedef {object} Shown
 * @property {View} view
 * @property {Family['kinds']} kinds
 * @property {Record<string, View>} answers the view after each action
 */

const engine = await loadBuilt();

/**
 * A game after some actions.
 * @param {string} variant
 * @param {string} position
 * @param {string[]} played
 * @returns {Shown}
 */
function play(variant, position, ...played) {
  const game = engine.createGame();
  game.setVariant(variant);
  if (position) game.setPosition(position);
  for (const action of played) game.play(action);
  const view = structuredClone(game.view());
  /** @type {Shown['answers']} */
  const answers = {};
  for (const { text } of view.actions) {
    game.play(text);
    answers[text] = structuredClone(game.view());
    game.undo();
  }
  game.dispose();
  const family = engine.schema().families.find(({ family }) => family === view.family);
  return { view, kinds: family?.kinds ?? [], answers };
}

/**
 * Thrones; captures beside the target, castling, promotion:
 *
 *     7  . . k . . . .
 *     6  P p . . . . .
 *     5  . . P . . . .
 *     4  . P . . p P .
 *     3  . . p . . . .
 *     2  . N . P . . .
 *     1  R . . K . . .
 *        a b c d e f g
 */
const manyCaptures = '2k4/Pp5/2P4/1P2pP1/2p4/1N1P3/R2K3 w Q 0 1';

export const raids = play('custodian', manyCaptures);
export const raided = play('custodian', manyCaptures, 'b2d3');
export const recruiting = play('custodian;captured=recruited', manyCaptures);

/** A pawn between pawns that can be captured, the queens, and a pawn of Black's whose cards have been switched. */
const manyCards = 'r2qk2r/pp3ppp/8/3p~OH4/4P3/2N5/PPPP1PPP/R2QK2R w KQkq - 0 1 -';

export const cards = play('taketwo', manyCards);
export const switched = play('taketwo', manyCards, 'a2~DO');
export const inCheck = play('taketwo', '4k3/8/8/8/8/8/4r3/4K3 w - - 0 1 -');
export const inPassing = play('taketwo', '4k3/8/8/4Pp2/8/8/8/4K3 w - f6f5 0 1 -');

/** The same without one of its actions: nothing but the list says what is possible. @returns {Shown} */
export function without(/** @type {Shown} */ shown, /** @type {string} */ text) {
  const actions = shown.view.actions.filter((action) => action.text !== text);
  return { ...shown, view: { ...shown.view, actions } };
}

/** Two kings on a board of any size. */
export function bare(/** @type {number} */ files, /** @type {number} */ ranks) {
  const rows = Array.from({ length: ranks }, () => String(files));
  rows[0] = `k${files - 1}`;
  rows[ranks - 1] = `${files - 1}K`;
  return play(`tches;array=${rows.join('/')}`, '');
}

// ----- by hand

const letters = 'abcdefghijklmnop';

/** The pieces of FEN-like rows. @returns {Piece[]} */
function readRows(/** @type {string[]} */ rows) {
  return rows.flatMap((row, index) =>
    [...row].flatMap((code, x) => {
      if (code === '.') return [];
      const y = rows.length - 1 - index;
      const seat = code < 'a' ? 'w' : 'b';
      return [{ square: `${letters[x]}${y + 1}`, x, y, kind: code.toUpperCase(), seat }];
    }),
  );
}

/** @returns {Action} */
function move(/** @type {string} */ from, /** @type {string} */ to) {
  return { text: from + to, type: 'move', source: from, target: to };
}

/** Puts a kind from the hand onto a square. @returns {Action} */
function drop(/** @type {string} */ kind, /** @type {string} */ to) {
  return { text: `${kind}@${to}`, type: 'place', source: `*${kind}`, target: to, kind };
}

/**
 * @param {string[]} rows
 * @param {Action[]} actions
 * @param {Record<string, Partial<Piece>>} [states] of pieces by square
 * @returns {View}
 */
function write(rows, actions, states = {}) {
  return {
    family: 'test',
    files: rows[0].length,
    ranks: rows.length,
    surface: 'board',
    paint: 'sides',
    seats: 'wb',
    forward: [0, 2],
    options: {},
    turn: { player: 'w', number: 1, left: 0, halfmoves: 0, phase: 'move', start: true },
    outcome: { result: 'ongoing' },
    pieces: readRows(rows).map((piece) => ({ ...piece, ...states[piece.square] })),
    marks: [],
    hands: [],
    standings: [],
    pending: [],
    kinds: [],
    actions,
  };
}

/** The view after one of its actions, which moves or drops a piece. @returns {View} */
function after(/** @type {View} */ before, /** @type {Action} */ { type, source, target: to = '', kind = '' }) {
  const place = { square: to, x: letters.indexOf(to[0]), y: Number(to.slice(1)) - 1 };
  const pieces = before.pieces.map((piece) => (piece.square === source ? { ...piece, ...place } : piece));
  const dropped = type === 'place' ? [{ ...place, kind, seat: 'w' }] : [];
  const turn = { ...before.turn, player: before.seats[1] };
  return { ...before, pieces: [...pieces, ...dropped], turn, actions: [] };
}

/** @returns {Shown} */
function byHand(/** @type {View} */ view) {
  const answers = Object.fromEntries(view.actions.map((action) => [action.text, after(view, action)]));
  return { view, kinds: raids.kinds, answers };
}

/** Pieces in hand that can be dropped, in the same turn in which a piece of the board can move. */
export const drops = byHand({
  ...write(['..k.', '....', '....', '..K.'], [move('c1', 'd1'), drop('N', 'a2'), drop('N', 'b2'), drop('R', 'b2')]),
  hands: [
    { seat: 'w', kind: 'N', source: '*N', count: 2 },
    { seat: 'w', kind: 'R', source: '*R', count: 1 },
  ],
});

/** Four seats on a board with edges, each playing another way. */
export const four = byHand({
  ...write(['..K.', 'K...', '...K', '.K..'], [move('b1', 'b2')], {
    b1: { seat: 'a', facing: 0 },
    a3: { seat: 'b', facing: 0 },
    c4: { seat: 'c', facing: 0 },
    d2: { seat: 'd', facing: 1, owner: 'a' },
  }),
  ...{ family: 'till', paint: 'colours', seats: 'abcd', forward: [0, 1, 2, 3] },
  turn: { player: 'a', number: 1, left: 0, halfmoves: 0, phase: 'move', start: true },
});
