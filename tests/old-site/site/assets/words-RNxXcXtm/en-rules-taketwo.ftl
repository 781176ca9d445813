rules-taketwo-attack-figure --card-d ----figure ---h ---o ----figure --cards --castling ---figure --check ---figure --double ---d-figure ---h-figure ---text --draws-reading ---switch --else --end --fifty-figure ---switch-figure --fixed-figure --immune-figure --intro ---fixed ---switch --mate-figure --material ---figure --no-move-figure --order --passant ---figure --pawn ---figure --promotion ---figure --queen ---figure --repetition --setup ---text --stalemate ---figure --switched-figure --thrice-figure --turn ---figure ---move ---plain ---reading ---switch --waits-figure
The switched pawn attacks the king. Then another piece moves.
Diagonal: along diagonals.
Diagonal: along the long line.
Hippogonal: like a knight, leaping over whatever is between.
Orthogonal: along ranks and files.
Orthogonal: straight ahead.
The cards
Castling is as in chess: king and rook unmoved, nothing between them, and not out of check, through it or into it. A pawn attacks by its second card.
The pawn on e2 captures two files aside, and so attacks g1: no castling.
A king may never be left in check.
The rook must stay in front of its king.
The double advance
Two squares diagonally.
The leap: two ranks ahead, one file aside.
A pawn on its starting rank may go two ranks instead of one, without capturing, by its first card: two squares straight; two squares diagonally in one direction; or with the hippogonal card two ranks ahead and one file aside. Straight and diagonal advances need both squares empty; the leap needs only an empty target.
fifty moves by each side without a capture and without a pawn move are a draw.
switching the cards of a pawn does not count as moving it.
The rest is chess
Checkmate: the player who is in check and has no legal turn loses.
The fiftieth move of each side without a capture: a draw.
A pawn’s cards were switched in this turn, but no pawn moved: a draw.
Here nothing can be switched: only moves are left.
White’s pawn has leapt to c4: it cannot be captured on the way.
Chess as you know it, except that each queen and each pawn has three cards in an order. The order says how that piece moves.
The order stays what it was at the beginning.
The order can be changed during the game.
Checkmate: no move and no switch helps.
If neither side can ever give mate, the game is a draw: bare kings, a king with one knight or bishop against a king, or one bishop each on the same colour.
Two kings are left: a draw.
The king has no square: the pawn must move, and its cards stay.
Only the first two cards are in use; the third one waits.
En passant: if a straight or diagonal double advance passes over a square that an enemy pawn attacks by its second card, that pawn may capture it there in the very next turn. The leap is immune.
The white pawn went two squares straight; it is captured on the one in between.
A pawn moves by its first card and captures by its second, always one rank forward: straight ahead, diagonally, or two files aside.
This pawn moves straight and captures two files aside.
On the last rank a pawn becomes a queen, rook, bishop or knight. A new queen keeps the pawn’s cards in their order.
The new queen has the cards of the pawn: leaps and straight lines.
A queen moves and captures by its first two cards: like a rook, like a bishop, or like a knight.
A queen with diagonal and hippogonal cards leaps like a knight.
The same position at the start of a turn for the third time is a draw; the cards belong to the position.
Before the game
Each player may choose the order of all own cards. Both choose in secret, and everything is shown together. If nobody chooses, all pieces begin as in chess: orthogonal, diagonal, hippogonal.
Stalemate: a player who has no legal turn and is not in check draws.
Black has no move and is not in check: a draw.
The cards of this pawn were switched: in this turn it stays.
The same position and cards for the third time: a draw.
A turn
The pawn on e2 gets its hippogonal card first; now another piece moves.
Then move a piece. The piece whose cards were switched cannot move in this turn.
A turn is one move, as in chess.
you may switch cards only if a move is left afterwards. In the middle of a turn the switched piece may attack the enemy king.
First, if you like, exchange two of the three cards of one of your queens or pawns.
The orthogonal card waits: not straight ahead.