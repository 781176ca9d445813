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
board-places-replace = { $kind } lost: choose what becomes one: { $squares }
board-places-place-king = { $kind } free again: choose a square: { $squares }
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
status-selected = On { $square }: { $kind }, { $condition }.
