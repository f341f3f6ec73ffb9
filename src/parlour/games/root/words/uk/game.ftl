# Root: що каже стіл. Журнал у теперішньому часі, спершу місце; назви місць і речей стоять у називному відмінку.

root-legend = ◆ Муркіза · ▲ Династії · ● Альянс · ■ Бурлака · ◪ другий Бурлака · ▼ Культ · ✚ Товариство, а поряд кількість їхніх вояк · □ вільна комірка · ★ очки · ⚒ вартість створення · (предмет) використано · ◀ вирішує зараз

root-setting-hostile_boots = Чоботи серед ворожих вояк
root-setting-sword_per_hit = Меч за кожне ушкодження

## Речі, названі за їхніми частинами
root-kind-warriors = вояки
root-item-kind = { $item }
root-item = { $lies ->
    [track] { $item } (на треку)
    [down] { $item } (долілиць)
    [hurt-up] { $item } (у Пошкодженому)
    [hurt-down] { $item } (у Пошкодженому, долілиць)
   *[up] { $item }
}
root-trigger-hospitals = Польові шпиталі
root-trigger-outrage = заворушення
root-trigger-base-lost = втрата криївки

## Реакції, про які можна вирішити заздалегідь
root-reaction-ambush = Засідка
root-reaction-foil = Зірвати засідку
root-reaction-field-hospitals = Польові шпиталі
root-reaction-losses = Втрати
root-reaction-shown-hands = Руки, які вам показують

## Запитання: підготовка
root-ask-place-keep = Оберіть кутову галявину для Фортеці
root-ask-place-first = Перша споруда ({ $kind }): оберіть галявину
root-ask-first-roost = Оберіть кутову галявину для першого гнізда та шести вояк
root-ask-choose-leader = Оберіть очільника
root-ask-choose-character = Оберіть персонажа
root-ask-start-in = Оберіть хащі, де почнете гру

## Запитання: щоходу
root-ask-birdsong-window = Треті півні: застосуйте ефект або завершіть
root-ask-burrow-bank = { root-name-better-burrow-bank }: ви берете карту. Хто ще?
root-ask-command-warren = { root-name-command-warren }: бій на початку Дня?
root-ask-cobbler = { root-name-cobbler }: переміщення на початку Сутінків?
root-ask-discard-card = Забагато карт: скиньте { $n }
root-ask-choose-crafting-suit = Створення, { $card }: який компонент задіяти? Ще потрібно: { $n }
root-ask-pay-for-dominance = { $card }: яку карту за неї витратите?
root-ask-choose-partner = Оберіть партнера для коаліції серед тих, у кого найменше очок
root-ask-move-from = Переміщення: звідки?
root-ask-move-to = Переміщення, { $clearing }: куди?
root-ask-move-count = Переміщення, { $clearing } → { $other_clearing }: скільки вояк?

## Запитання: бій
root-ask-battle-in = Бій: де?
root-ask-battle-against = Бій, { $clearing }: проти кого?
root-ask-defender-may-ambush = На вас нападає { $other } ({ $clearing }): зіграти засідку?
root-ask-attacker-may-foil = Засідку влаштовує { $other } ({ $clearing }): зірвати її?
root-ask-who-declares-first = Ефекти мають обидві сторони: хто оголошує першим?
root-ask-declare-effects = Ушкодження вам: { $n }, від вас: { $dealt }. Застосувати ефект?
root-ask-lose-piece = { $n ->
    [one] { $other } ({ $clearing }): { $n } ушкодження. Що втрачено?
    [few] { $other } ({ $clearing }): { $n } ушкодження. Що втрачено спершу?
   *[many] { $other } ({ $clearing }): { $n } ушкоджень. Що втрачено спершу?
}
root-ask-choose-trigger = Настає кілька ефектів: який перший?
root-ask-choose-owner = Настають ефекти двох гравців: чиї перші?

