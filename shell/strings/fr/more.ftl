# Le reste de ce que dit la page, partie par partie ; les échiquiers d’autres pages en disent aussi.

## Start screen, new game

# $done: how many are done
lessons-learn =
    { $done ->
        [0] Leçon en 3 minutes
        [one] Leçons ({ $done } faite)
       *[other] Leçons ({ $done } faites)
    }
lessons-card = Une idée à la fois :
family-till-line = Pas d’échiquier : les pièces sont des tuiles sur une table sans fin et doivent toujours rester reliées. De deux à six joueurs ; prenez un roi, et son armée est à vous.
preset-till-line = Seize pièces par joueur.
preset-till-3-line = Quatorze pièces par joueur.
preset-till-4-line = Douze pièces par joueur.
preset-till-5-line = Douze pièces par joueur.
preset-till-6-line = Douze pièces par joueur.
preset-till-2-lines-line = Deux joueurs, pièces déjà posées : deux lignes qui se touchent par un pion de chaque camp.
preset-till-2-quick-line = Pièces déjà posées, avec quatre pions par joueur.
preset-till-3-triangle-line = Trois joueurs, pièces déjà posées autour d’un triangle.
preset-till-3-quick-line = Pièces déjà posées, sans pions.
preset-till-4-courtyard-line = Quatre joueurs, pièces déjà posées autour d’un carré.
preset-till-4-quick-line = Pièces déjà posées, sans pions.
preset-till-5-courtyard-line = Cinq joueurs, pièces déjà posées autour d’un rectangle.
preset-till-5-quick-line = Pièces déjà posées, sans pions.
preset-till-6-courtyard-line = Six joueurs, pièces déjà posées autour d’un rectangle.
preset-till-6-quick-line = Pièces déjà posées, sans pions.
try-title = Jeux à essayer
home-opponent =
    { $opponent ->
        [friend] Vous jouez contre un ami sur cet écran.
        [link] Vous jouez contre un ami, par lien.
       *[computer] { $seconds ->
            [0] Vous jouez contre l’ordinateur, niveau { $level }.
           *[other] Vous jouez contre l’ordinateur, { $seconds } s par action.
        }
    }
home-opponent-change = Changer
resume-title = Continuer
play-name = Jouer à { $name }
also = Autres versions :
embed-line = Vous avez un site ou un blog ? Deux lignes de code suffisent pour y mettre un échiquier qui connaît toutes les règles et joue avec vos lecteurs.
embed-make = Obtenir les deux lignes
saved-setup = En préparation
saved-turn = Tour { $number }, au trait : { NAME($seat) }
family-custodian-line = Deux pièces en prennent une en l’encadrant, chaque paire à sa façon. Menez votre roi au trône adverse.
preset-custodian-line = Les fous entre les tours et les cavaliers.
preset-custodian-classic-line = Les fous entre les cavaliers et le roi, comme aux échecs.
preset-custodian-four-line = Chaque camp a deux fous de plus, et donc des fous sur les deux couleurs.
preset-custodian-step-line = Les fous peuvent changer de couleur par un pas sans prise.
preset-custodian-swapped-line = Les paires avec un cavalier se placent autrement, et les fous y gagnent en force.
preset-custodian-cylinder-line = Le bord gauche et le bord droit se rejoignent.
preset-custodian-recruited-line = Les pièces prises changent de camp, même les rois.
option-custodian-array-between-help = Les fous sont entre les tours et les cavaliers, et visent les trônes.
option-custodian-array-classic-help = Les fous sont entre les cavaliers et le roi, comme aux échecs.
option-custodian-array-four-help = Disposition classique, avec deux fous de plus à la place de pions : des fous sur les deux couleurs.
option-custodian-bishops-slide-help = Un fou reste sur sa couleur.
option-custodian-bishops-step-help = Un fou peut aussi faire un pas en ligne droite : en avant, en arrière ou de côté ; ce pas ne prend rien.
option-custodian-pairs-standard-help = Une tour et un cavalier se placent à côté de la pièce adverse, un fou et un cavalier à ses coins ; une tour à côté et un fou au coin.
option-custodian-pairs-swapped-help = Une tour et un cavalier se placent aux coins de la pièce adverse, un fou et un cavalier à côté ; une tour et un fou, l’un à côté et l’autre au coin, au choix.
option-custodian-board-flat-help = L’échiquier s’arrête à ses bords.
option-custodian-board-cylinder-help = Les colonnes a et g sont voisines, pour les coups comme pour les prises.
option-custodian-captured-removed-help = Qui prend le roi gagne la partie.
option-custodian-captured-recruited-help = Elles restent où elles sont et changent de camp, même les rois. Un joueur à qui il ne reste rien, ou une seule pièce qui n’est pas un roi, perd.
family-taketwo-line = Chaque dame et chaque pion a trois cartes, qui disent comment la pièce se déplace. Échangez deux cartes, puis jouez.
preset-taketwo-line = À chaque tour, échangez deux cartes si vous voulez, puis jouez un coup.
preset-taketwo-orthodox-line = Les cartes restent comme elles sont : dans l’ordre habituel, ce sont les échecs ordinaires.
option-taketwo-switch-on-help = Avant de jouer, on peut échanger deux cartes d’une même pièce.
option-taketwo-switch-off-help = Les cartes restent dans l’ordre du début.
family-tches-line = Des échecs avec douze types de pièces, et quatorze autres au verso. Trois pièces jouent à chaque tour, et les règles se combinent à votre goût.
preset-tches-line = Trois pièces à chaque tour, avec les pièces principales.
preset-tches-first-steps-line = Les pièces des échecs, un coup par tour : ni roque, ni double pas, ni pat.
preset-tches-guardians-line = Deux pièces nouvelles qui se déplacent d’abord, puis prennent en changeant de direction.
preset-tches-griffins-line = Deux pièces nouvelles qui sautent comme des cavaliers, puis prennent.
preset-tches-lions-line = Deux pièces nouvelles : une à courte portée, une puissante.
preset-tches-strike-line = Les pièces des échecs, et un tour où trois d’entre elles jouent.
preset-tches-main-set-line = Toutes les pièces principales, un coup par tour.
preset-tches-templars-line = Gardiens et paladins retournés : ils se déplacent d’une façon et prennent d’une autre.
preset-tches-riders-line = Griffons et champions retournés : ils sautent sans prendre, et prennent de loin.
preset-tches-archers-line = Tours et fous retournés : ils sautent à exactement deux cases.
preset-tches-chariots-line = Cavaliers et dames retournés : ils tournent à angle droit, sans rien sauter.
preset-tches-emperors-line = Lions retournés : ils sautent comme des cavaliers, puis prennent comme des rois.
preset-tches-jesters-line = Magisters retournés : ils se déplacent comme la dernière pièce jouée par l’adversaire.
preset-tches-flankers-line = Pions retournés : ils peuvent aussi faire un pas de côté.
preset-tches-sentinels-line = Pions retournés : ils se déplacent en diagonale, et prennent devant eux et de côté.
preset-tches-zealots-line = Pions retournés : ils avancent et prennent en diagonale.
preset-tches-pikemen-line = Pions retournés : ils prennent à deux cases devant eux.
preset-tches-back-sides-line = Toutes les pièces sont retournées, sauf le roi ; trois pièces par tour.
preset-tches-own-armies-line = Ouvertement et l’un après l’autre, les deux camps retournent les pièces de leur choix ; deux actions par tour.
preset-tches-two-armies-line = Chaque camp a retourné des pièces différentes.
preset-tches-two-pieces-line = Deux pièces à chaque tour.
preset-tches-same-line = Trois actions par tour, et la même pièce peut les faire toutes.
preset-tches-escort-line = Un roi qui atteint le portail adverse gagne aussi.
preset-tches-run-line = Pas d’échec : amenez votre roi au portail adverse avant qu’il ne soit pris.
preset-tches-capture-line = Pas de mat : prenez le roi adverse, et rapportez-le à votre portail.
preset-tches-flag-line = Le roi ne peut pas bouger : prenez celui de l’adversaire, et rapportez-le à votre portail.
preset-tches-hunt-line = Le roi est une pièce comme les autres ; qui perd son dernier assassin perd la partie.
preset-tches-heirs-line = Quand un bouffon est perdu, un pion le remplace.
preset-tches-exchange-line = Une dame perdue est remplacée par le magister, un magister perdu par la dame.
preset-tches-transport-line = Les cavaliers et quelques autres pièces en portent d’autres à travers l’échiquier.
preset-tches-polarity-line = Chaque pièce est tournée d’un côté et ne recule jamais ; quand elle a joué, elle peut pivoter.
preset-tches-polarity-free-line = Faire pivoter une pièce sur place est aussi une action.
preset-tches-skirmish-line = Un petit échiquier : prenez le roi et rapportez-le à votre portail, deux actions par tour.
preset-tches-caravan-line = Un petit échiquier : escortez votre roi ; des pièces en portent d’autres, et un bouffon perdu est remplacé.
preset-tches-tournament-line = Prenez les dames et les magisters, ou menez votre roi au portail adverse ; les pièces ne reculent jamais.
preset-tches-everything-line = Prise, escorte, remplacement, transport et polarité dans une seule partie.
option-tches-same-off-help = Chaque action d’un tour est faite par une pièce différente.
option-tches-same-on-help = Une pièce peut faire plusieurs actions d’un tour, ou toutes.
option-tches-king-mate-help = Un joueur qui ne peut pas sauver son roi, ou qui ne peut plus jouer, perd.
option-tches-king-capture-help = Le roi, ou la pièce royale à sa place, se déplace mais ne prend pas. La pièce qui le prend doit le porter sous elle jusqu’au portail de son propre camp.
option-tches-king-flag-help = Le roi, ou la pièce royale à sa place, ne bouge même pas. La pièce qui le prend doit le porter sous elle jusqu’au portail de son propre camp.
option-tches-king-plain-help = La proie, ce sont d’autres pièces : qui les perd perd la partie.
option-tches-escort-off-help = La place du roi n’a pas d’importance.
option-tches-escort-on-help = Un roi libre sur le portail adverse gagne, en plus des autres façons de gagner.
option-tches-transport-off-help = Une seule pièce par case.
option-tches-transport-on-help = Ils peuvent monter sur une autre pièce de leur camp, l’emmener et la déposer.
option-tches-polarity-off-help = Les pièces se déplacent dans toutes leurs directions.
option-tches-polarity-on-help = Les pièces sont tournées d’un côté et ne reculent jamais ; une pièce qui a joué peut pivoter.
option-tches-polarity-free-help = Les pièces sont tournées d’un côté et ne reculent jamais ; pivoter sur place est une action.
option-tches-zealot-step-help = Un zélote avance d’une case en diagonale.
option-tches-zealot-slide-help = Un zélote avance en diagonale comme un fou.
option-tches-hunt-last-help = Un camp perd quand il n’a plus aucune des pièces qui sont la proie.
option-tches-hunt-first-help = Un camp perd dès qu’il a moins de ces pièces qu’au début. Seulement si le roi est une pièce ordinaire.
puzzles-line = Trouvez la seule façon de gagner, quoi que fasse l’autre camp.
puzzle-of-day = Problème du jour
puzzle-rating-short = cote { $rating }

