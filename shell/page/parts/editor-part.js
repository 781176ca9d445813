// The editor of positions as one part of the page.

import { openEditor } from '../../editor/editor-page.js';

/** @typedef {import('../../services/state.js').Page} Page */

/** @returns {import('../../services/state.js').Part<'editor'>} */
export const open = (/** @type {Page} */ page) => ({
  openEditor: (start, isArray) => openEditor(page, start, isArray),
});
