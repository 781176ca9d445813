# Custodian Chess.

status-custodian-check = { NAME($seat, form: "number") ->
        [p] Король { NAME($seat, form: "of") } на { $square } под угрозой взятия.
       *[s] { NAME($seat) }: король на { $square } под угрозой взятия.
    }
status-custodian-halfmoves = Тихие ходы: { $count } из 100 до ничьей
outcome-blocked = { NAME($loser) }: игра заперта, ходов нет.
outcome-king-captured = { NAME($loser) }: король взят.
outcome-throne = { NAME($winner) }: король дошёл до трона, и взять его там нечем.
outcome-last-piece = { NAME($loser) }: фигур для взятия больше не хватает.
reason-no-displacement = Здесь не берут, становясь на фигуру: ход всегда кончается на пустой клетке.
preset-custodian = Обычная игра
preset-custodian-classic = Как в шахматах
preset-custodian-four = Четыре слона
preset-custodian-step = Шагающие слоны
preset-custodian-swapped = Обменянные пары
preset-custodian-cylinder = Круглая доска
preset-custodian-recruited = Перебежчики
option-custodian-array = Расстановка
option-custodian-array-between = Слоны снаружи
option-custodian-array-classic = Слоны внутри
option-custodian-array-four = Четыре слона
option-custodian-bishops = Слоны
option-custodian-bishops-slide = Только по диагонали
option-custodian-bishops-step = Могут шагнуть прямо
option-custodian-pairs = Пары
option-custodian-pairs-standard = Обычные
option-custodian-pairs-swapped = Обменянные
option-custodian-board = Доска
option-custodian-board-flat = Плоская
option-custodian-board-cylinder = Круглая
option-custodian-captured = Взятые фигуры
option-custodian-captured-removed = Покидают доску
option-custodian-captured-recruited = Меняют сторону
board-mark-throne = { NAME($seat, form: "number") ->
        [p] трон { NAME($seat, form: "of") }
       *[s] трон: { NAME($seat) }
    }
