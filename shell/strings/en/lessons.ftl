# Words of each lesson

## The lessons of Custodian Chess.

lesson-custodian-rooks = Between two rooks
lesson-custodian-rooks-task = You never capture a piece by landing on it: two of your pieces capture it together. Get the black pawn between your two rooks.
lesson-custodian-rooks-hint = Two rooks capture what stands straight between them. One is above the pawn already.
lesson-custodian-rooks-praise = The piece that moves captures together with one that is already in place.

lesson-custodian-bishops = Between two bishops
lesson-custodian-bishops-task = Bishops do the same on diagonals. Get the pawn between your two bishops.
lesson-custodian-bishops-hint = One bishop is up and to the right of the pawn. Which square is opposite?
lesson-custodian-bishops-praise = Two rooks capture straight, two bishops diagonally.
lesson-custodian-knights = Two knights
lesson-custodian-knights-task = Two knights capture when one is beside the enemy piece, the other at one of its corners, and the two are a knight’s leap apart. Capture the pawn.
lesson-custodian-knights-hint = One knight is beside the pawn already, just above it. The other can reach one of the lower corners.
lesson-custodian-knights-praise = One beside, one at a corner, a knight’s leap apart.
lesson-custodian-rook-knight = Rook and knight
lesson-custodian-rook-knight-task = A rook and a knight capture when both are beside the enemy piece, not opposite each other but at a right angle. Capture the pawn.
lesson-custodian-rook-knight-hint = The knight is to the right of the pawn. The rook can go below the pawn.
lesson-custodian-rook-knight-praise = Both beside it, round one of its corners.
lesson-custodian-bishop-knight = Bishop and knight
lesson-custodian-bishop-knight-task = A bishop and a knight capture from two corners on the same side of the enemy piece. Capture the pawn.
lesson-custodian-bishop-knight-hint = The knight is at the upper right corner of the pawn. The bishop can reach the lower right one.
lesson-custodian-bishop-knight-praise = Two corners of one side: above, below, left or right.
lesson-custodian-rook-bishop = Rook and bishop
lesson-custodian-rook-bishop-task = The rook has to be beside the enemy piece, and the bishop at a corner next to the rook. Capture the pawn.
lesson-custodian-rook-bishop-hint = The bishop is at the upper right corner of the pawn. The rook can go above the pawn.
lesson-custodian-rook-bishop-praise = Side by side, a rook and a bishop capture a piece that is beside the rook and at a corner of the bishop. That was the last of the six pairs.

lesson-custodian-king-helps = The king helps
lesson-custodian-king-helps-task = A king can help: when another of your pieces moves, your king counts as a knight. Capture the knight with your bishop and your king.
lesson-custodian-king-helps-hint = A bishop and a knight capture from two corners on the same side. Your king is at the lower left one.
lesson-custodian-king-helps-praise = In this pair the king counted as a knight.
lesson-custodian-king-moves = The king captures
lesson-custodian-king-moves-task = A king that moves counts as a rook after a straight step, and as a bishop after a diagonal one. Capture the knight with your king and your rook.
lesson-custodian-king-moves-hint = Two rooks capture what stands straight between them. Yours is above the knight.
lesson-custodian-king-moves-praise = After a straight step the king counts as a rook, after a diagonal one as a bishop; when another piece moves, as a knight.
lesson-custodian-pawn-helps = The pawn helps
lesson-custodian-pawn-helps-task = A pawn can help too: it counts as whatever piece moves: as a bishop with a bishop, as a rook with a rook. Capture the knight with your bishop and your pawn.
lesson-custodian-pawn-helps-hint = Two bishops capture from opposite corners. Your pawn is at the upper left one.
lesson-custodian-pawn-helps-praise = In this pair the pawn counted as the second bishop.
lesson-custodian-pawn-straight = A pawn’s straight step
lesson-custodian-pawn-straight-task = A pawn can also capture when it moves: after a step straight ahead it counts as a bishop. Capture the knight with your pawn and your bishop.
lesson-custodian-pawn-straight-hint = Two bishops capture from opposite corners. Your bishop is at the upper left one.
lesson-custodian-pawn-straight-praise = The pawn counted as the second bishop. Every piece can be half of a pair.

lesson-custodian-pawn = A pawn’s diagonal step
lesson-custodian-pawn-task = A pawn may step diagonally only if that captures something. It then counts as a rook, and so does a second pawn that helps it. Capture the knight.
lesson-custodian-pawn-hint = Your pawn on c5 is beside the knight already. The other side is free.
lesson-custodian-pawn-praise = After a straight step a pawn counts as a bishop, after a diagonal one as a rook; when another piece moves, it counts as that piece.

