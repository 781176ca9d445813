address-short analysis-preview app-name board-check -choose -empty -facing -label --round -last -move-capture --promotion -moves --waiting -option-captures -piece --at -target-hit --place --promotion --quiet --raid -unselected -victim cancel close comment computer-again -failed -go-on -held -hold -now -offer --do -thinks --time -trouble controls copied copy-failed -link -record direction dismiss draw editor-open embed-again -at -legend -link -pause -run -title family-custodian -taketwo -tches -till flip go-back -end -forward -on -start hand -kind --later -label head-nav help hint-1 -2 -3 -4 -action -failed -hand -pass -piece -thinking home -line -title kind-bishop -king -knight -pawn -queen -rook lessons-all -done -go-on link-saved-elsewhere moves-none new-game notice-forked -replaced -restore notices open -mend options other-games outcome-agreement -checkmate -move-limit -repetition -resignation -time page-failed part-failed pause phase-move play -again player-computer -person -time players -level -mixed -people -person -time -two problem-action -extra puzzles-title reason-at-start -bad-castling --number --percent --side --square -castling-right-lost --unmet -disposed -empty -engine-failed -game-over -king-count -leaves-king-attacked -limit -missing-field --value -must-capture --not-capture -no-shuffle --variant -none -not-ascii --at-start --its-move --legal --listed --yours -nothing-in-hand --there -number-too-large --zero -opponent-in-check -out-of-memory -own-piece-there -path-blocked -pawn-on-end-rank -repeated-key -row-count --too-long ---short -too-long -trailing-text -unexpected-end -unknown-family --key --piece --value record-copied -copy-failed refused -record reload resign result-draw -win rules -title saved -forgotten -restore say-action -becomes -captures -castling -companion -move -partners --as -piece -place -recruits -replace -short -turn seat-b -count -goal -lead -name -player -taken --kind -w settings -speed --fast --normal --slow share show-again -takes side skip status-at -blocked -carry -check -goal -halfmoves -last -replay -turn --called stop storage-denied -full -low strength-help -level -person -points -time summary-title tab-analysis -game -moves -pieces -rules task -reveal -solved -wrong tray-back -done -empty -end -restart -title typed-title update-begin -ready variant-name
This game is too long for an address. It is saved in this browser, and the address leads to it only here. To pass it on, copy the record.
The board shows this line, not the game.
Motley
in check
{piece} to {square}: choose
empty
["facing ",{"?":"direction","*":"left","up":"up","right":"right","down":"down","left":"left"}]
Board, {files} files by {ranks} ranks
Round board, {files} files by {ranks} ranks; the first and the last file are neighbours
last action
{square} captures {pieces}
{move} with promotion
["{piece}: ",{"?":"count","*":"other","#0":"no moves","one":"1 move: {moves}","other":"{count} moves: {moves}"}]
{piece}: not its turn
captures {pieces}
{@seat} {@kind}
{piece} {square}
can be captured
open place
promotion
can move here
can move here, capturing {pieces}
nothing selected
can be captured
Cancel
Close
Comment
Try again
The computer could not go on. Nothing is lost; you can let it try again, or play for it.
Go on
The computer waits.
Let the computers wait
Play now
Nobody to play with?
{"?":"seconds","*":"other","#0":"Play against the computer, level {level}","other":"Play against the computer, {seconds} s an action"}
{"?":"depth","*":"other","#0":"Computer, level {level}, is thinking.","one":"Computer, level {level}, is thinking: 1 action ahead.","other":"Computer, level {level}, is thinking: {depth} actions ahead."}
{"?":"depth","*":"other","#0":"The computer is thinking for {seconds} s.","other":"The computer is thinking for {seconds} s: {depth} ahead."}
[{"?":"reason","*":"other","worker-lost":"The computer’s program has stopped.","worker-nonsense":"The computer’s program gave answers that make no sense.","other":"The computer’s program did not start."}," ",{"?":"place","*":"other","page":"From now on it runs within the page.","other":"It is started again."}]
Go through the game
The link is copied. Whoever opens it sees the game as you see it now.
The link could not be copied. The address of this page is the link.
Copy a link to this game
Copy the record
ltr
Dismiss this message
Draw
Edit the position
Start over
Action {at} of {count}
How the pieces move
Open on Motley
Stop
Play the game
On your page
Custodian Chess
Take Two Chess
TCHES
Till Chess
Turn the board
Undo
To the end
Redo
Go on playing
To the start
Hand
{@kind}, {count} in hand
{@kind}, {count} in hand, not yet
Hand of {@seat}
Games and settings
Help
Hint
Hint: where to?
Hint: and then?
Hide the hint
The computer would play: {action}.
The hint could not be found.
Look at the {@kind} in hand.
There is only one thing to do.
Look at the {@kind} on {square}.
Thinking…
Motley: all games
Unusual chess games, for people at one screen and against the computer. The board knows all the rules: touch a piece to see where it can go.
Chess, but different
bishop
king
knight
pawn
queen
rook
All lessons
done
Next: {name}
The whole game is saved in another browser. You see what the link itself holds.
No moves yet. Touch a piece to see where it can go; then touch one of those squares, or drag the piece there.
New game
This game went on in another tab as well. Here it goes on as a game of its own; both are among your games.
{"?":"count","*":"other","one":"The move that came after this is a variation now.","other":"The {count} moves that came after this are a variation now."}
Back to it
Messages
Open
Look at it
Options
Other games
The players have agreed on it.
Checkmate: {@loser} is in check and has no move.
Nothing has been captured and no pawn has moved for too long.
The same position has come up for the third time.
{@loser} has resigned.
{@loser} has run out of time.
The rules could not be loaded: {error} Please reload the page.
A part of the page could not be loaded. Try again, or reload the page: your game stays.
Pause
Move a piece.
Play
Play again
{"?":"level","*":"other","#1":"Computer, level 1: beginner","#10":"Computer, level 10: strongest","other":"Computer, level {level}"}
Person
Computer, {seconds} seconds an action
Who plays?
Level {level}
{"?":"people","*":"other","#0":"{computers} computers","one":"1 person, {computers} computers","other":["{people} people, ",{"?":"computers","*":"other","one":"1 computer","other":"{computers} computers"}]}
{count} people
Person
{seconds} s
{first} – {second}
Action {number} cannot be played: {reason} The game is opened up to there.
The link says something that makes no sense here, and it is left out: {reason}
Puzzles
This is the start; there is nothing to take back.
“{token}” are no castling rights.
“{token}” is not a number that can stand here.
A percent sign here is not followed by a letter’s code. The link may be cut off.
Here must stand whose turn it is.
“{token}” is no square of this board.
Castling is not possible any more: the king or the rook has moved.
Castling is claimed, but the king or the rook is not at home.
This game is closed.
There is nothing here.
Something went wrong in the rules program. Nothing is lost; please try again.
The game is over.
The number of kings is not right.
The king would be in check.
That is more than the program can do.
A part of the position is missing.
A value is missing after the option.
The piece may go there only if that captures something.
The piece cannot capture there; it may go there only if the square is empty.
This game has no random start.
No game is chosen yet.
It is possible.
Only plain letters, digits and signs can stand here.
That is possible only before the first move.
The piece does not move like that.
“{token}” is not possible in this position.
That is none of the actions that are legal now.
It is not this piece’s turn.
No piece of this kind waits to come to the board.
There is nothing to move here.
The number {token} is too large.
The count begins with 1.
The side that is not to move is in check.
There is not enough memory.
One of the player’s own pieces stands there.
Something is in the way.
A pawn cannot stand on the first or last rank.
The option “{token}” comes twice.
The number of rows is not right.
This row has too many squares.
This row has too few squares.
This is too long.
There is too much text here: “{token}”.
The text ends too early.
There is no game called “{token}”.
This game has no option “{token}”.
There is no piece “{token}”.
“{token}” is not one of the possible values.
The record is copied: all moves as a text, for keeping or passing on.
The record could not be copied. “Your games” can save it as a file.
[{"?":"subject","*":"link","variant":"In the game’s text,","position":"In the position,","action":"In the action,","goal":"In the goal,","marks":"In the arrows and marks,","link":"In the link,"}," character {place}: {reason}"]
Line {line}, column {column} of the record: {reason}
Reload
Resign
Draw
{@seat} wins
Rules
Rules: {name}
Your games
The game is deleted.
Bring it back
{text}
becomes a {@kind}
takes {pieces}
castling with {from} to {to}
with {from} to {to}
{@kind} {from} to {to}
{captures} with {pieces}
{captures} with {pieces} ({@actor} and {@partner})
{@kind} {square}
{@kind} on {to}
recruits {pieces}
{@kind} {from} becomes the new {@becomes}
{@kind} {text}
["{@kind} {from} turns ",{"?":"direction","*":"left","up":"up","right":"right","down":"down","left":"left"}]
Black
{"?":"count","*":"other","one":"1 piece","other":"{count} pieces"}
{"?":"steps","*":"other","one":"1 step to go","other":"{steps} steps to go"}
{"?":"count","*":"other","one":"+1 piece","other":"+{count} pieces"}
Name of {@seat}
Who plays {@seat}?
took {pieces}
{count} × {@kind}
White
Settings
The computer plays
at once
at an easy pace
slowly
Share
Show again what happened
What could be taken
Moves, pieces and rules
To the game
You are looking at action {at} of {count}. Playing from here begins a new line.
The {@kind} on {square} has no move now.
{"?":"steps","*":"other","one":"Carry the king to {square}: 1 step.","other":"Carry the king to {square}: {steps} steps."}
{@seat} is in check.
{"?":"steps","*":"other","one":"King: 1 step to the {mark}.","other":"King: {steps} steps to the {mark}."}
{"?":"count","*":"other","one":"1 turn without progress","other":"{count} turns without progress"}
{@seat}: {action}.
Once more, slowly.
{@seat} to play
{name} ({@seat}) to play
Stop
This browser does not let the page keep anything. Games last until the page is closed; the address bar always holds the one you play.
There is no room left to keep games in this browser. This one lasts until the page is closed; its address holds all of it.
There is little room left to keep games in this browser. Save your games as a file while there is.
Points are measured: who has 200 more wins about three games of four. 0 has a beginner who takes the most that one move can take.
{"?":"level","*":"#10","#1":"Level 1, learns the moves","#2":"Level 2, learns with you","#3":"Level 3, plays for fun","#4":"Level 4, plays now and then","#5":"Level 5, knows the game","#6":"Level 6, club player","#7":"Level 7, strong club player","#8":"Level 8, tournament player","#9":"Level 9, expert","#10":"Level 10, the strongest at once"}
A person here
{name} ({points} points)
{"?":"seconds","*":"other","one":"As good as it can in 1 second an action","other":"As good as it can in {seconds} seconds an action"}
The position in words
Analysis
Game
Moves
Pieces
Rules
Your task: find the best way.
Show me
Solved!
That is possible, but it is not what is looked for. Try again.
Step back
{@seat}’s turn is complete
Up to {total} actions; what you have done is listed here.
End the turn
Start over
Action {number} of {total}
Type an action
Begin now
A new version of the page is ready.
{name}: {special}