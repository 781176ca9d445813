# Фигуры на фигурах, повороты, ходы из нескольких действий; TCHES(S).

board-acted = действие на этом ходу уже сделано
board-carrying = везёт { $piece }
board-holding = держит в плену { $piece }
board-imitates = сейчас ходит как { NAME($kind) }
board-imitates-none = ходов противника ещё не было
board-mark-portal = { NAME($seat, form: "number") ->
        [p] портал { NAME($seat, form: "of") }
       *[s] портал: { NAME($seat) }
    }
board-mark-pending = здесь освобождён пленный
board-target-onward = может пойти сюда и потом взять { $pieces }
board-target-carry = может встать на эту фигуру и везти её
board-target-replace = может заместить потерянную фигуру
board-target-turn = можно повернуть на месте
board-move-turn = поворот на месте
board-onward = { $piece } на { $square }: выберите взятие: { $pieces }; или коснитесь { $square } ещё раз, чтобы остаться.
board-onward-only = { $piece } на { $square }: выберите взятие: { $pieces }.
board-places-replace = { NAME($kind) }: выберите фигуру для замещения: { $squares }
board-places-place-king = { NAME($kind, form: "gender") ->
        [f] { NAME($kind) } снова свободна
       *[m] { NAME($kind) } снова свободен
    }: выберите клетку: { $squares }
board-choose-facing = { $piece }: в какую сторону повернуть?
board-option-takes = увозит { $piece }
board-option-picks = увозит { $piece } с { $square }
board-option-leaves = оставляет { $piece } на { $square }
board-option-alone = никого не увозит
phase-waiting = Ход сделан: завершите его или отмените действие.
say-facing =
    поворачивается { $direction ->
        [up] вверх
        [right] вправо
        [down] вниз
       *[left] влево
    }
say-picks = увозит { NAME($kind, form: "acc") }
say-carries = везёт { NAME($kind, form: "acc") }
option-tches-strike-short = { $value } { $value ->
        [one] действие
        [few] действия
        [many] действий
       *[other] действия
    } за ход
option-tches-prey-short = цель: { $value }
option-tches-replace-short = замещение: { $value }
option-tches-both-short = у обоих { $value }
option-tches-white-short = у белых { $value }
option-tches-black-short = у чёрных { $value }
option-tches-array-short = своя расстановка
option-tches-portals-short = порталы: { $value }
option-tches-zealot-slide-short = зилоты ходят далеко
option-tches-hunt-first-short = до первой потери
demand-place-king = { NAME($kind, form: "gender") ->
        [f] Ваша { NAME($kind) } снова свободна: поставьте её
       *[m] Ваш { NAME($kind) } снова свободен: поставьте его
    } на одну из отмеченных клеток.
demand-replace = { NAME($kind, form: "gender") ->
        [f] Ваша { NAME($kind) } взята
       *[m] Ваш { NAME($kind) } взят
    }. Выберите, какая фигура превратится в { NAME($kind, form: "acc") }: { $sources }.
option-tches-same-on-short = одна фигура несколько раз
option-tches-king-capture-short = захват короля
option-tches-king-flag-short = захват флага
option-tches-king-plain-short = король – обычная фигура
option-tches-escort-on-short = сопровождение
option-tches-transport-on-short = перевозка
option-tches-polarity-on-short = полярность
option-tches-polarity-free-short = полярность с поворотом на месте
status-imitates = Ваш { NAME($kind) } сейчас ходит как { NAME($model) }.
status-imitates-none = Ваш { NAME($kind) } ещё не ходит: ходов противника не было.
status-tches-goal = { $kind ->
        [kind-king] Король
       *[other] Королевская фигура ({ NAME($kind) })
    }: { $steps } { $steps ->
        [one] шаг
        [few] шага
        [many] шагов
       *[other] шага
    } до портала.
status-selected = На { $square }: { NAME($kind) }, { $condition }.

status-tches-halfmoves = Ходов обеих сторон без взятий и движения пешек: { $count } из 100 (на 100 – ничья)
phase-move-or-turn = Сделайте ход или поверните фигуру на месте.
phase-place-king = Поставьте освобождённую фигуру.
phase-replace = Выберите фигуру для замещения потерянной.
outcome-no-moves = { NAME($loser, form: "number") ->
        [p] У { NAME($loser, form: "of") } нет возможных ходов.
       *[s] { NAME($loser) }: возможных ходов нет.
    }
outcome-portal = { NAME($winner, form: "number") ->
        [p] Король { NAME($winner, form: "of") } на портале противника.
       *[s] { NAME($winner) }: король на портале противника.
    }
