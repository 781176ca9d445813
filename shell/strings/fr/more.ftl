# Le reste de ce que dit la page, partie par partie ; les échiquiers d’autres pages en disent aussi.

## Start screen, new game

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
family-tches-line = Des échecs avec douze sortes de pièces, et quatorze autres au dos. Trois pièces jouent à chaque tour, et les règles se mêlent à votre goût.
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
preset-tches-own-armies-line = À découvert, l’un après l’autre, chaque camp retourne ce qu’il veut ; deux actions par tour.
preset-tches-two-armies-line = Chaque camp a retourné d’autres pièces.
preset-tches-two-pieces-line = Deux pièces à chaque tour.
preset-tches-same-line = Comme d’habitude, mais la même pièce peut jouer encore et encore.
preset-tches-escort-line = Un roi qui atteint le portail ennemi gagne aussi.
preset-tches-run-line = Pas d’échec : amenez votre roi au portail ennemi avant qu’il ne soit pris.
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
option-tches-king-capture-help = Le roi, ou la proie à sa place, va mais ne prend pas. Qui le prend le porte sous sa pièce jusqu’à son propre portail.
option-tches-king-flag-help = Le roi, ou la proie à sa place, ne bouge même pas. Qui le prend le porte sous sa pièce jusqu’à son propre portail.
option-tches-king-plain-help = D’autres pièces sont la proie : qui les perd perd.
option-tches-escort-off-help = Où se tient le roi n’a pas d’importance.
option-tches-escort-on-help = Un roi libre sur le portail ennemi gagne, en plus des autres façons de gagner.
option-tches-transport-off-help = Chaque case a de la place pour une pièce.
option-tches-transport-on-help = Ils peuvent monter sur une autre pièce de leur camp, l’emmener, et la déposer.
option-tches-polarity-off-help = Les pièces vont dans toutes leurs directions.
option-tches-polarity-on-help = Les pièces regardent d’un côté et ne reculent jamais ; une pièce qui a joué peut se tourner.
option-tches-polarity-free-help = Les pièces regardent d’un côté et ne reculent jamais ; se tourner sur place est une action.
option-tches-zealot-step-help = Un zélote va d’une case en diagonale en avant, comme les pions vont d’une case.
option-tches-zealot-slide-help = Un zélote va en diagonale en avant comme un fou.
option-tches-hunt-last-help = Qui n’a plus de proie perd.
option-tches-hunt-first-help = Qui a moins de proies qu’au début perd. Seulement avec un roi comme les autres.
puzzles-line = Trouvez le seul tour qui gagne, quoi que fasse l’autre camp.
puzzle-of-day = Problème du jour
puzzle-rating-short = cote { $rating }

## Ce que seules les boîtes disent.

settings-turns = Un tour de plusieurs actions
settings-turns-auto = finit de lui-même
settings-turns-confirm = finit quand vous le dites
settings-premove = Prévoir un coup pendant que l’ordinateur réfléchit
settings-premove-on = oui
settings-premove-off = non
new-option-usual = comme d’habitude
new-draw = Dessiner
armies-none = aucune
armies-side = Quel côté { NAME($kind, form: "gender") ->
        [f] de la { NAME($kind) }
        [v] de l’{ NAME($kind) }
       *[m] du { NAME($kind) }
    } ?
armies-lost = Pièce perdue
armies-new = Pièce qui la remplace
armies-source = Ce qui devient { NAME($kind, form: "gender") ->
        [f] la { NAME($kind) }
        [v] l’{ NAME($kind) }
       *[m] le { NAME($kind) }
    } à nouveau
armies-remove = Pas de remplacement { NAME($kind, form: "gender") ->
        [f] de la { NAME($kind) }
        [v] de l’{ NAME($kind) }
       *[m] du { NAME($kind) }
    }
armies-add = Ajouter
new-table = La table au début
new-table-random = Au hasard
new-table-random-line = Une table calme, tirée au sort. Le même nombre donne toujours la même table.
new-table-seed = Nombre
new-table-again = Une autre
new-table-hand = Poser les pièces vous-mêmes
new-table-hand-line = Une pièce après l’autre, le roi en dernier, comme le disent les règles.
new-family = Quel jeu ?
new-preset = Version
new-preset-own = la vôtre
new-army = Les pièces au début
new-army-usual = Pareil pour les deux
new-army-apart = Chacun les siennes
new-army-open = Chacun choisit, ouvertement
new-army-secret = Chacun choisit, en secret
new-army-random = Au hasard
new-as-text = En texte
new-text = Le jeu en texte
new-position = Position de départ
new-position-usual = le début habituel
new-by-link = Les personnes jouent par lien
new-side = Votre camp
new-side-people = Seulement des personnes
new-side-seat = { NAME($seat) }, contre l’ordinateur
new-side-lot = Par tirage au sort, contre l’ordinateur
new-side-watch = Aucun : je regarde l’ordinateur jouer
new-side-other = Comme choisi ci-dessous
new-manners = Usages de la table
new-manners-line = Ils figurent à côté des règles ; rien n’est imposé.
new-two-tables = Deux tables de { $count }
new-two-tables-line = Deux parties commencent, chacune avec son lien. À chaque table un bouton mène à l’autre.
new-start = Commencer la partie
open-title = Ouvrir une partie
open-label = Un lien, une notation, le texte d’un jeu, ou une position
open-help = Par exemple un lien qu’on vous a envoyé, ou « custodian;array=four ». La partie en cours reste parmi vos parties. Les parties d’échecs en PGN s’ouvrent aussi.
open-file = Ou un fichier de notations
open-do = Ouvrir
open-doing = Ouverture…
open-long-file = « { $name } », { $count } caractères, peut être ouvert.
open-long-text = Un texte de { $count } caractères peut être ouvert.
open-encoding = Ce fichier n’est pas en UTF-8 ; il est lu en { $encoding } : { $letters }.
open-other-encoding = Le lire en { $encoding }
open-windows-1252 = Windows-1252 (Europe de l’Ouest)
open-windows-1251 = Windows-1251 (cyrillique)
open-damaged = Les signes montrés comme � étaient perdus avant que ce texte n’arrive ici. On peut les récrire, ou les laisser ainsi.
saved-none = Encore aucune partie.
saved-where = Chaque partie que vous jouez est gardée ici, dans ce navigateur. Une fenêtre privée oublie tout quand elle est fermée : enregistrez dans un fichier ce qui doit rester.
saved-count =
    { $count ->
        [0] pas commencée
        [one] { $count } action
       *[other] { $count } actions
    }
