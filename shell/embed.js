// The element for other people's pages: <script type="module" src="…/embed.js"> and <motley-board>. All
// that a board needs is loaded when the first one comes near. docs/embedding.md is what this promises.

import { MotleyBoard } from './embed/element.js';

// Where links lead: to the page beside this file.
MotleyBoard.site ??= import.meta.url.replace(/[^/]*$/, '');

// Of two versions on one page the first serves all boards.
if (globalThis.customElements && !customElements.get('motley-board'))
  customElements.define('motley-board', MotleyBoard);

export { MotleyBoard };
