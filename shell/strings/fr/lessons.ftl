# Ce que chaque leçon dit d’elle-même.

## Les leçons de Custodian Chess.

lesson-custodian-rooks = Entre deux tours
lesson-custodian-rooks-task = On ne prend pas une pièce en se plaçant sur sa case : deux pièces prennent celle qui se trouve entre elles. Mettez le pion noir entre vos tours.
lesson-custodian-rooks-hint = Deux tours prennent une pièce placée entre elles en ligne droite. L’une est déjà au-dessus du pion.
lesson-custodian-rooks-praise = La pièce que vous jouez prend, avec l’aide d’une autre qui est déjà en place.

lesson-custodian-bishops = Entre deux fous
lesson-custodian-bishops-task = Les fous font de même en diagonale. Mettez le pion entre vos fous.
lesson-custodian-bishops-hint = Un fou est en haut à droite du pion. Quelle case est à l’opposé ?
lesson-custodian-bishops-praise = Deux tours prennent en ligne droite, deux fous en diagonale.
lesson-custodian-knights = Deux cavaliers
lesson-custodian-knights-task = Deux cavaliers prennent si l’un est à côté de la pièce adverse, l’autre à un de ses coins, et s’ils sont à un saut de cavalier l’un de l’autre. Prenez le pion.
lesson-custodian-knights-hint = Un cavalier est déjà à côté du pion, au-dessus de lui. L’autre peut venir à un coin du bas.
lesson-custodian-knights-praise = L’un à côté, l’autre à un coin, à un saut de cavalier l’un de l’autre.
lesson-custodian-rook-knight = Tour et cavalier
lesson-custodian-rook-knight-task = La tour et le cavalier sont tous deux à côté de la pièce adverse, non pas face à face, mais à angle droit. Prenez le pion.
lesson-custodian-rook-knight-hint = Le cavalier est à droite du pion. La tour peut venir en dessous.
lesson-custodian-rook-knight-praise = Tous deux à côté, autour d’un même coin.
lesson-custodian-bishop-knight = Fou et cavalier
lesson-custodian-bishop-knight-task = Le fou et le cavalier sont à deux coins de la pièce adverse, du même côté. Prenez le pion.
lesson-custodian-bishop-knight-hint = Le cavalier est au coin supérieur droit du pion. Le fou peut venir au coin inférieur droit.
lesson-custodian-bishop-knight-praise = Deux coins d’un même côté : en haut, en bas, à gauche ou à droite.
lesson-custodian-rook-bishop = Tour et fou
lesson-custodian-rook-bishop-task = La tour est à côté de la pièce adverse, et le fou au coin voisin de la tour. Prenez le pion.
lesson-custodian-rook-bishop-hint = Le fou est au coin supérieur droit du pion. La tour peut venir au-dessus du pion.
lesson-custodian-rook-bishop-praise = Côte à côte, la tour et le fou prennent la pièce qui est à côté de la tour et à un coin du fou. C’était la dernière des six paires.

lesson-custodian-king-helps = Le roi aide
lesson-custodian-king-helps-task = Un roi peut aider : quand une autre pièce joue, votre roi compte comme un cavalier. Prenez le cavalier avec votre fou et votre roi.
lesson-custodian-king-helps-hint = Un fou et un cavalier prennent à deux coins du même côté. Votre roi est au coin inférieur gauche.
lesson-custodian-king-helps-praise = Dans cette paire, le roi comptait comme un cavalier.
lesson-custodian-king-moves = Le roi prend
lesson-custodian-king-moves-task = Quand le roi joue lui-même, il compte comme une tour après un pas en ligne droite, comme un fou après un pas en diagonale. Prenez le cavalier avec votre roi et votre tour.
lesson-custodian-king-moves-hint = Deux tours prennent une pièce placée entre elles en ligne droite. La vôtre est au-dessus du cavalier.
lesson-custodian-king-moves-praise = Après un pas en ligne droite, le roi compte comme une tour, après un pas en diagonale comme un fou ; quand une autre pièce joue, comme un cavalier.
lesson-custodian-pawn-helps = Le pion aide
lesson-custodian-pawn-helps-task = Un pion peut aider aussi : il compte comme la pièce qui joue, un fou avec un fou, une tour avec une tour. Prenez le cavalier avec votre fou et votre pion.
lesson-custodian-pawn-helps-hint = Deux fous prennent depuis deux coins opposés. Votre pion est au coin supérieur gauche.
lesson-custodian-pawn-helps-praise = Dans cette paire, le pion comptait comme le second fou.
lesson-custodian-pawn-straight = Le pion avance tout droit
lesson-custodian-pawn-straight-task = Un pion peut prendre lui-même : après un pas tout droit, il compte comme un fou. Prenez le cavalier avec votre pion et votre fou.
lesson-custodian-pawn-straight-hint = Deux fous prennent depuis deux coins opposés. Votre fou est au coin supérieur gauche.
lesson-custodian-pawn-straight-praise = Le pion comptait comme le second fou. Toute pièce peut former une moitié de paire.

lesson-custodian-pawn = Le pion avance en diagonale
lesson-custodian-pawn-task = Un pion n’avance en diagonale que si ce coup prend quelque chose. Il compte alors comme une tour, et le second pion qui l’aide aussi. Prenez le cavalier.
lesson-custodian-pawn-hint = Votre pion en c5 est déjà à côté du cavalier. L’autre côté est libre.
lesson-custodian-pawn-praise = Après un pas tout droit, le pion compte comme un fou, après un pas en diagonale comme une tour ; quand une autre pièce joue, il compte comme elle.