saved-forget = Supprimer { $name }
saved-export = Tout mettre dans un fichier
saved-broken = Une partie illisible
saved-broken-text = Ce qui est gardé ici est abîmé. On le laisse tel quel, et il va dans le fichier de toutes les parties.
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
settings-glide = Les pièces se déplacent
settings-glide-normal = vite
settings-glide-slow = lentement
settings-glide-fast = très vite
settings-glide-off = d’un coup
settings-sound = Sons
settings-sound-on = oui
settings-sound-off = non
settings-shake = Le téléphone vibre
settings-shake-off = jamais
settings-shake-on = quand il se passe quelque chose
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
settings-cards-changed = seulement celles qui ne sont pas comme aux échecs
anew = Supprimer tout ce qui est gardé ici
anew-title = Supprimer tout ce qui est gardé ?
anew-text = Toutes vos parties, les réglages et ce qui est noté des leçons et des problèmes sont supprimés de ce navigateur. C’est sans retour ; les parties qui doivent rester peuvent d’abord être enregistrées dans un fichier, dans « Vos parties ».
anew-remove = Tout supprimer
anew-keep = Tout garder
help-title = Aide
help-board = Sur l’échiquier
help-touch = Touchez une pièce, puis une case ; ou faites-y glisser la pièce.
help-signs = Un point est un coup, des crochets un coup qui prend, des flèches vers le haut une promotion. Ce qui sera pris est barré avant que vous ne lâchiez.
help-why = Touchez une case qui n’est pas proposée, et l’échiquier dit pourquoi.
help-ahead = Pendant que l’ordinateur réfléchit, choisissez votre prochain coup : il est joué quand votre tour commence, s’il est alors possible.
help-finger = Au doigt
help-finger-table = Un doigt déplace une table sans bords, deux doigts l’agrandissent et la rétrécissent.
help-mouse = À la souris
help-mouse-draw = Le bouton droit dessine flèches et cercles : avec Maj en rouge, avec Alt en bleu, avec les deux en jaune.
help-mouse-table = En la faisant glisser on déplace une table sans bords, la molette l’agrandit et la rétrécit.
help-board-keys = Touches sur l’échiquier
key-board-walk = parcourir l’échiquier
key-board-take = prendre, et poser
key-board-drop = lâcher
key-board-moves = dire où la pièce peut aller
key-board-piece = votre pièce suivante ; avec Maj la précédente
key-board-choice = la prochaine case qu’on peut choisir ; avec Maj la précédente
key-board-turn = tourner la pièce, là où les pièces regardent d’un côté
key-board-zoom = une table sans bords : plus grande, plus petite, tout entière
help-keys = Partout dans la page
help-keys-on = Utiliser des touches seules comme raccourcis
help-key = Touche
help-what = Ce qu’elle fait
key-back = une action en arrière ; contre l’ordinateur, tant que la partie dure, jusqu’à votre dernière action
key-forward = une action en avant ; contre l’ordinateur, tant que la partie dure, jusqu’à votre action suivante
key-start = au début
key-end = à la fin
key-replay = ce qui s’est passé depuis votre tour, lentement
key-flip = tourner l’échiquier
key-board = à l’échiquier
key-line = la variante suivante
key-copy = copier un lien
key-full-screen = plein écran, et retour
key-takes = ce que chaque camp pourrait prendre, ou plus
key-new = nouvelle partie
key-open = ouvrir un lien ou une position
key-games = vos parties
key-help = cette aide
key-summary = la position en mots
key-type = taper une action
saved-tags = Étiquettes
saved-tags-of = Étiquettes de { $name }
saved-export-one = Enregistrer { $name } dans un fichier
saved-find = Chercher un jeu, un nom, une étiquette, un jour
saved-found =
    { $count ->
        [0] Aucune partie
        [one] 1 partie
       *[other] { $count } parties
    }
saved-more = En montrer plus
saved-import = Ouvrir un fichier de parties
key-hint = un indice ; encore pour en savoir plus

opponent = Contre qui jouez-vous ?
opponent-friend = Un ami ici
opponent-link = Un ami par lien
opponent-computer = L’ordinateur
opponent-strength = De quelle force est l’ordinateur ?
opponent-watch = Regarder
opponent-help = On ne vous le demande qu’une fois. Cela se change sur la première page, et aux places de chaque partie.
new-army-usual-help = Chaque pièce commence comme dans cette version.
new-army-apart-help = Vous choisissez ici les faces des pièces de chaque camp.
new-army-open-help = L’un après l’autre ; qui choisit plus tard voit ce que les autres ont pris.
new-army-secret-help = L’un après l’autre ; tout est montré ensemble quand les deux sont prêts.
new-army-random-help = On tire au sort pour chaque pièce.
reason-file-too-long = C’est trop long : un fichier de notations a au plus 4 000 000 caractères.
reason-not-a-text = Ce n’est pas un texte : il n’y a donc pas de partie dedans.
reason-is-address = C’est une adresse de { $token }, et non un lien vers une partie d’ici.
reason-is-tak = C’est une partie de Tak (PTN). On ne joue pas au Tak ici.
reason-is-diagram = C’est la description d’un Interactive Diagram. Son jeu ne se joue pas ici.
reason-is-words = Ce sont des mots, et non un lien, une notation ou une position.
reason-other-board =
    { $ranks ->
        [0] C’est une position d’un autre échiquier : elle a { $rows } rangées, ce qu’aucun jeu n’a ici.
       *[other] C’est une position d’un autre échiquier : elle a { $rows } rangées, et celui de ce jeu en a { $ranks }.
    }
open-read = { $done } parties lues sur { $count }
reason-other-variant = C’est une partie de « { $token } », un jeu qui n’existe pas ici.
reason-ambiguous-move = « { $token } » peut désigner plusieurs coups.
records-opened =
    { $count ->
        [one] Une autre partie du fichier est parmi vos parties.
       *[other] { $count } autres parties du fichier sont parmi vos parties.
    }
records-known =
    { $count ->
        [one] Une partie du fichier était déjà ici.
       *[other] { $count } parties du fichier étaient déjà ici.
    }
games-title = Parties d’un fichier
games-faults =
    { $count ->
        [one] Une partie du fichier ne peut être lue :
       *[other] { $count } parties du fichier ne peuvent être lues :
    }
games-good =
    { $count ->
        [one] Une partie peut être lue, et sera parmi vos parties.
       *[other] { $count } parties peuvent être lues. Laquelle ouvrir ?
    }
games-keep =
    { $count ->
        [one] La garder et l’ouvrir
       *[other] Garder les { $count }, ouvrir celle choisie
    }
games-open-one = N’ouvrir que la partie choisie
games-back = Revenir au texte
games-ongoing = pas finie
refused-game = Partie { $number }, ligne { $line }, colonne { $column } : { $reason }
records-assumed = Là où les règles laissent une partie ouverte, 1-0 et 0-1 sont lus comme un abandon, et 1/2-1/2 comme une nulle d’un commun accord.

