figure-back -play -try rules-because -capturing -change -changed -draws -goal -moving -on-board -reading
Back
Show the move
Try it
by the option “{options}”
Capturing
{option}: {value}.
Different in this version
Draws
How to win
Moving
as on the board
The source is silent here; this board plays it so: