# Words of the page's parts; boards on other pages have some of them, too.

## Start screen, new game

# $done: how many are done
lessons-learn =
    { $done ->
        [0] Learn in three minutes
        [one] Lessons ({ $done } done)
       *[other] Lessons ({ $done } done)
    }
lessons-card = One idea at a time:
family-till-line = No board at all: the pieces are tiles on an endless table and must always stay connected. Two to six players; capture a king, and its army is yours.
preset-till-line = Sixteen tiles each.
preset-till-3-line = Fourteen tiles each.
preset-till-4-line = Twelve tiles each.
preset-till-5-line = Twelve tiles each.
preset-till-6-line = Twelve tiles each.
preset-till-2-lines-line = Two players, ready to play: two lines that meet at one pawn each.
preset-till-2-quick-line = Ready to play, with four pawns each.
preset-till-3-triangle-line = Three players, ready to play, around a triangle.
preset-till-3-quick-line = Ready to play, without pawns.
preset-till-4-courtyard-line = Four players, ready to play, around a square.
preset-till-4-quick-line = Ready to play, without pawns.
preset-till-5-courtyard-line = Five players, ready to play, around a rectangle.
preset-till-5-quick-line = Ready to play, without pawns.
preset-till-6-courtyard-line = Six players, ready to play, around a rectangle.
preset-till-6-quick-line = Ready to play, without pawns.
puzzles-line = Find the one turn that wins, however the other side replies.
puzzle-of-day = Puzzle of the day
puzzle-rating-short = rating { $rating }
try-title = Games to try
home-opponent =
    { $opponent ->
        [friend] Opponent: a friend on this screen.
        [link] Opponent: a friend by link.
       *[computer] { $seconds ->
            [0] Opponent: the computer, level { $level }.
           *[other] Opponent: the computer, { $seconds } s per action.
        }
    }
home-opponent-change = Change
resume-title = Continue playing
play-name = Play { $name }
also = Or with a twist:
embed-line = Do you have a website or a blog? Two lines of code put a board on it that knows all the rules and plays with your readers.
embed-make = Get the two lines
saved-setup = Being set up
saved-turn = Turn { $number }, { NAME($seat) } to play
family-custodian-line = Two pieces capture together, each pair in its own pattern. March your king to the enemy’s throne.
preset-custodian-line = Bishops between rooks and knights.
preset-custodian-classic-line = Bishops between knights and king, as in chess.
preset-custodian-four-line = Each side has two more bishops, so it has bishops on both colours.
preset-custodian-step-line = Bishops may change colour with a step that captures nothing.
preset-custodian-swapped-line = Knights pair up the other way round, which makes bishops stronger.
preset-custodian-cylinder-line = The left and right edges are joined.
preset-custodian-recruited-line = Captured pieces change sides, kings too.
option-custodian-array-between-help = Bishops stand between rooks and knights, with diagonals to the thrones.
option-custodian-array-classic-help = Bishops stand between knights and king, as in chess.
option-custodian-array-four-help = Bishops inside, and two more instead of pawns: bishops on both colours.
option-custodian-bishops-slide-help = A bishop stays on its colour.
option-custodian-bishops-step-help = A bishop may also step one square straight ahead, back or to the side; that step captures nothing.
option-custodian-pairs-standard-help = A rook and a knight stand beside the enemy piece; a bishop and a knight at its corners; for a rook and a bishop, the rook stands beside it and the bishop at a corner.
option-custodian-pairs-swapped-help = A rook and a knight stand at corners of the enemy piece; a bishop and a knight beside it; of a rook and a bishop, either one stands beside it.
option-custodian-board-flat-help = The board ends at its edges.
option-custodian-board-cylinder-help = The a and g files are neighbours, for moving and for capturing.
option-custodian-captured-removed-help = Capturing the king wins.
option-custodian-captured-recruited-help = They stay where they are and change sides, kings too. A player left with nothing, or with one piece that is not a king, loses.
family-taketwo-line = Every queen and pawn has three cards that say how it moves. Switch two cards, then move.
preset-taketwo-line = Every turn, you may switch two cards; then you move.
preset-taketwo-orthodox-line = The cards stay as they are: with the usual ones, this is ordinary chess.
option-taketwo-switch-on-help = Before moving, a player may switch two cards of one piece.
option-taketwo-switch-off-help = The cards stay in the order they had at the start.
family-tches-line = Chess with twelve kinds of piece, and fourteen more on their back sides. Three pieces move every turn, and you can mix the rules as you like.
preset-tches-line = Three pieces per turn, with the pieces of the main set.
preset-tches-first-steps-line = The pieces of chess, one action per turn: no castling, no double step, and no stalemate.
preset-tches-guardians-line = Two new pieces that move first and then capture in another direction.
preset-tches-griffins-line = Two new pieces that leap like knights and then capture.
preset-tches-lions-line = Two new pieces: one short-range, one powerful.
preset-tches-strike-line = The pieces of chess, and a turn in which three of them move.
preset-tches-main-set-line = All pieces of the main set, one action per turn.
preset-tches-templars-line = Guardians and paladins turned over: they move one way and capture another.
preset-tches-riders-line = Griffins and champions turned over: they move by leaping and capture from afar.
preset-tches-archers-line = Rooks and bishops turned over: they leap exactly two squares.
preset-tches-chariots-line = Knights and queens turned over: they go round a corner and cannot leap.
preset-tches-emperors-line = Lions turned over: they leap like knights and then capture like kings.
preset-tches-jesters-line = Magisters turned over: they move like the piece that the opponent moved last.
preset-tches-flankers-line = Pawns turned over: they may also step to the side.
preset-tches-sentinels-line = Pawns turned over: they move diagonally, and capture straight ahead and to the side.
preset-tches-zealots-line = Pawns turned over: they move and capture diagonally ahead.
preset-tches-pikemen-line = Pawns turned over: they capture two squares ahead.
preset-tches-back-sides-line = Every piece except the king is turned over; three pieces move every turn.
preset-tches-own-armies-line = One after the other, each side openly turns over the pieces it likes; two actions per turn.
preset-tches-two-armies-line = Each side has turned over different pieces.
preset-tches-two-pieces-line = Two pieces move every turn.
preset-tches-same-line = Three actions per turn, and the same piece may make them all.
preset-tches-escort-line = A king that reaches the enemy’s portal also wins.
preset-tches-run-line = No check: bring your king to the enemy’s portal before it is captured.
preset-tches-capture-line = No checkmate: capture the enemy king and carry it home under your piece.
preset-tches-flag-line = The king cannot move: capture it and carry it home.
preset-tches-hunt-line = The king is an ordinary piece; whoever loses the last assassin loses.
preset-tches-heirs-line = When a jester is lost, a pawn becomes the new one.
preset-tches-exchange-line = A lost queen is replaced by the magister, and a lost magister by the queen.
preset-tches-transport-line = Knights and similar pieces carry other pieces across the board.
preset-tches-polarity-line = Every piece faces one way and never moves backwards; after its move it may turn.
preset-tches-polarity-free-line = Turning a piece where it stands is also an action.
preset-tches-skirmish-line = A small board: capture the king and carry it home, two actions per turn.
preset-tches-caravan-line = A small board: escort your king; pieces carry others, and a lost jester is replaced.
preset-tches-tournament-line = Capture the queens and magisters, or bring your king to the enemy’s portal; pieces never move backwards.
preset-tches-everything-line = Capture, escort, replacement, transportation and polarity in one game.
option-tches-same-off-help = Each action of a turn is by a different piece.
option-tches-same-on-help = One piece may make several of a turn’s actions, or all of them.
option-tches-king-mate-help = A player who cannot save the king, or has no legal action, loses.
option-tches-king-capture-help = The king or other royal piece moves but never captures. The piece that captures it must carry it to its own side’s portal.
option-tches-king-flag-help = The king or other royal piece does not move. The piece that captures it must carry it to its own side’s portal.
option-tches-king-plain-help = Other pieces are the prey: whoever loses them loses the game.
option-tches-escort-off-help = Where the king stands does not matter.
option-tches-escort-on-help = A free king on the enemy’s portal wins too, besides the other ways to win.
option-tches-transport-off-help = Every square has room for one piece.
option-tches-transport-on-help = They may step onto another piece of their side, carry it along, and set it down.
option-tches-polarity-off-help = Pieces move in all directions.
option-tches-polarity-on-help = Pieces face one way and never move backwards; after its move a piece may turn.
option-tches-polarity-free-help = Pieces face one way and never move backwards; turning a piece where it stands is an action.
option-tches-zealot-step-help = A zealot goes one square diagonally ahead.
option-tches-zealot-slide-help = A zealot goes diagonally ahead like a bishop.
option-tches-hunt-last-help = A player with no prey piece left loses.
option-tches-hunt-first-help = A player with fewer prey pieces than at the start loses. This is possible only if the king is an ordinary piece.

