# Tables without edges, more than two seats, and passing.

board-label-endless =
    { $count ->
        [0] Table without edges, no tiles yet
        [one] Table without edges, 1 tile
       *[other] Table without edges, { $count } tiles
    }
board-place = x { $x }, y { $y }
board-negative = minus { $number }
board-controlled = { $piece }, controlled by { NAME($owner) }
board-threatened = threatened
board-trapped = trapped
board-places =
    { $count ->
        [0] { NAME($kind) } in hand: no open place
        [one] { NAME($kind) } in hand: 1 open place
       *[other] { NAME($kind) } in hand: { $count } open places
    }
board-choose-place = What to place on { $square }: choose
board-beyond-all = Tiles out of sight
board-beyond =
    { $direction ->
        [right] To the right
        [left] To the left
        [above] Above
        [below] Below
        [above-right] Above right
        [above-left] Above left
        [below-right] Below right
       *[below-left] Below left
    }, { $count ->
        [one] 1 tile out of sight
       *[other] { $count } tiles out of sight
    }: { $seats }. Go there.
board-beyond-seat = { NAME($seat) } { $count }
board-camera = What is in sight
board-camera-zoom-in = Look closer
board-camera-zoom-out = Look from farther away
board-camera-fit = Show all tiles
board-camera-follow = Follow the last move
board-camera-jump = Go to coordinates
board-camera-jump-hint = Go to x, y
hands = In hand
pass = Pass
phase-pass = Nothing is left but to pass.
pass-label = Nothing to do but pass
pass-check = Your king is in check, and no move helps. You have to pass; it is not lost yet.
pass-stuck = None of your tiles has a move. You have to pass.
seats = Players
seats-ranking = Ranking by points
seats-rank = { $rank }.
seats-turn = to play
seats-out = out; { NAME($owner) } has taken over
seats-hand = { $count } in hand
seats-points =
    { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
seats-check = in check
seats-threatened = threatened
ranking = By points: { $seats }.
ranking-seat = { $rank }. { NAME($seat) } ({ $points })
say-pass = passes
say-out = { NAME($seat) } is out and the tiles change hands
