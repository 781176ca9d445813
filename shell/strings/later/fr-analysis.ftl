# Analyse de positions, et équilibre.

analysis-position = Cette position
analysis-switch = Analyser pendant que je regarde
analysis-switch-help = Montre qui est mieux et les meilleures suites. Coupez-la pour réfléchir vous-même.
analysis-begins = Réflexion…
analysis-failed = L’analyse n’a pas pu continuer.
analysis-over = Dans cette position la partie est finie. Reculez pour voir ce qui était possible.
analysis-lines = Meilleures suites
analysis-goes-on = { $nodes } positions, { $depth } actions d’avance, en cours
analysis-done = { $nodes } positions, { $depth } actions d’avance, fini
analysis-preview-end = Retour à la partie
judged-equal = À peu près égal.
judged-equal-many = Aucun joueur n’a nettement l’avantage.
judged-better =
    { $pawns ->
        [0.5] Léger avantage { NAME($seat, form: "to") }.
        [one] Avantage { NAME($seat, form: "to") }, d’environ { $pawns } pion.
       *[other] Avantage { NAME($seat, form: "to") }, d’environ { $pawns } pions.
    }
judged-better-many =
    { $pawns ->
        [0.5] Légère avance { NAME($seat, form: "to") }.
        [one] Avance { NAME($seat, form: "to") }, d’environ { $pawns } pion.
       *[other] Avance { NAME($seat, form: "to") }, d’environ { $pawns } pions.
    }
judged-win =
    { $count ->
        [one] Gain { NAME($seat, form: "to") } en { $count } action.
       *[other] Gain { NAME($seat, form: "to") } en { $count } actions au plus.
    }
judged-loss =
    { $count ->
        [one] Perte { NAME($seat, form: "to") } à la prochaine action.
       *[other] Perte { NAME($seat, form: "to") } en { $count } actions au plus, si tous les autres s’y mettent.
    }
resume-work = Continuer

## Équilibre

balance = Ce jeu est-il équitable ?
balance-line = L’ordinateur joue souvent le jeu contre lui-même, et compte.
balance-open = Bilan d’équilibre
balance-running = { $count } parties jouées sur { $games }
balance-help = L’ordinateur joue contre lui-même, après quelques coups au hasard. Tout se passe dans ce navigateur.
balance-many = Le même bilan pour de nombreuses variantes (en anglais)
balance-games = Combien de parties
balance-games-value = { $count } parties
balance-nodes = Réflexion par action
balance-nodes-value = { $count } positions
balance-start = Commencer
balance-again = Recommencer
balance-progress = Parties jouées
balance-failed = Les parties n’ont pas pu continuer.
balance-report = Bilan
balance-results =
    { $count ->
        [one] Résultat de { $count } partie
       *[other] Résultats de { $count } parties
    }
balance-result = Résultat
balance-share = Part
balance-range = Marge à 95 %
balance-wins =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } gagnent
       *[s] { NAME($seat) } gagne
    }
balance-draws = Nulle
balance-reasons = Comment finissent les parties
balance-end = { $end } : { $share }
balance-length = Longueur
balance-lengths = { $mean } tours en moyenne, la moitié des parties jusqu’à { $median }.
balance-liveliness = { $choices } actions possibles en moyenne, { $captures } prises par partie.
balance-kinds = Pièces, en moyenne par partie
balance-kind = Pièce
balance-takes = Prend
balance-taken = Est prise
balance-survives = Survit
balance-caution = La marge contient la vraie part 95 fois sur 100. Tout ceci est la façon dont joue cet ordinateur avec { $nodes } positions par action, non celle des gens.
balance-copy = Copier le tableau
balance-copied = Le tableau est copié, ses valeurs séparées par des virgules.
balance-copy-failed = Le tableau n’a pas pu être copié.
end-checkmate = mat
end-no-moves = plus aucun coup
end-blocked = bloqué
end-king-captured = roi pris
end-throne = trône atteint
end-last-piece = plus rien pour prendre
end-portal = portail atteint
end-king-home = roi ramené
end-prey = proie prise
end-last-king = dernier roi
end-stalemate = pat
end-repetition = nulle par répétition
end-move-limit = nulle par la limite de coups
end-material = nulle faute de pièces
end-all-pass = tous ont passé
end-too-long = arrêté après 2000 actions
