# Vad som kunde göras och slås, visat när man tittar på en pjäs eller frågar.

possible = Pjäsen som betraktas
possible-squares = Om { NAME($seat) } vore vid draget: { $squares }.
possible-not = Om { NAME($seat) } vore vid draget: { $reason }
takes = Vad som kunde slås i en tur
takes-looking = Vad som kunde slås i en tur: { $percent } % av turerna är genomsökta.
takes-failed = Vad som kunde slås hittades inte. Försök igen.
takes-seat =
    { $count ->
        [0] { NAME($seat) }: inget
       *[other] { NAME($seat) }: { $squares }
    }
# Med så många av turens handlingar.
takes-within =
    { $count ->
        [1] { $square } genast
       *[other] { $square } med { $count } handlingar
    }
# Av så många pjäser.
takes-by =
    { $count ->
        [1] { $square }
       *[other] { $square } av { $count } pjäser
    }
reason-seat-is-out = Spelaren är ute.
reason-game-would-end = Partiet skulle vara slut.
reason-nowhere-to-go = Den har ingenstans att gå härifrån.
stuck-path-blocked = Alla dess vägar är spärrade.
stuck-leaves-king-attacked = Den kan inte gå: kungen skulle stå i schack.
# Vad som väljs medan en dator är vid draget.
premove-planned = Planerat: { $action }. Escape eller ett tryck tar bort det.
premove-cancelled = Inget är planerat längre.
premove-not = Dit kunde den inte gå om den vore vid draget nu.
premove-dropped = Det som planerades kan inte spelas nu: { $action }.

## Datorn utan sitt nät

reason-net-missing = Datorn spelar utan sitt nät, som saknas.
reason-net-foreign = Datorn spelar utan sitt nät, som är för en annan version.
reason-net-damaged = Datorn spelar utan sitt nät, som är skadat.
