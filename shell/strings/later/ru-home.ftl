# The start screen, and what games and their options are offered with.

# $done: how many are done
lessons-learn =
    { $done ->
        [0] Научиться за три минуты
        [one] Уроки (пройден: { $done })
       *[other] Уроки (пройдено: { $done })
    }
lessons-card = По одной идее за раз:
family-till-line = Доски нет вовсе: фигуры – фишки на бескрайнем столе, и все должны держаться вместе. От двух до шести игроков; возьмите короля – и его армия ваша.
preset-till-line = По шестнадцать фишек.
preset-till-3-line = По четырнадцать фишек.
preset-till-4-line = По двенадцать фишек.
preset-till-5-line = По двенадцать фишек.
preset-till-6-line = По двенадцать фишек.
preset-till-2-lines-line = Двое, сразу к игре: две линии, что встречаются пешками.
preset-till-2-quick-line = Сразу к игре, по четыре пешки.
preset-till-3-triangle-line = Трое, сразу к игре, вокруг треугольника.
preset-till-3-quick-line = Сразу к игре, без пешек.
preset-till-4-courtyard-line = Четверо, сразу к игре, вокруг квадрата.
preset-till-4-quick-line = Сразу к игре, без пешек.
preset-till-5-courtyard-line = Пятеро, сразу к игре, вокруг прямоугольника.
preset-till-5-quick-line = Сразу к игре, без пешек.
preset-till-6-courtyard-line = Шестеро, сразу к игре, вокруг прямоугольника.
preset-till-6-quick-line = Сразу к игре, без пешек.
puzzles-line = Найдите единственный ход, который выигрывает при любом ответе.
puzzle-of-day = Задача дня
try-title = Что попробовать
home-opponent =
    { $opponent ->
        [friend] Вы играете с другом за этим экраном.
        [link] Вы играете с другом по ссылкам.
        [watch] Вы смотрите, как играет компьютер.
       *[computer] { $seconds ->
            [0] Вы играете с компьютером, уровень { $level }.
           *[other] Вы играете с компьютером, { $seconds } с на действие.
        }
    }
home-opponent-change = Изменить
resume-title = Продолжить игру
play-name = Играть: { $name }
also = Или с изюминкой:
embed-line = У вас есть сайт или блог? Две строки поставят на него доску, которая знает все правила и играет с вашими читателями.
embed-make = Составить две строки
saved-setup = Выбираются карты
saved-turn = Ход { $number }, { NAME($seat, form: "number") ->
        [p] очередь { NAME($seat, form: "of") }
       *[s] очередь: { NAME($seat) }
    }
