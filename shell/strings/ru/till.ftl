# Till Chess.

seat-till-a = Красные
    .of = красных
    .low = красные
    .number = p
    .m = красный
    .f = красная
    .am = красного
    .af = красную
seat-till-b = Жёлтые
    .of = жёлтых
    .low = жёлтые
    .number = p
    .m = жёлтый
    .f = жёлтая
    .am = жёлтого
    .af = жёлтую
seat-till-c = Синие
    .of = синих
    .low = синие
    .number = p
    .m = синий
    .f = синяя
    .am = синего
    .af = синюю
seat-till-d = Зелёные
    .of = зелёных
    .low = зелёные
    .number = p
    .m = зелёный
    .f = зелёная
    .am = зелёного
    .af = зелёную
seat-till-e = Лиловые
    .of = лиловых
    .low = лиловые
    .number = p
    .m = лиловый
    .f = лиловая
    .am = лилового
    .af = лиловую
seat-till-f = Чёрные
    .of = чёрных
    .low = чёрные
    .number = p
    .m = чёрный
    .f = чёрная
    .am = чёрного
    .af = чёрную
preset-till = Два игрока
preset-till-3 = Три игрока
preset-till-4 = Четыре игрока
preset-till-5 = Пять игроков
preset-till-6 = Шесть игроков
preset-till-2-lines = Два ряда
preset-till-2-quick = Вдвоём, быстро
preset-till-3-triangle = Треугольник
preset-till-3-quick = Втроём, быстро
preset-till-4-courtyard = Двор на четверых
preset-till-4-quick = Вчетвером, быстро
preset-till-5-courtyard = Двор на пятерых
preset-till-5-quick = Впятером, быстро
preset-till-6-courtyard = Двор на шестерых
preset-till-6-quick = Вшестером, быстро
option-till-players = Игроки
option-till-players-short = { $value } { $value ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }
option-till-pawns = Пешек у каждого
option-till-pawns-short = пешек: { $value }
phase-till-place = Выберите фишку в руке и коснитесь свободного места.
# Последняя фишка в руке.
phase-till-place-K = Положите короля туда, где его не может взять нескованная фишка противника, и не рядом с другим королём.
phase-till-move = Сделайте ход фишкой.
status-till-check = { NAME($seat, form: "number") ->
        [p] Король { NAME($seat, form: "of") } под шахом.
       *[s] { NAME($seat) }: король под шахом.
    }
outcome-till-last-king = { NAME($winner, form: "number") ->
        [p] На столе остался только король { NAME($winner, form: "of") }.
       *[s] Последний король на столе: { NAME($winner) }.
    }
reason-would-split =
    { $count ->
        [1] Группа распадётся: эта фишка окажется отдельно.
        [one] Группа распадётся: эти фишки окажутся отдельно ({ $count }).
       *[other] Группа распадётся: эти фишки окажутся отдельно ({ $count }).
    }
reason-touches-nothing = Там фишка не коснётся ни одной другой, даже углом.
reason-place-first = Сначала нужно выложить все фишки.
reason-king-in-danger =
    { $count ->
        [1] Эта фишка могла бы взять там короля.
       *[other] Эти фишки могли бы взять там короля.
    }
reason-king-beside-king = Короля нельзя класть рядом с другим королём.
reason-till-leaves-king-attacked =
    { $count ->
        [1] Тогда эта фишка сможет взять вашего короля.
       *[other] Тогда эти фишки смогут взять вашего короля.
    }
reason-till-path-blocked = Мешает эта фишка. Проходить можно только через свои.
reason-till-must-not-capture = Пешка берёт только по диагонали.
phase-place = Положите фишку так, чтобы она касалась другой.
outcome-last-king = { NAME($winner, form: "number") ->
        [p] На столе остался только король { NAME($winner, form: "of") }.
       *[s] Последний король на столе: { NAME($winner) }.
    }
outcome-all-pass = Все игроки подряд спасовали.
reason-too-many-pieces = Таких фигур больше, чем в наборе.
reason-disconnected = Фишки не составляют одну связную группу.
reason-bad-hands = Фишки в руках не соответствуют фишкам на столе.
reason-bad-owners = У этого цвета не может быть такого хозяина: у хозяина нет короля, или король лежит там, где его быть не может.
reason-missing-field-hands = Не указано, какие фишки в руках: пишется -, если все выложены.
reason-missing-field-owners = Не указано, кому принадлежит каждый цвет, например ab.
reason-missing-field-passes = Не указано число пасов подряд, например 0.
reason-missing-field-ply = Не указано число сделанных действий.
reason-king-not-last = Короля кладут, только когда выложены все остальные фишки.
reason-first-at-origin = Первую фишку кладут на 0,0.
reason-occupied = Там уже лежит фишка.
reason-king-comes-last = Короля кладут последним, после всех остальных фишек.
