### Что все игры говорят одинаково, если у игры нет своих слов под тем же ключом с её именем.

any-setting-first = Первый игрок
any-setting-pack = Набор карт
web-value-any-first-random = По жребию
web-value-any-first-0 = Место 1
web-value-any-first-1 = Место 2
web-value-any-first-2 = Место 3
web-value-any-first-3 = Место 4
web-value-any-first-4 = Место 5
web-value-any-first-5 = Место 6
any-draw-label = { $title }, раунд { $n }. Решает { $seat }.
any-draw-label-over = { $title }, игра окончена. { $wins }
