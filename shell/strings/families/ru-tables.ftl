# Столы без краёв, больше двух игроков, пас.

board-label-endless =
    { $count ->
        [0] Стол без краёв, фишек ещё нет
        [one] Стол без краёв, { $count } фишка
        [few] Стол без краёв, { $count } фишки
        [many] Стол без краёв, { $count } фишек
       *[other] Стол без краёв, { $count } фишки
    }
board-place = x { $x }, y { $y }
board-negative = минус { $number }
board-controlled = { $piece }, хозяин: { NAME($owner) }
board-threatened = под угрозой
board-trapped = фишка скована
board-places =
    { $count ->
        [0] { NAME($kind) } в руке: свободных мест нет
        [one] { NAME($kind) } в руке: { $count } свободное место
        [few] { NAME($kind) } в руке: { $count } свободных места
        [many] { NAME($kind) } в руке: { $count } свободных мест
       *[other] { NAME($kind) } в руке: { $count } свободного места
    }
board-choose-place = Что положить на { $square }: выберите
board-beyond-all = Фишки за краем экрана
board-beyond =
    { $direction ->
        [right] Справа
        [left] Слева
        [above] Сверху
        [below] Снизу
        [above-right] Сверху справа
        [above-left] Сверху слева
        [below-right] Снизу справа
       *[below-left] Снизу слева
    }: не видно { $count } { $count ->
        [one] фишки
        [few] фишек
        [many] фишек
       *[other] фишек
    } ({ $seats }). Показать.
board-beyond-seat = { NAME($seat) } { $count }
board-camera = Что видно
board-camera-zoom-in = Ближе
board-camera-zoom-out = Дальше
board-camera-fit = Показать все фишки
board-camera-follow = Следить за последним ходом
board-camera-jump = Перейти к координатам
board-camera-jump-hint = Перейти к x, y
hands = В руке
pass = Пас
phase-pass = Остаётся только пас.
pass-label = Остаётся только пас
pass-check = Ваш король под шахом, и ни один ход не поможет. Приходится пасовать; это ещё не проигрыш.
pass-stuck = Ни у одной вашей фишки нет хода. Приходится пасовать.
seats = Игроки
seats-ranking = Места по очкам
seats-rank = { $rank }.
seats-turn = ходит
seats-out = вне игры; фишки теперь у { NAME($owner, form: "of") }
seats-hand = в руке: { $count }
seats-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
seats-check = под шахом
seats-threatened = под угрозой
ranking = По очкам: { $seats }.
ranking-seat = { $rank }. { NAME($seat) } ({ $points })
say-pass = пас
say-out = { NAME($seat) } вне игры, фишки меняют хозяина