lesson-custodian-two = Deux prises à la fois
lesson-custodian-two-task = Un coup prend toutes les pièces qu’il encadre. Prenez les deux pions à la fois.
lesson-custodian-two-hint = Vos tours sont aux deux bouts de la rangée. La case du milieu est libre.
lesson-custodian-two-praise = Un coup peut former plusieurs paires, et chacune prend.

lesson-custodian-king = Prendre le roi
lesson-custodian-king-task = Ici, il n’y a pas d’échec : un roi se prend comme toute autre pièce, et la partie est alors finie. Prenez le roi noir avec vos deux cavaliers.
lesson-custodian-king-hint = Votre cavalier en e5 est à un coin du roi. L’autre doit venir à côté du roi, à un saut de cavalier du premier.
lesson-custodian-king-praise = Quand un roi est pris, la partie est finie.

lesson-custodian-danger = Hors de danger
lesson-custodian-danger-task = Les Noirs menacent de prendre votre roi entre deux tours. Mettez-le en sécurité, là où aucun coup ne peut le prendre.
lesson-custodian-danger-hint = Une tour est à côté du roi. L’autre peut venir en c4. Où ne peuvent-elles pas l’encadrer ?
lesson-custodian-danger-praise = Un roi en danger est marqué. Rien ne vous oblige à le déplacer : surveillez la marque.

lesson-custodian-throne = Le trône
lesson-custodian-throne-task = Les couronnes marquent les trônes, les cases de départ des rois. Un roi sur le trône adverse gagne s’il ne peut pas y être pris. Allez-y en deux tours.
lesson-custodian-throne-hint = Le trône est en d7, à deux pas.
lesson-custodian-throne-praise = Prendre le roi est une façon de gagner. Le trône en est une autre.

## Les leçons de Take Two Chess.

lesson-taketwo-queen = Les cartes d’une dame
lesson-taketwo-queen-task = Chaque dame et chaque pion a trois cartes, et les deux premières comptent : ligne, diagonale ou saut de cavalier. Les deux premières de votre dame sont ligne et saut. Prenez la tour.
lesson-taketwo-queen-hint = Aucune ligne droite ne mène à la tour. Sautez.
lesson-taketwo-queen-praise = Regardez les cartes d’une dame avant de compter sur elle.

lesson-taketwo-pawn = Comment prend un pion
lesson-taketwo-pawn-task = Un pion avance selon sa première carte et prend selon la deuxième, toujours d’une rangée. Ici, la deuxième est la carte « ligne ». Prenez le cavalier.
lesson-taketwo-pawn-hint = Le cavalier est juste devant le pion, là où un pion ne prend pas d’habitude.
lesson-taketwo-pawn-praise = La première carte dit comment il avance, la deuxième comment il prend. Au début, les cartes sont ligne, diagonale, saut : comme aux échecs.

lesson-taketwo-leap = Un pion qui saute
lesson-taketwo-leap-task = La deuxième carte de ce pion est le saut : deux colonnes de côté, une rangée en avant. Prenez le cavalier.
lesson-taketwo-leap-hint = Comptez deux colonnes à gauche et une rangée en avant.
lesson-taketwo-leap-praise = Les prises d’un pion qui saute passent facilement inaperçues.

lesson-taketwo-switch = Échanger deux cartes
lesson-taketwo-switch-task = Avant de jouer, vous pouvez échanger deux cartes d’une dame ou d’un pion. Échangez celles de votre dame pour qu’elle donne échec sans bouger.
lesson-taketwo-switch-hint = De f6, un cavalier attaquerait le roi. Cette carte est la troisième ; elle ne compte pas encore.
lesson-taketwo-switch-praise = Un échange suffit pour donner échec.

lesson-taketwo-another = Une autre pièce joue
lesson-taketwo-another-task = Au tour de l’échange, une autre pièce doit jouer. Échangez les cartes du pion en e4 pour qu’il prenne tout droit, et prenez le pion en e5 au tour suivant.
lesson-taketwo-another-hint = La carte « ligne » doit être la deuxième. Puis jouez une autre pièce, et attendez.
lesson-taketwo-another-praise = Échanger maintenant, prendre au tour suivant : l’adversaire a un tour pour réagir.

lesson-taketwo-double = Un double pas
lesson-taketwo-double-task = De sa case de départ, un pion peut faire deux pas selon sa première carte. Ici, c’est la diagonale. Amenez le pion en c4 d’un coup.
lesson-taketwo-double-hint = Deux pas sur une diagonale, vers la gauche.
lesson-taketwo-double-praise = Tout droit, en diagonale ou un long saut : la première carte décide.

lesson-taketwo-promotion = Une nouvelle dame
lesson-taketwo-promotion-task = Une nouvelle dame garde les cartes du pion. Celui-ci avance par sauts. Promouvez-le de façon que le roi noir soit aussitôt en échec.
lesson-taketwo-promotion-hint = Deux colonnes de côté, une rangée en avant : c8 ou g8 ? Le roi est sur la colonne c.
lesson-taketwo-promotion-praise = Pour bien promouvoir, regardez les cartes du pion.

lesson-taketwo-mate = Échanger et mater
lesson-taketwo-mate-task = Un tour entier : d’abord un échange, puis le coup d’une autre pièce. Ensemble, ils donnent le mat.
lesson-taketwo-mate-hint = La tour donne échec sur la colonne h. La dame doit contrôler la case où le roi pourrait fuir.
lesson-taketwo-mate-praise = Mat ! Ni l’échange ni le coup n’aurait suffi à lui seul.

## Les leçons de Till Chess.

