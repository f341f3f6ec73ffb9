### Слова на малюнку Root. Короткі, бо стоять на маленьких аркушах.

root-draw-label = Root, раунд { $n }. Вирішує { $seat }.
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
