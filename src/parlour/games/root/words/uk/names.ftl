### Root: назви фракцій, карт, компонентів і місць та коротко про дію карт: ці слова стоять на маленьких картках.

root-title = Root
root-intro = Кожна фракція грає у власну гру: Муркіза будує, Династії коряться Указу, Альянс підбурює ліс, Бурлака мандрує й допомагає, Культ плекає сади й карає вигнанців, Товариство торгує. Володійте галявинами завдяки воякам і спорудам, створюйте карти, бийтеся там, де це вигідно. Перемагає той, хто першим набере 30 очок, якщо хтось раніше не виконає умову карти Панування.
    .more = (rules або rules 4: усі правила)

## Параметри столу

root-setting-map = Мапа
root-setting-law = Правила
root-setting-factions = Фракції
root-setting-characters = Персонаж Бурлаки
root-setting-reach_check = Набір фракцій
root-setting-seating = Розсадження

## Фракції

root-faction-marquise = Муркіза де Котé
root-faction-eyrie = Крилаті Династії
root-faction-alliance = Лісовий Альянс
root-faction-vagabond = Бурлака
root-faction-vagabond_second = Другий Бурлака
root-faction-lizard_cult = Культ Ящірки
root-faction-riverfolk = Спілка «Річкове Товариство»

root-faction-marquise-short = Муркіза
root-faction-eyrie-short = Династії
root-faction-alliance-short = Альянс
root-faction-vagabond-short = Бурлака
root-faction-vagabond_second-short = Бурлака II
root-faction-lizard_cult-short = Культ
root-faction-riverfolk-short = Товариство

# у журналі, перед дієсловом в однині
root-seat-marquise = Муркіза де Котé
root-seat-eyrie = Крилата Династія
root-seat-alliance = Лісовий Альянс
root-seat-vagabond = Бурлака
root-seat-vagabond_second = Другий Бурлака
root-seat-lizard_cult = Культ Ящірки
root-seat-riverfolk = Річкове Товариство

## Масті, предмети, компоненти

root-suit-fox = лисяча
root-suit-rabbit = кроляча
root-suit-mouse = мишача
root-suit-bird = пташина

root-item-boot = чоботи
root-item-bag = торбинка
root-item-crossbow = арбалет
root-item-hammer = молот
root-item-sword = меч
root-item-tea = трунок
root-item-coin = монети
root-item-torch = смолоскип

root-kind-sawmill = лісопильня
root-kind-workshop = майстерня
root-kind-recruiter = казарма
root-kind-roost = гніздо
root-kind-base = криївка
root-kind-garden = сад
root-kind-wood = деревина
root-kind-keep = Фортеця
root-kind-sympathy = жетон підтримки
root-kind-trade-post = торговельний пункт

## Місця та час

root-map-autumn = Осіння мапа
root-map-winter = Зимова мапа
root-clearing = галявина { $n }
root-forest-1_2_5_10 = хащі 1–2–5–10
root-forest-1_9_10_12 = хащі 1–9–10–12
root-forest-2_6_10_11_12 = хащі 2–6–10–11–12
root-forest-3_6_11 = хащі 3–6–11
root-forest-3_7_11_12 = хащі 3–7–11–12
root-forest-4_7_8_12 = хащі 4–7–8–12
root-forest-4_9_12 = хащі 4–9–12
root-forest-1_2_5_6_11_12 = хащі 1–2–5–6–11–12
root-forest-1_10_11 = хащі 1–10–11
root-forest-2_7_12 = хащі 2–7–12
root-forest-3_7_12 = хащі 3–7–12
root-forest-3_8_12 = хащі 3–8–12
root-forest-4_9_11 = хащі 4–9–11
root-forest-4_10_11 = хащі 4–10–11
root-forest-8_9_11_12 = хащі 8–9–11–12

root-phase-setup = Підготовка
root-phase-birdsong = Треті півні
root-phase-daylight = День
root-phase-evening = Сутінки

## Династії: Указ та очільники

root-column-recruit = Вербування
root-column-move = Переміщення
root-column-battle = Бій
root-column-build = Будівництво

root-leader-builder = Розбудовник
root-leader-charismatic = Дипломат
root-leader-commander = Головнокомандувач
root-leader-despot = Диктатор

root-leader-builder-text = Радники: { root-column-recruit }, { root-column-move }. Створені предмети дають усі свої очки.
root-leader-charismatic-text = Радники: { root-column-recruit }, { root-column-battle }. Кожне вербування виставляє двох вояків.
root-leader-commander-text = Радники: { root-column-move }, { root-column-battle }. Нападаючи, ви завдаєте 1 додаткового ушкодження.
root-leader-despot-text = Радники: { root-column-move }, { root-column-build }. Бій, у якому ви усунули споруду чи жетон суперника, дає ще 1 очко.

## Бурлака: персонажі та відносини

