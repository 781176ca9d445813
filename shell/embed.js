// The element for other people's pages: <script type="module" src="…/embed.js"> and <motley-board>. What a board
// needs is loaded when the first one comes near the visible part of the page. docs/embedding.md says what this file
// promises to those pages.

import { MotleyBoard, origin } from './embed/element.js';
import { askEarly, sources } from './embed/sources.js';

Object.assign(origin, { askEarly, sources });

// Links lead to the page that lies beside this file.
MotleyBoard.site ??= import.meta.url.replace(/[^/]*$/, '');

// If a page loads two versions of this file, the first one draws all boards: a name can be defined only once.
if (globalThis.customElements && !customElements.get('motley-board'))
  customElements.define('motley-board', MotleyBoard);

export { MotleyBoard };
