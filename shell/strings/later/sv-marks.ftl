# Pilar och märken som ritas på bräden på andras sidor; de laddas med dem.

marks-draw = Rita på brädet
marks-spoken = Ritat på brädet: { $list }
mark-square = { $colour } markering på { $square }
mark-hand = { $colour } markering på { $square } på handen
mark-arrow = { $colour } pil från { $from } till { $square }
mark-drop = { $colour } pil från { $from } på handen till { $square }
mark-colour-green = grön
mark-colour-red = röd
mark-colour-blue = blå
mark-colour-yellow = gul
