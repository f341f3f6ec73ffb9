# Буремні мандри: слова вебсторінок.

web-game-frogs-line = Поєдинок ворон, жаб і кроликів: відправляйте мешканців у мандри й вчасно підкладайте їх.
web-game-frogs-edition = Домашнє видання: більшість карт і частину поля ми придумали самі.
web-about-frogs = Автор: Iain Everett; ілюстрації: Pennie Jo Everett; українське видання: «Ігромаг», 2025. У нас домашнє видання: більшість карт і частина поля — наші власні, як і всі малюнки. Parlour не пов’язаний із жодним із них.

## Налаштування «Буремних мандрів»
web-hint-frogs-board = На осінньому боці за деякі шляхи платять монетами або картами. Для першої гри — весна.
web-value-frogs-board-spring = Весна
web-value-frogs-board-autumn = Осінь
web-hint-frogs-theme = Її замішують в основну колоду. Для першої гри — академія.
web-value-frogs-theme-academy = Академія
web-value-frogs-theme-tidings = Звістки
web-hint-frogs-both_decks = Замішують обидві колоди; кожен тягне 8 карт і скидає 3.
web-value-frogs-both_decks-false = Ні
web-value-frogs-both_decks-true = Обидві колоди
web-hint-frogs-no_memory = Кожен може будь-коли дивитися власні підкладені карти.
web-value-frogs-no_memory-false = Ні
web-value-frogs-no_memory-true = Без запам’ятовування
web-value-frogs-tie_break-shared = Спільна перемога
web-value-frogs-tie_break-coins = Вирішують монети
web-value-frogs-pack-house = Домашнє видання

## Розділи «Буремних мандрів»
web-chapter-frogs-1 = Мета гри
web-chapter-frogs-2 = Компоненти
web-chapter-frogs-3 = Підготовка до гри
web-chapter-frogs-4 = Хід
web-chapter-frogs-5 = Дії
web-chapter-frogs-6 = Зони й поняття
web-chapter-frogs-7 = Ефекти
web-chapter-frogs-8 = Мандрівка
web-chapter-frogs-9 = Манатки
web-chapter-frogs-10 = Будівлі
web-chapter-frogs-11 = Зачарування
web-chapter-frogs-12 = Спрацювання
web-chapter-frogs-13 = Таємне й відкрите
web-chapter-frogs-14 = Кінець гри та підрахунок
web-chapter-frogs-15 = Варіанти
web-chapter-frogs-INV = Що незмінно правда
web-chapter-frogs-DEC = Рішення
