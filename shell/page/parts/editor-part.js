// The editor of positions as one part of the page.

import { findEditable, tellMended } from '../../editor/editable.js';
import { openEditor } from '../../editor/editor-page.js';

/** @import { Page, Part } from '../../services/state.js' */

/** @returns {Part<'editor'>} */
export const open = (/** @type {Page} */ page) => ({
  findEditable: (fragment) => findEditable(page, fragment),
  openEditor: (start, isArray) => openEditor(page, start, isArray),
  tellMended: (session) => tellMended(page, session),
});
