# Lockup: что говорит стол. Журнал в настоящем времени, сначала игрок; названия вещей и локаций стоят в именительном падеже.

lockup-legend = ◆ Гноллы · ▲ Кобольды · ● Багберы · ■ Гоблины · ✚ Инсектоиды · ▣ Стража, а рядом их сила · + есть ещё закрытые · ↓ закрыт · ? неизвестно · ▶ разыгрывается · ✓ разыграно · ★ звёзды · ◀ решает сейчас

## Вещи, названные по их частям
lockup-spot = { $seat }, { $location }
lockup-piece = { $token } ({ $location })

## Окна, о которых можно решить заранее
lockup-reaction-t2 = После хода в перекличке
lockup-reaction-t3-exercise-yard = Перед Качалкой
lockup-reaction-t3-sewers = Перед Канализацией
lockup-reaction-t3-infirmary = Перед Лазаретом
lockup-reaction-t3-smithy = Перед Кузницей
lockup-reaction-t3-commissary = Перед Лавкой
lockup-reaction-t3-chow-hall = Перед Столовой
lockup-reaction-t3-cell-block = Перед Камерами
lockup-reaction-t3-library = Перед Библиотекой
lockup-reaction-t4-exercise-yard = Сила в Качалке
lockup-reaction-t4-sewers = Сила в Канализации
lockup-reaction-t4-infirmary = Сила в Лазарете
lockup-reaction-t4-smithy = Сила в Кузнице
lockup-reaction-t4-commissary = Сила в Лавке
lockup-reaction-t4-chow-hall = Сила в Столовой
lockup-reaction-t4-cell-block = Сила в Камерах
lockup-reaction-t4-library = Сила в Библиотеке
lockup-reaction-t5-exercise-yard = Награды в Качалке
lockup-reaction-t5-sewers = Награды в Канализации
lockup-reaction-t5-infirmary = Награды в Лазарете
lockup-reaction-t5-smithy = Награды в Кузнице
lockup-reaction-t5-commissary = Награды в Лавке
lockup-reaction-t5-chow-hall = Награды в Столовой
lockup-reaction-t5-cell-block = Награды в Камерах
lockup-reaction-t5-library = Награды в Библиотеке
lockup-reaction-reward = Простые награды: всегда брать
lockup-reaction-t6 = После вашей награды
lockup-reaction-t7 = Начало караула
lockup-reaction-t8 = Перед обыском
lockup-reaction-t9 = Перед итоговым подсчётом

## Вопросы: перекличка
lockup-ask-take-turn = { $n ->
    [0] Ваш каземат пуст: можно только спасовать
   *[other] Куда идёт ваша банда?
}
lockup-ask-place-tokens = { $placed ->
    [0] { $n ->
        [0] { $location }: выложите жетон в открытую
       *[other] { $location }: выложите жетон (взакрытую ещё можно: { $n })
    }
   *[other] { $n ->
        [0] { $location }: ещё один жетон в открытую или завершить ход?
       *[other] { $location }: ещё один жетон (взакрытую ещё можно: { $n }) или завершить ход?
    }
}
lockup-ask-turn-up-guard = Ход стражи: какую закрытую карту стражи вы откроете?
lockup-ask-turn-up-by-tome = { lockup-tome-atlas-of-hideouts }: какую закрытую карту стражи вы откроете?

