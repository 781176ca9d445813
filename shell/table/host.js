// What the panels beside a board need from their owner, which is the page or an embedded board.

/**
 * @typedef {object} Host
 * @property {import('../words/words.js').Words} words
 * @property {import('../../web/types.js').Schema} schema
 * @property {Pick<import('../app/preferences.js').Choices, 'look'>} choices
 * @property {import('./session.js').Session | null} session
 * @property {string | null} selected the square of the piece that is selected
 * @property {string} remark why the last try was not possible; empty after the next action
 * @property {boolean} isWaiting whether a complete turn waits for its player to end it
 * @property {string} lookingBack id of the message that is shown with an earlier position
 * @property {boolean} isPreviewed whether the board shows actions that have not been played
 * @property {import('../computer/opponent.js').Opponent} computer
 * @property {string | null} held the kind in hand that is placed next
 * @property {(kind: string) => void} take takes a kind from the hand, or puts it back
 * @property {(at: number) => void} goTo shows the position after so many actions
 * @property {() => void} endTurn
 */

export {};
