// The types of what the board is given.

/**
 * @typedef {import('../../../web/types.js').Piece & { isHidden?: boolean }} Piece hidden: its owner chooses its form
 *   before the game, and this screen does not know it yet
 * @typedef {Omit<import('../../../web/types.js').View, 'pieces'> & { pieces: Piece[] }} View
 * @typedef {import('../../../web/types.js').Kind} Kind
 * @typedef {import('../../../web/types.js').Action} Action
 */

/**
 * The messages of the page: each by its id, with its arguments filled in.
 * @typedef {object} Words
 * @property {(id: string, args?: Record<string, string | number>) => string} format
 * @property {(ids: string[], args?: Record<string, string | number>) => string} formatFirst the
 *   first message of several that is there
 */

/** @typedef {'lines' | 'pieces' | 'dots'} Look of the cards */

/** Where squares are on the screen. @typedef {import('./geometry.js').Geometry | import('./plane.js').Plane} Layout */

/**
 * The choice of the user, as it is drawn.
 * @typedef {object} Chosen
 * @property {string | null} selected the piece that is to act
 * @property {Map<string, import('./choices.js').Target>} targets of what is chosen or hovered
 * @property {boolean} isGlance the targets are those of a piece that is only hovered
 * @property {string | null} pointed the target under the pointer or the focus
 * @property {boolean} isTouched the pointer is a finger
 * @property {string | null} regarded the piece that somebody looks at
 * @property {string | null} asked a piece that is not to act and was touched
 * @property {import('./effects.js').Effects} foreseen the effects that all actions have which would be chosen next
 * @property {import('./foresight.js').Foresight | null} foresight plays actions aside
 * @property {Choosing | null} choosing
 * @property {{ from: string, to: string } | null} moved a piece that stands elsewhere until the view says so
 * @property {string | null} landing where the first part of a move has ended, and it may go on
 */

/**
 * One action as an arrow.
 * @typedef {object} Stage
 * @property {string} from
 * @property {string} to
 * @property {string} [via] a square where it has been in between
 * @property {number} [around] how many files it goes to the right, if that is over the edge of a cylinder
 * @property {number} number
 * @property {string} [seat] whose action it is
 * @property {boolean} [isAhead] whether it has not been played yet, so that its piece still stands where it begins
 */

/**
 * The marks that some actions leave on the board.
 * @typedef {object} Trail
 * @property {Stage[]} stages
 * @property {Piece[]} taken as it stood
 * @property {import('./effects.js').Pair[]} pairs pieces that captured together
 * @property {string[]} handed squares of pieces that changed hands
 */

/**
 * The data of a drawing: the view, and its place on the screen.
 * @typedef {object} Picture
 * @property {View} view
 * @property {Layout} geometry
 * @property {import('./speech.js').Speech} speech
 * @property {(code: string) => string} nameKind
 * @property {Look} look
 * @property {number} cardsInUse how many of a piece's cards are in use
 * @property {(piece: Piece) => boolean} hasStrip whether the piece's cards are shown
 * @property {boolean} isDisabled
 * @property {boolean} isPicture whether it is only looked at
 * @property {string[]} last squares of the last action
 * @property {string} focused the square that the Tab key reaches
 * @property {string[]} strayed squares without anything on them that have cells all the same
 * @property {Trail} trail what has happened, or is expected
 * @property {boolean} isFlipped
 * @property {string[]} reasons squares to be shown as a cause
 */

/** A picture, with what the user is about to do. @typedef {Picture & Chosen} Scene */

/**
 * Several actions that end on one square, and one of them is to be chosen.
 * @typedef {object} Choosing
 * @property {string | null} source null: kinds in the hand, one of which is to be chosen
 * @property {string} target
 * @property {import('./compound.js').Aspect} aspect in what the options differ
 * @property {Action[][]} groups the options; an action alone, or several that differ in something else too
 * @property {Action[]} actions the first of each group
 * @property {number} index of the option that has the focus
 */

export {};
