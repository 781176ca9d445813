// The set of pieces that the author of a page has chosen for a board. Until it is there, the classic one is drawn.

/** @import { Host } from './board-state.js' */
/** @import { Teller } from './teller.js' */

/** How many faults of one file are told. */
const mostFaults = 10;

export class PieceChoice {
  #board;
  #base;
  #host;
  #teller;
  /** The set that was asked for last. */
  #chosen = 'classic';

  /**
   * @param {Pick<import('./board-state.js').Board, 'session' | 'table' | 'update'>} board
   * @param {Pick<HTMLElement, 'baseURI'>} element from whose page addresses are meant
   * @param {Pick<Host, 'loadPieces'>} host
   * @param {Pick<Teller, 'file'>} teller
   */
  constructor(board, element, host, teller) {
    this.#board = board;
    this.#base = element;
    this.#host = host;
    this.#teller = teller;
  }

  /** Draws by a set, once it is loaded. */
  async follow(/** @type {string} */ chosen) {
    if (chosen === this.#chosen) return;
    this.#chosen = chosen;
    this.#draw(undefined);
    if (chosen === 'classic') return;
    // Readers of pages that are older than this attribute are not told.
    if (chosen !== 'bold' && !/[./]/.test(chosen))
      return this.#teller.file('pieces', chosen, chosen, { reason: 'unknown-value', offset: 0, length: chosen.length });
    try {
      const { loadSet } = await this.#host.loadPieces();
      const { text, set, faults } = await loadSet(this.#addressOf(chosen));
      if (chosen !== this.#chosen) return;
      this.#draw(set);
      for (const fault of faults.slice(0, mostFaults)) this.#teller.file('pieces', chosen, text, fault);
    } catch {
      if (chosen === this.#chosen)
        this.#teller.file('pieces', chosen, chosen, { reason: 'not-loaded', offset: 0, length: 0 });
    }
  }

  #addressOf(/** @type {string} */ chosen) {
    return chosen === 'bold' ? chosen : new URL(chosen, this.#base.baseURI).href;
  }

  #draw(/** @type {import('../../table/table.js').Table['pieces']} */ set) {
    this.#board.table.pieces = set;
    if (this.#board.session) this.#board.update();
  }
}
