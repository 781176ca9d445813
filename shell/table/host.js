// What the parts beside a board ask of where they stand: the page, or a board on somebody else's page.

/**
 * @typedef {object} Host
 * @property {import('../words/words.js').Words} words
 * @property {import('../../web/types.js').Schema} schema
 * @property {Pick<import('../app/preferences.js').Choices, 'look'>} choices
 * @property {import('./session.js').Session | null} session
 * @property {string | null} selected the square of the piece that is selected
 * @property {string} remark why something cannot be done, until the next thing is done
 * @property {boolean} isWaiting a complete turn waits to be given away
 * @property {string} lookingBack id of what is said while an earlier position is shown
 * @property {boolean} isPreviewed the board shows what has not been played
 * @property {import('../computer/opponent.js').Opponent} computer
 * @property {string | null} held the kind in hand that is placed next
 * @property {(kind: string) => void} take takes a kind from the hand, or puts it back
 * @property {(at: number) => void} goTo shows the position after so many actions
 * @property {() => void} endTurn
 */

export {};
