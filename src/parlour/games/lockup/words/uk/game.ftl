# Lockup: що каже стіл. Журнал у теперішньому часі, спершу гравець; назви речей і локацій стоять у називному відмінку.

lockup-legend = ◆ Гноли · ▲ Кобольди · ● Баґбери · ■ Гобліни · ✚ Інсектоїди · ▣ Варта, а поряд їхня сила · + є ще долілиць · ↓ долілиць · ? невідомо · ▶ розігрується · ✓ розіграно · ★ зірки · ◀ вирішує зараз

## Речі, названі за їхніми частинами
lockup-spot = { $seat }, { $location }
lockup-piece = { $token } ({ $location })

## Вікна, про які можна вирішити заздалегідь
lockup-reaction-t2 = Після ходу в перекличці
lockup-reaction-t3-exercise-yard = Перед Качалкою
lockup-reaction-t3-sewers = Перед Каналізацією
lockup-reaction-t3-infirmary = Перед Лазаретом
lockup-reaction-t3-smithy = Перед Кузнею
lockup-reaction-t3-commissary = Перед Крамницею
lockup-reaction-t3-chow-hall = Перед Їдальнею
lockup-reaction-t3-cell-block = Перед Камерами
lockup-reaction-t3-library = Перед Бібліотекою
lockup-reaction-t4-exercise-yard = Сила в Качалці
lockup-reaction-t4-sewers = Сила в Каналізації
lockup-reaction-t4-infirmary = Сила в Лазареті
lockup-reaction-t4-smithy = Сила в Кузні
lockup-reaction-t4-commissary = Сила в Крамниці
lockup-reaction-t4-chow-hall = Сила в Їдальні
lockup-reaction-t4-cell-block = Сила в Камерах
lockup-reaction-t4-library = Сила в Бібліотеці
lockup-reaction-t5-exercise-yard = Нагороди в Качалці
lockup-reaction-t5-sewers = Нагороди в Каналізації
lockup-reaction-t5-infirmary = Нагороди в Лазареті
lockup-reaction-t5-smithy = Нагороди в Кузні
lockup-reaction-t5-commissary = Нагороди в Крамниці
lockup-reaction-t5-chow-hall = Нагороди в Їдальні
lockup-reaction-t5-cell-block = Нагороди в Камерах
lockup-reaction-t5-library = Нагороди в Бібліотеці
lockup-reaction-reward = Прості нагороди: завжди брати
lockup-reaction-t6 = Після вашої нагороди
lockup-reaction-t7 = Початок обходу
lockup-reaction-t8 = Перед обшуком
lockup-reaction-t9 = Перед кінцевим підрахунком

## Запитання: перекличка
lockup-ask-take-turn = { $n ->
    [0] Ваш каземат порожній: можна лише пасувати
   *[other] Куди йде ваша банда?
}
lockup-ask-place-tokens = { $placed ->
    [0] { $n ->
        [0] { $location }: викладіть жетон горілиць
       *[other] { $location }: викладіть жетон (долілиць ще можна: { $n })
    }
   *[other] { $n ->
        [0] { $location }: ще один жетон горілиць чи завершити хід?
       *[other] { $location }: ще один жетон (долілиць ще можна: { $n }) чи завершити хід?
    }
}
lockup-ask-turn-up-guard = Хід варти: яку карту варти, що лежить долілиць, ви відкриєте?
lockup-ask-turn-up-by-tome = { lockup-tome-atlas-of-hideouts }: яку карту варти, що лежить долілиць, ви відкриєте?

