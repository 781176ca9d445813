# Pièces sur des pièces, orientations, tours de plusieurs actions ; et TCHES(S).

board-acted = a agi à ce tour
board-carrying = porte { $piece }
board-holding = retient { $piece }
board-imitates = imite maintenant { NAME($kind, form: "gender") ->
        [f] la { NAME($kind) }
        [v] l’{ NAME($kind) }
       *[m] le { NAME($kind) }
    }
board-imitates-none = n’a encore rien à imiter
board-mark-portal = portail { NAME($seat, form: "of") }
board-mark-pending = le prisonnier a été libéré ici
board-target-onward = peut aller ici, puis prendre { $pieces }
board-target-carry = peut monter dessus et l’emmener
board-target-replace = peut devenir la pièce perdue
board-target-turn = peut pivoter sur place
board-move-turn = pivoter sur place
board-onward = { $piece } en { $square }, choisissez une prise : { $pieces } ; ou choisissez encore { $square } pour y rester.
board-onward-only = { $piece } en { $square }, choisissez une prise : { $pieces }.
board-places-replace = Perte à remplacer ({ NAME($kind) }), choisissez une pièce : { $squares }
board-places-place-king = Pièce libérée ({ NAME($kind) }), choisissez une case : { $squares }
board-choose-facing = { $piece } : de quel côté ?
board-option-takes = emmène { $piece }
board-option-picks = emmène { $piece } de { $square }
board-option-leaves = laisse { $piece } en { $square }
board-option-alone = n’emmène rien
phase-waiting = Tour complet : terminez-le, ou annulez une action.
say-facing =
    pivote { $direction ->
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
option-tches-prey-short = proie : { $value }
option-tches-replace-short = remplacement : { $value }
option-tches-both-short = avec { $value }
option-tches-white-short = Blancs avec { $value }
option-tches-black-short = Noirs avec { $value }
option-tches-array-short = disposition personnelle
option-tches-portals-short = portails : { $value }
option-tches-zealot-slide-short = zélotes à longue portée
option-tches-hunt-first-short = la première perte décide
demand-place-king = { NAME($kind, form: "gender") ->
    [f] Votre { NAME($kind) } est de nouveau libre : posez-la
   *[m] Votre { NAME($kind) } est de nouveau libre : posez-le
  } sur une des cases marquées.
demand-replace = Perte : { NAME($kind) }. Choisissez la pièce qui devient { NAME($kind, form: "gender") ->
    [f] la nouvelle { NAME($kind) }
    [v] le nouvel { NAME($kind) }
   *[m] le nouveau { NAME($kind) }
  } : { $sources }.
option-tches-same-on-short = plusieurs actions par pièce
option-tches-king-capture-short = prise du roi
option-tches-king-flag-short = prise du drapeau
option-tches-king-plain-short = roi ordinaire
option-tches-escort-on-short = escorte
option-tches-transport-on-short = transport
option-tches-polarity-on-short = polarité
option-tches-polarity-free-short = polarité avec pivot sur place
status-imitates = Votre { NAME($kind) } imite maintenant { NAME($model, form: "gender") ->
        [f] la { NAME($model) }
        [v] l’{ NAME($model) }
       *[m] le { NAME($model) }
    }.
status-imitates-none = Votre { NAME($kind) } n’a encore rien à imiter.
status-tches-goal = { $kind ->
        [kind-king] Roi
       *[other] Pièce royale ({ NAME($kind) })
    } à { $steps } pas du portail.
status-selected = En { $square } : { NAME($kind) }, { $condition }.

status-tches-halfmoves = Tours sans prise ni action d’un pion : { $count } sur 100 (nulle à 100)
phase-move-or-turn = Jouez une pièce, ou faites-en pivoter une sur place.
phase-place-king = Posez la pièce libérée.
phase-replace = Choisissez la pièce qui remplace la pièce perdue.
outcome-no-moves =
    { NAME($loser, form: "number") ->
        [p] { NAME($loser, form: "The") } n’ont plus d’action légale.
       *[s] { NAME($loser) } n’a plus d’action légale.
    }
outcome-portal =
    { NAME($winner, form: "number") ->
        [p] { NAME($winner, form: "The") } ont atteint le portail adverse.
       *[s] { NAME($winner) } a atteint le portail adverse.
    }
outcome-king-home =
    { NAME($winner, form: "number") ->
        [p] { NAME($winner, form: "The") } ont ramené le prisonnier à leur portail.
       *[s] { NAME($winner) } a ramené le prisonnier au portail.
    }
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
reason-repeated-code = « { $token } » figure déjà dans cette liste.
reason-not-a-back-side = « { $token } » n’est le verso d’aucune pièce.
reason-two-back-sides = « { $token } » et une autre de cette liste sont des versos de la même pièce ; n’en gardez qu’un.
reason-both-and-one = Choisissez les versos pour les deux joueurs ensemble ou pour chacun séparément, mais pas des deux façons à la fois.
reason-prey-without-plain = Plusieurs types de pièces ne peuvent être la proie que si le roi est une pièce ordinaire.
reason-plain-without-prey = Si le roi est une pièce ordinaire, indiquez quelles pièces sont la proie.
reason-no-prey = Chaque camp doit commencer avec au moins une pièce qui est la proie.
reason-hunt-without-plain = La première perte ne peut décider que si le roi est une pièce ordinaire.
reason-never-royal = Les bouffons et tous les types de pions ne peuvent être la proie que si le roi est une pièce ordinaire.
reason-prey-count = Chaque camp doit avoir exactement une pièce qui est la proie.
reason-escort-with-flag = Un drapeau ne bouge pas et ne peut donc pas être escorté au portail.
reason-king-replaced = Le roi, ou la pièce royale à sa place, ne peut ni être remplacé ni remplacer une autre pièce. Faites du roi une pièce ordinaire, ou choisissez d’autres types.
reason-royal-exposed = Avec ce choix, le roi, ou la pièce royale à sa place, serait aussitôt attaqué.
reason-replaces-itself = Un bouffon ne peut pas remplacer un bouffon perdu.
reason-board-size = Un échiquier a de 3 à 16 colonnes, de 3 à 16 rangées, et 128 cases au plus.
reason-no-portal = La place des portails n’est pas claire : indiquez-les, ou donnez un roi à chaque camp.
reason-bad-facing = « { $token } » n’est pas une orientation possible pour une pièce ici.
reason-bad-stack = « { $token } » : ces pièces ne peuvent pas être l’une sur l’autre ici.
reason-bad-marks = Le nombre d’actions restantes ne correspond pas aux pièces marquées comme ayant agi.
reason-bad-last = Il faut indiquer ici ce que chaque camp a joué en dernier, par exemple P/- (un bouffon compte pour la pièce qu’il imitait).
reason-bad-pending = « { $token } » ne peut pas attendre ici d’être posé ou remplacé.
reason-turn-is-done = Il ne reste rien à faire à ce tour : le trait doit être à l’autre joueur.
reason-acted-this-turn = Cette pièce a déjà agi à ce tour ; choisissez-en une autre.
reason-turn-not-completable = Après cela, vous ne pourriez plus parer l’échec avant la fin du tour.
reason-tches-leaves-king-attacked = Vous seriez en échec.
reason-must-move-first = Cette pièce ne prend qu’après s’être déplacée, et aucune des cases où elle peut aller ne mène à celle-ci.
reason-behind-it = Une pièce ne va jamais en arrière par rapport à son orientation.
reason-nothing-to-imitate = Le bouffon se déplace comme la dernière pièce jouée par l’adversaire, qui n’a encore rien joué.
reason-king-may-not-capture = Dans cette version, cette pièce ne prend jamais.
reason-king-may-not-move = Dans cette version, cette pièce ne bouge pas.
reason-king-is-not-captured = Cette pièce n’est jamais prise : il faut la mater.
reason-not-a-carrier = Cette pièce n’en porte pas d’autres.
reason-not-a-passenger = Les pièces de ce type ne sont jamais portées.
reason-stack-is-full = Il n’y a jamais plus de deux pièces sur une case.
reason-carries-a-king = Une pièce qui tient un prisonnier ne porte rien d’autre.
pair-idle = { $pair } (sans effet)
reason-already-that-kind = Cette pièce est déjà de ce type.
reason-replace-first = Il faut d’abord remplacer la pièce perdue.
reason-place-king-first = Il faut d’abord poser la pièce libérée.
reason-no-room-for-king = Il n’y aurait aucune case vide pour le prisonnier ainsi libéré.
reason-not-nearest = La pièce libérée doit être posée sur une des cases vides les plus proches.
reason-square-taken = Une pièce est déjà là.
preset-tches = Le jeu habituel
preset-tches-first-steps = Premiers pas
preset-tches-guardians = Gardiens et paladins
preset-tches-griffins = Griffons et champions
preset-tches-lions = Lions et magisters
preset-tches-strike = Trois pièces par tour
preset-tches-main-set = Les pièces principales
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
preset-tches-back-sides = Tous les versos
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
preset-tches-exchange = Dame ou magister
preset-tches-transport = Transport
preset-tches-polarity = Polarité
preset-tches-polarity-free = Polarité avec pivot sur place
preset-tches-skirmish = Escarmouche
preset-tches-caravan = Caravane
preset-tches-tournament = Trois façons de gagner
preset-tches-everything = Tout à la fois
option-tches-strike = Actions par tour
option-tches-same = Même pièce plusieurs fois
option-tches-same-off = Pas dans le même tour
option-tches-same-on = Autant de fois qu’on veut
option-tches-king = Le roi
option-tches-king-mate = Échec et mat
option-tches-king-capture = Pris et ramené
option-tches-king-flag = Drapeau
option-tches-king-plain = Pièce ordinaire
option-tches-prey = Proie
option-tches-escort = Escorter le roi
option-tches-escort-off = Non
option-tches-escort-on = Au portail adverse
option-tches-replace = Remplacement
option-tches-transport = Transport
option-tches-transport-off = Non
option-tches-transport-on = Cavaliers et autres porteurs
option-tches-polarity = Polarité
option-tches-polarity-off = Non
option-tches-polarity-on = Pivoter après un coup
option-tches-polarity-free = Pivoter aussi sur place
option-tches-both = Versos des deux camps
option-tches-white = Versos des Blancs
option-tches-black = Versos des Noirs
option-tches-array = Disposition
option-tches-portals = Portails
option-tches-zealot = Zélotes
option-tches-zealot-step = Un pas
option-tches-zealot-slide = Comme des fous
option-tches-hunt = La chasse
option-tches-hunt-last = Jusqu’à la dernière perte
option-tches-hunt-first = Jusqu’à la première perte
