### Слова на рисунке игры «Там, где каркают лягушки». Короткие: места мало.

frogs-draw-label = Там, где каркают лягушки, раунд { $n }. Действует { $seat }.
frogs-draw-label-over = Там, где каркают лягушки, игра окончена. { $wins }
frogs-draw-label-mine = Ваша рука и карты в вашей зоне
frogs-draw-label-rest = Зона соперника, колода и сброс

frogs-draw-edition-house = Домашнее издание
frogs-draw-edition-pack = Карты: { $name }

# часы над полем
frogs-draw-turn = Ход { $n }
frogs-draw-phase-setup = Подготовка
frogs-draw-phase-turn = { $n ->
    [0] основное действие 1 из 2
    [1] основное действие 2 из 2
   *[other] только свободные действия
}
frogs-draw-phase-end-of-turn = конец хода
frogs-draw-phase-over = Игра окончена
frogs-draw-last-turns = { $n ->
    [1] последний ход
    [2] этот ход и ещё один
   *[other] этот ход, затем ещё по одному
}

# клетки
frogs-draw-home = Дом
frogs-draw-space-none = без награды
frogs-draw-space-gain = { $n ->
    [one] получите { $n } монету
    [few] получите { $n } монеты
   *[many] получите { $n } монет
}
frogs-draw-space-draw = { $n ->
    [one] возьмите { $n } карту
    [few] возьмите { $n } карты
   *[many] возьмите { $n } карт
}
frogs-draw-space-start = { $name }: активировать или улучшить
frogs-draw-space-charm = { $n ->
    [one] остался { $n } жетон зачарования: { $name }
    [few] { $n } жетона зачарования: { $name }
   *[many] { $n } жетонов зачарования: { $name }
}
frogs-draw-space-end = здесь тропа кончается
frogs-draw-token-golden-chest = жетон: золотой сундук
frogs-draw-token-plus-5 = жетон: получите 5 монет
frogs-draw-token-nest = жетон: активировать или улучшить Гнездо
frogs-draw-token-below = под ним: { $what }
frogs-draw-stands = здесь { $name }
frogs-draw-traveller = { $name }: путник ({ $species })
frogs-draw-route = Плата за проход: { $coins ->
    [0] сбросить { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}

# плашка игрока на телефоне
frogs-draw-chip = { $name }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}, { $cards ->
    [one] { $cards } карта в руке
    [few] { $cards } карты в руке
   *[many] { $cards } карт в руке
}
