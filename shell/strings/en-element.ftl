# Boards on other people's pages.

embed-at = Action { $at } of { $count }
embed-again = Start over
embed-run = Play the game
embed-pause = Stop
embed-legend = How the pieces move
embed-link = Open on Motley
task = Your task: find the best way.
task-solved = Solved!
task-wrong = That is possible, but it is not what is looked for. Try again.
task-reveal = Show me
