// What the engine's JSON looks like. Optional members are absent where they are false or none.

/**
 * @typedef {object} Turn
 * @property {string} player the seat's letter
 * @property {number} number of the turn, from 1; 0 where turns are not numbered
 * @property {number} left actions left in this turn, this one included; 0 where not counted
 * @property {number} [of] actions that a whole turn has, where they are counted
 * @property {number} halfmoves towards the move limit
 * @property {string} phase a key for words
 * @property {true} [start] nothing has been done in this turn
 */

/**
 * @typedef {object} Outcome
 * @property {'ongoing' | 'win' | 'draw'} result
 * @property {string} [winner] the seat's letter
 * @property {string} [reason] a key for words
 */

/**
 * @typedef {object} Piece
 * @property {string} square
 * @property {number} x file from 0, or column of the unlimited grid
 * @property {number} y rank from 0, upwards
 * @property {string} kind its code
 * @property {string} seat whose colour it shows
 * @property {string} [owner] who controls it, if that is another seat
 * @property {string} [cards] their order, such as "OHD"
 * @property {number} [facing] quarter turns clockwise from its owner's forward
 * @property {true} [acted] may not act again in this turn
 * @property {true} [switched] its cards were switched in this turn
 * @property {true} [trapped] the only link between groups
 * @property {true} [check] royal, and an enemy could take it now
 * @property {true} [threatened] attacked only by pieces that cannot move
 * @property {string} [imitates] the kind that it moves as now; empty if it waits for one
 * @property {Lower} [on] what it stands on
 */

/**
 * What is under a piece.
 * @typedef {object} Lower
 * @property {string} kind its code
 * @property {string} seat whose it is
 * @property {number} [facing]
 * @property {true} [acted] may not act again in this turn
 * @property {true} [captive] held by the piece, not carried
 */

/**
 * @typedef {object} Mark
 * @property {string} square
 * @property {number} x
 * @property {number} y
 * @property {'throne' | 'portal' | 'en-passant' | 'pending'} mark
 * @property {string} seat
 */

/**
 * What waits to come to the board: to be placed, or to be made of another piece.
 * @typedef {object} Hand
 * @property {string} seat
 * @property {string} kind
 * @property {string} source where actions with it begin: `*` and the kind
 * @property {number} count
 */

/**
 * @typedef {object} Standing
 * @property {string} seat
 * @property {string} owner who controls its pieces; another seat: this one is out
 * @property {number} points of all pieces that it controls
 * @property {number} pieces how many it controls
 * @property {number} rank by points among those still in, from 1
 */

/**
 * @typedef {object} Action
 * @property {string} text
 * @property {'move' | 'switch' | 'turn' | 'place' | 'replace' | 'pass'} type
 * @property {string} [source] where it begins: a square, or `*` and a kind in the hand of the player to act
 * @property {string} [target] the square where it ends
 * @property {string} [from]
 * @property {string} [via] the landing square in the middle
 * @property {true} [carriedVia] the passenger comes along to it
 * @property {string} [to]
 * @property {true} [carriedTo] the passenger comes along to it
 * @property {string} [kind] promoted to, placed, or replaced by
 * @property {string} [cards] the whole new order
 * @property {number} [facing] the final one, where it changes
 * @property {string[]} [captures] squares of what is taken, recruited or freed
 * @property {string[]} [landings] of a move in two parts: squares where the first may end
 * @property {true} [recruits] the captured change sides
 * @property {true} [double] a double step
 * @property {[from: string, to: string]} [companion] another piece moves too
 */

/**
 * @typedef {object} View
 * @property {string} family
 * @property {number} files of the board; 0 on the unlimited grid
 * @property {true} [round] the first and the last file are neighbours
 * @property {number} ranks of the board; 0 on the unlimited grid
 * @property {'board' | 'cylinder' | 'plane'} surface a plane has no edges; around a cylinder one gets by its files
 * @property {'sides' | 'colours'} paint of the pieces: light and dark, or a colour for each seat
 * @property {string} seats one letter each, in order
 * @property {number[]} forward for each seat in order the quarter turns clockwise from up in which it plays
 * @property {Record<string, string | number>} options the value of every option but free forms
 * @property {Turn} turn
 * @property {Outcome} outcome
 * @property {Piece[]} pieces
 * @property {Mark[]} marks
 * @property {Hand[]} hands
 * @property {Standing[]} standings one per seat in games where players drop out; else none
 * @property {{ seat: string, kind: string }[]} pending to be placed or replaced, in this order
 * @property {string[]} kinds codes of those that are there or can still come; none: all of the family
 * @property {Action[]} actions all legal ones
 */

/**
 * An option has values (the first is the default), or a range, or neither: a free form.
 * @typedef {object} Option
 * @property {string} key
 * @property {string[]} [values]
 * @property {number} [low]
 * @property {number} [high]
 * @property {'kinds' | 'backs' | 'pairs' | 'rows' | 'squares'} [form] what a free form is a list of
 */

/** A kind may be the back side of another. @typedef {{ code: string, name: string, front?: string }} Kind */

/** A lesson teaches one idea. @typedef {{ key: string, variant: string, position?: string, lesson?: true }} Preset */

/**
 * @typedef {object} Family
 * @property {string} family
 * @property {string} seats the letters of as many as can play
 * @property {'sides' | 'colours'} paint of the pieces: light and dark, or a colour for each seat
 * @property {Option[]} options
 * @property {Kind[]} kinds
 * @property {string[]} [orders] of cards, the default first
 * @property {number} [cardsInUse] how many of a piece's cards count, the first of them
 * @property {true} [shuffle] starts can be drawn from a seed
 * @property {Preset[]} presets
 */

/** @typedef {{ families: Family[] }} Schema */

/** @typedef {{ reason: string, squares: string[] }} Explanation */

/**
 * @typedef {object} Step
 * @property {number} dx to the right, for the side whose forward is +y
 * @property {number} dy forward
 * @property {number} range how often it may be repeated; 0: without limit
 * @property {true} [quiet] may go to an empty square
 * @property {true} [capture] may capture
 * @property {true} [initial] only from the starting place
 * @property {true} [conditional] quiet only together with a capture elsewhere
 * @property {true} [lame] the square halfway has to be empty
 * @property {Offset[]} [path] all squares of a bent path, on which it captures what it meets first
 * @property {Offset[]} [then] capturing steps that may follow from where it ends
 */

/** @typedef {{ dx: number, dy: number }} Offset */

/** @typedef {{ steps: Step[] }} Movement */

/** @typedef {'variant' | 'position' | 'action' | 'game'} Subject */

export {};
