# What the page says about who plays: at the seats, and when it asks whom one wants to play.

strength-person = A person here
strength-level =
    { $level ->
        [1] Level 1, learns the moves
        [2] Level 2, learns with you
        [3] Level 3, plays for fun
        [4] Level 4, plays now and then
        [5] Level 5, knows the game
        [6] Level 6, club player
        [7] Level 7, strong club player
        [8] Level 8, tournament player
        [9] Level 9, expert
       *[10] Level 10, the strongest at once
    }
strength-points = { $name } ({ $points } points)
strength-time =
    { $seconds ->
        [one] As good as it can in 1 second an action
       *[other] As good as it can in { $seconds } seconds an action
    }
strength-help = Points are measured: who has 200 more wins about three games of four. 0 has a beginner who takes the most that one move can take.
seat-name = Name of { NAME($seat) }
seat-player = Who plays { NAME($seat) }?
seat-count =
    { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
seat-lead =
    { $count ->
        [one] +1 piece
       *[other] +{ $count } pieces
    }
seat-goal =
    { $steps ->
        [one] 1 step to go
       *[other] { $steps } steps to go
    }
seat-taken = took { $pieces }
seat-taken-kind = { $count } × { NAME($kind) }
