# Puzzles: positions in which one turn wins by force. Loaded with the first of them.

puzzle-title = Puzzle: { $name }
puzzle-of-day-title = Puzzle of the day: { $name }
puzzle-task =
    { $turns ->
        [1] { NAME($seat) } wins in this turn. Find how.
        [one] { NAME($seat) } wins in { $turns } turn. Find the first.
       *[other] { NAME($seat) } wins in { $turns } turns. Find the first.
    }
puzzle-right = Right. The other side does what it can.
puzzle-wrong = Not this turn.
puzzle-wrong-why =
    { $turns ->
        [1] It does not win at once. Another one does.
        [one] It does not win within { $turns } turn, whatever the other side does. Another one does.
       *[other] It does not win within { $turns } turns, whatever the other side does. Another one does.
    }
puzzle-solved = Solved!
puzzle-shown = That is the solution.
puzzle-hint = Hint
puzzle-hint-more = More of a hint
puzzle-hint-action = This comes next: { $action }.
puzzle-hint-astray = The turn begins in another way: take it back.
puzzle-again = Try again
puzzle-restart = Once more
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-other = Another puzzle
puzzle-link = Copy a link to this puzzle
puzzle-play = Play on from here
puzzle-number = Puzzle { $number } of { $count }; they become harder.
puzzle-missed =
    { $levels ->
        [0] Every level of the computer finds it.
        [one] One of the computer’s ten levels misses it.
       *[other] { $levels } of the computer’s ten levels miss it.
    }
puzzle-solved-count = Solved here: { $solved } of { $count }.
puzzle-streak =
    { $days ->
        [one] Puzzle of the day solved on { $days } day in a row.
       *[other] Puzzle of the day solved on { $days } days in a row.
    }
