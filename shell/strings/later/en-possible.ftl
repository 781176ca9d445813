# What could be done and taken, shown when somebody looks at a piece or asks for it.

possible = The piece that is looked at
possible-squares = If it were { NAME($seat) }’s turn: { $squares }.
possible-not = If it were { NAME($seat) }’s turn: { $reason }
takes = What could be taken in one turn
takes-looking = What could be taken in one turn: { $percent } % of the turns are looked at.
takes-failed = What could be taken was not found. Please try again.
takes-seat =
    { $count ->
        [0] { NAME($seat) }: nothing
       *[other] { NAME($seat) }: { $squares }
    }
# With so many actions of the turn.
takes-within =
    { $count ->
        [1] { $square } at once
       *[other] { $square } with { $count } actions
    }
# By so many pieces.
takes-by =
    { $count ->
        [1] { $square }
       *[other] { $square } by { $count } pieces
    }
reason-seat-is-out = This player is out.
reason-game-would-end = The game would be over.
reason-nowhere-to-go = It has nowhere to go from here.
stuck-path-blocked = All its ways are blocked.
stuck-leaves-king-attacked = It cannot move: the king would be in check.
# What is chosen while a computer is to act.
premove-planned = Planned: { $action }. Escape or a touch cancels it.
premove-cancelled = Nothing is planned now.
premove-not = It could not go there now.
premove-dropped = It cannot be played now: { $action }.

## The computer without its net

reason-net-missing = The computer’s net is missing.
reason-net-foreign = The computer’s net is foreign.
reason-net-damaged = The computer’s net is damaged.
