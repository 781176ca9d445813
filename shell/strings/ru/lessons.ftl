# Что каждый урок говорит о себе.

## Уроки Custodian Chess.

lesson-custodian-rooks = Между двумя ладьями
lesson-custodian-rooks-task = Здесь не бьют, становясь на фигуру: две фигуры берут то, что стоит между ними. Зажмите чёрную пешку между ладьями.
lesson-custodian-rooks-hint = Две ладьи берут то, что стоит между ними на прямой. Одна уже стоит над пешкой.
lesson-custodian-rooks-praise = Берёт та фигура, которая ходит, вместе с той, что уже стоит рядом.

lesson-custodian-bishops = Между двумя слонами
lesson-custodian-bishops-task = Слоны делают то же наискось. Зажмите пешку между слонами.
lesson-custodian-bishops-hint = Один слон стоит справа вверху от пешки. Какое поле напротив?
lesson-custodian-bishops-praise = Две ладьи берут прямо, два слона – наискось.
lesson-custodian-knights = Два коня
lesson-custodian-knights-task = Два коня берут, если один стоит сбоку от врага, другой у его угла и один мог бы прыгнуть на место другого. Возьмите пешку.
lesson-custodian-knights-hint = Один конь уже стоит сбоку от пешки, над ней. Другой может прийти к нижнему углу.
lesson-custodian-knights-praise = Один сбоку, другой у угла, на прыжок коня друг от друга.
lesson-custodian-rook-knight = Ладья и конь
lesson-custodian-rook-knight-task = Ладья и конь оба стоят сбоку от врага, но не напротив друг друга, а под прямым углом. Возьмите пешку.
lesson-custodian-rook-knight-hint = Конь стоит справа от пешки. Ладья может прийти под неё.
lesson-custodian-rook-knight-praise = Оба сбоку, вокруг одного угла.
lesson-custodian-bishop-knight = Слон и конь
lesson-custodian-bishop-knight-task = Слон и конь стоят у двух углов врага с одной его стороны. Возьмите пешку.
lesson-custodian-bishop-knight-hint = Конь стоит у верхнего правого угла пешки. Слон может прийти к нижнему правому.
lesson-custodian-bishop-knight-praise = Два угла одной стороны: сверху, снизу, слева или справа.
lesson-custodian-rook-bishop = Ладья и слон
lesson-custodian-rook-bishop-task = Ладья стоит сбоку от врага, а слон – у угла рядом с ладьёй. Возьмите пешку.
lesson-custodian-rook-bishop-hint = Слон стоит у верхнего правого угла пешки. Ладья может прийти и встать над пешкой.
lesson-custodian-rook-bishop-praise = Стоя рядом, ладья и слон берут то, что сбоку от ладьи. Это была последняя из шести пар.

lesson-custodian-king-helps = Король помогает
lesson-custodian-king-helps-task = Король помогает: когда ходит другая фигура, ваш король считается конём. Возьмите коня слоном и королём.
lesson-custodian-king-helps-hint = Слон и конь стоят у двух углов одной стороны. Ваш король – у левого нижнего.
lesson-custodian-king-helps-praise = В этой паре конём был король.
lesson-custodian-king-moves = Король берёт
lesson-custodian-king-moves-task = Король, который ходит сам, считается ладьёй после прямого шага и слоном после шага наискось. Возьмите коня королём и ладьёй.
lesson-custodian-king-moves-hint = Две ладьи берут то, что стоит прямо между ними. Ваша ладья – над конём.
lesson-custodian-king-moves-praise = После прямого шага король – ладья, после шага наискось – слон, а когда ходит другая фигура – конь.
lesson-custodian-pawn-helps = Пешка помогает
lesson-custodian-pawn-helps-task = Помогает и пешка: она считается той фигурой, которая ходит, – со слоном слоном, с ладьёй ладьёй. Возьмите коня слоном и пешкой.
lesson-custodian-pawn-helps-hint = Два слона берут от противоположных углов. Ваша пешка – у левого верхнего.
lesson-custodian-pawn-helps-praise = В этой паре вторым слоном была пешка.
lesson-custodian-pawn-straight = Прямой шаг пешки
lesson-custodian-pawn-straight-task = Пешка берёт и сама: шагнув прямо вперёд, она считается слоном. Возьмите коня пешкой и слоном.
lesson-custodian-pawn-straight-hint = Два слона берут от противоположных углов. Ваш слон – у левого верхнего.
lesson-custodian-pawn-straight-praise = Два слона, и один из них – пешка. Любая фигура может быть половиной пары.

lesson-custodian-pawn = Шаг пешки наискось
lesson-custodian-pawn-task = Пешка шагает наискось, только если этим что-то берёт. Тогда она считается ладьёй, и вторая пешка, что ей помогает, тоже. Возьмите коня.
lesson-custodian-pawn-hint = Ваша пешка на c5 уже стоит рядом с конём. Другая сторона свободна.
lesson-custodian-pawn-praise = После прямого шага пешка – слон, после шага наискось – ладья, а когда ходит другая фигура – то же, что она.

