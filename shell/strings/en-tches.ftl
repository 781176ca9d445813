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

kind-guardian = guardian
kind-griffin = griffin
kind-paladin = paladin
kind-champion = champion
kind-lion = lion
kind-magister = magister
kind-templar = templar
kind-warchariot = warchariot
kind-exarch = exarch
kind-assassin = assassin
kind-emperor = emperor
kind-ballista = ballista
kind-mounted-bishop = mounted bishop
kind-archer = archer
kind-shock-cavalryman = shock cavalryman
kind-jester = jester
kind-flanker = flanker
kind-sentinel = sentinel
kind-zealot = zealot
kind-pikeman = pikeman

family-tches = TCHES(S)
family-tches-line = Three actions a turn, on a large board, with pieces that move and then capture. Turn on as many more ideas as you like.
preset-tches = The usual game
preset-tches-line = All main pieces, three actions a turn.

tray-title = Action { $number } of { $total }
tray-done = { $seat }’s turn is complete
tray-empty = { $total } actions, each by another piece. They are listed here.
tray-back = Step back
tray-restart = Start over
tray-end = End the turn

phase-waiting = Turn complete: end it, or step back.
phase-place-king = Your king is free again: put it on one of the marked squares.
phase-replace = Your { $kind } was captured: choose a { $sources } that becomes a { $kind }.
phase-move-or-turn = Move a piece, or turn one in place.

say-turn = { $kind } { $from } turns to face { $direction }
say-replace = { $kind } on { $from } becomes a { $becomes }
say-facing = turns to face { $direction }
say-carries = carrying a piece

settings-turns = A turn of several actions
settings-turns-auto = ends by itself
settings-turns-confirm = ends when you say so

option-tches-strike = Actions in a turn
option-tches-strike-short =
    { $value ->
        [1] one action a turn
       *[other] { $value } actions a turn
    }
option-tches-same = The same piece again
option-tches-same-off = Never
option-tches-same-off-help = Every action of a turn is by another piece.
option-tches-same-on = Allowed
option-tches-same-on-help = A piece may act several times in one turn.
option-tches-king = Goal
option-tches-king-mate = Checkmate
option-tches-king-mate-help = As in chess. At the end of the turn your king may not be attacked.
option-tches-king-capture = Carry off the king
option-tches-king-capture-help = Capture the king and bring it to your own portal, under the piece that took it. The king captures nothing.
option-tches-king-flag = Capture the flag
option-tches-king-flag-help = The same, and the king cannot move by itself.
option-tches-king-plain = Prey
option-tches-king-plain-help = The king is a piece like others. Whoever loses the last of the prey loses the game.
option-tches-prey = Prey
option-tches-prey-short = prey { $value }
option-tches-escort = Escort
option-tches-escort-off = No
option-tches-escort-off-help = The king has nowhere to go.
option-tches-escort-on = The king’s journey
option-tches-escort-on-help = A king that reaches the enemy’s portal wins too.
option-tches-replace = Lost pieces come back
option-tches-replace-short = comes back { $value }
option-tches-transport = Transport
option-tches-transport-off = No
option-tches-transport-off-help = Every piece walks by itself.
option-tches-transport-on = Carriers
option-tches-transport-on-help = Knights and their like carry another piece under them.
option-tches-polarity = Facing
option-tches-polarity-off = All around
option-tches-polarity-off-help = Pieces move in all their directions.
option-tches-polarity-on = Never backwards
option-tches-polarity-on-help = Every piece looks one way, never moves back from there, and may turn after its move.
option-tches-polarity-free = Turning in place too
option-tches-polarity-free-help = The same, and to turn a piece without moving it is an action.
option-tches-both = Back sides of both
option-tches-both-short = with { $value }
option-tches-white = White’s back sides
option-tches-white-short = White with { $value }
option-tches-black = Black’s back sides
option-tches-black-short = Black with { $value }
option-tches-array = Array
option-tches-array-short = own array
option-tches-portals = Portals
option-tches-portals-short = portals { $value }
