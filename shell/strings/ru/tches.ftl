# Фигуры на фигурах, повороты, ходы из нескольких действий; TCHES(S).

board-acted = уже действовала в этом ходу
board-carrying = несёт { $piece }
board-holding = держит в плену { $piece }
board-imitates = ходит сейчас как { NAME($kind) }
board-imitates-none = подражать пока некому
board-mark-portal = { NAME($seat, form: "number") ->
        [p] портал { NAME($seat, form: "of") }
       *[s] портал: { NAME($seat) }
    }
board-mark-pending = здесь освободился пленник
board-target-onward = может пойти сюда и потом взять { $pieces }
board-target-carry = можно встать сверху и понести
board-target-replace = может стать потерянной фигурой
board-target-turn = можно повернуть на месте
board-move-turn = поворот на месте
board-onward = { $piece } на { $square }: теперь выберите взятие: { $pieces }; или ещё раз { $square }, чтобы остаться.
board-onward-only = { $piece } на { $square }: теперь выберите взятие: { $pieces }.
board-places-replace = { NAME($kind) }: выберите, чем заместить: { $squares }
board-places-place-king = { NAME($kind) } снова свободен: выберите клетку: { $squares }
board-choose-facing = { $piece }: куда повернуть?
board-option-takes = берёт с собой { $piece }
board-option-picks = берёт с собой { $piece } с { $square }
board-option-leaves = оставляет { $piece } на { $square }
board-option-alone = никого не берёт с собой
phase-waiting = Ход сделан: закончите его или шагните назад.
say-facing =
    поворачивается { $direction ->
        [up] вверх
        [right] вправо
        [down] вниз
       *[left] влево
    }
say-picks = берёт с собой { NAME($kind, form: "acc") }
say-carries = несёт { NAME($kind, form: "acc") }
option-tches-strike-short = { $value } { $value ->
        [one] действие
        [few] действия
        [many] действий
       *[other] действия
    } за ход
option-tches-prey-short = цель { $value }
option-tches-replace-short = замещение { $value }
option-tches-both-short = с { $value }
option-tches-white-short = у белых { $value }
option-tches-black-short = у чёрных { $value }
option-tches-array-short = своя расстановка
option-tches-portals-short = порталы { $value }
option-tches-zealot-slide-short = зилоты скользят
option-tches-hunt-first-short = решает первая потеря
demand-place-king = { NAME($kind, form: "gender") ->
        [f] Ваша { NAME($kind) } снова свободна: поставьте её
       *[m] Ваш { NAME($kind) } снова свободен: поставьте его
    } на одну из отмеченных клеток.
demand-replace = { NAME($kind, form: "gender") ->
        [f] Ваша { NAME($kind) } взята
       *[m] Ваш { NAME($kind) } взят
    }. Выберите, что превратится в { NAME($kind, form: "acc") }: { $sources }.
option-tches-same-on-short = любой фигурой снова
option-tches-king-capture-short = захват короля
option-tches-king-flag-short = захват флага
option-tches-king-plain-short = король как все
option-tches-escort-on-short = сопровождение
option-tches-transport-on-short = перевозка
option-tches-polarity-on-short = полярность
option-tches-polarity-free-short = полярность с поворотом на месте
status-imitates = Ваш { NAME($kind) } ходит сейчас как { NAME($model) }.
status-imitates-none = Ваш { NAME($kind) }: подражать пока некому.
status-tches-goal = { $kind ->
        [kind-king] Король
       *[other] Цель ({ NAME($kind) })
    }: { $steps } { $steps ->
        [one] шаг
        [few] шага
        [many] шагов
       *[other] шага
    } до портала.
status-selected = На { $square }: { NAME($kind) }, { $condition }.

status-tches-halfmoves = Тихие ходы: { $count } из 100 до ничьей
phase-move-or-turn = Сделайте ход или поверните фигуру на месте.
phase-place-king = Поставьте освобождённую фигуру.
phase-replace = Выберите фигуру, которая заместит потерянную.
outcome-no-moves = { NAME($loser) }: ходов больше нет.
outcome-portal = { NAME($winner) }: вражеский портал достигнут.
outcome-king-home = { NAME($winner) }: пленник доставлен домой.
outcome-prey = { NAME($winner) }: цель взята.
kind-guardian = страж
    .acc = стража
    .gender = m