lesson-till-gap = À travers le vide
lesson-till-gap-task = Pas d’échiquier, seulement des pièces. Une pièce peut traverser le vide, mais à la fin de son coup, elle doit en toucher une autre. Vous jouez Rouge : prenez le cavalier jaune.
lesson-till-gap-hint = Le cavalier est droit devant votre tour, si large que soit le vide.
lesson-till-gap-praise = Aucun vide n’est trop large. Il suffit que la pièce en touche une autre à la fin de son coup.

lesson-till-pawn = Un pion pas comme les autres
lesson-till-pawn-task = Un pion fait un pas dans une des huit directions, mais ne prend qu’en diagonale. Trois pions entourent la dame : prenez-la avec le bon.
lesson-till-pawn-hint = Deux d’entre eux touchent la dame par un côté. Le troisième la touche par un coin.
lesson-till-pawn-praise = Ici, les pions n’ont ni avant ni arrière : ils prennent sur les quatre diagonales.

lesson-till-over = Par-dessus vos pièces
lesson-till-over-task = Les dames, les tours et les fous passent par-dessus les pièces de leur camp, mais pas par-dessus les autres. Prenez la tour jaune.
lesson-till-over-hint = Un pion jaune barre le chemin de votre fou. Sur celui de votre dame, il n’y a que vos propres pions.
lesson-till-over-praise = Vos pièces ne barrent jamais le chemin de vos dames, tours et fous.

lesson-till-trapped = Le cadenas
lesson-till-trapped-task = Un cadenas marque une pièce piégée : elle est le seul lien entre deux groupes, et ne peut ni bouger ni prendre. Prenez la dame jaune.
lesson-till-trapped-hint = Votre tour a un cadenas. Quelle autre pièce atteint la dame ?
lesson-till-trapped-praise = Sans la tour, les pièces se seraient séparées en deux groupes. Regardez d’abord les cadenas.

lesson-till-king = Pas de mat
lesson-till-king-task = Le roi de Jaune est en échec, et piégé : sans coup légal, Jaune a passé. Il n’y a pas de mat ici. Prenez le roi et gagnez.
lesson-till-king-hint = Votre tour est piégée aussi. Votre fou passe par-dessus votre pion.
lesson-till-king-praise = Le roi est pris : le joueur qui a le dernier roi gagne.

lesson-till-threat = Une simple menace
lesson-till-threat-task = Une pièce piégée ne peut pas prendre, et votre roi n’a pas à la craindre. Prenez la tour jaune avec votre roi.
lesson-till-threat-hint = Le fou protège le pion. La tour n’est protégée que par la dame, qui est piégée.
lesson-till-threat-praise = La dame menace, sans plus : votre roi peut rester. Une fois libre, elle donnerait échec, et le joueur qui prend un roi prend aussi son armée.

lesson-till-free = Libérer la tour
lesson-till-free-task = Votre tour vise le roi, mais elle est piégée. Donnez échec : un second lien entre les deux groupes la libère.
lesson-till-free-hint = Où votre cavalier toucherait-il les deux groupes à la fois ?
lesson-till-free-praise = Échec, et la tour n’a même pas bougé.

lesson-till-lock = Piéger la dame
lesson-till-lock-task = La dame donne échec. Sans fuir ni vous interposer, piégez-la, pour qu’elle ne puisse plus prendre.
lesson-till-lock-hint = La gauche et la droite sont reliées en deux endroits : par la dame et par votre cavalier.
lesson-till-lock-praise = Une pièce piégée ne donne pas échec. Pour la piéger, un coup loin de votre roi peut suffire.

lesson-till-mate = Le roi enfermé
lesson-till-mate-task = Si votre tour quitte sa place, le roi jaune est piégé : il ne peut ni fuir ni prendre. Donnez un échec qui force Jaune à passer, puis prenez le roi.
lesson-till-mate-hint = La tour peut donner échec depuis deux places. La dame jaune atteint l’une d’elles.
lesson-till-mate-praise = Piégé et en échec : Jaune ne pouvait que passer.

lesson-till-army = Une armée de plus
lesson-till-army-task = Le joueur qui prend un roi reçoit aussitôt toutes les pièces de cet adversaire. Vous jouez Rouge, contre Jaune et Bleu : prenez les deux rois en deux tours.
lesson-till-army-hint = Votre cavalier peut prendre le roi de Jaune. La tour de Jaune est alors à vous, et passe par-dessus vos pions.
lesson-till-army-praise = Deux rois en deux tours, et le second est pris par une tour qui était à Jaune.

## Leçons de TCHES(S) : la partie habituelle.

lesson-tches-main-guardian = Se déplacer, puis prendre
lesson-tches-main-guardian-task = Ici, bien des pièces se déplacent d’abord, puis prennent. Le gardien se déplace comme une tour, puis peut prendre à un pas en diagonale (×). Prenez le cavalier.
lesson-tches-main-guardian-hint = Sur la colonne du gardien, deux cases touchent le cavalier par un coin.
lesson-tches-main-guardian-praise = Touchez la pièce à prendre : le déplacement et la prise se font d’un seul geste.

lesson-tches-main-paladin = Le paladin
lesson-tches-main-paladin-task = Le paladin se déplace comme un fou, puis peut prendre à un pas en ligne droite (+). Prenez la dame.
lesson-tches-main-paladin-hint = Il ne prend pas sur sa diagonale. Quelles cases de la diagonale touchent la dame par un côté ?
lesson-tches-main-paladin-praise = Le paladin ne prend pas sur sa diagonale, mais à côté.

lesson-tches-main-griffin = Le griffon
lesson-tches-main-griffin-task = Le griffon saute comme un cavalier, puis peut prendre à un pas en diagonale (×). Un mur de pions arrête la tour : prenez la dame.
lesson-tches-main-griffin-hint = Le griffon se pose sur une case vide. Laquelle touche la dame par un coin ?
lesson-tches-main-griffin-praise = Un saut et un pas : peu de murs arrêtent un griffon.

