# Words of each lesson

## The lessons of Custodian Chess.

lesson-custodian-rooks = Between two rooks
lesson-custodian-rooks-task = Nothing is captured by landing on it: two pieces take what stands between them. Put the black pawn between your rooks.
lesson-custodian-rooks-hint = Two rooks take what stands straight between them. One is above the pawn already.
lesson-custodian-rooks-praise = The piece that moves captures, together with one that stands there already.

lesson-custodian-bishops = Between two bishops
lesson-custodian-bishops-task = Bishops do the same on diagonals. Put the pawn between your bishops.
lesson-custodian-bishops-hint = One bishop is up and to the right of the pawn. Which square is opposite?
lesson-custodian-bishops-praise = Two rooks take straight, two bishops diagonally.
lesson-custodian-knights = Two knights
lesson-custodian-knights-task = Two knights take when one stands beside the enemy, the other at its corner, and one could leap to the other. Take the pawn.
lesson-custodian-knights-hint = One knight stands beside the pawn already, above it. The other can come to a corner below.
lesson-custodian-knights-praise = One beside, one at a corner, a knight’s leap apart.
lesson-custodian-rook-knight = Rook and knight
lesson-custodian-rook-knight-task = Rook and knight both stand beside the enemy, but not opposite each other: at a right angle. Take the pawn.
lesson-custodian-rook-knight-hint = The knight stands to the right of the pawn. The rook can come below the pawn.
lesson-custodian-rook-knight-praise = Both beside it, around one of its corners.
lesson-custodian-bishop-knight = Bishop and knight
lesson-custodian-bishop-knight-task = Bishop and knight stand at two corners of the enemy, on the same side of it. Take the pawn.
lesson-custodian-bishop-knight-hint = The knight stands at the upper right corner of the pawn. The bishop can come to the lower right one.
lesson-custodian-bishop-knight-praise = Two corners of one side: above, below, left or right.
lesson-custodian-rook-bishop = Rook and bishop
lesson-custodian-rook-bishop-task = The rook stands beside the enemy, and the bishop at the corner next to the rook. Take the pawn.
lesson-custodian-rook-bishop-hint = The bishop stands at the upper right corner of the pawn. The rook can come above the pawn.
lesson-custodian-rook-bishop-praise = Side by side, rook and bishop take what stands next to the rook. That was the last of the six pairs.

lesson-custodian-king-helps = The king helps
lesson-custodian-king-helps-task = A king can help: when another piece of yours moves, your king counts as a knight. Take the knight with your bishop and your king.
lesson-custodian-king-helps-hint = Bishop and knight stand at two corners of the same side. Your king is at the lower left one.
lesson-custodian-king-helps-praise = In this pair the king was the knight.
lesson-custodian-king-moves = The king captures
lesson-custodian-king-moves-task = A king that moves itself counts as a rook after a straight step, as a bishop after a diagonal one. Take the knight with your king and your rook.
lesson-custodian-king-moves-hint = Two rooks take what stands straight between them. Yours is above the knight.
lesson-custodian-king-moves-praise = A straight step makes the king a rook, a diagonal one a bishop; when another piece moves, it is a knight.
lesson-custodian-pawn-helps = The pawn helps
lesson-custodian-pawn-helps-task = A pawn can help, too: it counts as the piece that moves, with a bishop as a bishop, with a rook as a rook. Take the knight with your bishop and your pawn.
lesson-custodian-pawn-helps-hint = Two bishops take from opposite corners. Your pawn is at the upper left one.
lesson-custodian-pawn-helps-praise = In this pair the pawn was the second bishop.
lesson-custodian-pawn-straight = A pawn’s straight step
lesson-custodian-pawn-straight-task = A pawn can capture itself: after a step straight ahead it counts as a bishop. Take the knight with your pawn and your bishop.
lesson-custodian-pawn-straight-hint = Two bishops take from opposite corners. Your bishop is at the upper left one.
lesson-custodian-pawn-straight-praise = Two bishops, one of them a pawn. Every piece can be half of a pair.

