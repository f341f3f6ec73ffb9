### Frogs: стол в терминале.

frogs-legend = ● Оранжевый · ■ Синий · ¢ монеты · ▤ карты · ∪ Гнездо · ◎ Кувшинка · ∩ Нора · ▣ железный, ◈ золотой, ◆ рубиновый сундук · ★ ✦ ♥ жетоны зачарования · ! жетон, один раз · (¢1) плата за проход · ↳ после развилки · … дальше как выше · ⌂ дом, конец тропы · • припасы · ◀ решает сейчас

frogs-term-phase-setup = Подготовка
frogs-term-phase-turn = Ход { $n }, основные действия: { $actions } из 2
frogs-term-phase-end-of-turn = Конец хода { $n }
frogs-term-phase-over = Игра окончена
frogs-term-last = { $n ->
    [1] последний ход
    [2] колода кончилась: этот ход и ещё один
   *[other] колода кончилась: этот ход, затем ещё по одному
}
frogs-term-home = Дом

## Посередине
frogs-term-deck = { $n ->
    [one] { $n } карта в колоде
    [few] { $n } карты в колоде
   *[many] { $n } карт в колоде
}
frogs-term-top = Сверху колоды
frogs-term-discard = Сброс ({ $n })
frogs-term-novices = Начальные жители
frogs-term-looked = Осматриваемые карты
frogs-term-chain = Выполняется
frogs-term-reward = награда
frogs-term-waiting = Сработали

## Игроки
frogs-term-starters = Стартовые карты
frogs-term-villagers = Жители
frogs-term-gear = Снаряжение
frogs-term-buildings = Постройки
frogs-term-hand = Рука
frogs-term-known = Вы знаете в этой руке
frogs-term-perhaps = В этой руке, подложены или возвращены на колоду
frogs-term-tucked = Подложены
frogs-term-used = использовано
frogs-term-advanced = улучшенная сторона
frogs-term-first = первый игрок
frogs-term-cards = { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[many] { $n } карт в руке
}
frogs-term-under = подложено: { $n }
frogs-term-points = постройки: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
