option-till-pawns ---short --players ---short outcome-all-pass -last-king -till-last-king phase-place -till-move --place preset-till --2-lines ---quick --3 ---quick ---triangle --4 ---courtyard ---quick --5 ---courtyard ---quick --6 ---courtyard ---quick reason-bad-hands --owners -disconnected -first-at-origin -king-comes-last --in-danger --not-last -occupied -place-first -till-leaves-king-attacked --must-not-capture --path-blocked -too-many-pieces -touches-nothing -would-split seat-till-a --b --c --d --e --f status-till-check
Pawns each
pawns: {value}
Players
{"?":"value","*":"other","one":"1 player","other":"{value} players"}
All players have passed, one after the other.
{@winner} has the last king.
{@winner} has the last king.
Place a tile so that it touches another.
Move a tile.
Choose a tile from the hand and touch an open place.
Two players
Two lines
Two players, quick
Three players
Three players, quick
Triangle
Four players
Courtyard for four
Four players, quick
Five players
Courtyard for five
Five players, quick
Six players
Courtyard for six
Six players, quick
These hands do not fit the tiles on the table.
This cannot be who controls the colour: its king is missing, or a king stands where none can be.
The tiles do not all hang together.
The first tile goes to 0,0.
The king is placed last, after all the others.
{"?":"count","*":"other","one":"This tile could capture the king there, so it cannot be placed there.","other":"These tiles could capture the king there, so it cannot be placed there."}
A king is placed only when all other tiles of its set are.
A tile lies there already.
All tiles are placed before any of them moves.
{"?":"count","*":"other","one":"This tile could then capture your king.","other":"These tiles could then capture your king."}
A pawn captures only diagonally.
This tile is in the way. Only tiles of your own can be passed over.
There are more of these pieces than the set holds.
It would touch no other tile there. Every tile must touch another one, by a side or a corner.
{"?":"count","*":"other","one":"Moving it would split the table: this tile would be cut off.","#2":"Moving it would split the table: these two tiles would be cut off.","#3":"Moving it would split the table: these three tiles would be cut off.","#4":"Moving it would split the table: these four tiles would be cut off.","#5":"Moving it would split the table: these five tiles would be cut off.","#6":"Moving it would split the table: these six tiles would be cut off.","other":"Moving it would split the table: these {count} tiles would be cut off."}
Red
Yellow
Blue
Green
Purple
Black
{@seat}’s king is in check.