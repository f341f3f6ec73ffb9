### Що всі ігри кажуть однаково, якщо гра не має власних слів під тим самим ключем зі своїм ім’ям.

any-setting-first = Перший гравець
any-setting-pack = Набір карт
web-value-any-first-random = За жеребом
web-value-any-first-0 = Місце 1
web-value-any-first-1 = Місце 2
web-value-any-first-2 = Місце 3
web-value-any-first-3 = Місце 4
web-value-any-first-4 = Місце 5
web-value-any-first-5 = Місце 6
any-draw-label = { $title }, раунд { $n }. Вирішує { $seat }.
any-draw-label-over = { $title }, гру завершено. { $wins }
