# Words of every board. The ids of families, options, kinds, phases, ends and reasons are made of the
# engine's codes: family-X, preset-X, option-FAMILY-KEY-VALUE, kind-X, phase-X, outcome-X, reason-X.

## The page

open = Open
close = Close
dismiss = Dismiss this message

## All games

play = Play

## A game

family-custodian = Custodian Chess
family-taketwo = Take Two Chess
family-till = Till Chess
family-tches = TCHES
variant-name = { $name }: { $special }
tab-moves = Moves
controls = Go through the game
go-start = To the start
go-back = Undo
go-forward = Redo
go-end = To the end
flip = Flip the board
draw = Draw
status-turn = { NAME($seat) } to play
status-turn-called = { $name } ({ NAME($seat) }) to play
status-at =
    { $way ->
        [back] Position { $at } of { $count }: play on from here, or redo.
        [variation] Position { $at } of { $count }: playing on from here begins a variation.
       *[look] Position { $at } of { $count }.
    }
status-last = { NAME($seat) }: { $action }.
status-blocked = The { NAME($kind) } on { $square } has no legal move now.
# The sign on squares where the chosen piece could be captured.
status-risk = On squares marked “!”, it could be captured.
status-replay = Replaying the last moves.
status-goal =
    King: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to the { $mark ->
        [throne] throne
       *[portal] portal
    }.
status-carry = Carry the captive to { $square }.
# A piece of one’s own stands where the captive has to go.
status-carry-first = First move the { NAME($kind) } off that square.
# $kind: the captive; $actor: what carries it.
status-free = Free your { NAME($kind) }: capture the { NAME($actor) } on { $square }.
show-again = Replay the last moves
status-check = { NAME($seat) } is in check.
# A touch shows who gives check, or why no move helps.
check-ask = Show
# The next of several attackers.
check-next = Next
status-halfmoves =
    { $count ->
        [one] 1 turn without a capture or pawn move
       *[other] { $count } turns without a capture or pawn move
    }
phase-move = Move a piece.
result-win = { NAME($seat) } wins
result-draw = Draw
outcome-checkmate = Checkmate: { NAME($loser) } is in check and has no legal move.
outcome-repetition = The same position has occurred for the third time.
outcome-move-limit = The limit of turns without a capture or pawn move has been reached.
outcome-extinction = Pieces of a kind that decides the game are gone.
outcome-bare = A player has only one piece left.
outcome-reach = The squares that decide the game have been reached.
outcome-checks = The last check that was needed has been given.
outcome-perpetual = The position has been repeated by perpetual check.
outcome-agreement = The players agreed to a draw.
outcome-resignation = { NAME($loser) } has resigned.
outcome-time = { NAME($loser) } has run out of time.
seat-w = White
seat-b = Black
kind-king = king
kind-queen = queen
kind-rook = rook
kind-bishop = bishop
kind-knight = knight
kind-pawn = pawn
say-move = { NAME($kind) } { $from } to { $to }
say-turn =
    { NAME($kind) } { $from } turns { $direction ->
        [up] up
        [right] right
        [down] down
       *[left] left
    }
say-place = { NAME($kind) } on { $to }
say-replace = { NAME($kind) } { $from } becomes the new { NAME($becomes) }
say-action = { $text }
say-short = { NAME($kind) } { $text }
say-captures = captures { $pieces }
say-partners = { $captures } with { $pieces }
say-partners-as = { $captures } with { $pieces } (they count as { NAME($actor) } and { NAME($partner) })
# $role says how it stands in a sentence: object (what is taken or threatened) or partner (with whom).
say-piece = { NAME($kind) } { $square }
say-recruits = recruits { $pieces }
say-castling = castling, rook { $from } to { $to }
say-around = over the edge of the board
say-companion = with the piece on { $from } to { $to }
say-becomes = promotes to { NAME($kind) }

hand = Hand
hand-label = { NAME($seat) }’s hand
hand-kind = { NAME($kind) }, { $count } in hand
hand-kind-later = { NAME($kind) }, { $count } in hand, cannot be placed yet

## The computer

computer-thinks =
    { $depth ->
        [0] The computer (level { $level }) is thinking.
        [one] The computer (level { $level }) is thinking: 1 action ahead.
       *[other] The computer (level { $level }) is thinking: { $depth } actions ahead.
    }
computer-thinks-time =
    { $depth ->
        [0] The computer is thinking ({ $seconds } s).
        [one] The computer is thinking ({ $seconds } s): 1 action ahead.
       *[other] The computer is thinking ({ $seconds } s): { $depth } actions ahead.
    }
