# Échecs à la garde (Custodian Chess).

status-custodian-check =
    { NAME($seat, form: "number") ->
        [p] Le roi { NAME($seat, form: "of") } en { $square } peut être pris.
       *[s] { NAME($seat) } : le roi en { $square } peut être pris.
    }
status-custodian-halfmoves = Tours sans prise ni coup de pion : { $count } sur 100 (nulle à 100)
outcome-blocked =
    { NAME($loser, form: "number") ->
        [p] { NAME($loser, form: "The") } sont bloqués : plus aucun coup légal.
       *[s] { NAME($loser) } n’a plus aucun coup légal.
    }
outcome-king-captured =
    { NAME($loser, form: "number") ->
        [p] Le roi { NAME($loser, form: "of") } est pris.
       *[s] { NAME($loser) } : le roi est pris.
    }
outcome-throne =
    { NAME($winner, form: "number") ->
        [p] Le roi { NAME($winner, form: "of") } a atteint le trône, où rien ne peut le prendre.
       *[s] { NAME($winner) } : le roi a atteint le trône, où rien ne peut le prendre.
    }
outcome-last-piece =
    { NAME($loser, form: "number") ->
        [p] { NAME($loser, form: "The") } n’ont plus assez de pièces pour prendre.
       *[s] { NAME($loser) } n’a plus assez de pièces pour prendre.
    }
reason-no-displacement = Ici, on ne prend pas en se plaçant sur une pièce ; un coup se termine toujours sur une case vide.
preset-custodian = Le jeu habituel
preset-custodian-classic = Disposition classique
preset-custodian-four = Quatre fous
preset-custodian-step = Fous changeant de couleur
preset-custodian-swapped = Paires inversées
preset-custodian-cylinder = Échiquier cylindrique
preset-custodian-recruited = Transfuges
option-custodian-array = Disposition
option-custodian-array-between = Fous à l’extérieur
option-custodian-array-classic = Fous à l’intérieur
option-custodian-array-four = Quatre fous
option-custodian-bishops = Fous
option-custodian-bishops-slide = Diagonales seulement
option-custodian-bishops-step = Aussi un pas en ligne droite
option-custodian-pairs = Paires
option-custodian-pairs-standard = Habituelles
option-custodian-pairs-swapped = Inversées
option-custodian-board = Échiquier
option-custodian-board-flat = Plat
option-custodian-board-cylinder = Cylindrique
option-custodian-captured = Pièces prises
option-custodian-captured-removed = Quittent l’échiquier
option-custodian-captured-recruited = Changent de camp
board-mark-throne = trône { NAME($seat, form: "of") }
