# Анализ позиций и равновесие.

analysis-position = Эта позиция
analysis-switch = Анализировать, пока я смотрю
analysis-switch-help = Показывает, у кого лучше, и лучшие варианты. Чтобы думать самим, выключите.
analysis-begins = Думает…
analysis-failed = Анализ не удалось продолжить.
analysis-over = В этой позиции партия окончена. Вернитесь на шаг, чтобы увидеть, что было возможно.
analysis-lines = Лучшие варианты
analysis-goes-on = Позиций: { $nodes }, глубина: { $depth }, продолжается
analysis-done = Позиций: { $nodes }, глубина: { $depth }, закончено
analysis-preview-end = Назад к партии
judged-equal = Примерно равно.
judged-equal-many = Явного перевеса нет ни у кого.
judged-better =
    { $pawns ->
        [0.5] У { NAME($seat, form: "of") } чуть лучше.
        [one] У { NAME($seat, form: "of") } перевес примерно в { $pawns } пешку.
        [few] У { NAME($seat, form: "of") } перевес примерно в { $pawns } пешки.
        [many] У { NAME($seat, form: "of") } перевес примерно в { $pawns } пешек.
       *[other] У { NAME($seat, form: "of") } перевес примерно в { $pawns } пешки.
    }
judged-better-many =
    { $pawns ->
        [0.5] { NAME($seat) } чуть впереди.
        [one] { NAME($seat) } впереди примерно на { $pawns } пешку.
        [few] { NAME($seat) } впереди примерно на { $pawns } пешки.
        [many] { NAME($seat) } впереди примерно на { $pawns } пешек.
       *[other] { NAME($seat) } впереди примерно на { $pawns } пешки.
    }
judged-win = { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выигрывают
       *[s] выигрывает
    } не позже чем за { $count } { $count ->
        [one] действие
        [few] действия
        [many] действий
       *[other] действия
    }.
judged-loss = { NAME($seat) } { NAME($seat, form: "number") ->
        [p] проигрывают
       *[s] проигрывает
    } не позже чем за { $count } { $count ->
        [one] действие
        [few] действия
        [many] действий
       *[other] действия
    }, если остальные играют против.
resume-work = Продолжить

## Равновесие

balance = Честна ли эта игра?
balance-line = Компьютер много раз играет сам с собой и считает.
balance-open = Отчёт о равновесии
balance-running = Сыграно партий: { $count } из { $games }
balance-help = Компьютер играет сам с собой, начиная с нескольких случайных ходов. Всё происходит в этом браузере.
balance-many = То же для многих вариантов (по-английски)
balance-games = Сколько партий
balance-games-value = партий: { $count }
balance-nodes = Раздумье над действием
balance-nodes-value = позиций: { $count }
balance-start = Начать
balance-again = Начать заново
balance-progress = Сыграно партий
balance-failed = Партии не удалось продолжить.
balance-report = Отчёт
balance-results = Итог { $count } { $count ->
        [one] партии
        [few] партий
        [many] партий
       *[other] партий
    }
balance-result = Итог
balance-share = Доля
balance-range = Границы 95 %
balance-wins = { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выигрывают
       *[s] выигрывает
    }
balance-draws = Ничья
balance-reasons = Чем кончаются партии
balance-end = { $end }: { $share }
balance-length = Длина
balance-lengths = В среднем ходов: { $mean }; половина партий – до { $median }.
balance-liveliness = В среднем { $choices } возможных действий на выбор, { $captures } взятий за партию.
balance-kinds = Фигуры, в среднем за партию
balance-kind = Фигура
balance-takes = Берёт
balance-taken = Взята
balance-survives = Уцелело
balance-caution = Истинная доля лежит в границах 95 раз из 100. Всё это о том, как играет этот компьютер (позиций на действие: { $nodes }), а не люди.
balance-copy = Скопировать таблицей
balance-copied = Таблица скопирована, значения через запятую.
balance-copy-failed = Таблицу скопировать не удалось.
end-checkmate = мат
end-no-moves = ходов не осталось
end-blocked = игра заперта
end-king-captured = король взят
end-throne = трон достигнут
end-last-piece = брать больше нечем
end-portal = портал достигнут
end-king-home = король доставлен домой
end-prey = цели взяты
end-last-king = последний король
end-stalemate = пат
end-repetition = ничья повторением
end-move-limit = ничья по числу ходов
end-material = ничья: мало фигур
end-all-pass = все спасовали
end-too-long = остановлено после 2000 действий
