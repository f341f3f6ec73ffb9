### Lockup: названия банд, локаций, карт и жетонов.

lockup-title = Lockup
lockup-intro = Во время переклички рассылайте жетоны, открытые или закрытые, по локациям тюрьмы. Во время отбоя локации разыгрываются одна за другой: сильнейшие там выбирают первыми, а сильнейший без проныры навлекает на себя подозрения. Создавайте предметы, вербуйте наёмников, читайте книги и берегитесь обысков. После шести раундов побеждает тот, у кого больше всего звёзд репутации.
    .more = (rules или rules 7: весь закон)

## Настройки стола
lockup-setting-expert = Экспертный режим
lockup-setting-difficulty = Стража (одиночная игра)
lockup-setting-crews = Банды

## Банды
lockup-crew-gnolls = Гноллы
lockup-crew-kobolds = Кобольды
lockup-crew-bugbears = Багберы
lockup-crew-goblins = Гоблины
lockup-crew-insectoids = Инсектоиды

# в журнале, перед глаголом в единственном числе
lockup-seat-gnolls = Банда гноллов
lockup-seat-kobolds = Банда кобольдов
lockup-seat-bugbears = Банда багберов
lockup-seat-goblins = Банда гоблинов
lockup-seat-insectoids = Банда инсектоидов

## Локации
lockup-location-exercise-yard = Качалка
lockup-location-sewers = Канализация
lockup-location-infirmary = Лазарет
lockup-location-smithy = Кузница
lockup-location-commissary = Лавка
lockup-location-chow-hall = Столовая
lockup-location-cell-block = Камеры
lockup-location-library = Библиотека

## Ресурсы и фишки
lockup-good-scrap = мусор
lockup-good-potion = зелье
lockup-good-iron = железо
lockup-good-gold = золото
lockup-good-any = любой ресурс
lockup-good-power = сила
lockup-good-suspicion = подозрение

# как части стоимости
lockup-cost-scrap = { lockup-good-scrap }
lockup-cost-potion = { lockup-good-potion }
lockup-cost-iron = { lockup-good-iron }
lockup-cost-gold = { lockup-good-gold }
lockup-cost-any = { lockup-good-any }

## Жетоны банды
lockup-token-lookout = проныра
lockup-token-enforcer = громила
lockup-token-1 = 1
lockup-token-2 = 2
lockup-token-3 = 3
lockup-token-4 = 4

## Символы и типы
lockup-symbol-shield = щит
lockup-symbol-gem = самоцвет
lockup-symbol-magic = магия
lockup-type-dwarf = Дварф
lockup-type-ratfolk = Крысолюд
lockup-type-cultist = Сектант
lockup-type-demon = Демон
lockup-type-hobgoblin = Хобгоблин
lockup-type-skinner = Свежеватель
lockup-type-brigand = Разбойник

## Сложность
lockup-difficulty-old = Старая каталажка
lockup-difficulty-damp = Сырая темница
lockup-difficulty-fierce = Лютое подземелье

## Предметы
lockup-item-bent-nail-lockpick = Отмычка из гнутого гвоздя
lockup-item-soup-spoon-shiv = Заточка из ложки
lockup-item-rag-rope = Верёвка из тряпья
lockup-item-chalk-ward = Меловой оберег
lockup-item-junk-magnet = Магнит для хлама
lockup-item-bottled-glowmoth = Светомоль в бутылке
lockup-item-patched-buckler = Латаный щиток
lockup-item-hollow-heel-boots = Сапоги с полым каблуком
lockup-item-drowsing-dust = Сонный порошок
lockup-item-marked-deck = Краплёная колода
lockup-item-knuckle-plates = Пластины на кулаки
lockup-item-smugglers-sash = Кушак контрабандиста
lockup-item-whisper-vial = Флакон шёпота
lockup-item-forged-pass = Поддельный пропуск
lockup-item-skeleton-key = Ключ от всех дверей
lockup-item-tin-idol = Оловянный идол
lockup-item-barbed-chain = Шипастая цепь
lockup-item-pocket-crucible = Карманный тигель
lockup-item-hidden-still = Потайной перегонный куб
lockup-item-tunnel-map = Карта тоннелей
lockup-item-false-bottom-chest = Сундучок с двойным дном
lockup-item-venom-needle = Отравленная игла
lockup-item-scrap-plate-vest = Жилет из жести
lockup-item-counterfeit-signet = Фальшивый перстень-печатка
lockup-item-runed-manacle = Рунические кандалы
lockup-item-rat-bone-flute = Флейта из крысиной кости
lockup-item-wardens-spare-helm = Запасной шлем надзирателя
lockup-item-jewelled-garrotte = Гаррота с самоцветами
lockup-item-alchemists-satchel = Сумка алхимика
lockup-item-forbidden-rubbings = Запретные оттиски
lockup-item-siege-hook = Осадный крюк
lockup-item-cloak-of-soot = Плащ из сажи
lockup-item-breaching-charge = Подрывной заряд
lockup-item-rebel-war-banner = Боевое знамя бунтарей

