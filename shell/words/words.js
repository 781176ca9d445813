// The messages of a language by their ids, written in Fluent. All other code names messages by id only.

import { FluentBundle, FluentResource } from '@fluent/bundle';

/** @typedef {import('@fluent/bundle').FluentVariable} FluentVariable */

export class Words {
  #bundle;
  /** @type {Set<string>} ids that were asked for and are not there */
  missing = new Set();

  /**
   * @param {string} locale
   * @param {string[]} texts of Fluent files; a message that is in two of them is an error
   */
  constructor(locale, texts) {
    this.locale = locale;
    this.#bundle = new FluentBundle(locale, {
      useIsolating: false,
      functions: { NAME: ([id], { form } = {}) => this.name(String(id), form && String(form)) },
    });
    for (const text of texts) this.add(text);
  }

  /** Adds the messages of another Fluent file. */
  add(/** @type {string} */ text) {
    const [error] = this.#bundle.addResource(new FluentResource(text));
    if (error) throw error;
  }

  has(/** @type {string} */ id) {
    return this.#bundle.hasMessage(id);
  }

  /**
   * The message with its arguments filled in. For a missing message it returns the id and logs an error.
   * @param {string} id
   * @param {Record<string, FluentVariable>} [args]
   * @returns {string}
   */
  format(id, args) {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) {
      if (!this.missing.has(id)) console.error(`no message ${id}`);
      this.missing.add(id);
      return `{${id}}`;
    }
    /** @type {Error[]} */
    const errors = [];
    const text = this.#bundle.formatPattern(message.value, args, errors);
    for (const error of errors) console.error(`message ${id}: ${error.message}`);
    return text;
  }

  /**
   * The first of several messages that exists, so that a family can have a more exact message than the general one.
   * @param {string[]} ids the last one must exist
   * @param {Record<string, FluentVariable>} [args]
   */
  formatFirst(ids, args) {
    return this.format(ids.find((id) => this.has(id)) ?? ids[ids.length - 1], args);
  }

  /**
   * What kind or seat an id stands for, in words; any other text, as the name that somebody has typed, is that itself.
   * Messages have it by the function `NAME`.
   * @param {string} id such as "kind-queen" or "seat-till-b"; a family without own names for seats has the general ones
   * @param {string} [form] an attribute of the name, for sentences that need another form of it, or its gender
   * @returns {string}
   */
  name(id, form = '') {
    const find = (/** @type {string} */ id) => this.#bundle.getMessage(id);
    const message = /^(kind|seat)-/.test(id) && (find(id) ?? find(id.replace(/-.*-/, '-')));
    if (!message) return id;
    return this.#bundle.formatPattern(/** @type {any} */ (message.attributes[form] ?? message.value));
  }

  /**
   * Several things in one row, which may be ids of names: "a, b and c".
   * @param {string[]} items
   * @param {'conjunction' | 'disjunction'} [type] the latter is one of them: "a, b or c"
   */
  list(items, type) {
    return new Intl.ListFormat(this.locale, { type }).format(items.map((item) => this.name(item)));
  }
}
