# Till Chess. Les mots sont ceux des règles françaises de l’inventeur : pièce piégée, menace.

seat-till-a = Rouge
    .the = Rouge
    .The = Rouge
    .of = de Rouge
    .to = à Rouge
    .To = À Rouge
    .number = s
    .m = rouge
    .f = rouge
seat-till-b = Jaune
    .the = Jaune
    .The = Jaune
    .of = de Jaune
    .to = à Jaune
    .To = À Jaune
    .number = s
    .m = jaune
    .f = jaune
seat-till-c = Bleu
    .the = Bleu
    .The = Bleu
    .of = de Bleu
    .to = à Bleu
    .To = À Bleu
    .number = s
    .m = bleu
    .f = bleue
seat-till-d = Vert
    .the = Vert
    .The = Vert
    .of = de Vert
    .to = à Vert
    .To = À Vert
    .number = s
    .m = vert
    .f = verte
seat-till-e = Violet
    .the = Violet
    .The = Violet
    .of = de Violet
    .to = à Violet
    .To = À Violet
    .number = s
    .m = violet
    .f = violette
seat-till-f = Noir
    .the = Noir
    .The = Noir
    .of = de Noir
    .to = à Noir
    .To = À Noir
    .number = s
    .m = noir
    .f = noire
preset-till = Deux joueurs
preset-till-3 = Trois joueurs
preset-till-4 = Quatre joueurs
preset-till-5 = Cinq joueurs
preset-till-6 = Six joueurs
preset-till-2-lines = Deux lignes
preset-till-2-quick = À deux, rapide
preset-till-3-triangle = Triangle
preset-till-3-quick = À trois, rapide
preset-till-4-courtyard = Cour pour quatre
preset-till-4-quick = À quatre, rapide
preset-till-5-courtyard = Cour pour cinq
preset-till-5-quick = À cinq, rapide
preset-till-6-courtyard = Cour pour six
preset-till-6-quick = À six, rapide
option-till-players = Joueurs
option-till-players-short =
    { $value ->
        [one] { $value } joueur
       *[other] { $value } joueurs
    }
option-till-pawns = Pions par joueur
option-till-pawns-short = pions : { $value }
phase-till-place = Choisissez une pièce de votre main et touchez une place libre.
# La dernière pièce de la main.
phase-till-place-K = Posez votre roi hors de portée des pièces adverses non piégées, et pas à côté d’un roi.
phase-till-move = Déplacez une pièce.
status-till-check =
    { NAME($seat, form: "number") ->
        [s] Le roi { NAME($seat, form: "of") } est en échec.
       *[n] { NAME($seat) } : le roi est en échec.
    }
outcome-till-last-king = { NAME($winner) } a le dernier roi.
reason-would-split =
    { $count ->
        [one] Ce coup séparerait les pièces : celle-ci serait détachée du groupe.
        [2] Ce coup séparerait les pièces : ces deux-là seraient détachées du groupe.
        [3] Ce coup séparerait les pièces : ces trois-là seraient détachées du groupe.
        [4] Ce coup séparerait les pièces : ces quatre-là seraient détachées du groupe.
        [5] Ce coup séparerait les pièces : ces cinq-là seraient détachées du groupe.
        [6] Ce coup séparerait les pièces : ces six-là seraient détachées du groupe.
       *[other] Ce coup séparerait les pièces : { $count } d’entre elles seraient détachées du groupe.
    }
reason-touches-nothing = Cette pièce n’y toucherait aucune autre, même par un coin.
reason-place-first = Toutes les pièces doivent être posées avant qu’on en déplace une.
reason-king-in-danger =
    { $count ->
        [one] Cette pièce pourrait y prendre le roi.
       *[other] Ces pièces pourraient y prendre le roi.
    }
reason-king-beside-king = Un roi ne se pose pas à côté d’un autre roi.
reason-till-leaves-king-attacked =
    { $count ->
        [one] Cette pièce pourrait alors prendre votre roi.
       *[other] Ces pièces pourraient alors prendre votre roi.
    }
reason-till-path-blocked = Cette pièce barre le chemin : on ne passe par-dessus que les pièces de son camp.
reason-till-must-not-capture = Un pion ne prend qu’en diagonale.
phase-place = Posez une pièce de façon qu’elle en touche une autre.
outcome-last-king = { NAME($winner) } a le dernier roi.
outcome-all-pass = Tous les joueurs ont passé, l’un après l’autre.
reason-too-many-pieces = Il y a plus de ces pièces que le jeu n’en contient.
reason-disconnected = Les pièces ne sont pas toutes reliées.
reason-bad-hands = Les pièces en main ne correspondent pas à celles de la table.
reason-bad-owners = Ce joueur ne peut pas contrôler cette couleur : ou il n’a pas de roi, ou cette couleur a encore le sien.
reason-missing-field-hands = Il manque les pièces en main ; écrivez - quand toutes les pièces sont posées.
reason-missing-field-owners = Il faut indiquer quel joueur contrôle chaque couleur, par exemple ab.
reason-missing-field-passes = Il manque le nombre de tours passés de suite, par exemple 0.
reason-missing-field-ply = Il manque le nombre d’actions jusqu’ici.
reason-king-not-last = Un roi ne se pose qu’après toutes les autres pièces de son camp.
reason-first-at-origin = La première pièce se pose en 0,0.
reason-occupied = Une pièce est déjà là.
reason-king-comes-last = Le roi se pose en dernier, après toutes les autres pièces.
