# Ce que les conseils disent de plus ; chargé avec eux.

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