lesson-custodian-two = Two at once
lesson-custodian-two-task = One move captures everything that it encloses. Capture both pawns at once.
lesson-custodian-two-hint = Your rooks are at both ends of the rank. The square in the middle is free.
lesson-custodian-two-praise = A move can complete several pairs, and each of them captures.

lesson-custodian-king = Capture the king
lesson-custodian-king-task = There is no check here: a king is captured like any other piece, and that ends the game. Capture the black king with your two knights.
lesson-custodian-king-hint = Your knight on e5 is at a corner of the king. The other has to go beside the king, a knight’s leap from the first.
lesson-custodian-king-praise = When a king is captured, the game is over.

lesson-custodian-danger = Out of danger
lesson-custodian-danger-task = Black threatens to get your king between two rooks. Move it to a square where it cannot be captured.
lesson-custodian-danger-hint = One rook is beside the king. The other can go to c4. Where is the king out of their reach?
lesson-custodian-danger-praise = A king in danger is marked. Nothing forces you to move it, so watch for the mark.

lesson-custodian-throne = The throne
lesson-custodian-throne-task = The crowns mark the thrones, where the kings begin. A king that reaches the enemy’s throne, and cannot be captured there, wins. Get there in two turns.
lesson-custodian-throne-hint = The throne is on d7, two steps away.
lesson-custodian-throne-praise = Capturing the king is one way to win. The throne is the other.

## The lessons of Take Two Chess.

lesson-taketwo-queen = A queen’s cards
lesson-taketwo-queen-task = Every queen and pawn has three cards, and the first two count: straight, diagonal or a knight’s leap. Your queen’s first two cards are straight and leap. Capture the rook.
lesson-taketwo-queen-hint = No straight line leads to the rook. Leap.
lesson-taketwo-queen-praise = Always look at a queen’s cards: they decide how it moves.

lesson-taketwo-pawn = How a pawn captures
lesson-taketwo-pawn-task = A pawn moves with its first card and captures with its second, always one rank ahead. Here the second is straight. Capture the knight.
lesson-taketwo-pawn-hint = The knight is straight ahead, where a pawn in chess cannot capture.
lesson-taketwo-pawn-praise = First card: how it moves. Second card: how it captures. At the start the cards are straight, diagonal, leap: as in chess.

lesson-taketwo-leap = A leaping pawn
lesson-taketwo-leap-task = The second card of this pawn is the leap: two files to the side, one rank ahead. Capture the knight.
lesson-taketwo-leap-hint = Count two files to the left and one rank ahead.
lesson-taketwo-leap-praise = The captures of a leaping pawn are easy to overlook.

lesson-taketwo-switch = Switch two cards
lesson-taketwo-switch-task = Before you move, you may switch two cards of one queen or pawn. Switch two of your queen’s cards so that it gives check from where it stands.
lesson-taketwo-switch-hint = From f6 a knight would attack the king. The leap is the third card, which does not count yet.
lesson-taketwo-switch-praise = A switch alone can give check.

lesson-taketwo-another = Another piece moves
lesson-taketwo-another-task = After a switch, a different piece has to move. Switch the cards of the pawn on e4 so that it can capture straight ahead, and capture the pawn on e5 on your next turn.
lesson-taketwo-another-hint = Make the straight card the second one. Then move another piece.
lesson-taketwo-another-praise = Switch now, capture on the next turn: your opponent has one turn to react.

lesson-taketwo-double = A double step
lesson-taketwo-double-task = From its starting square, a pawn may move two steps with its first card. Here that is the diagonal. Bring the pawn to c4 in one move.
lesson-taketwo-double-hint = Two steps along one diagonal, to the left.
lesson-taketwo-double-praise = Straight, diagonal or a long leap: the first card decides.

lesson-taketwo-promotion = A new queen
lesson-taketwo-promotion-task = A pawn that becomes a queen keeps its cards. This pawn moves by leaps. Promote it so that the black king is in check at once.
lesson-taketwo-promotion-hint = Two files to the side and one rank ahead: c8 or g8? The king is on the c-file.
lesson-taketwo-promotion-praise = Before you promote a pawn, look at its cards.

lesson-taketwo-mate = Switch and mate
lesson-taketwo-mate-task = Play a whole turn: first a switch, then a move of another piece. Together they give checkmate.
lesson-taketwo-mate-hint = The rook gives check on the h-file. The queen has to guard the king’s escape square.
lesson-taketwo-mate-praise = Checkmate! Neither half of the turn would have been enough.

## The lessons of Till Chess.

