# Vad bara sidan säger, från första vyn; resten finns i more.ftl.

## Turer med flera handlingar; TCHES(S)

lessons-all = Alla lektioner
lessons-done = klar
lessons-go-on = Nästa: { $name }

## Sidan

puzzles-title = Problem
app-name = Motley
skip =
    { $place ->
        [game] Till partiet
       *[page] Till spelen
    }
home = Motley: alla spel
head-nav = Spel och inställningar
new-game = Nytt parti
saved = Dina partier
settings = Inställningar
help = Hjälp
cancel = Avbryt
notices = Meddelanden
flipped = Nu nederst: { NAME($seat) }.
flipped-table = Bordet är vänt.
page-failed = Reglerna kunde inte laddas: { $error } Ladda om sidan.

## Alla spel

home-title = Schack, fast annorlunda
home-line = Ovanliga schackvarianter att spela vid samma skärm, via länk eller mot datorn. Brädet kan alla regler: tryck på en pjäs för att se vart den kan gå.
home-more = Mer om { $name }
rules = Regler
options = Alternativ

## Ett parti

side = Drag, pjäser och regler
tab-pieces = Pjäser
tab-rules = Regler
tab-game = Parti
copy-link = Kopiera en länk till partiet
copied = Länken är kopierad. Den som öppnar den ser partiet som du ser det nu.
copied-long = Länken är kopierad. Den har { $count } tecken; chattar klipper av eller delar upp långa meddelanden (Discord efter 2 000 tecken, Telegram efter 4 096). Under ”Dela” finns en kortare länk och en fil.
copied-done = Kopierat.
record-copied = Protokollet är kopierat: alla drag som text, att spara eller skicka vidare.
record-copy-failed = Protokollet kunde inte kopieras. Under ”Dina partier” kan det sparas som fil.
copy-record = Kopiera protokollet
comment = Kommentar
embed-title = På din webbplats
address-short = Partiet är för långt för en adress. Det är sparat i den här webbläsaren, och adressen fungerar bara här. Kopiera protokollet för att skicka det vidare.
link-saved-elsewhere = Hela partiet är sparat i en annan webbläsare. Här visas det som ryms i länken.
link-held = Du spelar det här partiet via länk. Länken som du öppnade är ofullständig: där står inte vem som spelar, och de sista handlingarna kan saknas.
link-held-open = Till mitt parti
copy-failed = Länken kunde inte kopieras. Kopiera adressen i adressfältet i stället.
resign = Ge upp
go-on = Spela vidare
play-again = Spela igen
play-turned = Byt färg
play-review = Gå igenom partiet
table-number = Bord { $number }
other-table = Gå till bord { $number }
other-table-gone = Partiet vid det andra bordet är inte längre sparat i den här webbläsaren.
other-games = Andra spel
out-title = Du är ute.
out-place = Plats { $rank } av { $count }; de andra spelar vidare.
out-watch = Titta på
out-skip = Hoppa till slutet
out-leave = Lämna
moves-none = Inga drag ännu. Tryck på en pjäs för att se vart den kan gå, och sedan på en av rutorna; eller dra pjäsen dit.
notice-replaced =
    { $count ->
        [one] Draget som följde finns kvar i draglistan.
       *[other] De { $count } drag som följde finns kvar i draglistan.
    }
notice-restore = Gå tillbaka dit
notice-forked = Partiet spelades vidare även i en annan flik. Här fortsätter det som ett eget parti; båda finns under ”Dina partier”.

## Öppna

open-mend = Rätta texten

## Dina partier

saved-forgotten = Raderat: { $name }.
saved-restore = Återställ
storage-denied = Webbläsaren låter inte sidan spara något. Partierna försvinner när sidan stängs; kopiera sidans adress för att behålla partiet du spelar.
storage-silent = Dina sparade partier går inte att läsa just nu. Inget har gått förlorat: försök igen senare, eller ladda om sidan. Kopiera sidans adress för att behålla partiet du spelar.
storage-full = Det finns inte plats för fler partier i den här webbläsaren. Det här partiet försvinner när sidan stängs; kopiera sidans adress för att behålla det.
storage-low = Det finns snart inte plats för fler partier i den här webbläsaren. Spara dina partier som fil nu.
anew-elsewhere = Allt som var sparat i webbläsaren har raderats från en annan flik.

