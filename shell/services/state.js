// The page as its services, panels and dialogs know it. They say with `Pick` which of it they need; the App has all.

/**
 * @typedef {import('../../web/types.js').View} View
 * @typedef {import('../board/view/types.js').Scene} Scene
 * @typedef {import('../links/links.js').Link} Link
 * @typedef {import('../saving/autosave.js').GameRecord} GameRecord
 * @typedef {import('../saving/preferences.js').Choices} Choices
 * @typedef {import('../table/game/setup.js').Setup} Setup
 * @typedef {import('../table/game/session.js').Session} Session
 * @typedef {import('../table/table.js').Change} Change
 * @typedef {import('../words/words.js').Words} Words
 * @typedef {import('../library/saved-games.js').AnyRules} AnyRules
 */

/**
 * The beginning of a game.
 * @typedef {{ variant: string, position?: string, choose?: import('../table/game/setup.js').Manner,
 *   game?: NewGame }} Start with `game` if it is settled already who plays it, and how
 */

/** Whom a game is begun against: `watch` for computers alone. @typedef {Choices['opponent'] | 'watch'} Opponent */

/**
 * A puzzle or a lesson, which is solved at the table instead of a game.
 * @typedef {object} Task
 * @property {boolean} isDone nobody may act on the board
 * @property {() => void} follow called after each change of the game
 * @property {() => void} drop called when another game comes to the table
 * @property {() => void} ask more of a hint
 * @property {(step: 1 | -1) => void} [goBy] takes back what was done, or does it again, instead of the game's actions
 * @property {() => unknown} screen
 * @property {{ goal: string, question: string }} [asked] the question of a board on another page
 */

/**
 * The open dialog, with its subject and what was entered there.
 * @typedef {object} Dialog
 * @property {string} name
 * @property {import('./new-game-draft.js').Draft} [draft] the form for a new game
 * @property {unknown} [snippet] the form for a board on somebody's page
 * @property {string} [text] that is to be opened
 * @property {string} [file] the name of the file that the text comes from
 * @property {Pick<File, 'name' | 'size' | 'arrayBuffer'>} [source] the file itself, if it could be read otherwise
 * @property {import('../table/records/opened-text.js').OlderEncoding} [encoding] in which it was read, if not UTF-8
 * @property {string} [letters] parts of the text by which that can be seen to be right
 * @property {boolean} [isOpening] whether the text is being read
 * @property {{ done: number, count: number }} [progress] how many of how many games have been read
 * @property {unknown} [error] why the text was refused
 * @property {Start} [editable] its position, if only the rules refuse it
 * @property {string} [variant] whose rules or lessons are shown
 * @property {import('../table/game/chapters.js').Chapter[]} [chapters] the lessons
 * @property {string[]} [agreed] the seats that agree to a draw
 * @property {Start} [preset] that is to be played
 * @property {import('../table/records/record.js').GameText[]} [games] of a file
 * @property {import('../table/records/record.js').Fault[]} [faults] of its games that cannot be read
 * @property {number} [chosen] the game of them that is to be opened, from 0
 * @property {number} [shownGames] how many of them are shown
 * @property {number} [shownFaults]
 */

