/** @typedef {import('./app.js').App} App */

/** The title of the page. */
export function titleOf(/** @type {Pick<App, 'words' | 'session'>} */ { words, session }) {
  const name = words.format('app-name');
  return session ? `${words.format(`family-${session.view.family}`)} – ${name}` : name;
}
