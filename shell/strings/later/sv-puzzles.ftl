# Problem: ställningar där en tur vinner med tvång. De laddas med det första.

puzzle-title = Problem: { $name }
puzzle-of-day-title = Dagens problem: { $name }
puzzle-task =
    { $turns ->
        [1] { NAME($seat) } vinner i den här turen. Hitta hur.
        [one] { NAME($seat) } vinner på { $turns } tur. Hitta den första.
       *[other] { NAME($seat) } vinner på { $turns } turer. Hitta den första.
    }
puzzle-right = Rätt. Motståndaren gör vad den kan.
puzzle-wrong = Inte den turen.
puzzle-wrong-why =
    { $turns ->
        [1] Den vinner inte genast. En annan gör det.
        [one] Den vinner inte inom { $turns } tur, vad motståndaren än gör. En annan gör det.
       *[other] Den vinner inte inom { $turns } turer, vad motståndaren än gör. En annan gör det.
    }
puzzle-solved = Löst!
puzzle-shown = Det är lösningen.
puzzle-hint = Ledtråd
puzzle-hint-more = Mer ledtråd
puzzle-hint-action = Nu kommer: { $action }.
puzzle-hint-astray = Turen börjar på ett annat sätt: ta tillbaka den.
puzzle-again = Försök igen
puzzle-restart = En gång till
puzzle-show = Visa lösningen
puzzle-next = Nästa problem
puzzle-other = Ett annat problem
puzzle-link = Kopiera en länk till problemet
puzzle-play = Spela vidare härifrån
puzzle-number = Problem { $number } av { $count }; de blir svårare.
puzzle-missed =
    { $levels ->
        [0] Datorn hittar den på alla nivåer.
        [one] En av datorns tio nivåer missar den.
       *[other] { $levels } av datorns tio nivåer missar den.
    }
puzzle-solved-count = Lösta här: { $solved } av { $count }.
puzzle-streak =
    { $days ->
        [one] Dagens problem löst { $days } dag i rad.
       *[other] Dagens problem löst { $days } dagar i rad.
    }