lesson-custodian-pawn = A pawn’s diagonal step
lesson-custodian-pawn-task = A pawn may step diagonally only if that captures something. Then it counts as a rook, and a second pawn that helps does so too. Capture the knight.
lesson-custodian-pawn-hint = Your pawn on c5 stands beside the knight already. The other side is free.
lesson-custodian-pawn-praise = A straight step makes a pawn a bishop, a diagonal one a rook; when another piece moves, it is what that piece is.

lesson-custodian-two = Two at once
lesson-custodian-two-task = One move takes everything that it encloses. Capture both pawns at once.
lesson-custodian-two-hint = Your rooks stand at both ends of the rank. The middle is free.
lesson-custodian-two-praise = All pairs that a move makes capture at once.

lesson-custodian-king = Take the king
lesson-custodian-king-task = There is no check here: a king is captured like any other piece, and then the game is over. Take the black king with your two knights.
lesson-custodian-king-hint = Your knight on e5 is at a corner of the king. The other has to come beside the king, a leap away from it.
lesson-custodian-king-praise = Where a king is taken, the game is over.

lesson-custodian-danger = Out of danger
lesson-custodian-danger-task = Black threatens to put your king between two rooks. Bring it to safety, so that no move can take it.
lesson-custodian-danger-hint = One rook stands beside the king. The other can come to c4. Where can they not enclose it?
lesson-custodian-danger-praise = A king in danger is marked. Nothing forces you to move it, so watch for the mark.

lesson-custodian-throne = The throne
lesson-custodian-throne-task = The crowns mark the thrones, where the kings began. A king who stands on the enemy’s throne, and cannot be taken there, wins. Get there in two turns.
lesson-custodian-throne-hint = The throne is on d7, two steps away.
lesson-custodian-throne-praise = Capturing is one way to win. The throne is the other.

## The lessons of Take Two Chess.

lesson-taketwo-queen = Cards of a queen
lesson-taketwo-queen-task = Every queen and pawn has three cards, and the first two count: straight, diagonal, or a knight’s leap. Your queen has straight and leap. Take the rook.
lesson-taketwo-queen-hint = There is no straight line to the rook. Leap.
lesson-taketwo-queen-praise = Look at the cards before you trust a queen.

lesson-taketwo-pawn = How a pawn captures
lesson-taketwo-pawn-task = A pawn moves by its first card and captures by its second, always one rank forward. Here the second says: straight. Take the knight.
lesson-taketwo-pawn-hint = The knight stands straight ahead, where pawns usually cannot capture.
lesson-taketwo-pawn-praise = First card: how it moves. Second card: how it captures. At the start the cards are straight, diagonal, leap: as in chess.

lesson-taketwo-leap = A leaping pawn
lesson-taketwo-leap-task = The second card of this pawn is the leap: two files aside, one rank forward. Take the knight.
lesson-taketwo-leap-hint = Count two files to the left, and one rank forward.
lesson-taketwo-leap-praise = A leaping pawn takes what nobody expects.

lesson-taketwo-switch = Switch two cards
lesson-taketwo-switch-task = Before you move, you may switch two cards of one queen or pawn. Switch those of your queen so that it gives check where it stands.
lesson-taketwo-switch-hint = From f6 a knight would attack the king. That card is the third; it does not count yet.
lesson-taketwo-switch-praise = A switch can attack without a move.

lesson-taketwo-another = Another one moves
lesson-taketwo-another-task = In the turn of the switch another piece has to move. Switch the cards of the pawn on e4 so that it can take straight ahead, and take the pawn on e5 in your next turn.
lesson-taketwo-another-hint = The straight card has to be the second. Then move something else, and wait.
lesson-taketwo-another-praise = Switch now, strike in the next turn: the other side sees it coming.

