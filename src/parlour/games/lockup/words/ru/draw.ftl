### Слова на рисунке Lockup. Короткие, потому что стоят в маленьких комнатах.

lockup-draw-label-over = Lockup, игра окончена. { $wins }
lockup-draw-label-mine = Ваш каземат, книги, запасы и банда
lockup-draw-label-rest = Достижения, предметы, другие банды и колоды

lockup-draw-round = Раунд { $n }
lockup-draw-rounds = Раунд
lockup-draw-phase-setup = Подготовка
lockup-draw-phase-roll-call = Перекличка
lockup-draw-phase-lights-out = Отбой
lockup-draw-phase-patrol = Караул
lockup-draw-phase-over = Игра окончена
lockup-draw-edition-house = Домашнее издание
lockup-draw-edition-pack = Карты: { $name }
lockup-draw-guards = Стража

# награды: место на табличке (не больше 5 букв), затем что оно даёт (не больше 16)
lockup-draw-place-first = 1-й
lockup-draw-place-second = 2-й
lockup-draw-place-third = 3-й
lockup-draw-place-last = посл.
lockup-draw-place-others = проч.
lockup-draw-place-each = все
lockup-draw-or = или
lockup-draw-craft = { $n ->
    [one] { $n } предмет
    [few] { $n } предмета
   *[many] { $n } предметов
}
lockup-draw-reserve = резерв за 1
lockup-draw-choose-tome = { $n }, оставить 1
lockup-draw-reward-good = { $n } × { $what }
lockup-draw-reward-first = и фишка первого игрока
lockup-draw-reward-exchange = обмен { $n } на 1 любого вида
lockup-draw-reward-recruit = { $n ->
    [one] завербовать { $n } наёмника за { $cost }
    [few] завербовать { $n } наёмников за { $cost }
   *[many] завербовать { $n } наёмников за { $cost }
}
lockup-draw-reward-craft = создать предмет
lockup-draw-reward-reserve = зарезервировать предмет и заплатить 1
lockup-draw-reward-choose-tome = взять книги: { $n }, оставить 1
lockup-draw-reward-tome = { $n ->
    [one] взять { $n } книгу
    [few] взять { $n } книги
   *[many] взять { $n } книг
}

# комната
lockup-draw-used = вы уже выкладывали сюда
lockup-draw-cell-empty = Пустая ячейка наёмников
lockup-draw-hidden = закрыт
lockup-draw-face-down = { $name }, закрыто: { $n }
lockup-draw-guard-down = Карта стражи, закрыта
lockup-draw-strength = { $name }: сила { $n }{ $hidden ->
    [0] { "" }
   *[other] , закрыто ещё { $hidden }
}

# коридор, трек и колоды
lockup-draw-suspicion = Подозрение в запасе
lockup-draw-suspicion-left = Подозрение в запасе: { $n }
lockup-draw-raids = Обыски: { $n }
lockup-draw-goals = Достижения
lockup-draw-goal-count = { $name }: { $n }
lockup-draw-goal-held = { $name } владеет этим достижением: { $n }
lockup-draw-track = Репутация
lockup-draw-reputation = { $name }, репутация: { $n }
lockup-draw-display = Предметы в Камерах
lockup-draw-left = ещё { $n }
lockup-draw-items = Предметы
lockup-draw-deck-item = Колода предметов: { $n }
lockup-draw-deck-goon = Колода наёмников: { $n }
lockup-draw-deck-tome = Колода книг: { $n }
lockup-draw-discard = сброс: { $n }

# панель стороны
lockup-draw-points = репутация: { $n }
lockup-draw-turn = ход
lockup-draw-asked = решает
lockup-draw-first = первый игрок
lockup-draw-passed = пас
lockup-draw-home = { $n ->
    [one] { $n } жетон в каземате
    [few] { $n } жетона в каземате
   *[many] { $n } жетонов в каземате
}
lockup-draw-hidden-used = выложено взакрытую: { $n } из { $limit }
lockup-draw-tomes = { $n ->
    [one] { $n } книга
    [few] { $n } книги
   *[many] { $n } книг
}
lockup-draw-reserved = { $n ->
    [one] { $n } зарезервированный предмет
    [few] { $n } зарезервированных предмета
   *[many] { $n } зарезервированных предметов
}
lockup-draw-storage = ресурсы: { $n }, помещается { $limit }

# итог
lockup-draw-guards-win = Стража побеждает.
lockup-draw-score-reputation = репутация { $n }
lockup-draw-score-majority = «Превосходство» { $n }
lockup-draw-score-end-goal = «Конец игры» { $n }
lockup-draw-score-goons = наёмники { $n }
lockup-draw-score-goods = ресурсы { $n }
lockup-draw-score-tomes = книги { $n }
lockup-draw-score-first = первый игрок { $n }

# место в локации, на маленькой табличке
lockup-draw-rank = { $n }-й
lockup-draw-rewarded = с наградой
lockup-draw-declined = без награды

# напоминания рядом с тюрьмой
lockup-draw-supply = В запасе
lockup-draw-scoring = Наёмники в конце игры
lockup-draw-signs = Знаки
lockup-draw-scoring-dwarf = Дварфы 1–7: 1, 3, 7, 12, 18, 25, 30
lockup-draw-scoring-ratfolk = Крысолюды 1–5: −3, 1, 6, 13, 25
lockup-draw-scoring-cultist = Сектант: 1 за каждый предмет
lockup-draw-scoring-hobgoblin = Хобгоблин: 1 за каждую фишку силы
lockup-draw-scoring-demon = Демон: 2 за каждый свой символ
lockup-draw-scoring-skinner = Свежеватель, разбойник: звёзды на карте
lockup-draw-sign-hidden = выложено взакрытую, из скольких
lockup-draw-sign-tome = книги в руке
lockup-draw-sign-reserved = предметы в резерве
lockup-draw-sign-first = первый игрок
lockup-draw-sign-passed = пас
