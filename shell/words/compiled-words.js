// Formats the messages that scripts/compile-words.mjs has compiled, by the names that the library Fluent has for what
// we use of it. It takes the library's place in browsers, which need neither its parser nor what none of our messages
// uses. tests/web/words/compiled-words.test.js holds it against the library.

/**
 * A text with references in braces; several patterns in a row; or one of several, chosen by the reference `?`: its
 * value, `#3` for a number, or the plural form of a number, else that which `*` names. A reference is the name of a
 * variable; `@kind` is what it names, and `@kind gender` a form of that.
 * @typedef {string | any[] | Record<string, any>} Pattern
 */

/** @typedef {Record<string, unknown> | undefined} Args */

/** An id in its parts: "kind", "-queen" and ".gender". */
export const partsOf = (/** @type {string} */ id) => id.split(/(?=[-.])/);

export class FluentResource {
  constructor(/** @type {string} */ text) {
    const [ids, ...values] = text.split('\n');
    const short = ids.split(' ');
    let id = '';
    this.messages = values.map((value, i) => {
      // The hyphens that it begins with stand for the first parts of the id before.
      const own = short[i].replace(/^-+/, '');
      const shared = short[i].length - own.length;
      id = partsOf(id).slice(0, shared).join('') + (shared && own[0] !== '.' ? '-' : '') + own;
      return /** @type {[string, Pattern]} */ ([id, /^\[|^\{"/.test(value) ? JSON.parse(value) : value]);
    });
  }
}

export class FluentBundle {
  /** @type {Map<string, { value: Pattern, attributes: Record<string, Pattern> }>} */
  #messages = new Map();
  #locale;
  #functions;
  /** @type {Intl.PluralRules | undefined} */
  #plurals;

  /**
   * @param {string} locale
   * @param {{ functions?: Record<string, (values: any[], named: { form?: string }) => unknown> }} [options]
   */
  constructor(locale, { functions = {} } = {}) {
    this.#locale = locale;
    this.#functions = functions;
  }

  /** @returns {Error[]} */
  addResource(/** @type {FluentResource} */ { messages }) {
    for (const [id, value] of messages) {
      const [name, form] = id.split('.');
      const message = this.#messages.get(name);
      // The forms of a name stand after it.
      if (form && message) message.attributes[form] = value;
      else this.#messages.set(id, { value, attributes: {} });
    }
    return [];
  }

  hasMessage(/** @type {string} */ id) {
    return this.#messages.has(id);
  }

  getMessage(/** @type {string} */ id) {
    return this.#messages.get(id);
  }

  /**
   * @param {Pattern} pattern
   * @param {Args} [args]
   * @param {Error[]} [errors]
   * @returns {string}
   */
  formatPattern(pattern, args, errors = []) {
    const read = (/** @type {string} */ reference) => {
      const [, asked, name, form] = /^(@?)([^ ]*) ?(.*)/.exec(reference) ?? [];
      const value = args?.[name];
      if (value === undefined) errors.push(new ReferenceError(`Unknown variable: $${name}`));
      return asked ? this.#functions.NAME([value], { form }) : (value ?? `{$${name}}`);
    };
    const format = (/** @type {Pattern} */ part) => this.formatPattern(part, args, errors);
    if (Array.isArray(pattern)) return pattern.map(format).join('');
    if (typeof pattern === 'object') return format(pattern[this.#keyOf(pattern, read(String(pattern['?'])))]);
    return pattern.replace(/\{([^}]+)\}/g, (_, name) => {
      const value = read(name);
      const text = String(value);
      // Numbers below a thousand are written alike in all our languages. To load what it knows of writing numbers takes
      // a browser about as long as to draw the first picture of a board.
      return typeof value !== 'number' || /^\d{1,3}$/.test(text) ? text : value.toLocaleString(this.#locale);
    });
  }

  /** The one of several patterns that a value chooses. */
  #keyOf(/** @type {Record<string, any>} */ patterns, /** @type {unknown} */ value) {
    const isNumber = typeof value === 'number';
    const own = (isNumber ? '#' : '') + value;
    if (Object.hasOwn(patterns, own)) return own;
    const plural = isNumber && (this.#plurals ??= new Intl.PluralRules(this.#locale)).select(value);
    return plural && Object.hasOwn(patterns, plural) ? plural : patterns['*'];
  }
}
