# Остальное, что говорит страница, по её частям; кое-что говорят и доски на чужих страницах.

## Start screen, new game

# $done: how many are done
lessons-learn =
    { $done ->
        [0] Урок на 3 минуты
        [one] Уроки (пройден: { $done })
       *[other] Уроки (пройдено: { $done })
    }
lessons-card = Каждый урок – одна идея:
family-till-line = Доски нет: фигуры – это фишки на бескрайнем столе, и все они должны держаться вместе. От двух до шести игроков; кто взял короля, получает его армию.
preset-till-line = По шестнадцать фишек у каждого.
preset-till-3-line = По четырнадцать фишек у каждого.
preset-till-4-line = По двенадцать фишек у каждого.
preset-till-5-line = По двенадцать фишек у каждого.
preset-till-6-line = По двенадцать фишек у каждого.
preset-till-2-lines-line = На двоих; фишки уже лежат двумя рядами, которые соприкасаются пешками.
preset-till-2-quick-line = Фишки уже разложены, по четыре пешки.
preset-till-3-triangle-line = На троих; фишки уже разложены вокруг треугольника.
preset-till-3-quick-line = Фишки уже разложены, без пешек.
preset-till-4-courtyard-line = На четверых; фишки уже разложены вокруг квадрата.
preset-till-4-quick-line = Фишки уже разложены, без пешек.
preset-till-5-courtyard-line = На пятерых; фишки уже разложены вокруг прямоугольника.
preset-till-5-quick-line = Фишки уже разложены, без пешек.
preset-till-6-courtyard-line = На шестерых; фишки уже разложены вокруг прямоугольника.
preset-till-6-quick-line = Фишки уже разложены, без пешек.
puzzles-line = Найдите единственный ход, который выигрывает при любом ответе.
puzzle-of-day = Задача дня
puzzle-rating-short = рейтинг { $rating }
try-title = Что попробовать
home-opponent =
    { $opponent ->
        [friend] Вы играете с другом за этим экраном.
        [link] Вы играете с другом по ссылке.
       *[computer] { $seconds ->
            [0] Вы играете с компьютером, уровень { $level }.
           *[other] Вы играете с компьютером, { $seconds } с на действие.
        }
    }
home-opponent-change = Изменить
resume-title = Продолжить партию
play-name = Играть: { $name }
also = Или с изюминкой:
embed-line = У вас есть сайт или блог? Две строки кода – и на нём появится доска, которая знает все правила и играет с вашими читателями.
embed-make = Получить две строки
saved-setup = Идёт подготовка
saved-turn = Ход { $number }, { NAME($seat, form: "number") ->
        [p] ходят { NAME($seat, form: "low") }
       *[s] ходит { NAME($seat) }
    }
family-custodian-line = Две фигуры берут третью, встав рядом с ней, каждая пара по-своему. Ведите короля к трону противника.
preset-custodian-line = Слоны между ладьями и конями.
preset-custodian-classic-line = Слоны между конями и королём, как в шахматах.
preset-custodian-four-line = У каждого ещё два слона, так что слоны есть на клетках обоих цветов.
preset-custodian-step-line = Слоны могут сменить цвет клеток шагом без взятия.
preset-custodian-swapped-line = Пары с конём берут наоборот, и слоны становятся сильнее.
preset-custodian-cylinder-line = Левый и правый края соединены.
preset-custodian-recruited-line = Взятые фигуры переходят на другую сторону, короли тоже.
option-custodian-array-between-help = Слоны стоят между ладьями и конями, на диагоналях к тронам.
option-custodian-array-classic-help = Слоны стоят между конями и королём, как в шахматах.
option-custodian-array-four-help = Слоны у короля и ещё два вместо пешек: слоны есть на клетках обоих цветов.
option-custodian-bishops-slide-help = Слон остаётся на клетках своего цвета.
option-custodian-bishops-step-help = Слон может также пойти на одну клетку по прямой, но без взятия.
option-custodian-pairs-standard-help = Ладья и конь стоят у соседних сторон клетки противника, слон и конь – у соседних углов; в паре «ладья и слон» ладья стоит у стороны, слон – у угла.
option-custodian-pairs-swapped-help = Ладья и конь стоят у соседних углов клетки противника, слон и конь – у соседних сторон; в паре «ладья и слон» у стороны может стоять любая из двух фигур.
option-custodian-board-flat-help = Доска заканчивается у краёв.
option-custodian-board-cylinder-help = Вертикали a и g соседние – и для ходов, и для взятий.
option-custodian-captured-removed-help = Взявший короля выигрывает.
option-custodian-captured-recruited-help = Взятые фигуры остаются на месте и переходят к взявшему, короли тоже. Проигрывает тот, у кого не осталось фигур или осталась одна, но не король.
family-taketwo-line = У каждого ферзя и каждой пешки три карты, которые определяют, как они ходят. Поменяйте местами две карты, потом ходите.
preset-taketwo-line = На каждом ходу можно поменять местами две карты, потом ходит другая фигура.
preset-taketwo-orthodox-line = Карты не меняются: с обычными картами это просто шахматы.
option-taketwo-switch-on-help = Перед ходом игрок может поменять местами две карты одной фигуры.
option-taketwo-switch-off-help = Карты остаются в начальном порядке.
family-tches-line = Шахматы с двенадцатью видами фигур и ещё четырнадцатью на их обратных сторонах. За один ход действуют три фигуры, а правила можно сочетать как угодно.
preset-tches-line = По три фигуры за ход; фигуры основного набора.
preset-tches-first-steps-line = Шахматные фигуры, по одной за ход; без рокировки, двойного шага и пата.
preset-tches-guardians-line = Две новые фигуры: сначала ходят, а потом берут в другом направлении.
preset-tches-griffins-line = Две новые фигуры: прыгают как конь, а потом берут.
preset-tches-lions-line = Две новые фигуры: одна ходит недалеко, другая очень сильна.
preset-tches-strike-line = Шахматные фигуры, но за один ход действуют три.
preset-tches-main-set-line = Все фигуры основного набора, по одной за ход.
preset-tches-templars-line = Перевёрнутые стражи и паладины: ходят одним способом, берут другим.
preset-tches-riders-line = Перевёрнутые грифоны и чемпионы: прыгают без взятия, берут издали.
preset-tches-archers-line = Перевёрнутые ладьи и слоны: прыгают ровно на две клетки.
preset-tches-chariots-line = Перевёрнутые кони и ферзи: едут с поворотом и ничего не перепрыгивают.
preset-tches-emperors-line = Перевёрнутые львы: прыгают как конь, а потом берут как король.
preset-tches-jesters-line = Перевёрнутые магистры: ходят как фигура, которой противник ходил последней.
preset-tches-flankers-line = Перевёрнутые пешки: могут шагнуть и вбок.
preset-tches-sentinels-line = Перевёрнутые пешки: ходят по диагонали, берут прямо вперёд и вбок.
preset-tches-zealots-line = Перевёрнутые пешки: и ходят, и берут по диагонали вперёд.
preset-tches-pikemen-line = Перевёрнутые пешки: берут через клетку вперёд.
preset-tches-back-sides-line = Все фигуры, кроме короля, перевёрнуты; три фигуры за ход.
preset-tches-own-armies-line = Игроки по очереди открыто переворачивают любые свои фигуры; два действия за ход.
preset-tches-two-armies-line = У каждой стороны перевёрнуты разные фигуры.
preset-tches-two-pieces-line = За один ход действуют две фигуры.
preset-tches-same-line = Три действия за ход, и все три может сделать одна фигура.
preset-tches-escort-line = Выигрывает и тот, чей король дошёл до портала противника.
preset-tches-run-line = Без шаха: доведите короля до портала противника, пока его не взяли.
preset-tches-capture-line = Без мата: возьмите короля и увезите его под своей фигурой домой.
preset-tches-flag-line = Король не ходит совсем, его надо увезти.
preset-tches-hunt-line = Король – обычная фигура; кто потерял последнего ассасина, проиграл.
preset-tches-heirs-line = Вместо потерянного шута шутом становится пешка.
preset-tches-exchange-line = Потерянного ферзя замещает магистр, потерянного магистра – ферзь.
preset-tches-transport-line = Конь и похожие на него фигуры возят другие фигуры по доске.
preset-tches-polarity-line = Каждая фигура смотрит в одну сторону и не ходит назад; после хода может повернуться.
preset-tches-polarity-free-line = Поворот на месте – тоже действие.
preset-tches-skirmish-line = Малая доска: захватите короля и увезите домой, два действия за ход.
preset-tches-caravan-line = Малая доска: приведите короля на портал; одни фигуры возят другие, потерянный шут замещается.
preset-tches-tournament-line = Возьмите всех ферзей и магистров или приведите короля на портал противника; фигуры не ходят назад.
preset-tches-everything-line = Захват, сопровождение, замещение, перевозка и полярность в одной игре.
option-tches-same-off-help = Все действия хода делают разные фигуры.
option-tches-same-on-help = Одна фигура может совершить несколько действий хода или все.
option-tches-king-mate-help = Проигрывает тот, кто не может спасти короля или кому нечем ходить.
option-tches-king-capture-help = Король или другая королевская фигура ходит, но не берёт. Взявшая её фигура везёт её под собой на свой портал.
option-tches-king-flag-help = Король или другая королевская фигура совсем не ходит. Взявшая её фигура везёт её под собой на свой портал.
option-tches-king-plain-help = Цель захвата – другие фигуры. Кто их потерял, проиграл.
option-tches-escort-off-help = Где стоит король, неважно.
option-tches-escort-on-help = Выигрывает и тот, чей свободный король встал на портал противника.
option-tches-transport-off-help = На клетке может стоять только одна фигура.
option-tches-transport-on-help = Эти фигуры могут встать на другую свою фигуру, увезти её и высадить.
option-tches-polarity-off-help = Фигуры ходят во все стороны.
option-tches-polarity-on-help = Фигуры смотрят в одну сторону и не ходят назад; после хода фигура может повернуться.
option-tches-polarity-free-help = Фигуры смотрят в одну сторону и не ходят назад; поворот на месте – действие.
option-tches-zealot-step-help = Зилот ходит на одну клетку по диагонали вперёд.
option-tches-zealot-slide-help = Зилот ходит по диагонали вперёд на сколько угодно клеток, как слон.
option-tches-hunt-last-help = Проигрывает тот, у кого не осталось фигур, которые служат целью захвата.
option-tches-hunt-first-help = Проигрывает тот, у кого фигур, которые служат целью захвата, стало меньше, чем вначале. Только если король – обычная фигура.

