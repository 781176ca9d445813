# То, что говорят только диалоги.

settings-turns = Ход из нескольких действий
settings-turns-auto = кончается сам
settings-turns-confirm = кончается по вашему слову
settings-premove = Задумывать ход, пока думает компьютер
settings-premove-on = да
settings-premove-off = нет
new-option-usual = как обычно
new-draw = Нарисовать
armies-none = нет
armies-side = Какая сторона: { NAME($kind) }?
armies-lost = Потерянная фигура
armies-source = Что превращается в { NAME($kind, form: "acc") }
armies-remove = Без замещения: { NAME($kind) }
armies-add = Добавить
new-table = Стол вначале
new-table-random = Случайный
new-table-random-line = Спокойный стол по жребию. Один и тот же номер всегда даёт один и тот же стол.
new-table-seed = Номер
new-table-again = Другой
new-table-hand = Разложить фишки самим
new-table-hand-line = Фишка за фишкой, король последним, как велят правила.
new-family = Какая игра?
new-preset = Версия
new-preset-own = своя
new-cards = Карты вначале
new-cards-chosen = Каждый выбирает тайно
new-cards-random = Случайно
new-cards-usual = Как в шахматах
new-as-text = Текстом
new-text = Игра текстом
new-position = Начальная позиция
new-position-usual = обычное начало
new-by-link = Люди играют по ссылкам
new-start = Начать игру
open-title = Открыть партию
open-label = Ссылка, запись, текст игры или позиция
open-help = Например, присланная ссылка или «custodian;array=four». Идущая партия останется среди ваших партий.
open-file = Или файл с записями
open-do = Открыть
open-doing = Открывается…
open-long-file = «{ $name }», знаков: { $count }, можно открыть.
open-long-text = Текст (знаков: { $count }) можно открыть.
saved-none = Партий ещё нет.
saved-where = Каждая сыгранная партия хранится здесь, в этом браузере. Приватное окно забывает всё, когда его закрывают: что должно остаться, сохраните в файл.
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
saved-broken-text = Сохранённое здесь повреждено. Оно останется как есть и войдёт в файл со всеми партиями.
settings-language = Язык
settings-language-auto = Как просит браузер
settings-theme = Светлая или тёмная
settings-theme-auto = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-board = Доска
settings-board-wood = Дерево
settings-board-green = Зелёная
settings-board-slate = Сланец
settings-pieces = Фигуры
settings-pieces-drawings = Рисунки
settings-pieces-letters = Буквы
settings-glide = Фигуры движутся
settings-glide-normal = быстро
settings-glide-slow = медленно
settings-glide-fast = очень быстро
settings-glide-off = сразу
settings-sound = Звуки
settings-sound-on = да
settings-sound-off = нет
settings-shake = Телефон вздрагивает
settings-shake-off = никогда
settings-shake-on = когда что-то происходит
settings-look = Карты
settings-look-lines = Линии
settings-look-pieces = Фигуры
settings-look-dots = Точки
settings-coordinates = Координаты
settings-coordinates-inside = на клетках
settings-coordinates-outside = возле доски
settings-coordinates-none = нет
settings-cards = На доске показывать
settings-cards-all = карты всех фигур
settings-cards-changed = только карты не как в шахматах
help-title = Помощь
help-board = На доске
help-board-text = Коснитесь фигуры, потом клетки; или перетащите фигуру. Точка – ход, скобки – ход со взятием, стрелки вверх – превращение; что будет взято, перечёркнуто ещё до того, как вы отпустите. Коснитесь клетки, которая не предложена, и доска скажет, почему нельзя. С клавиатуры: стрелки ведут по доске, Enter берёт и ставит фигуру, Escape отпускает, M говорит, куда фигура может пойти, T ведёт к следующей своей фигуре, P – к следующей доступной клетке (с Shift – назад). Пока думает компьютер, можно выбрать следующий ход: он будет сделан в начале вашего, если окажется возможен. Стол без краёв двигают мышью или пальцем, увеличивают и уменьшают колесом, двумя пальцами или клавишами плюс и минус; 0 показывает его весь. Где фигуры смотрят в свою сторону, их поворачивают [ и ]. Правая кнопка мыши рисует стрелки и круги: с Shift красные, с Alt синие, с обеими жёлтые.
help-keys = Везде на странице
help-keys-on = Одиночные клавиши как команды
help-key = Клавиша
help-what = Что делает
key-back = действие назад
key-forward = действие вперёд
key-start = в начало
key-end = в конец
key-replay = что было после вашего хода, медленно
key-flip = повернуть доску
key-board = к доске
key-summary = позиция словами
key-type = ввести действие
key-line = следующий вариант
key-copy = скопировать ссылку
key-full-screen = весь экран и обратно
key-takes = что каждый мог бы взять; ещё раз – скрыть
key-new = новая игра
key-open = открыть ссылку или позицию
key-games = ваши партии
key-help = эта помощь
saved-tags = Метки
saved-tags-of = Метки партии { $name }
saved-export-one = Сохранить { $name } в файл
saved-find = Искать игру, имя, метку, день
saved-found =
    { $count ->
        [0] Нет партий
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
saved-more = Показать ещё
saved-import = Открыть файл с партиями
key-hint = подсказка; ещё раз – больше

opponent = С кем играете?
opponent-friend = С другом здесь
opponent-link = С другом по ссылке
opponent-computer = С компьютером
opponent-strength = Насколько силён компьютер?
opponent-watch = Смотреть
opponent-help = Об этом спрашивают один раз. Изменить можно на первой странице и на местах каждой партии.
new-cards-chosen-help = По очереди; все карты покажут, когда оба готовы.
new-cards-random-help = Жребий для каждой фигуры.
new-cards-usual-help = Все фигуры начинают с обычных ходов.
reason-file-too-long = Это слишком длинно: в файле записей не больше 4 000 000 знаков.
reason-not-a-text = Это не текст, партии в нём нет.
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

lessons-title = Уроки: { $name }
lessons-next = следующий
