# Till Chess.

seat-till-a = Röd
    .c = röd
    .n = rött
seat-till-b = Gul
    .c = gul
    .n = gult
seat-till-c = Blå
    .c = blå
    .n = blått
seat-till-d = Grön
    .c = grön
    .n = grönt
seat-till-e = Lila
    .c = lila
    .n = lila
seat-till-f = Svart
    .c = svart
    .n = svart
preset-till = Två spelare
preset-till-3 = Tre spelare
preset-till-4 = Fyra spelare
preset-till-5 = Fem spelare
preset-till-6 = Sex spelare
preset-till-2-lines = Två linjer
preset-till-2-quick = Två spelare, snabbt
preset-till-3-triangle = Triangel
preset-till-3-quick = Tre spelare, snabbt
preset-till-4-courtyard = Borggård för fyra
preset-till-4-quick = Fyra spelare, snabbt
preset-till-5-courtyard = Borggård för fem
preset-till-5-quick = Fem spelare, snabbt
preset-till-6-courtyard = Borggård för sex
preset-till-6-quick = Sex spelare, snabbt
option-till-players = Spelare
option-till-players-short = { $value } spelare
option-till-pawns = Bönder var
option-till-pawns-short = bönder: { $value }
phase-till-place = Välj en bricka på handen och tryck på en ledig plats.
# Handens sista bricka.
phase-till-place-K = Lägg kungen där ingen fri bricka slår den, inte intill en kung.
phase-till-move = Flytta en bricka.
status-till-check = { NAME($seat) }: kungen står i schack.
outcome-till-last-king = { NAME($winner) } har den sista kungen.
reason-would-split =
    { $count ->
        [one] Den här brickan skulle bli avskuren från bordet.
        [2] De här två brickorna skulle bli avskurna från bordet.
        [3] De här tre brickorna skulle bli avskurna från bordet.
        [4] De här fyra brickorna skulle bli avskurna från bordet.
        [5] De här fem brickorna skulle bli avskurna från bordet.
        [6] De här sex brickorna skulle bli avskurna från bordet.
       *[other] De här { $count } brickorna skulle bli avskurna från bordet.
    }
reason-touches-nothing = Där rör den ingen annan bricka, inte ens med ett hörn.
reason-place-first = Alla brickor läggs innan någon flyttas.
reason-king-in-danger =
    { $count ->
        [one] Den här brickan kunde slå kungen där.
       *[other] De här brickorna kunde slå kungen där.
    }
reason-king-beside-king = Ingen kung läggs intill en annan.
reason-till-leaves-king-attacked =
    { $count ->
        [one] Den här brickan kunde då slå din kung.
       *[other] De här brickorna kunde då slå din kung.
    }
reason-till-path-blocked = Den här brickan är i vägen. Bara egna brickor kan man gå över.
reason-till-must-not-capture = En bonde slår bara diagonalt.
phase-place = Lägg en bricka så att den rör en annan.
outcome-last-king = { NAME($winner) } har den sista kungen.
outcome-all-pass = Alla spelare har passat, en efter en.
reason-too-many-pieces = Det är fler av de här pjäserna än uppsättningen har.
reason-disconnected = Alla brickor hänger inte ihop.
reason-bad-hands = De här händerna stämmer inte med brickorna på bordet.
reason-bad-owners = Färgen kan inte styras så: dess kung saknas, eller en kung står där ingen kan stå.
reason-missing-field-hands = Händerna saknas: - när alla brickor är utlagda.
reason-missing-field-owners = Det saknas vem som styr vilken färg, till exempel ab.
reason-missing-field-passes = Antalet pass i rad saknas, till exempel 0.
reason-missing-field-ply = Antalet handlingar hittills saknas.
reason-king-not-last = En kung läggs först när alla andra brickor i uppsättningen ligger.
reason-first-at-origin = Den första brickan läggs på 0,0.
reason-occupied = Där ligger redan en bricka.
reason-king-comes-last = Kungen läggs sist, efter alla andra.
