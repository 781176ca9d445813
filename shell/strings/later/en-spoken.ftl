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

typed-example = e2e4, or: knight c3
typed-do = Do it
typed-close = No more typing
typed-list = What fits
typed-count =
    { $count ->
        [one] 1 action fits.
       *[other] { $count } actions fit.
    }
typed-option = { $text }: { $action }
typed-many = { $count } actions fit; here are { $shown } of them. Type on.
typed-choose = Several actions fit: choose one, or type on.
typed-none = Nothing that can be done now fits that.
typed-waits = Nothing can be done now.
