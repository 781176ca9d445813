# Уроки Custodian Chess.

lesson-custodian-rooks = Между двумя ладьями
lesson-custodian-rooks-task = Здесь не бьют, становясь на фигуру: две фигуры берут то, что стоит между ними. Зажмите чёрную пешку между ладьями.
lesson-custodian-rooks-hint = Две ладьи берут то, что стоит между ними на прямой. Одна уже стоит над пешкой.
lesson-custodian-rooks-praise = Берёт та фигура, которая ходит, вместе с той, что уже стоит рядом.

lesson-custodian-bishops = Между двумя слонами
lesson-custodian-bishops-task = Слоны делают то же по диагонали. Зажмите пешку между слонами.
lesson-custodian-bishops-hint = Один слон стоит справа вверху от пешки. Какое поле напротив?
lesson-custodian-bishops-praise = Ладьи берут по прямой, слоны по диагонали.

lesson-custodian-king-helps = Король помогает
lesson-custodian-king-helps-task = Здесь король считается конём, а пешка, шагнувшая прямо, слоном. Слон и конь берут под прямым углом: возьмите коня.
lesson-custodian-king-helps-hint = Король и пешка должны стоять у двух нижних углов коня.
lesson-custodian-king-helps-praise = Любая фигура может быть половиной пары, и король тоже.

lesson-custodian-pawn = Косой шаг пешки
lesson-custodian-pawn-task = Пешка шагает наискось только тогда, когда этим что-то берёт, и обе пешки тогда считаются ладьями. Возьмите коня.
lesson-custodian-pawn-hint = Ваша пешка на c5 уже стоит рядом с конём. Другая сторона свободна.
lesson-custodian-pawn-praise = Прямо пешка считается слоном, наискось ладьёй.

lesson-custodian-two = Две сразу
lesson-custodian-two-task = Один ход берёт всё, что он зажал. Возьмите обе пешки сразу.
lesson-custodian-two-hint = Ваши ладьи стоят на обоих концах горизонтали. Середина свободна.
lesson-custodian-two-praise = Все пары, которые образует ход, берут одновременно.

lesson-custodian-king = Взять короля
lesson-custodian-king-task = Шаха здесь нет: кто оставил короля между двумя фигурами, тот его теряет. Два коня берут вместе, если один мог бы прыгнуть на место другого. Возьмите короля и выиграйте.
lesson-custodian-king-hint = Ваш конь на e5 стоит у угла короля. Другой должен встать рядом с королём, на расстоянии прыжка от первого.
lesson-custodian-king-praise = Где взят король, там партия окончена.

lesson-custodian-danger = Из-под удара
lesson-custodian-danger-task = Чёрные грозят зажать вашего короля между двумя ладьями. Уведите его туда, где его не возьмёт ни один ход.
lesson-custodian-danger-hint = Одна ладья стоит рядом с королём. Другая может прийти на c4. Где им его не зажать?
lesson-custodian-danger-praise = Король в опасности отмечен. Никто не заставляет его уводить: следите сами.

lesson-custodian-throne = Трон
lesson-custodian-throne-task = Короны отмечают троны, с которых короли начинали. Король, вставший на чужой трон, где его нельзя взять, выигрывает. Дойдите за два хода.
lesson-custodian-throne-hint = Трон на d7, в двух шагах.
lesson-custodian-throne-praise = Взятие – один путь к победе. Трон – другой.
