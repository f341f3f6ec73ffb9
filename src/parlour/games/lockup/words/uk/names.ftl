### Lockup: назви банд, локацій, карт і жетонів.

lockup-title = Lockup
lockup-intro = Під час переклички розсилайте жетони, горілиць чи долілиць, локаціями в’язниці. Під час відбою локації розігруються одна за одною: найсильніші там обирають першими, а найсильніший без пронози накликає на себе підозру. Створюйте предмети, вербуйте найманців, читайте книги й бережіться обшуків. Після шести раундів перемагає той, хто має найбільше зірок репутації.
    .more = (rules або rules 7: увесь закон)

## Налаштування столу
lockup-setting-expert = Експертний режим
lockup-setting-difficulty = Варта (наодинці)
lockup-setting-crews = Банди

## Банди
lockup-crew-gnolls = Гноли
lockup-crew-kobolds = Кобольди
lockup-crew-bugbears = Баґбери
lockup-crew-goblins = Гобліни
lockup-crew-insectoids = Інсектоїди

# у журналі, перед дієсловом в однині
lockup-seat-gnolls = Банда гнолів
lockup-seat-kobolds = Банда кобольдів
lockup-seat-bugbears = Банда баґберів
lockup-seat-goblins = Банда гоблінів
lockup-seat-insectoids = Банда інсектоїдів

## Локації
lockup-location-exercise-yard = Качалка
lockup-location-sewers = Каналізація
lockup-location-infirmary = Лазарет
lockup-location-smithy = Кузня
lockup-location-commissary = Крамниця
lockup-location-chow-hall = Їдальня
lockup-location-cell-block = Камери
lockup-location-library = Бібліотека

## Ресурси та фішки
lockup-good-scrap = брухт
lockup-good-potion = зілля
lockup-good-iron = залізо
lockup-good-gold = золото
lockup-good-any = будь-який ресурс
lockup-good-power = сила
lockup-good-suspicion = підозра

# як частини вартості
lockup-cost-scrap = { lockup-good-scrap }
lockup-cost-potion = { lockup-good-potion }
lockup-cost-iron = { lockup-good-iron }
lockup-cost-gold = { lockup-good-gold }
lockup-cost-any = { lockup-good-any }

## Жетони банди
lockup-token-lookout = проноза
lockup-token-enforcer = громило
lockup-token-1 = 1
lockup-token-2 = 2
lockup-token-3 = 3
lockup-token-4 = 4

## Символи й типи
lockup-symbol-shield = щит
lockup-symbol-gem = самоцвіт
lockup-symbol-magic = магія
lockup-type-dwarf = Дварф
lockup-type-ratfolk = Щуролюд
lockup-type-cultist = Сектант
lockup-type-demon = Демон
lockup-type-hobgoblin = Гобгоблін
lockup-type-skinner = Шкуродер
lockup-type-brigand = Розбійник

## Складність
lockup-difficulty-old = Стара буцегарня
lockup-difficulty-damp = Сира темниця
lockup-difficulty-fierce = Люте підземелля

## Предмети
lockup-item-bent-nail-lockpick = Відмичка з гнутого цвяха
lockup-item-soup-spoon-shiv = Заточка з ложки
lockup-item-rag-rope = Мотузка з ганчір’я
lockup-item-chalk-ward = Крейдяний оберіг
lockup-item-junk-magnet = Магніт для брухту
lockup-item-bottled-glowmoth = Світна міль у пляшці
lockup-item-patched-buckler = Латаний щиток
lockup-item-hollow-heel-boots = Чоботи з порожнім підбором
lockup-item-drowsing-dust = Сонний порошок
lockup-item-marked-deck = Мічена колода
lockup-item-knuckle-plates = Пластини на кулаки
lockup-item-smugglers-sash = Пояс контрабандиста
lockup-item-whisper-vial = Флакон шепоту
lockup-item-forged-pass = Підроблена перепустка
lockup-item-skeleton-key = Ключ від усіх дверей
lockup-item-tin-idol = Олов’яний ідол
lockup-item-barbed-chain = Шипастий ланцюг
lockup-item-pocket-crucible = Кишеньковий тигель
lockup-item-hidden-still = Потайний перегінний куб
lockup-item-tunnel-map = Мапа тунелів
lockup-item-false-bottom-chest = Скринька з подвійним дном
lockup-item-venom-needle = Отруйна голка
lockup-item-scrap-plate-vest = Жилет із бляхи
lockup-item-counterfeit-signet = Фальшивий перстень-печатка
lockup-item-runed-manacle = Рунічні кайдани
lockup-item-rat-bone-flute = Флейта зі щурячої кістки
lockup-item-wardens-spare-helm = Запасний шолом наглядача
lockup-item-jewelled-garrotte = Гарота із самоцвітами
lockup-item-alchemists-satchel = Торба алхіміка
lockup-item-forbidden-rubbings = Заборонені відбитки
lockup-item-siege-hook = Облоговий гак
lockup-item-cloak-of-soot = Плащ із сажі
lockup-item-breaching-charge = Підривний заряд
lockup-item-rebel-war-banner = Бойовий стяг бунтарів

