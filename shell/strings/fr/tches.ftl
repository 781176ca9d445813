# Pièces sur des pièces, orientations, tours de plusieurs actions ; et TCHES(S).

board-acted = a agi dans ce tour
board-carrying = porte { $piece }
board-holding = tient prisonnier { $piece }
board-imitates = imite maintenant { NAME($kind, form: "gender") ->
        [f] la { NAME($kind) }
        [v] l’{ NAME($kind) }
       *[m] le { NAME($kind) }
    }
board-imitates-none = n’a encore rien à imiter
board-mark-portal = portail { NAME($seat, form: "of") }
board-mark-pending = ici le prisonnier a été libéré
board-target-onward = peut aller ici puis prendre { $pieces }
board-target-carry = peut monter dessus, et porter
board-target-replace = peut devenir la pièce perdue
board-target-turn = peut se tourner sur place
board-move-turn = se tourner sur place
board-onward = { $piece } en { $square } : choisissez maintenant une prise : { $pieces } ; ou choisissez encore { $square } pour y rester.
board-onward-only = { $piece } en { $square } : choisissez maintenant une prise : { $pieces }.
board-places-replace = Perte : { NAME($kind) }. Choisissez la remplaçante : { $squares }
board-places-place-king = { NAME($kind) } de nouveau libre : choisissez une case : { $squares }
board-choose-facing = { $piece } : tournée vers où ?
board-option-takes = emmène { $piece }
board-option-picks = emmène { $piece } de { $square }
board-option-leaves = laisse { $piece } en { $square }
board-option-alone = n’emmène rien
phase-waiting = Tour complet : finissez-le, ou revenez en arrière.
say-facing =
    se tourne { $direction ->
        [up] vers le haut
        [right] vers la droite
        [down] vers le bas
       *[left] vers la gauche
    }
say-picks =
    emmène { NAME($kind, form: "gender") ->
        [f] la { NAME($kind) }
        [v] l’{ NAME($kind) }
       *[m] le { NAME($kind) }
    }
say-carries =
    porte { NAME($kind, form: "gender") ->
        [f] la { NAME($kind) }
        [v] l’{ NAME($kind) }
       *[m] le { NAME($kind) }
    }
option-tches-strike-short =
    { $value ->
        [one] une action par tour
       *[other] { $value } actions par tour
    }
option-tches-prey-short = proie { $value }
option-tches-replace-short = remplacement { $value }
option-tches-both-short = avec { $value }
option-tches-white-short = Blancs avec { $value }
option-tches-black-short = Noirs avec { $value }
option-tches-array-short = placement à soi
option-tches-portals-short = portails { $value }
option-tches-zealot-slide-short = zélotes qui glissent
option-tches-hunt-first-short = la première perte décide
demand-place-king = { NAME($kind, form: "gender") ->
    [f] Votre { NAME($kind) } est de nouveau libre : posez-la
   *[m] Votre { NAME($kind) } est de nouveau libre : posez-le
  } sur une des cases marquées.
demand-replace = Perte : { NAME($kind) }. Choisissez { NAME($kind, form: "gender") ->
    [f] la nouvelle
   *[m] le nouveau
  } : { $sources }.
option-tches-same-on-short = encore la même pièce
option-tches-king-capture-short = prise du roi
option-tches-king-flag-short = prise du drapeau
option-tches-king-plain-short = un roi comme les autres
option-tches-escort-on-short = escorte
option-tches-transport-on-short = transport
option-tches-polarity-on-short = polarité
option-tches-polarity-free-short = polarité, en se tournant sur place
status-imitates = Votre { NAME($kind) } imite maintenant { NAME($model, form: "gender") ->
        [f] la { NAME($model) }
        [v] l’{ NAME($model) }
       *[m] le { NAME($model) }
    }.
status-imitates-none = Votre { NAME($kind) } n’a encore rien à imiter.
status-tches-goal = { $kind ->
        [kind-king] Roi
       *[other] La proie ({ NAME($kind) })
    } : { $steps } pas jusqu’au portail.
status-selected = En { $square } : { NAME($kind) }, { $condition }.

status-tches-halfmoves = Tours calmes : { $count } sur 100 avant la nulle
phase-move-or-turn = Jouez une pièce, ou tournez-en une sur place.
phase-place-king = Posez la pièce libérée.
phase-replace = Choisissez la pièce qui remplace celle qui est perdue.
outcome-no-moves =
    { NAME($loser, form: "number") ->
        [p] { NAME($loser, form: "The") } n’ont plus de coup.
       *[s] { NAME($loser) } n’a plus de coup.
    }
