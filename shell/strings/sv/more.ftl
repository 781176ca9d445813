# Resten av vad sidan säger, del för del; en del säger också bräden på andras sidor.

## Start screen, new game

lessons-learn =
    { $done ->
        [0] Lär dig på tre minuter
        [one] Lektioner ({ $done } klar)
       *[other] Lektioner ({ $done } klara)
    }
lessons-card = En idé i taget:
family-till-line = Inget bräde alls: pjäserna är brickor på ett ändlöst bord och måste alltid hänga ihop. Två till sex spelare; slå en kung, så är dess armé din.
preset-till-line = Sexton brickor var.
preset-till-3-line = Fjorton brickor var.
preset-till-4-line = Tolv brickor var.
preset-till-5-line = Tolv brickor var.
preset-till-6-line = Tolv brickor var.
preset-till-2-lines-line = Två spelare, klart att spela: två linjer som möts med var sin bonde.
preset-till-2-quick-line = Klart att spela, med fyra bönder var.
preset-till-3-triangle-line = Tre spelare, klart att spela, runt en triangel.
preset-till-3-quick-line = Klart att spela, utan bönder.
preset-till-4-courtyard-line = Fyra spelare, klart att spela, runt en kvadrat.
preset-till-4-quick-line = Klart att spela, utan bönder.
preset-till-5-courtyard-line = Fem spelare, klart att spela, runt en rektangel.
preset-till-5-quick-line = Klart att spela, utan bönder.
preset-till-6-courtyard-line = Sex spelare, klart att spela, runt en rektangel.
preset-till-6-quick-line = Klart att spela, utan bönder.
puzzles-line = Hitta den enda tur som vinner, vad motståndaren än gör.
puzzle-of-day = Dagens problem
puzzle-rating-short = rating { $rating }
try-title = Spel att pröva
home-opponent =
    { $opponent ->
        [friend] Du spelar mot en vän vid den här skärmen.
        [link] Du spelar mot en vän via länk.
       *[computer] { $seconds ->
            [0] Du spelar mot datorn, nivå { $level }.
           *[other] Du spelar mot datorn, { $seconds } s per handling.
        }
    }
home-opponent-change = Ändra
resume-title = Spela vidare
play-name = Spela { $name }
also = Eller i en annan spelvariant:
embed-line = Har du en webbplats eller en blogg? Med två rader kod får den ett bräde som kan alla regler och spelar mot dina läsare.
embed-make = Hämta de två raderna
saved-setup = Förbereds
saved-turn = Tur { $number }, { NAME($seat) } är vid draget
family-custodian-line = Två pjäser slår tillsammans, varje par i sitt eget mönster. Ta din kung till motståndarens tron.
preset-custodian-line = Löpare mellan torn och springare.
preset-custodian-classic-line = Löpare mellan springare och kung, som i schack.
preset-custodian-four-line = Varje sida har två löpare till, och därmed löpare på båda färgerna.
preset-custodian-step-line = Löpare kan byta färg med ett steg utan att slå.
preset-custodian-swapped-line = Springarna bildar par på ett annat sätt, och det gör löparna starkare.
preset-custodian-cylinder-line = Brädets vänstra och högra kant sitter ihop.
preset-custodian-recruited-line = Slagna pjäser byter sida, även kungar.
option-custodian-array-between-help = Löparna står mellan torn och springare, med diagonaler mot tronerna.
option-custodian-array-classic-help = Löparna står mellan springare och kung, som i schack.
option-custodian-array-four-help = Som ”Löparna innanför springarna”, med två löpare till i stället för bönder: löpare på båda färgerna.
option-custodian-bishops-slide-help = En löpare stannar på sin färg.
option-custodian-bishops-step-help = En löpare får också ta ett steg rakt fram, bakåt eller åt sidan; med det steget slår den inget.
option-custodian-pairs-standard-help = Torn och springare står bredvid motståndarens pjäs, löpare och springare vid dess hörn; i paret torn och löpare står tornet bredvid och löparen vid ett hörn.
option-custodian-pairs-swapped-help = Torn och springare står vid hörnen på motståndarens pjäs, löpare och springare bredvid den; i paret torn och löpare står den ena bredvid och den andra vid ett hörn, oavsett vilken.
option-custodian-board-flat-help = Brädet slutar vid sina kanter.
option-custodian-board-cylinder-help = a-linjen och g-linjen gränsar till varandra, både för drag och för slag.
option-custodian-captured-removed-help = Den som slår kungen vinner.
option-custodian-captured-recruited-help = De står kvar på sin ruta och byter sida, även kungar. Den som inte har någon pjäs kvar, eller bara en som inte är kung, förlorar.
family-taketwo-line = Varje dam och bonde har tre kort som säger hur den går. Byt plats på två kort och gör sedan ditt drag.
preset-taketwo-line = I varje tur får du byta plats på två kort, och sedan gör du ditt drag.
preset-taketwo-orthodox-line = Korten byter aldrig plats: i sin vanliga ordning ger de vanligt schack.
option-taketwo-switch-on-help = Före sitt drag får spelaren byta plats på två av en pjäs kort.
option-taketwo-switch-off-help = Korten ligger kvar i den ordning de hade från början.
family-tches-line = Schack med tolv pjästyper, och fjorton till på baksidorna. Tre pjäser går i varje tur, och reglerna blandar du som du vill.
preset-tches-line = Tre pjäser i varje tur, med grunduppsättningens pjäser.
preset-tches-first-steps-line = Schackets pjäser, en handling per tur: utan rockad, dubbelsteg och patt.
preset-tches-guardians-line = Två nya pjäser som först går och sedan slår åt ett annat håll.
preset-tches-griffins-line = Två nya pjäser som hoppar som springare och sedan slår.
preset-tches-lions-line = Två nya pjäser: en med kort räckvidd, en mycket stark.
preset-tches-strike-line = Schackets pjäser, och turer där tre av dem går.
preset-tches-main-set-line = Grunduppsättningens alla pjäser, en handling per tur.
preset-tches-templars-line = Väktare och paladiner med baksidan upp: de går på ett sätt och slår på ett annat.
preset-tches-riders-line = Gripar och kämpar med baksidan upp: de hoppar utan att slå, och slår på långt håll.
preset-tches-archers-line = Torn och löpare med baksidan upp: de hoppar exakt två rutor.
preset-tches-chariots-line = Springare och damer med baksidan upp: de svänger på vägen och hoppar inte över något.
preset-tches-emperors-line = Lejon med baksidan upp: de hoppar som springare och slår sedan som kungar.
preset-tches-jesters-line = Magistrar med baksidan upp: de går som den pjäs motståndaren drog sist.
preset-tches-flankers-line = Bönder med baksidan upp: de får också gå åt sidan.
preset-tches-sentinels-line = Bönder med baksidan upp: de går diagonalt, men slår rakt fram och åt sidan.
preset-tches-zealots-line = Bönder med baksidan upp: de både går och slår diagonalt framåt.
preset-tches-pikemen-line = Bönder med baksidan upp: de slår två rutor framåt.
preset-tches-back-sides-line = Alla pjäser utom kungen är vända; tre pjäser går i varje tur.
preset-tches-own-armies-line = Spelarna väljer öppet, en i taget, vilka pjäser de vänder; två handlingar per tur.
preset-tches-two-armies-line = Spelarna har vänt olika pjäser.
preset-tches-two-pieces-line = Två pjäser går i varje tur.
preset-tches-same-line = Tre handlingar per tur, och samma pjäs får göra alla tre.
preset-tches-escort-line = En kung som når motståndarens portal vinner också.
preset-tches-run-line = Utan schack: ta din kung till motståndarens portal innan den blir slagen.
preset-tches-capture-line = Utan matt: slå motståndarens kung och bär hem den under din pjäs.
preset-tches-flag-line = Kungen kan inte gå: slå den och bär hem den.
preset-tches-hunt-line = Kungen är en vanlig pjäs; den som förlorar sin sista lönnmördare förlorar partiet.
preset-tches-heirs-line = När en narr slås blir en bonde den nya narren.
preset-tches-exchange-line = En slagen dam ersätts av magistern, en slagen magister av damen.
preset-tches-transport-line = Springare och liknande pjäser bär andra över brädet.
preset-tches-polarity-line = Varje pjäs är vänd åt ett håll och går aldrig bakåt; efter sitt drag får den vridas.
preset-tches-polarity-free-line = Att vrida en pjäs på stället är också en handling.
preset-tches-skirmish-line = Ett litet bräde: slå kungen och bär hem den, två handlingar per tur.
preset-tches-caravan-line = Ett litet bräde: eskortera din kung; pjäser bär andra, och en slagen narr ersätts.
preset-tches-tournament-line = Slå alla damer och magistrar, eller för din kung till motståndarens portal; pjäserna går aldrig bakåt.
preset-tches-everything-line = Slagna kungar, eskort, ersättning, transport och polaritet i ett och samma spel.
option-tches-same-off-help = Turens handlingar görs med olika pjäser.
option-tches-same-on-help = En och samma pjäs får göra flera av turens handlingar, eller alla.
option-tches-king-mate-help = Den som inte kan rädda kungen, eller inte har någon tillåten handling, förlorar.
option-tches-king-capture-help = Kungen, eller en annan kunglig pjäs, går men slår inte. Den som slår den ska bära den under sin pjäs till sin egen portal.
option-tches-king-flag-help = Kungen, eller en annan kunglig pjäs, kan inte gå. Den som slår den ska bära den under sin pjäs till sin egen portal.
option-tches-king-plain-help = Andra pjäser är villebrådet: den som förlorar dem förlorar partiet.
option-tches-escort-off-help = Var kungen står spelar ingen roll.
option-tches-escort-on-help = En fri kung på motståndarens portal vinner också, utöver de andra sätten att vinna.
option-tches-transport-off-help = Varje ruta har plats för en pjäs.
option-tches-transport-on-help = De får ställa sig på en annan egen pjäs, ta den med och sätta ner den.
option-tches-polarity-off-help = Pjäserna går åt alla håll.
option-tches-polarity-on-help = Pjäserna är vända åt ett håll och går aldrig bakåt; en pjäs som har gått får vridas.
option-tches-polarity-free-help = Pjäserna är vända åt ett håll och går aldrig bakåt; att vrida en på stället är en handling.
option-tches-zealot-step-help = En selot går en ruta diagonalt framåt.
option-tches-zealot-slide-help = En selot går diagonalt framåt som en löpare.
option-tches-hunt-last-help = Den som inte har något villebråd kvar förlorar.
option-tches-hunt-first-help = Den som har färre villebråd än från början förlorar. Gäller bara när kungen är en vanlig pjäs.

