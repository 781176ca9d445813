# The lessons of Custodian Chess.

lesson-custodian-rooks = Between two rooks
lesson-custodian-rooks-task = Nothing is captured by landing on it: two pieces take what stands between them. Put the black pawn between your rooks.
lesson-custodian-rooks-hint = Two rooks take what stands straight between them. One is above the pawn already.
lesson-custodian-rooks-praise = The piece that moves captures, together with one that stands there already.

lesson-custodian-bishops = Between two bishops
lesson-custodian-bishops-task = Bishops do the same on slanted lines. Put the pawn between your bishops.
lesson-custodian-bishops-hint = One bishop is up and to the right of the pawn. Which square is opposite?
lesson-custodian-bishops-praise = Rooks take in straight lines, bishops in slanted ones.

lesson-custodian-king-helps = The king helps
lesson-custodian-king-helps-task = Here the king counts as a knight, and a pawn that steps straight ahead as a bishop. A bishop and a knight take at a right angle: capture the knight.
lesson-custodian-king-helps-hint = King and pawn are to stand at the two lower corners of the knight.
lesson-custodian-king-helps-praise = Every piece can be half of a pair, the king too.

lesson-custodian-pawn = A pawn’s slanted step
lesson-custodian-pawn-task = A pawn may step slantwise only if that captures something, and then both pawns count as rooks. Capture the knight.
lesson-custodian-pawn-hint = Your pawn on c5 stands beside the knight already. The other side is free.
lesson-custodian-pawn-praise = Straight ahead a pawn counts as a bishop, slantwise as a rook.

lesson-custodian-two = Two at once
lesson-custodian-two-task = One move takes everything that it encloses. Capture both pawns at once.
lesson-custodian-two-hint = Your rooks stand at both ends of the rank. The middle is free.
lesson-custodian-two-praise = All pairs that a move makes capture at once.

lesson-custodian-king = Take the king
lesson-custodian-king-task = There is no check here: who leaves the king between two pieces loses it. Two knights take together if one could leap to the other. Take the king and win.
lesson-custodian-king-hint = Your knight on e5 is at a corner of the king. The other has to come beside him, a leap away from it.
lesson-custodian-king-praise = Where a king is taken, the game is over.

lesson-custodian-danger = Out of danger
lesson-custodian-danger-task = Black threatens to put your king between two rooks. Bring him to safety, so that no move can take him.
lesson-custodian-danger-hint = One rook stands beside the king. The other can come to c4. Where can they not enclose him?
lesson-custodian-danger-praise = A king in danger is marked. Nobody forces you to move him: look out yourself.

lesson-custodian-throne = The throne
lesson-custodian-throne-task = The crowns mark the thrones, where the kings began. A king who stands on the enemy’s throne, and cannot be taken there, wins. Get there in two turns.
lesson-custodian-throne-hint = The throne is on d7, two steps away.
lesson-custodian-throne-praise = Capturing is one way to win. The throne is the other.
