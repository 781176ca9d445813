# The start screen, and what games and their options are offered with.

# $done: how many are done
lessons-learn =
    { $done ->
        [0] Learn in three minutes
        [one] Lessons ({ $done } done)
       *[other] Lessons ({ $done } done)
    }
lessons-card = One idea at a time:
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
puzzles-line = Find the one turn that wins, whatever the other side does.
puzzle-of-day = Puzzle of the day
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
also = Or with a twist:
embed-line = Do you have a website or a blog? Two lines put a board on it that knows all the rules and plays with your readers.
embed-make = Make the two lines
saved-setup = The cards are being chosen
saved-turn = Turn { $number }, { NAME($seat) } to play
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
family-taketwo-line = Every queen and pawn owns three cards that say how it moves. Switch two cards, then move.
preset-taketwo-line = One switch of cards and one move in every turn.
preset-taketwo-orthodox-line = The cards stay as they are: with the usual ones, this is orthodox chess.
option-taketwo-switch-on-help = Before moving, a player may exchange two cards of one piece.
option-taketwo-switch-off-help = The cards stay in the order they had at the start.
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
