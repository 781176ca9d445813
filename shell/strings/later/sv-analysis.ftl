# Analys av ställningar, och balans.

analysis-position = Den här ställningen
analysis-switch = Analysera medan jag tittar
analysis-switch-help = Visar vem som står bättre och de bästa varianterna. Stäng av för att tänka själv.
analysis-begins = Tänker …
analysis-failed = Analysen kunde inte fortsätta.
analysis-over = Partiet är slut i den här ställningen. Gå bakåt för att se vad som var möjligt.
analysis-lines = Bästa varianter
analysis-goes-on = { $nodes } ställningar, { $depth } handlingar framåt, fortsätter
analysis-done = { $nodes } ställningar, { $depth } handlingar framåt, klart
analysis-preview-end = Tillbaka till partiet
judged-equal = Ungefär lika.
judged-equal-many = Ingen spelare leder klart.
judged-better =
    { $pawns ->
        [0.5] { NAME($seat) } står något bättre.
        [one] { NAME($seat) } står ungefär en bonde bättre.
       *[other] { NAME($seat) } står ungefär { $pawns } bönder bättre.
    }
judged-better-many =
    { $pawns ->
        [0.5] { NAME($seat) } leder knappt.
        [one] { NAME($seat) } leder med ungefär en bonde.
       *[other] { NAME($seat) } leder med ungefär { $pawns } bönder.
    }
judged-win =
    { $count ->
        [one] { NAME($seat) } vinner med en handling.
       *[other] { NAME($seat) } vinner inom { $count } handlingar.
    }
judged-loss =
    { $count ->
        [one] { NAME($seat) } förlorar vid nästa handling.
       *[other] { NAME($seat) } förlorar inom { $count } handlingar om alla andra spelar emot.
    }
resume-work = Fortsätt

## Balans

balance = Hur rättvist är spelet?
balance-line = Datorn spelar spelet mot sig själv många gånger och räknar.
balance-open = Balansrapport
balance-running = { $count } av { $games } partier spelade
balance-help = Datorn spelar mot sig själv och börjar med några slumpade drag. Allt sker i den här webbläsaren.
balance-many = Samma sak för många varianter (på engelska)
balance-games = Antal partier
balance-games-value = { $count } partier
balance-nodes = Betänketid per handling
balance-nodes-value = { $count } ställningar
balance-start = Starta
balance-again = Starta igen
balance-progress = Spelade partier
balance-failed = Partierna kunde inte fortsätta.
balance-report = Rapport
balance-results =
    { $count ->
        [one] Resultat av 1 parti
       *[other] Resultat av { $count } partier
    }
balance-result = Resultat
balance-share = Andel
balance-range = 95 %-intervall
balance-wins = { NAME($seat) } vinner
balance-draws = Remi
balance-reasons = Hur partierna slutar
balance-end = { $end }: { $share }
balance-length = Längd
balance-lengths = { $mean } turer i snitt, hälften av partierna högst { $median }.
balance-liveliness = { $choices } tillåtna handlingar att välja mellan i snitt, { $captures } slag per parti.
balance-kinds = Pjäser, i snitt per parti
balance-kind = Pjäs
balance-takes = Slår
balance-taken = Slås
balance-survives = Överlever
balance-caution = Den sanna andelen ligger i intervallet 95 gånger av 100. Allt gäller hur den här datorn spelar med { $nodes } ställningar per handling, inte hur människor spelar.
balance-copy = Kopiera som tabell
balance-copied = Tabellen är kopierad, med värden åtskilda av kommatecken.
balance-copy-failed = Tabellen kunde inte kopieras.
end-checkmate = schackmatt
end-no-moves = inga drag kvar
end-blocked = blockerad
end-king-captured = kungen slagen
end-throne = tronen nådd
end-last-piece = inget kvar att slå med
end-portal = portalen nådd
end-king-home = kungen hemförd
end-prey = villebrådet slaget
end-last-king = sista kungen
end-stalemate = patt
end-repetition = remi genom upprepning
end-move-limit = remi genom dragtaket
end-material = remi av brist på pjäser
end-all-pass = alla passade
end-too-long = avbrutet efter 2000 handlingar
