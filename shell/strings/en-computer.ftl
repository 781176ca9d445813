# What the page says about computer players, hints, analysis, review and balance.

## Who plays

players = Who plays?
player-person = Person
player-computer =
    { $level ->
        [1] Computer, level 1: beginner
        [10] Computer, level 10: strongest
       *[other] Computer, level { $level }
    }
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

## While it thinks

computer-thinks =
    { $depth ->
        [0] Computer, level { $level }, is thinking.
        [one] Computer, level { $level }, is thinking: 1 action ahead.
       *[other] Computer, level { $level }, is thinking: { $depth } actions ahead.
    }
computer-held = The computer waits.
computer-now = Play now
computer-hold = Let the computers wait
computer-go-on = Go on
computer-failed = The computer could not go on. Nothing is lost; you can let it try again, or play for it.
computer-again = Try again
computer-trouble =
    { $reason ->
        [worker-lost] The computer’s program has stopped.
        [worker-nonsense] The computer’s program gave answers that make no sense.
       *[other] The computer’s program did not start.
    } { $place ->
        [page] From now on it runs within the page.
       *[other] It is started again.
    }
computer-offer = Nobody to play with?
computer-offer-do = Play against the computer

## Hints

hint-1 = Hint
hint-2 = Hint: where to?
hint-3 = Hint: and then?
hint-thinking = Thinking…
hint-piece = Look at the { $kind } on { $square }.
hint-hand = Look at the { $kind } in hand.
hint-pass = There is only one thing to do.
hint-action = The computer would play: { $action }.
hint-line = It expects: { $line }.

## Analysis

analysis-preview = The board shows this line, not the game.

## Review

stop = Stop
pause = Pause

## Balance

part-failed = A part of the page could not be loaded. Try again, or reload the page: your game stays.
reload = Reload
