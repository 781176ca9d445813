# Cards that are chosen before the game, which only the page offers.

arrange-offer = Начать с других карт?
arrange-title = { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выбирают
       *[s] выбирает
    } карты
arrange-pass = Сейчас на экран смотрит только тот, кто играет за { NAME($seat, form: "of") }. { $others }, отвернитесь: карты покажут, когда все будут готовы.
arrange-open = Я играю за { NAME($seat, form: "of") }: показать карты
arrange-skip = Или вовсе не выбирать:
arrange-help = Коснитесь фигуры, потом двух её карт, чтобы поменять их. И так со сколькими угодно фигурами.
arrange-ready = Готово
arrange-random = Случайно
arrange-usual = Как в шахматах
arrange-secret = Выбирать тайно
arrange-random-all = Случайно для всех
arrange-usual-all = Как в шахматах для всех