lessons-title = Leçons : { $name }
lessons-next = suivante

## Ce que dit la page quand on veut finir une partie : nulle, abandon.

resign-title = Abandonner ?
resign-text =
    { $count ->
        [one] L’autre camp gagne alors. On peut revenir dessus.
       *[other] Qui abandonne ? L’autre camp gagne alors. On peut revenir dessus.
    }
resign-text-many =
    { $count ->
        [one] Un ordinateur joue alors à votre place, et la partie continue.
       *[other] Qui quitte la partie ? Un ordinateur joue alors à sa place, et la partie continue.
    }
resign-back = Dans l’onglet « Partie », la place peut être rendue à une personne.
resign-plays-on = { NAME($seat) } : un ordinateur joue la suite.
resign-seat =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } abandonnent
       *[s] { NAME($seat) } abandonne
    }
draw-title = Nulle ?
draw-text = La partie est nulle si les deux joueurs sont d’accord.
draw-text-all = La partie est nulle si tous ceux qui y sont encore sont d’accord. Les points font alors le classement.
draw-seat =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } acceptent
       *[s] { NAME($seat) } accepte
    }
draw-agree = D’accord : nulle
draw-agree-all = Tous d’accord : nulle
draw-computers = L’ordinateur décide lui-même : { $seats }.
draw-offer = Proposer la nulle
draw-asked = L’ordinateur réfléchit à la nulle.
draw-declined =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } veulent continuer.
       *[s] { NAME($seat) } veut continuer.
    }
draw-failed = L’ordinateur n’a pas pu répondre.

## Ce que dit le dialogue « Partager ».

share-link = Lien, notation, texte
share-text = Copier comme texte
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
share-picture-help = Avec flèches et marques, comme le plateau est montré. Le SVG est fait pour les pages web.
share-film = Image animée
share-gif-film = GIF, pour les messageries
share-png-film = PNG animé, couleurs exactes
share-film-game = Toute la partie
share-film-turn = Le dernier tour
share-film-help = Les messageries animent un GIF ; d’un PNG animé, elles ne montrent souvent que la première position.
share-copy-failed = Impossible de copier. Le navigateur ne le permet peut-être pas.
share-failed = L’image n’a pas pu être faite dans ce navigateur.
share-noise = Ce navigateur cache les images en pixels aux pages : un PNG ou un film ne serait que du bruit. Le SVG est juste ; autorisez les « données d’image » pour ce site afin d’avoir les autres.
link-length = Le lien a { $count } caractères.
link-cut = Le lien a { $count } caractères. Discord coupe les messages après 2 000, Telegram après 4 096 : la fin de la partie manque alors. Un courriel le prend en entier ; un fichier, toujours.

## Ce que dit le dialogue « Sur votre page ».

## Ce que sera l’échiquier

snippet-game = Quel jeu ?
snippet-take = Ce qui vient avec
snippet-take-game = Cette partie
snippet-take-game-help = avec tous ses coups
snippet-take-position = Cette position
snippet-take-position-help = comme elle est, sans les coups d’avant
snippet-take-start = Seulement le début
snippet-take-start-help = le même jeu, rien de joué

snippet-mode = Ce qu’en font les lecteurs
snippet-mode-play = Jouer
snippet-mode-play-help = entre eux ou contre l’ordinateur
snippet-mode-diagram = Le regarder
snippet-mode-diagram-help = une image qui ne bouge pas
snippet-mode-replay = Parcourir la partie
snippet-mode-replay-help = pas à pas, dans les deux sens
snippet-mode-task = Résoudre
snippet-mode-task-help = ils trouvent les coups, qui ne sont pas montrés
snippet-no-replay = Il n’y a pas de coups à parcourir.

snippet-at = Coups déjà joués à l’ouverture (0 à { $count })
snippet-at-task = Le problème commence après tant de coups (0 à { $count })
snippet-solution =
    { $count ->
        [0] Aucun coup ne suit : qui a le trait doit gagner.
        [one] La solution est le coup qui suit.
       *[other] La solution, ce sont les { $count } coups qui suivent.
    }

snippet-form = Comment votre page le reçoit
snippet-form-element = Deux lignes
snippet-form-element-help = pour les pages où vous écrivez du HTML
snippet-form-frame = Un cadre
snippet-form-frame-help = pour les sites qui n’admettent pas de script

## Son aspect

snippet-looks = Aspect, taille et mots
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
snippet-drawing-button = du doigt aussi, après un bouton
snippet-theme = Couleurs
snippet-theme-auto = claires ou sombres comme votre page
snippet-theme-light = claires
snippet-theme-dark = sombres
snippet-width = Largeur
snippet-width-value =
    { $width ->
        [0] toute la place
       *[other] { $width } pixels
    }
snippet-height = Hauteur du cadre en pixels
snippet-names = Noms des joueurs
snippet-names-help = Dans l’ordre des places, séparés par des virgules ; vide : ceux de la notation, si elle en a.
snippet-marks = Flèches et marques
snippet-marks-help = Sur la position d’ouverture : e2:e4 d5=red
snippet-keep = Garde la partie du lecteur sous le nom
snippet-keep-help = Quand la page est rechargée, dans le navigateur du lecteur ; vide : elle n’est pas gardée.
snippet-record = La partie en notation
snippet-record-help = Elle est dans un seul attribut, comme un texte qu’on peut lire et écrire.
snippet-label = Son nom pour les lecteurs d’écran
snippet-label-help = Vide : le nom du jeu.
snippet-lang = Langue
snippet-lang-help = Une étiquette comme fr ou pt-BR ; vide : celle de votre page. L’anglais là où il n’y a pas d’autres mots.
snippet-lang-bad = Ce n’est pas une étiquette de langue, et on la laisse de côté.

## L’échiquier à côté

snippet-preview = Aperçu
snippet-preview-help = C’est l’échiquier de votre page. Essayez-le : rien ici ne touche à votre partie.
snippet-preview-failed = L’aperçu n’a pas pu être chargé. Le texte ci-dessus est bon quand même.
snippet-column = Largeur de la colonne sur votre page
snippet-column-value =
    { $width ->
        [0] Entière
       *[other] { $width } px
    }
snippet-page = Couleurs de votre page
snippet-page-light = Page claire
snippet-page-dark = Page sombre

## Le texte

snippet-text-element = Ces deux lignes vont là où sera l’échiquier
snippet-text-frame = Ceci va là où sera l’échiquier
snippet-fallback =
    { $mode ->
        [diagram] Ouvrir cette position de { $name }.
        [replay] Ouvrir cette partie de { $name } et la parcourir.
        [task] Ouvrir cette position de { $name } et la résoudre.
       *[play] Ouvrir { $name } et jouer.
    }