## Dialogs: settings, new game, saved games, open, help

settings-turns = A turn of several actions
settings-turns-auto = ends by itself
settings-turns-confirm = ends when you say so
settings-premove = Plan a move while the opponent thinks
settings-premove-on = yes
settings-premove-off = no
new-option-usual = as usual
new-draw = Set up
armies-none = none
armies-side = Front or back of the { NAME($kind) }
armies-lost = Lost piece
armies-new = Replacement
armies-source = Replacement for the { NAME($kind) }
armies-remove = Remove the replacement for the { NAME($kind) }
armies-add = Add
new-table = The table at the start
new-table-random = Random
new-table-random-line = A quiet starting position, set up at random. The same number always gives the same table.
new-table-seed = Number
new-table-again = Another one
new-table-hand = Place the tiles yourselves
new-table-hand-line = One tile at a time, the king last, as in the rules.
new-family = Which game?
new-preset = Variant
new-preset-own = your own
new-army = The pieces at the start
new-army-usual = Both alike
new-army-apart = Different armies
new-army-open = Each chooses openly
new-army-secret = Each chooses in secret
new-army-random = Random
new-as-text = As text
new-text = The game as text
new-position = Position to start from
new-position-usual = the usual start
new-by-link = People play by link
new-side = Your side
new-side-people = Only people play
new-side-seat = { NAME($seat) }, against the computer
new-side-lot = Random, against the computer
new-side-watch = None: I watch the computer play
new-side-other = As chosen below
new-manners = Etiquette at the table
new-manners-line = It is shown with the rules; nothing is enforced.
new-two-tables = Two tables of { $count }
new-two-tables-line = Two games begin, each with its own link. At each table a button leads to the other.
new-start = Start the game
open-title = Open a game
open-label = A link, a game record, a game as text, or a position
open-help = For example, a link that somebody sent you, or “custodian;array=four”. The current game stays in “Your games”. Chess games in PGN can be opened too.
open-file = Or a file of game records
open-do = Open
open-doing = Opening…
open-long-file = “{ $name }”, { $count } characters, is ready to be opened.
open-long-text = A text of { $count } characters is ready to be opened.
open-encoding = The file is not in UTF-8, so it is read as { $encoding }: { $letters }.
open-other-encoding = Read it as { $encoding }
open-windows-1252 = Windows-1252 (Western Europe)
open-windows-1251 = Windows-1251 (Cyrillic)
open-damaged = The characters shown as � were lost before the text was opened here. Type them again, or leave them.
saved-none = No games yet.
saved-where = Every game you play is saved in this browser. A private window loses all games when it is closed: to keep a game, save it as a file.
saved-count =
    { $count ->
        [0] not started
        [one] 1 action
       *[other] { $count } actions
    }
saved-forget = Delete { $name }
saved-export = Save all as a file
saved-broken = A game that cannot be read
saved-broken-text = This saved game is damaged. It is kept as it is, and “Save all as a file” includes it.
settings-language = Language
settings-language-auto = Same as the browser
settings-theme = Light or dark
settings-theme-auto = Same as the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-board = Board
settings-board-wood = Wood
settings-board-green = Green
settings-board-blue = Blue
settings-board-grey = Grey
settings-board-slate = Slate
settings-board-lilac = Lilac
settings-pieces = Pieces
settings-pieces-classic = Classic
settings-pieces-bold = Bold
settings-pieces-letters = Letters
settings-glide = Pieces move
settings-glide-normal = quickly
settings-glide-slow = slowly
settings-glide-fast = very fast
settings-glide-off = at once
settings-sound = Sounds
settings-sound-on = on
settings-sound-off = off
settings-shake = Vibration
settings-shake-off = never
settings-shake-on = with every action
settings-look = Cards
settings-look-lines = Lines
settings-look-pieces = Pieces
settings-look-dots = Dots
settings-coordinates = Coordinates
settings-coordinates-inside = in the squares
settings-coordinates-outside = beside the board
settings-coordinates-none = none
settings-notation = Notation
settings-notation-squares = both squares (g1–f3)
settings-notation-short = short (f3)
settings-cards = On the board, show
settings-cards-all = the cards of all pieces
settings-cards-changed = only cards that differ from chess
anew = Delete everything saved here
anew-title = Delete everything saved here?
anew-text = All your games, your settings and your progress in lessons and puzzles will be deleted from this browser. This cannot be undone. To keep games, first save them as a file in “Your games”.
anew-remove = Delete everything
anew-keep = Keep everything
help-title = Help
help-board = On the board
help-touch = Select a piece, then a square; or drag the piece there.
help-signs = A dot marks a move, brackets a move that captures, upward arrows a promotion. Pieces that will be captured are crossed out before you let go.
help-why = Select a square that is not marked, and the board says why the piece cannot go there.
help-ahead = While the opponent thinks, choose your next move: it is played when your turn begins, if it is legal then.
help-finger = On a touch screen
help-finger-table = One finger moves an endless table; two fingers zoom in and out.
help-mouse = With the mouse
help-mouse-draw = The right button draws arrows and circles: red with Shift, blue with Alt, yellow with both.
help-mouse-table = Dragging moves an endless table; the wheel zooms in and out.
help-board-keys = Keys on the board
key-board-walk = move around the board
key-board-take = pick up, and put down
key-board-drop = put the piece back
key-board-moves = say where the piece can go
key-board-piece = your next piece; with Shift the previous one
key-board-choice = the next square that can be chosen; with Shift the previous one
key-board-turn = turn the piece, where pieces face one way
key-board-zoom = endless table: zoom in, zoom out, show all
help-keys = Anywhere on the page
help-keys-on = Use single keys as shortcuts
help-key = Key
help-what = Effect
key-back = one action back; during a game against the computer, to your last one
key-forward = one action forward; during a game against the computer, to your next one
key-start = to the start
key-end = to the end
key-replay = replay the moves since your turn, slowly
key-flip = flip the board
key-board = to the board
key-summary = the position in words
key-type = type an action
key-line = the next variation
key-copy = copy a link
key-full-screen = full screen, and back
key-takes = show or hide possible captures
key-new = new game
key-open = open a link or position
key-games = your games
key-help = this help
saved-tags = Tags
saved-tags-of = Tags of { $name }
saved-export-one = Save { $name } as a file
saved-find = Search for a game, a name, a tag, a date
saved-found =
    { $count ->
        [0] No game
        [one] 1 game
       *[other] { $count } games
    }
