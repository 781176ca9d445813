# Till Chess.

family-till = Till Chess
family-till-line = No board at all: the pieces are tiles on an endless table and must always hang together. Two to six players; capture a king, and its army is yours.

seat-till-a = Red
seat-till-b = Yellow
seat-till-c = Blue
seat-till-d = Green
seat-till-e = Purple
seat-till-f = Black

preset-till = 2 players
preset-till-line = Two sets of sixteen tiles.
preset-till-3 = 3 players
preset-till-3-line = Six pawns each.
preset-till-4 = 4 players
preset-till-4-line = Four pawns each.
preset-till-5 = 5 players
preset-till-5-line = Four pawns each.
preset-till-6 = 6 players
preset-till-6-line = Four pawns each.

option-till-players = Players
option-till-players-short =
    { $value ->
        [one] 1 player
       *[other] { $value } players
    }
option-till-pawns = Pawns each
option-till-pawns-short = pawns: { $value }

new-table = The table at the start
new-table-random = Random
new-table-random-line = A calm table, drawn by lot. The same number always gives the same table.
new-table-seed = Number
new-table-again = Another one
new-table-hand = Place the tiles yourselves
new-table-hand-line = One tile after the other, the king last, as the rules say.

phase-till-place = Choose a tile from the hand and touch an open place.
phase-till-move = Move a tile.

status-till-check = { $seat }’s king is in check.

outcome-till-last-king = { $winner } has the last king.

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
reason-touches-nothing = It would touch no other tile there. Every tile must touch another one, by a side or a corner.
reason-place-first = All tiles are placed before any of them moves.
reason-king-in-danger =
    { $count ->
        [one] This tile could capture the king there, so it cannot be placed there.
       *[other] These tiles could capture the king there, so it cannot be placed there.
    }
reason-till-leaves-king-attacked =
    { $count ->
        [one] This tile could then capture your king.
       *[other] These tiles could then capture your king.
    }
reason-till-path-blocked = This tile is in the way. Only tiles of your own can be passed over.
reason-till-must-not-capture = A pawn captures only diagonally.
