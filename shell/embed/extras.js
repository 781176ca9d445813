// What only some boards have, loaded when a board needs it: a record in the element, names and comments.

import { getExtra } from '../links/links.js';
import { usualGame } from './embed-settings.js';

/** Where a page has a record for a board; any other content is shown until the board stands. */
const recordScript = ':scope > script[type="application/x-motley-record"]';

export class Extras {
  /** What boards with a record or with names have. @type {typeof import('./embed-record.js') | null} */
  records = null;
  /** The first game of the record in the element, as a link; empty: there is no record. */
  link = '';
  /** The record that was read last. */
  #text = '';
  #element;
  #parts;

  /**
   * @param {Pick<Element, 'querySelector'>} element
   * @param {import('./embed-app.js').Parts} parts
   */
  constructor(element, parts) {
    this.#element = element;
    this.#parts = parts;
  }

  /** Reads the record that stands in the element. Throws if it cannot be read. */
  async readRecord(/** @type {import('../words/words.js').Words} */ words) {
    const text = this.#element.querySelector(recordScript)?.textContent ?? '';
    if (text === this.#text) return;
    this.records ??= await this.#parts.loadRecords(words);
    const engine = await this.#parts.engineFor(this.records.variantIn(text) || usualGame);
    this.link = text && this.records.linkOfText(engine, text);
    this.#text = text;
  }

  /**
   * Loads what a game with these settings shows. Rejects if that fails; the board stands without it, too.
   * @param {import('./embed-settings.js').Settings} settings
   * @param {import('../words/words.js').Words} words
   */
  async load({ names, link }, words) {
    const isNamed = names.length > 0 || getExtra(link, 'notes') !== undefined;
    if (isNamed) this.records ??= await this.#parts.loadRecords(words);
  }
}
