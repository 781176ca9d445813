# The start screen, and what games and their options are offered with.

# $done: how many are done
lessons-learn =
    { $done ->
        [0] Apprendre en trois minutes
        [one] Leçons ({ $done } faite)
       *[other] Leçons ({ $done } faites)
    }
lessons-card = Une idée à la fois :
family-till-line = Pas d’échiquier : les pièces sont des tuiles sur une table sans fin et doivent toujours se tenir. De deux à six joueurs ; prenez un roi, et son armée est à vous.
preset-till-line = Seize pièces chacun.
preset-till-3-line = Quatorze pièces chacun.
preset-till-4-line = Douze pièces chacun.
preset-till-5-line = Douze pièces chacun.
preset-till-6-line = Douze pièces chacun.
preset-till-2-lines-line = Deux joueurs, prêts à jouer : deux lignes qui se touchent par un pion chacune.
preset-till-2-quick-line = Prêt à jouer, avec quatre pions chacun.
preset-till-3-triangle-line = Trois joueurs, prêts à jouer, autour d’un triangle.
preset-till-3-quick-line = Prêt à jouer, sans pions.
preset-till-4-courtyard-line = Quatre joueurs, prêts à jouer, autour d’un carré.
preset-till-4-quick-line = Prêt à jouer, sans pions.
preset-till-5-courtyard-line = Cinq joueurs, prêts à jouer, autour d’un rectangle.
preset-till-5-quick-line = Prêt à jouer, sans pions.
preset-till-6-courtyard-line = Six joueurs, prêts à jouer, autour d’un rectangle.
preset-till-6-quick-line = Prêt à jouer, sans pions.
try-title = Jeux à essayer
home-opponent =
    { $opponent ->
        [friend] Vous jouez contre un ami devant cet écran.
        [link] Vous jouez avec un ami par lien.
        [watch] Vous regardez jouer l’ordinateur.
       *[computer] { $seconds ->
            [0] Vous jouez contre l’ordinateur, niveau { $level }.
           *[other] Vous jouez contre l’ordinateur, { $seconds } s par action.
        }
    }
