# All words of the page. The ids of families, options, kinds, phases, ends and reasons are made of the
# engine's codes: family-X, preset-X, option-FAMILY-KEY-VALUE, kind-X, phase-X, outcome-X, reason-X.

## The page

app-name = Motley
skip = To the game
home = Motley: all games
head-nav = Games and settings
new-game = New game
open = Open
saved = Your games
settings = Settings
help = Help
close = Close
cancel = Cancel
dismiss = Dismiss this message
notices = Messages
page-failed = The rules could not be loaded: { $error } Please reload the page.

## All games

home-title = Chess, but different
home-line = Unusual chess games, for people at one screen and against the computer. The board knows all the rules: touch a piece to see where it can go.
try-title = Games to try
resume-title = Go on playing
resume = { $name }
play = Play
play-name = Play { $name }
rules = Rules
options = Options
also = Or with a twist:
embed-line = Do you have a website or a blog? Two lines put a board on it that knows all the rules and plays with your readers.
embed-make = Make the two lines

## A game

variant-name = { $name }: { $special }
side = Moves, pieces and rules
rail = Cards of the selected piece
tab-moves = Moves
tab-pieces = Pieces
tab-rules = Rules
controls = Go through the game
go-start = To the start
go-back = Undo
go-forward = Redo
go-end = To the end
flip = Turn the board
copy-link = Copy a link to this game
copied = The link is copied. Whoever opens it sees the game as you see it now.
record-copied = The record is copied: all moves as a text, for keeping or passing on.
record-copy-failed = The record could not be copied. “Your games” can save it as a file.
copy-record = Copy the record
records-opened =
    { $count ->
        [one] One more game of the file is among your games.
       *[other] { $count } more games of the file are among your games.
    }
embed-title = On your page
copy-failed = The link could not be copied. The address of this page is the link.
resign = Resign
draw = Draw
go-on = Go on playing
play-again = Play again
other-games = Other games
moves-none = No moves yet. Touch a piece to see where it can go; then touch one of those squares, or drag the piece there.

status-turn = { $seat } to play
status-at = You are looking at action { $at } of { $count }. Playing from here replaces the rest.
status-last = { $seat }: { $action }.
status-blocked = The { $kind } on { $square } has no move now.
status-check = { $seat } is in check.
status-custodian-check = { $seat }’s king on { $square } could be captured.
status-halfmoves =
    { $count ->
        [one] 1 turn without progress
       *[other] { $count } turns without progress
    }
status-custodian-halfmoves = Quiet turns: { $count } of 100 to a draw
status-taketwo-halfmoves = Quiet turns: { $count } of 100 to a draw
status-tches-halfmoves = Quiet turns: { $count } of 100 to a draw

phase-move = Move a piece.
phase-taketwo-move = Now move another piece.
phase-switch-or-move = Move, or first switch two cards.
phase-place = Place a tile so that it touches another.
phase-move-or-turn = Move a piece, or turn one in place.
phase-place-king = Place the freed king.
phase-replace = Choose the piece that takes the place of the lost one.
phase-arrange = Order your cards.

result-win = { $seat } wins
result-draw = Draw

outcome-checkmate = Checkmate: { $loser } is in check and has no move.
outcome-no-moves = { $loser } has no move left.
outcome-blocked = { $loser } is blocked: no move is left.
outcome-king-captured = { $loser }’s king is captured.
outcome-throne = { $winner }’s king has reached the throne, and nothing can capture it there.
outcome-last-piece = { $loser } has not enough pieces left to capture anything.
outcome-portal = { $winner }’s king has reached the portal.
outcome-king-home = { $winner } has brought the captured king home.
outcome-prey = { $winner } has captured the last of the prey.
outcome-last-king = { $winner } has the last king.
outcome-stalemate = Stalemate: the player to move has no move and is not in check.
outcome-repetition = The same position has come up for the third time.
outcome-move-limit = Nothing has been captured and no pawn has moved for too long.
outcome-material = Neither side has enough pieces left to give mate.
outcome-all-pass = All players have passed, one after the other.
outcome-agreement = The players have agreed on it.
outcome-resignation = { $loser } has resigned.
outcome-time = { $loser } has run out of time.

seat-w = White
seat-b = Black

