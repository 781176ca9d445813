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
board-imitates = imitates the { NAME($kind) } now
board-imitates-none = has nothing to imitate yet
board-mark-portal = portal of { NAME($seat) }
board-mark-pending = the king was freed here
board-target-onward = can move here and go on to capture { $pieces }
board-target-carry = can be stepped onto, and carried
board-target-replace = can become the lost piece
board-target-turn = can turn in place
board-move-turn = turn in place
board-onward = { $piece } on { $square }: now choose a capture: { $pieces }; or choose { $square } again to stay there.
board-onward-only = { $piece } on { $square }: now choose a capture: { $pieces }.
board-places-replace = { NAME($kind) } lost: choose what becomes one: { $squares }
board-places-place-king = { NAME($kind) } free again: choose a square: { $squares }
board-choose-facing = { $piece }: which way shall it look?
board-option-takes = takes along { $piece }
board-option-picks = takes along { $piece } from { $square }
board-option-leaves = leaves { $piece } on { $square }
board-option-alone = takes nothing along
tray-title = Action { $number } of { $total }
tray-done = { NAME($seat) }’s turn is complete
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
demand-replace = Your { NAME($kind) } was captured: choose the { $sources } that becomes the new { NAME($kind) }.
option-tches-same-on-short = any piece again
option-tches-king-capture-short = capture the king
option-tches-king-flag-short = capture the flag
option-tches-king-plain-short = a king like others
option-tches-escort-on-short = escort
option-tches-transport-on-short = transportation
option-tches-polarity-on-short = polarity
option-tches-polarity-free-short = polarity with turning in place
status-imitates = Your { NAME($kind) } imitates the { NAME($model) } now.
status-imitates-none = Your { NAME($kind) } has nothing to imitate yet.
status-selected = On { $square }: { NAME($kind) }, { $condition }.

status-tches-halfmoves = Quiet turns: { $count } of 100 to a draw
phase-move-or-turn = Move a piece, or turn one in place.
phase-place-king = Place the freed king.
phase-replace = Choose the piece that takes the place of the lost one.
outcome-no-moves = { NAME($loser) } has no move left.
outcome-portal = { NAME($winner) }’s king has reached the portal.
outcome-king-home = { NAME($winner) } has brought the captured king home.
outcome-prey = { NAME($winner) } has captured the last of the prey.
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
kind-shock-cavalryman = shock-cavalryman
kind-jester = jester
kind-flanker = flanker
kind-sentinel = sentinel
kind-zealot = zealot
kind-pikeman = pikeman
reason-repeated-code = “{ $token }” stands in this list already.
reason-not-a-back-side = “{ $token }” is no back side.
reason-two-back-sides = “{ $token }” and another in this list are back sides of the same piece; use only one.
reason-both-and-one = Back sides are chosen for both players together, or for each alone, not in both ways.
reason-prey-without-plain = There can be other prey only where the king is an ordinary piece.
reason-plain-without-prey = Where the king is an ordinary piece, say which pieces are the prey.
reason-no-prey = Both sides must begin with at least one piece of the prey.
reason-escort-with-flag = A king that does not move cannot be escorted to the portal.
reason-king-replaced = Kings can be replaced, or replace others, only where the king is an ordinary piece.
reason-replaces-itself = A jester cannot take the place of a lost jester.
reason-board-size = A board has 3 to 16 files, 3 to 16 ranks, and no more than 128 squares.
reason-no-portal = It is not clear where the portals are: name them, or give each side one king.
reason-bad-facing = “{ $token }” is no facing that a piece can have here.
reason-bad-stack = “{ $token }”: these pieces cannot stand on each other here.
reason-bad-marks = The number of actions left does not fit the pieces marked as having acted.
reason-bad-last = Here must stand what each side moved last, such as P/- (a jester counts as what it imitated).
reason-bad-pending = “{ $token }” cannot be waiting to be placed or replaced here.
reason-turn-is-done = Nothing is left to do in this turn: it is the other player’s.
reason-acted-this-turn = This piece has acted in this turn already; another one has to.
reason-turn-not-completable = After that, the king could not be brought to safety before the turn ends.
reason-must-move-first = This piece captures only after it has moved, and no square that it can move to leads to this one.
reason-behind-it = A piece never moves back from the direction that it faces.
reason-nothing-to-imitate = The jester moves like the piece that the opponent moved last, and nothing has been moved yet.
reason-king-may-not-capture = The king never captures in this version.
reason-king-may-not-move = The king does not move in this version.
reason-king-is-not-captured = A king is never captured; it is attacked until it has no way out.
reason-not-a-carrier = This piece does not carry others.
reason-not-a-passenger = The piece there cannot be carried: kings and carriers never are.
reason-stack-is-full = Never more than two pieces stand on a square.
reason-carries-a-king = A piece that holds a king carries nothing else.
pair-idle = { $pair } (does nothing)
reason-already-that-kind = The piece there is of this kind already.
reason-replace-first = First the lost piece has to be replaced.
reason-place-king-first = First the freed king has to be placed.
reason-no-room-for-king = There would be no empty square for the king that this would free.
reason-not-nearest = The freed king has to be placed on one of the nearest empty squares.
reason-square-taken = A piece stands there already.
preset-tches = The usual game
preset-tches-first-steps = First steps
preset-tches-guardians = Guardians and paladins
preset-tches-griffins = Griffins and champions
preset-tches-lions = Lions and magisters
preset-tches-strike = Three pieces a turn
preset-tches-main-set = The main set
preset-tches-templars = Templars and exarchs
preset-tches-riders = Mounted bishops and shock-cavalry
preset-tches-archers = Ballistas and archers
preset-tches-chariots = Warchariots and assassins
preset-tches-emperors = Emperors
preset-tches-jesters = Jesters
preset-tches-flankers = Flankers
preset-tches-sentinels = Sentinels
preset-tches-zealots = Zealots
preset-tches-pikemen = Pikemen
preset-tches-back-sides = All back sides
preset-tches-two-armies = Two different armies
preset-tches-two-pieces = Two pieces a turn
preset-tches-same = Three moves a turn
preset-tches-escort = Escort the king
preset-tches-capture = Capture the king
preset-tches-flag = Capture the flag
preset-tches-hunt = Catch the assassins
preset-tches-heirs = The jester’s heir
preset-tches-exchange = Queen for magister
preset-tches-transport = Transportation
preset-tches-polarity = Polarity
preset-tches-polarity-free = Polarity with turning in place
preset-tches-skirmish = Skirmish
preset-tches-caravan = Caravan
preset-tches-tournament = Three ways to win
preset-tches-everything = Everything at once
option-tches-strike = Pieces in a turn
option-tches-same = The same piece again
option-tches-same-off = Not in the same turn
option-tches-same-on = As often as you like
option-tches-king = The king
option-tches-king-mate = Checkmate
option-tches-king-capture = Is captured and carried home
option-tches-king-flag = Is a flag
option-tches-king-plain = Is a piece like others
option-tches-prey = Prey
option-tches-escort = Escort the king
option-tches-escort-off = No
option-tches-escort-on = To the enemy’s portal
option-tches-replace = Replacement
option-tches-transport = Transportation
option-tches-transport-off = No
option-tches-transport-on = Knights and their kin carry others
option-tches-polarity = Polarity
option-tches-polarity-off = No
option-tches-polarity-on = Turning after a move
option-tches-polarity-free = Turning in place, too
option-tches-both = Back sides of both
option-tches-white = Back sides of White
option-tches-black = Back sides of Black
option-tches-array = Array
option-tches-portals = Portals
