// The signs on the squares. Each line is drawn twice, with a wider line below it, to be visible on any square.

import { html, svg } from 'lit';

/** @import { TemplateResult } from 'lit' */

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