lesson-custodian-two = Две сразу
lesson-custodian-two-task = Один ход берёт всё, что он зажал. Возьмите обе пешки сразу.
lesson-custodian-two-hint = Ваши ладьи стоят на обоих концах горизонтали. Середина свободна.
lesson-custodian-two-praise = Все пары, которые образует ход, берут одновременно.

lesson-custodian-king = Взять короля
lesson-custodian-king-task = Шаха здесь нет: короля берут как любую другую фигуру, и партия окончена. Возьмите чёрного короля двумя конями.
lesson-custodian-king-hint = Ваш конь на e5 стоит у угла короля. Другой должен встать рядом с королём, на расстоянии прыжка от первого.
lesson-custodian-king-praise = Где взят король, там партия окончена.

lesson-custodian-danger = Из-под удара
lesson-custodian-danger-task = Чёрные грозят зажать вашего короля между двумя ладьями. Уведите его туда, где его не возьмёт ни один ход.
lesson-custodian-danger-hint = Одна ладья стоит рядом с королём. Другая может прийти на c4. Где им его не зажать?
lesson-custodian-danger-praise = Король в опасности отмечен. Никто не заставляет его уводить: следите за отметкой.

lesson-custodian-throne = Трон
lesson-custodian-throne-task = Короны отмечают троны, с которых короли начинали. Король, вставший на чужой трон, где его нельзя взять, выигрывает. Дойдите за два хода.
lesson-custodian-throne-hint = Трон на d7, в двух шагах.
lesson-custodian-throne-praise = Взятие – один путь к победе. Трон – другой.

## Уроки Take Two Chess.

lesson-taketwo-queen = Карты ферзя
lesson-taketwo-queen-task = У каждого ферзя и у каждой пешки три карты, и считаются первые две: прямая, диагональная или прыжок коня. У вашего ферзя прямая и прыжок. Возьмите ладью.
lesson-taketwo-queen-hint = По прямой до ладьи не дойти. Прыгайте.
lesson-taketwo-queen-praise = Прежде чем верить ферзю, посмотрите на карты.

lesson-taketwo-pawn = Как бьёт пешка
lesson-taketwo-pawn-task = Пешка ходит по первой карте и бьёт по второй, всегда на одну горизонталь вперёд. Здесь вторая говорит: прямо. Возьмите коня.
lesson-taketwo-pawn-hint = Конь стоит прямо впереди, где пешки обычно не бьют.
lesson-taketwo-pawn-praise = Первая карта: как она ходит. Вторая: как она бьёт. В начале карты лежат так: прямая, диагональная, прыжок – как в шахматах.

lesson-taketwo-leap = Пешка прыгает
lesson-taketwo-leap-task = Вторая карта этой пешки – прыжок: на две вертикали вбок и на одну горизонталь вперёд. Возьмите коня.
lesson-taketwo-leap-hint = Отсчитайте две вертикали влево и одну горизонталь вперёд.
lesson-taketwo-leap-praise = Прыгающая пешка берёт то, чего никто не ждёт.

lesson-taketwo-switch = Две карты
lesson-taketwo-switch-task = Перед ходом можно поменять местами две карты одного ферзя или одной пешки. Поменяйте карты ферзя так, чтобы он дал шах, не сходя с места.
lesson-taketwo-switch-hint = С f6 конь напал бы на короля. Эта карта третья и пока не считается.
lesson-taketwo-switch-praise = Перестановка может напасть и без хода.

lesson-taketwo-another = Ходит другая
lesson-taketwo-another-task = На том же ходу должна пойти другая фигура. Переставьте карты пешки на e4, чтобы она била прямо, и следующим ходом возьмите пешку на e5.
lesson-taketwo-another-hint = Прямая карта должна стать второй. Потом пойдите чем-нибудь другим и подождите.
lesson-taketwo-another-praise = Сначала перестановка, потом удар: соперник это видит.

lesson-taketwo-double = Двойной шаг
lesson-taketwo-double-task = С начального места пешка может сделать два шага по первой карте. Здесь это диагональ. Приведите пешку на c4 сразу.
lesson-taketwo-double-hint = Два шага по одной диагонали, влево.
lesson-taketwo-double-praise = Прямо, наискось или длинный прыжок: решает первая карта.

lesson-taketwo-promotion = Новый ферзь
lesson-taketwo-promotion-task = Новый ферзь сохраняет карты пешки. Эта ходит прыжками. Превратите её так, чтобы чёрный король сразу оказался под шахом.
lesson-taketwo-promotion-hint = Две вертикали вбок и одна вперёд: на c8 или на g8? Король стоит на вертикали c.
lesson-taketwo-promotion-praise = Превращая, помните о картах.

lesson-taketwo-mate = Карты и мат
lesson-taketwo-mate-task = Целый ход: сначала перестановка, потом ход другой фигуры. Вместе они дают мат.
lesson-taketwo-mate-hint = Ладья даёт шах по вертикали h. Ферзь должен стеречь поле, куда мог бы уйти король.
lesson-taketwo-mate-praise = Мат! Ни одной половины хода не хватило бы.

## Уроки Till Chess.

