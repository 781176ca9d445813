# Variations of a game, comments and drawings, in the list of moves.

variation-promote = Make this the main line
variation-remove = Delete this variation
variation-removed = The variation is deleted.
comment-field = Comment on this position
comment-save = Save
marks-remove = Remove what is drawn
