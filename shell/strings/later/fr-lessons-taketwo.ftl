# Les leçons de Take Two Chess.

lesson-taketwo-queen = Cartes d’une dame
lesson-taketwo-queen-task = Chaque dame et chaque pion a trois cartes, et les deux premières comptent : lignes droites, diagonales ou sauts de cavalier. Votre dame a lignes et sauts. Prenez la tour.
lesson-taketwo-queen-hint = Aucune ligne droite ne mène à la tour. Sautez.
lesson-taketwo-queen-praise = Regardez les cartes avant de vous fier à une dame.

lesson-taketwo-pawn = Un pion capture
lesson-taketwo-pawn-task = Un pion avance selon sa première carte et capture selon la deuxième, toujours d’une rangée. Ici la deuxième dit : tout droit. Prenez le cavalier.
lesson-taketwo-pawn-hint = Le cavalier est droit devant, là où d’habitude un pion ne capture pas.
lesson-taketwo-pawn-praise = Première carte : comment il avance. Deuxième : comment il capture.

lesson-taketwo-leap = Un pion qui saute
lesson-taketwo-leap-task = La deuxième carte de ce pion est le saut de cavalier : deux colonnes de côté, une rangée en avant. Prenez le cavalier.
lesson-taketwo-leap-hint = Comptez deux colonnes à gauche et une rangée en avant.
lesson-taketwo-leap-praise = Un pion qui saute prend ce que personne n’attend.

lesson-taketwo-switch = Changer deux cartes
lesson-taketwo-switch-task = Avant de jouer, vous pouvez échanger deux cartes d’une dame ou d’un pion. Changez celles de votre dame pour qu’elle donne échec sans bouger.
lesson-taketwo-switch-hint = De f6, un cavalier attaquerait le roi. Cette carte est la troisième ; elle ne compte pas encore.
lesson-taketwo-switch-praise = Un changement peut attaquer sans bouger.

lesson-taketwo-another = Une autre joue
lesson-taketwo-another-task = Au tour du changement, une autre pièce doit jouer. Changez les cartes du pion en e4 pour qu’il prenne tout droit, et prenez le pion en e5 au tour suivant.
lesson-taketwo-another-hint = La carte droite doit être la deuxième. Puis jouez autre chose, et attendez.
lesson-taketwo-another-praise = Changer d’abord, frapper ensuite : l’adversaire le voit venir.

lesson-taketwo-double = Un double pas
lesson-taketwo-double-task = De sa case de départ, un pion peut faire deux pas selon sa première carte. Ici, c’est la diagonale. Amenez le pion en c4 d’un coup.
lesson-taketwo-double-hint = Deux pas sur une diagonale, vers la gauche.
lesson-taketwo-double-praise = Droit, oblique ou un long saut : la première carte décide.

lesson-taketwo-promotion = Nouvelle dame
lesson-taketwo-promotion-task = Une nouvelle dame garde les cartes du pion. Celui-ci avance par sauts. Promouvez-le pour que le roi noir soit aussitôt en échec.
lesson-taketwo-promotion-hint = Deux colonnes de côté, une rangée : c8 ou g8 ? Le roi est sur la colonne c.
lesson-taketwo-promotion-praise = Qui promeut doit connaître les cartes.

lesson-taketwo-mate = Changer et mater
lesson-taketwo-mate-task = Un tour entier : d’abord un changement, puis le coup d’une autre pièce. Ensemble, ils donnent mat.
lesson-taketwo-mate-hint = La tour donne échec sur la colonne h. La dame doit garder la case où le roi pourrait aller.
lesson-taketwo-mate-praise = Mat ! Aucune moitié du tour n’aurait suffi.
