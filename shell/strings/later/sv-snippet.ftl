# Vad dialogen ”På din sida” säger; den laddas med den.

## Vad brädet ska vara

snippet-game = Vilket spel?
snippet-take = Vad som följer med
snippet-take-game = Det här partiet
snippet-take-game-help = med alla drag
snippet-take-position = Den här ställningen
snippet-take-position-help = som den är nu, utan dragen dessförinnan
snippet-take-start = Bara början
snippet-take-start-help = samma spel, inget spelat

snippet-mode = Vad läsarna gör med det
snippet-mode-play = Spelar
snippet-mode-play-help = mot varandra eller datorn
snippet-mode-diagram = Ser på det
snippet-mode-diagram-help = en bild som står stilla
snippet-mode-replay = Går igenom partiet
snippet-mode-replay-help = steg för steg, fram och tillbaka
snippet-mode-task = Löser det
snippet-mode-task-help = de hittar dragen, som inte visas
snippet-no-replay = Det finns inga drag att gå igenom.

snippet-at = Spelade drag när det öppnas (0 till { $count })
snippet-at-task = Uppgiften börjar efter så många drag (0 till { $count })
snippet-solution =
    { $count ->
        [0] Inget drag följer: den som är vid draget ska vinna.
        [one] Lösningen är draget som följer.
       *[other] Lösningen är de { $count } drag som följer.
    }

snippet-form = Hur din sida tar in det
snippet-form-element = Två rader
snippet-form-element-help = för sidor där du kan skriva HTML
snippet-form-frame = En ram
snippet-form-frame-help = för platser som inte tillåter skript

## Hur det ser ut

snippet-looks = Utseende, storlek och ord
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
snippet-drawing = Läsare ritar pilar och markeringar
snippet-drawing-on = med höger musknapp
snippet-drawing-off = inte alls
snippet-drawing-button = även med fingret, efter en knapp
snippet-theme = Färger
snippet-theme-auto = ljust eller mörkt som din sida
snippet-theme-light = ljust
snippet-theme-dark = mörkt
snippet-width = Bredd
snippet-width-value =
    { $width ->
        [0] allt som finns
       *[other] { $width } pixlar
    }
snippet-height = Ramens höjd i pixlar
snippet-names = Spelarnas namn
snippet-names-help = I spelarnas ordning, med kommatecken emellan; tomt: protokollets, om det har några.
snippet-marks = Pilar och markeringar
snippet-marks-help = På ställningen där det öppnas: e2:e4 d5=red
snippet-keep = Sparar läsarens parti under namnet
snippet-keep-help = Över en omladdning, i läsarens webbläsare; tomt: det sparas inte.
snippet-record = Partiet som protokoll
snippet-record-help = Det står i brädet som text som människor kan läsa och skriva, i stället för attribut.
snippet-label = Vad skärmläsare kallar det
snippet-label-help = Tomt: spelets namn.
snippet-lang = Språk
snippet-lang-help = En kod som en eller pt-BR; tomt: din sidas. Engelska där andra ord ännu saknas.
snippet-lang-bad = Det här är ingen språkkod och utelämnas.

## Brädet bredvid

snippet-preview = Förhandsvisning
snippet-preview-help = Det här är brädet på din sida. Pröva det: inget här rör ditt eget parti.
snippet-preview-failed = Förhandsvisningen kunde inte laddas. Texten ovan gäller ändå.
snippet-column = Spaltens bredd på din sida
snippet-column-value =
    { $width ->
        [0] Full
       *[other] { $width } px
    }
snippet-page = Din sidas färger
snippet-page-light = Ljus sida
snippet-page-dark = Mörk sida

## Texten

snippet-text-element = De här två raderna sätts där brädet ska vara
snippet-text-frame = Det här sätts där brädet ska vara
snippet-fallback =
    { $mode ->
        [diagram] Öppna den här ställningen i { $name }.
        [replay] Öppna det här partiet { $name } och gå igenom det.
        [task] Öppna den här ställningen i { $name } och lös den.
       *[play] Öppna { $name } och spela.
    }
snippet-copy = Kopiera
snippet-copied = Kopierat.
snippet-copy-failed = Webbläsaren lät det inte kopieras. Det är markerat: kopiera det med tangentbordet.
snippet-policy = Om din sida har en Content Security Policy
snippet-policy-help = Då måste den tillåta minst detta:
snippet-policy-worker = Brädet fungerar även utan worker-src; datorn tänker då i korta stunder mellan det som din sida gör.
snippet-policy-style = Stilen i texten kräver style-src 'unsafe-inline'. Utan den är storleken och kanten de vanliga, om inte din egen stilmall anger dem.
snippet-listener = Om din sida får ha ett eget skript
snippet-listener-help = Med detta blir ramar så höga som deras bräden behöver:
