# Vad varje lektion säger om sig själv.

## Lektionerna för Custodian Chess.

lesson-custodian-rooks = Mellan två torn
lesson-custodian-rooks-task = Inget slås genom att man går in på det: två pjäser slår det som står mellan dem. Ställ den svarta bonden mellan dina torn.
lesson-custodian-rooks-hint = Två torn slår det som står rakt mellan dem. Ett står redan ovanför bonden.
lesson-custodian-rooks-praise = Pjäsen som går slår, tillsammans med en som redan står där.

lesson-custodian-bishops = Mellan två löpare
lesson-custodian-bishops-task = Löpare gör likadant på diagonalerna. Ställ bonden mellan dina löpare.
lesson-custodian-bishops-hint = En löpare står snett upp till höger om bonden. Vilken ruta ligger mitt emot?
lesson-custodian-bishops-praise = Två torn slår rakt, två löpare diagonalt.
lesson-custodian-knights = Två springare
lesson-custodian-knights-task = Två springare slår när en står bredvid fienden, den andra vid ett hörn av den, och den ena kunde hoppa till den andra. Slå bonden.
lesson-custodian-knights-hint = En springare står redan bredvid bonden, ovanför den. Den andra kan komma till ett hörn nedanför.
lesson-custodian-knights-praise = En bredvid, en vid ett hörn, ett springarsprång emellan.
lesson-custodian-rook-knight = Torn och springare
lesson-custodian-rook-knight-task = Torn och springare står båda bredvid fienden, men inte mitt emot varandra: i rät vinkel. Slå bonden.
lesson-custodian-rook-knight-hint = Springaren står till höger om bonden. Tornet kan komma nedanför den.
lesson-custodian-rook-knight-praise = Båda bredvid, runt ett av hörnen.
lesson-custodian-bishop-knight = Löpare och springare
lesson-custodian-bishop-knight-task = Löpare och springare står vid två hörn av fienden, på samma sida om den. Slå bonden.
lesson-custodian-bishop-knight-hint = Springaren står vid bondens övre högra hörn. Löparen kan komma till det nedre högra.
lesson-custodian-bishop-knight-praise = Två hörn på en sida: ovan, nedan, till vänster eller höger.
lesson-custodian-rook-bishop = Torn och löpare
lesson-custodian-rook-bishop-task = Tornet står bredvid fienden, och löparen vid hörnet intill tornet. Slå bonden.
lesson-custodian-rook-bishop-hint = Löparen står vid bondens övre högra hörn. Tornet kan komma ovanför bonden.
lesson-custodian-rook-bishop-praise = Sida vid sida slår torn och löpare det som står intill tornet. Det var det sista av de sex paren.

lesson-custodian-king-helps = Kungen hjälper till
lesson-custodian-king-helps-task = En kung kan hjälpa till: när en annan pjäs går räknas din kung som springare. Slå springaren med löpare och kung.
lesson-custodian-king-helps-hint = Löpare och springare står vid två hörn på samma sida. Din kung är vid det nedre vänstra.
lesson-custodian-king-helps-praise = I det här paret var kungen springaren.
lesson-custodian-king-moves = Kungen slår
lesson-custodian-king-moves-task = En kung som själv går räknas som torn efter ett rakt steg, som löpare efter ett diagonalt. Slå springaren med kung och torn.
lesson-custodian-king-moves-hint = Två torn slår det som står rakt mellan dem. Ditt torn står ovanför springaren.
lesson-custodian-king-moves-praise = Ett rakt steg gör kungen till torn, ett diagonalt till löpare; när en annan pjäs går är den springare.
lesson-custodian-pawn-helps = Bonden hjälper till
lesson-custodian-pawn-helps-task = Också en bonde kan hjälpa till: den räknas som pjäsen som går, med en löpare som löpare, med ett torn som torn. Slå springaren med löpare och bonde.
lesson-custodian-pawn-helps-hint = Två löpare slår från motsatta hörn. Din bonde är vid det övre vänstra.
lesson-custodian-pawn-helps-praise = I det här paret var bonden den andra löparen.
lesson-custodian-pawn-straight = Bondens raka steg
lesson-custodian-pawn-straight-task = En bonde kan själv slå: efter ett steg rakt fram räknas den som löpare. Slå springaren med bonden och löparen.
lesson-custodian-pawn-straight-hint = Två löpare slår från motsatta hörn. Din löpare är vid det övre vänstra.
lesson-custodian-pawn-straight-praise = Två löpare, och den ena är en bonde. Varje pjäs kan vara ena halvan av ett par.

lesson-custodian-pawn = Bondens diagonala steg
lesson-custodian-pawn-task = En bonde får gå diagonalt bara om det slår något. Då räknas den som torn, och det gör även en andra bonde som hjälper till. Slå springaren.
lesson-custodian-pawn-hint = Din bonde på c5 står redan bredvid springaren. Andra sidan är ledig.
lesson-custodian-pawn-praise = Ett rakt steg gör bonden till löpare, ett diagonalt till torn; när en annan pjäs går är den samma slag som den.