## Det som bara dialogerna säger.

settings-turns = En tur med flera handlingar
settings-turns-auto = slutar av sig själv
settings-turns-confirm = slutar när du avslutar den
settings-premove = Välj nästa drag medan motståndaren tänker
settings-premove-on = ja
settings-premove-off = nej
new-option-usual = som vanligt
new-draw = Ställ upp pjäserna
armies-none = inga
armies-side = Vilken sida av { NAME($kind, form: "the") }?
armies-lost = Förlorad pjäs
armies-new = Ersättare
armies-source = Ersättare för { NAME($kind, form: "the") }
armies-remove = Ta bort ersättaren för { NAME($kind, form: "the") }
armies-add = Lägg till
new-table = Bordet i början
new-table-random = Slumpat
new-table-random-line = Ett lugnt bord som slumpas fram. Samma nummer ger alltid samma bord.
new-table-seed = Nummer
new-table-again = Ett annat
new-table-hand = Lägg ut brickorna själv
new-table-hand-line = En bricka i taget, kungen sist, enligt reglerna.
new-family = Vilket spel?
new-preset = Spelvariant
new-preset-own = egen
new-army = Pjäserna i början
new-army-usual = Båda lika
new-army-apart = Olika
new-army-open = Spelarna väljer öppet
new-army-secret = Spelarna väljer i hemlighet
new-army-random = Slumpade
new-as-text = Som text
new-text = Spelet som text
new-position = Utgångsställning
new-position-usual = den vanliga
new-by-link = Spelarna spelar via länk
new-side = Din sida
new-side-people = Bara personer spelar
new-side-seat = { NAME($seat) }, mot datorn
new-side-lot = Slumpad, mot datorn
new-side-watch = Ingen: se datorn spela
new-side-other = Enligt valen nedan
new-manners = Etikett vid bordet
new-manners-line = Den visas bland reglerna, men brädet kontrollerar den inte.
new-two-tables = Två bord med { $count } spelare
new-two-tables-line = Två partier börjar, med var sin länk. Vid varje bord leder en knapp till det andra.
new-start = Börja spela
open-title = Öppna ett parti
open-label = En länk, ett partiprotokoll, ett spel som text eller en ställning
open-help = Till exempel en länk som någon har skickat, eller ”custodian;array=four”. Partiet du spelar finns kvar under ”Dina partier”. Även schackpartier i PGN kan öppnas.
open-file = Eller en fil med partiprotokoll
open-do = Öppna
open-doing = Öppnar …
open-long-file = ”{ $name }”, { $count } tecken, kan öppnas.
open-long-text = En text på { $count } tecken kan öppnas.
open-encoding = Filen är inte UTF-8 och läses därför som { $encoding }: { $letters }.
open-other-encoding = Läs den som { $encoding }
open-windows-1252 = Windows-1252 (västeuropeisk)
open-windows-1251 = Windows-1251 (kyrillisk)
open-damaged = Tecknen som visas som � gick förlorade innan texten öppnades här. Skriv dem på nytt, eller låt dem stå.
saved-none = Inga partier ännu.
saved-where = Alla partier du spelar sparas i den här webbläsaren. I ett privat fönster försvinner de när fönstret stängs: spara viktiga partier som fil.
saved-count =
    { $count ->
        [0] inte påbörjat
        [one] 1 handling
       *[other] { $count } handlingar
    }
saved-forget = Radera { $name }
saved-export = Spara alla som fil
saved-broken = Ett parti som inte kan läsas
saved-broken-text = Det sparade partiet är skadat. Det ligger kvar som det är, och följer med när du väljer ”Spara alla som fil”.
settings-language = Språk
settings-language-auto = Webbläsarens språk
settings-theme = Ljust eller mörkt
settings-theme-auto = Som systemet
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-board = Bräde
settings-board-wood = Trä
settings-board-green = Grönt
settings-board-blue = Blått
settings-board-grey = Grått
settings-board-slate = Skiffer
settings-board-lilac = Lila
settings-pieces = Pjäser
settings-pieces-classic = Klassiska
settings-pieces-bold = Silhuetter
settings-pieces-letters = Bokstäver
settings-glide = Pjäserna flyttas
settings-glide-normal = snabbt
settings-glide-slow = långsamt
settings-glide-fast = mycket snabbt
settings-glide-off = direkt
settings-sound = Ljud
settings-sound-on = på
settings-sound-off = av
settings-shake = Vibration
settings-shake-off = aldrig
settings-shake-on = när något händer
settings-look = Kortens utseende
settings-look-lines = Linjer
settings-look-pieces = Pjäser
settings-look-dots = Prickar
settings-coordinates = Koordinater
settings-coordinates-inside = i rutorna
settings-coordinates-outside = bredvid brädet
settings-coordinates-none = inga
settings-notation = Notation
settings-notation-squares = båda rutorna (g1–f3)
settings-notation-short = kortform (f3)
settings-cards = Kort på brädet
settings-cards-all = alla pjäsers kort
settings-cards-changed = bara kort som inte är som i schack
anew = Radera allt som är sparat här
anew-title = Radera allt som är sparat?
anew-text = Alla dina partier, inställningarna och dina resultat i lektioner och problem raderas från den här webbläsaren. Det går inte att ångra. Partier som du vill ha kvar kan du först spara som fil, under ”Dina partier”.
anew-remove = Radera allt
anew-keep = Behåll allt
help-title = Hjälp
help-board = På brädet
help-touch = Tryck på en pjäs och sedan på en ruta; eller dra pjäsen dit.
help-signs = En prick betyder ett drag, vinklar i rutans hörn ett drag som slår, pilar uppåt en förvandling. Pjäser som kommer att slås kryssas över innan du släpper.
help-why = Tryck på en ruta dit pjäsen inte kan gå, så säger brädet varför.
help-ahead = Medan motståndaren tänker kan du välja ditt nästa drag: det spelas när din tur börjar, om det är tillåtet då.
help-finger = Med fingret
help-finger-table = Ett finger flyttar ett bord utan kanter, två fingrar zoomar in och ut.
help-mouse = Med musen
help-mouse-draw = Högerknappen ritar pilar och ringar: röda med Skift, blå med Alt, gula med båda.
help-mouse-table = Dra i ett bord utan kanter för att flytta det; mushjulet zoomar in och ut.
help-board-keys = Tangenter på brädet
key-board-walk = flytta markeringen över brädet
key-board-take = ta upp och sätt ner
key-board-drop = ställ tillbaka pjäsen
key-board-moves = säg vart pjäsen kan gå
key-board-piece = nästa egna pjäs; med Skift föregående
key-board-choice = nästa ruta som kan väljas; med Skift föregående
key-board-turn = vrid pjäsen, där pjäser är vända åt ett håll
key-board-zoom = ett bord utan kanter: zooma in, zooma ut, visa allt
help-keys = Överallt på sidan
help-keys-on = Använd enstaka tangenter som genvägar
help-key = Tangent
help-what = Funktion
key-back = en handling bakåt; mot datorn, så länge partiet pågår, till din senaste
key-forward = en handling framåt; mot datorn, så länge partiet pågår, till din nästa
key-start = till början
key-end = till slutet
key-replay = spela upp dragen sedan din tur, långsamt
key-flip = vänd brädet
key-board = till brädet
key-summary = ställningen i ord
key-type = skriv en handling
key-line = nästa variant
key-copy = kopiera en länk
key-full-screen = helskärm, och tillbaka
key-takes = visa eller dölj möjliga slag
key-new = nytt parti
key-open = öppna en länk eller ställning
key-games = dina partier
key-help = den här hjälpen
saved-tags = Taggar
saved-tags-of = Taggar för { $name }
saved-export-one = Spara { $name } som fil
saved-find = Sök spel, namn, tagg eller datum
saved-found =
    { $count ->
        [0] Inget parti
        [one] 1 parti
       *[other] { $count } partier
    }
