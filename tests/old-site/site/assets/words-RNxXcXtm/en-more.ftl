analysis-begins -done -failed -goes-on -lines -over -position -preview-end -switch --help armies-add -lost -none -remove -side -source balance -again -caution -copied -copy --failed -draws -end -failed -games --value -help -kind -kinds -length -lengths -line -liveliness -many -nodes --value -open -progress -range -reasons -report -result -results -running -share -start -survives -taken -takes -wins by-link --act --again --anew --chosen --copied --copy ---failed --draw --elsewhere --false --field --full --held --here --look ---at --lost --offer --offered ---you --offers --older --open ---other --other-action ---cards ---own ---result ---seat ---start --over --seat --send ---all --share --taken ---all --took --wait --waits --you clock -add --step -delay --step -each -minutes -none -of -on -out -pause -sand -seconds -short -time -turn comment-field -save draw-agree --all -asked -computers -declined -failed -offer -seat -text --all -title editor-acted -analyse -array -cards -castling -clear -end -facing --0 --1 --2 --3 -fault-field --square -field-castling --ep --halfmove --hands --last --left --owners --passes --pending --ply --rows --side --switched --turn -files -fine -hint -kinds -last-none -more -other-kinds -play -ranks -redo -remove -restart -seats -side -taken -title -tool-move --put --remove -under --none -undo -use end-all-pass -blocked -checkmate -king-captured --home -last-king --piece -material -move-limit -no-moves -portal -prey -repetition -stalemate -throne -too-long help-board --text -key -keys --on -title -what judged-better --many -equal --many -loss -win key-back -board -copy -end -flip -forward -full-screen -games -help -hint -line -new -open -replay -start -summary -takes -type lessons-next -title mark-arrow -colour-blue --green --red --yellow -drop -hand -square marks-draw -remove -spoken moment -better -scores -show-answer --better -slip -slow -turning new-as-text -by-link -cards --chosen ---help --random ---help --usual ---help -draw -family -option-usual -position --usual -preset --own -start -table --again --hand ---line --random ---line --seed -text open-do -doing -file -help -label -long-file --text -title opponent -computer -friend -help -link -strength -watch playout-again possible -not -squares practice-again -ask -best -end -judging -next -number -offer -solved -title -wrong premove-cancelled -dropped -not -planned puzzle-again -hint --action --astray --more -link -missed -next -number -of-day-title -other -play -restart -right -show -shown -solved --count -streak -task -title -wrong --why reason-bad-tag -file-too-long -game-would-end -missing-result --tag-motley ---result ---variant -net-damaged --foreign --missing -not-a-text -nowhere-to-go -repeated-tag -seat-is-out -too-many-variations -unclosed-comment --variation -unexpected-sign -unknown-version -wrong-result --turn-number records-known -opened resign-seat -text -title resume-work review -accuracy --help --seat -again -calm -closer -failed -moments -none -plot --many -progress -start saved-broken --text -count -export --one -find -forget -found -import -more -none -tags --of -where settings-board --green --slate --wood -cards --all --changed -coordinates --inside --none --outside -glide --fast --normal --off --slow -language --auto -look --dots --lines --pieces -pieces --drawings --letters -premove --off --on -shake --off --on -sound --off --on -theme --auto --dark --light -turns --auto --confirm share-code --name --position -copied -copy-failed --picture -failed -film --game --help --turn -link -no-code -picture --help -png -print -svg -text snippet-at --task -column --value -controls --off --on -copied -copy --failed -drawing --button --off --on -fallback -flip -form --element ---help --frame ---help -game -height -keep --help -label --help -lang --bad --help -legend --button --off --open -listener --help -looks -marks --help -mode --diagram ---help --play ---help --replay ---help --task ---help -moves --off --on -names --help -no-replay -page --dark --light -policy --help --style --worker -preview --failed --help -record --help -solution -take --game ---help --position ---help --start ---help -text-element --frame -theme --auto --dark --light -width --value stuck-leaves-king-attacked -path-blocked summary-hand -left -mark -marks -none -out -piece -pieces -player -side -turn takes -by -failed -looking -seat -within typed-choose -close -count -do -example -list -many -none -option -waits variation -main -promote -remove -removed
Thinking…
{nodes} positions, {depth} actions ahead, finished
The analysis could not go on.
{nodes} positions, {depth} actions ahead, going on
Best lines
The game is over in this position. Step back to see what was possible.
This position
Back to the game
Analyse while I look
Shows who is better and the best lines. Switch it off to think for yourself.
Add
Lost piece
none
No replacement for the {@kind}
Which side of the {@kind}?
What becomes the new {@kind}
How fair is this game?
Start again
The range holds the true share 95 times of 100. All of it is how this computer plays with {nodes} positions an action, not how people play.
The table is copied, as comma-separated values.
Copy as a table
The table could not be copied.
Draw
{end}: {share}
The games could not go on.
How many games
{count} games
The computer plays against itself, beginning with a few random moves. Everything happens in this browser.
Piece
Pieces, on average of a game
Length
{mean} turns on average, half of the games up to {median}.
The computer plays the game against itself many times and counts.
{choices} legal actions to choose from on average, {captures} captures in a game.
The same for many variants
Thinking for each action
{count} positions
Balance report
Games played
95% range
How games end
Report
Result
{"?":"count","*":"other","one":"Result of 1 game","other":"Results of {count} games"}
{count} of {games} games played
Share
Start
Survive
Captured
Captures
{@seat} wins
Play by link
Play your turn, then send the link.
All choose again
The cards were lost. All choose again.
{@seat} has chosen cards in secret. Now choose yours.
The link is copied. Paste it into a message.
Copy the link
Copy the link from the field.
Draw the cards openly
A person elsewhere
{@seat} has shown other cards than were chosen.
The link
All seats are taken. You look on.
{@seat}, taken
This browser plays {@seat}, and holds one seat only. Whoever plays another one opens the link in another browser.
Only look
Look at the link
The cards that you chose in secret are not in this browser any more. You both choose again.
Offer a draw too
You offer a draw. {@seat} takes it, or plays on.
A draw is offered to you. It is one, unless you go on playing.
{@seat} offers a draw
This link is an older one. Here is the game as it stands now.
Cards cannot be hidden in this browser, as the page was not loaded by https. They were drawn openly.
The other browser cannot hide cards. It drew the cards openly.
This link changes what was played: action {number} was {own}, the link has {other}. Your game stays as it was.
In this link the cards of {@seat} are not those that were chosen in secret. Your game stays as it was.
This link changes what was played: action {number}, {other}, is yours, and was not played here. Your game stays as it was.
This link ends the game, or goes on with it, as nobody may. Your game stays as it was.
In this link somebody else plays {@seat}. Your game stays as it was.
This link changes how the game began. Your game stays as it was.
The others see the end with your link.
You play
Send this link to {@seat}.
Send this link to the others.
Share
Another browser was first to play {@seat}. You play {@other} now.
Another browser was first to play {@seat}. You look on.
You play {@seat} now. The seat is kept in this browser.
{@seat} is to answer with a link. Open it in this browser.
{@seat} answers by link.
You play {@seat}.
Clock
Time for the game, and more after each turn
Seconds that each turn adds
Time for the game, and the first seconds of each turn are free
Free seconds of each turn
Different for each player
Minutes
No clock
{@seat}: {time}
Let the clocks go on
{@seat} has no time left. The computer plays on for that side.
Stop the clocks
Hourglass: what one uses, the others get
Seconds
{@seat} has less than ten seconds left.
{minutes} min {seconds} s
Time for each turn
Comment on this position
Save
Both agree: draw
All agree: draw
The computer considers a draw.
The computer decides for itself: {seats}.
{@seat} wants to play on.
The computer could not answer.
Offer a draw
{@seat} agrees
The game ends in a draw if both players agree.
The game ends in a draw if everybody who is still in agrees. Then points decide the ranking.
A draw?
Has acted in this turn
Analyse
Draw the start of every game
Cards
{@seat}, rook on {square}
Empty the board
The game is over here: {reason}
Faces
forward
right
backward
left
{field}: {reason}
{square}: {reason}
May still castle
Just passed over by a pawn, such as e3e4
Turns without capture or pawn move
Tiles are still being placed
Kind moved last
Actions left in this turn
Who controls which colour
Passes in a row
To be placed or replaced, such as K@e5 or wJ
Actions so far
Pieces
To act
Switched in this turn
Number of the turn
Files
This can be played.
Choose a piece and touch squares to put it there; the same again takes it away. With the hands tool pieces are moved, with the Delete key removed.
Pieces to put
nothing yet
More of the position
Other pieces
Play from here
Ranks
Redo
Remove this piece
Usual start
Whose pieces
Piece and position
{piece}: choose where it is to stand.
Edit: {name}
Move pieces
Put pieces
Remove pieces
Stands on
the board
Undo
What to do with it
all passed
blocked
checkmate
king captured
king brought home
last king
nothing left to capture with
draw for want of pieces
draw by the move limit
no moves left
portal reached
prey captured
draw by repetition
stalemate
throne reached
stopped after 2000 actions
On the board
Touch a piece, then a square; or drag it. A dot is a move, brackets are a move that captures, arrows up are a promotion; what will be captured is crossed out before you let go. Touch a square that is not offered, and the board says why not. By keyboard: the arrow keys walk over the board, Enter picks up and puts down, Escape lets go, M says where a piece can go, T leads to the next piece of your own and P to the next square that can be chosen (with Shift: back). While the computer thinks, your next move can be chosen: it is played when your turn begins, if it is legal then. A table without edges moves under the mouse or a finger, and gets larger and smaller with the wheel, with two fingers, or with the keys plus and minus; 0 shows all of it. Where pieces face a direction, [ and ] turn them. The right mouse button draws arrows and circles: with Shift red, with Alt blue, with both yellow.
Key
Anywhere on the page
Use single keys as shortcuts
Help
What it does
{"?":"pawns","*":"other","#0.5":"{@seat} is slightly better.","one":"{@seat} is better by about a pawn.","other":"{@seat} is better by about {pawns} pawns."}
{"?":"pawns","*":"other","#0.5":"{@seat} is slightly ahead.","one":"{@seat} is ahead by about a pawn.","other":"{@seat} is ahead by about {pawns} pawns."}
About equal.
No player is clearly ahead.
{"?":"count","*":"other","one":"{@seat} loses with the next action.","other":"{@seat} loses within {count} actions if all others play against it."}
{"?":"count","*":"other","one":"{@seat} wins with one action.","other":"{@seat} wins within {count} actions."}
one action back
to the board
copy a link
to the end
turn the board
one action forward
full screen, and back
your games
this help
a hint; again for more of it
the next variation
new game
open a link or position
what happened since your turn, slowly
to the start
the position in words
what each side could take, or no longer
type an action
next
Lessons: {name}
{colour} arrow from {from} to {square}
blue
green
red
yellow
{colour} arrow from {from} in the hand to {square}
{colour} mark on {square} in the hand
{colour} mark on {square}
Draw on the board
Remove what is drawn
Drawn on the board: {list}
{number}. {@seat}: {action}. Gave away {percent}% of the chances.
Better was: {action}.
The score went from {before} to {after}.
Show the answer
Show what was better
not the best
Turns {number} to {last}. {@seat} gave away {percent}% of the chances little by little.
turning point
As text
The people play by link
The cards at the start
Each side chooses in secret
One after the other; all are shown together when both are ready.
Random
Lots are drawn for every piece.
As in chess
Every piece begins with its orthodox moves.
Draw it
Which game?
as usual
Position to start from
the usual start
Version
your own
Start the game
The table at the start
Another one
Place the tiles yourselves
One tile after the other, the king last, as the rules say.
Random
A calm table, drawn by lot. The same number always gives the same table.
Number
The game as text
Open
Opening…
Or a file with records
For example a link that somebody sent you, or “custodian;array=four”. The game that is going on stays among your games.
A link, a record, a game’s text, or a position
“{name}”, {count} characters, can be opened.
A text of {count} characters can be opened.
Open a game
Whom do you play?
The computer
A friend here
You are asked this once. It can be changed on the first page, and at the seats of every game.
A friend by link
How strong is the computer?
Watch
Play it again
The piece that is looked at
If it were {@seat}’s turn: {reason}
If it were {@seat}’s turn: {squares}.
Try it again
In the game came: {action}. Find something better, on the board.
As good as the best.
Back to the game
Your turn is looked at …
Next
{number} of {count}
{"?":"count","*":"other","one":"Try {@seat}’s mistake again","other":"Try {@seat}’s {count} mistakes again"}
Better: that gives away {percent}% of the chances.
A better turn for {@seat}
That gives away {percent}% of the chances.
Nothing is planned now.
It cannot be played now: {action}.
It could not go there now.
Planned: {action}. Escape or a touch cancels it.
Try again
Hint
This comes next: {action}.
The turn begins in another way: take it back.
More of a hint
Copy a link to this puzzle
{"?":"levels","*":"other","#0":"Every level of the computer finds it.","one":"One of the computer’s ten levels misses it.","other":"{levels} of the computer’s ten levels miss it."}
Next puzzle
Puzzle {number} of {count}; they become harder.
Puzzle of the day: {name}
Another puzzle
Play on from here
Once more
Right. The other side does what it can.
Show the solution
That is the solution.
Solved!
Solved here: {solved} of {count}.
{"?":"days","*":"other","one":"Puzzle of the day solved on {days} day in a row.","other":"Puzzle of the day solved on {days} days in a row."}
{"?":"turns","*":"other","#1":"{@seat} wins in this turn. Find how.","one":"{@seat} wins in {turns} turn. Find the first.","other":"{@seat} wins in {turns} turns. Find the first."}
Puzzle: {name}
Not this turn.
{"?":"turns","*":"other","#1":"It does not win at once. Another one does.","one":"It does not win within {turns} turn, whatever the other side does. Another one does.","other":"It does not win within {turns} turns, whatever the other side does. Another one does."}
A tag is a name and a text in quotation marks between square brackets.
This is too long: a file of records has at most 4,000,000 characters.
The game would be over.
The result is missing at the end of the moves.
A record begins with [Motley "1"].
The record has no result: [Result "…"] is missing.
The record does not say which game it is: [Variant "…"] is missing.
The computer’s net is damaged.
The computer’s net is foreign.
The computer’s net is missing.
This is no text, so there is no game in it.
It has nowhere to go from here.
This tag stands there twice.
This player is out.
There are too many variations.
The comment that begins here has no end.
The variation that begins here has no end.
“{token}” cannot stand here.
This record is of version {token}, which this page does not know.
“{token}” is not the result that the moves and the record’s head lead to.
The number {token} is not that of this turn.
{"?":"count","*":"other","one":"One game of the file was here already.","other":"{count} games of the file were here already."}
{"?":"count","*":"other","one":"One more game of the file is among your games.","other":"{count} more games of the file are among your games."}
{@seat} resigns
{"?":"count","*":"other","one":"The other side then wins. It can be taken back.","other":"Who gives up the game? The other side then wins. It can be taken back."}
Resign?
Go on
The whole game
Accuracy
A turn that gives nothing away counts 100, one that gives away a quarter of the chances or more 0; the mean of all turns.
{percent} %
Review again
Nobody gave much away, in one turn or little by little.
What seems to be a mistake is looked at again, longer: {done} of {count}.
The review could not go on.
What was given away
When some moves have been played, the computer can go through the game here.
The higher, the better for {@seat}.
The chances of each player. The higher, the better.
How much of the game has been looked at
Review the game
A game that cannot be read
What is stored here is damaged. It is kept as it is, and goes into the file with all games.
{"?":"count","*":"other","#0":"not begun","one":"1 action","other":"{count} actions"}
Save all as a file
Save {name} as a file
Look for a game, a name, a tag, a day
Delete {name}
{"?":"count","*":"other","#0":"No game","one":"1 game","other":"{count} games"}
Open a file of games
Show more
No games yet.
Tags
Tags of {name}
Every game you play is kept here, in this browser. A private window forgets them all when it is closed: save what is to stay as a file.
Board
Green
Slate
Wood
On the board, show
the cards of all pieces
only cards that are not as in chess
Coordinates
in the squares
none
beside the board
Pieces move
very fast
quickly
at once
slowly
Language
As the browser asks for
Cards
Dots
Lines
Pieces
Pieces
Drawings
Letters
Plan a move while the computer thinks
no
yes
The phone shakes
never
when something happens
Sounds
off
on
Light or dark
As the system
Dark
Light
A turn of several actions
ends by itself
ends when you say so
The code leads to this game.
QR code of the link
The game is too long for a code: this one leads to the position shown.
Copied.
It could not be copied. The browser may not permit it.
Copy the picture
The picture could not be made in this browser.
Moving picture
The whole game
An animated PNG, which browsers and most chats play.
The last turn
Link, record, text
The game is too long for a code.
Picture
With arrows and marks, as the board stands. The SVG is for web pages.
Save as PNG
Print
Save as SVG
Copy as text
Moves played when it opens (0 to {count})
The task begins after so many moves (0 to {count})
Width of the column on your page
{"?":"width","*":"other","#0":"Full","other":"{width} px"}
Buttons below the board
not shown
shown
Copied.
Copy
The browser did not let it be copied. It is selected: copy it with the keyboard.
Readers draw arrows and marks
fingers too, after a button
not at all
with the right mouse button
{"?":"mode","*":"play","diagram":"Open this position of {name}.","replay":"Open this game of {name} and go through it.","task":"Open this position of {name} and solve it.","play":"Open {name} and play."}
Seen from the other side
How your page takes it in
Two lines
for pages where you can write HTML
A frame
for sites that allow no script
Which game?
Height of the frame in pixels
Keeps the reader’s game under the name
Over a reload, in the reader’s browser; empty: it is not kept.
What screen readers call it
Empty: the name of the game.
Language
This is not a language tag, and is left out.
A tag such as en or pt-BR; empty: that of your page. English where there are no other words yet.
The pieces and how they move
behind a button
not shown
always shown
If your page may have a script of its own
With this, frames become as high as their boards need:
Looks, size and words
Arrows and marks
On the position at which it opens: e2:e4 d5=red
What readers do with it
Look at it
a picture that stands still
Play
against each other or the computer
Go through the game
step by step, forth and back
Solve it
they find the moves, which are not shown
List of moves
not shown
shown
Names of the players
In the order of the seats, with commas between them; empty: those of the record, if it has any.
There are no moves to go through.
Colours of your page
Dark page
Light page
If your page has a content security policy
Then it must allow at least this:
The style in the text needs style-src 'unsafe-inline'. Without it the size and the border are the usual ones, unless your own style sheet sets them.
Without worker-src the board works too; the computer then thinks in short slices between what your page does.
Preview
The preview could not be loaded. The text above is good all the same.
This is the board of your page. Try it: nothing here touches your own game.
The game as a record
It stands in the board as text that people can read and write, instead of attributes.
{"?":"count","*":"other","#0":"No move follows: who is to move has to win.","one":"The solution is the move that follows.","other":"The solution is the {count} moves that follow."}
What comes along
This game
with all its moves
This position
as it is now, without the moves before
Only the start
the same game, nothing played
These two lines go where the board is to be
This goes where the board is to be
Colours
light or dark as your page
dark
light
Width
{"?":"width","*":"other","#0":"all there is","other":"{width} pixels"}
It cannot move: the king would be in check.
All its ways are blocked.
In hand: {kinds}
{"?":"left","*":"other","one":"{@seat} to act: 1 action left in this turn.","other":"{@seat} to act: {left} actions left in this turn."}
{square}: {meaning}
Squares that count
{@seat}: no pieces
{@seat}: out; {@owner} has taken over
{@kind} ({details})
{@kind}: {squares}
{player} ({@seat})
{"?":"count","*":"other","one":"{@seat}: 1 piece","other":"{@seat}: {count} pieces"}
{@seat} to act.
What could be taken in one turn
{"?":"count","*":"other","#1":"{square}","other":"{square} by {count} pieces"}
What could be taken was not found. Please try again.
What could be taken in one turn: {percent} % of the turns are looked at.
{"?":"count","*":"other","#0":"{@seat}: nothing","other":"{@seat}: {squares}"}
{"?":"count","*":"other","#1":"{square} at once","other":"{square} with {count} actions"}
Several actions fit: choose one, or type on.
No more typing
{"?":"count","*":"other","one":"1 action fits.","other":"{count} actions fit."}
Do it
e2e4, or: knight c3
What fits
{count} actions fit; here are {shown} of them. Type on.
Nothing that can be done now fits that.
{text}: {action}
Nothing can be done now.
Variation
Main line
Make this the main line
Delete this variation
The variation is deleted.