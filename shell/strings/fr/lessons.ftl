# Ce que chaque leçon dit d’elle-même.

## Les leçons de Custodian Chess.

lesson-custodian-rooks = Entre deux tours
lesson-custodian-rooks-task = On ne capture rien en se posant dessus : deux pièces prennent ce qui se trouve entre elles. Mettez le pion noir entre vos tours.
lesson-custodian-rooks-hint = Deux tours prennent ce qui se trouve entre elles en ligne droite. L’une est déjà au-dessus du pion.
lesson-custodian-rooks-praise = La pièce qui se déplace capture, avec une autre qui est déjà là.

lesson-custodian-bishops = Entre deux fous
lesson-custodian-bishops-task = Les fous font de même en diagonale. Mettez le pion entre vos fous.
lesson-custodian-bishops-hint = Un fou est en haut à droite du pion. Quelle case est en face ?
lesson-custodian-bishops-praise = Deux tours prennent en ligne droite, deux fous en diagonale.
lesson-custodian-knights = Deux cavaliers
lesson-custodian-knights-task = Deux cavaliers prennent si l’un est à côté de l’ennemi, l’autre à un de ses coins, et si l’un pouvait sauter sur l’autre. Prenez le pion.
lesson-custodian-knights-hint = Un cavalier est déjà à côté du pion, au-dessus de lui. L’autre peut venir à un coin d’en bas.
lesson-custodian-knights-praise = L’un à côté, l’autre à un coin, à un saut de cavalier.
lesson-custodian-rook-knight = Tour et cavalier
lesson-custodian-rook-knight-task = Tour et cavalier sont tous deux à côté de l’ennemi, non pas en face l’un de l’autre, mais à angle droit. Prenez le pion.
lesson-custodian-rook-knight-hint = Le cavalier est à droite du pion. La tour peut venir au-dessous.
lesson-custodian-rook-knight-praise = Tous deux à côté, autour d’un même coin.
lesson-custodian-bishop-knight = Fou et cavalier
lesson-custodian-bishop-knight-task = Fou et cavalier sont à deux coins de l’ennemi, du même côté. Prenez le pion.
lesson-custodian-bishop-knight-hint = Le cavalier est au coin supérieur droit du pion. Le fou peut venir au coin inférieur droit.
lesson-custodian-bishop-knight-praise = Deux coins d’un même côté : en haut, en bas, à gauche ou à droite.
lesson-custodian-rook-bishop = Tour et fou
lesson-custodian-rook-bishop-task = La tour est à côté de l’ennemi, et le fou au coin voisin de la tour. Prenez le pion.
lesson-custodian-rook-bishop-hint = Le fou est au coin supérieur droit du pion. La tour peut venir au-dessus du pion.
lesson-custodian-rook-bishop-praise = Côte à côte, tour et fou prennent ce qui touche la tour. C’était la dernière des six paires.

lesson-custodian-king-helps = Le roi aide
lesson-custodian-king-helps-task = Un roi peut aider : quand une autre pièce joue, votre roi compte comme un cavalier. Prenez le cavalier avec votre fou et votre roi.
lesson-custodian-king-helps-hint = Fou et cavalier se placent à deux coins du même côté. Votre roi est au coin inférieur gauche.
lesson-custodian-king-helps-praise = Dans cette paire, le roi était le cavalier.
lesson-custodian-king-moves = Le roi prend
lesson-custodian-king-moves-task = Un roi qui joue lui-même compte comme une tour après un pas droit, comme un fou après un pas en diagonale. Prenez le cavalier avec votre roi et votre tour.
lesson-custodian-king-moves-hint = Deux tours prennent ce qui est tout droit entre elles. La vôtre est au-dessus du cavalier.
lesson-custodian-king-moves-praise = Un pas droit fait du roi une tour, un pas en diagonale un fou ; quand une autre pièce joue, il est un cavalier.
lesson-custodian-pawn-helps = Le pion aide
lesson-custodian-pawn-helps-task = Un pion peut aider aussi : il compte comme la pièce qui joue, avec un fou comme un fou, avec une tour comme une tour. Prenez le cavalier avec votre fou et votre pion.
lesson-custodian-pawn-helps-hint = Deux fous prennent depuis des coins opposés. Votre pion est au coin supérieur gauche.
lesson-custodian-pawn-helps-praise = Dans cette paire, le pion était le second fou.
lesson-custodian-pawn-straight = Le pas droit du pion
lesson-custodian-pawn-straight-task = Un pion peut prendre lui-même : après un pas tout droit, il compte comme un fou. Prenez le cavalier avec votre pion et votre fou.
lesson-custodian-pawn-straight-hint = Deux fous prennent depuis des coins opposés. Votre fou est au coin supérieur gauche.
lesson-custodian-pawn-straight-praise = Deux fous, dont l’un est un pion. Toute pièce peut être la moitié d’une paire.

