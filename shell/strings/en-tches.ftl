# Pieces on pieces, facings, turns of several actions; and TCHES(S).

board-acted = has acted in this turn
board-facing =
    facing { $direction ->
        [up] up
        [right] right
        [down] down
       *[left] left
    }
board-carrying = carrying { $piece }
board-holding = holding the captured { $piece }
board-imitates = imitates the { $kindName } now
board-imitates-none = has nothing to imitate yet
board-mark-portal = portal of { $seatName }
board-mark-pending = the king was freed here
board-target-onward = can move here and go on to capture { $pieces }
board-target-replace = can become the lost piece
board-target-turn = can turn in place
board-move-turn = turn in place
board-onward = { $piece } on { $square }: now choose a capture: { $pieces }; or choose { $square } again to stay there.
board-onward-only = { $piece } on { $square }: now choose a capture: { $pieces }.
board-replaces = { $kind } lost: choose what becomes one: { $squares }
board-frees = { $kind } free again: choose a square: { $squares }
board-choose-facing = { $piece }: which way shall it look?
board-option-takes = takes along { $piece }
board-option-picks = takes along { $piece } from { $square }
board-option-leaves = leaves { $piece } on { $square }
board-option-alone = takes nothing along

tray-title = Action { $number } of { $total }
tray-done = { $seat }’s turn is complete
tray-empty = Up to { $total } actions; what you have done is listed here.
tray-back = Step back
tray-restart = Start over
tray-end = End the turn

phase-waiting = Turn complete: end it, or step back.

say-facing =
    turns { $direction ->
        [up] up
        [right] right
        [down] down
       *[left] left
    }
say-carries = carrying a piece

settings-turns = A turn of several actions
settings-turns-auto = ends by itself
settings-turns-confirm = ends when you say so

option-tches-strike-short =
    { $value ->
        [1] one action a turn
       *[other] { $value } actions a turn
    }
option-tches-prey-short = prey { $value }
option-tches-replace-short = replacement { $value }
option-tches-both-short = with { $value }
option-tches-white-short = White with { $value }
option-tches-black-short = Black with { $value }
option-tches-array-short = own array
option-tches-portals-short = portals { $value }

demand-place-king = Your king is free again: put it on one of the marked squares.
demand-replace = Your { $kind } was captured: choose the { $sources } that becomes the new { $kind }.

option-tches-same-on-short = any piece again
option-tches-king-capture-short = capture the king
option-tches-king-flag-short = capture the flag
option-tches-king-plain-short = a king like others
option-tches-escort-on-short = escort
option-tches-transport-on-short = transportation
option-tches-polarity-on-short = polarity
option-tches-polarity-free-short = polarity with turning in place

status-imitates = Your { $kind } { $doing }.

new-option-usual = as usual
armies-none = none
armies-side = Which side of the { $kind }?
armies-lost = Lost piece
armies-source = What becomes the new { $kind }
armies-remove = No replacement for the { $kind }
armies-add = Add

ladder-tches = One idea at a time: each of these is a game of its own, and those at the top are small. Play one to its end, and the next is suggested.
ladder-title = Lessons: { $name }
ladder-card = One idea at a time:
ladder-all = All { $count } lessons
ladder-done = done
ladder-next = next
ladder-go-on = Next: { $name }

