# Ställningen i ord, och handlingar som skrivs.

summary-turn = { NAME($seat) } är vid draget.
summary-left =
    { $left ->
        [one] { NAME($seat) } är vid draget: 1 handling kvar i turen.
       *[other] { NAME($seat) } är vid draget: { $left } handlingar kvar i turen.
    }
summary-player = { $player } ({ NAME($seat) })
summary-side =
    { $count ->
        [one] { NAME($seat) }: 1 pjäs
       *[other] { NAME($seat) }: { $count } pjäser
    }
summary-none = { NAME($seat) }: inga pjäser
summary-out = { NAME($seat) }: ute; { NAME($owner) } har tagit över
summary-piece = { NAME($kind) } ({ $details })
summary-pieces = { NAME($kind) }: { $squares }
summary-hand = På hand: { $kinds }
summary-marks = Rutor som räknas
summary-mark = { $square }: { $meaning }

typed-example = e2e4, eller: springare c3
typed-do = Utför
typed-close = Sluta skriva
typed-list = Vad som passar
typed-count =
    { $count ->
        [one] 1 handling passar.
       *[other] { $count } handlingar passar.
    }
typed-option = { $text }: { $action }
typed-many = { $count } handlingar passar; här är { $shown } av dem. Skriv mer.
typed-choose = Flera handlingar passar: välj en, eller skriv mer.
typed-none = Inget som kan göras nu passar till det.
typed-waits = Inget kan göras nu.