lesson-custodian-two = Två på en gång
lesson-custodian-two-task = Ett drag slår allt som det omsluter. Slå båda bönderna på en gång.
lesson-custodian-two-hint = Dina torn står i radens båda ändar. Mitten är ledig.
lesson-custodian-two-praise = Alla par som ett drag bildar slår på en gång.

lesson-custodian-king = Slå kungen
lesson-custodian-king-task = Här finns ingen schack: en kung slås som vilken pjäs som helst, och då är partiet slut. Slå den svarta kungen med dina två springare.
lesson-custodian-king-hint = Din springare på e5 står vid ett hörn av kungen. Den andra ska ställa sig bredvid den, ett språng därifrån.
lesson-custodian-king-praise = När en kung slås är partiet slut.

lesson-custodian-danger = Ur fara
lesson-custodian-danger-task = Svart hotar att ställa din kung mellan två torn. För den i säkerhet, så att inget drag kan slå den.
lesson-custodian-danger-hint = Ett torn står bredvid kungen. Det andra kan gå till c4. Var kan de inte omsluta den?
lesson-custodian-danger-praise = En kung i fara är märkt. Ingenting tvingar dig att flytta den, så håll utkik efter märket.

lesson-custodian-throne = Tronen
lesson-custodian-throne-task = Kronorna visar tronerna, där kungarna började. En kung som står på fiendens tron och inte kan slås där vinner. Ta dig dit på två turer.
lesson-custodian-throne-hint = Tronen är på d7, två steg bort.
lesson-custodian-throne-praise = Att slå är ett sätt att vinna. Tronen är det andra.

## Lektionerna i Take Two Chess.

lesson-taketwo-queen = Damens kort
lesson-taketwo-queen-task = Varje dam och bonde har tre kort, och de två första räknas: rakt, diagonalt eller springarsprång. Din dam har rakt och språng. Slå tornet.
lesson-taketwo-queen-hint = Ingen rak linje leder till tornet. Hoppa.
lesson-taketwo-queen-praise = Se på korten innan du litar på en dam.

lesson-taketwo-pawn = Så slår en bonde
lesson-taketwo-pawn-task = En bonde går med sitt första kort och slår med sitt andra, alltid en rad framåt. Här säger det andra: rakt. Slå springaren.
lesson-taketwo-pawn-hint = Springaren står rakt fram, där bönder annars inte kan slå.
lesson-taketwo-pawn-praise = Första kortet: hur den går. Andra kortet: hur den slår. Vid starten är korten rakt, diagonalt, språng: som i schack.

lesson-taketwo-leap = Bonden hoppar
lesson-taketwo-leap-task = Den här bondens andra kort är språnget: två linjer åt sidan, en rad framåt. Slå springaren.
lesson-taketwo-leap-hint = Räkna två linjer åt vänster och en rad framåt.
lesson-taketwo-leap-praise = En bonde som hoppar slår det som ingen väntar sig.

lesson-taketwo-switch = Byt två kort
lesson-taketwo-switch-task = Innan du drar får du byta plats på två kort hos en dam eller bonde. Byt damens så att den ger schack där den står.
lesson-taketwo-switch-hint = Från f6 skulle en springare angripa kungen. Det kortet är det tredje och räknas inte ännu.
lesson-taketwo-switch-praise = Ett byte kan angripa utan ett drag.

lesson-taketwo-another = En annan drar
lesson-taketwo-another-task = I den tur då kort byts måste en annan pjäs dra. Byt korten hos bonden på e4 så att den slår rakt fram, och slå bonden på e5 i nästa tur.
lesson-taketwo-another-hint = Det raka kortet måste bli det andra. Dra sedan något annat och vänta.
lesson-taketwo-another-praise = Byt först, slå sedan: motståndaren ser det komma.

lesson-taketwo-double = Ett dubbelsteg
lesson-taketwo-double-task = Där den började får en bonde gå två steg med sitt första kort. Här är det diagonalen. För bonden till c4 i ett drag.
lesson-taketwo-double-hint = Två steg längs en diagonal, åt vänster.
lesson-taketwo-double-praise = Rakt, diagonalt eller ett långt språng: första kortet avgör.

lesson-taketwo-promotion = En ny dam
lesson-taketwo-promotion-task = En ny dam behåller bondens kort. Den här går med språng. Förvandla den så att den svarta kungen genast står i schack.
lesson-taketwo-promotion-hint = Två linjer åt sidan och en rad framåt: c8 eller g8? Kungen står på c-linjen.
lesson-taketwo-promotion-praise = Den som förvandlar bör känna korten.

lesson-taketwo-mate = Byte och matt
lesson-taketwo-mate-task = En hel tur: först ett byte, sedan ett drag med en annan pjäs. Tillsammans sätter de matt.
lesson-taketwo-mate-hint = Tornet ger schack på h-linjen. Damen måste vakta rutan dit kungen kunde gå.
lesson-taketwo-mate-praise = Schackmatt! Ingen halva av turen hade räckt.

## Lektionerna för Till Chess.

lesson-till-gap = Över luckan
lesson-till-gap-task = Det finns inget bräde, bara brickor. En pjäs får korsa tomrum men måste stanna där den rör en annan bricka. Du spelar Röd: slå den gula springaren.
lesson-till-gap-hint = Ditt torn siktar rakt på springaren, hur bred luckan än är.
lesson-till-gap-praise = Ingen lucka är för bred. Bara dragets slut måste röra något.