lesson-till-gap = Across the gap
lesson-till-gap-task = There is no board, only tiles. A piece may cross empty space, but has to stop where it touches another tile. You play Red: capture the yellow knight.
lesson-till-gap-hint = Your rook is in line with the knight, however wide the gap is.
lesson-till-gap-praise = No gap is too wide. A move only has to end where it touches another tile.

lesson-till-pawn = A different pawn
lesson-till-pawn-task = A pawn steps one place in any of the eight directions, but captures only diagonally. Three pawns stand around the queen: capture it with the right one.
lesson-till-pawn-hint = Two of them touch the queen at a side. The third touches it at a corner.
lesson-till-pawn-praise = Pawns have no front here: they capture on all four diagonals.

lesson-till-over = Over your own tiles
lesson-till-over-task = Queens, rooks and bishops pass over tiles of their own side, but not over others. Capture the yellow rook.
lesson-till-over-hint = A yellow pawn is in your bishop’s way. Only your own pawns are in your queen’s way.
lesson-till-over-praise = Your own tiles never block your queens, rooks and bishops.

lesson-till-trapped = The lock
lesson-till-trapped-task = A lock marks a trapped tile: it alone holds two groups together, so it can neither move nor capture. Capture the yellow queen.
lesson-till-trapped-hint = Your rook has a lock. Which other piece reaches the queen?
lesson-till-trapped-praise = Without the rook, the tiles would have fallen into two groups. Look for the locks first.

lesson-till-king = No checkmate
lesson-till-king-task = Yellow’s king is in check and trapped: Yellow had no legal move and passed. There is no checkmate here. Capture the king and win.
lesson-till-king-hint = Your rook is trapped as well. Your bishop can pass over your pawn.
lesson-till-king-praise = You captured the king: the player with the last king wins.

lesson-till-threat = Only a threat
lesson-till-threat-task = A trapped tile cannot capture, so your king need not fear it. Capture the yellow rook with your king.
lesson-till-threat-hint = The bishop guards the pawn. Only the queen guards the rook, and the queen is trapped.
lesson-till-threat-praise = The queen is only a threat: your king may stay. Once the queen is free, it gives check. Remember: whoever captures a king gets its army.

lesson-till-free = Set it free
lesson-till-free-task = Your rook is in line with the king, but trapped. Give check: when you link the two groups a second time, the rook is free.
lesson-till-free-hint = Where would your knight touch both groups at once?
lesson-till-free-praise = Check, without moving the rook.

lesson-till-lock = Trap the queen
lesson-till-lock-task = The queen gives check. Do not flee and do not block: trap the queen, so that it can no longer capture.
lesson-till-lock-hint = The left and right groups are linked in two places: by the queen and by your knight.
lesson-till-lock-praise = A trapped tile gives no check. You can trap one with a move far away from your king.

lesson-till-mate = A trapped king
lesson-till-mate-task = If your rook leaves its place, the yellow king is trapped, and can neither flee nor capture. Give check so that Yellow has to pass, then capture the king.
lesson-till-mate-hint = The rook can give check from two places. The yellow queen can reach one of them.
lesson-till-mate-praise = The king was trapped and in check: Yellow could only pass.

lesson-till-army = A new army
lesson-till-army-task = Whoever captures a king takes over all its owner’s tiles at once. You play Red against Yellow and Blue: capture both kings in two turns.
lesson-till-army-hint = Your knight can capture Yellow’s king. Then Yellow’s rook is yours and passes over your pawns.
lesson-till-army-praise = Two kings in two turns, and it was Yellow’s old rook that captured the second.

## Lessons of TCHES(S): the usual game.

lesson-tches-main-guardian = Move, then capture
lesson-tches-main-guardian-task = Many pieces here move first and then capture: the guardian moves like a rook, then captures one step diagonally (×). Capture the knight.
lesson-tches-main-guardian-hint = On its file, two of the squares ahead touch the knight at a corner.
lesson-tches-main-guardian-praise = Select the piece you want to capture, and the whole action is played in one go.

lesson-tches-main-paladin = The paladin
lesson-tches-main-paladin-task = The paladin moves like a bishop, then captures one step straight (+). Capture the queen.
lesson-tches-main-paladin-hint = It does not capture what is on its diagonal. Which squares of the diagonal touch the queen at a side?
lesson-tches-main-paladin-praise = It captures beside its diagonal, not along it.

lesson-tches-main-griffin = The griffin
lesson-tches-main-griffin-task = The griffin leaps like a knight, then captures one step diagonally (×). A wall of pawns keeps your rook out: capture the queen.
lesson-tches-main-griffin-hint = The griffin has to land on an empty square. Which one touches the queen at a corner?
lesson-tches-main-griffin-praise = A leap and a step: walls rarely stop a griffin.