/**
 * The people who play the game by link, also while their part of the page is loaded.
 * @typedef {object} ByLink
 * @property {unknown} [own] is stored with the game
 * @property {import('../table/whose-turn.js').LinkedTurn} turn the facts that decide which player may act
 * @property {import('../board/view/types.js').View} [chosen] what the board shows while not all have chosen
 * @property {boolean} [isFixed] whether the start can no longer be changed
 * @property {boolean} [isWaiting] whether a decision, such as a draw, is for others to make, or in the panel
 * @property {boolean} [isChoosing] whether forms of pieces are to be chosen first
 * @property {boolean} [isNew] whether the game was made here just now
 * @property {string} [id] of the stored game; without one it was not here before
 * @property {number} [since] when it was stored as it is here
 * @property {import('../saving/store.js').SetupRecord} [setup] forms of pieces that were being chosen
 * @property {string} [falseSeat] the seat that has shown something else than it has chosen
 * @property {() => void} [begin]
 * @property {() => void} [follow]
 * @property {(manner?: import('../table/game/setup.js').Manner) => void} [choose]
 * @property {(seat: string) => boolean} [isMine]
 * @property {(ended: unknown) => unknown} [draw]
 * @property {() => unknown} [drawCompany] who is here, while the forms of pieces are chosen
 * @property {Live} [live] the way by which the game travels by itself; undefined: it does not
 * @property {() => void} [followLive] called after each change of `live`
 * @property {string} [address] the link to send
 * @property {() => void} [noteSent] called when the link was sent
 * @property {string[]} [others] the seats of people elsewhere
 * @property {(seat: string) => string | undefined} [told] the name by which the person at a seat elsewhere is called
 * @property {boolean} [isTogether] whether all others are here, so that nobody has to be sent a link
 * @property {boolean} [isOffering] whether a draw is offered with the next turn
 * @property {() => void} [toggleOffer]
 * @property {{ link: Link, id: string }} [shown] the game as others know it, and its ID
 * @property {() => void} [asPlayer] opens the link of a game that is watched as one for players, where it was one
 * @property {{ servers: string[], begin: () => Promise<void> }} [watched] the live game that is watched
 * @property {boolean} [isWatched] whether nobody here plays it, and it is not to be stored
 * @property {() => void} [leave] called when the game leaves the table
 */

/**
 * Whether a person elsewhere is here: `new`, nobody has come yet; `away`, silent for some seconds; `gone`, the page is
 * closed, or another game is open there.
 * @typedef {'new' | 'here' | 'away' | 'gone'} Presence
 */

/**
 * A game by link that travels by itself, as the page shows it.
 * @typedef {object} Live
 * @property {'asking' | 'off' | 'unable' | 'joining' | 'on' | 'elsewhere'} state asking: the visitor has not agreed
 *   yet; off: the visitor does not want it; unable: this browser cannot; joining: nobody has been met yet; elsewhere:
 *   another tab of this browser does it
 * @property {string[]} servers the hosts that know of a meeting: of the relays, and of STUN and TURN
 * @property {'trying' | 'open' | 'silent'} relays silent: none has answered for some seconds
 * @property {(seat: string) => Presence} presence
 * @property {(seat: string) => string | undefined} nameOf the name that the person at a seat elsewhere has told, as it
 *   came
 * @property {{ seat: string, key: string }[]} questions other browsers that ask for a seat that is held
 * @property {(question: { seat: string, key: string }, isYes: boolean) => void} answer
 * @property {() => void} agree called when the visitor has agreed, and the meeting begins; or does not agree any more
 * @property {() => void} follow called after each change of the game at the table
 * @property {() => void} leave called when the game leaves the table
 * @property {(seat: string) => number | undefined} delay how long words of a seat are on their way, in milliseconds
 * @property {() => void} tellName called when the visitor has another name
 * @property {{ seat: string } | null} next the person who has asked to play again; null: nobody has
 * @property {() => void} askNext asks the others to play again, with seats changed
 * @property {(isYes: boolean) => void} answerNext
 */

/**
 * A game by link at the table, as what travels by itself needs it.
 * @typedef {object} LinkedTable
 * @property {Pick<Page, 'choices' | 'clocks' | 'drawClocks' | 'engine' | 'navigation' | 'seat' | 'table' | 'update' |
 *   'words'>} app
 * @property {{ id: string }} round
 * @property {Own} own
 * @property {Session} session
 * @property {boolean} isOnLine whether what is shown goes on from what others know
 * @property {() => void} follow
 * @property {() => void} followLive
 * @property {(seat: string) => string} nameOf
 * @property {number} [since] when it was stored as it is here
 */

/**
 * An action that is chosen while somebody else is to act.
 * @typedef {object} Premove
 * @property {(session: Session) => { view: View, isOff: boolean } | null} details set on the board meanwhile
 * @property {(change: Change) => void} follow called after each change of the game
 * @property {import('../../web/types.js').Action | undefined} shown the action that is marked on the board
 */

/**
 * The closer look at a piece or at all captures, once it is loaded.
 * @typedef {object} Look
 * @property {boolean} isTaking whether the captures of both sides are shown
 * @property {(scene: Scene) => unknown} draw
 * @property {(session: Session, isTelling: boolean) => unknown} card
 * @property {() => void} forget forgets the piece that was looked at
 * @property {(square: string) => void} tell
 * @property {() => void} leave takes back what was told
 * @property {() => void} toggleTakes
 * @property {() => void} redraw
 * @property {(session: Session, seat: string) => import('../../web/types.js').SupposedTurn | null} turn the turn of a
 *   seat if it began now; null as long as it is not known
 */