lesson-tches-main-champion = Griffon ou champion ?
lesson-tches-main-champion-task = Le champion saute aussi comme un cavalier, mais peut ensuite prendre à un pas en ligne droite (+). Prenez la dame avec celui des deux qui convient.
lesson-tches-main-champion-hint = Les deux peuvent sauter en f6, juste sous la dame. Lequel prend ensuite tout droit ?
lesson-tches-main-champion-praise = Le petit signe sur une pièce montre comment elle prend : × en diagonale, + en ligne droite.

lesson-tches-main-turn = Un tour entier
lesson-tches-main-turn-task = Un tour compte trois actions, chacune d’une pièce différente ; il faut continuer tant qu’une pièce peut agir. Prenez le cavalier, le fou et la tour en un tour.
lesson-tches-main-turn-hint = Le griffon pourrait prendre chacune des trois pièces, mais lui seul atteint la tour. Et il barre le chemin du gardien.
lesson-tches-main-turn-praise = La première action a ouvert le chemin d’une autre : pensez à l’ordre.

lesson-tches-main-lion = Le lion
lesson-tches-main-lion-task = Le lion fait un pas comme un roi sur une case vide, puis peut prendre à un pas de là. Il ne prend jamais sans ce premier pas. Prenez la dame.
lesson-tches-main-lion-hint = Quelle case vide touche à la fois le lion et la dame ?
lesson-tches-main-lion-praise = Deux pas en une action, dans n’importe quelle direction.

lesson-tches-main-magister = Le magister
lesson-tches-main-magister-task = Le magister est à la fois gardien et paladin : il se déplace comme une tour et prend en diagonale, ou se déplace comme un fou et prend en ligne droite. Prenez la dame.
lesson-tches-main-magister-hint = Aucun déplacement de tour ne le mène à un coin de la dame. Regardez ses diagonales.
lesson-tches-main-magister-praise = Ce qu’il ne peut pas prendre d’une façon, il le peut souvent de l’autre.

lesson-tches-main-promotion = Choisir la promotion
lesson-tches-main-promotion-task = Sur la dernière rangée, un pion devient une pièce d’un type que votre armée avait au début, mais pas un roi. Matez par cette action.
lesson-tches-main-promotion-hint = Le griffon noir arrêterait une dame en c8. Quelle pièce saute par-dessus ?
lesson-tches-main-promotion-praise = Échec et mat : le roi noir était pourtant entouré de sa garde. Une dame n’y serait pas arrivée.

lesson-tches-main-check = Échec en cours de tour
lesson-tches-main-check-task = Au milieu d’un tour, votre roi peut être en échec ; à la fin, non. La tour en e3 couvre le roi : prenez pourtant la dame avec elle.
lesson-tches-main-check-hint = Une fois la tour partie, il reste deux actions : une autre pièce peut se placer devant le roi.
lesson-tches-main-check-praise = Seule la fin du tour compte. Un roi est en échec si une seule action peut le prendre.

lesson-tches-main-mate = Un filet de mat
lesson-tches-main-mate-task = Matez en trois actions : une de la tour, une du gardien et une du paladin. Mais le cavalier noir pourrait secourir son roi.
lesson-tches-main-mate-hint = Le paladin peut prendre le cavalier, le gardien contrôler la rangée devant le roi, et la tour donner échec.
lesson-tches-main-mate-praise = Échec et mat : les Noirs auraient aussi trois actions, mais aucune n’y peut rien.

## Leçons de TCHES(S) : les actions d’un tour, la même pièce encore, la prise des rois et des drapeaux, la proie.

lesson-tches-strike-three = Trois en un tour
lesson-tches-strike-three-task = Un tour compte trois actions, chacune d’une pièce différente ; il faut continuer tant qu’une pièce peut agir. Prenez le cavalier, le fou et le pion en un tour.
lesson-tches-strike-three-hint = Votre cavalier peut prendre chacune des trois pièces. Votre tour et votre fou n’ont pas le choix.
lesson-tches-strike-three-praise = Trois prises en un tour, chacune par une pièce différente.
lesson-tches-strike-marked = Les pièces marquées
lesson-tches-strike-marked-task = Votre dame et votre tour ont déjà agi : elles sont marquées. Il reste une action : prenez la dame noire.
lesson-tches-strike-marked-hint = Cherchez une pièce sans marque qui atteint la dame noire.
lesson-tches-strike-marked-praise = Les marques durent jusqu’à la fin du tour ; au suivant, toute pièce peut agir de nouveau.
lesson-tches-strike-open = Ouvrir la colonne
lesson-tches-strike-open-task = La tour vise la dame, mais deux de vos pièces sont entre elles. Vous avez trois actions : prenez la dame.
lesson-tches-strike-open-hint = Tout coup qui quitte la colonne convient. La tour agit en dernier.
lesson-tches-strike-open-praise = Deux pièces se sont écartées, la troisième a pris : vous choisissez l’ordre des actions.
lesson-tches-strike-shield = La tour qui couvre le roi
lesson-tches-strike-shield-task = La tour blanche couvre le roi, qui a déjà agi. Avant la dernière action, un roi peut être en échec ; à la fin, non. Prenez la dame.
lesson-tches-strike-shield-hint = Une fois la tour partie, une autre pièce doit se placer devant le roi.
lesson-tches-strike-shield-praise = Un échec au milieu d’un tour est sans conséquence. Seule la fin compte.
lesson-tches-strike-mate = Mater avec trois pièces
lesson-tches-strike-mate-task = Matez en trois actions : une de la tour, une du fou et une du cavalier.
lesson-tches-strike-mate-hint = La tour donne échec sur la dernière rangée. Les autres contrôlent les cases où le roi pourrait fuir.
lesson-tches-strike-mate-praise = Échec et mat ! Il fallait les trois pièces.