lesson-till-gap = Через пустоту
lesson-till-gap-task = Доски нет, есть только фишки. Через пустоту ходить можно, но остановиться надо там, где фишка касается другой. Вы играете красными: возьмите жёлтого коня.
lesson-till-gap-hint = Ваша ладья смотрит прямо на коня, как бы широка ни была пустота.
lesson-till-gap-praise = Слишком широкой пустоты не бывает. Касаться чего-то нужно лишь в конце хода.

lesson-till-pawn = Особенная пешка
lesson-till-pawn-task = Пешка шагает на одно место в любую из восьми сторон, но берёт только наискось. Вокруг ферзя три пешки: возьмите его той, которой можно.
lesson-till-pawn-hint = Две из них касаются ферзя стороной, третья – углом.
lesson-till-pawn-praise = Здесь у пешки нет «вперёд»: ей открыты все четыре диагонали.

lesson-till-over = Над своими
lesson-till-over-task = Ферзи, ладьи и слоны проходят над своими фишками, но не над чужими. Возьмите жёлтую ладью.
lesson-till-over-hint = На пути слона жёлтая пешка. На пути ферзя – только ваши собственные.
lesson-till-over-praise = Свои фишки дорогу не закрывают.

lesson-till-trapped = Замок
lesson-till-trapped-task = Замок отмечает скованную фишку: она одна держит вместе две группы, поэтому не ходит и не берёт. Возьмите жёлтого ферзя.
lesson-till-trapped-hint = На вашей ладье замок. Кто ещё достаёт до ферзя?
lesson-till-trapped-praise = Без ладьи стол бы распался. Сначала смотрите на замки.

lesson-till-king = Мата нет
lesson-till-king-task = Король жёлтых под шахом и скован: хода у них не было, и они спасовали. Мата здесь нет. Возьмите короля и выиграйте.
lesson-till-king-hint = Ваша ладья тоже скована. Слон проходит над вашей пешкой.
lesson-till-king-praise = Король взят: выигрывает тот, у кого остался последний.

lesson-till-threat = Только угроза
lesson-till-threat-task = Скованная фишка не берёт, и королю она не страшна. Возьмите жёлтую ладью королём.
lesson-till-threat-hint = Пешку защищает слон. Ладью – только ферзь, а он скован.
lesson-till-threat-praise = Ферзь лишь угрожает: король может остаться. Освободится ферзь – будет шах, а кто берёт короля, берёт и его армию.

lesson-till-free = Освободите ладью
lesson-till-free-task = Ваша ладья смотрит на короля, но скована. Дайте шах: вторая связь между группами её освободит.
lesson-till-free-hint = Где ваш конь коснулся бы сразу обеих групп?
lesson-till-free-praise = Шах, а ладья даже не сдвинулась.

lesson-till-lock = Скуйте ферзя
lesson-till-lock-task = Ферзь даёт шах. Не убегайте и не заслоняйтесь: скуйте ферзя, чтобы он больше не мог брать.
lesson-till-lock-hint = Левая и правая части связаны в двух местах: ферзём и вашим конём.
lesson-till-lock-praise = Кто скован, тот шаха не даёт. И ход для этого может быть далеко от короля.

lesson-till-mate = Взаперти
lesson-till-mate-task = Если ваша ладья уйдёт с места, жёлтый король будет скован: ни уйти, ни взять. Дайте такой шах, чтобы жёлтые спасовали, и возьмите короля.
lesson-till-mate-hint = Дать шах ладья может с двух мест. До одного из них достаёт жёлтый ферзь.
lesson-till-mate-praise = Скован и под шахом: оставалось только спасовать.

lesson-till-army = Ещё одна армия
lesson-till-army-task = Кто берёт короля, сразу получает все фишки его игрока. Вы играете красными против жёлтых и синих: возьмите обоих королей за два хода.
lesson-till-army-hint = Ваш конь может взять короля жёлтых. Тогда их ладья ваша и проходит над вашими пешками.
lesson-till-army-praise = Два короля за два хода, и второго взяла ладья, которая была жёлтой.

## Уроки TCHES(S): обычная игра.

lesson-tches-main-guardian = Пойти, потом взять
lesson-tches-main-guardian-task = Многие фигуры здесь ходят, а потом берут: страж ходит как ладья, потом берёт на шаг наискось (×). Возьмите коня.
lesson-tches-main-guardian-hint = На вертикали стража есть две клетки, которые касаются коня углом.
lesson-tches-main-guardian-praise = Коснитесь того, что берёте: ход и взятие будут сделаны сразу.

lesson-tches-main-paladin = Паладин
lesson-tches-main-paladin-task = Паладин ходит как слон, потом берёт на шаг прямо (+). Возьмите ферзя.
lesson-tches-main-paladin-hint = То, что стоит на его диагонали, он не берёт. Какие клетки диагонали касаются ферзя стороной?
lesson-tches-main-paladin-praise = На самой диагонали бояться было нечего, а рядом с ней – было.

