### Frogs: слова на картах, в зонах и стопках. Короткие: места мало.

# карта, для тех, кто спрашивает или слушает
frogs-cards-cost = стоимость { $n }
frogs-cards-provisions = припасы: { $n }
frogs-cards-enchanted = зачарована ({ $charm })
frogs-cards-used = использована в этот ход
frogs-cards-free = Свободное действие
frogs-cards-starter = стартовая карта
frogs-cards-deck-novice = начальная
frogs-cards-basic = базовая сторона
frogs-cards-advanced = улучшенная сторона
frogs-cards-basic-side = Базовая сторона
frogs-cards-advanced-side = Улучшенная сторона

# ряды зоны, написаны сбоку снизу вверх
frogs-cards-row-gear = Снаряжение
frogs-cards-row-villager = Жители
frogs-cards-row-building = Постройки

# игрок
frogs-cards-turn = ход
frogs-cards-coins = монеты: { $n }
frogs-cards-hand = карты в руке: { $n }
frogs-cards-known = Вы знаете: { $cards }.
frogs-cards-perhaps = Возможно: { $cards }.
frogs-cards-charm = неиспользованный жетон зачарования ({ $charm })
frogs-cards-tucked = подложенные карты: { $n }
frogs-cards-points = победные очки: { $n }
frogs-cards-vp = ПО
frogs-cards-vp-so-far = ПО + ?
frogs-cards-vp-why = Очки за постройки; подложенное считают в конце

# рука и то, что лежит перед ней
frogs-cards-your-hand = Ваша рука
frogs-cards-no-hand = Ваша рука пуста.
frogs-cards-novices = Начальные жители
frogs-cards-looked = Осматриваемые карты
frogs-cards-choose-discard = Сброс, начиная с верхней
frogs-cards-was-tucked = { $name }: подложенные карты

# стопки
frogs-cards-deck-name = Колода
frogs-cards-deck = Карт в колоде: { $n }.
frogs-cards-top = Сверху лежат: { $cards }.
frogs-cards-discard-name = Сброс
frogs-cards-discard = Карт в сбросе: { $n }.
frogs-cards-pile = Сверху вниз: { $cards }.

# что выполняется
frogs-cards-chain = Выполняется
frogs-cards-link-relic = { $name }: реликвия
frogs-cards-link-enchantment = { $name }: зачарование
frogs-cards-link-reward = Награда: { $reward }
frogs-cards-waiting = { $event }. В каком порядке?
frogs-cards-event-card-played = Сыграна карта
frogs-cards-event-start-activated = Активируется стартовая карта
frogs-cards-event-villager-activated = Активирован житель
frogs-cards-event-gained = Получены монеты
frogs-cards-event-drawn = Взяты карты
frogs-cards-event-discarded = Сброшены карты
frogs-cards-event-tucked-from-hand = Подложены карты из руки
frogs-cards-event-travelled = Путник отправился в путь
frogs-cards-event-arrived = Путник остановился
frogs-cards-event-looked = Осмотр карт
frogs-cards-event-invested = Вложены монеты
frogs-cards-event-enchanted = Зачарована постройка

# что считается
frogs-cards-counts = Что даст очки
frogs-cards-counts-villagers = Жители: мин. × макс.
frogs-cards-counts-buildings = Припасы на постройках
frogs-cards-counts-gear = Снаряжение × зачарованные
frogs-cards-counts-tucked = Всего подложенных карт
frogs-cards-why-villagers = Подложенные жители по видам: наименьшая группа, умноженная на наибольшую; пустая группа даёт 0 (§ 14.4.1)
frogs-cards-why-buildings = Каждый припас на ваших постройках в игре — одно очко (§ 14.4.2)
frogs-cards-why-gear = Подложенное снаряжение, умноженное на ваши постройки с жетоном чар (§ 14.4.3)
frogs-cards-scored-villagers = Жители: мин. × макс.
frogs-cards-scored-buildings = Припасы на постройках
frogs-cards-scored-gear = Снаряжение × зачарованные
frogs-cards-sum-buildings = по 1
