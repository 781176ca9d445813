# Hur pjäserna går: förklaringen och dess diagram.

legend-kinds = Pjäserna i spelet
legend-hint = Peka på en pjäs på brädet, eller tryck på den, så syns här hur den går nu.
legend-piece = { $piece } på { $square }
legend-carried = { $piece }, bärs
legend-captive = { $piece }, fånge
legend-now = nu
legend-exchanged = efter bytet

way-both = går eller slår
way-quiet = går utan att slå
way-capture = bara för att slå
way-conditional = går bara om det slår något
way-initial = bara som första steg från starten
way =
    { $facing ->
        [forward] Framåt:{" "}
       *[all] {""}
    }{ $way ->
        [slide] glider
        [step] ett steg
        [walk] går
       *[leap] hoppar
    } { $direction ->
        [straight] rakt
        [diagonal] diagonalt
       *[leap] som springaren
    } åt { $count ->
        [one] ett håll
       *[other] { $count } håll
    }{ $way ->
        [walk] , upp till { $range } steg
       *[leap] {""}
    }{ $purpose ->
        [both] {""}
        [quiet] , utan att slå
        [capture] , bara för att slå
       *[conditional] , bara om det slår något
    }{ $first ->
        [yes] , bara från starten
       *[no] {""}
    }
way-then =
    sedan kan den slå med ett steg { $direction ->
        [straight] rakt
        [diagonal] diagonalt
       *[any] åt vilket håll som helst
    }
way-bent = runt ett hörn, och slår första pjäsen på vägen
way-lame = över en tom ruta
way-none = går inte på egen hand
key-then = sedan, efter ett drag, slås även här

kind-jester-line = Går som pjäsen som motspelaren drog sist.
