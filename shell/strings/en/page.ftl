# Words of the page alone, from its first view on; the rest is in more.ftl.

## Turns of several actions; TCHES(S)
lessons-all = All lessons
lessons-done = done
lessons-go-on = Next: { $name }

## The page

puzzles-title = Puzzles
app-name = Motley
skip =
    { $place ->
        [game] To the game
       *[page] To the games on offer
    }
home = Motley: all games
head-nav = Games and settings
new-game = New game
saved = Your games
settings = Settings
help = Help
cancel = Cancel
notices = Messages
flipped = Below now: { NAME($seat) }.
flipped-table = The table is turned.
page-failed = The rules could not be loaded: { $error } Please reload the page.

## All games

home-title = Chess, but different
home-line = Unusual chess games, for people at one screen and against the computer. The board knows all the rules: touch a piece to see where it can go.
home-more = More of { $name }
rules = Rules
options = Options

## A game

side = Moves, pieces and rules
tab-pieces = Pieces
tab-rules = Rules
tab-game = Game
copy-link = Copy a link to this game
copied = The link is copied. Whoever opens it sees the game as you see it now.
copied-long = The link is copied. It has { $count } characters: Discord cuts messages after 2,000, Telegram after 4,096. “Share” has a shorter one, and a file.
copied-done = Copied.
record-copied = The record is copied: all moves as a text, for keeping or passing on.
record-copy-failed = The record could not be copied. “Your games” can save it as a file.
copy-record = Copy the record
comment = Comment
embed-title = On your page
address-short = This game is too long for an address. It is saved in this browser, and the address leads to it only here. To pass it on, copy the record.
link-saved-elsewhere = The whole game is saved in another browser. You see what the link itself holds.
link-held = You play this game by link. A link that was cut on its way has lost who plays, and perhaps its last actions.
link-held-open = Go to my game
copy-failed = The link could not be copied. The address of this page is the link.
resign = Resign
go-on = Go on playing
play-again = Play again
play-turned = Change sides
play-review = Review
table-number = Table { $number }
other-table = Go to table { $number }
other-table-gone = The game at the other table is not saved in this browser any more.
other-games = Other games
out-title = You are out.
out-place = Place { $rank } of { $count }; the others play on.
out-watch = Watch
out-skip = To the end
out-leave = Leave
moves-none = No moves yet. Touch a piece to see where it can go; then touch one of those squares, or drag the piece there.
notice-replaced =
    { $count ->
        [one] What came after this, one move, stays in the list of moves.
       *[other] What came after this, { $count } moves, stays in the list of moves.
    }
notice-restore = Back to it
notice-forked = This game went on in another tab as well. Here it goes on as a game of its own; both are among your games.

## Open

open-mend = Look at it

## Your games

saved-forgotten = Deleted: { $name }.
saved-restore = Bring it back
storage-denied = This browser does not let the page keep anything. Games last until the page is closed; the address bar always holds the one you play.
storage-silent = The browser’s store of games does not answer now. Nothing in it is lost: try again later, or reload the page. The address bar holds the game you play.
storage-full = There is no room left to keep games in this browser. This one lasts until the page is closed; its address holds all of it.
storage-low = There is little room left to keep games in this browser. Save your games as a file while there is.
anew-elsewhere = All that this browser kept was removed in another tab.

## Settings and help

# Which way one reads: ltr (from left to right) or rtl.

direction = ltr
summary-title = The position in words
typed-title = Type an action

## TCHES

show-takes = What could be taken
update-ready = A new version of the page is ready.
update-begin = Begin now
share = Share
editor-open = Edit the position
rules-title = Rules: { $name }

## Computer players

reason-not-listed = That is none of the actions that are legal now.

## Who plays

players = Who plays?
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
hint-action = Hint: { $action }.

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

## Players at the seats, opponents

strength-person = A person here
strength-level =
    { $level ->
        [1] Level 1, learns the moves
        [2] Level 2, learns with you
        [3] Level 3, plays for fun
        [4] Level 4, plays at times
        [5] Level 5, knows the game
        [6] Level 6, club player
        [7] Level 7, club champion
        [8] Level 8, nearly an expert
        [9] Level 9, expert
       *[10] Level 10, master
    }
strength-points = { $name } · { $points }
strength-time =
    { $seconds ->
        [one] Thinks 1 second an action
       *[other] Thinks { $seconds } seconds an action
    }
strength-help = The number after a level is its points, from games of the levels against each other: whoever has 200 more wins about three games of four. A player with 0 points only looks for the best capture of the moment.
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
seat-you = you

## Games with hands

moves-none-place = No tiles lie yet. Touch an open place and choose what to lay there, or first choose from the hand.

## Armies that are chosen before the game

arrange-offer = Other armies to begin with?
arrange-title = { NAME($seat) } chooses an army
arrange-show = { NAME($seat) } shows the army
arrange-secret = Choose in secret
arrange-openly = Choose openly
arrange-random-all = Random for all
play-anew = Choose anew and play
status-more = Show the whole text
tab-down = Let the panel down
