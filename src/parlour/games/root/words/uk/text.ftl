### Root: стіл у терміналі.

root-text-round = Раунд { $n }
root-text-over = Гру завершено
root-text-deck = колода: { $n }
root-text-discard = скинуто: { $n }
root-text-items = Предмети для створення
root-text-quests = Квести (колода: { $n })
root-text-available = Доступні карти Панування
root-text-any = будь-яка

## Галявини
root-text-clearing = №
root-text-suit = Масть
root-text-ruler = Влада
root-text-warriors = Вояки
root-text-buildings = Комірки
root-text-tokens = Жетони
root-text-paths = Стежки до
root-text-ruin = руїни

## Гравці
root-text-n-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
root-text-no-points = без очок: Панування
root-text-n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
root-text-supply = вояки в запасі: { $n }
root-text-ruled = володіє: { $n }
root-text-crafting = Створює з
root-text-box = Створені предмети
root-text-crafted = У грі
root-text-used = цього ходу застосовано
root-text-dominance = Активовано: { $card }
root-text-coalition = Коаліція: { $faction }
root-text-hand = Рука

## Планшети
root-text-board = Планшет
root-text-next = далі: деревина { $cost }, ★{ $vp }
root-text-wood = Деревина в запасі: { $n }
root-text-actions = залишилося дій: { $n }
root-text-fallen = скинуто
root-text-decree = Указ
root-text-next-sympathy = далі: прибічники { $cost }, ★{ $vp }
root-text-officers = сотники: { $n }
root-text-operations = залишилося операцій: { $n }
root-text-supporters = Прибічники
root-text-pack = Предмети
root-text-track = треки
root-text-satchel = Наплічник
root-text-damaged = пошкоджене
root-text-relations = Стосунки
root-text-quests-done = Виконані квести

## Що відбувається
root-text-battle = Бій на галявині { $n }: нападник { $attacker }, захисник { $defender }
root-text-dice = кубики
root-text-hits = ушкодження нападникові: { $on_attacker }, захисникові: { $on_defender }
root-text-revealed = Вам показали руку ({ $faction })

# доповнення про Річкове Товариство
root-text-souls = Загублені душі
root-text-scorched = спалено
root-text-services = Послуги
root-text-payments = Платежі
root-text-funds = Резерв
root-text-committed = Інвестиції
root-text-guard = захищає { $faction }
root-text-instigator = нацьковує { $faction }
