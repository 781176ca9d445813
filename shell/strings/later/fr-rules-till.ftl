# Les règles en mots : rules-till.

rules-till-intro = Des échecs sans échiquier, de deux à six joueurs. Les pièces sont des tuiles sur une table sans fin. Où qu’elles aillent, toutes les pièces restent toujours un seul groupe ; deux pièces se tiennent si elles se touchent par un côté ou par un angle.
rules-till-goal-king = Soyez le dernier joueur qui a un roi.
rules-till-goal-army = Qui prend un roi s’approprie toutes les pièces de son joueur.
rules-till-placing = Poser les pièces
rules-till-placing-set = Chacun a un roi, une dame, deux tours, deux fous et deux cavaliers.
rules-till-placing-pawns =
    { $count ->
        [0] Il n’y a pas de pions.
        [one] Chacun a aussi { $count } pion.
       *[other] Chacun a aussi { $count } pions.
    }
rules-till-placing-text = À son tour chaque joueur pose une pièce n’importe où, pourvu qu’elle en touche une autre. L’ordre est libre, mais le roi vient en dernier. Quand toutes sont posées, le premier joueur commence à jouer.
rules-till-placing-figure = Rouge pose une tour de façon qu’elle touche une autre pièce.
rules-till-placing-reading = la toute première pièce va en 0,0. Un roi ne peut être posé là où une pièce ennemie qui n’est pas piégée pourrait le prendre, sauf s’il n’y a pas d’autre place libre.
rules-till-moves-touch = Une pièce doit finir son coup en touchant une autre pièce. Elle va à une place vide, ou prend la pièce ennemie qui s’y trouve.
rules-till-moves-far = En chemin elle peut traverser le vide, si large soit-il.
rules-till-moves-over = Dames, tours et fous passent par-dessus les pièces de leur camp, mais pas par-dessus les autres. Les cavaliers sautent, comme toujours.
rules-till-moves-pieces = Roi, dame, tour, fou et cavalier vont pour le reste comme aux échecs.
rules-till-moves-pawn = Un pion fait un pas dans une des huit directions, et prend d’un pas en diagonale, dans une des quatre. Rien n’est promu.
rules-till-far-figure = La tour traverse le vide et s’arrête où elle touche.
rules-till-over-figure = La tour passe par-dessus deux de ses pions et prend.
rules-till-pawn-figure = Le pion prend en diagonale.
rules-till-over-reading = les pièces qu’un joueur s’est appropriées comptent comme les siennes : il passe aussi par-dessus elles.
rules-till-trapped = Pièces piégées
rules-till-trapped-text = Une pièce est piégée tant qu’elle est le seul lien entre deux groupes : sans elle la table se couperait. Une pièce piégée ne peut ni bouger ni prendre. Le cadenas le montre.
rules-till-trapped-figure = Les trois pièces du milieu sont piégées ; les rois aux bouts sont libres.
rules-till-check = Échec et menace
rules-till-check-free = Un roi qu’une pièce ennemie pourrait prendre est en échec. Aucun coup ne peut laisser votre propre roi en échec.
rules-till-check-threat = S’il n’est attaqué que par des pièces piégées, il n’est que menacé. C’est permis, mais prenez garde : elles peuvent se libérer.
rules-till-check-pass = Il n’y a pas d’échec et mat. Un joueur sans coup possible passe, et seulement alors.
rules-till-check-figure = Échec : la tour est libre, et passe par-dessus ses propres pions.
rules-till-threat-figure = Une menace seulement : la tour est piégée.
rules-till-check-reading = la source une fois défend et une fois permet à un roi d’aller à une place menacée ; ici il le peut. Si une pièce ennemie pouvait vraiment prendre sans mettre en danger son propre roi n’importe pas.
rules-till-capture = Prendre un roi
rules-till-capture-last = Qui prend l’autre roi a gagné.
rules-till-capture-text = Un roi pris quitte la table, et son joueur est hors jeu. Toutes les autres pièces de ce joueur restent où elles sont et sont désormais à qui l’a pris ; leur propre couleur reste visible dans le coin.
rules-till-capture-figure = Rouge prend le roi de Jaune, et ses pièces avec lui.
rules-till-capture-free = Personne n’est obligé de prendre un roi tant qu’un autre coup est possible.
rules-till-capture-next = Ensuite joue le prochain qui a un roi.
rules-till-end = La fin
rules-till-end-last = Le joueur qui a le dernier roi gagne.
rules-till-end-agree = Si tous sont d’accord, la partie est nulle. De même quand les coups ne font que se répéter.
rules-till-end-points = Après une nulle les joueurs sont classés par les pièces qui leur obéissent : dame 12, tour 5, fou 3, cavalier 3, pion 1.
rules-till-end-reading = la partie est nulle quand les mêmes pièces se tiennent de la même façon, où que ce soit sur la table, avec les mêmes maîtres et le même joueur au trait pour la troisième fois ; et quand tous les joueurs doivent passer l’un après l’autre.
rules-till-start = Commencer vite
rules-till-start-text = Poser toutes les pièces prend du temps. Une table au hasard, ou une des dispositions prêtes, est là tout de suite ; une table au hasard a un nombre, et le même nombre donne toujours la même table.
rules-till-touch-figure = Pas là : la tour ne toucherait rien.
rules-till-pass-figure = Rouge ne peut rien jouer, et passe.
rules-till-king-figure = Le roi prend l’autre, et Rouge a gagné.
rules-till-step-figure = Le roi va là où seule une pièce piégée attaque.
rules-till-free-figure = Le roi pourrait prendre l’autre ; il peut aussi s’éloigner.
rules-till-all-pass-figure = Les deux ont passé : nulle.
rules-till-thrice-figure = La même table pour la troisième fois : nulle.
rules-till-over-taken-figure = La tour passe par-dessus une pièce qui était à Jaune.
rules-till-last-figure = Jaune est éliminé. Rouge prend le dernier autre roi et a gagné.