kind-king = king
kind-queen = queen
kind-rook = rook
kind-bishop = bishop
kind-knight = knight
kind-pawn = pawn
kind-guardian = guardian
kind-griffin = griffin
kind-paladin = paladin
kind-champion = champion
kind-lion = lion
kind-magister = magister
kind-templar = templar
kind-warchariot = warchariot
kind-exarch = exarch
kind-assassin = assassin
kind-emperor = emperor
kind-ballista = ballista
kind-mounted-bishop = mounted bishop
kind-archer = archer
kind-shock-cavalryman = shock-cavalryman
kind-jester = jester
kind-flanker = flanker
kind-sentinel = sentinel
kind-zealot = zealot
kind-pikeman = pikeman

card-o = orthogonal
card-d = diagonal
card-h = hippogonal

card-o-ways = straight lines
card-d-ways = diagonals
card-h-ways = knight’s leaps

mark-throne = throne
mark-portal = portal
mark-en-passant = en passant
mark-pending = to be placed

say-move = { $kind } { $from } to { $to }
say-switch = { $kind } { $from }, cards { $cards }
say-turn =
    { $kind } { $from } turns { $direction ->
        [up] up
        [right] right
        [down] down
       *[left] left
    }
say-place = { $kind } on { $to }
say-replace = { $kind } { $from } becomes the new { $becomes }
say-action = { $text }
say-captures = takes { $squares }
say-recruits = recruits { $squares }
say-castling = castling with { $from } to { $to }
say-becomes = becomes a { $kind }

resign-title = Resign?
resign-text = Who gives up the game? The other side then wins. It can be taken back.
resign-seat = { $seat } resigns
draw-title = A draw?
draw-text = The game ends in a draw if both players agree.
draw-agree = Both agree: draw

notice-replaced =
    { $count ->
        [one] The move that came after this was replaced.
       *[other] The { $count } moves that came after this were replaced.
    }
notice-restore = Bring them back
notice-forked = This game went on in another tab as well. Here it goes on as a game of its own; both are among your games.

## Cards before the game

arrange-offer = Other cards to begin with?
arrange-title = { $seat } chooses cards
arrange-pass = Only { $seat } should see the screen now. { $others }, please look away: all cards are shown when everybody is ready.
arrange-open = I am { $seat }: show my cards
arrange-skip = Or do not choose at all:
arrange-help = Touch a piece, then two of its cards to switch them. Do that with as many pieces as you like.
arrange-ready = Ready
arrange-random = Random
arrange-usual = As in chess
arrange-secret = Choose in secret
arrange-random-all = Random for all
arrange-usual-all = As in chess for all

## New game

new-family = Which game?
new-preset = Version
new-preset-own = your own
new-cards = The cards at the start
new-cards-chosen = Each side chooses in secret
new-cards-chosen-help = One after the other; all are shown together when both are ready.
new-cards-random = Random
new-cards-random-help = Lots are drawn for every piece.
new-cards-usual = As in chess
new-cards-usual-help = Every piece begins with its orthodox moves.
new-as-text = As text
new-text = The game as text
new-position = Position to start from
new-position-usual = the usual start
new-start = Start the game

## Open

open-title = Open a game
open-label = A link, a record, a game’s text, or a position
open-help = For example a link that somebody sent you, or “custodian;array=four”. The game that is going on stays among your games.
open-file = Or a file with records
open-do = Open
open-mend = Look at it

## Your games

saved-none = No games yet. Every game you play is kept here, in this browser.
saved-setup = The cards are being chosen
saved-turn = Turn { $number }, { $seat } to play
saved-count =
    { $count ->
        [0] not begun
        [one] 1 action
       *[other] { $count } actions
    }
saved-forget = Delete { $name }
saved-forgotten = The game is deleted.
saved-restore = Bring it back
saved-export = Save all as a file
saved-broken = A game that cannot be read
saved-broken-text = What is stored here is damaged. It is kept as it is, and goes into the file with all games.
storage-denied = This browser does not let the page keep anything. Games last until the page is closed; the address bar always holds the one you play.
storage-full = There is no room left to keep games in this browser. This one lasts until the page is closed; its address holds all of it.

## Settings and help

settings-theme = Light or dark
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-look = Cards
settings-look-lines = Lines
settings-look-pieces = Pieces
settings-look-dots = Dots
settings-cards = On the board, show
settings-cards-all = the cards of all pieces
settings-cards-changed = only cards that are not as in chess

