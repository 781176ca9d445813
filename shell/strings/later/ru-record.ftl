# Почему запись не принята.

reason-missing-tag-motley = Запись начинается с [Motley "1"].
reason-missing-tag-variant = Не сказано, какая это игра: нет [Variant "…"].
reason-missing-tag-result = В записи нет результата: нет [Result "…"].
reason-unknown-version = Это запись версии { $token }, которой эта страница не знает.
reason-repeated-tag = Этот тег стоит дважды.
reason-bad-tag = Тег – это имя и текст в кавычках внутри квадратных скобок.
reason-unclosed-comment = У начатого здесь комментария нет конца.
reason-unclosed-variation = Начатый здесь вариант не закрыт.
reason-too-many-variations = Больше десяти тысяч вариантов.
reason-unexpected-sign = «{ $token }» здесь стоять не может.
reason-wrong-turn-number = Номер { $token } – не номер этого хода.
reason-missing-result = В конце ходов нет результата.
reason-wrong-result = «{ $token }» – не тот результат, к которому ведут ходы и начало записи.
variation = Вариант
variation-main = Главная линия
