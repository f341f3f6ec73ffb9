### Lockup: что делают карты, кратко: надписи стоят на маленьких картах.

## Особые эффекты
lockup-effect-gain-scrap = Получите 1 мусор
lockup-effect-gain-potion = Получите 1 зелье
lockup-effect-gain-iron = Получите 1 железо
lockup-effect-gain-gold = Получите 1 золото
lockup-effect-discard-suspicion = Сбросьте 1 свою фишку подозрения
lockup-effect-give-suspicion = Отдайте 1 свою фишку подозрения сопернику
lockup-effect-gain-power = Получите 1 фишку силы
lockup-effect-draw-tome = Возьмите 1 книгу
lockup-effect-storage = Предел хранения +1
lockup-effect-exchange = Можете обменять 1 ресурс на 1 другого вида
lockup-effect-choose-tome = Возьмите 2 книги, оставьте 1

## Стартовые бонусы
lockup-bonus-reputation = { $n ->
    [one] Получите { $n } звезду
    [few] Получите { $n } звезды
   *[many] Получите { $n } звёзд
}
lockup-bonus-scrap = Получите мусор: { $n }
lockup-bonus-potion = { $n ->
    [one] Получите { $n } зелье
    [few] Получите { $n } зелья
   *[many] Получите { $n } зелий
}
lockup-bonus-iron = Получите железо: { $n }
lockup-bonus-gold = Получите золото: { $n }
lockup-bonus-power = Получите фишки силы: { $n }
lockup-bonus-suspicion = Возьмите фишки подозрения: { $n }
lockup-bonus-storage = Предел хранения +{ $n }
lockup-bonus-tome = { $n ->
    [one] Возьмите { $n } книгу
    [few] Возьмите { $n } книги
   *[many] Возьмите { $n } книг
}
lockup-bonus-tome-choice = { $n ->
    [1] Возьмите 2 книги, оставьте 1
   *[other] Раз: { $n }. Возьмите 2 книги, оставьте 1
}
lockup-bonus-goon = { $n ->
    [one] Возьмите { $n } наёмника, оставьте: { $keep }
    [few] Возьмите { $n } наёмников, оставьте: { $keep }
   *[many] Возьмите { $n } наёмников, оставьте: { $keep }
}
lockup-bonus-reserve-item = { $n ->
    [one] Зарезервируйте { $n } предмет бесплатно
    [few] Зарезервируйте { $n } предмета бесплатно
   *[many] Зарезервируйте { $n } предметов бесплатно
}

## Книги
lockup-text-tome-big-book-of-stealth = Ваш ход: в этом раунде можете выложить взакрытую на 2 жетона больше.
lockup-text-tome-cutthroat-crafting = Перед созданием: 1 ресурс стоимости платит соперник.
lockup-text-tome-atlas-of-hideouts = Ваш ход: посмотрите закрытый жетон соперника; в одиночку: откройте карту стражи.
lockup-text-tome-brawlers-handbook = Сравнение силы: +3 к силе там, где есть ваш жетон.
lockup-text-tome-lantern-timetable = Когда вы взяли бы подозрение: считается, что у вас там проныра.
lockup-text-tome-book-of-alibis = Ваш ход, перед локацией, наградой или обыском, караул: сбросьте до 2 своих фишек подозрения.
lockup-text-tome-poison-pen-letters = Ваш ход или перед локацией: отдайте 1 свою фишку подозрения сопернику.
lockup-text-tome-plan-of-the-old-tunnels = Перед локацией: переместите свой жетон между неразыгранными локациями, кроме Библиотеки.
lockup-text-tome-feint-manual = Ваш ход: заберите свои жетоны из локации; туда можно выкладывать снова.
lockup-text-tome-tinkers-shortcuts = Перед созданием: пропустите 1 ресурс стоимости.
lockup-text-tome-recruiters-patter = Перед вербовкой: платите на 2 ресурса меньше.
lockup-text-tome-fences-price-list = Ваш ход, перед локацией или наградой, караул: обменяйте до 3 ресурсов на любые.
lockup-text-tome-pit-fighters-primer = Ваш ход, перед локацией или наградой, караул: получите 1 фишку силы.
lockup-text-tome-scavengers-almanac = Ваш ход, перед локацией или наградой, караул: 2 мусора, или 1 зелье, или 1 железо, или 1 золото.

## Достижения
lockup-text-goal-maj-shields = Больше всех щитов, не меньше 3
lockup-text-goal-maj-gems = Больше всех самоцветов, не меньше 3
lockup-text-goal-maj-magic = Больше всех магии, не меньше 3
lockup-text-goal-maj-items = Больше всех созданных предметов, не меньше 3
lockup-text-goal-maj-goons = Больше всех наёмников, не меньше 3
lockup-text-goal-maj-iron-items = Больше всех предметов с железом в стоимости, не меньше 2
lockup-text-goal-inst-three-items = Первый, у кого 3 созданных предмета
lockup-text-goal-inst-four-types = Первый, у кого наёмники 4 типов
lockup-text-goal-inst-symbols = Первый, у кого 4 символа, среди них все три вида
lockup-text-goal-inst-power = Первый, у кого 5 фишек силы
lockup-text-goal-inst-all-resources = Первый, в стоимости чьих предметов есть все 4 ресурса
lockup-text-goal-inst-masterpiece = Первый, у кого предмет на 9 звёзд или больше
lockup-text-goal-end-items = Больше всех созданных предметов
lockup-text-goal-end-goons = Больше всех наёмников
lockup-text-goal-end-potion-items = Больше всех предметов с зельем в стоимости
lockup-text-goal-end-symbol-sets = 3 звезды за каждый набор: щит, самоцвет, магия
lockup-text-goal-end-types = 1 звезда за каждый тип среди ваших наёмников
lockup-text-goal-end-wanted = 1 звезда за каждый символ подозрения на ваших наёмниках
