# Les leçons : de petits exercices avec un but. Chargé avec la première ; ce que chacune dit d’elle-même est ailleurs.

lessons = Leçons
lesson-of-others = Exercice : { $name }
lesson-reached = Réussi !
lesson-failed = Pas ainsi. Essayez encore.
lesson-next = Leçon suivante
lesson-skip = Une autre leçon
lesson-link = Copier un lien vers cette leçon
lesson-play = Jouer une partie entière
lessons-progress = Réussies : { $done } sur { $count }
lessons-games = Petites parties
lessons-games-line = Chacune est un jeu à elle seule, avec une idée de plus que les pièces des échecs.

## Les idées dont il est question

chapter-custodian = Tout le jeu
chapter-taketwo = Tout le jeu
chapter-till = Tout le jeu
chapter-tches = Le jeu habituel
chapter-tches-strike = Plusieurs actions par tour
chapter-tches-same = Encore la même pièce
chapter-tches-capture = Des rois que l’on capture
chapter-tches-flag = Le roi comme drapeau
chapter-tches-prey = La chasse à une pièce
chapter-tches-escort = Ramener le roi
chapter-tches-replace = Remplacer les pertes
chapter-tches-transport = Des pièces qui en portent d’autres
chapter-tches-polarity = Des pièces qui regardent d’un côté
chapter-tches-backs = Le revers des pièces

## Des buts qui n’ont pas leurs propres mots

# $seat: whose goal it is; $aims: one or several of the messages below; $unit: what is counted, if anything
goal =
    { NAME($seat) } : { $aims }{ $unit ->
        [action] { " " }({ $count ->
            [one] en { $count } action
           *[other] en { $count } actions
        })
        [turn] { " " }({ $count ->
            [one] en { $count } tour
           *[other] en { $count } tours
        })
       *[none] { "" }
    }.
goal-win = gagner
goal-check = donner échec
goal-safe = mettre le roi hors de danger
goal-take = capturer quelque chose
goal-take-square = capturer en { $square }
goal-take-count = capturer { $count } pièces
goal-reach-square = atteindre { $square }
goal-reach-kind = amener en { $square } : { NAME($kind) }
goal-move-square = jouer la pièce en { $square }
goal-switch = changer des cartes
goal-turn = tourner une pièce
goal-place = poser une pièce
goal-replace = remplacer une pièce perdue
goal-pass = passer
goal-promote = promouvoir
goal-castle = roquer
goal-carry = porter une pièce
