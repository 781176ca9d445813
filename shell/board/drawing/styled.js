// A directive that sets custom properties of an element by script, because a strict content security policy forbids
// style attributes, and Lit's styleMap writes one at first.

import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';

class Styled extends Directive {
  render(/** @type {Record<string, number | string>} */ _properties) {
    return noChange;
  }

  /**
   * @override
   * @param {import('lit').ElementPart} part
   * @param {[Record<string, number | string>]} properties
   */
  update(part, [properties]) {
    const { style } = /** @type {HTMLElement} */ (part.element);
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, String(value));
    return noChange;
  }
}

/** Used inside a tag: <div ${styled({ '--files': 8 })}>. */
export const styled = directive(Styled);

/** Places an element of the size of a square on a square. */
export function placed(/** @type {{ column: number, row: number }} */ { column, row }) {
  return styled({ '--column': column, '--row': row });
}