lesson-tches-same-three = Un cavalier, trois sauts
lesson-tches-same-three-task = Dans ce jeu, la même pièce peut agir plusieurs fois. Prenez trois pièces en un tour avec votre cavalier.
lesson-tches-same-three-hint = Le cavalier peut prendre deux pions ; un seul mène à d’autres prises.
lesson-tches-same-three-praise = Trois sauts, trois prises, un seul tour.
lesson-tches-same-promote = Un pion jusqu’au bout
lesson-tches-same-promote-task = La même pièce peut agir plusieurs fois, un pion aussi. Menez-le à la dernière rangée à ce tour : il y devient une pièce de votre choix.
lesson-tches-same-promote-hint = Tout droit, le chemin est fermé. Regardez ce qu’il y a derrière les pièces que le pion peut prendre.
lesson-tches-same-promote-praise = Du milieu de l’échiquier à la promotion en un tour : ici, tout pion est dangereux.
lesson-tches-same-return = Aller et retour
lesson-tches-same-return-task = Ici, un tour compte deux actions, et une pièce peut faire les deux. Prenez la dame, et terminez avec le roi en sécurité.
lesson-tches-same-return-hint = La tour couvre le roi. Après la prise, elle peut revenir.
lesson-tches-same-return-praise = La tour a pris, puis elle est revenue à sa place : seule la fin du tour compte.
lesson-tches-same-king = Le roi prend et revient
lesson-tches-same-king-task = Un tour compte deux actions, et le roi peut faire les deux. Prenez avec lui le cavalier protégé : votre roi n’a besoin d’être en sécurité qu’à la fin du tour.
lesson-tches-same-king-hint = Après la prise, ramenez le roi là d’où il vient.
lesson-tches-same-king-praise = Une pièce protégée n’est pas à l’abri d’un roi qui prend, puis revient.
lesson-tches-same-mate = Un roi qui fait deux pas
lesson-tches-same-mate-task = Un tour compte deux actions, et le roi adverse peut faire deux pas, lui aussi. Matez à ce tour.
lesson-tches-same-mate-hint = Contrôlez toutes les cases à un ou deux pas du roi. La tour peut contourner la dame en deux coups.
lesson-tches-same-mate-praise = Échec et mat ! Contre un roi qui fait deux pas, il faut contrôler plus de cases.

lesson-tches-capture-king = Prendre le roi
lesson-tches-capture-king-task = Ici, il n’y a pas d’échec : un roi se prend comme toute autre pièce. Mais les rois ne prennent jamais. Prenez le roi noir.
lesson-tches-capture-king-hint = Votre roi ne peut pas prendre, et un pion est devant la tour. Quelle autre pièce l’atteint ?
lesson-tches-capture-king-praise = Le roi est maintenant sous le cavalier, et le suit partout.
lesson-tches-capture-home = Ramener le roi
lesson-tches-capture-home-task = Votre fou tient le roi noir. Menez-le à votre portail, d1, et vous gagnez.
lesson-tches-capture-home-hint = Seule la pièce qui tient le roi peut le ramener.
lesson-tches-capture-home-praise = Le roi est ramené : c’est ainsi que l’on gagne ce jeu.
lesson-tches-capture-captor = Choisir la pièce qui prend
lesson-tches-capture-captor-task = Trois de vos pièces peuvent prendre le roi. Prenez-le avec celle qui, au tour suivant, le mènera à votre portail, d1.
lesson-tches-capture-captor-hint = Depuis la case du roi, laquelle va en d1 en un seul coup ?
lesson-tches-capture-captor-praise = Pensez au retour avant de prendre.
lesson-tches-capture-free = Libérer votre roi
lesson-tches-capture-free-task = Le cavalier noir tient votre roi, à un saut de son portail. Prenez ce cavalier, puis posez votre roi sur une des cases les plus proches.
lesson-tches-capture-free-hint = Prendre le roi noir viendrait trop tard. La tour blanche a une colonne libre.
lesson-tches-capture-free-praise = La pièce qui le tenait est prise, et le roi est libre. Le poser ne coûte pas d’action.
lesson-tches-capture-door = Ouvrir le passage
lesson-tches-capture-door-task = La tour blanche tient le roi noir, et votre portail, d1, est au bout de sa colonne. Dégagez la colonne et ramenez le roi en trois actions.
lesson-tches-capture-door-hint = Le fou et votre roi doivent quitter la colonne. La tour joue en dernier.
lesson-tches-capture-door-praise = Le portail doit être vide : même votre propre roi peut gêner.
lesson-tches-capture-dash = Prendre et ramener
lesson-tches-capture-dash-task = Ici, la même pièce peut agir plusieurs fois. Prenez le roi avec votre cavalier et menez-le à votre portail, d1, au cours du même tour.
lesson-tches-capture-dash-hint = Depuis la case du roi, deux sauts mènent en d1. Votre pion bloque l’un des deux chemins.
lesson-tches-capture-dash-praise = Pris, porté et ramené en trois actions.

