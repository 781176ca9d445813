# Till Chess.

seat-till-a = Red
seat-till-b = Yellow
seat-till-c = Blue
seat-till-d = Green
seat-till-e = Purple
seat-till-f = Black
preset-till = Two players
preset-till-3 = Three players
preset-till-4 = Four players
preset-till-5 = Five players
preset-till-6 = Six players
preset-till-2-lines = Two lines
preset-till-2-quick = Two players, quick
preset-till-3-triangle = Triangle
preset-till-3-quick = Three players, quick
preset-till-4-courtyard = Courtyard for four
preset-till-4-quick = Four players, quick
preset-till-5-courtyard = Courtyard for five
preset-till-5-quick = Five players, quick
preset-till-6-courtyard = Courtyard for six
preset-till-6-quick = Six players, quick
option-till-players = Players
option-till-players-short =
    { $value ->
        [one] 1 player
       *[other] { $value } players
    }
option-till-pawns = Pawns each
option-till-pawns-short = pawns: { $value }
phase-till-place = Choose a tile from your hand, then select an open place.
# The last tile of a hand.
phase-till-place-K = Place your king where no untrapped enemy tile can capture it, and not next to a king.
phase-till-move = Move a tile.
status-till-check = { NAME($seat) }’s king is in check.
outcome-till-last-king = { NAME($winner) } has the last king.
reason-would-split =
    { $count ->
        [one] Moving it would split the table: this tile would be cut off.
        [2] Moving it would split the table: these two tiles would be cut off.
        [3] Moving it would split the table: these three tiles would be cut off.
        [4] Moving it would split the table: these four tiles would be cut off.
        [5] Moving it would split the table: these five tiles would be cut off.
        [6] Moving it would split the table: these six tiles would be cut off.
       *[other] Moving it would split the table: these { $count } tiles would be cut off.
    }
reason-touches-nothing = It would touch no other tile there, not even at a corner.
reason-place-first = All tiles must be placed before any of them moves.
reason-king-in-danger =
    { $count ->
        [one] This tile could capture the king there.
       *[other] These tiles could capture the king there.
    }
reason-king-beside-king = A king may not be placed next to another king.
reason-till-leaves-king-attacked =
    { $count ->
        [one] This tile could then capture your king.
       *[other] These tiles could then capture your king.
    }
reason-till-path-blocked = This tile is in the way. Only tiles of your own side can be passed over.
reason-till-must-not-capture = A pawn captures only diagonally.
phase-place = Place a tile so that it touches another.
outcome-last-king = { NAME($winner) } has the last king.
outcome-all-pass = All players have passed, one after another.
reason-too-many-pieces = There are more of these pieces than the set holds.
reason-disconnected = The tiles do not form one connected group.
reason-bad-hands = These hands do not fit the tiles on the table.
reason-bad-owners = This player cannot control that colour: either the player has no king, or that colour still has its own.
reason-missing-field-hands = The tiles in hand are missing; write - once all tiles are placed.
reason-missing-field-owners = This must say who controls which colour, such as ab.
reason-missing-field-passes = The number of passes in a row is missing, such as 0.
reason-missing-field-ply = The number of actions so far is missing.
reason-king-not-last = A king is placed only after all other tiles of its set.
reason-first-at-origin = The first tile must be placed at 0,0.
reason-occupied = There is already a tile there.
reason-king-comes-last = The king is placed last, after all the others.