saved-more = Show more
saved-import = Open a file of games
key-hint = a hint; again for more

opponent = Who do you want to play against?
opponent-friend = A friend here
opponent-link = A friend by link
opponent-computer = The computer
opponent-strength = How strong should the computer be?
opponent-watch = Watch
opponent-help = You are asked only once. You can change it on the start page, or beside the players of any game.
new-army-usual-help = All pieces start in the usual way for this variant.
new-army-apart-help = You choose here which of White’s and of Black’s pieces are turned over.
new-army-open-help = One after the other; whoever chooses later sees what the others have.
new-army-secret-help = One after the other; everything is shown together when both are ready.
new-army-random-help = The pieces are turned over at random.
reason-file-too-long = This is too long: a file of game records can be at most 4,000,000 characters long.
reason-not-a-text = This is not text, so there is no game in it.
reason-is-address = This is an address at { $token }, not a link to a game here.
reason-is-tak = This is a game of Tak (PTN). Tak is not played here.
reason-is-diagram = This describes an Interactive Diagram. Its game cannot be played here.
reason-is-words = These are ordinary words, not a link, a game record or a position.
# $ranks: 0, where no board is at hand.
reason-other-board =
    { $ranks ->
        [0] This is a position for another board: it has { $rows } rows, and no board here has that many.
       *[other] This is a position for another board: it has { $rows } rows, and the board of this game has { $ranks }.
    }
open-read = { $done } of { $count } games read
reason-other-variant = This is a game of “{ $token }”, which is not one of the games here.
reason-ambiguous-move = “{ $token }” could mean several moves.
records-opened =
    { $count ->
        [one] 1 more game from the file is now in “Your games”.
       *[other] { $count } more games from the file are now in “Your games”.
    }
records-known =
    { $count ->
        [one] 1 game from the file was here already.
       *[other] { $count } games from the file were here already.
    }
games-title = Games in the file
games-faults =
    { $count ->
        [one] 1 game in the file cannot be read:
       *[other] { $count } games in the file cannot be read:
    }
games-good =
    { $count ->
        [one] 1 game can be read. It will be saved in “Your games”.
       *[other] { $count } games can be read. Which one do you want to open?
    }
games-keep =
    { $count ->
        [one] Keep and open it
       *[other] Keep all { $count }, open the chosen one
    }
games-open-one = Open only the chosen one
games-back = Back to the text
games-ongoing = unfinished
refused-game = Game { $number }, line { $line }, column { $column }: { $reason }
records-assumed = If a game is not over by the rules, 1-0 and 0-1 are read as a resignation, and 1/2-1/2 as a draw by agreement.

lessons-title = Lessons: { $name }
lessons-next = next

## Draw, resigning

resign-title = Resign?
resign-text =
    { $count ->
        [one] If you resign, the other side wins. You can take this back.
       *[other] Who resigns? The other side wins. You can take this back.
    }
resign-text-many =
    { $count ->
        [one] If you resign, a computer plays on for you, and the game continues.
       *[other] Who leaves the game? A computer plays on for that player, and the game continues.
    }
resign-back = You can give the seat back to a person in the “Game” tab.
resign-plays-on = A computer plays on for { NAME($seat) }.
resign-seat = { NAME($seat) } resigns
draw-title = Draw?
draw-text = The game ends in a draw if both players agree.
draw-text-all = The game ends in a draw if everyone who is still in agrees. Then points decide the ranking.
draw-seat = { NAME($seat) } agrees
draw-agree = Both agree: draw
draw-agree-all = Everyone agrees: draw
draw-computers = The computer decides for itself: { $seats }.
draw-offer = Offer a draw
draw-asked = The computer is considering a draw.
draw-declined = { NAME($seat) } wants to play on.
draw-failed = The computer could not answer. Offer the draw again.

## Dialog “Share”

share-link = Link, game record, text
share-text = Copy as text
share-bare = Copy without comments and variations: { $count } characters
share-position = Copy a link to the position only
share-file = Save the game record
menu-link = Copy the link
menu-record = Copy the game record
menu-position = Copy the position
share-code = The code opens this game.
share-code-position = The game is too long for a code: this one opens the position shown.
share-no-code = The game is too long for a code.
share-code-name = QR code of the link
share-picture = Picture
share-png = Save as PNG
share-copy-picture = Copy the picture
share-svg = Save as SVG
share-print = Print
share-picture-help = The board as it is now, with arrows and marks. SVG is for web pages.
share-film = Animation
share-gif-film = GIF, for chats
share-png-film = Animated PNG, exact colours
share-film-game = The whole game
share-film-turn = The last turn
share-film-help = Chats play a GIF, but often show only the first position of an animated PNG.
share-copy-failed = This could not be copied. The browser may not allow it: save it as a file instead.
share-failed = The picture could not be made in this browser.
share-noise = This browser does not let pages read their own pictures, so a PNG or an animation would come out as noise. Save the SVG instead, or allow “image data” for this site.
link-length = The link is { $count } characters long.
link-cut = The link is { $count } characters long. Chats cut or split long messages (Discord after 2,000 characters, Telegram after 4,096): then the end of the game is missing. Send the link by email, or send a file.

## Dialog “On your page”

## Purpose of the board

snippet-game = Which game?
snippet-take = What to include
snippet-take-game = This game
snippet-take-game-help = with all its moves
snippet-take-position = This position
snippet-take-position-help = as it is now, without the moves before
snippet-take-start = Only the start
snippet-take-start-help = the same game, no moves played

snippet-mode = What readers can do
snippet-mode-play = Play
snippet-mode-play-help = against each other or the computer
snippet-mode-diagram = Look at it
snippet-mode-diagram-help = a still picture
snippet-mode-replay = Go through the game
snippet-mode-replay-help = step by step, back and forth
snippet-mode-task = Solve it
snippet-mode-task-help = they find the moves, which are hidden
snippet-no-replay = There are no moves to go through.

snippet-at = Moves played when it opens (0 to { $count })
snippet-at-task = Moves played before the task (0 to { $count })
snippet-solution =
    { $count ->
        [0] No move follows: the player to move has to win.
        [one] The solution is the move that follows.
       *[other] The solution is the { $count } moves that follow.
    }

snippet-form = How to embed it
snippet-form-element = Two lines
snippet-form-element-help = for pages where you can write HTML
snippet-form-frame = A frame
snippet-form-frame-help = for sites that allow no scripts

## Look

snippet-looks = Look, size and text
snippet-flip = Seen from the other side
snippet-legend = The pieces and how they move
snippet-legend-button = behind a button
snippet-legend-off = not shown
snippet-legend-open = always shown
snippet-moves = List of moves
snippet-moves-off = not shown
snippet-moves-on = shown
snippet-controls = Buttons below the board
snippet-controls-on = shown
snippet-controls-off = not shown
snippet-drawing = Readers draw arrows and marks
snippet-drawing-on = with the right mouse button
snippet-drawing-off = not at all
snippet-drawing-button = by finger too, after a button
snippet-theme = Colours
snippet-theme-auto = light or dark like your page
snippet-theme-light = light
snippet-theme-dark = dark
snippet-width = Width
snippet-width-value =
    { $width ->
        [0] full width
       *[other] { $width } pixels
    }