lesson-custodian-pawn = Le pas du pion en diagonale
lesson-custodian-pawn-task = Un pion n’avance en diagonale que s’il prend ainsi quelque chose. Il compte alors comme une tour, et un second pion qui l’aide aussi. Prenez le cavalier.
lesson-custodian-pawn-hint = Votre pion en c5 est déjà à côté du cavalier. L’autre côté est libre.
lesson-custodian-pawn-praise = Un pas droit fait du pion un fou, un pas en diagonale une tour ; quand une autre pièce joue, il est ce qu’elle est.

lesson-custodian-two = Deux d’un coup
lesson-custodian-two-task = Un seul coup prend tout ce qu’il enferme. Capturez les deux pions à la fois.
lesson-custodian-two-hint = Vos tours sont aux deux bouts de la rangée. Le milieu est libre.
lesson-custodian-two-praise = Toutes les paires que forme un coup capturent en même temps.

lesson-custodian-king = Prendre le roi
lesson-custodian-king-task = Ici, il n’y a pas d’échec : un roi se prend comme toute autre pièce, et la partie est alors finie. Prenez le roi noir avec vos deux cavaliers.
lesson-custodian-king-hint = Votre cavalier en e5 est à un coin du roi. L’autre doit venir à côté du roi, à un saut de lui.
lesson-custodian-king-praise = Quand un roi est pris, la partie est finie.

lesson-custodian-danger = Hors de danger
lesson-custodian-danger-task = Les Noirs menacent d’enfermer votre roi entre deux tours. Mettez-le en sécurité, là où aucun coup ne le prend.
lesson-custodian-danger-hint = Une tour est à côté du roi. L’autre peut venir en c4. Où ne peuvent-elles pas l’enfermer ?
lesson-custodian-danger-praise = Un roi en danger est marqué. Rien ne vous oblige à le bouger : guettez la marque.

lesson-custodian-throne = Le trône
lesson-custodian-throne-task = Les couronnes marquent les trônes, d’où les rois sont partis. Un roi qui est sur le trône ennemi, sans pouvoir y être pris, gagne. Allez-y en deux tours.
lesson-custodian-throne-hint = Le trône est en d7, à deux pas.
lesson-custodian-throne-praise = Capturer est une façon de gagner. Le trône est l’autre.

## Les leçons de Take Two Chess.

lesson-taketwo-queen = Cartes d’une dame
lesson-taketwo-queen-task = Chaque dame et chaque pion a trois cartes, et les deux premières comptent : droite, diagonale ou saut de cavalier. Votre dame a droite et saut. Prenez la tour.
lesson-taketwo-queen-hint = Aucune ligne droite ne mène à la tour. Sautez.
lesson-taketwo-queen-praise = Regardez les cartes avant de vous fier à une dame.

lesson-taketwo-pawn = Un pion capture
lesson-taketwo-pawn-task = Un pion avance selon sa première carte et capture selon la deuxième, toujours d’une rangée. Ici la deuxième dit : tout droit. Prenez le cavalier.
lesson-taketwo-pawn-hint = Le cavalier est droit devant, là où d’habitude un pion ne capture pas.
lesson-taketwo-pawn-praise = Première carte : comment il avance. Deuxième : comment il capture. Au début les cartes sont droite, diagonale, saut : comme aux échecs.

lesson-taketwo-leap = Un pion qui saute
lesson-taketwo-leap-task = La deuxième carte de ce pion est le saut : deux colonnes de côté, une rangée en avant. Prenez le cavalier.
lesson-taketwo-leap-hint = Comptez deux colonnes à gauche et une rangée en avant.
lesson-taketwo-leap-praise = Un pion qui saute prend ce que personne n’attend.

lesson-taketwo-switch = Échanger deux cartes
lesson-taketwo-switch-task = Avant de jouer, vous pouvez échanger deux cartes d’une dame ou d’un pion. Échangez celles de votre dame pour qu’elle donne échec sans bouger.
lesson-taketwo-switch-hint = De f6, un cavalier attaquerait le roi. Cette carte est la troisième ; elle ne compte pas encore.
lesson-taketwo-switch-praise = Un échange peut attaquer sans bouger.

lesson-taketwo-another = Une autre joue
lesson-taketwo-another-task = Au tour de l’échange, une autre pièce doit jouer. Échangez les cartes du pion en e4 pour qu’il prenne tout droit, et prenez le pion en e5 au tour suivant.
lesson-taketwo-another-hint = La carte droite doit être la deuxième. Puis jouez autre chose, et attendez.
lesson-taketwo-another-praise = Échanger d’abord, frapper ensuite : l’adversaire le voit venir.

lesson-taketwo-double = Un double pas
lesson-taketwo-double-task = De sa case de départ, un pion peut faire deux pas selon sa première carte. Ici, c’est la diagonale. Amenez le pion en c4 d’un coup.
lesson-taketwo-double-hint = Deux pas sur une diagonale, vers la gauche.
lesson-taketwo-double-praise = Droit, en diagonale ou un long saut : la première carte décide.

