# Problèmes : des positions où un seul tour gagne de force.

puzzle-title = Problème : { $name }
puzzle-of-day-title = Problème du jour : { $name }
puzzle-task =
    { $turns ->
        [1] { NAME($seat, form: "To") } de gagner dans ce tour. Trouvez comment.
        [one] { NAME($seat, form: "To") } de gagner en { $turns } tour. Trouvez le premier.
       *[other] { NAME($seat, form: "To") } de gagner en { $turns } tours. Trouvez le premier.
    }
puzzle-right = Juste. L’autre camp fait ce qu’il peut.
puzzle-wrong = Pas ce tour-là.
puzzle-wrong-why =
    { $turns ->
        [1] Il ne gagne pas tout de suite. Un autre le fait.
        [one] Il ne gagne pas en { $turns } tour, quoi que fasse l’autre camp. Un autre le fait.
       *[other] Il ne gagne pas en { $turns } tours, quoi que fasse l’autre camp. Un autre le fait.
    }
puzzle-solved = Résolu !
puzzle-shown = Voilà la solution.
puzzle-hint = Indice
puzzle-hint-more = Un indice de plus
puzzle-hint-action = Ensuite vient : { $action }.
puzzle-hint-astray = Le tour commence autrement : reprenez-le.
puzzle-again = Réessayer
puzzle-restart = Encore une fois
puzzle-show = Montrer la solution
puzzle-next = Problème suivant
puzzle-other = Un autre problème
puzzle-link = Copier un lien vers ce problème
puzzle-play = Continuer d’ici
puzzle-number = Problème { $number } sur { $count } ; ils deviennent plus durs.
puzzle-missed =
    { $levels ->
        [0] Tous les niveaux de l’ordinateur le trouvent.
        [one] { $levels } des dix niveaux de l’ordinateur le manque.
       *[other] { $levels } des dix niveaux de l’ordinateur le manquent.
    }
puzzle-solved-count = Résolus ici : { $solved } sur { $count }.
puzzle-streak =
    { $days ->
        [one] Problème du jour résolu { $days } jour de suite.
       *[other] Problème du jour résolu { $days } jours de suite.
    }
