# Vad varje lektion säger om sig själv.

## Lektionerna för Custodian Chess.

lesson-custodian-rooks = Mellan två torn
lesson-custodian-rooks-task = Här slår man inte genom att gå in på en pjäs: två av dina pjäser slår den tillsammans. Flytta ett torn så att den svarta bonden står mellan dina två torn.
lesson-custodian-rooks-hint = Två torn slår en pjäs som står rakt mellan dem. Ett torn står redan ovanför bonden.
lesson-custodian-rooks-praise = Pjäsen som flyttas slår tillsammans med en som redan står på plats.

lesson-custodian-bishops = Mellan två löpare
lesson-custodian-bishops-task = Löpare slår likadant på diagonalerna. Flytta en löpare så att bonden står mellan dina två löpare.
lesson-custodian-bishops-hint = En löpare står snett upp till höger om bonden. Vilken ruta ligger mitt emot?
lesson-custodian-bishops-praise = Två torn slår rakt, två löpare diagonalt.
lesson-custodian-knights = Två springare
lesson-custodian-knights-task = Två springare slår när den ena står bredvid motståndarens pjäs, den andra vid ett av dess hörn, och de står ett springarsprång från varandra. Slå bonden.
lesson-custodian-knights-hint = En springare står redan bredvid bonden, på rutan ovanför. Den andra kan gå till ett av de nedre hörnen.
lesson-custodian-knights-praise = En bredvid, en vid ett hörn, ett springarsprång emellan.
lesson-custodian-rook-knight = Torn och springare
lesson-custodian-rook-knight-task = Torn och springare slår när båda står bredvid motståndarens pjäs, inte mitt emot varandra utan i rät vinkel. Slå bonden.
lesson-custodian-rook-knight-hint = Springaren står till höger om bonden. Tornet kan gå till rutan nedanför.
lesson-custodian-rook-knight-praise = Båda står bredvid, på var sin sida om ett hörn.
lesson-custodian-bishop-knight = Löpare och springare
lesson-custodian-bishop-knight-task = Löpare och springare slår från två hörn på samma sida av motståndarens pjäs. Slå bonden.
lesson-custodian-bishop-knight-hint = Springaren står vid bondens övre högra hörn. Löparen kan gå till det nedre högra.
lesson-custodian-bishop-knight-praise = Två hörn på samma sida: ovanför, nedanför, till vänster eller till höger.
lesson-custodian-rook-bishop = Torn och löpare
lesson-custodian-rook-bishop-task = Tornet ska stå bredvid motståndarens pjäs, och löparen vid ett hörn intill tornet. Slå bonden.
lesson-custodian-rook-bishop-hint = Löparen står vid bondens övre högra hörn. Tornet kan gå till rutan ovanför bonden.
lesson-custodian-rook-bishop-praise = Sida vid sida slår torn och löpare en pjäs som står bredvid tornet och vid löparens hörn. Det var det sista av de sex paren.

lesson-custodian-king-helps = Kungen hjälper till
lesson-custodian-king-helps-task = En kung kan hjälpa till: när en annan av dina pjäser flyttas räknas kungen som springare. Slå springaren med löpare och kung.
lesson-custodian-king-helps-hint = Löpare och springare slår från två hörn på samma sida. Din kung står vid det nedre vänstra.
lesson-custodian-king-helps-praise = I det här paret räknades kungen som springare.
lesson-custodian-king-moves = Kungen slår
lesson-custodian-king-moves-task = En kung som själv flyttas räknas som torn efter ett rakt steg och som löpare efter ett diagonalt. Slå springaren med kung och torn.
lesson-custodian-king-moves-hint = Två torn slår en pjäs som står rakt mellan dem. Ditt torn står ovanför springaren.
lesson-custodian-king-moves-praise = Efter ett rakt steg räknas kungen som torn, efter ett diagonalt som löpare, och när en annan pjäs flyttas som springare.
lesson-custodian-pawn-helps = Bonden hjälper till
lesson-custodian-pawn-helps-task = Även en bonde kan hjälpa till: den räknas som den pjäs som flyttas, med en löpare som löpare, med ett torn som torn. Slå springaren med löpare och bonde.
lesson-custodian-pawn-helps-hint = Två löpare slår från motsatta hörn. Din bonde står vid det övre vänstra.
lesson-custodian-pawn-helps-praise = I det här paret räknades bonden som den andra löparen.
lesson-custodian-pawn-straight = Bondens raka steg
lesson-custodian-pawn-straight-task = En bonde kan också slå själv: efter ett steg rakt fram räknas den som löpare. Slå springaren med bonde och löpare.
lesson-custodian-pawn-straight-hint = Två löpare slår från motsatta hörn. Din löpare står vid det övre vänstra.
lesson-custodian-pawn-straight-praise = Bonden räknades som den andra löparen. Varje pjäs kan vara ena halvan av ett par.

lesson-custodian-pawn = Bondens diagonala steg
lesson-custodian-pawn-task = En bonde får gå diagonalt bara för att slå. Då räknas den som torn, och det gör även en andra bonde som hjälper till. Slå springaren.
lesson-custodian-pawn-hint = Din bonde på c5 står redan bredvid springaren. Andra sidan är ledig.
lesson-custodian-pawn-praise = Efter ett rakt steg räknas bonden som löpare, efter ett diagonalt som torn, och när en annan pjäs flyttas som den pjäsen.

