# Что говорит только страница: партии и окна, списки, настройки, помощь.

## Руки, столы без краёв, много игроков

moves-none-place = Фишек ещё нет. Коснитесь свободного места и выберите, что положить, или сначала выберите фишку в руке.

## Ходы из нескольких действий; TCHES(S)
# $done: how many are done
lessons-learn =
    { $done ->
        [0] Научиться за три минуты
        [one] Уроки (пройден: { $done })
       *[other] Уроки (пройдено: { $done })
    }
lessons-title = Уроки: { $name }
lessons-card = По одной идее за раз:
lessons-all = Все уроки
lessons-done = пройден
lessons-next = следующий
lessons-go-on = Дальше: { $name }

## Till Chess

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

## Страница

puzzles-title = Задачи
puzzles-line = Найдите единственный ход, который выигрывает при любом ответе.
puzzle-of-day = Задача дня
app-name = Motley
skip = К партии
home = Motley: все игры
head-nav = Игры и настройки
new-game = Новая игра
saved = Ваши партии
settings = Настройки
help = Помощь
cancel = Отмена
notices = Сообщения
page-failed = Правила не загрузились: { $error } Обновите страницу.

## Все игры

home-title = Шахматы, но другие
home-line = Необычные шахматы для друзей за одним экраном и против компьютера. Доска знает все правила: коснитесь фигуры и увидите, куда она может пойти.
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
rules = Правила
options = Варианты
also = Или с изюминкой:
embed-line = У вас есть сайт или блог? Две строки поставят на него доску, которая знает все правила и играет с вашими читателями.
embed-make = Составить две строки

## Партия

side = Ходы, фигуры и правила
tab-pieces = Фигуры
tab-rules = Правила
tab-game = Партия
copy-link = Скопировать ссылку на партию
copied = Ссылка скопирована. Кто её откроет, увидит партию такой, как вы сейчас.
record-copied = Запись скопирована: все ходы текстом, чтобы сохранить или передать.
record-copy-failed = Запись скопировать не удалось. «Ваши партии» могут сохранить её в файл.
copy-record = Скопировать запись
comment = Комментарий
records-opened = К вашим партиям { $count ->
        [one] добавлена ещё { $count } партия
        [few] добавлены ещё { $count } партии
        [many] добавлено ещё { $count } партий
       *[other] добавлено ещё { $count } партии
    } из файла.
records-known =
    { $count ->
        [one] { $count } партия из файла здесь уже была.
        [few] { $count } партии из файла здесь уже были.
        [many] { $count } партий из файла здесь уже было.
       *[other] { $count } партии из файла здесь уже было.
    }
embed-title = На вашей странице
address-short = Эта партия слишком длинна для адреса. Она хранится в этом браузере, и адрес ведёт к ней только здесь. Чтобы передать её, скопируйте запись.
link-saved-elsewhere = Вся партия хранится в другом браузере. Вы видите то, что есть в самой ссылке.
copy-failed = Ссылку скопировать не удалось. Адрес этой страницы и есть ссылка.
resign = Сдаться
go-on = Играть дальше
play-again = Ещё партию
other-games = Другие игры
moves-none = Ходов ещё нет. Коснитесь фигуры, чтобы увидеть, куда она может пойти; затем коснитесь клетки или перетащите фигуру.
notice-replaced = { $count ->
        [one] Следовавший за этим { $count } ход теперь вариант.
        [few] Следовавшие за этим { $count } хода теперь вариант.
        [many] Следовавшие за этим { $count } ходов теперь вариант.
       *[other] Следовавшие за этим { $count } хода теперь вариант.
    }
notice-restore = Вернуться к нему
notice-forked = Эта партия шла и в другой вкладке. Здесь она продолжается отдельно; обе – среди ваших партий.

## Карты перед игрой

arrange-offer = Начать с других карт?
arrange-title = { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выбирают
       *[s] выбирает
    } карты
arrange-pass = Сейчас на экран смотрит только тот, кто играет за { NAME($seat, form: "of") }. { $others }, отвернитесь: карты покажут, когда все будут готовы.
arrange-open = Я играю за { NAME($seat, form: "of") }: показать карты
arrange-skip = Или вовсе не выбирать:
arrange-help = Коснитесь фигуры, потом двух её карт, чтобы поменять их. И так со сколькими угодно фигурами.
arrange-ready = Готово
arrange-random = Случайно
arrange-usual = Как в шахматах
arrange-secret = Выбирать тайно
arrange-random-all = Случайно для всех
arrange-usual-all = Как в шахматах для всех

## Новая игра

new-cards-chosen-help = По очереди; все карты покажут, когда оба готовы.
new-cards-random-help = Жребий для каждой фигуры.
new-cards-usual-help = Все фигуры начинают с обычных ходов.

## Открыть

reason-file-too-long = Это слишком длинно: в файле записей не больше 4 000 000 знаков.
reason-not-a-text = Это не текст, партии в нём нет.
open-mend = Посмотреть

## Ваши партии

saved-setup = Выбираются карты
saved-turn = Ход { $number }, { NAME($seat, form: "number") ->
        [p] очередь { NAME($seat, form: "of") }
       *[s] очередь: { NAME($seat) }
    }
saved-forgotten = Партия удалена.
saved-restore = Вернуть
storage-denied = Этот браузер не даёт странице ничего хранить. Партии живут, пока страница открыта; в адресе всегда та, которую вы играете.
storage-full = В этом браузере больше нет места для партий. Эта живёт, пока страница открыта; в адресе она вся.
storage-low = В этом браузере осталось мало места для партий. Сохраните свои партии в файл.

## Настройки и помощь

# Как читают: ltr (слева направо) или rtl.

direction = ltr
summary-title = Позиция словами
typed-title = Ввести действие

## Custodian Chess

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

## Take Two Chess

family-taketwo-line = У каждого ферзя и каждой пешки три карты, которые говорят, как им ходить. Поменяйте две карты, потом ходите.
preset-taketwo-line = Один обмен карт и один ход каждый раз.
preset-taketwo-orthodox-line = Карты остаются как есть: с обычными это просто шахматы.
option-taketwo-switch-on-help = Перед ходом игрок может поменять две карты одной фигуры.
option-taketwo-switch-off-help = Карты остаются в начальном порядке.

## TCHES

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
show-takes = Что можно взять
update-ready = Готова новая версия страницы. Она начнёт работать, когда будут закрыты все вкладки с этой.
update-begin = Начать сейчас
share = Поделиться
editor-open = Изменить позицию