## Вопросы: книги
lockup-ask-may-play = { $n ->
    [2] Ход переклички завершён: сыграть книгу?
    [3] Следующая локация — { $location }: сыграть книгу перед ней?
    [4] { $location }, сравнение силы: сыграть книгу?
    [5] { $location }, перед наградами: сыграть книгу?
    [7] Перед началом караула: сыграть книгу?
    [8] Перед обыском: сыграть книгу?
    [9] Перед итоговым подсчётом: сыграть книгу?
   *[other] После вашей награды: сыграть книгу?
}
lockup-ask-choose-rival = { lockup-tome-cutthroat-crafting }: кто заплатит 1 ресурс за ваш предмет?
lockup-ask-choose-peek = { lockup-tome-atlas-of-hideouts }: чей закрытый жетон вы посмотрите?
lockup-ask-discard-suspicion = { lockup-tome-book-of-alibis }: сколько фишек подозрения вы сбросите?
lockup-ask-lift-token = { lockup-tome-plan-of-the-old-tunnels }: какой ваш жетон пойдёт дальше?
lockup-ask-move-token = Ваш жетон покидает локацию «{ $location }»: куда он пойдёт?
lockup-ask-choose-recalled = { lockup-tome-feint-manual }: откуда вы заберёте жетоны?
lockup-ask-recall-tokens = { $n ->
    [0] { $location }: какой жетон вы заберёте?
   *[other] { $location }: забрать ещё один жетон?
}
lockup-ask-return-goods = { $n ->
    [one] { lockup-tome-fences-price-list }: вернуть ещё { $n } ресурс?
    [few] { lockup-tome-fences-price-list }: верните ресурс (не больше { $n })
   *[many] { lockup-tome-fences-price-list }: верните ресурс (не больше { $n })
}
lockup-ask-take-goods = { $n ->
    [one] { lockup-tome-fences-price-list }: возьмите { $n } ресурс
    [few] { lockup-tome-fences-price-list }: возьмите { $n } ресурса
   *[many] { lockup-tome-fences-price-list }: возьмите { $n } ресурсов
}
lockup-ask-choose-found = { lockup-tome-scavengers-almanac }: что вы возьмёте?
lockup-ask-keep-tome = Какую книгу вы оставите? Другая уходит под колоду

## Вопросы: награды
lockup-ask-take-reward = { $kind ->
    [power-first] { $location }, место { $place }: фишка силы и фишка первого игрока. Взять?
    [power] { $location }, место { $place }: фишки силы, { $n }. Взять?
    [scrap] { $location }, место { $place }: { $n ->
        [1] 1 мусор. Взять?
       *[other] { $n } мусора. Взять?
    }
    [potion] { $location }, место { $place }: { $n ->
        [one] { $n } зелье. Взять?
        [few] { $n } зелья. Взять?
       *[many] { $n } зелий. Взять?
    }
    [iron] { $location }, место { $place }: { $n ->
        [1] 1 железо. Взять?
       *[other] { $n } железа. Взять?
    }
    [choose-tome] { $location }, место { $place }: взять { $n } книги и оставить одну?
   *[tome] { $location }, место { $place }: взять книгу?
}
lockup-ask-choose-resource = Лавка, место 1: взять 1 ресурс на выбор?
lockup-ask-offer-exchange = { $n ->
    [one] Лавка: обменять { $n } свой ресурс на 1 другого вида?
    [few] Лавка: обменять { $n } своих ресурса на 1 другого вида?
   *[many] Лавка: обменять { $n } своих ресурсов на 1 другого вида?
}
lockup-ask-give-second = Лавка: вы отдаёте { $good }. Что ещё?
lockup-ask-exchange = Обменять 1 свой ресурс на 1 другого вида?
lockup-ask-receive = Что вы возьмёте за { $goods }?
lockup-ask-hire-goons = Столовая, место { $place }: завербовать наёмников?
lockup-ask-take-goon = Какой наёмник пойдёт с вами?
lockup-ask-choose-craft = Камеры: создать предмет или зарезервировать за 1 ресурс?
lockup-ask-rival-pays = { $item }: что за него заплатит { $other }?
lockup-ask-pay-cost = { $n ->
    [0] { $item }: какой ресурс вы заплатите как «любой»?
   *[other] { $item }: какую часть стоимости вы пропустите?
}
lockup-ask-pay-goods = { $n ->
    [one] Заплатите { $n } ресурс: какой?
    [few] Заплатите { $n } ресурса: какой сначала?
   *[many] Заплатите { $n } ресурсов: какой сначала?
}
lockup-ask-give-suspicion = Кто получит 1 вашу фишку подозрения?