saved-more = Visa fler
saved-import = Öppna en fil med partier
key-hint = en ledtråd; igen för en till

opponent = Vem spelar du mot?
opponent-friend = En vän här
opponent-link = En vän via länk
opponent-computer = Datorn
opponent-strength = Hur stark ska datorn vara?
opponent-watch = Bara titta på
opponent-help = Du får frågan bara en gång. Du kan ändra det på startsidan, och bredvid spelarna i varje parti.
new-army-usual-help = Alla pjäser börjar som vanligt i den här spelvarianten.
new-army-apart-help = Här väljer du sida på de vita och de svarta pjäserna.
new-army-open-help = En i taget; den som väljer senare ser de andras val.
new-army-secret-help = En i taget; allt visas samtidigt när båda är klara.
new-army-random-help = Framsida eller baksida slumpas för varje pjäs.
reason-file-too-long = Filen är för lång: en fil med protokoll får ha högst 4 000 000 tecken.
reason-not-a-text = Filen är inte en textfil, så det finns inget parti i den.
reason-is-address = Det här är en adress hos { $token } och inte en länk till ett parti här.
reason-is-tak = Det här är ett parti Tak (PTN). Tak går inte att spela här.
reason-is-diagram = Det här är ett Interactive Diagram. Spelet i det går inte att spela här.
reason-is-words = Det här är vanlig text: ingen länk, inget protokoll och ingen ställning.
reason-other-board =
    { $ranks ->
        [0] Det här är en ställning på ett annat bräde: den har { $rows } rader, och det har inget spel här.
       *[other] Det här är en ställning på ett annat bräde: den har { $rows } rader, men brädet i det här spelet har { $ranks }.
    }
open-read = { $done } av { $count } partier inlästa
reason-other-variant = Det här är ett parti ”{ $token }”, ett spel som inte finns här.
reason-ambiguous-move = ”{ $token }” kan betyda flera drag.
records-opened =
    { $count ->
        [one] Ytterligare 1 parti ur filen finns nu under ”Dina partier”.
       *[other] Ytterligare { $count } partier ur filen finns nu under ”Dina partier”.
    }
records-known =
    { $count ->
        [one] 1 parti ur filen fanns redan här.
       *[other] { $count } partier ur filen fanns redan här.
    }
games-title = Partier i filen
games-faults =
    { $count ->
        [one] 1 parti i filen kan inte läsas:
       *[other] { $count } partier i filen kan inte läsas:
    }
games-good =
    { $count ->
        [one] 1 parti kan läsas. Det sparas under ”Dina partier”.
       *[other] { $count } partier kan läsas. Vilket vill du öppna?
    }
games-keep =
    { $count ->
        [one] Spara och öppna det
       *[other] Spara alla { $count }, öppna det valda
    }
games-open-one = Öppna bara det valda
games-back = Tillbaka till texten
games-ongoing = oavslutat
refused-game = Parti { $number }, rad { $line }, kolumn { $column }: { $reason }
records-assumed = Om ett parti inte är avgjort enligt reglerna tolkas 1-0 och 0-1 som att någon har gett upp, och 1/2-1/2 som överenskommen remi.

lessons-title = Lektioner: { $name }
lessons-next = nästa

## Vad sidan säger när man vill sluta ett parti: remi, att ge upp.

resign-title = Ge upp?
resign-text =
    { $count ->
        [one] Då vinner motståndaren. Det går att ångra.
       *[other] Vem ger upp partiet? Då vinner motståndaren. Det går att ångra.
    }
resign-text-many =
    { $count ->
        [one] En dator spelar då vidare för dig, och partiet fortsätter.
       *[other] Vem lämnar partiet? En dator spelar då vidare för den spelaren, och partiet fortsätter.
    }
resign-back = Under fliken ”Parti” kan platsen ges tillbaka till en person.
resign-plays-on = { NAME($seat) }: en dator spelar vidare.
resign-seat = { NAME($seat) } ger upp
draw-title = Remi?
draw-text = Partiet slutar remi om båda spelarna går med på det.
draw-text-all = Partiet slutar remi om alla som är kvar går med på det. Då avgör poängen placeringarna.
draw-seat = { NAME($seat) } går med på det
draw-agree = Båda går med på remi
draw-agree-all = Alla går med på remi
draw-computers = Datorn bestämmer själv: { $seats }.
draw-offer = Erbjud remi
draw-asked = Datorn överväger remi.
draw-declined = { NAME($seat) } vill spela vidare.
draw-failed = Datorn kunde inte svara. Erbjud remi igen.

## Vad dialogen ”Dela” säger.

share-link = Länk, protokoll, text
share-text = Kopiera som text
share-bare = Kopiera utan kommentarer och varianter: { $count } tecken
share-position = Kopiera en länk till enbart ställningen
share-file = Spara protokollet
menu-link = Kopiera länken
menu-record = Kopiera protokollet
menu-position = Kopiera ställningen
share-code = Koden öppnar det här partiet.
share-code-position = Partiet är för långt för en kod: den här öppnar ställningen som visas.
share-no-code = Partiet är för långt för en kod.
share-code-name = QR-kod för länken
share-picture = Bild
share-png = Spara som PNG
share-copy-picture = Kopiera bilden
share-svg = Spara som SVG
share-print = Skriv ut
share-picture-help = Brädet som det står nu, med pilar och markeringar. SVG är för webbsidor.
share-film = Animering
share-gif-film = GIF, för chattar
share-png-film = Animerad PNG, exakta färger
share-film-game = Hela partiet
share-film-turn = Senaste turen
share-film-help = Chattar spelar upp en GIF, men visar ofta bara första ställningen av en animerad PNG.
share-copy-failed = Det gick inte att kopiera. Webbläsaren tillåter det kanske inte: spara som fil i stället.
share-failed = Bilden kunde inte skapas i den här webbläsaren.
share-noise = Den här webbläsaren låter inte sidor läsa sina egna bilder, så en PNG eller en animering skulle bara bli brus. Spara SVG-bilden i stället, eller tillåt ”bilddata” för den här webbplatsen.
link-length = Länken har { $count } tecken.
link-cut = Länken har { $count } tecken. Chattar klipper av eller delar upp långa meddelanden (Discord efter 2 000 tecken, Telegram efter 4 096): då saknas slutet på partiet. Skicka länken med e-post, eller skicka en fil.

## Vad dialogen ”På din sida” säger.

## Vad brädet ska vara

snippet-game = Vilket spel?
snippet-take = Innehåll
snippet-take-game = Det här partiet
snippet-take-game-help = med alla drag
snippet-take-position = Den här ställningen
snippet-take-position-help = som den är nu, utan dragen dessförinnan
snippet-take-start = Bara utgångsställningen
snippet-take-start-help = samma spel, inga drag

snippet-mode = Läsarna kan
snippet-mode-play = Spela
snippet-mode-play-help = mot varandra eller datorn
snippet-mode-diagram = Titta
snippet-mode-diagram-help = på en stillbild
snippet-mode-replay = Gå igenom partiet
snippet-mode-replay-help = steg för steg, fram och tillbaka
snippet-mode-task = Lösa en uppgift
snippet-mode-task-help = och hitta dragen, som är dolda
snippet-no-replay = Det finns inga drag att gå igenom.

snippet-at = Drag som är spelade från början (0 till { $count })
snippet-at-task = Drag före uppgiften (0 till { $count })
snippet-solution =
    { $count ->
        [0] Inget drag följer: spelaren vid draget ska vinna.
        [one] Lösningen är draget som följer.
       *[other] Lösningen är de { $count } drag som följer.
    }

snippet-form = Inbäddning
snippet-form-element = Två rader
snippet-form-element-help = för sidor där du kan skriva HTML
snippet-form-frame = En ram
snippet-form-frame-help = för webbplatser som inte tillåter skript

## Hur det ser ut

