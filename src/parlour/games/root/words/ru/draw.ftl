### Слова на картинке Root. Короткие, потому что стоят на маленьких листах.

root-draw-label-over = Root, игра окончена. { $wins }
root-draw-label-mine = Ваша рука и планшет вашей фракции
root-draw-label-rest = Планшеты других игроков, колоды и предметы

root-draw-round = Раунд { $n }

# карта и шкала очков (подсказки)
root-draw-clearing = Поляна { $n } ({ $suit })
root-draw-scorched = выжжена
root-draw-ruler = правит { $name }
root-draw-ruin = руины
root-draw-warriors = { $name }, воины: { $n }
root-draw-counted = { $what }: { $n }
root-draw-track = Победные очки
root-draw-score = { $name }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
root-draw-score-coalition = { $name }: коалиция, { $other }
root-draw-score-dominance = { $name }: карта превосходства ({ $suit })
root-draw-supply = Предметы, которые можно смастерить
root-draw-battle = Сражение на поляне { $n }: нападает { $one }, защищается { $other }

# панель игрока
root-draw-turn = ход
root-draw-asked = решает
root-draw-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
root-draw-hand = { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[many] { $n } карт в руке
}
root-draw-warriors-left = { $n ->
    [one] { $n } воин в запасе
    [few] { $n } воина в запасе
   *[many] { $n } воинов в запасе
}
root-draw-ruled = правит полянами: { $n }
root-draw-crafting = { $suit }: { $n }
root-draw-crafting-pieces = свободные орудия
root-draw-coalition = коалиция: { $name }

# колоды
root-draw-deck = Колода { $n }
root-draw-discard = Сброс { $n }
root-draw-available = Доступное превосходство
root-draw-quests = Задания
root-draw-quests-left = ещё { $n }
root-draw-item-supply = Предметы для ремесла
root-draw-box = Вне этой игры
root-draw-hand-empty = В руке нет карт
root-draw-revealed = { $name }: открытая вам рука
root-draw-not-crafted = не мастерят

# Маркиса
root-draw-building-track = { $kind }: на поле { $n }. Следующее здание стоит { $cost } дерева и приносит { $vp }.
root-draw-building-track-full = { $kind }: на поле все { $n }.
root-draw-wood-left = дерево в запасе: { $n }
root-draw-keep-at = цитадель на поляне { $n }
root-draw-keep-lost = цитадель потеряна
root-draw-actions-left = { $n ->
    [one] осталось { $n } действие
    [few] осталось { $n } действия
   *[many] осталось { $n } действий
}
root-draw-recruited = вербовка в этот ход уже была

# Династия
root-draw-leader-current = правит
root-draw-leader-ready = готов
root-draw-leader-fallen = свергнут
root-draw-roosts = Гнёзда на поле: { $n }. Вечером приносят { $vp }.
root-draw-vizier = Министр

# Союз
root-draw-supporters = { $n ->
    [one] { $n } сторонник
    [few] { $n } сторонника
   *[many] { $n } сторонников
}
root-draw-officers = { $n ->
    [one] { $n } офицер
    [few] { $n } офицера
   *[many] { $n } офицеров
}
root-draw-operations-left = { $n ->
    [one] осталась { $n } операция
    [few] осталось { $n } операции
   *[many] осталось { $n } операций
}
root-draw-sympathy = Жетоны поддержки на поле: { $n }. Следующий стоит { $cost } и приносит { $vp }.
root-draw-sympathy-full = Жетоны поддержки на поле: все { $n }.
root-draw-base-free = База ({ $suit }), не на поле
root-draw-base-at = База ({ $suit }) на поляне { $n }

# Бродяга
root-draw-no-character = Персонаж ещё не выбран
root-draw-items-track = Шкалы
root-draw-items-satchel = Рюкзак
root-draw-items-damaged = Повреждённые
root-draw-items-satchel-limit = Рюкзак: { $n } из { $limit }
root-draw-item-up = лицом вверх
root-draw-item-down = лицом вниз
root-draw-relations = Отношения
root-draw-aids = Помощь в этот ход: { $n } из { $need }; следующий шаг приносит { $vp }.
root-draw-quests-done = Выполненные задания: { $n }

# Культ и Братство
root-draw-gardens = Сады ({ $suit }) на карте: { $n }. Карта этой масти приносит { $vp }.
root-draw-garden-scored = В этот ход очки уже получены.
root-draw-outcast-none = Изгоев ещё нет
root-draw-outcast-suit = Изгои: { $suit }
root-draw-hated-suit = Ненавистны: { $suit }
root-draw-acolytes = { $n ->
    [one] { $n } приспешник
    [few] { $n } приспешника
   *[many] { $n } приспешников
}
root-draw-conspiracy-crusade = Поход
root-draw-conspiracy-convert = Обращение
root-draw-conspiracy-sanctify = Освящение
root-draw-conspiracy-cost = { $name } (приспешники: { $n })
root-draw-rituals = Обряды
root-draw-rituals-text = Откройте карту масти, чтобы строить, вербовать или получить за неё очки; птицу — для жертвоприношения.
root-draw-ritual-build = Строительство
root-draw-ritual-recruit = Вербовка
root-draw-ritual-score = Очки
root-draw-ritual-sacrifice = Жертвоприношение
root-draw-cards-revealed = Открыты
root-draw-souls = Заблудшие души: { $n }
root-draw-service-hand-card = Карта из руки
root-draw-service-riverboats = Лодки
root-draw-service-mercenaries = Наёмники
root-draw-service-price = { $name }, цена: { $n }
root-draw-service-bought = куплено в этот ход
root-draw-services-left = { $n ->
    [one] можно купить ещё { $n } услугу
    [few] можно купить ещё { $n } услуги
   *[many] можно купить ещё { $n } услуг
}
root-draw-payments = Платежи: { $n }
root-draw-funds = Капитал: { $n }
root-draw-committed = Вклады: { $n }
root-draw-dividends = доход следующим утром: { $n }
root-draw-posts = Торговые посты ({ $suit }): здесь { $left }, на карте { $placed }, вне игры { $gone }
root-draw-relics = Из руин: { $items }

# карта для чтения
root-draw-card-item = Предмет
root-draw-card-persistent = Длительное свойство
root-draw-card-immediate = Мгновенное свойство
root-draw-card-ambush = Засада
root-draw-card-dominance = Превосходство
root-draw-card-quest = Задание
root-draw-card-leader = Лидер
root-draw-card-character = Персонаж
root-draw-quest-reward = Переверните оба предмета на поляне этой масти: 1 очко за каждое выполненное задание этой масти или 2 карты.

# Winter and six seats
root-draw-river = у реки
root-draw-has-boats = пользуется лодками
root-draw-has-mercenaries = воюет с наёмниками
root-draw-open-hand = Открытая рука