snippet-height = Height of the frame in pixels
snippet-names = Names of the players
snippet-names-help = In the order of the seats, separated by commas. Empty: the names in the game record, if any.
snippet-marks = Arrows and marks
snippet-marks-help = On the first position shown: e2:e4 d5=red
snippet-keep = Name under which the reader’s game is saved
snippet-keep-help = Saved in the reader’s browser, so that it survives a reload. Empty: it is not saved.
snippet-record = Include the game record
snippet-record-help = In one attribute, as text that people can read and edit.
snippet-label = Name for screen readers
snippet-label-help = Empty: the name of the game.
snippet-lang = Language
snippet-lang-help = A tag such as en or pt-BR. Empty: the language of your page. English where there is no translation.
snippet-lang-bad = This is not a language tag, so it is left out.

## The board beside it

snippet-preview = Preview
snippet-preview-help = This is the board as on your page. Try it: your own game stays as it is.
snippet-preview-failed = The preview could not be loaded. The text above still works.
snippet-column = Width of the column on your page
snippet-column-value =
    { $width ->
        [0] full width
       *[other] { $width } pixels
    }
snippet-page = Colours of your page
snippet-page-light = Light page
snippet-page-dark = Dark page

## The text

snippet-text-element = Put these two lines where you want the board
snippet-text-frame = Put this where you want the board
snippet-fallback =
    { $mode ->
        [diagram] Open this position of { $name }.
        [replay] Open this game of { $name } and go through it.
        [task] Open this position of { $name } and solve it.
       *[play] Open { $name } and play.
    }
snippet-copy = Copy
snippet-copied = Copied.
snippet-copy-failed = The browser did not allow copying. The text is selected: copy it with the keyboard.
snippet-program = If a program generates your page
snippet-program-help = The first line is needed only once, in the head of the page. Put it there if your text may not contain scripts, as with Vue, VitePress and most editors. Some editors must also be told to allow the element motley-board.
snippet-policy = If your page has a content security policy
snippet-policy-help = Then it must allow at least this:
snippet-policy-worker = Without worker-src the board works too, but the computer then thinks in short slices, between other work of your page.
snippet-policy-style = The style in the text needs style-src 'unsafe-inline'. Without it the frame has the browser’s border, unless your own style sheet removes it.
snippet-listener = If your page may have a script of its own
snippet-listener-help = With this, frames become as high as their boards:

## Analysis of positions

analysis-position = This position
analysis-switch = Analyse the position shown
analysis-switch-help = Shows who is better and the best lines. Switch it off to think for yourself.
analysis-begins = Thinking…
analysis-failed = The analysis could not continue. Start it again.
analysis-over = The game is over in this position. Step back to analyse an earlier one.
analysis-lines = Best lines
analysis-goes-on =
    { $nodes } positions, { $depth ->
        [one] { $depth } action
       *[other] { $depth } actions
    } ahead, still running
analysis-done =
    { $nodes } positions, { $depth ->
        [one] { $depth } action
       *[other] { $depth } actions
    } ahead, finished
analysis-preview-end = Back to the game
analysis-keep = Keep line { $number } as a variation
analysis-kept = The line is now a variation in the list of moves.
judged-equal = About equal.
judged-equal-many = No player is clearly ahead.
judged-better =
    { $pawns ->
        [0.5] { NAME($seat) } is slightly better.
        [one] { NAME($seat) } is better by about a pawn.
       *[other] { NAME($seat) } is better by about { $pawns } pawns.
    }
judged-better-many =
    { $pawns ->
        [0.5] { NAME($seat) } is slightly ahead.
        [one] { NAME($seat) } is ahead by about a pawn.
       *[other] { NAME($seat) } is ahead by about { $pawns } pawns.
    }
judged-win =
    { $count ->
        [one] { NAME($seat) } wins with one action.
       *[other] { NAME($seat) } wins within { $count } actions.
    }
judged-loss =
    { $count ->
        [one] { NAME($seat) } loses with the next action.
       *[other] { NAME($seat) } loses within { $count } actions if all others play against it.
    }
resume-work = Continue

## Balance

balance = How fair is this game?
balance-line = The computer plays the game against itself many times and counts the results.
balance-open = Balance report
balance-running = { $count } of { $games } games played
balance-help = The computer plays against itself, beginning with a few random moves. Everything happens in this browser.
balance-many = The same for many variants
balance-games = How many games
balance-games-value = { $count } games
balance-nodes = Thinking per action
balance-nodes-value = { $count } positions
balance-start = Start
balance-again = Start again
balance-progress = Games played
balance-failed = The games could not continue. Start again.
balance-report = Report
balance-results =
    { $count ->
        [one] Result of 1 game
       *[other] Results of { $count } games
    }
balance-result = Result
balance-share = Share
balance-range = 95% range
balance-wins = { NAME($seat) } wins
balance-draws = Draw
balance-reasons = How games end
balance-end = { $end }: { $share }
balance-length = Length
balance-lengths = { $mean } turns on average; half of the games have at most { $median }.
balance-liveliness = { $choices } legal actions to choose from on average, { $captures } captures per game.
balance-kinds = Pieces, average per game
balance-kind = Piece
balance-takes = Captures
balance-taken = Losses
balance-survives = Survivors
balance-caution = The true share lies in the range 95 times out of 100. All figures show how this computer plays with { $nodes } positions per action, not how people play.
balance-copy = Copy as a table
balance-copied = The table has been copied as comma-separated values.
balance-copy-failed = The table could not be copied.
end-checkmate = checkmate
end-no-moves = no moves left
end-blocked = blocked
end-king-captured = king captured
end-throne = throne reached
end-last-piece = nothing left to capture with
end-portal = portal reached
end-king-home = king brought home
end-prey = prey captured
end-last-king = last king
end-stalemate = stalemate
end-repetition = draw by repetition
end-move-limit = draw by the move limit
end-material = draw by insufficient material
end-all-pass = all passed
end-too-long = stopped after 2,000 actions

## Review of a game, mistakes tried again

review = Whole game
review-none = Once some moves have been played, the computer can review the game here.
review-start = Review the game
review-again = Review again
review-keep = Add to the list of moves
review-kept = The annotation marks and the better turns are now in the list of moves, and stay with the game.
review-progress = Progress of the review
review-goes-on = The game is being reviewed.
review-done =
    { $count ->
        [0] The game has been reviewed: no serious mistakes.
        [one] The game has been reviewed: one mistake.
       *[other] The game has been reviewed: { $count } mistakes.
    }
review-closer = Possible mistakes are analysed more deeply: { $done } of { $count }.
review-failed = The review could not be finished. Please try again.
review-plot = The higher the line, the better for { NAME($seat) }.
review-plot-many = The chances of each player: the higher the line, the better.
review-calm = There were no serious mistakes, and small ones did not add up to much.
review-moments = Mistakes
review-accuracy = Accuracy
review-accuracy-seat = { $percent }%
review-accuracy-help = A turn that loses no winning chances counts as 100, one that loses a quarter of them or more as 0. Accuracy is the average of all turns.
moment = { $number }. { NAME($seat) }: { $action }. Lost { $percent }% of the winning chances.
moment-slow = Turns { $number } to { $last }. { NAME($seat) } lost { $percent }% of the winning chances bit by bit.
moment-scores = The evaluation went from { $before } to { $after }.
moment-better = Better: { $action }
moment-show-better = Show a better turn
moment-answer = The reply: { $action }
moment-turning = turning point
moment-slip = inaccuracy
playout-again = Play it again
practice-offer =
    { $count ->
        [one] Correct { NAME($seat) }’s mistake
       *[other] Correct { NAME($seat) }’s { $count } mistakes
    }