lesson-taketwo-double = A double step
lesson-taketwo-double-task = From where it began, a pawn may move two steps by its first card. Here that is the diagonal. Bring the pawn to c4 in one go.
lesson-taketwo-double-hint = Two steps along one diagonal, to the left.
lesson-taketwo-double-praise = Straight, diagonal, or a long leap: the first card decides.

lesson-taketwo-promotion = A new queen
lesson-taketwo-promotion-task = A new queen keeps the cards of the pawn. This one moves by leaps. Promote it so that the black king is in check at once.
lesson-taketwo-promotion-hint = Two files aside and one forward: on c8 or on g8? The king stands on the c-file.
lesson-taketwo-promotion-praise = Whoever promotes should know the cards.

lesson-taketwo-mate = Switch and mate
lesson-taketwo-mate-task = A whole turn: first a switch, then a move of another piece. Together they give checkmate.
lesson-taketwo-mate-hint = The rook gives check on the h-file. The queen has to guard the square to which the king could go.
lesson-taketwo-mate-praise = Checkmate! Neither half of the turn would have done.

## The lessons of Till Chess.

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
lesson-till-threat-praise = The queen only threatens: your king may stay. Once the queen comes free it is check, and whoever takes a king takes its army.

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

## Lessons of TCHES(S): the usual game.

lesson-tches-main-guardian = Move, then capture
lesson-tches-main-guardian-task = Many pieces here move, then capture: the guardian moves like a rook, then captures one step diagonally (×). Take the knight.
lesson-tches-main-guardian-hint = Up the file there are two squares that touch the knight by a corner.
lesson-tches-main-guardian-praise = Touch the target, and move and capture are made in one go.

lesson-tches-main-paladin = The paladin
lesson-tches-main-paladin-task = The paladin moves like a bishop, then captures one step straight (+). Take the queen.
lesson-tches-main-paladin-hint = It does not take what stands on its diagonal. Which squares of the diagonal touch the queen by a side?
lesson-tches-main-paladin-praise = What stands on its diagonal was safe, what stands beside the diagonal was not.

lesson-tches-main-griffin = The griffin
lesson-tches-main-griffin-task = The griffin leaps like a knight, then captures one step diagonally (×). A wall keeps your rook out: take the queen.
lesson-tches-main-griffin-hint = The griffin lands on an empty square. Which one touches the queen by a corner?
lesson-tches-main-griffin-praise = A leap and a step: hardly a wall stops a griffin.

lesson-tches-main-champion = Griffin or champion?
lesson-tches-main-champion-task = The champion leaps like a knight too, but then captures one step straight (+). Take the queen, with the right one of the two.
lesson-tches-main-champion-hint = Both can leap to f6, right below the queen. Which of them goes straight on?
lesson-tches-main-champion-praise = The small sign on a piece shows how it captures: × diagonally, + straight.

lesson-tches-main-turn = A whole turn
lesson-tches-main-turn-task = A turn has three actions, each by another piece, and none is left out while a piece can act. Take the knight, the bishop and the rook in one turn.
lesson-tches-main-turn-hint = The griffin could take any of the three, but no other piece reaches the rook. And it stands in the guardian’s way.
lesson-tches-main-turn-praise = The first action opened the way for another: mind the order.

lesson-tches-main-lion = The lion
lesson-tches-main-lion-task = The lion steps like a king to an empty square, and from there may capture one step further. It never captures without that first step. Take the queen.
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

lesson-tches-main-check = Check in between
lesson-tches-main-check-task = In the middle of a turn your king may be in check, at its end it may not. Your rook shields the king: take the queen with it anyway.
lesson-tches-main-check-hint = When the rook has gone, two actions are left: another piece can step in front of the king.
lesson-tches-main-check-praise = Only the end of the turn counts. A king is in check if one action could take it.

lesson-tches-main-mate = A net of three
lesson-tches-main-mate-task = Give checkmate in this turn, with one action each by rook, guardian and paladin. But Black’s knight could come to the king’s help.
lesson-tches-main-mate-hint = The paladin can take the knight, the guardian watch the rank in front of the king, and the rook give check.
lesson-tches-main-mate-praise = Checkmate: Black would have three actions too, but not one that helps.

