# Vad alla bräden säger. Ordlistan finns i docs/translating.md.

## Sidan

open = Öppna
close = Stäng
dismiss = Ta bort meddelandet

## Alla partier

play = Spela

## Ett parti

family-custodian = Custodian Chess
family-taketwo = Take Two Chess
family-till = Till Chess
family-tches = TCHES
variant-name = { $name }: { $special }
tab-moves = Drag
controls = Bläddra i partiet
go-start = Till början
go-back = Ångra
go-forward = Gör om
go-end = Till slutet
flip = Vänd brädet
draw = Remi
status-turn = { NAME($seat) } är vid draget
status-turn-called = { $name } ({ NAME($seat) }) är vid draget
status-at =
    { $way ->
        [back] Ställning { $at } av { $count }. Spela vidare härifrån, eller gå framåt igen.
        [variation] Ställning { $at } av { $count }. Ett drag härifrån blir en variant.
       *[look] Ställning { $at } av { $count }.
    }
status-last = { NAME($seat) }: { $action }.
status-blocked = Just nu har { NAME($kind, form: "the") } på { $square } inget tillåtet drag.
# Tecknet på rutor där den valda pjäsen kan slås.
status-risk = På rutor markerade med ”!” kan den slås.
status-replay = De senaste dragen i repris.
status-goal = Kungen: { $steps } steg till { $mark ->
        [throne] tronen
       *[portal] portalen
    }.
status-carry = Bär fången till { $square }.
# En egen pjäs står dit fången ska.
status-carry-first = Först måste { NAME($kind, form: "the") } lämna rutan.
# $kind: fången; $actor: pjäsen som bär den.
status-free = Befria { NAME($kind, form: "gender") ->
        [n] ditt { NAME($kind) }
       *[c] din { NAME($kind) }
    }: slå { NAME($actor, form: "the") } på { $square }.
show-again = Visa dragen i repris
status-check = { NAME($seat) } står i schack.
# Visar vem som schackar, eller varför inget drag hjälper.
check-ask = Visa
# Nästa av flera angripare.
check-next = Nästa
status-halfmoves =
    { $count ->
        [one] 1 tur utan slag eller bondedrag
       *[other] { $count } turer utan slag eller bondedrag
    }
phase-move = Flytta en pjäs.
result-win = { NAME($seat) } vinner
result-draw = Remi
outcome-checkmate = Schackmatt: { NAME($loser) } står i schack och har inget tillåtet drag.
outcome-repetition = Samma ställning har uppstått för tredje gången.
outcome-move-limit = Gränsen för turer i rad utan slag eller bondedrag är nådd.
outcome-extinction = Pjäser av ett avgörande slag är borta.
outcome-bare = En spelare har bara en pjäs kvar.
outcome-reach = Rutorna som avgör partiet har nåtts.
outcome-checks = Det sista schacket som behövdes har getts.
outcome-perpetual = Ställningen har upprepats genom evig schack.
outcome-agreement = Spelarna har kommit överens om remi.
outcome-resignation = { NAME($loser) } har gett upp.
outcome-time = Tiden är ute för { NAME($loser) }.
seat-w = Vit
    .c = vit
    .n = vitt
seat-b = Svart
    .c = svart
    .n = svart
kind-king = kung
    .the = kungen
    .gender = c
kind-queen = dam
    .the = damen
    .gender = c
kind-rook = torn
    .the = tornet
    .gender = n
kind-bishop = löpare
    .the = löparen
    .gender = c
kind-knight = springare
    .the = springaren
    .gender = c
kind-pawn = bonde
    .the = bonden
    .gender = c
say-move = { NAME($kind) } { $from } till { $to }
say-turn =
    { NAME($kind) } { $from } vrids och pekar { $direction ->
        [up] uppåt
        [right] åt höger
        [down] nedåt
       *[left] åt vänster
    }
