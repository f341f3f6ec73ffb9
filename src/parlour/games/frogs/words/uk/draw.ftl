### Слова на малюнку «Буремних мандрів». Короткі: місця мало.

frogs-draw-label = Буремні мандри, раунд { $n }. Діє { $seat }.
frogs-draw-label-over = Буремні мандри, партію завершено. { $wins }
frogs-draw-label-mine = Ваша рука й карти у вашій зоні
frogs-draw-label-rest = Зона суперника, колода і смітник

frogs-draw-edition-house = Домашнє видання
frogs-draw-edition-pack = Карти: { $name }

# годинник над полем
frogs-draw-turn = Хід { $n }
frogs-draw-phase-setup = Підготовка
frogs-draw-phase-turn = { $n ->
    [0] основна дія 1 з 2
    [1] основна дія 2 з 2
   *[other] лише вільні дії
}
frogs-draw-phase-end-of-turn = кінець ходу
frogs-draw-phase-over = Партію завершено
frogs-draw-last-turns = { $n ->
    [1] останній хід
    [2] цей хід і ще один
   *[other] цей хід, потім ще по одному
}

# поділки
frogs-draw-home = Домівка
frogs-draw-space-none = без винагороди
frogs-draw-space-gain = { $n ->
    [one] отримайте { $n } монету
    [few] отримайте { $n } монети
   *[many] отримайте { $n } монет
}
frogs-draw-space-draw = { $n ->
    [one] потягніть { $n } карту
    [few] потягніть { $n } карти
   *[many] потягніть { $n } карт
}
frogs-draw-space-start = { $name }: активувати або удосконалити
frogs-draw-space-charm = { $n ->
    [one] лишився { $n } жетон зачарування: { $name }
    [few] { $n } жетони зачарування: { $name }
   *[many] { $n } жетонів зачарування: { $name }
}
frogs-draw-space-end = тут шлях закінчується
frogs-draw-token-golden-chest = жетон: золота скриня
frogs-draw-token-plus-5 = жетон: отримайте 5 монет
frogs-draw-token-nest = жетон: активувати або удосконалити Гніздо
frogs-draw-token-below = під ним: { $what }
frogs-draw-stands = тут { $name }
frogs-draw-traveller = { $name }: мандрівник ({ $species })
frogs-draw-route = Плата за прохід: { $coins ->
    [0] скинути { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[many] { $cards } карт
    }
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}

# плашка гравця на телефоні
frogs-draw-chip = { $name }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}, { $cards ->
    [one] { $cards } карта в руці
    [few] { $cards } карти в руці
   *[many] { $cards } карт у руці
}