## Inställningar och hjälp

# Åt vilket håll man läser: ltr (från vänster till höger) eller rtl.

direction = ltr
summary-title = Ställningen i ord
typed-title = Skriv en handling

## TCHES

show-takes = Möjliga slag
update-ready = Det finns en ny version av sidan.
update-begin = Uppdatera nu
share = Dela
editor-open = Ändra ställningen
rules-title = Regler: { $name }

## Vad sidan säger om datorspelare, ledtrådar, analys, genomgång och balans.

reason-not-listed = Den handlingen är inte tillåten nu.

## Vem spelar

players = Vem spelar?
players-people = { $count } personer
players-mixed =
    { $people ->
        [0] { $computers } datorer
        [one] 1 person, { $computers } datorer
       *[other] { $people } personer, { $computers ->
            [one] 1 dator
           *[other] { $computers } datorer
        }
    }
players-two = { $first } – { $second }
players-person = Person
players-level = Nivå { $level }
players-time = { $seconds } s

## Medan den tänker

computer-now = Spela nu
computer-hold = Pausa datorerna
computer-offer = Ingen att spela med?
computer-offer-do =
    { $seconds ->
        [0] Spela mot datorn, nivå { $level }
       *[other] Spela mot datorn, { $seconds } s per handling
    }

## Ledtrådar

hint-1 = Ledtråd
hint-2 = Ledtråd: vart?
hint-3 = Ledtråd: och sedan?
hint-4 = Dölj ledtråden
hint-thinking = Tänker …
hint-piece = Titta på { NAME($kind, form: "the") } på { $square }.
hint-hand = Titta på { NAME($kind, form: "the") } på handen.
hint-pass = Du kan bara passa.
hint-action = Ledtråd: { $action }.

## Analys

analysis-preview = Brädet visar den här varianten, inte partiet.

## Genomgång

stop = Stoppa
pause = Pausa

## Balans

settings-speed = Datorn spelar
settings-speed-normal = i lugn takt
settings-speed-slow = långsamt
settings-speed-fast = direkt
hint-failed = Ingen ledtråd kunde hittas. Försök igen.
tab-analysis = Analys

## Vad sidan säger om vem som spelar: vid platserna, och när den frågar vem man vill möta.

strength-person = En person här
strength-level =
    { $level ->
        [1] Nivå 1, lär sig dragen
        [2] Nivå 2, övar med dig
        [3] Nivå 3, spelar på skoj
        [4] Nivå 4, spelar då och då
        [5] Nivå 5, kan spelet
        [6] Nivå 6, klubbspelare
        [7] Nivå 7, klubbmästare
        [8] Nivå 8, nästan expert
        [9] Nivå 9, expert
       *[10] Nivå 10, mästare
    }
strength-points = { $name } · { $points }
strength-time =
    { $seconds ->
        [one] Tänker 1 sekund per handling
       *[other] Tänker { $seconds } sekunder per handling
    }
strength-help = Talet efter nivån är dess poäng, uträknade ur partier mellan nivåerna: 200 poäng mer betyder ungefär tre vinster på fyra partier. En spelare med 0 poäng letar bara efter det bästa slaget för stunden.
seat-name = Namn för { NAME($seat) }
seat-player = Vem spelar { NAME($seat) }?
seat-count =
    { $count ->
        [one] 1 pjäs
       *[other] { $count } pjäser
    }
seat-lead =
    { $count ->
        [one] +1 pjäs
       *[other] +{ $count } pjäser
    }
seat-goal = { $steps } steg kvar
seat-taken = har slagit { $pieces }
seat-taken-kind = { $count } × { NAME($kind) }
seat-you = du

## Games with hands

moves-none-place = Inga brickor är lagda ännu. Tryck på en ledig plats och välj en bricka till den, eller välj först en bricka på handen.

## Armies that are chosen before the game

arrange-offer = Börja med andra arméer?
arrange-title = { NAME($seat) } väljer armé
arrange-show = { NAME($seat) } visar armén
arrange-secret = Välj i hemlighet
arrange-openly = Välj öppet
arrange-random-all = Slumpa för alla
play-anew = Välj på nytt och spela
status-more = Visa hela texten
tab-down = Stäng panelen