## Lessons of TCHES(S): actions of a turn, the same piece again, capturing kings and flags, prey.

lesson-tches-strike-three = Three in one turn
lesson-tches-strike-three-task = A turn has three actions, each by another piece, and none is left out while a piece can act. Take the knight, the bishop and the pawn in one turn.
lesson-tches-strike-three-hint = Your knight could take any of the three. Your rook and your bishop have no choice.
lesson-tches-strike-three-praise = Three captures in one turn: each piece took what the others could not.
lesson-tches-strike-marked = Who has not acted yet?
lesson-tches-strike-marked-task = Your queen and your rook have acted in this turn, and are marked. One action is left: take the black queen.
lesson-tches-strike-marked-hint = Look for a piece without a mark that reaches the black queen.
lesson-tches-strike-marked-praise = The marks last until the turn ends; in the next turn every piece can act again.
lesson-tches-strike-open = Make way
lesson-tches-strike-open-task = The rook looks at the queen, but two of your own pieces stand in between. You have three actions: take the queen.
lesson-tches-strike-open-hint = Any step out of the file will do. The rook acts last.
lesson-tches-strike-open-praise = Two made way and the third struck: the order of the actions is yours to choose.
lesson-tches-strike-shield = A shield that strikes
lesson-tches-strike-shield-task = Your rook shields the king, which has acted already. In the middle of a turn a king may be in check, at its end not. Take the queen.
lesson-tches-strike-shield-hint = When the rook is gone, another piece has to step in front of the king.
lesson-tches-strike-shield-praise = Check in the middle of a turn does no harm. Only its end counts.
lesson-tches-strike-mate = Mate by three
lesson-tches-strike-mate-task = Rook, bishop and knight, one action each: together they give checkmate in this turn.
lesson-tches-strike-mate-hint = The rook gives check along the last rank. The others guard the squares to which the king could step.
lesson-tches-strike-mate-praise = Checkmate! Not one of the three could be spared.

lesson-tches-same-three = One knight, three leaps
lesson-tches-same-three-task = In this game the same piece may act again. Let your knight take three pieces in one turn.
lesson-tches-same-three-hint = There are two pawns to begin with. Only after one of them the knight finds more to take.
lesson-tches-same-three-praise = Three leaps, three captures: here a turn can be a journey.
lesson-tches-same-promote = A pawn’s long day
lesson-tches-same-promote-task = The same piece may act again, a pawn too. Bring it to the last rank in this turn: there it becomes a piece of your choice.
lesson-tches-same-promote-hint = Straight on, the way is closed. Look at what stands behind the pieces that the pawn could take.
lesson-tches-same-promote-praise = From the middle of the board to promotion in one turn: no pawn is harmless here.
lesson-tches-same-return = There and back
lesson-tches-same-return-task = Here a turn has two actions, and one piece may have both. Take the queen, and end the turn with your king in safety.
lesson-tches-same-return-hint = The rook shields the king. After the capture it can come back.
lesson-tches-same-return-praise = It struck, and stands in its place again: only the end of the turn counts.
lesson-tches-same-king = A bold king
lesson-tches-same-king-task = A turn has two actions, and the king may have both. Take the guarded knight with it: only at the end of the turn it must be safe.
lesson-tches-same-king-hint = After the capture, let the king step back to where it came from.
lesson-tches-same-king-praise = In and out: what is guarded against one step is not guarded against two.
lesson-tches-same-mate = A king with two steps
lesson-tches-same-mate-task = A turn has two actions, and the enemy’s king may step twice as well. Give checkmate in this turn.
lesson-tches-same-mate-hint = Guard every square within two steps of the king. The rook goes round the queen.
lesson-tches-same-mate-praise = Checkmate! A king with two steps needs a wider net.