lesson-tches-main-champion = Griffin or champion?
lesson-tches-main-champion-task = The champion also leaps like a knight, but then captures one step straight (+). Capture the queen with the right one of the two.
lesson-tches-main-champion-hint = Both can leap to f6, right below the queen. Which of them captures straight?
lesson-tches-main-champion-praise = The small sign on a piece shows how it captures: × diagonally, + straight.

lesson-tches-main-turn = A whole turn
lesson-tches-main-turn-task = A turn has three actions, each by a different piece; you have to go on while any piece can act. Capture the knight, the bishop and the rook in one turn.
lesson-tches-main-turn-hint = The griffin could capture any of the three, but no other piece reaches the rook. The griffin also blocks the guardian.
lesson-tches-main-turn-praise = The first action cleared the way for another piece: the order matters.

lesson-tches-main-lion = The lion
lesson-tches-main-lion-task = The lion steps like a king to an empty square, and from there may capture one step further. It never captures without that first step. Capture the queen.
lesson-tches-main-lion-hint = Which empty square touches both the lion and the queen?
lesson-tches-main-lion-praise = Two steps in one action, each in any direction.

lesson-tches-main-magister = The magister
lesson-tches-main-magister-task = The magister is guardian and paladin in one: it moves like a rook and captures diagonally, or like a bishop and captures straight. Capture the queen.
lesson-tches-main-magister-hint = No rook move takes it to a corner of the queen. Look along its diagonals.
lesson-tches-main-magister-praise = What it cannot capture in one way, it may capture in the other.

lesson-tches-main-promotion = Choose a promotion
lesson-tches-main-promotion-task = On the last rank a pawn becomes a piece of a kind that your army began with, but not a king. Give checkmate with this action.
lesson-tches-main-promotion-hint = On c8 a queen would be blocked by the black griffin. Which piece leaps past it?
lesson-tches-main-promotion-praise = Checkmate, right among the king’s guards. A queen could not have done that.

lesson-tches-main-check = Check during a turn
lesson-tches-main-check-task = Your king may be in check during a turn, but not at its end. Your rook shields the king: capture the queen with it anyway.
lesson-tches-main-check-hint = After the capture two actions are left: another piece can step in front of the king.
lesson-tches-main-check-praise = Only the end of the turn counts. A king is in check if one action could capture it.

lesson-tches-main-mate = A mating net
lesson-tches-main-mate-task = Give checkmate this turn, with one action each by the rook, the guardian and the paladin. But Black’s knight could come to the king’s help.
lesson-tches-main-mate-hint = The paladin can capture the knight, the guardian can guard the rank in front of the king, and the rook can give check.
lesson-tches-main-mate-praise = Checkmate: Black would have three actions too, but none that helps.

## Lessons of TCHES(S): actions of a turn, the same piece again, capturing kings and flags, prey.

lesson-tches-strike-three = Three in one turn
lesson-tches-strike-three-task = A turn has three actions, each by a different piece; you have to go on while any piece can act. Capture the knight, the bishop and the pawn in one turn.
lesson-tches-strike-three-hint = Your knight could capture any of the three. Your rook and your bishop have no choice.
lesson-tches-strike-three-praise = Three captures in one turn, each by a different piece.
lesson-tches-strike-marked = Pieces that have acted
lesson-tches-strike-marked-task = Your queen and your rook have acted this turn and are marked. One action is left: capture the black queen.
lesson-tches-strike-marked-hint = Look for a piece without a mark that can capture the black queen.
lesson-tches-strike-marked-praise = The marks last until the turn ends; on the next turn every piece can act again.
lesson-tches-strike-open = Make way
lesson-tches-strike-open-task = Two of your own pieces stand between your rook and the queen. You have three actions: capture the queen.
lesson-tches-strike-open-hint = Move both off the file, no matter where. The rook acts last.
lesson-tches-strike-open-praise = Two pieces made way and the third captured: you choose the order of the actions.
lesson-tches-strike-shield = A pinned rook
lesson-tches-strike-shield-task = Your rook shields the king, which has already acted. A king may be in check during a turn, but not at its end. Capture the queen.
lesson-tches-strike-shield-hint = Once the rook is gone, another piece has to step in front of the king.
lesson-tches-strike-shield-praise = Check during a turn does no harm. Only the end of the turn counts.
lesson-tches-strike-mate = Mate with three pieces
lesson-tches-strike-mate-task = Give checkmate this turn, with one action each by the rook, the bishop and the knight.
lesson-tches-strike-mate-hint = The rook gives check along the last rank. The others guard the king’s escape squares.
lesson-tches-strike-mate-praise = Checkmate! It took all three pieces.

