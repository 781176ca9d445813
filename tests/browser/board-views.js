// Views written by hand for the board's tests. They need not obey any game's rules: the board knows none.

/**
 * @typedef {import('../../web/types.js').View} View
 * @typedef {import('../../web/types.js').Piece} Piece
 * @typedef {import('../../web/types.js').Action} Action
 */

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

/**
 * A move with its text.
 * @param {string} from
 * @param {string} to
 * @param {Partial<Action>} [more]
 * @returns {Action}
 */
export function move(from, to, more = {}) {
  const text = from + to + (more.kind ? `=${more.kind}` : '');
  return { text, type: 'move', source: from, target: to, from, to, ...more };
}

/** @returns {Action} */
function exchange(/** @type {string} */ from, /** @type {string} */ cards) {
  return { text: `${from}~${cards.slice(0, 2)}`, type: 'switch', source: from, from, cards };
}

/**
 * A view of White's turn.
 * @param {string[]} rows
 * @param {Action[]} actions
 * @param {Record<string, Partial<Piece>>} [states] of pieces by square
 * @param {View['marks']} [marks]
 * @returns {View}
 */
function view(rows, actions, states = {}, marks = []) {
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
    marks,
    hands: [],
    standings: [],
    pending: [],
    kinds: [],
    actions,
  };
}

export const kinds = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'].map((name, index) => ({
  code: 'KQRBNP'[index],
  name,
}));

/** Captures beside the target, a promotion, thrones. */
export const raids = view(
  ['..k....', 'P......', '...b...', '.....p.', '..p....', '.N.....', 'R..K...'],
  [
    move('b2', 'd3', { captures: ['c3', 'f4'] }),
    move('b2', 'd1'),
    move('b2', 'c4', { captures: ['c3'] }),
    move('d1', 'd2'),
    move('d1', 'b1', { companion: ['a1', 'c1'] }),
    move('a6', 'a7', { kind: 'R' }),
    move('a6', 'a7', { kind: 'B', captures: ['d5'] }),
    move('a6', 'a7', { kind: 'N' }),
  ],
  {},
  [
    { square: 'd1', x: 3, y: 0, mark: 'throne', seat: 'w' },
    { square: 'd7', x: 3, y: 6, mark: 'throne', seat: 'b' },
  ],
);

/** Cards, check, displacement. */
export const cards = view(
  ['r..qk..r', 'pp...ppp', '........', '...p....', '....P...', '..N.....', 'PPPP.PPP', 'R..QK..R'],
  [
    move('e4', 'e5'),
    move('e4', 'd5', { captures: ['d5'] }),
    move('c3', 'b5', { captures: ['d5'], recruits: true }),
    move('d1', 'h5'),
    exchange('e4', 'DOH'),
    exchange('e4', 'OHD'),
    exchange('d1', 'HDO'),
  ],
  {
    e1: { check: true },
    d1: { cards: 'ODH' },
    d8: { cards: 'DOH' },
    e4: { cards: 'ODH' },
    d5: { cards: 'OHD' },
    a2: { cards: 'ODH', switched: true },
  },
  [{ square: 'f6', x: 5, y: 5, mark: 'en-passant', seat: 'b' }],
);

/** Puts a kind from the hand onto a square. @returns {Action} */
function drop(/** @type {string} */ kind, /** @type {string} */ to) {
  return { text: `${kind}@${to}`, type: 'place', source: `*${kind}`, target: to, to, kind };
}

/** Pieces in hand that can be dropped, in the same turn in which a piece of the board can move. @type {View} */
export const drops = {
  ...view(['..k.', '....', '....', '..K.'], [move('c1', 'd1'), drop('N', 'a2'), drop('N', 'b2'), drop('R', 'b2')]),
  hands: [
    { seat: 'w', kind: 'N', source: '*N', count: 2 },
    { seat: 'w', kind: 'R', source: '*R', count: 1 },
  ],
};

/** Four seats on a board with edges, each playing another way. @type {View} */
export const four = {
  ...view(['..K.', 'K...', '...K', '.K..'], [move('b1', 'b2')], {
    b1: { seat: 'a', facing: 0 },
    a3: { seat: 'b', facing: 0 },
    c4: { seat: 'c', facing: 0 },
    d2: { seat: 'd', facing: 1, owner: 'a' },
  }),
  ...{ family: 'till', paint: 'colours', seats: 'abcd', forward: [0, 1, 2, 3] },
  turn: { player: 'a', number: 1, left: 0, halfmoves: 0, phase: 'move', start: true },
};

/** The piece that an action brings from the hand. @returns {Piece[]} */
function dropped(/** @type {Action | undefined} */ action) {
  const { type, to = '', kind = '' } = action ?? {};
  if (type !== 'place') return [];
  return [{ square: to, x: letters.indexOf(to[0]), y: Number(to.slice(1)) - 1, kind, seat: 'w' }];
}

/** The same board after one of its actions, with Black to move. @returns {View} */
export function after(/** @type {View} */ before, /** @type {string} */ text) {
  const action = before.actions.find((action) => action.text === text);
  const { from, to, kind, cards, captures = [], recruits, companion } = action ?? {};
  const goals = new Map([[from, to ?? from], ...(companion ? [companion] : [])]);
  const pieces = before.pieces
    .filter(({ square }) => recruits || !captures.includes(square))
    .map((piece) => {
      const square = goals.get(piece.square) ?? piece.square;
      const isMover = piece.square === from;
      return {
        ...piece,
        square,
        x: letters.indexOf(square[0]),
        y: Number(square.slice(1)) - 1,
        kind: isMover && kind ? kind : piece.kind,
        seat: captures.includes(piece.square) ? 'w' : piece.seat,
        ...(isMover && cards ? { cards, switched: /** @type {const} */ (true) } : {}),
      };
    });
  const turn = { ...before.turn, player: before.seats[1] };
  return { ...before, pieces: [...pieces, ...dropped(action)], turn, actions: [] };
}

/** An empty board of any size with one king that can go one square. */
export function bare(/** @type {number} */ files, /** @type {number} */ ranks) {
  const rows = Array.from({ length: ranks }, () => '.'.repeat(files));
  rows[ranks - 1] = 'K' + rows[ranks - 1].slice(1);
  return view(rows, [move('a1', 'b2')]);
}