snippet-looks = Utseende, storlek och texter
snippet-flip = Sett från andra sidan
snippet-legend = Pjäserna och hur de går
snippet-legend-button = bakom en knapp
snippet-legend-off = visas inte
snippet-legend-open = visas alltid
snippet-moves = Draglista
snippet-moves-off = visas inte
snippet-moves-on = visas
snippet-controls = Knappar under brädet
snippet-controls-on = visas
snippet-controls-off = visas inte
snippet-drawing = Läsarna kan rita pilar och markeringar
snippet-drawing-on = med höger musknapp
snippet-drawing-off = inte alls
snippet-drawing-button = även med fingret, efter tryck på en knapp
snippet-theme = Färger
snippet-theme-auto = som din webbsida, ljust eller mörkt
snippet-theme-light = ljust
snippet-theme-dark = mörkt
snippet-width = Bredd
snippet-width-value =
    { $width ->
        [0] hela bredden
       *[other] { $width } pixlar
    }
snippet-height = Ramens höjd i pixlar
snippet-names = Spelarnas namn
snippet-names-help = I spelarnas ordning, med kommatecken emellan. Tomt: namnen i protokollet, om det har några.
snippet-marks = Pilar och markeringar
snippet-marks-help = I ställningen som visas först: e2:e4 d5=red
snippet-keep = Namn som läsarens parti sparas under
snippet-keep-help = Partiet finns kvar i läsarens webbläsare när sidan laddas om. Tomt: det sparas inte.
snippet-record = Ta med protokollet
snippet-record-help = I ett enda attribut, som text som går att läsa och ändra.
snippet-label = Namn för skärmläsare
snippet-label-help = Tomt: spelets namn.
snippet-lang = Språk
snippet-lang-help = En kod som en eller pt-BR. Tomt: språket på din webbsida. Engelska där översättning saknas.
snippet-lang-bad = Det här är ingen språkkod, så den utelämnas.

## Brädet bredvid

snippet-preview = Förhandsvisning
snippet-preview-help = Så här ser brädet ut på din webbsida. Pröva det: ditt eget parti påverkas inte.
snippet-preview-failed = Förhandsvisningen kunde inte laddas. Texten ovan fungerar ändå.
snippet-column = Spaltens bredd på din webbsida
snippet-column-value =
    { $width ->
        [0] Hela bredden
       *[other] { $width } px
    }
snippet-page = Din webbsidas färger
snippet-page-light = Ljus sida
snippet-page-dark = Mörk sida

## Texten

snippet-text-element = Klistra in de här två raderna där brädet ska vara
snippet-text-frame = Klistra in det här där brädet ska vara
snippet-fallback =
    { $mode ->
        [diagram] Öppna den här ställningen i { $name }.
        [replay] Öppna det här partiet i { $name } och gå igenom det.
        [task] Öppna den här ställningen i { $name } och lös den.
       *[play] Öppna { $name } och spela.
    }
snippet-copy = Kopiera
snippet-copied = Kopierat.
snippet-copy-failed = Webbläsaren tillät inte kopiering. Texten är markerad: kopiera den med tangentbordet.
snippet-program = Om ett program skapar din webbsida
snippet-program-help = Den första raden behöver stå bara en gång, i sidans head. Dit hör den om skript inte är tillåtna i din text: med Vue, med VitePress och i de flesta redigeringsprogram. Där kan även brädet, motley-board, behöva tillåtas.
snippet-policy = Om din webbsida har en Content Security Policy
snippet-policy-help = Då måste den tillåta minst detta:
snippet-policy-worker = Brädet fungerar även utan worker-src; datorn tänker då en kort stund i taget, när din webbsida inte är upptagen.
snippet-policy-style = Stilen i texten kräver style-src 'unsafe-inline'. Utan den får ramen webbläsarens kant, om inte din egen stilmall tar bort den.
snippet-listener = Om din webbsida får ha ett eget skript
snippet-listener-help = Med det här blir ramar lika höga som sina bräden:

## Analys av ställningar, och balans.

analysis-position = Den här ställningen
analysis-switch = Analysera ställningen som visas
analysis-switch-help = Visar vem som står bättre och de bästa varianterna. Stäng av för att tänka själv.
analysis-begins = Tänker …
analysis-failed = Analysen kunde inte fortsätta. Starta den igen.
analysis-over = Partiet är slut i den här ställningen. Gå bakåt för att analysera en tidigare.
analysis-lines = Bästa varianter
analysis-goes-on =
    { $nodes } ställningar, { $depth ->
        [one] { $depth } handling
       *[other] { $depth } handlingar
    } framåt, pågår
analysis-done =
    { $nodes } ställningar, { $depth ->
        [one] { $depth } handling
       *[other] { $depth } handlingar
    } framåt, klart
analysis-preview-end = Tillbaka till partiet
analysis-keep = Spara variant { $number }
analysis-kept = Varianten finns nu i draglistan.
judged-equal = Ungefär jämnt.
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
       *[other] { NAME($seat) } förlorar inom { $count } handlingar om alla andra spelar mot den spelaren.
    }
resume-work = Fortsätt

## Balans

balance = Hur rättvist är spelet?
balance-line = Datorn spelar många partier mot sig själv och räknar resultaten.
balance-open = Balansrapport
balance-running = { $count } av { $games } partier spelade
balance-help = Datorn spelar mot sig själv och börjar med några slumpade drag. Allt sker i den här webbläsaren.
balance-many = Samma sak för många spelvarianter (på engelska)
balance-games = Antal partier
balance-games-value = { $count } partier
balance-nodes = Genomräknat per handling
balance-nodes-value = { $count } ställningar
balance-start = Starta
balance-again = Starta igen
balance-progress = Spelade partier
balance-failed = Partierna kunde inte fortsätta. Starta igen.
balance-report = Rapport
balance-results =
    { $count ->
        [one] Resultat av 1 parti
       *[other] Resultat av { $count } partier
    }
balance-result = Resultat
balance-share = Andel
balance-range = 95-procentsintervall
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
balance-taken = Blir slagen
balance-survives = Överlever
balance-caution = I 95 fall av 100 ligger den sanna andelen i intervallet. Siffrorna gäller den här datorns spel med { $nodes } ställningar per handling, inte människors.
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
end-king-home = kungen hemburen
end-prey = villebrådet slaget
end-last-king = sista kungen
end-stalemate = patt
end-repetition = remi genom upprepning
end-move-limit = remi genom draggränsen
end-material = remi, otillräckligt material
end-all-pass = alla passade
end-too-long = avbrutet efter 2 000 handlingar

## Vad sidan säger när ett parti gås igenom, och när dess misstag spelas om.

review = Hela partiet
review-none = När några drag har spelats kan datorn gå igenom partiet här.
review-start = Gå igenom partiet
review-again = Gå igenom igen
review-keep = Spara genomgången i draglistan
review-kept = Tecknen och de bättre dragen finns nu i draglistan och följer med partiet.
review-progress = Hur långt genomgången har kommit
review-goes-on = Datorn går igenom partiet.
review-done =
    { $count ->
        [0] Genomgången är klar: inga allvarliga misstag.
        [one] Genomgången är klar: ett misstag.
       *[other] Genomgången är klar: { $count } misstag.
    }
review-closer = Möjliga misstag analyseras djupare: { $done } av { $count }.
review-failed = Genomgången kunde inte slutföras. Försök igen.
review-plot = Ju högre kurva, desto bättre för { NAME($seat) }.
review-plot-many = Varje spelares chanser: ju högre kurva, desto bättre.
review-calm = Inga allvarliga misstag, och de små kostade inte mycket sammanlagt.
review-moments = Misstag
review-accuracy = Precision
review-accuracy-seat = { $percent } %
review-accuracy-help = En tur som inte tappar några vinstchanser räknas som 100, en som tappar en fjärdedel av dem eller mer som 0. Precisionen är medelvärdet av alla turer.
moment = { $number }. { NAME($seat) }: { $action }. Tappade { $percent } % av vinstchanserna.
moment-slow = Tur { $number } till { $last }. { NAME($seat) } tappade { $percent } % av vinstchanserna lite i taget.
moment-scores = Bedömningen gick från { $before } till { $after }.
moment-better = Bättre: { $action }
moment-show-better = Visa det bättre draget
moment-answer = Svaret: { $action }
moment-turning = vändpunkt
moment-slip = onoggrannhet
playout-again = Spela upp igen
practice-offer =
    { $count ->
        [one] Rätta ett av { NAME($seat) }s misstag
       *[other] Rätta { $count } av { NAME($seat) }s misstag
    }
practice-title = Ett bättre drag för { NAME($seat) }
practice-number = { $number } av { $count }
practice-ask = Partiets drag: { $action }. Hitta ett bättre på brädet.
practice-judging = Ditt drag granskas …
practice-best = Lika bra som det bästa draget.
practice-solved = Bättre: det kostar bara { $percent } % av vinstchanserna.
practice-wrong = Det kostar { $percent } % av vinstchanserna.
practice-again = Försök igen
practice-next = Nästa
practice-end = Tillbaka till partiet

