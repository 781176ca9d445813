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
    this.#bundle = new FluentBundle(locale, { useIsolating: false });
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

  /** Several things in one row: "a, b and c". */
  list(/** @type {string[]} */ items) {
    return new Intl.ListFormat(this.locale).format(items);
  }

  /** One of several things: "a, b or c". */
  choice(/** @type {string[]} */ items) {
    return new Intl.ListFormat(this.locale, { type: 'disjunction' }).format(items);
  }

  /** A date and time in the form of the language, for example "today, 14:05", as the browser formats it. */
  date(/** @type {number} */ time) {
    return new Intl.DateTimeFormat(this.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
  }
}
