board-mark-throne option-custodian-array ---between ---classic ---four --bishops ---slide ---step --board ---cylinder ---flat --captured ---recruited ---removed --pairs ---standard ---swapped outcome-blocked -king-captured -last-piece -throne preset-custodian --classic --cylinder --four --recruited --step --swapped reason-no-displacement status-custodian-check --halfmoves
throne of {@seat}
Array
Bishops outside
Bishops inside
Four bishops
Bishops
Slide only
May step sideways
Board
Round
Flat
Captured pieces
Change sides
Leave the board
Pairs
Standard
Swapped
{@loser} is blocked: no move is left.
{@loser}’s king is captured.
{@loser} has not enough pieces left to capture anything.
{@winner}’s king has reached the throne, and nothing can capture it there.
The usual game
Classic array
Round board
Four bishops
Turncoats
Stepping bishops
Swapped pairs
Pieces are not captured by moving onto them here; a move always ends on an empty square.
{@seat}’s king on {square} could be captured.
Quiet turns: {count} of 100 to a draw