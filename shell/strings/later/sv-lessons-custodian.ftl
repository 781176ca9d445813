# Lektionerna för Custodian Chess.

lesson-custodian-rooks = Mellan två torn
lesson-custodian-rooks-task = Inget slås genom att man går in på det: två pjäser slår det som står mellan dem. Ställ den svarta bonden mellan dina torn.
lesson-custodian-rooks-hint = Två torn slår det som står rakt mellan dem. Ett står redan ovanför bonden.
lesson-custodian-rooks-praise = Pjäsen som går slår, tillsammans med en som redan står där.

lesson-custodian-bishops = Mellan två löpare
lesson-custodian-bishops-task = Löpare gör likadant på sneda linjer. Ställ bonden mellan dina löpare.
lesson-custodian-bishops-hint = En löpare står snett upp till höger om bonden. Vilken ruta ligger mitt emot?
lesson-custodian-bishops-praise = Torn slår på raka linjer, löpare på sneda.

lesson-custodian-king-helps = Kungen hjälper till
lesson-custodian-king-helps-task = Här räknas kungen som springare, och en bonde som går rakt fram som löpare. Löpare och springare slår från två hörn på samma sida: slå springaren.
lesson-custodian-king-helps-hint = Kung och bonde ska stå vid springarens två nedre hörn.
lesson-custodian-king-helps-praise = Varje pjäs kan vara ena halvan av ett par, även kungen.

lesson-custodian-pawn = Bondens sneda steg
lesson-custodian-pawn-task = En bonde får gå snett bara om det slår något, och då räknas båda bönderna som torn. Slå springaren.
lesson-custodian-pawn-hint = Din bonde på c5 står redan bredvid springaren. Andra sidan är ledig.
lesson-custodian-pawn-praise = Rakt fram räknas en bonde som löpare, snett som torn.

lesson-custodian-two = Två på en gång
lesson-custodian-two-task = Ett drag slår allt som det omsluter. Slå båda bönderna på en gång.
lesson-custodian-two-hint = Dina torn står i radens båda ändar. Mitten är ledig.
lesson-custodian-two-praise = Alla par som ett drag bildar slår på en gång.

lesson-custodian-king = Slå kungen
lesson-custodian-king-task = Här finns inget schack: den som lämnar kungen mellan två pjäser förlorar den. Två springare slår ihop om den ena når den andra i ett språng. Slå kungen och vinn.
lesson-custodian-king-hint = Din springare på e5 står vid ett hörn av kungen. Den andra ska ställa sig bredvid den, ett språng därifrån.
lesson-custodian-king-praise = När en kung slås är partiet slut.

lesson-custodian-danger = Ur fara
lesson-custodian-danger-task = Svart hotar att ställa din kung mellan två torn. För den i säkerhet, så att inget drag kan slå den.
lesson-custodian-danger-hint = Ett torn står bredvid kungen. Det andra kan gå till c4. Var kan de inte omsluta den?
lesson-custodian-danger-praise = En kung i fara är märkt. Ingen tvingar dig att flytta den: se upp själv.

lesson-custodian-throne = Tronen
lesson-custodian-throne-task = Kronorna visar tronerna, där kungarna började. En kung som står på fiendens tron och inte kan slås där vinner. Ta dig dit på två turer.
lesson-custodian-throne-hint = Tronen är på d7, två steg bort.
lesson-custodian-throne-praise = Att slå är ett sätt att vinna. Tronen är det andra.
