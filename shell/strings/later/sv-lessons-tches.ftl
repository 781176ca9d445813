# Lektioner för TCHES(S): det vanliga spelet.

lesson-tches-main-guardian = Gå, slå sedan
lesson-tches-main-guardian-task = Många pjäser går här först och slår sedan. Väktaren går som ett torn och slår sedan ett steg diagonalt: slå springaren.
lesson-tches-main-guardian-hint = Uppåt längs linjen finns två rutor som rör springaren med ett hörn.
lesson-tches-main-guardian-praise = Tryck på målet, så går och slår pjäsen i ett svep.

lesson-tches-main-paladin = Paladinen
lesson-tches-main-paladin-task = Paladinen går som en löpare och slår sedan ett steg rakt. Slå damen.
lesson-tches-main-paladin-hint = Den slår inte det som står på dess diagonal. Vilka av diagonalens rutor rör damen med en sida?
lesson-tches-main-paladin-praise = Först ett stilla drag, sedan slaget: tornet var aldrig i fara, men damen.

lesson-tches-main-griffin = Gripen
lesson-tches-main-griffin-task = Gripen hoppar som en springare och slår sedan ett steg diagonalt. En mur stänger ute ditt torn: slå damen.
lesson-tches-main-griffin-hint = Gripen landar på en tom ruta. Vilken rör damen med ett hörn?
lesson-tches-main-griffin-praise = Ett språng och ett steg: knappt någon mur hejdar en grip.

lesson-tches-main-champion = Grip eller kämpe?
lesson-tches-main-champion-task = Även kämpen hoppar som en springare, men slår sedan ett steg rakt. Slå damen med rätt pjäs av de två.
lesson-tches-main-champion-hint = Båda kan hoppa till f6, rakt under damen. Vilken av dem fortsätter rakt?
lesson-tches-main-champion-praise = Det lilla korset på en sådan pjäs visar dess sista steg: × diagonalt, + rakt.

lesson-tches-main-turn = En hel tur
lesson-tches-main-turn-task = I det vanliga spelet har en tur upp till tre handlingar, var och en av en annan pjäs. Slå springaren, löparen och tornet i en tur.
lesson-tches-main-turn-hint = Gripen kunde slå vilken som helst av de tre, men ingen annan pjäs når tornet. Och den står i vägen för väktaren.
lesson-tches-main-turn-praise = Den första handlingen öppnade vägen för en annan: tänk på ordningen.

lesson-tches-main-lion = Lejonet
lesson-tches-main-lion-task = Lejonet går ett steg som en kung och slår sedan ett steg till. Utan steg inget slag, så tornet bredvid det är tryggt. Slå damen.
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

lesson-tches-main-mate = Ett nät av tre
lesson-tches-main-mate-task = Sätt matt i den här turen med en handling var av torn, väktare och paladin. Men Svarts springare kunde komma kungen till hjälp.
lesson-tches-main-mate-hint = Paladinen kan slå springaren, väktaren vakta raden framför kungen och tornet ge schack.
lesson-tches-main-mate-praise = Schackmatt: även Svart skulle ha tre handlingar, men ingen som hjälper.
