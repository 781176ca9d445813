# What every board says. The ids of families, options, kinds, phases, ends and reasons are made of the
# engine's codes: family-X, preset-X, option-FAMILY-KEY-VALUE, kind-X, phase-X, outcome-X, reason-X.

## The page

open = Open
close = Close
dismiss = Dismiss this message

## All games

resume = { $name }
play = Play

## A game

variant-name = { $name }: { $special }
rail = Cards of the selected piece
tab-moves = Moves
controls = Go through the game
go-start = To the start
go-back = Undo
go-forward = Redo
go-end = To the end
flip = Turn the board
draw = Draw
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
say-companion = with { $from } to { $to }
say-becomes = becomes a { $kind }

## Refusals

refused =
    { $subject ->
        [variant] In the game’s text,
        [position] In the position,
        [action] In the action,
        [marks] In the arrows and marks,
       *[link] In the link,
    } character { $place }: { $reason }
problem-action = Action { $number } cannot be played: { $reason } The game is opened up to there.
problem-extra = The link says something that makes no sense here, and it is left out: { $reason }
refused-record = Line { $line }, column { $column } of the record: { $reason }
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
pair-idle = { $pair } (does nothing)
reason-already-that-kind = The piece there is of this kind already.
reason-replace-first = First the lost piece has to be replaced.
reason-place-king-first = First the freed king has to be placed.
reason-no-room-for-king = There would be no empty square for the king that this would free.
reason-not-nearest = The freed king has to be placed on one of the nearest empty squares.
reason-square-taken = A piece stands there already.
reason-nothing-in-hand = No piece of this kind waits to come to the board.
reason-king-comes-last = The king is placed last, after all the others.
reason-limit = That is more than the program can do.

## Custodian Chess

family-custodian = Custodian Chess
preset-custodian = The usual game
preset-custodian-classic = Classic array
preset-custodian-four = Four bishops
preset-custodian-step = Stepping bishops
preset-custodian-swapped = Swapped pairs
preset-custodian-cylinder = Round board
preset-custodian-recruited = Turncoats
option-custodian-array = Array
option-custodian-array-between = Bishops outside
option-custodian-array-classic = Bishops inside
option-custodian-array-four = Four bishops
option-custodian-bishops = Bishops
option-custodian-bishops-slide = Slide only
option-custodian-bishops-step = May step sideways
option-custodian-pairs = Pairs
option-custodian-pairs-standard = Standard
option-custodian-pairs-swapped = Swapped
option-custodian-board = Board
option-custodian-board-flat = Flat
option-custodian-board-cylinder = Round
option-custodian-captured = Captured pieces
option-custodian-captured-removed = Leave the board
option-custodian-captured-recruited = Change sides

## Take Two Chess

family-taketwo = Take Two Chess
preset-taketwo = The usual game
preset-taketwo-orthodox = Without switching
option-taketwo-switch = Switching cards
option-taketwo-switch-on = In every turn
option-taketwo-switch-off = Never

## TCHES

family-tches = TCHES
preset-tches = The usual game
preset-tches-first-steps = First steps
preset-tches-guardians = Guardians and paladins
preset-tches-griffins = Griffins and champions
preset-tches-lions = Lions and magisters
preset-tches-strike = Three pieces a turn
preset-tches-main-set = The main set
preset-tches-templars = Templars and exarchs
preset-tches-riders = Mounted bishops and shock-cavalry
preset-tches-archers = Ballistas and archers
preset-tches-chariots = Warchariots and assassins
preset-tches-emperors = Emperors
preset-tches-jesters = Jesters
preset-tches-flankers = Flankers
preset-tches-sentinels = Sentinels
preset-tches-zealots = Zealots
preset-tches-pikemen = Pikemen
preset-tches-back-sides = All back sides
preset-tches-two-armies = Two different armies
preset-tches-two-pieces = Two pieces a turn
preset-tches-same = Three moves a turn
preset-tches-escort = Escort the king
preset-tches-capture = Capture the king
preset-tches-flag = Capture the flag
preset-tches-hunt = Catch the assassins
preset-tches-heirs = The jester’s heir
preset-tches-exchange = Queen for magister
preset-tches-transport = Transportation
preset-tches-polarity = Polarity
preset-tches-polarity-free = Polarity with turning in place
preset-tches-skirmish = Skirmish
preset-tches-caravan = Caravan
preset-tches-tournament = Three ways to win
preset-tches-everything = Everything at once
option-tches-strike = Pieces in a turn
option-tches-same = The same piece again
option-tches-same-off = Not in the same turn
option-tches-same-on = As often as you like
option-tches-king = The king
option-tches-king-mate = Checkmate
option-tches-king-capture = Is captured and carried home
option-tches-king-flag = Is a flag
option-tches-king-plain = Is a piece like others
option-tches-prey = Prey
option-tches-escort = Escort the king
option-tches-escort-off = No
option-tches-escort-on = To the enemy’s portal
option-tches-replace = Replacement
option-tches-transport = Transportation
option-tches-transport-off = No
option-tches-transport-on = Knights and their kin carry others
option-tches-polarity = Polarity
option-tches-polarity-off = No
option-tches-polarity-on = Turning after a move
option-tches-polarity-free = Turning in place, too
option-tches-both = Back sides of both
option-tches-white = Back sides of White
option-tches-black = Back sides of Black
option-tches-array = Array
option-tches-portals = Portals
