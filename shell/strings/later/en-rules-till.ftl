# The rules of Till Chess. Which of them hold in a variant, the core says.

rules-till-intro = Chess without a board, for two to six players. The pieces are tiles on an endless table. Wherever they wander, all tiles together always stay one connected group; two tiles are connected if they touch by a side or by a corner. It is also known as Tile Chess.
rules-till-goal-king = Be the last player who has a king.
rules-till-goal-army = Whoever captures a king takes over all tiles of its player.
rules-till-placing = Placing the tiles
rules-till-placing-set = Everybody has a king, a queen, two rooks, two bishops and two knights.
rules-till-placing-pawns =
    { $count ->
        [0] There are no pawns.
        [one] Everybody has one pawn too.
       *[other] Everybody has { $count } pawns too.
    }
rules-till-placing-text = In turn each player lays one tile anywhere so that it touches another one. The order is free, but the king comes last. When all tiles lie, the first player begins to move.
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
rules-till-capture-last = Whoever captures the other king has won.
rules-till-capture-text = A captured king leaves the table, and its player is out. All other tiles of that player stay where they lie and belong to the captor from now on; their own colour remains visible in the corner.
rules-till-capture-figure = Red captures Yellow’s king, and Yellow’s tiles with it.
rules-till-capture-free = Nobody has to capture a king while another move is possible.
rules-till-capture-next = Then the next player who has a king goes on.
rules-till-end = The end
rules-till-end-last = The player with the last king wins.
rules-till-end-agree = If all agree, the game is a draw. So it is when the moves only repeat themselves.
rules-till-end-points = After a draw the players are ranked by the tiles that they control: queen 12, rook 5, bishop 3, knight 3, pawn 1.
rules-till-end-reading = the game is drawn when the same tiles lie in the same way, wherever on the table, with the same owners and the same player to move for the third time; and when all players have to pass one after the other.
rules-till-start = Beginning quickly
rules-till-start-text = Placing all tiles takes a while. A random table, or one of the ready layouts, is there at once; a random table has a number, and the same number always gives the same table.
rules-till-touch-figure = Not there: the rook would touch nothing.
rules-till-pass-figure = Red can move nothing, and passes.
rules-till-king-figure = The king captures the other one, and Red has won.
rules-till-step-figure = The king steps onto a place that only a trapped tile attacks.
rules-till-free-figure = The king could capture the other one; it may also step away.
rules-till-all-pass-figure = Both have passed: a draw.
rules-till-thrice-figure = The same table for the third time: a draw.
rules-till-over-taken-figure = The rook passes over a tile that was Yellow’s.
rules-till-last-figure = Yellow is out. Red captures the last other king, and has won.