## То, что говорят только диалоги.

settings-turns = Ход из нескольких действий
settings-turns-auto = завершается сам
settings-turns-confirm = завершаете вы
settings-premove = Предварительный ход, пока думает соперник
settings-premove-on = да
settings-premove-off = нет
new-option-usual = как обычно
new-draw = Расставить
armies-none = нет
armies-side = Какой стороной стоит { NAME($kind) }?
armies-lost = Потерянная фигура
armies-new = Замещение
armies-source = Замещение фигуры «{ NAME($kind) }»
armies-remove = Убрать замещение фигуры «{ NAME($kind) }»
armies-add = Добавить
new-table = Начальная раскладка
new-table-random = Случайная
new-table-random-line = Случайная раскладка, в которой вначале никому ничего не грозит. Один и тот же номер всегда даёт одну и ту же раскладку.
new-table-seed = Номер
new-table-again = Другая
new-table-hand = Разложить фишки самим
new-table-hand-line = По одной фишке, король последним, как в правилах.
new-family = Какая игра?
new-preset = Версия
new-preset-own = своя
new-army = Фигуры в начале игры
new-army-usual = У обоих одинаково
new-army-apart = У каждого свои
new-army-open = Каждый выбирает открыто
new-army-secret = Каждый выбирает тайно
new-army-random = Случайно
new-as-text = В виде текста
new-text = Игра в виде текста
new-position = Начальная позиция
new-position-usual = обычная
new-by-link = Люди играют по ссылке
new-side = Ваша сторона
new-side-people = Играют только люди
new-side-seat = { NAME($seat) }, против компьютера
new-side-lot = Случайная, с компьютером
new-side-watch = Никакая: только смотрю
new-side-other = Как указано ниже
new-manners = Этикет за столом
new-manners-line = Он описан вместе с правилами; программа за ним не следит.
new-two-tables = Два стола по { $count } { $count ->
        [one] игроку
        [few] игрока
        [many] игроков
       *[other] игрока
    }