## Запитання: Муркіза
root-ask-field-hospitals = { $n ->
    [one] Польові шпиталі, { $clearing }: витратити карту, щоб { $n } вояка повернувся до Фортеці?
    [few] Польові шпиталі, { $clearing }: витратити карту, щоб { $n } вояки повернулися до Фортеці?
   *[many] Польові шпиталі, { $clearing }: витратити карту, щоб { $n } вояк повернулися до Фортеці?
}
root-ask-choose-sawmill = Деревини не вистачає на всі лісопильні (залишилося: { $n }): оберіть лісопильню
root-ask-marquise-daylight = { $n ->
    [0] День: дій не залишилося. Завершіть або витратьте пташину карту на ще одну
    [one] День: залишилася { $n } дія
    [few] День: залишилося { $n } дії
   *[many] День: залишилося { $n } дій
}
root-ask-may-march-again = Марш: перемістити вояк удруге?
root-ask-choose-recruiter = Вояк не вистачає на всі казарми (залишилося: { $n }): оберіть казарму
root-ask-choose-site = Будівництво, { $kind } (деревина: { $n }): де?
root-ask-choose-wood = Будівництво, { $kind } ({ $clearing }): звідки взяти деревину? Ще потрібно: { $n }
root-ask-choose-overworked = Понаднормові, { $card }: на якій лісопильні?

## Запитання: Династії
root-ask-add-to-decree = { $n ->
    [0] Додайте карту до Указу
   *[other] Додайте другу карту до Указу або завершіть
}
root-ask-choose-column = { $card }: у який стовпець Указу?
root-ask-choose-new-roost = Гнізд не залишилося: оберіть галявину для нового та трьох вояк
root-ask-eyrie-daylight = { $n ->
    [0] Указ, { $column }: яка карта наступна?
    [1] Створюйте карти або почніть Указ: { $column }
   *[other] Указ виконано: застосуйте ефект або завершіть
}
root-ask-decree-recruit = Указ, { root-column-recruit }: у якому гнізді?
root-ask-decree-build = Указ, { root-column-build }: де буде гніздо?

## Запитання: Альянс
root-ask-pay-outrage = Заворушення, { $clearing }: яку карту віддасте Альянсу ({ $suit } або пташина)?
root-ask-see-hand = { $other } не має чим відкупитися від заворушень: ви бачите руку
root-ask-cut-supporter = Без криївки може бути п’ять прибічників: скиньте { $n }
root-ask-spend-supporters = Витратьте прибічників ({ $suit } масть або пташина): ще { $n }
root-ask-revolts = Почніть заколот або завершіть
root-ask-spreads = { $n ->
    [0] Усі жетони підтримки на мапі
    [one] Агітуйте за { $n } прибічника (у воєнний стан на одного більше) або завершіть
    [few] Агітуйте за { $n } прибічників (у воєнний стан на одного більше) або завершіть
   *[many] Агітуйте за { $n } прибічників (у воєнний стан на одного більше) або завершіть
}
root-ask-alliance-daylight = День: створення, підтримка, вишкіл або завершення
root-ask-operations = { $n ->
    [one] Залишилася { $n } воєнна операція
    [few] Залишилося { $n } воєнні операції
   *[many] Залишилося { $n } воєнних операцій
}

## Запитання: Бурлака
root-ask-refresh-item = { $n ->
    [one] Відновіть { $n } предмет
    [few] Відновіть { $n } предмети
   *[many] Відновіть { $n } предметів
}
root-ask-slip = Шмигніть на сусідню галявину чи в сусідні хащі або залишіться
root-ask-vagabond-daylight = День: оберіть дію або завершіть
root-ask-cobbler-walk = { root-name-cobbler }: куди?
root-ask-take-along = Ви йдете сюди: { $place }. Узяти з собою вояк союзника?
root-ask-along-count = Скільки вояк узяти з собою ({ $other })?
root-ask-warren-battle = { root-name-command-warren }: проти кого?
root-ask-fight-beside = Бій, захисник { $other }: разом із вояками союзника?
root-ask-exhaust-for-hits = Ушкодження від кубиків, яких ви завдасте: { $n } із { $dealt }. Використати ще один меч для ще одного?
root-ask-damage-item = { $n ->
    [one] { $n } ушкодження: оберіть предмет, який пошкодити
    [few] { $n } ушкодження: оберіть предмет, який пошкодити
   *[many] { $n } ушкоджень: оберіть предмет, який пошкодити
}
root-ask-take-crafted = Узяти створений предмет?
root-ask-aid-card = Допомога, { $other }: яку карту віддасте?
root-ask-aid-item = Допомога, { $other }: який предмет використаєте?
root-ask-aid-take = Допомога, { $other }: який предмет візьмете?
root-ask-quest-reward = Квест виконано: очки чи карти?
root-ask-strike-piece = Постріл, { $other }: який компонент усунути?
root-ask-hideout = { $n ->
    [one] Припишкнути: відремонтуйте { $n } предмет
    [few] Припишкнути: відремонтуйте { $n } предмети
   *[many] Припишкнути: відремонтуйте { $n } предметів
}
root-ask-remove-item = { $n ->
    [one] Забагато предметів: { $n } предмет вилучається з гри
    [few] Забагато предметів: { $n } предмети вилучаються з гри
   *[many] Забагато предметів: { $n } предметів вилучаються з гри
}