/**
 * The clocks of a game at the table: those of one screen, those of a live game, and those that are only watched.
 * @typedef {import('../table/clocks/clocks.js').Clocks | import('../live/live-clock.js').LiveClock |
 *   import('../live/watched-clock.js').WatchedClock} AnyClocks
 */

/**
 * The state of the page: everything that its picture is drawn from.
 * @typedef {object} State
 * @property {import('../table/table.js').Table} table the game at the table, its seats and notices
 * @property {Session | null} session the game or the task at the table; null: the start screen is shown
 * @property {Setup | null} setup the forms of pieces that are being chosen before a game
 * @property {Task | null} task a puzzle or a lesson, instead of a game
 * @property {import('../table/advice/practice.js').Practice | null} practice mistakes that are tried again
 * @property {AnyClocks | null} clocks of the game, if it has any; those of a live game nobody stops
 * @property {ByLink | null} byLink the people who play the game by link, if any do; while this is loaded nobody acts
 * @property {boolean} canConnect whether games by link can travel by themselves here, as far as that is known yet
 * @property {Premove | null} premove the action that is planned, once somebody else was to act
 * @property {'moves' | 'pieces' | 'rules' | 'analysis' | 'game'} tab that is shown beside the board
 * @property {boolean} isTabPulled whether its panel is pulled up, where the window is higher than wide
 * @property {Dialog | null} dialog that is open
 * @property {{ focus(): void, close(): void, draw(session: Session): unknown } | null} typing the field in
 *   which actions are typed
 * @property {import('../table/computer/self-play.js').SelfPlay | null} selfPlay games for a balance report
 * @property {Choices} choices the settings
 * @property {Words} words in the language that the page speaks
 * @property {import('../../web/types.js').Schema} schema all families on offer
 * @property {HTMLElement} root the element that the page is drawn in
 * @property {import('../table/table.js').BoardElement | null} board the board that is drawn
 */

/** The dialogs of a part, by their names. @typedef {Record<string, (page: Page) => unknown>} Dialogs */

/**
 * The panel of a game's variations.
 * @typedef {object} VariationsPanel
 * @property {(ply: number) => unknown} annotated glyphs of annotators beside an action
 * @property {(ply: number) => unknown} told the variations and comments after so many actions
 * @property {() => unknown} beginning those before the first action
 * @property {() => unknown} tools
 */

