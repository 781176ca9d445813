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
        [game] Skip to the game
       *[page] Skip to the games
    }
home = Motley: all games
head-nav = Games and settings
new-game = New game
saved = Your games
settings = Settings
help = Help
cancel = Cancel
notices = Messages
flipped = { NAME($seat) } is now at the bottom.
flipped-table = The table has been turned round.
page-failed = The rules could not be loaded: { $error } Please reload the page.

## All games

home-title = Chess, but different
home-line = Unusual chess variants to play on one screen, by link or against the computer. The board knows all the rules: select a piece to see where it can go.
home-more = More about { $name }
rules = Rules
options = Options

## A game

side = Moves, pieces and rules
tab-pieces = Pieces
tab-rules = Rules
tab-game = Game
copy-link = Copy a link to this game
copied = Link copied. Whoever opens it sees the game as you see it now.
copied-long = Link copied. It is { $count } characters long; chats cut or split long messages (Discord after 2,000 characters, Telegram after 4,096). “Share” has a shorter link, and a file.
copied-done = Copied.
record-copied = The game record has been copied: all moves as text, to keep or to pass on.
record-copy-failed = The game record could not be copied. Save it as a file in “Your games”.
copy-record = Copy the game record
comment = Comment
embed-title = On your page
address-short = This game is too long for a web address. It is saved in this browser, and its address works only here. To pass the game on, copy its record.
link-saved-elsewhere = The whole game is saved in another browser. You see only the part that fits in the link.
link-held = You are playing this game by link. The link that you opened was cut off: it does not say who plays, and the last actions may be missing.
link-held-open = Go to my game
copy-failed = The link could not be copied. Copy the address of this page instead.
resign = Resign
go-on = Keep playing
play-again = Play again
play-turned = Swap sides
play-review = Review
table-number = Table { $number }
other-table = Go to table { $number }
other-table-gone = The game at the other table is no longer saved in this browser.
other-games = Other games
out-title = You are out.
out-place = Place { $rank } of { $count }; the others play on.
out-watch = Watch
out-skip = Skip to the end
out-leave = Leave
moves-none = No moves yet. Select a piece to see where it can go; then select one of those squares, or drag the piece there.
notice-replaced =
    { $count ->
        [one] The move that came after this stays in the list of moves.
       *[other] The { $count } moves that came after this stay in the list of moves.
    }
notice-restore = Go back to it
notice-forked = This game was also continued in another tab. Here it is now a separate game; both are in “Your games”.

## Open

open-mend = Correct the text

## Your games

saved-forgotten = Deleted: { $name }.
saved-restore = Restore
storage-denied = This browser does not let the page save anything. Games are lost when the page is closed; to keep the current one, copy the address of the page.
storage-silent = The saved games cannot be read at the moment. None of them is lost: try again later, or reload the page. To keep the current game, copy the address of the page.
storage-full = There is no room left in this browser for more games. This one is lost when the page is closed; to keep it, copy the address of the page.
storage-low = There is little room left in this browser for more games. Save your games as a file now.
anew-elsewhere = Everything that was saved in this browser was deleted in another tab.

## Settings and help

# Which way one reads: ltr (from left to right) or rtl.

direction = ltr
summary-title = The position in words
typed-title = Type an action

## TCHES

show-takes = Possible captures
update-ready = A new version of the page is ready.
update-begin = Update now
share = Share
editor-open = Edit the position
rules-title = Rules: { $name }

## Computer players

reason-not-listed = That is not a legal action now.

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
computer-hold = Pause the computers
computer-offer = Nobody to play with?
computer-offer-do =
    { $seconds ->
        [0] Play against the computer, level { $level }
       *[other] Play against the computer, { $seconds } s per action
    }

## Hints

hint-1 = Hint
hint-2 = Hint: where to?
hint-3 = Hint: and then?
hint-4 = Hide the hint
hint-thinking = Thinking…
hint-piece = Look at the { NAME($kind) } on { $square }.
hint-hand = Look at the { NAME($kind) } in hand.
hint-pass = You can only pass.
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
hint-failed = No hint could be found. Please try again.
tab-analysis = Analysis

## Players at the seats, opponents

strength-person = Someone at this screen
strength-level =
    { $level ->
        [1] Level 1, learns the moves
        [2] Level 2, learns with you
        [3] Level 3, plays for fun
        [4] Level 4, plays now and then
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
        [one] Thinks for 1 s per action
       *[other] Thinks for { $seconds } s per action
    }
strength-help = The number after a level is its points, from games of the levels against each other: a lead of 200 points means winning about three games in four. A player with 0 points only looks for the best immediate capture.
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
seat-taken = captured: { $pieces }
seat-taken-kind = { $count } × { NAME($kind) }
seat-you = you

## Games with hands

moves-none-place = There are no tiles on the table yet. Select an open place and choose a tile for it, or choose a tile from the hand first.

## Armies that are chosen before the game

arrange-offer = Start with different armies?
arrange-title = { NAME($seat) } chooses an army
arrange-show = { NAME($seat) } shows the army
arrange-secret = Choose in secret
arrange-openly = Choose openly
arrange-random-all = Random for all
play-anew = Choose again and play
status-more = Show the whole text
tab-down = Close the panel