new-two-tables-line = Начнутся две партии, у каждой своя ссылка. За каждым столом есть кнопка для перехода к другому.
new-start = Начать игру
open-title = Открыть партию
open-label = Ссылка, запись партии, текст игры или позиция
open-help = Например, присланная вам ссылка или «custodian;array=four». Текущая партия останется в разделе «Ваши партии». Шахматные партии в PGN тоже открываются.
open-file = Или файл с записями партий
open-do = Открыть
open-doing = Открывается…
open-long-file = Файл «{ $name }» (знаков: { $count }) можно открыть.
open-long-text = Текст (знаков: { $count }) можно открыть.
open-encoding = Этот файл не в UTF-8, он прочитан как { $encoding }: { $letters }.
open-other-encoding = Прочитать как { $encoding }
open-windows-1252 = Windows-1252 (западноевропейская)
open-windows-1251 = Windows-1251 (кириллица)
open-damaged = Знаки, показанные как �, потеряны ещё до вставки сюда. Впишите их заново или оставьте как есть.
saved-none = Партий ещё нет.
saved-where = Все сыгранные партии хранятся в этом браузере. Приватное окно при закрытии теряет все партии: нужные сохраните в файл.
saved-count =
    { $count ->
        [0] не начата
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }
saved-forget = Удалить: { $name }
saved-export = Сохранить все в файл
saved-broken = Нечитаемая партия
saved-broken-text = Эта сохранённая партия повреждена. Она останется как есть и войдёт в файл, если сохранить все партии.
settings-language = Язык
settings-language-auto = Как в браузере
settings-theme = Оформление
settings-theme-auto = Как в системе
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-board = Доска
settings-board-wood = Дерево
settings-board-green = Зелёная
settings-board-blue = Синяя
settings-board-grey = Серая
settings-board-slate = Сланец
settings-board-lilac = Сиреневая
settings-pieces = Фигуры
settings-pieces-classic = Классические
settings-pieces-bold = Силуэты
settings-pieces-letters = Буквы
settings-glide = Фигуры движутся
settings-glide-normal = быстро
settings-glide-slow = медленно
settings-glide-fast = очень быстро
settings-glide-off = мгновенно
settings-sound = Звуки
settings-sound-on = да
settings-sound-off = нет
settings-shake = Вибрация
settings-shake-off = выключена
settings-shake-on = при каждом действии
settings-look = Карты
settings-look-lines = Линии
settings-look-pieces = Фигуры
settings-look-dots = Точки
settings-coordinates = Координаты
settings-coordinates-inside = на клетках
settings-coordinates-outside = возле доски
settings-coordinates-none = нет
settings-notation = Нотация
settings-notation-squares = обе клетки (g1–f3)
settings-notation-short = краткая (f3)
settings-cards = Показывать на доске
settings-cards-all = карты всех фигур
settings-cards-changed = только карты в другом порядке
anew = Удалить все сохранённые данные
anew-title = Удалить все данные?
anew-text = Все ваши партии, настройки и результаты в уроках и задачах будут удалены из этого браузера. Отменить это будет нельзя. Нужные партии сначала сохраните в файл в разделе «Ваши партии».
anew-remove = Удалить всё
anew-keep = Оставить
help-title = Помощь
help-board = На доске
help-touch = Коснитесь фигуры, потом клетки – или перетащите фигуру на клетку.
help-signs = Точка – ход, скобки – ход со взятием, стрелки вверх – превращение. Фигуры, которые будут взяты, перечёркнуты ещё до того, как вы отпустите свою.
help-why = Коснитесь неотмеченной клетки, и доска объяснит, почему туда пойти нельзя.
help-ahead = Пока соперник думает, выберите следующий ход: он будет сделан, как только придёт ваша очередь, если ещё возможен.
help-finger = На сенсорном экране
help-finger-table = Одним пальцем двигают стол без краёв, двумя меняют масштаб.
help-mouse = Мышью
help-mouse-draw = Правая кнопка рисует стрелки и круги: с Shift – красные, с Alt – синие, с обеими – жёлтые.
help-mouse-table = Стол без краёв двигают мышью, колесом меняют масштаб.
help-board-keys = Клавиши на доске
key-board-walk = двигаться по доске
key-board-take = поднять и поставить фигуру
key-board-drop = вернуть фигуру на место
key-board-moves = сказать, куда фигура может пойти
key-board-piece = следующая своя фигура; с Shift – предыдущая
key-board-choice = следующая доступная клетка; с Shift – предыдущая
key-board-turn = повернуть фигуру, если у фигур есть направление
key-board-zoom = стол без краёв: крупнее, мельче, целиком
help-keys = Везде на странице
help-keys-on = Команды одной клавишей
help-key = Клавиша
help-what = Назначение
key-back = действие назад; в неоконченной партии с компьютером – к вашему последнему
key-forward = действие вперёд; в неоконченной партии с компьютером – к вашему следующему
key-start = в начало
key-end = в конец
key-replay = медленный повтор ходов после вашего
key-flip = повернуть доску
key-board = перейти к доске
key-summary = позиция словами
key-type = ввести действие
key-line = следующий вариант
key-copy = скопировать ссылку
key-full-screen = полный экран и обратно
key-takes = показать или скрыть возможные взятия
key-new = новая игра
key-open = открыть ссылку или позицию
key-games = ваши партии
key-help = эта помощь
saved-tags = Метки
saved-tags-of = Метки: { $name }
saved-export-one = Сохранить в файл: { $name }
saved-find = Поиск: игра, имя, метка, дата
saved-found =
    { $count ->
        [0] Нет партий
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
saved-more = Показать ещё
saved-import = Открыть файл с партиями
key-hint = подсказка; ещё раз – подробнее

opponent = С кем играете?
opponent-friend = С другом здесь
opponent-link = С другом по ссылке
opponent-computer = С компьютером
opponent-strength = Насколько силён компьютер?
opponent-watch = Смотреть
opponent-help = Этот вопрос задаётся один раз. Изменить ответ можно на главной странице и в списке игроков каждой партии.
new-army-usual-help = Все фигуры начинают так, как принято в этой версии.
new-army-apart-help = Здесь вы выбираете, какие фигуры белых и чёрных перевёрнуты.
new-army-open-help = По очереди; кто выбирает позже, видит выбор других.
new-army-secret-help = По очереди; выбор покажут, когда оба готовы.
new-army-random-help = Сторона каждой фигуры выбирается случайно.
reason-file-too-long = Это слишком длинно: файл с записями партий не может быть больше 4 000 000 знаков.
reason-not-a-text = Это не текст, партии в нём нет.
reason-is-address = Это адрес сайта { $token }, а не ссылка на здешнюю партию.
reason-is-tak = Это партия в Tak (PTN). Здесь в эту игру не играют.
reason-is-diagram = Это описание Interactive Diagram. Этой игры здесь нет.
reason-is-words = Это обычные слова, а не ссылка, запись партии или позиция.
reason-other-board =
    { $ranks ->
        [0] Это позиция с другой доски: рядов в ней { $rows }, такой доски здесь нет.
       *[other] Это позиция с другой доски: рядов в ней { $rows }, а на доске этой игры { $ranks }.
    }
open-read = Прочитано партий: { $done } из { $count }
reason-other-variant = Это партия в «{ $token }», а такой игры здесь нет.
reason-ambiguous-move = «{ $token }» может означать разные ходы.
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
games-title = Партии из файла
games-faults =
    { $count ->
        [one] Не удалось прочитать { $count } партию из файла:
        [few] Не удалось прочитать { $count } партии из файла:
        [many] Не удалось прочитать { $count } партий из файла:
       *[other] Не удалось прочитать { $count } партии из файла:
    }
games-good =
    { $count ->
        [1] Прочитана 1 партия. Она будет сохранена в разделе «Ваши партии».
       *[other] Прочитано партий: { $count }. Какую открыть?
    }
games-keep =
    { $count ->
        [1] Сохранить и открыть
       *[other] Сохранить все ({ $count }), открыть выбранную
    }
games-open-one = Открыть только выбранную
games-back = Назад к тексту
games-ongoing = не окончена
refused-game = Партия { $number }, строка { $line }, столбец { $column }: { $reason }
records-assumed = Если по правилам партия не окончена, 1-0 и 0-1 считаются сдачей, а 1/2-1/2 – ничьей по соглашению.

lessons-title = Уроки: { $name }
lessons-next = следующий

## Как кончают партию: ничья, сдача.

resign-title = Сдаться?
resign-text =
    { $count ->
        [one] Победит другая сторона. Сдачу можно отменить.
       *[other] Кто сдаётся? Победит другая сторона. Сдачу можно отменить.
    }
resign-text-many = { $count ->
        [one] Партия продолжится, за вас доиграет компьютер.
       *[other] Кто выходит из партии? Она продолжится, за этого игрока доиграет компьютер.
    }
resign-back = На вкладке «Партия» сторону можно вернуть человеку.
resign-plays-on = { NAME($seat) }: дальше играет компьютер.
resign-seat = { NAME($seat) } { NAME($seat, form: "number") ->
        [p] сдаются
       *[s] сдаётся
    }
draw-title = Ничья?
draw-text = Партия закончится вничью, если согласны оба игрока.
draw-text-all = Партия закончится вничью, если согласны все, кто ещё в игре. Тогда места распределяются по очкам.
draw-seat = { NAME($seat) } – за ничью
draw-agree = Оба согласны: ничья
draw-agree-all = Все согласны: ничья
draw-computers = Компьютер решает сам: { $seats }.
draw-offer = Предложить ничью
draw-asked = Компьютер обдумывает ничью.
draw-declined = { NAME($seat) } { NAME($seat, form: "number") ->
        [p] хотят
       *[s] хочет
    } играть дальше.
draw-failed = Компьютер не смог ответить. Предложите ничью ещё раз.

## Что говорит окно «Поделиться».

share-link = Ссылка, запись партии, текст
share-text = Скопировать как текст
share-bare = Скопировать без комментариев и вариантов (знаков: { $count })
share-position = Скопировать ссылку только на позицию
share-file = Сохранить запись партии
menu-link = Скопировать ссылку
menu-record = Скопировать запись партии
menu-position = Скопировать позицию
share-code = QR-код ведёт к этой партии.
share-code-position = Партия не помещается в QR-код: он ведёт к показанной позиции.
share-no-code = Партия не помещается в QR-код.
share-code-name = QR-код ссылки
share-picture = Картинка
share-png = Сохранить как PNG
share-copy-picture = Скопировать картинку
share-svg = Сохранить как SVG
share-print = Напечатать
share-picture-help = Со стрелками и метками, как на доске. SVG – для веб-страниц.
share-film = Анимация
share-gif-film = GIF, для чатов
share-png-film = Анимированный PNG, точные цвета
share-film-game = Вся партия
share-film-turn = Последний ход
share-film-help = Чаты проигрывают GIF, а из анимированного PNG часто показывают только первую позицию.
share-copy-failed = Скопировать не удалось. Возможно, браузер это запрещает: сохраните в файл.
share-failed = В этом браузере картинку создать не удалось.
share-noise = Этот браузер не даёт страницам читать их собственные картинки, поэтому PNG и анимация будут испорчены. Сохраните SVG или разрешите этому сайту доступ к «данным изображений».
link-length = Знаков в ссылке: { $count }.
link-cut = Знаков в ссылке: { $count }. Чаты обрезают или делят длинные сообщения (Discord после 2000 знаков, Telegram после 4096): тогда конец партии пропадёт. Отправьте ссылку по почте или пошлите файл.

## Окно «На вашей странице».

## Какой быть доске

snippet-game = Какая игра?
snippet-take = Что вставить
snippet-take-game = Эту партию
snippet-take-game-help = со всеми ходами
snippet-take-position = Эту позицию
snippet-take-position-help = как сейчас, без предыдущих ходов
snippet-take-start = Только начало
snippet-take-start-help = та же игра, ходов ещё нет

snippet-mode = Что делают читатели
snippet-mode-play = Играют
snippet-mode-play-help = друг с другом или с компьютером
snippet-mode-diagram = Смотрят
snippet-mode-diagram-help = неподвижная картинка
snippet-mode-replay = Просматривают партию
snippet-mode-replay-help = шаг за шагом, вперёд и назад
snippet-mode-task = Решают
snippet-mode-task-help = ищут скрытые ходы
snippet-no-replay = Просматривать нечего: ходов нет.

snippet-at = Сколько ходов уже сыграно при открытии (от 0 до { $count })
snippet-at-task = Сыграно ходов до задания (от 0 до { $count })
snippet-solution =
    { $count ->
        [0] Дальше ходов нет: сторона, которая ходит, должна выиграть.
        [1] Решение – следующий ход.
        [one] Решение – следующий { $count } ход.
        [few] Решение – следующие { $count } хода.
        [many] Решение – следующие { $count } ходов.
       *[other] Решение – следующие { $count } хода.
    }

snippet-form = Как вставить в страницу
snippet-form-element = Две строки
snippet-form-element-help = для страниц, где можно писать HTML
snippet-form-frame = Фрейм
snippet-form-frame-help = для сайтов, где скрипты запрещены

## Как выглядит

snippet-looks = Вид, размер и подписи
snippet-flip = Вид с другой стороны
snippet-legend = Фигуры и как они ходят
snippet-legend-button = за кнопкой
snippet-legend-off = скрыты
snippet-legend-open = всегда видны
snippet-moves = Список ходов
snippet-moves-off = скрыт
snippet-moves-on = виден
snippet-controls = Кнопки под доской
snippet-controls-on = видны
snippet-controls-off = скрыты
snippet-drawing = Читатели рисуют стрелки и метки
snippet-drawing-on = правой кнопкой мыши
snippet-drawing-off = нет
snippet-drawing-button = и пальцем, через кнопку
snippet-theme = Цвета
snippet-theme-auto = светлые или тёмные, как страница
snippet-theme-light = светлые
snippet-theme-dark = тёмные
snippet-width = Ширина
snippet-width-value =
    { $width ->
        [0] во всю ширину
       *[other] пикселей: { $width }
    }
snippet-height = Высота фрейма в пикселях
snippet-names = Имена игроков
snippet-names-help = По порядку хода, через запятую. Пусто – имена из записи партии, если они есть.
snippet-marks = Стрелки и метки
snippet-marks-help = На позиции, с которой открывается доска: e2:e4 d5=red
snippet-keep = Сохранять партию читателя под именем
snippet-keep-help = Партия остаётся в браузере читателя и после обновления страницы; пусто – не сохраняется.
snippet-record = Добавить запись партии
snippet-record-help = В одном атрибуте, текстом, который люди могут читать и править.
snippet-label = Название для программ чтения с экрана
snippet-label-help = Пусто – название игры.
snippet-lang = Язык
snippet-lang-help = Тег, например ru или pt-BR; пусто – язык вашей страницы. Если перевода ещё нет, слова будут английскими.
snippet-lang-bad = Это не тег языка, он пропущен. Напишите, например, ru.

## Доска рядом

snippet-preview = Предпросмотр
snippet-preview-help = Так доска будет выглядеть на вашей странице. Попробуйте: на вашу партию это не влияет.
snippet-preview-failed = Предпросмотр не загрузился. Текст выше всё равно работает.
snippet-column = Ширина колонки на странице
snippet-column-value =
    { $width ->
        [0] Полная
       *[other] { $width } px
    }
snippet-page = Цвета вашей страницы
snippet-page-light = Светлая страница
snippet-page-dark = Тёмная страница

## Текст

snippet-text-element = Вставьте эти две строки туда, где должна быть доска
snippet-text-frame = Вставьте это туда, где должна быть доска
snippet-fallback =
    { $mode ->
        [diagram] Открыть эту позицию: { $name }.
        [replay] Открыть эту партию и просмотреть: { $name }.
        [task] Открыть эту позицию и решить: { $name }.
       *[play] Открыть и играть: { $name }.
    }
snippet-copy = Скопировать
snippet-copied = Скопировано.
snippet-copy-failed = Браузер не разрешил копирование. Текст выделен: скопируйте его с клавиатуры.
snippet-program = Если страницу создаёт программа
snippet-program-help = Первая строка нужна один раз, в заголовке страницы (head). Её место там, если в самом тексте скрипты запрещены: в Vue, VitePress и большинстве редакторов. Иногда в редакторе нужно разрешить и сам элемент motley-board.
snippet-policy = Если у страницы есть политика безопасности (CSP)
snippet-policy-help = Она должна разрешать как минимум это:
snippet-policy-worker = Без worker-src доска тоже работает; компьютер тогда думает понемногу, в промежутках между действиями вашей страницы.
snippet-policy-style = Встроенному стилю нужно style-src 'unsafe-inline'. Без него браузер обведёт фрейм рамкой, если её не уберёт ваша таблица стилей.
snippet-listener = Если на странице разрешены скрипты
snippet-listener-help = С этим скриптом высота фреймов подстроится под доски:

## Анализ позиций и равновесие.

analysis-position = Эта позиция
analysis-switch = Анализ показанной позиции
analysis-switch-help = Показывает, у кого лучше, и лучшие варианты. Чтобы думать самостоятельно, выключите.
analysis-begins = Думает…
analysis-failed = Анализ прервался. Попробуйте ещё раз.
analysis-over = В этой позиции партия окончена. Вернитесь назад, чтобы анализировать более раннюю.
analysis-lines = Лучшие варианты
analysis-goes-on = Позиций: { $nodes }, глубина: { $depth }; анализ продолжается
analysis-done = Позиций: { $nodes }, глубина: { $depth }; анализ закончен
analysis-preview-end = Назад к партии
analysis-keep = Добавить вариант { $number } в список ходов
analysis-kept = Вариант добавлен в список ходов.
judged-equal = Позиция примерно равна.
judged-equal-many = Явного перевеса ни у кого нет.
judged-better =
    { $pawns ->
        [0.5] { NAME($seat) }: небольшой перевес.
        [one] { NAME($seat) }: перевес примерно в { $pawns } пешку.
        [few] { NAME($seat) }: перевес примерно в { $pawns } пешки.
        [many] { NAME($seat) }: перевес примерно в { $pawns } пешек.
       *[other] { NAME($seat) }: перевес примерно в { $pawns } пешки.
    }
judged-better-many =
    { $pawns ->
        [0.5] { NAME($seat) } чуть впереди.
        [one] { NAME($seat) } впереди примерно на { $pawns } пешку.
        [few] { NAME($seat) } впереди примерно на { $pawns } пешки.
        [many] { NAME($seat) } впереди примерно на { $pawns } пешек.
       *[other] { NAME($seat) } впереди примерно на { $pawns } пешки.
    }
judged-win = { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выигрывают
       *[s] выигрывает
    } { $count ->
        [1] следующим действием
        [one] не больше чем за { $count } действие
        [few] не больше чем за { $count } действия
        [many] не больше чем за { $count } действий
       *[other] не больше чем за { $count } действия
    }.
judged-loss = { NAME($seat) } { NAME($seat, form: "number") ->
        [p] проигрывают
       *[s] проигрывает
    } { $count ->
        [1] уже после следующего действия
        [one] не больше чем за { $count } действие, если все остальные играют против
        [few] не больше чем за { $count } действия, если все остальные играют против
        [many] не больше чем за { $count } действий, если все остальные играют против
       *[other] не больше чем за { $count } действия, если все остальные играют против
    }.
resume-work = Продолжить

## Равновесие

balance = Равны ли шансы?
balance-line = Компьютер много раз играет сам с собой и подсчитывает итоги.
balance-open = Отчёт о равенстве шансов
balance-running = Сыграно партий: { $count } из { $games }
balance-help = Компьютер играет сам с собой, начиная с нескольких случайных ходов. Всё происходит в этом браузере.
balance-many = То же для многих версий игр (по-английски)
balance-games = Число партий
balance-games-value = партий: { $count }
balance-nodes = Расчёт на действие
balance-nodes-value = позиций: { $count }
balance-start = Начать
balance-again = Начать заново
balance-progress = Сыграно партий
balance-failed = Партии прервались. Начните заново.
balance-report = Отчёт
balance-results = Итог { $count } { $count ->
        [one] партии
        [few] партий
        [many] партий
       *[other] партий
    }
balance-result = Итог
balance-share = Доля
balance-range = Интервал 95 %
balance-wins = { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выигрывают
       *[s] выигрывает
    }
balance-draws = Ничья
balance-reasons = Чем заканчиваются партии
balance-end = { $end }: { $share }
balance-length = Длина
balance-lengths = Ходов в среднем: { $mean }; в половине партий – не больше { $median }.
balance-liveliness = Возможных действий на выбор в среднем: { $choices }; взятий за партию: { $captures }.
balance-kinds = Фигуры, в среднем за партию
balance-kind = Фигура
balance-takes = Берёт
balance-taken = Взята
balance-survives = Уцелела
balance-caution = Истинная доля лежит в этом интервале в 95 случаях из 100. Всё это говорит о том, как играет компьютер (позиций на действие: { $nodes }), а не люди.
balance-copy = Скопировать таблицу
balance-copied = Таблица скопирована, значения разделены запятыми.
balance-copy-failed = Таблицу скопировать не удалось.
end-checkmate = мат
end-no-moves = ходов не осталось
end-blocked = все фигуры заперты
end-king-captured = король взят
end-throne = король дошёл до трона
end-last-piece = брать больше нечем
end-portal = король дошёл до портала
end-king-home = король увезён домой
end-prey = цель захвата взята
end-last-king = остался один король
end-stalemate = пат
end-repetition = ничья: повторение позиции
end-move-limit = ничья: долго нет взятий
end-material = ничья: нечем ставить мат
end-all-pass = все спасовали
end-too-long = остановлено после 2000 действий

## Разбор партии, где её ошибки пробуют исправить.

review = Вся партия
review-none = Когда будет сыграно несколько ходов, компьютер сможет разобрать здесь партию.
review-start = Разобрать партию
review-again = Разобрать заново
review-keep = Добавить в список ходов
review-kept = Оценки и лучшие ходы добавлены в список ходов и останутся с партией.
review-progress = Просмотренная часть партии
review-goes-on = Идёт разбор партии.
review-done =
    { $count ->
        [0] Разбор готов. Серьёзных ошибок нет.
        [one] Разбор готов: { $count } ошибка.
        [few] Разбор готов: { $count } ошибки.
       *[many] Разбор готов: { $count } ошибок.
    }
review-closer = Возможные ошибки анализируются глубже: { $done } из { $count }.
review-failed = Разбор прервался. Попробуйте ещё раз.
review-plot = { NAME($seat, form: "number") ->
        [p] Чем выше линия, тем лучше для { NAME($seat, form: "of") }.
       *[s] Чем выше линия, тем лучше ({ NAME($seat) }).
    }
review-plot-many = Шансы каждого игрока: чем выше линия, тем лучше.
review-calm = Серьёзных ошибок не было, а мелкие почти ничего не стоили.
review-moments = Ошибки
review-accuracy = Точность
review-accuracy-seat = { $percent } %
review-accuracy-help = Ход без потери шансов на победу считается за 100, с потерей четверти шансов или больше – за 0. Точность – среднее по всем ходам.
moment = { $number }. { NAME($seat) }: { $action }. Потеряно { $percent } % шансов на победу.
moment-slow = Ходы { $number }–{ $last }. { NAME($seat) }: понемногу потеряно { $percent } % шансов на победу.
moment-scores = Оценка изменилась с { $before } на { $after }.
moment-better = Лучше было: { $action }
moment-show-better = Показать лучший ход
moment-answer = Ответ: { $action }
moment-turning = перелом
moment-slip = неточность
playout-again = Сыграть ещё раз
practice-offer = { NAME($seat, form: "number") ->
        [p] Исправить { $count } { $count ->
            [one] ошибку
            [few] ошибки
            [many] ошибок
           *[other] ошибки
        } { NAME($seat, form: "of") }
       *[s] Исправить ошибки ({ $count }): { NAME($seat) }
    }
practice-title = { NAME($seat, form: "number") ->
        [p] Лучший ход за { NAME($seat, form: "of") }
       *[s] Лучший ход: { NAME($seat) }
    }
practice-number = { $number } из { $count }
practice-ask = В партии было: { $action }. Найдите на доске ход лучше.
practice-judging = Ваш ход проверяется…
practice-best = Не хуже лучшего хода.
practice-solved = Уже лучше: потеряно только { $percent } % шансов на победу.
practice-wrong = Так теряется { $percent } % шансов на победу.
practice-again = Попробовать ещё раз
practice-next = Дальше
practice-end = Назад к партии

## Что ещё говорят подсказки.

hint-line = Ожидаемое продолжение: { $line }.
hint-why-win =
    { $count ->
        [1] Это сразу выигрывает.
        [one] Это выигрывает за { $count } действие.
        [few] Это выигрывает за { $count } действия.
        [many] Это выигрывает за { $count } действий.
       *[other] Это выигрывает за { $count } действия.
    }
hint-why-goal =
    { $steps ->
        [0] На этой клетке – победа.
        [one] Оттуда до победы { $steps } шаг.
        [few] Оттуда до победы { $steps } шага.
        [many] Оттуда до победы { $steps } шагов.
       *[other] Оттуда до победы { $steps } шага.
    }
hint-why-threatens = Тогда возникает угроза взять { $pieces }.
hint-why-opens = Тогда { NAME($kind) } { $square } угрожает взять { $pieces }.

## Задачи: позиции, где один ход выигрывает форсированно.

puzzle-title = Задача: { $name }
puzzle-of-day-title = Задача дня: { $name }
puzzle-task =
    { $turns ->
        [1] { NAME($seat) } { NAME($seat, form: "number") ->
        [p] начинают и выигрывают
       *[s] начинает и выигрывает
    } первым же ходом. Найдите его.
        [one] { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выигрывают
       *[s] выигрывает
    } в { $turns } ход. Найдите первый.
        [few] { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выигрывают
       *[s] выигрывает
    } в { $turns } хода. Найдите первый.
        [many] { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выигрывают
       *[s] выигрывает
    } в { $turns } ходов. Найдите первый.
       *[other] { NAME($seat) } { NAME($seat, form: "number") ->
        [p] выигрывают
       *[s] выигрывает
    } в { $turns } хода. Найдите первый.
    }
puzzle-right = Верно. Теперь отвечает противник.
puzzle-wrong = Это не решение.
puzzle-wrong-why =
    { $turns ->
        [1] Этот ход не выигрывает сразу, а другой выигрывает.
        [one] Этот ход не ведёт к победе за { $turns } ход при любом ответе, а другой ведёт.
        [few] Этот ход не ведёт к победе за { $turns } хода при любом ответе, а другой ведёт.
        [many] Этот ход не ведёт к победе за { $turns } ходов при любом ответе, а другой ведёт.
       *[other] Этот ход не ведёт к победе за { $turns } хода при любом ответе, а другой ведёт.
    }
puzzle-solved = Решено!
puzzle-shown = Вот решение.
puzzle-hint = Подсказка
puzzle-hint-more = Ещё подсказка
puzzle-hint-action = Дальше: { $action }.
puzzle-hint-astray = Решение начинается иначе: отмените свои действия.
puzzle-again = Попробовать ещё
puzzle-restart = Начать сначала
puzzle-show = Показать решение
puzzle-next = Следующая задача
puzzle-other = Другая задача
puzzle-link = Скопировать ссылку на задачу
puzzle-play = Играть отсюда
puzzle-number = Задача { $number } из { $count }: сначала самая простая версия игры, потом с дополнительными правилами; в каждой – от лёгких задач к трудным.
puzzle-missed =
    { $levels ->
        [0] Её решают все уровни компьютера.
        [one] Её не решает { $levels } из 10 уровней компьютера.
        [few] Её не решают { $levels } из 10 уровней компьютера.
        [many] Её не решают { $levels } из 10 уровней компьютера.
       *[other] Её не решают { $levels } из 10 уровней компьютера.
    }
puzzle-solved-count = Решено здесь: { $solved } из { $count }.
puzzle-streak = Задача дня решена { $days } { $days ->
        [one] день
        [few] дня
        [many] дней
       *[other] дня
    } подряд.
puzzle-rated = Рейтинг { $rating }, { $change }.
puzzle-rating = Ваш рейтинг в этих задачах: { $rating }
puzzle-figure = Рейтинг этой задачи – { $figure }: оценка по числу ходов и возможных действий в начале, а не результат измерений. Каждая задача засчитывается раз в день; неверный ход, подсказка или показ решения – проигрыш.
puzzle-themes = Выбрать задачи по теме
puzzle-any = неважно
puzzle-by-end = Способ победы
puzzle-end-blocked = Ходов больше нет
puzzle-end-checkmate = Мат
puzzle-end-king-captured = Взятие короля
puzzle-end-king-home = Король увезён домой
puzzle-end-last-king = Последний король
puzzle-end-last-piece = Слишком мало фигур
puzzle-end-no-moves = Ходов больше нет
puzzle-end-prey = Взятие цели захвата
puzzle-end-throne = Король на троне
puzzle-by-turns = Число ходов
puzzle-turns =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }
puzzle-by-game = Игра
puzzle-game-usual = Обычная игра
puzzle-game-twist = С особыми правилами
puzzle-fitting =
    { $count ->
        [0] Таких задач нет.
        [one] Есть { $count } такая задача.
        [few] Есть { $count } такие задачи.
        [many] Есть { $count } таких задач.
       *[other] Есть { $count } такой задачи.
    }