## Варіанти: щоходу
root-do-end = Завершити
root-do-end-buy-services = Послуг більше не треба
root-do-end-revolts = Більше без заколотів
root-do-end-spreads = Більше без агітації
root-do-end-conspiracies = Більше без змов
root-do-end-birdsong-window = Далі
root-do-end-add-to-decree = Без другої карти
root-do-end-marquise-daylight = Завершити День
root-do-end-alliance-daylight = Завершити День
root-do-end-vagabond-daylight = Завершити День
root-do-end-rituals = Завершити День
root-do-end-river-daylight = Завершити День
root-do-end-operations = Завершити операції
root-do-end-cult-craft = Більше не створювати
root-do-end-set-prices = Завершити хід
root-do-pass = Пропустити
root-do-royal-claim = { root-name-royal-claim }: скинути й отримати очки за підвладні галявини
root-do-rob = { root-name-stand-and-deliver } Узяти карту: { $seat }
root-do-share = Карту бере { $seat }
root-do-warren = { root-name-command-warren }: бій
root-do-look = { root-name-codebreakers }, побачити руку: { $seat }
root-do-tax = { root-name-tax-collector }, усунути вояку: { $clearing }
root-do-cobbler = { root-name-cobbler }: переміщення
root-do-activate = Активувати: { $card }
root-do-ally-with = Коаліція: { $seat }
root-do-take-dominance = Узяти: { $card }
root-do-pay = Витратити: { $card }
root-do-craft = Створити: { $card }
root-do-any-suit = Задіяти масть: { $suit }
root-do-from = { $n ->
    [0] Звідси: { $clearing }
   *[other] Звідси: { $clearing }, вояк: { $n }
}
root-do-to = Сюди: { $clearing }
root-do-count = { $n ->
    [one] { $n } вояка
    [few] { $n } вояки
   *[many] { $n } вояк
}
root-do-discard = Скинути: { $card }

## Варіанти: бій
root-do-battle-in = Бій: { $clearing }
root-do-battle = { $n ->
    [0] Захисник: { $seat }
   *[other] Захисник: { $seat }, вояк: { $n }
}
root-do-ambush = Зіграти: { $card }
root-do-foil = Зірвати: { $card }
root-do-first-side = Спершу { $seat }
root-do-brutal = { root-name-brutal-tactics }: 1 додаткове ушкодження, 1 очко захисникові
root-do-sappers = { root-name-sappers }: скинути, 1 додаткове ушкодження
root-do-armorers = { root-name-armorers }: скинути, без ушкоджень від кубиків
root-do-lose = Втратити: { $kind }
root-do-trigger = Спершу { $trigger }
root-do-owner = Спершу { $seat }

## Варіанти: Муркіза
root-do-keep = Фортеця: { $clearing }
root-do-set-up-sawmill = Лісопильня: { $clearing }
root-do-set-up-workshop = Майстерня: { $clearing }
root-do-set-up-recruiter = Казарма: { $clearing }
root-do-wood = Деревина: { $clearing }
root-do-fight = Бій
root-do-march = Марш
root-do-recruit = { $n ->
    [0] Вербування
   *[other] Вербування: вояк: { $n }
}
root-do-build = { $points ->
    [0] Збудувати: { $kind }, деревини: { $n }
   *[other] Збудувати: { $kind }, деревини: { $n }, очок: { $points }
}
root-do-overwork = Понаднормові, витратити: { $card }
root-do-extra = Додаткова дія, витратити: { $card }
root-do-march-again = Перемістити ще раз
root-do-recruit-at = Вояка: { $clearing }
root-do-build-in = Збудувати тут: { $clearing }
root-do-wood-from = Узяти деревину: { $clearing }
root-do-overwork-in = Деревина: { $clearing }
root-do-hospital = Витратити: { $card }

