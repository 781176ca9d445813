// A board on somebody's page as its modules know it. They say with `Pick` which of it they need; the EmbedApp has all.
// Parts that are loaded later know the board; here is only the board's view of them.

/** @import { Engine } from '../../../web/engine.js' */
/** @import { Asked } from '../../../web/task.js' */
/** @import { Annotations } from '../../board/acting/annotate.js' */
/** @import { Scene } from '../../board/view/types.js' */
/** @import { Link } from '../../links/links.js' */
/** @import { Problem, Session } from '../../table/game/session.js' */
/** @import { Table, Who } from '../../table/table.js' */
/** @import { Words } from '../../words/words.js' */
/** @import { Change } from '../../table/table.js' */
/** @import { Settings } from './embed-settings.js' */
/** @import { PlainTree, Told } from './plain-tree.js' */

/** Draws over a board. @typedef {(scene: Scene) => unknown} Layer */

/**
 * A task, in which a reader has to find actions.
 * @typedef {object} Task
 * @property {string} seat whose actions are to be found
 * @property {number} mistakes the number of wrong actions, and of actions that were shown on request
 * @property {(session: Session) => string | undefined} next the next action of the solution, of the reader or of an
 *   opponent; undefined if there is none
 * @property {(session: Session, text: string) => boolean} isRight whether an action of the reader is played
 * @property {(session: Session) => boolean} isAnswered whether it is the turn of an opponent whom the task plays
 * @property {(session: Session) => boolean} isSolved
 * @property {(table: Table) => string} describe the task, if it can say
 * @property {(board: Pick<Board, 'settings' | 'table' | 'words'>, session: Session) => string} tell the question to
 *   the reader, or that it is solved
 * @property {(board: Pick<Board, 'play' | 'session' | 'table'>) => void} reveal plays the next action for the reader
 */

/**
 * Makes the task of a game at its beginning. Throws a MotleyError for a goal that is none.
 * @typedef {(engine: Engine, session: Session, goal: string, solution: string[] | null) => Task} MakeTask
 */

/**
 * A game that the attributes describe, opened as far as its actions are legal.
 * @typedef {{ session: Session, problems: Problem[], task: Task | null, refused?: string }} Opened with a position that
 *   the rules refuse, where a reader sets one up
 */

/**
 * The closer look at a piece or at all captures.
 * @typedef {object} Closer
 * @property {boolean} isOpen whether the reader has not closed it
 * @property {(square: string) => void} tell looks at a piece
 * @property {() => void} leave takes back what was told of one
 * @property {() => void} toggleTakes
 * @property {(drawn: Layer | null) => Layer | null} over the drawing over the board, together with any other
 * @property {(session: Session) => unknown} card below the board
 */

/**
 * The menu of a board, with its game in several forms. Its place holds the button that opens it, too.
 * @typedef {object} Menu
 * @property {boolean} isOpen
 * @property {(place: Element) => Promise<void>} open puts the focus on its first entry
 * @property {(place: Element) => Promise<void>} close gives the focus back to its button
 * @property {(session: Session) => unknown} list its entries, while it is open
 */

/**
 * The parts of a board for readers, besides a game to play.
 * @typedef {object} Reading
 * @property {Link | null} link the first game of the record in the element; null: there is no record
 * @property {Annotations} annotations arrows and marks
 * @property {Menu} menu
 * @property {Closer | null} closer once the reader has asked for it
 * @property {() => Closer} lookCloser
 * @property {(text: string) => Promise<void>} readRecord reads the record in the element; an empty text is none.
 *   Rejects if it cannot be read
 * @property {(link: Link) => Promise<void>} readNotes reads the notes of a link beside the actions
 * @property {(seat: string) => string | undefined} nameOf the name of a player
 * @property {(session: Session) => boolean} hasNotes whether a game has names or comments
 * @property {(session: Session) => boolean} isLong whether the comments on a game are too long for a list
 *   with all of them
 * @property {(session: Session) => ReturnType<Annotations['shapes']>} shapes the arrows and marks on the position shown
 * @property {MakeTask} makeTask
 * @property {(settings: Settings) => Link | null} findKept the game as far as the reader has played it before
 * @property {(settings: Settings, session: Session) => void} keep keeps it, if the author wants it kept
 * @property {(settings: Settings) => void} forget
 * @property {(event: KeyboardEvent) => void} stepByKey
 * @property {(event: WheelEvent) => void} stepByWheel
 * @property {(session: Session) => unknown} legend how the pieces move
 * @property {(session: Session) => unknown} players in one line
 * @property {(session: Session) => unknown} comments on the position shown
 * @property {(session: Session) => unknown} moves the list of moves
 * @property {(session: Session) => { next: () => void } | null | undefined} linesOf the variations of a replay,
 *   and what shows the next one; null: they are being opened; undefined: there are none
 * @property {(session: Session) => Told} tree the positions of a replay, with what is said of them
 * @property {(session: Session, path: string[]) => boolean} show shows the position of a replay that actions lead to;
 *   false: there is none
 * @property {(session: Session, change: Change) => void} follow called after each change of a replay
 * @property {(session: Session) => unknown} solving the buttons below a task
 */