lesson-custodian-two = Två på en gång
lesson-custodian-two-task = Ett drag slår alla pjäser som det omringar. Slå båda bönderna på en gång.
lesson-custodian-two-hint = Dina torn står i var sin ände av raden. Rutan i mitten är ledig.
lesson-custodian-two-praise = Varje par som ett drag bildar slår.

lesson-custodian-king = Slå kungen
lesson-custodian-king-task = Schack finns inte här: en kung slås som vilken pjäs som helst, och då är partiet slut. Slå den svarta kungen med dina två springare.
lesson-custodian-king-hint = Din springare på e5 står vid ett av kungens hörn. Den andra ska ställa sig bredvid kungen, ett springarsprång från den första.
lesson-custodian-king-praise = När en kung slås är partiet slut.

lesson-custodian-danger = Ur fara
lesson-custodian-danger-task = Svart hotar att få din kung mellan två torn. Flytta den till en ruta där den inte kan slås.
lesson-custodian-danger-hint = Ett torn står bredvid kungen. Det andra kan gå till c4. Var kan de inte omringa den?
lesson-custodian-danger-praise = En kung i fara är markerad. Inget tvingar dig att flytta den, så håll utkik efter markeringen.

lesson-custodian-throne = Tronen
lesson-custodian-throne-task = Kronorna visar tronerna, där kungarna börjar. En kung som når motståndarens tron och inte kan slås där vinner. Ta dig dit på två turer.
lesson-custodian-throne-hint = Tronen är på d7, två steg bort.
lesson-custodian-throne-praise = Att slå kungen är ett sätt att vinna. Tronen är det andra.

## Lektionerna i Take Two Chess.

lesson-taketwo-queen = Damens kort
lesson-taketwo-queen-task = Varje dam och bonde har tre kort, och de två första gäller: rakt, diagonalt eller springarsprång. Din dams två första kort är rakt och språng. Slå tornet.
lesson-taketwo-queen-hint = Ingen rak linje leder till tornet. Hoppa.
lesson-taketwo-queen-praise = Se alltid på damens kort: de avgör hur den går.

lesson-taketwo-pawn = Så slår en bonde
lesson-taketwo-pawn-task = En bonde går med sitt första kort och slår med sitt andra, alltid en rad framåt. Här är det andra kortet rakt. Slå springaren.
lesson-taketwo-pawn-hint = Springaren står rakt fram, där en bonde i vanligt schack inte kan slå.
lesson-taketwo-pawn-praise = Första kortet gäller drag, andra kortet slag. I utgångsställningen är korten rakt, diagonalt, språng: som i schack.

lesson-taketwo-leap = Bonden hoppar
lesson-taketwo-leap-task = Den här bondens andra kort är språng: två linjer åt sidan, en rad framåt. Slå springaren.
lesson-taketwo-leap-hint = Räkna två linjer åt vänster och en rad framåt.
lesson-taketwo-leap-praise = Slag av en hoppande bonde är lätta att förbise.

lesson-taketwo-switch = Byt plats på två kort
lesson-taketwo-switch-task = Före ditt drag får du byta plats på två kort hos en dam eller bonde. Byt två av damens kort så att den ger schack där den står.
lesson-taketwo-switch-hint = Från f6 skulle en springare angripa kungen. Språnget är det tredje kortet, som inte gäller ännu.
lesson-taketwo-switch-praise = Redan kortbytet i sig kan ge schack.

lesson-taketwo-another = En annan pjäs går
lesson-taketwo-another-task = Efter ett byte måste en annan pjäs gå. Byt plats på två kort hos bonden på e4 så att den kan slå rakt fram, och slå bonden på e5 i nästa tur.
lesson-taketwo-another-hint = Gör det raka kortet till det andra. Flytta sedan en annan pjäs.
lesson-taketwo-another-praise = Byt först, slå i nästa tur: motståndaren har en tur på sig att svara.

lesson-taketwo-double = Ett dubbelsteg
lesson-taketwo-double-task = Från sin utgångsruta får en bonde gå två steg med sitt första kort. Här är det diagonalt. Ta bonden till c4 i ett drag.
lesson-taketwo-double-hint = Två steg längs samma diagonal, åt vänster.
lesson-taketwo-double-praise = Rakt, diagonalt eller ett långt språng: första kortet avgör.

lesson-taketwo-promotion = En ny dam
lesson-taketwo-promotion-task = En bonde som blir dam behåller sina kort. Den här bonden går med språng. Förvandla den så att den svarta kungen genast står i schack.
lesson-taketwo-promotion-hint = Två linjer åt sidan och en rad framåt: c8 eller g8? Kungen står på c-linjen.
lesson-taketwo-promotion-praise = Se på bondens kort före förvandlingen.

lesson-taketwo-mate = Byte och matt
lesson-taketwo-mate-task = Spela en hel tur: först ett byte, sedan ett drag med en annan pjäs. Tillsammans sätter de matt.
lesson-taketwo-mate-hint = Tornet ger schack på h-linjen. Damen måste täcka kungens flyktruta.
lesson-taketwo-mate-praise = Schackmatt! Bytet eller draget ensamt hade inte räckt.

## Lektionerna för Till Chess.