lesson-tches-flag-stands = Un drapeau immobile
lesson-tches-flag-stands-task = Ici, le roi est le drapeau et ne bouge jamais de lui-même. La dame noire va prendre le vôtre : prenez-la.
lesson-tches-flag-stands-hint = Le drapeau ne peut pas s’écarter, et un pion est devant la tour. Quelle pièce saute ?
lesson-tches-flag-stands-praise = Un drapeau ne peut pas fuir : voyez venir les menaces à temps.
lesson-tches-flag-wall = Par-dessus le mur
lesson-tches-flag-wall-task = Le roi noir, le drapeau, est derrière un mur de pièces. Le griffon saute comme un cavalier, puis peut prendre à un pas en diagonale : prenez le drapeau.
lesson-tches-flag-wall-hint = Sur quelle case vide près du mur le griffon peut-il sauter ? De là, le drapeau est à un pas.
lesson-tches-flag-wall-praise = Le drapeau est maintenant sous le griffon, et le suit partout.
lesson-tches-flag-home = Le chemin du retour
lesson-tches-flag-home-task = Prenez le drapeau, le roi noir, et ramenez-le au tour suivant à votre portail, a4. Cherchez d’abord quelle pièce peut revenir.
lesson-tches-flag-home-hint = Une diagonale mène du drapeau à votre portail.
lesson-tches-flag-home-praise = Avant de prendre un drapeau, cherchez le chemin du retour.
lesson-tches-flag-rescue = Sauver votre drapeau
lesson-tches-flag-rescue-task = La tour noire tient votre drapeau, à un pas de son portail. Prenez-la, puis posez votre drapeau sur une des cases les plus proches.
lesson-tches-flag-rescue-hint = Votre fou est devant votre tour, mais un pion est tout près.
lesson-tches-flag-rescue-praise = De nouveau libre ! Le drapeau reste là où vous l’avez posé jusqu’à ce qu’on le prenne.
lesson-tches-flag-clear = Un seul chemin
lesson-tches-flag-clear-task = La tour blanche tient le drapeau adverse ; le fou sur son chemin tient le vôtre. Prenez ce fou, posez votre drapeau sans gêner la tour, et menez-la en a4 au tour suivant.
lesson-tches-flag-clear-hint = Votre drapeau ne doit pas être sur votre portail.
lesson-tches-flag-clear-praise = Votre drapeau est libre, et le drapeau adverse est chez vous.

lesson-tches-prey-last = La proie
lesson-tches-prey-last-task = Ici, les dames sont la proie, et les rois des pièces comme les autres. Le joueur qui perd sa dernière dame perd la partie. Gagnez en une action.
lesson-tches-prey-last-hint = Prendre le roi ne fait rien gagner. Quelle pièce atteint la dame ?
lesson-tches-prey-last-praise = Vous avez pris la dernière proie : la partie est gagnée.
lesson-tches-prey-king = Sans peur de l’échec
lesson-tches-prey-king-task = Là où les dames sont la proie, un roi n’a pas à craindre l’échec. La tour protège la dame noire ; gagnez pourtant, en une action.
lesson-tches-prey-king-hint = Votre tour est bloquée. Quelle pièce est à côté de la dame ?
lesson-tches-prey-king-praise = Il n’y a pas d’échec ici, et un roi prend comme toute autre pièce.
lesson-tches-prey-two = Deux types de proie
lesson-tches-prey-two-task = Ici, les dames et les magisters sont la proie, et la perte de la dernière de ces pièces décide. Prenez la dame noire et le magister noir à ce tour de deux actions.
lesson-tches-prey-two-hint = La tour peut prendre l’un ou l’autre, votre fou un seul des deux.
lesson-tches-prey-two-praise = Les deux sont pris : la partie finit avec la dernière proie.
lesson-tches-prey-second = Une dame de plus
lesson-tches-prey-second-task = Les dames sont la proie, et le cavalier noir attaque votre seule dame. Ne fuyez pas : faites-en une deuxième.
lesson-tches-prey-second-hint = Votre pion est à un pas de la dernière rangée. Vous choisissez ce qu’il devient.
lesson-tches-prey-second-praise = Avec deux dames, en perdre une n’est pas une défaite.
lesson-tches-prey-hunt = Le chemin de l’assassin
lesson-tches-prey-hunt-task = Les assassins sont la proie. Le vôtre se déplace de deux cases en ligne droite et d’une de côté, ou d’une puis de deux, et prend la première pièce qu’il rencontre. Gagnez à ce tour.
lesson-tches-prey-hunt-hint = Un des deux chemins vers la proie s’arrête au pion. Votre cavalier est sur l’autre.
lesson-tches-prey-hunt-praise = Une fois le chemin libre, l’assassin a pris la proie.

## Leçons de TCHES(S) : les rois au portail, le remplacement, les porteurs, les orientations, les versos.

lesson-tches-escort-step = À travers le portail
lesson-tches-escort-step-task = Ici, un roi qui arrive au portail adverse, d7, gagne aussitôt, si rien ne l’y attaque. Gagnez en une action.
lesson-tches-escort-step-hint = La tour pourrait prendre la dame. Mais à combien de pas de d7 est votre roi ?
lesson-tches-escort-step-praise = Votre roi a atteint le portail : la partie est gagnée.
lesson-tches-escort-guard = Un portail gardé
lesson-tches-escort-guard-task = La tour noire garde le portail, d7, et un roi attaqué n’y gagne pas. Vous avez deux actions : faites passer votre roi.
lesson-tches-escort-guard-hint = Le pion est un appât. Quelle autre pièce votre fou peut-il prendre ?
lesson-tches-escort-guard-praise = Sans sa garde, le portail est ouvert.
lesson-tches-escort-door = Une tour sur le portail
lesson-tches-escort-door-task = La tour blanche est sur le portail, d7. Déplacez-la de façon que votre roi gagne en deux actions.
lesson-tches-escort-door-hint = Une fois la tour blanche partie, la tour noire attaque le portail, sauf si la blanche la prend ou reste entre les deux.
lesson-tches-escort-door-praise = La tour s’est écartée, et le portail est resté sûr.
lesson-tches-escort-race = Une course
lesson-tches-escort-race-task = Le roi noir est à un pas de votre portail, d1 ; le vôtre est à deux pas de d7. Arrêtez le roi noir avec votre premier pas, et gagnez avec le second.
lesson-tches-escort-race-hint = Quand votre roi quitte la colonne, la tour garde d1.
lesson-tches-escort-race-praise = Un seul pas a fait deux choses : rapprocher votre roi du but et laisser la tour garder votre portail.
lesson-tches-escort-fire = Sous les attaques
lesson-tches-escort-fire-task = Ici, la même pièce peut agir plusieurs fois, et un roi peut être attaqué au milieu d’un tour, mais pas à la fin. Menez le vôtre au portail, d7, à ce tour.
lesson-tches-escort-fire-hint = Vos propres pièces ferment deux chemins. Le troisième commence par la prise du cavalier.
lesson-tches-escort-fire-praise = Attaqué pendant deux pas, le roi gagne au troisième : seule la fin du tour compte.

