# Take Two Chess и игры с картами.

rail = Карты выбранной фигуры
status-taketwo-halfmoves = Ходов обеих сторон без взятий и движения пешек: { $count } из 100 (на 100 – ничья)
phase-move-another = Теперь сделайте ход другой фигурой.
phase-switch-or-move = Сделайте ход или сначала поменяйте местами две карты.
phase-arrange = Выберите порядок своих карт.
outcome-stalemate = Пат: ходов нет, но и шаха нет.
outcome-material = Мат больше невозможен: не хватает фигур.
card-o = прямая
card-d = диагональная
card-h = прыжок
card-o-ways = прямые линии
card-d-ways = диагонали
card-h-ways = прыжки коня
say-switch =
    { NAME($kind) } { $from } меняет местами { $exchanged ->
        [first] первые две карты
        [last] последние две карты
       *[outer] первую и последнюю карту
    }, теперь они: { $cards }
reason-unknown-cards = «{ $token }» – не порядок трёх карт.
reason-en-passant-impossible = Пешка не могла только что пройти через эту клетку.
reason-switch-impossible = Эти карты на этом ходу поменяться не могли.
reason-switched-this-turn = Карты этой фигуры на этом ходу уже поменялись. Сделайте ход другой фигурой.
reason-switch-leaves-no-move = После такого обмена не останется возможных ходов.
reason-castling-through-check = Рокировать нельзя из-под шаха, под шах и через клетку, которую бьёт противник.
reason-no-switch = Сейчас менять эти карты нельзя.
preset-taketwo = Обычная игра
preset-taketwo-orthodox = Без обмена
option-taketwo-switch = Обмен карт
option-taketwo-switch-on = Каждый ход
option-taketwo-switch-off = Никогда
board-cards = карты { $cards }
board-switched = карты на этом ходу поменялись
board-mark-en-passant = здесь пешку можно взять на проходе
board-can-switch = карты можно поменять
cards-label = Карты: { $piece }
cards-hint = Выберите фигуру, чтобы поменять местами её карты.
cards-see = Выберите фигуру, чтобы увидеть её карты.
cards-meaning = Что значат карты
cards-ask = Выберите две карты для обмена.
cards-ask-second = Теперь выберите вторую карту.
cards-fixed = Сейчас менять эти карты нельзя.
cards-ordinal = { $position ->
    [1] 1-я карта
    [2] 2-я карта
   *[3] 3-я карта
  }
cards-ordinal-pawn-1 = ходит
cards-ordinal-pawn-2 = берёт
cards-idle = не действует
cards-result = Будет порядок
cards-result-spoken = Будет порядок: { $first }, { $second }, { $third }.
cards-impossible = Сейчас такой обмен невозможен.

## Cards that are chosen before the game, which only the page offers.

arrange-offer-taketwo = Начать с других карт?
arrange-title-taketwo = { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выбирают
       *[s] выбирает
    } карты
arrange-show-taketwo = { NAME($seat) } { NAME($seat, form: "number") ->
        [p] показывают
       *[s] показывает
    } карты
arrange-help-taketwo = Коснитесь фигуры, потом двух её карт, чтобы поменять их местами. Так можно сделать с любым числом фигур.
arrange-usual-taketwo = Как в шахматах
arrange-usual-all-taketwo = Как в шахматах для всех