lesson-tches-same-three = One knight, three leaps
lesson-tches-same-three-task = In this game the same piece may act again. Capture three pieces in one turn with your knight.
lesson-tches-same-three-hint = There are two pawns to begin with. Only one of them leads to more captures.
lesson-tches-same-three-praise = Three leaps, three captures, one turn.
lesson-tches-same-promote = A pawn’s long march
lesson-tches-same-promote-task = The same piece may act again, even a pawn. Bring yours to the last rank this turn: there it becomes a piece of your choice.
lesson-tches-same-promote-hint = The way straight ahead is blocked. Look behind the pieces that the pawn could capture.
lesson-tches-same-promote-praise = From the middle of the board to promotion in one turn: every pawn is dangerous here.
lesson-tches-same-return = There and back
lesson-tches-same-return-task = Here a turn has two actions, and the same piece may act twice. Capture the queen, and end the turn with your king safe.
lesson-tches-same-return-hint = The rook shields the king. After the capture it can come back.
lesson-tches-same-return-praise = The rook captured and came back: only the end of the turn counts.
lesson-tches-same-king = A bold king
lesson-tches-same-king-task = A turn has two actions, and the king may act twice. Capture the guarded knight with it: your king only has to be safe when the turn ends.
lesson-tches-same-king-hint = After the capture, the king can step back to where it came from.
lesson-tches-same-king-praise = A guarded piece is not safe from a king that captures and steps back.
lesson-tches-same-mate = A king with two steps
lesson-tches-same-mate-task = A turn has two actions, and the enemy’s king may also step twice. Give checkmate this turn.
lesson-tches-same-mate-hint = Guard every square within two steps of the king. The rook can go round the queen in two moves.
lesson-tches-same-mate-praise = Checkmate! Against a king with two steps, you have to guard more squares.

lesson-tches-capture-king = Capture the king
lesson-tches-capture-king-task = There is no check here: a king is captured like any other piece. But kings never capture. Capture the black king.
lesson-tches-capture-king-hint = Your king may not capture, and a pawn blocks the rook. Which other piece reaches that far?
lesson-tches-capture-king-praise = Now the king lies under the knight and goes wherever the knight goes.
lesson-tches-capture-home = Carry it home
lesson-tches-capture-home-task = Your bishop holds the black king. Bring it to your portal, d1, and you win.
lesson-tches-capture-home-hint = Only the piece that holds the king can bring it home.
lesson-tches-capture-home-praise = The captured king is on your portal: that is how this game is won.
lesson-tches-capture-captor = Choose the captor
lesson-tches-capture-captor-task = Three of your pieces can capture the king. Capture it with the one that can carry it to your portal, d1, on your next turn.
lesson-tches-capture-captor-hint = Which of them can go from the king’s square to d1 in one move?
lesson-tches-capture-captor-praise = Before you capture a king, think of the way home.
lesson-tches-capture-free = Free your king
lesson-tches-capture-free-task = The black knight holds your king and is one leap from its portal. Capture it; then put your king on one of the nearest squares.
lesson-tches-capture-free-hint = Capturing the black king would come too late. Your rook’s file is clear.
lesson-tches-capture-free-praise = When its captor is captured, the king is free. Putting it back costs no action.
lesson-tches-capture-door = Clear the way
lesson-tches-capture-door-task = Your rook holds the black king, and your portal, d1, is at the end of its file. Clear the way and bring the king home this turn.
lesson-tches-capture-door-hint = The bishop and your king have to leave the file. The rook goes last.
lesson-tches-capture-door-praise = The portal has to be empty: even your own king can be in the way.
lesson-tches-capture-dash = A raid in one turn
lesson-tches-capture-dash-task = Here the same piece may act again. Capture the king with your knight and carry it to your portal, d1, all in one turn.
lesson-tches-capture-dash-hint = From the king’s square it takes two leaps to d1. Your own pawn blocks one of the two ways.
lesson-tches-capture-dash-praise = Captured, carried and brought home in three actions.

