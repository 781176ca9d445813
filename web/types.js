// The JSON of the core. Optional members are absent where they are false or none.
// Written by scripts/types.mjs from web/shapes.json: change that, not this.

/** A seat's letter. @typedef {string} Seat */
/** A square: file and rank, or column and row of the unlimited grid. @typedef {string} Square */
/** A kind's code, as in texts. @typedef {string} Code */
/** Where an action begins: a square, or `*` and a kind in the hand of the player to act. @typedef {string} Source */
/** The order of a piece's cards. @typedef {string} Cards */
/** A key for tables of words. @typedef {string} Key */
/** The kind of action that is due, as a key for words. @typedef {string} Phase */
/** How a game ends, as a key for words; the page has more, such as `agreement`. @typedef {string} EndReason */
/** A variant: `family;key=value…`. @typedef {string} VariantText */
/** An action's text. @typedef {string} ActionText */
/** A position's text. @typedef {string} PositionText */

/**
 * The seat to act, and the stage of its turn.
 * @typedef {object} Turn
 * @property {Seat} player who is to act
 * @property {number} number of the turn, from 1; 0 where turns are not numbered
 * @property {number} left actions left in this turn, this one included; 0 where not counted
 * @property {number} [of] actions that a whole turn has, where they are counted
 * @property {number} halfmoves towards the move limit
 * @property {Phase} phase
 * @property {true} [start] nothing has been done in this turn
 */

/**
 * How a game stands.
 * @typedef {object} Outcome
 * @property {'ongoing' | 'win' | 'draw'} result
 * @property {Seat} [winner]
 * @property {EndReason} [reason]
 */

/**
 * A piece on the board, or a tile on the table.
 * @typedef {object} Piece
 * @property {Square} square
 * @property {number} x file from 0, or column of the unlimited grid
 * @property {number} y rank from 0, upwards
 * @property {Code} kind
 * @property {Seat} seat whose colour it shows
 * @property {Seat} [owner] who controls it, if that is another seat
 * @property {Cards} [cards]
 * @property {number} [facing] quarter turns clockwise from its owner's forward
 * @property {true} [acted] may not act again in this turn
 * @property {true} [switched] its cards were switched in this turn
 * @property {true} [trapped] the only link between groups
 * @property {true} [check] royal, and an enemy could take it now
 * @property {true} [threatened] attacked only by pieces that cannot move
 * @property {Code} [origin] the kind that it was first, to which it returns when it is captured
 * @property {Code | ''} [imitates] the kind that it moves as now; empty if it waits for one
 * @property {Lower} [on] the piece under it
 * @property {Goal} [goal] where it wins
 */

/**
 * A piece under another one.
 * @typedef {object} Lower
 * @property {Code} kind
 * @property {Seat} seat whose it is
 * @property {number} [facing]
 * @property {true} [acted] may not act again in this turn
 * @property {true} [captive] held by the piece, not carried
 */

/**
 * Where a piece wins for its owner: a King's goal, or that of the piece that holds a King.
 * @typedef {object} Goal
 * @property {Square} square
 * @property {number} steps how far that is for a King on an empty board
 */

/**
 * A mark of a square, beside its pieces.
 * @typedef {object} Mark
 * @property {Square} square
 * @property {number} x
 * @property {number} y
 * @property {'throne' | 'portal' | 'en-passant' | 'pending'} mark
 * @property {Seat} seat whose it is
 * @property {Code} [kind] of the piece that can be captured there
 */

/**
 * A kind that waits to come to the board: to be placed, or to be made of another piece.
 * @typedef {object} Hand
 * @property {Seat} seat
 * @property {Code} kind
 * @property {Source} source where actions with it begin: `*` and the kind
 * @property {number} count
 */

/**
 * How a seat stands where players drop out.
 * @typedef {object} Standing
 * @property {Seat} seat
 * @property {Seat} owner who controls its pieces; another seat: this one is out
 * @property {number} points of all pieces that it controls
 * @property {number} pieces how many it controls
 * @property {number} rank by points among those still in, from 1; of one that is out its place, behind them
 */

/**
 * A kind that a seat has to place or replace.
 * @typedef {object} Pending
 * @property {Seat} seat
 * @property {Code} kind
 */

