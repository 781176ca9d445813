// The closer look of the page: how the piece moves that is looked at, where it could go if its turn began now or why it
// cannot, and the possible captures of each side. The part for it is loaded when it is first needed.

import { html, nothing } from 'lit';

/** @typedef {Pick<import('./state.js').Page, 'hints' | 'parts' | 'premove' | 'tab' | 'task' | 'update'>} Page */
/** @import { Session } from '../table/game/session.js' */
/** @import { Look } from './state.js' */

/**
 * The tabs with which the card tells of the piece that is looked at, and has room for it. The others are read, or tell
 * of it themselves.
 */
const toldBeside = ['moves', 'analysis', 'game'];

export class CloserLook {
  /** @type {Look | null} */
  part = null;
  /** @type {Promise<Look | null> | null} */
  #loading = null;
  #app;
  /** Whether the part did not come: then it is loaded again only if somebody asks. */
  #isMissed = false;

  constructor(/** @type {Page} */ app) {
    this.#app = app;
  }

  /** Draws over the board. */
  draw = (/** @type {import('../board/view/types.js').Scene} */ scene) => {
    if (this.part) return this.part.draw(scene);
    if (!this.#isMissed && scene.regarded !== null) this.load();
    return nothing;
  };

  /** Whether the card tells of the piece that is looked at. So does the panel beside a task. */
  get isTelling() {
    const { tab, task } = this.#app;
    return !task && toldBeside.includes(tab);
  }

  /** The card beside the board, in a place of its own, which it takes from the panel of the tabs. */
  card(/** @type {Session} */ session) {
    return html`<div class="card-room">
      ${this.part?.card(session, this.isTelling) ?? nothing}
    </div>`;
  }

  /** Says where the piece on a square could go, or why it cannot go anywhere; null: what was said leaves. */
  async ask(/** @type {string | null} */ square) {
    if (square === null) this.part?.leave();
    else (await this.load())?.tell(square);
  }

  get isTaking() {
    return this.part?.isTaking ?? false;
  }

  /** Shows what each side could take, or shows it no longer. */
  async toggleTakes() {
    this.#app.hints.drop();
    (await this.load())?.toggleTakes();
  }

  /** Forgets the piece that was looked at. */
  forget() {
    this.part?.forget();
  }

  /** The details that the board needs for an action chosen before one's turn, once the part for that is there. */
  ahead(/** @type {Session} */ session) {
    if (!this.part && !this.#isMissed) this.load();
    return this.#app.premove?.details(session);
  }

  /** Loads the part; null if it did not come. */
  load() {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load() {
    const app = this.#app;
    const possible = await app.parts.bring('possible');
    this.#isMissed = !possible;
    if (!possible) {
      this.#loading = null;
      return null;
    }
    this.part = possible.makeLook();
    app.premove = possible.makePremove(this.part);
    this.part.redraw();
    app.update();
    return this.part;
  }
}