lesson-tches-capture-king = Take the king
lesson-tches-capture-king-task = Here is no check: a king is captured like any other piece. But kings never capture. Take the black king.
lesson-tches-capture-king-hint = Your king may not do it, and a pawn stands in front of the rook. What else reaches that far?
lesson-tches-capture-king-praise = Now the king lies under the knight, and goes where the knight goes.
lesson-tches-capture-home = Carry it home
lesson-tches-capture-home-task = Your bishop holds the black king. Bring it to your portal, d1, and you win.
lesson-tches-capture-home-hint = Only the piece that holds the king brings it home.
lesson-tches-capture-home-praise = At home! That is how this game is won.
lesson-tches-capture-captor = Who shall take it?
lesson-tches-capture-captor-task = Three of your pieces can take the king. Take it with the one that carries it to your portal, d1, in your next turn.
lesson-tches-capture-captor-hint = From the square of the king, which of them reaches d1 in one move?
lesson-tches-capture-captor-praise = Think of the way home before you take.
lesson-tches-capture-free = Free your king
lesson-tches-capture-free-task = The black knight holds your king and is one leap from its portal. Take it; then put your king on one of the nearest squares.
lesson-tches-capture-free-hint = Taking the black king would come too late. Your rook has a free file.
lesson-tches-capture-free-praise = Take the captor, and the king is free. To put it back costs no action.
lesson-tches-capture-door = Open the door
lesson-tches-capture-door-task = Your rook holds the black king, and your portal, d1, is at the end of its file. Clear the way and go home in this turn.
lesson-tches-capture-door-hint = The bishop and your king have to leave the file. The rook goes last.
lesson-tches-capture-door-praise = The portal has to be empty: even your own king can be in the way.
lesson-tches-capture-dash = A raid in one turn
lesson-tches-capture-dash-task = Here the same piece may act again. Take the king with your knight and carry it to your portal, d1, all in this turn.
lesson-tches-capture-dash-hint = From the king’s square two leaps lead home. On one of the squares between stands your own pawn.
lesson-tches-capture-dash-praise = Taken, carried, at home: a whole game in three actions.

lesson-tches-flag-stands = The flag stands still
lesson-tches-flag-stands-task = The king is the flag here, and never moves by itself. The black queen is about to take yours: take the queen.
lesson-tches-flag-stands-hint = The flag cannot step aside, and a pawn stands in front of the rook. Who leaps?
lesson-tches-flag-stands-praise = A flag cannot run. Those who guard it have to see what is coming.
lesson-tches-flag-wall = Over the wall
lesson-tches-flag-wall-task = The black king, the flag, hides behind a wall. The griffin leaps like a knight and then may capture one step diagonally: take the flag.
lesson-tches-flag-wall-hint = Which empty square beside the wall can the griffin leap to? From there the flag is one step away.
lesson-tches-flag-wall-praise = Now the flag lies under the griffin, and goes where the griffin goes.
lesson-tches-flag-home = The way home
lesson-tches-flag-home-task = Take the flag, the black king, and carry it to your portal, a4, in your next turn. Look first how each piece would get home.
lesson-tches-flag-home-hint = A diagonal leads from the flag to your portal.
lesson-tches-flag-home-praise = A flag is worth as much as the way home.
lesson-tches-flag-rescue = Save your flag
lesson-tches-flag-rescue-task = The black rook holds your flag, one step from its portal. Take the rook; then put your flag on one of the nearest squares.
lesson-tches-flag-rescue-hint = Your bishop stands in front of your rook, but something small stands close by.
lesson-tches-flag-rescue-praise = Free again! Where you have put it the flag stays, until somebody takes it.
lesson-tches-flag-clear = Two flags, one way
lesson-tches-flag-clear-task = Your rook holds their flag; the bishop on its way holds yours. Take it, put your flag where it does not block, and reach a4 in your next turn.
lesson-tches-flag-clear-hint = Your flag must not stand on your portal.
lesson-tches-flag-clear-praise = Your flag is free, and theirs has come home to you.

