# Take Two Chess и игры с картами.

rail = Карты выбранной фигуры
status-taketwo-halfmoves = Тихие ходы: { $count } из 100 до ничьей
phase-move-another = Теперь ходите другой фигурой.
phase-switch-or-move = Ходите или сначала поменяйте две карты.
phase-arrange = Разложите свои карты.
outcome-stalemate = Пат: ходов нет, но и шаха нет.
outcome-material = Ни у кого не осталось фигур, чтобы поставить мат.
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
reason-unknown-cards = «{ $token }» – не порядок карт.
reason-en-passant-impossible = Через эту клетку пешка только что пройти не могла.
reason-switch-impossible = Эти карты в этом ходу меняться не могли.
reason-switched-this-turn = Карты этой фигуры уже поменялись в этом ходу, ходить должна другая.
reason-switch-leaves-no-move = После такого обмена ходов не останется.
reason-castling-through-check = Король не рокирует из-под шаха, через битое поле и под шах.
reason-no-switch = Сейчас эти карты менять нельзя.
preset-taketwo = Обычная игра
preset-taketwo-orthodox = Без обмена
option-taketwo-switch = Обмен карт
option-taketwo-switch-on = Каждый ход
option-taketwo-switch-off = Никогда
board-cards = карты { $cards }
board-switched = карты поменялись в этом ходу
board-mark-en-passant = здесь пешку можно взять на проходе
board-can-switch = карты можно поменять
cards-label = Карты: { $piece }
cards-hint = Выберите фигуру, чтобы поменять её карты.
cards-see = Выберите фигуру, чтобы увидеть её карты.
cards-meaning = Что значат карты
cards-ask = Выберите две карты для обмена.
cards-ask-second = Теперь выберите вторую карту.
cards-fixed = Сейчас эти карты менять нельзя.
cards-ordinal = { $position ->
    [1] 1-я карта
    [2] 2-я карта
   *[3] 3-я карта
  }
cards-ordinal-pawn-1 = ходит
cards-ordinal-pawn-2 = берёт
cards-idle = не действует
cards-result = Порядок станет
cards-result-spoken = Порядок станет { $first }, { $second }, { $third }.
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
arrange-help-taketwo = Коснитесь фигуры, потом двух её карт, чтобы поменять их. И так со сколькими угодно фигурами.
arrange-usual-taketwo = Как в шахматах
arrange-usual-all-taketwo = Как в шахматах для всех
