# Bord utan kanter, fler än två spelare, och att passa.

board-label-endless =
    { $count ->
        [0] Bord utan kanter, ännu utan brickor
        [one] Bord utan kanter, 1 bricka
       *[other] Bord utan kanter, { $count } brickor
    }
board-place = x { $x }, y { $y }
board-negative = minus { $number }
board-controlled = { $piece }, styrs av { NAME($owner) }
board-threatened = under hot
board-trapped = låst
board-places =
    { $count ->
        [0] { NAME($kind) } på hand: ingen ledig plats
        [one] { NAME($kind) } på hand: 1 ledig plats
       *[other] { NAME($kind) } på hand: { $count } lediga platser
    }
board-choose-place = Välj vad som läggs på { $square }
board-beyond-all = Brickor utom synhåll
board-beyond =
    { $direction ->
        [right] Till höger
        [left] Till vänster
        [above] Ovanför
        [below] Nedanför
        [above-right] Uppe till höger
        [above-left] Uppe till vänster
        [below-right] Nere till höger
       *[below-left] Nere till vänster
    }, { $count ->
        [one] 1 bricka utom synhåll
       *[other] { $count } brickor utom synhåll
    }: { $seats }. Gå dit.
board-beyond-seat = { NAME($seat) } { $count }
board-camera = Vad som syns
board-camera-zoom-in = Närmare
board-camera-zoom-out = Längre bort
board-camera-fit = Visa alla brickor
board-camera-follow = Följ senaste draget
board-camera-jump = Gå till koordinater
board-camera-jump-hint = Gå till x, y
hands = På hand
pass = Passa
phase-pass = Det återstår bara att passa.
pass-label = Inget annat att göra än att passa
pass-check = Din kung står i schack, och inget drag hjälper. Du måste passa; det är inte förlorat än.
pass-stuck = Ingen av dina brickor har något drag. Du måste passa.
seats = Spelare
seats-ranking = Ordning efter poäng
seats-rank = { $rank }.
seats-turn = vid draget
seats-out = ute; { NAME($owner) } har tagit över
seats-hand = { $count } på hand
seats-points = { $points } p
seats-check = i schack
seats-threatened = under hot
ranking = Efter poäng: { $seats }.
ranking-seat = { $rank }. { NAME($seat) } ({ $points })
say-pass = passar
say-out = { NAME($seat) } är ute och brickorna byter ägare
