# Ce que dit tout échiquier. Le glossaire est dans docs/translating.md.

## La page

open = Ouvrir
close = Fermer
dismiss = Masquer ce message

## Toutes les parties

play = Jouer

## Une partie

family-custodian = Custodian Chess
family-taketwo = Take Two Chess
family-till = Till Chess
family-tches = TCHES
variant-name = { $name } : { $special }
tab-moves = Coups
controls = Parcourir la partie
go-start = Au début
go-back = Annuler
go-forward = Rétablir
go-end = À la fin
flip = Retourner l’échiquier
draw = Nulle
status-turn = { NAME($seat, form: "To") } de jouer
status-turn-called = Au trait : { $name } ({ NAME($seat) })
status-at =
    { $way ->
        [back] Position { $at } sur { $count }. Jouez autre chose, ou rétablissez la suite.
        [variation] Position { $at } sur { $count }. Jouer ici ouvre une variante.
       *[look] Position { $at } sur { $count }.
    }
status-last = { NAME($seat) } : { $action }.
status-blocked =
    { NAME($kind, form: "gender") ->
        [f] La { NAME($kind) }
        [v] L’{ NAME($kind) }
       *[m] Le { NAME($kind) }
    } en { $square } n’a aucun coup légal pour l’instant.
# Le signe sur les cases où la pièce choisie pourrait être prise.
status-risk = Sur les cases « ! », cette pièce pourrait être prise.
status-replay = Derniers coups, au ralenti.
status-goal =
    Roi à { $steps } pas { $mark ->
        [throne] du trône
       *[portal] du portail
    }.
status-carry = Amenez le prisonnier en { $square }.
# Une pièce à soi se trouve là où le prisonnier doit aller.
status-carry-first =
    { NAME($kind, form: "gender") ->
        [f] La { NAME($kind) }
        [v] L’{ NAME($kind) }
       *[m] Le { NAME($kind) }
    } doit d’abord quitter cette case.
# $kind : le prisonnier ; $actor : la pièce qui le porte.
status-free =
    Libérez votre { NAME($kind) } : prenez { NAME($actor, form: "gender") ->
        [f] la { NAME($actor) }
        [v] l’{ NAME($actor) }
       *[m] le { NAME($actor) }
    } en { $square }.
show-again = Revoir les derniers coups
status-check = Échec { NAME($seat, form: "to") }.
# Montre qui donne échec, ou pourquoi aucun coup n’aide.
check-ask = Montrer
# L’attaquant suivant, s’il y en a plusieurs.
check-next = Suivant
status-halfmoves =
    { $count ->
        [one] { $count } tour sans prise ni coup de pion
       *[other] { $count } tours sans prise ni coup de pion
    }
phase-move = Jouez une pièce.
result-win =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "The") } gagnent
       *[s] { NAME($seat) } gagne
    }
result-draw = Nulle
outcome-checkmate = Échec et mat : { NAME($loser, form: "number") ->
    [p] { NAME($loser, form: "the") } sont en échec et n’ont aucun coup légal.
   *[s] { NAME($loser) } est en échec et n’a aucun coup légal.
  }
outcome-repetition = La même position s’est présentée trois fois.
outcome-move-limit = Trop de tours de suite sans prise ni coup de pion.
outcome-extinction = Il ne reste plus de pièces d’un type décisif.
outcome-bare = Un joueur n’a plus qu’une pièce.
outcome-reach = Les cases qui décident de la partie sont atteintes.
outcome-checks = Le dernier échec nécessaire a été donné.
outcome-perpetual = La position s’est répétée par échec perpétuel.
outcome-agreement = Les joueurs se sont mis d’accord pour la nulle.
outcome-resignation =
    { NAME($loser, form: "number") ->
        [p] { NAME($loser, form: "The") } abandonnent.
       *[s] { NAME($loser) } abandonne.
    }
outcome-time =
    { NAME($loser, form: "number") ->
        [p] { NAME($loser, form: "The") } ont perdu au temps.
       *[s] { NAME($loser) } a perdu au temps.
    }
seat-w = Blancs
    .the = les Blancs
    .The = Les Blancs
    .of = des Blancs
    .to = aux Blancs
    .To = Aux Blancs
    .number = p
    .m = blanc
    .f = blanche
seat-b = Noirs
    .the = les Noirs
    .The = Les Noirs
    .of = des Noirs
    .to = aux Noirs
    .To = Aux Noirs
    .number = p
    .m = noir
    .f = noire
kind-king = roi
    .gender = m
kind-queen = dame
    .gender = f
kind-rook = tour
    .gender = f
kind-bishop = fou
    .gender = m
kind-knight = cavalier
    .gender = m
kind-pawn = pion
    .gender = m