lesson-till-gap = Över luckan
lesson-till-gap-task = Det finns inget bräde, bara brickor. En bricka får korsa ett tomrum men måste stanna intill en annan. Du spelar Röd: slå den gula springaren.
lesson-till-gap-hint = Ditt torn ligger i rak linje med springaren, hur bred luckan än är.
lesson-till-gap-praise = Ingen lucka är för bred, så länge draget slutar intill en annan bricka.

lesson-till-pawn = En annorlunda bonde
lesson-till-pawn-task = En bonde går ett steg åt något av de åtta hållen, men slår bara diagonalt. Tre bönder ligger kring damen: slå den med rätt bonde.
lesson-till-pawn-hint = Två av dem ligger sida mot sida med damen. Den tredje ligger hörn mot hörn.
lesson-till-pawn-praise = Bönder slår åt alla fyra diagonala håll, även bakåt.

lesson-till-over = Över egna brickor
lesson-till-over-task = Damer, torn och löpare får gå över egna brickor, men inte över andras. Slå det gula tornet.
lesson-till-over-hint = En gul bonde är i vägen för din löpare. I vägen för din dam ligger bara egna bönder.
lesson-till-over-praise = Egna brickor spärrar aldrig dina damer, torn och löpare.

lesson-till-trapped = Låset
lesson-till-trapped-task = Ett lås visar att en bricka är låst: den håller ensam ihop två grupper, så den kan varken gå eller slå. Slå den gula damen.
lesson-till-trapped-hint = Ditt torn har ett lås. Vilken annan bricka når damen?
lesson-till-trapped-praise = Utan tornet hade brickorna fallit isär i två grupper. Se först efter låsen.

lesson-till-king = Ingen matt
lesson-till-king-task = Guls kung står i schack och är låst: Gul hade inget tillåtet drag och passade. Schackmatt finns inte här. Slå kungen och vinn.
lesson-till-king-hint = Ditt torn är också låst. Din löpare kan gå över din bonde.
lesson-till-king-praise = Du slog kungen: den som har den sista kungen vinner.

lesson-till-threat = Bara ett hot
lesson-till-threat-task = En låst bricka kan inte slå och är därför ofarlig för din kung. Slå det gula tornet med kungen.
lesson-till-threat-hint = Löparen skyddar bonden. Tornet skyddas bara av damen, och den är låst.
lesson-till-threat-praise = Damen hotar bara: din kung får stå kvar. Blir damen fri är det schack, och den som slår en kung tar över dess armé.

lesson-till-free = Befria tornet
lesson-till-free-task = Ditt torn ligger i rak linje med kungen men är låst. Ge schack: när en bricka till håller ihop de två grupperna blir tornet fritt.
lesson-till-free-hint = På vilken plats skulle din springare ligga intill båda grupperna på en gång?
lesson-till-free-praise = Schack, utan att tornet har flyttats.

lesson-till-lock = Lås damen
lesson-till-lock-task = Damen ger schack. Flytta inte kungen och lägg inget emellan: lås damen, så att den inte längre kan slå.
lesson-till-lock-hint = Vänster och höger grupp hänger ihop på två ställen: genom damen och genom din springare.
lesson-till-lock-praise = En låst bricka ger inte schack. Den kan låsas med ett drag långt från din kung.

lesson-till-mate = En låst kung
lesson-till-mate-task = Om ditt torn lämnar sin plats blir den gula kungen låst och kan varken gå eller slå. Ge schack så att Gul måste passa, och slå sedan kungen.
lesson-till-mate-hint = Tornet kan ge schack från två platser. Den gula damen når en av dem.
lesson-till-mate-praise = Kungen var låst och i schack: Gul kunde bara passa.

lesson-till-army = En ny armé
lesson-till-army-task = Den som slår en kung får genast alla den spelarens brickor. Du spelar Röd, mot Gul och Blå: slå båda kungarna på två turer.
lesson-till-army-hint = Din springare kan slå Guls kung. Då blir Guls torn ditt och kan gå över dina bönder.
lesson-till-army-praise = Två kungar på två turer, den andra med ett torn som hade varit Guls.

## Lektioner för TCHES(S): det vanliga spelet.

lesson-tches-main-guardian = Gå först, slå sedan
lesson-tches-main-guardian-task = Många pjäser här går och slår sedan: väktaren går som ett torn och slår sedan ett steg diagonalt (×). Slå springaren.
lesson-tches-main-guardian-hint = Två av rutorna längre fram på linjen ligger hörn mot hörn med springaren.
lesson-tches-main-guardian-praise = Tryck på pjäsen som ska slås, så görs hela handlingen på en gång.

lesson-tches-main-paladin = Paladinen
lesson-tches-main-paladin-task = Paladinen går som en löpare och slår sedan ett steg rakt (+). Slå damen.
lesson-tches-main-paladin-hint = Den slår inte det som står på dess diagonal. Vilka av diagonalens rutor ligger sida vid sida med damen?
lesson-tches-main-paladin-praise = Paladinen slår inte på sin diagonal, utan bredvid den.

lesson-tches-main-griffin = Gripen
lesson-tches-main-griffin-task = Gripen hoppar som en springare och slår sedan ett steg diagonalt (×). En mur av bönder stänger ute ditt torn: slå damen.
lesson-tches-main-griffin-hint = Gripen måste hoppa till en tom ruta. Vilken ligger vid ett av damens hörn?
lesson-tches-main-griffin-praise = Med ett språng och ett steg kommer gripen förbi nästan varje mur.

