# Что говорит только страница, с первого же вида; остальное – в more.ftl.

## Ходы из нескольких действий; TCHES(S)
lessons-all = Все уроки
lessons-done = пройден
lessons-go-on = Дальше: { $name }

## Страница

puzzles-title = Задачи
app-name = Motley
skip =
    { $place ->
        [game] К партии
       *[page] К выбору игры
    }
home = Motley: все игры
head-nav = Игры и настройки
new-game = Новая игра
saved = Ваши партии
settings = Настройки
help = Помощь
cancel = Отмена
notices = Сообщения
flipped = Теперь внизу: { NAME($seat) }.
flipped-table = Стол повёрнут.
page-failed = Правила не загрузились: { $error } Обновите страницу.

## Все игры

home-title = Шахматы, но другие
home-line = Необычные шахматы для друзей за одним экраном и против компьютера. Доска знает все правила: коснитесь фигуры и увидите, куда она может пойти.
home-more = { $name }: ещё
rules = Правила
options = Варианты

## Партия

side = Ходы, фигуры и правила
tab-pieces = Фигуры
tab-rules = Правила
tab-game = Партия
copy-link = Скопировать ссылку на партию
copied = Ссылка скопирована. Кто её откроет, увидит партию такой, как вы сейчас.
copied-done = Скопировано.
record-copied = Запись скопирована: все ходы текстом, чтобы сохранить или передать.
record-copy-failed = Запись скопировать не удалось. «Ваши партии» могут сохранить её в файл.
copy-record = Скопировать запись
comment = Комментарий
embed-title = На вашей странице
address-short = Эта партия слишком длинна для адреса. Она хранится в этом браузере, и адрес ведёт к ней только здесь. Чтобы передать её, скопируйте запись.
link-saved-elsewhere = Вся партия хранится в другом браузере. Вы видите то, что есть в самой ссылке.
link-held = Вы играете эту партию по ссылке. В ссылке, обрезанной по пути, нет игроков, а может быть, и последних действий.
link-held-open = К моей партии
copy-failed = Ссылку скопировать не удалось. Адрес этой страницы и есть ссылка.
resign = Сдаться
go-on = Играть дальше
play-again = Ещё партию
play-turned = Сменить сторону
play-review = Разбор
table-number = Стол { $number }
other-table = Перейти: стол { $number }
other-table-gone = Партия за другим столом больше не хранится в этом браузере.
other-games = Другие игры
out-title = Вы вне игры.
out-place = Место { $rank } из { $count }; остальные играют дальше.
out-watch = Смотреть
out-skip = К концу
out-leave = Выйти
moves-none = Ходов ещё нет. Коснитесь фигуры, чтобы увидеть, куда она может пойти; затем коснитесь клетки или перетащите фигуру.
notice-replaced = { $count ->
        [one] Прежнее продолжение, { $count } ход, осталось в списке ходов.
        [few] Прежнее продолжение, { $count } хода, осталось в списке ходов.
        [many] Прежнее продолжение, { $count } ходов, осталось в списке ходов.
       *[other] Прежнее продолжение, { $count } хода, осталось в списке ходов.
    }
notice-restore = Вернуться к нему
notice-forked = Эта партия шла и в другой вкладке. Здесь она продолжается отдельно; обе – среди ваших партий.

## Открыть

open-mend = Посмотреть

## Ваши партии

saved-forgotten = Удалено: { $name }.
saved-restore = Вернуть
storage-denied = Этот браузер не даёт странице ничего хранить. Партии сохраняются, только пока страница открыта; в адресе всегда та, которую вы играете.
storage-silent = Хранилище партий этого браузера сейчас не отвечает. Ничего не потеряно: попробуйте позже или перезагрузите страницу. Ваша партия есть в адресе страницы.
storage-full = В этом браузере больше нет места для партий. Эта сохранится, только пока страница открыта; в адресе она целиком.
storage-low = В этом браузере осталось мало места для партий. Сохраните свои партии в файл.
anew-elsewhere = Всё, что хранил этот браузер, удалено в другой вкладке.

## Настройки и помощь

# Как читают: ltr (слева направо) или rtl.

direction = ltr
summary-title = Позиция словами
typed-title = Ввести действие

## TCHES

