# What only the page says: games and dialogs, lists, settings, help.

## Games with hands, tables without edges, many seats

moves-none-place = No tiles lie yet. Touch an open place and choose what to lay there, or first choose from the hand.

## Turns of several actions; TCHES(S)
# $done: how many are done
lessons-learn =
    { $done ->
        [0] Learn in three minutes
        [one] Lessons ({ $done } done)
       *[other] Lessons ({ $done } done)
    }
lessons-title = Lessons: { $name }
lessons-card = One idea at a time:
lessons-all = All lessons
lessons-done = done
lessons-next = next
lessons-go-on = Next: { $name }

## Till Chess

family-till-line = No board at all: the pieces are tiles on an endless table and must always hang together. Two to six players; capture a king, and its army is yours.
preset-till-line = Sixteen tiles each.
preset-till-3-line = Fourteen tiles each.
preset-till-4-line = Twelve tiles each.
preset-till-5-line = Twelve tiles each.
preset-till-6-line = Twelve tiles each.
preset-till-2-lines-line = Two players, ready to play: two lines that meet at one pawn each.
preset-till-2-quick-line = Ready to play, with four pawns each.
preset-till-3-triangle-line = Three players, ready to play, around a triangle.
preset-till-3-quick-line = Ready to play, without pawns.
preset-till-4-courtyard-line = Four players, ready to play, around a square.
preset-till-4-quick-line = Ready to play, without pawns.
preset-till-5-courtyard-line = Five players, ready to play, around a rectangle.
preset-till-5-quick-line = Ready to play, without pawns.
preset-till-6-courtyard-line = Six players, ready to play, around a rectangle.
preset-till-6-quick-line = Ready to play, without pawns.

## The page

puzzles-title = Puzzles
puzzles-line = Find the one turn that wins, whatever the other side does.
puzzle-of-day = Puzzle of the day
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
try-title = Games to try
home-opponent =
    { $opponent ->
        [friend] You play against a friend at this screen.
        [link] You play with a friend by link.
        [watch] You watch the computer play.
       *[computer] { $seconds ->
            [0] You play against the computer, level { $level }.
           *[other] You play against the computer, { $seconds } s an action.
        }
    }
home-opponent-change = Change
resume-title = Go on playing
play-name = Play { $name }
rules = Rules
options = Options
also = Or with a twist:
embed-line = Do you have a website or a blog? Two lines put a board on it that knows all the rules and plays with your readers.
embed-make = Make the two lines

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
records-opened =
    { $count ->
        [one] One more game of the file is among your games.
       *[other] { $count } more games of the file are among your games.
    }
records-known =
    { $count ->
        [one] One game of the file was here already.
       *[other] { $count } games of the file were here already.
    }
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

## Cards before the game

arrange-offer = Other cards to begin with?
arrange-title = { NAME($seat) } chooses cards
arrange-pass = Only { NAME($seat) } should see the screen now. { $others }, please look away: all cards are shown when everybody is ready.
arrange-open = I am { NAME($seat) }: show my cards
arrange-skip = Or do not choose at all:
arrange-help = Touch a piece, then two of its cards to switch them. Do that with as many pieces as you like.
arrange-ready = Ready
arrange-random = Random
arrange-usual = As in chess
arrange-secret = Choose in secret
arrange-random-all = Random for all
arrange-usual-all = As in chess for all

## New game

new-cards-chosen-help = One after the other; all are shown together when both are ready.
new-cards-random-help = Lots are drawn for every piece.
new-cards-usual-help = Every piece begins with its orthodox moves.

## Open

reason-file-too-long = This is too long: a file of records has at most 4,000,000 characters.
reason-not-a-text = This is no text, so there is no game in it.
open-mend = Look at it

## Your games

saved-setup = The cards are being chosen
saved-turn = Turn { $number }, { NAME($seat) } to play
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

## Custodian Chess

family-custodian-line = Two pieces capture one by standing around it in their own pattern. March your king to the enemy’s throne.
preset-custodian-line = Bishops between rooks and knights.
preset-custodian-classic-line = Bishops between knights and king, as in chess.
preset-custodian-four-line = Each side has two more bishops, and so bishops on both colours.
preset-custodian-step-line = Bishops may change their colour with a quiet step.
preset-custodian-swapped-line = Knights stand the other way round in a pair, and bishops get stronger.
preset-custodian-cylinder-line = The left and the right edge are joined.
preset-custodian-recruited-line = Captured pieces change sides, kings too.
option-custodian-array-between-help = Bishops stand between rooks and knights and look at the thrones.
option-custodian-array-classic-help = Bishops stand between knights and king, as in chess.
option-custodian-array-four-help = As inside, with two more bishops instead of pawns: bishops on both colours.
option-custodian-bishops-slide-help = A bishop stays on its colour.
option-custodian-bishops-step-help = A bishop may also take one step straight ahead, back or to the side; that step captures nothing.
option-custodian-pairs-standard-help = A rook and a knight stand beside the enemy, a bishop and a knight at its corners; a rook beside and a bishop at the corner.
option-custodian-pairs-swapped-help = A rook and a knight stand at the enemy’s corners, a bishop and a knight beside it; of rook and bishop either may be the one beside.
option-custodian-board-flat-help = The board ends at its edges.
option-custodian-board-cylinder-help = The a and g files are neighbours, for moving and for capturing.
option-custodian-captured-removed-help = Capturing the king wins.
option-custodian-captured-recruited-help = They stay where they are and fight for the captor, kings too. Whoever is left with nothing, or with one piece that is not a king, loses.