/**
 * The parts of the page that come when somebody asks for them, each with its words.
 * @typedef {object} Parts
 * @property {() => Promise<{ analysis: (session: Session) => unknown,
 *   atBoard: (session: Session) => { trail?: import('../board/view/types.js').Trail,
 *     draw?: (scene: Scene) => unknown, beside?: unknown }, review: () => void, dialogs: Dialogs,
 *   SelfPlay: typeof import('../table/computer/self-play.js').SelfPlay }>} analysis the analysis, the review of a game,
 *   and the games that computers play for a report
 * @property {() => Promise<{ openByLink: (session: Session, kept: ByLink) => Promise<ByLink | null>,
 *   receive: (opened: Received) => Promise<Received>,
 *   joinTabs: (known: GameRecord, mine: GameRecord, theirs: GameRecord) => Partial<GameRecord> | null,
 *   dialogs: Dialogs }>} byLink games that are played by sending links
 * @property {() => Promise<{ dialogs: Dialogs, matching: typeof import('../library/find-saved.js').matching,
 *   findRecords: typeof import('../library/saved-records.js').findRecords,
 *   importRecords: typeof import('../library/saved-records.js').importRecords,
 *   openFile: (page: Pick<Page, 'openDialog' | 'words'>, file: File) => Promise<void> }>} dialogs all but those of
 *   other parts
 * @property {() => Promise<{ readPgn: typeof import('../table/records/pgn.js').readPgn }>} pgn games of chess as other
 *   programs write them
 * @property {() => Promise<{ findEditable: (fragment: string) => Promise<Start | undefined>,
 *   openEditor: (start: Start, isArray: boolean) => void, tellMended: (session: Session) => void }>} editor of
 *   positions, and what is told of those that are refused, or read otherwise than they are written
 * @property {() => Promise<{ dialogs: Dialogs,
 *   loadLessons: (family: string) => Promise<import('../table/game/chapters.js').Chapter[]>,
 *   openLesson: (family: string) => Promise<void>, openPuzzle: (which: string) => Promise<void>,
 *   openLessonLink: OpenTask, openPuzzleLink: OpenTask }>} learning lessons and puzzles
 * @property {() => Promise<{ makeLook: () => Look, makePremove: (look: Look) => Premove }>} possible actions that are
 *   possible besides the legal ones, and those that are chosen before one's turn
 * @property {() => Promise<{ Annotations: typeof import('../board/acting/annotate.js').Annotations, dialogs: Dialogs,
 *   makeTyping: () => NonNullable<State['typing']>, variationsPanel: VariationsPanel,
 *   openVariations: (session: Session, known: import('./variations.js').Known) =>
 *     Promise<import('./variations.js').Variations | null>,
 *   legend: (session: Session, view: View, isFlipped: boolean, isOwnTold?: boolean) => unknown,
 *   gamePanel: (session: Session) => unknown,
 *   rulesText: (variant: string) => unknown, setupScreen: (setup: Setup) => unknown }>} reading a game: its pieces,
 *   its rules, its players and its notes
 * @property {() => Promise<{ dialogs: Dialogs,
 *   writeLinkAsRecord: typeof import('../table/records/record-link.js').writeLinkAsRecord }>} sharing links, records,
 *   pictures, and boards for other pages
 * @property {() => Promise<{ attach: (game: LinkedTable,
 *   servers: import('../live/servers.js').Servers) => Live }>} live games by link that travel by themselves
 * @property {() => Promise<import('../live/servers.js').Servers>} servers that the site names for such games
 * @property {() => Promise<{ watch: typeof import('../live/watch-room.js').watch,
 *   linkToWatch: (link: Link, id: string) => string }>} watching live games that others play, and the link for that
 * @property {() => Promise<import('../art/art.js').PieceSet>} boldSet the bold set of pieces
 * @property {() => Promise<Record<string, View>>} boards the positions of the start screen, by the keys of scenes
 * @property {() => Promise<boolean>} names words alone: the names of the games of all families, and their offers
 * @property {() => Promise<boolean>} explanations words alone: the explanations of options
 */

/**
 * What a review says of a turn.
 * @typedef {object} Remark
 * @property {number} at how many actions were played before the turn
 * @property {number} end how many after it
 * @property {string} sign that judges it
 * @property {import('../table/game/session.js').Step[]} better the turn that was better
 */

/**
 * A part of the page, once it is loaded.
 * @template {keyof Parts} Name
 * @typedef {Awaited<ReturnType<Parts[Name]>>} Part
 */

/**
 * Opens a link as a task: returns a function that puts it at the table.
 * @typedef {(link: Link) => Promise<() => void>} OpenTask
 */

/**
 * The data of a game that only this browser knows.
 * @typedef {object} Own
 * @property {string} seat that it holds; empty: it looks on
 * @property {string} mark of this browser
 * @property {string} sent the last link that was sent or taken over; empty: none yet
 * @property {string} [secret] what it has chosen
 * @property {string} [agreed] the last link of a live game that others are known to have, where `sent` says more
 * @property {string} [key] the private key of this browser for a live game, in hexadecimal digits
 * @property {Record<string, string>} [keys] the public keys that speak for the seats of a live game
 * @property {Record<string, string>} [names] by which people elsewhere have called themselves in it, by seat
 */

/**
 * A game of a link before it is put at the table.
 * @typedef {object} Received
 * @property {Session} session
 * @property {import('../table/game/session.js').Problem[]} problems
 * @property {GameRecord} [record] where the game is stored
 * @property {Own} [own] the part of this browser in it, if it is played by link
 * @property {string} [falseSeat] the seat that has shown something else than it has chosen
 * @property {boolean} [isNews] whether it is to be stored
 * @property {() => void} [asPlayer] opens the link as one for players, where the game is watched since no seat is free
 * @property {() => void} [tell] tells the news of it, when the game is at the table
 */

