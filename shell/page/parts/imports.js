// The parts of the page that come when somebody asks for them. What each gives is what its module exports. Words that
// are not on the page's first view come with the first of them.

/** @typedef {import('../app.js').App} App */

/** @param {Pick<App, 'addWords' | 'loadNames' | 'loadBoards'>} app */
export function importsOf(app) {
  /**
   * A part with the words that it says.
   * @template Part
   * @param {Promise<Part>} part
   * @param {Promise<unknown>} [words]
   */
  const told = async (part, words = app.addWords('more')) => (await Promise.all([part, words]))[0];
  return {
    /** The analysis, the review of a game, and what computers have played for a report. */
    analysis: () => told(import('./analysing.js')),
    /** Games that are played by sending links. */
    byLink: () => told(import('../../by-link/by-link.js')),
    /** The dialogs, but for those of other parts. */
    dialogs: () => told(import('../../dialogs/dialogs.js'), app.loadNames()),
    /** The editor of positions. */
    editor: () => told(import('../../editor/editor-page.js')),
    /** Lessons and puzzles. */
    learning: () => told(import('./learning.js')),
    /** What is possible besides what is legal, and actions that are chosen before one's turn. */
    possible: () => told(import('../../possible/page-screen.js')),
    /** What readers of a game look at: its pieces, its rules, and what is noted beside it. */
    reading: () => told(import('./reading.js')),
    /** What leaves the page: links, records, pictures, boards for other pages. */
    sharing: () => told(import('../../dialogs/sharing/share-dialog.js')),
    /** The positions that the start screen shows, by the keys of scenes. */
    boards: async () => (await app.loadBoards?.()) ?? {},
    /**
     * Words alone, of which a picture has to know only that they have come: what the games of all families are called
     * and offered with, and how options are explained.
     */
    names: () => told(Promise.resolve(true), app.loadNames()),
    explanations: () => told(told(Promise.resolve(true)), app.addWords('rules')),
  };
}
