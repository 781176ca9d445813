# Vad sidan säger om vem som spelar: vid platserna, och när den frågar vem man vill möta.

strength-person = En människa här
strength-level =
    { $level ->
        [1] Nivå 1, lär sig dragen
        [2] Nivå 2, lär sig med dig
        [3] Nivå 3, spelar på skoj
        [4] Nivå 4, spelar ibland
        [5] Nivå 5, kan spelet
        [6] Nivå 6, klubbspelare
        [7] Nivå 7, stark klubbspelare
        [8] Nivå 8, tävlingsspelare
        [9] Nivå 9, expert
       *[10] Nivå 10, den starkaste som svarar genast
    }
strength-points = { $name } ({ $points } p)
strength-time =
    { $seconds ->
        [one] Så bra den kan på 1 sekund per handling
       *[other] Så bra den kan på { $seconds } sekunder per handling
    }
strength-help = Poängen är uppmätta: den som har 200 mer vinner ungefär tre partier av fyra. 0 har en nybörjare som slår det mesta som ett drag kan slå.
seat-name = Namn för { NAME($seat) }
seat-player = Vem spelar { NAME($seat) }?
seat-count =
    { $count ->
        [one] 1 pjäs
       *[other] { $count } pjäser
    }
seat-lead =
    { $count ->
        [one] +1 pjäs
       *[other] +{ $count } pjäser
    }
seat-goal = { $steps } steg kvar
seat-taken = slog { $pieces }
seat-taken-kind = { $count } × { NAME($kind) }
