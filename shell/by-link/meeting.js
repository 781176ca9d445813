// What a game by link does by itself as soon as it can travel by itself: it asks the visitor once, shows the
// invitation, and tells who comes and goes.

import { Comings, isTogether } from './company.js';

/** @import { ByLink } from './by-link.js' */

export class Meeting {
  #game;
  /** Whether a question or the invitation is still to be shown. */
  #isFirst;
  #comings = new Comings();

  /**
   * @param {ByLink} game
   * @param {boolean} isFirst whether the game comes to this browser for the first time
   */
  constructor(game, isFirst) {
    this.#game = game;
    this.#isFirst = isFirst;
  }

  follow() {
    this.#open();
    for (const { seat, presence } of this.#comings.look(this.#game)) this.#tell(`live-${presence}`, seat);
    const { app } = this.#game;
    // Whom it was for is here.
    if (app.dialog?.name === 'invite' && isTogether(this.#game)) app.closeDialog();
  }

  /** Where a game comes for the first time, it is asked about; to the one who has made it, the invitation is shown. */
  #open() {
    const { live, isNew, app } = this.#game;
    if (!live || !this.#isFirst) return;
    this.#isFirst = false;
    if (live.state === 'asking') app.openDialog('consent');
    else if (isNew && (live.state === 'joining' || live.state === 'on')) app.openDialog('invite');
  }

  /** The panel and the seats show it; this is for those who listen. */
  #tell(/** @type {string} */ id, /** @type {string} */ seat) {
    const { app } = this.#game;
    app.table.tell({ tone: 'info', text: app.words.format(id, { seat: this.#game.nameOf(seat) }), isSpoken: true });
  }
}