## Варіанти: Династії
root-do-first-roost = Гніздо: { $clearing }
root-do-leader = { $n ->
    [0] { root-leader-builder }: { root-leader-builder-text }
    [1] { root-leader-charismatic }: { root-leader-charismatic-text }
    [2] { root-leader-commander }: { root-leader-commander-text }
   *[other] { root-leader-despot }: { root-leader-despot-text }
}
root-do-decree = До Указу: { $card }
root-do-column = { $column }
root-do-new-roost = Нове гніздо: { $clearing }
root-do-resolve = { $n ->
    [0] Виконати карту: { $suit }
   *[other] Революція: карту не виконати ({ $suit })
}
root-do-decree-recruit = Вербування: { $clearing }
root-do-decree-build = Гніздо: { $clearing }

## Варіанти: Альянс
root-do-outrage = Віддати: { $card }
root-do-seen = Побачено
root-do-cut = Скинути: { $card }
root-do-revolt = Заколот: { $clearing }
root-do-supporter = Витратити: { $card }
root-do-spread = { $n ->
    [0] Агітація: { $clearing }
   *[other] Агітація: { $clearing }, прибічників: { $n }, очок: { $points }
}
root-do-mobilize = { $n ->
    [0] Підтримка: { $card }
   *[other] Підтримка: { $card }, її буде скинуто: прибічників уже п’ять
}
root-do-train = Вишкіл, витратити: { $card }
root-do-operation-move = Переміщення
root-do-operation-battle = Бій
root-do-operation-recruit = Мобілізація: { $clearing }
root-do-organize = { $points ->
    [0] Підготовка, жетон підтримки: { $clearing }
   *[other] Підготовка, жетон підтримки: { $clearing }, очок: { $points }
}

## Варіанти: Бурлака
root-do-character = { $n ->
    [0] { root-character-thief }: { root-character-thief-text }
    [1] { root-character-tinker }: { root-character-tinker-text }
    [2] { root-character-ranger }: { root-character-ranger-text }
    [3] { root-character-vagrant }: { root-character-vagrant-text }
    [4] { root-character-arbiter }: { root-character-arbiter-text }
   *[other] { root-character-scoundrel }: { root-character-scoundrel-text }
}
root-do-start-in = Почати тут: { $place }
root-do-refresh = Відновити: { $item }
root-do-slip = Шмигнути: { $place }
root-do-shift-item = { $n ->
    [0] На свій трек: { $item }
   *[other] До наплічника: { $item }
}
root-do-walk = { $n ->
    [0] Переміститися: { $clearing }
   *[other] Переміститися: { $clearing }, чобіт: { $n }
}
root-do-take-along = Узяти з собою: { $seat }
root-do-along-count = { $n ->
    [one] Узяти з собою { $n } вояку
    [few] Узяти з собою { $n } вояк
   *[many] Узяти з собою { $n } вояк
}
root-do-attack = { $n ->
    [0] Бій: { $seat }
   *[other] Бій: { $seat }, вояк: { $n }
}
root-do-fight-with = Разом: { $seat }
root-do-damage = Пошкодити: { $item }
root-do-ally-hit = Ваш союзник втрачає вояку
root-do-explore = Обшукати руїни
root-do-aid = Допомога: { $seat }
root-do-aid-card = Віддати: { $card }
root-do-exhaust = Використати: { $item }
root-do-take-item = Узяти: { $item-kind }
root-do-quest = { $n ->
    [0] Квест: { $quest }
   *[other] Квест: { $quest }, очок: { $n } або дві карти
}
root-do-reward-points = { $n ->
    [one] Отримати { $n } очко
    [few] Отримати { $n } очки
   *[many] Отримати { $n } очок
}
root-do-reward-cards = { $n ->
    [one] Узяти { $n } карту
    [few] Узяти { $n } карти
   *[many] Узяти { $n } карт
}
root-do-strike = Постріл: { $seat }
root-do-strike-piece = Усунути: { $kind }
root-do-repair = Відремонтувати: { $item }
root-do-steal = Поцупити карту: { $seat }
root-do-labor = Гарувати, узяти: { $card }
root-do-start-hideout = Припишкнути: відремонтувати три предмети й завершити День
root-do-hideout = Відремонтувати: { $item }
root-do-remove = Вилучити: { $item }