outcome-portal = { NAME($winner) } : le portail ennemi est atteint.
outcome-king-home = { NAME($winner) } : le prisonnier est ramené à la maison.
outcome-prey =
    { NAME($winner, form: "number") ->
        [p] { NAME($winner, form: "The") } ont pris la proie.
       *[s] { NAME($winner) } a pris la proie.
    }
kind-guardian = gardien
    .gender = m
kind-griffin = griffon
    .gender = m
kind-paladin = paladin
    .gender = m
kind-champion = champion
    .gender = m
kind-lion = lion
    .gender = m
kind-magister = magister
    .gender = m
kind-templar = templier
    .gender = m
kind-warchariot = char de guerre
    .gender = m
kind-exarch = exarque
    .gender = v
kind-assassin = assassin
    .gender = v
kind-emperor = empereur
    .gender = v
kind-ballista = baliste
    .gender = f
kind-mounted-bishop = fou monté
    .gender = m
kind-archer = archer
    .gender = v
kind-shock-cavalryman = cavalier de choc
    .gender = m
kind-jester = bouffon
    .gender = m
kind-flanker = flanqueur
    .gender = m
kind-sentinel = sentinelle
    .gender = f
kind-zealot = zélote
    .gender = m
kind-pikeman = piquier
    .gender = m
