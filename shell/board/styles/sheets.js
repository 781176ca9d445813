// A constructed style sheet belongs to the document that it was made for. An element that moves into another one, as
// that of a frame or of a second window, loses its sheets, and needs copies that were made for that document.

import { LitElement } from 'lit';
import { drawWith } from '../../art/art.js';

/** @import { PieceSet } from '../../art/art.js' */

/** A constructed style sheet, which no content security policy forbids. */
export function sheetOf(/** @type {string} */ text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** The copies of each document. @type {WeakMap<Document, Map<CSSStyleSheet, CSSStyleSheet>>} */
const copies = new WeakMap();

/** @returns {CSSStyleSheet[]} none for a document that is not shown anywhere */
function sheetsFor(/** @type {Document} */ owner, /** @type {CSSStyleSheet[]} */ sheets) {
  if (owner === document) return sheets;
  const Sheet = owner.defaultView?.CSSStyleSheet;
  if (!Sheet) return [];
  const known = copies.get(owner) ?? new Map();
  copies.set(owner, known);
  return sheets.map((sheet) => {
    if (known.has(sheet)) return known.get(sheet);
    const copy = new Sheet();
    copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join(''));
    known.set(sheet, copy);
    return copy;
  });
}

/** Adds sheets to a shadow tree, in whatever document it is. */
export function wear(/** @type {ShadowRoot} */ root, /** @type {CSSStyleSheet[]} */ sheets) {
  root.adoptedStyleSheets.push(...sheetsFor(root.ownerDocument, sheets));
}

/** An element that draws pieces, with static styles that it keeps in every document. */
export class StyledElement extends LitElement {
  /** @override @type {CSSStyleSheet[]} */
  static styles = [];

  /** @override @type {import('lit').PropertyDeclarations} */
  static properties = { pieces: {} };

  constructor() {
    super();
    /** @type {PieceSet | undefined} by which it draws pieces; undefined: that of the page */
    this.pieces = undefined;
  }

  /** @override */
  update(/** @type {import('lit').PropertyValues} */ changed) {
    drawWith(this.pieces, () => super.update(changed));
  }

  /** @override */
  createRenderRoot() {
    const root = this.attachShadow({ mode: 'open' });
    this.#dress(root);
    return root;
  }

  /** Called by the browser after the element was moved into another document, which took its sheets away. */
  adoptedCallback() {
    if (this.shadowRoot) this.#dress(this.shadowRoot);
  }

  #dress(/** @type {ShadowRoot} */ root) {
    const { styles } = /** @type {typeof StyledElement} */ (this.constructor);
    wear(root, styles);
  }
}