lesson-tches-flag-stands = The flag does not move
lesson-tches-flag-stands-task = The king is the flag here and never moves by itself. The black queen is about to capture yours: capture the queen.
lesson-tches-flag-stands-hint = The flag cannot step away, and a pawn blocks the rook. Which piece leaps?
lesson-tches-flag-stands-praise = A flag cannot run away: look out for threats to it in time.
lesson-tches-flag-wall = Over the wall
lesson-tches-flag-wall-task = The black king, the flag, is behind a wall of pieces. The griffin leaps like a knight and may then capture one step diagonally: capture the flag.
lesson-tches-flag-wall-hint = Which empty square beside the wall can the griffin reach? From there the flag is one step away.
lesson-tches-flag-wall-praise = Now the flag lies under the griffin and goes wherever the griffin goes.
lesson-tches-flag-home = The way home
lesson-tches-flag-home-task = Capture the flag, the black king, and carry it to your portal, a4, on your next turn. First see how each piece would get home.
lesson-tches-flag-home-hint = A diagonal leads from the flag to your portal.
lesson-tches-flag-home-praise = Before you capture the flag, look for the way home.
lesson-tches-flag-rescue = Save your flag
lesson-tches-flag-rescue-task = The black rook holds your flag and is one step from its portal. Capture the rook; then put your flag on one of the nearest squares.
lesson-tches-flag-rescue-hint = Your bishop stands in front of your rook, but a pawn is close by.
lesson-tches-flag-rescue-praise = Your flag is free again. It stays where you put it until it is captured.
lesson-tches-flag-clear = Two flags, one way
lesson-tches-flag-clear-task = Your rook holds Black’s flag; the bishop in its way holds yours. Capture the bishop, put your flag where it does not block, and reach a4 on your next turn.
lesson-tches-flag-clear-hint = Your flag must not stand on your portal.
lesson-tches-flag-clear-praise = Your flag is free, and you have brought Black’s home.

lesson-tches-prey-last = The prey
lesson-tches-prey-last-task = Here queens are the prey, and kings are ordinary pieces. Whoever loses the last prey piece loses the game. Win in one action.
lesson-tches-prey-last-hint = Capturing the king wins nothing. Which piece can capture the queen?
lesson-tches-prey-last-praise = You captured the last prey piece: that wins the game.
lesson-tches-prey-king = No fear of check
lesson-tches-prey-king-task = Where queens are the prey, a king need not fear check. The rook guards the black queen; win all the same, in one action.
lesson-tches-prey-king-hint = Your own rook is blocked. Which piece is beside the queen?
lesson-tches-prey-king-praise = There is no check here, and a king can capture like any other piece.
lesson-tches-prey-two = Two kinds of prey
lesson-tches-prey-two-task = Here queens and magisters are prey, and whoever loses the last of them loses. Capture the black queen and the black magister in this turn of two actions.
lesson-tches-prey-two-hint = Your rook could capture either, your bishop only one of them.
lesson-tches-prey-two-praise = Both are captured: the game ends with the last prey piece.
lesson-tches-prey-second = A second queen
lesson-tches-prey-second-task = Queens are the prey, and the black knight attacks your only one. Do not move it away: get a second queen.
lesson-tches-prey-second-hint = Your pawn is one step from the last rank. You choose what it becomes.
lesson-tches-prey-second-praise = With two queens, losing one does not lose the game.
lesson-tches-prey-hunt = The assassin’s path
lesson-tches-prey-hunt-task = Assassins are the prey. Yours goes two squares straight and one to the side, or one and then two, and captures the first piece it meets. Win this turn.
lesson-tches-prey-hunt-hint = One of the two paths to the prey ends at the pawn. Your own knight is on the other.
lesson-tches-prey-hunt-praise = Once its path was clear, the assassin captured the prey.

## Lessons of TCHES(S): kings at the portal, replacement, carriers, pieces that face one way, back sides.

lesson-tches-escort-step = Through the portal
lesson-tches-escort-step-task = Here a king that reaches the enemy’s portal, d7, wins at once, unless it is attacked there. Win in one action.
lesson-tches-escort-step-hint = The rook could capture the queen. But how far is your king from d7?
lesson-tches-escort-step-praise = Your king has reached the portal, and the game is won.
lesson-tches-escort-guard = A guarded portal
lesson-tches-escort-guard-task = The black rook guards the portal, d7, and a king that is attacked there does not win. You have two actions: bring your king through.
lesson-tches-escort-guard-hint = The pawn is bait. Which other piece can your bishop capture?
lesson-tches-escort-guard-praise = Without its guard, the portal was open.
lesson-tches-escort-door = Your rook in the way
lesson-tches-escort-door-task = Your own rook is on the portal, d7. Move it out of the way so that your king wins in this turn of two actions.
lesson-tches-escort-door-hint = Once your rook is gone, the black rook attacks the portal, unless yours captures it or stays in between.
lesson-tches-escort-door-praise = Your rook made way and kept the portal safe.
lesson-tches-escort-race = A race
lesson-tches-escort-race-task = The black king is one step from your portal, d1, and yours two steps from d7. Stop the black king with your first step, and win with the second.
lesson-tches-escort-race-hint = Once your king leaves the file, your rook guards d1.
lesson-tches-escort-race-praise = One step did two things: it brought your king nearer, and it let the rook guard your portal.
lesson-tches-escort-fire = Under attack
lesson-tches-escort-fire-task = Here the same piece may act again, and a king may be attacked during a turn, but not at its end. Bring yours to the portal, d7, this turn.
lesson-tches-escort-fire-hint = Your own pieces block two ways. The third begins with the capture of the knight.
lesson-tches-escort-fire-praise = Two steps under attack, and the third wins: only the end of the turn counts.

