// The language that the page speaks: the one that was chosen; else that of a link, as long as the page is open; else
// the first that the visitor reads.

import { getExtra } from '../links/links.js';
import { chooseLanguage } from '../words/languages.js';

/** @import { Words } from '../words/words.js' */

/**
 * @typedef {Pick<import('./state.js').Page, 'choices' | 'session' | 'table' | 'update' | 'words'>} Page
 * @typedef {import('../links/links.js').Link['extras']} Extras
 */

/** Tells the browser in which language the page is. */
export function applyLanguage(/** @type {Words} */ words) {
  const root = document.documentElement;
  root.lang = words.locale;
  root.dir = words.format('direction');
}

/** The extras of a link with another language, or with none. */
export function withLanguage(/** @type {Extras} */ extras, /** @type {string | undefined} */ tag) {
  const others = extras.filter(([key]) => key !== 'lang');
  return tag === undefined ? others : /** @type {Extras} */ ([...others, ['lang', tag]]);
}

export class Language {
  #app;
  #translate;
  #tags;
  /** The language of the last link that asked for one. */
  #asked = '';

  /**
   * @param {Page} app
   * @param {(words: Words, language: string) => Promise<Words>} translate the same words in another language
   * @param {readonly string[]} tags what the visitor reads, the dearest first
   */
  constructor(app, translate, tags) {
    this.#app = app;
    this.#translate = translate;
    this.#tags = tags;
  }

  /** The language tag for links, if one was chosen. */
  get chosen() {
    const { language } = this.#app.choices;
    return language === 'auto' ? undefined : language;
  }

  get #wanted() {
    return chooseLanguage([this.chosen ?? this.#asked, ...this.#tags]);
  }

  /** The words of the page in another language. Rejects if they cannot be loaded. */
  load(/** @type {string} */ language) {
    return this.#translate(this.#app.words, language);
  }

  /** Called when a game has come to the table, whose link may name a language. */
  async follow(/** @type {{ extras: Extras }} */ session) {
    this.#asked = getExtra(session, 'lang') ?? this.#asked;
    await this.speak();
  }

  /** Forgets the language of the last link. */
  async forget() {
    this.#asked = '';
    await this.speak();
  }

  /** Called when the choice has changed: the page speaks the other language, and the link of the game says so. */
  async choose() {
    const { session, table } = this.#app;
    if (session) {
      session.extras = withLanguage(session.extras, this.chosen);
      table.note('look');
    }
    await this.speak();
  }

  /** Makes the page speak the language that it should, if it does not. */
  async speak() {
    const app = this.#app;
    const language = this.#wanted;
    if (language === app.words.locale) return;
    try {
      const words = await this.load(language);
      if (language !== this.#wanted) return;
      app.words = app.table.words = words;
      applyLanguage(words);
      app.update();
    } catch (error) {
      app.table.tellMissing(error);
    }
  }
}
