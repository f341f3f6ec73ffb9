### Frogs: слова на картах, у зонах і стосах. Короткі: місця мало.

# карта, для тих, хто питає чи слухає
frogs-cards-cost = вартість { $n }
frogs-cards-provisions = припаси: { $n }
frogs-cards-enchanted = зачаровано ({ $charm })
frogs-cards-used = використано цього ходу
frogs-cards-free = Вільна дія
frogs-cards-starter = стартова карта
frogs-cards-deck-novice = початкова
frogs-cards-basic = базовий бік
frogs-cards-advanced = просунутий бік
frogs-cards-basic-side = Базовий бік
frogs-cards-advanced-side = Просунутий бік

# ряди зони, написані збоку знизу вгору
frogs-cards-row-gear = Манатки
frogs-cards-row-villager = Мешканці
frogs-cards-row-building = Будівлі

# гравець
frogs-cards-turn = хід
frogs-cards-coins = монети: { $n }
frogs-cards-hand = карти в руці: { $n }
frogs-cards-known = Ви знаєте: { $cards }.
frogs-cards-perhaps = Можливо: { $cards }.
frogs-cards-charm = невикористаний жетон зачарування ({ $charm })
frogs-cards-tucked = підкладені карти: { $n }
frogs-cards-points = переможні бали: { $n }
frogs-cards-vp = ПБ
frogs-cards-vp-so-far = ПБ + ?
frogs-cards-vp-why = Бали за будівлі; підкладене рахують наприкінці

# рука й те, що лежить перед нею
frogs-cards-your-hand = Ваша рука
frogs-cards-no-hand = Ваша рука порожня.
frogs-cards-novices = Початкові мешканці
frogs-cards-looked = Карти на розгляді
frogs-cards-choose-discard = Смітник, від верхньої карти
frogs-cards-was-tucked = { $name }: підкладені карти

# стоси
frogs-cards-deck-name = Колода
frogs-cards-deck = Карт у колоді: { $n }.
frogs-cards-top = Зверху лежать: { $cards }.
frogs-cards-discard-name = Смітник
frogs-cards-discard = Карт у смітнику: { $n }.
frogs-cards-pile = Згори донизу: { $cards }.

# що саме виконується
frogs-cards-chain = Виконується
frogs-cards-link-relic = { $name }: реліквія
frogs-cards-link-enchantment = { $name }: зачарування
frogs-cards-link-reward = Винагорода: { $reward }
frogs-cards-waiting = { $event }. У якому порядку?
frogs-cards-event-card-played = Зіграно карту
frogs-cards-event-start-activated = Активовано стартову карту
frogs-cards-event-villager-activated = Активовано мешканця
frogs-cards-event-gained = Отримано монети
frogs-cards-event-drawn = Потягнуто карти
frogs-cards-event-discarded = Скинуто карти
frogs-cards-event-tucked-from-hand = Підкладено карти з руки
frogs-cards-event-travelled = Мандрівник рушив у дорогу
frogs-cards-event-arrived = Мандрівник зупинився
frogs-cards-event-looked = Перегляд карт
frogs-cards-event-invested = Інвестовано монети
frogs-cards-event-enchanted = Зачаровано будівлю

# що рахується
frogs-cards-counts = Що дасть бали
frogs-cards-counts-villagers = Мешканці: мін. × макс.
frogs-cards-counts-buildings = Припаси на будівлях
frogs-cards-counts-gear = Манатки × зачаровані
frogs-cards-counts-tucked = Усього підкладених карт
frogs-cards-why-villagers = Підкладені мешканці за видами: найменша група, помножена на найбільшу; якщо якоїсь немає, виходить 0 (§ 14.4.1)
frogs-cards-why-buildings = Кожен припас на ваших будівлях у грі — один бал (§ 14.4.2)
frogs-cards-why-gear = Підкладені манатки, помножені на ваші будівлі з жетоном зачарування (§ 14.4.3)
frogs-cards-scored-villagers = Мешканці: мін. × макс.
frogs-cards-scored-buildings = Припаси на будівлях
frogs-cards-scored-gear = Манатки × зачаровані будівлі
frogs-cards-sum-buildings = по 1
