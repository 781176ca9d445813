# Tables sans bords, plus de deux joueurs, et passer son tour.

board-label-endless =
    { $count ->
        [0] Table sans bords, encore sans pièce
        [one] Table sans bords, { $count } pièce
       *[other] Table sans bords, { $count } pièces
    }
board-place = x { $x }, y { $y }
board-negative = moins { $number }
board-controlled = { $piece }, sous les ordres { NAME($owner, form: "of") }
board-threatened = sous menace
board-trapped = en piège
board-places =
    { $count ->
        [0] { NAME($kind) } en main : aucune place libre
        [one] { NAME($kind) } en main : { $count } place libre
       *[other] { NAME($kind) } en main : { $count } places libres
    }
board-choose-place = Que poser en { $square } ? Choisissez
board-beyond-all = Pièces hors de vue
board-beyond =
    { $direction ->
        [right] À droite
        [left] À gauche
        [above] En haut
        [below] En bas
        [above-right] En haut à droite
        [above-left] En haut à gauche
        [below-right] En bas à droite
       *[below-left] En bas à gauche
    }, { $count ->
        [one] { $count } pièce hors de vue
       *[other] { $count } pièces hors de vue
    } : { $seats }. Y aller.
board-beyond-seat = { NAME($seat) } { $count }
board-camera = Ce qu’on voit
board-camera-zoom-in = Voir de plus près
board-camera-zoom-out = Voir de plus loin
board-camera-fit = Montrer toutes les pièces
board-camera-follow = Suivre le dernier coup
board-camera-jump = Aller à des coordonnées
board-camera-jump-hint = Aller à x, y
hands = En main
pass = Passer
phase-pass = Il ne reste qu’à passer.
pass-label = Rien à faire que passer
pass-check = Votre roi est en échec, et aucun coup n’y peut rien. Il faut passer ; rien n’est encore perdu.
pass-stuck = Aucune de vos pièces n’a de coup. Il faut passer.
seats = Joueurs
seats-ranking = Classement aux points
seats-rank = { $rank }.
seats-turn = au trait
seats-out = hors jeu ; pièces reprises par { NAME($owner) }
seats-hand = { $count } en main
seats-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
seats-check = en échec
seats-threatened = sous menace
ranking = Aux points : { $seats }.
ranking-seat = { $rank }. { NAME($seat) } ({ $points })
say-pass = passe
say-out = { NAME($seat) } est hors jeu et ses pièces changent de main
