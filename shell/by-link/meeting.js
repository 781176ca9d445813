// What a game by link does by itself as soon as it can travel by itself: it asks the visitor once, shows the
// invitation, and tells those who listen who comes and goes, and what somebody asks.

import { ownName } from '../saving/preferences.js';
import { Comings, isMeeting, isTogether } from './company.js';

/** @import { Live } from '../services/state.js' */
/** @import { ByLink } from './by-link.js' */

/** Who has come to a game so far: it may get another session, as when somebody has chosen cards. */
const all = /** @type {WeakMap<Live, Comings>} */ (new WeakMap());

function comingsOf(/** @type {Live} */ live) {
  const known = all.get(live) ?? new Comings();
  all.set(live, known);
  return known;
}

export class Meeting {
  #game;
  /** Whether a question or the invitation is still to be shown. */
  #isFirst;

  /**
   * @param {ByLink} game
   * @param {boolean} isFirst whether the game comes to this browser for the first time
   */
  constructor(game, isFirst) {
    this.#game = game;
    this.#isFirst = isFirst;
  }

  follow() {
    const { app, live } = this.#game;
    if (!live) return;
    this.#open(live);
    this.#keepNames();
    for (const { id, seat } of comingsOf(live).look(this.#game)) this.#tell(id, seat);
    // Whom it was for is here.
    if (app.dialog?.name === 'invite' && isTogether(this.#game)) app.closeDialog();
  }

  /** Where a game comes for the first time, it is asked about; to the one who has made it, the invitation is shown. */
  #open(/** @type {Live} */ live) {
    const { isNew, app, own } = this.#game;
    if (!this.#isFirst || !own.seat) return;
    this.#isFirst = false;
    if (live.state === 'asking') app.openDialog('consent');
    else if (isNew && isMeeting(live)) app.openDialog('invite');
  }

  /** Keeps by which names people elsewhere are called, for when they are not there. */
  #keepNames() {
    const { own, others, app, session } = this.#game;
    const names = others.map((seat) => [seat, ownName(this.#game.told(seat))]).filter(([, name]) => name);
    if (names.every(([seat, name]) => own.names?.[seat] === name)) return;
    this.#game.own = { ...own, names: Object.fromEntries(names) };
    app.navigation.follow(session, true);
  }

  /** The panel and the seats show it; this is for those who listen. */
  #tell(/** @type {string} */ id, /** @type {string} */ seat) {
    const { app } = this.#game;
    app.table.tell({ tone: 'info', text: app.words.format(id, { seat: this.#game.nameOf(seat) }), isSpoken: true });
  }
}