home-opponent-change = Changer
resume-title = Continuer
play-name = Jouer à { $name }
also = Ou avec un détour :
embed-line = Vous avez un site ou un blog ? Deux lignes y mettent un échiquier qui connaît toutes les règles et joue avec vos lecteurs.
embed-make = Faire les deux lignes
saved-setup = On choisit les cartes
saved-turn = Tour { $number }, au trait : { NAME($seat) }
family-custodian-line = Deux pièces en prennent une en l’entourant à leur manière. Menez votre roi au trône ennemi.
preset-custodian-line = Les fous entre les tours et les cavaliers.
preset-custodian-classic-line = Les fous entre les cavaliers et le roi, comme aux échecs.
preset-custodian-four-line = Chaque camp a deux fous de plus, et donc des fous sur les deux couleurs.
preset-custodian-step-line = Les fous peuvent changer de couleur par un pas calme.
preset-custodian-swapped-line = Les cavaliers se tiennent à l’inverse dans une paire, et les fous gagnent en force.
preset-custodian-cylinder-line = Le bord gauche et le bord droit se touchent.
preset-custodian-recruited-line = Les pièces prises changent de camp, les rois aussi.
option-custodian-array-between-help = Les fous sont entre les tours et les cavaliers et regardent les trônes.
option-custodian-array-classic-help = Les fous sont entre les cavaliers et le roi, comme aux échecs.
option-custodian-array-four-help = Comme à l’intérieur, avec deux fous de plus à la place de pions : des fous sur les deux couleurs.
option-custodian-bishops-slide-help = Un fou reste sur sa couleur.
option-custodian-bishops-step-help = Un fou peut aussi faire un pas tout droit, en arrière ou de côté ; ce pas ne prend rien.
option-custodian-pairs-standard-help = Une tour et un cavalier se tiennent à côté de l’ennemi, un fou et un cavalier à ses angles ; une tour à côté et un fou à l’angle.
option-custodian-pairs-swapped-help = Une tour et un cavalier se tiennent aux angles de l’ennemi, un fou et un cavalier à côté ; de la tour et du fou, l’un ou l’autre peut être celui d’à côté.
option-custodian-board-flat-help = L’échiquier finit à ses bords.
option-custodian-board-cylinder-help = Les colonnes a et g sont voisines, pour aller et pour prendre.
option-custodian-captured-removed-help = Qui prend le roi gagne.
option-custodian-captured-recruited-help = Elles restent où elles sont et servent qui les a prises, les rois aussi. Qui n’a plus rien, ou plus qu’une pièce qui n’est pas un roi, perd.
family-taketwo-line = Chaque dame et chaque pion ont trois cartes qui disent leur marche. Échangez deux cartes, puis jouez.
preset-taketwo-line = Un échange de cartes et un coup à chaque tour.
preset-taketwo-orthodox-line = Les cartes restent comme elles sont : avec les habituelles, ce sont les échecs orthodoxes.
option-taketwo-switch-on-help = Avant de jouer, on peut échanger deux cartes d’une pièce.
option-taketwo-switch-off-help = Les cartes restent dans l’ordre du début.
family-tches-line = Des échecs avec deux douzaines de sortes de pièces, dont trois jouent à chaque tour, et des règles à mêler à votre goût.
preset-tches-line = Trois pièces à chaque tour, avec les pièces du jeu principal.
preset-tches-first-steps-line = Les pièces des échecs, un coup par tour : ni roque, ni double pas, ni pat.
preset-tches-guardians-line = Deux pièces nouvelles qui vont d’abord, puis prennent à angle droit.
preset-tches-griffins-line = Deux pièces nouvelles qui sautent comme des cavaliers, puis prennent.
preset-tches-lions-line = Deux pièces nouvelles : une petite, une grande.
preset-tches-strike-line = Les pièces des échecs, et un tour où trois d’entre elles jouent.
preset-tches-main-set-line = Toutes les pièces du jeu principal, un coup par tour.
preset-tches-templars-line = Gardiens et paladins retournés : ils vont d’une façon et prennent d’une autre.
preset-tches-riders-line = Griffons et champions retournés : ils sautent sans bruit, et prennent de loin.
preset-tches-archers-line = Tours et fous retournés : ils sautent exactement deux cases.
preset-tches-chariots-line = Cavaliers et dames retournés : ils tournent un coin, et ne sautent rien.
preset-tches-emperors-line = Lions retournés : ils sautent comme des cavaliers, puis prennent comme des rois.
preset-tches-jesters-line = Magisters retournés : ils vont comme ce que l’adversaire a joué en dernier.
preset-tches-flankers-line = Pions retournés : ils peuvent aussi faire un pas de côté.
preset-tches-sentinels-line = Pions retournés : ils vont en diagonale, et prennent devant et de côté.
preset-tches-zealots-line = Pions retournés : en diagonale pour tout.
preset-tches-pikemen-line = Pions retournés : ils prennent à deux cases devant eux.
preset-tches-back-sides-line = Toutes les pièces sauf le roi sont retournées, trois pièces par tour.
preset-tches-two-armies-line = Chaque camp a retourné d’autres pièces.
preset-tches-two-pieces-line = Entre une et trois.
preset-tches-same-line = Comme d’habitude, mais la même pièce peut jouer encore et encore.
preset-tches-escort-line = Un roi qui atteint le portail ennemi gagne aussi.
preset-tches-capture-line = Pas de mat : prenez le roi ennemi sous votre pièce, et ramenez-le.
preset-tches-flag-line = Le roi ne peut même pas bouger, et il faut l’emporter.
preset-tches-hunt-line = Le roi est une pièce comme les autres ; qui perd son dernier assassin perd.
preset-tches-heirs-line = Pour un bouffon perdu, un pion devient le nouveau.
preset-tches-exchange-line = Une dame perdue est remplacée par le magister, un magister perdu par la dame.
preset-tches-transport-line = Les cavaliers et leurs pareils portent d’autres pièces à travers l’échiquier.
preset-tches-polarity-line = Chaque pièce regarde d’un côté et ne recule jamais ; quand elle a joué, elle peut se tourner.
preset-tches-polarity-free-line = Tourner une pièce sur place est aussi une action.
preset-tches-skirmish-line = Un petit échiquier : prenez le roi, ramenez-le, deux pièces par tour.
preset-tches-caravan-line = Un petit échiquier : escortez votre roi, avec des porteurs, et des héritiers pour le bouffon.
preset-tches-tournament-line = Prenez dames et magisters, ou faites passer le roi ; les pièces regardent où elles vont.
preset-tches-everything-line = Prise, escorte, remplacement, transport et polarité dans une seule partie.
option-tches-same-off-help = Chaque action d’un tour est faite par une autre pièce.
option-tches-same-on-help = Une pièce peut faire plusieurs actions d’un tour, ou toutes.
option-tches-king-mate-help = Qui ne peut sauver son roi, ou ne peut plus jouer, perd.
option-tches-king-capture-help = Le roi va mais ne prend pas. Qui le prend le porte sous sa pièce jusqu’à son propre portail.
option-tches-king-flag-help = Le roi ne bouge même pas. Qui le prend le porte sous sa pièce jusqu’à son propre portail.
option-tches-king-plain-help = D’autres pièces sont la proie : qui perd la dernière d’entre elles perd.
option-tches-escort-off-help = Où se tient le roi n’a pas d’importance.
option-tches-escort-on-help = Un roi libre sur le portail ennemi gagne, en plus des autres façons de gagner.
option-tches-transport-off-help = Chaque case a de la place pour une pièce.
option-tches-transport-on-help = Ils peuvent monter sur une autre pièce de leur camp, l’emmener, et la déposer.
option-tches-polarity-off-help = Les pièces vont dans toutes leurs directions.
option-tches-polarity-on-help = Les pièces regardent d’un côté et ne reculent jamais ; une pièce qui a joué peut se tourner.
option-tches-polarity-free-help = Les pièces regardent d’un côté et ne reculent jamais ; se tourner sur place est une action.
puzzles-line = Trouvez le seul tour qui gagne, quoi que fasse l’autre camp.
puzzle-of-day = Problème du jour