say-move = { NAME($kind) } { $from } en { $to }
say-turn =
    { NAME($kind) } { $from } pivote { $direction ->
        [up] vers le haut
        [right] vers la droite
        [down] vers le bas
       *[left] vers la gauche
    }
say-place = { NAME($kind) } en { $to }
say-replace =
    { NAME($kind) } { $from } devient { NAME($becomes, form: "gender") ->
    [f] la nouvelle { NAME($becomes) }
    [v] le nouvel { NAME($becomes) }
   *[m] le nouveau { NAME($becomes) }
  }
say-action = { $text }
say-short = { NAME($kind) } { $text }
say-captures = prend { $pieces }
say-partners = { $captures } avec { $pieces }
say-partners-as = { $captures } avec { $pieces } (comptant comme { NAME($actor) } et { NAME($partner) })
say-piece =
    { $role ->
        [name] { NAME($kind) } { $square }
       *[object] { NAME($kind, form: "gender") ->
            [f] la { NAME($kind) } { $square }
            [v] l’{ NAME($kind) } { $square }
           *[m] le { NAME($kind) } { $square }
        }
    }
say-recruits = recrute { $pieces }
say-castling = roque, tour { $from } en { $to }
say-around = en traversant le bord de l’échiquier
say-companion = avec { $from } en { $to }
say-becomes = devient { NAME($kind, form: "gender") ->
        [f] une { NAME($kind) }
        [v] un { NAME($kind) }
       *[m] un { NAME($kind) }
    }

hand = Main
hand-label = Main { NAME($seat, form: "of") }
hand-kind = { NAME($kind) }, { $count } en main
hand-kind-later = { NAME($kind) }, { $count } en main, à poser plus tard

## L’ordinateur

computer-thinks =
    { $depth ->
        [0] L’ordinateur (niveau { $level }) réfléchit.
        [one] L’ordinateur (niveau { $level }) calcule { $depth } action à l’avance.
       *[other] L’ordinateur (niveau { $level }) calcule { $depth } actions à l’avance.
    }
computer-thinks-time =
    { $depth ->
        [0] L’ordinateur réfléchit ({ $seconds } s).
        [one] L’ordinateur réfléchit ({ $seconds } s) et calcule { $depth } action à l’avance.
       *[other] L’ordinateur réfléchit ({ $seconds } s) et calcule { $depth } actions à l’avance.
    }
computer-held = L’ordinateur est en pause.
computer-go-on = Continuer
computer-failed = L’ordinateur n’a pas pu continuer. Rien n’est perdu : réessayez, ou jouez à sa place.
computer-again = Réessayer
computer-trouble =
    { $reason ->
        [worker-lost] Le programme de l’ordinateur s’est arrêté.
        [worker-nonsense] Le programme de l’ordinateur a donné des réponses incohérentes.
       *[other] Le programme de l’ordinateur n’a pas démarré.
    } { $place ->
        [page] Il fonctionne désormais dans la page.
       *[other] Il redémarre.
    }

## L’échiquier

board-label = Échiquier, { $files } colonnes sur { $ranks } rangées
board-label-round = Échiquier cylindrique, { $files } colonnes sur { $ranks } rangées ; la première et la dernière colonne sont voisines
board-piece =
    { $role ->
        [object] { NAME($kind, form: "gender") ->
            [f] la { NAME($kind) } { NAME($seat, form: "f") }
            [v] l’{ NAME($kind) } { NAME($seat, form: "m") }
           *[m] le { NAME($kind) } { NAME($seat, form: "m") }
        }
       *[name] { NAME($kind) } { NAME($kind, form: "gender") ->
            [f] { NAME($seat, form: "f") }
           *[m] { NAME($seat, form: "m") }
        }
    }
board-piece-at = { $piece } { $square }
board-empty = vide
board-hidden = choix encore secret
board-check = en échec
board-last = dernière action
# Ce que la pièce choisie peut faire sur une case.
board-target-quiet = peut aller ici
board-target-hit = prise possible
board-target-raid = peut aller ici et prendre { $pieces }
board-target-promotion = promotion
board-target-risk = risque de prise
board-target-place = place libre
board-facing =
    vers { $direction ->
        [up] le haut
        [right] la droite
        [down] le bas
       *[left] la gauche
    }
board-victim = prise possible
# Ce que peut une pièce, dit quand on la choisit.
board-moves = { $piece } : { $count ->
    [0] aucun coup
    [1] 1 coup : { $moves }
   *[other] { $count } coups : { $moves }
  }