lesson-taketwo-promotion = Nouvelle dame
lesson-taketwo-promotion-task = Une nouvelle dame garde les cartes du pion. Celui-ci avance par sauts. Promouvez-le pour que le roi noir soit aussitôt en échec.
lesson-taketwo-promotion-hint = Deux colonnes de côté, une rangée : c8 ou g8 ? Le roi est sur la colonne c.
lesson-taketwo-promotion-praise = Qui promeut doit connaître les cartes.

lesson-taketwo-mate = Échanger et mater
lesson-taketwo-mate-task = Un tour entier : d’abord un échange, puis le coup d’une autre pièce. Ensemble, ils donnent mat.
lesson-taketwo-mate-hint = La tour donne échec sur la colonne h. La dame doit garder la case où le roi pourrait aller.
lesson-taketwo-mate-praise = Mat ! Aucune moitié du tour n’aurait suffi.

## Les leçons de Till Chess.

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
lesson-till-threat-praise = La dame menace, sans plus : votre roi peut rester. Une fois libre, elle fait échec, et qui prend un roi prend son armée.

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

## Leçons de TCHES(S) : la partie habituelle.

lesson-tches-main-guardian = Aller, puis prendre
lesson-tches-main-guardian-task = Ici, bien des pièces jouent, puis prennent : le gardien va comme une tour, puis prend d’un pas en diagonale (×). Prenez le cavalier.
lesson-tches-main-guardian-hint = Sur la colonne du gardien, deux cases touchent le cavalier par un angle.
lesson-tches-main-guardian-praise = Touchez la cible : la marche et la prise se font d’un seul geste.

lesson-tches-main-paladin = Le paladin
lesson-tches-main-paladin-task = Le paladin va comme un fou, puis prend d’un pas tout droit (+). Prenez la dame.
lesson-tches-main-paladin-hint = Il ne prend pas ce qui est sur sa diagonale. Quelles cases de la diagonale touchent la dame par un côté ?
lesson-tches-main-paladin-praise = Ce qui est sur sa diagonale ne risquait rien ; ce qui est à côté, si.

lesson-tches-main-griffin = Le griffon
lesson-tches-main-griffin-task = Le griffon saute comme un cavalier, puis prend d’un pas en diagonale (×). Un mur arrête votre tour : prenez la dame.
lesson-tches-main-griffin-hint = Le griffon se pose sur une case vide. Laquelle touche la dame par un angle ?
lesson-tches-main-griffin-praise = Un saut et un pas : peu de murs arrêtent un griffon.

lesson-tches-main-champion = Griffon ou champion ?
lesson-tches-main-champion-task = Le champion saute aussi comme un cavalier, mais prend ensuite d’un pas tout droit (+). Prenez la dame avec celui des deux qui convient.
lesson-tches-main-champion-hint = Les deux peuvent sauter en f6, juste sous la dame. Qui continue tout droit ?
lesson-tches-main-champion-praise = Le petit signe sur une pièce montre comment elle prend : × en diagonale, + tout droit.

lesson-tches-main-turn = Un tour entier
lesson-tches-main-turn-task = Un tour a trois actions, chacune d’une autre pièce ; on n’en saute aucune tant qu’une pièce peut agir. Prenez le cavalier, le fou et la tour en un tour.
lesson-tches-main-turn-hint = Le griffon pourrait prendre chacun des trois, mais lui seul atteint la tour. Et il barre le chemin du gardien.
lesson-tches-main-turn-praise = La première action a ouvert le chemin d’une autre : pensez à l’ordre.

lesson-tches-main-lion = Le lion
lesson-tches-main-lion-task = Le lion fait un pas comme un roi sur une case vide, et peut de là prendre un pas plus loin. Il ne prend jamais sans ce premier pas. Prenez la dame.
lesson-tches-main-lion-hint = Quelle case vide touche à la fois le lion et la dame ?
lesson-tches-main-lion-praise = Deux pas en une action, dans toutes les directions.

lesson-tches-main-magister = Le magister
lesson-tches-main-magister-task = Le magister est gardien et paladin : il va comme une tour et prend en diagonale, ou va comme un fou et prend tout droit. Prenez la dame.
lesson-tches-main-magister-hint = Aucune marche de tour ne le mène à un angle de la dame. Regardez ses diagonales.
lesson-tches-main-magister-praise = Ce qu’il ne peut prendre d’une façon, il le peut souvent de l’autre.

lesson-tches-main-promotion = Que devenir ?
lesson-tches-main-promotion-task = Sur la dernière rangée, un pion devient une pièce d’une sorte que votre armée avait au début, mais pas un roi. Matez par cette action.
lesson-tches-main-promotion-hint = En c8 une dame ne verrait pas plus loin que le griffon noir. Qui saute au-delà ?
lesson-tches-main-promotion-praise = Échec et mat, au milieu de toute sa garde. Aucune dame n’aurait pu le faire.