help-title = Help
help-board = On the board
help-board-text = Touch a piece, then a square; or drag it. A dot is a move, brackets are a move that captures, arrows up are a promotion; what will be captured is crossed out before you let go. Touch a square that is not offered, and the board says why not. By keyboard: the arrow keys walk over the board, Enter picks up and puts down, Escape lets go, M says where a piece can go, T leads to the next piece of your own and P to the next square that can be chosen (with Shift: back). A table without edges moves under the mouse or a finger, and gets larger and smaller with the wheel, with two fingers, or with the keys plus and minus; 0 shows all of it. Where pieces face a direction, [ and ] turn them.
help-keys = Anywhere on the page
help-keys-on = Use single keys as shortcuts
help-key = Key
help-what = What it does
key-back = one action back
key-forward = one action forward
key-start = to the start
key-end = to the end
key-flip = turn the board
key-board = to the board
key-copy = copy a link
key-new = new game
key-open = open a link or position
key-games = your games
key-help = this help

## Refusals

refused =
    { $subject ->
        [variant] In the game’s text,
        [position] In the position,
        [action] In the action,
       *[link] In the link,
    } character { $place }: { $reason }
problem-action = Action { $number } of the link cannot be played: { $reason } The game is opened up to there.
problem-extra = The link says something that makes no sense here, and it is left out: { $reason }