puzzle-of-kind = Открыть такую задачу

## Уроки: короткие задания с целью.

lessons = Уроки
lesson-of-others = Задание: { $name }
lesson-reached = Получилось!
lesson-failed = Это не решение. Попробуйте ещё раз.
lesson-next = Следующий урок
lesson-skip = Другой урок
lesson-all-known = Это был последний урок: теперь сыграйте партию.
lesson-left-out = Ещё не пройден: { $name }
lesson-link = Скопировать ссылку на урок
lesson-play = Сыграть целую партию
lessons-progress = Пройдено: { $done } из { $count }
lessons-games = Небольшие игры
lessons-games-line = Каждая – отдельная игра: к обычным шахматным фигурам добавлена одна идея.

## Идеи, о которых идёт речь

chapter-custodian = Вся игра
chapter-taketwo = Вся игра
chapter-till = Вся игра
chapter-tches = Обычная игра
chapter-tches-strike = Несколько действий за ход
chapter-tches-same = Та же фигура ещё раз
chapter-tches-capture = Захват короля
chapter-tches-flag = Король как флаг
chapter-tches-prey = Охота на одну фигуру
chapter-tches-escort = Сопровождение короля
chapter-tches-replace = Замещение потерянных фигур
chapter-tches-transport = Фигуры, которые возят других
chapter-tches-polarity = Фигуры, которые смотрят в одну сторону
chapter-tches-backs = Обратные стороны фигур

