# Как кончают партию: ничья, сдача.

resign-title = Сдаться?
resign-text =
    { $count ->
        [one] Тогда выиграет другая сторона. Это можно взять назад.
       *[other] Кто сдаётся? Тогда выиграет другая сторона. Это можно взять назад.
    }
resign-seat = { NAME($seat) } { NAME($seat, form: "number") ->
        [p] сдаются
       *[s] сдаётся
    }
draw-title = Ничья?
draw-text = Партия кончается вничью, если согласны оба игрока.
draw-text-all = Партия кончается вничью, если согласны все, кто ещё в игре. Тогда места решают очки.
draw-seat = { NAME($seat) } за ничью
draw-agree = Оба согласны: ничья
draw-agree-all = Все согласны: ничья
draw-computers = Компьютер решает сам: { $seats }.
draw-offer = Предложить ничью
draw-asked = Компьютер думает о ничьей.
draw-declined = { NAME($seat) } { NAME($seat, form: "number") ->
        [p] хотят
       *[s] хочет
    } играть дальше.
draw-failed = Компьютер не смог ответить.
