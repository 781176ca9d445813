/** @typedef {Pick<import('../services/state.js').Page, 'session' | 'words'>} Page */

/** The title of the page. */
export function titleOf(/** @type {Page} */ { words, session }) {
  const name = words.format('app-name');
  return session ? `${words.format(`family-${session.view.family}`)} – ${name}` : name;
}
