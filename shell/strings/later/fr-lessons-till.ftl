# Les leçons de Till Chess.

lesson-till-gap = À travers le vide
lesson-till-gap-task = Pas d’échiquier, seulement des pièces. On peut traverser le vide, mais il faut s’arrêter là où l’on touche une autre pièce. Vous jouez Rouge : prenez le cavalier jaune.
lesson-till-gap-hint = Votre tour voit le cavalier tout droit, si large que soit le vide.
lesson-till-gap-praise = Aucun vide n’est trop large. Seule la fin du coup doit toucher quelque chose.

lesson-till-pawn = Un pion pas comme les autres
lesson-till-pawn-task = Un pion fait un pas dans une des huit directions, mais ne prend qu’en diagonale. Trois pions entourent la dame : prenez-la avec le bon.
lesson-till-pawn-hint = Deux d’entre eux touchent la dame par un côté. Le troisième la touche par un angle.
lesson-till-pawn-praise = Ici les pions n’ont pas de devant : les quatre diagonales sont à eux.

lesson-till-over = Par-dessus les vôtres
lesson-till-over-task = Dames, tours et fous passent par-dessus les pièces de leur camp, mais pas par-dessus les autres. Prenez la tour jaune.
lesson-till-over-hint = Un pion jaune barre le chemin de votre fou. Sur celui de votre dame, il n’y a que vos propres pions.
lesson-till-over-praise = Vos propres pièces ne barrent jamais le chemin.

lesson-till-trapped = Le cadenas
lesson-till-trapped-task = Un cadenas marque une pièce piégée : elle seule tient deux groupes ensemble, et ne peut ni bouger ni prendre. Prenez la dame jaune.
lesson-till-trapped-hint = Votre tour a un cadenas. Qui d’autre atteint la dame ?
lesson-till-trapped-praise = Sans la tour, la table se serait coupée. Regardez d’abord les cadenas.

lesson-till-king = Pas de mat
lesson-till-king-task = Le roi de Jaune est en échec, et piégé : sans coup possible, Jaune a passé. Il n’y a pas de mat ici. Prenez le roi et gagnez.
lesson-till-king-hint = Votre tour est piégée aussi. Votre fou passe par-dessus votre pion.
lesson-till-king-praise = Le roi est pris : qui a le dernier gagne.

lesson-till-threat = Une menace seulement
lesson-till-threat-task = Une pièce piégée ne peut pas prendre, et votre roi n’a pas à la craindre. Prenez la tour jaune avec votre roi.
lesson-till-threat-hint = Le fou garde le pion. La tour n’est gardée que par la dame, et celle-ci est piégée.
lesson-till-threat-praise = La dame menace, sans plus. Prenez garde au jour où elle se libère.

lesson-till-free = Libérez-la
lesson-till-free-task = Votre tour vise le roi, mais elle est piégée. Donnez échec : un second lien entre les deux groupes la libère.
lesson-till-free-hint = Où votre cavalier toucherait-il les deux groupes à la fois ?
lesson-till-free-praise = Échec, et la tour n’a même pas bougé.

lesson-till-lock = Piégez la dame
lesson-till-lock-task = La dame donne échec. Sans fuir ni vous interposer, piégez-la, pour qu’elle ne puisse plus prendre.
lesson-till-lock-hint = La gauche et la droite se tiennent en deux endroits : par la dame et par votre cavalier.
lesson-till-lock-praise = Ce qui est piégé ne donne pas échec. Un coup loin de votre roi peut y suffire.

lesson-till-mate = Enfermé
lesson-till-mate-task = Si votre tour quitte sa place, le roi jaune est piégé : il ne peut ni fuir ni prendre. Donnez un échec qui force Jaune à passer, puis prenez le roi.
lesson-till-mate-hint = La tour peut donner échec à deux places. La dame jaune atteint l’une d’elles.
lesson-till-mate-praise = Piégé et en échec : il ne restait qu’à passer.

lesson-till-army = Une armée de plus
lesson-till-army-task = Qui prend un roi reçoit aussitôt toutes les pièces de son joueur. Vous jouez Rouge, contre Jaune et Bleu : prenez les deux rois en deux tours.
lesson-till-army-hint = Votre cavalier peut prendre le roi de Jaune. Alors la tour de Jaune est à vous, et passe par-dessus vos pions.
lesson-till-army-praise = Deux rois en deux tours, et le second est tombé devant une tour qui était à Jaune.