lesson-till-pawn = En egen sorts bonde
lesson-till-pawn-task = En bonde går ett steg åt vilket som helst av de åtta hållen, men slår bara diagonalt. Tre bönder står kring damen: slå den med rätt bonde.
lesson-till-pawn-hint = Två av dem rör damen med en sida. Den tredje rör den med ett hörn.
lesson-till-pawn-praise = Bönder har inget framåt här: alla fyra diagonalerna är deras.

lesson-till-over = Över de egna
lesson-till-over-task = Damer, torn och löpare går över den egna sidans brickor, men inte över andra. Slå det gula tornet.
lesson-till-over-hint = En gul bonde är i vägen för din löpare. I vägen för din dam är bara egna bönder.
lesson-till-over-praise = Egna brickor är aldrig i vägen.

lesson-till-trapped = Låset
lesson-till-trapped-task = Ett lås visar en låst bricka: den ensam håller ihop två grupper, så den kan varken gå eller slå. Slå den gula damen.
lesson-till-trapped-hint = Ditt torn har ett lås. Vad mer når damen?
lesson-till-trapped-praise = Utan tornet hade bordet fallit isär. Se först efter låsen.

lesson-till-king = Ingen matt
lesson-till-king-task = Guls kung står i schack och är låst: Gul hade inget tillåtet drag och passade. Schackmatt finns inte här. Slå kungen och vinn.
lesson-till-king-hint = Ditt torn är också låst. Din löpare går över din bonde.
lesson-till-king-praise = Kungen är slagen: den som har den sista vinner.

lesson-till-threat = Bara ett hot
lesson-till-threat-task = En låst bricka kan inte slå, så din kung behöver inte frukta den. Slå det gula tornet med kungen.
lesson-till-threat-hint = Löparen skyddar bonden. Tornet skyddas bara av damen, och den är låst.
lesson-till-threat-praise = Damen hotar bara: din kung får stå kvar. Blir damen fri är det schack, och den som slår en kung får hans armé.

lesson-till-free = Gör det fritt
lesson-till-free-task = Ditt torn siktar på kungen men är låst. Ge schack: med en andra länk mellan de två grupperna blir tornet fritt.
lesson-till-free-hint = Var skulle din springare röra båda grupperna på en gång?
lesson-till-free-praise = Schack, och tornet har inte ens flyttats.

lesson-till-lock = Lås damen
lesson-till-lock-task = Damen ger schack. Fly inte och gå inte emellan: lås damen, så att den inte längre kan slå.
lesson-till-lock-hint = Vänster och höger hänger ihop på två ställen: genom damen och genom din springare.
lesson-till-lock-praise = Det som är låst ger inte schack. Det kan ett drag långt från din kung ordna.

lesson-till-mate = Inlåst
lesson-till-mate-task = Om ditt torn lämnar sin plats blir den gula kungen låst och kan varken fly eller slå. Ge schack så att Gul måste passa, och slå sedan kungen.
lesson-till-mate-hint = Tornet kan ge schack på två platser. Den ena når den gula damen.
lesson-till-mate-praise = Låst och i schack: det återstod bara att passa.

lesson-till-army = En ny armé
lesson-till-army-task = Den som slår en kung får genast alla den spelarens brickor. Du spelar Röd, mot Gul och Blå: slå båda kungarna på två turer.
lesson-till-army-hint = Din springare kan slå Guls kung. Då är Guls torn ditt och går över dina bönder.
lesson-till-army-praise = Två kungar på två turer, och den andra föll för ett torn som hade varit Guls.

## Lektioner för TCHES(S): det vanliga spelet.

lesson-tches-main-guardian = Gå, slå sedan
lesson-tches-main-guardian-task = Många pjäser här går och slår sedan: väktaren går som ett torn, sedan slår den ett steg diagonalt (×). Slå springaren.
lesson-tches-main-guardian-hint = Uppåt längs linjen finns två rutor som rör springaren med ett hörn.
lesson-tches-main-guardian-praise = Tryck på målet, så går och slår pjäsen i ett svep.

lesson-tches-main-paladin = Paladinen
lesson-tches-main-paladin-task = Paladinen går som en löpare och slår sedan ett steg rakt (+). Slå damen.
lesson-tches-main-paladin-hint = Den slår inte det som står på dess diagonal. Vilka av diagonalens rutor rör damen med en sida?
lesson-tches-main-paladin-praise = Först ett stilla drag, sedan slaget: tornet var aldrig i fara, men damen.

lesson-tches-main-griffin = Gripen
lesson-tches-main-griffin-task = Gripen hoppar som en springare och slår sedan ett steg diagonalt (×). En mur stänger ute ditt torn: slå damen.
lesson-tches-main-griffin-hint = Gripen landar på en tom ruta. Vilken rör damen med ett hörn?
lesson-tches-main-griffin-praise = Ett språng och ett steg: knappt någon mur hejdar en grip.