snippet-copy = Copier
snippet-copied = Copié.
snippet-copy-failed = Le navigateur n’a pas permis de copier. C’est sélectionné : copiez avec le clavier.
snippet-program = Si un programme fabrique votre page
snippet-program-help = La première ligne peut figurer une seule fois, dans l’en-tête (head) de la page. C’est là sa place quand votre texte n’admet pas de script : avec Vue, avec VitePress et dans la plupart des éditeurs. Un éditeur peut aussi demander qu’on y autorise l’échiquier, motley-board.
snippet-policy = Si votre page a une « content security policy »
snippet-policy-help = Elle doit alors permettre au moins ceci :
snippet-policy-worker = Sans worker-src l’échiquier marche aussi ; l’ordinateur réfléchit alors par petites tranches entre ce que fait votre page.
snippet-policy-style = Le style dans le texte demande style-src 'unsafe-inline'. Sans lui, le cadre a la bordure du navigateur, à moins que votre feuille de style ne l’enlève.
snippet-listener = Si votre page peut avoir son propre script
snippet-listener-help = Avec ceci, les cadres deviennent aussi hauts que leurs échiquiers :

## Analyse de positions, et équilibre.

analysis-position = Cette position
analysis-switch = Analyser pendant que je regarde
analysis-switch-help = Montre qui est mieux et les meilleures suites. Coupez-la pour réfléchir vous-même.
analysis-begins = Réflexion…
analysis-failed = L’analyse n’a pas pu continuer.
analysis-over = Dans cette position la partie est finie. Reculez pour voir ce qui était possible.
analysis-lines = Meilleures suites
analysis-goes-on =
    { $nodes } positions, { $depth ->
        [one] { $depth } action
       *[other] { $depth } actions
    } d’avance, en cours
analysis-done =
    { $nodes } positions, { $depth ->
        [one] { $depth } action
       *[other] { $depth } actions
    } d’avance, fini
analysis-preview-end = Retour à la partie
analysis-keep = Garder la ligne { $number } comme variante
analysis-kept = La ligne est maintenant une variante, dans la liste des coups.
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

## Ce que dit la page quand une partie est revue, et que ses fautes sont reprises.

review = Toute la partie
review-none = Quand quelques coups sont joués, l’ordinateur peut revoir ici la partie.
review-start = Revoir la partie
review-again = Revoir encore
review-keep = Garder cela dans la liste des coups
review-kept = Les signes et les meilleurs tours sont maintenant dans la liste des coups, et restent avec la partie.
review-progress = Part de la partie déjà examinée
review-goes-on = La revue de la partie est en cours.
review-done =
    { $count ->
        [0] La revue est finie. Personne n’a cédé grand-chose.
        [one] La revue est finie : une remarque.
       *[other] La revue est finie : { $count } remarques.
    }
review-closer = Ce qui semble une faute est examiné encore, plus longuement : { $done } sur { $count }.
review-failed = La revue n’a pas pu continuer.
review-plot = Plus c’est haut, mieux c’est pour { NAME($seat, form: "the") }.
review-plot-many = Les chances de chaque joueur. Plus c’est haut, mieux c’est.
review-calm = Personne n’a cédé grand-chose, ni en un tour ni peu à peu.
review-moments = Ce qui a été cédé
review-accuracy = Précision
review-accuracy-seat = { $percent } %
review-accuracy-help = Un tour qui ne cède rien compte 100, un qui cède un quart des chances ou plus 0 ; moyenne de tous les tours.
moment = { $number }. { NAME($seat) } : { $action }. { $percent } % des chances cédés.
moment-slow = Tours { $number } à { $last }. { NAME($seat) } : { $percent } % des chances cédés peu à peu.
moment-scores = L’évaluation est passée de { $before } à { $after }.
moment-better = Meilleur : { $action }
moment-show-better = Montrer le meilleur
moment-answer = La réponse : { $action }
moment-turning = tournant
moment-slip = pas le meilleur
playout-again = Rejouer
practice-offer =
    { $count ->
        [one] { NAME($seat) } : reprendre la faute
       *[other] { NAME($seat) } : reprendre les { $count } fautes
    }
practice-title = Un meilleur tour pour { NAME($seat, form: "the") }
practice-number = { $number } sur { $count }
practice-ask = Dans la partie vint : { $action }. Trouvez mieux, sur l’échiquier.
practice-judging = Votre tour est examiné…
practice-best = Aussi bon que le meilleur.
practice-solved = Mieux : cela cède { $percent } % des chances.
practice-wrong = Cela cède { $percent } % des chances.
practice-again = Réessayer
practice-next = Suivant
practice-end = Retour à la partie

## Ce que les conseils disent de plus.

hint-line = Il s’attend à : { $line }.
hint-why-win =
    { $count ->
        [one] Cela gagne.
       *[other] Cela gagne en { $count } actions au plus.
    }
hint-why-goal =
    { $steps ->
        [0] C’est là qu’il gagne.
        [one] De là il est à un pas de l’endroit où il gagne.
       *[other] De là il est à { $steps } pas de l’endroit où il gagne.
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
        [1] { NAME($seat, form: "To") } de gagner dans ce tour. Trouvez comment.
        [one] { NAME($seat, form: "To") } de gagner en { $turns } tour. Trouvez le premier.
       *[other] { NAME($seat, form: "To") } de gagner en { $turns } tours. Trouvez le premier.
    }
puzzle-right = Juste. L’autre camp fait ce qu’il peut.
puzzle-wrong = Pas ce tour-là.
puzzle-wrong-why =
    { $turns ->
        [1] Ce tour ne gagne pas tout de suite, mais un autre tour gagne.
        [one] Ce tour ne gagne pas en { $turns } tour, quoi que fasse l’autre camp, mais un autre tour gagne.
       *[other] Ce tour ne gagne pas en { $turns } tours, quoi que fasse l’autre camp, mais un autre tour gagne.
    }
puzzle-solved = Résolu !
puzzle-shown = Voilà la solution.
puzzle-hint = Indice
puzzle-hint-more = Un indice de plus
puzzle-hint-action = Ensuite vient : { $action }.
puzzle-hint-astray = Le tour commence autrement : reprenez-le.
puzzle-again = Réessayer
puzzle-restart = Encore une fois
puzzle-show = Montrer la solution
puzzle-next = Problème suivant
puzzle-other = Un autre problème
puzzle-link = Copier un lien vers ce problème
puzzle-play = Continuer d’ici
puzzle-number = Problème { $number } sur { $count } : d’abord la version la plus simple, puis avec plus d’options ; chacune du facile au difficile.
puzzle-missed =
    { $levels ->
        [0] Tous les niveaux de l’ordinateur le trouvent.
        [one] { $levels } des dix niveaux de l’ordinateur le manque.
       *[other] { $levels } des dix niveaux de l’ordinateur le manquent.
    }
