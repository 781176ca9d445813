# Rules and figures, in all games.

rules-changed = Different in this version
rules-change = { $option }: { $value }.
rules-on-board = as on the board
rules-reading = The source is silent here; this board plays it so:
rules-goal = How to win
rules-moving = Moving
rules-capturing = Capturing
rules-draws = Draws
figure-play = Show the move
figure-back = Back
figure-try = Try it
rules-because = by the option “{ $options }”
