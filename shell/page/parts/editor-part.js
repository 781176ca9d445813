// The editor of positions as one part of the page.

import { openEditor } from '../../editor/editor-page.js';

/** @import { Page, Part } from '../../services/state.js' */

/** @returns {Part<'editor'>} */
export const open = (/** @type {Page} */ page) => ({
  openEditor: (start, isArray) => openEditor(page, start, isArray),
});
