# Lessons of TCHES(S): the usual game.

lesson-tches-main-guardian = Move, then capture
lesson-tches-main-guardian-task = Many pieces here move first, and capture only afterwards. The guardian moves like a rook, then captures one step diagonally: take the knight.
lesson-tches-main-guardian-hint = Up the file there are two squares that touch the knight by a corner.
lesson-tches-main-guardian-praise = Touch the target, and move and capture are made in one go.

lesson-tches-main-paladin = The paladin
lesson-tches-main-paladin-task = The paladin moves like a bishop, then captures one step straight. Take the queen.
lesson-tches-main-paladin-hint = It does not take what stands on its diagonal. Which squares of the diagonal touch the queen by a side?
lesson-tches-main-paladin-praise = What stands on its diagonal was safe, what stands beside the diagonal was not.

lesson-tches-main-griffin = The griffin
lesson-tches-main-griffin-task = The griffin leaps like a knight, then captures one step diagonally. A wall keeps your rook out: take the queen.
lesson-tches-main-griffin-hint = The griffin lands on an empty square. Which one touches the queen by a corner?
lesson-tches-main-griffin-praise = A leap and a step: hardly a wall stops a griffin.

lesson-tches-main-champion = Griffin or champion?
lesson-tches-main-champion-task = The champion leaps like a knight too, but then captures one step straight. Take the queen, with the right one of the two.
lesson-tches-main-champion-hint = Both can leap to f6, right below the queen. Which of them goes straight on?
lesson-tches-main-champion-praise = The small cross on such a piece shows its last step: × diagonally, + straight.

lesson-tches-main-turn = A whole turn
lesson-tches-main-turn-task = In the usual game a turn has up to three actions, each by another piece. Take the knight, the bishop and the rook in one turn.
lesson-tches-main-turn-hint = The griffin could take any of the three, but no other piece reaches the rook. And it stands in the guardian’s way.
lesson-tches-main-turn-praise = The first action opened the way for another: mind the order.

lesson-tches-main-lion = The lion
lesson-tches-main-lion-task = The lion steps like a king, then captures one step further. Without a step there is no capture, so the rook beside it is safe. Take the queen.
lesson-tches-main-lion-hint = Which empty square touches both the lion and the queen?
lesson-tches-main-lion-praise = Two steps in one action, and any direction will do.

lesson-tches-main-magister = The magister
lesson-tches-main-magister-task = The magister is guardian and paladin: it moves like a rook and captures diagonally, or like a bishop and captures straight. Take the queen.
lesson-tches-main-magister-hint = No rook’s move brings it to a corner of the queen. Look along its diagonals.
lesson-tches-main-magister-praise = What it cannot take in one way it may take in the other.

lesson-tches-main-promotion = What shall it become?
lesson-tches-main-promotion-task = On the last rank a pawn becomes a piece of a kind that your army began with, but no king. Give checkmate with this action.
lesson-tches-main-promotion-hint = On c8 a queen would see no further than the black griffin. What leaps past it?
lesson-tches-main-promotion-praise = Checkmate, in the middle of all its guards. No queen could have done that.

lesson-tches-main-mate = A net of three
lesson-tches-main-mate-task = Give checkmate in this turn, with one action each by rook, guardian and paladin. But Black’s knight could come to the king’s help.
lesson-tches-main-mate-hint = The paladin can take the knight, the guardian watch the rank in front of the king, and the rook give check.
lesson-tches-main-mate-praise = Checkmate: Black would have three actions too, but not one that helps.