lesson-tches-main-griffin = Грифон
lesson-tches-main-griffin-task = Грифон прыгает как конь, потом берёт на шаг наискось (×). Вашу ладью не пускает стена: возьмите ферзя.
lesson-tches-main-griffin-hint = Грифон приземляется на пустую клетку. Какая из них касается ферзя углом?
lesson-tches-main-griffin-praise = Прыжок и шаг: мало какая стена остановит грифона.

lesson-tches-main-champion = Грифон или чемпион?
lesson-tches-main-champion-task = Чемпион тоже прыгает как конь, но потом берёт на шаг прямо (+). Возьмите ферзя той из двух фигур, которая это может.
lesson-tches-main-champion-hint = Обе могут прыгнуть на f6, прямо под ферзя. Которая из них пойдёт дальше прямо?
lesson-tches-main-champion-praise = Значок на фигуре показывает, как она берёт: × – наискось, + – прямо.

lesson-tches-main-turn = Целый ход
lesson-tches-main-turn-task = В ходу три действия, каждое делает другая фигура; пропустить нельзя, пока кто-то может действовать. Возьмите коня, слона и ладью за один ход.
lesson-tches-main-turn-hint = Грифон может взять любую из трёх фигур, но до ладьи достаёт только он. И он стоит на пути у стража.
lesson-tches-main-turn-praise = Первое действие открыло дорогу другому: порядок важен.

lesson-tches-main-lion = Лев
lesson-tches-main-lion-task = Лев шагает как король на пустую клетку и оттуда может взять ещё на шаг дальше. Без первого шага он не берёт. Возьмите ферзя.
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

lesson-tches-main-check = Шах посреди хода
lesson-tches-main-check-task = Посреди хода ваш король может быть под шахом, в конце – нет. Ладья прикрывает короля: всё же возьмите ею ферзя.
lesson-tches-main-check-hint = Когда ладья ушла, остаются два действия: перед королём может встать другая фигура.
lesson-tches-main-check-praise = Важен только конец хода. Король под шахом, если его может взять одно действие.

lesson-tches-main-mate = Сеть из троих
lesson-tches-main-mate-task = Поставьте мат в этом ходу: по одному действию у ладьи, стража и паладина. Но чёрный конь может прийти королю на помощь.
lesson-tches-main-mate-hint = Паладин может взять коня, страж – стеречь горизонталь перед королём, а ладья – дать шах.
lesson-tches-main-mate-praise = Мат: у чёрных тоже было бы три действия, но ни одно не помогло бы.

## Уроки TCHES(S): действия хода, та же фигура снова, захват королей и флагов, цель.

lesson-tches-strike-three = Три за один ход
lesson-tches-strike-three-task = В ходу три действия, каждое делает другая фигура; пропустить нельзя, пока кто-то может действовать. Возьмите коня, слона и пешку за один ход.
lesson-tches-strike-three-hint = Ваш конь может взять любую из трёх. У ладьи и слона выбора нет.
lesson-tches-strike-three-praise = Три взятия за ход: каждая фигура взяла то, чего не могли другие.
lesson-tches-strike-marked = Кто ещё не действовал?
lesson-tches-strike-marked-task = Ваши ферзь и ладья в этом ходу уже действовали и отмечены. Осталось одно действие: возьмите чёрного ферзя.
lesson-tches-strike-marked-hint = Найдите фигуру без отметки, которая достаёт до чёрного ферзя.
lesson-tches-strike-marked-praise = Отметки держатся до конца хода; в следующем снова может действовать каждый.
lesson-tches-strike-open = Дорогу!
lesson-tches-strike-open-task = Ладья смотрит на ферзя, но между ними две ваши фигуры. У вас три действия: возьмите ферзя.
lesson-tches-strike-open-hint = Годится любой шаг с этой вертикали. Ладья действует последней.
lesson-tches-strike-open-praise = Две уступили дорогу, третья ударила: порядок действий выбираете вы.
lesson-tches-strike-shield = Щит наносит удар
lesson-tches-strike-shield-task = Ладья заслоняет короля, который уже действовал. Посреди хода король может быть под шахом, в конце – нет. Возьмите ферзя.
lesson-tches-strike-shield-hint = Когда ладья уйдёт, перед королём должна встать другая фигура.
lesson-tches-strike-shield-praise = Шах посреди хода не страшен. Важно только, чем ход кончается.
lesson-tches-strike-mate = Мат втроём
lesson-tches-strike-mate-task = Ладья, слон и конь, по одному действию: вместе они ставят мат в этом ходу.
lesson-tches-strike-mate-hint = Ладья даёт шах по последней горизонтали. Остальные стерегут клетки, куда король мог бы уйти.
lesson-tches-strike-mate-praise = Мат! Без любой из трёх фигур его бы не было.