lesson-tches-replace-queen = A new queen
lesson-tches-replace-queen-task = Your queen is lost, but here a pawn becomes the new one before your turn, without using an action. Choose the pawn that can then capture the rook.
lesson-tches-replace-queen-hint = For two of the three pawns, a black pawn blocks the way to the rook.
lesson-tches-replace-queen-praise = Your queen is replaced, and you choose which pawn becomes the new one.
lesson-tches-replace-jester = A new jester
lesson-tches-replace-jester-task = A pawn becomes your new jester, which moves like the kind of piece that Black moved last: here a knight. Choose the pawn that can then capture the queen.
lesson-tches-replace-jester-hint = From which pawn is the queen a knight’s leap away?
lesson-tches-replace-jester-praise = What the new jester can do depends on where it stands.
lesson-tches-replace-heir = Queen and heir
lesson-tches-replace-heir-task = If Black loses the queen, a rook becomes the new one. Capture the queen and the only rook in this turn of two actions: then nothing can replace it.
lesson-tches-replace-heir-hint = Your bishop is in your rook’s way. Use its action for one of the captures.
lesson-tches-replace-heir-praise = Without a rook there is no new queen.
lesson-tches-replace-mate = Which bishop?
lesson-tches-replace-mate-task = Your queen is lost, and one of your bishops becomes the new one. Choose the one that lets you give checkmate at once.
lesson-tches-replace-mate-hint = Next to the black king, the queen needs protection. Which bishop guards b6?
lesson-tches-replace-mate-praise = Checkmate: one bishop became the queen, the other guarded it.
lesson-tches-replace-less = From queen to knight
lesson-tches-replace-less-task = Here a queen has to become the knight that its side has lost, before anything else is done. Use that: give checkmate with one capture.
lesson-tches-replace-less-hint = The black queen could step between your rook and the king. Which capture prevents that?
lesson-tches-replace-less-praise = A replacement comes first and cannot be refused, even if it costs the queen.

lesson-tches-transport-climb = Pick up a piece
lesson-tches-transport-climb-task = Knights carry: a knight may end its move on another piece of its side and then stands on it, but not on a king or another carrier. Pick up a piece.
lesson-tches-transport-climb-hint = Three of your pieces are a leap away from the knight on c3. One is the king, another a knight.
lesson-tches-transport-climb-praise = Two pieces on one square: when the knight moves, it can take the rook along.
lesson-tches-transport-wall = Over the wall
lesson-tches-transport-wall-task = The rook under your knight is shut in by its own pawns. Let the knight take it along to c3.
lesson-tches-transport-wall-hint = The knight can leap over the pawns, alone or with the rook. When you are asked, take the rook along.
lesson-tches-transport-wall-praise = With every move of a carrier you choose: take the passenger along, or leave it behind.
lesson-tches-transport-way = Set down on the way
lesson-tches-transport-way-task = A champion leaps like a knight, then may capture one step straight. Capture the bishop, and set the pawn down on the way, on e4.
lesson-tches-transport-way-hint = Leap to e4 with the pawn, leave it there, and capture from there.
lesson-tches-transport-way-praise = Carry, set down, capture: all in one action.
lesson-tches-transport-mate = The passenger acts
lesson-tches-transport-mate-task = A passenger cannot act while its carrier stands on it. A turn has two actions: give checkmate.
lesson-tches-transport-mate-hint = The rook can give check along the last rank. Which piece could capture it there? The knight acts first.
lesson-tches-transport-mate-praise = Once the knight had left, the rook could act: checkmate.
lesson-tches-transport-promote = A ride to promotion
lesson-tches-transport-promote-task = The same piece may act again, and a turn has three actions. Let the knight carry the pawn forward, and promote it this turn.
lesson-tches-transport-promote-hint = Carry it to the sixth rank, where the square ahead is empty. Then the knight has to leave.
lesson-tches-transport-promote-praise = Being carried does not promote a pawn: it has to make the last step itself.