refused-record = Line { $line }, column { $column } of the record: { $reason }
reason-missing-tag-motley = A record begins with [Motley "1"].
reason-missing-tag-variant = The record does not say which game it is: [Variant "…"] is missing.
reason-missing-tag-result = The record has no result: [Result "…"] is missing.
reason-unknown-version = This record is of version { $token }, which this page does not know.
reason-repeated-tag = This tag stands there twice.
reason-bad-tag = A tag is a name and a text in quotation marks between square brackets.
reason-unclosed-comment = The comment that begins here has no end.
reason-unexpected-sign = “{ $token }” cannot stand here.
reason-wrong-turn-number = The number { $token } is not that of this turn.
reason-missing-result = The result is missing at the end of the moves.
reason-wrong-result = “{ $token }” is not the result that the moves and the record’s head lead to.
reason-none = It is possible.
reason-engine-failed = Something went wrong in the rules program. Nothing is lost; please try again.
reason-disposed = This game is closed.
reason-bad-percent = A percent sign here is not followed by a letter’s code. The link may be cut off.
reason-out-of-memory = There is not enough memory.
reason-too-long = This is too long.
reason-not-ascii = Only plain letters, digits and signs can stand here.
reason-empty = There is nothing here.
reason-unexpected-end = The text ends too early.
reason-trailing-text = There is too much text here: “{ $token }”.
reason-unknown-family = There is no game called “{ $token }”.
reason-unknown-key = This game has no option “{ $token }”.
reason-repeated-key = The option “{ $token }” comes twice.
reason-missing-value = A value is missing after the option.
reason-unknown-value = “{ $token }” is not one of the possible values.
reason-no-variant = No game is chosen yet.
reason-missing-field = A part of the position is missing.
reason-unknown-piece = There is no piece “{ $token }”.
reason-unknown-cards = “{ $token }” is no order of cards.
reason-row-too-long = This row has too many squares.
reason-row-too-short = This row has too few squares.
reason-row-count = The number of rows is not right.
reason-bad-side = Here must stand whose turn it is.
reason-bad-castling = “{ $token }” are no castling rights.
reason-castling-unmet = Castling is claimed, but the king or the rook is not at home.
reason-bad-square = “{ $token }” is no square of this board.
reason-bad-number = “{ $token }” is not a number that can stand here.
reason-number-too-large = The number { $token } is too large.
reason-number-zero = The count begins with 1.
reason-pawn-on-end-rank = A pawn cannot stand on the first or last rank.
reason-king-count = The number of kings is not right.
reason-en-passant-impossible = No pawn can just have passed over that square.
reason-opponent-in-check = The side that is not to move is in check.
reason-switch-impossible = These cards cannot have been switched in this turn.
reason-not-legal = “{ $token }” is not possible in this position.
reason-game-over = The game is over.
reason-at-start = This is the start; there is nothing to take back.
reason-not-at-start = That is possible only before the first move.
reason-nothing-there = There is nothing to move here.
reason-not-yours = It is not this piece’s turn.
reason-own-piece-there = One of the player’s own pieces stands there.
reason-no-displacement = Pieces are not captured by moving onto them here; a move always ends on an empty square.
reason-not-its-move = The piece does not move like that.
reason-path-blocked = Something is in the way.
reason-must-capture = The piece may go there only if that captures something.
reason-must-not-capture = The piece cannot capture there; it may go there only if the square is empty.
reason-leaves-king-attacked = The king would be in check.
reason-switched-this-turn = The cards of this piece were switched in this turn, so another piece has to move.
reason-switch-leaves-no-move = After that switch no move would be left.
reason-castling-right-lost = Castling is not possible any more: the king or the rook has moved.
reason-castling-through-check = The king cannot castle out of check, through it or into it.
reason-no-switch = These cards cannot be switched now.
reason-too-many-pieces = There are more of these pieces than the set holds.
reason-disconnected = The tiles do not all hang together.
reason-bad-hands = These hands do not fit the tiles on the table.
reason-bad-owners = This cannot be who controls the colour: its king is missing, or a king stands where none can be.
reason-king-not-last = A king is placed only when all other tiles of its set are.
reason-first-at-origin = The first tile goes to 0,0.
reason-occupied = A tile lies there already.
reason-grid-end = The grid ends there.
reason-no-shuffle = This game has no random start.
reason-repeated-code = “{ $token }” stands in this list already.
reason-not-a-back-side = “{ $token }” is not the back side of a piece.
reason-two-back-sides = “{ $token }” and another in this list are back sides of the same piece; only one of them can be used.
reason-both-and-one = Back sides are chosen for both players together, or for each on their own, but not in both ways at once.
reason-prey-without-plain = There can be other prey only where the king is an ordinary piece.
reason-plain-without-prey = If the king is an ordinary piece, it must be said which pieces are the prey.
reason-no-prey = Both sides must begin with at least one piece of the prey.
reason-escort-with-flag = A king that does not move cannot be escorted to the portal.
reason-king-replaced = Kings can be replaced, or replace others, only where the king is an ordinary piece.
reason-replaces-itself = A jester cannot take the place of a lost jester.
reason-board-size = A board has 3 to 16 files, 3 to 16 ranks, and no more than 128 squares.
reason-no-portal = It is not clear where the portals are: name them, or give each side one king.
reason-bad-facing = “{ $token }” is no facing that a piece can have here.
reason-bad-stack = “{ $token }”: these pieces cannot stand on each other here.
reason-bad-marks = The number of actions left does not fit the pieces that are marked as having acted.
reason-bad-last = Here must stand what each side moved last, such as P/- (a jester counts as the piece that it imitated).
reason-bad-pending = “{ $token }” cannot be waiting to be placed or replaced here.
reason-turn-is-done = Nothing is left to do in this turn, so it would be the other player’s.
reason-acted-this-turn = This piece has acted in this turn already; another one has to.
reason-turn-not-completable = After that, the king could not be brought to safety before the turn ends.
reason-must-move-first = This piece captures only after it has moved, and from none of the squares that it can move to would it reach this one.
reason-behind-it = A piece never moves back from the direction that it faces.
reason-nothing-to-imitate = The jester moves like the piece that the opponent moved last, and nothing has been moved yet.
reason-king-may-not-capture = The king never captures in this version.
reason-king-may-not-move = The king does not move in this version.
reason-king-is-not-captured = A king is never captured; it is attacked until it has no way out.
reason-not-a-carrier = This piece does not carry others.
reason-not-a-passenger = The piece there cannot be carried: kings and carriers never are.
reason-stack-is-full = Never more than two pieces stand on a square.
reason-carries-a-king = A piece that holds a king carries nothing else.
reason-replace-first = First the lost piece has to be replaced.
reason-place-king-first = First the freed king has to be placed.
reason-no-room-for-king = There would be no empty square for the king that this would free.
reason-not-nearest = The freed king has to be placed on one of the nearest empty squares.
reason-square-taken = A piece stands there already.
reason-limit = That is more than the program can do.

## Rules, for all games

