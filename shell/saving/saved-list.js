// The games that the browser keeps, as "Your games" shows them.

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

  /** Says once if games cannot be kept. */
  tellState() {
    const { store, words } = this.#app;
    if (store.state === 'kept' || this.#isStateToldOf) return;
    this.#isStateToldOf = true;
    this.#app.tell({ tone: 'error', text: words.format(`storage-${store.state}`) });
  }

  /** Throws a game away; the notice of it can bring it back. */
  async forget(/** @type {SavedGame} */ { id, value }) {
    const { store, words } = this.#app;
    await store.remove(id);
    await this.refresh();
    const run = async () => {
      await store.restore(id, value);
      await this.refresh();
    };
    this.#app.tell({
      tone: 'info',
      text: words.format('saved-forgotten'),
      action: { label: words.format('saved-restore'), run },
    });
  }
}