## Запитання: книги
lockup-ask-may-play = { $n ->
    [2] Хід переклички завершено: зіграти книгу?
    [3] Наступна локація — { $location }: зіграти книгу перед нею?
    [4] { $location }, порівняння сили: зіграти книгу?
    [5] { $location }, перед нагородами: зіграти книгу?
    [7] Перед початком обходу: зіграти книгу?
    [8] Перед обшуком: зіграти книгу?
    [9] Перед кінцевим підрахунком: зіграти книгу?
   *[other] Після вашої нагороди: зіграти книгу?
}
lockup-ask-choose-rival = { lockup-tome-cutthroat-crafting }: хто заплатить 1 ресурс за ваш предмет?
lockup-ask-choose-peek = { lockup-tome-atlas-of-hideouts }: чий жетон долілиць ви подивитеся?
lockup-ask-discard-suspicion = { lockup-tome-book-of-alibis }: скільки фішок підозри ви скинете?
lockup-ask-lift-token = { lockup-tome-plan-of-the-old-tunnels }: який ваш жетон піде далі?
lockup-ask-move-token = Ваш жетон полишає локацію «{ $location }»: куди він піде?
lockup-ask-choose-recalled = { lockup-tome-feint-manual }: звідки ви заберете жетони?
lockup-ask-recall-tokens = { $n ->
    [0] { $location }: який жетон ви заберете?
   *[other] { $location }: забрати ще один жетон?
}
lockup-ask-return-goods = { $n ->
    [one] { lockup-tome-fences-price-list }: повернути ще { $n } ресурс?
    [few] { lockup-tome-fences-price-list }: поверніть ресурс (щонайбільше { $n })
   *[many] { lockup-tome-fences-price-list }: поверніть ресурс (щонайбільше { $n })
}
lockup-ask-take-goods = { $n ->
    [one] { lockup-tome-fences-price-list }: візьміть { $n } ресурс
    [few] { lockup-tome-fences-price-list }: візьміть { $n } ресурси
   *[many] { lockup-tome-fences-price-list }: візьміть { $n } ресурсів
}
lockup-ask-choose-found = { lockup-tome-scavengers-almanac }: що ви візьмете?
lockup-ask-keep-tome = Яку книгу ви залишите? Друга йде під колоду

## Запитання: нагороди
lockup-ask-take-reward = { $kind ->
    [power-first] { $location }, місце { $place }: фішка сили та фішка першого гравця. Узяти?
    [power] { $location }, місце { $place }: фішки сили, { $n }. Узяти?
    [scrap] { $location }, місце { $place }: { $n ->
        [1] 1 брухт. Узяти?
       *[other] { $n } брухту. Узяти?
    }
    [potion] { $location }, місце { $place }: { $n ->
        [one] { $n } зілля. Узяти?
        [few] { $n } зілля. Узяти?
       *[many] { $n } зілля. Узяти?
    }
    [iron] { $location }, місце { $place }: { $n ->
        [1] 1 залізо. Узяти?
       *[other] { $n } заліза. Узяти?
    }
    [choose-tome] { $location }, місце { $place }: узяти { $n } книги й залишити одну?
   *[tome] { $location }, місце { $place }: узяти книгу?
}
lockup-ask-choose-resource = Крамниця, місце 1: узяти 1 ресурс на вибір?
lockup-ask-offer-exchange = { $n ->
    [one] Крамниця: обміняти { $n } свій ресурс на 1 іншого виду?
    [few] Крамниця: обміняти { $n } свої ресурси на 1 іншого виду?
   *[many] Крамниця: обміняти { $n } своїх ресурсів на 1 іншого виду?
}
lockup-ask-give-second = Крамниця: ви віддаєте { $good }. Що ще?
lockup-ask-exchange = Обміняти 1 свій ресурс на 1 іншого виду?
lockup-ask-receive = Що ви візьмете за { $goods }?
lockup-ask-hire-goons = Їдальня, місце { $place }: завербувати найманців?
lockup-ask-take-goon = Який найманець піде з вами?
lockup-ask-choose-craft = Камери: створити предмет чи зарезервувати за 1 ресурс?
lockup-ask-rival-pays = { $item }: що за нього заплатить { $other }?
lockup-ask-pay-cost = { $n ->
    [0] { $item }: який ресурс ви сплатите як «будь-який»?
   *[other] { $item }: яку частину вартості ви пропустите?
}
lockup-ask-pay-goods = { $n ->
    [one] Сплатіть { $n } ресурс: який?
    [few] Сплатіть { $n } ресурси: який спершу?
   *[many] Сплатіть { $n } ресурсів: який спершу?
}
lockup-ask-give-suspicion = Хто отримає 1 вашу фішку підозри?