## Ce que seules les boîtes disent.

settings-turns = Tour de plusieurs actions
settings-turns-auto = se termine tout seul
settings-turns-confirm = se termine quand vous le validez
settings-premove = Prévoir un coup pendant que l’adversaire réfléchit
settings-premove-on = oui
settings-premove-off = non
new-option-usual = comme d’habitude
new-draw = Composer
armies-none = aucune
armies-side = Quelle face { NAME($kind, form: "gender") ->
        [f] de la { NAME($kind) }
        [v] de l’{ NAME($kind) }
       *[m] du { NAME($kind) }
    } ?
armies-lost = Pièce perdue
armies-new = Remplacement
armies-source = Remplacement { NAME($kind, form: "gender") ->
        [f] de la { NAME($kind) }
        [v] de l’{ NAME($kind) }
       *[m] du { NAME($kind) }
    }
armies-remove = Supprimer le remplacement { NAME($kind, form: "gender") ->
        [f] de la { NAME($kind) }
        [v] de l’{ NAME($kind) }
       *[m] du { NAME($kind) }
    }
armies-add = Ajouter
new-table = Table de départ
new-table-random = Au hasard
new-table-random-line = Une position sans menaces, composée au hasard. Le même numéro donne toujours la même.
new-table-seed = Numéro
new-table-again = Une autre
new-table-hand = Poser les pièces vous-mêmes
new-table-hand-line = Une pièce après l’autre, le roi en dernier, comme le veulent les règles.
new-family = Quel jeu ?
new-preset = Version
new-preset-own = la vôtre
new-army = Pièces de départ
new-army-usual = Les mêmes pour les deux
new-army-apart = Chacun les siennes
new-army-open = Chacun choisit ouvertement
new-army-secret = Chacun choisit en secret
new-army-random = Au hasard
new-as-text = Sous forme de texte
new-text = Le jeu sous forme de texte
new-position = Position de départ
new-position-usual = la position habituelle
new-by-link = Jouer par lien
new-side = Votre camp
new-side-people = Sans ordinateur
new-side-seat = { NAME($seat) }, contre l’ordinateur
new-side-lot = Au hasard, contre l’ordinateur
new-side-watch = Aucun : je regarde
new-side-other = Selon le choix ci-dessous
new-manners = Savoir-vivre à la table
new-manners-line = Ces règles s’affichent à côté des autres ; rien n’est imposé.
new-two-tables = Deux tables de { $count }
new-two-tables-line = Deux parties commencent, chacune avec son lien. À chaque table, un bouton mène à l’autre.
new-start = Commencer la partie
open-title = Ouvrir une partie
open-label = Un lien, une notation, le texte d’un jeu ou une position
open-help = Par exemple un lien reçu, ou « custodian;array=four ». La partie en cours reste dans « Vos parties ». Les parties d’échecs en PGN s’ouvrent aussi.
open-file = Ou un fichier de parties
open-do = Ouvrir
open-doing = Ouverture…
open-long-file = « { $name } », { $count } caractères, peut être ouvert.
open-long-text = Un texte de { $count } caractères peut être ouvert.
open-encoding = Ce fichier n’est pas en UTF-8 ; il est lu en { $encoding } : { $letters }.
open-other-encoding = Le lire en { $encoding }
open-windows-1252 = Windows-1252 (Europe de l’Ouest)
open-windows-1251 = Windows-1251 (cyrillique)
open-damaged = Les signes affichés comme � étaient perdus avant l’ouverture du texte. Retapez-les, ou laissez-les.
saved-none = Aucune partie pour l’instant.
saved-where = Chaque partie que vous jouez est enregistrée ici, dans ce navigateur. Dans une fenêtre privée, tout disparaît à la fermeture : enregistrez dans un fichier ce que vous voulez garder.
saved-count =
    { $count ->
        [0] pas commencée
        [one] { $count } action
       *[other] { $count } actions
    }
saved-forget = Supprimer { $name }
saved-export = Tout enregistrer dans un fichier
saved-broken = Une partie illisible
saved-broken-text = Cette partie enregistrée est endommagée. Elle est conservée telle quelle, et figure dans le fichier de toutes les parties.
settings-language = Langue
settings-language-auto = Celle du navigateur
settings-theme = Clair ou sombre
settings-theme-auto = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-board = Échiquier
settings-board-wood = Bois
settings-board-green = Vert
settings-board-blue = Bleu
settings-board-grey = Gris
settings-board-slate = Ardoise
settings-board-lilac = Lilas
settings-pieces = Pièces
settings-pieces-classic = Classiques
settings-pieces-bold = Silhouettes
settings-pieces-letters = Lettres
settings-glide = Déplacement des pièces
settings-glide-normal = rapide
settings-glide-slow = lent
settings-glide-fast = très rapide
settings-glide-off = instantané
settings-sound = Sons
settings-sound-on = oui
settings-sound-off = non
settings-shake = Vibrations
settings-shake-off = jamais
settings-shake-on = à chaque action
settings-look = Cartes
settings-look-lines = Lignes
settings-look-pieces = Pièces
settings-look-dots = Points
settings-coordinates = Coordonnées
settings-coordinates-inside = dans les cases
settings-coordinates-outside = à côté de l’échiquier
settings-coordinates-none = aucune
settings-notation = Écriture des coups
settings-notation-squares = les deux cases (g1–f3)
settings-notation-short = courte (f3)
settings-cards = Sur l’échiquier, montrer
settings-cards-all = les cartes de toutes les pièces
settings-cards-changed = seulement celles qui diffèrent des échecs
anew = Supprimer toutes les données
anew-title = Supprimer toutes les données ?
anew-text = Vos parties, vos réglages et vos progrès dans les leçons et les problèmes seront supprimés de ce navigateur. C’est définitif. Si vous voulez garder des parties, enregistrez-les d’abord dans un fichier, dans « Vos parties ».
anew-remove = Tout supprimer
anew-keep = Tout garder
help-title = Aide
help-board = Sur l’échiquier
help-touch = Touchez une pièce, puis une case ; ou faites-y glisser la pièce.
help-signs = Un point marque un déplacement, des crochets une prise, des flèches vers le haut une promotion. Les pièces qui seront prises sont barrées avant que vous lâchiez la vôtre.
help-why = Touchez une case non marquée : l’échiquier dit pourquoi la pièce ne peut pas y aller.
help-ahead = Pendant que l’adversaire réfléchit, choisissez votre prochain coup : il est joué quand votre tour commence, s’il est alors légal.
help-finger = Sur écran tactile
help-finger-table = Un doigt déplace une table sans bords, deux doigts l’agrandissent ou la réduisent.
help-mouse = À la souris
help-mouse-draw = Le bouton droit dessine des flèches et des cercles : rouges avec Maj, bleus avec Alt, jaunes avec les deux.
help-mouse-table = Faites glisser une table sans bords pour la déplacer ; la molette l’agrandit ou la réduit.
help-board-keys = Touches sur l’échiquier
key-board-walk = parcourir l’échiquier
key-board-take = saisir une pièce, puis la poser
key-board-drop = reposer la pièce
key-board-moves = dire où la pièce peut aller
key-board-piece = votre pièce suivante ; avec Maj, la précédente
key-board-choice = la case proposée suivante ; avec Maj, la précédente
key-board-turn = faire pivoter la pièce, là où les pièces ont une orientation
key-board-zoom = une table sans bords : agrandir, réduire, tout voir
help-keys = Partout dans la page
help-keys-on = Raccourcis d’une seule touche
help-key = Touche
help-what = Effet
key-back = une action en arrière ; contre l’ordinateur, jusqu’à votre dernière action tant que la partie dure
key-forward = une action en avant ; contre l’ordinateur, jusqu’à votre action suivante tant que la partie dure
key-start = au début
key-end = à la fin
key-replay = revoir les coups joués depuis votre tour, au ralenti
key-flip = retourner l’échiquier
key-board = aller à l’échiquier
key-line = la variante suivante
key-copy = copier un lien
key-full-screen = plein écran, ou retour
key-takes = montrer ou cacher les prises possibles de chaque camp
key-new = nouvelle partie
key-open = ouvrir un lien ou une position
key-games = vos parties
key-help = cette aide
key-summary = la position en mots
key-type = saisir une action
saved-tags = Étiquettes
saved-tags-of = Étiquettes de { $name }
saved-export-one = Enregistrer { $name } dans un fichier
saved-find = Chercher un jeu, un nom, une étiquette, une date
saved-found =
    { $count ->
        [0] Aucune partie
        [one] 1 partie
       *[other] { $count } parties
    }
