### Root: названия фракций, карт, компонентов и мест и коротко о действии карт: эти слова стоят на маленьких картах.

root-title = Root
root-intro = Каждая фракция играет в свою игру: Маркиса строит, Династия следует уставу, Союз поднимает лес, Бродяга странствует и помогает, Культ разводит сады и преследует изгоев, Братство торгует. Правьте полянами с помощью воинов и зданий, мастерите карты, сражайтесь там, где это выгодно. Побеждает тот, кто первым наберёт 30 очков, если кто-то раньше не выполнит условие карты превосходства.
    .more = (rules или rules 4: все правила)

## Параметры стола

root-setting-map = Поле
root-setting-law = Правила
root-setting-factions = Фракции
root-setting-characters = Персонаж Бродяги
root-setting-reach_check = Набор фракций
root-setting-seating = Рассадка

## Фракции

root-faction-marquise = Маркиса де Котé
root-faction-eyrie = Крылатая Династия
root-faction-alliance = Лесной Союз
root-faction-vagabond = Бродяга
root-faction-vagabond_second = Второй Бродяга
root-faction-lizard_cult = Культ Пресмыкающихся
root-faction-riverfolk = Компания «Речное братство»

root-faction-marquise-short = Маркиса
root-faction-eyrie-short = Династия
root-faction-alliance-short = Союз
root-faction-vagabond-short = Бродяга
root-faction-vagabond_second-short = Бродяга II
root-faction-lizard_cult-short = Культ
root-faction-riverfolk-short = Братство

# в журнале, перед глаголом в единственном числе
root-seat-marquise = Маркиса де Котé
root-seat-eyrie = Крылатая Династия
root-seat-alliance = Лесной Союз
root-seat-vagabond = Бродяга
root-seat-vagabond_second = Второй Бродяга
root-seat-lizard_cult = Культ Пресмыкающихся
root-seat-riverfolk = Речное братство

## Масти, предметы, компоненты

root-suit-fox = лисы
root-suit-rabbit = зайцы
root-suit-mouse = мыши
root-suit-bird = птицы

root-item-boot = сапоги
root-item-bag = сумка
root-item-crossbow = арбалет
root-item-hammer = молот
root-item-sword = меч
root-item-tea = чай
root-item-coin = монеты
root-item-torch = факел

root-kind-sawmill = лесопилка
root-kind-workshop = мастерская
root-kind-recruiter = казарма
root-kind-roost = гнездо
root-kind-base = база
root-kind-garden = сад
root-kind-wood = дерево
root-kind-keep = цитадель
root-kind-sympathy = жетон поддержки
root-kind-trade-post = торговый пост

## Места и время

root-map-autumn = Осеннее поле
root-map-winter = Зимнее поле
root-clearing = поляна { $n }
root-forest-1_2_5_10 = лес 1–2–5–10
root-forest-1_9_10_12 = лес 1–9–10–12
root-forest-2_6_10_11_12 = лес 2–6–10–11–12
root-forest-3_6_11 = лес 3–6–11
root-forest-3_7_11_12 = лес 3–7–11–12
root-forest-4_7_8_12 = лес 4–7–8–12
root-forest-4_9_12 = лес 4–9–12
root-forest-1_2_5_6_11_12 = лес 1–2–5–6–11–12
root-forest-1_10_11 = лес 1–10–11
root-forest-2_7_12 = лес 2–7–12
root-forest-3_7_12 = лес 3–7–12
root-forest-3_8_12 = лес 3–8–12
root-forest-4_9_11 = лес 4–9–11
root-forest-4_10_11 = лес 4–10–11
root-forest-8_9_11_12 = лес 8–9–11–12

root-phase-setup = Подготовка
root-phase-birdsong = Утро
root-phase-daylight = День
root-phase-evening = Вечер

## Династия: устав и лидеры

root-column-recruit = Вербовка
root-column-move = Перемещение
root-column-battle = Сражение
root-column-build = Строительство

root-leader-builder = Строитель
root-leader-charismatic = Избранник
root-leader-commander = Командир
root-leader-despot = Тиран

root-leader-builder-text = Министры: { root-column-recruit }, { root-column-move }. Предметы, которые вы смастерили, приносят все свои очки.
root-leader-charismatic-text = Министры: { root-column-recruit }, { root-column-battle }. Каждая вербовка выставляет двух воинов.
root-leader-commander-text = Министры: { root-column-move }, { root-column-battle }. Нападая, вы наносите 1 дополнительный урон.
root-leader-despot-text = Министры: { root-column-move }, { root-column-build }. Сражение, в котором вы убрали здание или жетон противника, приносит ещё 1 очко.

## Бродяга: персонажи и отношения

root-character-thief = Вор
root-character-tinker = Ремесленник
root-character-ranger = Следопыт
root-character-vagrant = Скиталец
root-character-arbiter = Судья
root-character-scoundrel = Поджигатель