lesson-tches-main-champion = Grip eller kämpe?
lesson-tches-main-champion-task = Även kämpen hoppar som en springare, men slår sedan ett steg rakt (+). Slå damen med rätt pjäs av de två.
lesson-tches-main-champion-hint = Båda kan hoppa till f6, rakt under damen. Vilken av dem fortsätter rakt?
lesson-tches-main-champion-praise = Det lilla tecknet på en pjäs visar hur den slår: × diagonalt, + rakt.

lesson-tches-main-turn = En hel tur
lesson-tches-main-turn-task = En tur har tre handlingar, var och en av en annan pjäs; ingen får hoppas över så länge någon pjäs kan handla. Slå springaren, löparen och tornet i en tur.
lesson-tches-main-turn-hint = Gripen kunde slå vilken som helst av de tre, men ingen annan pjäs når tornet. Och den står i vägen för väktaren.
lesson-tches-main-turn-praise = Den första handlingen öppnade vägen för en annan: tänk på ordningen.

lesson-tches-main-lion = Lejonet
lesson-tches-main-lion-task = Lejonet går ett steg som en kung till en tom ruta, och kan därifrån slå ett steg till. Utan det första steget slår det aldrig. Slå damen.
lesson-tches-main-lion-hint = Vilken tom ruta rör både lejonet och damen?
lesson-tches-main-lion-praise = Två steg i en handling, och vilket håll som helst duger.

lesson-tches-main-magister = Magistern
lesson-tches-main-magister-task = Magistern är väktare och paladin: den går som ett torn och slår diagonalt, eller går som en löpare och slår rakt. Slå damen.
lesson-tches-main-magister-hint = Inget torndrag för den till ett hörn av damen. Se längs dess diagonaler.
lesson-tches-main-magister-praise = Det den inte kan slå på ett sätt kan den kanske slå på det andra.

lesson-tches-main-promotion = Vad ska den bli?
lesson-tches-main-promotion-task = På sista raden blir en bonde en pjäs av ett slag som din armé började med, men inte kung. Sätt matt med den här handlingen.
lesson-tches-main-promotion-hint = På c8 skulle en dam inte se längre än till den svarta gripen. Vad hoppar förbi den?
lesson-tches-main-promotion-praise = Schackmatt, mitt bland alla vakter. Ingen dam hade kunnat det.

lesson-tches-main-check = Schack mitt i turen
lesson-tches-main-check-task = Mitt i en tur får din kung stå i schack, men inte när den slutar. Tornet skyddar kungen: slå ändå damen med det.
lesson-tches-main-check-hint = När tornet har gått är två handlingar kvar: en annan pjäs kan ställa sig framför kungen.
lesson-tches-main-check-praise = Bara turens slut räknas. En kung står i schack om en enda handling kan slå den.

lesson-tches-main-mate = Ett nät av tre
lesson-tches-main-mate-task = Sätt matt i den här turen med en handling var av torn, väktare och paladin. Men Svarts springare kunde komma kungen till hjälp.
lesson-tches-main-mate-hint = Paladinen kan slå springaren, väktaren vakta raden framför kungen och tornet ge schack.
lesson-tches-main-mate-praise = Schackmatt: även Svart skulle ha tre handlingar, men ingen som hjälper.

## Lektioner för TCHES(S): turens handlingar, samma pjäs igen, att slå kungar och flaggor, villebråd.

lesson-tches-strike-three = Tre på en tur
lesson-tches-strike-three-task = En tur har tre handlingar, var och en av en annan pjäs; ingen får hoppas över så länge någon pjäs kan handla. Slå springaren, löparen och bonden i en tur.
lesson-tches-strike-three-hint = Din springare kunde slå vilken som helst av de tre. Ditt torn och din löpare har inget val.
lesson-tches-strike-three-praise = Tre slag i en tur: varje pjäs slog vad de andra inte kunde.
lesson-tches-strike-marked = Vem är kvar?
lesson-tches-strike-marked-task = Din dam och ditt torn har handlat i den här turen och är märkta. En handling är kvar: slå den svarta damen.
lesson-tches-strike-marked-hint = Leta efter en pjäs utan märke som når den svarta damen.
lesson-tches-strike-marked-praise = Märkena finns kvar tills turen slutar; i nästa tur kan varje pjäs handla igen.
lesson-tches-strike-open = Ur vägen
lesson-tches-strike-open-task = Tornet siktar på damen, men två av dina egna pjäser står emellan. Du har tre handlingar: slå damen.
lesson-tches-strike-open-hint = Vilket steg som helst ut ur linjen duger. Tornet handlar sist.
lesson-tches-strike-open-praise = Två gick ur vägen och den tredje slog: du väljer själv handlingarnas ordning.
lesson-tches-strike-shield = En sköld som slår
lesson-tches-strike-shield-task = Ditt torn skyddar kungen, som redan har handlat. Mitt i en tur får en kung stå i schack, men inte vid dess slut. Slå damen.
lesson-tches-strike-shield-hint = När tornet är borta måste en annan pjäs ställa sig framför kungen.
lesson-tches-strike-shield-praise = Schack mitt i en tur gör ingen skada. Bara slutet räknas.
lesson-tches-strike-mate = Matt av tre
lesson-tches-strike-mate-task = Torn, löpare och springare, en handling var: tillsammans sätter de matt i den här turen.
lesson-tches-strike-mate-hint = Tornet ger schack längs sista raden. De andra vaktar rutorna dit kungen kunde gå.
lesson-tches-strike-mate-praise = Schackmatt! Ingen av de tre kunde undvaras.