lesson-tches-main-champion = Grip eller kämpe?
lesson-tches-main-champion-task = Även kämpen hoppar som en springare, men slår sedan ett steg rakt (+). Slå damen med rätt pjäs av de två.
lesson-tches-main-champion-hint = Båda kan hoppa till f6, rakt nedanför damen. Vilken av dem slår rakt?
lesson-tches-main-champion-praise = Det lilla tecknet på en pjäs visar hur den slår: × diagonalt, + rakt.

lesson-tches-main-turn = En hel tur
lesson-tches-main-turn-task = En tur har tre handlingar, alla med olika pjäser; du måste fortsätta så länge någon pjäs kan göra något. Slå springaren, löparen och tornet i en tur.
lesson-tches-main-turn-hint = Gripen kan slå vilken som helst av de tre, men ingen annan pjäs når tornet. Dessutom står gripen i vägen för väktaren.
lesson-tches-main-turn-praise = Den första handlingen röjde vägen för en annan pjäs: ordningen är viktig.

lesson-tches-main-lion = Lejonet
lesson-tches-main-lion-task = Lejonet går ett steg som en kung till en tom ruta, och får därifrån slå ett steg till. Utan det första steget slår det aldrig. Slå damen.
lesson-tches-main-lion-hint = Vilken tom ruta ligger intill både lejonet och damen?
lesson-tches-main-lion-praise = Två steg i en handling, vart och ett åt vilket håll som helst.

lesson-tches-main-magister = Magistern
lesson-tches-main-magister-task = Magistern är väktare och paladin i ett: den går som ett torn och slår diagonalt, eller går som en löpare och slår rakt. Slå damen.
lesson-tches-main-magister-hint = Inget torndrag för den till ett av damens hörn. Se längs dess diagonaler.
lesson-tches-main-magister-praise = Det som magistern inte kan slå på ena sättet kan den kanske slå på det andra.

lesson-tches-main-promotion = Välj förvandling
lesson-tches-main-promotion-task = På sista raden förvandlas en bonde till en pjäs av en typ som din armé började med, men inte till kung. Sätt matt med den här handlingen.
lesson-tches-main-promotion-hint = På c8 skulle den svarta gripen stå i vägen för en dam. Vilken pjäs hoppar över den?
lesson-tches-main-promotion-praise = Schackmatt, mitt bland kungens försvarare. Med en dam hade det inte gått.

lesson-tches-main-check = Schack mitt i turen
lesson-tches-main-check-task = Mitt i en tur får din kung stå i schack, men inte när turen slutar. Tornet skyddar kungen: slå ändå damen med det.
lesson-tches-main-check-hint = Efter slaget är två handlingar kvar: en annan pjäs kan ställa sig framför kungen.
lesson-tches-main-check-praise = Bara turens slut räknas. En kung står i schack om en enda handling kan slå den.

lesson-tches-main-mate = Ett mattnät
lesson-tches-main-mate-task = Sätt matt i den här turen med tornet, väktaren och paladinen, en handling var. Men Svarts springare kan komma kungen till hjälp.
lesson-tches-main-mate-hint = Paladinen kan slå springaren, väktaren täcka raden framför kungen och tornet ge schack.
lesson-tches-main-mate-praise = Schackmatt: Svart skulle också ha tre handlingar, men ingen som hjälper.

## Lektioner för TCHES(S): turens handlingar, samma pjäs igen, att slå kungar och flaggor, villebråd.

lesson-tches-strike-three = Tre slag i en tur
lesson-tches-strike-three-task = En tur har tre handlingar, alla med olika pjäser; du måste fortsätta så länge någon pjäs kan göra något. Slå springaren, löparen och bonden i en tur.
lesson-tches-strike-three-hint = Din springare kan slå vilken som helst av de tre. Ditt torn och din löpare kan slå bara en var.
lesson-tches-strike-three-praise = Tre slag i en tur, med tre olika pjäser.
lesson-tches-strike-marked = Pjäser som har använts
lesson-tches-strike-marked-task = Din dam och ditt torn har redan använts i den här turen och är därför markerade. En handling är kvar: slå den svarta damen.
lesson-tches-strike-marked-hint = Leta efter en omarkerad pjäs som kan slå den svarta damen.
lesson-tches-strike-marked-praise = Markeringarna finns kvar tills turen slutar; i nästa tur kan alla pjäser användas igen.
lesson-tches-strike-open = Ur vägen
lesson-tches-strike-open-task = Två av dina egna pjäser står mellan ditt torn och damen. Du har tre handlingar: slå damen.
lesson-tches-strike-open-hint = Flytta båda bort från linjen; vart spelar ingen roll. Tornet går sist.
lesson-tches-strike-open-praise = Två pjäser gick ur vägen och den tredje slog: du väljer själv ordningen på handlingarna.
lesson-tches-strike-shield = Ett bundet torn
lesson-tches-strike-shield-task = Ditt torn skyddar kungen, som redan har använts. Mitt i en tur får en kung stå i schack, men inte när turen slutar. Slå damen.
lesson-tches-strike-shield-hint = När tornet är borta måste en annan pjäs ställa sig framför kungen.
lesson-tches-strike-shield-praise = Schack mitt i en tur gör inget. Bara turens slut räknas.
lesson-tches-strike-mate = Matt med tre pjäser
lesson-tches-strike-mate-task = Sätt matt i den här turen med tornet, löparen och springaren, en handling var.
lesson-tches-strike-mate-hint = Tornet ger schack längs sista raden. De andra täcker kungens flyktrutor.
lesson-tches-strike-mate-praise = Schackmatt! Alla tre pjäserna behövdes.