practice-title = A better turn for { NAME($seat) }
practice-number = { $number } of { $count }
practice-ask = The game went: { $action }. Find a better turn on the board.
practice-judging = Checking your turn…
practice-best = As good as the best turn.
practice-solved = Better: that loses only { $percent }% of the winning chances.
practice-wrong = That loses { $percent }% of the winning chances.
practice-again = Try again
practice-next = Next
practice-end = Back to the game

## Hints

hint-line = Expected line: { $line }.
hint-why-win =
    { $count ->
        [one] That wins.
       *[other] That wins within { $count } actions.
    }
hint-why-goal =
    { $steps ->
        [0] That is where it wins.
        [one] It is then one step from winning.
       *[other] It is then { $steps } steps from winning.
    }
hint-why-threatens = It then threatens { $pieces }.
# Another piece than that of the hint.
hint-why-opens = The { NAME($kind) } on { $square } then threatens { $pieces }.

## Puzzles

puzzle-title = Puzzle: { $name }
puzzle-of-day-title = Puzzle of the day: { $name }
puzzle-task =
    { $turns ->
        [1] { NAME($seat) } to play and win this turn.
        [one] { NAME($seat) } wins in { $turns } turn. Find the first one.
       *[other] { NAME($seat) } wins in { $turns } turns. Find the first one.
    }
puzzle-right = Correct. Now the other side replies.
puzzle-wrong = That is not the solution.
puzzle-wrong-why =
    { $turns ->
        [1] This turn does not win at once, but another one does.
        [one] This turn does not force a win within { $turns } turn, but another one does.
       *[other] This turn does not force a win within { $turns } turns, but another one does.
    }
puzzle-solved = Solved!
puzzle-shown = That is the solution.
puzzle-hint = Hint
puzzle-hint-more = Another hint
puzzle-hint-action = Next: { $action }.
puzzle-hint-astray = The solution begins differently: take back your actions.
puzzle-again = Try again
puzzle-restart = Start over
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-other = Another puzzle
puzzle-link = Copy a link to this puzzle
puzzle-play = Play on from here
puzzle-number = Puzzle { $number } of { $count }. The simplest variant comes first, then those with more options; each goes from easy to hard.
puzzle-missed =
    { $levels ->
        [0] Every level of the computer finds the solution.
        [one] One of the computer’s ten levels does not find the solution.
       *[other] { $levels } of the computer’s ten levels do not find the solution.
    }
puzzle-solved-count = Solved here: { $solved } of { $count }.
puzzle-streak =
    { $days ->
        [one] Puzzle of the day solved { $days } day in a row.
       *[other] Puzzle of the day solved { $days } days in a row.
    }
puzzle-rated = Rating { $rating }, { $change }.
puzzle-rating = Your rating in these puzzles: { $rating }
puzzle-figure = This puzzle is rated { $figure }. This is an estimate from the number of turns and of possible first actions, not a measured rating. Each puzzle counts once a day; with a wrong turn, a hint or the solution it counts as a loss.
puzzle-themes = Choose puzzles by theme
puzzle-any = any
puzzle-by-end = Type of win
puzzle-end-blocked = No legal move
puzzle-end-checkmate = Checkmate
puzzle-end-king-captured = King captured
puzzle-end-king-home = King brought home
puzzle-end-last-king = Last king
puzzle-end-last-piece = Too few pieces left
puzzle-end-no-moves = No legal action
puzzle-end-prey = Prey captured
puzzle-end-throne = Throne reached
puzzle-by-turns = Turns
puzzle-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
puzzle-by-game = Game
puzzle-game-usual = The usual game
puzzle-game-twist = With options
puzzle-fitting =
    { $count ->
        [0] No puzzle matches.
        [one] 1 puzzle matches.
       *[other] { $count } puzzles match.
    }
puzzle-of-kind = Open a matching puzzle

## Lessons

lessons = Lessons
lesson-of-others = Task: { $name }
lesson-reached = Done!
lesson-failed = That is not the solution. Try again.
lesson-next = Next lesson
lesson-skip = Another lesson
lesson-all-known = That was the last lesson: now play a game.
lesson-left-out = Not done yet: { $name }
lesson-link = Copy a link to this lesson
lesson-play = Play a whole game
lessons-progress = { $done } of { $count } done
lessons-games = Small games
lessons-games-line = Each of these is a game of its own: the usual chess pieces and one new idea.

## Ideas of lessons

chapter-custodian = The whole game
chapter-taketwo = The whole game
chapter-till = The whole game
chapter-tches = The usual game
chapter-tches-strike = Several actions in a turn
chapter-tches-same = The same piece again
chapter-tches-capture = Capturing the king
chapter-tches-flag = The king as a flag
chapter-tches-prey = Hunting the prey
chapter-tches-escort = Bringing the king through
chapter-tches-replace = Replacing what was lost
chapter-tches-transport = Pieces that carry others
chapter-tches-polarity = Pieces that face one way
chapter-tches-backs = Back sides of the pieces

## Goals without words of their own

# $seat: whose goal it is; $aims: one or several of the messages below; $unit: what is counted, if anything
goal =
    { NAME($seat) }: { $aims }{ $unit ->
        [action] { " " }({ $count ->
            [one] in { $count } action
           *[other] in { $count } actions
        })
        [turn] { " " }({ $count ->
            [one] in { $count } turn
           *[other] in { $count } turns
        })
       *[none] { "" }
    }.
goal-win = win
goal-check = give check
goal-safe = bring the king to safety
goal-take = capture a piece
goal-take-square = capture on { $square }
goal-take-count = capture { $count } pieces
goal-reach-square = reach { $square }
goal-reach-kind = bring the { NAME($kind) } to { $square }
goal-move-square = move the piece on { $square }
goal-switch = switch cards
goal-turn = turn a piece
goal-place = place a piece
goal-replace = replace a lost piece
goal-pass = pass
goal-promote = promote
goal-castle = castle
goal-carry = carry a piece

## Editor of positions

editor-title = Edit: { $name }
editor-side = Piece and position
editor-fine = This position can be played.
editor-end = The game is over here: { $reason }
editor-fault-square = { $square }: { $reason }
editor-fault-field = { $field }: { $reason }
editor-taken = { $piece }: choose a square for it.
editor-hint = Choose a piece and select the squares where you want it; select one again to remove it. Use “Move pieces” to move pieces and the Delete key to remove them.
editor-undo = Undo
editor-redo = Redo
editor-clear = Clear the board
editor-restart = Starting position
editor-play = Play from here
editor-analyse = Analyse
editor-tool-move = Move pieces
editor-tool-remove = Remove pieces
editor-tool-put = Place pieces
editor-seats = Whose pieces
editor-mark = { NAME($seat) }: select a square on the board.
editor-kinds = Pieces to place
editor-other-kinds = Other pieces
editor-cards = Cards
editor-facing = Facing
editor-facing-0 = forward
editor-facing-1 = right
editor-facing-2 = backward
editor-facing-3 = left
editor-acted = Has acted this turn
editor-under = Stands on
editor-under-none = the board
editor-remove = Remove this piece
editor-more = More about the position
editor-last-none = nothing yet
editor-castling = { NAME($seat) }, rook on { $square }
editor-field-rows = Pieces
editor-field-side = To act
editor-field-castling = May still castle
editor-field-ep = En passant, such as e3e4
editor-field-halfmove = Turns without capture or pawn move
editor-field-turn = Turn number
editor-field-switched = Cards switched this turn
editor-field-left = Actions left this turn
editor-field-last = Kind moved last
editor-field-pending = To be placed or replaced, such as K@e5 or wJ
editor-field-hands = Tiles are still being placed
editor-field-owners = Control of the colours
editor-field-passes = Passes in a row
editor-field-ply = Actions so far
editor-text = The position as text, like FEN in chess
position-mended = Missing or impossible parts of this position were read as follows: { $list }.
mended-castling = castling “{ $taken }”
mended-ep = en passant “{ $taken }”
mended-left = actions left { $taken }
mended-last = moved last “{ $taken }”
mended-pending = waiting “{ $taken }”
mended-halfmove = turns without capture { $taken }
mended-turn = turn { $taken }
editor-use = Use the position
editor-array = Begin every game with this setup
editor-files = Files
editor-ranks = Ranks