## Vad tips berättar utöver draget.

hint-line = Väntad fortsättning: { $line }.
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
hint-why-opens = Då hotar { NAME($kind, form: "the") } på { $square } { $pieces }.

## Problem: ställningar där en tur vinner med tvång.

puzzle-title = Problem: { $name }
puzzle-of-day-title = Dagens problem: { $name }
puzzle-task =
    { $turns ->
        [1] { NAME($seat) } vinner i den här turen. Hitta vinsten.
        [one] { NAME($seat) } vinner på { $turns } tur. Hitta den första.
       *[other] { NAME($seat) } vinner på { $turns } turer. Hitta den första.
    }
puzzle-right = Rätt. Nu svarar motståndaren.
puzzle-wrong = Det är inte lösningen.
puzzle-wrong-why =
    { $turns ->
        [1] Den här turen vinner inte genast, men en annan gör det.
        [one] Den här turen framtvingar ingen vinst inom { $turns } tur, men en annan gör det.
       *[other] Den här turen framtvingar ingen vinst inom { $turns } turer, men en annan gör det.
    }
puzzle-solved = Löst!
puzzle-shown = Det är lösningen.
puzzle-hint = Ledtråd
puzzle-hint-more = En ledtråd till
puzzle-hint-action = Nästa: { $action }.
puzzle-hint-astray = Lösningen börjar på ett annat sätt: ångra dina handlingar.
puzzle-again = Försök igen
puzzle-restart = Börja om
puzzle-show = Visa lösningen
puzzle-next = Nästa problem
puzzle-other = Ett annat problem
puzzle-link = Kopiera en länk till problemet
puzzle-play = Spela vidare härifrån
puzzle-number = Problem { $number } av { $count }. Den enklaste spelvarianten kommer först, sedan de med fler alternativ; i varje spelvariant går det från lätt till svårt.
puzzle-missed =
    { $levels ->
        [0] Datorn hittar lösningen på alla nivåer.
        [one] En av datorns tio nivåer hittar inte lösningen.
       *[other] { $levels } av datorns tio nivåer hittar inte lösningen.
    }
puzzle-solved-count = Lösta här: { $solved } av { $count }.
puzzle-streak =
    { $days ->
        [one] Dagens problem löst { $days } dag i rad.
       *[other] Dagens problem löst { $days } dagar i rad.
    }
puzzle-rated = Rating { $rating }, { $change }.
puzzle-rating = Din rating i de här problemen: { $rating }
puzzle-figure = Det här problemet har rating { $figure }: en uppskattning efter antalet turer och antalet tillåtna handlingar i början, inte uppmätt. Varje problem räknas en gång om dagen. Om du spelar fel tur, tar en ledtråd eller visar lösningen räknas det som förlust.
puzzle-themes = Välj problem efter tema
puzzle-any = alla
puzzle-by-end = Vinst genom
puzzle-end-blocked = Inget tillåtet drag
puzzle-end-checkmate = Schackmatt
puzzle-end-king-captured = Slagen kung
puzzle-end-king-home = Hemburen kung
puzzle-end-last-king = Den sista kungen
puzzle-end-last-piece = För få pjäser kvar
puzzle-end-no-moves = Ingen tillåten handling
puzzle-end-prey = Slaget villebråd
puzzle-end-throne = Tronen
puzzle-by-turns = Antal turer
puzzle-turns =
    { $turns ->
        [one] { $turns } tur
       *[other] { $turns } turer
    }
puzzle-by-game = Spel
puzzle-game-usual = Det vanliga spelet
puzzle-game-twist = Med andra regler
puzzle-fitting =
    { $count ->
        [0] Inget problem passar.
        [one] { $count } problem passar.
       *[other] { $count } problem passar.
    }
puzzle-of-kind = Öppna ett passande problem

## Lektioner: korta uppgifter med ett mål.

lessons = Lektioner
lesson-of-others = Uppgift: { $name }
lesson-reached = Klart!
lesson-failed = Det är inte lösningen. Försök igen.
lesson-next = Nästa lektion
lesson-skip = En annan lektion
lesson-all-known = Det var den sista lektionen: spela nu ett parti.
lesson-left-out = Inte gjord än: { $name }
lesson-link = Kopiera en länk till lektionen
lesson-play = Spela ett helt parti
lessons-progress = Klara: { $done } av { $count }
lessons-games = Små spel
lessons-games-line = Vart och ett är ett eget spel med schackets vanliga pjäser och en ny idé.

## Idéerna som lektionerna handlar om

chapter-custodian = Hela spelet
chapter-taketwo = Hela spelet
chapter-till = Hela spelet
chapter-tches = Det vanliga spelet
chapter-tches-strike = Flera handlingar i en tur
chapter-tches-same = Samma pjäs igen
chapter-tches-capture = Slå kungen
chapter-tches-flag = Kungen som flagga
chapter-tches-prey = Jakt på villebrådet
chapter-tches-escort = Eskortera kungen
chapter-tches-replace = Ersätta förlorade pjäser
chapter-tches-transport = Pjäser som bär andra
chapter-tches-polarity = Pjäser som är vända åt ett håll
chapter-tches-backs = Pjäsernas baksidor

## Mål som saknar egna ord

goal =
    { NAME($seat) } ska { $aims }{ $unit ->
        [action] { " " }({ $count ->
            [one] på { $count } handling
           *[other] på { $count } handlingar
        })
        [turn] { " " }({ $count ->
            [one] på { $count } tur
           *[other] på { $count } turer
        })
       *[none] { "" }
    }.
goal-win = vinna
goal-check = ge schack
goal-safe = föra kungen i säkerhet
goal-take = slå en pjäs
goal-take-square = slå på { $square }
goal-take-count = slå { $count } pjäser
goal-reach-square = nå { $square }
goal-reach-kind = föra { NAME($kind, form: "the") } till { $square }
goal-move-square = flytta pjäsen på { $square }
goal-switch = byta plats på två kort
goal-turn = vrida en pjäs
goal-place = placera en pjäs
goal-replace = ersätta en förlorad pjäs
goal-pass = passa
goal-promote = förvandla en bonde
goal-castle = rockera
goal-carry = bära en pjäs

## Ställningsredigeraren.

editor-title = Ändra: { $name }
editor-side = Pjäs och ställning
editor-fine = Ställningen går att spela.
editor-end = Partiet är slut här: { $reason }
editor-fault-square = { $square }: { $reason }
editor-fault-field = { $field }: { $reason }
editor-taken = { $piece }: välj en ruta.
editor-hint = Välj en pjäs och tryck på rutor för att placera den; ett tryck till tar bort den. ”Flytta pjäser” flyttar dem, tangenten Delete tar bort dem.
editor-undo = Ångra
editor-redo = Gör om
editor-clear = Töm brädet
editor-restart = Utgångsställning
editor-play = Spela härifrån
editor-analyse = Analysera
editor-tool-move = Flytta pjäser
editor-tool-remove = Ta bort pjäser
editor-tool-put = Placera pjäser
editor-seats = Vems pjäser
editor-mark = { NAME($seat) }: tryck på en ruta på brädet.
editor-kinds = Pjäser att placera
editor-other-kinds = Andra pjäser
editor-cards = Kort
editor-facing = Vänd
editor-facing-0 = framåt
editor-facing-1 = åt höger
editor-facing-2 = bakåt
editor-facing-3 = åt vänster
editor-acted = Har använts i den här turen
editor-under = Står på
editor-under-none = brädet
editor-remove = Ta bort pjäsen
editor-more = Mer om ställningen
editor-last-none = inget än
editor-castling = { NAME($seat) }, torn på { $square }
editor-field-rows = Pjäser
editor-field-side = Vid draget
editor-field-castling = Får fortfarande rockera
editor-field-ep = En passant, till exempel e3e4
editor-field-halfmove = Turer utan slag eller bondedrag
editor-field-turn = Turens nummer
editor-field-switched = Kort bytta i den här turen
editor-field-left = Handlingar kvar i den här turen
editor-field-last = Senast flyttad pjästyp
editor-field-pending = Ska placeras eller ersättas, som K@e5 eller wJ
editor-field-hands = Brickor läggs fortfarande
editor-field-owners = Färgernas ägare
editor-field-passes = Pass i rad
editor-field-ply = Handlingar hittills
editor-text = Ställningen som text, som FEN i schack
position-mended = Delar av ställningen som saknas eller är omöjliga lästes så här: { $list }.
mended-castling = rockad: ”{ $taken }”
mended-ep = en passant: ”{ $taken }”
mended-left = handlingar kvar: { $taken }
mended-last = senast flyttad: ”{ $taken }”
mended-pending = väntar: ”{ $taken }”
mended-halfmove = turer utan slag eller bondedrag: { $taken }
mended-turn = tur: { $taken }
editor-use = Använd ställningen
editor-array = Börja alla partier så här
editor-files = Linjer
editor-ranks = Rader

