# La marche des pièces : la légende et ses diagrammes.

legend-kinds = Pièces de ce jeu
legend-hint = Montrez une pièce sur l’échiquier, ou touchez-la, pour voir ici comment elle va maintenant.
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
way-capture = seulement pour prendre
way-conditional = ne va que si cela prend quelque chose
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
        [step] { $count } pas { $direction ->
            [straight] en ligne droite
            [diagonal] en diagonale
           *[leap] de cavalier
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
        [capture] , seulement pour prendre
       *[conditional] , seulement si cela prend quelque chose
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

kind-jester-line = Va comme la dernière pièce jouée par l’adversaire.