## Журнал: щоходу
root-log-turn = Раунд { $n }: { $seat }
root-log-draws = { $n ->
    [0] { $seat } не має звідки брати карти
   *[other] { $seat } бере: { $cards }
}
root-log-draws-unseen = { $n ->
    [0] { $seat } не має звідки брати карти
    [one] { $seat } бере { $n } карту
    [few] { $seat } бере { $n } карти
   *[many] { $seat } бере { $n } карт
}
root-log-discards = { $seat } скидає: { $card }
root-log-scores = { $n ->
    [one] { $seat } отримує { $n } очко
    [few] { $seat } отримує { $n } очки
   *[many] { $seat } отримує { $n } очок
}
root-log-loses-points = { $n ->
    [one] { $seat } втрачає { $n } очко
    [few] { $seat } втрачає { $n } очки
   *[many] { $seat } втрачає { $n } очок
}
root-log-wins = { $n ->
    [0] { $seat } набирає 30 очок. Перемога: { $seats }
   *[other] { $seat } виконує умову карти Панування. Перемога: { $seats }
}
root-log-stalls = Нічого не відбувається вже { $n } раундів. Перемога: { $seats }
root-log-crafts = { $seat } створює: { $card }
root-log-claims = { $n ->
    [one] { $seat } скидає карту ({ root-name-royal-claim }) і володіє { $n } галявиною
    [few] { $seat } скидає карту ({ root-name-royal-claim }) і володіє { $n } галявинами
   *[many] { $seat } скидає карту ({ root-name-royal-claim }) і володіє { $n } галявинами
}
root-log-robs = { $seat } забирає карту ({ root-name-stand-and-deliver }): { $card }. Віддає { $other }
root-log-robs-unseen = { $seat } забирає карту ({ root-name-stand-and-deliver }). Віддає { $other }
root-log-banks = { $seat } застосовує карту ({ root-name-better-burrow-bank }). Також бере { $other }
root-log-warren = { $seat } застосовує карту: { root-name-command-warren }
root-log-looks = { $seat } бачить руку ({ $other }): { $cards }
root-log-looks-unseen = { $seat } бачить руку ({ $other })
root-log-taxes = { $seat } застосовує карту ({ root-name-tax-collector }): { $clearing }
root-log-cobbler = { $seat } застосовує карту: { root-name-cobbler }
root-log-dominates = { $seat } активує карту й більше не отримує очок: { $card }
root-log-takes-dominance = { $seat } витрачає: { $other_card }, бере: { $card }
root-log-coalition = { $seat } утворює коаліцію ({ $other }) і більше не отримує очок
root-log-moves = { $n ->
    [one] { $seat } переміщує { $n } вояку: { $clearing } → { $other_clearing }
    [few] { $seat } переміщує { $n } вояк: { $clearing } → { $other_clearing }
   *[many] { $seat } переміщує { $n } вояк: { $clearing } → { $other_clearing }
}
root-log-leads = { $n ->
    [one] { $seat } бере з собою { $n } вояку ({ $other }): { $clearing } → { $other_clearing }
    [few] { $seat } бере з собою { $n } вояк ({ $other }): { $clearing } → { $other_clearing }
   *[many] { $seat } бере з собою { $n } вояк ({ $other }): { $clearing } → { $other_clearing }
}

