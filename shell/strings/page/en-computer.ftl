# What the page says about computer players, hints, analysis, review and balance.

reason-not-listed = That is none of the actions that are legal now.

## Who plays

players = Who plays?
player-person = Person
player-computer =
    { $level ->
        [1] Computer, level 1: beginner
        [10] Computer, level 10: strongest
       *[other] Computer, level { $level }
    }
player-time = Computer, { $seconds } seconds an action
players-people = { $count } people
players-mixed =
    { $people ->
        [0] { $computers } computers
        [one] 1 person, { $computers } computers
       *[other] { $people } people, { $computers ->
            [one] 1 computer
           *[other] { $computers } computers
        }
    }
players-two = { $first } – { $second }
players-person = Person
players-level = Level { $level }
players-time = { $seconds } s

## While it thinks

computer-now = Play now
computer-hold = Let the computers wait
computer-offer = Nobody to play with?
computer-offer-do =
    { $seconds ->
        [0] Play against the computer, level { $level }
       *[other] Play against the computer, { $seconds } s an action
    }

## Hints

hint-1 = Hint
hint-2 = Hint: where to?
hint-3 = Hint: and then?
hint-4 = Hide the hint
hint-thinking = Thinking…
hint-piece = Look at the { NAME($kind) } on { $square }.
hint-hand = Look at the { NAME($kind) } in hand.
hint-pass = There is only one thing to do.
hint-action = The computer would play: { $action }.

## Analysis

analysis-preview = The board shows this line, not the game.

## Review

stop = Stop
pause = Pause

## Balance

settings-speed = The computer plays
settings-speed-normal = at an easy pace
settings-speed-slow = slowly
settings-speed-fast = at once
hint-failed = The hint could not be found.
tab-analysis = Analysis
