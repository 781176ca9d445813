# The start screen, and what games and their options are offered with.

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
preset-till-2-lines-line = Två spelare, färdigt att spela: två linjer som möts vid en bonde var.
preset-till-2-quick-line = Färdigt att spela, med fyra bönder var.
preset-till-3-triangle-line = Tre spelare, färdigt att spela, runt en triangel.
preset-till-3-quick-line = Färdigt att spela, utan bönder.
preset-till-4-courtyard-line = Fyra spelare, färdigt att spela, runt en kvadrat.
preset-till-4-quick-line = Färdigt att spela, utan bönder.
preset-till-5-courtyard-line = Fem spelare, färdigt att spela, runt en rektangel.
preset-till-5-quick-line = Färdigt att spela, utan bönder.
preset-till-6-courtyard-line = Sex spelare, färdigt att spela, runt en rektangel.
preset-till-6-quick-line = Färdigt att spela, utan bönder.
puzzles-line = Hitta den enda tur som vinner, vad motståndaren än gör.
puzzle-of-day = Dagens problem
try-title = Spel att pröva
home-opponent =
    { $opponent ->
        [friend] Du spelar mot en vän vid den här skärmen.
        [link] Du spelar med en vän per länk.
        [watch] Du tittar på när datorn spelar.
       *[computer] { $seconds ->
            [0] Du spelar mot datorn, nivå { $level }.
           *[other] Du spelar mot datorn, { $seconds } s per handling.
        }
    }
