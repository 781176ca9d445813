# Take Two Chess, and games with cards.

rail = Cards of the selected piece
status-taketwo-halfmoves = { $count } of 100 turns without a capture or pawn move (draw at 100)
phase-move-another = Now move another piece.
phase-switch-or-move = Move, or first switch two cards.
phase-arrange = Put your cards in order.
outcome-stalemate = Stalemate: the player to move has no legal move and is not in check.
outcome-material = Neither side has enough pieces left to give mate.
card-o = straight
card-d = diagonal
card-h = leap
card-o-ways = straight lines
card-d-ways = diagonals
card-h-ways = knight’s leaps
say-switch =
    { NAME($kind) } { $from } switches { $exchanged ->
        [first] its first two cards
        [last] its last two cards
       *[outer] its first and last card
    } and now has { $cards }
reason-unknown-cards = “{ $token }” is not an order of the three cards.
reason-en-passant-impossible = No pawn can have just passed over that square.
reason-switch-impossible = These cards cannot have been switched this turn.
reason-switched-this-turn = The cards of this piece were switched this turn, so another piece has to move.
reason-switch-leaves-no-move = After that switch there would be no legal move.
reason-castling-through-check = The king cannot castle out of check, through it or into it.
reason-no-switch = These cards cannot be switched now.
preset-taketwo = The usual game
preset-taketwo-orthodox = Without switching
option-taketwo-switch = Switching cards
option-taketwo-switch-on = Every turn
option-taketwo-switch-off = Never
board-cards = cards { $cards }
board-switched = cards switched this turn
board-mark-en-passant = a pawn can be captured en passant here
board-can-switch = cards can be switched
cards-label = Cards of { $piece }
cards-hint = Select a piece to switch its cards.
cards-see = Select a piece to see its cards.
cards-meaning = What the cards mean
cards-ask = Choose two cards to switch them.
cards-ask-second = Now choose the other card.
cards-fixed = These cards cannot be switched now.
cards-ordinal = { $position ->
    [1] 1st card
    [2] 2nd card
   *[3] 3rd card
  }
cards-ordinal-pawn-1 = moves
cards-ordinal-pawn-2 = captures
cards-idle = not in use
cards-result = Then the order is
cards-result-spoken = Then the order is { $first }, { $second }, { $third }.
cards-impossible = This switch is not legal now.

## Cards that are chosen before the game, which only the page offers.

arrange-offer-taketwo = Start with different cards?
arrange-title-taketwo = { NAME($seat) } chooses cards
arrange-show-taketwo = { NAME($seat) } shows the cards
arrange-help-taketwo = Select a piece, then two of its cards to switch them. You can do this with as many pieces as you like.
arrange-usual-taketwo = As in chess
arrange-usual-all-taketwo = As in chess for all
