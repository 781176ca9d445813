# Custodian Chess.

status-custodian-check = { NAME($seat, form: "number") ->
        [p] Король { NAME($seat, form: "of") } на { $square } под ударом.
       *[s] { NAME($seat) }: король на { $square } под ударом.
    }
status-custodian-halfmoves = Ходов обеих сторон без взятий и движения пешек: { $count } из 100 (на 100 – ничья)
outcome-blocked = { NAME($loser, form: "number") ->
        [p] У { NAME($loser, form: "of") } все фигуры заперты, ходов нет.
       *[s] { NAME($loser) }: все фигуры заперты, ходов нет.
    }
outcome-king-captured = { NAME($loser, form: "number") ->
        [p] Король { NAME($loser, form: "of") } взят.
       *[s] { NAME($loser) }: король взят.
    }
outcome-throne = { NAME($winner, form: "number") ->
        [p] Король { NAME($winner, form: "of") } на троне противника, и взять его там нельзя.
       *[s] { NAME($winner) }: король на троне противника, и взять его там нельзя.
    }
outcome-last-piece = { NAME($loser, form: "number") ->
        [p] У { NAME($loser, form: "of") } не хватает фигур для взятий.
       *[s] { NAME($loser) }: для взятий не хватает фигур.
    }
reason-no-displacement = Здесь не берут, вставая на клетку чужой фигуры: ход всегда заканчивается на пустой.
preset-custodian = Обычная игра
preset-custodian-classic = Как в шахматах
preset-custodian-four = Четыре слона
preset-custodian-step = Слоны с шагом по прямой
preset-custodian-swapped = Пары наоборот
preset-custodian-cylinder = Доска-цилиндр
preset-custodian-recruited = Перебежчики
option-custodian-array = Расстановка
option-custodian-array-between = Слоны у ладей
option-custodian-array-classic = Слоны у короля
option-custodian-array-four = Четыре слона
option-custodian-bishops = Слоны
option-custodian-bishops-slide = Только по диагонали
option-custodian-bishops-step = И шаг по прямой
option-custodian-pairs = Пары
option-custodian-pairs-standard = Обычные
option-custodian-pairs-swapped = Наоборот
option-custodian-board = Доска
option-custodian-board-flat = Плоская
option-custodian-board-cylinder = Цилиндр
option-custodian-captured = Взятые фигуры
option-custodian-captured-removed = Снимаются с доски
option-custodian-captured-recruited = Меняют сторону
board-mark-throne = { NAME($seat, form: "number") ->
        [p] трон { NAME($seat, form: "of") }
       *[s] трон: { NAME($seat) }
    }
