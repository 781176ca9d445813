# What only the page says: games and dialogs, lists, settings, help.

## Turns of several actions; TCHES(S)
lessons-all = All lessons
lessons-done = done
lessons-go-on = Next: { $name }

## The page

puzzles-title = Puzzles
app-name = Motley
skip = To the game
home = Motley: all games
head-nav = Games and settings
new-game = New game
saved = Your games
settings = Settings
help = Help
cancel = Cancel
notices = Messages
page-failed = The rules could not be loaded: { $error } Please reload the page.

## All games

home-title = Chess, but different
home-line = Unusual chess games, for people at one screen and against the computer. The board knows all the rules: touch a piece to see where it can go.
rules = Rules
options = Options

## A game

side = Moves, pieces and rules
tab-pieces = Pieces
tab-rules = Rules
tab-game = Game
copy-link = Copy a link to this game
copied = The link is copied. Whoever opens it sees the game as you see it now.
record-copied = The record is copied: all moves as a text, for keeping or passing on.
record-copy-failed = The record could not be copied. “Your games” can save it as a file.
copy-record = Copy the record
comment = Comment
embed-title = On your page
address-short = This game is too long for an address. It is saved in this browser, and the address leads to it only here. To pass it on, copy the record.
link-saved-elsewhere = The whole game is saved in another browser. You see what the link itself holds.
copy-failed = The link could not be copied. The address of this page is the link.
resign = Resign
go-on = Go on playing
play-again = Play again
other-games = Other games
moves-none = No moves yet. Touch a piece to see where it can go; then touch one of those squares, or drag the piece there.
notice-replaced =
    { $count ->
        [one] The move that came after this is a variation now.
       *[other] The { $count } moves that came after this are a variation now.
    }
notice-restore = Back to it
notice-forked = This game went on in another tab as well. Here it goes on as a game of its own; both are among your games.

## Open

open-mend = Look at it

## Your games

saved-forgotten = The game is deleted.
saved-restore = Bring it back
storage-denied = This browser does not let the page keep anything. Games last until the page is closed; the address bar always holds the one you play.
storage-full = There is no room left to keep games in this browser. This one lasts until the page is closed; its address holds all of it.
storage-low = There is little room left to keep games in this browser. Save your games as a file while there is.

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
