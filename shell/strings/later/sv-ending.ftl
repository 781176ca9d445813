# Vad sidan säger när man vill sluta ett parti: remi, att ge upp.

resign-title = Ge upp?
resign-text =
    { $count ->
        [one] Då vinner motståndaren. Det går att ta tillbaka.
       *[other] Vem ger upp partiet? Då vinner motståndaren. Det går att ta tillbaka.
    }
resign-seat = { NAME($seat) } ger upp
draw-title = Remi?
draw-text = Partiet slutar remi om båda spelarna går med på det.
draw-text-all = Partiet slutar remi om alla som är kvar går med på det. Då avgör poängen ordningen.
draw-seat = { NAME($seat) } går med på det
draw-agree = Båda går med på remi
draw-agree-all = Alla går med på remi
draw-computers = Datorn bestämmer själv: { $seats }.
draw-offer = Erbjud remi
draw-asked = Datorn överväger remi.
draw-declined = { NAME($seat) } vill spela vidare.
draw-failed = Datorn kunde inte svara.
