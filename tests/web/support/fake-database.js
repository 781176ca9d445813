// As much of IndexedDB as the saved games need, in memory. Tests make it refuse, or not answer at all.

/** @typedef {Record<string, any>} Request */

/** Answers a request in a moment, as a database does: first who asked may say what to call. */
function answer(/** @type {() => unknown} */ work) {
  /** @type {Request} */
  const request = {};
  queueMicrotask(() => {
    try {
      request.result = work();
    } catch (error) {
      request.error = error;
    }
    const told = request.error ? request.onerror : (request.onsuccess ?? request.oncomplete);
    told?.();
  });
  return request;
}

export class FakeDatabase {
  /** @type {Map<string, any>} */
  items = new Map();
  /** The error of every request. @type {Error | null} */
  failure = null;
  /** Whether it never answers. */
  isSilent = false;

  /** @returns {Request} */
  #ask(/** @type {() => unknown} */ work) {
    if (this.isSilent) return {};
    return answer(() => {
      if (this.failure) throw this.failure;
      return work();
    });
  }

  /** Names of databases and of tables in them that were asked for. @type {Set<string>} */
  names = new Set();

  /** Takes the place of `indexedDB`. */
  open(/** @type {string} */ name) {
    const objectStore = (/** @type {string} */ table) => {
      this.names.add(`${name}/${table}`);
      return this.#table();
    };
    const opened = this.#closed;
    const transaction = () => {
      if (opened !== this.#closed) throw new DOMException('', 'InvalidStateError');
      return { objectStore };
    };
    return this.#ask(() => ({ transaction }));
  }

  /** How often it was closed. */
  #closed = 0;

  /** Closes all connections without telling anybody; new ones can be opened. */
  close() {
    this.#closed++;
  }

  #table() {
    /** @type {Request} */
    const table = {
      get: (/** @type {string} */ key) => this.#ask(() => structuredClone(this.items.get(key))),
      getAll: () => this.#ask(() => structuredClone([...this.items.values()])),
      getAllKeys: () => this.#ask(() => [...this.items.keys()]),
      put: (/** @type {any} */ value, /** @type {string} */ key) =>
        (table.transaction = this.#ask(() => void this.items.set(key, structuredClone(value)))),
      clear: () => (table.transaction = this.#ask(() => this.items.clear())),
      delete: (/** @type {string} */ key) => (table.transaction = this.#ask(() => void this.items.delete(key))),
    };
    return table;
  }
}