puzzle-solved-count = Résolus ici : { $solved } sur { $count }.
puzzle-streak =
    { $days ->
        [one] Problème du jour résolu { $days } jour de suite.
       *[other] Problème du jour résolu { $days } jours de suite.
    }
puzzle-rated = Cote { $rating }, { $change }.
puzzle-rating = Votre cote dans ces problèmes : { $rating }
puzzle-figure = Ce problème compte pour { $figure } : c’est une estimation, d’après le nombre de tours et celui des actions possibles au départ, pas une mesure. Chaque problème compte une fois par jour ; un tour faux, un indice ou la solution le font perdre.
puzzle-themes = Choisir les problèmes par thème
puzzle-any = peu importe
puzzle-by-end = Façon de gagner
puzzle-end-blocked = Plus aucun coup
puzzle-end-checkmate = Échec et mat
puzzle-end-king-captured = Prise du roi
puzzle-end-king-home = Prisonnier ramené à la maison
puzzle-end-last-king = Le dernier roi
puzzle-end-last-piece = Plus assez de pièces
puzzle-end-no-moves = Plus aucun coup
puzzle-end-prey = Prise de la proie
puzzle-end-throne = Le trône
puzzle-by-turns = Nombre de tours
puzzle-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
puzzle-by-game = Jeu
puzzle-game-usual = Le jeu habituel
puzzle-game-twist = Avec un détour
puzzle-fitting =
    { $count ->
        [0] Aucun problème de ce genre.
        [one] { $count } problème de ce genre.
       *[other] { $count } problèmes de ce genre.
    }
puzzle-of-kind = Un problème de ce genre

## Les leçons : de petits exercices avec un but.

lessons = Leçons
lesson-of-others = Exercice : { $name }
lesson-reached = Réussi !
lesson-failed = Pas ainsi. Essayez encore.
lesson-next = Leçon suivante
lesson-skip = Une autre leçon
lesson-all-known = Vous savez tout : jouez.
lesson-left-out = Pas encore faite : { $name }
lesson-link = Copier un lien vers cette leçon
lesson-play = Jouer une partie entière
lessons-progress = Réussies : { $done } sur { $count }
lessons-games = Petites parties
lessons-games-line = Chacune est un jeu à elle seule, avec une idée de plus que les pièces des échecs.

## Les idées dont il est question

chapter-custodian = Tout le jeu
chapter-taketwo = Tout le jeu
chapter-till = Tout le jeu
chapter-tches = Le jeu habituel
chapter-tches-strike = Plusieurs actions par tour
chapter-tches-same = Encore la même pièce
chapter-tches-capture = Des rois que l’on capture
chapter-tches-flag = Le roi comme drapeau
chapter-tches-prey = La chasse à une pièce
chapter-tches-escort = Ramener le roi
chapter-tches-replace = Remplacer les pertes
chapter-tches-transport = Des pièces qui en portent d’autres
chapter-tches-polarity = Des pièces qui regardent d’un côté
chapter-tches-backs = Le revers des pièces

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
goal-take = capturer quelque chose
goal-take-square = capturer en { $square }
goal-take-count = capturer { $count } pièces
goal-reach-square = atteindre { $square }
goal-reach-kind = amener en { $square } : { NAME($kind) }
goal-move-square = jouer la pièce en { $square }
goal-switch = changer des cartes
goal-turn = tourner une pièce
goal-place = poser une pièce
goal-replace = remplacer une pièce perdue
goal-pass = passer
goal-promote = promouvoir
goal-castle = roquer
goal-carry = porter une pièce

## L’éditeur de positions.

editor-title = Modifier : { $name }
editor-side = Pièce et position
editor-fine = On peut jouer cette position.
editor-end = La partie est finie ici : { $reason }
editor-fault-square = { $square } : { $reason }
editor-fault-field = { $field } : { $reason }
editor-taken = { $piece } : choisissez où la poser.
editor-hint = Choisissez une pièce, puis touchez des cases pour l’y poser ; la même pièce encore une fois l’enlève. « Déplacer des pièces » les déplace, la touche Suppr les enlève.
editor-undo = Annuler
editor-redo = Rétablir
editor-clear = Vider le plateau
editor-restart = Départ habituel
editor-play = Jouer à partir d’ici
editor-analyse = Analyser
editor-tool-move = Déplacer des pièces
editor-tool-remove = Enlever des pièces
editor-tool-put = Poser des pièces
editor-seats = Pièces de qui
editor-mark = { NAME($seat) } : touchez une case de l’échiquier.
editor-kinds = Pièces à poser
editor-other-kinds = Autres pièces
editor-cards = Cartes
editor-facing = Regarde
editor-facing-0 = en avant
editor-facing-1 = à droite
editor-facing-2 = en arrière
editor-facing-3 = à gauche
editor-acted = A agi à ce tour
editor-under = Se tient sur
editor-under-none = le plateau
editor-remove = Enlever cette pièce
editor-more = Le reste de la position
editor-last-none = rien encore
editor-castling = { NAME($seat) }, tour en { $square }
editor-field-rows = Pièces
editor-field-side = Au trait
editor-field-castling = Peut encore roquer
editor-field-ep = Case qu’un pion vient de franchir, comme e3e4
editor-field-halfmove = Tours sans capture ni coup de pion
editor-field-turn = Numéro du tour
editor-field-switched = Permutée à ce tour
editor-field-left = Actions restantes à ce tour
editor-field-last = Dernière sorte jouée
editor-field-pending = À poser ou à remplacer, comme K@e5 ou wJ
editor-field-hands = On pose encore des tuiles
editor-field-owners = Qui contrôle quelle couleur
editor-field-passes = Passes de suite
editor-field-ply = Actions jusqu’ici
editor-text = La position en texte, comme une FEN aux échecs
position-mended = Ce qui manque à cette position, ou n’y peut être, a été lu ainsi : { $list }.
mended-castling = roques « { $taken } »
mended-ep = prise en passant « { $taken } »
mended-left = actions restantes { $taken }
mended-last = joué en dernier « { $taken } »
mended-pending = en attente « { $taken } »
mended-halfmove = tours sans prise { $taken }
mended-turn = tour { $taken }
editor-use = Qu’en faire
editor-array = Dessiner le début de chaque partie
editor-files = Colonnes
editor-ranks = Rangées

## Les variantes d’une partie, ses commentaires et ses dessins, dans la liste des coups.

variation-promote = En faire la ligne principale
variation-remove = Supprimer cette variante
variation-removed = La variante est supprimée.
comment-field = Commentaire sur cette position
comment-save = Enregistrer
glyphs = Ce que vaut l’action
glyph-good = Bien joué
glyph-mistake = Erreur
glyph-excellent = Très bien joué
glyph-blunder = Grosse erreur
glyph-interesting = Intéressant
glyph-dubious = Douteux
marks-remove = Effacer les dessins

