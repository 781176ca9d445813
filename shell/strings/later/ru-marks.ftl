# Стрелки и метки, которые рисуют на досках чужих страниц.

marks-draw = Рисовать на доске
marks-spoken = Нарисовано на доске: { $list }
mark-square = метка ({ $colour }) на { $square }
mark-hand = метка ({ $colour }) на { $square } в руке
mark-arrow = стрелка ({ $colour }) с { $from } на { $square }
mark-drop = стрелка ({ $colour }) от { $from } в руке на { $square }
mark-colour-green = зелёная
mark-colour-red = красная
mark-colour-blue = синяя
mark-colour-yellow = жёлтая
