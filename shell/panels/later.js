// What the page is drawn with besides its first screen: it comes with the App, see whole-page.js, and nothing of it is
// drawn before. Its room is kept.

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../table/session.js').Session} Session
 */

/**
 * @typedef {object} Later
 * @property {(app: App) => unknown} [dialog] the open dialog
 * @property {(app: App) => unknown} [setup] where cards are chosen
 * @property {(app: App, session: Session) => unknown} [side] what belongs to the open tab
 * @property {(app: App, session: Session) => any} [premove] what the board is given of an action that is chosen ahead
 */

/** @type {Later} */
export const later = {};