family-custodian-line = Две фигуры берут третью, став вокруг неё своим узором. Ведите короля к трону врага.
preset-custodian-line = Слоны между ладьями и конями.
preset-custodian-classic-line = Слоны между конями и королём, как в шахматах.
preset-custodian-four-line = У каждого ещё два слона, а значит, слоны обоих цветов.
preset-custodian-step-line = Слоны могут сменить цвет тихим шагом.
preset-custodian-swapped-line = Кони стоят в парах наоборот, и слоны становятся сильнее.
preset-custodian-cylinder-line = Левый и правый края соединены.
preset-custodian-recruited-line = Взятые фигуры меняют сторону, короли тоже.
option-custodian-array-between-help = Слоны стоят между ладьями и конями и смотрят на троны.
option-custodian-array-classic-help = Слоны стоят между конями и королём, как в шахматах.
option-custodian-array-four-help = Как внутри, и ещё два слона вместо пешек: слоны обоих цветов.
option-custodian-bishops-slide-help = Слон остаётся на своём цвете.
option-custodian-bishops-step-help = Слон может также сделать шаг вперёд, назад или вбок; этим шагом он ничего не берёт.
option-custodian-pairs-standard-help = Ладья и конь стоят сбоку от врага, слон и конь – у его углов; ладья сбоку и слон у угла.
option-custodian-pairs-swapped-help = Ладья и конь стоят у углов врага, слон и конь – сбоку; из ладьи и слона сбоку может быть любой.
option-custodian-board-flat-help = Доска кончается у краёв.
option-custodian-board-cylinder-help = Вертикали a и g – соседние, для ходов и взятий.
option-custodian-captured-removed-help = Взятие короля выигрывает.
option-custodian-captured-recruited-help = Они остаются на месте и бьются за взявшего, короли тоже. Кто остался ни с чем или с одной фигурой, но не королём, проигрывает.
family-taketwo-line = У каждого ферзя и каждой пешки три карты, которые говорят, как им ходить. Поменяйте две карты, потом ходите.
preset-taketwo-line = Один обмен карт и один ход каждый раз.
preset-taketwo-orthodox-line = Карты остаются как есть: с обычными это просто шахматы.
option-taketwo-switch-on-help = Перед ходом игрок может поменять две карты одной фигуры.
option-taketwo-switch-off-help = Карты остаются в начальном порядке.
family-tches-line = Шахматы с двумя дюжинами фигур, три из которых ходят за один ход, и с правилами на любой вкус.
preset-tches-line = Три фигуры за ход, фигуры основного набора.
preset-tches-first-steps-line = Шахматные фигуры, один ход: без рокировки, двойного шага и пата.
preset-tches-guardians-line = Две новые фигуры сначала ходят, а потом берут под углом.
preset-tches-griffins-line = Две новые фигуры прыгают конём, а потом берут.
preset-tches-lions-line = Две новые фигуры: одна малая, другая великая.
preset-tches-strike-line = Шахматные фигуры, и за ход их ходит три.
preset-tches-main-set-line = Все фигуры основного набора, один ход за раз.
preset-tches-templars-line = Перевёрнутые стражи и паладины: ходят так, а берут иначе.
preset-tches-riders-line = Перевёрнутые грифоны и чемпионы: прыгают тихо, берут издали.
preset-tches-archers-line = Перевёрнутые ладьи и слоны: прыгают ровно на две клетки.
preset-tches-chariots-line = Перевёрнутые кони и ферзи: ездят углом и ничего не перепрыгивают.
preset-tches-emperors-line = Перевёрнутые львы: прыгают конём, а потом берут королём.
preset-tches-jesters-line = Перевёрнутые магистры: ходят тем, чем последним ходил соперник.
preset-tches-flankers-line = Перевёрнутые пешки: могут шагать и вбок.
preset-tches-sentinels-line = Перевёрнутые пешки: ходят наискось, берут прямо и вбок.
preset-tches-zealots-line = Перевёрнутые пешки: всё наискось.
preset-tches-pikemen-line = Перевёрнутые пешки: берут через клетку вперёд.
preset-tches-back-sides-line = Все, кроме короля, перевёрнуты; три фигуры за ход.
preset-tches-two-armies-line = У каждой стороны перевёрнуты другие фигуры.
preset-tches-two-pieces-line = Между одной и тремя.
preset-tches-same-line = Как обычно, но одна фигура может ходить снова и снова.
preset-tches-escort-line = Король, дошедший до вражеского портала, тоже выигрывает.
preset-tches-capture-line = Без мата: возьмите короля под свою фигуру и увезите домой.
preset-tches-flag-line = Король даже не ходит, его надо увезти.
preset-tches-hunt-line = Король как все; кто потерял последнего ассасина, проиграл.
preset-tches-heirs-line = Вместо потерянного шута шутом становится пешка.
preset-tches-exchange-line = Потерянного ферзя замещает магистр, магистра – ферзь.
preset-tches-transport-line = Конь и его родня возят другие фигуры по доске.
preset-tches-polarity-line = Каждая фигура куда-то смотрит и не ходит назад; после хода может повернуть.
preset-tches-polarity-free-line = Поворот на месте – тоже действие.
preset-tches-skirmish-line = Малая доска: захватите короля, увезите домой, две фигуры за ход.
preset-tches-caravan-line = Малая доска: проводите короля, с перевозчиками и наследниками шута.
preset-tches-tournament-line = Ловите ферзей и магистров или проведите короля; фигуры смотрят, куда идут.
preset-tches-everything-line = Захват, сопровождение, замещение, перевозка и полярность в одной игре.
option-tches-same-off-help = Каждое действие хода делает другая фигура.
option-tches-same-on-help = Одна фигура может сделать несколько действий хода или все.
option-tches-king-mate-help = Кто не может спасти короля или вовсе не может ходить, проигрывает.
option-tches-king-capture-help = Король только ходит. Взявшая его фигура несёт его под собой к своему порталу.
option-tches-king-flag-help = Король даже не ходит. Взявшая его фигура несёт его под собой к своему порталу.
option-tches-king-plain-help = Цель – другие фигуры: кто потерял последнюю из них, проиграл.
option-tches-escort-off-help = Где стоит король, неважно.
option-tches-escort-on-help = Свободный король на вражеском портале тоже выигрывает.
option-tches-transport-off-help = На клетке место для одной фигуры.
option-tches-transport-on-help = Они могут встать на другую свою фигуру, унести её с собой и высадить.
option-tches-polarity-off-help = Фигуры ходят во все свои стороны.
option-tches-polarity-on-help = Фигуры куда-то смотрят и не ходят назад; походившая может повернуть.
option-tches-polarity-free-help = Фигуры куда-то смотрят и не ходят назад; поворот на месте – действие.
