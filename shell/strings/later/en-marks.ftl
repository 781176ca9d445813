# Arrows and marks that are drawn on boards of other people's pages; loaded with them.

marks-draw = Draw on the board
marks-spoken = Drawn on the board: { $list }
mark-square = { $colour } mark on { $square }
mark-hand = { $colour } mark on { $square } in the hand
mark-arrow = { $colour } arrow from { $from } to { $square }
mark-drop = { $colour } arrow from { $from } in the hand to { $square }
mark-colour-green = green
mark-colour-red = red
mark-colour-blue = blue
mark-colour-yellow = yellow
