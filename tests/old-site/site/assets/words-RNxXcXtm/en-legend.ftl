key-then kind-jester-line legend-captive -carried -exchanged -hint -kinds -now -piece way -bent -both -capture -conditional -initial -lame -none -quiet -then
then, after a move, also a capture here
Moves like the piece that the opponent moved last.
{piece}, captured
{piece}, carried
after the exchange
Point at a piece on the board, or touch it, to see here how it moves now.
Pieces of this game
now
{piece} on {square}
[{"?":"facing","*":"all","forward":"Forwards: ","all":[""]},"{count} ",{"?":"direction","*":"leap","straight":"straight","diagonal":"diagonal","leap":"knight’s"}," ",{"?":"way","*":"leap","slide":{"?":"count","*":"other","one":"slide","other":"slides"},"step":{"?":"count","*":"other","one":"step","other":"steps"},"walk":{"?":"count","*":"other","one":"way of up to {range} steps","other":"ways of up to {range} steps"},"leap":{"?":"count","*":"other","one":"leap","other":"leaps"}},{"?":"purpose","*":"conditional","both":[""],"quiet":", without capturing","capture":", only to capture","conditional":", only if that captures something"},{"?":"first","*":"no","yes":", only from the start","no":[""]}]
around a corner, capturing the first piece on the way
move or capture
only to capture
move only if that captures something
only as the first step from the start
over an empty square
no moves of its own
move without capturing
["then it may capture by one ",{"?":"direction","*":"any","straight":"straight step","diagonal":"diagonal step","any":"step in any direction"}]