lesson-tches-polarity-behind = Facing one way
lesson-tches-polarity-behind-task = Here each piece faces one way, as the pointer at the edge of its square shows, and never moves backwards. Capture the knight.
lesson-tches-polarity-behind-hint = The nearer rook faces away from the knight. The other one does not.
lesson-tches-polarity-behind-praise = Forwards and sideways, but never backwards: look at the pointers.
lesson-tches-polarity-turn = Move, then turn
lesson-tches-polarity-turn-task = After its move, a piece may turn to face any way. Give check with your rook in one action.
lesson-tches-polarity-turn-hint = On the king’s file the rook faces away from the king, unless it turns.
lesson-tches-polarity-turn-praise = Moving and then turning is one action.
lesson-tches-polarity-blind = The blind side
lesson-tches-polarity-blind-task = A piece guards nothing behind it. Your king can reach two knights: capture the one whose rook faces away from it.
lesson-tches-polarity-blind-hint = The pointer of one rook points off the board.
lesson-tches-polarity-blind-praise = A piece does not guard what is behind it.
lesson-tches-polarity-round = Turn in place
lesson-tches-polarity-round-task = Here turning in place is an action. A turn has two, and the same piece may act twice. The queen is behind your rook: capture it.
lesson-tches-polarity-round-hint = First turn the rook: any other direction will do.
lesson-tches-polarity-round-praise = One action to turn, one to capture.
lesson-tches-polarity-mate = From behind
lesson-tches-polarity-mate-task = A king cannot step backwards either, and the black one faces down the board. Give checkmate from behind, in one action.
lesson-tches-polarity-mate-hint = The rook on the last rank has to go to the king’s file and turn towards the king.
lesson-tches-polarity-mate-praise = Checkmate: one rook guards the side, the other attacks from behind, and a king cannot step backwards.

lesson-tches-backs-templar = Moving and capturing
lesson-tches-backs-templar-task = A templar moves like a bishop and captures like a rook; an exarch does the reverse. Capture the queen.
lesson-tches-backs-templar-hint = The exarch would have to be on the queen’s diagonal, a templar on its file or rank.
lesson-tches-backs-templar-praise = Many back sides move in one way and capture in another.
lesson-tches-backs-leap = Exactly two squares
lesson-tches-backs-leap-task = A ballista leaps exactly two squares straight, an archer two diagonally, over whatever stands between. Capture the queen.
lesson-tches-backs-leap-hint = Both ballistas are three squares away from the queen. Count from the archer.
lesson-tches-backs-leap-praise = They leap over anything, but always exactly two squares.
lesson-tches-backs-chariot = Round the corner
lesson-tches-backs-chariot-task = A war chariot goes two squares straight, then one to the side, and every square on its way has to be empty. Capture the queen.
lesson-tches-backs-chariot-hint = Your own rook is in the way of one war chariot. Which way can the other go?
lesson-tches-backs-chariot-praise = It can end where a knight could, but it does not leap: its path has to be free.
lesson-tches-backs-pikeman = The reach of a pike
lesson-tches-backs-pikeman-task = A pikeman captures exactly two squares ahead, over an empty square. Only one of your three can capture: use that one.
lesson-tches-backs-pikeman-hint = A pikeman can neither capture what is right in front of it nor reach over it.
lesson-tches-backs-pikeman-praise = A pikeman reaches far, but only over an empty square.
lesson-tches-backs-jester = The imitator
lesson-tches-backs-jester-task = A jester moves like the kind of piece that the opponent moved last; the small picture on it shows which. Capture the queen.
lesson-tches-backs-jester-hint = Black has moved a rook. Now your jester moves like one.
lesson-tches-backs-jester-praise = After Black’s next move, it may move quite differently.
lesson-tches-backs-emperor = The emperor’s mate
lesson-tches-backs-emperor-task = An emperor leaps like a knight, then may capture one step in any direction. Give checkmate in one action.
lesson-tches-backs-emperor-hint = From where could it leap to b7, next to the king? On c5 the pawn would capture it.
lesson-tches-backs-emperor-praise = Checkmate: the emperor threatens to leap and capture, and there is no way out.
lesson-tches-backs-choose = Choose your back sides
lesson-tches-backs-choose-task = Turn your pieces over so that one of them captures the queen on d4 with your first action.
lesson-tches-backs-choose-hint = The pawn on d3 is in the way of every piece that does not leap. Which back side leaps?
lesson-tches-backs-choose-praise = The ballista leaps exactly two squares. Before a game, both players may choose what works best against the other army.