lesson-tches-same-three = Три прыжка коня
lesson-tches-same-three-task = В этой игре та же фигура может действовать снова. Пусть ваш конь возьмёт три фигуры за один ход.
lesson-tches-same-three-hint = Начать можно с двух пешек. Лишь после одной из них коню есть что брать дальше.
lesson-tches-same-three-praise = Три прыжка, три взятия: здесь ход может стать путешествием.
lesson-tches-same-promote = Длинный день пешки
lesson-tches-same-promote-task = Та же фигура может действовать снова, и пешка тоже. Доведите её в этом ходу до последней горизонтали: там она станет фигурой на ваш выбор.
lesson-tches-same-promote-hint = Прямо пути нет. Посмотрите, что стоит за фигурами, которые пешка может взять.
lesson-tches-same-promote-praise = С середины доски до превращения за один ход: безобидных пешек здесь нет.
lesson-tches-same-return = Туда и обратно
lesson-tches-same-return-task = Здесь в ходу два действия, и оба может сделать одна фигура. Возьмите ферзя и закончите ход так, чтобы король был в безопасности.
lesson-tches-same-return-hint = Ладья заслоняет короля. После взятия она может вернуться.
lesson-tches-same-return-praise = Ударила и снова стоит на месте: важно только, чем ход кончается.
lesson-tches-same-king = Смелый король
lesson-tches-same-king-task = В ходу два действия, и оба может сделать король. Возьмите им защищённого коня: в безопасности он должен быть лишь в конце хода.
lesson-tches-same-king-hint = После взятия верните короля туда, откуда он пришёл.
lesson-tches-same-king-praise = Вошёл и вышел: что защищено от одного шага, не защищено от двух.
lesson-tches-same-mate = Два шага короля
lesson-tches-same-mate-task = В ходу два действия, и вражеский король тоже может шагнуть дважды. Поставьте мат в этом ходу.
lesson-tches-same-mate-hint = Стерегите все клетки в двух шагах от короля. Ладья обходит ферзя.
lesson-tches-same-mate-praise = Мат! На короля с двумя шагами нужна сеть пошире.

lesson-tches-capture-king = Захватите короля
lesson-tches-capture-king-task = Здесь нет шаха: короля берут, как любую фигуру. Но сами короли никогда не берут. Возьмите чёрного короля.
lesson-tches-capture-king-hint = Вашему королю нельзя, а перед ладьёй стоит пешка. Кто ещё дотуда достаёт?
lesson-tches-capture-king-praise = Теперь король лежит под конём и идёт туда, куда идёт конь.
lesson-tches-capture-home = Домой
lesson-tches-capture-home-task = Ваш слон держит чёрного короля. Доставьте его к своему порталу, d1, и вы выиграли.
lesson-tches-capture-home-hint = Доставит короля только та фигура, которая его держит.
lesson-tches-capture-home-praise = Дома! Так и выигрывают в этой игре.
lesson-tches-capture-captor = Кому его брать?
lesson-tches-capture-captor-task = Короля могут взять три ваши фигуры. Возьмите той, которая следующим ходом доставит его к вашему порталу, d1.
lesson-tches-capture-captor-hint = Какая из них с клетки короля дойдёт прямо до d1?
lesson-tches-capture-captor-praise = Прежде чем брать, подумайте о дороге домой.
lesson-tches-capture-free = Освободите короля
lesson-tches-capture-free-task = Чёрный конь держит вашего короля, и до его портала один прыжок. Возьмите коня и поставьте короля на одну из ближайших клеток.
lesson-tches-capture-free-hint = Брать чёрного короля уже поздно. У вашей ладьи открыта вертикаль.
lesson-tches-capture-free-praise = Взята фигура, державшая короля, – и он свободен. Поставить его не стоит действия.
lesson-tches-capture-door = Откройте дверь
lesson-tches-capture-door-task = Ваша ладья держит чёрного короля, а в конце её вертикали – ваш портал, d1. Освободите дорогу и вернитесь домой в этом ходу.
lesson-tches-capture-door-hint = Слон и ваш король должны уйти с вертикали. Ладья идёт последней.
lesson-tches-capture-door-praise = Портал должен быть пуст: мешать может даже свой король.
lesson-tches-capture-dash = Набег за один ход
lesson-tches-capture-dash-task = Здесь та же фигура может действовать снова. Возьмите короля конём и доставьте его к своему порталу, d1, – всё в этом ходу.
lesson-tches-capture-dash-hint = С клетки короля домой ведут два прыжка. На одной из клеток между ними стоит ваша пешка.
lesson-tches-capture-dash-praise = Взят, увезён, дома: целая партия в трёх действиях.

