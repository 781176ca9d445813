// The parts of the page that come when somebody asks for them. Words that are not on the page's first view come with
// the first part.

/** @import { Parts } from '../../services/state.js' */
/** @import { App } from '../app.js' */

/** The functions that load the parts, by their names. @returns {Parts} */
export function importsOf(/** @type {App} */ page) {
  /**
   * Opens a part once its words are there.
   * @template Part
   * @param {Promise<{ open: (page: App) => Part }>} part
   * @param {Promise<unknown>} [words]
   */
  const told = async (part, words = page.addWords('more')) => (await Promise.all([part, words]))[0].open(page);
  return {
    analysis: () => told(import('./analysis-part.js')),
    byLink: () => told(import('./by-link-part.js')),
    dialogs: () => told(import('./dialogs-part.js'), page.loadNames()),
    editor: () => told(import('./editor-part.js')),
    live: () => told(import('./live-part.js')),
    learning: () => told(import('./learning-part.js')),
    pgn: () => told(import('./pgn-part.js')),
    possible: () => told(import('./possible-part.js')),
    reading: () => told(import('./reading-part.js')),
    servers: async () => {
      const { loadServers } = await import('../../live/servers.js');
      return loadServers(new URL('live.json', document.baseURI).href);
    },
    sharing: () => told(import('./sharing-part.js')),
    watching: () => told(import('./watching-part.js')),
    boldSet: async () => (await import('../../art/bold.js')).boldSet,
    boards: async () => (await page.loadBoards?.()) ?? {},
    names: () => page.loadNames().then(() => true),
    explanations: () => Promise.all([page.addWords('more'), page.addWords('rules')]).then(() => true),
  };
}
