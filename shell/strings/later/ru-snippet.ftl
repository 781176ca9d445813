# Окно «На вашей странице».

## Какой быть доске

snippet-game = Какая игра?
snippet-take = Что взять
snippet-take-game = Эту партию
snippet-take-game-help = со всеми ходами
snippet-take-position = Эту позицию
snippet-take-position-help = как сейчас, без прежних ходов
snippet-take-start = Только начало
snippet-take-start-help = та же игра, ничего не сыграно

snippet-mode = Что с ней делают читатели
snippet-mode-play = Играют
snippet-mode-play-help = друг с другом или с компьютером
snippet-mode-diagram = Смотрят
snippet-mode-diagram-help = неподвижная картинка
snippet-mode-replay = Просматривают партию
snippet-mode-replay-help = шаг за шагом, вперёд и назад
snippet-mode-task = Решают
snippet-mode-task-help = ищут ходы, которые скрыты
snippet-no-replay = Просматривать нечего: ходов нет.

snippet-at = Сколько ходов сыграно при открытии (от 0 до { $count })
snippet-at-task = После скольких ходов задание (от 0 до { $count })
snippet-solution =
    { $count ->
        [0] Дальше ходов нет: кто на ходу, должен выиграть.
        [one] Решение – следующий { $count } ход.
        [few] Решение – следующие { $count } хода.
        [many] Решение – следующие { $count } ходов.
       *[other] Решение – следующие { $count } хода.
    }

snippet-form = Как вставить в страницу
snippet-form-element = Две строки
snippet-form-element-help = для страниц, где можно писать HTML
snippet-form-frame = Рамка
snippet-form-frame-help = для сайтов, где нельзя скрипты

## Как выглядит

snippet-looks = Вид, размер и слова
snippet-flip = С другой стороны
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
snippet-drawing-off = никак
snippet-drawing-button = и пальцами, после кнопки
snippet-theme = Цвета
snippet-theme-auto = светлые или тёмные, как страница
snippet-theme-light = светлые
snippet-theme-dark = тёмные
snippet-width = Ширина
snippet-width-value =
    { $width ->
        [0] вся
       *[other] пикселей: { $width }
    }
snippet-height = Высота рамки в пикселях
snippet-names = Имена игроков
snippet-names-help = По порядку мест, через запятую; пусто – из записи, если они там есть.
snippet-marks = Стрелки и метки
snippet-marks-help = На позиции, с которой открывается: e2:e4 d5=red
snippet-keep = Хранит партию читателя под именем
snippet-keep-help = И после обновления, в браузере читателя; пусто – не хранит.
snippet-record = Партия записью
snippet-record-help = Стоит в доске текстом, который люди могут читать и писать, вместо атрибутов.
snippet-label = Как её называют программы чтения экрана
snippet-label-help = Пусто – имя игры.
snippet-lang = Язык
snippet-lang-help = Тег вроде ru или pt-BR; пусто – язык вашей страницы. Где других слов ещё нет – английский.
snippet-lang-bad = Это не тег языка, он пропущен.

## Доска рядом

snippet-preview = Просмотр
snippet-preview-help = Это доска вашей страницы. Попробуйте: вашей партии ничто здесь не тронет.
snippet-preview-failed = Просмотр не загрузился. Текст выше всё равно верен.
snippet-column = Ширина колонки на странице
snippet-column-value =
    { $width ->
        [0] Вся
       *[other] { $width } px
    }
snippet-page = Цвета вашей страницы
snippet-page-light = Светлая страница
snippet-page-dark = Тёмная страница

## Текст

snippet-text-element = Эти две строки – туда, где быть доске
snippet-text-frame = Это – туда, где быть доске
snippet-fallback =
    { $mode ->
        [diagram] Открыть эту позицию: { $name }.
        [replay] Открыть эту партию и просмотреть: { $name }.
        [task] Открыть эту позицию и решить: { $name }.
       *[play] Открыть и играть: { $name }.
    }
snippet-copy = Скопировать
snippet-copied = Скопировано.
snippet-copy-failed = Браузер не дал скопировать. Текст выделен: скопируйте с клавиатуры.
snippet-policy = Если у страницы есть политика безопасности (CSP)
snippet-policy-help = Она должна разрешать хотя бы это:
snippet-policy-worker = Без worker-src доска тоже работает; компьютер тогда думает понемногу между делами вашей страницы.
snippet-policy-style = Стилю в тексте нужно style-src 'unsafe-inline'. Без него размер и рамка обычные, если их не задаёт ваша таблица стилей.
snippet-listener = Если на странице может быть свой скрипт
snippet-listener-help = С ним рамки станут такой высоты, какая нужна доскам:
