# Что можно сделать и взять.

possible = Рассматриваемая фигура
possible-squares = При ходе { NAME($seat, form: "of") }: { $squares }.
possible-not = При ходе { NAME($seat, form: "of") }: { $reason }
takes = Что можно взять за один ход
takes-looking = Что можно взять за один ход: просмотрено { $percent } % ходов.
takes-failed = Найти, что можно взять, не удалось. Попробуйте ещё раз.
takes-seat =
    { $count ->
        [0] { NAME($seat) }: ничего
       *[other] { NAME($seat) }: { $squares }
    }
# За столько действий хода.
takes-within =
    { $count ->
        [1] { $square } сразу
        [one] { $square } за { $count } действие
        [few] { $square } за { $count } действия
        [many] { $square } за { $count } действий
       *[other] { $square } за { $count } действия
    }
# Столькими фигурами.
takes-by =
    { $count ->
        [1] { $square }
        [one] { $square } – { $count } фигурой
       *[other] { $square } – { $count } фигурами
    }
reason-seat-is-out = Этот игрок вне игры.
reason-game-would-end = Партия была бы окончена.
reason-nowhere-to-go = Отсюда ей некуда пойти.
stuck-path-blocked = Все её пути закрыты.
stuck-leaves-king-attacked = Ходить ей нельзя: король окажется под шахом.
# Что выбрано, пока ходит компьютер.
premove-planned = Задумано: { $action }. Escape или касание отменит.
premove-cancelled = Больше ничего не задумано.
premove-not = Будь сейчас ваш ход, туда она пойти не могла бы.
premove-dropped = Задуманное сейчас невозможно: { $action }.

## Компьютер без своей сети

reason-net-missing = Компьютер играет без своей сети: она не загрузилась.
reason-net-foreign = Компьютер играет без своей сети: она от другой версии.
reason-net-damaged = Компьютер играет без своей сети: она повреждена.