/**
 * A position that a reader sets up, and the parts of its editor.
 * @typedef {object} PositionEditor
 * @property {string} position its text, also while the rules refuse it
 * @property {string} problem why it cannot be played; empty: it can
 * @property {(way: 1 | -1) => boolean} goBy takes a change back, or makes it again; false: there is none
 * @property {() => void} dispose
 * @property {() => unknown} board
 * @property {() => unknown} told what the rules say of the position
 * @property {() => unknown} pieces that can be put
 * @property {() => unknown} buttons
 * @property {() => unknown} fields the state of the piece that was touched last, and the rest of the position
 */

/**
 * The board of an editor.
 * @typedef {Pick<Board, 'board' | 'session' | 'table' | 'update' | 'words'> &
 *   { showEdited: (position: string, problem: string) => void }} EditBoard
 */

/** @typedef {{ engine: Engine, variant: string, position: string }} Start */

/**
 * The part of the element for positions that readers set up, once it is loaded.
 * @typedef {object} EditingPart
 * @property {new (board: EditBoard, start: Start) => PositionEditor} PositionEditor
 * @property {CSSStyleSheet[]} sheets
 */

/**
 * The part of the element for readers, once it is loaded.
 * @typedef {object} ReadingPart
 * @property {new (board: ReadBoard, tellDrawn: (marks: string) => void) => Reading} Reading is told of all that the
 *   reader has drawn
 * @property {CSSStyleSheet[]} sheets
 */

/**
 * A live game that is watched on a board.
 * @typedef {object} Watching
 * @property {() => unknown} panel whether its players are heard, and the button that begins it
 * @property {() => void} follow called after each change of the game
 * @property {() => void} leave
 */

/**
 * The part of the element for live games that are watched, once it is loaded.
 * @typedef {{ watchOn: (board: WatchBoard, servers: string) => Watching }} WatchingPart with the address of the file
 *   that names the servers
 *
 * @typedef {Pick<Board, 'engine' | 'settings' | 'table' | 'update' | 'words'> &
 *   { exchange: (session: Session) => void }} WatchBoard exchange puts another session of the game at the table
 */

/**
 * A set of pieces, the text of its file, and what was refused in it.
 * @typedef {{ text: string } & ReturnType<typeof import('../../art/sprite.js').readSprite>} LoadedSet
 */

/**
 * The part of the element for other pieces, once it is loaded.
 * @typedef {{ loadSet: (name: string) => Promise<LoadedSet> }} PiecesPart
 */

/**
 * The services of the page that a board is on. embed-board.js has it for browsers.
 * @typedef {object} Host
 * @property {string | null} site where links lead; null: there are no links
 * @property {() => void} standNow called when the first game is ready
 * @property {(variant: string, words: Words) => Promise<Engine>} engineFor the rules of a variant; adds their words
 * @property {(own?: string) => Promise<Words>} wordsFor in the language of the text around the element, with its
 *   author's own messages
 * @property {(words: Words, file: string) => Promise<void>} addWords those of a file
 * @property {Asked} thinker of the computers of all boards
 * @property {() => Promise<ReadingPart>} loadReading
 * @property {() => Promise<PiecesPart>} loadPieces
 * @property {() => Promise<EditingPart>} loadEditing
 * @property {() => Promise<WatchingPart>} loadWatching
 * @property {(root: ShadowRoot, sheets?: CSSStyleSheet[]) => void} dress with the styles of all boards, or with others
 * @property {(board: Board, root: ShadowRoot) => void} draw
 * @property {() => void} reload loads the page again, with the games of its boards
 * @property {() => string | null} takeGame the board's game before a reload, as a link
 */

