# The clocks of a game: in the form for a new game, beside the board, and what is said of them.

clock = Clock
clock-none = No clock
clock-add = Time for the game, and more after each turn
clock-delay = Time for the game, and the first seconds of each turn are free
clock-turn = Time for each turn
clock-sand = Hourglass: what one uses, the others get
clock-minutes = Minutes
clock-seconds = Seconds
clock-add-step = Seconds that each turn adds
clock-delay-step = Free seconds of each turn
clock-each = Different for each player
clock-pause = Stop the clocks
clock-on = Let the clocks go on
clock-of = { NAME($seat) }: { $time }
clock-time = { $minutes } min { $seconds } s
clock-short = { NAME($seat) } has less than ten seconds left.
clock-out = { NAME($seat) } has no time left. The computer plays on for that side.
