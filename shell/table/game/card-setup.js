// The setup before a game with cards: one seat after the other orders the cards of its pieces, hidden from the others
// until all are ready. The schema lists the possible orders, the view of the start says which pieces have cards.

/** @import { View } from '../../../web/types.js' */
/** @import { SetupRecord } from '../../saving/store.js' */

export class CardSetup {
  /** @type {Record<string, string>} orders by square, of the pieces that have been given one */
  orders = {};
  /** @type {string[]} */
  ready = [];
  /** Whether the seat that chooses now has the device, so that its cards may be shown. */
  isOpen = false;
  /** @type {{ key: string, view: View } | null} */
  #shown = null;

  /**
   * @param {View} view of the start
   * @param {string[]} all possible orders
   * @param {SetupRecord} [kept]
   */
  constructor(view, all, kept) {
    this.start = view;
    this.all = all;
    const squares = new Set(view.pieces.filter(({ cards }) => cards).map(({ square }) => square));
    for (const [square, order] of Object.entries(kept?.orders ?? {}))
      if (squares.has(square) && all.includes(order)) this.orders[square] = order;
    this.ready = [...view.seats].filter((seat) => kept?.ready.includes(seat));
  }

  /** The seat that chooses now; undefined when all are ready. */
  get seat() {
    return [...this.start.seats].find((seat) => !this.ready.includes(seat));
  }

  get isDone() {
    return this.seat === undefined;
  }

  #piecesOf(/** @type {string | undefined} */ seat) {
    return this.start.pieces.filter((piece) => piece.cards && (!seat || piece.seat === seat));
  }

  #orderAt(/** @type {string} */ square) {
    return this.orders[square] ?? this.start.pieces.find((piece) => piece.square === square)?.cards;
  }

  set(/** @type {string} */ square, /** @type {string} */ order) {
    this.orders = { ...this.orders, [square]: order };
  }

  /** Gives random orders to the pieces of one seat, or of all. */
  randomize(/** @type {string | undefined} */ seat) {
    const pieces = this.#piecesOf(seat);
    const lots = crypto.getRandomValues(new Uint32Array(pieces.length));
    for (const [i, { square }] of pieces.entries()) this.set(square, this.all[lots[i] % this.all.length]);
  }

  /** Gives the usual order to the pieces of one seat, or of all. */
  reset(/** @type {string | undefined} */ seat) {
    for (const { square } of this.#piecesOf(seat)) this.set(square, this.all[0]);
  }

  /**
   * Gives random orders to the seats of computers. If that leaves one person, nobody is there to hide the cards from,
   * and they are shown at once.
   */
  leaveToChance(/** @type {string[]} */ seats) {
    for (const seat of seats.filter((seat) => !this.ready.includes(seat))) {
      this.randomize(seat);
      this.ready = [...this.ready, seat];
    }
    this.isOpen = seats.length === this.start.seats.length - 1;
  }

  finishSeat() {
    if (this.seat) this.ready = [...this.ready, this.seat];
    this.isOpen = false;
  }

  finishAll() {
    this.ready = [...this.start.seats];
  }

  /** @returns {SetupRecord} */
  get record() {
    return { orders: this.orders, ready: this.ready };
  }

  /**
   * The start as the choosing seat may see it: with its own cards, which it may put in any order, and no other cards.
   * The object stays the same until something changes.
   * @returns {View}
   */
  get view() {
    const key = JSON.stringify([this.orders, this.ready, this.isOpen]);
    if (this.#shown?.key !== key) this.#shown = { key, view: this.#makeView() };
    return this.#shown.view;
  }

  /** @returns {View} */
  #makeView() {
    const { seat } = this;
    const mine = this.#piecesOf(seat).map(({ square }) => square);
    return {
      ...this.start,
      turn: { ...this.start.turn, player: seat ?? this.start.turn.player, phase: 'arrange' },
      pieces: this.start.pieces.map(({ cards, ...piece }) =>
        this.isOpen && mine.includes(piece.square) ? { ...piece, cards: this.#orderAt(piece.square) } : piece,
      ),
      actions: [],
    };
  }
}
