also embed-line -make family-custodian-line -taketwo-line -tches-line -till-line home-opponent --change lessons-card -learn option-custodian-array-between-help ---classic-help ---four-help --bishops-slide-help ---step-help --board-cylinder-help ---flat-help --captured-recruited-help ---removed-help --pairs-standard-help ---swapped-help -taketwo-switch-off-help ---on-help -tches-escort-off-help ---on-help --king-capture-help ---flag-help ---mate-help ---plain-help --polarity-free-help ---off-help ---on-help --same-off-help ---on-help --transport-off-help ---on-help play-name preset-custodian-classic-line --cylinder-line --four-line --line --recruited-line --step-line --swapped-line -taketwo-line --orthodox-line -tches-archers-line --back-sides-line --capture-line --caravan-line --chariots-line --emperors-line --escort-line --everything-line --exchange-line --first-steps-line --flag-line --flankers-line --griffins-line --guardians-line --heirs-line --hunt-line --jesters-line --line --lions-line --main-set-line --pikemen-line --polarity-free-line ---line --riders-line --same-line --sentinels-line --skirmish-line --strike-line --templars-line --tournament-line --transport-line --two-armies-line ---pieces-line --zealots-line -till-2-lines-line ---quick-line --3-line ---quick-line ---triangle-line --4-courtyard-line ---line ---quick-line --5-courtyard-line ---line ---quick-line --6-courtyard-line ---line ---quick-line --line puzzle-of-day puzzles-line resume-title saved-setup -turn try-title
Or with a twist:
Do you have a website or a blog? Two lines put a board on it that knows all the rules and plays with your readers.
Make the two lines
Two pieces capture one by standing around it in their own pattern. March your king to the enemy’s throne.
Every queen and pawn owns three cards that say how it moves. Switch two cards, then move.
Chess with two dozen kinds of pieces, three of which move in every turn, and with rules to mix as you like.
No board at all: the pieces are tiles on an endless table and must always hang together. Two to six players; capture a king, and its army is yours.
{"?":"opponent","*":"computer","friend":"You play against a friend at this screen.","link":"You play with a friend by link.","watch":"You watch the computer play.","computer":{"?":"seconds","*":"other","#0":"You play against the computer, level {level}.","other":"You play against the computer, {seconds} s an action."}}
Change
One idea at a time:
{"?":"done","*":"other","#0":"Learn in three minutes","one":"Lessons ({done} done)","other":"Lessons ({done} done)"}
Bishops stand between rooks and knights and look at the thrones.
Bishops stand between knights and king, as in chess.
As inside, with two more bishops instead of pawns: bishops on both colours.
A bishop stays on its colour.
A bishop may also take one step straight ahead, back or to the side; that step captures nothing.
The a and g files are neighbours, for moving and for capturing.
The board ends at its edges.
They stay where they are and fight for the captor, kings too. Whoever is left with nothing, or with one piece that is not a king, loses.
Capturing the king wins.
A rook and a knight stand beside the enemy, a bishop and a knight at its corners; a rook beside and a bishop at the corner.
A rook and a knight stand at the enemy’s corners, a bishop and a knight beside it; of rook and bishop either may be the one beside.
The cards stay in the order they had at the start.
Before moving, a player may exchange two cards of one piece.
Where the king stands does not matter.
A king that stands free on the enemy’s portal wins, besides the other ways to win.
The king only moves. Whoever captures it carries it under the captor to the own portal.
The king does not even move. Whoever captures it carries it under the captor to the own portal.
Whoever cannot save the king, or cannot move at all, loses.
Other pieces are the prey: whoever loses the last one of them loses.
Pieces look somewhere and never move backward; turning where it stands is an action.
Pieces move in all their directions.
Pieces look somewhere and never move backward; a piece that has moved may turn.
Every action of a turn is made by another piece.
One piece may make several actions of a turn, or all.
Every square has room for one piece.
They may step onto another piece of their side, take it along, and set it down.
Play {name}
Bishops between knights and king, as in chess.
The left and the right edge are joined.
Each side has two more bishops, and so bishops on both colours.
Bishops between rooks and knights.
Captured pieces change sides, kings too.
Bishops may change their colour with a quiet step.
Knights stand the other way round in a pair, and bishops get stronger.
One switch of cards and one move in every turn.
The cards stay as they are: with the usual ones, this is orthodox chess.
Rooks and bishops turned over: they leap exactly two squares.
Every piece but the king is turned over, three pieces a turn.
No mate: take the enemy king under your piece, and carry it home.
A small board: escort your king, with carriers, and heirs for the jester.
Knights and queens turned over: they ride around a corner, and nothing is leapt over.
Lions turned over: they leap like knights, and then capture like kings.
A king that reaches the enemy’s portal wins, too.
Capture, escort, replacement, transportation and polarity in one game.
A lost queen is replaced by the magister, a lost magister by the queen.
The pieces of chess, one move a turn: no castling, no double step, and no stalemate.
The king cannot even move, and has to be carried off.
Pawns turned over: they may also step aside.
Two new pieces that leap like knights, and then capture.
Two new pieces that first move, and then capture at a right turn.
For a lost jester a pawn becomes the new one.
The king is a piece like others; whoever loses the last assassin loses.
Magisters turned over: they move like whatever the opponent moved last.
Three pieces in every turn, with the pieces of the main set.
Two new pieces: one small, one great.
All pieces of the main set, one move a turn.
Pawns turned over: they capture two squares ahead.
Turning a piece where it stands is an action, too.
Every piece looks somewhere, and never moves backward; it may turn when it has moved.
Griffins and champions turned over: they leap quietly, and capture from afar.
As usual, but the same piece may move again and again.
Pawns turned over: they move diagonally, and capture straight and aside.
A small board: capture the king, carry it home, two pieces a turn.
The pieces of chess, and a turn in which three of them move.
Guardians and paladins turned over: they move one way and capture another.
Catch queens and magisters, or bring the king through; pieces look where they go.
Knights and their kin carry other pieces across the board.
Each side has turned over other pieces.
Between one and three.
Pawns turned over: diagonal in everything.
Two players, ready to play: two lines that meet at one pawn each.
Ready to play, with four pawns each.
Fourteen tiles each.
Ready to play, without pawns.
Three players, ready to play, around a triangle.
Four players, ready to play, around a square.
Twelve tiles each.
Ready to play, without pawns.
Five players, ready to play, around a rectangle.
Twelve tiles each.
Ready to play, without pawns.
Six players, ready to play, around a rectangle.
Twelve tiles each.
Ready to play, without pawns.
Sixteen tiles each.
Puzzle of the day
Find the one turn that wins, whatever the other side does.
Go on playing
The cards are being chosen
Turn {number}, {@seat} to play
Games to try