# Правила и рисунки всех игр.

rules-changed = Отличия этой версии
rules-change = { $option }: { $value }.
rules-on-board = как на доске
rules-reading = Источник об этом молчит; на этой доске так:
rules-goal = Как выиграть
rules-moving = Ходы
rules-capturing = Взятия
rules-draws = Ничьи
figure-play = Показать ход
figure-back = Назад
figure-try = Попробовать
rules-because = из-за настройки «{ $options }»
