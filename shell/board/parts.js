// Parts of boards that only some games have, or only boards on which somebody acts. The module of each adds itself here
// when it is imported: a page imports those that its game needs, before it draws.

/**
 * @typedef {object} Parts
 * @property {typeof import('./acting.js').Acting} [Acting] what acts on boards
 * @property {Record<string, import('lit').TemplateResult>} [grounds] what lies on squares, by the names of marks
 * @property {typeof import('./squares.js').squares} [squares] the squares of boards that are only looked at
 * @property {Pick<typeof import('./carded.js'), 'cardSigns'>} [cards] the cards of pieces
 * @property {typeof import('../panels/card-rail.js').cardRail} [cardRail] the cards of the selected piece
 * @property {typeof import('./tables.js').tables} [tables] tables without edges, and tiles in the colours of seats
 * @property {typeof import('./stacks.js').stacks} [stacks] what belongs to pieces
 * @property {typeof import('../panels/tray.js').tray} [tray] the state of a turn of several actions
 * @property {typeof import('../panels/seats-panel.js').ranking} [ranking] by points, after a draw
 * @property {typeof import('../panels/seats-panel.js').seatStrip} [seatStrip] all seats, where there can be many
 * @property {typeof import('../panels/marks-key.js').marksKey} [marksKey] what the signs on tiles mean
 * @property {typeof import('../panels/marks-key.js').tellMarks} [tellMarks] the same of the tile under the pointer
 */

/** @type {Parts} */
export const parts = {};

/** The styles of the parts that have been imported. @type {import('lit').CSSResult[]} */
export const partStyles = [];

/** Those of them that elements beside the board wear, too: the colours of tiles. @type {import('lit').CSSResult[]} */
export const tileStyles = [];