## Variations, comments and drawings

variation-promote = Make this the main line
variation-remove = Delete this variation
variation-removed = The variation has been deleted.
comment-field = Comment on this position
comment-save = Save
glyphs = Quality of the action
glyph-good = Good
glyph-mistake = Mistake
glyph-excellent = Excellent
glyph-blunder = Blunder
glyph-interesting = Interesting
glyph-dubious = Dubious
marks-remove = Remove the arrows and marks

## Refused records

reason-missing-tag-motley = A game record begins with [Motley "1"].
reason-missing-tag-variant = The game record does not say which game it is: [Variant "…"] is missing.
reason-missing-tag-result = The game record has no result: [Result "{ $wanted }"] is missing.
reason-unknown-version = This game record is in version { $token }, which this page cannot read.
reason-repeated-tag = “{ $token } …]” appears twice; only one is allowed.
reason-bad-tag = “{ $token }” is not allowed here: a tag is written [Name "text"].
reason-unopened-tag = “{ $token }” begins a tag: write [ before it.
reason-unclosed-tag = The tag is not closed: write ] after its text.
reason-unclosed-value = The text that begins here is not closed: write " at its end, and \" and \\ for " and \ within it.
reason-unclosed-comment = The comment that begins here has no end: write { "}" } after it.
reason-unclosed-variation = The variation that begins here has no end: write ) after it.
reason-not-legal-but = “{ $token }” is not legal in this position. Legal, for example: { $wanted }.
reason-odd-sign = “{ $token }” does not belong in an action: type the action again, in plain letters, digits and symbols.
reason-too-many-variations = There are too many variations.
reason-unexpected-sign = “{ $token }” is not allowed here.
reason-wrong-turn-number = The number { $token } is wrong for this turn: write { $wanted } or no number.
reason-number-in-turn = “{ $token }” stands inside a turn: write a number only before its first action.
reason-missing-result = The result is missing at the end of the moves: write { $wanted }.
reason-wrong-result = “{ $token }” is not the result that the moves lead to: write { $wanted }.
reason-other-result = “{ $token }” differs from the result at the head of the game record: write { $wanted }.
reason-after-result = “{ $token }” comes after the result, where only comments and the tags of another game are allowed.
reason-variation-result = “{ $token }” cannot end this variation: only a decision of the players can, such as an agreed draw.
variation = Variation
variation-main = Main line

## Clocks

clock = Clock
clock-none = No clock
clock-by-link = Games played by sending links have no clock.
clock-add = Increment
clock-add-help = Each turn adds time to the clock.
clock-delay = Delay
clock-delay-help = The first seconds of each turn are free.
clock-turn = Time per turn
clock-turn-help = Every turn has the same time.
clock-sand = Hourglass
clock-sand-help = The time that one player uses goes to the others.
clock-minutes = Minutes
clock-seconds = Seconds
clock-add-step = Seconds added for each turn
clock-delay-step = Free seconds of each turn
clock-each = Different for each player
clock-pause = Stop the clocks
clock-on = Start the clocks
clock-of = { NAME($seat) }: { $time }
clock-time = { $minutes } min { $seconds } s
clock-short = { NAME($seat) } has less than ten seconds left.
clock-out = { NAME($seat) } has no time left. The computer plays on for that side.
# In a live game.
clock-live-help = Once everyone is here and the first turn has been played, each page counts its own player’s time. Nobody referees.
# $how how it runs
clock-live-set = { NAME($seat) } has chosen a clock for this game. { $how } Each page counts its own player’s time, and nobody referees.
clock-live-other = { NAME($seat) } has a different clock for this game. No time is counted.
clock-live-out = By this page’s clock { NAME($seat) } is out of time. That is final only if that player’s page says so too.
# $time that is left
clock-live-denied = { NAME($seat) }’s page still shows { $time }. The clocks do not agree, and nobody referees: the game goes on.
clock-live-asked = By the clock on { NAME($seat) }’s page you are out of time; this page shows { $time }. Nobody referees: the game goes on unless you agree.
clock-live-agree = Agree

## A live game that is watched

watch = Watch the game
watch-begin = Watch live
# $count how many servers $list names
watch-tells =
    { $count ->
        [0] The players can find out your network address (IP).
        [1] The players can find out your network address (IP), and one server learns that you are watching: { $list }.
       *[other] The players can find out your network address (IP), and these servers learn that you are watching: { $list }.
    }
watch-on = You are watching live.
watch-away = The page that shows the game does not answer.
watch-waiting = Waiting for a player to open the game.
watch-silent = No server answers. This page keeps trying.
watch-still = No live games on this site: this is the position in the link.
watch-unable = This browser cannot connect: this is the position in the link.
watch-player = I am one of the players
watch-link = Link for watching
watch-link-help = Whoever has this link sees the game as it is played, but cannot play.
watch-link-copy = Copy the link for watching
watch-link-code = QR code of the link for watching

## Games by link

by-link = Play by link
by-link-seat = You play
by-link-look = Only watch
by-link-held = { NAME($seat) }, taken
by-link-you = You are playing { NAME($seat) }.
by-link-act = Play your turn, then send the link.
by-link-send = Send this link to { NAME($seat) }.
by-link-send-all = Send this link to the others.
by-link-copy = Copy the link
by-link-share = Share
by-link-field = The link
by-link-save = Save the link as a file
by-link-copied = Link copied. Paste it into a message.
by-link-copy-failed = Copy the link from the field.
by-link-wait = Waiting for a link from { NAME($seat) }. Open it in this browser.
by-link-waits = Waiting for a link from { NAME($seat) }.
by-link-over = Send your link so that the others see the end.
by-link-offer = Offer a draw too
by-link-offers = { NAME($seat) } offers a draw
by-link-offered = You have offered a draw. { NAME($seat) } can accept or decline it.
by-link-offered-you = You are offered a draw. Accept or decline it.
by-link-take = Accept the draw
by-link-decline = Decline the draw
by-link-draw-taken = { NAME($seat) } has accepted the draw.
by-link-draw-declined = { NAME($seat) } has declined the draw.
by-link-gone = { NAME($seat) } has left the game. A computer plays on.
by-link-took = You are now playing { NAME($seat) }. The seat is saved in this browser.
by-link-here = This browser plays { NAME($seat) }, and holds only one seat. To play another one, open the link in another browser.
by-link-elsewhere = Someone elsewhere
by-link-full = All seats are taken. You can only watch.
by-link-taken = Another browser took { NAME($seat) } first. You are now playing { NAME($other) }.
by-link-taken-all = Another browser took { NAME($seat) } first. You can only watch.
by-link-older = This link is an older one. Here is the game as it stands now.
by-link-other-action = This link changes what was played: action { $number } was { $own }, the link has { $other }. Your game stays as it was.
by-link-other-theirs = Two links disagree about this game. Action { $number }: yours has { $own }, this one has { $other }, and either may be wrong. Your game stays as it was; ask the player who made the action.
by-link-other-own = This link contains an action of yours that was not played here: action { $number }, { $other }. Your game stays as it was.
by-link-other-illegal = In this link action { $number }, { $text }, cannot be played. Your game stays as it was.
by-link-other-start = This link changes how the game began. Your game stays as it was.
by-link-other-seat = In this link somebody else plays { NAME($seat) }. Your game stays as it was.
by-link-other-offer = This link contains a draw offer that was not made with an action. Your game stays as it was.
by-link-other-answer = This link answers a draw offer for another player. Your game stays as it was.
by-link-other-resignation = This link says that you resign. Your game stays as it was.
by-link-other-time = This link says that your time has run out. Your game stays as it was.
by-link-other-over = This game is over, and the link changes its end. Your game stays as it was.
by-link-other-result = This link ends the game in a way that is not possible by link. Your game stays as it was.
by-link-other-cards = { NAME($seat) }’s earlier choice is missing from this link. Your game stays as it was.
problem-by-link = The link does not say who plays, perhaps because its end is missing. Nobody else sees what you play here: open the whole link to continue the game.
by-link-other-cut = This link is damaged: it does not say who plays, perhaps because its end is missing. Your game stays as it was.
by-link-look-at = Look at the link
by-link-chosen = { NAME($seat) } has chosen in secret. Now it is your turn to choose.
by-link-chosen-open = { NAME($seat) } has chosen, as the board shows. Now it is your turn to choose.
by-link-lost = Your secret choice is no longer in this browser. Both players choose again.
by-link-false = { NAME($seat) } has shown a different choice from the one made in secret.
by-link-again = Choose again
by-link-draw = Choose at random, openly
by-link-open = The choice was made at random, openly.
by-link-open-other = The other browser chose at random, openly.
by-link-anew = The choices were lost. Everyone chooses again.
by-link-anew-shown = Everyone chooses again. Your earlier choice was in a link that you sent: the other player may have seen it.

## A game by link that travels by itself.

live-lie = { NAME($seat) }’s page has sent something that does not fit this game. Nothing has changed here.
live-other-game = { NAME($seat) }’s page shows this game differently and does not accept yours. Send each other your links to compare.
live-not-believed = The others have answered that you are not { NAME($seat) }. You can only watch.
live-consent = Play live?
live-consent-text = Your page can connect to the others’ pages: each move then appears there at once, and nobody has to send links.
# $count how many servers $list names
live-consent-servers =
    { $count ->
        [0] No server outside this site is asked.
        [1] One server learns of your meeting and your network address (IP), but cannot read the game: { $list }.
       *[other] These servers learn of your meeting and your network address (IP), but cannot read the game: { $list }.
    }
live-consent-address = Whoever has the link to the game can find out your network address.
live-consent-yes = Connect
live-consent-no = Not now
live-consent-later = “Connect” applies to later games too. You can change it in the settings.
live-name = Your name (optional)
live-name-none = not given
invite = Invite a friend
# $count how many others play
invite-text =
    { $count ->
        [1] Send this link to your friend, or have your friend scan the code. Keep this page open.
       *[other] Send this link to everyone who is to play, or have them scan the code. Keep this page open.
    }
# $here how many of them are here
invite-wait =
    { $count ->
        [1] Waiting for your friend.
       *[other] Waiting for the others: { $here } of { $count } are here.
    }
live-ask = Connect to the others
live-invite = Invitation
live-here = { NAME($seat) } is here.
live-away = { NAME($seat) } is away.
live-gone = { NAME($seat) } has left the page.
# $seat who plays where nobody has come yet
live-new = Waiting for your friend.
live-here-all = Here: { $seats }.
live-away-all = Away: { $seats }.
live-gone-all = Left the page: { $seats }.
live-new-all = Not here yet: { $seats }.
live-silent = No server answers. This page keeps trying; meanwhile, play by sending links.
live-elsewhere = Another tab of this browser is connected. This one shows what happens there.
live-unable = This browser cannot connect to the others. Play by sending links.
live-offering = You will offer a draw with your next turn.
live-offering-back = Do not offer it
live-question = { NAME($seat) } seems to be using another browser now. Is it the same person?
live-question-help = “Yes” hands the seat over: the earlier browser can no longer play { NAME($seat) }. If you are not sure, ask the person first, by phone for example.
live-question-yes = Yes, the same person
live-question-no = No
live-next = { NAME($seat) } wants to play again, changing seats.
live-next-asked = You have asked to play again, changing seats. Waiting for the answer.
live-next-yes = Play
live-next-no = No
seat-here = here
seat-away = away
seat-gone = has left the page
seat-new = not here yet
settings-live = Games by link
settings-live-ask = ask before connecting to the others
settings-live-on = connect to the others
settings-live-off = only send links
settings-name = Your name in games by link
settings-notify = When it is your turn in a game by link
settings-notify-off = do not notify me
settings-notify-on = notify me while this page is hidden
notify-denied = This browser does not allow notifications from this page. You can change that in the browser’s own settings.
notify-turn = Your turn
title-turn = ● Your turn – { $name }

## Position in words, typed actions

summary-turn = { NAME($seat) } to play.
summary-left =
    { $left ->
        [one] { NAME($seat) } to play: 1 action left this turn.
       *[other] { NAME($seat) } to play: { $left } actions left this turn.
    }
summary-player = { $player } ({ NAME($seat) })
summary-side =
    { $count ->
        [one] { NAME($seat) }: 1 piece
       *[other] { NAME($seat) }: { $count } pieces
    }
summary-none = { NAME($seat) }: no pieces
summary-out = { NAME($seat) }: out; { NAME($owner) } has taken over
summary-piece = { NAME($kind) } ({ $details })
summary-pieces = { NAME($kind) }: { $squares }
summary-hand = In hand: { $kinds }
summary-marks = Special squares
summary-mark = { $square }: { $meaning }

typed-example = { $text }, or: { $action }
typed-do = Play it
typed-close = Close the text field
typed-list = Matching actions
typed-count =
    { $count ->
        [one] 1 action matches.
       *[other] { $count } actions match.
    }
typed-option = { $text }: { $action }
typed-many = { $count } actions match; here are { $shown } of them. Type more.
typed-choose = Several actions match: choose one, or type more.
typed-none = No action matches. Legal, for example: { $text }, or: { $action }.
typed-waits = No action is possible now.

## Legend and its diagrams

legend-kinds = Pieces of this game
legend-hint = Point at or select a piece on the board to see how it moves now.
legend-piece = { $piece } on { $square }
# $kind is its kind.
legend-carried = { $piece }, carried
# $kind is its kind.
legend-captive = { $piece }, captured
legend-now = now
legend-exchanged = after the switch

way-both = move or capture
way-quiet = move without capturing
way-around = move, and capture as one of a pair
way-capture = capture only
way-conditional = move only if that captures as one of a pair
way-initial = only from the starting square
way =
    { $facing ->
        [forward] Forwards:{" "}
       *[all] {""}
    }{ $way ->
        [step] one { $direction ->
            [straight] straight
            [diagonal] diagonal
           *[leap] knight’s
        } step{ $count ->
            [one] {""}
           *[other] {" "}in { $count } directions
        }
       *[leap] { $count } { $direction ->
            [straight] straight
            [diagonal] diagonal
           *[leap] knight’s
        } { $way ->
            [slide] { $count ->
                [one] slide
               *[other] slides
            }
            [walk] { $count ->
                [one] move of up to { $range } squares
               *[other] moves of up to { $range } squares
            }
           *[leap] { $count ->
                [one] leap
               *[other] leaps
            }
        }
    }{ $purpose ->
        [both] {""}
        [quiet] , without capturing
        [around] , capturing as one of a pair
        [capture] , only to capture
       *[conditional] , only if that captures as one of a pair
    }{ $first ->
        [yes] , only from the starting square
       *[no] {""}
    }
