# The position in words, and actions that are typed.

summary-turn = { NAME($seat) } to act.
summary-left =
    { $left ->
        [one] { NAME($seat) } to act: 1 action left in this turn.
       *[other] { NAME($seat) } to act: { $left } actions left in this turn.
    }
summary-player = { $player } ({ NAME($seat) })
summary-side =
    { $count ->
        [one] { NAME($seat) }: 1 piece
       *[other] { NAME($seat) }: { $count } pieces
    }
summary-none = { NAME($seat) }: no pieces
summary-out = { NAME($seat) }: out; { NAME($owner) } has taken over
summary-piece = { NAME($kind) } ({ $details })
summary-pieces = { NAME($kind) }: { $squares }
summary-hand = In hand: { $kinds }
summary-marks = Squares that count
summary-mark = { $square }: { $meaning }
