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
option-till-pawns = Bönder per spelare
option-till-pawns-short = bönder: { $value }
phase-till-place = Välj en bricka på handen och tryck på en ledig plats.
# Handens sista bricka.
phase-till-place-K = Lägg kungen där ingen olåst bricka kan slå den, och inte intill en annan kung.
phase-till-move = Flytta en bricka.
status-till-check = { NAME($seat) }: kungen står i schack.
outcome-till-last-king = { NAME($winner) } har den sista kungen.
reason-would-split =
    { $count ->
        [one] Draget skulle dela bordet: den här brickan blir avskuren.
        [2] Draget skulle dela bordet: de här två brickorna blir avskurna.
        [3] Draget skulle dela bordet: de här tre brickorna blir avskurna.
        [4] Draget skulle dela bordet: de här fyra brickorna blir avskurna.
        [5] Draget skulle dela bordet: de här fem brickorna blir avskurna.
        [6] Draget skulle dela bordet: de här sex brickorna blir avskurna.
       *[other] Draget skulle dela bordet: de här { $count } brickorna blir avskurna.
    }
reason-touches-nothing = Där ligger den inte intill någon annan bricka, inte ens med ett hörn.
reason-place-first = Alla brickor ska läggas innan någon får gå.
reason-king-in-danger =
    { $count ->
        [one] Den här brickan kan slå kungen där.
       *[other] De här brickorna kan slå kungen där.
    }
reason-king-beside-king = En kung får inte läggas intill en annan.
reason-till-leaves-king-attacked =
    { $count ->
        [one] Den här brickan skulle då kunna slå din kung.
       *[other] De här brickorna skulle då kunna slå din kung.
    }
reason-till-path-blocked = Den här brickan är i vägen. Bara över egna brickor får man gå.
reason-till-must-not-capture = En bonde slår bara diagonalt.
phase-place = Lägg en bricka intill en annan.
outcome-last-king = { NAME($winner) } har den sista kungen.
outcome-all-pass = Alla spelare har passat, en efter en.
reason-too-many-pieces = Det är fler sådana pjäser än spelet har.
reason-disconnected = Brickorna bildar inte en enda sammanhängande grupp.
reason-bad-hands = Brickorna på hand stämmer inte med brickorna på bordet.
reason-bad-owners = Den spelaren kan inte styra färgen: antingen har spelaren ingen kung, eller så har färgen kvar sin egen kung.
reason-missing-field-hands = Brickorna på hand saknas: skriv - när alla brickor är lagda.
reason-missing-field-owners = Här ska det stå vem som styr vilken färg, till exempel ab.
reason-missing-field-passes = Antalet pass i rad saknas: skriv till exempel 0.
reason-missing-field-ply = Antalet handlingar hittills saknas.
reason-king-not-last = Kungen läggs först när spelarens alla andra brickor är lagda.
reason-first-at-origin = Den första brickan ska läggas på 0,0.
reason-occupied = Där ligger redan en bricka.
reason-king-comes-last = Kungen läggs sist, efter alla andra.