## Журнал: бій
root-log-battles = { $seat } починає бій ({ $clearing }). Захисник: { $other }
root-log-ambushes = { $seat } грає карту ({ $clearing }): { $card }
root-log-foils = { $seat } зриває засідку картою: { $card }
root-log-rolls = { $extra ->
    [0] { $seat } кидає кубики: { $n } і { $low }. Ушкодження: { $other } { $dealt }, { $seat } { $taken }
   *[other] { $seat } кидає кубики: { $n } і { $low }. Ушкодження: { $other } { $dealt } + { $extra }, { $seat } { $taken }
}
root-log-brutal = { $seat } застосовує карту ({ root-name-brutal-tactics }): 1 додаткове ушкодження, { $other }
root-log-sappers = { $seat } скидає карту ({ root-name-sappers }): 1 додаткове ушкодження нападникові
root-log-armorers = { $seat } скидає карту ({ root-name-armorers }) і не зазнає ушкоджень від кубиків
root-log-loses-warriors = { $n ->
    [one] { $seat } втрачає { $n } вояку ({ $clearing })
    [few] { $seat } втрачає { $n } вояк ({ $clearing })
   *[many] { $seat } втрачає { $n } вояк ({ $clearing })
}
root-log-loses-pieces = { $n ->
    [1] { $seat } втрачає ({ $clearing }): { $kind }
   *[other] { $seat } втрачає ({ $clearing }): { $kind } ×{ $n }
}

## Журнал: Муркіза
root-log-keep = { $seat } виставляє Фортецю ({ $clearing }) та вояк усюди, крім протилежного кута
root-log-keep-falls = { $seat } назавжди втрачає Фортецю
root-log-hospital = { $n ->
    [one] { $seat } витрачає карту, { $n } вояка ({ $clearing }) повертається до Фортеці: { $card }
    [few] { $seat } витрачає карту, { $n } вояки ({ $clearing }) повертаються до Фортеці: { $card }
   *[many] { $seat } витрачає карту, { $n } вояк ({ $clearing }) повертаються до Фортеці: { $card }
}
root-log-builds = { $seat } будує ({ $clearing }): { $kind }
root-log-gathers = { $seat } отримує деревину: { $n }
root-log-wood = { $seat } кладе деревину на лісопильню ({ $clearing })
root-log-hires = { $seat } витрачає карту на додаткову дію: { $card }
root-log-recruits = { $n ->
    [one] { $seat } вербує { $n } вояку
    [few] { $seat } вербує { $n } вояк
   *[many] { $seat } вербує { $n } вояк
}
root-log-overworks = { $seat } витрачає карту на понаднормову деревину ({ $clearing }): { $card }

## Журнал: Династії
root-log-first-roost = { $seat } виставляє перше гніздо та шістьох вояк ({ $clearing })
root-log-leader = { $seat } має очільника: { $leader }
root-log-decrees = { $seat } додає карту до Указу, { $column }: { $card }
root-log-new-roost = { $seat } виставляє нове гніздо та вояк ({ $clearing })
root-log-resolves = { $seat } виконує Указ, { $column } ({ $suit })
root-log-musters = { $n ->
    [one] { $seat } виставляє { $n } вояку ({ $clearing })
    [few] { $seat } виставляє { $n } вояк ({ $clearing })
   *[many] { $seat } виставляє { $n } вояк ({ $clearing })
}
root-log-turmoil = { $cards ->
    [none] { $seat } переживає революцію. Очільника повалено: { $leader }
   *[other] { $seat } переживає революцію. Очільника повалено: { $leader }. Скинуто: { $cards }
}