lesson-tches-replace-queen = Une nouvelle dame
lesson-tches-replace-queen-task = Votre dame est perdue, mais ici un pion la remplace, avant le tour et sans coûter d’action. Choisissez celui qui pourra ensuite prendre la tour.
lesson-tches-replace-queen-hint = Sur le chemin de deux des trois pions vers la tour, il y a un pion noir.
lesson-tches-replace-queen-praise = Votre dame est remplacée, et vous choisissez le pion qui prend sa place.
lesson-tches-replace-jester = Un nouveau bouffon
lesson-tches-replace-jester-task = Un pion devient votre bouffon perdu, qui se déplace comme le dernier type de pièce joué par les Noirs : un cavalier. Choisissez celui qui pourra ensuite prendre la dame.
lesson-tches-replace-jester-hint = De quel pion la dame est-elle à un saut de cavalier ?
lesson-tches-replace-jester-praise = Ce que peut faire le nouveau bouffon dépend de sa place.
lesson-tches-replace-heir = La dame et sa remplaçante
lesson-tches-replace-heir-task = Si les Noirs perdent la dame, une tour la remplace. Prenez la dame et leur seule tour en deux actions : rien ne pourra la remplacer.
lesson-tches-replace-heir-hint = Votre fou est sur le chemin de votre tour. Utilisez son action pour l’une des deux prises.
lesson-tches-replace-heir-praise = Sans tour, pas de nouvelle dame.
lesson-tches-replace-mate = Quel fou ?
lesson-tches-replace-mate-task = Votre dame est perdue, et un de vos fous la remplace. Choisissez-le de façon à mater aussitôt.
lesson-tches-replace-mate-hint = À côté du roi noir, la dame doit être protégée. Quel fou protège b6 ?
lesson-tches-replace-mate-praise = Échec et mat : un fou est devenu dame, l’autre l’a protégée.
lesson-tches-replace-less = De dame à cavalier
lesson-tches-replace-less-task = Ici, une dame doit devenir le cavalier que son camp a perdu, avant toute autre chose. Profitez-en : matez par une prise.
lesson-tches-replace-less-hint = La dame noire pourrait s’interposer entre votre tour et le roi. Après quelle prise ne le peut-elle plus ?
lesson-tches-replace-less-praise = Un remplacement passe avant tout et ne se refuse pas, même s’il coûte la dame.

lesson-tches-transport-climb = Embarquer un passager
lesson-tches-transport-climb-task = Un cavalier peut terminer son coup sur une autre pièce de son camp, sauf un roi ou un autre porteur, et la porter ensuite. Embarquez un passager.
lesson-tches-transport-climb-hint = Trois de vos pièces sont à un saut du cavalier en c3. L’une est le roi, une autre un cavalier.
lesson-tches-transport-climb-praise = Deux pièces sur une case : quand le cavalier repart, il peut emmener la tour.
lesson-tches-transport-wall = Par-dessus le mur
lesson-tches-transport-wall-task = La tour sous votre cavalier est enfermée par ses propres pions. Emmenez-la en c3 avec le cavalier.
lesson-tches-transport-wall-hint = Le cavalier saute par-dessus les pions, seul ou avec la tour. Quand la page pose la question, emmenez la tour.
lesson-tches-transport-wall-praise = À chaque coup du porteur, vous choisissez : emmener le passager, ou le laisser.
lesson-tches-transport-way = Déposé en chemin
lesson-tches-transport-way-task = Un champion saute comme un cavalier, puis peut prendre à un pas en ligne droite. Prenez le fou, et déposez le pion en chemin, en e4.
lesson-tches-transport-way-hint = Sautez en e4 avec le pion, laissez-le là, et prenez le fou.
lesson-tches-transport-way-praise = Porter, déposer, prendre : le tout en une action.
lesson-tches-transport-mate = Libérer le passager
lesson-tches-transport-mate-task = Un passager n’agit pas tant que son porteur est sur lui. Un tour compte deux actions : matez.
lesson-tches-transport-mate-hint = La tour donne échec sur la dernière rangée. Quelle pièce pourrait l’y prendre ? Le cavalier commence.
lesson-tches-transport-mate-praise = Le cavalier parti, la tour peut agir : échec et mat.
lesson-tches-transport-promote = Promotion à cheval
lesson-tches-transport-promote-task = La même pièce peut agir plusieurs fois, et un tour compte trois actions. Portez le pion en avant avec le cavalier, et promouvez-le à ce tour.
lesson-tches-transport-promote-hint = Portez-le à la sixième rangée, là où la case devant lui est vide. Puis le cavalier s’en va.
lesson-tches-transport-promote-praise = Être porté ne promeut pas un pion : il doit faire lui-même le dernier pas.

