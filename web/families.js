// Loads the rules of single families, each from a WebAssembly file of its own.

import { loadEngine, MotleyError } from './engine.js';

/** @typedef {import('./engine.js').Engine} Engine */

/** Families by name; the games of one family share one engine. */
export class Families {
  #addresses;
  /** @type {Map<string, Promise<Engine>>} */
  #engines = new Map();

  /** @param {Record<string, URL | string>} addresses where each family's file is */
  constructor(addresses) {
    this.#addresses = new Map(Object.entries(addresses));
  }

  /**
   * Loads the rules of the family that a variant text begins with. Rejects with the MotleyError of the engine if there
   * is no such family. If loading fails, the next call tries again.
   * @param {string} variant
   * @returns {Promise<Engine>}
   */
  async load(variant) {
    const [name] = variant.split(';', 1);
    const address = this.#addresses.get(name);
    if (address === undefined) throw refuseFamily(variant, name);
    return this.#engines.get(name) ?? this.#fetch(name, address);
  }

  /**
   * @param {string} name
   * @param {URL | string} address
   */
  #fetch(name, address) {
    const engine = loadEngine(address);
    this.#engines.set(name, engine);
    engine.catch(() => this.#engines.delete(name));
    return engine;
  }
}

/** Says that no family has the name that a variant text begins with. */
export function refuseFamily(/** @type {string} */ text, /** @type {string} */ name) {
  return new MotleyError('variant', name === '' ? 'empty' : 'unknown-family', {
    text,
    length: name.length,
  });
}