/**
 * The services of the page.
 * @typedef {object} Services
 * @property {AnyRules} engine the rules
 * @property {import('../saving/store.js').Store} store the games that are kept
 * @property {BroadcastChannel} [tabs] by which tabs tell each other what they have saved
 * @property {import('../../web/task.js').Asked} thinker that computers, hints and the analysis think with
 * @property {import('../table/game/scenes.js').Scenes} scenes positions to look at
 * @property {import('../loading/loader.js').Loader<Parts>} parts of the page that come when somebody asks for them
 * @property {import('../table/advice/hints.js').Hints} hints
 * @property {import('../table/advice/analysis.js').Analysis} analysis
 * @property {import('./saved-list.js').SavedList} savedList the saved games, as they are listed
 * @property {import('./arrangement.js').Arrangement} arrangement of forms of pieces before a game
 * @property {import('./closer-look.js').CloserLook} closerLook
 * @property {import('./navigation.js').Navigation} navigation the address and what it opens
 * @property {import('./drawings.js').Drawings} drawings arrows and circles on the board
 * @property {import('./game-variations.js').GameVariations} variations
 * @property {import('./language.js').Language} language
 */

/**
 * The actions of the page, for its panels and dialogs.
 * @typedef {object} Actions
 * @property {() => void} update asks for a new picture
 * @property {() => void} drawClocks draws the clocks alone
 * @property {(chosen: Partial<Choices>) => void} choose changes settings
 * @property {(tab: State['tab'], isPulled?: boolean) => void} showTab
 * @property {(name: string, details?: Omit<Dialog, 'name'>) => void} openDialog
 * @property {() => void} closeDialog
 * @property {(variant: string) => Promise<void>} need loads the rules of a variant's family
 * @property {(variant: string, run: () => void) => boolean} waits whether rules have to be loaded before something is
 *   done, which is done then
 * @property {(start: Start) => View | undefined} shown a position that the start screen shows; undefined as long as it
 *   is not loaded
 * @property {(file: string) => Promise<void>} addWords loads the messages of a file
 * @property {() => Promise<void>} beginAnew removes all that this browser keeps for the page
 * @property {() => void} goHome takes the game off the table and shows the start screen
 * @property {() => void} leave takes the game off the table
 * @property {(session: Session, record?: GameRecord, opened?: Pick<Received, 'asPlayer' | 'own' | 'isNews'>) => void}
 *   seat puts a game on the table
 * @property {(session: Session, record: Pick<GameRecord, 'id' | 'own' | 'setup'>) => void} exchange shows the game as
 *   another tab or somebody elsewhere has played it on
 * @property {(variant: string, details?: NewGame) => void} start starts a new game
 * @property {(preset: Start, opponent?: Opponent) => void} play starts a game, against the usual opponent unless
 *   another one is given
 * @property {(how?: { isAnew?: boolean, isTurned?: boolean }) => void} playAgain starts the same game once more; with
 *   `isAnew` its pieces are chosen again, with `isTurned` its players change seats
 * @property {(variant?: string) => void} openNewGame opens the form for a new game
 * @property {(which: string) => Promise<void>} openPuzzle
 * @property {(start: Start, isArray?: boolean) => Promise<void>} openEditor
 * @property {(family: string) => Promise<void>} openLesson
 * @property {(variant: string) => Promise<void>} openLessons
 * @property {() => Promise<void>} openBalance
 * @property {() => Promise<void>} openReview shows the review of the game at the table, and begins it
 * @property {() => Promise<void>} openTyping
 * @property {() => Promise<void>} openSaved
 * @property {() => void} flip shows the board from the other side, and says so
 * @property {() => Promise<boolean>} copyLink returns whether it is copied, which is told
 * @property {() => Promise<boolean>} copyRecord the same
 * @property {() => Promise<void>} reload loads the page again, once the game is saved
 */

/**
 * @typedef {object} NewGame
 * @property {string} [position]
 * @property {number} [seed] that draws the start
 * @property {import('./arrangement.js').Begin} [army] how the forms of its pieces are settled
 * @property {string} [players] as in links
 * @property {string} [clock] as in links
 * @property {boolean} [isByLink] whether the people play by link
 * @property {boolean} [hasManners] whether they have agreed on manners at the table
 */

/** @typedef {State & Services & Actions} Page */

export {};