lesson-tches-polarity-behind = Jamais en arrière
lesson-tches-polarity-behind-task = Ici, chaque pièce est tournée du côté que montre le repère au bord de sa case, et ne va jamais en arrière. Prenez le cavalier.
lesson-tches-polarity-behind-hint = La tour proche tourne le dos au cavalier, l’autre non.
lesson-tches-polarity-behind-praise = En avant et de côté, jamais en arrière : regardez les repères.
lesson-tches-polarity-turn = Pivoter
lesson-tches-polarity-turn-task = Après son coup, une pièce peut pivoter à volonté. Donnez échec avec votre tour en une action.
lesson-tches-polarity-turn-hint = Sur la colonne du roi, la tour lui tourne le dos, à moins de pivoter.
lesson-tches-polarity-turn-praise = Se déplacer, puis pivoter : c’est une seule action.
lesson-tches-polarity-blind = Le côté sans défense
lesson-tches-polarity-blind-task = Une pièce ne protège rien derrière elle. Deux cavaliers sont près de votre roi : prenez celui à qui une tour tourne le dos.
lesson-tches-polarity-blind-hint = Le repère d’une des tours pointe hors de l’échiquier.
lesson-tches-polarity-blind-praise = Une pièce ne protège pas ce qui est dans son dos.
lesson-tches-polarity-round = Demi-tour
lesson-tches-polarity-round-task = Ici, pivoter sur place est une action. Un tour en compte deux, et une pièce peut faire les deux. La dame est derrière la tour blanche : prenez-la.
lesson-tches-polarity-round-hint = Faites d’abord pivoter la tour ; tout autre côté convient.
lesson-tches-polarity-round-praise = Une action pour pivoter, une pour prendre.
lesson-tches-polarity-mate = Par-derrière
lesson-tches-polarity-mate-task = Un roi ne recule pas non plus, et le roi noir est tourné vers le bas. Matez-le par-derrière, en une action.
lesson-tches-polarity-mate-hint = La tour de la dernière rangée va sur la colonne du roi, et doit pivoter vers lui.
lesson-tches-polarity-mate-praise = Échec et mat : une tour contrôle le côté, l’autre attaque par-derrière, et un roi ne recule pas.

lesson-tches-backs-templar = Déplacement et prise
lesson-tches-backs-templar-task = Un templier se déplace comme un fou et prend comme une tour ; un exarque fait l’inverse. Prenez la dame.
lesson-tches-backs-templar-hint = L’exarque prend en diagonale ; un templier doit être en ligne droite avec la dame.
lesson-tches-backs-templar-praise = Beaucoup de versos ne prennent pas comme ils se déplacent.
lesson-tches-backs-leap = Deux cases, pas plus
lesson-tches-backs-leap-task = Une baliste saute à exactement deux cases en ligne droite, un archer à deux en diagonale, par-dessus toute pièce. Prenez la dame.
lesson-tches-backs-leap-hint = Les deux balistes sont à trois cases de la dame. Comptez depuis l’archer.
lesson-tches-backs-leap-praise = Rien ne les arrête, mais ils sautent toujours à exactement deux cases.
lesson-tches-backs-chariot = Un chemin coudé
lesson-tches-backs-chariot-task = Un char de guerre se déplace de deux cases en ligne droite, puis d’une de côté, et chaque case du chemin doit être vide. Prenez la dame.
lesson-tches-backs-chariot-hint = Un des chars a votre propre tour sur son chemin. Par où passe l’autre ?
lesson-tches-backs-chariot-praise = Il arrive où arriverait un cavalier, mais sans sauter : son chemin doit être libre.
lesson-tches-backs-pikeman = Une longue pique
lesson-tches-backs-pikeman-task = Un piquier prend à exactement deux cases devant lui, par-dessus une case vide. Un seul de vos trois piquiers peut prendre : jouez-le.
lesson-tches-backs-pikeman-hint = Un piquier ne peut ni prendre la pièce juste devant lui, ni passer par-dessus.
lesson-tches-backs-pikeman-praise = Un piquier prend de loin, mais seulement par-dessus une case vide.
lesson-tches-backs-jester = Le bouffon imite
lesson-tches-backs-jester-task = Un bouffon se déplace comme le type de pièce que l’adversaire a joué en dernier ; la petite image qu’il porte montre lequel. Prenez la dame.
lesson-tches-backs-jester-hint = Les Noirs ont joué une tour : votre bouffon se déplace comme elle.
lesson-tches-backs-jester-praise = Après le prochain coup des Noirs, il se déplacera peut-être tout autrement.
lesson-tches-backs-emperor = Le mat de l’empereur
lesson-tches-backs-emperor-task = Un empereur saute comme un cavalier, puis peut prendre à un pas dans n’importe quelle direction. Matez en une action.
lesson-tches-backs-emperor-hint = D’où pourrait-il sauter en b7, à côté du roi ? En c5, le pion le prendrait.
lesson-tches-backs-emperor-praise = Échec et mat : l’empereur menace de sauter et de prendre, et il n’y a plus d’issue.
lesson-tches-backs-choose = Choisir ses versos
lesson-tches-backs-choose-task = Retournez vos pièces pour que l’une d’elles prenne la dame en d4 dès la première action.
lesson-tches-backs-choose-hint = Le pion en d3 arrête toutes les pièces qui ne sautent pas. Quel verso saute ?
lesson-tches-backs-choose-praise = La baliste saute à exactement deux cases. Avant la partie, chacun peut ainsi choisir les pièces qui conviennent contre l’armée adverse.
