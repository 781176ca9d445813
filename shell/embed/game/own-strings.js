// The words that the author of a page has given, for a language that we lack. Until they are there, ours are shown.

import { fetchForeign } from '../../../web/files.js';
import { faultsIn } from '../../words/words.js';

/** How many characters a file of words may have. */
const longestStrings = 300_000;

/** How many faults of one file are told. */
const mostFaults = 10;

export class OwnStrings {
  /** The messages, as a Fluent file; empty: there are none. */
  text = '';
  #element;
  #teller;
  /** The address that was asked for last. */
  #asked = '';

  /**
   * @param {Pick<HTMLElement, 'baseURI'>} element from whose page addresses are meant
   * @param {Pick<import('./teller.js').Teller, 'file'>} teller
   */
  constructor(element, teller) {
    this.#element = element;
    this.#teller = teller;
  }

  /** Loads the file at an address. Returns whether the words are others since. */
  async follow(/** @type {string} */ address) {
    if (address === this.#asked) return false;
    this.#asked = address;
    const before = this.text;
    const text = address ? await this.#load(address) : '';
    if (address !== this.#asked) return false;
    this.text = text;
    return text !== before;
  }

  async #load(/** @type {string} */ address) {
    const tell = (/** @type {string} */ text, /** @type {string} */ reason, offset = 0, length = 0) =>
      this.#teller.file('strings', address, text, { reason, offset, length });
    try {
      const text = await fetchForeign(new URL(address, this.#element.baseURI).href, longestStrings);
      if (text.length > longestStrings) {
        tell(text, 'too-long', longestStrings, text.length - longestStrings);
        return '';
      }
      for (const { offset, length } of faultsIn(text).slice(0, mostFaults)) tell(text, 'not-a-message', offset, length);
      return text;
    } catch {
      tell(address, 'not-loaded');
      return '';
    }
  }
}
