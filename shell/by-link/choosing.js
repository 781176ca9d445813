// Forms of pieces, cards or sides, that the players of a game by link choose before it: in secret, or one after the
// other before each other's eyes.

import { chooseOf, withHidden } from '../table/game/setup.js';
import { viewWith } from './compare.js';
import { commit, isBegun, readEntries, writeEntry } from './hidden.js';
import { isShown, withKey, writeHidden } from './keys.js';

/** @import { ByLink } from './by-link.js' */
/** @import { Hidden } from './keys.js' */

export class Choosing {
  /** The seat that has shown something else than it has chosen. @type {string | undefined} */
  falseSeat;
  #game;
  /** What was being chosen when the game was here before. */
  #setup;
  /** The view with what has been chosen so far, and of which choice it is. */
  #picture = /** @type {{ key: string, view: import('../board/view/types.js').View | undefined } | undefined} */ (
    undefined
  );

  /**
   * @param {ByLink} game
   * @param {{ setup?: import('../saving/store.js').SetupRecord, falseSeat?: string }} kept
   */
  constructor(game, { setup, falseSeat }) {
    this.#game = game;
    this.#setup = setup;
    this.falseSeat = falseSeat;
  }

  get #isBegun() {
    return isBegun(this.#game.hidden, this.#game.people);
  }

  get #isOpen() {
    return chooseOf(this.#game.session) === 'open';
  }

  /**
   * What the board shows while not all have chosen: the start with what this player has chosen, and what others have
   * shown; the other pieces that have a choice are hidden.
   */
  get shown() {
    const { hidden, own, session, app } = this.#game;
    if (!hidden || hidden === 'open' || this.#isBegun) return undefined;
    const mine = hidden.entries[own.seat] && own.secret ? { [own.seat]: own.secret } : {};
    const entries = { ...hidden.entries, ...mine };
    const key = writeHidden({ ...hidden, entries }, this.#game.session.view.seats);
    if (this.#picture?.key === key) return this.#picture.view;
    const view = viewWith(app.engine, session.link, { ...hidden, entries });
    const isKnown = (/** @type {string} */ seat) => isShown(entries[seat]);
    this.#picture = { key, view: view && withHidden(view, session.game.choices(), isKnown) };
    return this.#picture.view;
  }

  setHidden(/** @type {Hidden | 'open'} */ hidden) {
    const { session } = this.#game;
    session.extras = withKey(session.extras, 'hidden', writeHidden(hidden, this.#game.session.view.seats));
  }

  /** Takes the next step in a choice. */
  goOn() {
    const { hidden, own, people } = this.#game;
    if (!hidden || hidden === 'open' || !own.seat || this.#isBegun || this.falseSeat) return;
    const mine = hidden.entries[own.seat];
    if (!mine) this.choose();
    else if (!isShown(mine) && people.every((seat) => hidden.entries[seat])) this.#show(hidden, mine);
  }

  /**
   * Lets this player choose, if it is his turn to.
   * @param {import('../table/game/setup.js').Manner} [manner] where nobody has said yet how all choose
   */
  choose(manner) {
    const { own, people, session } = this.#game;
    // In secret is what a link without the key says, which older versions know.
    const key = (manner ?? chooseOf(session)) === 'open' ? 'open' : undefined;
    if (!this.#game.hidden) session.extras = withKey(session.extras, 'choose', key);
    const { arrangement, table, words } = this.#game.app;
    const isOpen = this.#isOpen;
    if (arrangement.choices.length === 0) return;
    if (!this.#game.hidden || this.#game.hidden === 'open') this.setHidden({ number: 1, entries: {} });
    const hidden = /** @type {Hidden} */ (this.#game.hidden);
    const rest = people.filter((seat) => seat !== own.seat && hidden.entries[seat]);
    if (isOpen && people.slice(0, people.indexOf(own.seat)).some((seat) => !rest.includes(seat))) return;
    const shown = isOpen ? readEntries(arrangement.choices, hidden) : {};
    if (!shown) return this.#refuse(rest[0]);
    if (rest.length > 0) {
      const id = isOpen ? 'by-link-chosen-open' : 'by-link-chosen';
      table.tell({ tone: 'info', text: words.format(id, { seat: this.#game.nameOf(rest[0]) }) });
    }
    const orders = { ...this.#setup?.orders, ...shown };
    arrangement.chooseFor(own.seat, { orders, ready: [], manner: chooseOf(session) ?? 'secret' }, (setup) =>
      this.#choose(setup),
    );
    this.#setup = undefined;
  }

  #choose(/** @type {import('../table/game/setup.js').Setup} */ { forms, choices }) {
    const { own, round, people } = this.#game;
    const hidden = /** @type {Hidden} */ (this.#game.hidden);
    const { entries, number } = hidden;
    const secret = writeEntry(choices, own.seat, forms, Object.values(entries));
    this.#game.own = { ...own, secret };
    const mayBeSeen = this.#isOpen || people.every((seat) => seat === own.seat || entries[seat]);
    const entry = mayBeSeen ? secret : commit(round.id, number, own.seat, secret);
    this.setHidden({ number, entries: { ...entries, [own.seat]: entry } });
    this.#settle();
  }

  /** Shows what was chosen when all have chosen; what is lost is chosen again. */
  #show(/** @type {Hidden} */ { number, entries }, /** @type {string} */ mine) {
    const { own, round } = this.#game;
    const { table, words } = this.#game.app;
    const secret = own.secret ?? '';
    if (commit(round.id, number, own.seat, secret) !== mine) {
      table.tell({ tone: 'error', text: words.format('by-link-lost') });
      return this.begin();
    }
    this.setHidden({ number, entries: { ...entries, [own.seat]: secret } });
    this.#settle();
  }

  /** Puts what all have chosen on the board once it is there, and keeps the game. */
  #settle() {
    const { session, hidden, people, own } = this.#game;
    const other = people.find((seat) => seat !== own.seat) ?? '';
    const chosen = this.#isBegun && hidden && hidden !== 'open' ? readEntries(session.game.choices(), hidden) : {};
    if (!chosen) return this.#refuse(other);
    try {
      session.arrange(chosen);
    } catch {
      return this.#refuse(other);
    }
    this.#game.app.table.note('start');
    this.#game.keep();
  }

  /** Another player has shown what cannot be. */
  #refuse(/** @type {string} */ seat) {
    this.falseSeat = seat;
    this.#game.app.table.update();
  }

  /** Begins the choice anew, for all. */
  begin() {
    const { hidden } = this.#game;
    const number = hidden && hidden !== 'open' ? hidden.number + 1 : 1;
    this.falseSeat = undefined;
    this.setHidden({ number, entries: {} });
    this.#game.own = { ...this.#game.own, secret: undefined };
    this.choose();
  }

  /** Draws lots for all to see. */
  drawOpenly() {
    const { arrangement, table, words } = this.#game.app;
    this.falseSeat = undefined;
    arrangement.leave();
    arrangement.finish('random');
    this.setHidden('open');
    this.#game.keep();
    table.tell({ tone: 'info', text: words.format('by-link-open') });
  }
}