## Вопросы: караул и экспертный режим
lockup-ask-discard-excess = { $n ->
    [one] Ресурсов больше, чем можно хранить: сбросьте { $n } ресурс
    [few] Ресурсов больше, чем можно хранить: сбросьте { $n } ресурса
   *[many] Ресурсов больше, чем можно хранить: сбросьте { $n } ресурсов
}
lockup-ask-choose-trait = Какая черта у вашей банды?
lockup-ask-keep-goon = { $n ->
    [one] Стартовый бонус: какого наёмника вы оставите?
    [few] Стартовый бонус: каких { $n } наёмников вы оставите?
   *[many] Стартовый бонус: каких { $n } наёмников вы оставите?
}
lockup-ask-reserve-free = Стартовый бонус: какой предмет вы зарезервируете бесплатно?

## Варианты
lockup-do-go = { $location }
lockup-do-pass = Спасовать
lockup-do-up = { $kind ->
    [lookout] { $token } в открытую: сила 0, зато подозрение берут другие
    [enforcer] { $token } в открытую: сила { $power }: ваши фишки силы
   *[other] { $token } в открытую
}
lockup-do-down = { $kind ->
    [lookout] { $token } взакрытую: сила 0, зато подозрение берут другие
    [enforcer] { $token } взакрытую: сила { $power }: ваши фишки силы
   *[other] { $token } взакрытую
}
lockup-do-end = Завершить
lockup-do-end-place-tokens = Завершить ход
lockup-do-end-recall-tokens = Жетонов хватит
lockup-do-end-return-goods = Ресурсов хватит
lockup-do-tome = Сыграть: { $tome }
lockup-do-no-tome = Без книги
lockup-do-turn-up = Карта стражи: { $location }
lockup-do-take = { $kind ->
    [power-first] Взять фишку силы и фишку первого игрока
    [power] Взять фишки силы: { $n }
    [scrap] { $n ->
        [1] Взять 1 мусор
       *[other] Взять { $n } мусора
    }
    [potion] { $n ->
        [one] Взять { $n } зелье
        [few] Взять { $n } зелья
       *[many] Взять { $n } зелий
    }
    [iron] { $n ->
        [1] Взять 1 железо
       *[other] Взять { $n } железа
    }
    [choose-tome] Взять { $n } книги, оставить одну
    [tome] Взять книгу
   *[other] Взять награду
}
lockup-do-decline = { $n ->
    [0] Отказаться: банда идёт в Библиотеку
   *[other] Отказаться: банда идёт домой
}
lockup-do-gain = Взять { $good }
lockup-do-give = Отдать { $good }
lockup-do-receive = Взять { $good }
lockup-do-recruit = { $n ->
    [one] { $price ->
        [0] Завербовать { $n } наёмника бесплатно
        [one] Завербовать { $n } наёмника за { $price } ресурс
        [few] Завербовать { $n } наёмника за { $price } ресурса
       *[many] Завербовать { $n } наёмника за { $price } ресурсов
    }
    [few] { $price ->
        [0] Завербовать { $n } наёмников бесплатно
        [one] Завербовать { $n } наёмников за { $price } ресурс
        [few] Завербовать { $n } наёмников за { $price } ресурса
       *[many] Завербовать { $n } наёмников за { $price } ресурсов
    }
   *[many] { $price ->
        [0] Завербовать { $n } наёмников бесплатно
        [one] Завербовать { $n } наёмников за { $price } ресурс
        [few] Завербовать { $n } наёмников за { $price } ресурса
       *[many] Завербовать { $n } наёмников за { $price } ресурсов
    }
}
lockup-do-pay = Заплатить { $good }
lockup-do-goon = { $n ->
    [1] Завербовать: { $goon } ({ lockup-type-dwarf })
    [2] Завербовать: { $goon } ({ lockup-type-ratfolk })
    [3] Завербовать: { $goon } ({ lockup-type-cultist })
    [4] Завербовать: { $goon } ({ lockup-type-demon })
    [5] Завербовать: { $goon } ({ lockup-type-hobgoblin })
    [6] Завербовать: { $goon } ({ lockup-type-skinner })
    [7] Завербовать: { $goon } ({ lockup-type-brigand })
   *[other] Завербовать: { $goon }
}
lockup-do-craft = { $n ->
    [0] Создать: { $item }
   *[other] Создать: { $item } ({ $n } ★)
}
lockup-do-reserve = Зарезервировать: { $item }
lockup-do-keep = Оставить: { $tome }
lockup-do-discard = Сбросить { $good }
lockup-do-accuse = { $seat }
lockup-do-no-exchange = Без обмена
lockup-do-trait = { $trait }
lockup-do-keep-goon = { $n ->
    [1] Оставить: { $goon } ({ lockup-type-dwarf })
    [2] Оставить: { $goon } ({ lockup-type-ratfolk })
    [3] Оставить: { $goon } ({ lockup-type-cultist })
    [4] Оставить: { $goon } ({ lockup-type-demon })
    [5] Оставить: { $goon } ({ lockup-type-hobgoblin })
    [6] Оставить: { $goon } ({ lockup-type-skinner })
    [7] Оставить: { $goon } ({ lockup-type-brigand })
   *[other] Оставить: { $goon }
}
lockup-do-leave-out = Пропустить: { $cost }
lockup-do-rob = Платит { $seat }
lockup-do-rival-pays = { $good }
lockup-do-peek = { $spot }
lockup-do-lift = { $piece }
lockup-do-move = Сюда: { $location }
lockup-do-recall-from = Отсюда: { $location }
lockup-do-recall = Забрать: { $piece }
lockup-do-alibi = Сбросить фишки подозрения: { $n }
lockup-do-return = Вернуть { $good }
lockup-do-find = { $n ->
    [0] Взять { $good }
    [1] Взять { $good }
   *[other] Взять { $good } ×{ $n }
}
lockup-do-take-item = Зарезервировать: { $item }

