### Слова на малюнку Roam. Короткі, бо стоять на маленьких аркушах.

roam-draw-label-mine = Ваші персонажі та артефакти
roam-draw-label-rest = Інші гравці, артефакти на продаж, наступна місцина

roam-draw-you = ви

roam-draw-round = Раунд { $n }
roam-draw-phase-before = Вибір персонажа
roam-draw-phase-position = Вибір положення
roam-draw-phase-shortage = Мало фішок: вибір ділянок
roam-draw-phase-extras = Додаткові дії
roam-draw-phase-artifact = Дія артефакту
roam-draw-phase-lands = Розвідані місцини
roam-draw-phase-auction = Аукціон
roam-draw-phase-market = Купівля артефакту
roam-draw-phase-over = Гру завершено

# ярлики на картці гравця
roam-draw-turn = хід
roam-draw-bids = ставка
roam-draw-first = перший гравець
roam-draw-winner = переможець

# підписи (підказки, екранні диктори)
roam-draw-awake = не спить
roam-draw-asleep = спить
roam-draw-ready = готовий
roam-draw-used = використаний
roam-draw-price = { $n ->
    [one] коштує { $n } монету
    [few] коштує { $n } монети
   *[many] коштує { $n } монет
}
roam-draw-awake-count = не сплять: { $n }
roam-draw-asleep-count = сплять: { $n }
roam-draw-land = Місцина { $n }
roam-draw-scroll-closed = Місцина { $n }, ніхто не знає, хто тут чекає

# на полі, під словами намальовано дві монети
roam-draw-pay-2 = ціна 2

# аркуші біля поля
roam-draw-deck = колода { $n }
roam-draw-deck-empty = Колода порожня.
roam-draw-hidden = Невідомий персонаж
roam-draw-stack = стос { $n }
roam-draw-outpost-hint = Оточіть фішку суперника.
roam-draw-auction = Аукціон: { $name }
roam-draw-best-bid = Ставка
roam-draw-no-bid = Ставок ще немає
roam-draw-waiting = Торгуються
roam-draw-edition-house = Домашнє видання
roam-draw-edition-pack = Набір карт: { $name }

# картка для читання
roam-draw-character = Персонаж
roam-draw-character-starting = Стартова карта