/**
 * A legal action.
 * @typedef {object} Action
 * @property {ActionText} text
 * @property {'move' | 'switch' | 'turn' | 'place' | 'replace' | 'pass'} type
 * @property {Source} [source]
 * @property {Square} [target] the square where it ends
 * @property {Square} [via] the landing square in the middle
 * @property {true} [carriedVia] the passenger comes along to it
 * @property {true} [carriedTo] the passenger comes along to it
 * @property {Code} [kind] promoted to, placed, or replaced by
 * @property {Cards} [cards] the whole new order
 * @property {number} [facing] the final one, where it changes
 * @property {true} [extra] none of the actions that a turn counts
 * @property {true} [castling] the rook comes along
 * @property {number} [around] files to the right, if it goes over the edge of a cylinder
 * @property {Square[]} [captures] squares of what is taken, recruited or freed
 * @property {Square[]} [landings] of a move in two parts: squares where the first may end
 * @property {Partner[]} [partners] where pieces capture in pairs: who captures with the one that acts
 */

/**
 * A piece that captures something together with the one that acts.
 * @typedef {object} Partner
 * @property {Square} square where it stands
 * @property {Square} victim what they capture, one of `captures`
 * @property {Code} as the kind that it counts as
 * @property {Code} actorAs the kind that the piece that acts counts as
 */

/**
 * Everything that can be drawn of a position.
 * @typedef {object} View
 * @property {Key} family
 * @property {number} files of the board; 0 on the unlimited grid
 * @property {number} ranks of the board; 0 on the unlimited grid
 * @property {'board' | 'cylinder' | 'plane'} surface a plane has no edges; around a cylinder one gets by its files
 * @property {'sides' | 'colours'} paint of the pieces: light and dark, or a colour for each seat
 * @property {string} seats one letter each, in order
 * @property {number[]} forward for each seat in order the quarter turns clockwise from up in which it plays
 * @property {Record<string, Key | number>} options the value of every option but free forms
 * @property {Turn} turn
 * @property {Outcome} outcome
 * @property {Piece[]} pieces
 * @property {Mark[]} marks
 * @property {Hand[]} hands
 * @property {Standing[]} standings one per seat in games where players drop out; else none
 * @property {Pending[]} pending to be placed or replaced, in this order
 * @property {Code[]} kinds codes of those that are there or can still come; none: all of the family
 * @property {Square[]} [holes] places of the board that are no squares
 * @property {Action[]} actions all legal ones
 */

/**
 * An option has values, or a range, or neither: a free form.
 * @typedef {object} Option
 * @property {Key} key
 * @property {Key[]} [values] the default first
 * @property {number} [low] of a range
 * @property {number} [high]
 * @property {'kinds' | 'backs' | 'pairs' | 'rows' | 'squares' | 'text'} [form] what it lists
 * @property {true} [idleAlike] of pairs: one of a kind with itself does nothing
 */

/**
 * A kind of piece.
 * @typedef {object} Kind
 * @property {Code} code
 * @property {Key} name
 * @property {Code} [front] the kind on whose back side it is
 * @property {true} [own] not as in ordinary chess: it moves or counts otherwise, or is no piece there
 */

/**
 * A named variant to choose.
 * @typedef {object} Preset
 * @property {Key} key stable
 * @property {VariantText} variant canonical
 * @property {PositionText} [position] where it does not begin at the variant's start
 * @property {true} [lesson] it teaches one idea
 * @property {'open' | 'secret'} [choose] how the seats choose the forms of their pieces first
 */

/**
 * How PGN names a game, and writes its actions: with the codes of kinds as their letters.
 * @typedef {object} Pgn
 * @property {VariantText} variant that its games are of
 * @property {string[]} names of it in the tag Variant, in small letters
 * @property {Code} pawn the kind whose letter is not written
 * @property {string[]} castling the files where the King arrives by O-O and by O-O-O
 */

/**
 * A family of games on offer.
 * @typedef {object} Family
 * @property {Key} family
 * @property {string} seats the letters of as many as can play
 * @property {'sides' | 'colours'} paint of the pieces: light and dark, or a colour for each seat
 * @property {Option[]} options
 * @property {Kind[]} kinds
 * @property {Key[]} fields of a position's text, in order
 * @property {number} [manners] from so many seats on people may agree on manners at the table
 * @property {Cards[]} [orders] of cards, the default first
 * @property {number} [cardsInUse] how many of a piece's cards count, the first of them
 * @property {true} [shuffle] starts can be drawn from a seed
 * @property {Pgn} [pgn] how its games are written in PGN, if one of its variants is
 * @property {Preset[]} presets
 */

