// Loads the rules of single families, each from a WebAssembly file of its own or from parts, for pages that show few
// families.

import { MotleyError } from './engine.js';

/** @typedef {import('./engine.js').Engine} Engine */

/** Families by name; the games of one family share one engine. */
export class Families {
  #addresses;
  #load;
  /** @type {Map<string, Promise<Engine>>} */
  #engines = new Map();

  /**
   * @param {Iterable<[name: string, address: URL | string]>} addresses where each family's file is
   * @param {(address: any) => Promise<Engine>} load what loads it
   */
  constructor(addresses, load) {
    this.#addresses = new Map(addresses);
    this.#load = load;
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
    const engine = this.#load(address);
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