## Pourquoi une notation est refusée.

reason-missing-tag-motley = Une notation commence par [Motley "1"].
reason-missing-tag-variant = La notation ne dit pas de quel jeu il s’agit : il manque [Variant "…"].
reason-missing-tag-result = La notation n’a pas de résultat : il manque [Result "{ $wanted }"].
reason-unknown-version = Cette notation est de la version { $token }, que cette page ne connaît pas.
reason-repeated-tag = « { $token } …] » est là deux fois ; il n’en faut qu’une.
reason-bad-tag = « { $token } » ne peut être ici : une étiquette s’écrit [Nom "texte"].
reason-unopened-tag = « { $token } » commence une étiquette : écrivez [ devant.
reason-unclosed-tag = L’étiquette n’est pas fermée : écrivez ] après son texte.
reason-unclosed-value = Le texte qui commence ici n’est pas fermé : écrivez " à sa fin, et dans le texte \" et \\ pour " et \.
reason-unclosed-comment = Le commentaire qui commence ici n’a pas de fin : écrivez { "}" } après lui.
reason-unclosed-variation = La variante qui commence ici n’est pas fermée : écrivez ) après elle.
reason-not-legal-but = « { $token } » n’est pas possible dans cette position. Possible, par exemple : { $wanted }.
reason-odd-sign = « { $token } » n’est le signe d’aucune action : retapez l’action, en lettres, chiffres et signes simples.
reason-too-many-variations = Il y a plus de dix mille variantes.
reason-unexpected-sign = « { $token } » ne peut être ici.
reason-wrong-turn-number = Le nombre { $token } n’est pas celui de ce tour : écrivez { $wanted } ou aucun nombre.
reason-number-in-turn = « { $token } » est au milieu d’un tour : un nombre ne vient qu’avant sa première action.
reason-missing-result = Le résultat manque à la fin des coups : écrivez { $wanted }.
reason-wrong-result = « { $token } » n’est pas le résultat auquel mènent les coups : écrivez { $wanted }.
reason-other-result = « { $token } » est un autre résultat que celui de l’en-tête : écrivez { $wanted }.
reason-after-result = « { $token } » vient après le résultat, où il ne peut y avoir que des commentaires et les étiquettes d’une autre partie.
reason-variation-result = « { $token } » ne peut finir cette variante : seule une décision des joueurs le peut, comme draw agreement.
variation = Variante
variation-main = Ligne principale

## Les pendules d’une partie : dans le formulaire d’une nouvelle partie, à côté du plateau, et ce qu’on en dit.

clock = Pendule
clock-none = Sans pendule
clock-by-link = Les parties par lien n’ont pas de pendule.
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
clock-pause = Arrêter les pendules
clock-on = Relancer les pendules
clock-of = { NAME($seat) } : { $time }
clock-time = { $minutes } min { $seconds } s
clock-short = { NAME($seat) } : il reste moins de dix secondes.
clock-out = { NAME($seat) } : le temps est écoulé. L’ordinateur joue la suite pour ce camp.

## Une partie par lien.

by-link = Jeu par lien
by-link-seat = Vous jouez
by-link-look = Regarder seulement
by-link-held = { NAME($seat) }, place prise
by-link-you = Votre camp : { NAME($seat) }.
by-link-act = Jouez, puis envoyez le lien.
by-link-send = Envoyez ce lien. Au trait : { NAME($seat) }.
by-link-send-all = Envoyez ce lien aux autres.
by-link-copy = Copier le lien
by-link-share = Partager
by-link-field = Le lien
by-link-save = Enregistrer le lien dans un fichier
by-link-copied = Le lien est copié. Collez-le dans un message.
by-link-copy-failed = Copiez le lien dans le champ.
by-link-wait = La réponse est un lien. Ouvrez-le dans ce navigateur. Au trait : { NAME($seat) }.
by-link-waits = Réponse par lien : { NAME($seat) }.
by-link-over = Avec votre lien, les autres voient la fin.
by-link-offer = Proposer aussi la nulle
by-link-offers = Nulle proposée : { NAME($seat) }
by-link-offered = Vous proposez la nulle. L’adversaire accepte ou refuse : { NAME($seat) }.
by-link-offered-you = On vous propose la nulle. Acceptez-la ou refusez-la.
by-link-take = Accepter la nulle
by-link-decline = Refuser la nulle
by-link-draw-taken = Nulle acceptée : { NAME($seat) }.
by-link-draw-declined = Nulle refusée : { NAME($seat) }.
by-link-gone = Départ de la partie : { NAME($seat) }. Un ordinateur joue la suite.
by-link-took = Votre camp : { NAME($seat) }. La place est gardée dans ce navigateur.
by-link-here = Place gardée dans ce navigateur : { NAME($seat) }. Il n’en garde qu’une : qui joue une autre place ouvre le lien dans un autre navigateur.
by-link-elsewhere = Une personne ailleurs
by-link-full = Toutes les places sont prises. Vous regardez.
by-link-taken = Un autre navigateur avait déjà pris la place : { NAME($seat) }. Votre camp : { NAME($other) }.
by-link-taken-all = Un autre navigateur avait déjà pris la place : { NAME($seat) }. Vous regardez.
by-link-older = Ce lien est plus ancien. Voici la partie telle qu’elle est.
by-link-other-action = Ce lien change ce qui a été joué : l’action { $number } était { $own }, le lien a { $other }. Votre partie reste comme elle était.
by-link-other-theirs = Deux liens racontent cette partie autrement. Action { $number } : le vôtre a { $own }, celui-ci { $other }, et rien ne dit lequel est juste. Votre partie reste comme elle était ; demandez à la personne qui a joué cette action.
by-link-other-own = Ce lien change ce qui a été joué : l’action { $number }, { $other }, est à vous et n’a pas été jouée ici. Votre partie reste comme elle était.
by-link-other-illegal = Dans ce lien, l’action { $number }, { $text }, ne peut pas être jouée. Votre partie reste comme elle était.
by-link-other-start = Ce lien change le début de la partie. Votre partie reste comme elle était.
by-link-other-seat = Dans ce lien, quelqu’un d’autre joue : { NAME($seat) }. Votre partie reste comme elle était.
by-link-other-offer = Ce lien propose une nulle que personne n’a proposée en jouant. Votre partie reste comme elle était.
by-link-other-answer = Ce lien répond à une proposition de nulle à la place de quelqu’un d’autre. Votre partie reste comme elle était.
by-link-other-resignation = Selon ce lien, vous abandonnez. Votre partie reste comme elle était.
by-link-other-time = Selon ce lien, quelqu’un a perdu au temps, mais les parties par lien n’ont pas de pendule. Votre partie reste comme elle était.
by-link-other-over = Cette partie est finie, et ce lien en change la fin. Votre partie reste comme elle était.
by-link-other-result = Ce lien donne à la partie une fin qui n’existe pas par lien. Votre partie reste comme elle était.
by-link-other-cards = Ce lien ne contient pas le choix fait auparavant : { NAME($seat) }. Votre partie reste comme elle était.
problem-by-link = On ne peut lire qui joue cette partie par lien, peut-être parce que la fin du lien manque. Personne d’autre ne voit ce que vous jouez ici : pour continuer, ouvrez le lien entier.
by-link-other-cut = Ce lien est abîmé : on ne peut lire qui joue, peut-être parce que sa fin manque. Votre partie reste comme elle était.
by-link-look-at = Voir ce lien
by-link-chosen = Choix fait en secret : { NAME($seat) }. À vous de choisir.
by-link-chosen-open = Choix fait, comme le montre l’échiquier : { NAME($seat) }. À vous de choisir.
by-link-lost = Ce que vous aviez choisi en secret n’est plus dans ce navigateur. Vous choisissez de nouveau tous les deux.
by-link-false = Ce qui est montré n’est pas ce qui avait été choisi : { NAME($seat) }.
by-link-again = Tous choisissent de nouveau
by-link-draw = Tirer au sort à découvert
by-link-open = Ce navigateur ne peut rien garder secret, car la page n’a pas été chargée par https. Le sort a décidé, à découvert.
by-link-open-other = L’autre navigateur ne peut rien garder secret. Il a tiré au sort à découvert.
by-link-anew = Ce qui avait été choisi est perdu. Tous choisissent de nouveau.
by-link-anew-shown = Tous choisissent de nouveau. Votre choix figurait dans un lien envoyé : l’adversaire a pu le voir.

