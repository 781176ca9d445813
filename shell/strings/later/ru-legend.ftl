# Как ходят фигуры: легенда и её схемы.

legend-kinds = Фигуры этой игры
legend-hint = Наведите на фигуру на доске или коснитесь её, чтобы увидеть здесь, как она сейчас ходит.
legend-piece = { $piece } на { $square }
legend-carried = { $piece }, { NAME($kind, form: "gender") ->
        [f] перевозимая
       *[m] перевозимый
    }
legend-captive = { $piece }, { NAME($kind, form: "gender") ->
        [f] пленная
       *[m] пленный
    }
legend-now = сейчас
legend-exchanged = после обмена

way-both = ходит или берёт
way-quiet = ходит без взятия
way-capture = только берёт
way-conditional = ходит, только если при этом берёт
way-initial = только первым шагом с начала
way =
    { $facing ->
        [forward] Вперёд:{" "}
       *[all] {""}
    }{ $way ->
        [slide] линий { $direction ->
            [straight] по прямой
            [diagonal] по диагонали
           *[leap] конём
        }: { $count }
        [step] шагов { $direction ->
            [straight] по прямой
            [diagonal] по диагонали
           *[leap] конём
        }: { $count }
        [walk] линий до { $range } шагов { $direction ->
            [straight] по прямой
            [diagonal] по диагонали
           *[leap] конём
        }: { $count }
       *[leap] прыжков { $direction ->
            [straight] по прямой
            [diagonal] по диагонали
           *[leap] конём
        }: { $count }
    }{ $purpose ->
        [both] {""}
        [quiet] , без взятия
        [capture] , только со взятием
       *[conditional] , только если при этом берёт
    }{ $first ->
        [yes] , только с начала
       *[no] {""}
    }
way-then =
    потом может взять на один шаг { $direction ->
        [straight] по прямой
        [diagonal] по диагонали
       *[any] в любую сторону
    }
way-bent = углом, берёт первую фигуру на пути
way-lame = через пустую клетку
way-none = своего хода нет
key-then = потом, после хода, взятие и здесь

kind-jester-line = Ходит как фигура, которой соперник ходил последней.