saved-more = Afficher plus
saved-import = Ouvrir un fichier de parties
key-hint = un indice ; encore une fois pour en savoir plus

opponent = Contre qui voulez-vous jouer ?
opponent-friend = Un ami ici
opponent-link = Un ami par lien
opponent-computer = L’ordinateur
opponent-strength = Quel niveau pour l’ordinateur ?
opponent-watch = Regarder
opponent-help = Cette question n’est posée qu’une fois. La réponse peut être changée sur la page d’accueil, et à côté des joueurs de chaque partie.
new-army-usual-help = Chaque pièce commence comme dans cette version.
new-army-apart-help = Choisissez ici la face des pièces de chaque camp.
new-army-open-help = L’un après l’autre ; qui choisit en second voit le choix du premier.
new-army-secret-help = L’un après l’autre ; tout est montré en même temps, quand les deux sont prêts.
new-army-random-help = La face de chaque pièce est choisie au hasard.
reason-file-too-long = C’est trop long : un fichier de parties contient au plus 4 000 000 de caractères.
reason-not-a-text = Ce n’est pas un texte ; il ne contient donc aucune partie.
reason-is-address = C’est une adresse de { $token }, et non un lien vers une partie de ce site.
reason-is-tak = C’est une partie de Tak (PTN). On ne joue pas au Tak ici.
reason-is-diagram = C’est la description d’un « Interactive Diagram ». Ce jeu ne se joue pas ici.
reason-is-words = Ce sont des mots, et non un lien, une notation ou une position.
reason-other-board =
    { $ranks ->
        [0] C’est une position d’un autre échiquier : elle a { $rows } rangées, et aucun jeu n’en a autant ici.
       *[other] C’est une position d’un autre échiquier : elle a { $rows } rangées, et celui de ce jeu en a { $ranks }.
    }
open-read = Parties lues : { $done } sur { $count }
reason-other-variant = C’est une partie de « { $token } », un jeu qui n’existe pas ici.
reason-ambiguous-move = « { $token } » peut désigner plusieurs coups.
records-opened =
    { $count ->
        [one] { $count } autre partie du fichier a été ajoutée aux vôtres.
       *[other] { $count } autres parties du fichier ont été ajoutées aux vôtres.
    }
records-known =
    { $count ->
        [one] { $count } partie du fichier était déjà parmi les vôtres.
       *[other] { $count } parties du fichier étaient déjà parmi les vôtres.
    }
games-title = Parties d’un fichier
games-faults =
    { $count ->
        [one] { $count } partie du fichier est illisible :
       *[other] { $count } parties du fichier sont illisibles :
    }
games-good =
    { $count ->
        [one] { $count } partie est lisible, et sera ajoutée aux vôtres.
       *[other] { $count } parties sont lisibles. Laquelle ouvrir ?
    }
games-keep =
    { $count ->
        [one] La garder et l’ouvrir
       *[other] Garder les { $count } et ouvrir la partie choisie
    }
games-open-one = N’ouvrir que la partie choisie
games-back = Revenir au texte
games-ongoing = inachevée
refused-game = Partie { $number }, ligne { $line }, colonne { $column } : { $reason }
records-assumed = Si, selon les règles, une partie n’est pas finie, 1-0 et 0-1 sont lus comme un abandon, et 1/2-1/2 comme une nulle d’un commun accord.

lessons-title = Leçons : { $name }
lessons-next = suivante

## Ce que dit la page quand on veut finir une partie : nulle, abandon.

resign-title = Abandonner ?
resign-text =
    { $count ->
        [one] L’autre camp gagne alors. Vous pourrez annuler.
       *[other] Qui abandonne ? L’autre camp gagne alors. Vous pourrez annuler.
    }
resign-text-many =
    { $count ->
        [one] Un ordinateur joue alors à votre place, et la partie continue.
       *[other] Qui quitte la partie ? Un ordinateur joue alors à sa place, et la partie continue.
    }
resign-back = Dans l’onglet « Partie », la place peut être rendue à un joueur humain.
resign-plays-on = { NAME($seat) } : un ordinateur joue la suite.
resign-seat =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } abandonnent
       *[s] { NAME($seat) } abandonne
    }
draw-title = Nulle ?
draw-text = La partie est nulle si les deux joueurs sont d’accord.
draw-text-all = La partie est nulle si tous les joueurs encore en jeu sont d’accord. Le classement se fait alors aux points.
draw-seat =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } acceptent
       *[s] { NAME($seat) } accepte
    }
draw-agree = Les deux acceptent : nulle
draw-agree-all = Tous acceptent : nulle
draw-computers = L’ordinateur décide lui-même : { $seats }.
draw-offer = Proposer la nulle
draw-asked = L’ordinateur étudie la proposition de nulle.
draw-declined =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } veulent continuer.
       *[s] { NAME($seat) } veut continuer.
    }
draw-failed = L’ordinateur n’a pas pu répondre. Proposez de nouveau la nulle.

## Ce que dit le dialogue « Partager ».

share-link = Lien, notation, texte
share-text = Copier sous forme de texte
share-bare = Copier sans commentaires ni variantes : { $count } caractères
share-position = Copier un lien vers la position seule
share-file = Enregistrer la notation
menu-link = Copier le lien
menu-record = Copier la notation
menu-position = Copier la position
share-code = Le code mène à cette partie.
share-code-position = La partie est trop longue pour un code : celui-ci mène à la position montrée.
share-no-code = La partie est trop longue pour un code.
share-code-name = Code QR du lien
share-picture = Image
share-png = Enregistrer en PNG
share-copy-picture = Copier l’image
share-svg = Enregistrer en SVG
share-print = Imprimer
share-picture-help = Avec les flèches et les marques, tel que l’échiquier est affiché. Le SVG convient aux pages web.
share-film = Animation
share-gif-film = GIF, pour les messageries
share-png-film = PNG animé, couleurs exactes
share-film-game = Toute la partie
share-film-turn = Le dernier tour
share-film-help = Les messageries animent un GIF ; d’un PNG animé, elles n’affichent souvent que la première position.
share-copy-failed = La copie a échoué. Le navigateur ne la permet peut-être pas : enregistrez plutôt un fichier.
share-failed = L’image n’a pas pu être créée dans ce navigateur.
share-noise = Ce navigateur brouille les images créées par les pages : un PNG ou une animation seraient illisibles. Enregistrez plutôt le SVG, ou autorisez les « données d’image » pour ce site.
link-length = Le lien a { $count } caractères.
link-cut = Le lien a { $count } caractères. Les messageries coupent ou divisent les messages trop longs (Discord après 2 000 caractères, Telegram après 4 096) : la fin de la partie manque alors. Envoyez le lien par courriel, ou envoyez un fichier.

## Ce que dit le dialogue « Sur votre page ».

## Ce que sera l’échiquier

snippet-game = Quel jeu ?
snippet-take = Contenu
snippet-take-game = Cette partie
snippet-take-game-help = avec tous ses coups
snippet-take-position = Cette position
snippet-take-position-help = telle quelle, sans les coups précédents
snippet-take-start = Seulement la position de départ
snippet-take-start-help = le même jeu, sans aucun coup joué

snippet-mode = Usage par les lecteurs
snippet-mode-play = Jouer
snippet-mode-play-help = entre eux ou contre l’ordinateur
snippet-mode-diagram = Regarder
snippet-mode-diagram-help = une image fixe
snippet-mode-replay = Parcourir la partie
snippet-mode-replay-help = pas à pas, dans les deux sens
snippet-mode-task = Résoudre
snippet-mode-task-help = trouver les coups, qui ne sont pas montrés
snippet-no-replay = Il n’y a pas de coups à parcourir.

snippet-at = Coups déjà joués à l’affichage (0 à { $count })
snippet-at-task = Coups déjà joués au début du problème (0 à { $count })
snippet-solution =
    { $count ->
        [0] Aucun coup ne suit : le camp au trait doit gagner.
        [one] La solution est le coup qui suit.
       *[other] La solution, ce sont les { $count } coups qui suivent.
    }

snippet-form = Mode d’intégration
snippet-form-element = Deux lignes
snippet-form-element-help = pour les pages où vous écrivez du HTML
snippet-form-frame = Un cadre
snippet-form-frame-help = pour les sites qui refusent les scripts

## Son aspect

snippet-looks = Aspect, taille et texte
snippet-flip = Vu de l’autre côté
snippet-legend = Les pièces et leur marche
snippet-legend-button = derrière un bouton
snippet-legend-off = pas montrées
snippet-legend-open = toujours montrées
snippet-moves = Liste des coups
snippet-moves-off = pas montrée
snippet-moves-on = montrée
snippet-controls = Boutons sous l’échiquier
snippet-controls-on = montrés
snippet-controls-off = pas montrés
snippet-drawing = Les lecteurs dessinent flèches et marques
snippet-drawing-on = avec le bouton droit de la souris
snippet-drawing-off = pas du tout
snippet-drawing-button = au doigt aussi, après un bouton
snippet-theme = Couleurs
snippet-theme-auto = claires ou sombres comme votre page
snippet-theme-light = claires
snippet-theme-dark = sombres
snippet-width = Largeur
snippet-width-value =
    { $width ->
        [0] toute la largeur
       *[other] { $width } pixels
    }
