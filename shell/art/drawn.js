// Drawings in templates. Lit's unsafeHTML would parse a drawing anew for each place where it stands, and keep both.

import { html } from 'lit';

/** @import { TemplateResult } from 'lit' */

/** @type {Map<string, TemplateResult>} */
const known = new Map();

/** A drawing of ours as a template, which is parsed once; nothing for an empty text. */
export function drawn(/** @type {string} */ art) {
  const result = known.get(art) ?? make(art);
  known.set(art, result);
  return result;
}

function make(/** @type {string} */ art) {
  const text = art.trim().replace(/>\s+</g, '><');
  return html(/** @type {TemplateStringsArray} */ (Object.assign([text], { raw: [text] })));
}
