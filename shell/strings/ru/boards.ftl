# Что говорит всякая доска. Слова объяснены в docs/translating.md.

## Страница

open = Открыть
close = Закрыть
dismiss = Закрыть сообщение

## Все игры

play = Играть

## Партия

family-custodian = Custodian Chess
family-taketwo = Take Two Chess
family-till = Till Chess
family-tches = TCHES
variant-name = { $name }: { $special }
tab-moves = Ходы
controls = Просмотр партии
go-start = В начало
go-back = Назад
go-forward = Вперёд
go-end = В конец
flip = Повернуть доску
draw = Ничья
status-turn = { NAME($seat, form: "number") ->
        [p] Ход { NAME($seat, form: "of") }
       *[s] Ходит { NAME($seat) }
    }
status-turn-called = Ходит { $name } ({ NAME($seat, form: "low") })
status-at =
    { $way ->
        [back] Позиция { $at } из { $count }. Можно играть отсюда или повторить отменённые ходы.
        [variation] Позиция { $at } из { $count }. Ход отсюда начнёт вариант.
       *[look] Позиция { $at } из { $count }.
    }
status-last = { NAME($seat) }: { $action }.
status-blocked = На { $square } { NAME($kind) }: сейчас ходов нет.
# Знак на клетках, где выбранную фигуру могут взять.
status-risk = На клетках с «!» эту фигуру могут взять.
status-replay = Повтор последних ходов.
status-goal =
    Король: { $steps } { $steps ->
        [one] шаг
        [few] шага
        [many] шагов
       *[other] шага
    } до { $mark ->
        [throne] трона
       *[portal] портала
    }.
status-carry = Увезите пленного на { $square }.
# Своя фигура стоит там, куда нужно везти пленного.
status-carry-first = Там стоит ваша фигура ({ NAME($kind) }): сначала уведите её с этой клетки.
# $kind: пленный; $actor: фигура, которая его везёт.
status-free = Освободите пленного ({ NAME($kind) }): возьмите { NAME($actor, form: "acc") } на { $square }.
show-again = Показать последние ходы
status-check = { NAME($seat) } под шахом.
# Показывает, кто даёт шах или почему ни один ход не помогает.
check-ask = Показать
# Следующая из нападающих фигур.
check-next = Дальше
status-halfmoves = { $count } { $count ->
        [one] ход
        [few] хода
        [many] ходов
       *[other] хода
    } без взятий и движения пешек
phase-move = Сделайте ход.
result-win = { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выигрывают
       *[s] выигрывает
    }
result-draw = Ничья
outcome-checkmate = Мат: { NAME($loser, form: "low") } под шахом, и ходов нет.
outcome-repetition = Позиция возникла в третий раз.
outcome-move-limit = Достигнут предел ходов без взятий и движения пешек.
outcome-extinction = Фигур, от которых зависит исход, больше нет.
outcome-bare = У одного из игроков осталась одна фигура.
outcome-reach = Поля, решающие исход, достигнуты.
outcome-checks = Объявлен последний из нужных шахов.
outcome-perpetual = Позиция повторилась из-за вечного шаха.
outcome-agreement = Игроки согласились на ничью.
outcome-resignation = { NAME($loser) } { NAME($loser, form: "number") ->
        [p] сдаются
       *[s] сдаётся
    }.
outcome-time = { NAME($loser, form: "number") ->
        [p] Время { NAME($loser, form: "of") } истекло.
       *[s] { NAME($loser) }: время истекло.
    }
seat-w = Белые
    .of = белых
    .low = белые
    .number = p
    .m = белый
    .f = белая
    .am = белого
    .af = белую
seat-b = Чёрные
    .of = чёрных
    .low = чёрные
    .number = p
    .m = чёрный
    .f = чёрная
    .am = чёрного
    .af = чёрную
kind-king = король
    .acc = короля
    .gender = m
kind-queen = ферзь
    .acc = ферзя
    .gender = m
kind-rook = ладья
    .acc = ладью
    .gender = f
kind-bishop = слон
    .acc = слона
    .gender = m
kind-knight = конь
    .acc = коня
    .gender = m
kind-pawn = пешка
    .acc = пешку
    .gender = f
