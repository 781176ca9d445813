# Till Chess.

seat-till-a = Красные
    .of = красных
    .number = p
    .m = красный
    .f = красная
    .am = красного
    .af = красную
seat-till-b = Жёлтые
    .of = жёлтых
    .number = p
    .m = жёлтый
    .f = жёлтая
    .am = жёлтого
    .af = жёлтую
seat-till-c = Синие
    .of = синих
    .number = p
    .m = синий
    .f = синяя
    .am = синего
    .af = синюю
seat-till-d = Зелёные
    .of = зелёных
    .number = p
    .m = зелёный
    .f = зелёная
    .am = зелёного
    .af = зелёную
seat-till-e = Лиловые
    .of = лиловых
    .number = p
    .m = лиловый
    .f = лиловая
    .am = лилового
    .af = лиловую
seat-till-f = Чёрные
    .of = чёрных
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
preset-till-2-lines = Две линии
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
phase-till-place-K = Положите короля не под удар и не рядом с другим королём.
phase-till-move = Сделайте ход фишкой.
status-till-check = { NAME($seat, form: "number") ->
        [p] Король { NAME($seat, form: "of") } под шахом.
       *[s] { NAME($seat) }: король под шахом.
    }
outcome-till-last-king = { NAME($winner) }: последний король на столе.
reason-would-split =
    { $count ->
        [one] Стол распадётся: будет отрезана эта фишка ({ $count }).
       *[other] Стол распадётся: будут отрезаны эти фишки ({ $count }).
    }
reason-touches-nothing = Там она не коснётся ни одной фишки, даже углом.
reason-place-first = Сначала кладут все фишки, потом ходят.
reason-king-in-danger =
    { $count ->
        [one] Эта фишка могла бы взять там короля.
       *[other] Эти фишки могли бы взять там короля.
    }
reason-king-beside-king = Короля не кладут рядом с другим.
reason-till-leaves-king-attacked =
    { $count ->
        [one] Тогда эта фишка сможет взять вашего короля.
       *[other] Тогда эти фишки смогут взять вашего короля.
    }
reason-till-path-blocked = Мешает эта фишка. Проходить можно только над своими.
reason-till-must-not-capture = Пешка берёт только по диагонали.
phase-place = Положите фишку так, чтобы она касалась другой.
outcome-last-king = { NAME($winner) }: последний король на столе.
outcome-all-pass = Все игроки подряд спасовали.
reason-too-many-pieces = Таких фигур больше, чем в наборе.
reason-disconnected = Фишки не связаны друг с другом.
reason-bad-hands = Такие руки не подходят к фишкам на столе.
reason-bad-owners = У цвета не может быть такого хозяина: нет его короля, или король лежит там, где его быть не может.
reason-missing-field-hands = Не хватает рук: пишется -, когда все фишки выложены.
reason-missing-field-owners = Не сказано, кто каким цветом владеет, например ab.
reason-missing-field-passes = Не хватает числа пасов подряд, например 0.
reason-missing-field-ply = Не хватает числа действий до сих пор.
reason-king-not-last = Короля кладут, только когда лежат все остальные фишки набора.
reason-first-at-origin = Первая фишка ложится на 0,0.
reason-occupied = Там уже лежит фишка.
reason-king-comes-last = Короля кладут последним, после всех остальных.