snippet-height = Hauteur du cadre en pixels
snippet-names = Noms des joueurs
snippet-names-help = Dans l’ordre des places, séparés par des virgules ; vide : ceux de la notation, s’il y en a.
snippet-marks = Flèches et marques
snippet-marks-help = Sur la première position affichée : e2:e4 d5=red
snippet-keep = Nom sous lequel garder la partie du lecteur
snippet-keep-help = Elle est conservée dans le navigateur du lecteur quand la page est rechargée ; vide : elle n’est pas gardée.
snippet-record = Inclure la notation
snippet-record-help = Dans un seul attribut, sous forme de texte facile à lire et à écrire.
snippet-label = Nom pour les lecteurs d’écran
snippet-label-help = Vide : le nom du jeu.
snippet-lang = Langue
snippet-lang-help = Une étiquette comme fr ou pt-BR ; vide : celle de votre page. En anglais si les mots manquent dans cette langue.
snippet-lang-bad = Ce n’est pas une étiquette de langue ; elle est ignorée.

## L’échiquier à côté

snippet-preview = Aperçu
snippet-preview-help = C’est l’échiquier de votre page. Essayez-le : votre partie n’en est pas modifiée.
snippet-preview-failed = L’aperçu n’a pas pu être chargé. Le texte ci-dessus fonctionne quand même.
snippet-column = Largeur de la colonne sur votre page
snippet-column-value =
    { $width ->
        [0] Toute la largeur
       *[other] { $width } px
    }
snippet-page = Couleurs de votre page
snippet-page-light = Page claire
snippet-page-dark = Page sombre

## Le texte

snippet-text-element = Placez ces deux lignes là où vous voulez l’échiquier
snippet-text-frame = Placez ceci là où vous voulez l’échiquier
snippet-fallback =
    { $mode ->
        [diagram] Ouvrir cette position de { $name }.
        [replay] Ouvrir cette partie de { $name } et la parcourir.
        [task] Ouvrir cette position de { $name } et la résoudre.
       *[play] Ouvrir { $name } et jouer.
    }
snippet-copy = Copier
snippet-copied = Copié.
snippet-copy-failed = Le navigateur n’a pas permis la copie. Le texte est sélectionné : copiez-le avec le clavier.
snippet-program = Si un programme génère votre page
snippet-program-help = La première ligne peut figurer une seule fois, dans l’en-tête (head) de la page. C’est là sa place quand votre texte n’accepte pas de script : avec Vue, avec VitePress et dans la plupart des éditeurs. Il faut parfois aussi autoriser l’échiquier, motley-board, dans l’éditeur.
snippet-policy = Si votre page a une « content security policy »
snippet-policy-help = Elle doit alors autoriser au moins ceci :
snippet-policy-worker = Sans worker-src, l’échiquier fonctionne aussi ; l’ordinateur réfléchit alors par petites tranches, entre les tâches de votre page.
snippet-policy-style = Le style dans le texte demande style-src 'unsafe-inline'. Sans lui, le cadre garde la bordure du navigateur, à moins que votre feuille de style ne l’enlève.
snippet-listener = Si votre page peut avoir son propre script
snippet-listener-help = Avec ceci, chaque cadre prend la hauteur de son échiquier :

## Analyse de positions, et équilibre.

analysis-position = Cette position
analysis-switch = Analyser la position affichée
analysis-switch-help = Montre qui a l’avantage et les meilleures suites. Désactivez-la pour réfléchir vous-même.
analysis-begins = Réflexion…
analysis-failed = L’analyse n’a pas pu continuer. Relancez-la.
analysis-over = Dans cette position, la partie est finie. Revenez en arrière pour analyser une position antérieure.
analysis-lines = Meilleures suites
analysis-goes-on =
    { $nodes } positions, { $depth ->
        [one] { $depth } action
       *[other] { $depth } actions
    } à l’avance, en cours
analysis-done =
    { $nodes } positions, { $depth ->
        [one] { $depth } action
       *[other] { $depth } actions
    } à l’avance, terminé
analysis-preview-end = Retour à la partie
analysis-keep = Garder la suite { $number } comme variante
analysis-kept = La suite est maintenant une variante, dans la liste des coups.
judged-equal = Position à peu près égale.
judged-equal-many = Aucun joueur n’a nettement l’avantage.
judged-better =
    { $pawns ->
        [0.5] Léger avantage { NAME($seat, form: "to") }.
        [one] Avantage { NAME($seat, form: "to") } (environ { $pawns } pion).
       *[other] Avantage { NAME($seat, form: "to") } (environ { $pawns } pions).
    }
judged-better-many =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } ont
       *[s] { NAME($seat) } a
    } { $pawns ->
        [0.5] un léger avantage.
        [one] un avantage d’environ { $pawns } pion.
       *[other] un avantage d’environ { $pawns } pions.
    }
judged-win =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } gagnent
       *[s] { NAME($seat) } gagne
    } { $count ->
        [one] en { $count } action.
       *[other] en { $count } actions au plus.
    }
judged-loss =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } perdent
       *[s] { NAME($seat) } perd
    } { $count ->
        [one] à la prochaine action.
       *[other] en { $count } actions au plus, si tous les autres s’allient.
    }
resume-work = Continuer

## Équilibre

balance = Ce jeu est-il équilibré ?
balance-line = L’ordinateur joue de nombreuses parties contre lui-même et compte les résultats.
balance-open = Rapport d’équilibre
balance-running = Parties jouées : { $count } sur { $games }
balance-help = L’ordinateur joue contre lui-même, après quelques coups au hasard. Tout se passe dans ce navigateur.
balance-many = Le même rapport pour de nombreuses versions (en anglais)
balance-games = Nombre de parties
balance-games-value = { $count } parties
balance-nodes = Réflexion par action
balance-nodes-value = { $count } positions
balance-start = Commencer
balance-again = Recommencer
balance-progress = Parties jouées
balance-failed = Les parties n’ont pas pu continuer. Recommencez.
balance-report = Rapport
balance-results =
    { $count ->
        [one] Résultat de { $count } partie
       *[other] Résultats de { $count } parties
    }
balance-result = Résultat
balance-share = Proportion
balance-range = Intervalle à 95 %
balance-wins =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } gagnent
       *[s] { NAME($seat) } gagne
    }
balance-draws = Nulle
balance-reasons = Comment finissent les parties
balance-end = { $end } : { $share }
balance-length = Durée
balance-lengths = { $mean } tours en moyenne ; la moitié des parties durent { $median } tours au plus.
balance-liveliness = { $choices } actions légales par position en moyenne, { $captures } prises par partie.
balance-kinds = Pièces, en moyenne par partie
balance-kind = Pièce
balance-takes = Prend
balance-taken = Est prise
balance-survives = Survit
balance-caution = L’intervalle contient la vraie proportion 95 fois sur 100. Ces chiffres décrivent le jeu de cet ordinateur avec { $nodes } positions par action, pas celui des humains.
balance-copy = Copier le tableau
balance-copied = Le tableau est copié, ses valeurs séparées par des virgules.
balance-copy-failed = Le tableau n’a pas pu être copié.
end-checkmate = mat
end-no-moves = plus aucun coup
end-blocked = bloqué
end-king-captured = roi pris
end-throne = trône atteint
end-last-piece = plus assez de pièces pour prendre
end-portal = portail atteint
end-king-home = roi ramené
end-prey = proie prise
end-last-king = dernier roi
end-stalemate = pat
end-repetition = nulle par répétition
end-move-limit = nulle par limite de coups
end-material = nulle par manque de matériel
end-all-pass = tous ont passé
end-too-long = arrêt après 2 000 actions

## Ce que dit la page quand une partie est revue, et que ses fautes sont reprises.

review = Toute la partie
review-none = Après quelques coups, l’ordinateur peut faire ici le bilan de la partie.
review-start = Faire le bilan de la partie
review-again = Refaire le bilan
review-keep = Ajouter à la liste des coups
review-kept = Les signes et les meilleurs coups sont maintenant dans la liste des coups, et restent avec la partie.
review-progress = Avancement du bilan
review-goes-on = Le bilan de la partie est en cours.
review-done =
    { $count ->
        [0] Le bilan est terminé : aucune erreur notable.
        [one] Le bilan est terminé : une erreur.
       *[other] Le bilan est terminé : { $count } erreurs.
    }
review-closer = Les erreurs probables sont réexaminées plus longuement : { $done } sur { $count }.
review-failed = Le bilan n’a pas pu être terminé. Réessayez.
review-plot = Plus la courbe est haute, mieux c’est pour { NAME($seat, form: "the") }.
review-plot-many = Les chances de chaque joueur : plus la courbe est haute, mieux c’est.
review-calm = Aucune erreur notable, ni en un tour ni peu à peu.
review-moments = Erreurs
review-accuracy = Précision
review-accuracy-seat = { $percent } %
review-accuracy-help = Un tour qui ne perd rien compte 100, un tour qui perd au moins un quart des chances de gain compte 0 ; moyenne de tous les tours.
moment = { $number }. { NAME($seat) } : { $action }. Perte : { $percent } % des chances de gain.
moment-slow = Tours { $number } à { $last }. { NAME($seat) } : perte de { $percent } % des chances de gain, peu à peu.
moment-scores = L’évaluation est passée de { $before } à { $after }.
moment-better = Meilleur coup : { $action }
moment-show-better = Montrer un meilleur coup
moment-answer = La réponse : { $action }
moment-turning = tournant
moment-slip = imprécision
playout-again = Rejouer
practice-offer =
    { $count ->
        [one] { NAME($seat) } : corriger l’erreur
       *[other] { NAME($seat) } : corriger les { $count } erreurs
    }
practice-title = Un meilleur coup pour { NAME($seat, form: "the") }
practice-number = { $number } sur { $count }
practice-ask = Coup de la partie : { $action }. Trouvez mieux sur l’échiquier.
practice-judging = Examen de votre coup…
practice-best = Aussi bon que le meilleur.
practice-solved = Mieux : ce coup ne perd que { $percent } % des chances de gain.
practice-wrong = Ce coup perd { $percent } % des chances de gain.
practice-again = Réessayer
practice-next = Suivant
practice-end = Retour à la partie

