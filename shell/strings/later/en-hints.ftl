# What hints tell besides the action; loaded with them.

hint-line = It expects: { $line }.
hint-why-win =
    { $count ->
        [one] That wins.
       *[other] That wins within { $count } actions.
    }
hint-why-goal =
    { $steps ->
        [0] That is where it wins.
        [one] From there it is one step to where it wins.
       *[other] From there it is { $steps } steps to where it wins.
    }
hint-why-threatens = It then threatens { $pieces }.