board-moves-waiting = { $piece } : ce n’est pas son tour
board-move-capture = { $square } prend { $pieces }
board-move-promotion = { $move } avec promotion
# $move: a square, "d2"
board-move-risk = { $move } (risque de prise)
board-unselected = aucune sélection
# Le menu, quand plusieurs actions ont les mêmes cases.
board-choose = { $piece } en { $square } : choisissez
board-option-captures = prend { $pieces }

## Échiquiers sur d’autres pages

embed-at = Position { $at } sur { $count }
embed-again = Recommencer
embed-run = Dérouler la partie
embed-pause = Pause
embed-legend = La marche des pièces
embed-menu = Copier et enregistrer
embed-link = Ouvrir dans Motley
task = À vous : trouvez le meilleur coup.
task-solved = Résolu !
task-wrong = C’est légal, mais ce n’est pas la solution. Essayez encore.
task-reveal = Montrer la solution

## Refus

part-failed = Une partie de la page n’a pas pu être chargée. Réessayez, ou rechargez la page : votre partie est conservée.
no-webassembly = Le jeu a besoin de WebAssembly, que ce navigateur ne permet pas. Essayez un autre navigateur, ou désactivez le mode Isolement s’il est activé.
reload = Recharger
refused =
    { $subject ->
        [variant] Texte du jeu,
        [position] Position,
        [action] Action,
        [goal] Objectif,
        [marks] Flèches et marques,
       *[link] Lien,
    } caractère { $place } : { $reason }
problem-action = L’action { $number } ne peut pas être jouée : { $reason } La partie est ouverte jusque-là.
problem-extra = Un élément du lien a été ignoré : { $reason }
refused-record = Ligne { $line }, colonne { $column } de la notation : { $reason }
reason-none = C’est légal.
reason-engine-failed = Une erreur s’est produite dans le programme des règles. Rien n’est perdu : réessayez.
reason-disposed = Cette partie est fermée.
reason-bad-percent = Le code après ce signe % est incomplet. Le lien a peut-être été coupé : copiez-le de nouveau.
reason-out-of-memory = Il n’y a pas assez de mémoire. Fermez d’autres onglets, puis réessayez.
reason-too-long = C’est trop long.
reason-not-ascii = Seuls les lettres sans accent, les chiffres et les signes simples sont admis ici.
reason-empty = Il n’y a rien ici.
reason-unexpected-end = Le texte s’arrête trop tôt.
reason-trailing-text = Il y a du texte en trop ici : « { $token } ».
reason-unknown-family = Aucun jeu ne s’appelle « { $token } ».
reason-unknown-key = Ce jeu n’a pas d’option « { $token } ».
reason-repeated-key = L’option « { $token } » est donnée deux fois.
reason-missing-value = Il manque une valeur après l’option.
reason-unknown-value = « { $token } » n’est pas une valeur admise ici.
reason-cut-off = « { $token } » est incomplet : le lien a été coupé là.
reason-no-variant = Aucun jeu n’est encore choisi.
reason-missing-field = Il manque une partie de la position.
reason-missing-field-side = Il manque, après l’échiquier, une espace et la lettre du camp au trait.
reason-unknown-piece = Il n’y a pas de pièce « { $token } ».
reason-bad-movement = Ceci n’est pas un déplacement en notation de Betza.
reason-says-nothing = Cette règle ne peut rien changer dans cette partie.
reason-field-count = La position n’a pas le nombre de parties qu’ont celles de cette variante.
reason-bad-hole = Les trous ne sont pas là où cet échiquier les a.
reason-bad-origin = Aucune pièce de cette sorte n’a pu devenir celle-ci.
reason-unknown-form = La pièce n’a pas cette forme.
reason-row-too-long = Cette rangée a trop de cases.
reason-row-too-short = Cette rangée n’a pas assez de cases.
reason-row-count = Le nombre de rangées est incorrect.
reason-bad-side = Il faut indiquer ici qui a le trait.
reason-bad-castling = « { $token } » n’indique pas des droits de roque valables.
reason-castling-unmet = La position autorise un roque, mais le roi ou la tour n’est pas sur sa case de départ.
reason-bad-square = « { $token } » n’est pas une case de cet échiquier.
reason-bad-number = « { $token } » n’est pas un nombre admis ici.
reason-number-too-large = Le nombre { $token } est trop grand.
reason-number-zero = Ce nombre doit être d’au moins 1.
reason-pawn-on-end-rank = Un pion ne peut pas se trouver sur la première ou la dernière rangée.
reason-king-count = Le nombre de rois est incorrect.
reason-opponent-in-check = Le camp qui n’a pas le trait est en échec.
reason-not-legal = « { $token } » n’est pas légal dans cette position.
reason-game-over = La partie est finie.
reason-at-start = C’est le début de la partie : il n’y a rien à annuler.
reason-not-at-start = Ce n’est possible qu’avant le premier coup.
reason-nothing-there = Il n’y a pas de pièce à jouer ici.
reason-not-yours = Ce n’est pas le tour de cette pièce.
reason-own-piece-there = Une pièce du même joueur occupe cette case.
reason-not-its-move = Cette pièce ne se déplace pas ainsi.
# The same for a piece that is chosen and has somewhere to go
refused-way = Cette pièce ne peut pas aller là : les marques montrent les cases permises.
reason-path-blocked = Le chemin est barré.
reason-must-capture = Cette pièce ne peut y aller que pour prendre.
reason-must-not-capture = Cette pièce ne peut pas prendre là ; elle ne peut y aller que si la case est vide.
reason-leaves-king-attacked = Le roi serait en échec.
reason-royals-face = Les rois se feraient face.
reason-gives-check = Ce coup donnerait échec, ce qui n’est pas permis ici.
reason-capture-forced = Une prise est possible : elle est obligatoire.
reason-no-hurdle = Il n’y a aucune pièce à sauter.
reason-out-of-area = Les pièces de ce type ne vont jamais là.
reason-promotion-limit = Elle devrait être promue, mais vous avez déjà autant de ces pièces qu’il est permis.
reason-file-is-full = Cette colonne a déjà autant de pièces de ce type qu’il est permis.
reason-drop-mates = On ne peut pas mater en posant une pièce de ce type.
reason-castling-right-lost = Le roque n’est plus possible : le roi ou la tour a déjà bougé.
reason-no-shuffle = Ce jeu n’a pas de position de départ tirée au hasard.
reason-nothing-in-hand = Vous n’avez aucune pièce de ce type en main.
reason-limit = C’est plus que le programme ne peut traiter.