## Ce que les conseils disent de plus.

hint-line = Suite attendue : { $line }.
hint-why-win =
    { $count ->
        [one] C’est gagnant.
       *[other] C’est gagnant en { $count } actions au plus.
    }
hint-why-goal =
    { $steps ->
        [0] Qui y arrive gagne la partie.
        [one] De là, encore { $steps } pas jusqu’à la case gagnante.
       *[other] De là, encore { $steps } pas jusqu’à la case gagnante.
    }
hint-why-threatens = Menace alors : { $pieces }.
hint-why-opens =
    { NAME($kind, form: "gender") ->
        [f] La { NAME($kind) }
        [v] L’{ NAME($kind) }
       *[m] Le { NAME($kind) }
    } en { $square } menace alors : { $pieces }.

## Problèmes : des positions où un seul tour gagne de force.

puzzle-title = Problème : { $name }
puzzle-of-day-title = Problème du jour : { $name }
puzzle-task =
    { $turns ->
        [1] { NAME($seat, form: "To") } de jouer et de gagner à ce tour. Trouvez comment.
        [one] { NAME($seat, form: "To") } de jouer et de gagner en { $turns } tour. Trouvez le premier.
       *[other] { NAME($seat, form: "To") } de jouer et de gagner en { $turns } tours. Trouvez le premier.
    }
puzzle-right = Exact. L’autre camp répond au mieux.
puzzle-wrong = Ce n’est pas la solution.
puzzle-wrong-why =
    { $turns ->
        [1] Cela ne gagne pas à ce tour ; une autre suite, si.
        [one] Cela ne force pas le gain en { $turns } tour ; une autre suite, si.
       *[other] Cela ne force pas le gain en { $turns } tours ; une autre suite, si.
    }
puzzle-solved = Résolu !
puzzle-shown = Voilà la solution.
puzzle-hint = Indice
puzzle-hint-more = Un autre indice
puzzle-hint-action = La suite : { $action }.
puzzle-hint-astray = La solution commence autrement : annulez vos actions.
puzzle-again = Réessayer
puzzle-restart = Recommencer
puzzle-show = Montrer la solution
puzzle-next = Problème suivant
puzzle-other = Autre problème
puzzle-link = Copier un lien vers ce problème
puzzle-play = Continuer à partir d’ici
puzzle-number = Problème { $number } sur { $count } : d’abord la version la plus simple, puis avec plus d’options, chaque fois du facile au difficile.
puzzle-missed =
    { $levels ->
        [0] Tous les niveaux de l’ordinateur trouvent la solution.
        [one] { $levels } niveau de l’ordinateur sur dix ne trouve pas la solution.
       *[other] { $levels } niveaux de l’ordinateur sur dix ne trouvent pas la solution.
    }
puzzle-solved-count = Résolus ici : { $solved } sur { $count }.
puzzle-streak =
    { $days ->
        [one] Problème du jour résolu { $days } jour de suite.
       *[other] Problème du jour résolu { $days } jours de suite.
    }
puzzle-rated = Cote { $rating }, { $change }.
puzzle-rating = Votre cote dans ces problèmes : { $rating }
puzzle-figure = Ce problème est coté { $figure } : c’est une estimation d’après le nombre de tours et de premières actions possibles, pas une mesure. Chaque problème compte une fois par jour ; après une erreur, un indice ou la solution, il compte comme perdu.
puzzle-themes = Choisir les problèmes par thème
puzzle-any = indifférent
puzzle-by-end = Façon de gagner
puzzle-end-blocked = Aucun coup légal
puzzle-end-checkmate = Échec et mat
puzzle-end-king-captured = Prise du roi
puzzle-end-king-home = Prisonnier ramené
puzzle-end-last-king = Dernier roi
puzzle-end-last-piece = Plus assez de pièces
puzzle-end-no-moves = Aucune action légale
puzzle-end-prey = Prise de la proie
puzzle-end-throne = Trône atteint
puzzle-by-turns = Nombre de tours
puzzle-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
puzzle-by-game = Jeu
puzzle-game-usual = Le jeu habituel
puzzle-game-twist = Avec des options
puzzle-fitting =
    { $count ->
        [0] Aucun problème de ce type.
        [one] { $count } problème de ce type.
       *[other] { $count } problèmes de ce type.
    }
puzzle-of-kind = Ouvrir un problème de ce type

## Les leçons : de petits exercices avec un but.

lessons = Leçons
lesson-of-others = Exercice : { $name }
lesson-reached = Réussi !
lesson-failed = Ce n’est pas la solution. Essayez encore.
lesson-next = Leçon suivante
lesson-skip = Autre leçon
lesson-all-known = C’était la dernière leçon : jouez maintenant une partie.
lesson-left-out = Pas encore faite : { $name }
lesson-link = Copier un lien vers cette leçon
lesson-play = Jouer une partie entière
lessons-progress = Réussies : { $done } sur { $count }
lessons-games = Petits jeux
lessons-games-line = Chacun est un jeu à part entière : les pièces des échecs et une idée nouvelle.

## Les idées dont il est question

chapter-custodian = Tout le jeu
chapter-taketwo = Tout le jeu
chapter-till = Tout le jeu
chapter-tches = Le jeu habituel
chapter-tches-strike = Plusieurs actions par tour
chapter-tches-same = La même pièce plusieurs fois
chapter-tches-capture = La prise du roi
chapter-tches-flag = Le roi comme drapeau
chapter-tches-prey = La chasse à la proie
chapter-tches-escort = Escorter le roi
chapter-tches-replace = Remplacer les pertes
chapter-tches-transport = Des pièces qui en portent d’autres
chapter-tches-polarity = Des pièces tournées d’un côté
chapter-tches-backs = Le verso des pièces

## Des buts qui n’ont pas leurs propres mots

# $seat: whose goal it is; $aims: one or several of the messages below; $unit: what is counted, if anything
goal =
    { NAME($seat) } : { $aims }{ $unit ->
        [action] { " " }({ $count ->
            [one] en { $count } action
           *[other] en { $count } actions
        })
        [turn] { " " }({ $count ->
            [one] en { $count } tour
           *[other] en { $count } tours
        })
       *[none] { "" }
    }.
goal-win = gagner
goal-check = donner échec
goal-safe = mettre le roi hors de danger
goal-take = prendre une pièce
goal-take-square = prendre en { $square }
goal-take-count = prendre { $count } pièces
goal-reach-square = atteindre { $square }
goal-reach-kind =
    amener en { $square } { NAME($kind, form: "gender") ->
        [f] la { NAME($kind) }
        [v] l’{ NAME($kind) }
       *[m] le { NAME($kind) }
    }
goal-move-square = jouer la pièce en { $square }
goal-switch = échanger des cartes
goal-turn = faire pivoter une pièce
goal-place = poser une pièce
goal-replace = remplacer une pièce perdue
goal-pass = passer
goal-promote = promouvoir
goal-castle = roquer
goal-carry = porter une pièce

## L’éditeur de positions.

editor-title = Modifier : { $name }
editor-side = Pièce et position
editor-fine = Cette position peut être jouée.
editor-end = La partie est finie dans cette position : { $reason }
editor-fault-square = { $square } : { $reason }
editor-fault-field = { $field } : { $reason }
editor-taken = { $piece } : choisissez où la poser.
editor-hint = Choisissez une pièce, puis touchez des cases pour l’y poser ; touchez de nouveau une case pour l’enlever. « Déplacer des pièces » les déplace, la touche Suppr les enlève.
editor-undo = Annuler
editor-redo = Rétablir
editor-clear = Vider l’échiquier
editor-restart = Position de départ
editor-play = Jouer à partir d’ici
editor-analyse = Analyser
editor-tool-move = Déplacer des pièces
editor-tool-remove = Enlever des pièces
editor-tool-put = Poser des pièces
editor-seats = Camp des pièces
editor-mark = { NAME($seat) } : touchez une case de l’échiquier.
editor-kinds = Pièces à poser
editor-other-kinds = Autres pièces
editor-cards = Cartes
editor-facing = Orientation
editor-facing-0 = vers l’avant
editor-facing-1 = vers la droite
editor-facing-2 = vers l’arrière
editor-facing-3 = vers la gauche
editor-acted = A déjà agi à ce tour
editor-under = Posée sur
editor-under-none = l’échiquier
editor-remove = Enlever cette pièce
editor-more = Le reste de la position
editor-last-none = rien encore
editor-castling = { NAME($seat) }, tour en { $square }
editor-field-rows = Pièces
editor-field-side = Au trait
editor-field-castling = Peut encore roquer
editor-field-ep = Prise en passant, comme e3e4
editor-field-halfmove = Tours sans prise ni coup de pion
editor-field-turn = Numéro du tour
editor-field-switched = Cartes échangées à ce tour
editor-field-left = Actions restantes à ce tour
editor-field-last = Dernier type joué
editor-field-pending = À poser ou à remplacer, comme K@e5 ou wJ
editor-field-hands = Des pièces restent à poser
editor-field-owners = Contrôle des couleurs
editor-field-passes = Tours passés de suite
editor-field-ply = Actions jusqu’ici
editor-text = La position en texte, comme une FEN aux échecs
position-mended = Les éléments manquants ou impossibles de cette position ont été lus ainsi : { $list }.
mended-castling = roques « { $taken } »
mended-ep = prise en passant « { $taken } »
mended-left = actions restantes { $taken }
mended-last = joué en dernier « { $taken } »
mended-pending = en attente « { $taken } »
mended-halfmove = tours sans prise { $taken }
mended-turn = tour { $taken }
editor-use = Utiliser la position
editor-array = En faire la disposition de départ
editor-files = Colonnes
editor-ranks = Rangées

## Les variantes d’une partie, ses commentaires et ses dessins, dans la liste des coups.