outcome-king-home = { NAME($winner) }: пленный увезён домой.
outcome-prey = { NAME($winner, form: "number") ->
        [p] { NAME($winner) } взяли цель захвата.
       *[s] { NAME($winner) } берёт цель захвата.
    }
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
reason-not-a-back-side = «{ $token }» – не обратная сторона фигуры.
reason-two-back-sides = «{ $token }» и ещё одна сторона в списке – обратные стороны одной фигуры; оставьте одну из них.
reason-both-and-one = Обратные стороны задаются либо обоим игрокам сразу, либо каждому отдельно.
reason-prey-without-plain = Несколько видов могут быть целью захвата, только если король – обычная фигура.
reason-plain-without-prey = Если король – обычная фигура, укажите цель захвата.
reason-no-prey = У каждой стороны вначале должна быть хотя бы одна фигура – цель захвата.
reason-hunt-without-plain = Первая потеря может решать партию, только если король – обычная фигура.
reason-never-royal = Шуты и любые пешки могут быть целью захвата, только если король – обычная фигура.
reason-prey-count = У каждой стороны должна быть ровно одна фигура – цель захвата.
reason-escort-with-flag = Флаг не ходит, поэтому привести его на портал нельзя.
reason-king-replaced = Король и другая королевская фигура не могут ни замещать, ни замещаться. Сделайте короля обычной фигурой или выберите другие виды.
reason-royal-exposed = Тогда король или другая королевская фигура сразу окажутся под шахом.
reason-replaces-itself = Шут не может заместить потерянного шута.
reason-board-size = На доске от 3 до 16 вертикалей, от 3 до 16 горизонталей и не больше 128 клеток.
reason-no-portal = Неясно, где порталы: укажите их или дайте каждой стороне одного короля.
reason-bad-facing = «{ $token }»: в эту сторону фигура здесь смотреть не может.
reason-bad-stack = «{ $token }»: эти фигуры не могут стоять здесь одна на другой.
reason-bad-marks = Число оставшихся действий не соответствует отмеченным фигурам.
reason-bad-last = Укажите, какой фигурой каждая сторона ходила последней, например P/- (вместо шута – фигура, ходом которой он ходил).
reason-bad-pending = «{ $token }»: здесь нечего ставить или замещать.
reason-turn-is-done = На этом ходу действий больше нет: ходит другой игрок.
reason-acted-this-turn = Эта фигура на этом ходу уже сделала действие. Выберите другую.
reason-turn-not-completable = Если так пойти, король и к концу хода останется под шахом.
reason-tches-leaves-king-attacked = Вы окажетесь под шахом.
reason-must-move-first = Эта фигура берёт только после хода, а с клеток, доступных ей сейчас, сюда не достать.
reason-behind-it = Фигура не ходит назад относительно того, куда смотрит.
reason-nothing-to-imitate = Шут ходит как фигура, которой противник ходил последней, а противник ещё не ходил.
reason-king-may-not-capture = В этой версии такая фигура не берёт.
reason-king-may-not-move = В этой версии эта фигура не ходит.
reason-king-is-not-captured = Эту фигуру не берут: ей ставят мат.
reason-not-a-carrier = Эта фигура никого не возит.
reason-not-a-passenger = Такую фигуру не возят.
reason-stack-is-full = Больше двух фигур на клетке не бывает.
reason-carries-a-king = Фигура с пленным больше никого не везёт.
pair-idle = { $pair } (не действует)
reason-already-that-kind = Там уже фигура этого вида.
reason-replace-first = Сначала нужно заместить потерянную фигуру.
reason-place-king-first = Сначала нужно поставить освобождённую фигуру.
reason-no-room-for-king = Для освобождённого пленного не будет пустой клетки.
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
preset-tches-riders = Епископы и кавалеристы
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
preset-tches-run = Король бежит к порталу
preset-tches-capture = Захват короля
preset-tches-flag = Захват флага
preset-tches-hunt = Охота на ассасинов
preset-tches-heirs = Замещение шута
preset-tches-exchange = Ферзь и магистр
preset-tches-transport = Перевозка
preset-tches-polarity = Полярность
preset-tches-polarity-free = Полярность и поворот
preset-tches-skirmish = Стычка
preset-tches-caravan = Караван
preset-tches-tournament = Три пути к победе
preset-tches-everything = Всё сразу
option-tches-strike = Действий за ход
option-tches-same = Та же фигура ещё раз
option-tches-same-off = Не больше одного раза
option-tches-same-on = Сколько угодно раз
option-tches-king = Король
option-tches-king-mate = Мат
option-tches-king-capture = Его захватывают и увозят
option-tches-king-flag = Флаг
option-tches-king-plain = Обычная фигура
option-tches-prey = Цель захвата
option-tches-escort = Сопровождение короля
option-tches-escort-off = Нет
option-tches-escort-on = На портал противника
option-tches-replace = Замещение
option-tches-transport = Перевозка
option-tches-transport-off = Нет
option-tches-transport-on = Конь и похожие фигуры
option-tches-polarity = Полярность
option-tches-polarity-off = Нет
option-tches-polarity-on = Поворот после хода
option-tches-polarity-free = Поворот и на месте
option-tches-both = Обратные стороны у обоих
option-tches-white = Обратные стороны белых
option-tches-black = Обратные стороны чёрных
option-tches-array = Расстановка
option-tches-portals = Порталы
option-tches-zealot = Зилоты
option-tches-zealot-step = На одну клетку
option-tches-zealot-slide = На любое расстояние
option-tches-hunt = Охота
option-tches-hunt-last = До последней фигуры
option-tches-hunt-first = До первой потери