show-takes = Что можно взять
update-ready = Готова новая версия страницы.
update-begin = Начать сейчас
share = Поделиться
editor-open = Изменить позицию
rules-title = Правила: { $name }

## Компьютерные игроки, подсказки, анализ, разбор и равновесие.

reason-not-listed = Такого действия среди возможных сейчас нет.

## Кто играет

players = Кто играет?
player-person = Человек
player-computer =
    { $level ->
        [1] Компьютер, уровень 1: новичок
        [10] Компьютер, уровень 10: сильнейший
       *[other] Компьютер, уровень { $level }
    }
player-time = Компьютер, { $seconds } с на действие
players-people = { $count } { $count ->
        [one] человек
        [few] человека
        [many] человек
       *[other] человека
    }
players-mixed =
    { $people ->
        [0] Компьютеров: { $computers }
       *[other] Людей: { $people }, компьютеров: { $computers }
    }
players-two = { $first } – { $second }
players-person = Человек
players-level = Уровень { $level }
players-time = { $seconds } с

## Пока он думает

computer-now = Ходить сейчас
computer-hold = Пусть компьютеры подождут
computer-offer = Не с кем играть?
computer-offer-do =
    { $seconds ->
        [0] Играть с компьютером, уровень { $level }
       *[other] Играть с компьютером, { $seconds } с на действие
    }

## Подсказки

hint-1 = Подсказка
hint-2 = Подсказка: куда?
hint-3 = Подсказка: а дальше?
hint-4 = Скрыть подсказку
hint-thinking = Думает…
hint-piece = Посмотрите на { NAME($kind, form: "acc") } { $square }.
hint-hand = Посмотрите на { NAME($kind, form: "acc") } в руке.
hint-pass = Возможно только одно.
hint-action = Подсказка: { $action }.

## Анализ

analysis-preview = На доске этот вариант, а не партия.

## Разбор

stop = Стоп
pause = Пауза

## Равновесие

settings-speed = Компьютер ходит
settings-speed-normal = не спеша
settings-speed-slow = медленно
settings-speed-fast = сразу
hint-failed = Подсказку найти не удалось.
tab-analysis = Анализ

## Кто играет: на местах и в вопросе, с кем хотят играть.

strength-person = Человек здесь
strength-level =
    { $level ->
        [1] Уровень 1, учит ходы
        [2] Уровень 2, ученик
        [3] Уровень 3, любитель
        [4] Уровень 4, не новичок
        [5] Уровень 5, знает игру
        [6] Уровень 6, игрок клуба
        [7] Уровень 7, клубный ас
        [8] Уровень 8, кандидат
        [9] Уровень 9, знаток
       *[10] Уровень 10, мастер
    }
strength-points = { $name } · { $points }
strength-time = Думает { $seconds } { $seconds ->
        [one] секунду
        [few] секунды
        [many] секунд
       *[other] секунды
    } на действие
strength-help = Число после уровня – его очки в партиях с другими уровнями: у кого на 200 больше, выигрывает примерно три партии из четырёх. Игрок с 0 очков ищет только лучшее взятие в эту минуту.
seat-name = Имя { NAME($seat, form: "of") }
seat-player = Кто играет за { NAME($seat, form: "of") }?
seat-count = { $count } { $count ->
        [one] фигура
        [few] фигуры
        [many] фигур
       *[other] фигуры
    }
seat-lead = +{ $count } { $count ->
        [one] фигура
        [few] фигуры
        [many] фигур
       *[other] фигуры
    }
seat-goal = ещё { $steps } { $steps ->
        [one] шаг
        [few] шага
        [many] шагов
       *[other] шага
    }
seat-taken = взято: { $pieces }
seat-taken-kind = { $count } × { NAME($kind) }
seat-you = вы

## Games with hands

moves-none-place = Фишек ещё нет. Коснитесь свободного места и выберите, что положить, или сначала выберите фишку в руке.

## Armies that are chosen before the game

arrange-offer = Начать с других армий?
arrange-title = { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выбирают
       *[s] выбирает
    } армию
arrange-show = { NAME($seat) } { NAME($seat, form: "number") ->
        [p] показывают
       *[s] показывает
    } армию
arrange-secret = Выбирать тайно
arrange-openly = Выбирать открыто
arrange-random-all = Случайно для всех
play-anew = Выбрать заново и играть
status-more = Показать текст целиком
tab-down = Опустить панель
