# What could be done and taken, shown when somebody looks at a piece or asks for it.

reason-seat-is-out = This player is out.
reason-game-would-end = If it were this player’s turn, the game would be over.
reason-nowhere-to-go = It has nowhere to go from here.