rules-title = Rules: { $name }
rules-changed = Different in this version
rules-change = { $option }: { $value }.
rules-reading = The source is silent here; this board plays it so:
rules-goal = How to win
rules-moving = Moving
rules-capturing = Capturing
rules-draws = Draws
figure-play = Show the move
figure-back = Back

## Custodian Chess

family-custodian = Custodian Chess
family-custodian-line = Two pieces capture one by standing around it in their own pattern. March your king to the enemy’s throne.

preset-custodian = The usual game
preset-custodian-line = Bishops between rooks and knights.
preset-custodian-classic = Classic array
preset-custodian-classic-line = Bishops between knights and king, as in chess.
preset-custodian-four = Four bishops
preset-custodian-four-line = Each side has two more bishops, and so bishops on both colours.
preset-custodian-step = Stepping bishops
preset-custodian-step-line = Bishops may change their colour with a quiet step.
preset-custodian-swapped = Swapped pairs
preset-custodian-swapped-line = Knights stand the other way round in a pair, and bishops get stronger.
preset-custodian-cylinder = Round board
preset-custodian-cylinder-line = The left and the right edge are joined.
preset-custodian-recruited = Turncoats
preset-custodian-recruited-line = Captured pieces change sides, kings too.

option-custodian-array = Array
option-custodian-array-between = Bishops outside
option-custodian-array-between-help = Bishops stand between rooks and knights and look at the thrones.
option-custodian-array-classic = Bishops inside
option-custodian-array-classic-help = Bishops stand between knights and king, as in chess.
option-custodian-array-four = Four bishops
option-custodian-array-four-help = As inside, with two more bishops instead of pawns: bishops on both colours.
option-custodian-bishops = Bishops
option-custodian-bishops-slide = Slide only
option-custodian-bishops-slide-help = A bishop stays on its colour.
option-custodian-bishops-step = May step sideways
option-custodian-bishops-step-help = A bishop may also take one step straight ahead, back or to the side; that step captures nothing.
option-custodian-pairs = Pairs
option-custodian-pairs-standard = Standard
option-custodian-pairs-standard-help = A rook and a knight stand beside the enemy, a bishop and a knight at its corners; a rook beside and a bishop at the corner.
option-custodian-pairs-swapped = Swapped
option-custodian-pairs-swapped-help = A rook and a knight stand at the enemy’s corners, a bishop and a knight beside it; of rook and bishop either may be the one beside.
option-custodian-board = Board
option-custodian-board-flat = Flat
option-custodian-board-flat-help = The board ends at its edges.
option-custodian-board-cylinder = Round
option-custodian-board-cylinder-help = The a and g files are neighbours, for moving and for capturing.
option-custodian-captured = Captured pieces
option-custodian-captured-removed = Leave the board
option-custodian-captured-removed-help = Capturing the king wins.
option-custodian-captured-recruited = Change sides
option-custodian-captured-recruited-help = They stay where they are and fight for the captor, kings too. Whoever is left with nothing, or with one piece that is not a king, loses.