# The actions of a turn of several.
tray-title = Action { $number } sur { $total }
tray-done = Le tour { NAME($seat, form: "of") } est complet
tray-empty = Jusqu’à { $total } actions par tour ; elles s’affichent ici.
tray-back = Annuler l’action
tray-restart = Recommencer
tray-end = Terminer le tour

## Tables sans bords, plus de deux joueurs, et passer son tour.

board-label-endless =
    { $count ->
        [0] Table sans bords, encore sans pièce
        [one] Table sans bords, { $count } pièce
       *[other] Table sans bords, { $count } pièces
    }
board-place = x { $x }, y { $y }
board-negative = moins { $number }
board-controlled = { $piece }, sous le contrôle { NAME($owner, form: "of") }
board-threatened = menacé
board-trapped = pièce piégée
board-places =
    { $count ->
        [0] { NAME($kind) } en main : aucune place libre
        [one] { NAME($kind) } en main : { $count } place libre
       *[other] { NAME($kind) } en main : { $count } places libres
    }
board-choose-place = Pièce à poser en { $square } : choisissez
board-beyond-all = Pièces hors de vue
board-beyond =
    { $direction ->
        [right] À droite
        [left] À gauche
        [above] En haut
        [below] En bas
        [above-right] En haut à droite
        [above-left] En haut à gauche
        [below-right] En bas à droite
       *[below-left] En bas à gauche
    }, { $count ->
        [one] { $count } pièce hors de vue
       *[other] { $count } pièces hors de vue
    } : { $seats }. Y aller.
board-beyond-seat = { NAME($seat) } { $count }
board-beyond-marked = Cases marquées hors de vue : { $count }. Y aller.
board-camera = Vue de la table
board-camera-zoom-in = Agrandir
board-camera-zoom-out = Réduire
board-camera-fit = Voir toutes les pièces
board-camera-follow = Suivre le dernier coup
board-camera-jump = Aller à des coordonnées
board-camera-jump-hint = Aller à x, y
hands = En main
pass = Passer
phase-pass = Vous ne pouvez que passer.
pass-label = Aucun coup possible : passer
pass-check = Votre roi est en échec, et aucun coup ne pare l’échec. Vous devez passer ; le roi n’est pas encore perdu.
pass-stuck = Aucune de vos pièces n’a de coup légal. Vous devez passer.
seats = Joueurs
seats-ranking = Classement
seats-rank = { $rank }.
seats-turn = au trait
seats-out = roi pris ; pièces reprises par { NAME($owner) }
seats-hand = { $count } en main
seats-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
seats-check = en échec
seats-threatened = roi menacé
ranking = Classement : { $seats }.
ranking-seat = { $rank }. { NAME($seat) } ({ $points })
ranking-seat-out = { $rank }. { NAME($seat) }
say-pass = passe
say-out =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat, form: "the") } perdent leur roi, et leurs pièces changent de camp
       *[s] { NAME($seat) } perd son roi, et ses pièces changent de camp
    }
