# Take Two Chess, och spel med kort.

rail = Den valda pjäsens kort
status-taketwo-halfmoves = { $count } av 100 turer utan slag eller bondedrag (100 ger remi)
phase-move-another = Flytta nu en annan pjäs.
phase-switch-or-move = Gör ditt drag, eller byt först plats på två kort.
phase-arrange = Ordna dina kort.
outcome-stalemate = Patt: spelaren vid draget har inget tillåtet drag och står inte i schack.
outcome-material = Ingen av sidorna har pjäser nog för att sätta matt.
card-o = rakt
card-d = diagonalt
card-h = språng
card-o-ways = raka linjer
card-d-ways = diagonaler
card-h-ways = springarsprång
say-switch =
    { NAME($kind) } { $from } byter plats på { $exchanged ->
        [first] sina två första kort
        [last] sina två sista kort
       *[outer] sitt första och sitt sista kort
    } och har nu { $cards }
reason-unknown-cards = ”{ $token }” är ingen ordning på de tre korten.
reason-en-passant-impossible = Ingen bonde kan just ha gått förbi den rutan.
reason-switch-impossible = De korten kan inte ha bytts i den här turen.
reason-switched-this-turn = Pjäsens kort har bytt plats i den här turen, så en annan pjäs måste gå.
reason-switch-leaves-no-move = Efter det bytet skulle inget tillåtet drag finnas kvar.
reason-castling-through-check = Kungen får inte rockera ur schack, genom schack eller in i schack.
reason-no-switch = De här korten kan inte bytas nu.
preset-taketwo = Det vanliga spelet
preset-taketwo-orthodox = Utan kortbyten
option-taketwo-switch = Kortbyten
option-taketwo-switch-on = I varje tur
option-taketwo-switch-off = Aldrig
board-cards = kort { $cards }
board-switched = korten har bytt plats i den här turen
board-mark-en-passant = här kan en bonde slås en passant
board-can-switch = korten kan byta plats
cards-label = Kort: { $piece }
cards-hint = Välj en pjäs för att byta plats på dess kort.
cards-see = Välj en pjäs för att se dess kort.
cards-meaning = Vad korten betyder
cards-ask = Välj två kort som ska byta plats.
cards-ask-second = Välj nu det andra kortet.
cards-fixed = De här korten kan inte bytas nu.
cards-ordinal = { $position ->
    [1] 1:a kortet
    [2] 2:a kortet
   *[3] 3:e kortet
  }
cards-ordinal-pawn-1 = går
cards-ordinal-pawn-2 = slår
cards-idle = används inte
cards-result = Ny ordning
cards-result-spoken = Ny ordning: { $first }, { $second }, { $third }.
cards-impossible = Det bytet är inte tillåtet nu.

## Cards that are chosen before the game, which only the page offers.

arrange-offer-taketwo = Börja med andra kort?
arrange-title-taketwo = { NAME($seat) } väljer kort
arrange-show-taketwo = { NAME($seat) } visar korten
arrange-help-taketwo = Tryck på en pjäs och sedan på två av dess kort för att byta plats på dem. Byt hos så många pjäser du vill.
arrange-usual-taketwo = Som i schack
arrange-usual-all-taketwo = Som i schack för alla