lesson-tches-same-three = Tre språng
lesson-tches-same-three-task = I det här spelet får samma pjäs användas igen. Slå tre pjäser i en tur med din springare.
lesson-tches-same-three-hint = Springaren kan börja med två bönder. Bara den ena leder till fler slag.
lesson-tches-same-three-praise = Tre språng, tre slag, en tur.
lesson-tches-same-promote = En bonde ända fram
lesson-tches-same-promote-task = Samma pjäs får användas igen, även en bonde. Ta din bonde till sista raden i den här turen: där förvandlas den till en pjäs som du väljer.
lesson-tches-same-promote-hint = Rakt fram är vägen spärrad. Se bakom pjäserna som bonden kan slå.
lesson-tches-same-promote-praise = Från brädets mitt till förvandling i en tur: här är varje bonde farlig.
lesson-tches-same-return = Dit och tillbaka
lesson-tches-same-return-task = Här har en tur två handlingar, och en pjäs får göra båda. Slå damen, och sluta turen med kungen i säkerhet.
lesson-tches-same-return-hint = Tornet skyddar kungen. Efter slaget kan det gå tillbaka.
lesson-tches-same-return-praise = Tornet slog och gick tillbaka: bara turens slut räknas.
lesson-tches-same-king = Kungen slår
lesson-tches-same-king-task = En tur har två handlingar, och kungen får göra båda. Slå den skyddade springaren med kungen: den behöver vara i säkerhet först när turen slutar.
lesson-tches-same-king-hint = Efter slaget kan kungen gå tillbaka till sin ruta.
lesson-tches-same-king-praise = Kungen hann undan: med två steg kan den slå även en skyddad pjäs.
lesson-tches-same-mate = En kung med två steg
lesson-tches-same-mate-task = En tur har två handlingar, och även motståndarens kung får gå två steg. Sätt matt i den här turen.
lesson-tches-same-mate-hint = Täck alla rutor inom två steg från kungen. Tornet kan gå runt damen i två drag.
lesson-tches-same-mate-praise = Schackmatt! Mot en kung med två steg måste fler rutor täckas.

lesson-tches-capture-king = Slå kungen
lesson-tches-capture-king-task = Schack finns inte här: en kung slås som vilken pjäs som helst. Men kungar slår aldrig. Slå den svarta kungen.
lesson-tches-capture-king-hint = Din kung får inte slå, och en bonde spärrar tornet. Vilken annan pjäs når så långt?
lesson-tches-capture-king-praise = Nu ligger kungen under springaren och följer med den.
lesson-tches-capture-home = Bär hem den
lesson-tches-capture-home-task = Din löpare håller den svarta kungen. Ta den till din portal, d1, så vinner du.
lesson-tches-capture-home-hint = Bara pjäsen som håller kungen kan bära hem den.
lesson-tches-capture-home-praise = Den slagna kungen ligger på din portal: så vinner man det här spelet.
lesson-tches-capture-captor = Rätt pjäs
lesson-tches-capture-captor-task = Tre av dina pjäser kan slå kungen. Slå den med den pjäs som kan bära den till din portal, d1, i nästa tur.
lesson-tches-capture-captor-hint = Vilken av dem kommer från kungens ruta till d1 i ett drag?
lesson-tches-capture-captor-praise = Tänk på hemvägen innan du slår en kung.
lesson-tches-capture-free = Befria din kung
lesson-tches-capture-free-task = Den svarta springaren håller din kung och är ett språng från sin portal. Slå den, och ställ sedan din kung på en av de närmaste rutorna.
lesson-tches-capture-free-hint = Att slå den svarta kungen tar för lång tid. Tornets linje är fri.
lesson-tches-capture-free-praise = När pjäsen som håller kungen slås blir kungen fri. Att placera den kostar ingen handling.
lesson-tches-capture-door = Röj vägen
lesson-tches-capture-door-task = Ditt torn håller den svarta kungen, och din portal, d1, ligger i slutet av dess linje. Röj vägen och bär hem kungen i den här turen.
lesson-tches-capture-door-hint = Löparen och din kung måste lämna linjen. Tornet går sist.
lesson-tches-capture-door-praise = Portalen måste vara tom: även din egen kung kan stå i vägen.
lesson-tches-capture-dash = En räd på en tur
lesson-tches-capture-dash-task = Här får samma pjäs användas igen. Slå kungen med din springare och bär den till din portal, d1, allt i den här turen.
lesson-tches-capture-dash-hint = Från kungens ruta är det två språng till d1. Din egen bonde spärrar en av de två vägarna.
lesson-tches-capture-dash-praise = Slagen, buren och hemma på tre handlingar.

