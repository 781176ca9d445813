# Lektioner: korta uppgifter med ett mål. Laddas med den första; vad var och en säger om sig själv står i egna filer.

lessons = Lektioner
lesson-of-others = Uppgift: { $name }
lesson-reached = Klart!
lesson-failed = Inte så. Försök igen.
lesson-next = Nästa lektion
lesson-skip = En annan lektion
lesson-link = Kopiera en länk till lektionen
lesson-play = Spela ett helt parti av det här
lessons-progress = Klara: { $done } av { $count }
lessons-games = Små spel
lessons-games-line = Vart och ett är ett eget spel, med en idé mer än schackets vanliga pjäser.

## Idéerna som lektionerna handlar om

chapter-custodian = Hela spelet
chapter-taketwo = Hela spelet
chapter-till = Hela spelet
chapter-tches = Det vanliga spelet
chapter-tches-strike = Flera handlingar i en tur
chapter-tches-same = Samma pjäs igen
chapter-tches-capture = Kungar som slås
chapter-tches-flag = Kungen som flagga
chapter-tches-prey = Jakten på en pjäs
chapter-tches-escort = Att föra hem kungen
chapter-tches-replace = Att ersätta det förlorade
chapter-tches-transport = Pjäser som bär andra
chapter-tches-polarity = Pjäser som är vända åt ett håll
chapter-tches-backs = Pjäsernas andra sidor

## Mål som saknar egna ord

goal =
    { NAME($seat) } ska { $aims }{ $unit ->
        [action] { " " }({ $count ->
            [one] på { $count } handling
           *[other] på { $count } handlingar
        })
        [turn] { " " }({ $count ->
            [one] på { $count } tur
           *[other] på { $count } turer
        })
       *[none] { "" }
    }.
goal-win = vinna
goal-check = ge schack
goal-safe = föra kungen ur fara
goal-take = slå något
goal-take-square = slå på { $square }
goal-take-count = slå { $count } pjäser
goal-reach-square = nå { $square }
goal-reach-kind = föra en pjäs till { $square }: { NAME($kind) }
goal-move-square = flytta pjäsen på { $square }
goal-switch = byta kort
goal-turn = vrida en pjäs
goal-place = ställa ut en pjäs
goal-replace = ersätta en förlorad pjäs
goal-pass = passa
goal-promote = förvandla en bonde
goal-castle = rockera
goal-carry = bära en pjäs