lesson-tches-main-check = Échec en cours de tour
lesson-tches-main-check-task = Au milieu d’un tour, votre roi peut être en échec, à la fin non. Votre tour le protège : prenez pourtant la dame avec elle.
lesson-tches-main-check-hint = La tour partie, il reste deux actions : une autre pièce peut se mettre devant le roi.
lesson-tches-main-check-praise = Seule la fin du tour compte. Un roi est en échec si une seule action pouvait le prendre.

lesson-tches-main-mate = Un filet de trois
lesson-tches-main-mate-task = Matez dans ce tour, par une action de la tour, une du gardien et une du paladin. Mais le cavalier noir pourrait secourir son roi.
lesson-tches-main-mate-hint = Le paladin peut prendre le cavalier, le gardien surveiller la rangée devant le roi, et la tour donner échec.
lesson-tches-main-mate-praise = Échec et mat : les Noirs auraient aussi trois actions, mais aucune n’y peut rien.

## Leçons de TCHES(S) : les actions d’un tour, la même pièce encore, la prise des rois et des drapeaux, la proie.

lesson-tches-strike-three = Trois en un tour
lesson-tches-strike-three-task = Un tour a trois actions, chacune d’une autre pièce ; on n’en saute aucune tant qu’une pièce peut agir. Prenez le cavalier, le fou et le pion en un tour.
lesson-tches-strike-three-hint = Votre cavalier peut prendre chacun des trois. Votre tour et votre fou n’ont pas le choix.
lesson-tches-strike-three-praise = Trois prises en un tour : chaque pièce a pris ce que les autres ne pouvaient pas.
lesson-tches-strike-marked = Qui peut encore agir ?
lesson-tches-strike-marked-task = Votre dame et votre tour ont agi dans ce tour : elles sont marquées. Il reste une action : prenez la dame noire.
lesson-tches-strike-marked-hint = Cherchez une pièce sans marque qui atteint la dame noire.
lesson-tches-strike-marked-praise = Les marques durent jusqu’à la fin du tour ; au suivant, toute pièce peut agir de nouveau.
lesson-tches-strike-open = Place !
lesson-tches-strike-open-task = La tour vise la dame, mais deux de vos pièces sont entre elles. Vous avez trois actions : prenez la dame.
lesson-tches-strike-open-hint = Tout pas hors de la colonne convient. La tour agit en dernier.
lesson-tches-strike-open-praise = Deux ont fait place, la troisième a frappé : l’ordre des actions est à vous.
lesson-tches-strike-shield = Le bouclier frappe
lesson-tches-strike-shield-task = Votre tour couvre le roi, qui a déjà agi. Au milieu d’un tour un roi peut être en échec, à la fin non. Prenez la dame.
lesson-tches-strike-shield-hint = Quand la tour est partie, une autre pièce doit se mettre devant le roi.
lesson-tches-strike-shield-praise = Un échec au milieu d’un tour ne fait pas de mal. Seule la fin compte.
lesson-tches-strike-mate = Mat à trois
lesson-tches-strike-mate-task = Tour, fou et cavalier, une action chacun : ensemble, ils matent dans ce tour.
lesson-tches-strike-mate-hint = La tour donne échec sur la dernière rangée. Les autres gardent les cases où le roi pourrait aller.
lesson-tches-strike-mate-praise = Échec et mat ! Aucune des trois pièces n’était de trop.

lesson-tches-same-three = La même pièce, encore
lesson-tches-same-three-task = Dans ce jeu la même pièce peut agir encore. Que votre cavalier prenne trois pièces en un tour !
lesson-tches-same-three-hint = Il peut commencer par deux pions. Après un seul des deux, il trouve encore à prendre.
lesson-tches-same-three-praise = Trois sauts, trois prises : ici, un tour peut être un voyage.
lesson-tches-same-promote = La journée d’un pion
lesson-tches-same-promote-task = La même pièce peut agir encore, un pion aussi. Menez-le à la dernière rangée dans ce tour : il y devient une pièce de votre choix.
lesson-tches-same-promote-hint = Tout droit, c’est fermé. Regardez ce qu’il y a derrière les pièces que le pion peut prendre.
lesson-tches-same-promote-praise = Du milieu de l’échiquier à la promotion en un tour : ici, aucun pion n’est inoffensif.
lesson-tches-same-return = Aller et retour
lesson-tches-same-return-task = Ici un tour a deux actions, et une pièce peut avoir les deux. Prenez la dame, et finissez le tour avec le roi en sûreté.
lesson-tches-same-return-hint = La tour couvre le roi. Après la prise, elle peut revenir.
lesson-tches-same-return-praise = Elle a frappé et la voilà de nouveau à sa place : seule la fin du tour compte.
lesson-tches-same-king = Un roi hardi
lesson-tches-same-king-task = Un tour a deux actions, et le roi peut avoir les deux. Qu’il prenne le cavalier gardé : il ne doit être en sûreté qu’à la fin du tour.
lesson-tches-same-king-hint = Après la prise, ramenez le roi là d’où il vient.
lesson-tches-same-king-praise = Entré, sorti : ce qui est gardé contre un pas ne l’est pas contre deux.
lesson-tches-same-mate = Deux pas du roi
lesson-tches-same-mate-task = Un tour a deux actions, et le roi ennemi peut faire deux pas, lui aussi. Matez dans ce tour.
lesson-tches-same-mate-hint = Gardez toutes les cases à deux pas du roi. La tour contourne la dame.
lesson-tches-same-mate-praise = Échec et mat ! Pour un roi qui fait deux pas, il faut un filet plus large.