/**
 * The state of a board: everything that its picture is drawn from.
 * @typedef {object} State
 * @property {Table} table the game at the table, its seats and notices
 * @property {Session | null} session the game at the table; null: none could be opened yet
 * @property {Words} words in the language of the text around the element
 * @property {Settings} settings read from the attributes
 * @property {Engine} engine the rules of the game's family, once there is a game
 * @property {Task | null} task that is to be solved in the game, if it is one
 * @property {Reading | null} reading the parts for readers, once some of them are needed
 * @property {PositionEditor | null} editor of the position that a reader sets up
 * @property {Watching | null} watching the live game that is watched
 * @property {boolean} isLegendOpen whether a reader wants to see how all pieces move
 * @property {boolean} isRunning whether the replay runs by itself
 * @property {number} awayHeight how high the board is, in pixels, while it is not drawn because it is far out of sight;
 *   else 0
 * @property {boolean} hasFocus whether something of the board has the focus
 * @property {boolean} hasPage whether there are links to our page
 * @property {string} current the text of the position shown, also of one that a reader sets up
 * @property {string} link to the game on our page; without one only what stands after `#`; empty: there is no game
 * @property {import('../../board/motley-view.js').MotleyView | null} board the board that is drawn
 */

/**
 * The services that work on the state.
 * @typedef {object} Services
 * @property {import('./described.js').Described} described the game that the attributes describe
 * @property {import('./piece-choice.js').PieceChoice} pieceChoice the set of pieces that the author has chosen
 * @property {import('./requests.js').Requests} requests of readers besides the game
 * @property {import('./running.js').Running} running the replay and the answers in a task
 * @property {Asked} thinker of the computers
 */

/**
 * The actions of a board that other parts call.
 * @typedef {object} Actions
 * @property {() => void} update asks for a new picture
 * @property {(settings: Settings, engine: Engine, opened: Opened) => void} seat puts a game on the table, with the
 *   settings that describe it and the rules of its family
 * @property {(variant: string) => Promise<Engine>} engineFor the rules of a variant, with the words of its family.
 *   Rejects if they do not come
 * @property {(file: string) => Promise<void>} addWords loads the messages of a file
 * @property {(text: string, by: Who) => void} play plays a legal action. Throws a
 *   MotleyError if it is not
 * @property {(ply: number) => boolean} goTo shows the position after so many actions; false if there are not so many
 * @property {(path: string[]) => boolean} goAlong shows the position that these actions lead to from the start, in the
 *   game or in a variation; false if there is none
 * @property {() => PlainTree} tree the game with its variations, as plain data
 * @property {(way: 1 | -1) => boolean} goBy goes one action of a person back or forward; false if there was none
 * @property {(from: string, to: string) => ReturnType<typeof import('../../words/refusals.js').explain>} explain why no
 *   action leads from one square to another
 * @property {() => void} focus puts the focus on the board
 */

/**
 * The events in the life of the element, told to the board.
 * @typedef {object} Life
 * @property {() => void} rest it has left the document
 * @property {() => void} resume it is in the document again
 * @property {() => void} dress it has come into another document, which took its styles away
 * @property {(isAway: boolean) => void} setAway it has gone far out of sight, or comes back
 */

/** @typedef {State & Services & Actions & Life} Board */

/**
 * The board as it is handed to the parts for readers.
 * @typedef {Pick<Board, 'board' | 'current' | 'described' | 'engine' | 'engineFor' | 'focus' | 'goTo' | 'hasFocus' |
 *   'hasPage' | 'isLegendOpen' | 'link' | 'play' | 'reading' | 'session' | 'settings' | 'table' | 'task' |
 *   'thinker' | 'update' | 'words'>} ReadBoard
 */

export {};
