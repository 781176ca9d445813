# Компьютерные игроки, подсказки, анализ, разбор и равновесие.

reason-not-listed = Такого действия среди возможных сейчас нет.

## Кто играет

players = Кто играет?
player-person = Человек
player-computer =
    { $level ->
        [1] Компьютер, уровень 1: новичок
        [10] Компьютер, уровень 10: сильнейший
       *[other] Компьютер, уровень { $level }
    }
player-time = Компьютер, { $seconds } с на действие
players-people = { $count } { $count ->
        [one] человек
        [few] человека
        [many] человек
       *[other] человека
    }
players-mixed =
    { $people ->
        [0] Компьютеров: { $computers }
       *[other] Людей: { $people }, компьютеров: { $computers }
    }
players-two = { $first } – { $second }
players-person = Человек
players-level = Уровень { $level }
players-time = { $seconds } с

## Пока он думает

computer-now = Ходить сейчас
computer-hold = Пусть компьютеры подождут
computer-offer = Не с кем играть?
computer-offer-do =
    { $seconds ->
        [0] Играть с компьютером, уровень { $level }
       *[other] Играть с компьютером, { $seconds } с на действие
    }

## Подсказки

hint-1 = Подсказка
hint-2 = Подсказка: куда?
hint-3 = Подсказка: а дальше?
hint-4 = Скрыть подсказку
hint-thinking = Думает…
hint-piece = Посмотрите на { NAME($kind, form: "acc") } { $square }.
hint-hand = Посмотрите на { NAME($kind, form: "acc") } в руке.
hint-pass = Возможно только одно.
hint-action = Компьютер сыграл бы так: { $action }.

## Анализ

analysis-preview = На доске этот вариант, а не партия.

## Разбор

stop = Стоп
pause = Пауза

## Равновесие

settings-speed = Компьютер ходит
settings-speed-normal = не спеша
settings-speed-slow = медленно
settings-speed-fast = сразу
hint-failed = Подсказку найти не удалось.
tab-analysis = Анализ
