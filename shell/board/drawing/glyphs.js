// The signs on squares, pieces and tiles, and those of possible actions. Each line is drawn twice, with a wider line
// below it, to be visible on any square.

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

const dangerBadge = svg`<g class="corner"><circle class="badge" cx="53" cy="11" r="10"></circle>
  <path class="badge-ink" d="M53 5v7.5M53 16.4v.6"></path></g>`;

/** On a royal piece in check. */
export const checkSign = sign(line('M32 4a28 28 0 1 1 0 56a28 28 0 1 1 0-56z'), dangerBadge);

/** On the selected piece and on the one that acted last, where the drawing covers the colour of the square. */
export const selectedSign = sign(line('M8 3h48a5 5 0 0 1 5 5v48a5 5 0 0 1-5 5h-48a5 5 0 0 1-5-5v-48a5 5 0 0 1 5-5z'));

/** On a square that is the reason why an action is not possible: along its edges, where no sign of a piece is. */
export const reasonSign = sign(line('M3 3h58v58h-58z'));

/** On a royal piece that only pieces attack which cannot move. */
export const threatenedSign = sign(
  line('M32 4a28 28 0 1 1 0 56a28 28 0 1 1 0-56z'),
  svg`<g class="corner"><path class="badge" d="M53 .5l11 19.5h-22z"></path>
    <path class="badge-ink" d="M53 7v5.5M53 15.7v.4"></path></g>`,
);

/** On a piece that cannot move because it holds others together; drawn as a lock. */
export const trappedSign = sign(
  svg`<path class="lock-bow" d="M7 47v-5a5 5 0 0 1 10 0v5"></path>
    <path class="lock-bow inner" d="M7 47v-5a5 5 0 0 1 10 0v5"></path>
    <rect class="lock" x="2" y="45.5" width="20" height="16" rx="3"></rect>
    <path class="lock-hole" d="M12 51.5v4"></path>`,
);

const spot = (/** @type {string} */ d) => svg`<path class="spot" d=${d}></path>`;

const disc = spot('M32 23a9 9 0 1 1 0 18a9 9 0 1 1 0-18z');
const smallDisc = spot('M32 26a6 6 0 1 1 0 12a6 6 0 1 1 0-12z');
const brackets = line('M4 16V4h12M48 4h12v12M60 48v12H48M16 60H4V48');
const chevrons = (/** @type {number} */ x, /** @type {number} */ y) =>
  spot(`M${x} ${y - 13}l12 11v8l-12-11-12 11v-8zM${x} ${y}l12 11v8l-12-11-12 11v-8z`);
const corner = (/** @type {number} */ x, /** @type {number} */ y) => spot(`M${x} ${y - 6}l9 8v7l-9-8-9 8v-7z`);

/** The signs of targets: their shape tells the effect of going there. */
export const targetSigns = {
  quiet: sign(disc),
  hit: sign(brackets),
  raid: sign(brackets, smallDisc),
  promotion: sign(chevrons(32, 30)),
  hitPromotion: sign(brackets, corner(32, 10)),
  raidPromotion: sign(brackets, chevrons(32, 30)),
  carry: sign(line('M5 44v15h54V44')),
  onward: sign(disc, line('M32 12v-6M32 52v6M12 32h-6M52 32h6')),
  replace: sign(brackets, corner(32, 10)),
  turn: sign(line('M46 5a30 30 0 0 1 13 13M60 7l-1 12-12-2')),
  place: sign(line('M14 20a6 6 0 0 1 6-6h24a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6h-24a6 6 0 0 1-6-6z')),
};

/** Where a royal piece could go and be taken: a large disc with a "!". */
export const riskSign = sign(
  spot('M32 18a14 14 0 1 1 0 28a14 14 0 1 1 0-28z'),
  svg`<path class="badge-ink" d="M32 24.5v8.5M32 38.5v.6"></path>`,
);

/** The same, beside the sign of what else going there does. */
export const riskBadge = sign(dangerBadge);

/** On a piece that some move of the selected piece could take. */
export const menacedSign = sign(line('M8 17v-6q0-3 3-3h6M47 8h6q3 0 3 3v6M56 47v6q0 3-3 3h-6M17 56h-6q-3 0-3-3v-6'));