root-character-thief = Злодюжка
root-character-tinker = Ремісник
root-character-ranger = Лісник
root-character-vagrant = Халамидник
root-character-arbiter = Суддя
root-character-scoundrel = Лайдак

root-character-thief-text = Поцупити: використайте смолоскип і візьміть випадкову карту з руки гравця на вашій галявині.
root-character-tinker-text = Гарувати: використайте смолоскип і візьміть із відбою карту масті вашої галявини або пташину.
root-character-ranger-text = Припишкнути: використайте смолоскип і відремонтуйте три предмети; ваш День завершено.
root-character-vagrant-text = Нацькувати: використайте смолоскип і зведіть у бою двох гравців на вашій галявині; їхні втрати — ваші очки.
root-character-arbiter-text = Захистити: захисник на вашій галявині може скористатися вашими мечами; ви отримуєте 1 очко.
root-character-scoundrel-text = Спалити: залиште смолоскип на вашій галявині; компоненти суперників зникають, і туди більше ніхто не потрапить.

root-relation-indifferent = нейтральні
root-relation-amiable = приязні
root-relation-friendly = дружні
root-relation-allied = союзник
root-relation-hostile = ворожнеча

## Квести

root-quest-fox-errand = Доручення ({ root-suit-fox })
root-quest-rabbit-errand = Доручення ({ root-suit-rabbit })
root-quest-mouse-escort = Супровід
root-quest-rabbit-expel-bandits = Вигнати розбійників ({ root-suit-rabbit })
root-quest-mouse-expel-bandits = Вигнати розбійників ({ root-suit-mouse })
root-quest-rabbit-fend-off-a-bear = Відігнати ведмедя ({ root-suit-rabbit })
root-quest-mouse-fend-off-a-bear = Відігнати ведмедя ({ root-suit-mouse })
root-quest-fox-fundraising = Збір коштів
root-quest-fox-give-a-speech = Виголосити промову ({ root-suit-fox })
root-quest-rabbit-give-a-speech = Виголосити промову ({ root-suit-rabbit })
root-quest-rabbit-guard-duty = Вартування ({ root-suit-rabbit })
root-quest-mouse-guard-duty = Вартування ({ root-suit-mouse })
root-quest-fox-logistics-help = Допомога з вантажем ({ root-suit-fox })
root-quest-mouse-logistics-help = Допомога з вантажем ({ root-suit-mouse })
root-quest-fox-repair-a-shed = Полагодити сарай

## Назви карт

root-name-armorers = Зброярі
root-name-sappers = Сапери
root-name-brutal-tactics = Жорстока тактика
root-name-royal-claim = Претензії на престол
root-name-birdy-bindle = Пташиний клунок
root-name-woodland-runners = Лісові бігуни
root-name-arms-trader = Торговець зброєю
root-name-crossbow = Арбалет
root-name-ambush = Засідка!
root-name-dominance = Панування
root-name-stand-and-deliver = Гаманець або життя!
root-name-tax-collector = Збирач податків
root-name-gently-used-knapsack = Майже новий наплічник
root-name-root-tea = Трунок із корінців
root-name-travel-gear = Дорожнє спорядження
root-name-protection-racket = Плата за захист
root-name-foxfolk-steel = Лисяча криця
root-name-anvil = Ковадло
root-name-favor-of-the-foxes = Лисяча послуга
root-name-better-burrow-bank = Банк «Краща нора»
root-name-cobbler = Швець
root-name-command-warren = Командна нора
root-name-smugglers-trail = Стежка контрабандиста
root-name-a-visit-to-friends = У гості до друзів
root-name-bake-sale = Ярмарок випічки
root-name-favor-of-the-rabbits = Кроляча послуга
root-name-codebreakers = Зламувачі шифрів
root-name-scouting-party = Загін розвідників
root-name-mouse-in-a-sack = Миша в мішку
root-name-investments = Капіталовкладення
root-name-sword = Меч
root-name-favor-of-the-mice = Мишача послуга

## Карти одна за одною