variation-promote = En faire la ligne principale
variation-remove = Supprimer cette variante
variation-removed = La variante est supprimée.
comment-field = Commentaire sur cette position
comment-save = Enregistrer
glyphs = Appréciation du coup
glyph-good = Bon coup
glyph-mistake = Erreur
glyph-excellent = Excellent coup
glyph-blunder = Gaffe
glyph-interesting = Coup intéressant
glyph-dubious = Coup douteux
marks-remove = Effacer les flèches et marques

## Pourquoi une notation est refusée.

reason-missing-tag-motley = Une notation commence par [Motley "1"].
reason-missing-tag-variant = La notation ne dit pas de quel jeu il s’agit : il manque [Variant "…"].
reason-missing-tag-result = La notation n’a pas de résultat : il manque [Result "{ $wanted }"].
reason-unknown-version = Cette notation est de la version { $token }, que cette page ne peut pas lire.
reason-repeated-tag = « { $token } …] » figure deux fois ; gardez-en une seule.
reason-bad-tag = « { $token } » n’est pas admis ici : une étiquette s’écrit [Nom "texte"].
reason-unopened-tag = « { $token } » commence une étiquette : écrivez [ devant.
reason-unclosed-tag = L’étiquette n’est pas fermée : écrivez ] après son texte.
reason-unclosed-value = Le texte qui commence ici n’est pas fermé : écrivez " à sa fin, et dans le texte \" et \\ pour " et \.
reason-unclosed-comment = Le commentaire qui commence ici n’a pas de fin : écrivez { "}" } après son texte.
reason-unclosed-variation = La variante qui commence ici n’est pas fermée : écrivez ) après son dernier coup.
reason-not-legal-but = « { $token } » n’est pas légal dans cette position. Légal, par exemple : { $wanted }.
reason-odd-sign = « { $token } » n’appartient à aucune action : retapez l’action avec des lettres, des chiffres et des signes simples.
reason-too-many-variations = Il y a trop de variantes.
reason-unexpected-sign = « { $token } » n’est pas admis ici.
reason-wrong-turn-number = Le numéro { $token } n’est pas celui de ce tour : écrivez { $wanted } ou aucun numéro.
reason-number-in-turn = « { $token } » est au milieu d’un tour : un numéro ne vient qu’avant la première action du tour.
reason-missing-result = Le résultat manque à la fin des coups : écrivez { $wanted }.
reason-wrong-result = « { $token } » n’est pas le résultat auquel mènent les coups : écrivez { $wanted }.
reason-other-result = « { $token } » n’est pas le résultat de l’en-tête : écrivez { $wanted }.
reason-after-result = « { $token } » vient après le résultat, où seuls des commentaires et les étiquettes d’une autre partie sont admis.
reason-variation-result = « { $token } » ne peut pas finir cette variante : seule une décision des joueurs le peut, comme draw agreement.
variation = Variante
variation-main = Ligne principale

## Les pendules d’une partie : dans le formulaire d’une nouvelle partie, à côté du plateau, et ce qu’on en dit.

clock = Pendule
clock-none = Sans pendule
clock-by-link = Sans pendule quand on joue en envoyant des liens.
clock-add = Incrément
clock-add-help = Chaque tour ajoute du temps à la pendule.
clock-delay = Délai
clock-delay-help = Les premières secondes de chaque tour ne comptent pas.
clock-turn = Temps par tour
clock-turn-help = Chaque tour dispose du même temps.
clock-sand = Sablier
clock-sand-help = Le temps qu’utilise un joueur revient aux autres.
clock-minutes = Minutes
clock-seconds = Secondes
clock-add-step = Secondes ajoutées par tour
clock-delay-step = Secondes qui ne comptent pas, par tour
clock-each = Différent pour chaque joueur
clock-pause = Mettre les pendules en pause
clock-on = Relancer les pendules
clock-of = { NAME($seat) } : { $time }
clock-time = { $minutes } min { $seconds } s
clock-short = { NAME($seat) } : il reste moins de dix secondes.
clock-out =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } n’ont plus de temps.
       *[s] { NAME($seat) } n’a plus de temps.
    } L’ordinateur joue la suite pour ce camp.
clock-live-help = Quand tout le monde est en ligne et que le premier tour est joué, chaque page compte le temps de son joueur. Personne n’arbitre.
clock-live-set =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } ont choisi
       *[s] { NAME($seat) } a choisi
    } une pendule pour cette partie. { $how } Chaque page compte le temps de son joueur, et personne n’arbitre.
clock-live-other =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } ont
       *[s] { NAME($seat) } a
    } une autre pendule que vous pour cette partie. Le temps n’est pas compté.
clock-live-out =
    { NAME($seat, form: "number") ->
        [p] Selon cette page, { NAME($seat, form: "the") } n’ont plus de temps. Cela ne vaut que si leur propre page le dit aussi.
       *[s] Selon cette page, { NAME($seat) } n’a plus de temps. Cela ne vaut que si sa propre page le dit aussi.
    }
clock-live-denied =
    { NAME($seat, form: "number") ->
        [p] La page { NAME($seat, form: "of") }
       *[s] { NAME($seat) } : sa page
    } affiche encore { $time }. Les pendules ne concordent pas et personne n’arbitre : la partie continue.
clock-live-asked = Selon l’autre page ({ NAME($seat) }), vous n’avez plus de temps ; celle-ci affiche { $time }. Personne n’arbitre : la partie continue, sauf si vous êtes d’accord.
clock-live-agree = D’accord

## Une partie qu’on suit en direct.

watch = Suivre la partie
watch-begin = Suivre en direct
watch-tells =
    { $count ->
        [0] Les joueurs peuvent connaître votre adresse réseau (IP).
        [1] Les joueurs peuvent connaître votre adresse réseau (IP), et un serveur apprend que vous suivez la partie : { $list }.
       *[other] Les joueurs peuvent connaître votre adresse réseau (IP), et ces serveurs apprennent que vous suivez la partie : { $list }.
    }
watch-on = Vous suivez la partie en direct.
watch-away = La page qui montre la partie ne répond plus.
watch-waiting = En attente d’un joueur.
watch-silent = Aucun serveur ne répond. La page continue d’essayer.
watch-still = Pas de partie en direct sur ce site : voici la position du lien.
watch-unable = Ce navigateur ne peut pas se connecter : voici la position du lien.
watch-player = Je joue dans cette partie
watch-link = Lien pour suivre la partie
watch-link-help = Toute personne qui a ce lien voit la partie en direct, mais ne peut pas jouer.
watch-link-copy = Copier le lien pour suivre la partie
watch-link-code = Code QR du lien pour suivre la partie

## Une partie par lien.

by-link = Jeu par lien
by-link-seat = Vous jouez
by-link-look = Regarder seulement
by-link-held = { NAME($seat) }, place prise
by-link-you = Votre camp : { NAME($seat) }.
by-link-act = Jouez votre tour, puis envoyez le lien.
by-link-send = Envoyez ce lien. Au trait : { NAME($seat) }.
by-link-send-all = Envoyez ce lien aux autres.
by-link-copy = Copier le lien
by-link-share = Partager
by-link-field = Le lien
by-link-save = Enregistrer le lien dans un fichier
by-link-copied = Le lien est copié. Collez-le dans un message.
by-link-copy-failed = Copiez le lien qui est dans le champ.
by-link-wait =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } doivent vous envoyer un lien.
       *[s] { NAME($seat) } doit vous envoyer un lien.
    } Ouvrez-le dans ce navigateur.
by-link-waits =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } doivent vous envoyer un lien.
       *[s] { NAME($seat) } doit vous envoyer un lien.
    }
by-link-over = Envoyez votre lien pour que les autres voient la fin.
by-link-offer = Proposer aussi la nulle
by-link-offers =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } proposent la nulle
       *[s] { NAME($seat) } propose la nulle
    }
by-link-offered = Vous proposez la nulle. { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } peuvent l’accepter ou la refuser.
       *[s] { NAME($seat) } peut l’accepter ou la refuser.
    }
by-link-offered-you = On vous propose la nulle. Acceptez-la ou refusez-la.
by-link-take = Accepter la nulle
by-link-decline = Refuser la nulle
by-link-draw-taken =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } acceptent la nulle.
       *[s] { NAME($seat) } accepte la nulle.
    }
by-link-draw-declined =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } refusent la nulle.
       *[s] { NAME($seat) } refuse la nulle.
    }
by-link-gone =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } ont quitté la partie.
       *[s] { NAME($seat) } a quitté la partie.
    } Un ordinateur joue la suite.
