# Les pendules d’une partie : dans le formulaire d’une nouvelle partie, à côté du plateau, et ce qu’on en dit.

clock = Pendule
clock-none = Sans pendule
clock-add = Un temps pour la partie, et un supplément après chaque tour
clock-delay = Un temps pour la partie, les premières secondes de chaque tour ne comptent pas
clock-turn = Un temps pour chaque tour
clock-sand = Sablier : le temps que l’un utilise va aux autres
clock-minutes = Minutes
clock-seconds = Secondes
clock-add-step = Secondes ajoutées par tour
clock-delay-step = Secondes qui ne comptent pas, par tour
clock-each = Différent pour chaque joueur
clock-pause = Arrêter les pendules
clock-on = Relancer les pendules
clock-of = { NAME($seat) } : { $time }
clock-time = { $minutes } min { $seconds } s
clock-short = { NAME($seat) } : il reste moins de dix secondes.
clock-out = { NAME($seat) } : le temps est écoulé. L’ordinateur joue la suite pour ce camp.