lesson-tches-flag-stands = Flaggan står stilla
lesson-tches-flag-stands-task = Här är kungen flaggan och kan aldrig gå själv. Den svarta damen är på väg att ta din flagga: slå damen.
lesson-tches-flag-stands-hint = Flaggan kan inte gå undan, och en bonde spärrar tornet. Vilken pjäs hoppar?
lesson-tches-flag-stands-praise = En flagga kan inte fly: upptäck hoten mot den i tid.
lesson-tches-flag-wall = Över muren
lesson-tches-flag-wall-task = Den svarta kungen, flaggan, står bakom en mur av pjäser. Gripen hoppar som en springare och får sedan slå ett steg diagonalt: ta flaggan.
lesson-tches-flag-wall-hint = Till vilken tom ruta vid muren kan gripen hoppa? Därifrån ska flaggan stå ett diagonalt steg bort.
lesson-tches-flag-wall-praise = Nu ligger flaggan under gripen och följer med den.
lesson-tches-flag-home = Vägen hem
lesson-tches-flag-home-task = Ta flaggan, den svarta kungen, och bär den till din portal, a4, i nästa tur. Se först efter hur varje pjäs kan komma hem.
lesson-tches-flag-home-hint = En diagonal leder från flaggan till din portal.
lesson-tches-flag-home-praise = Se efter hur flaggan ska bäras hem innan du tar den.
lesson-tches-flag-rescue = Rädda din flagga
lesson-tches-flag-rescue-task = Det svarta tornet håller din flagga, ett steg från sin portal. Slå tornet, och ställ sedan din flagga på en av de närmaste rutorna.
lesson-tches-flag-rescue-hint = Din löpare står framför ditt torn, men en bonde står nära.
lesson-tches-flag-rescue-praise = Flaggan är fri igen. Den står kvar där du har ställt den, tills den tas.
lesson-tches-flag-clear = Två flaggor, en väg
lesson-tches-flag-clear-task = Ditt torn håller Svarts flagga; löparen i dess väg håller din. Slå löparen, ställ din flagga där den inte spärrar, och nå a4 i nästa tur.
lesson-tches-flag-clear-hint = Din flagga får inte stå på din portal.
lesson-tches-flag-clear-praise = Din flagga är fri, och Svarts är hemburen.

lesson-tches-prey-last = Villebrådet
lesson-tches-prey-last-task = Här är damer villebråd, och kungar är vanliga pjäser. Den som förlorar sitt sista villebråd förlorar partiet. Vinn på en handling.
lesson-tches-prey-last-hint = Man vinner inte på att slå kungen. Vilken pjäs når damen?
lesson-tches-prey-last-praise = Du slog det sista villebrådet, och därmed är partiet vunnet.
lesson-tches-prey-king = Kungen utan schack
lesson-tches-prey-king-task = Här är damer villebråd, och schack finns inte. Tornet skyddar den svarta damen: vinn ändå, på en handling.
lesson-tches-prey-king-hint = Ditt eget torn är spärrat. Vilken pjäs står bredvid damen?
lesson-tches-prey-king-praise = Schack finns inte här, och en kung kan slå som vilken pjäs som helst.
lesson-tches-prey-two = Två pjästyper som villebråd
lesson-tches-prey-two-task = Här är damer och magistrar villebråd, och den som förlorar den sista av dem förlorar. Slå den svarta damen och den svarta magistern i den här turen, som har två handlingar.
lesson-tches-prey-two-hint = Ditt torn kan slå vilken som helst av dem, din löpare bara den ena.
lesson-tches-prey-two-praise = Båda är slagna: med det sista villebrådet slutar partiet.
lesson-tches-prey-second = En dam till
lesson-tches-prey-second-task = Damer är villebråd, och den svarta springaren angriper din enda dam. Flytta den inte: skaffa en dam till.
lesson-tches-prey-second-hint = Din bonde är ett steg från sista raden. Du väljer vad den förvandlas till.
lesson-tches-prey-second-praise = Med två damer förlorar du inte partiet när den ena slås.
lesson-tches-prey-hunt = Jakt på lönnmördaren
lesson-tches-prey-hunt-task = Lönnmördare är villebråd. Din går två rutor rakt och en åt sidan, eller en och sedan två, och slår den första pjäs den möter. Vinn i den här turen.
lesson-tches-prey-hunt-hint = En av de två vägarna till villebrådet slutar vid bonden. På den andra står din egen springare.
lesson-tches-prey-hunt-praise = När vägen var fri slog lönnmördaren villebrådet.

## Lektioner för TCHES(S): kungar vid portalen, ersättning, bärare, pjäser som är vända åt ett håll, baksidor.

lesson-tches-escort-step = Genom portalen
lesson-tches-escort-step-task = Här vinner en kung genast när den når motståndarens portal, d7, om inget angriper den där. Vinn på en handling.
lesson-tches-escort-step-hint = Tornet kan slå damen. Men hur långt är det från din kung till d7?
lesson-tches-escort-step-praise = Kungen har nått portalen, och partiet är vunnet.
lesson-tches-escort-guard = En vaktad portal
lesson-tches-escort-guard-task = Det svarta tornet vaktar portalen, d7, och en kung som är angripen där vinner inte. Du har två handlingar: ta din kung till portalen.
lesson-tches-escort-guard-hint = Bonden är ett lockbete. Vilken annan pjäs kan din löpare slå?
lesson-tches-escort-guard-praise = Utan sin vakt var portalen fri.
lesson-tches-escort-door = Ditt torn i vägen
lesson-tches-escort-door-task = Ditt eget torn står på portalen, d7. Flytta det så att din kung vinner i den här turen, som har två handlingar.
lesson-tches-escort-door-hint = När ditt torn är borta angriper det svarta tornet portalen, om inte ditt slår det eller stannar emellan.
lesson-tches-escort-door-praise = Ditt torn gick ur vägen och höll ändå portalen säker.
lesson-tches-escort-race = Kapplöpning
lesson-tches-escort-race-task = Den svarta kungen är ett steg från din portal, d1, och din kung är två steg från d7. Hejda den svarta kungen med ditt första steg, och vinn med det andra.
lesson-tches-escort-race-hint = När din kung lämnar linjen vaktar ditt torn d1.
lesson-tches-escort-race-praise = Ett enda steg förde kungen närmare och lät tornet vakta din portal.
lesson-tches-escort-fire = Under angrepp
lesson-tches-escort-fire-task = Här får samma pjäs användas igen, och en kung får vara angripen mitt i en tur, men inte när den slutar. Ta din kung till portalen, d7, i den här turen.
lesson-tches-escort-fire-hint = Dina egna pjäser spärrar två vägar. Den tredje börjar med att kungen slår springaren.
lesson-tches-escort-fire-praise = Kungen var angripen efter de två första stegen men vann med det tredje: bara turens slut räknas.