## Журнал: раунды
lockup-log-round = Начинается раунд { $n }
lockup-log-turn = Раунд { $n }: { $seat }
lockup-log-lights-out = Отбой, раунд { $n }
lockup-log-patrol = Караул после раунда { $n }
lockup-log-scoring = Итоговый подсчёт
lockup-log-location = Разыгрывается { $location }

## Журнал: перекличка
lockup-log-places = { $seat } выкладывает жетон «{ $token }»: { $location }
lockup-log-hides = { $seat } выкладывает жетон «{ $token }» взакрытую: { $location }
lockup-log-hides-unseen = { $seat } выкладывает жетон взакрытую: { $location }
lockup-log-passes = { $n ->
    [0] { $seat } пасует
    [one] { $seat } пасует, остаётся { $n } жетон
    [few] { $seat } пасует, остаются { $n } жетона
   *[many] { $seat } пасует, остаётся { $n } жетонов
}
lockup-log-guards-turn = Ход стражи
lockup-log-guard = Стража, { $location }: { $guard }
lockup-log-guard-called = { $location }: приходит ещё одна карта стражи, взакрытую
lockup-log-off-duty = Перерыв: стража не приходит

## Журнал: отбой
lockup-log-turns-tokens = { $seat } открывает жетоны ({ $location }): { $tokens }
lockup-log-ranks = { $tied ->
    [0] { $seat } занимает место { $n }, сила { $strength }
   *[other] { $seat } занимает место { $n }, сила { $strength } (ничья: по очереди от первого игрока)
}
lockup-log-guards-ranks = { $tied ->
    [0] Стража занимает место { $n }, сила { $strength }
   *[other] Стража занимает место { $n }, сила { $strength } (ничья: по очереди от первого игрока)
}
lockup-log-takes-suspicion = { $seat } получает фишки подозрения: { $n }
lockup-log-guards-takes-suspicion = Стража получает фишки подозрения: { $n }
lockup-log-suspicion-stays = Проныра есть у каждого: фишки подозрения остаются ({ $n })
lockup-log-declines = { $seat } не получает награды ({ $location })
lockup-log-to-library = { $seat } идёт в Библиотеку: { $tokens }
lockup-log-guards-to-library = Стража идёт в Библиотеку
lockup-log-takes-first = { $seat } берёт фишку первого игрока
lockup-log-guards-takes-first = Стража берёт фишку первого игрока
lockup-log-keeps-first = { $seat } сохраняет фишку первого игрока
lockup-log-guards-keeps-first = Стража сохраняет фишку первого игрока
lockup-log-takes-lying = { $n ->
    [1] { $seat } берёт и оставленное разбойником: { $good }
   *[other] { $seat } берёт и оставленное разбойником: { $good } ×{ $n }
}
lockup-log-guards-takes-lying = { $n ->
    [1] Стража берёт и оставленное разбойником: { $good }
   *[other] Стража берёт и оставленное разбойником: { $good } ×{ $n }
}

