# Vad sidan säger om datorspelare, ledtrådar, analys, genomgång och balans.

reason-not-listed = Det är ingen av de handlingar som är möjliga nu.

## Vem spelar

players = Vem spelar?
player-person = Människa
player-computer =
    { $level ->
        [1] Dator, nivå 1: nybörjare
        [10] Dator, nivå 10: starkast
       *[other] Dator, nivå { $level }
    }
player-time = Dator, { $seconds } sekunder per handling
players-people = { $count } människor
players-mixed =
    { $people ->
        [0] { $computers } datorer
        [one] 1 människa, { $computers } datorer
       *[other] { $people } människor, { $computers ->
            [one] 1 dator
           *[other] { $computers } datorer
        }
    }
players-two = { $first } – { $second }
players-person = Människa
players-level = Nivå { $level }
players-time = { $seconds } s

## Medan den tänker

computer-now = Dra nu
computer-hold = Låt datorerna vänta
computer-offer = Ingen att spela med?
computer-offer-do =
    { $seconds ->
        [0] Spela mot datorn, nivå { $level }
       *[other] Spela mot datorn, { $seconds } s per handling
    }

## Ledtrådar

hint-1 = Ledtråd
hint-2 = Ledtråd: vart?
hint-3 = Ledtråd: och sedan?
hint-4 = Dölj ledtråden
hint-thinking = Tänker …
hint-piece = Titta på { NAME($kind, form: "the") } på { $square }.
hint-hand = Titta på { NAME($kind, form: "the") } på handen.
hint-pass = Det finns bara en sak att göra.
hint-action = Datorn skulle spela: { $action }.

## Analys

analysis-preview = Brädet visar den här varianten, inte partiet.

## Genomgång

stop = Stopp
pause = Paus

## Balans

settings-speed = Datorn spelar
settings-speed-normal = i lugn takt
settings-speed-slow = långsamt
settings-speed-fast = genast
hint-failed = Ledtråden kunde inte hittas.
tab-analysis = Analys