say-move = { NAME($kind) } { $from } на { $to }
say-turn =
    { NAME($kind) } { $from } поворачивается { $direction ->
        [up] вверх
        [right] вправо
        [down] вниз
       *[left] влево
    }
say-place = { NAME($kind) } на { $to }
say-replace = { NAME($kind) } { $from } превращается в { NAME($becomes, form: "acc") }
say-action = { $text }
say-short = { NAME($kind) } { $text }
say-captures = берёт { $pieces }
say-partners = { $captures } (в паре: { $pieces })
say-partners-as = { $captures } (в паре: { $pieces }; роли: { NAME($actor) } и { NAME($partner) })
# $role: object – винительный падеж, иначе именительный.
say-piece =
    { $role ->
        [object] { NAME($kind, form: "acc") } { $square }
       *[name] { NAME($kind) } { $square }
    }
say-recruits = переманивает { $pieces }
say-castling = рокировка, ладья { $from } на { $to }
say-around = через край доски
say-companion = вместе: { $from } на { $to }
say-becomes = превращается в { NAME($kind, form: "acc") }

hand = Рука
hand-label = { NAME($seat, form: "number") ->
        [p] Рука { NAME($seat, form: "of") }
       *[s] Рука: { NAME($seat) }
    }
hand-kind = { NAME($kind) }, в руке: { $count }
hand-kind-later = { NAME($kind) }, в руке: { $count }, пока выложить нельзя

## Компьютер

computer-thinks =
    { $depth ->
        [0] Компьютер (уровень { $level }) думает.
        [one] Компьютер (уровень { $level }) считает на { $depth } действие вперёд.
        [few] Компьютер (уровень { $level }) считает на { $depth } действия вперёд.
        [many] Компьютер (уровень { $level }) считает на { $depth } действий вперёд.
       *[other] Компьютер (уровень { $level }) считает на { $depth } действия вперёд.
    }
computer-thinks-time =
    { $depth ->
        [0] Компьютер думает { $seconds } с.
        [one] Компьютер считает { $seconds } с, на { $depth } действие вперёд.
        [few] Компьютер считает { $seconds } с, на { $depth } действия вперёд.
        [many] Компьютер считает { $seconds } с, на { $depth } действий вперёд.
       *[other] Компьютер считает { $seconds } с, на { $depth } действия вперёд.
    }
computer-held = Компьютер приостановлен.
computer-go-on = Продолжить
computer-failed = Компьютер не смог сделать ход. Партия цела: повторите попытку или сходите за него.
computer-again = Повторить
computer-trouble =
    { $reason ->
        [worker-lost] Шахматная программа остановилась.
        [worker-nonsense] Шахматная программа дала недопустимый ответ.
       *[other] Шахматная программа не запустилась.
    } { $place ->
        [page] Теперь она работает внутри страницы.
       *[other] Она запускается снова.
    }

## Доска

board-label = Доска: вертикалей { $files }, горизонталей { $ranks }
board-label-round = Доска-цилиндр: вертикалей { $files }, горизонталей { $ranks }; первая и последняя вертикали соседние
# $role: object – винительный падеж, иначе именительный.
board-piece =
    { $role ->
        [object] { NAME($kind, form: "gender") ->
        [f] { NAME($seat, form: "af") }
       *[m] { NAME($seat, form: "am") }
    } { NAME($kind, form: "acc") }
       *[name] { NAME($kind, form: "gender") ->
        [f] { NAME($seat, form: "f") }
       *[m] { NAME($seat, form: "m") }
    } { NAME($kind) }
    }
board-piece-at = { $piece } { $square }
board-empty = пусто
board-hidden = выбор ещё не показан
board-check = под шахом
board-last = последний ход
# Что выбранная фигура может сделать на клетке.
board-target-quiet = сюда можно пойти
board-target-hit = можно взять
board-target-raid = сюда можно пойти и взять { $pieces }
board-target-promotion = превращение
board-target-risk = там фигуру могут взять
board-target-place = свободное место
board-facing =
    смотрит { $direction ->
        [up] вверх
        [right] вправо
        [down] вниз
       *[left] влево
    }
board-victim = можно взять
# Что фигура может сделать; говорится при её выборе.
board-moves = { $piece }: { $count ->
    [0] ходов нет
    [one] { $count } ход: { $moves }
    [few] { $count } хода: { $moves }
    [many] { $count } ходов: { $moves }
   *[other] { $count } хода: { $moves }
  }