## Цели, у которых нет своих слов

# $seat: whose goal it is; $aims: one or several of the messages below; $unit: what is counted, if anything
goal =
    { NAME($seat) }: { $aims }{ $unit ->
        [action] { " " }({ $count ->
            [one] за { $count } действие
            [few] за { $count } действия
           *[other] за { $count } действий
        })
        [turn] { " " }({ $count ->
            [one] за { $count } ход
            [few] за { $count } хода
           *[other] за { $count } ходов
        })
       *[none] { "" }
    }.
goal-win = выиграть
goal-check = объявить шах
goal-safe = вывести короля из-под удара
goal-take = взять фигуру
goal-take-square = взять на { $square }
goal-take-count = взять фигур: { $count }
goal-reach-square = дойти до { $square }
goal-reach-kind = привести { NAME($kind, form: "acc") } на { $square }
goal-move-square = пойти фигурой с { $square }
goal-switch = поменять карты местами
goal-turn = повернуть фигуру
goal-place = поставить фигуру
goal-replace = заместить потерянную фигуру
goal-pass = спасовать
goal-promote = превратить пешку
goal-castle = сделать рокировку
goal-carry = перевезти фигуру

## Редактор позиций.

editor-title = Изменить: { $name }
editor-side = Фигура и позиция
editor-fine = Из этой позиции можно играть.
editor-end = Партия здесь окончена: { $reason }
editor-fault-square = { $square }: { $reason }
editor-fault-field = { $field }: { $reason }
editor-taken = { $piece }: выберите клетку.
editor-hint = Выберите фигуру и касайтесь клеток, чтобы её поставить; повторное касание её убирает. «Двигать фигуры» переставляет их, клавиша Delete убирает.
editor-undo = Отменить
editor-redo = Повторить
editor-clear = Очистить доску
editor-restart = Начальная позиция
editor-play = Играть отсюда
editor-analyse = Анализ
editor-tool-move = Двигать фигуры
editor-tool-remove = Убирать фигуры
editor-tool-put = Ставить фигуры
editor-seats = Чьи фигуры
editor-mark = { NAME($seat) }: коснитесь клетки на доске.
editor-kinds = Фигуры для расстановки
editor-other-kinds = Другие фигуры
editor-cards = Карты
editor-facing = Смотрит
editor-facing-0 = вперёд
editor-facing-1 = направо
editor-facing-2 = назад
editor-facing-3 = налево
editor-acted = Действие на этом ходу уже сделано
editor-under = Под фигурой
editor-under-none = ничего
editor-remove = Убрать эту фигуру
editor-more = Прочее о позиции
editor-last-none = ещё никакой
editor-castling = { NAME($seat) }, ладья на { $square }
editor-field-rows = Фигуры
editor-field-side = Чей ход
editor-field-castling = Рокировка ещё возможна
editor-field-ep = Взятие на проходе, например e3e4
editor-field-halfmove = Ходов без взятий и движения пешек
editor-field-turn = Номер хода
editor-field-switched = Карты обменяны на этом ходу
editor-field-left = Осталось действий на этом ходу
editor-field-last = Вид фигуры, ходившей последней
editor-field-pending = Что поставить или заместить, например K@e5 или wJ
editor-field-hands = Фишки ещё раскладывают
editor-field-owners = Хозяин каждого цвета
editor-field-passes = Пасов подряд
editor-field-ply = Сделано действий
editor-text = Позиция в виде текста (как FEN в шахматах)
position-mended = Недостающее и невозможное в этой позиции исправлено: { $list }.
mended-castling = рокировка «{ $taken }»
mended-ep = взятие на проходе «{ $taken }»
mended-left = осталось действий – { $taken }
mended-last = последней ходила «{ $taken }»
mended-pending = ожидается «{ $taken }»
mended-halfmove = ходов без взятия – { $taken }
mended-turn = номер хода – { $taken }
editor-use = Использовать позицию
editor-array = Сделать начальной расстановкой
editor-files = Вертикали
editor-ranks = Горизонтали