## Запитання: обхід та експертний режим
lockup-ask-discard-excess = { $n ->
    [one] Ресурсів більше, ніж можна зберігати: скиньте { $n } ресурс
    [few] Ресурсів більше, ніж можна зберігати: скиньте { $n } ресурси
   *[many] Ресурсів більше, ніж можна зберігати: скиньте { $n } ресурсів
}
lockup-ask-choose-trait = Яка риса вашої банди?
lockup-ask-keep-goon = { $n ->
    [one] Стартовий бонус: якого найманця ви залишите?
    [few] Стартовий бонус: яких { $n } найманців ви залишите?
   *[many] Стартовий бонус: яких { $n } найманців ви залишите?
}
lockup-ask-reserve-free = Стартовий бонус: який предмет ви зарезервуєте безкоштовно?

## Варіанти
lockup-do-go = { $location }
lockup-do-pass = Пасувати
lockup-do-up = { $kind ->
    [lookout] { $token } горілиць: сила 0, зате підозру беруть інші
    [enforcer] { $token } горілиць: сила { $power }: ваші фішки сили
   *[other] { $token } горілиць
}
lockup-do-down = { $kind ->
    [lookout] { $token } долілиць: сила 0, зате підозру беруть інші
    [enforcer] { $token } долілиць: сила { $power }: ваші фішки сили
   *[other] { $token } долілиць
}
lockup-do-end = Завершити
lockup-do-end-place-tokens = Завершити хід
lockup-do-end-recall-tokens = Жетонів досить
lockup-do-end-return-goods = Ресурсів досить
lockup-do-tome = Зіграти: { $tome }
lockup-do-no-tome = Без книги
lockup-do-turn-up = Карта варти: { $location }
lockup-do-take = { $kind ->
    [power-first] Узяти фішку сили та фішку першого гравця
    [power] Узяти фішки сили: { $n }
    [scrap] { $n ->
        [1] Узяти 1 брухт
       *[other] Узяти { $n } брухту
    }
    [potion] { $n ->
        [one] Узяти { $n } зілля
        [few] Узяти { $n } зілля
       *[many] Узяти { $n } зілля
    }
    [iron] { $n ->
        [1] Узяти 1 залізо
       *[other] Узяти { $n } заліза
    }
    [choose-tome] Узяти { $n } книги, залишити одну
    [tome] Узяти книгу
   *[other] Узяти нагороду
}
lockup-do-decline = { $n ->
    [0] Відмовитися: банда йде до Бібліотеки
   *[other] Відмовитися: банда йде додому
}
lockup-do-gain = Узяти { $good }
lockup-do-give = Віддати { $good }
lockup-do-receive = Узяти { $good }
lockup-do-recruit = { $n ->
    [one] { $price ->
        [0] Завербувати { $n } найманця безкоштовно
        [one] Завербувати { $n } найманця за { $price } ресурс
        [few] Завербувати { $n } найманця за { $price } ресурси
       *[many] Завербувати { $n } найманця за { $price } ресурсів
    }
    [few] { $price ->
        [0] Завербувати { $n } найманців безкоштовно
        [one] Завербувати { $n } найманців за { $price } ресурс
        [few] Завербувати { $n } найманців за { $price } ресурси
       *[many] Завербувати { $n } найманців за { $price } ресурсів
    }
   *[many] { $price ->
        [0] Завербувати { $n } найманців безкоштовно
        [one] Завербувати { $n } найманців за { $price } ресурс
        [few] Завербувати { $n } найманців за { $price } ресурси
       *[many] Завербувати { $n } найманців за { $price } ресурсів
    }
}
lockup-do-pay = Сплатити { $good }
lockup-do-goon = { $n ->
    [1] Завербувати: { $goon } ({ lockup-type-dwarf })
    [2] Завербувати: { $goon } ({ lockup-type-ratfolk })
    [3] Завербувати: { $goon } ({ lockup-type-cultist })
    [4] Завербувати: { $goon } ({ lockup-type-demon })
    [5] Завербувати: { $goon } ({ lockup-type-hobgoblin })
    [6] Завербувати: { $goon } ({ lockup-type-skinner })
    [7] Завербувати: { $goon } ({ lockup-type-brigand })
   *[other] Завербувати: { $goon }
}
lockup-do-craft = { $n ->
    [0] Створити: { $item }
   *[other] Створити: { $item } ({ $n } ★)
}
lockup-do-reserve = Зарезервувати: { $item }
lockup-do-keep = Залишити: { $tome }
lockup-do-discard = Скинути { $good }
lockup-do-accuse = { $seat }
lockup-do-no-exchange = Без обміну
lockup-do-trait = { $trait }
lockup-do-keep-goon = { $n ->
    [1] Залишити: { $goon } ({ lockup-type-dwarf })
    [2] Залишити: { $goon } ({ lockup-type-ratfolk })
    [3] Залишити: { $goon } ({ lockup-type-cultist })
    [4] Залишити: { $goon } ({ lockup-type-demon })
    [5] Залишити: { $goon } ({ lockup-type-hobgoblin })
    [6] Залишити: { $goon } ({ lockup-type-skinner })
    [7] Залишити: { $goon } ({ lockup-type-brigand })
   *[other] Залишити: { $goon }
}
lockup-do-leave-out = Пропустити: { $cost }
lockup-do-rob = Платить { $seat }
lockup-do-rival-pays = { $good }
lockup-do-peek = { $spot }
lockup-do-lift = { $piece }
lockup-do-move = Сюди: { $location }
lockup-do-recall-from = Звідси: { $location }
lockup-do-recall = Забрати: { $piece }
lockup-do-alibi = Скинути фішки підозри: { $n }
lockup-do-return = Повернути { $good }
lockup-do-find = { $n ->
    [0] Узяти { $good }
    [1] Узяти { $good }
   *[other] Узяти { $good } ×{ $n }
}
lockup-do-take-item = Зарезервувати: { $item }