## Take Two Chess

family-taketwo-line = Every queen and pawn owns three cards that say how it moves. Switch two cards, then move.
preset-taketwo-line = One switch of cards and one move in every turn.
preset-taketwo-orthodox-line = The cards stay as they are: with the usual ones, this is orthodox chess.
option-taketwo-switch-on-help = Before moving, a player may exchange two cards of one piece.
option-taketwo-switch-off-help = The cards stay in the order they had at the start.

## TCHES

family-tches-line = Chess with two dozen kinds of pieces, three of which move in every turn, and with rules to mix as you like.
preset-tches-line = Three pieces in every turn, with the pieces of the main set.
preset-tches-first-steps-line = The pieces of chess, one move a turn: no castling, no double step, and no stalemate.
preset-tches-guardians-line = Two new pieces that first move, and then capture at a right turn.
preset-tches-griffins-line = Two new pieces that leap like knights, and then capture.
preset-tches-lions-line = Two new pieces: one small, one great.
preset-tches-strike-line = The pieces of chess, and a turn in which three of them move.
preset-tches-main-set-line = All pieces of the main set, one move a turn.
preset-tches-templars-line = Guardians and paladins turned over: they move one way and capture another.
preset-tches-riders-line = Griffins and champions turned over: they leap quietly, and capture from afar.
preset-tches-archers-line = Rooks and bishops turned over: they leap exactly two squares.
preset-tches-chariots-line = Knights and queens turned over: they ride around a corner, and nothing is leapt over.
preset-tches-emperors-line = Lions turned over: they leap like knights, and then capture like kings.
preset-tches-jesters-line = Magisters turned over: they move like whatever the opponent moved last.
preset-tches-flankers-line = Pawns turned over: they may also step aside.
preset-tches-sentinels-line = Pawns turned over: they move diagonally, and capture straight and aside.
preset-tches-zealots-line = Pawns turned over: diagonal in everything.
preset-tches-pikemen-line = Pawns turned over: they capture two squares ahead.
preset-tches-back-sides-line = Every piece but the king is turned over, three pieces a turn.
preset-tches-two-armies-line = Each side has turned over other pieces.
preset-tches-two-pieces-line = Between one and three.
preset-tches-same-line = As usual, but the same piece may move again and again.
preset-tches-escort-line = A king that reaches the enemy’s portal wins, too.
preset-tches-capture-line = No mate: take the enemy king under your piece, and carry it home.
preset-tches-flag-line = The king cannot even move, and has to be carried off.
preset-tches-hunt-line = The king is a piece like others; whoever loses the last assassin loses.
preset-tches-heirs-line = For a lost jester a pawn becomes the new one.
preset-tches-exchange-line = A lost queen is replaced by the magister, a lost magister by the queen.
preset-tches-transport-line = Knights and their kin carry other pieces across the board.
preset-tches-polarity-line = Every piece looks somewhere, and never moves backward; it may turn when it has moved.
preset-tches-polarity-free-line = Turning a piece where it stands is an action, too.
preset-tches-skirmish-line = A small board: capture the king, carry it home, two pieces a turn.
preset-tches-caravan-line = A small board: escort your king, with carriers, and heirs for the jester.
preset-tches-tournament-line = Catch queens and magisters, or bring the king through; pieces look where they go.
preset-tches-everything-line = Capture, escort, replacement, transportation and polarity in one game.
option-tches-same-off-help = Every action of a turn is made by another piece.
option-tches-same-on-help = One piece may make several actions of a turn, or all.
option-tches-king-mate-help = Whoever cannot save the king, or cannot move at all, loses.
option-tches-king-capture-help = The king only moves. Whoever captures it carries it under the captor to the own portal.
option-tches-king-flag-help = The king does not even move. Whoever captures it carries it under the captor to the own portal.
option-tches-king-plain-help = Other pieces are the prey: whoever loses the last one of them loses.
option-tches-escort-off-help = Where the king stands does not matter.
option-tches-escort-on-help = A king that stands free on the enemy’s portal wins, besides the other ways to win.
option-tches-transport-off-help = Every square has room for one piece.
option-tches-transport-on-help = They may step onto another piece of their side, take it along, and set it down.
option-tches-polarity-off-help = Pieces move in all their directions.
option-tches-polarity-on-help = Pieces look somewhere and never move backward; a piece that has moved may turn.
option-tches-polarity-free-help = Pieces look somewhere and never move backward; turning where it stands is an action.
show-takes = What could be taken
update-ready = A new version of the page is ready. It begins when all tabs with this one are closed.
update-begin = Begin now
share = Share
editor-open = Edit the position
