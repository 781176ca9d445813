// The list of saved games, for the start screen and the dialog "Your games".

import { readSaved } from './saved-games.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('./saved-games.js').SavedGame} SavedGame
 */

export class SavedList {
  /** @type {SavedGame[]} the latest first */
  games = [];
  #app;
  #isStateToldOf = false;

  constructor(/** @type {App} */ app) {
    this.#app = app;
  }

  async refresh() {
    const { engine, store } = this.#app;
    this.games = await readSaved(engine, store);
    this.tellState();
    this.#app.update();
  }

  /** Tells the user, once, if the browser cannot store games. */
  tellState() {
    const { store, words } = this.#app;
    if (store.state === 'kept' || this.#isStateToldOf) return;
    this.#isStateToldOf = true;
    this.#app.table.tell({ tone: 'error', text: words.format(`storage-${store.state}`) });
  }

  /** Deletes a game. The notice about it offers to bring it back. */
  async forget(/** @type {SavedGame} */ { id, value }) {
    const { store, words } = this.#app;
    await store.remove(id);
    await this.refresh();
    const run = async () => {
      await store.restore(id, value);
      await this.refresh();
    };
    this.#app.table.tell({
      tone: 'info',
      text: words.format('saved-forgotten'),
      action: { label: words.format('saved-restore'), run },
    });
  }
}
