# Уроки: короткие задания с целью. Загружаются с первым из них; что каждый говорит о себе, стоит в других файлах.

lessons = Уроки
lesson-of-others = Задание: { $name }
lesson-reached = Получилось!
lesson-failed = Не так. Попробуйте ещё раз.
lesson-next = Следующий урок
lesson-skip = Другой урок
lesson-link = Копировать ссылку на урок
lesson-play = Сыграть целую партию
lessons-progress = Пройдено: { $done } из { $count }
lessons-games = Небольшие партии
lessons-games-line = Каждая – отдельная игра, в которой на одну идею больше, чем в обычных фигурах шахмат.

## Идеи, о которых идёт речь

chapter-custodian = Вся игра
chapter-taketwo = Вся игра
chapter-till = Вся игра
chapter-tches = Обычная игра
chapter-tches-strike = Несколько действий за ход
chapter-tches-same = Ещё раз та же фигура
chapter-tches-capture = Короли, которых берут
chapter-tches-flag = Король как знамя
chapter-tches-prey = Охота на одну фигуру
chapter-tches-escort = Доставить короля
chapter-tches-replace = Замена потерянного
chapter-tches-transport = Фигуры, которые несут других
chapter-tches-polarity = Фигуры, которые смотрят в одну сторону
chapter-tches-backs = Обратные стороны фигур

## Цели, у которых нет своих слов

# $seat: whose goal it is; $aims: one or several of the messages below; $unit: what is counted, if anything
goal =
    { NAME($seat) }: { $aims }{ $unit ->
        [action] { " " }({ $count ->
            [one] за { $count } действие
            [few] за { $count } действия
           *[other] за { $count } действий
        })
        [turn] { " " }({ $count ->
            [one] за { $count } ход
            [few] за { $count } хода
           *[other] за { $count } ходов
        })
       *[none] { "" }
    }.
goal-win = выиграть
goal-check = объявить шах
goal-safe = вывести короля из-под удара
goal-take = взять что-нибудь
goal-take-square = взять на { $square }
goal-take-count = взять фигур: { $count }
goal-reach-square = дойти до { $square }
goal-reach-kind = привести на { $square }: { NAME($kind) }
goal-move-square = сходить фигурой с { $square }
goal-switch = переставить карты
goal-turn = повернуть фигуру
goal-place = поставить фигуру
goal-replace = заменить потерянную фигуру
goal-pass = пропустить ход
goal-promote = превратить пешку
goal-castle = рокировать
goal-carry = перенести фигуру