## La position en mots, et les actions qu’on tape.

summary-turn = { NAME($seat, form: "To") } d’agir.
summary-left =
    { $left ->
        [one] { NAME($seat, form: "To") } d’agir : reste { $left } action dans ce tour.
       *[other] { NAME($seat, form: "To") } d’agir : restent { $left } actions dans ce tour.
    }
summary-player = { $player } ({ NAME($seat) })
summary-side =
    { $count ->
        [one] { NAME($seat) } : { $count } pièce
       *[other] { NAME($seat) } : { $count } pièces
    }
summary-none = { NAME($seat) } : aucune pièce
summary-out = { NAME($seat) } : hors jeu ; pièces reprises par { NAME($owner) }
summary-piece = { NAME($kind) } ({ $details })
summary-pieces = { NAME($kind) } : { $squares }
summary-hand = En main : { $kinds }
summary-marks = Cases qui comptent
summary-mark = { $square } : { $meaning }

typed-example = { $text }, ou : { $action }
typed-do = Jouer
typed-close = Ne plus taper
typed-list = Ce qui convient
typed-count =
    { $count ->
        [one] { $count } action convient.
       *[other] { $count } actions conviennent.
    }
typed-option = { $text } : { $action }
typed-many = { $count } actions conviennent ; en voici { $shown }. Tapez la suite.
typed-choose = Plusieurs actions conviennent : choisissez-en une, ou tapez la suite.
typed-none = Rien n’y correspond. Possible est, par exemple : { $text }, ou : { $action }.
typed-waits = Rien ne peut être fait maintenant.

## La marche des pièces : la légende et ses diagrammes.

legend-kinds = Pièces de ce jeu
legend-hint = Pointez une pièce sur l’échiquier, ou touchez-la : vous verrez comment elle va à présent.
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
legend-exchanged = après l’échange

way-both = va ou prend
way-quiet = va sans prendre
way-around = va, et prend en entourant
way-capture = seulement pour prendre
way-conditional = ne va que si cela prend en entourant
way-initial = seulement comme premier pas du début
way =
    { $facing ->
        [forward] En avant :{" "}
       *[all] {""}
    }{ $way ->
        [slide] { $count ->
            [one] { $count } glissade
           *[other] { $count } glissades
        } { $direction ->
            [straight] en ligne droite
            [diagonal] en diagonale
           *[leap] en sauts de cavalier
        }
        [step] un pas { $direction ->
            [straight] en ligne droite
            [diagonal] en diagonale
           *[leap] de cavalier
        }{ $count ->
            [one] {""}
           *[other] {" "}dans { $count } directions
        }
        [walk] { $count ->
            [one] { $count } marche
           *[other] { $count } marches
        } { $direction ->
            [straight] en ligne droite
            [diagonal] en diagonale
           *[leap] en sauts de cavalier
        } jusqu’à { $range } pas
       *[leap] { $count ->
            [one] { $count } saut
           *[other] { $count } sauts
        } { $direction ->
            [straight] en ligne droite
            [diagonal] en diagonale
           *[leap] de cavalier
        }
    }{ $purpose ->
        [both] {""}
        [quiet] , sans prendre
        [around] , prend en entourant
        [capture] , seulement pour prendre
       *[conditional] , seulement si cela prend en entourant
    }{ $first ->
        [yes] , seulement depuis le début
       *[no] {""}
    }
way-then =
    peut ensuite prendre d’un pas { $direction ->
        [straight] en ligne droite
        [diagonal] en diagonale
       *[any] dans toute direction
    }
way-bent = en tournant un coin, et prend la première pièce du chemin
way-lame = par-dessus une case vide
way-none = pas de marche à soi
key-then = ensuite, après un coup, prise ici aussi

