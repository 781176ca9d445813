arrange-help -offer -open -pass -random --all -ready -secret -skip -title -usual --all board-can-switch -cards -mark-en-passant -switched card-d --ways -h --ways -o --ways cards-ask --second -fixed -hint -idle -impossible -label -meaning -ordinal --pawn-1 ---2 -result --spoken -see option-taketwo-switch ---off ---on outcome-material -stalemate phase-arrange -move-another -switch-or-move preset-taketwo --orthodox rail reason-castling-through-check -en-passant-impossible -no-switch -switch-impossible --leaves-no-move -switched-this-turn -unknown-cards say-switch status-taketwo-halfmoves
Touch a piece, then two of its cards to switch them. Do that with as many pieces as you like.
Other cards to begin with?
I am {@seat}: show my cards
Only {@seat} should see the screen now. {others}, please look away: all cards are shown when everybody is ready.
Random
Random for all
Ready
Choose in secret
Or do not choose at all:
{@seat} chooses cards
As in chess
As in chess for all
cards can be switched
cards {cards}
a pawn can be taken in passing here
cards switched this turn
diagonal
diagonals
hippogonal
knight’s leaps
orthogonal
straight lines
Choose two cards to exchange them.
Now choose the other card.
These cards cannot be switched now.
Select a piece to switch its cards.
not in use
This exchange is not possible now.
Cards of {piece}
What the cards mean
{"?":"position","*":"#3","#1":"1st card","#2":"2nd card","#3":"3rd card"}
moves
captures
Then the order is
Then the order is {first}, {second}, {third}.
Select a piece to see its cards.
Switching cards
Never
In every turn
Neither side has enough pieces left to give mate.
Stalemate: the player to move has no move and is not in check.
Order your cards.
Now move another piece.
Move, or first switch two cards.
The usual game
Without switching
Cards of the selected piece
The king cannot castle out of check, through it or into it.
No pawn can just have passed over that square.
These cards cannot be switched now.
These cards cannot have been switched in this turn.
After that switch no move would be left.
The cards of this piece were switched in this turn, so another piece has to move.
“{token}” is no order of cards.
{@kind} {from}, cards {cards}
Quiet turns: {count} of 100 to a draw