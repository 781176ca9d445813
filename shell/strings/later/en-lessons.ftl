# Lessons: short tasks with a goal. Loaded with the first of them; what each says of itself is in files of its own.

lessons = Lessons
lesson-of-others = Task: { $name }
lesson-reached = Done!
lesson-failed = Not that way. Try again.
lesson-next = Next lesson
lesson-skip = Another lesson
lesson-link = Copy a link to this lesson
lesson-play = Play a whole game of this
lessons-progress = { $done } of { $count } done
lessons-games = Small games
lessons-games-line = Each of these is a game of its own, with one idea more than the usual pieces of chess.

## The ideas that lessons are about

chapter-custodian = The whole game
chapter-taketwo = The whole game
chapter-till = The whole game
chapter-tches = The usual game
chapter-tches-strike = Several actions in a turn
chapter-tches-same = The same piece again
chapter-tches-capture = Kings that are captured
chapter-tches-flag = The king as a flag
chapter-tches-prey = Hunting one piece
chapter-tches-escort = Bringing the king home
chapter-tches-replace = Replacing what was lost
chapter-tches-transport = Pieces that carry others
chapter-tches-polarity = Pieces that look one way
chapter-tches-backs = The other sides of the pieces

## Goals that come without words of their own

# $seat: whose goal it is; $aims: one or several of the messages below; $unit: what is counted, if anything
goal =
    { NAME($seat) }: { $aims }{ $unit ->
        [action] { " " }({ $count ->
            [one] in { $count } action
           *[other] in { $count } actions
        })
        [turn] { " " }({ $count ->
            [one] in { $count } turn
           *[other] in { $count } turns
        })
       *[none] { "" }
    }.
goal-win = win
goal-check = give check
goal-safe = bring the king out of danger
goal-take = capture something
goal-take-square = capture on { $square }
goal-take-count = capture { $count } pieces
goal-reach-square = reach { $square }
goal-reach-kind = bring a { NAME($kind) } to { $square }
goal-move-square = move the piece on { $square }
goal-switch = switch cards
goal-turn = turn a piece
goal-place = put a piece down
goal-replace = replace a lost piece
goal-pass = pass
goal-promote = promote
goal-castle = castle
goal-carry = carry a piece
