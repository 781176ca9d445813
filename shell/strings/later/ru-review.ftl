# Разбор партии, где её ошибки пробуют исправить.

review = Вся партия
review-none = Когда сыграно несколько ходов, компьютер может разобрать здесь партию.
review-start = Разобрать партию
review-again = Разобрать заново
review-progress = Сколько партии просмотрено
review-closer = Похожее на ошибку смотрится ещё раз, дольше: { $done } из { $count }.
review-failed = Разбор не удалось продолжить.
review-plot = Чем выше, тем лучше для { NAME($seat, form: "of") }.
review-plot-many = Шансы каждого игрока. Чем выше, тем лучше.
review-calm = Никто много не упустил, ни за один ход, ни понемногу.
review-moments = Что упущено
review-accuracy = Точность
review-accuracy-seat = { $percent } %
review-accuracy-help = Ход без потерь считается за 100, упустивший четверть шансов или больше – за 0; берётся среднее всех ходов.
moment = { $number }. { NAME($seat) }: { $action }. Упущено { $percent } % шансов.
moment-slow = Ходы { $number }–{ $last }. { NAME($seat) }: понемногу упущено { $percent } % шансов.
moment-scores = Оценка изменилась с { $before } на { $after }.
moment-better = Лучше было: { $action }.
moment-show-better = Показать, что было лучше
moment-show-answer = Показать ответ
moment-turning = перелом
moment-slip = не лучшее
playout-again = Сыграть ещё раз
practice-offer = Исправить { $count } { $count ->
        [one] ошибку
        [few] ошибки
        [many] ошибок
       *[other] ошибки
    } { NAME($seat, form: "of") }
practice-title = Лучший ход за { NAME($seat, form: "of") }
practice-number = { $number } из { $count }
practice-ask = В партии было: { $action }. Найдите на доске лучшее.
practice-judging = Ваш ход рассматривается…
practice-best = Не хуже лучшего.
practice-solved = Лучше: упущено { $percent } % шансов.
practice-wrong = Так упущено { $percent } % шансов.
practice-again = Ещё попытка
practice-next = Дальше
practice-end = Назад к партии