## Журнал: доходы и расходы
lockup-log-gains = { $n ->
    [1] { $seat } получает { $good }
   *[other] { $seat } получает { $good } ×{ $n }
}
lockup-log-guards-gains = { $n ->
    [1] Стража получает { $good }
   *[other] Стража получает { $good } ×{ $n }
}
lockup-log-gains-power = { $seat } получает фишки силы: { $n }
lockup-log-guards-gains-power = Стража получает фишки силы: { $n }
lockup-log-gains-suspicion = { $seat } получает в начале фишки подозрения: { $n }
lockup-log-gains-reputation = { $n ->
    [one] { $seat } получает { $n } звезду
    [few] { $seat } получает { $n } звезды
   *[many] { $seat } получает { $n } звёзд
}
lockup-log-guards-stars = { $n ->
    [one] Стража получает { $n } звезду вместо книги
    [few] Стража получает { $n } звезды вместо книги
   *[many] Стража получает { $n } звёзд вместо книги
}
lockup-log-pays = { $seat } платит { $good }
lockup-log-exchanges = { $seat } обменивает: { $goods } → { $good }
lockup-log-guards-exchanges = Стража обменивает: { $good } → { $other_good }
lockup-log-storage = { $seat } получает новый предел хранения: { $n }
lockup-log-discards = { $seat } сбрасывает { $good }
lockup-log-discards-suspicion = { $seat } сбрасывает фишки подозрения: { $n }
lockup-log-guards-discards-suspicion = Стража сбрасывает фишки подозрения: { $n }
lockup-log-accuses = { $seat } отдаёт фишку подозрения, её получает { $other }
lockup-log-accuses-guards = { $seat } отдаёт фишку подозрения страже
lockup-log-guards-accuses = Стража отдаёт фишку подозрения, её получает { $other }

## Журнал: предметы, наёмники, достижения
lockup-log-crafts = { $n ->
    [one] { $seat } создаёт предмет «{ $item }» и получает { $n } звезду
    [few] { $seat } создаёт предмет «{ $item }» и получает { $n } звезды
   *[many] { $seat } создаёт предмет «{ $item }» и получает { $n } звёзд
}
lockup-log-guards-crafts = { $n ->
    [one] Стража создаёт предмет «{ $item }» и получает { $n } звезду
    [few] Стража создаёт предмет «{ $item }» и получает { $n } звезды
   *[many] Стража создаёт предмет «{ $item }» и получает { $n } звёзд
}
lockup-log-reserves = { $seat } резервирует предмет «{ $item }»
lockup-log-guards-reserves = Стража резервирует предмет «{ $item }»
lockup-log-leaves-out = { $seat } пропускает часть стоимости: { $cost }
lockup-log-rival-pays = { $other } платит { $good }, а предмет создаёт { $seat }
lockup-log-recruits = { $seat } вербует наёмника: { $goon }
lockup-log-guards-recruits = Стража вербует наёмника: { $goon }
lockup-log-majority = { $seat } берёт достижение «{ $goal }»
lockup-log-guards-majority = Стража берёт достижение «{ $goal }»
lockup-log-instant = { $n ->
    [one] { $seat } выполняет достижение «{ $goal }» раньше всех и получает { $n } звезду
    [few] { $seat } выполняет достижение «{ $goal }» раньше всех и получает { $n } звезды
   *[many] { $seat } выполняет достижение «{ $goal }» раньше всех и получает { $n } звёзд
}
lockup-log-guards-instant = { $n ->
    [one] Стража выполняет достижение «{ $goal }» раньше всех и получает { $n } звезду
    [few] Стража выполняет достижение «{ $goal }» раньше всех и получает { $n } звезды
   *[many] Стража выполняет достижение «{ $goal }» раньше всех и получает { $n } звёзд
}