home-opponent-change = Ändra
resume-title = Spela vidare
play-name = Spela { $name }
also = Eller med en twist:
embed-line = Har du en webbplats eller en blogg? Två rader sätter ett bräde på den som kan alla regler och spelar med dina läsare.
embed-make = Gör de två raderna
saved-setup = Korten väljs
saved-turn = Tur { $number }, { NAME($seat) } är vid draget
family-custodian-line = Två pjäser slår en genom att stå omkring den i sitt eget mönster. Marschera med din kung till fiendens tron.
preset-custodian-line = Löpare mellan torn och springare.
preset-custodian-classic-line = Löpare mellan springare och kung, som i schack.
preset-custodian-four-line = Varje sida har två löpare till, och därmed löpare på båda färgerna.
preset-custodian-step-line = Löpare kan byta färg med ett stilla steg.
preset-custodian-swapped-line = Springare står tvärtom i ett par, och löpare blir starkare.
preset-custodian-cylinder-line = Vänster och höger kant är hopfogade.
preset-custodian-recruited-line = Slagna pjäser byter sida, även kungar.
option-custodian-array-between-help = Löpare står mellan torn och springare och siktar på tronerna.
option-custodian-array-classic-help = Löpare står mellan springare och kung, som i schack.
option-custodian-array-four-help = Som innerst, med två löpare till i stället för bönder: löpare på båda färgerna.
option-custodian-bishops-slide-help = En löpare stannar på sin färg.
option-custodian-bishops-step-help = En löpare får också ta ett steg rakt fram, bakåt eller åt sidan; det steget slår inget.
option-custodian-pairs-standard-help = Torn och springare står bredvid fienden, löpare och springare vid dess hörn; ett torn bredvid och en löpare vid hörnet.
option-custodian-pairs-swapped-help = Torn och springare står vid fiendens hörn, löpare och springare bredvid den; av torn och löpare får vilken som helst vara den bredvid.
option-custodian-board-flat-help = Brädet slutar vid sina kanter.
option-custodian-board-cylinder-help = a-linjen och g-linjen är grannar, när man går och när man slår.
option-custodian-captured-removed-help = Att slå kungen vinner.
option-custodian-captured-recruited-help = De står kvar där de är och strider för den som slog, även kungar. Den som har inget kvar, eller bara en pjäs som inte är en kung, förlorar.
family-taketwo-line = Varje dam och bonde har tre kort som säger hur den går. Byt två kort, dra sedan.
preset-taketwo-line = Ett kortbyte och ett drag i varje tur.
preset-taketwo-orthodox-line = Korten förblir som de är: med de vanliga är det vanligt schack.
option-taketwo-switch-on-help = Före sitt drag får en spelare byta plats på två av en pjäs kort.
option-taketwo-switch-off-help = Korten förblir i den ordning de hade från början.
family-tches-line = Schack med två dussin slags pjäser, varav tre går i varje tur, och med regler att blanda som du vill.
preset-tches-line = Tre pjäser i varje tur, med huvuduppsättningens pjäser.
preset-tches-first-steps-line = Schackets pjäser, ett drag per tur: ingen rockad, inget dubbelsteg och ingen patt.
preset-tches-guardians-line = Två nya pjäser som först går och sedan slår runt hörnet.
preset-tches-griffins-line = Två nya pjäser som hoppar som springare och sedan slår.
preset-tches-lions-line = Två nya pjäser: en liten, en stor.
preset-tches-strike-line = Schackets pjäser, och en tur där tre av dem går.
preset-tches-main-set-line = Huvuduppsättningens alla pjäser, ett drag per tur.
preset-tches-templars-line = Väktare och paladiner vända: de går på ett sätt och slår på ett annat.
preset-tches-riders-line = Gripar och kämpar vända: de hoppar stilla och slår på långt håll.
preset-tches-archers-line = Torn och löpare vända: de hoppar exakt två rutor.
preset-tches-chariots-line = Springare och damer vända: de rider runt ett hörn och hoppar inte över något.
preset-tches-emperors-line = Lejon vända: de hoppar som springare och slår sedan som kungar.
preset-tches-jesters-line = Magistrar vända: de går som det som motspelaren drog sist.
preset-tches-flankers-line = Bönder vända: de får också gå åt sidan.
preset-tches-sentinels-line = Bönder vända: de går diagonalt och slår rakt och åt sidan.
preset-tches-zealots-line = Bönder vända: diagonalt i allt.
preset-tches-pikemen-line = Bönder vända: de slår två rutor framåt.
preset-tches-back-sides-line = Varje pjäs utom kungen är vänd, tre pjäser per tur.
preset-tches-two-armies-line = Sidorna har vänt olika pjäser.
preset-tches-two-pieces-line = Mellan en och tre.
preset-tches-same-line = Som vanligt, men samma pjäs får gå om och om igen.
preset-tches-escort-line = En kung som når fiendens portal vinner också.
preset-tches-capture-line = Ingen matt: ta fiendens kung under din pjäs, och bär hem den.
preset-tches-flag-line = Kungen kan inte ens gå, utan måste bäras bort.
preset-tches-hunt-line = Kungen är en pjäs som andra; den som förlorar sin sista lönnmördare förlorar.
preset-tches-heirs-line = För en förlorad narr blir en bonde den nya.
preset-tches-exchange-line = En förlorad dam ersätts av magistern, en förlorad magister av damen.
preset-tches-transport-line = Springare och deras släkt bär andra pjäser över brädet.
preset-tches-polarity-line = Varje pjäs är vänd åt ett håll och går aldrig bakåt; den får vridas när den har gått.
preset-tches-polarity-free-line = Att vrida en pjäs där den står är också en handling.
preset-tches-skirmish-line = Ett litet bräde: slå kungen, bär hem den, två pjäser per tur.
preset-tches-caravan-line = Ett litet bräde: eskortera din kung, med bärare, och med arvingar till narren.
preset-tches-tournament-line = Fånga damer och magistrar, eller för kungen igenom; pjäser är vända dit de går.
preset-tches-everything-line = Fånga kungen, eskort, ersättning, transport och polaritet i ett spel.
option-tches-same-off-help = Varje handling i en tur görs av en annan pjäs.
option-tches-same-on-help = En pjäs får göra flera av turens handlingar, eller alla.
option-tches-king-mate-help = Den som inte kan rädda kungen, eller inte kan dra alls, förlorar.
option-tches-king-capture-help = Kungen går men slår inte. Den som slår den bär den under sin pjäs till den egna portalen.
option-tches-king-flag-help = Kungen går inte ens. Den som slår den bär den under sin pjäs till den egna portalen.
option-tches-king-plain-help = Andra pjäser är villebrådet: den som förlorar den sista av dem förlorar.
option-tches-escort-off-help = Var kungen står spelar ingen roll.
option-tches-escort-on-help = En kung som står fri på fiendens portal vinner, utöver de andra sätten att vinna.
option-tches-transport-off-help = Varje ruta har plats för en pjäs.
option-tches-transport-on-help = De får stiga upp på en annan pjäs på sin sida, ta den med och sätta ner den.
option-tches-polarity-off-help = Pjäser går åt alla sina håll.
option-tches-polarity-on-help = Pjäser är vända åt ett håll och går aldrig bakåt; en pjäs som har gått får vridas.
option-tches-polarity-free-help = Pjäser är vända åt ett håll och går aldrig bakåt; att vridas på stället är en handling.