## Наёмники
lockup-goon-dorrim = Доррим
lockup-goon-helka = Хелька
lockup-goon-brunn = Брунн
lockup-goon-tovik = Товик
lockup-goon-magrit = Магрит
lockup-goon-oskel = Оскель
lockup-goon-garda = Гарда
lockup-goon-thumm = Тумм
lockup-goon-skrit = Скрит
lockup-goon-nib = Ниб
lockup-goon-pazzle = Паззл
lockup-goon-vix = Викс
lockup-goon-mirk = Мирк
lockup-goon-gnar = Гнар
lockup-goon-ysolt = Изольт
lockup-goon-veyl = Вейл
lockup-goon-omrik = Омрик
lockup-goon-sanna = Санна
lockup-goon-azkhur = Азкур
lockup-goon-lumeth = Лумет
lockup-goon-orvax = Орвакс
lockup-goon-krug = Круг
lockup-goon-drasha = Драша
lockup-goon-volg = Волг
lockup-goon-utta = Утта
lockup-goon-slit = Слит
lockup-goon-marrow = Марроу
lockup-goon-hask = Хаск
lockup-goon-redda = Редда
lockup-goon-fenn = Фенн
lockup-goon-jorra = Йорра
lockup-goon-latch = Летч
lockup-goon-corvo = Корво

## Книги
lockup-tome-big-book-of-stealth = Справочник скрытности
lockup-tome-cutthroat-crafting = Убойное ремесло
lockup-tome-atlas-of-hideouts = Атлас укрытий
lockup-tome-brawlers-handbook = Пособие драчуна
lockup-tome-lantern-timetable = Расписание фонарей
lockup-tome-book-of-alibis = Книга алиби
lockup-tome-poison-pen-letters = Подмётные письма
lockup-tome-plan-of-the-old-tunnels = План старых тоннелей
lockup-tome-feint-manual = Учебник обманных манёвров
lockup-tome-tinkers-shortcuts = Уловки жестянщика
lockup-tome-recruiters-patter = Байки вербовщика
lockup-tome-fences-price-list = Прейскурант скупщика
lockup-tome-pit-fighters-primer = Азбука подпольного бойца
lockup-tome-scavengers-almanac = Альманах старьёвщика

## Достижения
lockup-goal-maj-shields = Стена щитов
lockup-goal-maj-gems = Блестящий клад
lockup-goal-maj-magic = Шёпот чар
lockup-goal-maj-items = Короли контрабанды
lockup-goal-maj-goons = Самый большой стол
lockup-goal-maj-iron-items = Железных дел мастера
lockup-goal-inst-three-items = Первый тайник
lockup-goal-inst-four-types = Пёстрая компания
lockup-goal-inst-symbols = Мастера на все руки
lockup-goal-inst-power = Хозяева двора
lockup-goal-inst-all-resources = Всё в дело
lockup-goal-inst-masterpiece = Шедевр
lockup-goal-end-items = Самая вооружённая банда
lockup-goal-end-goons = Самая длинная тень
lockup-goal-end-potion-items = Зельевары
lockup-goal-end-symbol-sets = Полный арсенал
lockup-goal-end-types = Друзья в каждой камере
lockup-goal-end-wanted = Особо опасные

## Черты
lockup-trait-deep-pockets = Глубокие карманы
lockup-trait-old-hands = Бывалые
lockup-trait-bookworms = Книжные черви
lockup-trait-friends-inside = Свои люди
lockup-trait-big-family = Большая семья
lockup-trait-infamous = Печально известные
lockup-trait-smelters = Литейщики
lockup-trait-herbalists = Травники
lockup-trait-ragpickers = Тряпичники
lockup-trait-gilded-palms = Позолоченные ладони
lockup-trait-planners = Планировщики
lockup-trait-schemers = Комбинаторы
lockup-trait-well-fed = Откормленные
lockup-trait-peddlers = Лоточники
lockup-trait-bribers = Взяткодатели
lockup-trait-yard-scholars = Дворовые мудрецы
lockup-trait-protected = Под крылом
lockup-trait-reckless = Отчаянные

## Стража
lockup-guard-guard-01 = Глазок
lockup-guard-guard-02 = Поршнекулак
lockup-guard-guard-03 = Скрипун
lockup-guard-guard-04 = Ключник
lockup-guard-guard-05 = Брякоболт
lockup-guard-guard-06 = Алебардист
lockup-guard-guard-07 = Броненосец
lockup-guard-guard-08 = Мятый котелок
lockup-guard-guard-09 = Тихоход
lockup-guard-guard-10 = Ржавое Колено
lockup-guard-guard-11 = Шаткий
lockup-guard-guard-12 = Старая Петля
lockup-guard-guard-13 = Свистун
lockup-guard-guard-14 = Скрипучее Колесо
lockup-guard-guard-15 = Зубочелюст
lockup-guard-guard-16 = Пёс Врат
lockup-guard-guard-17 = Латунношкур
lockup-guard-guard-18 = Набат
lockup-guard-guard-19 = Кандальник
lockup-guard-guard-20 = Бронелист
lockup-guard-guard-21 = Дробитель
lockup-guard-guard-22 = Жуткий Часовой
