# Варианты партии, комментарии и рисунки в списке ходов.

variation-promote = Сделать главной линией
variation-remove = Удалить этот вариант
variation-removed = Вариант удалён.
comment-field = Комментарий к этой позиции
comment-save = Сохранить
marks-remove = Стереть рисунки
