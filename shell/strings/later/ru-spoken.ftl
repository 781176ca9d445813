# Позиция словами и вводимые действия.

summary-turn = { NAME($seat, form: "number") ->
        [p] Ход { NAME($seat, form: "of") }
       *[s] Ходит { NAME($seat) }
    }.
summary-left = { NAME($seat, form: "number") ->
        [p] Ход { NAME($seat, form: "of") }
       *[s] Ходит { NAME($seat) }
    }: в этом ходу { $left ->
        [one] осталось { $left } действие
        [few] осталось { $left } действия
        [many] осталось { $left } действий
       *[other] осталось { $left } действия
    }.
summary-player = { $player } ({ NAME($seat) })
summary-side = { NAME($seat) }: { $count } { $count ->
        [one] фигура
        [few] фигуры
        [many] фигур
       *[other] фигуры
    }
summary-none = { NAME($seat) }: фигур нет
summary-out = { NAME($seat) }: вне игры; фигуры теперь у { NAME($owner, form: "of") }
summary-piece = { NAME($kind) } ({ $details })
summary-pieces = { NAME($kind) }: { $squares }
summary-hand = В руке: { $kinds }
summary-marks = Важные клетки
summary-mark = { $square }: { $meaning }

typed-example = e2e4 или: конь c3
typed-do = Сделать
typed-close = Не вводить
typed-list = Что подходит
typed-count = { $count ->
        [one] Подходит { $count } действие
        [few] Подходят { $count } действия
        [many] Подходят { $count } действий
       *[other] Подходят { $count } действия
    }.
typed-option = { $text }: { $action }
typed-many = Подходит действий: { $count }; здесь { $shown } из них. Вводите дальше.
typed-choose = Подходит несколько действий: выберите или вводите дальше.
typed-none = Из того, что сейчас можно, ничего не подходит.
typed-waits = Сейчас ничего сделать нельзя.