## Журнал: раунди
lockup-log-round = Починається раунд { $n }
lockup-log-turn = Раунд { $n }: { $seat }
lockup-log-lights-out = Відбій, раунд { $n }
lockup-log-patrol = Обхід після раунду { $n }
lockup-log-scoring = Кінцевий підрахунок
lockup-log-location = Розігрується { $location }

## Журнал: перекличка
lockup-log-places = { $seat } викладає жетон «{ $token }»: { $location }
lockup-log-hides = { $seat } викладає жетон «{ $token }» долілиць: { $location }
lockup-log-hides-unseen = { $seat } викладає жетон долілиць: { $location }
lockup-log-passes = { $n ->
    [0] { $seat } пасує
    [one] { $seat } пасує, лишається { $n } жетон
    [few] { $seat } пасує, лишаються { $n } жетони
   *[many] { $seat } пасує, лишається { $n } жетонів
}
lockup-log-guards-turn = Хід варти
lockup-log-guard = Варта, { $location }: { $guard }
lockup-log-guard-called = { $location }: приходить ще одна карта варти, долілиць
lockup-log-off-duty = Перерва: варта не приходить

## Журнал: відбій
lockup-log-turns-tokens = { $seat } відкриває жетони ({ $location }): { $tokens }
lockup-log-ranks = { $tied ->
    [0] { $seat } посідає місце { $n }, сила { $strength }
   *[other] { $seat } посідає місце { $n }, сила { $strength } (нічия: за чергою від першого гравця)
}
lockup-log-guards-ranks = { $tied ->
    [0] Варта посідає місце { $n }, сила { $strength }
   *[other] Варта посідає місце { $n }, сила { $strength } (нічия: за чергою від першого гравця)
}
lockup-log-takes-suspicion = { $seat } отримує фішки підозри: { $n }
lockup-log-guards-takes-suspicion = Варта отримує фішки підозри: { $n }
lockup-log-suspicion-stays = Пронозу має кожен: фішки підозри лишаються ({ $n })
lockup-log-declines = { $seat } не отримує нагороди ({ $location })
lockup-log-to-library = { $seat } йде до Бібліотеки: { $tokens }
lockup-log-guards-to-library = Варта йде до Бібліотеки
lockup-log-takes-first = { $seat } бере фішку першого гравця
lockup-log-guards-takes-first = Варта бере фішку першого гравця
lockup-log-keeps-first = { $seat } зберігає фішку першого гравця
lockup-log-guards-keeps-first = Варта зберігає фішку першого гравця
lockup-log-takes-lying = { $n ->
    [1] { $seat } бере ще й залишене розбійником: { $good }
   *[other] { $seat } бере ще й залишене розбійником: { $good } ×{ $n }
}
lockup-log-guards-takes-lying = { $n ->
    [1] Варта бере ще й залишене розбійником: { $good }
   *[other] Варта бере ще й залишене розбійником: { $good } ×{ $n }
}

