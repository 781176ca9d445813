# Часы партии: в форме новой партии, рядом с доской и в сообщениях.

clock = Часы
clock-none = Без часов
clock-add = Время на партию и добавка после каждого хода
clock-delay = Время на партию, первые секунды каждого хода не считаются
clock-turn = Время на каждый ход
clock-sand = Песочные часы: что потратил один, получают другие
clock-minutes = Минуты
clock-seconds = Секунды
clock-add-step = Секунд прибавки за ход
clock-delay-step = Секунд без отсчёта на ход
clock-each = Своё для каждого игрока
clock-pause = Остановить часы
clock-on = Пустить часы
clock-of = { NAME($seat) }: { $time }
clock-time = { $minutes } мин { $seconds } с
clock-short = { NAME($seat) }: осталось меньше десяти секунд.
clock-out = { NAME($seat) }: время вышло. Дальше за эту сторону играет компьютер.
