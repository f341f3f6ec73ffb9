### Слова на рисунке Roam. Короткие, потому что стоят на маленьких листах.

roam-draw-label-mine = Ваши персонажи и артефакты
roam-draw-label-rest = Остальные игроки, артефакты на продажу, следующая территория

roam-draw-you = вы

roam-draw-round = Раунд { $n }
roam-draw-phase-before = Выбор персонажа
roam-draw-phase-position = Выбор положения
roam-draw-phase-shortage = Мало фишек: выбор участков
roam-draw-phase-extras = Дополнительные действия
roam-draw-phase-artifact = Действие артефакта
roam-draw-phase-lands = Разведанные территории
roam-draw-phase-auction = Аукцион
roam-draw-phase-market = Покупка артефакта
roam-draw-phase-over = Игра окончена

# ярлыки на карточке игрока
roam-draw-turn = ход
roam-draw-bids = ставка
roam-draw-first = первый игрок
roam-draw-winner = победитель

# подписи (подсказки, экранные дикторы)
roam-draw-awake = не спит
roam-draw-asleep = спит
roam-draw-ready = готов
roam-draw-used = использован
roam-draw-price = { $n ->
    [one] стоит { $n } монету
    [few] стоит { $n } монеты
   *[many] стоит { $n } монет
}
roam-draw-awake-count = не спят: { $n }
roam-draw-asleep-count = спят: { $n }
roam-draw-land = Территория { $n }
roam-draw-scroll-closed = Территория { $n }, никто не знает, кто здесь ждёт

# на поле, под словами нарисованы две монеты
roam-draw-pay-2 = цена 2

# листы рядом с полем
roam-draw-deck = колода { $n }
roam-draw-deck-empty = Колода пуста.
roam-draw-hidden = Скрытый персонаж
roam-draw-stack = стопка { $n }
roam-draw-outpost-hint = Окружите фишку соперника.
roam-draw-auction = Аукцион: { $name }
roam-draw-best-bid = Высшая ставка
roam-draw-no-bid = Ставок пока нет
roam-draw-waiting = Торгуются
roam-draw-edition-house = Домашнее издание
roam-draw-edition-pack = Набор карт: { $name }

# карта для чтения
roam-draw-character = Персонаж
roam-draw-character-starting = Стартовая карта