## Partiets varianter, kommentarer och ritningar i draglistan.

variation-promote = Gör varianten till huvudlinje
variation-remove = Ta bort varianten
variation-removed = Varianten är borttagen.
comment-field = Kommentar till den här ställningen
comment-save = Spara
glyphs = Bedömning av handlingen
glyph-good = Bra
glyph-mistake = Misstag
glyph-excellent = Utmärkt
glyph-blunder = Grovt misstag
glyph-interesting = Intressant
glyph-dubious = Tveksamt
marks-remove = Ta bort pilar och markeringar

## Varför ett protokoll nekas: av sidan, och av bräden som har ett.

reason-missing-tag-motley = Ett protokoll börjar med [Motley "1"].
reason-missing-tag-variant = Protokollet säger inte vilket spel det är: raden [Variant "…"] saknas.
reason-missing-tag-result = Protokollet har inget resultat: raden [Result "{ $wanted }"] saknas.
reason-unknown-version = Protokollet är skrivet i version { $token }, som sidan inte kan läsa. Ladda om sidan: kanske finns det en nyare.
reason-repeated-tag = ”{ $token } …]” står två gånger men får stå bara en gång.
reason-bad-tag = ”{ $token }” får inte stå här: en tagg skrivs [Namn "text"].
reason-unopened-tag = ”{ $token }” inleder en tagg: skriv [ framför.
reason-unclosed-tag = Taggen är inte avslutad: skriv ] efter texten.
reason-unclosed-value = Texten som börjar här är inte avslutad: skriv " efter den, och \" och \\ för " och \ inne i den.
reason-unclosed-comment = Kommentaren som börjar här är inte avslutad: skriv { "}" } efter den.
reason-unclosed-variation = Varianten som börjar här är inte avslutad: skriv ) efter den.
reason-not-legal-but = ”{ $token }” är inte tillåtet i den här ställningen. Tillåtet är till exempel: { $wanted }.
reason-odd-sign = ”{ $token }” hör inte till någon handling: skriv om handlingen med vanliga bokstäver, siffror och tecken.
reason-too-many-variations = Det finns fler än tiotusen varianter.
reason-unexpected-sign = ”{ $token }” får inte stå här.
reason-wrong-turn-number = Numret { $token } är inte den här turens: skriv { $wanted } eller inget nummer alls.
reason-number-in-turn = ”{ $token }” står mitt i en tur: skriv numret före turens första handling.
reason-missing-result = Resultatet saknas efter dragen: skriv { $wanted }.
reason-wrong-result = ”{ $token }” är inte det resultat som dragen leder till: skriv { $wanted }.
reason-other-result = ”{ $token }” stämmer inte med resultatet i protokollets början: skriv { $wanted }.
reason-after-result = ”{ $token }” står efter resultatet, där bara kommentarer och taggarna till ett annat parti får stå.
reason-variation-result = ”{ $token }” kan inte avsluta varianten: det kan bara spelarnas egna beslut, till exempel ”draw agreement”.
variation = Variant
variation-main = Huvudlinje

## Klockorna i ett parti: i formuläret för ett nytt parti, bredvid brädet, och vad som sägs om dem.

clock = Klocka
clock-none = Ingen klocka
clock-by-link = Den som spelar genom att skicka länkar har ingen klocka.
clock-add = Tillägg
clock-add-help = Varje tur ger mer tid på klockan.
clock-delay = Fördröjning
clock-delay-help = De första sekunderna av varje tur räknas inte.
clock-turn = Tid per tur
clock-turn-help = Varje tur har lika lång tid.
clock-sand = Timglas
clock-sand-help = Den tid som en spelare använder får de andra.
clock-minutes = Minuter
clock-seconds = Sekunder
clock-add-step = Extra sekunder per tur
clock-delay-step = Sekunder per tur som inte räknas
clock-each = Olika för varje spelare
clock-pause = Stoppa klockorna
clock-on = Starta klockorna igen
clock-of = { NAME($seat) }: { $time }
clock-time = { $minutes } min { $seconds } s
clock-short = { NAME($seat) } har mindre än tio sekunder kvar.
clock-out = { NAME($seat) } har ingen tid kvar. Datorn spelar vidare för den sidan.
clock-live-help = När alla är här och den första turen är spelad räknas varje spelares tid i spelarens egen webbläsare. Ingen dömer.
clock-live-set = { NAME($seat) } har valt en klocka för partiet. { $how } Varje spelares tid räknas i spelarens egen webbläsare, och ingen dömer.
clock-live-other = { NAME($seat) } har en annan klocka för partiet än du. Ingen tid räknas.
clock-live-out = Enligt klockan här har { NAME($seat) } ingen tid kvar. Det gäller bara om klockan hos den spelaren säger detsamma.
clock-live-denied = Klockan hos { NAME($seat) } visar fortfarande { $time }. Klockorna stämmer inte överens och ingen dömer: partiet fortsätter.
clock-live-asked = Enligt klockan hos { NAME($seat) } är din tid slut; den här visar { $time }. Ingen dömer: partiet fortsätter om du inte håller med.
clock-live-agree = Jag håller med

## Ett parti som man följer live.

watch = Följ partiet
watch-begin = Följ live
watch-tells =
    { $count ->
        [0] Spelarna kan ta reda på din nätverksadress (IP).
        [1] Spelarna kan ta reda på din nätverksadress (IP), och en server får veta att du följer partiet: { $list }.
       *[other] Spelarna kan ta reda på din nätverksadress (IP), och de här servrarna får veta att du följer partiet: { $list }.
    }
watch-on = Du följer partiet live.
watch-away = Sidan som visar partiet svarar inte.
watch-waiting = Väntar på att en spelare öppnar partiet.
watch-silent = Ingen server svarar. Sidan fortsätter att försöka.
watch-still = Partier kan inte följas live här: det här är ställningen i länken.
watch-unable = Den här webbläsaren kan inte ansluta: det här är ställningen i länken.
watch-player = Jag är en av spelarna
watch-link = Länk för åskådare
watch-link-help = Den som har länken ser partiet medan det spelas, men kan inte spela.
watch-link-copy = Kopiera länken för åskådare
watch-link-code = QR-kod för länken för åskådare

## Ett parti via länk.

by-link = Spel via länk
by-link-seat = Du spelar
by-link-look = Bara titta på
by-link-held = { NAME($seat) }, upptagen
by-link-you = Du spelar { NAME($seat) }.
by-link-act = Spela din tur och skicka sedan länken.
by-link-send = Skicka den här länken till { NAME($seat) }.
by-link-send-all = Skicka den här länken till de andra.
by-link-copy = Kopiera länken
by-link-share = Dela
by-link-field = Länken
by-link-save = Spara länken som fil
by-link-copied = Länken är kopierad. Klistra in den i ett meddelande.
by-link-copy-failed = Länken kunde inte kopieras. Kopiera den ur fältet.
by-link-wait = Väntar på en länk från { NAME($seat) }. Öppna den i den här webbläsaren.
by-link-waits = Väntar på en länk från { NAME($seat) }.
by-link-over = Skicka din länk, så att de andra ser hur partiet slutade.
by-link-offer = Erbjud även remi
by-link-offers = { NAME($seat) } erbjuder remi
by-link-offered = Du har erbjudit remi. { NAME($seat) } kan anta eller avböja.
by-link-offered-you = Du erbjuds remi. Anta eller avböj.
by-link-take = Anta remi
by-link-decline = Avböj remi
by-link-draw-taken = { NAME($seat) } har antagit remi.
by-link-draw-declined = { NAME($seat) } har avböjt remi.
by-link-gone = { NAME($seat) } har lämnat partiet. En dator spelar vidare.
by-link-took = Du spelar { NAME($seat) } nu. Platsen är sparad i den här webbläsaren.
by-link-here = Den här webbläsaren har platsen { NAME($seat) } och kan bara ha en. Öppna länken i en annan webbläsare för att spela en annan plats.
by-link-elsewhere = En person någon annanstans
by-link-full = Alla platser är upptagna. Du kan bara titta på.
by-link-taken = En annan webbläsare hann ta { NAME($seat) } först. Du spelar { NAME($other) } nu.
by-link-taken-all = En annan webbläsare hann ta { NAME($seat) } först. Du kan bara titta på.
by-link-older = Den här länken är äldre. Partiet visas som det står nu.
by-link-other-action = Länken stämmer inte med ditt parti: handling { $number } var { $own }, men i länken är den { $other }. Ditt parti är oförändrat.
by-link-other-theirs = Två länkar visar olika partier. Handling { $number } är { $own } i din men { $other } i den här, och det går inte att veta vilken som stämmer. Ditt parti är oförändrat; fråga den som gjorde handlingen.
by-link-other-own = Länken stämmer inte med ditt parti: handling { $number }, { $other }, är din men spelades inte här. Ditt parti är oförändrat.
by-link-other-illegal = I den här länken är handling { $number }, { $text }, inte tillåten. Ditt parti är oförändrat.
by-link-other-start = Länken har en annan utgångsställning. Ditt parti är oförändrat.
by-link-other-seat = I den här länken spelar någon annan { NAME($seat) }. Ditt parti är oförändrat.
by-link-other-offer = I länken finns ett remianbud som inte hör till någon handling. Ditt parti är oförändrat.
by-link-other-answer = Länken svarar på ett remianbud i någon annans ställe. Ditt parti är oförändrat.
by-link-other-resignation = Enligt länken har du gett upp. Ditt parti är oförändrat.
by-link-other-time = Enligt länken har din tid gått ut. Ditt parti är oförändrat.
by-link-other-over = Partiet är slut, men i länken slutar det på ett annat sätt. Ditt parti är oförändrat.
by-link-other-result = Länken avslutar partiet på ett sätt som inte finns i spel via länk. Ditt parti är oförändrat.
by-link-other-cards = I den här länken saknas det som { NAME($seat) } valde. Ditt parti är oförändrat.
problem-by-link = Länken anger inte vem som spelar, kanske för att slutet saknas. Ingen annan ser vad du spelar här: öppna hela länken för att fortsätta partiet.
by-link-other-cut = Länken är skadad: den anger inte vem som spelar, kanske för att slutet saknas. Ditt parti är oförändrat.
by-link-look-at = Visa länken
by-link-chosen = { NAME($seat) } har valt i hemlighet. Nu är det din tur att välja.
by-link-chosen-open = { NAME($seat) } har valt; valet syns på brädet. Nu är det din tur att välja.
by-link-lost = Ditt hemliga val finns inte längre i den här webbläsaren. Ni väljer båda igen.
by-link-false = { NAME($seat) } har visat ett annat val än det som gjordes i hemlighet.
by-link-again = Alla väljer igen
by-link-draw = Slumpa öppet
by-link-open = Valet slumpades öppet.
by-link-open-other = Den andra webbläsaren slumpade öppet.
by-link-anew = Valen gick förlorade. Alla väljer igen.
by-link-anew-shown = Alla väljer igen. Ditt tidigare val fanns i en länk som du skickade: den andra spelaren kan ha sett det.

