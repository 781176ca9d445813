# Analysis of positions, and balance: what games of the computer against itself tell of a variant.

analysis-position = This position
analysis-switch = Analyse while I look
analysis-switch-help = Shows who is better and the best lines. Switch it off to think for yourself.
analysis-begins = Thinking…
analysis-failed = The analysis could not go on.
analysis-over = The game is over in this position. Step back to see what was possible.
analysis-lines = Best lines
analysis-goes-on = { $nodes } positions, { $depth } actions ahead, going on
analysis-done = { $nodes } positions, { $depth } actions ahead, finished
analysis-preview-end = Back to the game
judged-equal = About equal.
judged-equal-many = No player is clearly ahead.
judged-better =
    { $pawns ->
        [0.5] { NAME($seat) } is slightly better.
        [one] { NAME($seat) } is better by about a pawn.
       *[other] { NAME($seat) } is better by about { $pawns } pawns.
    }
judged-better-many =
    { $pawns ->
        [0.5] { NAME($seat) } is slightly ahead.
        [one] { NAME($seat) } is ahead by about a pawn.
       *[other] { NAME($seat) } is ahead by about { $pawns } pawns.
    }
judged-win =
    { $count ->
        [one] { NAME($seat) } wins with one action.
       *[other] { NAME($seat) } wins within { $count } actions.
    }
judged-loss =
    { $count ->
        [one] { NAME($seat) } loses with the next action.
       *[other] { NAME($seat) } loses within { $count } actions if all others play against it.
    }
resume-work = Go on

## Balance

balance = How fair is this game?
balance-line = The computer plays the game against itself many times and counts.
balance-open = Balance report
balance-running = { $count } of { $games } games played
balance-help = The computer plays against itself, beginning with a few random moves. Everything happens in this browser.
balance-many = The same for many variants
balance-games = How many games
balance-games-value = { $count } games
balance-nodes = Thinking for each action
balance-nodes-value = { $count } positions
balance-start = Start
balance-again = Start again
balance-progress = Games played
balance-failed = The games could not go on.
balance-report = Report
balance-results =
    { $count ->
        [one] Result of 1 game
       *[other] Results of { $count } games
    }
balance-result = Result
balance-share = Share
balance-range = 95% range
balance-wins = { NAME($seat) } wins
balance-draws = Draw
balance-reasons = How games end
balance-end = { $end }: { $share }
balance-length = Length
balance-lengths = { $mean } turns on average, half of the games up to { $median }.
balance-liveliness = { $choices } legal actions to choose from on average, { $captures } captures in a game.
balance-kinds = Pieces, on average of a game
balance-kind = Piece
balance-takes = Captures
balance-taken = Captured
balance-survives = Survive
balance-caution = The range holds the true share 95 times of 100. All of it is how this computer plays with { $nodes } positions an action, not how people play.
balance-copy = Copy as a table
balance-copied = The table is copied, as comma-separated values.
balance-copy-failed = The table could not be copied.
end-checkmate = checkmate
end-no-moves = no moves left
end-blocked = blocked
end-king-captured = king captured
end-throne = throne reached
end-last-piece = nothing left to capture with
end-portal = portal reached
end-king-home = king brought home
end-prey = prey captured
end-last-king = last king
end-stalemate = stalemate
end-repetition = draw by repetition
end-move-limit = draw by the move limit
end-material = draw for want of pieces
end-all-pass = all passed
end-too-long = stopped after 2000 actions