lesson-tches-capture-king = Prenez le roi
lesson-tches-capture-king-task = Ici, pas d’échec : un roi se prend comme toute autre pièce. Mais les rois ne prennent jamais. Prenez le roi noir.
lesson-tches-capture-king-hint = Votre roi ne le peut pas, et un pion est devant la tour. Qui d’autre va jusque-là ?
lesson-tches-capture-king-praise = Le roi est maintenant sous le cavalier, et va où va le cavalier.
lesson-tches-capture-home = Ramenez-le
lesson-tches-capture-home-task = Votre fou tient le roi noir. Menez-le à votre portail, d1, et vous gagnez.
lesson-tches-capture-home-hint = Seule la pièce qui tient le roi le ramène.
lesson-tches-capture-home-praise = Rentré ! C’est ainsi que l’on gagne ce jeu.
lesson-tches-capture-captor = Qui doit le prendre ?
lesson-tches-capture-captor-task = Trois de vos pièces peuvent prendre le roi. Prenez-le avec celle qui, au tour suivant, le mène à votre portail, d1.
lesson-tches-capture-captor-hint = De la case du roi, laquelle va en d1 d’un seul coup ?
lesson-tches-capture-captor-praise = Pensez au retour avant de prendre.
lesson-tches-capture-free = Libérez votre roi
lesson-tches-capture-free-task = Le cavalier noir tient votre roi, à un saut de son portail. Prenez-le, puis posez votre roi sur une des cases les plus proches.
lesson-tches-capture-free-hint = Prendre le roi noir viendrait trop tard. Votre tour a une colonne libre.
lesson-tches-capture-free-praise = La pièce qui le tenait est prise, le roi est libre. Le poser ne coûte pas d’action.
lesson-tches-capture-door = Ouvrez la porte
lesson-tches-capture-door-task = Votre tour tient le roi noir, et votre portail, d1, est au bout de sa colonne. Faites place et rentrez dans ce tour.
lesson-tches-capture-door-hint = Le fou et votre roi doivent quitter la colonne. La tour va en dernier.
lesson-tches-capture-door-praise = Le portail doit être vide : même votre propre roi peut gêner.
lesson-tches-capture-dash = Un raid en un tour
lesson-tches-capture-dash-task = Ici la même pièce peut agir encore. Prenez le roi avec votre cavalier et menez-le à votre portail, d1, dans ce même tour.
lesson-tches-capture-dash-hint = De la case du roi, deux sauts ramènent le cavalier. Sur une des cases intermédiaires, il y a votre pion.
lesson-tches-capture-dash-praise = Pris, porté, rentré : toute une partie en trois actions.

lesson-tches-flag-stands = Un drapeau immobile
lesson-tches-flag-stands-task = Ici le roi est le drapeau, et ne bouge jamais de lui-même. La dame noire va prendre le vôtre : prenez-la.
lesson-tches-flag-stands-hint = Le drapeau ne peut s’écarter, et un pion est devant la tour. Qui saute ?
lesson-tches-flag-stands-praise = Un drapeau ne fuit pas. Ses gardes doivent voir venir le danger.
lesson-tches-flag-wall = Par-dessus le mur
lesson-tches-flag-wall-task = Le roi noir, le drapeau, est derrière un mur. Le griffon saute comme un cavalier, puis peut prendre d’un pas en diagonale : prenez le drapeau.
lesson-tches-flag-wall-hint = À quelle case vide près du mur le griffon peut-il sauter ? De là, le drapeau est à un pas.
lesson-tches-flag-wall-praise = Le drapeau est maintenant sous le griffon, et va où va le griffon.
lesson-tches-flag-home = Le chemin du retour
lesson-tches-flag-home-task = Prenez le drapeau, le roi noir, et menez-le au tour suivant à votre portail, a4. Voyez d’abord comment chaque pièce rentrerait.
lesson-tches-flag-home-hint = Une diagonale mène du drapeau à votre portail.
lesson-tches-flag-home-praise = Un drapeau vaut ce que vaut le chemin du retour.
lesson-tches-flag-rescue = Sauvez votre drapeau
lesson-tches-flag-rescue-task = La tour noire tient votre drapeau, à un pas de son portail. Prenez-la, puis posez votre drapeau sur une des cases les plus proches.
lesson-tches-flag-rescue-hint = Votre fou est devant votre tour, mais quelque chose de petit est tout près.
lesson-tches-flag-rescue-praise = De nouveau libre ! Là où vous l’avez posé, le drapeau reste jusqu’à ce qu’on le prenne.
lesson-tches-flag-clear = Un seul chemin
lesson-tches-flag-clear-task = Votre tour tient leur drapeau ; le fou sur son chemin tient le vôtre. Prenez-le, posez votre drapeau sans gêner, et au tour suivant allez en a4.
lesson-tches-flag-clear-hint = Votre drapeau ne doit pas être sur votre portail.
lesson-tches-flag-clear-praise = Votre drapeau est libre, et le leur est chez vous.

