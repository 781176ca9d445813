# How pieces move: the legend and its diagrams.

legend-kinds = Pieces of this game
legend-hint = Point at a piece on the board, or touch it, to see here how it moves now.
legend-piece = { $piece } on { $square }
# $kind is its kind.
legend-carried = { $piece }, carried
# $kind is its kind.
legend-captive = { $piece }, captured
legend-now = now
legend-exchanged = after the exchange

way-both = move or capture
way-quiet = move without capturing
way-capture = only to capture
way-conditional = move only if that captures something
way-initial = only as the first step from the start
way =
    { $facing ->
        [forward] Forwards:{" "}
       *[all] {""}
    }{ $count } { $direction ->
        [straight] straight
        [diagonal] diagonal
       *[leap] knight’s
    } { $way ->
        [slide] { $count ->
            [one] slide
           *[other] slides
        }
        [step] { $count ->
            [one] step
           *[other] steps
        }
        [walk] { $count ->
            [one] way of up to { $range } steps
           *[other] ways of up to { $range } steps
        }
       *[leap] { $count ->
            [one] leap
           *[other] leaps
        }
    }{ $purpose ->
        [both] {""}
        [quiet] , without capturing
        [capture] , only to capture
       *[conditional] , only if that captures something
    }{ $first ->
        [yes] , only from the start
       *[no] {""}
    }
way-then =
    then it may capture by one { $direction ->
        [straight] straight step
        [diagonal] diagonal step
       *[any] step in any direction
    }
way-bent = around a corner, capturing the first piece on the way
way-lame = over an empty square
way-none = no moves of its own
key-then = then, after a move, also a capture here

kind-jester-line = Moves like the piece that the opponent moved last.
