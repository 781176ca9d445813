# What the page says when people want to end a game: a draw, resigning.

resign-title = Resign?
resign-text =
    { $count ->
        [one] The other side then wins. It can be taken back.
       *[other] Who gives up the game? The other side then wins. It can be taken back.
    }
resign-seat = { NAME($seat) } resigns
draw-title = A draw?
draw-text = The game ends in a draw if both players agree.
draw-text-all = The game ends in a draw if everybody who is still in agrees. Then points decide the ranking.
draw-seat = { NAME($seat) } agrees
draw-agree = Both agree: draw
draw-agree-all = All agree: draw
draw-computers = The computer decides for itself: { $seats }.
draw-offer = Offer a draw
draw-asked = The computer considers a draw.
draw-declined = { NAME($seat) } wants to play on.
draw-failed = The computer could not answer.