lesson-tches-prey-last = What is the prey?
lesson-tches-prey-last-task = Here queens are the prey, and kings are pieces like others. Whoever loses the last prey loses. Win in one action.
lesson-tches-prey-last-hint = To take the king wins nothing. Who reaches the queen?
lesson-tches-prey-last-praise = The queen was all that counted, and it is yours.
lesson-tches-prey-king = No fear of check
lesson-tches-prey-king-task = Where queens are the prey, a king need not fear check. The rook guards the black queen; win all the same, in one action.
lesson-tches-prey-king-hint = Your own rook is blocked. Who stands beside the queen?
lesson-tches-prey-king-praise = There is no check here, and a king can strike like any other piece.
lesson-tches-prey-two = Two kinds of prey
lesson-tches-prey-two-task = Here queens and magisters are prey, and the last of them decides. Take the black queen and the black magister in this turn of two actions.
lesson-tches-prey-two-hint = Your rook could take either, your bishop only one of them.
lesson-tches-prey-two-praise = Both are taken: with the last prey the game ends.
lesson-tches-prey-second = One more queen
lesson-tches-prey-second-task = Queens are the prey, and the black knight attacks your only one. Do not run away: get a second queen.
lesson-tches-prey-second-hint = Your pawn is one step from the last rank. You choose what it becomes.
lesson-tches-prey-second-praise = With two queens the loss of one is no defeat.
lesson-tches-prey-hunt = The assassin’s path
lesson-tches-prey-hunt-task = Assassins are the prey. Yours goes two squares straight and one aside, or one and then two, and takes what it meets first. Win in this turn.
lesson-tches-prey-hunt-hint = One of its paths ends at the pawn. On the other stands your own knight.
lesson-tches-prey-hunt-praise = A bent path, and a free one: the hunt is over.

## Lessons of TCHES(S): kings at the portal, replacement, carriers, pieces that look one way, back sides.

lesson-tches-escort-step = Through the portal
lesson-tches-escort-step-task = Here a king that comes to the enemy’s portal, d7, wins at once, as long as nothing attacks it there. Win in one action.
lesson-tches-escort-step-hint = The rook could take the queen. But how far is your king from d7?
lesson-tches-escort-step-praise = One step through the portal, and the game is won.
lesson-tches-escort-guard = A guarded door
lesson-tches-escort-guard-task = The black rook guards the portal, d7, and a king that is attacked there does not win. You have two actions: bring your king through.
lesson-tches-escort-guard-hint = The pawn is bait. Which other piece can your bishop take?
lesson-tches-escort-guard-praise = Without its guard the door stands open.
lesson-tches-escort-door = Your own doorkeeper
lesson-tches-escort-door-task = Your own rook stands on the portal, d7. Let it make way so that your king wins in this turn of two actions.
lesson-tches-escort-door-hint = When your rook is gone, the black rook sees the portal, unless yours takes it or stays in between.
lesson-tches-escort-door-praise = It made way, and the way stayed safe.
lesson-tches-escort-race = A race
lesson-tches-escort-race-task = The black king is one step from your portal, d1, yours two steps from d7. Let your first step stop the black king, and win with the second.
lesson-tches-escort-race-hint = When your king leaves the file, your rook guards d1.
lesson-tches-escort-race-praise = One step did two things: it came nearer, and it closed the other door.
lesson-tches-escort-fire = Through the fire
lesson-tches-escort-fire-task = Here the same piece may act again, and a king may be attacked in the middle of a turn, not at its end. Bring yours to the portal, d7, in this turn.
lesson-tches-escort-fire-hint = Your own pieces close two ways. The third leads through the knight.
lesson-tches-escort-fire-praise = Two steps under fire, and the third wins: only the end of the turn counts.

