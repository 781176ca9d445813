# Flèches et marques dessinées sur les échiquiers d’autres pages.

marks-draw = Dessiner sur l’échiquier
marks-spoken = Dessiné sur l’échiquier : { $list }
mark-square = marque { $colour } en { $square }
mark-hand = marque { $colour } sur { $square } en main
mark-arrow = flèche { $colour } de { $from } à { $square }
mark-drop = flèche { $colour } de { $from } en main à { $square }
mark-colour-green = verte
mark-colour-red = rouge
mark-colour-blue = bleue
mark-colour-yellow = jaune
