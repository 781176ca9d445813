# The words of the board and of the card rail.

board-label = Board, { $files } files by { $ranks } ranks
board-label-round = Round board, { $files } files by { $ranks } ranks; the first and the last file are neighbours
board-piece = { $seatName } { $kindName }
board-piece-at = { $piece } { $square }
board-empty = empty
board-cards = cards { $cards }
board-switched = cards switched this turn
board-check = in check
board-last = last action
board-mark-throne = throne of { $seatName }
board-mark-en-passant = a pawn can be taken in passing here
# What the selected piece can do on a square.
board-target-quiet = can move here
board-target-hit = can be captured
board-target-raid = can move here, capturing { $pieces }
board-target-promotion = promotion
board-victim = can be captured
# What a piece can do, spoken when it is selected.
board-moves = { $piece }: { $count ->
    [0] no moves
    [one] 1 move: { $moves }
   *[other] { $count } moves: { $moves }
  }
board-moves-waiting = { $piece }: not its turn
board-move-capture = { $square } captures { $pieces }
board-move-promotion = { $move } with promotion
board-can-switch = cards can be switched
board-unselected = nothing selected
# The menu for several actions with the same squares.
board-choose = { $piece } to { $square }: choose
board-option-captures = captures { $pieces }
# The card rail.
cards-label = Cards of { $piece }
cards-hint = Select a piece to switch its cards.
cards-meaning = What the cards mean
cards-ask = Choose two cards to exchange them.
cards-ask-second = Now choose the other card.
cards-fixed = These cards cannot be switched now.
cards-ordinal = { $position ->
    [1] 1st card
    [2] 2nd card
   *[3] 3rd card
  }
cards-idle = not in use
cards-result = Then the order is
cards-result-spoken = Then the order is { $first }, { $second }, { $third }.
cards-impossible = This exchange is not possible now.
