# Reglerna för Till Chess. Vilka som gäller i en variant säger kärnan.

rules-till-intro = Schack utan bräde, för två till sex spelare. Pjäserna är brickor på ett ändlöst bord. Vart de än vandrar förblir alla brickor en sammanhängande grupp; två brickor hänger ihop om de rör varandra med en sida eller ett hörn. Spelet kallas också Tile Chess.
rules-till-goal-king = Bli den siste spelaren som har en kung.
rules-till-goal-army = Den som slår en kung tar över alla den spelarens brickor.
rules-till-placing = Att lägga brickorna
rules-till-placing-set = Alla har en kung, en dam, två torn, två löpare och två springare.
rules-till-placing-pawns =
    { $count ->
        [0] Bönder finns inte.
        [one] Alla har dessutom en bonde.
       *[other] Alla har dessutom { $count } bönder.
    }
rules-till-placing-text = Spelarna lägger i tur och ordning en bricka var, var som helst så att den rör en annan. Ordningen är fri, men kungen kommer sist. När alla brickor ligger börjar den första spelaren dra.
rules-till-placing-figure = Röd lägger ett torn så att det rör en annan bricka.
rules-till-placing-reading = den allra första brickan läggs på 0,0. En kung får inte läggas där en fiendebricka som inte är låst kunde slå den, om det finns någon annan ledig plats.
rules-till-moves-touch = En bricka måste sluta sitt drag så att den rör en annan bricka. Den går till en tom plats, eller slår fiendebrickan som ligger där.
rules-till-moves-far = På vägen får den korsa tomrum, hur brett som helst.
rules-till-moves-over = Damer, torn och löpare går över den egna sidans brickor, men inte över andra. Springare hoppar, som alltid.
rules-till-moves-pieces = Kung, dam, torn, löpare och springare går i övrigt som i schack.
rules-till-moves-pawn = En bonde går ett steg åt vilket som helst av de åtta hållen, och slår ett steg diagonalt, åt vilket som helst av de fyra. Ingen förvandlas.
rules-till-far-figure = Tornet korsar luckan och stannar där det rör en bricka.
rules-till-over-figure = Tornet går över två egna bönder och slår.
rules-till-pawn-figure = Bonden slår diagonalt.
rules-till-over-reading = brickor som en spelare har tagit över räknas som egna: även över dem går man.
rules-till-trapped = Låsta brickor
rules-till-trapped-text = En bricka är låst så länge den ensam håller ihop två grupper: utan den skulle bordet falla isär. En låst bricka kan varken gå eller slå. Låset visar det.
rules-till-trapped-figure = De tre brickorna i mitten är låsta; kungarna i ändarna är fria.
rules-till-check = Schack och hot
rules-till-check-free = En kung som en fiendebricka kunde slå står i schack. Inget drag får lämna den egna kungen i schack.
rules-till-check-threat = Om bara låsta brickor angriper den är den blott hotad. Det är tillåtet, men se upp: de kan bli fria.
rules-till-check-pass = Schackmatt finns inte. En spelare utan tillåtet drag passar, och bara då.
rules-till-check-figure = Schack: tornet är fritt och går över sina egna bönder.
rules-till-threat-figure = Bara ett hot: tornet är låst.
rules-till-check-reading = källan förbjuder på ett ställe och tillåter på ett annat att en kung går till en hotad plats; här får den. Om en fiendebricka verkligen kunde slå utan att sätta sin egen kung i fara spelar ingen roll.
rules-till-capture = Att slå en kung
rules-till-capture-last = Den som slår den andra kungen har vunnit.
rules-till-capture-text = En slagen kung lämnar bordet, och dess spelare är ute. Spelarens alla andra brickor ligger kvar och tillhör från och med då den som slog; deras egen färg syns kvar i hörnet.
rules-till-capture-figure = Röd slår Guls kung, och med den Guls brickor.
rules-till-capture-free = Ingen måste slå en kung så länge ett annat drag är möjligt.
rules-till-capture-next = Sedan fortsätter nästa spelare som har en kung.
rules-till-end = Slutet
rules-till-end-last = Spelaren med den sista kungen vinner.
rules-till-end-agree = Om alla är överens är partiet remi. Det är det också när dragen bara upprepar sig.
rules-till-end-points = Efter remi rangordnas spelarna efter brickorna som de styr: dam 12, torn 5, löpare 3, springare 3, bonde 1.
rules-till-end-reading = partiet är remi när samma brickor ligger på samma sätt, var på bordet som helst, med samma ägare och samma spelare vid draget för tredje gången; och när alla spelare måste passa en efter en.
rules-till-start = En snabb början
rules-till-start-text = Att lägga alla brickor tar en stund. Ett slumpat bord, eller en av de färdiga uppställningarna, finns genast; ett slumpat bord har ett nummer, och samma nummer ger alltid samma bord.
rules-till-touch-figure = Inte dit: tornet skulle inte röra vid något.
rules-till-pass-figure = Röd kan inte dra något och passar.
rules-till-king-figure = Kungen slår den andra, och Röd har vunnit.
rules-till-step-figure = Kungen går dit där bara en låst bricka angriper.
rules-till-free-figure = Kungen kunde slå den andra; den får också gå undan.
rules-till-all-pass-figure = Båda har passat: remi.
rules-till-thrice-figure = Samma bord för tredje gången: remi.
rules-till-over-taken-figure = Tornet går över en bricka som var Guls.
rules-till-last-figure = Gul är ute. Röd slår den sista andra kungen och har vunnit.