way-then =
    then it may capture by one { $direction ->
        [straight] straight step
        [diagonal] diagonal step
       *[any] step in any direction
    }
way-bent = round a corner, capturing the first piece on the way
way-lame = over an empty square
way-none = no moves of its own
key-then = after that move, also a capture here

own-kinds = Not as in chess
own-kinds-custodian = It is safe to step between two enemy pieces: only the side that moves captures. Whoever has no legal move left loses. On the last rank a pawn becomes a rook, a bishop or a knight. In a pair, rook, bishop and knight count as what they are, king and pawn as one of these three:
own-kinds-tches = Most of these look like the piece they move like; a sign shows how they may then capture: × one step diagonally, + one step straight.
own-kind-custodian-king = Moves as in chess. Counts as a rook after a straight step, as a bishop after a diagonal one; when another piece has moved, as a knight.
own-kind-custodian-pawn = Steps straight ahead; diagonally ahead only to capture. Counts as a bishop after a straight step, as a rook after a diagonal one; when another piece has moved, as whatever that piece is.
own-kind-taketwo-queen = Has three cards, and moves with the first two: straight, diagonally, or by a knight’s leap.
own-kind-taketwo-pawn = Has three cards: it moves with the first one and captures with the second, always one rank ahead.
own-kind-till-pawn = Moves one step in any of the eight directions, captures one step diagonally, also backwards, and is never promoted.
own-kind-tches-guardian = Moves like a rook, then may capture one step diagonally (×).
own-kind-tches-griffin = Leaps like a knight, then may capture one step diagonally (×).
own-kind-tches-paladin = Moves like a bishop, then may capture one step straight (+).
own-kind-tches-champion = Leaps like a knight, then may capture one step straight (+).
own-kind-tches-lion = Steps like a king, then may capture one more step in any direction.
own-kind-tches-magister = Moves and captures like a guardian or like a paladin.
own-kind-tches-templar = Moves like a bishop, captures like a rook.
own-kind-tches-warchariot = Two squares straight, then one to the side, over empty squares. It captures the first piece in its way, and stops there.
own-kind-tches-exarch = Moves like a rook, captures like a bishop.
own-kind-tches-assassin = Like the war chariot, or one square straight and then two to the side.
own-kind-tches-emperor = Leaps like a knight, then may capture one step in any direction.
own-kind-tches-ballista = Leaps exactly two squares straight.
own-kind-tches-mounted-bishop = Leaps like a knight, captures like a bishop.
own-kind-tches-archer = Leaps exactly two squares diagonally.
own-kind-tches-shock-cavalryman = Leaps like a knight, captures like a rook.
own-kind-tches-jester = Moves like the piece that the opponent moved last.
own-kind-tches-flanker = One step ahead, to move or to capture; or one step to the side without capturing.
own-kind-tches-sentinel = Moves one step diagonally ahead, captures one step ahead or to the side.
own-kind-tches-zealot = Diagonally ahead, to move or to capture.
own-kind-tches-pikeman = Moves one step ahead, captures exactly two squares ahead over an empty one.

## Possible actions and captures

possible = Selected piece
possible-squares = If it were { NAME($seat) }’s turn: { $squares }.
possible-not = If it were { NAME($seat) }’s turn: { $reason }
takes = Possible captures in one turn
takes-looking = Possible captures in one turn: { $percent }% of the turns checked so far.
takes-failed = The possible captures could not be worked out. Please try again.
takes-key-actions = The numbers show how many actions of one turn a capture takes. Select a piece to see from where.
takes-key-pieces = The numbers show how many pieces could make a capture. Select a piece to see which.
takes-none = There are no captures in one turn.
takes-seat =
    { $count ->
        [0] { NAME($seat) } could capture nothing
       *[other] { NAME($seat) } could capture: { $squares }
    }
# With so many actions of the turn.
takes-within =
    { $count ->
        [1] { $square } at once
       *[other] { $square } with { $count } actions
    }
# By so many pieces.
takes-by =
    { $count ->
        [1] { $square }
       *[other] { $square } (with any of { $count } pieces)
    }
check-why = Why no move helps
# A move of the king, and who could capture it then: a row of a list.
check-fails-king = { NAME($kind) } { $from } → { $to }: { NAME($actor) } { $square } would capture it there.
# The move of another piece, and who still could capture the king.
check-fails = { NAME($kind) } { $from } → { $to }: { NAME($actor) } { $square } still gives check.
check-from = The { NAME($kind) } on { $square } gives check.
# $squares: where it stops before it captures; one of them is enough.
check-via = The { NAME($kind) } on { $square } gives check via { $squares }.
# $squares: where it could go, one of them; $pieces: those of which each captures together with it.
check-with = The { NAME($kind) } on { $square } could go to { $squares } and capture it together with { $pieces }.
# $piece: with its colour and place.
check-by = Attacker: { $piece }.
# It is trapped.
check-threat = Only a threat: { $piece } is trapped. Once free, it gives check.
# One of several attackers: $text says which.
check-of = Attack { $at } of { $count }: { $text }.
check-of-from = { NAME($kind) } { $square }
check-of-via = { NAME($kind) } { $square } via { $squares }
check-of-with = { NAME($kind) } { $square } → { $squares }, with { $pieces }
check-threat-of = Threat { $at } of { $count }: { $text }, trapped.
reason-seat-is-out = This player is out.
reason-game-would-end = The game would be over.
reason-nowhere-to-go = It has nowhere to go from here.
stuck-path-blocked = All its paths are blocked.
stuck-leaves-king-attacked = It cannot move: its side would be in check.
# Actions chosen while a computer is to act
premove-planned = Planned: { $action }. Press Escape or select any square to cancel.
premove-cancelled = The plan has been cancelled.
premove-not = It could not go there now.
premove-dropped = Your planned action is not legal now: { $action }.

## The computer without its net

reason-net-missing = The computer plays without its neural network, which could not be loaded.
reason-net-foreign = The computer plays without its neural network, which is for another version of the page.
reason-net-damaged = The computer plays without its neural network, which is damaged.

## Arrows and marks on boards of other pages

marks-draw = Draw on the board
marks-spoken = Drawn on the board: { $list }
mark-square = { $colour } mark on { $square }
mark-hand = { $colour } mark on { $square } in the hand
mark-arrow = { $colour } arrow from { $from } to { $square }
mark-drop = { $colour } arrow from { $from } in the hand to { $square }
mark-colour-green = green
mark-colour-red = red
mark-colour-blue = blue
mark-colour-yellow = yellow

## Armies that are chosen before the game

arrange-pass = Only { NAME($seat) } should see the screen now. { $others }, please look away: everything is shown when everybody is ready.
arrange-open = I am { NAME($seat) }: let me choose
arrange-skip = Or do not choose at all:
arrange-help = Select a piece, then its front or its back.
arrange-side = Front or back of the { NAME($kind) } on { $square }
arrange-one-side = This piece has no back side.
arrange-guess = The computer has not been tested with such armies: its levels and evaluations are only estimates.
arrange-alike = All of this kind
arrange-turned = All turned over
arrange-none = None turned over
arrange-mirror = The same, mirrored
arrange-ready = Ready
arrange-random = Random
arrange-usual = As usual
arrange-usual-all = As usual for all
seat-took = captured:
