// The list of saved games, for the start screen and the dialog "Your games".

import { readSaved, shownAtMost } from '../library/saved-games.js';
import { hasLittleRoom } from '../saving/store.js';

/** @import { Naming } from '../library/find-saved.js' */
/** @import { SavedGame } from '../library/saved-games.js' */

/** @typedef {Pick<import('./state.js').Page, 'engine' | 'parts' | 'store' | 'table' | 'update' | 'words'>} Page */

export class SavedList {
  /** @type {SavedGame[]} the latest first */
  games = [];
  /** How many games there are. */
  count = 0;
  /** Whether what is stored could be read. */
  isWhole = true;
  /** The search in the dialog "Your games", and the games found. */
  query = '';
  /** @type {{ games: SavedGame[], count: number } | null} null: nothing is looked for, and the latest are shown */
  found = null;
  #most = shownAtMost;
  /** @type {Naming | undefined} */
  #naming;
  #app;
  /** The notices about the storage that the user was given. @type {Set<string>} */
  #toldOf = new Set();

  constructor(/** @type {Page} */ app) {
    this.#app = app;
  }

  async refresh() {
    const { engine, store } = this.#app;
    Object.assign(this, await readSaved(engine, store));
    if (this.found) await this.#look();
    this.tellState();
    this.#app.update();
    // A lack of room is told while there is still some for the game played now.
    if (await hasLittleRoom()) this.#tell('low');
  }

  /** Shows the latest. */
  reset() {
    Object.assign(this, { query: '', found: null });
  }

  /**
   * Looks for games; each word of the query has to be told of them. Without one the latest are shown.
   * @param {string} query
   * @param {Naming} naming
   */
  async find(query, naming, most = shownAtMost) {
    this.query = query;
    this.#naming = naming;
    this.#most = most;
    if (query.trim() || most > shownAtMost) await this.#look();
    else this.found = null;
    this.#app.update();
  }

  /** Shows more of what is found. */
  more(/** @type {Naming} */ naming) {
    return this.find(this.query, naming, this.#most + shownAtMost);
  }

  async #look() {
    const query = this.query;
    if (!this.#naming) return;
    const { engine, store, parts } = this.#app;
    const { matching } = await parts.load('dialogs');
    const found = await readSaved(engine, store, { matches: matching(this.#naming, query), most: this.#most });
    // Somebody may have typed on meanwhile.
    if (query === this.query) this.found = found;
  }

  /** Gives a game other tags. */
  async tag(/** @type {SavedGame} */ { id }, /** @type {string} */ tags) {
    await this.#app.store.tag(id, tags);
    await this.refresh();
  }

  /** Tells the user, once, if the browser cannot store games. */
  tellState() {
    const { store } = this.#app;
    if (store.state !== 'kept') this.#tell(store.state);
  }

  #tell(/** @type {string} */ state) {
    if (this.#toldOf.has(state)) return;
    this.#toldOf.add(state);
    this.#app.table.tell({ tone: 'error', text: this.#app.words.format(`storage-${state}`) });
  }

  /** Deletes a game. The notice about it offers to bring it back, and stays beside those about others. */
  async forget(/** @type {SavedGame} */ { id, value }, /** @type {string} */ name) {
    const { store, words } = this.#app;
    await store.remove(id);
    await this.refresh();
    const run = async () => {
      await store.restore(id, value);
      await this.refresh();
    };
    this.#app.table.tell({
      tone: 'info',
      text: words.format('saved-forgotten', { name }),
      isOfMany: true,
      action: { label: words.format('saved-restore'), run },
    });
  }
}
