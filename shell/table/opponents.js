// The computers at a table: they act for the seats that they play. follow() is called after every change of the game:
// it starts the search for the position of now, and ends one for another position.

import { readPlayers, seatsText } from '../links/players.js';
import { Thinking } from './thinking.js';

/** @import { Session } from './game/session.js' */
/** @import { Table } from './table.js' */

export class Opponents {
  /** Whether the user has stopped the computer until goOn() is called. */
  isHeld = false;
  /** Whether the computers act as fast as they can, since nobody waits for anything but the end. */
  isHurried = false;
  #table;
  /** @type {Thinking | null} */
  #thinking = null;

  constructor(/** @type {Table} */ table) {
    this.#table = table;
  }

  /** The search for the seat that is to act; null: there is none. */
  get thinking() {
    return this.#thinking?.now ?? null;
  }

  /** @returns {import('../links/players.js').Players} */
  get players() {
    const { session } = this.#table;
    if (!session) return {};
    return readPlayers(seatsText(session), session.view.seats);
  }

  /** Called after every change of the game or of the players. */
  follow() {
    const { session, whoseTurn } = this.#table;
    if (!whoseTurn.isComputing) this.isHurried = false;
    if (!session || !(this.#thinking || whoseTurn.isComputing)) return;
    this.#thinking ??= new Thinking(this.#table, this);
    this.#thinking.follow(session);
  }

  /** Called when the game leaves the table. */
  leave() {
    this.#thinking?.forget();
    this.isHeld = false;
    this.isHurried = false;
  }

  /** Plays the best action that was found so far. */
  playNow() {
    this.#thinking?.playNow();
  }

  /** Lets the computers play the game to its end, fast. */
  skip() {
    this.#thinking?.forget();
    this.isHurried = true;
    this.goOn();
  }

  hold() {
    this.isHeld = true;
    this.follow();
    this.#table.update();
  }

  /** Lets the computer play on from the position shown. The actions after it are replaced. */
  goOn() {
    this.isHeld = false;
    const { session } = this.#table;
    if (session && !session.isAtEnd) this.#table.cutHere();
    else this.follow();
    this.#table.update();
  }

  /** The number of actions to go back to: the last position in which a person acted. */
  findBack(/** @type {Session} */ { steps, at }) {
    const { players } = this;
    for (let ply = at - 1; ply >= 0; ply--) if (!players[steps[ply].seat]) return ply;
    return Math.max(at - 1, 0);
  }

  /** The number of actions to go forward to: the next position in which a person acts, or the last one. */
  findForward(/** @type {Session} */ { steps, at }) {
    const { players } = this;
    const isAllComputers = steps.every(({ seat }) => players[seat]);
    if (isAllComputers) return at + 1;
    for (let ply = at + 1; ply < steps.length; ply++) if (!players[steps[ply].seat]) return ply;
    return steps.length;
  }
}