## Варианты партии, комментарии и рисунки в списке ходов.

variation-promote = Сделать главной линией
variation-remove = Удалить этот вариант
variation-removed = Вариант удалён.
comment-field = Комментарий к этой позиции
comment-save = Сохранить
glyphs = Оценка действия
glyph-good = Хорошо
glyph-mistake = Ошибка
glyph-excellent = Отлично
glyph-blunder = Грубая ошибка
glyph-interesting = Интересно
glyph-dubious = Сомнительно
marks-remove = Убрать стрелки и метки

## Почему запись не принята.

reason-missing-tag-motley = Запись партии должна начинаться с [Motley "1"].
reason-missing-tag-variant = В записи не указана игра: нет [Variant "…"].
reason-missing-tag-result = В записи не указан результат: нет [Result "{ $wanted }"].
reason-unknown-version = Это запись версии { $token }, эта страница её не читает.
reason-repeated-tag = «{ $token } …]» стоит дважды, а должно стоять один раз.
reason-bad-tag = «{ $token }» здесь стоять не может: тег пишут так: [Имя "текст"].
reason-unopened-tag = С «{ $token }» начинается тег: напишите перед ним [.
reason-unclosed-tag = Тег не закрыт: напишите ] после его текста.
reason-unclosed-value = Начатый здесь текст не закрыт: напишите в его конце ", а внутри текста \" и \\ вместо " и \.
reason-unclosed-comment = У начатого здесь комментария нет конца: напишите после него { "}" }.
reason-unclosed-variation = Начатый здесь вариант не закрыт: напишите после него ).
reason-not-legal-but = Действие «{ $token }» в этой позиции невозможно. Возможны, например: { $wanted }.
reason-odd-sign = Знака «{ $token }» в действиях не бывает: наберите действие заново латинскими буквами, цифрами и обычными знаками.
reason-too-many-variations = В записи больше десяти тысяч вариантов.
reason-unexpected-sign = «{ $token }» здесь стоять не может.
reason-wrong-turn-number = { $token } – не номер этого хода: напишите { $wanted } или не пишите номера.
reason-number-in-turn = «{ $token }» стоит посреди хода: номер ставят только перед первым действием.
reason-missing-result = В конце ходов нет результата: напишите { $wanted }.
reason-wrong-result = «{ $token }» – не тот результат, к которому ведут ходы: напишите { $wanted }.
reason-other-result = «{ $token }» – не тот результат, что в начале записи: напишите { $wanted }.
reason-after-result = «{ $token }» стоит после результата, а там могут быть только комментарии и теги другой партии.
reason-variation-result = Этот вариант не может заканчиваться на «{ $token }»: в конце пишут только решение игроков, например draw agreement.
variation = Вариант
variation-main = Главная линия

## Часы партии: в форме новой партии, рядом с доской и в сообщениях.

clock = Часы
clock-none = Без часов
clock-by-link = При обмене ссылками часов нет.
clock-add = Добавление
clock-add-help = За каждый ход на часы добавляется время.
clock-delay = Задержка
clock-delay-help = Первые секунды каждого хода не считаются.
clock-turn = Время на ход
clock-turn-help = На каждый ход даётся одинаковое время.
clock-sand = Песочные часы
clock-sand-help = Время, которое тратит один игрок, получают другие.
clock-minutes = Минуты
clock-seconds = Секунды
clock-add-step = Добавление за ход, секунд
clock-delay-step = Задержка на ход, секунд
clock-each = Для каждого игрока своё
clock-pause = Остановить часы
clock-on = Запустить часы
clock-of = { NAME($seat) }: { $time }
clock-time = { $minutes } мин { $seconds } с
clock-short = { NAME($seat) }: осталось меньше десяти секунд.
clock-out = { NAME($seat) }: время истекло. Дальше за эту сторону играет компьютер.
clock-live-help = Когда все на месте и сделан первый ход, каждая страница считает время своего игрока. Судьи нет.
clock-live-set = { NAME($seat) }: для этой партии выбраны часы. { $how } Каждая страница считает время своего игрока, а судьи нет.
clock-live-other = { NAME($seat) }: для этой партии там выбраны другие часы. Время не считается.
clock-live-out = { NAME($seat) }: по часам этой страницы время истекло. Это засчитывается, только если так же считает страница самого игрока.
clock-live-denied = { NAME($seat) }: по часам соперника ещё { $time }. Часы расходятся, а судьи нет: партия продолжается.
clock-live-asked = По часам соперника ({ NAME($seat) }) ваше время истекло, на этой странице ещё { $time }. Судьи нет: пока вы не согласитесь, партия продолжается.
clock-live-agree = Согласиться

## Партия, за которой следят.

watch = Следить за партией
watch-begin = Следить онлайн
watch-tells =
    { $count ->
        [0] Игроки смогут узнать ваш сетевой адрес (IP).
        [1] Игроки смогут узнать ваш сетевой адрес (IP), а сервер узнает, что вы следите за партией: { $list }.
       *[other] Игроки смогут узнать ваш сетевой адрес (IP), а эти серверы узнают, что вы следите за партией: { $list }.
    }
watch-on = Вы следите за партией онлайн.
watch-away = Страница, которая показывает партию, не отвечает.
watch-waiting = Ждём кого-нибудь из игроков.
watch-silent = Серверы не отвечают. Страница продолжает попытки.
watch-still = Следить за партиями на этом сайте нельзя: это позиция из ссылки.
watch-unable = Этот браузер не может соединиться: это позиция из ссылки.
watch-player = Я играю в этой партии
watch-link = Ссылка для зрителей
watch-link-help = По этой ссылке видно, как идёт партия, но играть нельзя.
watch-link-copy = Скопировать ссылку для зрителей
watch-link-code = QR-код ссылки для зрителей

## Партия по ссылке.

by-link = Игра по ссылке
by-link-seat = Ваша сторона
by-link-look = Только смотреть
by-link-held = { NAME($seat) } (занято)
by-link-you = Ваша сторона: { NAME($seat) }.
by-link-act = Сделайте ход и отправьте ссылку.
by-link-send = Отправьте эту ссылку. { NAME($seat, form: "number") ->
        [p] Ход { NAME($seat, form: "of") }
       *[s] Ходит { NAME($seat) }
    }.
by-link-send-all = Отправьте эту ссылку остальным.
by-link-copy = Скопировать ссылку
by-link-share = Поделиться
by-link-field = Ссылка
by-link-save = Сохранить ссылку в файл
by-link-copied = Ссылка скопирована. Вставьте её в сообщение.
by-link-copy-failed = Скопируйте ссылку из поля.
by-link-wait = Ответ придёт ссылкой. Откройте её в этом браузере. { NAME($seat, form: "number") ->
        [p] Ход { NAME($seat, form: "of") }
       *[s] Ходит { NAME($seat) }
    }.
