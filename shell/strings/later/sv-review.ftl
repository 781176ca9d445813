# Vad sidan säger när ett parti gås igenom, och när dess misstag spelas om.

review = Hela partiet
review-none = När några drag har spelats kan datorn gå igenom partiet här.
review-start = Gå igenom partiet
review-again = Gå igenom igen
review-progress = Hur mycket av partiet som är genomgånget
review-closer = Det som ser ut som misstag granskas igen, längre: { $done } av { $count }.
review-failed = Genomgången kunde inte fortsätta.
review-plot = Ju högre, desto bättre för { NAME($seat) }.
review-plot-many = Varje spelares chanser. Ju högre, desto bättre.
review-calm = Ingen gav bort mycket, vare sig i en tur eller lite i taget.
review-moments = Vad som gavs bort
review-accuracy = Precision
review-accuracy-seat = { $percent } %
review-accuracy-help = En tur som inte ger bort något räknas som 100, en som ger bort en fjärdedel av chanserna eller mer som 0; medelvärdet av alla turer.
moment = { $number }. { NAME($seat) }: { $action }. Gav bort { $percent } % av chanserna.
moment-slow = Tur { $number } till { $last }. { NAME($seat) } gav bort { $percent } % av chanserna lite i taget.
moment-scores = Värdet gick från { $before } till { $after }.
moment-better = Bättre var: { $action }.
moment-show-better = Visa vad som var bättre
moment-show-answer = Visa svaret
moment-turning = vändpunkt
moment-slip = inte det bästa
playout-again = Spela upp igen
practice-offer =
    { $count ->
        [one] Rätta ett misstag av { NAME($seat) }
       *[other] Rätta { $count } misstag av { NAME($seat) }
    }
practice-title = En bättre tur för { NAME($seat) }
practice-number = { $number } av { $count }
practice-ask = I partiet kom: { $action }. Hitta något bättre, på brädet.
practice-judging = Din tur granskas …
practice-best = Lika bra som det bästa.
practice-solved = Bättre: det ger bort { $percent } % av chanserna.
practice-wrong = Det ger bort { $percent } % av chanserna.
practice-again = Försök igen
practice-next = Nästa
practice-end = Tillbaka till partiet
