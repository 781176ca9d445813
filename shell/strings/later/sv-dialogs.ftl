# Det som bara dialogerna säger.

settings-turns = En tur med flera handlingar
settings-turns-auto = slutar av sig själv
settings-turns-confirm = slutar när du säger till
settings-premove = Planera ett drag medan datorn tänker
settings-premove-on = ja
settings-premove-off = nej
new-option-usual = som vanligt
new-draw = Rita
armies-none = inga
armies-side = Vilken sida av { NAME($kind, form: "the") }?
armies-lost = Förlorad pjäs
armies-source = Vad som ersätter { NAME($kind, form: "the") }
armies-remove = Ingen ersättning för { NAME($kind, form: "the") }
armies-add = Lägg till
new-table = Bordet från början
new-table-random = Slumpat
new-table-random-line = Ett lugnt bord, som lottas. Samma nummer ger alltid samma bord.
new-table-seed = Nummer
new-table-again = Ett annat
new-table-hand = Lägg brickorna själva
new-table-hand-line = En bricka i taget, kungen sist, som reglerna säger.
new-family = Vilket spel?
new-preset = Version
new-preset-own = din egen
new-cards = Korten från början
new-cards-chosen = Varje sida väljer i hemlighet
new-cards-random = Slumpade
new-cards-usual = Som i schack
new-as-text = Som text
new-text = Spelet som text
new-position = Ställning att börja från
new-position-usual = den vanliga början
new-by-link = Människorna spelar per länk
new-start = Börja spela
open-title = Öppna ett parti
open-label = En länk, ett protokoll, ett spels text eller en ställning
open-help = Till exempel en länk som någon har skickat, eller ”custodian;array=four”. Partiet som pågår finns kvar bland dina partier.
open-file = Eller en fil med protokoll
open-do = Öppna
open-doing = Öppnar …
open-long-file = ”{ $name }”, { $count } tecken, kan öppnas.
open-long-text = En text på { $count } tecken kan öppnas.
saved-none = Inga partier ännu.
saved-where = Varje parti du spelar sparas här, i den här webbläsaren. Ett privat fönster glömmer alla när det stängs: spara det som ska vara kvar som fil.
saved-count =
    { $count ->
        [0] inte börjat
        [one] 1 handling
       *[other] { $count } handlingar
    }
saved-forget = Radera { $name }
saved-export = Spara alla som fil
saved-broken = Ett parti som inte kan läsas
saved-broken-text = Det som är sparat här är skadat. Det behålls som det är, och följer med i filen med alla partier.
settings-language = Språk
settings-language-auto = Som webbläsaren vill
settings-theme = Ljust eller mörkt
settings-theme-auto = Som systemet
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-board = Bräde
settings-board-wood = Trä
settings-board-green = Grönt
settings-board-slate = Skiffer
settings-pieces = Pjäser
settings-pieces-drawings = Bilder
settings-pieces-letters = Bokstäver
settings-glide = Pjäserna flyttas
settings-glide-normal = snabbt
settings-glide-slow = långsamt
settings-glide-fast = mycket snabbt
settings-glide-off = genast
settings-sound = Ljud
settings-sound-on = på
settings-sound-off = av
settings-shake = Telefonen skakar
settings-shake-off = aldrig
settings-shake-on = när något händer
settings-look = Kort
settings-look-lines = Linjer
settings-look-pieces = Pjäser
settings-look-dots = Prickar
settings-coordinates = Koordinater
settings-coordinates-inside = i rutorna
settings-coordinates-outside = bredvid brädet
settings-coordinates-none = inga
settings-cards = På brädet visas
settings-cards-all = alla pjäsers kort
settings-cards-changed = bara kort som inte är som i schack
help-title = Hjälp
help-board = På brädet
help-board-text = Tryck på en pjäs, sedan på en ruta; eller dra den. En prick är ett drag, hakar är ett drag som slår, pilar uppåt är en förvandling; det som kommer att slås stryks över innan du släpper. Tryck på en ruta som inte erbjuds, så säger brädet varför den inte går. Med tangentbordet: piltangenterna vandrar över brädet, Enter tar upp och sätter ner, Escape släpper, M säger vart en pjäs kan gå, T leder till nästa egna pjäs och P till nästa ruta som kan väljas (med Skift: bakåt). Medan datorn tänker kan ditt nästa drag väljas: det spelas när din tur börjar, om det är tillåtet då. Ett bord utan kanter flyttas med musen eller ett finger, och blir större och mindre med hjulet, med två fingrar eller med tangenterna plus och minus; 0 visar allt. Där pjäser är vända åt ett håll vrider [ och ] dem. Höger musknapp ritar pilar och ringar: med Skift röda, med Alt blå, med båda gula.
help-keys = Överallt på sidan
help-keys-on = Använd enstaka tangenter som genvägar
help-key = Tangent
help-what = Vad den gör
key-back = en handling bakåt
key-forward = en handling framåt
key-start = till början
key-end = till slutet
key-replay = vad som hänt sedan din tur, långsamt
key-flip = vänd brädet
key-board = till brädet
key-summary = ställningen i ord
key-type = skriv en handling
key-line = nästa variant
key-copy = kopiera en länk
key-full-screen = helskärm, och tillbaka
key-takes = vad varje sida kunde slå, eller inte längre
key-new = nytt parti
key-open = öppna en länk eller ställning
key-games = dina partier
key-help = den här hjälpen
saved-tags = Etiketter
saved-tags-of = Etiketter för { $name }
saved-export-one = Spara { $name } som fil
saved-find = Sök ett spel, ett namn, en etikett, en dag
saved-found =
    { $count ->
        [0] Inget parti
        [one] 1 parti
       *[other] { $count } partier
    }
saved-more = Visa fler
saved-import = Öppna en fil med partier
key-hint = en ledtråd; igen för mer av den

opponent = Vem spelar du mot?
opponent-friend = En vän här
opponent-link = En vän per länk
opponent-computer = Datorn
opponent-strength = Hur stark är datorn?
opponent-watch = Bara titta på
opponent-help = Du får frågan en gång. Det kan ändras på första sidan, och vid platserna i varje parti.
new-cards-chosen-help = En efter en; alla visas på en gång när båda är klara.
new-cards-random-help = Korten lottas för varje pjäs.
new-cards-usual-help = Varje pjäs börjar med sina vanliga drag.
reason-file-too-long = Det här är för långt: en fil med protokoll har högst 4 000 000 tecken.
reason-not-a-text = Det här är ingen text, så det finns inget parti i den.
records-opened =
    { $count ->
        [one] Ett parti till ur filen finns bland dina partier.
       *[other] { $count } partier till ur filen finns bland dina partier.
    }
records-known =
    { $count ->
        [one] Ett parti ur filen fanns redan här.
       *[other] { $count } partier ur filen fanns redan här.
    }

lessons-title = Lektioner: { $name }
lessons-next = nästa
