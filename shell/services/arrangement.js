// Arranges the cards with which the pieces of a new game begin: the usual ones, random ones, or those that the seats
// choose in secret.

import { CardSetup } from '../table/game/card-setup.js';
import { findFamily } from '../table/game/variants.js';
import { focusScreen } from './focus.js';

/** @import { SetupRecord } from '../saving/store.js' */

/** @typedef {Pick<import('./state.js').Page, 'byLink' | 'schema' | 'session' | 'table' | 'update'>} Page */

/** @typedef {'usual' | 'chosen' | 'random'} Cards how the cards are ordered before a game */

export class Arrangement {
  /** @type {CardSetup | null} cards are being chosen, before the session's game begins */
  setup = null;
  #app;
  /** Called with the cards that one seat has chosen, in a game by link. @type {((setup: CardSetup) => void) | null} */
  #done = null;

  constructor(/** @type {Page} */ app) {
    this.#app = app;
  }

  /** All orders that the cards of a piece can have; none in families without cards. */
  get orders() {
    const { session, schema } = this.#app;
    return (session && findFamily(schema, session.view.family)?.orders) ?? [];
  }

  /** Whether cards can be arranged now: the pieces have cards and nothing has been played. */
  get isPossible() {
    const isFixed = this.#app.byLink?.isFixed ?? false;
    return this.orders.length > 0 && this.#app.session?.steps.length === 0 && !this.setup && !isFixed;
  }

  /** Called when the game leaves the table. */
  leave() {
    this.setup = null;
    this.#done = null;
  }

  /** Arranges the cards of a new game; does nothing if its pieces have none. */
  begin(/** @type {Cards} */ cards) {
    if (this.orders.length === 0 || cards === 'usual') return;
    this.open();
    if (cards === 'random') this.finish('random');
  }

  /** Lets the seats choose, beginning with what they had chosen before if that was stored. */
  open(/** @type {SetupRecord | undefined} */ kept = undefined) {
    const { session, table } = this.#app;
    if (!session) return;
    this.setup = new CardSetup(session.view, this.orders, kept);
    const { players } = table.opponents;
    this.setup.leaveToChance([...session.view.seats].filter((seat) => players[seat]));
    if (this.setup.isDone) this.#reveal();
    this.#app.update();
  }

  /**
   * One seat chooses alone at this screen.
   * @param {string} seat
   * @param {SetupRecord | undefined} kept
   * @param {(setup: CardSetup) => void} done called with the cards that it has chosen
   */
  chooseFor(seat, kept, done) {
    const { seats } = /** @type {import('../table/game/session.js').Session} */ (this.#app.session).view;
    this.open({ orders: kept?.orders ?? {}, ready: [...seats].filter((other) => other !== seat) });
    if (!this.setup) return;
    this.setup.isOpen = true;
    this.#done = done;
    this.#app.table.note('look');
    focusScreen();
  }

  /** The seats choose their cards in secret, one after the other. */
  chooseInSecret() {
    if (this.#app.byLink) return this.#app.byLink.choose?.();
    this.open();
    this.#app.table.note('look');
    focusScreen();
  }

  /** Applies a change to what is chosen so far, and starts the game once all seats are ready. */
  change(/** @type {(setup: CardSetup) => void} */ change) {
    if (!this.setup) return;
    const { seat, isOpen } = this.setup;
    change(this.setup);
    if (this.setup.isDone) this.#reveal();
    else this.#app.table.note('start');
    if (this.setup?.seat !== seat || this.setup?.isOpen !== isOpen) focusScreen();
  }

  /** Ends the choice for all seats at once, with usual or random orders. */
  finish(/** @type {'usual' | 'random'} */ how) {
    if (!this.setup) this.open();
    this.change((setup) => {
      if (how === 'random') setup.randomize(undefined);
      else setup.reset(undefined);
      setup.finishAll();
    });
  }

  #reveal() {
    const { session } = this.#app;
    if (!session || !this.setup) return;
    const { setup } = this;
    const done = this.#done;
    this.leave();
    if (done) return done(setup);
    try {
      session.arrange(setup.orders);
    } catch (error) {
      this.#app.table.tellError(error);
    }
    this.#app.table.note('start');
    focusScreen();
  }
}
