// The messages of a language by their ids, written in Fluent. All other code names messages by id only.

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';

/** @import { FluentVariable } from '@fluent/bundle' */

/**
 * A number below a thousand, which all our languages write alike. To load what it knows of writing numbers takes a
 * browser about as long as to draw the first picture of a board.
 */
class SmallNumber extends FluentNumber {
  /** @override */
  toString() {
    return String(this.value);
  }
}

const isSmall = (/** @type {unknown} */ value) => Number.isInteger(value) && /^\d{1,3}$/.test(String(value));

/** The arguments of a message, with small numbers as such. */
const withSmall = (/** @type {Record<string, FluentVariable>} */ args) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isSmall(value) ? new SmallNumber(Number(value)) : value]),
  );

/** A line of a Fluent file with which a message or a term begins, or should. */
const beginning = /^(-?[A-Za-z][\w-]*)?.*$/gm;

/**
 * The lines of a Fluent file with which no message begins that could be read. Those are left out.
 * @param {string} text
 * @returns {{ offset: number, length: number }[]}
 */
export function faultsIn(text) {
  const read = new Set(new FluentResource(text).body.map(({ id }) => id));
  return [...text.matchAll(beginning)]
    .filter(([, id]) => id && !read.has(id))
    .map(({ index, 0: line }) => ({ offset: index, length: line.length }));
}

export class Words {
  #bundle;
  #isOwned;
  /** @type {Set<string>} ids that were asked for and are not there */
  missing = new Set();

  /**
   * @param {string} language whose files these are
   * @param {string[]} texts of Fluent files; a message that is in two of them is an error
   * @param {{ locale: string, text: string }} [own] words of an author, which win over those of the files, and the
   *   language that they are in: that of numbers and lists
   */
  constructor(language, texts, own) {
    this.language = language;
    this.locale = own?.locale ?? language;
    this.#isOwned = own !== undefined;
    this.#bundle = new FluentBundle(this.locale, {
      useIsolating: false,
      functions: { NAME: ([id], { form } = {}) => this.name(String(id), form && String(form)) },
    });
    if (own) this.#bundle.addResource(new FluentResource(own.text));
    for (const text of texts) this.add(text);
  }

  /** Adds the messages of another Fluent file. */
  add(/** @type {string} */ text) {
    // What is there already stays.
    const [error] = this.#bundle.addResource(new FluentResource(text));
    if (error && !this.#isOwned) throw error;
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
  format(id, args = {}) {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) {
      if (!this.missing.has(id)) console.error(`no message ${id}`);
      this.missing.add(id);
      return `{${id}}`;
    }
    /** @type {Error[]} */
    const errors = [];
    const text = this.#bundle.formatPattern(message.value, withSmall(args), errors);
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
   * The name of the kind or seat with an id; any other text, such as a name that somebody has typed, stays itself.
   * Messages have it by the function `NAME`.
   * @param {string} id such as "kind-queen" or "seat-till-b"; a family without own names for seats has the general ones
   * @param {string} [form] an attribute of the name, for sentences that need another form of it, or its gender
   * @returns {string}
   */
  name(id, form = '') {
    const find = (/** @type {string} */ id) => this.#bundle.getMessage(id);
    const message = /^(kind|seat)-/.test(id) && (find(id) ?? find(id.replace(/-.*-/, '-')));
    if (!message) return id;
    return this.#bundle.formatPattern(
      /** @type {Parameters<FluentBundle['formatPattern']>[0]} */ (message.attributes[form] ?? message.value),
    );
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
