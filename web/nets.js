// The nets with which the computer evaluates positions (docs/formats.md, 9): each is fetched when its family is first
// thought about. Without one that can be used, the computer plays by its linear evaluation.

import { fetchFile } from './files.js';
import { MotleyError } from './instance.js';
import { useNet } from './search.js';

/** Why a net cannot be used. @typedef {'net-missing' | 'net-damaged' | 'net-foreign'} NetTrouble */

/** How long a net may take to come, in milliseconds. */
const patience = 20_000;

/** @returns {Promise<Uint8Array>} */
async function fetchNet(/** @type {string} */ address) {
  const response = await fetchFile(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return new Uint8Array(await response.arrayBuffer());
}

export class Nets {
  /** Families whose nets are there, or need not be asked for again. @type {Set<string>} */
  #settled = new Set();
  /** The families whose trouble with a net has been told. @type {Set<string>} */
  #told = new Set();
  #addresses;
  #fetch;

  /**
   * @param {Record<string, string>} addresses by family
   * @param {(address: string) => Promise<Uint8Array>} [fetch]
   */
  constructor(addresses, fetch = fetchNet) {
    this.#addresses = addresses;
    this.#fetch = fetch;
  }

  /**
   * Lets an engine have the net of a family, if there is one. Returns why it cannot, the first time.
   * @param {import('./engine.js').Engine} engine
   * @param {string} family
   * @returns {Promise<NetTrouble | null>}
   */
  async give(engine, family) {
    if (!Object.hasOwn(this.#addresses, family) || this.#settled.has(family)) return null;
    const trouble = await this.#add(engine, family);
    if (trouble !== 'net-missing') this.#settled.add(family);
    if (!trouble || this.#told.has(family)) return null;
    this.#told.add(family);
    return trouble;
  }

  /** @returns {Promise<NetTrouble | null>} */
  async #add(/** @type {import('./engine.js').Engine} */ engine, /** @type {string} */ family) {
    try {
      useNet(engine, family, await this.#fetch(this.#addresses[family]));
      return null;
    } catch (error) {
      const reason = error instanceof MotleyError ? error.reason : '';
      return reason === 'net-damaged' || reason === 'net-foreign' ? reason : 'net-missing';
    }
  }
}
