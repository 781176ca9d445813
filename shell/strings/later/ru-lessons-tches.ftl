# Уроки TCHES(S): обычная игра.

lesson-tches-main-guardian = Пойти, потом взять
lesson-tches-main-guardian-task = Многие фигуры здесь сначала ходят и только потом берут. Страж ходит как ладья, а затем берёт на шаг наискось: возьмите коня.
lesson-tches-main-guardian-hint = На вертикали стража есть две клетки, которые касаются коня углом.
lesson-tches-main-guardian-praise = Коснитесь того, что берёте: ход и взятие будут сделаны сразу.

lesson-tches-main-paladin = Паладин
lesson-tches-main-paladin-task = Паладин ходит как слон, а затем берёт на шаг прямо. Возьмите ферзя.
lesson-tches-main-paladin-hint = То, что стоит на его диагонали, он не берёт. Какие клетки диагонали касаются ферзя стороной?
lesson-tches-main-paladin-praise = На самой диагонали бояться было нечего, а рядом с ней – было.

lesson-tches-main-griffin = Грифон
lesson-tches-main-griffin-task = Грифон прыгает как конь, а затем берёт на шаг наискось. Вашу ладью не пускает стена: возьмите ферзя.
lesson-tches-main-griffin-hint = Грифон приземляется на пустую клетку. Какая из них касается ферзя углом?
lesson-tches-main-griffin-praise = Прыжок и шаг: мало какая стена остановит грифона.

lesson-tches-main-champion = Грифон или чемпион?
lesson-tches-main-champion-task = Чемпион тоже прыгает как конь, но затем берёт на шаг прямо. Возьмите ферзя той из двух фигур, которая это может.
lesson-tches-main-champion-hint = Обе могут прыгнуть на f6, прямо под ферзя. Которая из них пойдёт дальше прямо?
lesson-tches-main-champion-praise = Крестик на такой фигуре показывает её последний шаг: × – наискось, + – прямо.

lesson-tches-main-turn = Целый ход
lesson-tches-main-turn-task = В обычной игре в ходу до трёх действий, и каждое делает другая фигура. Возьмите коня, слона и ладью за один ход.
lesson-tches-main-turn-hint = Грифон может взять любую из трёх фигур, но до ладьи достаёт только он. И он стоит на пути у стража.
lesson-tches-main-turn-praise = Первое действие открыло дорогу другому: порядок важен.

lesson-tches-main-lion = Лев
lesson-tches-main-lion-task = Лев шагает как король, а затем берёт ещё на шаг дальше. Нет шага – нет взятия: ладье рядом с ним ничего не грозит. Возьмите ферзя.
lesson-tches-main-lion-hint = Какая пустая клетка касается и льва, и ферзя?
lesson-tches-main-lion-praise = Два шага за одно действие, и в любую сторону.

lesson-tches-main-magister = Магистр
lesson-tches-main-magister-task = Магистр – и страж, и паладин: ходит как ладья и берёт наискось или ходит как слон и берёт прямо. Возьмите ферзя.
lesson-tches-main-magister-hint = Ходом ладьи к углу ферзя не подойти. Посмотрите на диагонали.
lesson-tches-main-magister-praise = Чего нельзя взять одним способом, можно взять другим.

lesson-tches-main-promotion = Кем ей стать?
lesson-tches-main-promotion-task = На последней горизонтали пешка становится фигурой вида, который был в вашей армии сначала, но не королём. Поставьте мат этим действием.
lesson-tches-main-promotion-hint = С c8 ферзь видел бы не дальше чёрного грифона. Кто перепрыгнет через него?
lesson-tches-main-promotion-praise = Мат посреди всей охраны. Ферзю это было бы не под силу.

lesson-tches-main-mate = Сеть из троих
lesson-tches-main-mate-task = Поставьте мат в этом ходу: по одному действию у ладьи, стража и паладина. Но чёрный конь может прийти королю на помощь.
lesson-tches-main-mate-hint = Паладин может взять коня, страж – стеречь горизонталь перед королём, а ладья – дать шах.
lesson-tches-main-mate-praise = Мат: у чёрных тоже было бы три действия, но ни одно не помогло бы.