lesson-tches-prey-last = Qui est la proie ?
lesson-tches-prey-last-task = Ici les dames sont la proie, et les rois des pièces comme les autres. Qui perd sa dernière proie perd. Gagnez en une action.
lesson-tches-prey-last-hint = Prendre le roi ne fait rien gagner. Qui atteint la dame ?
lesson-tches-prey-last-praise = La dame était tout ce qui comptait, et vous l’avez.
lesson-tches-prey-king = Sans peur de l’échec
lesson-tches-prey-king-task = Là où les dames sont la proie, un roi n’a pas à craindre l’échec. La tour garde la dame noire ; gagnez pourtant, en une action.
lesson-tches-prey-king-hint = Votre tour est bloquée. Qui est à côté de la dame ?
lesson-tches-prey-king-praise = Il n’y a pas d’échec ici, et un roi frappe comme toute autre pièce.
lesson-tches-prey-two = Deux sortes de proie
lesson-tches-prey-two-task = Ici dames et magisters sont la proie, et le dernier d’entre eux décide. Prenez la dame noire et le magister noir dans ce tour de deux actions.
lesson-tches-prey-two-hint = Votre tour peut prendre l’un ou l’autre, votre fou un seul des deux.
lesson-tches-prey-two-praise = Les deux sont pris : avec la dernière proie, la partie finit.
lesson-tches-prey-second = Une dame de plus
lesson-tches-prey-second-task = Les dames sont la proie, et le cavalier noir attaque votre seule dame. Ne fuyez pas : ayez-en une deuxième.
lesson-tches-prey-second-hint = Votre pion est à un pas de la dernière rangée. Vous choisissez ce qu’il devient.
lesson-tches-prey-second-praise = Avec deux dames, en perdre une n’est pas une défaite.
lesson-tches-prey-hunt = Le chemin de l’assassin
lesson-tches-prey-hunt-task = Les assassins sont la proie. Le vôtre va deux cases tout droit et une de côté, ou une puis deux, et prend ce qu’il rencontre d’abord. Gagnez dans ce tour.
lesson-tches-prey-hunt-hint = Un de ses chemins finit au pion. Sur l’autre, il y a votre cavalier.
lesson-tches-prey-hunt-praise = Un chemin coudé, et libre : la chasse est finie.

## Leçons de TCHES(S) : les rois au portail, le remplacement, les porteurs, les pièces qui regardent d’un côté, les dos.

lesson-tches-escort-step = Par le portail
lesson-tches-escort-step-task = Ici un roi qui arrive au portail ennemi, d7, gagne aussitôt, si rien ne l’y attaque. Gagnez en une action.
lesson-tches-escort-step-hint = La tour pourrait prendre la dame. Mais à combien de pas de d7 est votre roi ?
lesson-tches-escort-step-praise = Un pas par le portail, et la partie est gagnée.
lesson-tches-escort-guard = Une porte gardée
lesson-tches-escort-guard-task = La tour noire garde le portail, d7, et un roi attaqué n’y gagne pas. Vous avez deux actions : faites passer votre roi.
lesson-tches-escort-guard-hint = Le pion est un appât. Quelle autre pièce votre fou peut-il prendre ?
lesson-tches-escort-guard-praise = Sans sa garde, la porte est ouverte.
lesson-tches-escort-door = Votre portière
lesson-tches-escort-door-task = Votre propre tour est sur le portail, d7. Qu’elle fasse place, de sorte que votre roi gagne dans ce tour de deux actions.
lesson-tches-escort-door-hint = Quand votre tour est partie, la tour noire vise le portail, sauf si la vôtre la prend ou reste entre les deux.
lesson-tches-escort-door-praise = Elle a fait place, et le chemin est resté sûr.
lesson-tches-escort-race = Une course
lesson-tches-escort-race-task = Le roi noir est à un pas de votre portail, d1, le vôtre à deux pas de d7. Que votre premier pas arrête le roi noir, et que le second gagne.
lesson-tches-escort-race-hint = Quand votre roi quitte la colonne, votre tour garde d1.
lesson-tches-escort-race-praise = Un pas a fait deux choses : il approche du but et ferme l’autre porte.
lesson-tches-escort-fire = À travers le feu
lesson-tches-escort-fire-task = Ici la même pièce peut agir encore, et un roi peut être attaqué au milieu d’un tour, pas à la fin. Menez le vôtre au portail, d7, dans ce tour.
lesson-tches-escort-fire-hint = Vos propres pièces ferment deux chemins. Le troisième passe par le cavalier.
lesson-tches-escort-fire-praise = Deux pas sous le feu, et le troisième gagne : seule la fin du tour compte.

