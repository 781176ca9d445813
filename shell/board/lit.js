// Stands in for `lit` in what is built: its templates as they are, and style sheets. Its elements are not used
// (drawn-element.js).

export { html, noChange, nothing, render, svg } from 'lit/html.js';

/** A style sheet that is made when it is first worn. */
class Style {
  /** @type {CSSStyleSheet | undefined} */
  #sheet;

  constructor(/** @type {string} */ text) {
    this.cssText = text;
  }

  get styleSheet() {
    if (!this.#sheet) {
      this.#sheet = new CSSStyleSheet();
      this.#sheet.replaceSync(this.cssText);
    }
    return this.#sheet;
  }

  toString() {
    return this.cssText;
  }
}

export const unsafeCSS = (/** @type {string} */ text) => new Style(text);

/** A style sheet as a text with others in it. */
export const css = (/** @type {TemplateStringsArray} */ texts, /** @type {unknown[]} */ ...others) =>
  unsafeCSS(String.raw({ raw: texts }, ...others));
