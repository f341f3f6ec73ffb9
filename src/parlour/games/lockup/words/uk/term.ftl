### Lockup: стіл у терміналі.

lockup-term-round = Раунд { $n } з 6
lockup-term-phase-setup = Підготовка
lockup-term-phase-roll-call = Перекличка
lockup-term-phase-lights-out = Відбій
lockup-term-phase-patrol = Обхід
lockup-term-phase-over = Гру завершено
lockup-term-raids = обшуки: { $n }
lockup-term-left = підозри в запасі: { $n }

## Досягнення
lockup-term-goal-majority = перевага
lockup-term-goal-instant = випередження
lockup-term-goal-end-game = кінець гри
lockup-term-holds = у { $who }

## Нагороди, після місця
lockup-term-place-first = 1-е
lockup-term-place-second = 2-е
lockup-term-place-third = 3-є
lockup-term-place-last = останнє
lockup-term-place-others = решта
lockup-term-place-each = кожне
lockup-term-marker = фішка першого гравця
lockup-term-recruit = 1 найманець за { $one }{ $two ->
    [0] { "" }
   *[other] , 2 за { $two }
}
lockup-term-reward-exchange = обмін { $n } на 1
lockup-term-reward-craft = створити або зарезервувати { $n } предмет
lockup-term-reward-choose-tome = узяти { $n ->
    [one] { $n } книгу
    [few] { $n } книги
   *[many] { $n } книг
}, лишити 1
lockup-term-reward-tome = узяти { $n ->
    [one] { $n } книгу
    [few] { $n } книги
   *[many] { $n } книг
}

## Що лежить у локації
lockup-term-symbols = символи підозри: { $n }
lockup-term-here = підозра тут: { $n }
lockup-term-demon = рахує: { $symbol }
lockup-term-brings = приносить: { $good }
lockup-term-lying = лежить тут: { $goods }
lockup-term-declined = { $who } відмовляється

## Що лишилося
lockup-term-display = Предмети в Камерах
lockup-term-supply = Запас
lockup-term-deck-item = колода предметів { $n }
lockup-term-deck-goon = колода найманців { $n }
lockup-term-deck-tome = колода книг { $n }
lockup-term-deck-guard = колода варти { $n }
lockup-term-deck-location = колода локацій { $n }

## Сторони
lockup-term-guards = Варта
lockup-term-first = перший гравець
lockup-term-passed = пас
lockup-term-home = { $n ->
    [one] { $n } жетон у казематі
    [few] { $n } жетони в казематі
   *[many] { $n } жетонів у казематі
}
lockup-term-tomes = { $n ->
    [one] { $n } книга
    [few] { $n } книги
   *[many] { $n } книг
}
lockup-term-reserved = { $n ->
    [one] { $n } зарезервований предмет
    [few] { $n } зарезервовані предмети
   *[many] { $n } зарезервованих предметів
}
lockup-term-hidden = долілиць { $n } з { $limit }
lockup-term-stored = Ресурси { $n } з { $limit }
lockup-term-goods = Ресурси
lockup-term-items = Предмети
lockup-term-goons = Найманці
lockup-term-attributes = Символи
lockup-term-trait = Риса
lockup-term-cell = Каземат
lockup-term-hand = Книги
lockup-term-kept = Зарезервовано
lockup-term-dealt = Риси на вибір
lockup-term-drawn = Узято
lockup-term-turned = Відкрито
lockup-term-off-duty = Перерва
