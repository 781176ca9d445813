# Ce que dit la page de qui joue : aux places, et quand elle demande contre qui.

strength-person = Une personne ici
strength-level =
    { $level ->
        [1] Niveau 1, apprend la marche
        [2] Niveau 2, apprend avec vous
        [3] Niveau 3, joue pour le plaisir
        [4] Niveau 4, joue de temps en temps
        [5] Niveau 5, connaît le jeu
        [6] Niveau 6, joueur de club
        [7] Niveau 7, fort joueur de club
        [8] Niveau 8, joueur de tournoi
        [9] Niveau 9, expert
       *[10] Niveau 10, le plus fort sans attendre
    }
strength-points = { $name } ({ $points } points)
strength-time =
    { $seconds ->
        [one] De son mieux en { $seconds } seconde par action
       *[other] De son mieux en { $seconds } secondes par action
    }
strength-help = Les points sont mesurés : qui en a 200 de plus gagne environ trois parties sur quatre. 0 est le débutant qui prend le plus qu’un coup puisse prendre.
seat-name = Nom pour { NAME($seat, form: "the") }
seat-player = Qui joue pour { NAME($seat, form: "the") } ?
seat-count =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
seat-lead =
    { $count ->
        [one] +{ $count } pièce
       *[other] +{ $count } pièces
    }
seat-goal =
    { $steps ->
        [one] encore { $steps } pas
       *[other] encore { $steps } pas
    }
seat-taken = a pris { $pieces }
seat-taken-kind = { $count } × { NAME($kind) }
