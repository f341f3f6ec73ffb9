### Frogs: стіл у терміналі.

frogs-legend = ● Помаранчевий · ■ Синій · ¢ монети · ▤ карти · ∪ Гніздо · ◎ Латаття · ∩ Нора · ▣ залізна, ◈ золота, ◆ рубінова скриня · ★ ✦ ♥ жетони зачарування · ! жетон, один раз · (¢1) плата за шлях · ↳ після роздоріжжя · … далі як вище · ⌂ домівка, кінець шляху · • припаси · ◀ вирішує зараз

frogs-term-phase-setup = Підготовка
frogs-term-phase-turn = Хід { $n }, основні дії: { $actions } з 2
frogs-term-phase-end-of-turn = Кінець ходу { $n }
frogs-term-phase-over = Гру завершено
frogs-term-last = { $n ->
    [1] останній хід
    [2] колода скінчилася: цей хід і ще один
   *[other] колода скінчилася: цей хід, потім ще по одному
}
frogs-term-home = Домівка

## Посередині
frogs-term-deck = { $n ->
    [one] { $n } карта в колоді
    [few] { $n } карти в колоді
   *[many] { $n } карт у колоді
}
frogs-term-top = Зверху колоди
frogs-term-discard = Смітник ({ $n })
frogs-term-novices = Початкові карти мешканців
frogs-term-looked = Карти, на які дивляться
frogs-term-chain = Виконується
frogs-term-reward = винагорода
frogs-term-waiting = Спрацювали

## Гравці
frogs-term-starters = Стартові карти
frogs-term-villagers = Мешканці
frogs-term-gear = Манатки
frogs-term-buildings = Будівлі
frogs-term-hand = Рука
frogs-term-known = Ви знаєте в цій руці
frogs-term-perhaps = У цій руці, підкладено або повернуто на колоду
frogs-term-tucked = Підкладено
frogs-term-used = використано
frogs-term-advanced = просунутий бік
frogs-term-first = перший гравець
frogs-term-cards = { $n ->
    [one] { $n } карта в руці
    [few] { $n } карти в руці
   *[many] { $n } карт у руці
}
frogs-term-under = підкладено: { $n }
frogs-term-points = будівлі: { $n } ПБ
