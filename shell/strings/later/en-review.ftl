# What the page says in the review of a game, and where its mistakes are tried again.

review = The whole game
review-none = When some moves have been played, the computer can go through the game here.
review-start = Review the game
review-again = Review again
review-progress = How much of the game has been looked at
review-closer = What seems to be a mistake is looked at again, longer: { $done } of { $count }.
review-failed = The review could not go on.
review-plot = The higher, the better for { NAME($seat) }.
review-plot-many = The chances of each player. The higher, the better.
review-calm = Nobody gave much away, in one turn or little by little.
review-moments = What was given away
review-accuracy = Accuracy
review-accuracy-seat = { $percent } %
review-accuracy-help = A turn that gives nothing away counts 100, one that gives away a quarter of the chances or more 0; the mean of all turns.
moment = { $number }. { NAME($seat) }: { $action }. Gave away { $percent }% of the chances.
moment-slow = Turns { $number } to { $last }. { NAME($seat) } gave away { $percent }% of the chances little by little.
moment-scores = The score went from { $before } to { $after }.
moment-better = Better was: { $action }.
moment-show-better = Show what was better
moment-show-answer = Show the answer
moment-turning = turning point
moment-slip = not the best
playout-again = Play it again
practice-offer =
    { $count ->
        [one] Try { NAME($seat) }’s mistake again
       *[other] Try { NAME($seat) }’s { $count } mistakes again
    }
practice-title = A better turn for { NAME($seat) }
practice-number = { $number } of { $count }
practice-ask = In the game came: { $action }. Find something better, on the board.
practice-judging = Your turn is looked at …
practice-best = As good as the best.
practice-solved = Better: that gives away { $percent }% of the chances.
practice-wrong = That gives away { $percent }% of the chances.
practice-again = Try it again
practice-next = Next
practice-end = Back to the game
