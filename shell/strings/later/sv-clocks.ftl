# Klockorna i ett parti: i formuläret för ett nytt parti, bredvid brädet, och vad som sägs om dem.

clock = Klocka
clock-none = Ingen klocka
clock-add = Tid för partiet, och mer efter varje tur
clock-delay = Tid för partiet, och de första sekunderna av varje tur räknas inte
clock-turn = Tid för varje tur
clock-sand = Timglas: tiden som en använder får de andra
clock-minutes = Minuter
clock-seconds = Sekunder
clock-add-step = Extra sekunder per tur
clock-delay-step = Sekunder per tur som inte räknas
clock-each = Olika för varje spelare
clock-pause = Stoppa klockorna
clock-on = Starta klockorna igen
clock-of = { NAME($seat) }: { $time }
clock-time = { $minutes } min { $seconds } s
clock-short = { NAME($seat) } har mindre än tio sekunder kvar.
clock-out = { NAME($seat) } har ingen tid kvar. Datorn spelar vidare för den sidan.
