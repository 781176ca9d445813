# Lektionerna i Take Two Chess.

lesson-taketwo-queen = Damens kort
lesson-taketwo-queen-task = Varje dam och bonde har tre kort, och de två första räknas: raka linjer, diagonaler eller springarsprång. Din dam har raka linjer och språng. Slå tornet.
lesson-taketwo-queen-hint = Ingen rak linje leder till tornet. Hoppa.
lesson-taketwo-queen-praise = Se på korten innan du litar på en dam.

lesson-taketwo-pawn = Så slår en bonde
lesson-taketwo-pawn-task = En bonde går med sitt första kort och slår med sitt andra, alltid en rad framåt. Här säger det andra: rakt. Slå springaren.
lesson-taketwo-pawn-hint = Springaren står rakt fram, där bönder annars inte kan slå.
lesson-taketwo-pawn-praise = Första kortet: hur den går. Andra kortet: hur den slår.

lesson-taketwo-leap = Bonden hoppar
lesson-taketwo-leap-task = Den här bondens andra kort är springarsprånget: två linjer åt sidan, en rad framåt. Slå springaren.
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
lesson-taketwo-double-praise = Rakt, snett eller ett långt språng: första kortet avgör.

lesson-taketwo-promotion = En ny dam
lesson-taketwo-promotion-task = En ny dam behåller bondens kort. Den här går med språng. Förvandla den så att den svarta kungen genast står i schack.
lesson-taketwo-promotion-hint = Två linjer åt sidan och en rad framåt: c8 eller g8? Kungen står på c-linjen.
lesson-taketwo-promotion-praise = Den som förvandlar bör känna korten.

lesson-taketwo-mate = Byte och matt
lesson-taketwo-mate-task = En hel tur: först ett byte, sedan ett drag med en annan pjäs. Tillsammans sätter de matt.
lesson-taketwo-mate-hint = Tornet ger schack på h-linjen. Damen måste vakta rutan dit kungen kunde gå.
lesson-taketwo-mate-praise = Schackmatt! Ingen halva av turen hade räckt.
