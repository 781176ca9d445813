// Arranges the forms with which the pieces of a new game begin, their cards or sides: the usual ones, random ones, or
// those that the seats choose.

import { Session } from '../table/game/session.js';
import { noteChoose, Setup } from '../table/game/setup.js';
import { focusScreen } from './focus.js';

/** @import { Choice, View } from '../../web/types.js' */
/** @import { SetupRecord } from '../saving/store.js' */
/** @import { Manner } from '../table/game/setup.js' */

/** @typedef {Pick<import('./state.js').Page, 'byLink' | 'engine' | 'session' | 'table' | 'update'>} Page */

/** @typedef {'usual' | 'secret' | 'open' | 'random'} Begin how the forms of pieces are settled before a game */

export class Arrangement {
  /** @type {Setup | null} forms are being chosen, before the session's game begins */
  setup = null;
  #app;
  /** Called with what one seat has chosen, in a game by link. @type {((setup: Setup) => void) | null} */
  #done = null;
  /** The pieces of the last start that had been asked for. @type {{ view: View, choices: Choice[] } | null} */
  #choices = null;

  constructor(/** @type {Page} */ app) {
    this.#app = app;
  }

  /** The pieces of the game that have a choice; none after the first action. @returns {Choice[]} */
  get choices() {
    const { session } = this.#app;
    if (!session || session.steps.length > 0) return [];
    const { view } = session;
    if (this.#choices?.view !== view) this.#choices = { view, choices: session.game.choices() };
    return this.#choices.choices;
  }

  /** Whether forms can be chosen now: pieces have a choice and nothing has been played. */
  get isPossible() {
    const isFixed = this.#app.byLink?.isFixed ?? false;
    return !this.setup && !isFixed && this.choices.length > 0;
  }

  /** Called when the game leaves the table. */
  leave() {
    this.setup = null;
    this.#done = null;
  }

  /** Settles the forms of a new game; does nothing if its pieces have no choice. */
  begin(/** @type {Begin} */ how) {
    if (this.choices.length === 0 || how === 'usual') return;
    this.open(undefined, how === 'open' ? 'open' : 'secret');
    if (how === 'random') this.finish('random');
  }

  /**
   * Lets the seats choose, beginning with what they had chosen before if that was stored.
   * @param {SetupRecord} [kept]
   * @param {Manner} [manner]
   */
  open(kept, manner) {
    const { engine, session, table } = this.#app;
    if (!session) return;
    const { view, choices, link } = { view: session.view, choices: this.choices, link: session.link };
    const arrange = (/** @type {Record<string, string>} */ forms) => {
      const arranged = new Session(engine, link.variant, link.position);
      try {
        arranged.arrange(forms);
        return arranged.view;
      } finally {
        arranged.dispose();
      }
    };
    this.setup = new Setup({ view, choices, arrange }, manner, kept);
    const { players } = table.opponents;
    // A game that is played by link says by itself how its seats choose.
    if (!this.#app.byLink) noteChoose(session, this.setup.manner);
    this.setup.leaveToChance([...session.view.seats].filter((seat) => players[seat]));
    if (this.setup.isDone) this.#reveal();
    this.#app.update();
  }

  /**
   * One seat chooses alone at this screen.
   * @param {string} seat
   * @param {SetupRecord} kept what it or the others have chosen before
   * @param {(setup: Setup) => void} done called with what it has chosen
   */
  chooseFor(seat, kept, done) {
    const { seats } = /** @type {Session} */ (this.#app.session).view;
    this.open({ ...kept, ready: [...seats].filter((other) => other !== seat) });
    if (!this.setup) return;
    this.setup.isOpen = true;
    this.#done = done;
    this.#app.table.note('look');
    focusScreen();
  }

  /** The seats choose one after the other. */
  choose(/** @type {Manner} */ manner) {
    if (this.#app.byLink) return this.#app.byLink.choose?.(manner);
    this.open(undefined, manner);
    this.#app.table.note('look');
    focusScreen();
  }

  /** Applies a change to what is chosen so far, and starts the game once all seats are ready. */
  change(/** @type {(setup: Setup) => void} */ change) {
    if (!this.setup) return;
    const { table } = this.#app;
    const { source } = table;
    const { seat, isOpen } = this.setup;
    try {
      change(this.setup);
    } catch (error) {
      table.tellError(error);
    }
    if (this.setup.isDone) this.#reveal();
    else table.note('start');
    if (this.setup?.seat !== seat || this.setup?.isOpen !== isOpen) focusScreen();
    else table.select(source);
  }

  /** Ends the choice for all seats at once, with usual or random forms. */
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
    const { variant, position } = session.link;
    if (!this.#app.byLink) noteChoose(session, undefined);
    session.opened = { variant, position, army: setup.manner };
    try {
      session.arrange(setup.forms);
    } catch (error) {
      this.#app.table.tellError(error);
    }
    this.#app.table.note('start');
    focusScreen();
  }
}
