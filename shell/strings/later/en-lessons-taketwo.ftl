# The lessons of Take Two Chess.

lesson-taketwo-queen = Cards of a queen
lesson-taketwo-queen-task = Every queen and pawn has three cards, and the first two count: straight lines, diagonals, or knight’s leaps. Your queen has straight lines and leaps. Take the rook.
lesson-taketwo-queen-hint = There is no straight line to the rook. Leap.
lesson-taketwo-queen-praise = Look at the cards before you trust a queen.

lesson-taketwo-pawn = How a pawn captures
lesson-taketwo-pawn-task = A pawn moves by its first card and captures by its second, always one rank forward. Here the second says: straight. Take the knight.
lesson-taketwo-pawn-hint = The knight stands straight ahead, where pawns usually cannot capture.
lesson-taketwo-pawn-praise = First card: how it moves. Second card: how it captures.

lesson-taketwo-leap = A leaping pawn
lesson-taketwo-leap-task = The second card of this pawn is the knight’s leap: two files aside, one rank forward. Take the knight.
lesson-taketwo-leap-hint = Count two files to the left, and one rank forward.
lesson-taketwo-leap-praise = A leaping pawn takes what nobody expects.

lesson-taketwo-switch = Switch two cards
lesson-taketwo-switch-task = Before you move, you may exchange two cards of one queen or pawn. Switch those of your queen so that she gives check where she stands.
lesson-taketwo-switch-hint = From f6 a knight would attack the king. That card is the third; it does not count yet.
lesson-taketwo-switch-praise = A switch can attack without a move.

lesson-taketwo-another = Another one moves
lesson-taketwo-another-task = In the turn of the switch another piece has to move. Switch the cards of the pawn on e4 so that it can take straight ahead, and take the pawn on e5 in your next turn.
lesson-taketwo-another-hint = The straight card has to be the second. Then move something else, and wait.
lesson-taketwo-another-praise = Switch now, strike in the next turn: the other side sees it coming.

lesson-taketwo-double = A double step
lesson-taketwo-double-task = From where it began, a pawn may move two steps by its first card. Here that is the diagonal. Bring the pawn to c4 in one go.
lesson-taketwo-double-hint = Two steps along one diagonal, to the left.
lesson-taketwo-double-praise = Straight, slanted, or a long leap: the first card decides.

lesson-taketwo-promotion = A new queen
lesson-taketwo-promotion-task = A new queen keeps the cards of the pawn. This one moves by leaps. Promote it so that the black king is in check at once.
lesson-taketwo-promotion-hint = Two files aside and one forward: on c8 or on g8? The king stands on the c-file.
lesson-taketwo-promotion-praise = Whoever promotes should know the cards.

lesson-taketwo-mate = Switch and mate
lesson-taketwo-mate-task = A whole turn: first a switch, then a move of another piece. Together they give checkmate.
lesson-taketwo-mate-hint = The rook gives check on the h-file. The queen has to guard the square to which the king could go.
lesson-taketwo-mate-praise = Checkmate! Neither half of the turn would have done.