lesson-tches-replace-queen = En ny dam
lesson-tches-replace-queen-task = Din dam är slagen, men här blir en bonde den nya damen före din tur, utan att det kostar någon handling. Välj den bonde som sedan kan slå tornet.
lesson-tches-replace-queen-hint = Två av de tre bönderna har en svart bonde i vägen till tornet.
lesson-tches-replace-queen-praise = Damen är ersatt, och du väljer själv vilken bonde som blir dam.
lesson-tches-replace-jester = En ny narr
lesson-tches-replace-jester-task = En bonde blir din nya narr, som går som den pjästyp Svart drog sist: här en springare. Välj den bonde som sedan kan slå damen.
lesson-tches-replace-jester-hint = Från vilken bonde är det ett springarsprång till damen?
lesson-tches-replace-jester-praise = Vad den nya narren kan göra beror på var den står.
lesson-tches-replace-heir = Dam och ersättare
lesson-tches-replace-heir-task = Om Svart förlorar sin dam blir ett torn den nya. Slå damen och det enda tornet i den här turen, som har två handlingar: då kan inget ersätta den.
lesson-tches-replace-heir-hint = Din löpare står i vägen för ditt torn. Använd löparens handling till ett av slagen.
lesson-tches-replace-heir-praise = Utan torn blir det ingen ny dam.
lesson-tches-replace-mate = Vilken löpare?
lesson-tches-replace-mate-task = Din dam är slagen, och en av dina löpare blir den nya. Välj den löpare som låter dig sätta matt genast.
lesson-tches-replace-mate-hint = Bredvid den svarta kungen måste damen vara skyddad. Vilken löpare skyddar b6?
lesson-tches-replace-mate-praise = Schackmatt: en löpare blev dam, den andra skyddade damen.
lesson-tches-replace-less = Från dam till springare
lesson-tches-replace-less-task = Den som förlorar en springare måste här först av allt göra en dam till springare. Utnyttja det: sätt matt med ett slag.
lesson-tches-replace-less-hint = Den svarta damen kan ställa sig mellan ditt torn och kungen. Efter vilket slag kan den inte det?
lesson-tches-replace-less-praise = Ersättningen kommer först och går inte att avstå från, även om den kostar damen.

lesson-tches-transport-climb = Ta upp en pjäs
lesson-tches-transport-climb-task = Springare bär: en springare får sluta sitt drag på en annan egen pjäs och står då på den, men inte på en kung eller en annan bärare. Ta upp en pjäs.
lesson-tches-transport-climb-hint = Tre av dina pjäser är ett språng från springaren på c3. En är kung, en är springare.
lesson-tches-transport-climb-praise = Två pjäser på en ruta: när springaren går kan den ta med tornet.
lesson-tches-transport-wall = Över muren
lesson-tches-transport-wall-task = Tornet under din springare är instängt av sina egna bönder. Låt springaren ta med det till c3.
lesson-tches-transport-wall-hint = Springaren kan hoppa över bönderna, ensam eller med tornet: välj att ta med tornet.
lesson-tches-transport-wall-praise = Vid varje drag med en bärare väljer du om passageraren följer med eller blir kvar.
lesson-tches-transport-way = Avsatt på vägen
lesson-tches-transport-way-task = En kämpe hoppar som en springare och får sedan slå ett steg rakt. Slå löparen, och sätt ner bonden på vägen, på e4.
lesson-tches-transport-way-hint = Hoppa till e4 med bonden, lämna den där och slå därifrån.
lesson-tches-transport-way-praise = Bära, sätta ner och slå i en enda handling.
lesson-tches-transport-mate = Tornet blir fritt
lesson-tches-transport-mate-task = En passagerare kan inte göra något så länge bäraren står på den. En tur har två handlingar: sätt matt.
lesson-tches-transport-mate-hint = Tornet kan ge schack längs sista raden. Vilken pjäs kan slå det där? Springaren börjar.
lesson-tches-transport-mate-praise = När springaren hade gått blev tornet fritt: schackmatt.
lesson-tches-transport-promote = Buren till förvandling
lesson-tches-transport-promote-task = Samma pjäs får användas igen, och en tur har tre handlingar. Låt springaren bära bonden framåt, och förvandla den i den här turen.
lesson-tches-transport-promote-hint = Bär den till sjätte raden, till en ruta med en tom ruta framför. Sedan måste springaren gå därifrån.
lesson-tches-transport-promote-praise = En bonde förvandlas inte medan den bärs: det sista steget måste den ta själv.

