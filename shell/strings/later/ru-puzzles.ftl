# Задачи: позиции, где один ход выигрывает форсированно.

puzzle-title = Задача: { $name }
puzzle-of-day-title = Задача дня: { $name }
puzzle-task =
    { $turns ->
        [1] { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выигрывают
       *[s] выигрывает
    } этим ходом. Найдите как.
        [one] { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выигрывают
       *[s] выигрывает
    } в { $turns } ход. Найдите первый.
        [few] { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выигрывают
       *[s] выигрывает
    } в { $turns } хода. Найдите первый.
        [many] { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выигрывают
       *[s] выигрывает
    } в { $turns } ходов. Найдите первый.
       *[other] { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выигрывают
       *[s] выигрывает
    } в { $turns } хода. Найдите первый.
    }
puzzle-right = Верно. Другая сторона делает что может.
puzzle-wrong = Не этот ход.
puzzle-wrong-why =
    { $turns ->
        [1] Он не выигрывает сразу. А другой – да.
        [one] Он не выигрывает в { $turns } ход при любом ответе. А другой – да.
        [few] Он не выигрывает в { $turns } хода при любом ответе. А другой – да.
        [many] Он не выигрывает в { $turns } ходов при любом ответе. А другой – да.
       *[other] Он не выигрывает в { $turns } хода при любом ответе. А другой – да.
    }
puzzle-solved = Решено!
puzzle-shown = Вот решение.
puzzle-hint = Подсказка
puzzle-hint-more = Ещё подсказка
puzzle-hint-action = Дальше: { $action }.
puzzle-hint-astray = Ход начинается иначе: верните его.
puzzle-again = Ещё попытка
puzzle-restart = Ещё раз
puzzle-show = Показать решение
puzzle-next = Следующая задача
puzzle-other = Другая задача
puzzle-link = Скопировать ссылку на задачу
puzzle-play = Играть отсюда
puzzle-number = Задача { $number } из { $count }; чем дальше, тем труднее.
puzzle-missed =
    { $levels ->
        [0] Её решают все уровни компьютера.
        [one] Её не решает { $levels } из десяти уровней компьютера.
        [few] Её не решают { $levels } из десяти уровней компьютера.
        [many] Её не решают { $levels } из десяти уровней компьютера.
       *[other] Её не решают { $levels } из десяти уровней компьютера.
    }
puzzle-solved-count = Решено здесь: { $solved } из { $count }.
puzzle-streak = Задача дня решена { $days } { $days ->
        [one] день
        [few] дня
        [many] дней
       *[other] дня
    } подряд.
