### Lockup: стол в терминале.

lockup-term-round = Раунд { $n } из 6
lockup-term-phase-setup = Подготовка
lockup-term-phase-roll-call = Перекличка
lockup-term-phase-lights-out = Отбой
lockup-term-phase-patrol = Караул
lockup-term-phase-over = Игра окончена
lockup-term-raids = обыски: { $n }
lockup-term-left = подозрений в запасе: { $n }

## Достижения
lockup-term-goal-majority = превосходство
lockup-term-goal-instant = опережение
lockup-term-goal-end-game = конец игры
lockup-term-holds = у { $who }

## Награды, после места
lockup-term-place-first = 1-е
lockup-term-place-second = 2-е
lockup-term-place-third = 3-е
lockup-term-place-last = последнее
lockup-term-place-others = остальные
lockup-term-place-each = каждое
lockup-term-marker = фишка первого игрока
lockup-term-recruit = 1 наёмник за { $one }{ $two ->
    [0] { "" }
   *[other] , 2 за { $two }
}
lockup-term-reward-exchange = обмен { $n } на 1
lockup-term-reward-craft = создать или зарезервировать { $n } предмет
lockup-term-reward-choose-tome = взять { $n ->
    [one] { $n } книгу
    [few] { $n } книги
   *[many] { $n } книг
}, оставить 1
lockup-term-reward-tome = взять { $n ->
    [one] { $n } книгу
    [few] { $n } книги
   *[many] { $n } книг
}

## Что лежит в локации
lockup-term-symbols = символы подозрения: { $n }
lockup-term-here = подозрение здесь: { $n }
lockup-term-demon = считает: { $symbol }
lockup-term-brings = приносит: { $good }
lockup-term-lying = лежит здесь: { $goods }
lockup-term-declined = { $who } отказывается

## Что осталось
lockup-term-display = Предметы в Камерах
lockup-term-supply = Запас
lockup-term-deck-item = колода предметов { $n }
lockup-term-deck-goon = колода наёмников { $n }
lockup-term-deck-tome = колода книг { $n }
lockup-term-deck-guard = колода стражи { $n }
lockup-term-deck-location = колода локаций { $n }

## Стороны
lockup-term-guards = Стража
lockup-term-first = первый игрок
lockup-term-passed = пас
lockup-term-home = { $n ->
    [one] { $n } жетон в каземате
    [few] { $n } жетона в каземате
   *[many] { $n } жетонов в каземате
}
lockup-term-tomes = { $n ->
    [one] { $n } книга
    [few] { $n } книги
   *[many] { $n } книг
}
lockup-term-reserved = { $n ->
    [one] { $n } зарезервированный предмет
    [few] { $n } зарезервированных предмета
   *[many] { $n } зарезервированных предметов
}
lockup-term-hidden = взакрытую { $n } из { $limit }
lockup-term-stored = Ресурсы { $n } из { $limit }
lockup-term-goods = Ресурсы
lockup-term-items = Предметы
lockup-term-goons = Наёмники
lockup-term-attributes = Символы
lockup-term-trait = Черта
lockup-term-cell = Каземат
lockup-term-hand = Книги
lockup-term-kept = Зарезервировано
lockup-term-dealt = Черты на выбор
lockup-term-drawn = Взято
lockup-term-turned = Открыто
lockup-term-off-duty = Перерыв