lesson-tches-replace-queen = Une nouvelle dame
lesson-tches-replace-queen-task = Votre dame est perdue, mais ici un pion devient la nouvelle, avant le tour et sans frais. Choisissez celui qui pourra ensuite prendre la tour.
lesson-tches-replace-queen-hint = Deux des trois pions ont un pion noir sur le chemin de la tour.
lesson-tches-replace-queen-praise = La perte est réparée, et vous choisissez qui devient la nouvelle dame.
lesson-tches-replace-jester = Un nouveau bouffon
lesson-tches-replace-jester-task = Un pion devient votre bouffon perdu, qui va comme la dernière sorte jouée par les Noirs : un cavalier. Choisissez celui qui pourra ensuite prendre la dame.
lesson-tches-replace-jester-hint = De quel pion la dame est-elle à un saut de cavalier ?
lesson-tches-replace-jester-praise = La place du nouveau bouffon décide de ce qu’il peut faire.
lesson-tches-replace-heir = Dame et héritière
lesson-tches-replace-heir-task = Si les Noirs perdent la dame, une tour la remplace. Prenez la dame et leur seule tour dans ce tour de deux actions : rien ne la remplacera.
lesson-tches-replace-heir-hint = Votre fou est sur le chemin de votre tour. Qu’il se rende utile en partant.
lesson-tches-replace-heir-praise = Pas d’héritière, pas de nouvelle dame.
lesson-tches-replace-mate = Lequel des fous ?
lesson-tches-replace-mate-task = Votre dame est perdue, et un de vos fous devient la nouvelle. Choisissez-le de façon à mater aussitôt.
lesson-tches-replace-mate-hint = À côté du roi noir, la dame doit être gardée. Quel fou garde b6 ?
lesson-tches-replace-mate-praise = Échec et mat : un fou est devenu dame, l’autre l’a gardée.
lesson-tches-replace-less = De dame à cavalier
lesson-tches-replace-less-task = Ici une dame doit devenir le cavalier que son camp a perdu, avant toute autre chose. Profitez-en : matez par une prise.
lesson-tches-replace-less-hint = La dame noire pourrait se mettre entre votre tour et le roi. Après quelle prise ne le peut-elle plus ?
lesson-tches-replace-less-praise = Ce qui doit être remplacé l’est d’abord, même si cela fait mal.

lesson-tches-transport-climb = En selle
lesson-tches-transport-climb-task = Les cavaliers portent : l’un finit son coup sur une autre pièce de son camp et se tient sur elle. Mais ni rois ni porteurs. Prenez un passager.
lesson-tches-transport-climb-hint = Trois de vos pièces sont à un saut du cavalier de c3. L’une est le roi, une autre un cavalier.
lesson-tches-transport-climb-praise = Deux pièces sur une case : le cavalier va, et la tour voyage.
lesson-tches-transport-wall = Par-dessus le mur
lesson-tches-transport-wall-task = La tour sous votre cavalier est enfermée par ses propres pions. Que le cavalier l’emmène en c3.
lesson-tches-transport-wall-hint = Le cavalier saute par-dessus les pions, seul ou avec la tour : choisissez avec la tour.
lesson-tches-transport-wall-praise = Qui porte choisit chaque fois : emmener, ou laisser.
lesson-tches-transport-way = Déposé en chemin
lesson-tches-transport-way-task = Un champion saute comme un cavalier, puis peut prendre à un pas tout droit. Prenez le fou, et déposez le pion en chemin, en e4.
lesson-tches-transport-way-hint = Sautez en e4 avec le pion, laissez-le là, et prenez de là.
lesson-tches-transport-way-praise = Porter, déposer, prendre : le tout en une action.
lesson-tches-transport-mate = La tour s’éveille
lesson-tches-transport-mate-task = Un passager n’agit pas tant que son porteur est sur lui. Un tour a deux actions : matez.
lesson-tches-transport-mate-hint = La tour donne échec sur la dernière rangée. Qui pourrait l’y prendre ? Le cavalier commence.
lesson-tches-transport-mate-praise = Le cavalier est parti, la tour s’est éveillée : échec et mat.
lesson-tches-transport-promote = À cheval
lesson-tches-transport-promote-task = La même pièce peut agir encore, et un tour a trois actions. Que le cavalier porte le pion en avant, et qu’il soit promu dans ce tour.
lesson-tches-transport-promote-hint = Portez-le à la sixième rangée, là où la case devant lui est vide. Puis le cavalier s’en va.
lesson-tches-transport-promote-praise = Porté, un pas, promu : le dernier pas, le pion le fait lui-même.

lesson-tches-polarity-behind = Dans le dos
lesson-tches-polarity-behind-task = Ici chaque pièce regarde d’un côté, que montre le repère au bord de sa case, et ne va jamais en arrière. Prenez le cavalier.
lesson-tches-polarity-behind-hint = La tour proche tourne le dos au cavalier. L’autre regarde devant elle.
lesson-tches-polarity-behind-praise = En avant et de côté, jamais en arrière : regardez les repères.
lesson-tches-polarity-turn = Se retourner
lesson-tches-polarity-turn-task = Après son coup, une pièce peut se tourner comme elle veut. Donnez échec avec votre tour en une action.
lesson-tches-polarity-turn-hint = Sur la colonne du roi elle lui tourne le dos, à moins de se tourner.
lesson-tches-polarity-turn-praise = Le coup, puis le demi-tour : les deux ne font qu’une action.
lesson-tches-polarity-blind = Le côté aveugle
lesson-tches-polarity-blind-task = Une pièce ne garde rien derrière elle. Deux cavaliers sont près de votre roi : prenez celui à qui une tour tourne le dos.
lesson-tches-polarity-blind-hint = Le repère d’une des tours montre hors de l’échiquier.
lesson-tches-polarity-blind-praise = Ce qui est dans le dos d’une pièce, elle ne le garde pas.
lesson-tches-polarity-round = Demi-tour
lesson-tches-polarity-round-task = Ici se tourner sur place est une action. Un tour en a deux, et une pièce peut avoir les deux. La dame est derrière votre tour : prenez-la.
lesson-tches-polarity-round-hint = Tournez d’abord la tour ; tout autre côté convient.
lesson-tches-polarity-round-praise = Une action pour se tourner, une pour prendre.
lesson-tches-polarity-mate = Par derrière
lesson-tches-polarity-mate-task = Un roi ne recule pas non plus, et le roi noir regarde vers le bas. Matez-le par derrière, en une action.
lesson-tches-polarity-mate-hint = La tour de la dernière rangée va sur la colonne du roi, et doit se tourner vers lui.
lesson-tches-polarity-mate-praise = Échec et mat : une tour ferme le côté, l’autre vient par derrière, et un roi ne recule pas.

lesson-tches-backs-templar = Aller et prendre
lesson-tches-backs-templar-task = Un templier va comme un fou et prend comme une tour ; un exarque fait l’inverse. Prenez la dame.
lesson-tches-backs-templar-hint = À l’exarque il faudrait une diagonale ; un templier doit voir la dame tout droit.
lesson-tches-backs-templar-praise = Aller est une chose, prendre une autre : ainsi de bien des dos.
lesson-tches-backs-leap = Deux cases, pas plus
lesson-tches-backs-leap-task = Une baliste saute exactement deux cases tout droit, un archer deux en diagonale, par-dessus tout ce qu’il y a entre. Prenez la dame.
lesson-tches-backs-leap-hint = Les deux balistes sont à trois cases de la dame. Comptez depuis l’archer.
lesson-tches-backs-leap-praise = Un mur ne les arrête pas, mais la distance si.
lesson-tches-backs-chariot = Au coin de la rue
lesson-tches-backs-chariot-task = Un char de guerre va deux cases tout droit, puis une de côté, et chaque case du chemin doit être vide. Prenez la dame.
lesson-tches-backs-chariot-hint = Un des chars a votre propre tour sur son chemin. Par où passe l’autre ?
lesson-tches-backs-chariot-praise = Comme un cavalier, mais sans sauter : regardez le chemin.
lesson-tches-backs-pikeman = Une longue pique
lesson-tches-backs-pikeman-task = Un piquier prend exactement à deux cases devant lui, par-dessus une case vide. Un seul de vos trois peut prendre : faites-le.
lesson-tches-backs-pikeman-hint = Ce qui est juste devant lui, il ne peut ni le prendre ni passer par-dessus.
lesson-tches-backs-pikeman-praise = Une pique va loin, mais il lui faut de la place.
lesson-tches-backs-jester = Un imitateur
lesson-tches-backs-jester-task = Un bouffon va comme la sorte de pièce que l’adversaire a jouée en dernier ; la petite image qu’il porte montre laquelle. Prenez la dame.
lesson-tches-backs-jester-hint = Les Noirs ont joué une tour : votre bouffon va comme elle.
lesson-tches-backs-jester-praise = Après le prochain coup des Noirs il sera peut-être tout autre.
lesson-tches-backs-emperor = Mat de l’empereur
lesson-tches-backs-emperor-task = Un empereur saute comme un cavalier, puis peut prendre à un pas en tout sens. Matez en une action.
lesson-tches-backs-emperor-hint = D’où pourrait-il sauter en b7, à côté du roi ? En c5 le pion le prendrait.
lesson-tches-backs-emperor-praise = Échec et mat : le saut n’est que menacé, et déjà il n’y a plus d’issue.
lesson-tches-backs-choose = Choisir selon ce que l’on voit
lesson-tches-backs-choose-task = Retournez vos pièces pour que l’une d’elles prenne la dame en d4 dès la première action.
lesson-tches-backs-choose-hint = Le pion d3 arrête tout ce qui glisse. Quel dos saute ?
lesson-tches-backs-choose-praise = La baliste saute exactement deux cases. Ainsi chacun peut choisir, avant la partie, ce qui convient contre l’armée adverse.