## Найманці
lockup-goon-dorrim = Доррім
lockup-goon-helka = Гелька
lockup-goon-brunn = Брунн
lockup-goon-tovik = Товік
lockup-goon-magrit = Магріт
lockup-goon-oskel = Оскель
lockup-goon-garda = Гарда
lockup-goon-thumm = Тумм
lockup-goon-skrit = Скріт
lockup-goon-nib = Ніб
lockup-goon-pazzle = Паззл
lockup-goon-vix = Вікс
lockup-goon-mirk = Мірк
lockup-goon-gnar = Ґнар
lockup-goon-ysolt = Ізольт
lockup-goon-veyl = Вейл
lockup-goon-omrik = Омрік
lockup-goon-sanna = Санна
lockup-goon-azkhur = Азкур
lockup-goon-lumeth = Лумет
lockup-goon-orvax = Орвакс
lockup-goon-krug = Круг
lockup-goon-drasha = Драша
lockup-goon-volg = Волґ
lockup-goon-utta = Утта
lockup-goon-slit = Сліт
lockup-goon-marrow = Марроу
lockup-goon-hask = Гаск
lockup-goon-redda = Редда
lockup-goon-fenn = Фенн
lockup-goon-jorra = Йорра
lockup-goon-latch = Летч
lockup-goon-corvo = Корво

## Книги
lockup-tome-big-book-of-stealth = Довідник скритності
lockup-tome-cutthroat-crafting = Убивче ремесло
lockup-tome-atlas-of-hideouts = Атлас схованок
lockup-tome-brawlers-handbook = Посібник забіяки
lockup-tome-lantern-timetable = Розклад ліхтарів
lockup-tome-book-of-alibis = Книга алібі
lockup-tome-poison-pen-letters = Підметні листи
lockup-tome-plan-of-the-old-tunnels = План старих тунелів
lockup-tome-feint-manual = Підручник обманних маневрів
lockup-tome-tinkers-shortcuts = Хитрощі бляхаря
lockup-tome-recruiters-patter = Балачки вербувальника
lockup-tome-fences-price-list = Прейскурант скупника
lockup-tome-pit-fighters-primer = Абетка підпільного бійця
lockup-tome-scavengers-almanac = Альманах лахмітника

## Досягнення
lockup-goal-maj-shields = Стіна щитів
lockup-goal-maj-gems = Блискучий скарб
lockup-goal-maj-magic = Шепіт чарів
lockup-goal-maj-items = Королі контрабанди
lockup-goal-maj-goons = Найбільший стіл
lockup-goal-maj-iron-items = Залізних справ майстри
lockup-goal-inst-three-items = Перший сховок
lockup-goal-inst-four-types = Строката компанія
lockup-goal-inst-symbols = Майстри на всі руки
lockup-goal-inst-power = Володарі подвір’я
lockup-goal-inst-all-resources = Усе в діло
lockup-goal-inst-masterpiece = Шедевр
lockup-goal-end-items = Найозброєніша банда
lockup-goal-end-goons = Найдовша тінь
lockup-goal-end-potion-items = Зіллєвари
lockup-goal-end-symbol-sets = Повний арсенал
lockup-goal-end-types = Друзі в кожній камері
lockup-goal-end-wanted = Особливо небезпечні

## Риси
lockup-trait-deep-pockets = Глибокі кишені
lockup-trait-old-hands = Бувалі
lockup-trait-bookworms = Книгогризи
lockup-trait-friends-inside = Свої люди
lockup-trait-big-family = Велика родина
lockup-trait-infamous = Сумнозвісні
lockup-trait-smelters = Ливарники
lockup-trait-herbalists = Травники
lockup-trait-ragpickers = Ганчірники
lockup-trait-gilded-palms = Позолочені долоні
lockup-trait-planners = Планувальники
lockup-trait-schemers = Комбінатори
lockup-trait-well-fed = Відгодовані
lockup-trait-peddlers = Перекупники
lockup-trait-bribers = Хабарники
lockup-trait-yard-scholars = Дворові мудреці
lockup-trait-protected = Під захистом
lockup-trait-reckless = Відчайдухи

## Варта
lockup-guard-guard-01 = Вічко
lockup-guard-guard-02 = Поршнекулак
lockup-guard-guard-03 = Скрипун
lockup-guard-guard-04 = Ключник
lockup-guard-guard-05 = Брязкоболт
lockup-guard-guard-06 = Алебардник
lockup-guard-guard-07 = Панцерник
lockup-guard-guard-08 = М’ятий казанок
lockup-guard-guard-09 = Тихохід
lockup-guard-guard-10 = Іржаве Коліно
lockup-guard-guard-11 = Хиткий
lockup-guard-guard-12 = Стара Завіса
lockup-guard-guard-13 = Свистун
lockup-guard-guard-14 = Рипуче Колесо
lockup-guard-guard-15 = Зубощелеп
lockup-guard-guard-16 = Пес Брами
lockup-guard-guard-17 = Латуношкір
lockup-guard-guard-18 = Дзвін Тривоги
lockup-guard-guard-19 = Кайданник
lockup-guard-guard-20 = Бронелист
lockup-guard-guard-21 = Трощило
lockup-guard-guard-22 = Моторошний Вартовий
