# Échecs à la garde (Custodian Chess).

status-custodian-check = Le roi { NAME($seat, form: "of") } en { $square } pourrait être pris.
status-custodian-halfmoves = Tours calmes : { $count } sur 100 avant la nulle
outcome-blocked =
    { NAME($loser, form: "number") ->
        [p] { NAME($loser, form: "The") } sont bloqués : plus aucun coup.
       *[s] { NAME($loser) } : bloqué, plus aucun coup.
    }
outcome-king-captured = { NAME($loser) } : le roi est pris.
outcome-throne = { NAME($winner) } : le roi a atteint le trône, et rien ne peut l’y prendre.
outcome-last-piece = { NAME($loser) } : plus assez de pièces pour prendre quoi que ce soit.
reason-no-displacement = Ici on ne prend pas en allant sur une pièce ; un coup finit toujours sur une case vide.
preset-custodian = Le jeu habituel
preset-custodian-classic = Placement classique
preset-custodian-four = Quatre fous
preset-custodian-step = Fous marcheurs
preset-custodian-swapped = Paires échangées
preset-custodian-cylinder = Échiquier rond
preset-custodian-recruited = Transfuges
option-custodian-array = Placement
option-custodian-array-between = Fous à l’extérieur
option-custodian-array-classic = Fous à l’intérieur
option-custodian-array-four = Quatre fous
option-custodian-bishops = Fous
option-custodian-bishops-slide = Glissent seulement
option-custodian-bishops-step = Peuvent faire un pas droit
option-custodian-pairs = Paires
option-custodian-pairs-standard = Ordinaires
option-custodian-pairs-swapped = Échangées
option-custodian-board = Échiquier
option-custodian-board-flat = Plat
option-custodian-board-cylinder = Rond
option-custodian-captured = Pièces prises
option-custodian-captured-removed = Quittent l’échiquier
option-custodian-captured-recruited = Changent de camp
board-mark-throne = trône { NAME($seat, form: "of") }