lesson-tches-flag-stands = Флаг стоит на месте
lesson-tches-flag-stands-task = Здесь король – флаг, и сам он не ходит. Чёрный ферзь готов взять ваш флаг: возьмите ферзя.
lesson-tches-flag-stands-hint = Флаг не может отойти, а перед ладьёй стоит пешка. Кто умеет прыгать?
lesson-tches-flag-stands-praise = Флаг не убежит. Опасность должны видеть те, кто его стережёт.
lesson-tches-flag-wall = Через стену
lesson-tches-flag-wall-task = Чёрный король, флаг, укрыт за стеной. Грифон прыгает как конь и потом может взять на шаг наискось: возьмите флаг.
lesson-tches-flag-wall-hint = На какую пустую клетку у стены может прыгнуть грифон? Оттуда до флага один шаг.
lesson-tches-flag-wall-praise = Теперь флаг лежит под грифоном и идёт туда, куда идёт грифон.
lesson-tches-flag-home = Дорога домой
lesson-tches-flag-home-task = Возьмите флаг, чёрного короля, и следующим ходом доставьте его к своему порталу, a4. Сначала посмотрите, как вернётся каждая фигура.
lesson-tches-flag-home-hint = От флага к вашему порталу ведёт диагональ.
lesson-tches-flag-home-praise = Флаг стоит столько, сколько дорога домой.
lesson-tches-flag-rescue = Спасите флаг
lesson-tches-flag-rescue-task = Чёрная ладья держит ваш флаг, и до её портала один шаг. Возьмите ладью и поставьте флаг на одну из ближайших клеток.
lesson-tches-flag-rescue-hint = Перед вашей ладьёй стоит слон, но рядом есть кто-то маленький.
lesson-tches-flag-rescue-praise = Снова свободен! Где флаг поставлен, там он и стоит, пока его не возьмут.
lesson-tches-flag-clear = Два флага
lesson-tches-flag-clear-task = Ваша ладья держит их флаг, слон на её пути – ваш. Возьмите слона, поставьте флаг так, чтобы он не мешал, и следующим ходом придите на a4.
lesson-tches-flag-clear-hint = Вашему флагу нельзя стоять на вашем портале.
lesson-tches-flag-clear-praise = Ваш флаг свободен, а чужой – у вас дома.

lesson-tches-prey-last = Что здесь цель?
lesson-tches-prey-last-task = Здесь цель – ферзи, а короли – фигуры как все. Кто потерял последнюю цель, проигрывает. Выиграйте за одно действие.
lesson-tches-prey-last-hint = Взятие короля ничего не даёт. Кто достаёт до ферзя?
lesson-tches-prey-last-praise = Важен был только ферзь, и он ваш.
lesson-tches-prey-king = Не боясь шаха
lesson-tches-prey-king-task = Где цель – ферзи, королю шах не страшен. Чёрного ферзя защищает ладья; всё равно выиграйте, за одно действие.
lesson-tches-prey-king-hint = Ваша ладья заперта. Кто стоит рядом с ферзём?
lesson-tches-prey-king-praise = Шаха здесь нет, и король бьёт, как любая фигура.
lesson-tches-prey-two = Два вида цели
lesson-tches-prey-two-task = Здесь цель – ферзи и магистры, и решает последний из них. Возьмите чёрных ферзя и магистра в этом ходу из двух действий.
lesson-tches-prey-two-hint = Ваша ладья может взять любого из них, слон – только одного.
lesson-tches-prey-two-praise = Взяты оба: с последней целью кончается и игра.
lesson-tches-prey-second = Ещё один ферзь
lesson-tches-prey-second-task = Цель – ферзи, и чёрный конь напал на вашего единственного. Не убегайте: заведите второго.
lesson-tches-prey-second-hint = Вашей пешке остался шаг до последней горизонтали. Кем она станет, решаете вы.
lesson-tches-prey-second-praise = Когда ферзей два, потеря одного – ещё не поражение.
lesson-tches-prey-hunt = Путь ассасина
lesson-tches-prey-hunt-task = Цель – ассасины. Ваш идёт две клетки прямо и одну вбок или одну и потом две и берёт первое, что встретит. Выиграйте в этом ходу.
lesson-tches-prey-hunt-hint = Один его путь кончается на пешке. На другом стоит ваш конь.
lesson-tches-prey-hunt-praise = Путь с поворотом, и свободный: охота окончена.

## Уроки TCHES(S): короли на портале, замещение, перевозка, фигуры, которые смотрят в одну сторону, обратные стороны.

lesson-tches-escort-step = Через портал
lesson-tches-escort-step-task = Здесь король, пришедший на чужой портал, d7, сразу выигрывает, если его там никто не атакует. Выиграйте за одно действие.
lesson-tches-escort-step-hint = Ладья может взять ферзя. Но далеко ли вашему королю до d7?
lesson-tches-escort-step-praise = Один шаг через портал – и партия выиграна.
lesson-tches-escort-guard = Дверь под охраной
lesson-tches-escort-guard-task = Чёрная ладья стережёт портал, d7, а под ударом король там не выигрывает. У вас два действия: проведите короля.
lesson-tches-escort-guard-hint = Пешка – приманка. Кого ещё может взять ваш слон?
lesson-tches-escort-guard-praise = Охраны больше нет, и дверь открыта.
lesson-tches-escort-door = Свой сторож
lesson-tches-escort-door-task = На портале, d7, стоит ваша же ладья. Пусть она уступит место так, чтобы король выиграл в этом ходу из двух действий.
lesson-tches-escort-door-hint = Когда ваша ладья уйдёт, чёрная увидит портал – если ваша не возьмёт её и не останется между ними.
lesson-tches-escort-door-praise = Ладья уступила место, а путь остался безопасным.
lesson-tches-escort-race = Гонка
lesson-tches-escort-race-task = Чёрному королю до вашего портала, d1, один шаг, вашему до d7 – два. Пусть первый шаг остановит чёрного короля, а второй выиграет.
lesson-tches-escort-race-hint = Когда ваш король сойдёт с вертикали, d1 будет стеречь ладья.
lesson-tches-escort-race-praise = Один шаг – два дела: и к цели ближе, и чужая дверь закрыта.
lesson-tches-escort-fire = Сквозь огонь
lesson-tches-escort-fire-task = Здесь одна фигура может действовать снова, а король – бывать под ударом посреди хода, но не в конце. Приведите его на портал, d7, этим ходом.
lesson-tches-escort-fire-hint = Два пути закрыты своими фигурами. Третий ведёт через коня.
lesson-tches-escort-fire-praise = Два шага под огнём, третий – победа: важен только конец хода.

