# What only dialogs say: settings, a new game, games that are saved or opened, help.

settings-turns = A turn of several actions
settings-turns-auto = ends by itself
settings-turns-confirm = ends when you say so
settings-premove = Plan a move while the computer thinks
settings-premove-on = yes
settings-premove-off = no
new-option-usual = as usual
new-draw = Draw it
armies-none = none
armies-side = Which side of the { NAME($kind) }?
armies-lost = Lost piece
armies-source = What becomes the new { NAME($kind) }
armies-remove = No replacement for the { NAME($kind) }
armies-add = Add
new-table = The table at the start
new-table-random = Random
new-table-random-line = A calm table, drawn by lot. The same number always gives the same table.
new-table-seed = Number
new-table-again = Another one
new-table-hand = Place the tiles yourselves
new-table-hand-line = One tile after the other, the king last, as the rules say.
new-family = Which game?
new-preset = Version
new-preset-own = your own
new-cards = The cards at the start
new-cards-chosen = Each side chooses in secret
new-cards-random = Random
new-cards-usual = As in chess
new-as-text = As text
new-text = The game as text
new-position = Position to start from
new-position-usual = the usual start
new-by-link = The people play by link
new-start = Start the game
open-title = Open a game
open-label = A link, a record, a game’s text, or a position
open-help = For example a link that somebody sent you, or “custodian;array=four”. The game that is going on stays among your games.
open-file = Or a file with records
open-do = Open
open-doing = Opening…
open-long-file = “{ $name }”, { $count } characters, can be opened.
open-long-text = A text of { $count } characters can be opened.
saved-none = No games yet.
saved-where = Every game you play is kept here, in this browser. A private window forgets them all when it is closed: save what is to stay as a file.
saved-count =
    { $count ->
        [0] not begun
        [one] 1 action
       *[other] { $count } actions
    }
saved-forget = Delete { $name }
saved-export = Save all as a file
saved-broken = A game that cannot be read
saved-broken-text = What is stored here is damaged. It is kept as it is, and goes into the file with all games.
settings-language = Language
settings-language-auto = As the browser asks for
settings-theme = Light or dark
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-board = Board
settings-board-wood = Wood
settings-board-green = Green
settings-board-slate = Slate
settings-pieces = Pieces
settings-pieces-drawings = Drawings
settings-pieces-letters = Letters
settings-glide = Pieces move
settings-glide-normal = quickly
settings-glide-slow = slowly
settings-glide-fast = very fast
settings-glide-off = at once
settings-sound = Sounds
settings-sound-on = on
settings-sound-off = off
settings-shake = The phone shakes
settings-shake-off = never
settings-shake-on = when something happens
settings-look = Cards
settings-look-lines = Lines
settings-look-pieces = Pieces
settings-look-dots = Dots
settings-coordinates = Coordinates
settings-coordinates-inside = in the squares
settings-coordinates-outside = beside the board
settings-coordinates-none = none
settings-cards = On the board, show
settings-cards-all = the cards of all pieces
settings-cards-changed = only cards that are not as in chess
help-title = Help
help-board = On the board
help-board-text = Touch a piece, then a square; or drag it. A dot is a move, brackets are a move that captures, arrows up are a promotion; what will be captured is crossed out before you let go. Touch a square that is not offered, and the board says why not. By keyboard: the arrow keys walk over the board, Enter picks up and puts down, Escape lets go, M says where a piece can go, T leads to the next piece of your own and P to the next square that can be chosen (with Shift: back). While the computer thinks, your next move can be chosen: it is played when your turn begins, if it is legal then. A table without edges moves under the mouse or a finger, and gets larger and smaller with the wheel, with two fingers, or with the keys plus and minus; 0 shows all of it. Where pieces face a direction, [ and ] turn them. The right mouse button draws arrows and circles: with Shift red, with Alt blue, with both yellow.
help-keys = Anywhere on the page
help-keys-on = Use single keys as shortcuts
help-key = Key
help-what = What it does
key-back = one action back
key-forward = one action forward
key-start = to the start
key-end = to the end
key-replay = what happened since your turn, slowly
key-flip = turn the board
key-board = to the board
key-summary = the position in words
key-type = type an action
key-line = the next variation
key-copy = copy a link
key-full-screen = full screen, and back
key-takes = what each side could take, or no longer
key-new = new game
key-open = open a link or position
key-games = your games
key-help = this help
saved-tags = Tags
saved-tags-of = Tags of { $name }
saved-export-one = Save { $name } as a file
saved-find = Look for a game, a name, a tag, a day
saved-found =
    { $count ->
        [0] No game
        [one] 1 game
       *[other] { $count } games
    }
saved-more = Show more
saved-import = Open a file of games
key-hint = a hint; again for more of it

opponent = Whom do you play?
opponent-friend = A friend here
opponent-link = A friend by link
opponent-computer = The computer
opponent-strength = How strong is the computer?
opponent-watch = Watch
opponent-help = You are asked this once. It can be changed on the first page, and at the seats of every game.
new-cards-chosen-help = One after the other; all are shown together when both are ready.
new-cards-random-help = Lots are drawn for every piece.
new-cards-usual-help = Every piece begins with its orthodox moves.
reason-file-too-long = This is too long: a file of records has at most 4,000,000 characters.
reason-not-a-text = This is no text, so there is no game in it.
records-opened =
    { $count ->
        [one] One more game of the file is among your games.
       *[other] { $count } more games of the file are among your games.
    }
records-known =
    { $count ->
        [one] One game of the file was here already.
       *[other] { $count } games of the file were here already.
    }

lessons-title = Lessons: { $name }
lessons-next = next
