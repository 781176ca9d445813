// The signs of possible actions: where the selected piece can go, and the pieces that it could take.

import { svg } from 'lit';
import { line, sign } from './glyphs.js';

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
  onward: sign(disc, line('M32 12v-6M32 52v6M12 32h-6M52 32h6')),
  replace: sign(brackets, corner(32, 10)),
  turn: sign(line('M46 5a30 30 0 0 1 13 13M60 7l-1 12-12-2')),
  place: sign(line('M14 20a6 6 0 0 1 6-6h24a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6h-24a6 6 0 0 1-6-6z')),
};

/** On a piece that some move of the selected piece could take. */
export const menacedSign = sign(line('M8 17v-6q0-3 3-3h6M47 8h6q3 0 3 3v6M56 47v6q0 3-3 3h-6M17 56h-6q-3 0-3-3v-6'));