rules-tches-intro = A family of games on a large board. Many of its pieces make a quiet move first and then capture in another way. A turn can have three actions, and a dozen further ideas can be switched on one by one. The lessons begin with small games.
rules-tches-goal-mate = Give checkmate: the enemy king is attacked when the enemy’s turn begins, and no turn can save it.
rules-tches-goal-none = There is no stalemate: a player who has nothing to do when a turn begins has lost.
rules-tches-goal-reading = whoever cannot act at the beginning of a turn loses, in check or not.
rules-tches-turn = A turn
rules-tches-turn-three = A turn has up to three actions, each by another piece. What has acted is marked until the turn ends.
rules-tches-turn-go-on = You go on as long as there are actions left and something can act; then the turn ends by itself. Settings can make it wait for your word.
rules-tches-turn-check = In the middle of a turn your king may be attacked, as long as the turn can still end with the king in safety.
rules-tches-turn-reading = the three actions have to be by three different pieces, unless the game says otherwise. A piece keeps its mark when it is promoted or carried.
rules-tches-turn-figure = The knight has acted, and is marked; two actions are left for other pieces.
rules-tches-moving-chess = King, queen, rook, bishop and knight move as in chess.
rules-tches-moving-none = There is no castling, no double step and no capturing in passing.
rules-tches-moving-pawns = A pawn steps one square straight ahead, and captures one square diagonally ahead.
rules-tches-array-reading = the picture of the first array is lost. This board puts every pair on squares of both colours, and the magister and the lion beside the queen and the king.
rules-tches-main = Pieces that move and then capture
rules-tches-main-text = Touch the target and the capture is made in one go. Or touch the square in between first: then choose what to capture from there, or touch the piece again to let it stay. Such a piece never captures without moving first.
rules-tches-guardian = Guardian: moves like a rook, then may capture one step diagonally.
rules-tches-griffin = Griffin: leaps like a knight, then may capture one step diagonally.
rules-tches-paladin = Paladin: moves like a bishop, then may capture one step straight.
rules-tches-champion = Champion: leaps like a knight, then may capture one step straight.
rules-tches-lion = Lion: steps like a king, then may capture one more step in any direction.
rules-tches-magister = Magister: like a guardian or like a paladin, as it likes.
rules-tches-promotion = Promotion
rules-tches-promotion-text = A pawn that comes to the last rank becomes a piece of its owner’s choice, of a kind that stood in the owner’s first army, but no king and no kind of pawn. The back sides of pawns may stay what they are, and promote by a later move on that rank.
rules-tches-promotion-reading = whether the back sides of pawns have to promote is not said; here they may.
rules-tches-backs = Back sides
rules-tches-backs-text = Every piece but the king has another side, pawns have four. Before the game each army chooses which kinds to turn over: all pieces of that kind then play by their back side.
rules-tches-backs-reading = which back belongs to which front was shown in a picture that is lost; here it follows from how the pieces are made.
rules-tches-templar = Templar, back of the guardian: moves like a bishop, captures like a rook.
rules-tches-warchariot = Warchariot, back of the knight: two squares straight, then one to the side, over empty squares; it captures the first piece on its way, and stops there.
rules-tches-exarch = Exarch, back of the paladin: moves like a rook, captures like a bishop.
rules-tches-assassin = Assassin, back of the queen: like the warchariot, or one square straight and then two to the side.
rules-tches-emperor = Emperor, back of the lion: leaps like a knight, then may capture one step in any direction.
rules-tches-ballista = Ballista, back of the rook: leaps exactly two squares straight.
rules-tches-mounted-bishop = Mounted bishop, back of the griffin: leaps like a knight, captures like a bishop.
rules-tches-archer = Archer, back of the bishop: leaps exactly two squares diagonally.
rules-tches-shock-cavalryman = Shock cavalryman, back of the champion: leaps like a knight, captures like a rook.
rules-tches-flanker = Flanker, a back of the pawn: one step ahead, moving or capturing, or aside without capturing.
rules-tches-sentinel = Sentinel, a back of the pawn: moves one step diagonally ahead, captures one step ahead or aside.
rules-tches-zealot = Zealot, a back of the pawn: one step diagonally ahead, moving or capturing.
rules-tches-pikeman = Pikeman, a back of the pawn: moves one step ahead, captures exactly two ahead over an empty square.
rules-tches-zealot-reading = how far a zealot goes is not said; here it steps one square, like the other pawns. That a flanker captures straight ahead stands in one of the two sources only.
rules-tches-jester = The jester
rules-tches-jester-text = The back of the magister moves like the kind of piece that the opponent moved last, in its own direction; the small picture on it shows which. Before anything has moved it cannot move. It never promotes and carries nothing. Turning in place, replacing and placing a king are no moves.
rules-tches-jester-figure = Black has moved a bishop: the jester captures like one.
rules-tches-goals = Other goals
rules-tches-goal-capture = Capture the king: kings step quietly and never capture, and there is no check. A captured king lies under its captor and goes where it goes. Bring it to your own portal, the square where your king began, and you win. If the captor is captured, the king is free, and its owner at once puts it on one of the nearest empty squares.
rules-tches-goal-flag = Capture the flag: the same, with kings that do not move by themselves.
rules-tches-goal-prey = Prey: the king is a piece like others, and whoever loses the last piece of the kinds that are prey loses.
rules-tches-goal-escort = Escort: you also win when your free king stands on the enemy’s portal after an action of yours.
rules-tches-goals-reading = portals are where the kings begin. A freed king is placed by its owner. Prey means the last such piece, not the first one lost. The escort is one more way to win, and with checkmate the king may not be attacked on the portal.
rules-tches-capture-figure = The rook takes the king, which lies under it from now on.
rules-tches-freed-figure = The knight that held the king is captured: White places the king anew.
rules-tches-escort-figure = One step from the enemy’s portal.
rules-tches-replace = Replacement
rules-tches-replace-text = For some kinds a loss is made good: at the start of the next turn, before anything else, the owner turns one piece of another kind into the lost one. It costs no action, and it has to be done if it can.
rules-tches-replace-reading = the owner chooses which piece it is. Where pawns are named, every kind of pawn will do.
rules-tches-replace-figure = A jester was lost: this pawn becomes one.
rules-tches-transport = Transportation
rules-tches-transport-who = Knights and all that leap or ride like them carry other pieces of their side, but no kings and no carriers.
rules-tches-transport-step = A carrier ends a quiet move, or the quiet part of one, on such a piece, and stands on it. There are never more than two pieces on a square.
rules-tches-transport-move = Whenever it moves on, it takes its passenger along or leaves it where it stood; a piece that moves and then captures can also set it down in between.
rules-tches-transport-rest = A passenger does nothing by itself, and is lost with its carrier.
rules-tches-transport-pick-figure = The knight steps onto the pawn.
rules-tches-transport-take-figure = The knight takes the pawn along.
rules-tches-polarity = Polarity
rules-tches-polarity-facing = Every piece looks one way: at first ahead. The pointer at the edge of its square shows where.
rules-tches-polarity-forward = No part of a move goes backwards, as the piece looks at it. Pieces that leap like knights and then capture do so on the side to which they leapt.
rules-tches-polarity-turn = After its move a piece may turn any way. In some games turning in place is an action too; with the keyboard, by the keys [ and ].
rules-tches-polarity-reading = the sources differ in how far a piece may turn; here it is any way.
rules-tches-polarity-figure = This rook looks to the right, moves there, and turns to look ahead.
rules-tches-draws-reading = the same position for the third time at the start of a turn of the same player is a draw; so are 100 turns in a row without a capture and without an action by a pawn.
status-selected = On { $square }: { $kind }, { $condition }.
