# Vad bara sidan säger: partier och dialoger, listor, inställningar, hjälp.

## Turer med flera handlingar; TCHES(S)

lessons-all = Alla lektioner
lessons-done = klar
lessons-go-on = Nästa: { $name }

## Sidan

puzzles-title = Problem
app-name = Motley
skip = Till partiet
home = Motley: alla spel
head-nav = Spel och inställningar
new-game = Nytt parti
saved = Dina partier
settings = Inställningar
help = Hjälp
cancel = Avbryt
notices = Meddelanden
page-failed = Reglerna kunde inte laddas: { $error } Ladda om sidan.

## Alla spel

home-title = Schack, fast annorlunda
home-line = Ovanliga schackspel, för människor vid en skärm och mot datorn. Brädet kan alla regler: tryck på en pjäs för att se vart den kan gå.
rules = Regler
options = Alternativ

## Ett parti

side = Drag, pjäser och regler
tab-pieces = Pjäser
tab-rules = Regler
tab-game = Parti
copy-link = Kopiera en länk till partiet
copied = Länken är kopierad. Den som öppnar den ser partiet som du ser det nu.
record-copied = Protokollet är kopierat: alla drag som text, att spara eller skicka vidare.
record-copy-failed = Protokollet kunde inte kopieras. ”Dina partier” kan spara det som fil.
copy-record = Kopiera protokollet
comment = Kommentar
embed-title = På din sida
address-short = Partiet är för långt för en adress. Det är sparat i den här webbläsaren, och adressen leder till det bara här. Kopiera protokollet för att skicka det vidare.
link-saved-elsewhere = Hela partiet är sparat i en annan webbläsare. Du ser vad länken själv rymmer.
copy-failed = Länken kunde inte kopieras. Sidans adress är länken.
resign = Ge upp
go-on = Spela vidare
play-again = Spela igen
other-games = Andra spel
moves-none = Inga drag ännu. Tryck på en pjäs för att se vart den kan gå; tryck sedan på en av de rutorna, eller dra pjäsen dit.
notice-replaced =
    { $count ->
        [one] Draget som kom efter det här är nu en variant.
       *[other] De { $count } drag som kom efter det här är nu en variant.
    }
notice-restore = Tillbaka dit
notice-forked = Partiet fortsatte även i en annan flik. Här går det vidare som ett eget parti; båda finns bland dina partier.

## Öppna

open-mend = Titta på den

## Dina partier

saved-forgotten = Partiet är raderat.
saved-restore = Hämta tillbaka det
storage-denied = Webbläsaren låter inte sidan spara något. Partier finns kvar tills sidan stängs; adressfältet rymmer alltid det du spelar.
storage-full = Det finns inte plats för fler partier i den här webbläsaren. Det här finns kvar tills sidan stängs; dess adress rymmer allt.
storage-low = Det finns bara lite plats kvar för partier i den här webbläsaren. Spara dina partier som fil.

## Inställningar och hjälp

# Åt vilket håll man läser: ltr (från vänster till höger) eller rtl.

direction = ltr
summary-title = Ställningen i ord
typed-title = Skriv en handling

## TCHES

show-takes = Vad som kunde slås
update-ready = En ny version av sidan är klar.
update-begin = Börja nu
share = Dela
editor-open = Ändra ställningen
rules-title = Regler: { $name }
