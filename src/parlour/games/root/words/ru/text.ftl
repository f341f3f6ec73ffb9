### Root: стол в терминале.

root-text-round = Раунд { $n }
root-text-over = Игра окончена
root-text-deck = колода: { $n }
root-text-discard = сброшено: { $n }
root-text-items = Предметы для изготовления
root-text-quests = Задания (колода: { $n })
root-text-available = Доступные карты превосходства
root-text-any = любая

## Поляны
root-text-clearing = №
root-text-suit = Масть
root-text-ruler = Власть
root-text-warriors = Воины
root-text-buildings = Ячейки
root-text-tokens = Жетоны
root-text-paths = Тропы к
root-text-ruin = руины

## Игроки
root-text-n-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
root-text-no-points = без очков: превосходство
root-text-n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
root-text-supply = воины в запасе: { $n }
root-text-ruled = правит: { $n }
root-text-crafting = Мастерит с помощью
root-text-box = Изготовленные предметы
root-text-crafted = В игре
root-text-used = применено в этот ход
root-text-dominance = Активирована: { $card }
root-text-coalition = Коалиция: { $faction }
root-text-hand = Рука

## Планшеты
root-text-board = Планшет
root-text-next = дальше: дерево { $cost }, ★{ $vp }
root-text-wood = Дерево в запасе: { $n }
root-text-actions = осталось действий: { $n }
root-text-fallen = свергнуты
root-text-decree = Устав
root-text-next-sympathy = дальше: сторонники { $cost }, ★{ $vp }
root-text-officers = офицеры: { $n }
root-text-operations = осталось операций: { $n }
root-text-supporters = Сторонники
root-text-pack = Предметы
root-text-track = шкалы
root-text-satchel = рюкзак
root-text-damaged = повреждённые
root-text-relations = Отношения
root-text-quests-done = Выполненные задания

## Что происходит
root-text-battle = Сражение на поляне { $n }: нападающий { $attacker }, защищающийся { $defender }
root-text-dice = кубики
root-text-hits = урон нападающему: { $on_attacker }, защищающемуся: { $on_defender }
root-text-revealed = Вам показали руку ({ $faction })

# дополнение о Речном братстве
root-text-souls = Заблудшие души
root-text-scorched = выжжена
root-text-services = Услуги
root-text-payments = Платежи
root-text-funds = Капитал
root-text-committed = Вклады
root-text-guard = защищает { $faction }
root-text-instigator = подстрекает { $faction }