by-link-took = Votre camp : { NAME($seat) }. La place est gardée dans ce navigateur.
by-link-here = Place gardée dans ce navigateur : { NAME($seat) }. Il n’en garde qu’une : pour jouer une autre place, ouvrez le lien dans un autre navigateur.
by-link-elsewhere = Un joueur à distance
by-link-full = Toutes les places sont prises. Vous regardez.
by-link-taken = Un autre navigateur avait déjà pris la place : { NAME($seat) }. Votre camp : { NAME($other) }.
by-link-taken-all = Un autre navigateur avait déjà pris la place : { NAME($seat) }. Vous regardez.
by-link-older = Ce lien est plus ancien. Voici la partie dans son état actuel.
by-link-other-action = Ce lien change ce qui a été joué : l’action { $number } était { $own }, le lien donne { $other }. Votre partie ne change pas.
by-link-other-theirs = Deux liens donnent deux versions de cette partie. Action { $number } : { $own } dans le vôtre, { $other } dans celui-ci, et rien n’indique lequel est juste. Votre partie ne change pas ; demandez à la personne qui a joué cette action.
by-link-other-own = Ce lien contient une de vos actions qui n’a pas été jouée ici : action { $number }, { $other }. Votre partie ne change pas.
by-link-other-illegal = Dans ce lien, l’action { $number }, { $text }, ne peut pas être jouée. Votre partie ne change pas.
by-link-other-start = Ce lien change le début de la partie. Votre partie ne change pas.
by-link-other-seat = Dans ce lien, quelqu’un d’autre joue : { NAME($seat) }. Votre partie ne change pas.
by-link-other-offer = Ce lien propose une nulle que personne n’a proposée en jouant. Votre partie ne change pas.
by-link-other-answer = Ce lien répond à une proposition de nulle à la place de quelqu’un d’autre. Votre partie ne change pas.
by-link-other-resignation = Selon ce lien, vous abandonnez. Votre partie ne change pas.
by-link-other-time = Selon ce lien, vous avez perdu au temps. Votre partie ne change pas.
by-link-other-over = Cette partie est finie, et ce lien en change la fin. Votre partie ne change pas.
by-link-other-result = Ce lien termine la partie d’une façon impossible par lien. Votre partie ne change pas.
by-link-other-cards = Ce lien ne contient pas le choix déjà fait : { NAME($seat) }. Votre partie ne change pas.
problem-by-link = Impossible de lire qui joue cette partie par lien ; la fin du lien manque peut-être. Personne d’autre ne voit ce que vous jouez ici : pour continuer, ouvrez le lien entier.
by-link-other-cut = Ce lien est abîmé : impossible de lire qui joue ; sa fin manque peut-être. Votre partie ne change pas.
by-link-look-at = Voir ce lien
by-link-chosen =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } ont choisi
       *[s] { NAME($seat) } a choisi
    } en secret. À vous de choisir.
by-link-chosen-open =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } ont choisi
       *[s] { NAME($seat) } a choisi
    }, comme le montre l’échiquier. À vous de choisir.
by-link-lost = Votre choix secret n’est plus dans ce navigateur. Vous choisissez de nouveau tous les deux.
by-link-false = Le choix montré n’est pas celui qui avait été fait : { NAME($seat) }.
by-link-again = Recommencer les choix
by-link-draw = Tirer au sort ouvertement
by-link-open = Le tirage au sort s’est fait ouvertement.
by-link-open-other = Le tirage au sort de l’autre navigateur s’est fait ouvertement.
by-link-anew = Les choix faits sont perdus. Tous choisissent de nouveau.
by-link-anew-shown = Tous choisissent de nouveau. Votre choix figurait dans un lien envoyé : l’adversaire a pu le voir.

## Une partie par lien qui circule d’elle-même.

live-lie =
    { NAME($seat, form: "number") ->
        [p] La page { NAME($seat, form: "of") }
       *[s] { NAME($seat) } : sa page
    } a envoyé quelque chose qui ne correspond pas à cette partie. Rien n’a changé ici.
live-other-game =
    { NAME($seat, form: "number") ->
        [p] La page { NAME($seat, form: "of") }
       *[s] { NAME($seat) } : sa page
    } montre autrement cette partie et n’accepte pas la vôtre. Envoyez-vous vos liens pour comparer.
live-not-believed = Les autres ont répondu que cette place n’est pas la vôtre : { NAME($seat) }. Vous pouvez seulement regarder.
live-consent = Jouer en direct ?
live-consent-text = Votre page peut se connecter à celles des autres : chaque coup y apparaît alors aussitôt, sans lien à envoyer.
live-consent-servers =
    { $count ->
        [0] Aucun serveur extérieur à ce site n’est contacté.
        [1] Un serveur apprend que vous jouez ensemble et quelle est votre adresse réseau (IP), mais ne peut pas lire la partie : { $list }.
       *[other] Ces serveurs apprennent que vous jouez ensemble et quelle est votre adresse réseau (IP), mais ne peuvent pas lire la partie : { $list }.
    }
live-consent-address = Toute personne qui a le lien de la partie peut connaître votre adresse réseau.
live-consent-yes = Se connecter
live-consent-no = Plus tard
live-consent-later = « Se connecter » vaut aussi pour les parties suivantes. Cela se change dans les réglages.
live-name = Votre nom (facultatif)
live-name-none = non indiqué
invite = Inviter quelqu’un
invite-text =
    { $count ->
        [1] Envoyez ce lien à la personne qui va jouer avec vous, ou faites-lui scanner le code. Laissez cette page ouverte.
       *[other] Envoyez ce lien à toutes les personnes qui vont jouer, ou faites-leur scanner le code. Laissez cette page ouverte.
    }
invite-wait =
    { $count ->
        [1] En attente de l’autre joueur.
       *[other] En attente des autres : { $here } sur { $count } en ligne.
    }
live-ask = Se connecter aux autres
live-invite = Invitation
live-here =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } sont en ligne.
       *[s] { NAME($seat) } est en ligne.
    }
live-away =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } ne répondent plus.
       *[s] { NAME($seat) } ne répond plus.
    }
live-gone =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } ont quitté la page.
       *[s] { NAME($seat) } a quitté la page.
    }
live-new = En attente de l’autre joueur.
live-here-all = En ligne : { $seats }.
live-away-all = Sans réponse : { $seats }.
live-gone-all = Page quittée : { $seats }.
live-new-all = Pas encore en ligne : { $seats }.
live-silent = Aucun serveur ne répond. La page continue d’essayer ; en attendant, jouez en envoyant des liens.
live-elsewhere = Un autre onglet de ce navigateur est connecté. Celui-ci montre ce qui s’y passe.
live-unable = Ce navigateur ne peut pas se connecter aux autres. Jouez en envoyant des liens.
live-offering = Vous proposerez la nulle avec votre prochain tour.
live-offering-back = Ne pas la proposer
live-question = Quelqu’un veut continuer depuis un autre navigateur : { NAME($seat) }. Est-ce la même personne ?
live-question-help = « Oui » cède la place : le navigateur d’avant ne peut plus jouer pour ce camp ({ NAME($seat) }). En cas de doute, demandez d’abord à la personne, par téléphone par exemple.
live-question-yes = Oui, la même personne
live-question-no = Non
live-next =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } veulent rejouer, en changeant de camp.
       *[s] { NAME($seat) } veut rejouer, en changeant de camp.
    }
live-next-asked = Vous avez proposé de rejouer en changeant de camp. En attente de la réponse.
live-next-yes = Jouer
live-next-no = Non
seat-here = en ligne
seat-away = ne répond plus
seat-gone = page quittée
seat-new = pas encore en ligne
settings-live = Parties par lien
settings-live-ask = demander avant de se connecter aux autres
settings-live-on = se connecter aux autres
settings-live-off = seulement envoyer des liens
settings-name = Votre nom dans les parties par lien
settings-notify = Quand c’est à vous dans une partie par lien
settings-notify-off = pas de notification
settings-notify-on = une notification si cette page n’est pas visible
notify-denied = Ce navigateur n’autorise pas les notifications de cette page. Cela se change dans les réglages du navigateur.
notify-turn = À vous de jouer
title-turn = ● À vous – { $name }

## La position en mots, et les actions qu’on tape.

summary-turn = { NAME($seat, form: "To") } de jouer.
summary-left =
    { $left ->
        [one] { NAME($seat, form: "To") } de jouer : il reste { $left } action à ce tour.
       *[other] { NAME($seat, form: "To") } de jouer : il reste { $left } actions à ce tour.
    }
summary-player = { $player } ({ NAME($seat) })
summary-side =
    { $count ->
        [one] { NAME($seat) } : { $count } pièce
       *[other] { NAME($seat) } : { $count } pièces
    }
summary-none = { NAME($seat) } : aucune pièce
summary-out = { NAME($seat) } : roi pris ; pièces reprises par { NAME($owner) }
summary-piece = { NAME($kind) } ({ $details })
summary-pieces = { NAME($kind) } : { $squares }
summary-hand = En main : { $kinds }
summary-marks = Cases particulières
summary-mark = { $square } : { $meaning }

typed-example = { $text }, ou : { $action }
typed-do = Jouer
typed-close = Fermer
typed-list = Actions correspondantes
typed-count =
    { $count ->
        [one] { $count } action correspond.
       *[other] { $count } actions correspondent.
    }
typed-option = { $text } : { $action }
typed-many = { $count } actions correspondent ; en voici { $shown }. Continuez la saisie.
typed-choose = Plusieurs actions correspondent : choisissez-en une, ou continuez la saisie.
typed-none = Aucune action ne correspond. Actions légales, par exemple : { $text }, ou : { $action }.
typed-waits = Aucune action n’est possible maintenant.

## La marche des pièces : la légende et ses diagrammes.

legend-kinds = Pièces de ce jeu
legend-hint = Survolez une pièce de l’échiquier, ou touchez-la, pour voir comment elle se déplace maintenant.
legend-piece = { $piece } en { $square }
legend-carried =
    { NAME($kind, form: "gender") ->
        [f] { $piece }, portée
       *[m] { $piece }, porté
    }
legend-captive =
    { NAME($kind, form: "gender") ->
        [f] { $piece }, prisonnière
       *[m] { $piece }, prisonnier
    }
legend-now = maintenant
legend-exchanged = après l’échange de cartes

way-both = déplacement ou prise
way-quiet = déplacement sans prise
way-around = déplacement, et prise avec un partenaire
way-capture = prise seulement
way-conditional = seulement pour prendre avec un partenaire
way-initial = seulement depuis la case de départ
way =
    { $facing ->
        [forward] En avant :{" "}
       *[all] {""}
    }{ $way ->
        [slide] glisse
        [step] fait un pas
        [walk] se déplace
       *[leap] saute
    } { $direction ->
        [straight] en ligne droite
        [diagonal] en diagonale
       *[leap] comme un cavalier
    } dans { $count ->
        [one] une direction
       *[other] { $count } directions
    }{ $way ->
        [walk] , de { $range } pas au plus
       *[leap] {""}
    }{ $purpose ->
        [both] {""}
        [quiet] , sans prendre
        [around] , prend avec un partenaire
        [capture] , seulement pour prendre
       *[conditional] , seulement pour prendre avec un partenaire
    }{ $first ->
        [yes] , seulement depuis la case de départ
       *[no] {""}
    }