kind-griffin = грифон
    .acc = грифона
    .gender = m
kind-paladin = паладин
    .acc = паладина
    .gender = m
kind-champion = чемпион
    .acc = чемпиона
    .gender = m
kind-lion = лев
    .acc = льва
    .gender = m
kind-magister = магистр
    .acc = магистра
    .gender = m
kind-templar = тамплиер
    .acc = тамплиера
    .gender = m
kind-warchariot = боевая колесница
    .acc = боевую колесницу
    .gender = f
kind-exarch = экзарх
    .acc = экзарха
    .gender = m
kind-assassin = ассасин
    .acc = ассасина
    .gender = m
kind-emperor = император
    .acc = императора
    .gender = m
kind-ballista = баллиста
    .acc = баллисту
    .gender = f
kind-mounted-bishop = конный епископ
    .acc = конного епископа
    .gender = m
kind-archer = лучник
    .acc = лучника
    .gender = m
kind-shock-cavalryman = ударный кавалерист
    .acc = ударного кавалериста
    .gender = m
kind-jester = шут
    .acc = шута
    .gender = m
kind-flanker = фланкер
    .acc = фланкера
    .gender = m
kind-sentinel = часовой
    .acc = часового
    .gender = m
kind-zealot = зилот
    .acc = зилота
    .gender = m
kind-pikeman = пикинёр
    .acc = пикинёра
    .gender = m