lesson-tches-same-three = Tre språng
lesson-tches-same-three-task = I det här spelet får samma pjäs handla igen. Låt din springare slå tre pjäser i en tur.
lesson-tches-same-three-hint = Till en början finns två bönder. Bara efter den ena hittar springaren mer att slå.
lesson-tches-same-three-praise = Tre språng, tre slag: här kan en tur vara en resa.
lesson-tches-same-promote = En bondes långa dag
lesson-tches-same-promote-task = Samma pjäs får handla igen, även en bonde. För den till sista raden i den här turen: där blir den en pjäs som du väljer.
lesson-tches-same-promote-hint = Rakt fram är vägen stängd. Se på vad som står bakom pjäserna som bonden kunde slå.
lesson-tches-same-promote-praise = Från brädets mitt till förvandling i en tur: ingen bonde är ofarlig här.
lesson-tches-same-return = Dit och tillbaka
lesson-tches-same-return-task = Här har en tur två handlingar, och en pjäs får göra båda. Slå damen, och sluta turen med kungen i säkerhet.
lesson-tches-same-return-hint = Tornet skyddar kungen. När det har slagit kan det gå tillbaka.
lesson-tches-same-return-praise = Det slog och står på sin plats igen: bara turens slut räknas.
lesson-tches-same-king = En djärv kung
lesson-tches-same-king-task = En tur har två handlingar, och kungen får göra båda. Slå den skyddade springaren med den: först vid turens slut måste den vara säker.
lesson-tches-same-king-hint = Låt kungen gå tillbaka dit den kom ifrån när den har slagit.
lesson-tches-same-king-praise = In och ut: det som är skyddat mot ett steg är inte skyddat mot två.
lesson-tches-same-mate = En kung med två steg
lesson-tches-same-mate-task = En tur har två handlingar, och även fiendens kung får gå två steg. Sätt matt i den här turen.
lesson-tches-same-mate-hint = Vakta varje ruta inom två steg från kungen. Tornet går runt damen.
lesson-tches-same-mate-praise = Schackmatt! En kung med två steg kräver ett större nät.

lesson-tches-capture-king = Slå kungen
lesson-tches-capture-king-task = Här finns inget schack: en kung slås som vilken pjäs som helst. Men kungar slår aldrig. Slå den svarta kungen.
lesson-tches-capture-king-hint = Din kung får inte göra det, och en bonde står framför tornet. Vad mer når så långt?
lesson-tches-capture-king-praise = Nu ligger kungen under springaren och följer med den.
lesson-tches-capture-home = Bär hem den
lesson-tches-capture-home-task = Din löpare håller den svarta kungen. För den till din portal, d1, så vinner du.
lesson-tches-capture-home-hint = Bara pjäsen som håller kungen för hem den.
lesson-tches-capture-home-praise = Hemma! Så vinner man det här spelet.
lesson-tches-capture-captor = Vem ska slå den?
lesson-tches-capture-captor-task = Tre av dina pjäser kan slå kungen. Slå den med den som kan bära den till din portal, d1, i din nästa tur.
lesson-tches-capture-captor-hint = Vilken av dem når d1 från kungens ruta i ett drag?
lesson-tches-capture-captor-praise = Tänk på hemvägen innan du slår.
lesson-tches-capture-free = Befria din kung
lesson-tches-capture-free-task = Den svarta springaren håller din kung och är ett språng från sin portal. Slå den; ställ sedan din kung på en av de närmaste rutorna.
lesson-tches-capture-free-hint = Att slå den svarta kungen vore för sent. Ditt torn har en fri linje.
lesson-tches-capture-free-praise = Slå den som tog kungen, så är den fri. Att ställa ut den kostar ingen handling.
lesson-tches-capture-door = Öppna dörren
lesson-tches-capture-door-task = Ditt torn håller den svarta kungen, och din portal, d1, ligger i slutet av dess linje. Röj vägen och gå hem i den här turen.
lesson-tches-capture-door-hint = Löparen och din kung måste lämna linjen. Tornet går sist.
lesson-tches-capture-door-praise = Portalen måste vara tom: även din egen kung kan stå i vägen.
lesson-tches-capture-dash = En räd på en tur
lesson-tches-capture-dash-task = Här får samma pjäs handla igen. Slå kungen med din springare och bär den till din portal, d1, allt i den här turen.
lesson-tches-capture-dash-hint = Från kungens ruta leder två språng hem. På en av rutorna däremellan står din egen bonde.
lesson-tches-capture-dash-praise = Slagen, buren, hemma: ett helt parti på tre handlingar.

