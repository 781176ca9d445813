# Till Chess.

family-till = Till Chess
family-till-line = No board at all: the pieces are tiles on an endless table and must always hang together. Two to six players; capture a king, and its army is yours.

seat-till-a = Red
seat-till-b = Yellow
seat-till-c = Blue
seat-till-d = Green
seat-till-e = Purple
seat-till-f = Black

preset-till = Two players
preset-till-line = Sixteen tiles each.
preset-till-3 = Three players
preset-till-3-line = Fourteen tiles each.
preset-till-4 = Four players
preset-till-4-line = Twelve tiles each.
preset-till-5 = Five players
preset-till-5-line = Twelve tiles each.
preset-till-6 = Six players
preset-till-6-line = Twelve tiles each.
preset-till-2-lines = Two lines
preset-till-2-lines-line = Two players, ready to play: two lines that meet at one pawn each.
preset-till-2-quick = Two players, quick
preset-till-2-quick-line = Ready to play, with four pawns each.
preset-till-3-triangle = Triangle
preset-till-3-triangle-line = Three players, ready to play, around a triangle.
preset-till-3-quick = Three players, quick
preset-till-3-quick-line = Ready to play, without pawns.
preset-till-4-courtyard = Courtyard for four
preset-till-4-courtyard-line = Four players, ready to play, around a square.
preset-till-4-quick = Four players, quick
preset-till-4-quick-line = Ready to play, without pawns.
preset-till-5-courtyard = Courtyard for five
preset-till-5-courtyard-line = Five players, ready to play, around a rectangle.
preset-till-5-quick = Five players, quick
preset-till-5-quick-line = Ready to play, without pawns.
preset-till-6-courtyard = Courtyard for six
preset-till-6-courtyard-line = Six players, ready to play, around a rectangle.
preset-till-6-quick = Six players, quick
preset-till-6-quick-line = Ready to play, without pawns.

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

rules-till-intro = Chess without a board, for two to six players. The pieces are tiles on an endless table. Wherever they wander, all tiles together always stay one connected group; two tiles are connected if they touch by a side or by a corner. It is also known as Tile Chess.
rules-till-goal-king = Be the last player who has a king.
rules-till-goal-army = Whoever captures a king takes over all tiles of its player.
rules-till-placing = Placing the tiles
rules-till-placing-text = Everybody has a king, a queen, two rooks, two bishops, two knights and some pawns: eight each with two players, six with three, four with more. In turn each player lays one tile anywhere so that it touches another one. The order is free, but the king comes last. When all tiles lie, the first player begins to move.
rules-till-placing-figure = Red lays a rook so that it touches another tile.
rules-till-placing-reading = the very first tile lies at 0,0. A king may not be laid where an untrapped enemy tile could capture it, unless there is no other open place.
rules-till-moves-touch = A tile must end its move so that it touches another tile. It goes to an empty place, or captures the enemy tile that lies there.
rules-till-moves-far = On its way it may cross empty space, however wide.
rules-till-moves-over = Queens, rooks and bishops pass over tiles of their own side, but not over others. Knights leap, as always.
rules-till-moves-pieces = King, queen, rook, bishop and knight otherwise move as in chess.
rules-till-moves-pawn = A pawn steps one place in any of the eight directions, and captures one step diagonally, in any of the four. Nothing promotes.
rules-till-far-figure = The rook crosses the gap and stops where it touches.
rules-till-over-figure = The rook passes over two pawns of its own and captures.
rules-till-pawn-figure = The pawn captures diagonally.
rules-till-over-reading = tiles that a player has taken over count as its own: it passes over them too.
rules-till-trapped = Trapped tiles
rules-till-trapped-text = A tile is trapped while it alone holds two groups together: without it the table would fall apart. A trapped tile cannot move and cannot capture. The lock shows it.
rules-till-trapped-figure = The three tiles in the middle are trapped; the kings at the ends are free.
rules-till-check = Check and threat
rules-till-check-free = A king that an enemy tile could capture is in check. No move may leave your own king in check.
rules-till-check-threat = If only trapped tiles attack it, it is merely threatened. That is allowed, but take care: they may come free.
rules-till-check-pass = There is no checkmate. A player without a legal move passes, and only then.
rules-till-check-figure = Check: the rook is free, and passes over its own pawns.
rules-till-threat-figure = Only a threat: the rook is trapped.
rules-till-check-reading = the source once forbids and once allows a king to step onto a threatened place; here it may. Whether an enemy tile could really capture without endangering its own king does not matter.
rules-till-capture = Capturing a king
rules-till-capture-text = A captured king leaves the table, and its player is out. All other tiles of that player stay where they lie and belong to the captor from now on; their own colour remains visible in the corner.
rules-till-capture-figure = Red captures Yellow’s king, and Yellow’s tiles with it.
rules-till-capture-free = Nobody has to capture a king while another move is possible. Then the next player who has a king goes on.
rules-till-end = The end
rules-till-end-last = The player with the last king wins.
rules-till-end-agree = If all agree, the game is a draw. So it is when the moves only repeat themselves.
rules-till-end-points = After a draw the players are ranked by the tiles that they control: queen 12, rook 5, bishop 3, knight 3, pawn 1.
rules-till-end-reading = the game is drawn when the same tiles lie in the same way, wherever on the table, with the same owners and the same player to move for the third time; and when all players have to pass one after the other.
rules-till-start = Beginning quickly
rules-till-start-text = Placing all tiles takes a while. A random table, or one of the ready layouts, is there at once; a random table has a number, and the same number always gives the same table.