reason-repeated-code = «{ $token }» уже есть в этом списке.
reason-not-a-back-side = «{ $token }» – не обратная сторона фигуры.
reason-two-back-sides = «{ $token }» и ещё одна в списке – обратные стороны одной фигуры; годится только одна.
reason-both-and-one = Обратные стороны выбирают либо обоим игрокам вместе, либо каждому отдельно.
reason-prey-without-plain = Несколько видов могут быть целью, только когда король – обычная фигура.
reason-plain-without-prey = Если король – обычная фигура, нужно назвать цели.
reason-no-prey = У обеих сторон вначале должна быть хотя бы одна цель.
reason-hunt-without-plain = Первая потеря может решать, только когда король – обычная фигура.
reason-never-royal = Шуты и пешки всех видов могут быть целью, только когда король – обычная фигура.
reason-prey-count = У каждой стороны должна быть ровно одна цель.
reason-escort-with-flag = Флаг не ходит, и провести его к порталу нельзя.
reason-king-replaced = Король или цель вместо него замещаются и замещают, только когда король – обычная фигура.
reason-royal-exposed = Тогда король или цель вместо него сразу были бы под ударом.
reason-replaces-itself = Шут не может заместить потерянного шута.
reason-board-size = На доске от 3 до 16 вертикалей, от 3 до 16 горизонталей и не больше 128 клеток.
reason-no-portal = Неясно, где порталы: назовите их или дайте каждой стороне одного короля.
reason-bad-facing = «{ $token }» – так фигура здесь смотреть не может.
reason-bad-stack = «{ $token }»: эти фигуры не могут здесь стоять друг на друге.
reason-bad-marks = Число оставшихся действий не сходится с отмеченными фигурами.
reason-bad-last = Здесь должно стоять, чем стороны ходили в последний раз, например P/- (шут считается фигурой, которой подражал).
reason-bad-pending = «{ $token }» здесь не может ждать места или замещения.
reason-turn-is-done = В этом ходу делать больше нечего, очередь другого игрока.
reason-acted-this-turn = Эта фигура уже действовала в этом ходу, очередь другой.
reason-turn-not-completable = После этого до конца хода от шаха уже не уйти.
reason-tches-leaves-king-attacked = Вы окажетесь под шахом.
reason-must-move-first = Эта фигура берёт только после перемещения, а оттуда, куда она может пойти, сюда не достать.
reason-behind-it = Фигура никогда не ходит назад от своего направления.
reason-nothing-to-imitate = Шут ходит как последняя фигура соперника, а ходов ещё не было.
reason-king-may-not-capture = Так, как она ходит в этой версии, эта фигура никогда не берёт.
reason-king-may-not-move = В этой версии эта фигура не ходит.
reason-king-is-not-captured = Эту фигуру не берут; на неё нападают, пока ей не останется выхода.
reason-not-a-carrier = Эта фигура никого не возит.
reason-not-a-passenger = Фигуру такого вида никогда не возят.
reason-stack-is-full = Больше двух фигур на клетке не бывает.
reason-carries-a-king = Фигура с пленником больше никого не везёт.
pair-idle = { $pair } (ничего не даёт)
reason-already-that-kind = Там уже фигура этого вида.
reason-replace-first = Сначала нужно заместить потерянную фигуру.
reason-place-king-first = Сначала нужно поставить освобождённую фигуру.
reason-no-room-for-king = Для освобождённого пленника не нашлось бы пустой клетки.
reason-not-nearest = Освобождённую фигуру ставят на одну из ближайших пустых клеток.
reason-square-taken = Там уже стоит фигура.
preset-tches = Обычная игра
preset-tches-first-steps = Первые шаги
preset-tches-guardians = Стражи и паладины
preset-tches-griffins = Грифоны и чемпионы
preset-tches-lions = Львы и магистры
preset-tches-strike = Три фигуры за ход
preset-tches-main-set = Основной набор
preset-tches-templars = Тамплиеры и экзархи
preset-tches-riders = Конные епископы и кавалеристы
preset-tches-archers = Баллисты и лучники
preset-tches-chariots = Колесницы и ассасины
preset-tches-emperors = Императоры
preset-tches-jesters = Шуты
preset-tches-flankers = Фланкеры
preset-tches-sentinels = Часовые
preset-tches-zealots = Зилоты
preset-tches-pikemen = Пикинёры
preset-tches-back-sides = Все обратные стороны
preset-tches-own-armies = Каждому своя армия
preset-tches-two-armies = Две разные армии
preset-tches-two-pieces = Две фигуры за ход
preset-tches-same = Три действия за ход
preset-tches-escort = Сопровождение короля
preset-tches-run = Бег к порталу
preset-tches-capture = Захват короля
preset-tches-flag = Захват флага
preset-tches-hunt = Охота на ассасинов
preset-tches-heirs = Наследник шута
preset-tches-exchange = Ферзь за магистра
preset-tches-transport = Перевозка
preset-tches-polarity = Полярность
preset-tches-polarity-free = Полярность с поворотом на месте
preset-tches-skirmish = Стычка
preset-tches-caravan = Караван
preset-tches-tournament = Три пути к победе
preset-tches-everything = Всё сразу
option-tches-strike = Фигур за ход
option-tches-same = Та же фигура снова
option-tches-same-off = Не в том же ходу
option-tches-same-on = Сколько угодно раз
option-tches-king = Король
option-tches-king-mate = Мат
option-tches-king-capture = Захватывается и увозится
option-tches-king-flag = Флаг
option-tches-king-plain = Фигура как все
option-tches-prey = Цель
option-tches-escort = Сопровождение короля
option-tches-escort-off = Нет
option-tches-escort-on = К порталу врага
option-tches-replace = Замещение
option-tches-transport = Перевозка
option-tches-transport-off = Нет
option-tches-transport-on = Конь и его родня возят других
option-tches-polarity = Полярность
option-tches-polarity-off = Нет
option-tches-polarity-on = Поворот после хода
option-tches-polarity-free = И поворот на месте
option-tches-both = Обратные стороны у обоих
option-tches-white = Обратные стороны белых
option-tches-black = Обратные стороны чёрных
option-tches-array = Расстановка
option-tches-portals = Порталы
option-tches-zealot = Зилоты
option-tches-zealot-step = На одну клетку
option-tches-zealot-slide = На любое расстояние
option-tches-hunt = Охота
option-tches-hunt-last = До последней цели
option-tches-hunt-first = До первой
