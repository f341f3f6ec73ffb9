### Слова на картах и планшетах на рисунке Lockup. Короткие, потому что стоят на маленьких листах.

# карты
lockup-draw-card-stars = { $n ->
    [one] { $n } звезда
    [few] { $n } звезды
   *[many] { $n } звёзд
}
lockup-draw-card-cost = Стоимость: { $cost }
lockup-draw-card-suspicion = подозрение: { $n }
lockup-draw-card-brings = Каждый караул приносит в свою локацию { $good }

# сколько стоят наёмники в конце
lockup-draw-card-scores-dwarf = 1–7 дварфов: 1, 3, 7, 12, 18, 25, 30 звёзд
lockup-draw-card-scores-ratfolk = 1–5 крысолюдов: −3, 1, 6, 13, 25 звёзд
lockup-draw-card-scores-cultist = 1 звезда за каждый предмет
lockup-draw-card-scores-hobgoblin = 1 звезда за каждую фишку силы
lockup-draw-card-scores-demon = 2 звезды за каждый символ: { $symbol }
lockup-draw-card-scores-skinner = { $n ->
    [one] { $n } звезда
    [few] { $n } звезды
   *[many] { $n } звёзд
}
lockup-draw-card-scores-brigand = { $n ->
    [one] { $n } звезда
    [few] { $n } звезды
   *[many] { $n } звёзд
}

lockup-draw-card-goal-majority = Превосходство
lockup-draw-card-goal-instant = Опережение
lockup-draw-card-goal-end-game = Конец игры

lockup-draw-card-guard-lookout = Проныра: сила 0, стража не берёт здесь подозрения
lockup-draw-card-guard-enforcer = Громила: сила равна числу фишек силы стражи
lockup-draw-card-guard-number = Сила { $n }
lockup-draw-card-guard-special = Сила { $n }; открытая в перекличке, зовёт ещё одну карту стражи взакрытую

# планшеты
lockup-draw-board-cell = Каземат
lockup-draw-board-face-down = взакрытую { $n } из { $limit }
lockup-draw-board-out = { $token }: на поле
lockup-draw-board-stash = Запасы
lockup-draw-board-stored = Запасы: { $n } из { $limit } ресурсов
lockup-draw-board-trait = Черта: { $name }
lockup-draw-board-hand-empty = В руке нет книг
lockup-draw-board-group = { $type }: { $n }, стоимость { $stars }
lockup-draw-board-reserved = Резерв
lockup-draw-board-off-duty = Перерыв
lockup-draw-board-deck-guards = Колода стражи: { $n }
lockup-draw-board-deck-aside = Отложено карт стражи: { $n }
lockup-draw-board-deck-places = Колода локаций: { $n }

# карта для чтения
lockup-draw-card-kind-item = Предмет
lockup-draw-card-kind-tome = Книга
lockup-draw-card-kind-trait = Черта
lockup-draw-card-kind-guard = Стража
lockup-draw-card-symbols = Символы: { $symbols }
lockup-draw-card-at-the-end = В конце: { $what }
lockup-draw-board-built-empty = Пока ничего не создано и никто не завербован