lesson-tches-polarity-behind = Vänd åt ett håll
lesson-tches-polarity-behind-task = Här är varje pjäs vänd åt ett håll, som pilen vid rutans kant visar, och går aldrig bakåt. Slå springaren.
lesson-tches-polarity-behind-hint = Det närmaste tornet är vänt bort från springaren. Det andra är det inte.
lesson-tches-polarity-behind-praise = Framåt och åt sidan, men aldrig bakåt: se på pilarna.
lesson-tches-polarity-turn = Vrid efter draget
lesson-tches-polarity-turn-task = Efter sitt drag får en pjäs vridas åt vilket håll som helst. Ge schack med ditt torn på en handling.
lesson-tches-polarity-turn-hint = På kungens linje är tornet vänt bort från kungen, om det inte vrids.
lesson-tches-polarity-turn-praise = Drag och vridning är tillsammans en enda handling.
lesson-tches-polarity-blind = Den blinda sidan
lesson-tches-polarity-blind-task = En pjäs skyddar inget bakom sig. Din kung kan slå två springare: slå den som ett torn har bakom sig.
lesson-tches-polarity-blind-hint = Pilen hos ett av tornen pekar ut från brädet.
lesson-tches-polarity-blind-praise = En pjäs skyddar inte det som står bakom den.
lesson-tches-polarity-round = Vrid på stället
lesson-tches-polarity-round-task = Här är det en handling att vrida en pjäs på stället. En tur har två, och en pjäs får göra båda. Damen står bakom ditt torn: slå den.
lesson-tches-polarity-round-hint = Vrid tornet först; vilket annat håll som helst duger.
lesson-tches-polarity-round-praise = En handling för vridningen, en för slaget.
lesson-tches-polarity-mate = Bakifrån
lesson-tches-polarity-mate-task = En kung kan inte heller gå bakåt, och den svarta är vänd nedåt. Sätt matt bakifrån, på en handling.
lesson-tches-polarity-mate-hint = Tornet på sista raden ska gå till kungens linje och vridas mot kungen.
lesson-tches-polarity-mate-praise = Schackmatt: ett torn täcker sidan, det andra angriper bakifrån, och en kung kan inte gå bakåt.

lesson-tches-backs-templar = Drag och slag
lesson-tches-backs-templar-task = En tempelriddare går som en löpare och slår som ett torn; en exark gör tvärtom. Slå damen.
lesson-tches-backs-templar-hint = Exarken skulle behöva stå på damens diagonal, en tempelriddare på dess linje eller rad.
lesson-tches-backs-templar-praise = Många baksidor går på ett sätt och slår på ett annat.
lesson-tches-backs-leap = Exakt två rutor
lesson-tches-backs-leap-task = En ballista hoppar exakt två rutor rakt, en bågskytt två diagonalt, över allt som står emellan. Slå damen.
lesson-tches-backs-leap-hint = Båda ballistorna står tre rutor från damen. Räkna från bågskytten.
lesson-tches-backs-leap-praise = De hoppar över allt, men alltid exakt två rutor.
lesson-tches-backs-chariot = Runt hörnet
lesson-tches-backs-chariot-task = En krigsvagn går två rutor rakt, sedan en åt sidan, och alla rutor på vägen måste vara tomma. Slå damen.
lesson-tches-backs-chariot-hint = Ditt eget torn står i vägen för den ena krigsvagnen. Åt vilket håll går den andra?
lesson-tches-backs-chariot-praise = Den kan nå samma rutor som en springare men hoppar inte: dess väg måste vara fri.
lesson-tches-backs-pikeman = Pikens räckvidd
lesson-tches-backs-pikeman-task = En pikenerare slår exakt två rutor framåt, över en tom ruta. Bara en av dina tre kan slå: använd den.
lesson-tches-backs-pikeman-hint = En pikenerare kan varken slå det som står på rutan framför eller nå förbi det.
lesson-tches-backs-pikeman-praise = En pikenerare når långt, men bara över en tom ruta.
lesson-tches-backs-jester = Härmaren
lesson-tches-backs-jester-task = En narr går som den pjästyp motståndaren drog sist; den lilla bilden på den visar vilken. Slå damen.
lesson-tches-backs-jester-hint = Svart har dragit ett torn, så din narr går nu som ett torn.
lesson-tches-backs-jester-praise = Efter Svarts nästa drag går den kanske på ett helt annat sätt.
lesson-tches-backs-emperor = Kejsarens matt
lesson-tches-backs-emperor-task = En kejsare hoppar som en springare och får sedan slå ett steg åt vilket håll som helst. Sätt matt på en handling.
lesson-tches-backs-emperor-hint = Varifrån kan den hoppa till b7, intill kungen? På c5 skulle bonden slå den.
lesson-tches-backs-emperor-praise = Schackmatt: kejsaren hotar att hoppa och slå, och kungen kan inte komma undan.
lesson-tches-backs-choose = Välj dina baksidor
lesson-tches-backs-choose-task = Vänd dina pjäser så att en av dem slår damen på d4 med din första handling.
lesson-tches-backs-choose-hint = Bonden på d3 står i vägen för alla pjäser som inte hoppar. Vilken baksida hoppar?
lesson-tches-backs-choose-praise = Ballistan hoppar exakt två rutor. Före partiet får båda spelarna välja det som passar bäst mot den andra armén.
