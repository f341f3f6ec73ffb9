### Слова на малюнку Lockup. Короткі, бо стоять у маленьких кімнатах.

lockup-draw-label-over = Lockup, гру завершено. { $wins }
lockup-draw-label-mine = Ваш каземат, книги, запаси та банда
lockup-draw-label-rest = Досягнення, предмети, інші банди та колоди

lockup-draw-round = Раунд { $n }
lockup-draw-rounds = Раунд
lockup-draw-phase-setup = Підготовка
lockup-draw-phase-roll-call = Перекличка
lockup-draw-phase-lights-out = Відбій
lockup-draw-phase-patrol = Обхід
lockup-draw-phase-over = Гру завершено
lockup-draw-edition-house = Домашнє видання
lockup-draw-edition-pack = Карти: { $name }
lockup-draw-guards = Варта

# нагороди: місце на табличці (не більше 5 літер), тоді що воно дає (не більше 16)
lockup-draw-place-first = 1-й
lockup-draw-place-second = 2-й
lockup-draw-place-third = 3-й
lockup-draw-place-last = ост.
lockup-draw-place-others = решта
lockup-draw-place-each = усі
lockup-draw-or = або
lockup-draw-craft = { $n ->
    [one] { $n } предмет
    [few] { $n } предмети
   *[many] { $n } предметів
}
lockup-draw-reserve = резерв за 1
lockup-draw-choose-tome = { $n }, лишити 1
lockup-draw-reward-good = { $n } × { $what }
lockup-draw-reward-first = і фішка першого гравця
lockup-draw-reward-exchange = обмін { $n } на 1 будь-якого виду
lockup-draw-reward-recruit = { $n ->
    [one] завербувати { $n } найманця за { $cost }
    [few] завербувати { $n } найманців за { $cost }
   *[many] завербувати { $n } найманців за { $cost }
}
lockup-draw-reward-craft = створити предмет
lockup-draw-reward-reserve = зарезервувати предмет і сплатити 1
lockup-draw-reward-choose-tome = узяти книги: { $n }, залишити 1
lockup-draw-reward-tome = { $n ->
    [one] узяти { $n } книгу
    [few] узяти { $n } книги
   *[many] узяти { $n } книг
}

# кімната
lockup-draw-used = ви вже викладали сюди
lockup-draw-cell-empty = Порожня комірка найманців
lockup-draw-hidden = долілиць
lockup-draw-face-down = { $name }, долілиць: { $n }
lockup-draw-guard-down = Карта варти, долілиць
lockup-draw-strength = { $name }: сила { $n }{ $hidden ->
    [0] { "" }
   *[other] , долілиць ще { $hidden }
}

# коридор, трек і колоди
lockup-draw-suspicion = Підозра в запасі
lockup-draw-suspicion-left = Підозра в запасі: { $n }
lockup-draw-raids = Обшуки: { $n }
lockup-draw-goals = Досягнення
lockup-draw-goal-count = { $name }: { $n }
lockup-draw-goal-held = { $name } має це досягнення: { $n }
lockup-draw-track = Репутація
lockup-draw-reputation = { $name }, репутація: { $n }
lockup-draw-display = Предмети в Камерах
lockup-draw-left = ще { $n }
lockup-draw-items = Предмети
lockup-draw-deck-item = Колода предметів: { $n }
lockup-draw-deck-goon = Колода найманців: { $n }
lockup-draw-deck-tome = Колода книг: { $n }
lockup-draw-discard = скид: { $n }

# панель сторони
lockup-draw-points = репутація: { $n }
lockup-draw-turn = хід
lockup-draw-asked = вирішує
lockup-draw-first = перший гравець
lockup-draw-passed = пас
lockup-draw-home = { $n ->
    [one] { $n } жетон у казематі
    [few] { $n } жетони в казематі
   *[many] { $n } жетонів у казематі
}
lockup-draw-hidden-used = викладено долілиць: { $n } з { $limit }
lockup-draw-tomes = { $n ->
    [one] { $n } книга
    [few] { $n } книги
   *[many] { $n } книг
}
lockup-draw-reserved = { $n ->
    [one] { $n } зарезервований предмет
    [few] { $n } зарезервовані предмети
   *[many] { $n } зарезервованих предметів
}
lockup-draw-storage = ресурси: { $n }, вміщається { $limit }

# підсумок
lockup-draw-guards-win = Варта перемагає.
lockup-draw-score-reputation = репутація { $n }
lockup-draw-score-majority = «Перевага» { $n }
lockup-draw-score-end-goal = «Кінець гри» { $n }
lockup-draw-score-goons = найманці { $n }
lockup-draw-score-goods = ресурси { $n }
lockup-draw-score-tomes = книги { $n }
lockup-draw-score-first = перший гравець { $n }

# місце в локації, на маленькій табличці
lockup-draw-rank = { $n }-й
lockup-draw-rewarded = з нагородою
lockup-draw-declined = без нагороди

# нагадування обабіч в’язниці
lockup-draw-supply = У запасі
lockup-draw-scoring = Найманці в кінці гри
lockup-draw-signs = Позначки
lockup-draw-scoring-dwarf = Дварфи 1–7: 1, 3, 7, 12, 18, 25, 30
lockup-draw-scoring-ratfolk = Щуролюди 1–5: −3, 1, 6, 13, 25
lockup-draw-scoring-cultist = Сектант: 1 за кожен предмет
lockup-draw-scoring-hobgoblin = Гобгоблін: 1 за кожну фішку сили
lockup-draw-scoring-demon = Демон: 2 за кожен свій символ
lockup-draw-scoring-skinner = Шкуродер, розбійник: зірки на карті
lockup-draw-sign-hidden = викладено долілиць, зі скількох
lockup-draw-sign-tome = книги в руці
lockup-draw-sign-reserved = предмети в резерві
lockup-draw-sign-first = перший гравець
lockup-draw-sign-passed = пас
