# Lektionerna för Till Chess.

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
lesson-till-threat-praise = Damen hotar, inget mer. Se upp den dag då den blir fri.

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