lesson-tches-replace-queen = A new queen
lesson-tches-replace-queen-task = Your queen is lost, but here a pawn becomes the new one, before the turn and at no cost. Choose the pawn that can take the rook afterwards.
lesson-tches-replace-queen-hint = Two of the three pawns have a black pawn in their way to the rook.
lesson-tches-replace-queen-praise = The loss is made good, and you choose who becomes the new queen.
lesson-tches-replace-jester = A new jester
lesson-tches-replace-jester-task = A pawn becomes your lost jester, which moves like the kind that Black moved last: here a knight. Choose the pawn that can take the queen afterwards.
lesson-tches-replace-jester-hint = From which pawn is the queen a knight’s leap away?
lesson-tches-replace-jester-praise = Where the new jester stands decides what it can do.
lesson-tches-replace-heir = Queen and heir
lesson-tches-replace-heir-task = If Black loses the queen, a rook becomes the new one. Take the queen and the only rook in this turn of two actions: then nothing is left to replace it.
lesson-tches-replace-heir-hint = Your bishop stands in the way of your rook. Let it do something useful as it leaves.
lesson-tches-replace-heir-praise = No heir, no new queen.
lesson-tches-replace-mate = Which bishop?
lesson-tches-replace-mate-task = Your queen is lost, and one of your bishops becomes the new one. Choose the bishop so that you can give checkmate at once.
lesson-tches-replace-mate-hint = Beside the black king the queen needs a guard. Which bishop guards b6?
lesson-tches-replace-mate-praise = Checkmate: one bishop became the queen, the other guarded it.
lesson-tches-replace-less = From queen to knight
lesson-tches-replace-less-task = Here a queen has to become the knight that its side has lost, before anything else is done. Use that: give checkmate by one capture.
lesson-tches-replace-less-hint = The black queen could step between your rook and the king. After which capture can it not?
lesson-tches-replace-less-praise = What has to be replaced is replaced first, even if it hurts.

lesson-tches-transport-climb = Climb on
lesson-tches-transport-climb-task = Knights carry: one ends its move on another piece of its side, and stands on it. But no kings, and no other carriers. Pick something up.
lesson-tches-transport-climb-hint = Three of your pieces are a leap away from the knight on c3. One is the king, one a knight.
lesson-tches-transport-climb-praise = Two pieces on one square: the knight moves, and the rook travels.
lesson-tches-transport-wall = Over the wall
lesson-tches-transport-wall-task = The rook under your knight is shut in by its own pawns. Let the knight take it along to c3.
lesson-tches-transport-wall-hint = The knight leaps over the pawns, alone or with the rook: choose with the rook.
lesson-tches-transport-wall-praise = Who carries chooses each time: take along, or leave behind.
lesson-tches-transport-way = Set down on the way
lesson-tches-transport-way-task = A champion leaps like a knight, then may capture one step straight. Take the bishop, and set the pawn down in between, on e4.
lesson-tches-transport-way-hint = Leap to e4 with the pawn, leave it there, and capture from there.
lesson-tches-transport-way-praise = Carry, set down, capture: all in one action.
lesson-tches-transport-mate = The rook awakes
lesson-tches-transport-mate-task = A passenger cannot act as long as its carrier stands on it. A turn has two actions: give checkmate.
lesson-tches-transport-mate-hint = The rook gives check along the last rank. Who could take it there? The knight begins.
lesson-tches-transport-mate-praise = The knight left, and the rook awoke: checkmate.
lesson-tches-transport-promote = On horseback
lesson-tches-transport-promote-task = The same piece may act again, and a turn has three actions. Let the knight carry the pawn ahead, and promote it in this turn.
lesson-tches-transport-promote-hint = Carry it to the sixth rank, where the square ahead is empty. Then the knight leaves.
lesson-tches-transport-promote-praise = A ride, a step, a promotion: the last step is the pawn’s own.