root-character-thief-text = Кража: переверните факел и возьмите случайную карту из руки игрока на вашей поляне.
root-character-tinker-text = День труда: переверните факел и возьмите из сброса карту масти вашей поляны или птиц.
root-character-ranger-text = Убежище: переверните факел и почините три предмета; ваш день окончен.
root-character-vagrant-text = Подстрекательство: переверните факел и заставьте двух игроков на вашей поляне сразиться; их потери — ваши очки.
root-character-arbiter-text = Защита: защищающийся на вашей поляне может воспользоваться вашими мечами; вы получаете 1 очко.
root-character-scoundrel-text = Выжженная земля: оставьте факел на вашей поляне; компоненты противников исчезают, и туда больше никто не войдёт.

root-relation-indifferent = безразличие
root-relation-amiable = приязнь
root-relation-friendly = дружба
root-relation-allied = союзник
root-relation-hostile = враг

## Задания

root-quest-fox-errand = Поручение ({ root-suit-fox })
root-quest-rabbit-errand = Поручение ({ root-suit-rabbit })
root-quest-mouse-escort = Сопровождение
root-quest-rabbit-expel-bandits = Прогнать разбойников ({ root-suit-rabbit })
root-quest-mouse-expel-bandits = Прогнать разбойников ({ root-suit-mouse })
root-quest-rabbit-fend-off-a-bear = Отогнать медведя ({ root-suit-rabbit })
root-quest-mouse-fend-off-a-bear = Отогнать медведя ({ root-suit-mouse })
root-quest-fox-fundraising = Сбор средств
root-quest-fox-give-a-speech = Произнести речь ({ root-suit-fox })
root-quest-rabbit-give-a-speech = Произнести речь ({ root-suit-rabbit })
root-quest-rabbit-guard-duty = Караульная служба ({ root-suit-rabbit })
root-quest-mouse-guard-duty = Караульная служба ({ root-suit-mouse })
root-quest-fox-logistics-help = Помощь с перевозкой ({ root-suit-fox })
root-quest-mouse-logistics-help = Помощь с перевозкой ({ root-suit-mouse })
root-quest-fox-repair-a-shed = Починить сарай

## Названия карт

root-name-armorers = Оружейники
root-name-sappers = Сапёры
root-name-brutal-tactics = Жестокая тактика
root-name-royal-claim = Притязания на престол
root-name-birdy-bindle = Птичий узелок
root-name-woodland-runners = Лесные бегуны
root-name-arms-trader = Торговец оружием
root-name-crossbow = Арбалет
root-name-ambush = Засада!
root-name-dominance = Превосходство
root-name-stand-and-deliver = Кошелёк или жизнь!
root-name-tax-collector = Сборщик налогов
root-name-gently-used-knapsack = Почти новый рюкзак
root-name-root-tea = Чай из кореньев
root-name-travel-gear = Дорожное снаряжение
root-name-protection-racket = Плата за защиту
root-name-foxfolk-steel = Лисья сталь
root-name-anvil = Наковальня
root-name-favor-of-the-foxes = Лисья услуга
root-name-better-burrow-bank = Банк «Лучшая нора»
root-name-cobbler = Сапожник
root-name-command-warren = Командная нора
root-name-smugglers-trail = Тропа контрабандиста
root-name-a-visit-to-friends = В гости к друзьям
root-name-bake-sale = Ярмарка выпечки
root-name-favor-of-the-rabbits = Заячья услуга
root-name-codebreakers = Взломщики шифров
root-name-scouting-party = Отряд разведчиков
root-name-mouse-in-a-sack = Мышь в мешке
root-name-investments = Вложения
root-name-sword = Меч
root-name-favor-of-the-mice = Мышиная услуга

## Карты одна за другой

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

## Что делают карты

root-effect-armorers = Сбросьте в сражении, чтобы не получить урона от броска.
root-effect-sappers = Сбросьте, защищаясь: нанесите 1 дополнительный урон.
root-effect-brutal-tactics = Нападая, можете нанести 1 дополнительный урон; защищающийся получает 1 очко.
root-effect-scouting-party = Когда вы нападаете, засады на вас не действуют.
root-effect-ambush = На подходящей поляне защищающийся сразу наносит 2 урона, а нападающий может обнаружить засаду.
root-effect-royal-claim = Своим утром сбросьте: 1 очко за каждую поляну, которой вы правите.
root-effect-stand-and-deliver = Раз за утро: возьмите случайную карту из чужой руки; её владелец получает 1 очко.
root-effect-better-burrow-bank = В самом начале утра возьмите карту, затем карту берёт игрок по вашему выбору.
root-effect-command-warren = В самом начале дня: одно сражение.
root-effect-codebreakers = Раз за день: посмотрите карты в руке другого игрока.
root-effect-tax-collector = Раз за день: уберите с поля одного своего воина и возьмите карту.
root-effect-cobbler = В самом начале вечера: одно перемещение.
root-effect-favor-of-the-foxes = Уберите все компоненты противников с лисьих полян; 1 очко за здание или жетон.
root-effect-favor-of-the-rabbits = Уберите все компоненты противников с заячьих полян; 1 очко за здание или жетон.
root-effect-favor-of-the-mice = Уберите все компоненты противников с мышиных полян; 1 очко за здание или жетон.
root-effect-dominance-bird = От 10 очков: очков больше не будет; победа, если утром правите двумя противоположными углами.
root-effect-dominance-suit = От 10 очков: очков больше не будет; победа, если утром правите 3 полянами этой масти.
root-effect-item = Возьмите предмет: { $item }