reason-repeated-code = « { $token } » est déjà dans cette liste.
reason-not-a-back-side = « { $token } » n’est le dos d’aucune pièce.
reason-two-back-sides = « { $token } » et une autre de cette liste sont des dos de la même pièce ; un seul peut servir.
reason-both-and-one = Les dos sont choisis pour les deux joueurs ensemble, ou pour chacun, mais pas des deux façons à la fois.
reason-prey-without-plain = Plusieurs sortes ne peuvent être la proie que là où le roi est une pièce ordinaire.
reason-plain-without-prey = Si le roi est une pièce ordinaire, il faut dire quelles pièces sont la proie.
reason-no-prey = Les deux camps doivent commencer avec au moins une pièce de la proie.
reason-hunt-without-plain = La première perte ne peut décider que là où le roi est une pièce ordinaire.
reason-never-royal = Bouffons et pions de toutes sortes ne peuvent être la proie que là où le roi est une pièce ordinaire.
reason-prey-count = Chaque camp doit avoir exactement une pièce de la proie.
reason-escort-with-flag = Un drapeau ne bouge pas et ne peut être escorté au portail.
reason-king-replaced = Le roi, ou la proie à sa place, ne peut être remplacé, ou remplacer, que là où le roi est une pièce ordinaire.
reason-royal-exposed = Le roi, ou la proie à sa place, serait aussitôt attaqué.
reason-replaces-itself = Un bouffon ne peut prendre la place d’un bouffon perdu.
reason-board-size = Un échiquier a de 3 à 16 colonnes, de 3 à 16 rangées, et pas plus de 128 cases.
reason-no-portal = On ne sait où sont les portails : nommez-les, ou donnez un roi à chaque camp.
reason-bad-facing = « { $token } » n’est pas une orientation qu’une pièce peut avoir ici.
reason-bad-stack = « { $token } » : ces pièces ne peuvent être l’une sur l’autre ici.
reason-bad-marks = Le nombre d’actions qui restent ne va pas avec les pièces marquées comme ayant agi.
reason-bad-last = Ici doit être ce que chaque camp a joué en dernier, comme P/- (un bouffon compte pour la pièce qu’il imitait).
reason-bad-pending = « { $token } » ne peut attendre ici d’être posé ou remplacé.
reason-turn-is-done = Il n’y a plus rien à faire dans ce tour : ce serait donc à l’autre joueur.
reason-acted-this-turn = Cette pièce a déjà agi dans ce tour ; c’est à une autre.
reason-turn-not-completable = Après cela, on ne pourrait sortir de l’échec avant la fin du tour.
reason-tches-leaves-king-attacked = Vous seriez en échec.
reason-must-move-first = Cette pièce ne prend qu’après être allée ailleurs, et d’aucune des cases où elle peut aller elle n’atteindrait celle-ci.
reason-behind-it = Une pièce ne recule jamais par rapport au côté qu’elle regarde.
reason-nothing-to-imitate = Le bouffon va comme la dernière pièce jouée par l’adversaire, et rien n’a encore été joué.
reason-king-may-not-capture = Comme elle se déplace dans cette version, cette pièce ne prend jamais.
reason-king-may-not-move = Dans cette version cette pièce ne bouge pas.
reason-king-is-not-captured = Cette pièce n’est jamais prise ; on l’attaque jusqu’à ce qu’elle n’ait plus d’issue.
reason-not-a-carrier = Cette pièce n’en porte pas d’autres.
reason-not-a-passenger = La pièce qui est là est d’une sorte qui n’est jamais portée.
reason-stack-is-full = Jamais plus de deux pièces sur une case.
reason-carries-a-king = Une pièce qui tient un prisonnier ne porte rien d’autre.
pair-idle = { $pair } (sans effet)
reason-already-that-kind = La pièce qui est là est déjà de ce genre.
reason-replace-first = Il faut d’abord remplacer la pièce perdue.
reason-place-king-first = Il faut d’abord poser la pièce libérée.
reason-no-room-for-king = Il n’y aurait pas de case vide pour le prisonnier que cela libérerait.
reason-not-nearest = La pièce libérée doit être posée sur une des cases vides les plus proches.
reason-square-taken = Une pièce est déjà là.
preset-tches = Le jeu habituel
preset-tches-first-steps = Premiers pas
preset-tches-guardians = Gardiens et paladins
preset-tches-griffins = Griffons et champions
preset-tches-lions = Lions et magisters
preset-tches-strike = Trois pièces par tour
preset-tches-main-set = Le jeu principal
preset-tches-templars = Templiers et exarques
preset-tches-riders = Fous montés et cavaliers de choc
preset-tches-archers = Balistes et archers
preset-tches-chariots = Chars de guerre et assassins
preset-tches-emperors = Empereurs
preset-tches-jesters = Bouffons
preset-tches-flankers = Flanqueurs
preset-tches-sentinels = Sentinelles
preset-tches-zealots = Zélotes
preset-tches-pikemen = Piquiers
preset-tches-back-sides = Tous les dos
preset-tches-own-armies = À chacun son armée
preset-tches-two-armies = Deux armées différentes
preset-tches-two-pieces = Deux pièces par tour
preset-tches-same = Trois coups par tour
preset-tches-escort = Escorter le roi
preset-tches-run = La course au portail
preset-tches-capture = Prendre le roi
preset-tches-flag = Prendre le drapeau
preset-tches-hunt = La chasse aux assassins
preset-tches-heirs = L’héritier du bouffon
preset-tches-exchange = Dame contre magister
preset-tches-transport = Transport
preset-tches-polarity = Polarité
preset-tches-polarity-free = Polarité, en se tournant sur place
preset-tches-skirmish = Escarmouche
preset-tches-caravan = Caravane
preset-tches-tournament = Trois façons de gagner
preset-tches-everything = Tout à la fois
option-tches-strike = Pièces par tour
option-tches-same = Encore la même pièce
option-tches-same-off = Pas dans le même tour
option-tches-same-on = Aussi souvent qu’on veut
option-tches-king = Le roi
option-tches-king-mate = Échec et mat
option-tches-king-capture = Est pris et ramené
option-tches-king-flag = Est un drapeau
option-tches-king-plain = Est une pièce comme les autres
option-tches-prey = Proie
option-tches-escort = Escorter le roi
option-tches-escort-off = Non
option-tches-escort-on = Au portail ennemi
option-tches-replace = Remplacement
option-tches-transport = Transport
option-tches-transport-off = Non
option-tches-transport-on = Les cavaliers et leurs pareils portent
option-tches-polarity = Polarité
option-tches-polarity-off = Non
option-tches-polarity-on = Se tourner après un coup
option-tches-polarity-free = Se tourner aussi sur place
option-tches-both = Dos des deux camps
option-tches-white = Dos des Blancs
option-tches-black = Dos des Noirs
option-tches-array = Placement
option-tches-portals = Portails
option-tches-zealot = Zélotes
option-tches-zealot-step = Un pas
option-tches-zealot-slide = Aussi loin qu’ils peuvent
option-tches-hunt = La chasse
option-tches-hunt-last = Jusqu’à la dernière proie
option-tches-hunt-first = Jusqu’à la première