lesson-tches-polarity-behind = What is behind
lesson-tches-polarity-behind-task = Here each piece looks one way, as the pointer at the edge of its square shows, and never moves backwards. Take the knight.
lesson-tches-polarity-behind-hint = The near rook has turned its back on the knight. The other one looks ahead.
lesson-tches-polarity-behind-praise = Ahead and aside, but never back: mind the pointers.
lesson-tches-polarity-turn = Look back
lesson-tches-polarity-turn-task = After its move a piece may turn any way. Give check with your rook in one action.
lesson-tches-polarity-turn-hint = On the king’s file it has its back to the king, unless it turns.
lesson-tches-polarity-turn-praise = First the move, then the turn: both together are one action.
lesson-tches-polarity-blind = The blind side
lesson-tches-polarity-blind-task = A piece guards nothing behind it. Your king can reach two knights: take the one on which a rook has turned its back.
lesson-tches-polarity-blind-hint = The pointer of one rook shows off the board.
lesson-tches-polarity-blind-praise = What is behind a piece, it does not guard.
lesson-tches-polarity-round = Turn round
lesson-tches-polarity-round-task = Here turning in place is an action. A turn has two, and one piece may have both. The queen is behind your rook: take it.
lesson-tches-polarity-round-hint = First turn the rook; any other way will do.
lesson-tches-polarity-round-praise = One action to turn, one to strike.
lesson-tches-polarity-mate = From behind
lesson-tches-polarity-mate-task = A king does not step back either, and the black one looks down the board. Give checkmate from behind, in one action.
lesson-tches-polarity-mate-hint = The rook on the last rank goes to the king’s file, and has to turn towards the king.
lesson-tches-polarity-mate-praise = Checkmate: one rook shuts the side, the other comes from behind, and a king cannot step back.

lesson-tches-backs-templar = Two ways
lesson-tches-backs-templar-task = A templar moves like a bishop and captures like a rook; an exarch does the reverse. Take the queen.
lesson-tches-backs-templar-hint = The exarch would need a diagonal; a templar has to see the queen along a file or a rank.
lesson-tches-backs-templar-praise = To move is one thing, to capture another: so it is with many back sides.
lesson-tches-backs-leap = Exactly two
lesson-tches-backs-leap-task = A ballista leaps exactly two squares straight, an archer two diagonally, over whatever stands between. Take the queen.
lesson-tches-backs-leap-hint = Both ballistas are three squares away from the queen. Count from the archer.
lesson-tches-backs-leap-praise = Walls do not stop them, but distance does.
lesson-tches-backs-chariot = Round the corner
lesson-tches-backs-chariot-task = A warchariot rides two squares straight, then one aside, and every square on its way has to be empty. Take the queen.
lesson-tches-backs-chariot-hint = One chariot has your own rook in its way. Which way does the other ride?
lesson-tches-backs-chariot-praise = Like a knight, but without a leap: look at the way.
lesson-tches-backs-pikeman = The reach of a pike
lesson-tches-backs-pikeman-task = A pikeman captures exactly two squares ahead, over an empty square. Only one of your three can capture: do it.
lesson-tches-backs-pikeman-hint = What stands right in front of it, it can neither take nor reach over.
lesson-tches-backs-pikeman-praise = A pike reaches far, but it needs room.
lesson-tches-backs-jester = The imitator
lesson-tches-backs-jester-task = A jester moves like the kind that the opponent moved last; the small picture on it shows which. Take the queen.
lesson-tches-backs-jester-hint = Black has moved a rook. Now your jester moves like one.
lesson-tches-backs-jester-praise = After Black’s next move it may be quite another piece.
lesson-tches-backs-emperor = The emperor’s mate
lesson-tches-backs-emperor-task = An emperor leaps like a knight, then may capture one step in any direction. Give checkmate in one action.
lesson-tches-backs-emperor-hint = From where could it leap to b7, next to the king? On c5 the pawn would take it.
lesson-tches-backs-emperor-praise = Checkmate: the leap is only a threat, and already there is no way out.
lesson-tches-backs-choose = Choose against what you see
lesson-tches-backs-choose-task = Turn your pieces over so that one of them takes the queen on d4 with your first action.
lesson-tches-backs-choose-hint = The pawn on d3 stops whatever slides. Which back side leaps?
lesson-tches-backs-choose-praise = The ballista leaps exactly two squares. So each player may choose, before the game, what suits the enemy’s army.
