# Vad tips berättar utöver draget; laddas med dem.

hint-line = Den väntar sig: { $line }.
hint-why-win =
    { $count ->
        [one] Det vinner.
       *[other] Det vinner inom { $count } handlingar.
    }
hint-why-goal =
    { $steps ->
        [0] Där vinner den.
        [one] Därifrån är det ett steg till vinsten.
       *[other] Därifrån är det { $steps } steg till vinsten.
    }
hint-why-threatens = Den hotar då { $pieces }.
