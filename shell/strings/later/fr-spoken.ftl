# La position en mots, et les actions qu’on tape.

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

typed-example = e2e4, ou : cavalier c3
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
typed-none = Rien de ce qui peut être fait maintenant n’y correspond.
typed-waits = Rien ne peut être fait maintenant.