lesson-tches-replace-queen = Новый ферзь
lesson-tches-replace-queen-task = Ферзь потерян, но здесь им становится пешка – перед ходом и даром. Выберите ту, которая потом сможет взять ладью.
lesson-tches-replace-queen-hint = Двум пешкам из трёх путь к ладье закрывает чёрная пешка.
lesson-tches-replace-queen-praise = Потеря возмещена, а кто станет ферзём, решаете вы.
lesson-tches-replace-jester = Новый шут
lesson-tches-replace-jester-task = Пешка становится потерянным шутом, а он ходит как последняя ходившая фигура чёрных – конь. Выберите ту, которая потом сможет взять ферзя.
lesson-tches-replace-jester-hint = От какой пешки до ферзя один прыжок коня?
lesson-tches-replace-jester-praise = Где стоит новый шут, от того зависит, что он может.
lesson-tches-replace-heir = Ферзь и замена
lesson-tches-replace-heir-task = Потеряв ферзя, чёрные делают им ладью. Возьмите в этом ходу из двух действий и ферзя, и единственную ладью: заменить его будет некому.
lesson-tches-replace-heir-hint = Ваш слон стоит на пути ладьи. Пусть он уйдёт с пользой.
lesson-tches-replace-heir-praise = Нет замены – нет и нового ферзя.
lesson-tches-replace-mate = Который слон?
lesson-tches-replace-mate-task = Ферзь потерян, и им становится один из ваших слонов. Выберите слона так, чтобы сразу поставить мат.
lesson-tches-replace-mate-hint = Рядом с чёрным королём ферзю нужна защита. Какой слон защищает b6?
lesson-tches-replace-mate-praise = Мат: один слон стал ферзём, другой его защитил.
lesson-tches-replace-less = Из ферзей в кони
lesson-tches-replace-less-task = Здесь ферзь обязан стать конём, которого потеряла его сторона, прежде всего остального. Воспользуйтесь этим: поставьте мат одним взятием.
lesson-tches-replace-less-hint = Чёрный ферзь мог бы закрыть короля от ладьи. После какого взятия уже не сможет?
lesson-tches-replace-less-praise = Что нужно заместить, замещается прежде всего, даже себе во вред.

lesson-tches-transport-climb = В седло
lesson-tches-transport-climb-task = Кони возят своих: ход кончается на другой своей фигуре, и конь встаёт на неё. Только не на короля и не на перевозчика. Возьмите пассажира.
lesson-tches-transport-climb-hint = В одном прыжке от коня на c3 три ваши фигуры. Одна из них – король, другая – конь.
lesson-tches-transport-climb-praise = Две фигуры на одной клетке: конь ходит, ладья едет.
lesson-tches-transport-wall = Через стену
lesson-tches-transport-wall-task = Ладья под вашим конём заперта своими же пешками. Пусть конь увезёт её на c3.
lesson-tches-transport-wall-hint = Конь перепрыгнет пешки один или с ладьёй: выберите с ладьёй.
lesson-tches-transport-wall-praise = Каждый раз решает перевозчик: взять с собой или оставить.
lesson-tches-transport-way = Высадка в пути
lesson-tches-transport-way-task = Чемпион прыгает как конь, а потом может взять на шаг прямо. Возьмите слона, а пешку высадите по пути, на e4.
lesson-tches-transport-way-hint = Прыгните на e4 с пешкой, оставьте её там и берите оттуда.
lesson-tches-transport-way-praise = Отвезти, высадить, взять – всё за одно действие.
lesson-tches-transport-mate = Сойти с ладьи
lesson-tches-transport-mate-task = Пассажир не действует, пока на нём стоит перевозчик. В ходу два действия: поставьте мат.
lesson-tches-transport-mate-hint = Ладья даёт шах по последней горизонтали. Кто мог бы её там взять? Начинает конь.
lesson-tches-transport-mate-praise = Конь ушёл, и ладья проснулась: мат.
lesson-tches-transport-promote = Верхом
lesson-tches-transport-promote-task = Одна фигура может действовать снова, в ходу три действия. Пусть конь отвезёт пешку вперёд и она превратится в этом же ходу.
lesson-tches-transport-promote-hint = Везите её на шестую горизонталь, туда, где впереди свободно. Потом конь уходит.
lesson-tches-transport-promote-praise = Подвезли, шаг, превращение: последний шаг пешка делает сама.