board-moves-waiting = { $piece }: сейчас не ходит
board-move-capture = { $square }, берёт { $pieces }
board-move-promotion = { $move } с превращением
# $move: a square, "d2"
board-move-risk = { $move } (там могут взять)
board-unselected = ничего не выбрано
# Меню, когда на тех же клетках возможно несколько действий.
board-choose = { $piece } на { $square }: выберите действие
board-option-captures = берёт { $pieces }

## Доски на чужих страницах

embed-at = Позиция { $at } из { $count }
embed-again = Начать сначала
embed-run = Показать партию
embed-pause = Стоп
embed-legend = Как ходят фигуры
embed-menu = Скопировать и сохранить
embed-link = Открыть в Motley
task = Задание: найдите лучший ход.
task-solved = Решено!
task-wrong = Такой ход возможен, но решение другое. Попробуйте ещё раз.
task-reveal = Показать решение

## Отказы

part-failed = Часть страницы не загрузилась. Попробуйте ещё раз или обновите страницу: партия сохранится.
no-webassembly = В этом браузере не работает WebAssembly, а без него доска не знает правил. Откройте страницу в другом браузере или отключите режим блокировки, если он включён.
reload = Обновить
refused =
    { $subject ->
        [variant] В тексте игры,
        [position] В позиции,
        [action] В действии,
        [goal] В цели,
        [marks] В стрелках и метках,
       *[link] В ссылке,
    } { $place }-й знак: { $reason }
problem-action = Действие { $number } невозможно: { $reason } Партия открыта до этого места.
problem-extra = Часть ссылки сюда не подходит и пропущена: { $reason }
refused-record = Строка { $line }, столбец { $column } записи: { $reason }
reason-none = Это возможно.
reason-engine-failed = Сбой в программе правил. Партия цела, попробуйте ещё раз.
reason-disposed = Эта партия закрыта.
reason-bad-percent = Код после этого знака процента неполный. Возможно, ссылка обрезана: скопируйте её ещё раз.
reason-out-of-memory = Не хватает памяти. Закройте другие вкладки и попробуйте ещё раз.
reason-too-long = Это слишком длинно.
reason-not-ascii = Здесь допустимы только латинские буквы без значков, цифры и знаки.
reason-empty = Здесь пусто.
reason-unexpected-end = Текст обрывается слишком рано.
reason-trailing-text = Здесь лишний текст: «{ $token }».
reason-unknown-family = Игры «{ $token }» нет.
reason-unknown-key = В этой игре нет параметра «{ $token }».
reason-repeated-key = Параметр «{ $token }» указан дважды.
reason-missing-value = Этому параметру нужно значение.
reason-unknown-value = «{ $token }» – недопустимое значение.
reason-cut-off = «{ $token }» обрывается: здесь ссылка обрезана.
reason-no-variant = Игра ещё не выбрана.
reason-missing-field = Не хватает части позиции.
reason-missing-field-side = После доски должны стоять пробел и буква стороны, которая ходит.
reason-unknown-piece = Фигуры «{ $token }» нет.
reason-bad-movement = Это не описание хода в нотации Бетцы.
reason-says-nothing = Это правило в этой игре ни на что не влияет.
reason-field-count = В позиции не столько частей, сколько должно быть в этом варианте.
reason-bad-hole = Дыры не там, где они есть на этой доске.
reason-bad-origin = Фигура того вида не могла стать этой.
reason-unknown-form = Такой стороны у этой фигуры нет.
reason-row-too-long = В этом ряду слишком много клеток.
reason-row-too-short = В этом ряду слишком мало клеток.
reason-row-count = Неверное число рядов.
reason-bad-side = Здесь должна стоять буква стороны, которая ходит.
reason-bad-castling = «{ $token }» – неверная запись прав на рокировку.
reason-castling-unmet = Позиция разрешает рокировку, но король или ладья не на начальной клетке.
reason-bad-square = Клетки «{ $token }» на этой доске нет.
reason-bad-number = Число «{ $token }» здесь стоять не может.
reason-number-too-large = Число { $token } слишком велико.
reason-number-zero = Это число должно быть не меньше 1.
reason-pawn-on-end-rank = Пешка не может стоять на первой или последней горизонтали.
reason-king-count = Неверное число королей.
reason-opponent-in-check = Под шахом сторона, которая сейчас не ходит.
reason-not-legal = Действие «{ $token }» в этой позиции невозможно.
reason-game-over = Партия окончена.
reason-at-start = Это начало партии, отменять нечего.
reason-not-at-start = Это можно только до первого хода.
reason-nothing-there = Здесь нечем ходить.
reason-not-yours = Эта фигура сейчас не ходит.
reason-own-piece-there = Клетка занята своей фигурой.
reason-not-its-move = Эта фигура так не ходит.
# The same for a piece that is chosen and has somewhere to go
refused-way = Так нельзя: отметки показывают, куда можно пойти.
reason-path-blocked = Путь закрыт.
reason-must-capture = Фигура может пойти туда только со взятием.
reason-must-not-capture = Там эта фигура не берёт: пойти туда можно, только если клетка пуста.
reason-leaves-king-attacked = Король окажется под шахом.
reason-royals-face = Короли окажутся лицом к лицу.
reason-gives-check = Это был бы шах, а давать шах здесь нельзя.
reason-capture-forced = Можно взять фигуру, а взятие обязательно.
reason-no-hurdle = Там нет фигуры, через которую можно перепрыгнуть.
reason-out-of-area = Таким фигурам туда нельзя.
reason-promotion-limit = Ей пришлось бы превратиться, но таких фигур у вас уже столько, сколько можно.
reason-file-is-full = На этой вертикали таких фигур уже столько, сколько можно.
reason-drop-mates = Ставить такую фигуру с матом нельзя.
reason-castling-right-lost = Рокировка больше невозможна: король или ладья уже ходили.
reason-no-shuffle = В этой игре нет случайной расстановки.
reason-nothing-in-hand = Такой фигуры в руке нет.
reason-limit = Это превышает возможности программы.

# The actions of a turn of several.
tray-title = Действие { $number } из { $total }
tray-done = { NAME($seat, form: "number") ->
        [p] Ход { NAME($seat, form: "of") } сделан
       *[s] { NAME($seat) }: ход сделан
    }
tray-empty = Действий за ход: { $total }; меньше, только если ходить больше нечем. Список появится здесь.
tray-back = Шаг назад
tray-restart = Заново
tray-end = Закончить ход

## Столы без краёв, больше двух игроков, пас.

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
board-controlled = { $piece }, { NAME($owner, form: "number") ->
        [p] теперь у { NAME($owner, form: "of") }
       *[s] хозяин: { NAME($owner) }
    }
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
board-choose-place = Выберите, что положить на { $square }
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
    } за краем экрана { $count } { $count ->
        [one] фишка
        [few] фишки
        [many] фишек
       *[other] фишки
    } ({ $seats }). Показать.
board-beyond-seat = { NAME($seat) } { $count }
board-beyond-marked = Отмеченных клеток за краем экрана: { $count }. Показать.
board-camera = Вид
board-camera-zoom-in = Ближе
board-camera-zoom-out = Дальше
board-camera-fit = Показать все фишки
board-camera-follow = Следовать за последним ходом
board-camera-jump = Перейти к координатам
board-camera-jump-hint = Перейти к x, y
hands = В руке
pass = Пас
phase-pass = Остаётся только пас.
pass-label = Остаётся только пас
pass-check = Ваш король под шахом, и ни один ход не помогает. Остаётся пасовать; партия ещё не проиграна.
pass-stuck = Ни одной вашей фишкой пойти нельзя. Остаётся пасовать.
seats = Игроки
seats-ranking = Места
seats-rank = { $rank }.
seats-turn = сейчас ходит
seats-out = вне игры; { NAME($owner, form: "number") ->
        [p] фишки теперь у { NAME($owner, form: "of") }
       *[s] хозяин фишек: { NAME($owner) }
    }
seats-hand = в руке: { $count }
seats-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
seats-check = под шахом
seats-threatened = под угрозой
ranking = Места: { $seats }.
ranking-seat = { $rank }. { NAME($seat) } ({ $points })
ranking-seat-out = { $rank }. { NAME($seat) }
say-pass = пас
say-out = { NAME($seat) } вне игры, фишки меняют хозяина