lesson-tches-flag-stands = Flaggan står stilla
lesson-tches-flag-stands-task = Kungen är flaggan här och går aldrig av sig själv. Den svarta damen är på väg att ta din: slå damen.
lesson-tches-flag-stands-hint = Flaggan kan inte gå undan, och en bonde står framför tornet. Vem hoppar?
lesson-tches-flag-stands-praise = En flagga kan inte fly. De som vaktar den måste se vad som kommer.
lesson-tches-flag-wall = Över muren
lesson-tches-flag-wall-task = Den svarta kungen, flaggan, gömmer sig bakom en mur. Gripen hoppar som en springare och får sedan slå ett steg diagonalt: ta flaggan.
lesson-tches-flag-wall-hint = Till vilken tom ruta vid muren kan gripen hoppa? Därifrån är flaggan ett steg bort.
lesson-tches-flag-wall-praise = Nu ligger flaggan under gripen och följer med den.
lesson-tches-flag-home = Vägen hem
lesson-tches-flag-home-task = Ta flaggan, den svarta kungen, och bär den till din portal, a4, i din nästa tur. Se först efter hur varje pjäs kommer hem.
lesson-tches-flag-home-hint = En diagonal leder från flaggan till din portal.
lesson-tches-flag-home-praise = En flagga är värd lika mycket som vägen hem.
lesson-tches-flag-rescue = Rädda din flagga
lesson-tches-flag-rescue-task = Det svarta tornet håller din flagga, ett steg från sin portal. Slå tornet; ställ sedan din flagga på en av de närmaste rutorna.
lesson-tches-flag-rescue-hint = Din löpare står framför ditt torn, men något litet står nära.
lesson-tches-flag-rescue-praise = Fri igen! Där du har ställt flaggan står den tills någon tar den.
lesson-tches-flag-clear = Två flaggor, en väg
lesson-tches-flag-clear-task = Ditt torn håller deras flagga; löparen i dess väg håller din. Slå den, ställ din flagga där den inte spärrar, och nå a4 i din nästa tur.
lesson-tches-flag-clear-hint = Din flagga får inte stå på din portal.
lesson-tches-flag-clear-praise = Din flagga är fri, och deras är hemma hos dig.

lesson-tches-prey-last = Vad är villebrådet?
lesson-tches-prey-last-task = Här är damer villebrådet, och kungar är pjäser som andra. Den som förlorar sitt sista villebråd förlorar. Vinn på en handling.
lesson-tches-prey-last-hint = Att slå kungen vinner inget. Vem når damen?
lesson-tches-prey-last-praise = Damen var allt som räknades, och den är din.
lesson-tches-prey-king = Utan rädsla
lesson-tches-prey-king-task = Där damer är villebrådet behöver en kung inte frukta schack. Tornet skyddar den svarta damen; vinn ändå, på en handling.
lesson-tches-prey-king-hint = Ditt eget torn är spärrat. Vem står bredvid damen?
lesson-tches-prey-king-praise = Här finns inget schack, och en kung kan slå som vilken pjäs som helst.
lesson-tches-prey-two = Två slags villebråd
lesson-tches-prey-two-task = Här är damer och magistrar villebråd, och den sista av dem avgör. Slå den svarta damen och den svarta magistern i den här turen med två handlingar.
lesson-tches-prey-two-hint = Ditt torn kunde slå båda, din löpare bara en av dem.
lesson-tches-prey-two-praise = Båda är slagna: med det sista villebrådet slutar partiet.
lesson-tches-prey-second = En dam till
lesson-tches-prey-second-task = Damer är villebrådet, och den svarta springaren angriper din enda. Fly inte: skaffa en dam till.
lesson-tches-prey-second-hint = Din bonde är ett steg från sista raden. Du väljer vad den blir.
lesson-tches-prey-second-praise = Med två damer är förlusten av en inget nederlag.
lesson-tches-prey-hunt = En krokig väg
lesson-tches-prey-hunt-task = Lönnmördare är villebrådet. Din går två rutor rakt och en åt sidan, eller en och sedan två, och slår det första den möter. Vinn i den här turen.
lesson-tches-prey-hunt-hint = En av dess vägar slutar vid bonden. På den andra står din egen springare.
lesson-tches-prey-hunt-praise = En krokig väg, och en fri: jakten är över.

## Lektioner för TCHES(S): kungar vid portalen, ersättning, bärare, pjäser som är vända åt ett håll, baksidor.

lesson-tches-escort-step = Genom portalen
lesson-tches-escort-step-task = Här vinner en kung som kommer till fiendens portal, d7, genast, om inget angriper den där. Vinn på en handling.
lesson-tches-escort-step-hint = Tornet kunde slå damen. Men hur långt har din kung till d7?
lesson-tches-escort-step-praise = Ett steg genom portalen, och partiet är vunnet.
lesson-tches-escort-guard = En vaktad dörr
lesson-tches-escort-guard-task = Det svarta tornet vaktar portalen, d7, och en angripen kung vinner inte där. Du har två handlingar: för din kung igenom.
lesson-tches-escort-guard-hint = Bonden är ett bete. Vilken annan pjäs kan din löpare slå?
lesson-tches-escort-guard-praise = Utan sin vakt står dörren öppen.
lesson-tches-escort-door = Din egen dörrvakt
lesson-tches-escort-door-task = Ditt eget torn står på portalen, d7. Låt det gå ur vägen så att din kung vinner i den här turen med två handlingar.
lesson-tches-escort-door-hint = När ditt torn är borta ser det svarta tornet portalen, om inte ditt slår det eller stannar emellan.
lesson-tches-escort-door-praise = Det gick ur vägen, och vägen förblev säker.
lesson-tches-escort-race = Ett lopp
lesson-tches-escort-race-task = Den svarta kungen har ett steg till din portal, d1, din har två till d7. Låt ditt första steg hejda den svarta kungen, och vinn med det andra.
lesson-tches-escort-race-hint = När din kung lämnar linjen vaktar ditt torn d1.
lesson-tches-escort-race-praise = Ett steg gjorde två saker: det kom närmare, och det stängde den andra dörren.
lesson-tches-escort-fire = Genom elden
lesson-tches-escort-fire-task = Här får samma pjäs handla igen, och en kung får vara angripen mitt i en tur, men inte vid dess slut. För din till portalen, d7, i den här turen.
lesson-tches-escort-fire-hint = Dina egna pjäser stänger två vägar. Den tredje går genom springaren.
lesson-tches-escort-fire-praise = Två steg i elden, och det tredje vinner: bara turens slut räknas.