rules-custodian-intro = Chess on seven by seven squares without queens, crossed with the old Norse board games: nobody captures by landing on a square. A piece is captured when two enemies stand around it in the right way.
rules-custodian-goal-capture = Capture the enemy king, like any other piece.
rules-custodian-goal-throne = Or bring your king to the enemy’s throne, the marked square where the enemy king began, so that it cannot be captured there in the next turn.
rules-custodian-goal-block = Or leave the other side without any possible move.
rules-custodian-goal-reading = a king that stands on the throne wins as soon as one of its side’s turns ends and nothing threatens it there, even if it was in danger when it arrived. Where captured pieces change sides, a king that is captured on its own throne stands on the enemy’s throne from then on.
rules-custodian-moves = Every move ends on an empty square.
rules-custodian-moves-pieces = King, rook, bishop and knight move as in chess.
rules-custodian-moves-pawn = A pawn steps straight forward. It may step diagonally forward only if that captures something. There is no double step.
rules-custodian-moves-promotion = On the last rank a pawn becomes a rook, a bishop or a knight.
rules-custodian-moves-castling = Castling: if king and rook have not moved and nothing stands between them, the king goes two squares towards the rook and the rook jumps over to its other side. Danger does not matter, and castling never captures.
rules-custodian-moves-danger = There is no check. A king may stay in danger, at its own risk.
rules-custodian-capture = The piece that has just moved captures together with one partner. Look at every enemy piece next to it, straight or diagonally: if a partner stands next to that enemy too, and the two form the pattern of their kinds, the enemy is captured.
rules-custodian-capture-mover = Only the player who moved captures, and only with the piece that moved.
rules-custodian-capture-many = One move may capture several pieces, with different partners.
rules-custodian-capture-safe = Moving in between two enemies is safe: they have to make a move of their own to capture.
rules-custodian-pairs = The pairs
rules-custodian-pair-rr = Two rooks: beside the enemy, on opposite sides.
rules-custodian-pair-bb = Two bishops: at opposite corners.
rules-custodian-pair-nn = Two knights: one beside, one at a corner, a knight’s leap from each other.
rules-custodian-pair-rn = Rook and knight: both beside, at a right angle.
rules-custodian-pair-bn = Bishop and knight: at two corners of the same side.
rules-custodian-pair-rb = Rook and bishop: the rook beside, the bishop at the corner next to the rook.
rules-custodian-mimics = Kings and pawns mimic
rules-custodian-mimic-king = A king that has stepped straight counts as a rook; one that has stepped diagonally counts as a bishop.
rules-custodian-mimic-pawn = A pawn that has stepped straight counts as a bishop; one that has stepped diagonally counts as a rook.
rules-custodian-mimic-partner = As the partner of a piece that moved, a king counts as a knight, and a pawn counts as whatever the moved piece is.
rules-custodian-mimic-reading = a pawn that promotes still counts as a pawn in that move.
rules-custodian-mimic-king-figure = The king steps straight and is a rook: captured with the other rook.
rules-custodian-mimic-straight-figure = The pawn steps straight and is a bishop: captured with the other bishop.
rules-custodian-mimic-diagonal-figure = The pawn steps diagonally and is a rook. It may, because that captures.
rules-custodian-draws = the game is drawn when the same position comes up for the third time with the same player to move, or after 100 turns in a row, both sides counted, without a capture and without a pawn move. Two bare kings play on: the race to the throne decides.
rules-custodian-options = Other versions
rules-custodian-options-text = The array can be changed, bishops can be made stronger, the board can be round, and captured pieces can change sides. The version you play, if it is not the usual one, is described at the top.
rules-custodian-recruited-figure = Turncoats: the captured pawn stays and changes sides.
rules-custodian-cylinder-figure = Round board: the rook on g3 stands at the corner of the pawn on a4.

## Take Two Chess

family-taketwo = Take Two Chess
family-taketwo-line = Every queen and pawn owns three cards that say how it moves. Switch two cards, then move.

preset-taketwo = The usual game
preset-taketwo-line = One switch of cards and one move in every turn.
preset-taketwo-orthodox = Without switching
preset-taketwo-orthodox-line = The cards stay as they are: with the usual ones, this is orthodox chess.

option-taketwo-switch = Switching cards
option-taketwo-switch-on = In every turn
option-taketwo-switch-on-help = Before moving, a player may exchange two cards of one piece.
option-taketwo-switch-off = Never
option-taketwo-switch-off-help = The cards stay in the order they had at the start.