say-place = { NAME($kind) } på { $to }
say-replace =
    { NAME($kind) } { $from } blir { NAME($becomes, form: "gender") ->
        [n] nytt { NAME($becomes) }
       *[c] ny { NAME($becomes) }
    }
say-action = { $text }
say-short = { NAME($kind) } { $text }
say-captures = slår { $pieces }
say-partners = { $captures } med { $pieces }
say-partners-as = { $captures } med { $pieces } (de räknas som { NAME($actor) } och { NAME($partner) })
say-piece = { NAME($kind) } { $square }
say-recruits = värvar { $pieces }
say-castling = rockad, tornet { $from } till { $to }
say-around = över brädets kant
say-companion = med pjäsen på { $from } till { $to }
say-becomes = blir { NAME($kind) }

hand = Hand
hand-label = { NAME($seat) }s hand
hand-kind = { NAME($kind) }, { $count } på hand
hand-kind-later = { NAME($kind) }, { $count } på hand, kan inte läggas ännu

## Datorn

computer-thinks =
    { $depth ->
        [0] Datorn (nivå { $level }) tänker.
        [one] Datorn (nivå { $level }) tänker 1 handling framåt.
       *[other] Datorn (nivå { $level }) tänker { $depth } handlingar framåt.
    }
computer-thinks-time =
    { $depth ->
        [0] Datorn tänker i { $seconds } s.
        [one] Datorn tänker i { $seconds } s, 1 handling framåt.
       *[other] Datorn tänker i { $seconds } s, { $depth } handlingar framåt.
    }
computer-held = Datorn är pausad.
computer-go-on = Fortsätt
computer-failed = Datorn kunde inte fortsätta. Inget har gått förlorat: låt den försöka igen, eller spela åt den.
computer-again = Försök igen
computer-trouble =
    { $reason ->
        [worker-lost] Datorns program har stannat.
        [worker-nonsense] Datorns program gav ogiltiga svar.
       *[other] Datorns program startade inte.
    } { $place ->
        [page] Från och med nu körs det inne i sidan.
       *[other] Det startas om.
    }

## Brädet

board-label = Bräde med { $files } linjer och { $ranks } rader
board-label-round = Cylinderbräde med { $files } linjer och { $ranks } rader; första och sista linjen gränsar till varandra
board-piece =
    { NAME($kind, form: "gender") ->
        [n] { NAME($seat, form: "n") }
       *[c] { NAME($seat, form: "c") }
    } { NAME($kind) }
board-piece-at = { $piece } { $square }
board-empty = tom
board-hidden = valet är ännu hemligt
board-check = i schack
board-last = senaste handlingen
# Vad den valda pjäsen kan göra på en ruta.
board-target-quiet = kan gå hit
board-target-hit = kan slås
board-target-raid = kan gå hit och slå { $pieces }
board-target-promotion = förvandling
board-target-risk = kan slås där
board-target-place = ledig plats
board-facing =
    vänd { $direction ->
        [up] uppåt
        [right] åt höger
        [down] nedåt
       *[left] åt vänster
    }
board-victim = kan slås
# Vad en pjäs kan göra, sagt när den väljs.
board-moves = { $piece }: { $count ->
    [0] inga drag
    [one] 1 drag: { $moves }
   *[other] { $count } drag: { $moves }
  }
board-moves-waiting = { $piece }: inte dess tur
board-move-capture = { $square }, slår { $pieces }
board-move-promotion = { $move } med förvandling
# $move: a square, "d2"
board-move-risk = { $move } (kan slås där)
board-unselected = inget valt
# Menyn när flera handlingar har samma rutor.
board-choose = { $piece } till { $square }: välj
board-option-captures = slår { $pieces }

## Bräden på andras sidor

embed-at = Ställning { $at } av { $count }
embed-again = Börja om
embed-run = Spela upp partiet
embed-pause = Pausa
embed-legend = Hur pjäserna går
embed-menu = Kopiera och spara
embed-link = Öppna i Motley
task = Din uppgift: hitta det bästa draget.
task-solved = Löst!
task-wrong = Det är tillåtet men inte lösningen. Försök igen.
task-reveal = Visa lösningen

