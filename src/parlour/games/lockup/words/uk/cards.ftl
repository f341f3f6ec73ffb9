### Слова на картах і планшетах на малюнку Lockup. Короткі, бо стоять на маленьких аркушах.

# карти
lockup-draw-card-stars = { $n ->
    [one] { $n } зірка
    [few] { $n } зірки
   *[many] { $n } зірок
}
lockup-draw-card-cost = Вартість: { $cost }
lockup-draw-card-suspicion = підозра: { $n }
lockup-draw-card-brings = Щообходу приносить у свою локацію { $good }

# чого варті найманці наприкінці
lockup-draw-card-scores-dwarf = 1–7 дварфів: 1, 3, 7, 12, 18, 25, 30 зірок
lockup-draw-card-scores-ratfolk = 1–5 щуролюдів: −3, 1, 6, 13, 25 зірок
lockup-draw-card-scores-cultist = 1 зірка за кожен предмет
lockup-draw-card-scores-hobgoblin = 1 зірка за кожну фішку сили
lockup-draw-card-scores-demon = 2 зірки за кожен символ: { $symbol }
lockup-draw-card-scores-skinner = { $n ->
    [one] { $n } зірка
    [few] { $n } зірки
   *[many] { $n } зірок
}
lockup-draw-card-scores-brigand = { $n ->
    [one] { $n } зірка
    [few] { $n } зірки
   *[many] { $n } зірок
}

lockup-draw-card-goal-majority = Перевага
lockup-draw-card-goal-instant = Випередження
lockup-draw-card-goal-end-game = Кінець гри

lockup-draw-card-guard-lookout = Проноза: сила 0, варта не бере тут підозри
lockup-draw-card-guard-enforcer = Громило: сила дорівнює кількості фішок сили варти
lockup-draw-card-guard-number = Сила { $n }
lockup-draw-card-guard-special = Сила { $n }; відкрита в перекличці, кличе ще одну карту варти долілиць

# планшети
lockup-draw-board-cell = Каземат
lockup-draw-board-face-down = долілиць { $n } з { $limit }
lockup-draw-board-out = { $token }: на полі
lockup-draw-board-stash = Запаси
lockup-draw-board-stored = Запаси: { $n } з { $limit } ресурсів
lockup-draw-board-trait = Риса: { $name }
lockup-draw-board-hand-empty = У руці немає книг
lockup-draw-board-group = { $type }: { $n }, вартість { $stars }
lockup-draw-board-reserved = Резерв
lockup-draw-board-off-duty = Перерва
lockup-draw-board-deck-guards = Колода варти: { $n }
lockup-draw-board-deck-aside = Відкладено карт варти: { $n }
lockup-draw-board-deck-places = Колода локацій: { $n }

# карта для читання
lockup-draw-card-kind-item = Предмет
lockup-draw-card-kind-tome = Книга
lockup-draw-card-kind-trait = Риса
lockup-draw-card-kind-guard = Варта
lockup-draw-card-symbols = Символи: { $symbols }
lockup-draw-card-at-the-end = Наприкінці: { $what }
lockup-draw-board-built-empty = Ще нічого не створено й нікого не завербовано