computer-held = The computer is paused.
computer-go-on = Continue
computer-failed = The computer could not continue. Nothing is lost: let it try again, or play its turn yourself.
computer-again = Try again
computer-trouble =
    { $reason ->
        [worker-lost] The computer’s program has stopped.
        [worker-nonsense] The computer’s program gave invalid answers.
       *[other] The computer’s program did not start.
    } { $place ->
        [page] From now on it runs inside the page.
       *[other] It is being restarted.
    }

## The board

board-label = Board, { $files } files by { $ranks } ranks
board-label-round = Cylindrical board, { $files } files by { $ranks } ranks; the first and the last file are joined
# $role says how it stands in a sentence: name, or object (what is captured or carried).
board-piece = { NAME($seat) } { NAME($kind) }
board-piece-at = { $piece } { $square }
board-empty = empty
board-hidden = choice still secret
board-check = in check
board-last = last action
# Uses of a square for the selected piece
board-target-quiet = can move here
board-target-hit = can be captured
board-target-raid = can move here, capturing { $pieces }
board-target-promotion = promotion
board-target-risk = could be captured there
board-target-place = open place
board-facing =
    facing { $direction ->
        [up] up
        [right] right
        [down] down
       *[left] left
    }
board-victim = can be captured
# Abilities of a piece, spoken when it is selected
board-moves = { $piece }: { $count ->
    [0] no moves
    [one] 1 move: { $moves }
   *[other] { $count } moves: { $moves }
  }
board-moves-waiting = { $piece }: not its turn
board-move-capture = { $square } captures { $pieces }
board-move-promotion = { $move } with promotion
# $move: a square, "d2"
board-move-risk = { $move } (could be captured there)
board-unselected = nothing selected
# The menu for several actions with the same squares.
board-choose = { $piece } to { $square }: choose
board-option-captures = captures { $pieces }

## Boards on other people’s pages

embed-at = Position { $at } of { $count }
embed-again = Start over
embed-run = Replay the game
embed-pause = Stop
embed-legend = How the pieces move
embed-menu = Copy and save
embed-link = Open on Motley
task = Your task: find the best move.
task-solved = Solved!
task-wrong = That is legal, but it is not the solution. Try again.
task-reveal = Show the solution

## Refusals

part-failed = Part of the page could not be loaded. Try again, or reload the page: your game is kept.
no-webassembly = The game needs WebAssembly, which this browser does not run. Use another browser, or turn off Lockdown Mode if it is on.
reload = Reload
refused =
    { $subject ->
        [variant] In the game’s text,
        [position] In the position,
        [action] In the action,
        [goal] In the goal,
        [marks] In the arrows and marks,
       *[link] In the link,
    } character { $place }: { $reason }