## Журнал: здобутки й витрати
lockup-log-gains = { $n ->
    [1] { $seat } отримує { $good }
   *[other] { $seat } отримує { $good } ×{ $n }
}
lockup-log-guards-gains = { $n ->
    [1] Варта отримує { $good }
   *[other] Варта отримує { $good } ×{ $n }
}
lockup-log-gains-power = { $seat } отримує фішки сили: { $n }
lockup-log-guards-gains-power = Варта отримує фішки сили: { $n }
lockup-log-gains-suspicion = { $seat } отримує на початку фішки підозри: { $n }
lockup-log-gains-reputation = { $n ->
    [one] { $seat } отримує { $n } зірку
    [few] { $seat } отримує { $n } зірки
   *[many] { $seat } отримує { $n } зірок
}
lockup-log-guards-stars = { $n ->
    [one] Варта отримує { $n } зірку замість книги
    [few] Варта отримує { $n } зірки замість книги
   *[many] Варта отримує { $n } зірок замість книги
}
lockup-log-pays = { $seat } платить { $good }
lockup-log-exchanges = { $seat } обмінює: { $goods } → { $good }
lockup-log-guards-exchanges = Варта обмінює: { $good } → { $other_good }
lockup-log-storage = { $seat } має нову межу зберігання: { $n }
lockup-log-discards = { $seat } скидає { $good }
lockup-log-discards-suspicion = { $seat } скидає фішки підозри: { $n }
lockup-log-guards-discards-suspicion = Варта скидає фішки підозри: { $n }
lockup-log-accuses = { $seat } віддає фішку підозри, її отримує { $other }
lockup-log-accuses-guards = { $seat } віддає фішку підозри варті
lockup-log-guards-accuses = Варта віддає фішку підозри, її отримує { $other }

## Журнал: предмети, найманці, досягнення
lockup-log-crafts = { $n ->
    [one] { $seat } створює предмет «{ $item }» й отримує { $n } зірку
    [few] { $seat } створює предмет «{ $item }» й отримує { $n } зірки
   *[many] { $seat } створює предмет «{ $item }» й отримує { $n } зірок
}
lockup-log-guards-crafts = { $n ->
    [one] Варта створює предмет «{ $item }» й отримує { $n } зірку
    [few] Варта створює предмет «{ $item }» й отримує { $n } зірки
   *[many] Варта створює предмет «{ $item }» й отримує { $n } зірок
}
lockup-log-reserves = { $seat } резервує предмет «{ $item }»
lockup-log-guards-reserves = Варта резервує предмет «{ $item }»
lockup-log-leaves-out = { $seat } пропускає частину вартості: { $cost }
lockup-log-rival-pays = { $other } платить { $good }, а предмет створює { $seat }
lockup-log-recruits = { $seat } вербує найманця: { $goon }
lockup-log-guards-recruits = Варта вербує найманця: { $goon }
lockup-log-majority = { $seat } бере досягнення «{ $goal }»
lockup-log-guards-majority = Варта бере досягнення «{ $goal }»
lockup-log-instant = { $n ->
    [one] { $seat } виконує досягнення «{ $goal }» раніше за всіх і отримує { $n } зірку
    [few] { $seat } виконує досягнення «{ $goal }» раніше за всіх і отримує { $n } зірки
   *[many] { $seat } виконує досягнення «{ $goal }» раніше за всіх і отримує { $n } зірок
}
lockup-log-guards-instant = { $n ->
    [one] Варта виконує досягнення «{ $goal }» раніше за всіх і отримує { $n } зірку
    [few] Варта виконує досягнення «{ $goal }» раніше за всіх і отримує { $n } зірки
   *[many] Варта виконує досягнення «{ $goal }» раніше за всіх і отримує { $n } зірок
}