by-link-waits = Ответ придёт ссылкой: { NAME($seat) }.
by-link-over = Отправьте свою ссылку, чтобы остальные увидели конец партии.
by-link-offer = Заодно предложить ничью
by-link-offers = Предложена ничья: { NAME($seat) }
by-link-offered = Вы предлагаете ничью. Ответ за соперником: { NAME($seat) }.
by-link-offered-you = Вам предлагают ничью. Примите или отклоните её.
by-link-take = Принять ничью
by-link-decline = Отклонить ничью
by-link-draw-taken = Ничья принята: { NAME($seat) }.
by-link-draw-declined = Ничья отклонена: { NAME($seat) }.
by-link-gone = { NAME($seat) }: игрок вышел из партии. Дальше играет компьютер.
by-link-took = Теперь ваша сторона: { NAME($seat) }. Она закреплена за этим браузером.
by-link-here = Сторона в этом браузере: { NAME($seat) }. Она может быть только одна: для другой откройте ссылку в другом браузере.
by-link-elsewhere = Человек по ссылке
by-link-full = Все стороны заняты. Можно только смотреть.
by-link-taken = Эту сторону уже занял другой браузер: { NAME($seat) }. Теперь ваша сторона: { NAME($other) }.
by-link-taken-all = Эту сторону уже занял другой браузер: { NAME($seat) }. Можно только смотреть.
by-link-older = Это старая ссылка. Показана партия в её нынешнем виде.
by-link-other-action = Эта ссылка меняет сыгранное: действие { $number } было { $own }, а в ссылке { $other }. Ваша партия осталась прежней.
by-link-other-theirs = Две ссылки расходятся: действие { $number } в вашей – { $own }, в этой – { $other }; какая верна, неизвестно. Ваша партия осталась прежней; спросите того, кто сделал это действие.
by-link-other-own = В этой ссылке есть ваше действие, которого здесь не было: действие { $number }, { $other }. Ваша партия осталась прежней.
by-link-other-illegal = В этой ссылке невозможное действие: { $number }, { $text }. Ваша партия осталась прежней.
by-link-other-start = Эта ссылка меняет начало партии. Ваша партия осталась прежней.
by-link-other-seat = В этой ссылке сторону занял кто-то другой: { NAME($seat) }. Ваша партия осталась прежней.
by-link-other-offer = В этой ссылке есть предложение ничьей, которого никто не делал вместе с действием. Ваша партия осталась прежней.
by-link-other-answer = Эта ссылка отвечает на предложение ничьей за другого игрока. Ваша партия осталась прежней.
by-link-other-resignation = Судя по ссылке, вы сдаётесь. Ваша партия осталась прежней.
by-link-other-time = Судя по ссылке, у вас истекло время. Ваша партия осталась прежней.
by-link-other-over = Партия окончена, а ссылка меняет её конец. Ваша партия осталась прежней.
by-link-other-result = В ссылке такой конец партии, какого при игре по ссылке не бывает. Ваша партия осталась прежней.
by-link-other-cards = В этой ссылке нет выбора, сделанного раньше: { NAME($seat) }. Ваша партия осталась прежней.
problem-by-link = Не удалось прочитать, кто играет эту партию по ссылке: возможно, потерян конец ссылки. Ходы, сделанные здесь, никто не увидит. Чтобы продолжить, откройте ссылку целиком.
by-link-other-cut = Ссылка повреждена: не удалось прочитать, кто играет; возможно, потерян её конец. Ваша партия осталась прежней.
by-link-look-at = Посмотреть партию из ссылки
by-link-chosen = Выбор сделан тайно: { NAME($seat) }. Теперь выбираете вы.
by-link-chosen-open = Выбор сделан, он виден на доске: { NAME($seat) }. Теперь выбираете вы.
by-link-lost = Вашего тайного выбора в этом браузере больше нет. Оба выбирают снова.
by-link-false = Показанное не совпадает с выбранным: { NAME($seat) }.
by-link-again = Выбрать снова
by-link-draw = Выбрать случайно и открыто
by-link-open = Всё выбрано случайно и открыто.
by-link-open-other = Другой браузер выбрал всё случайно и открыто.
by-link-anew = Выбор потерян. Все выбирают снова.
by-link-anew-shown = Все выбирают снова. Ваш прежний выбор был в отправленной ссылке: соперник мог его видеть.

## Партия по ссылке, ходы которой передаются сами.

live-lie = Со страницы соперника ({ NAME($seat) }) пришло то, что не подходит к этой партии. Здесь ничего не изменилось.
live-other-game = На странице соперника ({ NAME($seat) }) партия выглядит иначе, и ваша там не принята. Отправьте друг другу ссылки и сравните.
live-not-believed = Остальные ответили, что за эту сторону играете не вы ({ NAME($seat) }). Можно только смотреть.
live-consent = Играть онлайн?
live-consent-text = Ваша страница может соединиться со страницами остальных: тогда каждый ход сразу виден и там, и ссылки отправлять не нужно.
live-consent-servers =
    { $count ->
        [0] Серверы вне этого сайта не нужны.
        [1] Сервер узнаёт о вашей встрече и видит ваш сетевой адрес (IP), но прочитать партию не может: { $list }.
       *[other] Эти серверы узнают о вашей встрече и видят ваш сетевой адрес (IP), но прочитать партию не могут: { $list }.
    }
live-consent-address = Каждый, у кого есть ссылка на партию, может узнать ваш сетевой адрес.
live-consent-yes = Соединиться
live-consent-no = Не сейчас
live-consent-later = «Соединиться» действует и для следующих партий. Изменить это можно в настройках.
live-name = Ваше имя (необязательно)
live-name-none = не указано
invite = Приглашение в игру
invite-text =
    { $count ->
        [1] Отправьте эту ссылку другу или дайте отсканировать код. Не закрывайте эту страницу.
       *[other] Отправьте эту ссылку всем, кто будет играть, или дайте отсканировать код. Не закрывайте эту страницу.
    }
invite-wait =
    { $count ->
        [1] Ждём вашего соперника.
       *[other] Ждём остальных: здесь { $here } из { $count }.
    }
live-ask = Соединиться с остальными
live-invite = Приглашение
live-here =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat) } здесь.
       *[s] { NAME($seat) } здесь.
    }
live-away =
    { NAME($seat, form: "number") ->
        [p] { NAME($seat) } не отвечают.
       *[s] { NAME($seat) } не отвечает.
    }
live-gone = { NAME($seat) }: страница закрыта.
live-new = Ждём вашего соперника.
live-here-all = Здесь: { $seats }.
live-away-all = Не отвечают: { $seats }.
live-gone-all = Страница закрыта: { $seats }.
live-new-all = Ещё не здесь: { $seats }.
live-silent = Серверы не отвечают. Страница продолжает попытки, а пока играйте, отправляя ссылки.
live-elsewhere = Соединение держит другая вкладка этого браузера. Здесь видно то же самое.
live-unable = Этот браузер не может соединиться с остальными. Играйте, отправляя ссылки.
live-offering = Со следующим ходом вы предложите ничью.
live-offering-back = Не предлагать
live-question = { NAME($seat) }: игру хотят продолжить из другого браузера. Это тот же человек?
live-question-help = «Да» передаёт сторону ({ NAME($seat) }): прежний браузер за неё больше не играет. Если не уверены, сначала спросите у самого человека, например по телефону.
live-question-yes = Да, это тот же человек
live-question-no = Нет
live-next = { NAME($seat) }: предложение сыграть ещё раз, поменявшись сторонами.
live-next-asked = Вы предлагаете сыграть ещё раз, поменявшись сторонами. Ждём ответа.
live-next-yes = Играть
live-next-no = Нет
seat-here = здесь
seat-away = не отвечает
seat-gone = страница закрыта
seat-new = ещё не здесь
settings-live = Партии по ссылке
settings-live-ask = спрашивать, соединяться ли с остальными
settings-live-on = соединяться с остальными
settings-live-off = только отправлять ссылки
settings-name = Ваше имя в партиях по ссылке
settings-notify = Когда в партии по ссылке ваш ход
settings-notify-off = не уведомлять
settings-notify-on = уведомлять, если страница не видна
notify-denied = Браузер не разрешает этой странице уведомления. Изменить это можно в настройках браузера.
notify-turn = Ваш ход
title-turn = ● Ваш ход – { $name }

## Позиция словами и вводимые действия.

summary-turn = { NAME($seat, form: "number") ->
        [p] Ход { NAME($seat, form: "of") }
       *[s] Ходит { NAME($seat) }
    }.
summary-left = { NAME($seat, form: "number") ->
        [p] Ход { NAME($seat, form: "of") }
       *[s] Ходит { NAME($seat) }
    }: на этом ходу { $left ->
        [one] осталось { $left } действие
        [few] осталось { $left } действия
        [many] осталось { $left } действий
       *[other] осталось { $left } действия
    }.
summary-player = { $player } ({ NAME($seat) })
summary-side = { NAME($seat) }: { $count } { $count ->
        [one] фигура
        [few] фигуры
        [many] фигур
       *[other] фигуры
    }
summary-none = { NAME($seat) }: фигур нет
summary-out = { NAME($seat) }: вне игры; { NAME($owner, form: "number") ->
        [p] фигуры теперь у { NAME($owner, form: "of") }
       *[s] хозяин фигур: { NAME($owner) }
    }
summary-piece = { NAME($kind) } ({ $details })
summary-pieces = { NAME($kind) }: { $squares }
summary-hand = В руке: { $kinds }
summary-marks = Особые клетки
summary-mark = { $square }: { $meaning }

typed-example = { $text } или: { $action }
typed-do = Сделать
typed-close = Закрыть поле ввода
typed-list = Подходящие действия
typed-count = { $count ->
        [one] Подходит { $count } действие
        [few] Подходят { $count } действия
        [many] Подходят { $count } действий
       *[other] Подходят { $count } действия
    }.
typed-option = { $text }: { $action }
typed-many = Подходит действий: { $count }; здесь { $shown } из них. Вводите дальше.
typed-choose = Подходит несколько действий: выберите или вводите дальше.
typed-none = Ничего не подходит. Можно, например: { $text } или: { $action }.
typed-waits = Сейчас ничего сделать нельзя.

## Как ходят фигуры: легенда и её схемы.

legend-kinds = Фигуры этой игры
legend-hint = Наведите на фигуру на доске или коснитесь её, чтобы увидеть, как она ходит сейчас.
legend-piece = { $piece } на { $square }
legend-carried = { $piece }, { NAME($kind, form: "gender") ->
        [f] перевозимая
       *[m] перевозимый
    }
legend-captive = { $piece }, { NAME($kind, form: "gender") ->
        [f] пленная
       *[m] пленный
    }
legend-now = сейчас
legend-exchanged = после обмена