root-card-armorers-1 = { root-name-armorers }
root-card-armorers-2 = { root-name-armorers }
root-card-sappers-1 = { root-name-sappers }
root-card-sappers-2 = { root-name-sappers }
root-card-brutal-tactics-1 = { root-name-brutal-tactics }
root-card-brutal-tactics-2 = { root-name-brutal-tactics }
root-card-royal-claim = { root-name-royal-claim }
root-card-birdy-bindle = { root-name-birdy-bindle }
root-card-woodland-runners = { root-name-woodland-runners }
root-card-arms-trader = { root-name-arms-trader }
root-card-crossbow-bird = { root-name-crossbow } ({ root-suit-bird })
root-card-ambush-bird-1 = { root-name-ambush } ({ root-suit-bird })
root-card-ambush-bird-2 = { root-name-ambush } ({ root-suit-bird })
root-card-dominance-bird = { root-name-dominance } ({ root-suit-bird })
root-card-stand-and-deliver-1 = { root-name-stand-and-deliver }
root-card-stand-and-deliver-2 = { root-name-stand-and-deliver }
root-card-tax-collector-1 = { root-name-tax-collector }
root-card-tax-collector-2 = { root-name-tax-collector }
root-card-tax-collector-3 = { root-name-tax-collector }
root-card-gently-used-knapsack = { root-name-gently-used-knapsack }
root-card-root-tea-fox = { root-name-root-tea } ({ root-suit-fox })
root-card-travel-gear-fox = { root-name-travel-gear } ({ root-suit-fox })
root-card-protection-racket = { root-name-protection-racket }
root-card-foxfolk-steel = { root-name-foxfolk-steel }
root-card-anvil = { root-name-anvil }
root-card-favor-of-the-foxes = { root-name-favor-of-the-foxes }
root-card-ambush-fox = { root-name-ambush } ({ root-suit-fox })
root-card-dominance-fox = { root-name-dominance } ({ root-suit-fox })
root-card-better-burrow-bank-1 = { root-name-better-burrow-bank }
root-card-better-burrow-bank-2 = { root-name-better-burrow-bank }
root-card-cobbler-1 = { root-name-cobbler }
root-card-cobbler-2 = { root-name-cobbler }
root-card-command-warren-1 = { root-name-command-warren }
root-card-command-warren-2 = { root-name-command-warren }
root-card-smugglers-trail = { root-name-smugglers-trail }
root-card-root-tea-rabbit = { root-name-root-tea } ({ root-suit-rabbit })
root-card-a-visit-to-friends = { root-name-a-visit-to-friends }
root-card-bake-sale = { root-name-bake-sale }
root-card-favor-of-the-rabbits = { root-name-favor-of-the-rabbits }
root-card-ambush-rabbit = { root-name-ambush } ({ root-suit-rabbit })
root-card-dominance-rabbit = { root-name-dominance } ({ root-suit-rabbit })
root-card-codebreakers-1 = { root-name-codebreakers }
root-card-codebreakers-2 = { root-name-codebreakers }
root-card-scouting-party-1 = { root-name-scouting-party }
root-card-scouting-party-2 = { root-name-scouting-party }
root-card-mouse-in-a-sack = { root-name-mouse-in-a-sack }
root-card-root-tea-mouse = { root-name-root-tea } ({ root-suit-mouse })
root-card-travel-gear-mouse = { root-name-travel-gear } ({ root-suit-mouse })
root-card-investments = { root-name-investments }
root-card-sword = { root-name-sword }
root-card-crossbow-mouse = { root-name-crossbow } ({ root-suit-mouse })
root-card-favor-of-the-mice = { root-name-favor-of-the-mice }
root-card-ambush-mouse = { root-name-ambush } ({ root-suit-mouse })
root-card-dominance-mouse = { root-name-dominance } ({ root-suit-mouse })

## Що роблять карти

root-effect-armorers = Скиньте в бою, щоб не зазнати ушкоджень від кидка.
root-effect-sappers = Скиньте, захищаючись: завдайте 1 додаткового ушкодження.
root-effect-brutal-tactics = Нападаючи, можете завдати 1 додаткового ушкодження; захисник отримує 1 очко.
root-effect-scouting-party = Коли ви нападаєте, засідки на вас не діють.
root-effect-ambush = На відповідній галявині захисник одразу завдає 2 ушкоджень, а нападник може зірвати засідку.
root-effect-royal-claim = У свої Треті півні скиньте: 1 очко за кожну галявину, якою володієте.
root-effect-stand-and-deliver = Раз за Треті півні: візьміть випадкову карту з чужої руки; її власник отримує 1 очко.
root-effect-better-burrow-bank = На самому початку Третіх півнів візьміть карту, потім карту бере гравець на ваш вибір.
root-effect-command-warren = На самому початку Дня: один бій.
root-effect-codebreakers = Раз за День: подивіться карти в руці іншого гравця.
root-effect-tax-collector = Раз за День: приберіть одного свого вояку з мапи й візьміть карту.
root-effect-cobbler = На самому початку Сутінків: одне переміщення.
root-effect-favor-of-the-foxes = Приберіть усі компоненти суперників із лисячих галявин; 1 очко за споруду чи жетон.
root-effect-favor-of-the-rabbits = Приберіть усі компоненти суперників із кролячих галявин; 1 очко за споруду чи жетон.
root-effect-favor-of-the-mice = Приберіть усі компоненти суперників із мишачих галявин; 1 очко за споруду чи жетон.
root-effect-dominance-bird = Від 10 очок: очок більше не буде; перемога, якщо на Треті півні володієте двома протилежними кутами.
root-effect-dominance-suit = Від 10 очок: очок більше не буде; перемога, якщо на Треті півні володієте 3 галявинами цієї масті.
root-effect-item = Візьміть предмет: { $item }