/**
 * All that is on offer.
 * @typedef {object} Schema
 * @property {Family[]} families
 */

/**
 * A field of a position that was read as another value than its text has.
 * @typedef {object} Mend
 * @property {Key} field its name in the schema
 * @property {Key} reason of the text not being taken as it is
 * @property {number} offset where in the text
 * @property {number} length of what stands there; 0 where nothing does
 * @property {string} taken the value it was read as
 */

/**
 * A form in which a piece may begin the game.
 * @typedef {object} Form
 * @property {Cards | Code} code as in links
 * @property {Code} kind that the piece is in this form
 * @property {Cards} [cards] their order in this form, of pieces with cards
 */

/**
 * A piece of a start, and the forms among which its owner chooses.
 * @typedef {object} Choice
 * @property {Square} square where it stands
 * @property {Seat} seat of its owner
 * @property {number} now index of the form that it has
 * @property {Form[]} forms all that it may have
 */

/**
 * Why something is not legal.
 * @typedef {object} Explanation
 * @property {Key} reason `none` if it is
 * @property {Square[]} squares the cause
 */

/**
 * A way in which an enemy could take a royal piece.
 * @typedef {object} Attack
 * @property {Square} square the enemy's
 * @property {Square[]} [way] squares that it comes to before it takes, in their order
 * @property {number} [around] how many files it goes to the right on its way, if that is over the edge of a cylinder
 * @property {Square[]} [partners] where pieces capture in pairs: those of which each takes it together with the enemy
 */

/**
 * A move after which an enemy could still take a royal piece.
 * @typedef {object} Failure
 * @property {Square} from
 * @property {Square} to
 * @property {Square} by the enemy's
 */

/**
 * Why a royal piece is in check, or by whom it is threatened.
 * @typedef {object} Check
 * @property {Attack[]} attacks none if it is neither; of a threat those that would be if they could move
 * @property {Failure[]} failures where its player has no move: what could be hoped for
 */

/**
 * Where a royal piece can go into check.
 * @typedef {object} Risks
 * @property {Square[]} squares none for another piece
 */

/**
 * The actions of a seat if its turn began now.
 * @typedef {object} SupposedTurn
 * @property {Seat} seat
 * @property {Key} reason why there can be no such turn; else `none`
 * @property {Square[]} squares the cause
 * @property {Action[]} actions
 */

/**
 * Something that a seat could take within one turn.
 * @typedef {object} Take
 * @property {Square} square
 * @property {number} x
 * @property {number} y
 * @property {number} actions of the turn at least, the capture included
 * @property {Square[]} from from where it is taken with so few
 */

/**
 * All that a seat could take.
 * @typedef {object} SeatTakes
 * @property {Seat} seat
 * @property {Key} reason why it can have no turn now; else `none`
 * @property {Square[]} squares the cause
 * @property {Take[]} takes
 */

/**
 * The squares that each seat could take, as far as has been found.
 * @typedef {object} Takes
 * @property {true} [whole] all has been found
 * @property {number} actions how long the turns are that are being tried
 * @property {number} done thousandths of these that have been tried
 * @property {SeatTakes[]} seats
 */

/**
 * Squares to the right and forward.
 * @typedef {object} Offset
 * @property {number} dx
 * @property {number} dy
 */

/**
 * One way to move.
 * @typedef {object} Step
 * @property {number} dx to the right, for the side whose forward is +y
 * @property {number} dy forward
 * @property {number} range how often it may be repeated; 0: without limit
 * @property {true} [quiet] may go to an empty square
 * @property {true} [capture] may capture
 * @property {true} [initial] only from the starting place
 * @property {true} [conditional] quiet only together with a capture elsewhere
 * @property {true} [around] where it ends, it may capture what stands beside it
 * @property {true} [lame] the square halfway has to be empty
 * @property {'p' | 'g'} [hop] it jumps over one piece, to any square beyond (p) or to the next (g)
 * @property {Offset[]} [path] all squares of a bent path, on which it captures what it meets first
 * @property {Offset[]} [then] capturing steps that may follow from where it ends
 */

/**
 * How a kind moves on an empty board.
 * @typedef {object} Movement
 * @property {Step[]} steps
 */

/** The subject of an error. @typedef {'variant' | 'position' | 'action' | 'game' | 'goal'} Subject */

export {};