## Журнал: Альянс
root-log-first-supporters = { $seat } має перших прибічників: { $cards }
root-log-first-supporters-unseen = { $n ->
    [one] { $seat } має { $n } прибічника
    [few] { $seat } має { $n } прибічників
   *[many] { $seat } має { $n } прибічників
}
root-log-outrage = { $seat } через заворушення ({ $clearing }) віддає: { $card }
root-log-outrage-unseen = { $seat } через заворушення ({ $clearing }) віддає карту
root-log-shown = { $seat } бачить руку ({ $other }): { $cards }
root-log-shown-unseen = { $seat } бачить руку ({ $other })
root-log-outrage-draw = { $seat } бере прибічника через заворушення ({ $clearing }), бо не має карти { $other }: { $card }
root-log-outrage-draw-unseen = { $seat } бере прибічника через заворушення ({ $clearing }), бо не має карти { $other }
root-log-supporter-lost = { $seat } скидає прибічника: { $card }
root-log-spends-supporter = { $seat } витрачає прибічника: { $card }
root-log-base-lost = { $cards ->
    [none] { $seat } втрачає криївку ({ $suit }). Втрати: сотники — { $n }
   *[other] { $seat } втрачає криївку ({ $suit }). Втрати: сотники — { $n }, прибічники — { $cards }
}
root-log-revolts = { $seat } здіймає заколот ({ $clearing })
root-log-base = { $n ->
    [one] { $seat } виставляє криївку ({ $suit }) та { $n } вояку ({ $clearing })
    [few] { $seat } виставляє криївку ({ $suit }) та { $n } вояк ({ $clearing })
   *[many] { $seat } виставляє криївку ({ $suit }) та { $n } вояк ({ $clearing })
}
root-log-promotes = { $seat } отримує сотника
root-log-sympathy = { $seat } виставляє жетон підтримки ({ $clearing })
root-log-mobilizes = { $seat } додає до прибічників: { $card }
root-log-mobilizes-unseen = { $seat } додає карту до прибічників
root-log-trains = { $seat } витрачає карту на вишкіл: { $card }
root-log-organizes = { $seat } проводить підготовку ({ $clearing }): вояка повертається в запас

## Журнал: Бурлака
root-log-character = { $seat } грає персонажем: { $character }
root-log-starts-in = { $seat } починає гру: { $place }
root-log-slips = { $seat } шмигає: { $other_place } → { $place }
root-log-walks = { $seat } переміщується: { $other_place } → { $place }
root-log-swords = { $n ->
    [one] { $seat } використовує в цьому бою { $n } меч: ушкоджень від кубиків не більше
    [few] { $seat } використовує в цьому бою { $n } мечі: ушкоджень від кубиків не більше
   *[many] { $seat } використовує в цьому бою { $n } мечів: ушкоджень від кубиків не більше
}
root-log-damages = { $seat } пошкоджує предмет: { $item }
root-log-full-removal = { $seat } опиняється там, де усунуто все: три предмети пошкоджено
root-log-explores = { $seat } обшукує руїни ({ $clearing }) і знаходить: { $item_kind }
root-log-aids = { $seat } допомагає ({ $other }), віддає карту: { $card }
root-log-aids-unseen = { $seat } допомагає ({ $other }), віддає карту
root-log-takes-item = { $seat } бере предмет ({ $item_kind }). Віддає { $other }
root-log-improves = { $n ->
    [1] { $seat } та { $other }: відносини тепер { root-relation-amiable }
    [2] { $seat } та { $other }: відносини тепер { root-relation-friendly }
   *[other] { $seat } та { $other }: тепер союзники
}
root-log-hostile = { $seat } та { $other }: тепер { root-relation-hostile }
root-log-quests = { $seat } виконує квест: { $quest }
root-log-strikes = { $seat } стріляє ({ $clearing }). Ціль: { $other }
root-log-repairs = { $seat } ремонтує предмет: { $item }
root-log-steals = { $seat } цупить карту ({ $other }): { $card }
root-log-steals-unseen = { $seat } цупить карту ({ $other })
root-log-labors = { $seat } гарує й бере з відбою: { $card }
root-log-hides = { $seat } припишкує, ремонтує предмети й завершує День
root-log-rests = { $n ->
    [one] { $seat } відпочиває в хащах і ремонтує { $n } предмет
    [few] { $seat } відпочиває в хащах і ремонтує { $n } предмети
   *[many] { $seat } відпочиває в хащах і ремонтує { $n } предметів
}
root-log-removes-item = { $seat } вилучає предмет із гри: { $item }

## Кінець
root-end-points = Хтось має 30 очок: гру завершено
root-end-dominance-bird = Панування над двома протилежними кутами: гру завершено
root-end-dominance-fox = Панування над трьома лисячими галявинами: гру завершено
root-end-dominance-rabbit = Панування над трьома кролячими галявинами: гру завершено
root-end-dominance-mouse = Панування над трьома мишачими галявинами: гру завершено
root-end-coalition = Перемагає коаліція: гру завершено
root-end-stalemate = Більше нічого не відбувається: перемагає той, у кого найбільше очок
root-end-tie = Рівні очки не ділять перемоги (3.1)
root-part-points = Очки