## Nekat

part-failed = En del av sidan kunde inte laddas. Försök igen, eller ladda om sidan: partiet finns kvar.
no-webassembly = Spelet behöver WebAssembly, som saknas i den här webbläsaren. Använd en annan webbläsare, eller stäng av ”Låst läge” om det är på.
reload = Ladda om
refused =
    { $subject ->
        [variant] I spelets text,
        [position] I ställningen,
        [action] I handlingen,
        [goal] I målet,
        [marks] I pilarna och markeringarna,
       *[link] I länken,
    } tecken { $place }: { $reason }
problem-action = Handling { $number } kan inte spelas: { $reason } Partiet har öppnats fram till den handlingen.
problem-extra = En del av länken används inte: { $reason }
refused-record = Rad { $line }, kolumn { $column } i protokollet: { $reason }
reason-none = Det är tillåtet.
reason-engine-failed = Något gick fel i regelprogrammet. Inget har gått förlorat: försök igen.
reason-disposed = Partiet är stängt.
reason-bad-percent = Koden efter procenttecknet är ofullständig. Slutet på länken kan saknas: kopiera den igen.
reason-out-of-memory = Minnet räcker inte. Stäng andra flikar och försök igen.
reason-too-long = Det här är för långt.
reason-not-ascii = Här får bara bokstäverna a–z, siffror och vanliga tecken stå.
reason-empty = Här står ingenting.
reason-unexpected-end = Texten slutar för tidigt.
reason-trailing-text = Här står för mycket: ”{ $token }” hör inte hit.
reason-unknown-family = Det finns inget spel som heter ”{ $token }”.
reason-unknown-key = Spelet har inget alternativ ”{ $token }”.
reason-repeated-key = Alternativet ”{ $token }” står två gånger.
reason-missing-value = Det här alternativet behöver ett värde.
reason-unknown-value = ”{ $token }” är inte ett av de möjliga värdena.
reason-cut-off = ”{ $token }” är ofullständigt: resten av länken saknas.
reason-no-variant = Inget spel är valt ännu.
reason-missing-field = En del av ställningen saknas.
reason-missing-field-side = Efter brädet saknas ett blanksteg och bokstaven för spelaren vid draget.
reason-unknown-piece = Det finns ingen pjäs ”{ $token }”.
reason-bad-movement = Det här är inget drag i Betzas notation.
reason-says-nothing = Den här regeln kan inte påverka det här spelet.
reason-field-count = Ställningen har fler eller färre delar än spelvarianten kräver.
reason-bad-hole = Hålen är inte där det här brädet har dem.
reason-bad-origin = Ingen pjäs av det slaget kan ha blivit den här.
reason-unknown-form = Pjäsen har ingen sådan form.
reason-row-too-long = Raden har för många rutor.
reason-row-too-short = Raden har för få rutor.
reason-row-count = Antalet rader är fel.
reason-bad-side = Här ska det stå vem som är vid draget.
reason-bad-castling = ”{ $token }” är ingen giltig kod för rockadrätt.
reason-castling-unmet = Ställningen tillåter rockad, men kungen eller tornet står inte på sin utgångsruta.
reason-bad-square = ”{ $token }” är ingen ruta på det här brädet.
reason-bad-number = ”{ $token }” är inget giltigt tal här.
reason-number-too-large = Talet { $token } är för stort.
reason-number-zero = Talet måste vara minst 1.
reason-pawn-on-end-rank = En bonde kan inte stå på första eller sista raden.
reason-king-count = Antalet kungar är fel.
reason-opponent-in-check = Sidan som inte är vid draget står i schack.
reason-not-legal = ”{ $token }” är inte tillåtet i den här ställningen.
reason-game-over = Partiet är slut.
reason-at-start = Det här är partiets början; det finns inget att ångra.
reason-not-at-start = Det går bara före första draget.
reason-nothing-there = Här finns ingen pjäs att flytta.
reason-not-yours = Det är inte den pjäsens tur.
reason-own-piece-there = Där står redan en av spelarens egna pjäser.
reason-not-its-move = Så går inte den här pjäsen.
# The same for a piece that is chosen and has somewhere to go
refused-way = Inte dit: markeringarna visar vart den kan gå.
reason-path-blocked = Något står i vägen.
reason-must-capture = Pjäsen får gå dit bara för att slå.
reason-must-not-capture = Där kan pjäsen inte slå: den får gå dit bara om rutan är tom.
reason-leaves-king-attacked = Kungen skulle stå i schack.
reason-royals-face = Kungarna skulle stå ansikte mot ansikte.
reason-gives-check = Det skulle ge schack, och det är inte tillåtet här.
reason-capture-forced = Det går att slå, och då måste man slå.
reason-no-hurdle = Det finns ingen pjäs att hoppa över.
reason-out-of-area = Sådana pjäser går aldrig dit.
reason-promotion-limit = Den måste förvandlas, men du har redan så många sådana pjäser som är tillåtet.
reason-file-is-full = På den linjen står redan så många sådana pjäser som är tillåtet.
reason-drop-mates = En sådan pjäs får inte sättas in med matt.
reason-castling-right-lost = Rockad är inte längre tillåten: kungen eller tornet har flyttats.
reason-no-shuffle = Spelet har ingen slumpad utgångsställning.
reason-nothing-in-hand = Ingen sådan pjäs finns på hand.
reason-limit = Det är mer än programmet klarar.

