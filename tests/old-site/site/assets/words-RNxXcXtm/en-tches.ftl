board-acted -carrying -choose-facing -holding -imitates --none -mark-pending --portal -move-turn -onward --only -option-alone --leaves --picks --takes -places-place-king --replace -target-carry --onward --replace --turn demand-place-king -replace kind-archer -assassin -ballista -champion -emperor -exarch -flanker -griffin -guardian -jester -lion -magister -mounted-bishop -paladin -pikeman -sentinel -shock-cavalryman -templar -warchariot -zealot option-tches-array ---short --black ---short --both ---short --escort ---off ---on ----short --king ---capture ----short ---flag ----short ---mate ---plain ----short --polarity ---free ----short ---off ---on ----short --portals ---short --prey ---short --replace ---short --same ---off ---on ----short --strike ---short --transport ---off ---on ----short --white ---short outcome-king-home -no-moves -portal -prey pair-idle phase-move-or-turn -place-king -replace -waiting preset-tches --archers --back-sides --capture --caravan --chariots --emperors --escort --everything --exchange --first-steps --flag --flankers --griffins --guardians --heirs --hunt --jesters --lions --main-set --pikemen --polarity ---free --riders --same --sentinels --skirmish --strike --templars --tournament --transport --two-armies ---pieces --zealots reason-acted-this-turn -already-that-kind -bad-facing --last --marks --pending --stack -behind-it -board-size -both-and-one -carries-a-king -escort-with-flag -king-is-not-captured --may-not-capture ----move --replaced -must-move-first -no-portal --prey --room-for-king -not-a-back-side ---carrier ---passenger --nearest -nothing-to-imitate -place-king-first -plain-without-prey -prey-without-plain -repeated-code -replace-first -replaces-itself -square-taken -stack-is-full -turn-is-done --not-completable -two-back-sides say-carries -facing status-imitates --none -selected -tches-halfmoves
has acted in this turn
carrying {piece}
{piece}: which way shall it look?
holding the captured {piece}
imitates the {@kind} now
has nothing to imitate yet
the king was freed here
portal of {@seat}
turn in place
{piece} on {square}: now choose a capture: {pieces}; or choose {square} again to stay there.
{piece} on {square}: now choose a capture: {pieces}.
takes nothing along
leaves {piece} on {square}
takes along {piece} from {square}
takes along {piece}
{@kind} free again: choose a square: {squares}
{@kind} lost: choose what becomes one: {squares}
can be stepped onto, and carried
can move here and go on to capture {pieces}
can become the lost piece
can turn in place
Your king is free again: put it on one of the marked squares.
Your {@kind} was captured: choose the {sources} that becomes the new {@kind}.
archer
assassin
ballista
champion
emperor
exarch
flanker
griffin
guardian
jester
lion
magister
mounted bishop
paladin
pikeman
sentinel
shock-cavalryman
templar
warchariot
zealot
Array
own array
Back sides of Black
Black with {value}
Back sides of both
with {value}
Escort the king
No
To the enemy’s portal
escort
The king
Is captured and carried home
capture the king
Is a flag
capture the flag
Checkmate
Is a piece like others
a king like others
Polarity
Turning in place, too
polarity with turning in place
No
Turning after a move
polarity
Portals
portals {value}
Prey
prey {value}
Replacement
replacement {value}
The same piece again
Not in the same turn
As often as you like
any piece again
Pieces in a turn
{"?":"value","*":"other","#1":"one action a turn","other":"{value} actions a turn"}
Transportation
No
Knights and their kin carry others
transportation
Back sides of White
White with {value}
{@winner} has brought the captured king home.
{@loser} has no move left.
{@winner}’s king has reached the portal.
{@winner} has captured the last of the prey.
{pair} (does nothing)
Move a piece, or turn one in place.
Place the freed king.
Choose the piece that takes the place of the lost one.
Turn complete: end it, or step back.
The usual game
Ballistas and archers
All back sides
Capture the king
Caravan
Warchariots and assassins
Emperors
Escort the king
Everything at once
Queen for magister
First steps
Capture the flag
Flankers
Griffins and champions
Guardians and paladins
The jester’s heir
Catch the assassins
Jesters
Lions and magisters
The main set
Pikemen
Polarity
Polarity with turning in place
Mounted bishops and shock-cavalry
Three moves a turn
Sentinels
Skirmish
Three pieces a turn
Templars and exarchs
Three ways to win
Transportation
Two different armies
Two pieces a turn
Zealots
This piece has acted in this turn already; another one has to.
The piece there is of this kind already.
“{token}” is no facing that a piece can have here.
Here must stand what each side moved last, such as P/- (a jester counts as what it imitated).
The number of actions left does not fit the pieces marked as having acted.
“{token}” cannot be waiting to be placed or replaced here.
“{token}”: these pieces cannot stand on each other here.
A piece never moves back from the direction that it faces.
A board has 3 to 16 files, 3 to 16 ranks, and no more than 128 squares.
Back sides are chosen for both players together, or for each alone, not in both ways.
A piece that holds a king carries nothing else.
A king that does not move cannot be escorted to the portal.
A king is never captured; it is attacked until it has no way out.
The king never captures in this version.
The king does not move in this version.
Kings can be replaced, or replace others, only where the king is an ordinary piece.
This piece captures only after it has moved, and no square that it can move to leads to this one.
It is not clear where the portals are: name them, or give each side one king.
Both sides must begin with at least one piece of the prey.
There would be no empty square for the king that this would free.
“{token}” is no back side.
This piece does not carry others.
The piece there cannot be carried: kings and carriers never are.
The freed king has to be placed on one of the nearest empty squares.
The jester moves like the piece that the opponent moved last, and nothing has been moved yet.
First the freed king has to be placed.
Where the king is an ordinary piece, say which pieces are the prey.
There can be other prey only where the king is an ordinary piece.
“{token}” stands in this list already.
First the lost piece has to be replaced.
A jester cannot take the place of a lost jester.
A piece stands there already.
Never more than two pieces stand on a square.
Nothing is left to do in this turn: it is the other player’s.
After that, the king could not be brought to safety before the turn ends.
“{token}” and another in this list are back sides of the same piece; use only one.
carrying a piece
["turns ",{"?":"direction","*":"left","up":"up","right":"right","down":"down","left":"left"}]
Your {@kind} imitates the {@model} now.
Your {@kind} has nothing to imitate yet.
On {square}: {@kind}, {condition}.
Quiet turns: {count} of 100 to a draw