way-then =
    peut ensuite prendre à un pas { $direction ->
        [straight] en ligne droite
        [diagonal] en diagonale
       *[any] dans n’importe quelle direction
    }
way-bent = à angle droit, et prend la première pièce du chemin
way-lame = par-dessus une case vide
way-none = pas de marche propre
key-then = après ce coup, prise possible ici aussi

own-kinds = Différences avec les échecs
own-kinds-custodian = Se placer entre deux pièces adverses est sans danger : seul le camp qui joue prend. Un joueur qui n’a plus de coup légal perd. Sur la dernière rangée, le pion devient tour, fou ou cavalier. Dans une paire, la tour, le fou et le cavalier comptent pour ce qu’ils sont, le roi et le pion pour l’un de ces trois :
own-kinds-tches = La plupart des nouvelles pièces ressemblent à celle dont elles ont la marche ; leur signe dit comment elles peuvent prendre ensuite : × à un pas en diagonale, + à un pas en ligne droite.
own-kind-custodian-king = Se déplace comme aux échecs. Compte comme une tour après un pas en ligne droite, comme un fou après un pas en diagonale ; si une autre pièce a joué, comme un cavalier.
own-kind-custodian-pawn = Avance tout droit ; en diagonale, seulement pour prendre. Compte comme un fou après un pas tout droit, comme une tour après un pas en diagonale ; si une autre pièce a joué, comme cette pièce.
own-kind-taketwo-queen = Elle a trois cartes, et se déplace selon les deux premières : en ligne droite, en diagonale, ou d’un saut de cavalier.
own-kind-taketwo-pawn = Il a trois cartes : il avance selon la première et prend selon la deuxième, toujours d’une rangée en avant.
own-kind-till-pawn = Fait un pas dans l’une des huit directions, prend à un pas en diagonale, même en arrière, et n’est jamais promu.
own-kind-tches-guardian = Se déplace comme une tour, puis peut prendre à un pas en diagonale (×).
own-kind-tches-griffin = Saute comme un cavalier, puis peut prendre à un pas en diagonale (×).
own-kind-tches-paladin = Se déplace comme un fou, puis peut prendre à un pas en ligne droite (+).
own-kind-tches-champion = Saute comme un cavalier, puis peut prendre à un pas en ligne droite (+).
own-kind-tches-lion = Fait un pas comme un roi, puis peut prendre à un pas de plus, dans n’importe quelle direction.
own-kind-tches-magister = Se déplace et prend comme un gardien ou comme un paladin.
own-kind-tches-templar = Se déplace comme un fou, prend comme une tour.
own-kind-tches-warchariot = Deux cases en ligne droite, puis une de côté, en ne traversant que des cases vides. Il prend la première pièce de son chemin, et s’y arrête.
own-kind-tches-exarch = Se déplace comme une tour, prend comme un fou.
own-kind-tches-assassin = Comme le char de guerre, ou une case en ligne droite, puis deux de côté.
own-kind-tches-emperor = Saute comme un cavalier, puis peut prendre à un pas, dans n’importe quelle direction.
own-kind-tches-ballista = Saute à exactement deux cases, en ligne droite.
own-kind-tches-mounted-bishop = Saute comme un cavalier, prend comme un fou.
own-kind-tches-archer = Saute à exactement deux cases, en diagonale.
own-kind-tches-shock-cavalryman = Saute comme un cavalier, prend comme une tour.
own-kind-tches-jester = Se déplace comme la dernière pièce jouée par l’adversaire.
own-kind-tches-flanker = Un pas en avant, pour se déplacer ou prendre ; ou un pas de côté, sans prendre.
own-kind-tches-sentinel = Avance d’un pas en diagonale, prend à un pas devant elle ou de côté.
own-kind-tches-zealot = En diagonale vers l’avant, pour se déplacer ou prendre.
own-kind-tches-pikeman = Avance d’un pas, prend à exactement deux cases devant lui, par-dessus une case vide.

## Ce qui pourrait être joué et pris.

possible = Pièce choisie
possible-squares = Si c’était { NAME($seat, form: "to") } de jouer : { $squares }.
possible-not = Si c’était { NAME($seat, form: "to") } de jouer : { $reason }
takes = Prises possibles en un tour
takes-looking = Prises possibles en un tour : { $percent } % des tours examinés.
takes-failed = Les prises possibles n’ont pas pu être calculées. Réessayez.
takes-key-actions = Les nombres disent en combien d’actions d’un même tour une pièce pourrait être prise. Touchez la pièce pour voir d’où.
takes-key-pieces = Les nombres disent combien de pièces pourraient faire une prise. Touchez une pièce pour voir lesquelles.
takes-none = Aucune prise possible en un tour.
takes-seat =
    { $count ->
        [0] { NAME($seat) } : aucune prise possible
       *[other] { NAME($seat) } : prises possibles en { $squares }
    }
# Avec tant d’actions du tour.
takes-within =
    { $count ->
        [1] { $square } tout de suite
       *[other] { $square } en { $count } actions
    }
# Par tant de pièces.
takes-by =
    { $count ->
        [1] { $square }
       *[other] { $square } (par { $count } pièces au choix)
    }
check-why = Pourquoi rien ne pare l’échec
# Un coup du roi, et qui pourrait alors le prendre : une ligne d’une liste.
check-fails-king = { NAME($kind) } { $from } → { $to } : { NAME($actor) } { $square } l’y prendrait.
# Le coup d’une autre pièce, et qui pourrait encore prendre le roi.
check-fails = { NAME($kind) } { $from } → { $to } : { NAME($actor) } { $square } attaque encore.
check-from =
    { NAME($kind, form: "gender") ->
        [f] La { NAME($kind) }
        [v] L’{ NAME($kind) }
       *[m] Le { NAME($kind) }
    } en { $square } donne échec.
# $squares : où elle s’arrête avant de prendre ; une de ces cases suffit.
check-via =
    { NAME($kind, form: "gender") ->
        [f] La { NAME($kind) }
        [v] L’{ NAME($kind) }
       *[m] Le { NAME($kind) }
    } en { $square } donne échec par { $squares }.
# $squares : où elle pourrait aller, une de ces cases ; $pieces : celles dont chacune prend avec elle.
check-with =
    { NAME($kind, form: "gender") ->
        [f] La { NAME($kind) }
        [v] L’{ NAME($kind) }
       *[m] Le { NAME($kind) }
    } en { $square } pourrait aller en { $squares } et prendre le roi avec { $pieces }.
# $piece : avec sa couleur et sa place.
check-by = Attaque : { $piece }.
# Elle est piégée.
check-threat = Menace seulement : { $piece }, pièce piégée. Une fois libre, elle donne échec.
# Un attaquant parmi plusieurs : $text dit lequel.
check-of = Attaque { $at } sur { $count } : { $text }.
check-of-from = { NAME($kind) } { $square }
check-of-via = { NAME($kind) } { $square } par { $squares }
check-of-with = { NAME($kind) } { $square } → { $squares }, avec { $pieces }
check-threat-of = Menace { $at } sur { $count } : { $text }, pièce piégée.
reason-seat-is-out = Ce joueur est éliminé.
reason-game-would-end = La partie serait finie.
reason-nowhere-to-go = Cette pièce ne peut aller nulle part d’ici.
stuck-path-blocked = Tous ses chemins sont barrés.
stuck-leaves-king-attacked = Cette pièce ne peut pas bouger : son camp serait en échec.
# Ce qu’on choisit pendant qu’un ordinateur doit jouer.
premove-planned = Coup prévu : { $action }. Échap ou un appui sur une case l’annule.
premove-cancelled = Le coup prévu est annulé.
premove-not = Cette pièce ne pourrait pas y aller maintenant.
premove-dropped = Ce coup prévu ne peut pas être joué maintenant : { $action }.

## L’ordinateur sans son réseau

reason-net-missing = L’ordinateur joue sans son réseau de neurones, qui n’a pas pu être chargé.
reason-net-foreign = L’ordinateur joue sans son réseau de neurones, prévu pour une autre version de la page.
reason-net-damaged = L’ordinateur joue sans son réseau de neurones, qui est abîmé.

## Flèches et marques dessinées sur les échiquiers d’autres pages.

marks-draw = Dessiner sur l’échiquier
marks-spoken = Dessiné sur l’échiquier : { $list }
mark-square = marque { $colour } en { $square }
mark-hand = marque { $colour } sur { $square } en main
mark-arrow = flèche { $colour } de { $from } à { $square }
mark-drop = flèche { $colour } de { $from } en main à { $square }
mark-colour-green = verte
mark-colour-red = rouge
mark-colour-blue = bleue
mark-colour-yellow = jaune

## Armies that are chosen before the game

arrange-pass = Pour { NAME($seat, form: "the") } seulement. { $others }, ne regardez pas : tout sera montré quand chacun sera prêt.
arrange-open = { NAME($seat) } : à moi de choisir
arrange-skip = Ou sans choisir :
arrange-help = Touchez une pièce, puis la face qu’elle montre au début.
arrange-side = Face de la pièce en { $square } : { NAME($kind) }
arrange-one-side = Cette pièce n’a qu’une face.
arrange-guess = L’ordinateur n’a pas été testé avec de telles armées : niveaux et évaluations y sont approximatifs.
arrange-alike = Toutes de ce type
arrange-turned = Toutes retournées
arrange-none = Aucune retournée
arrange-mirror = Les mêmes, en miroir
arrange-ready = Prêt
arrange-random = Au hasard
arrange-usual = Comme d’habitude
arrange-usual-all = Comme d’habitude pour tous
seat-took = prises :