# The actions of a turn of several.
tray-title = Handling { $number } av { $total }
tray-done = { NAME($seat) }s tur är klar
tray-empty = Upp till { $total } handlingar per tur. De visas här.
tray-back = Ångra senaste
tray-restart = Börja om
tray-end = Avsluta turen

## Bord utan kanter, fler än två spelare, och att passa.

board-label-endless =
    { $count ->
        [0] Bord utan kanter, ännu utan brickor
        [one] Bord utan kanter, 1 bricka
       *[other] Bord utan kanter, { $count } brickor
    }
board-place = x { $x }, y { $y }
board-negative = minus { $number }
board-controlled = { $piece }, styrs av { NAME($owner) }
board-threatened = hotad
board-trapped = låst
board-places =
    { $count ->
        [0] { NAME($kind) } på hand: ingen ledig plats
        [one] { NAME($kind) } på hand: 1 ledig plats
       *[other] { NAME($kind) } på hand: { $count } lediga platser
    }
board-choose-place = Välj en bricka för { $square }
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
board-beyond-marked = Markerade rutor utom synhåll: { $count }. Gå dit.
board-camera = Vy över bordet
board-camera-zoom-in = Zooma in
board-camera-zoom-out = Zooma ut
board-camera-fit = Visa alla brickor
board-camera-follow = Följ senaste draget
board-camera-jump = Gå till koordinater
board-camera-jump-hint = Gå till x, y
hands = På hand
pass = Passa
phase-pass = Det går bara att passa.
pass-label = Det går bara att passa
pass-check = Din kung står i schack, och inget drag hjälper. Du måste passa, men partiet är inte förlorat än.
pass-stuck = Ingen av dina brickor kan gå. Du måste passa.
seats = Spelare
seats-ranking = Placeringar
seats-rank = { $rank }.
seats-turn = vid draget
seats-out = ute; { NAME($owner) } har tagit över
seats-hand = { $count } på hand
seats-points = { $points } p
seats-check = i schack
seats-threatened = hotad
ranking = Placeringar: { $seats }.
ranking-seat = { $rank }. { NAME($seat) } ({ $points })
ranking-seat-out = { $rank }. { NAME($seat) }
say-pass = passar
say-out = { NAME($seat) } är ute och brickorna byter ägare
