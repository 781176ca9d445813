# Ce qui pourrait être joué et pris.

possible = La pièce regardée
possible-squares = Si c’était { NAME($seat, form: "to") } de jouer : { $squares }.
possible-not = Si c’était { NAME($seat, form: "to") } de jouer : { $reason }
takes = Ce qui pourrait être pris en un tour
takes-looking = Ce qui pourrait être pris en un tour : { $percent } % des tours sont examinés.
takes-failed = On n’a pas pu trouver ce qui pourrait être pris. Réessayez.
takes-seat =
    { $count ->
        [0] { NAME($seat) } : rien
       *[other] { NAME($seat) } : { $squares }
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
       *[other] { $square } par { $count } pièces
    }
reason-seat-is-out = Ce joueur est hors jeu.
reason-game-would-end = La partie serait finie.
reason-nowhere-to-go = Elle ne peut aller nulle part d’ici.
stuck-path-blocked = Tous ses chemins sont barrés.
stuck-leaves-king-attacked = Elle ne peut bouger : le roi serait en échec.
# Ce qu’on choisit pendant qu’un ordinateur doit jouer.
premove-planned = Prévu : { $action }. Échap ou un toucher l’annule.
premove-cancelled = Plus rien n’est prévu.
premove-not = Elle ne pourrait y aller si c’était votre tour.
premove-dropped = Ce qui était prévu ne peut être joué maintenant : { $action }.

## L’ordinateur sans son réseau

reason-net-missing = L’ordinateur joue sans son réseau, qui manque.
reason-net-foreign = L’ordinateur joue sans son réseau, qui est d’une autre version.
reason-net-damaged = L’ordinateur joue sans son réseau, qui est abîmé.