way-both = ходит или берёт
way-quiet = ходит без взятия
way-around = ходит и берёт в паре
way-capture = только берёт
way-conditional = ходит, только если при этом берёт в паре
way-initial = только с начальной клетки
way =
    { $facing ->
        [forward] Вперёд:{" "}
       *[all] {""}
    }{ $way ->
        [slide] на любое расстояние { $direction ->
            [straight] по прямой
            [diagonal] по диагонали
           *[leap] прыжками коня
        }{ $count ->
            [1] {""}
           *[other] , в { $count } направлениях
        }
        [step] один шаг { $direction ->
            [straight] по прямой
            [diagonal] по диагонали
           *[leap] конём
        }{ $count ->
            [1] {""}
           *[other] {" "}в любую из { $count } сторон
        }
        [walk] { $direction ->
            [straight] по прямой
            [diagonal] по диагонали
           *[leap] конём
        } не дальше чем на { $range } клетки{ $count ->
            [1] {""}
           *[other] , в { $count } направлениях
        }
       *[leap] { $direction ->
            [straight] через клетку по прямой
            [diagonal] через клетку по диагонали
           *[leap] ходом коня
        }{ $count ->
            [1] {""}
           *[other] , в { $count } направлениях
        }
    }{ $purpose ->
        [both] {""}
        [quiet] , без взятия
        [around] , берёт в паре
        [capture] , только со взятием
       *[conditional] , только если при этом берёт в паре
    }{ $first ->
        [yes] , только с начальной клетки
       *[no] {""}
    }
way-then =
    потом может взять на соседней клетке { $direction ->
        [straight] по прямой
        [diagonal] по диагонали
       *[any] в любом направлении
    }
way-bent = без прыжка: с поворотом, берёт первую фигуру на пути
way-lame = если промежуточная клетка пуста
way-none = своего хода нет
key-then = после хода может взять и здесь

own-kinds = Не как в шахматах
own-kinds-custodian = Встать между двумя фигурами противника безопасно: берёт только тот, кто ходит. Кому нечем ходить, тот проигрывает. На последней горизонтали пешка превращается в ладью, слона или коня. В паре ладья, слон и конь остаются собой, а король и пешка считаются одной из этих трёх фигур:
own-kinds-tches = Почти все эти фигуры нарисованы похожими на те, чьим ходом ходят; знак показывает, как они потом могут взять: × – на соседней клетке по диагонали, + – на соседней клетке по прямой.
own-kind-custodian-king = Ходит как в шахматах. После шага по прямой считается ладьёй, после шага по диагонали – слоном; если пошла другая фигура – конём.
own-kind-custodian-pawn = Шагает прямо вперёд; по диагонали вперёд – только со взятием. После шага прямо считается слоном, после шага по диагонали – ладьёй; если пошла другая фигура – такой же фигурой, как она.
own-kind-taketwo-queen = У него три карты, и ходит он по первым двум: по прямой, по диагонали или прыжком коня.
own-kind-taketwo-pawn = У неё три карты: она ходит по первой и берёт по второй, всегда на одну горизонталь вперёд.
own-kind-till-pawn = Шагает в любую из восьми сторон, берёт на шаг по диагонали, в том числе назад, и никогда не превращается.
own-kind-tches-guardian = Ходит как ладья, потом может взять на соседней клетке по диагонали (×).
own-kind-tches-griffin = Прыгает как конь, потом может взять на соседней клетке по диагонали (×).
own-kind-tches-paladin = Ходит как слон, потом может взять на соседней клетке по прямой (+).
own-kind-tches-champion = Прыгает как конь, потом может взять на соседней клетке по прямой (+).
own-kind-tches-lion = Шагает как король, потом может взять на любой соседней клетке.
own-kind-tches-magister = Ходит и берёт как страж или как паладин.
own-kind-tches-templar = Ходит как слон, берёт как ладья.
own-kind-tches-warchariot = Две клетки по прямой, потом одна вбок, по пустым клеткам. Берёт первую фигуру на пути и там останавливается.
own-kind-tches-exarch = Ходит как ладья, берёт как слон.
own-kind-tches-assassin = Ходит как боевая колесница, а ещё так: одна клетка по прямой, потом две вбок.
own-kind-tches-emperor = Прыгает как конь, потом может взять на любой соседней клетке.
own-kind-tches-ballista = Прыгает ровно на две клетки по прямой.
own-kind-tches-mounted-bishop = Прыгает как конь, берёт как слон.
own-kind-tches-archer = Прыгает ровно на две клетки по диагонали.
own-kind-tches-shock-cavalryman = Прыгает как конь, берёт как ладья.
own-kind-tches-jester = Ходит как фигура, которой противник ходил последней.
own-kind-tches-flanker = На шаг вперёд, со взятием или без; или на шаг вбок без взятия.
own-kind-tches-sentinel = Ходит на шаг по диагонали вперёд, берёт на шаг вперёд или вбок.
own-kind-tches-zealot = По диагонали вперёд, со взятием или без.
own-kind-tches-pikeman = Ходит на шаг вперёд, берёт через одну пустую клетку вперёд.

## Что можно сделать и взять.

possible = Выбранная фигура
possible-squares = При ходе { NAME($seat, form: "of") }: { $squares }.
possible-not = При ходе { NAME($seat, form: "of") }: { $reason }
takes = Возможные взятия за один ход
takes-looking = Возможные взятия за один ход: просмотрено { $percent } % ходов.
takes-failed = Найти возможные взятия не удалось. Попробуйте ещё раз.
takes-key-actions = Число показывает, за сколько действий одного хода можно взять фигуру. Коснитесь фигуры, чтобы увидеть, откуда.
takes-key-pieces = Число показывает, сколько фигур могут сделать взятие. Коснитесь фигуры, чтобы увидеть какие.
takes-none = За один ход взять нечего.
takes-seat =
    { $count ->
        [0] { NAME($seat) }: взять нечего
       *[other] { NAME($seat) } { NAME($seat, form: "number") ->
        [p] могут
       *[s] может
    } взять: { $squares }
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
        [one] { $square } (любой из { $count } своих фигур)
       *[other] { $square } (любой из { $count } своих фигур)
    }
check-why = Почему ни один ход не помогает
# Ход короля и кто тогда мог бы его взять: строка списка.
check-fails-king = { NAME($kind) } { $from } → { $to }: там его берёт { NAME($actor) } { $square }.
# Ход другой фигуры и кто всё ещё мог бы взять короля.
check-fails = { NAME($kind) } { $from } → { $to }: { NAME($actor) } { $square } по-прежнему нападает.
check-from = Нападает { NAME($kind) } { $square }.
# $squares: где она останавливается перед взятием; хватает одной из этих клеток.
check-via = Нападает { NAME($kind) } { $square } через { $squares }.
# $squares: куда она может пойти, на одну из этих клеток; $pieces: каждая из них берёт вместе с ней.
check-with = Взять короля может { NAME($kind) } { $square } ходом на { $squares } (в паре: { $pieces }).
# $piece: с цветом и местом.
check-by = Нападает: { $piece }.
# Она скована.
check-threat = Пока только угроза: { $piece }, фишка скована. Если освободится, будет шах.
# Одно из нескольких нападений: $text говорит, чьё.
check-of = Нападение { $at } из { $count }: { $text }.
check-of-from = { NAME($kind) } { $square }
check-of-via = { NAME($kind) } { $square } через { $squares }
check-of-with = { NAME($kind) } { $square } → { $squares }, в паре: { $pieces }
check-threat-of = Угроза { $at } из { $count }: { $text }, фишка скована.
reason-seat-is-out = Этот игрок вне игры.
reason-game-would-end = Партия была бы окончена.
reason-nowhere-to-go = Отсюда ей некуда пойти.
stuck-path-blocked = Все её пути закрыты.
stuck-leaves-king-attacked = Ей нельзя ходить: её сторона окажется под шахом.
# Что выбрано, пока ходит соперник.
premove-planned = Предварительный ход: { $action }. Отмена – Escape или касание.
premove-cancelled = Предварительный ход отменён.
premove-not = Сейчас эта фигура не может туда пойти.
premove-dropped = Предварительный ход больше невозможен: { $action }.

## Компьютер без своей нейросети

reason-net-missing = Компьютер играет слабее: его нейросеть не загрузилась. Обновите страницу.
reason-net-foreign = Компьютер играет слабее: его нейросеть от другой версии. Обновите страницу.
reason-net-damaged = Компьютер играет слабее: его нейросеть повреждена. Обновите страницу.

## Стрелки и метки, которые рисуют на досках чужих страниц.

marks-draw = Рисовать на доске
marks-spoken = Нарисовано на доске: { $list }
mark-square = метка ({ $colour }) на { $square }
mark-hand = метка ({ $colour }) на { $square } в руке
mark-arrow = стрелка ({ $colour }) с { $from } на { $square }
mark-drop = стрелка ({ $colour }) от { $from } в руке на { $square }
mark-colour-green = зелёная
mark-colour-red = красная
mark-colour-blue = синяя
mark-colour-yellow = жёлтая

## Armies that are chosen before the game

arrange-pass = Сейчас на экран смотрит только один игрок: { NAME($seat) }. { $others }, отвернитесь: всё покажут, когда все будут готовы.
arrange-open = { NAME($seat) }: начать выбор
arrange-skip = Или совсем не выбирать:
arrange-help = Коснитесь фигуры, а потом стороны, которой она начнёт игру.
arrange-side = Сторона фигуры на { $square }: { NAME($kind) }
arrange-one-side = У этой фигуры только одна сторона.
arrange-guess = Компьютер с такими армиями не проверяли: его уровни и оценки приблизительны.
arrange-alike = Все фигуры этого вида
arrange-turned = Перевернуть все
arrange-none = Не переворачивать
arrange-mirror = Так же, зеркально
arrange-ready = Готово
arrange-random = Случайно
arrange-usual = Как обычно
arrange-usual-all = Как обычно для всех
seat-took = взято:
