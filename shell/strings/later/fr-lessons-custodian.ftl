# Les leçons de Custodian Chess.

lesson-custodian-rooks = Entre deux tours
lesson-custodian-rooks-task = On ne capture rien en se posant dessus : deux pièces prennent ce qui se trouve entre elles. Mettez le pion noir entre vos tours.
lesson-custodian-rooks-hint = Deux tours prennent ce qui se trouve entre elles en ligne droite. L’une est déjà au-dessus du pion.
lesson-custodian-rooks-praise = La pièce qui se déplace capture, avec une autre qui est déjà là.

lesson-custodian-bishops = Entre deux fous
lesson-custodian-bishops-task = Les fous font de même en diagonale. Mettez le pion entre vos fous.
lesson-custodian-bishops-hint = Un fou est en haut à droite du pion. Quelle case est en face ?
lesson-custodian-bishops-praise = Les tours prennent en ligne droite, les fous en diagonale.

lesson-custodian-king-helps = Le roi aide
lesson-custodian-king-helps-task = Ici le roi compte comme un cavalier, et un pion qui avance tout droit comme un fou. Fou et cavalier prennent à angle droit : capturez le cavalier.
lesson-custodian-king-helps-hint = Le roi et le pion doivent se trouver aux deux coins inférieurs du cavalier.
lesson-custodian-king-helps-praise = Toute pièce peut être la moitié d’une paire, même le roi.

lesson-custodian-pawn = Le pas oblique du pion
lesson-custodian-pawn-task = Un pion n’avance en diagonale que s’il capture ainsi quelque chose, et alors les deux pions comptent comme des tours. Capturez le cavalier.
lesson-custodian-pawn-hint = Votre pion en c5 est déjà à côté du cavalier. L’autre côté est libre.
lesson-custodian-pawn-praise = Tout droit, un pion compte comme un fou ; en diagonale, comme une tour.

lesson-custodian-two = Deux d’un coup
lesson-custodian-two-task = Un seul coup prend tout ce qu’il enferme. Capturez les deux pions à la fois.
lesson-custodian-two-hint = Vos tours sont aux deux bouts de la rangée. Le milieu est libre.
lesson-custodian-two-praise = Toutes les paires que forme un coup capturent en même temps.

lesson-custodian-king = Prendre le roi
lesson-custodian-king-task = Il n’y a pas d’échec ici : qui laisse son roi entre deux pièces le perd. Deux cavaliers prennent ensemble si l’un pouvait sauter sur l’autre. Prenez le roi et gagnez.
lesson-custodian-king-hint = Votre cavalier en e5 est à un coin du roi. L’autre doit venir à côté du roi, à un saut de lui.
lesson-custodian-king-praise = Quand un roi est pris, la partie est finie.

lesson-custodian-danger = Hors de danger
lesson-custodian-danger-task = Les Noirs menacent d’enfermer votre roi entre deux tours. Mettez-le en sécurité, là où aucun coup ne le prend.
lesson-custodian-danger-hint = Une tour est à côté du roi. L’autre peut venir en c4. Où ne peuvent-elles pas l’enfermer ?
lesson-custodian-danger-praise = Un roi en danger est marqué. Rien ne vous oblige à le bouger : soyez attentif.

lesson-custodian-throne = Le trône
lesson-custodian-throne-task = Les couronnes marquent les trônes, d’où les rois sont partis. Un roi qui est sur le trône ennemi, sans pouvoir y être pris, gagne. Allez-y en deux tours.
lesson-custodian-throne-hint = Le trône est en d7, à deux pas.
lesson-custodian-throne-praise = Capturer est une façon de gagner. Le trône est l’autre.