lesson-tches-replace-queen = En ny dam
lesson-tches-replace-queen-task = Din dam är förlorad, men här blir en bonde den nya, före turen och utan kostnad. Välj den bonde som sedan kan slå tornet.
lesson-tches-replace-queen-hint = Två av de tre bönderna har en svart bonde i vägen till tornet.
lesson-tches-replace-queen-praise = Förlusten är gottgjord, och du väljer vem som blir den nya damen.
lesson-tches-replace-jester = En ny narr
lesson-tches-replace-jester-task = En bonde blir din förlorade narr, som går som det slag Svart drog sist: en springare. Välj den bonde som sedan kan slå damen.
lesson-tches-replace-jester-hint = Från vilken bonde är det ett springarsprång till damen?
lesson-tches-replace-jester-praise = Var den nya narren står avgör vad den kan göra.
lesson-tches-replace-heir = Arvtagaren
lesson-tches-replace-heir-task = Om Svart förlorar damen blir ett torn den nya. Slå damen och det enda tornet i den här turen med två handlingar: då finns inget som ersätter den.
lesson-tches-replace-heir-hint = Din löpare står i vägen för ditt torn. Låt den göra nytta när den går.
lesson-tches-replace-heir-praise = Ingen arvtagare, ingen ny dam.
lesson-tches-replace-mate = Vilken löpare?
lesson-tches-replace-mate-task = Din dam är förlorad, och en av dina löpare blir den nya. Välj löparen så att du genast kan sätta matt.
lesson-tches-replace-mate-hint = Bredvid den svarta kungen behöver damen skydd. Vilken löpare skyddar b6?
lesson-tches-replace-mate-praise = Schackmatt: en löpare blev dam, den andra skyddade den.
lesson-tches-replace-less = Dam blir springare
lesson-tches-replace-less-task = Här måste en dam bli den springare som dess sida har förlorat, före allt annat. Utnyttja det: sätt matt med ett slag.
lesson-tches-replace-less-hint = Den svarta damen kunde ställa sig mellan ditt torn och kungen. Efter vilket slag kan den inte det?
lesson-tches-replace-less-praise = Det som måste ersättas ersätts först, även när det gör ont.

lesson-tches-transport-climb = Sitt upp
lesson-tches-transport-climb-task = Springare bär: draget slutar på en annan pjäs på samma sida, och springaren står på den. Men inga kungar och inga bärare. Ta upp en passagerare.
lesson-tches-transport-climb-hint = Tre av dina pjäser är ett språng från springaren på c3. En är kungen, en är en springare.
lesson-tches-transport-climb-praise = Två pjäser på en ruta: springaren går, och tornet åker med.
lesson-tches-transport-wall = Över muren
lesson-tches-transport-wall-task = Tornet under din springare är instängt av sina egna bönder. Låt springaren ta med det till c3.
lesson-tches-transport-wall-hint = Springaren hoppar över bönderna, ensam eller med tornet: välj med tornet.
lesson-tches-transport-wall-praise = Den som bär väljer varje gång: ta med, eller lämna kvar.
lesson-tches-transport-way = Avsatt på vägen
lesson-tches-transport-way-task = En kämpe hoppar som en springare och får sedan slå ett steg rakt. Slå löparen, och sätt ner bonden på vägen, på e4.
lesson-tches-transport-way-hint = Hoppa till e4 med bonden, lämna den där och slå därifrån.
lesson-tches-transport-way-praise = Bära, sätta ner, slå: allt i en handling.
lesson-tches-transport-mate = Tornet vaknar
lesson-tches-transport-mate-task = En passagerare kan inte handla så länge bäraren står på den. En tur har två handlingar: sätt matt.
lesson-tches-transport-mate-hint = Tornet ger schack längs sista raden. Vem kunde slå det där? Springaren börjar.
lesson-tches-transport-mate-praise = Springaren gick, och tornet vaknade: schackmatt.
lesson-tches-transport-promote = Till häst
lesson-tches-transport-promote-task = Samma pjäs får handla igen, och en tur har tre handlingar. Låt springaren bära bonden framåt, och förvandla den i den här turen.
lesson-tches-transport-promote-hint = Bär den till sjätte raden, dit där rutan framför är tom. Sedan går springaren.
lesson-tches-transport-promote-praise = Skjuts, ett steg, förvandling: det sista steget tar bonden själv.

