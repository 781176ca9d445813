// Signs on the squares of some boards: thrones, and the sign that the outer files are neighbours.

import { html } from 'lit';

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