own-kinds = Autrement qu’aux échecs
own-kinds-custodian = Se placer entre deux pièces adverses est sans danger : seul le camp qui joue prend. Qui n’a plus de coup possible perd. Sur la dernière rangée, le pion devient tour, fou ou cavalier. Dans une paire, tour, fou et cavalier comptent pour ce qu’ils sont, roi et pion pour l’un de ces trois :
own-kinds-tches = La plupart ressemblent à la pièce dont elles ont la marche ; leur signe dit comment elles peuvent prendre ensuite : × d’un pas en diagonale, + d’un pas droit.
own-kind-custodian-king = Va comme aux échecs. Compte comme une tour après un pas droit, comme un fou après un pas en diagonale ; si une autre pièce a joué, comme un cavalier.
own-kind-custodian-pawn = Avance tout droit ; en diagonale, seulement pour prendre. Compte comme un fou après un pas droit, comme une tour après un pas en diagonale ; si une autre pièce a joué, comme cette pièce.
own-kind-taketwo-queen = Elle a trois cartes, et va selon les deux premières : tout droit, en diagonale, ou d’un saut de cavalier.
own-kind-taketwo-pawn = Il a trois cartes : il avance selon la première et prend selon la deuxième, toujours d’une rangée.
own-kind-till-pawn = Va d’un pas dans les huit directions, prend d’un pas en diagonale, même en arrière, et n’est jamais promu.
own-kind-tches-guardian = Va comme une tour, puis peut prendre d’un pas en diagonale (×).
own-kind-tches-griffin = Saute comme un cavalier, puis peut prendre d’un pas en diagonale (×).
own-kind-tches-paladin = Va comme un fou, puis peut prendre d’un pas droit (+).
own-kind-tches-champion = Saute comme un cavalier, puis peut prendre d’un pas droit (+).
own-kind-tches-lion = Fait un pas comme un roi, puis peut prendre d’un autre pas dans toute direction.
own-kind-tches-magister = Comme un gardien ou comme un paladin, à votre gré.
own-kind-tches-templar = Va comme un fou, prend comme une tour.
own-kind-tches-warchariot = Deux cases tout droit, puis une de côté, par des cases vides. Il prend la première pièce de son chemin, et s’y arrête.
own-kind-tches-exarch = Va comme une tour, prend comme un fou.
own-kind-tches-assassin = Comme le char de guerre, ou une case tout droit puis deux de côté.
own-kind-tches-emperor = Saute comme un cavalier, puis peut prendre d’un pas dans toute direction.
own-kind-tches-ballista = Saute exactement deux cases tout droit.
own-kind-tches-mounted-bishop = Saute comme un cavalier, prend comme un fou.
own-kind-tches-archer = Saute exactement deux cases en diagonale.
own-kind-tches-shock-cavalryman = Saute comme un cavalier, prend comme une tour.
own-kind-tches-jester = Va comme la dernière pièce jouée par l’adversaire.
own-kind-tches-flanker = Un pas en avant, pour aller ou prendre ; ou un pas de côté sans prendre.
own-kind-tches-sentinel = Va d’un pas en avant en diagonale, prend d’un pas en avant ou de côté.
own-kind-tches-zealot = En avant en diagonale, pour aller ou prendre.
own-kind-tches-pikeman = Va d’un pas en avant, prend exactement à deux cases devant lui par-dessus une case vide.

## Ce qui pourrait être joué et pris.

possible = La pièce regardée
possible-squares = Si c’était { NAME($seat, form: "to") } de jouer : { $squares }.
possible-not = Si c’était { NAME($seat, form: "to") } de jouer : { $reason }
takes = Ce qui pourrait être pris en un tour
takes-looking = Ce qui pourrait être pris en un tour : { $percent } % des tours sont examinés.
takes-failed = On n’a pas pu trouver ce qui pourrait être pris. Réessayez.
takes-key-actions = Les nombres disent en combien d’actions d’un tour une pièce pourrait être prise. Touchez la pièce pour voir d’où.
takes-key-pieces = Ce qui peut être pris, et par combien. Touchez pour voir.
takes-none = Rien ne pourrait être pris en un tour.
takes-seat =
    { $count ->
        [0] { NAME($seat) } : aucune prise possible
       *[other] { NAME($seat) } : prises possibles { $squares }
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
check-why = Pourquoi aucun coup n’aide
# Un coup du roi, et qui pourrait alors le prendre : une ligne d’une liste.
check-fails-king = { NAME($kind) } { $from } → { $to } : { NAME($actor) } { $square } l’y prendrait.
# Le coup d’une autre pièce, et qui pourrait encore prendre le roi.
check-fails = { NAME($kind) } { $from } → { $to } : { NAME($actor) } { $square } attaque encore.
check-from =
    { NAME($kind, form: "gender") ->
        [f] La { NAME($kind) }
        [v] L’{ NAME($kind) }
       *[m] Le { NAME($kind) }
    } en { $square } attaque.
# $squares : où elle s’arrête avant de prendre ; une de ces cases suffit.
check-via =
    { NAME($kind, form: "gender") ->
        [f] La { NAME($kind) }
        [v] L’{ NAME($kind) }
       *[m] Le { NAME($kind) }
    } en { $square } attaque en passant par { $squares }.
# $squares : où elle pourrait aller, une de ces cases ; $pieces : celles dont chacune prend avec elle.
check-with =
    { NAME($kind, form: "gender") ->
        [f] La { NAME($kind) }
        [v] L’{ NAME($kind) }
       *[m] Le { NAME($kind) }
    } en { $square } pourrait aller en { $squares } et le prendre avec { $pieces }.
# $piece : avec sa couleur et sa place.
check-by = Attaque : { $piece }.
# Elle est piégée.
check-threat = Menace : { $piece }, en piège. Une fois libre : échec.
# Un attaquant parmi plusieurs : $text dit lequel.
check-of = Attaque { $at } sur { $count } : { $text }.
check-of-from = { NAME($kind) } { $square }
check-of-via = { NAME($kind) } { $square } par { $squares }
check-of-with = { NAME($kind) } { $square } → { $squares }, avec { $pieces }
check-threat-of = Menace { $at } sur { $count } : { $text }, en piège.
reason-seat-is-out = Ce joueur est hors jeu.
reason-game-would-end = La partie serait finie.
reason-nowhere-to-go = Elle ne peut aller nulle part d’ici.
stuck-path-blocked = Tous ses chemins sont barrés.
stuck-leaves-king-attacked = Elle ne peut bouger : son camp serait en échec.
# Ce qu’on choisit pendant qu’un ordinateur doit jouer.
premove-planned = Prévu : { $action }. Échap ou un toucher l’annule.
premove-cancelled = Plus rien n’est prévu.
premove-not = Elle ne pourrait y aller si c’était votre tour.
premove-dropped = Ce qui était prévu ne peut être joué maintenant : { $action }.

## L’ordinateur sans son réseau

reason-net-missing = L’ordinateur joue sans son réseau, qui manque.
reason-net-foreign = L’ordinateur joue sans son réseau, qui est d’une autre version.
reason-net-damaged = L’ordinateur joue sans son réseau, qui est abîmé.

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

arrange-pass = Pour { NAME($seat, form: "the") } seulement. { $others }, ne regardez pas : tout sera montré quand tout le monde sera prêt.
arrange-open = { NAME($seat) }, c’est moi : à mon tour de choisir
arrange-skip = Ou ne choisissez pas :
arrange-help = Touchez une pièce, puis le côté sur lequel elle commence.
arrange-side = Côté de la pièce en { $square } : { NAME($kind) }
arrange-one-side = Cette pièce n’a qu’un côté.
arrange-guess = Personne n’a mesuré de telles armées : niveaux et évaluations y sont approximatifs.
arrange-alike = Toutes de cette sorte
arrange-turned = Toutes retournées
arrange-none = Aucune retournée
arrange-mirror = Les mêmes, en miroir
arrange-ready = Prêt
arrange-random = Au hasard
arrange-usual = Comme d’habitude
arrange-usual-all = Comme d’habitude pour tous
seat-took = prises :
