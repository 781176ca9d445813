# Кто играет: на местах и в вопросе, с кем хотят играть.

strength-person = Человек здесь
strength-level =
    { $level ->
        [1] Уровень 1, учит ходы
        [2] Уровень 2, учится с вами
        [3] Уровень 3, играет для забавы
        [4] Уровень 4, играет иногда
        [5] Уровень 5, знает игру
        [6] Уровень 6, клубный игрок
        [7] Уровень 7, сильный клубный игрок
        [8] Уровень 8, турнирный игрок
        [9] Уровень 9, знаток
       *[10] Уровень 10, сильнейший без ожидания
    }
strength-points = { $name } (очков: { $points })
strength-time = В полную силу, { $seconds } { $seconds ->
        [one] секунда
        [few] секунды
        [many] секунд
       *[other] секунды
    } на действие
strength-help = Очки измерены: у кого на 200 больше, выигрывает примерно три партии из четырёх. 0 – у новичка, который берёт больше всего, что можно взять одним ходом.
seat-name = Имя { NAME($seat, form: "of") }
seat-player = Кто играет за { NAME($seat, form: "of") }?
seat-count = { $count } { $count ->
        [one] фигура
        [few] фигуры
        [many] фигур
       *[other] фигуры
    }
seat-lead = +{ $count } { $count ->
        [one] фигура
        [few] фигуры
        [many] фигур
       *[other] фигуры
    }
seat-goal = ещё { $steps } { $steps ->
        [one] шаг
        [few] шага
        [many] шагов
       *[other] шага
    }
seat-taken = взято: { $pieces }
seat-taken-kind = { $count } × { NAME($kind) }
opponent = С кем играете?
opponent-friend = С другом здесь
opponent-link = С другом по ссылке
opponent-computer = С компьютером
opponent-strength = Насколько силён компьютер?
opponent-watch = Смотреть
opponent-help = Об этом спрашивают один раз. Изменить можно на первой странице и на местах каждой партии.