## Журнал: книги
lockup-log-plays-tome = { $seat } играет книгу «{ $tome }»
lockup-log-draws-tome = { $seat } берёт книгу «{ $tome }»
lockup-log-draws-tome-unseen = { $seat } берёт книгу
lockup-log-keeps-tome = { $seat } оставляет книгу «{ $tome }», другая уходит под колоду
lockup-log-keeps-tome-unseen = { $seat } оставляет одну из двух книг
lockup-log-robs = За предмет, который создаёт { $seat }, 1 ресурс платит { $other }
lockup-log-peeks = { $seat } смотрит закрытый жетон ({ $other }, { $location }): { $token }
lockup-log-peeks-unseen = { $seat } смотрит закрытый жетон ({ $other }, { $location })
lockup-log-moves = { $seat } перемещает жетон «{ $token }» из локации «{ $location }» в локацию «{ $other_location }»
lockup-log-moves-hidden = { $seat } перемещает закрытый жетон «{ $token }» из локации «{ $location }» в локацию «{ $other_location }»
lockup-log-moves-hidden-unseen = { $seat } перемещает закрытый жетон из локации «{ $location }» в локацию «{ $other_location }»
lockup-log-recalls = { $seat } забирает жетон «{ $token }» из локации «{ $location }»
lockup-log-recalls-hidden = { $seat } забирает закрытый жетон «{ $token }» из локации «{ $location }»
lockup-log-recalls-hidden-unseen = { $seat } забирает закрытый жетон из локации «{ $location }»
lockup-log-returns = { $seat } возвращает { $good } в запас

## Журнал: караул, обыски, конец
lockup-log-goon-leaves = { $goon } покидает Столовую
lockup-log-suspicion = Фишки подозрения, { $location }: { $n }
lockup-log-brings = { $goon } приносит { $good } ({ $location })
lockup-log-raid = Обыск номер { $n }: сравниваются фишки подозрения
lockup-log-raided = { $n ->
    [one] { $seat } теряет { $n } звезду
    [few] { $seat } теряет { $n } звезды
   *[many] { $seat } теряет { $n } звёзд
}
lockup-log-guards-raided = { $n ->
    [one] Стража теряет { $n } звезду
    [few] Стража теряет { $n } звезды
   *[many] Стража теряет { $n } звёзд
}
lockup-log-chooses-trait = { $seat } выбирает черту «{ $trait }»
lockup-log-keeps-goon = { $seat } оставляет наёмника: { $goon }
lockup-log-scores = { $n ->
    [one] { $seat } завершает игру: { $n } звезда
    [few] { $seat } завершает игру: { $n } звезды
   *[many] { $seat } завершает игру: { $n } звёзд
}
lockup-log-guards-scores = { $n ->
    [one] Стража завершает игру: { $n } звезда
    [few] Стража завершает игру: { $n } звезды
   *[many] Стража завершает игру: { $n } звёзд
}

## Конец
lockup-end-six-rounds = Сыграно шесть раундов: побеждает тот, у кого больше всего звёзд
lockup-end-tie = Звёзд поровну: побеждает тот, кто создал больше предметов, иначе победа общая (16.4)
lockup-part-reputation = Репутация
lockup-part-majority = Достижение «Превосходство»
lockup-part-end-goal = Достижение «Конец игры»
lockup-part-goons = Наёмники
lockup-part-goods = Ресурсы
lockup-part-tomes = Книги
lockup-part-first = Первый игрок

## Those whom nobody plays
lockup-lost = Побеждает стража
lockup-rival-guards = Стража

## Standing orders for all locations together
lockup-reaction-t3 = Перед локацией
lockup-reaction-t4 = Силы в локации
lockup-reaction-t5 = Награды в локации