## Ett parti via länk som går av sig självt.

live-lie = Sidan hos { NAME($seat) } har skickat något som inte passar det här partiet. Ingenting har ändrats här.
live-other-game = Sidan hos { NAME($seat) } visar partiet annorlunda och godtar inte ditt. Skicka era länkar till varandra och jämför.
live-not-believed = De andra har svarat att du inte är { NAME($seat) }. Du kan bara titta på.
live-consent = Spela live?
live-consent-text = Din sida kan ansluta till de andras sidor: då syns varje drag genast där, och ingen behöver skicka länkar.
live-consent-servers =
    { $count ->
        [0] Ingen server utanför den här webbplatsen används.
        [1] En server får veta att ni möts och vilken nätverksadress (IP) du har, men kan inte läsa partiet: { $list }.
       *[other] De här servrarna får veta att ni möts och vilken nätverksadress (IP) du har, men kan inte läsa partiet: { $list }.
    }
live-consent-address = Den som har länken till partiet kan ta reda på din nätverksadress.
live-consent-yes = Anslut
live-consent-no = Inte nu
live-consent-later = ”Anslut” gäller också för senare partier. Du kan ändra det i inställningarna.
live-name = Ditt namn (valfritt)
live-name-none = inte angivet
invite = Bjud in en vän
invite-text =
    { $count ->
        [1] Skicka den här länken till din vän, eller låt din vän skanna koden. Håll den här sidan öppen.
       *[other] Skicka den här länken till alla som ska spela, eller låt dem skanna koden. Håll den här sidan öppen.
    }
invite-wait =
    { $count ->
        [1] Väntar på din vän.
       *[other] Väntar på de andra: { $here } av { $count } är här.
    }
live-ask = Anslut till de andra
live-invite = Inbjudan
live-here = { NAME($seat) } är här.
live-away = { NAME($seat) } svarar inte.
live-gone = { NAME($seat) } har lämnat sidan.
live-new = Väntar på din vän.
live-here-all = Här: { $seats }.
live-away-all = Svarar inte: { $seats }.
live-gone-all = Har lämnat sidan: { $seats }.
live-new-all = Inte här än: { $seats }.
live-silent = Ingen server svarar. Sidan fortsätter att försöka; spela så länge genom att skicka länkar.
live-elsewhere = En annan flik i den här webbläsaren är ansluten. Den här visar vad som händer där.
live-unable = Den här webbläsaren kan inte ansluta till de andra. Spela genom att skicka länkar.
live-offering = Du kommer att erbjuda remi med din nästa tur.
live-offering-back = Erbjud inte remi
live-question = { NAME($seat) } verkar ha bytt webbläsare. Är det samma person?
live-question-help = ”Ja” lämnar över platsen: den tidigare webbläsaren kan inte längre spela { NAME($seat) }. Om du är osäker, fråga personen först, till exempel på telefon.
live-question-yes = Ja, samma person
live-question-no = Nej
live-next = { NAME($seat) } vill spela igen, med bytta platser.
live-next-asked = Du har frågat om ni ska spela igen, med bytta platser. Väntar på svar.
live-next-yes = Spela
live-next-no = Nej
seat-here = här
seat-away = svarar inte
seat-gone = har lämnat sidan
seat-new = inte här än
settings-live = Partier via länk
settings-live-ask = fråga innan sidan ansluter till de andra
settings-live-on = anslut till de andra
settings-live-off = skicka bara länkar
settings-name = Ditt namn i partier via länk
settings-notify = När det är din tur i ett parti via länk
settings-notify-off = inga aviseringar
settings-notify-on = avisera när sidan inte syns
notify-denied = Webbläsaren tillåter inte aviseringar från den här sidan. Det kan du ändra i webbläsarens inställningar.
notify-turn = Din tur
title-turn = ● Din tur – { $name }

## Ställningen i ord, och handlingar som skrivs.

summary-turn = { NAME($seat) } är vid draget.
summary-left =
    { $left ->
        [one] { NAME($seat) } är vid draget: 1 handling kvar i turen.
       *[other] { NAME($seat) } är vid draget: { $left } handlingar kvar i turen.
    }
summary-player = { $player } ({ NAME($seat) })
summary-side =
    { $count ->
        [one] { NAME($seat) }: 1 pjäs
       *[other] { NAME($seat) }: { $count } pjäser
    }
summary-none = { NAME($seat) }: inga pjäser
summary-out = { NAME($seat) }: ute; { NAME($owner) } har tagit över
summary-piece = { NAME($kind) } ({ $details })
summary-pieces = { NAME($kind) }: { $squares }
summary-hand = På hand: { $kinds }
summary-marks = Särskilda rutor
summary-mark = { $square }: { $meaning }

typed-example = { $text }, eller: { $action }
typed-do = Spela
typed-close = Stäng textfältet
typed-list = Handlingar som passar
typed-count =
    { $count ->
        [one] 1 handling passar.
       *[other] { $count } handlingar passar.
    }
typed-option = { $text }: { $action }
typed-many = { $count } handlingar passar; här är { $shown } av dem. Skriv mer.
typed-choose = Flera handlingar passar: välj en, eller skriv mer.
typed-none = Ingen handling passar. Tillåtet är till exempel: { $text }, eller: { $action }.
typed-waits = Ingen handling är möjlig just nu.

## Hur pjäserna går: förklaringen och dess diagram.

legend-kinds = Pjäserna i spelet
legend-hint = Peka på en pjäs på brädet, eller tryck på den, för att se hur den går nu.
legend-piece = { $piece } på { $square }
legend-carried = { $piece }, bärs
legend-captive = { $piece }, fånge
legend-now = nu
legend-exchanged = efter bytet

way-both = drag eller slag
way-quiet = drag utan att slå
way-around = drag, och slag tillsammans med en annan pjäs
way-capture = bara för att slå
way-conditional = drag bara för att slå tillsammans med en annan pjäs
way-initial = bara från utgångsrutan
way =
    { $facing ->
        [forward] Framåt:{" "}
       *[all] {""}
    }{ $way ->
        [slide] går
        [step] ett steg
        [walk] går
       *[leap] hoppar
    } { $direction ->
        [straight] rakt
        [diagonal] diagonalt
       *[leap] som springaren
    } åt { $count ->
        [one] ett håll
       *[other] { $count } håll
    }{ $way ->
        [walk] , upp till { $range } steg
        [slide] , hur långt som helst
       *[leap] {""}
    }{ $purpose ->
        [both] {""}
        [quiet] , utan att slå
        [around] , slår tillsammans med en annan pjäs
        [capture] , bara för att slå
       *[conditional] , bara för att slå tillsammans med en annan pjäs
    }{ $first ->
        [yes] , bara från utgångsrutan
       *[no] {""}
    }
