# The lessons of Till Chess.

lesson-till-gap = Across the gap
lesson-till-gap-task = There is no board, there are only tiles. A piece may cross empty space, but has to stop where it touches another tile. You play Red: take the yellow knight.
lesson-till-gap-hint = Your rook looks straight at the knight, however wide the gap is.
lesson-till-gap-praise = No gap is too wide. Only the end of a move has to touch something.

lesson-till-pawn = A pawn of its own kind
lesson-till-pawn-task = A pawn steps one place in any of the eight directions, but captures only diagonally. Three pawns stand around the queen: take it with the right one.
lesson-till-pawn-hint = Two of them touch the queen by a side. The third touches it by a corner.
lesson-till-pawn-praise = Pawns have no front here: all four diagonals are theirs.

lesson-till-over = Over your own
lesson-till-over-task = Queens, rooks and bishops pass over tiles of their own side, but not over others. Take the yellow rook.
lesson-till-over-hint = A yellow pawn is in your bishop’s way. In your queen’s way are only pawns of your own.
lesson-till-over-praise = Your own tiles are never in the way.

lesson-till-trapped = The lock
lesson-till-trapped-task = A lock marks a trapped tile: it alone holds two groups together, so it cannot move and cannot capture. Take the yellow queen.
lesson-till-trapped-hint = Your rook has a lock. What else reaches the queen?
lesson-till-trapped-praise = Without the rook the table would have fallen apart. Look for the locks first.

lesson-till-king = No checkmate
lesson-till-king-task = Yellow’s king is in check, and trapped: Yellow had no legal move and passed. There is no checkmate here. Take the king and win.
lesson-till-king-hint = Your rook is trapped as well. Your bishop passes over your pawn.
lesson-till-king-praise = The king is taken: whoever has the last one wins.

lesson-till-threat = Only a threat
lesson-till-threat-task = A trapped tile cannot capture, so your king need not fear it. Take the yellow rook with your king.
lesson-till-threat-hint = The bishop guards the pawn. The rook is guarded by the queen only, and that is trapped.
lesson-till-threat-praise = The queen threatens, no more. Take care of the day when it comes free.

lesson-till-free = Set it free
lesson-till-free-task = Your rook looks at the king, but is trapped. Give check: with a second link between the two groups the rook comes free.
lesson-till-free-hint = Where would your knight touch both groups at once?
lesson-till-free-praise = Check, and the rook has not even moved.

lesson-till-lock = Lock the queen
lesson-till-lock-task = The queen gives check. Do not flee and do not step in between: trap the queen, so that it can no longer capture.
lesson-till-lock-hint = Left and right are linked in two places: by the queen and by your knight.
lesson-till-lock-praise = What is trapped gives no check. You can do that with a move far away from your king.

lesson-till-mate = Locked in
lesson-till-mate-task = If your rook leaves its place, the yellow king is trapped, and can neither flee nor capture. Give check so that Yellow has to pass, then take the king.
lesson-till-mate-hint = The rook can give check in two places. One of them the yellow queen can reach.
lesson-till-mate-praise = Trapped and in check: there was nothing left but to pass.

lesson-till-army = A new army
lesson-till-army-task = Whoever takes a king gets all tiles of its player, at once. You play Red, against Yellow and Blue: take both kings in two turns.
lesson-till-army-hint = Your knight can take Yellow’s king. Then Yellow’s rook is yours, and passes over your pawns.
lesson-till-army-praise = Two kings in two turns, and the second fell to a rook that had been Yellow’s.