problem-action = Action { $number } cannot be played: { $reason } The game has been opened up to that point.
problem-extra = Part of the link has been ignored: { $reason }
refused-record = Line { $line }, column { $column } of the game record: { $reason }
reason-none = It is legal.
reason-engine-failed = Something went wrong in the rules program. Nothing is lost: please try again.
reason-disposed = This game has been closed.
reason-bad-percent = The code after this percent sign is incomplete. The link may have been cut off: copy it again.
reason-out-of-memory = There is not enough memory. Close other tabs and try again.
reason-too-long = This is too long.
reason-not-ascii = Only plain letters, digits and symbols are allowed here.
reason-empty = There is nothing here.
reason-unexpected-end = The text ends too early.
reason-trailing-text = There is extra text here: “{ $token }”.
reason-unknown-family = There is no game called “{ $token }”.
reason-unknown-key = This game has no option “{ $token }”.
reason-repeated-key = The option “{ $token }” appears twice.
reason-missing-value = This option needs a value.
reason-unknown-value = “{ $token }” is not one of the possible values.
reason-cut-off = “{ $token }” is incomplete: the link was cut off there.
reason-no-variant = No game has been chosen yet.
reason-missing-field = A part of the position is missing.
reason-missing-field-side = After the board, a space and the letter of the player to move are missing.
reason-unknown-piece = There is no piece “{ $token }”.
reason-bad-movement = This is no movement in Betza’s notation.
reason-says-nothing = This rule can have no effect in this game.
reason-field-count = The position has more or fewer parts than positions of this variant have.
reason-bad-hole = The holes are not where this board has them.
reason-bad-origin = No piece of that kind can have become this one.
reason-unknown-form = This piece has no such form.
reason-row-too-long = This row has too many squares.
reason-row-too-short = This row has too few squares.
reason-row-count = The number of rows is wrong.
reason-bad-side = This field must say whose turn it is.
reason-bad-castling = “{ $token }” is not a valid set of castling rights.
reason-castling-unmet = The position allows castling, but the king or the rook is not on its starting square.
reason-bad-square = “{ $token }” is not a square on this board.
reason-bad-number = “{ $token }” is not a valid number here.
reason-number-too-large = The number { $token } is too large.
reason-number-zero = This number must be at least 1.
reason-pawn-on-end-rank = A pawn cannot stand on the first or last rank.
reason-king-count = The number of kings is wrong.
reason-opponent-in-check = The side that is not to move is in check.
reason-not-legal = “{ $token }” is not legal in this position.
reason-game-over = The game is over.
reason-at-start = This is the start of the game: there is nothing to undo.
reason-not-at-start = That is possible only before the first move.
reason-nothing-there = There is nothing to move here.
reason-not-yours = It is not this piece’s turn.
reason-own-piece-there = A piece of the same side stands there.
reason-not-its-move = This piece does not move like that.
# The same for a piece that is chosen and has somewhere to go
refused-way = It cannot go there: the marks show where it can.
reason-path-blocked = Something is in the way.
reason-must-capture = The piece may go there only if the move captures something.
reason-must-not-capture = The piece cannot capture there; it may go there only if the square is empty.
reason-leaves-king-attacked = The king would be in check.
reason-royals-face = The kings would face each other.
reason-gives-check = This would give check, which is not allowed here.
reason-capture-forced = You must capture when you can.
reason-no-hurdle = There is no piece to jump over.
reason-out-of-area = Pieces of this kind never go there.
reason-promotion-limit = It would have to be promoted, but you already have as many of those pieces as are allowed.
reason-file-is-full = There are already as many pieces of this kind on this file as are allowed.
reason-drop-mates = A piece of this kind may not be dropped to give mate.
reason-castling-right-lost = Castling is no longer allowed: the king or the rook has moved.
reason-no-shuffle = This game has no random start.
reason-nothing-in-hand = There is no piece of this kind in hand.
reason-limit = That is more than the program can handle.

# The actions of a turn of several.
tray-title = Action { $number } of { $total }
tray-done = { NAME($seat) }’s turn is complete
tray-empty = Up to { $total } actions per turn. They will appear here.
tray-back = Step back
tray-restart = Start over
tray-end = End the turn

## Tables without edges, more than two seats, and passing.

board-label-endless =
    { $count ->
        [0] Endless table, no tiles yet
        [one] Endless table, 1 tile
       *[other] Endless table, { $count } tiles
    }
board-place = x { $x }, y { $y }
board-negative = minus { $number }
board-controlled = { $piece }, controlled by { NAME($owner) }
board-threatened = threatened
board-trapped = trapped
board-places =
    { $count ->
        [0] { NAME($kind) } in hand: no open place
        [one] { NAME($kind) } in hand: 1 open place
       *[other] { NAME($kind) } in hand: { $count } open places
    }
board-choose-place = Choose what to place on { $square }
board-beyond-all = Tiles out of sight
board-beyond =
    { $direction ->
        [right] To the right
        [left] To the left
        [above] Above
        [below] Below
        [above-right] Above right
        [above-left] Above left
        [below-right] Below right
       *[below-left] Below left
    }, { $count ->
        [one] 1 tile out of sight
       *[other] { $count } tiles out of sight
    }: { $seats }. Go there.
board-beyond-seat = { NAME($seat) } { $count }
board-beyond-marked = Marked squares out of sight: { $count }. Go there.
board-camera = View
board-camera-zoom-in = Zoom in
board-camera-zoom-out = Zoom out
board-camera-fit = Show all tiles
board-camera-follow = Follow the last move
board-camera-jump = Go to coordinates
board-camera-jump-hint = Go to x, y
hands = In hand
pass = Pass
phase-pass = You can only pass.
pass-label = Passing
pass-check = Your king is in check, and no move helps. You have to pass; the king is not lost yet.
pass-stuck = None of your tiles can move. You have to pass.
seats = Players
seats-ranking = Ranking
seats-rank = { $rank }.
seats-turn = to play
seats-out = out; { NAME($owner) } has taken over
seats-hand = { $count } in hand
seats-points =
    { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
seats-check = in check
seats-threatened = threatened
ranking = Ranking: { $seats }.
ranking-seat = { $rank }. { NAME($seat) } ({ $points })
ranking-seat-out = { $rank }. { NAME($seat) }
say-pass = passes
say-out = { NAME($seat) } is out, and its tiles change sides