rules-taketwo-intro = Chess as you know it, except that each queen and each pawn has three cards in an order. The order says how that piece moves, and it can be changed during the game.
rules-taketwo-cards = The cards
rules-taketwo-card-o = Orthogonal: along ranks and files.
rules-taketwo-card-d = Diagonal: along diagonals.
rules-taketwo-card-h = Hippogonal: like a knight, leaping over whatever is between.
rules-taketwo-order = Only the first two cards are in use; the third one waits.
rules-taketwo-queen = A queen moves and captures by its first two cards: like a rook, like a bishop, or like a knight.
rules-taketwo-pawn = A pawn moves by its first card and captures by its second, always one rank forward: straight ahead, diagonally, or two files aside.
rules-taketwo-queen-figure = A queen with diagonal and hippogonal cards leaps like a knight.
rules-taketwo-pawn-figure = This pawn moves straight and captures two files aside.
rules-taketwo-setup = Before the game
rules-taketwo-setup-text = Each player may choose the order of all own cards. Both choose in secret, and everything is shown together. If nobody chooses, all pieces begin as in chess: orthogonal, diagonal, hippogonal.
rules-taketwo-turn = A turn
rules-taketwo-turn-switch = First, if you like, exchange two of the three cards of one of your queens or pawns.
rules-taketwo-turn-move = Then move a piece. The piece whose cards were switched cannot move in this turn.
rules-taketwo-turn-reading = you may switch cards only if a move is left afterwards. In the middle of a turn the switched piece may attack the enemy king.
rules-taketwo-turn-figure = The pawn on e2 gets its hippogonal card first; now another piece moves.
rules-taketwo-double = The double advance
rules-taketwo-double-text = A pawn on its starting rank may go two ranks instead of one, without capturing, by its first card: two squares straight; two squares diagonally in one direction; or with the hippogonal card two ranks ahead and one file aside. Straight and diagonal advances need both squares empty; the leap needs only an empty target.
rules-taketwo-double-d-figure = Two squares diagonally.
rules-taketwo-double-h-figure = The leap: two ranks ahead, one file aside.
rules-taketwo-passant = En passant: if a straight or diagonal double advance passes over a square that an enemy pawn attacks by its second card, that pawn may capture it there in the very next turn. The leap is immune.
rules-taketwo-else = The rest is chess
rules-taketwo-promotion = On the last rank a pawn becomes a queen, rook, bishop or knight. A new queen keeps the pawn’s cards in their order.
rules-taketwo-castling = Castling is as in chess: king and rook unmoved, nothing between them, and not out of check, through it or into it. A pawn attacks by its second card.
rules-taketwo-check = A king may never be left in check.
rules-taketwo-end = Checkmate: the player who is in check and has no legal turn loses.
rules-taketwo-stalemate = Stalemate: a player who has no legal turn and is not in check draws.
rules-taketwo-repetition = The same position at the start of a turn for the third time is a draw; the cards belong to the position.
rules-taketwo-material = If neither side can ever give mate, the game is a draw: bare kings, a king with one knight or bishop against a king, or one bishop each on the same colour.
rules-taketwo-draws-reading = fifty moves by each side without a capture and without a pawn move are a draw; switching the cards of a pawn does not count as moving it.

## TCHES

family-tches = TCHES
family-tches-line = Chess with two dozen kinds of pieces, three of which move in every turn, and with rules to mix as you like.