## Журнал: книги
lockup-log-plays-tome = { $seat } грає книгу «{ $tome }»
lockup-log-draws-tome = { $seat } бере книгу «{ $tome }»
lockup-log-draws-tome-unseen = { $seat } бере книгу
lockup-log-keeps-tome = { $seat } залишає книгу «{ $tome }», друга йде під колоду
lockup-log-keeps-tome-unseen = { $seat } залишає одну з двох книг
lockup-log-robs = За предмет, який створює { $seat }, 1 ресурс платить { $other }
lockup-log-peeks = { $seat } дивиться жетон долілиць ({ $other }, { $location }): { $token }
lockup-log-peeks-unseen = { $seat } дивиться жетон долілиць ({ $other }, { $location })
lockup-log-moves = { $seat } переміщує жетон «{ $token }» з локації «{ $location }» до локації «{ $other_location }»
lockup-log-moves-hidden = { $seat } переміщує жетон «{ $token }», долілиць, з локації «{ $location }» до локації «{ $other_location }»
lockup-log-moves-hidden-unseen = { $seat } переміщує жетон, що лежить долілиць, з локації «{ $location }» до локації «{ $other_location }»
lockup-log-recalls = { $seat } забирає жетон «{ $token }» з локації «{ $location }»
lockup-log-recalls-hidden = { $seat } забирає жетон «{ $token }», що лежав долілиць, з локації «{ $location }»
lockup-log-recalls-hidden-unseen = { $seat } забирає жетон, що лежав долілиць, з локації «{ $location }»
lockup-log-returns = { $seat } повертає { $good } до запасу

## Журнал: обхід, обшуки, кінець
lockup-log-goon-leaves = { $goon } полишає Їдальню
lockup-log-suspicion = Фішки підозри, { $location }: { $n }
lockup-log-brings = { $goon } приносить { $good } ({ $location })
lockup-log-raid = Обшук номер { $n }: порівнюються фішки підозри
lockup-log-raided = { $n ->
    [one] { $seat } втрачає { $n } зірку
    [few] { $seat } втрачає { $n } зірки
   *[many] { $seat } втрачає { $n } зірок
}
lockup-log-guards-raided = { $n ->
    [one] Варта втрачає { $n } зірку
    [few] Варта втрачає { $n } зірки
   *[many] Варта втрачає { $n } зірок
}
lockup-log-chooses-trait = { $seat } обирає рису «{ $trait }»
lockup-log-keeps-goon = { $seat } залишає найманця: { $goon }
lockup-log-scores = { $n ->
    [one] { $seat } завершує гру: { $n } зірка
    [few] { $seat } завершує гру: { $n } зірки
   *[many] { $seat } завершує гру: { $n } зірок
}
lockup-log-guards-scores = { $n ->
    [one] Варта завершує гру: { $n } зірка
    [few] Варта завершує гру: { $n } зірки
   *[many] Варта завершує гру: { $n } зірок
}

## Кінець
lockup-end-six-rounds = Шість раундів зіграно: перемагає той, хто має найбільше зірок
lockup-end-tie = Зірок порівну: перемагає той, хто створив більше предметів, інакше перемога спільна (16.4)
lockup-part-reputation = Репутація
lockup-part-majority = Досягнення «Перевага»
lockup-part-end-goal = Досягнення «Кінець гри»
lockup-part-goons = Найманці
lockup-part-goods = Ресурси
lockup-part-tomes = Книги
lockup-part-first = Перший гравець

## Those whom nobody plays
lockup-lost = Перемагає варта
lockup-rival-guards = Варта

## Standing orders for all locations together
lockup-reaction-t3 = Перед локацією
lockup-reaction-t4 = Сили в локації
lockup-reaction-t5 = Нагороди в локації