lesson-tches-polarity-behind = Bakom ryggen
lesson-tches-polarity-behind-task = Här är varje pjäs vänd åt ett håll, som pilen vid rutans kant visar, och går aldrig bakåt. Slå springaren.
lesson-tches-polarity-behind-hint = Det närmaste tornet vänder ryggen åt springaren. Det andra är vänt framåt.
lesson-tches-polarity-behind-praise = Framåt och åt sidan, men aldrig bakåt: ge akt på pilarna.
lesson-tches-polarity-turn = Se tillbaka
lesson-tches-polarity-turn-task = Efter sitt drag får en pjäs vridas åt vilket håll som helst. Ge schack med ditt torn på en handling.
lesson-tches-polarity-turn-hint = På kungens linje har tornet ryggen mot den, om det inte vrids.
lesson-tches-polarity-turn-praise = Först draget, sedan vridningen: båda är en enda handling.
lesson-tches-polarity-blind = Den blinda sidan
lesson-tches-polarity-blind-task = En pjäs skyddar inget bakom sig. Två springare står nära din kung: slå den som ett torn vänder ryggen åt.
lesson-tches-polarity-blind-hint = Pilen hos ett av tornen visar ut från brädet.
lesson-tches-polarity-blind-praise = Det som är bakom en pjäs skyddar den inte.
lesson-tches-polarity-round = Helt om
lesson-tches-polarity-round-task = Här är vridning på stället en handling. En tur har två, och en pjäs får göra båda. Damen står bakom ditt torn: slå den.
lesson-tches-polarity-round-hint = Vrid tornet först; vilket annat håll som helst duger.
lesson-tches-polarity-round-praise = En handling för att vrida, en för att slå.
lesson-tches-polarity-mate = Bakifrån
lesson-tches-polarity-mate-task = Inte heller en kung går bakåt, och den svarta är vänd nedåt. Sätt matt bakifrån, på en handling.
lesson-tches-polarity-mate-hint = Tornet på sista raden går till kungens linje och måste vridas mot kungen.
lesson-tches-polarity-mate-praise = Schackmatt: ett torn stänger sidan, det andra kommer bakifrån, och bakåt går ingen kung.

lesson-tches-backs-templar = Gå och slå
lesson-tches-backs-templar-task = En tempelriddare går som en löpare och slår som ett torn; en exark gör tvärtom. Slå damen.
lesson-tches-backs-templar-hint = Exarken skulle behöva en diagonal; en tempelriddare måste se damen rakt fram eller åt sidan.
lesson-tches-backs-templar-praise = Att gå är en sak, att slå en annan: så är många baksidor gjorda.
lesson-tches-backs-leap = Exakt två
lesson-tches-backs-leap-task = En ballista hoppar exakt två rutor rakt, en bågskytt två diagonalt, över vad som än står emellan. Slå damen.
lesson-tches-backs-leap-hint = Båda ballistorna har tre rutor till damen. Räkna från bågskytten.
lesson-tches-backs-leap-praise = Murar hejdar dem inte, men det gör avståndet.
lesson-tches-backs-chariot = Runt hörnet
lesson-tches-backs-chariot-task = En stridsvagn kör två rutor rakt, sedan en åt sidan, och varje ruta på vägen måste vara tom. Slå damen.
lesson-tches-backs-chariot-hint = Den ena vagnen har ditt eget torn i vägen. Vilken väg kör den andra?
lesson-tches-backs-chariot-praise = Som en springare, men utan språng: se på vägen.
lesson-tches-backs-pikeman = En lång pik
lesson-tches-backs-pikeman-task = En pikenerare slår exakt två rutor framåt, över en tom ruta. Bara en av dina tre kan slå: gör det.
lesson-tches-backs-pikeman-hint = Det som står alldeles framför den kan den varken slå eller nå över.
lesson-tches-backs-pikeman-praise = En pik når långt, men den behöver plats.
lesson-tches-backs-jester = Härmaren
lesson-tches-backs-jester-task = En narr går som det slags pjäs som motspelaren drog sist; den lilla bilden på den visar vilket. Slå damen.
lesson-tches-backs-jester-hint = Svart har dragit ett torn: nu går din narr som ett sådant.
lesson-tches-backs-jester-praise = Efter Svarts nästa drag är den kanske en helt annan.
lesson-tches-backs-emperor = Kejsarens matt
lesson-tches-backs-emperor-task = En kejsare hoppar som en springare och får sedan slå ett steg åt vilket håll som helst. Sätt matt på en handling.
lesson-tches-backs-emperor-hint = Varifrån kunde den hoppa till b7, intill kungen? På c5 skulle bonden slå den.
lesson-tches-backs-emperor-praise = Schackmatt: språnget är bara ett hot, och redan finns ingen utväg.
lesson-tches-backs-choose = Välj mot det du ser
lesson-tches-backs-choose-task = Vänd dina pjäser så att en av dem slår damen på d4 med din första handling.
lesson-tches-backs-choose-hint = Bonden på d3 stoppar allt som glider. Vilken baksida hoppar?
lesson-tches-backs-choose-praise = Ballistan hoppar exakt två rutor. Så får var och en före partiet välja det som passar mot motståndarens armé.
