// The signs on the squares. Each line is drawn twice, with a wider line below it, to be visible on any square.

import { html, svg } from 'lit';

/** @typedef {import('lit').TemplateResult} TemplateResult */

export const line = (/** @type {string} */ d) => svg`<path class="halo" d=${d}></path><path class="ink" d=${d}></path>`;

/** @param {...TemplateResult} parts in a square of 64 units */
export const sign = (...parts) => html`<svg class="sign" viewBox="0 0 64 64">${parts}</svg>`;

/** On a piece that the considered action takes. */
export const takenSign = sign(line('M15 15L49 49M49 15L15 49'));

/** On a piece that changes sides by the considered action. */
export const recruitedSign = sign(
  line('M12.5 27A20 20 0 0 1 49 21.5M51.5 37A20 20 0 0 1 15 42.5'),
  line('M51 10.5v12h-12M13 53.5v-12h12'),
);

/** On a royal piece in check. */
export const checkSign = sign(
  line('M32 4a28 28 0 1 1 0 56a28 28 0 1 1 0-56z'),
  svg`<circle class="badge" cx="53" cy="11" r="10"></circle>
    <path class="badge-ink" d="M53 5v7.5M53 16.4v.6"></path>`,
);

/** On the selected piece and on the one that acted last, where the drawing covers the colour of the square. */
export const selectedSign = sign(line('M8 3h48a5 5 0 0 1 5 5v48a5 5 0 0 1-5 5h-48a5 5 0 0 1-5-5v-48a5 5 0 0 1 5-5z'));

/** On a square that is the reason why an action is not possible. */
export const reasonSign = sign(line('M32 5a27 27 0 1 1 0 54a27 27 0 1 1 0-54z'));

/** On a piece two cards of which were exchanged. */
export const switchedArt = html`<svg viewBox="0 0 24 24">
  <circle class="disc" cx="12" cy="12" r="11"></circle>
  <path class="arrows" d="M5.5 9.5h12l-3.5-4M18.5 14.5h-12l3.5 4"></path>
</svg>`;

/** A throne, drawn as a carpet with a crown. */
export const throneArt = html`<svg viewBox="0 0 64 64" aria-hidden="true">
  <rect class="carpet" x="4" y="4" width="56" height="56" rx="5"></rect>
  <rect class="thread" x="8.5" y="8.5" width="47" height="47" rx="2.5"></rect>
  <path
    class="thread"
    d="M8.5 17h8.5v-8.5M47 8.5v8.5h8.5M55.5 47h-8.5v8.5M17 55.5v-8.5h-8.5"
  ></path>
  <path class="crown" d="M19 43l-3.5-18 9 7.5L32 20l7.5 12.5 9-7.5L45 43z"></path>
</svg>`;