lesson-tches-polarity-behind = За спиной
lesson-tches-polarity-behind-task = Здесь каждая фигура смотрит в одну сторону, куда показывает остриё у края клетки, и назад не ходит. Возьмите коня.
lesson-tches-polarity-behind-hint = Ближняя ладья стоит к коню спиной. Другая смотрит вперёд.
lesson-tches-polarity-behind-praise = Вперёд и вбок, но не назад: следите за остриями.
lesson-tches-polarity-turn = Оглянись
lesson-tches-polarity-turn-task = После хода фигура может повернуть куда угодно. Дайте шах ладьёй за одно действие.
lesson-tches-polarity-turn-hint = На вертикали короля она стоит к нему спиной, если не повернёт.
lesson-tches-polarity-turn-praise = Сначала ход, потом поворот – и всё это одно действие.
lesson-tches-polarity-blind = Слепая сторона
lesson-tches-polarity-blind-task = Что у фигуры за спиной, того она не защищает. Рядом с вашим королём два коня: возьмите того, к кому ладья стоит спиной.
lesson-tches-polarity-blind-hint = У одной из ладей остриё показывает за край доски.
lesson-tches-polarity-blind-praise = За спиной у фигуры защиты нет.
lesson-tches-polarity-round = Кругом!
lesson-tches-polarity-round-task = Здесь поворот на месте – действие. В ходу их два, и оба может сделать одна фигура. Ферзь за спиной у вашей ладьи: возьмите его.
lesson-tches-polarity-round-hint = Сначала поверните ладью; годится любая другая сторона.
lesson-tches-polarity-round-praise = Одно действие – повернуть, другое – взять.
lesson-tches-polarity-mate = Со спины
lesson-tches-polarity-mate-task = Король тоже не пятится, а чёрный смотрит вниз по доске. Поставьте ему мат со спины, за одно действие.
lesson-tches-polarity-mate-hint = Ладья с последней горизонтали идёт на вертикаль короля и должна повернуть к нему.
lesson-tches-polarity-mate-praise = Мат: одна ладья закрыла бок, другая зашла со спины, а назад король не ходит.

lesson-tches-backs-templar = Ходить и брать
lesson-tches-backs-templar-task = Тамплиер ходит как слон, а берёт как ладья; экзарх – наоборот. Возьмите ферзя.
lesson-tches-backs-templar-hint = Экзарху нужна диагональ, а тамплиер должен видеть ферзя по прямой.
lesson-tches-backs-templar-praise = Ходить – одно, брать – другое: так устроены многие обратные стороны.
lesson-tches-backs-leap = Ровно две клетки
lesson-tches-backs-leap-task = Баллиста прыгает ровно на две клетки прямо, лучник – на две наискось, через всё, что стоит между. Возьмите ферзя.
lesson-tches-backs-leap-hint = Обеим баллистам до ферзя три клетки. Посчитайте от лучника.
lesson-tches-backs-leap-praise = Стена им не помеха, а вот расстояние – да.
lesson-tches-backs-chariot = За угол
lesson-tches-backs-chariot-task = Боевая колесница едет две клетки прямо, потом одну вбок, и каждая клетка пути должна быть пуста. Возьмите ферзя.
lesson-tches-backs-chariot-hint = Одной колеснице мешает ваша же ладья. Какой дорогой поедет другая?
lesson-tches-backs-chariot-praise = Как конь, но не прыжком: смотрите на дорогу.
lesson-tches-backs-pikeman = Длина пики
lesson-tches-backs-pikeman-task = Пикинёр берёт ровно через одну пустую клетку вперёд. Из трёх ваших взять может только один: возьмите.
lesson-tches-backs-pikeman-hint = Того, кто стоит вплотную впереди, он не берёт и через него не достаёт.
lesson-tches-backs-pikeman-praise = Пика достаёт далеко, но ей нужно место.
lesson-tches-backs-jester = Имитатор
lesson-tches-backs-jester-task = Шут ходит как фигура, которой соперник ходил последней; какая это, видно на маленькой картинке. Возьмите ферзя.
lesson-tches-backs-jester-hint = Чёрные ходили ладьёй – теперь ваш шут ходит как она.
lesson-tches-backs-jester-praise = После следующего хода чёрных он, может быть, станет другим.
lesson-tches-backs-emperor = Мат издали
lesson-tches-backs-emperor-task = Император прыгает как конь, а потом может взять на шаг в любую сторону. Поставьте мат за одно действие.
lesson-tches-backs-emperor-hint = Откуда он мог бы прыгнуть на b7, к самому королю? На c5 его возьмёт пешка.
lesson-tches-backs-emperor-praise = Мат: прыжок – ещё только угроза, а выхода уже нет.
lesson-tches-backs-choose = Выбор против того, что видно
lesson-tches-backs-choose-task = Переверните фигуры так, чтобы одна из них взяла ферзя на d4 первым же действием.
lesson-tches-backs-choose-hint = Пешка d3 останавливает всё, что скользит. Какая обратная сторона прыгает?
lesson-tches-backs-choose-praise = Баллиста прыгает ровно на два поля. Так каждый может до партии выбрать то, что годится против армии соперника.