way-then =
    sedan får den slå med ett steg { $direction ->
        [straight] rakt
        [diagonal] diagonalt
       *[any] åt vilket håll som helst
    }
way-bent = runt ett hörn, slår första pjäsen på vägen
way-lame = över en tom ruta
way-none = går inte på egen hand
key-then = efter ett drag får den slå även här

own-kinds = Inte som i schack
own-kinds-custodian = Att gå in mellan två av motståndarens pjäser är ofarligt: bara den som drar slår. Den som inte har något tillåtet drag kvar förlorar. På sista raden blir en bonde torn, löpare eller springare. I ett par räknas torn, löpare och springare som det de är, kung och bonde som någon av dessa tre:
own-kinds-tches = De flesta ser ut som pjäsen de går som; tecknet visar hur de sedan får slå: × ett steg diagonalt, + ett steg rakt.
own-kind-custodian-king = Går som i schack. Räknas som torn efter ett rakt steg, som löpare efter ett diagonalt, och som springare när en annan pjäs har flyttats.
own-kind-custodian-pawn = Går rakt fram; diagonalt framåt bara för att slå. Räknas som löpare efter ett rakt steg och som torn efter ett diagonalt; när en annan pjäs har flyttats räknas den som den pjäsen.
own-kind-taketwo-queen = Har tre kort och går efter de två första: rakt, diagonalt eller med springarsprång.
own-kind-taketwo-pawn = Har tre kort: den går efter det första och slår efter det andra, alltid en rad framåt.
own-kind-till-pawn = Går ett steg åt något av de åtta hållen, slår ett steg diagonalt, även bakåt, och förvandlas aldrig.
own-kind-tches-guardian = Går som ett torn, får sedan slå ett steg diagonalt (×).
own-kind-tches-griffin = Hoppar som en springare, får sedan slå ett steg diagonalt (×).
own-kind-tches-paladin = Går som en löpare, får sedan slå ett steg rakt (+).
own-kind-tches-champion = Hoppar som en springare, får sedan slå ett steg rakt (+).
own-kind-tches-lion = Går som en kung, får sedan slå ett steg till åt vilket håll som helst.
own-kind-tches-magister = Går och slår som en väktare eller som en paladin.
own-kind-tches-templar = Går som en löpare, slår som ett torn.
own-kind-tches-warchariot = Två rutor rakt, sedan en åt sidan, över tomma rutor. Den slår den första pjäsen på vägen och stannar där.
own-kind-tches-exarch = Går som ett torn, slår som en löpare.
own-kind-tches-assassin = Som krigsvagnen, eller en ruta rakt och sedan två åt sidan.
own-kind-tches-emperor = Hoppar som en springare, får sedan slå ett steg åt vilket håll som helst.
own-kind-tches-ballista = Hoppar exakt två rutor rakt.
own-kind-tches-mounted-bishop = Hoppar som en springare, slår som en löpare.
own-kind-tches-archer = Hoppar exakt två rutor diagonalt.
own-kind-tches-shock-cavalryman = Hoppar som en springare, slår som ett torn.
own-kind-tches-jester = Går som den pjäs motståndaren drog sist.
own-kind-tches-flanker = Går och slår ett steg framåt; får också gå ett steg åt sidan utan att slå.
own-kind-tches-sentinel = Går ett steg diagonalt framåt, slår ett steg framåt eller åt sidan.
own-kind-tches-zealot = Går och slår diagonalt framåt.
own-kind-tches-pikeman = Går ett steg framåt, slår exakt två rutor framåt över en tom ruta.

## Möjliga drag och slag, visat när man tittar på en pjäs eller frågar.

possible = Vald pjäs
possible-squares = Om { NAME($seat) } vore vid draget: { $squares }.
possible-not = Om { NAME($seat) } vore vid draget: { $reason }
takes = Möjliga slag i en tur
takes-looking = Möjliga slag i en tur: { $percent } % av turerna är genomsökta.
takes-failed = Möjliga slag kunde inte tas fram. Försök igen.
takes-key-actions = Siffran visar hur många handlingar i en tur som krävs för att slå pjäsen. Tryck på pjäsen för att se varifrån.
takes-key-pieces = Siffran visar hur många pjäser som kan slå. Tryck på en pjäs för att se vilka.
takes-none = Inga möjliga slag i en tur.
takes-seat =
    { $count ->
        [0] { NAME($seat) } kan inte slå något
       *[other] { NAME($seat) } kan slå: { $squares }
    }
# Med så många av turens handlingar.
takes-within =
    { $count ->
        [1] { $square } genast
       *[other] { $square } med { $count } handlingar
    }
# Av så många pjäser.
takes-by =
    { $count ->
        [1] { $square }
       *[other] { $square } (med någon av { $count } pjäser)
    }
check-why = Varför inget drag hjälper
# Ett drag av kungen, och vem som då kunde slå den: en rad i en lista.
check-fails-king = { NAME($kind) } { $from } → { $to }: { NAME($actor) } { $square } kan slå den där.
# En annan pjäs drag, och vem som ändå kunde slå kungen.
check-fails = { NAME($kind) } { $from } → { $to }: { NAME($actor) } { $square } angriper fortfarande.
check-from = Angreppet kommer från { NAME($kind, form: "the") } på { $square }.
# $squares: där den stannar innan den slår; en av dem räcker.
check-via = Angreppet kommer från { NAME($kind, form: "the") } på { $square }, via { $squares }.
# $squares: dit den kan gå, en av dem; $pieces: var och en av dem slår tillsammans med den.
check-with = Från { $square } kan { NAME($kind, form: "the") } gå till { $squares } och slå kungen tillsammans med { $pieces }.
# $piece: med färg och plats.
check-by = Angripare: { $piece }.
# Den är låst.
check-threat = Bara ett hot från en låst bricka: { $piece }. Blir den fri är det schack.
# Ett av flera angrepp: $text säger vems.
check-of = Angrepp { $at } av { $count }: { $text }.
check-of-from = { NAME($kind) } { $square }
check-of-via = { NAME($kind) } { $square } via { $squares }
check-of-with = { NAME($kind) } { $square } → { $squares }, med { $pieces }
check-threat-of = Hot { $at } av { $count }: { $text }, låst.
reason-seat-is-out = Spelaren är ute.
reason-game-would-end = Partiet skulle vara slut.
reason-nowhere-to-go = Den kan inte gå någonstans härifrån.
stuck-path-blocked = Alla vägar är spärrade.
stuck-leaves-king-attacked = Den kan inte gå: den egna kungen skulle stå i schack.
# Vad som väljs medan en dator är vid draget.
premove-planned = Planerat: { $action }. Ångra med Escape eller ett tryck.
premove-cancelled = Det planerade draget är struket.
premove-not = Dit kan den inte gå i den här ställningen.
premove-dropped = Det planerade draget är inte tillåtet nu: { $action }.

## Datorn utan sitt nätverk

reason-net-missing = Datorn spelar utan sitt neurala nätverk, som inte kunde laddas.
reason-net-foreign = Datorn spelar utan sitt neurala nätverk, som hör till en annan version av sidan.
reason-net-damaged = Datorn spelar utan sitt neurala nätverk, som är skadat.

## Pilar och markeringar som ritas på bräden på andras sidor.

marks-draw = Rita på brädet
marks-spoken = Ritat på brädet: { $list }
mark-square = { $colour } markering på { $square }
mark-hand = { $colour } markering på { $square } på handen
mark-arrow = { $colour } pil från { $from } till { $square }
mark-drop = { $colour } pil från { $from } på handen till { $square }
mark-colour-green = grön
mark-colour-red = röd
mark-colour-blue = blå
mark-colour-yellow = gul

## Armies that are chosen before the game

arrange-pass = Bara { NAME($seat) } ska se skärmen nu. { $others }, titta bort: allt visas när alla är klara.
arrange-open = Jag är { NAME($seat) }: låt mig välja
arrange-skip = Eller hoppa över valet:
arrange-help = Tryck på en pjäs och sedan på sidan som den ska börja med.
arrange-side = Sida för { NAME($kind, form: "the") } på { $square }
arrange-one-side = Den här pjäsen har bara en sida.
arrange-guess = Datorn är inte testad med sådana arméer: nivåer och bedömningar är bara uppskattningar.
arrange-alike = Alla av samma typ
arrange-turned = Vänd alla
arrange-none = Vänd ingen
arrange-mirror = Samma, spegelvänt
arrange-ready = Klar
arrange-random = Slumpa
arrange-usual = Som vanligt
arrange-usual-all = Som vanligt för alla
seat-took = har slagit:
