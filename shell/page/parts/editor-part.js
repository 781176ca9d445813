// The editor of positions as one part of the page.

import { openEditor } from '../../editor/editor-page.js';

/** @typedef {import('../../services/state.js').Page} Page */
/** @typedef {import('../../services/state.js').Start} Start */

export const open = (/** @type {Page} */ page) => ({
  openEditor: (/** @type {Start} */ start, /** @type {boolean} */ isArray) => openEditor(page, start, isArray),
});
