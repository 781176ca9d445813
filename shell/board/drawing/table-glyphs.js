// The signs on tiles.

import { svg } from 'lit';
import { line, sign } from './glyphs.js';

/** On a royal piece that only pieces attack which cannot move. */
export const threatenedSign = sign(
  line('M32 4a28 28 0 1 1 0 56a28 28 0 1 1 0-56z'),
  svg`<path class="badge" d="M53 .5l11 19.5h-22z"></path>
    <path class="badge-ink" d="M53 7v5.5M53 15.7v.4"></path>`,
);

/** On a piece that cannot move because it holds others together; drawn as a lock. */
export const trappedSign = sign(
  svg`<path class="lock-bow" d="M7 47v-5a5 5 0 0 1 10 0v5"></path>
    <path class="lock-bow inner" d="M7 47v-5a5 5 0 0 1 10 0v5"></path>
    <rect class="lock" x="2" y="45.5" width="20" height="16" rx="3"></rect>
    <path class="lock-hole" d="M12 51.5v4"></path>`,
);