preset-tches = The usual game
preset-tches-line = Three pieces in every turn, with the pieces of the main set.
preset-tches-first-steps = First steps
preset-tches-first-steps-line = The pieces of chess, one move a turn: no castling, no double step, and no stalemate.
preset-tches-guardians = Guardians and paladins
preset-tches-guardians-line = Two new pieces that first move, and then capture at a right turn.
preset-tches-griffins = Griffins and champions
preset-tches-griffins-line = Two new pieces that leap like knights, and then capture.
preset-tches-lions = Lions and magisters
preset-tches-lions-line = Two new pieces: one small, one great.
preset-tches-strike = Three pieces a turn
preset-tches-strike-line = The pieces of chess, and a turn in which three of them move.
preset-tches-main-set = The main set
preset-tches-main-set-line = All pieces of the main set, one move a turn.
preset-tches-templars = Templars and exarchs
preset-tches-templars-line = Guardians and paladins turned over: they move one way and capture another.
preset-tches-riders = Mounted bishops and shock-cavalry
preset-tches-riders-line = Griffins and champions turned over: they leap quietly, and capture from afar.
preset-tches-archers = Ballistas and archers
preset-tches-archers-line = Rooks and bishops turned over: they leap exactly two squares.
preset-tches-chariots = Warchariots and assassins
preset-tches-chariots-line = Knights and queens turned over: they ride around a corner, and nothing is leapt over.
preset-tches-emperors = Emperors
preset-tches-emperors-line = Lions turned over: they leap like knights, and then capture like kings.
preset-tches-jesters = Jesters
preset-tches-jesters-line = Magisters turned over: they move like whatever the opponent moved last.
preset-tches-flankers = Flankers
preset-tches-flankers-line = Pawns turned over: they may also step aside.
preset-tches-sentinels = Sentinels
preset-tches-sentinels-line = Pawns turned over: they move diagonally, and capture straight and aside.
preset-tches-zealots = Zealots
preset-tches-zealots-line = Pawns turned over: diagonal in everything.
preset-tches-pikemen = Pikemen
preset-tches-pikemen-line = Pawns turned over: they capture two squares ahead.
preset-tches-back-sides = All back sides
preset-tches-back-sides-line = Every piece but the king is turned over, three pieces a turn.
preset-tches-two-armies = Two different armies
preset-tches-two-armies-line = Each side has turned over other pieces.
preset-tches-two-pieces = Two pieces a turn
preset-tches-two-pieces-line = Between one and three.
preset-tches-same = Three moves a turn
preset-tches-same-line = As usual, but the same piece may move again and again.
preset-tches-escort = Escort the king
preset-tches-escort-line = A king that reaches the enemy’s portal wins, too.
preset-tches-capture = Capture the king
preset-tches-capture-line = No mate: take the enemy king under your piece, and carry it home.
preset-tches-flag = Capture the flag
preset-tches-flag-line = The king cannot even move, and has to be carried off.
preset-tches-hunt = Catch the assassins
preset-tches-hunt-line = The king is a piece like others; whoever loses the last assassin loses.
preset-tches-heirs = The jester’s heir
preset-tches-heirs-line = For a lost jester a pawn becomes the new one.
preset-tches-exchange = Queen for magister
preset-tches-exchange-line = A lost queen is replaced by the magister, a lost magister by the queen.
preset-tches-transport = Transportation
preset-tches-transport-line = Knights and their kin carry other pieces across the board.
preset-tches-polarity = Polarity
preset-tches-polarity-line = Every piece looks somewhere, and never moves backward; it may turn when it has moved.
preset-tches-polarity-free = Polarity with turning in place
preset-tches-polarity-free-line = Turning a piece where it stands is an action, too.
preset-tches-skirmish = Skirmish
preset-tches-skirmish-line = A small board: capture the king, carry it home, two pieces a turn.
preset-tches-caravan = Caravan
preset-tches-caravan-line = A small board: escort your king, with carriers, and heirs for the jester.
preset-tches-tournament = Three ways to win
preset-tches-tournament-line = Catch queens and magisters, or bring the king through; pieces look where they go.
preset-tches-everything = Everything at once
preset-tches-everything-line = Capture, escort, replacement, transportation and polarity in one game.

option-tches-strike = Pieces in a turn
option-tches-same = The same piece again
option-tches-same-off = Not in the same turn
option-tches-same-off-help = Every action of a turn is made by another piece.
option-tches-same-on = As often as you like
option-tches-same-on-help = One piece may make several actions of a turn, or all.
option-tches-king = The king
option-tches-king-mate = Checkmate
option-tches-king-mate-help = Whoever cannot save the king, or cannot move at all, loses.
option-tches-king-capture = Is captured and carried home
option-tches-king-capture-help = The king only moves. Whoever captures it carries it under the captor to the own portal.
option-tches-king-flag = Is a flag
option-tches-king-flag-help = The king does not even move. Whoever captures it carries it under the captor to the own portal.
option-tches-king-plain = Is a piece like others
option-tches-king-plain-help = Other pieces are the prey: whoever loses the last one of them loses.
option-tches-prey = Prey
option-tches-escort = Escort the king
option-tches-escort-off = No
option-tches-escort-off-help = Where the king stands does not matter.
option-tches-escort-on = To the enemy’s portal
option-tches-escort-on-help = A king that stands free on the enemy’s portal wins, besides the other ways to win.
option-tches-replace = Replacement
option-tches-transport = Transportation
option-tches-transport-off = No
option-tches-transport-off-help = Every square has room for one piece.
option-tches-transport-on = Knights and their kin carry others
option-tches-transport-on-help = They may step onto another piece of their side, take it along, and set it down.
option-tches-polarity = Polarity
option-tches-polarity-off = No
option-tches-polarity-off-help = Pieces move in all their directions.
option-tches-polarity-on = Turning after a move
option-tches-polarity-on-help = Pieces look somewhere and never move backward; a piece that has moved may turn.
option-tches-polarity-free = Turning in place, too
option-tches-polarity-free-help = Pieces look somewhere and never move backward; turning where it stands is an action.
option-tches-both = Back sides of both
option-tches-white = Back sides of White
option-tches-black = Back sides of Black
option-tches-array = Array
option-tches-portals = Portals
