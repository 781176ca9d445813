# Ce que dit la page quand on veut finir une partie : nulle, abandon.

resign-title = Abandonner ?
resign-text =
    { $count ->
        [one] L’autre camp gagne alors. On peut revenir dessus.
       *[other] Qui abandonne ? L’autre camp gagne alors. On peut revenir dessus.
    }
resign-seat =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } abandonnent
       *[s] { NAME($seat) } abandonne
    }
draw-title = Nulle ?
draw-text = La partie est nulle si les deux joueurs sont d’accord.
draw-text-all = La partie est nulle si tous ceux qui y sont encore sont d’accord. Les points font alors le classement.
draw-seat =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } acceptent
       *[s] { NAME($seat) } accepte
    }
draw-agree = D’accord : nulle
draw-agree-all = Tous d’accord : nulle
draw-computers = L’ordinateur décide lui-même : { $seats }.
draw-offer = Proposer la nulle
draw-asked = L’ordinateur réfléchit à la nulle.
draw-declined =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } veulent continuer.
       *[s] { NAME($seat) } veut continuer.
    }
draw-failed = L’ordinateur n’a pas pu répondre.
