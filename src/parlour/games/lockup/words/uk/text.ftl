### Lockup: що роблять карти, стисло: написи стоять на маленьких картах.

## Особливі ефекти
lockup-effect-gain-scrap = Отримайте 1 брухт
lockup-effect-gain-potion = Отримайте 1 зілля
lockup-effect-gain-iron = Отримайте 1 залізо
lockup-effect-gain-gold = Отримайте 1 золото
lockup-effect-discard-suspicion = Скиньте 1 свою фішку підозри
lockup-effect-give-suspicion = Віддайте 1 свою фішку підозри супернику
lockup-effect-gain-power = Отримайте 1 фішку сили
lockup-effect-draw-tome = Візьміть 1 книгу
lockup-effect-storage = Межа зберігання +1
lockup-effect-exchange = Можете обміняти 1 ресурс на 1 іншого виду
lockup-effect-choose-tome = Візьміть 2 книги, залиште 1

## Стартові бонуси
lockup-bonus-reputation = { $n ->
    [one] Отримайте { $n } зірку
    [few] Отримайте { $n } зірки
   *[many] Отримайте { $n } зірок
}
lockup-bonus-scrap = Отримайте брухт: { $n }
lockup-bonus-potion = Отримайте зілля: { $n }
lockup-bonus-iron = Отримайте залізо: { $n }
lockup-bonus-gold = Отримайте золото: { $n }
lockup-bonus-power = Отримайте фішки сили: { $n }
lockup-bonus-suspicion = Візьміть фішки підозри: { $n }
lockup-bonus-storage = Межа зберігання +{ $n }
lockup-bonus-tome = { $n ->
    [one] Візьміть { $n } книгу
    [few] Візьміть { $n } книги
   *[many] Візьміть { $n } книг
}
lockup-bonus-tome-choice = { $n ->
    [1] Візьміть 2 книги, залиште 1
   *[other] Разів: { $n }. Візьміть 2 книги, залиште 1
}
lockup-bonus-goon = { $n ->
    [one] Візьміть { $n } найманця, залиште: { $keep }
    [few] Візьміть { $n } найманців, залиште: { $keep }
   *[many] Візьміть { $n } найманців, залиште: { $keep }
}
lockup-bonus-reserve-item = { $n ->
    [one] Зарезервуйте { $n } предмет безкоштовно
    [few] Зарезервуйте { $n } предмети безкоштовно
   *[many] Зарезервуйте { $n } предметів безкоштовно
}

## Книги
lockup-text-tome-big-book-of-stealth = Ваш хід: у цьому раунді можете викласти долілиць на 2 жетони більше.
lockup-text-tome-cutthroat-crafting = Перед створенням: 1 ресурс вартості платить суперник.
lockup-text-tome-atlas-of-hideouts = Ваш хід: подивіться жетон суперника долілиць; наодинці: відкрийте карту варти.
lockup-text-tome-brawlers-handbook = Порівняння сили: +3 до сили там, де є ваш жетон.
lockup-text-tome-lantern-timetable = Коли мали б узяти підозру: ви ніби маєте там пронозу.
lockup-text-tome-book-of-alibis = Ваш хід, перед локацією, нагородою чи обшуком, обхід: скиньте до 2 своїх фішок підозри.
lockup-text-tome-poison-pen-letters = Ваш хід або перед локацією: віддайте 1 свою фішку підозри супернику.
lockup-text-tome-plan-of-the-old-tunnels = Перед локацією: перемістіть свій жетон між нерозіграними локаціями, крім Бібліотеки.
lockup-text-tome-feint-manual = Ваш хід: заберіть свої жетони з локації; туди можна викладати знову.
lockup-text-tome-tinkers-shortcuts = Перед створенням: пропустіть 1 ресурс вартості.
lockup-text-tome-recruiters-patter = Перед вербуванням: платіть на 2 ресурси менше.
lockup-text-tome-fences-price-list = Ваш хід, перед локацією чи нагородою, обхід: обміняйте до 3 ресурсів на будь-які.
lockup-text-tome-pit-fighters-primer = Ваш хід, перед локацією чи нагородою, обхід: отримайте 1 фішку сили.
lockup-text-tome-scavengers-almanac = Ваш хід, перед локацією чи нагородою, обхід: 2 брухту, або 1 зілля, або 1 залізо, або 1 золото.

## Досягнення
lockup-text-goal-maj-shields = Найбільше щитів, щонайменше 3
lockup-text-goal-maj-gems = Найбільше самоцвітів, щонайменше 3
lockup-text-goal-maj-magic = Найбільше магії, щонайменше 3
lockup-text-goal-maj-items = Найбільше створених предметів, щонайменше 3
lockup-text-goal-maj-goons = Найбільше найманців, щонайменше 3
lockup-text-goal-maj-iron-items = Найбільше предметів із залізом у вартості, щонайменше 2
lockup-text-goal-inst-three-items = Перший, хто має 3 створені предмети
lockup-text-goal-inst-four-types = Перший, хто має найманців 4 типів
lockup-text-goal-inst-symbols = Перший, хто має 4 символи, серед них усі три види
lockup-text-goal-inst-power = Перший, хто має 5 фішок сили
lockup-text-goal-inst-all-resources = Перший, у вартості чиїх предметів є всі 4 ресурси
lockup-text-goal-inst-masterpiece = Перший, хто має предмет на 9 зірок або більше
lockup-text-goal-end-items = Найбільше створених предметів
lockup-text-goal-end-goons = Найбільше найманців
lockup-text-goal-end-potion-items = Найбільше предметів із зіллям у вартості
lockup-text-goal-end-symbol-sets = 3 зірки за кожен набір: щит, самоцвіт, магія
lockup-text-goal-end-types = 1 зірка за кожен тип серед ваших найманців
lockup-text-goal-end-wanted = 1 зірка за кожен символ підозри на ваших найманцях
