### Слова на малюнку Root. Короткі, бо стоять на маленьких аркушах.

root-draw-label-over = Root, гру завершено. { $wins }
root-draw-label-mine = Ваша рука й планшет вашої фракції
root-draw-label-rest = Планшети інших гравців, стоси та предмети

root-draw-round = Раунд { $n }

# мапа й трек очок (підказки)
root-draw-clearing = Галявина { $n } ({ $suit })
root-draw-scorched = випалена
root-draw-ruler = володіє { $name }
root-draw-ruin = руїни
root-draw-warriors = { $name }, вояки: { $n }
root-draw-counted = { $what }: { $n }
root-draw-track = Переможні очки
root-draw-score = { $name }: { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
root-draw-score-coalition = { $name }: коаліція, { $other }
root-draw-score-dominance = { $name }: карта Панування ({ $suit })
root-draw-supply = Предмети, які можна створити
root-draw-battle = Бій на галявині { $n }: нападник { $one }, захисник { $other }

# панель гравця
root-draw-turn = хід
root-draw-asked = вирішує
root-draw-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
root-draw-hand = { $n ->
    [one] { $n } карта в руці
    [few] { $n } карти в руці
   *[many] { $n } карт у руці
}
root-draw-warriors-left = { $n ->
    [one] { $n } вояка в запасі
    [few] { $n } вояки в запасі
   *[many] { $n } вояк у запасі
}
root-draw-ruled = підвладні галявини: { $n }
root-draw-crafting = { $suit }: { $n }
root-draw-crafting-pieces = ще можна створювати
root-draw-coalition = коаліція: { $name }

# стоси
root-draw-deck = Колода { $n }
root-draw-discard = Відбій { $n }
root-draw-available = Доступне Панування
root-draw-quests = Квести
root-draw-quests-left = ще { $n }
root-draw-item-supply = Предмети для створення
root-draw-box = Поза цією грою
root-draw-hand-empty = У руці немає карт
root-draw-revealed = { $name }: відкрита вам рука
root-draw-not-crafted = не створюють

# Муркіза
root-draw-building-track = { $kind }: на мапі { $n }. Наступна споруда коштує { $cost } деревини й дає { $vp }.
root-draw-building-track-full = { $kind }: на мапі всі { $n }.
root-draw-wood-left = деревина в запасі: { $n }
root-draw-keep-at = Фортеця на галявині { $n }
root-draw-keep-lost = Фортецю втрачено
root-draw-actions-left = { $n ->
    [one] лишилася { $n } дія
    [few] лишилося { $n } дії
   *[many] лишилося { $n } дій
}
root-draw-recruited = вербування цього ходу вже було

# Династії
root-draw-leader-current = очолює
root-draw-leader-ready = готовий
root-draw-leader-fallen = повалений
root-draw-roosts = Гнізда на мапі: { $n }. У Сутінки дають { $vp }.
root-draw-vizier = Радник

# Альянс
root-draw-supporters = { $n ->
    [one] { $n } прибічник
    [few] { $n } прибічники
   *[many] { $n } прибічників
}
root-draw-officers = { $n ->
    [one] { $n } сотник
    [few] { $n } сотники
   *[many] { $n } сотників
}
root-draw-operations-left = { $n ->
    [one] лишилася { $n } операція
    [few] лишилося { $n } операції
   *[many] лишилося { $n } операцій
}
root-draw-sympathy = Жетони підтримки на мапі: { $n }. Наступний коштує { $cost } і дає { $vp }.
root-draw-sympathy-full = Жетони підтримки на мапі: усі { $n }.
root-draw-base-free = Криївка ({ $suit }), не на мапі
root-draw-base-at = Криївка ({ $suit }) на галявині { $n }

# Бурлака
root-draw-no-character = Персонажа ще не обрано
root-draw-items-track = Треки
root-draw-items-satchel = Наплічник
root-draw-items-damaged = Пошкоджене
root-draw-items-satchel-limit = Наплічник: { $n } із { $limit }
root-draw-item-up = горілиць
root-draw-item-down = долілиць
root-draw-relations = Відносини
root-draw-aids = Допомога цього ходу: { $n } із { $need }; наступний крок дає { $vp }.
root-draw-quests-done = Виконані квести: { $n }

# Культ і Річкове Товариство
root-draw-gardens = Сади ({ $suit }) на мапі: { $n }. Карта цієї масті дає { $vp }.
root-draw-garden-scored = Цього ходу вже отримано очки.
root-draw-outcast-none = Вигнанців ще немає
root-draw-outcast-suit = Вигнанці: { $suit }
root-draw-hated-suit = Осоружні: { $suit }
root-draw-acolytes = { $n ->
    [one] { $n } фанатик
    [few] { $n } фанатики
   *[many] { $n } фанатиків
}
root-draw-conspiracy-crusade = Хрестовий похід
root-draw-conspiracy-convert = Навернення
root-draw-conspiracy-sanctify = Освячення
root-draw-conspiracy-cost = { $name } (фанатики: { $n })
root-draw-rituals = Ритуали
root-draw-rituals-text = Відкрийте карту масті, щоб будувати, вербувати чи отримати за неї очки; пташину — для жертвоприношення.
root-draw-ritual-build = Будівництво
root-draw-ritual-recruit = Вербування
root-draw-ritual-score = Очки
root-draw-ritual-sacrifice = Жертвоприношення
root-draw-cards-revealed = Відкрито
root-draw-souls = Загублені душі: { $n }
root-draw-service-hand-card = Карта з руки
root-draw-service-riverboats = Річковий транспорт
root-draw-service-mercenaries = Найманці
root-draw-service-price = { $name }, ціна: { $n }
root-draw-service-bought = куплено цього ходу
root-draw-services-left = { $n ->
    [one] можна купити ще { $n } послугу
    [few] можна купити ще { $n } послуги
   *[many] можна купити ще { $n } послуг
}
root-draw-payments = Платежі: { $n }
root-draw-funds = Резерв: { $n }
root-draw-committed = Інвестиції: { $n }
root-draw-dividends = дивіденди в наступні Треті півні: { $n }
root-draw-posts = Торговельні пункти ({ $suit }): тут { $left }, на мапі { $placed }, поза грою { $gone }
root-draw-relics = З руїн: { $items }

# карта для читання
root-draw-card-item = Предмет
root-draw-card-persistent = Постійний ефект
root-draw-card-immediate = Миттєвий ефект
root-draw-card-ambush = Засідка
root-draw-card-dominance = Панування
root-draw-card-quest = Квест
root-draw-card-leader = Очільник
root-draw-card-character = Персонаж
root-draw-quest-reward = Використайте обидва предмети на галявині цієї масті: 1 очко за кожен виконаний квест цієї масті або 2 карти.

# Winter and six seats
root-draw-river = біля річки
root-draw-has-boats = користується річковим транспортом
root-draw-has-mercenaries = має найманців
root-draw-open-hand = Відкрита рука
