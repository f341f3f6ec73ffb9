### Там, где каркают лягушки: названия карт, жетонов и мест.

## Виды
frogs-species-crow = ворона
frogs-species-frog = лягушка
frogs-species-rabbit = кролик

## Типы карт
frogs-type-villager = житель
frogs-type-gear = снаряжение
frogs-type-building = постройка

## Колоды
frogs-deck-base = Основная
frogs-deck-academy = Академия
frogs-deck-tidings = Вести

## Стороны поля
frogs-board-spring = Весна
frogs-board-autumn = Осень

## Пути из Дома
frogs-arm-spring-w = Таинственный лес
frogs-arm-spring-n = Извилистый ручей
frogs-arm-spring-s = Клеверные холмы
frogs-arm-autumn-w = Таинственный лес
frogs-arm-autumn-n = Фонарный холм
frogs-arm-autumn-e = Платная дорога
frogs-arm-autumn-s = Жатвенные поля

## Сундуки
frogs-chest-iron = железный сундук
frogs-chest-golden = золотой сундук
frogs-chest-ruby = рубиновый сундук

## Жетоны зачарования
frogs-charm-star = звезда
frogs-charm-spark = искра
frogs-charm-heart = сердце

## Стартовые карты
frogs-start-nest = Гнездо
frogs-start-lily-pad = Кувшинка
frogs-start-burrow = Нора

## Основная колода: жители
frogs-card-rooftop-postcrow = Ворона-почтальон с крыши
frogs-card-night-shift-librarian = Библиотекарь ночной смены
frogs-card-chatty-jackdaw = Болтливая галка
frogs-card-attic-hoarder = Чердачный скопидом
frogs-card-tea-leaf-augur = Гадалка на чаинках
frogs-card-button-trader = Меняла пуговиц
frogs-card-fidgety-fledgling = Непоседливый птенец
frogs-card-nest-warden = Смотритель гнёзд
frogs-card-moonlit-choirmaster = Хормейстер лунной ночи
frogs-card-frog-mage = Лягушка-волшебник
frogs-card-mighty-frogules = Могучий Жабракл
frogs-card-puddle-skipper = Прыгун через лужи
frogs-card-reed-ferryman = Паромщик из камышей
frogs-card-bog-courier = Болотный курьер
frogs-card-stepping-stone-twins = Близнецы с переправы
frogs-card-lily-gardener = Садовница кувшинок
frogs-card-mudlark = Искатель сокровищ в иле
frogs-card-daring-leaper = Отчаянная прыгунья
frogs-card-turnip-seller = Продавщица репы
frogs-card-fair-steward = Распорядитель ярмарки
frogs-card-carrot-banker = Морковный банкир
frogs-card-village-nurse = Деревенская медсестра
frogs-card-errand-kit = Крольчонок-помощник
frogs-card-burrow-digger = Копатель нор
frogs-card-pie-baker = Пирожница
frogs-card-travelling-tinker = Бродячий жестянщик
frogs-card-harvest-queen = Королева урожая

## Основная колода: снаряжение
frogs-card-postal-contract = Почтовый контракт
frogs-card-soul-chain = Цепь души
frogs-card-brass-spyglass = Латунная подзорная труба
frogs-card-everlasting-quill = Неутомимое перо
frogs-card-mudlarks-dredge = Черпак искателя
frogs-card-recycling-bin = Контейнер для переработки
frogs-card-whittled-walking-stick = Выструганная трость
frogs-card-rain-boots = Резиновые сапожки
frogs-card-generous-pension = Щедрая пенсия
frogs-card-carrot-money-box = Копилка-морковка
frogs-card-tinkers-toolbox = Ящик жестянщика
frogs-card-market-scales = Рыночные весы

## Основная колода: постройки
frogs-card-telegraph-office = Телеграфная контора
frogs-card-rookery-reading-room = Читальня в грачевнике
frogs-card-sorting-office = Сортировочная
frogs-card-attic-observatory = Обсерватория на чердаке
frogs-card-zero-waste = Ноль отходов
frogs-card-leaky-boathouse = Дырявый лодочный сарай
frogs-card-treasure-hunters-club = Клуб искателей сокровищ
frogs-card-wayfarers-inn = Постоялый двор
frogs-card-community-bank = Общинный банк
frogs-card-builders-guild = Гильдия строителей
frogs-card-carrot-market = Морковный рынок
frogs-card-warren-nursery = Ясли в норах

## Колода академии: жители
frogs-card-headmistress-rook = Директриса Грачиха
frogs-card-strict-examiner = Строгий экзаменатор
frogs-card-inkblot-scribe = Писарь-клякса
frogs-card-back-row-swot = Зубрила с задней парты
frogs-card-starlight-tutor = Звёздная наставница
frogs-card-broomstick-instructor = Инструктор полётов на метле
frogs-card-frog-alchemist = Лягушка-алхимик
frogs-card-lecture-napper = Соня на лекциях
frogs-card-duckweed-freshman = Первокурсник в ряске
frogs-card-hall-pass-hopper = Прыгунья с пропуском
frogs-card-canteen-cook = Повариха из столовой
frogs-card-stern-bursar = Суровый казначей
frogs-card-scholarship-winner = Стипендиат
frogs-card-groundskeeper = Школьный дворник
frogs-card-potions-dropout = Недоучка-зельевар

## Колода академии: снаряжение
frogs-card-foggy-crystal-ball = Мутный хрустальный шар
frogs-card-graduation-cap = Выпускная шапочка
frogs-card-stubborn-broom = Упрямая метла
frogs-card-bubbling-cauldron = Булькающий котелок
frogs-card-counting-frame = Счёты
frogs-card-lunch-tin = Жестянка с обедом

## Колода академии: постройки
frogs-card-great-library = Большая библиотека
frogs-card-duelling-pond = Дуэльный пруд
frogs-card-alumni-hall = Зал выпускников

## Колода вестей: жители
frogs-card-headline-crier = Глашатай заголовков
frogs-card-obituary-editor = Редактор некрологов
frogs-card-breathless-messenger = Запыхавшийся гонец
frogs-card-keyhole-reporter = Репортёр у замочной скважины
frogs-card-gazette-publisher = Издатель газеты
frogs-card-foreign-correspondent = Зарубежный корреспондент
frogs-card-bottle-post-angler = Рыбак бутылочной почты
frogs-card-ditchwater-gossip = Сплетница из канавы
frogs-card-weather-frog = Лягушка-синоптик
frogs-card-semaphore-hopper = Прыгун-сигнальщик
frogs-card-stamp-collector = Филателистка
frogs-card-classifieds-clerk = Приёмщица объявлений
frogs-card-raffle-winner = Победитель лотереи
frogs-card-second-hand-peddler = Старьёвщик
frogs-card-subscription-agent = Агент по подписке

## Колода вестей: снаряжение
frogs-card-pocket-printing-press = Карманный печатный станок
frogs-card-wax-seal = Сургучная печать
frogs-card-oilcloth-satchel = Клеёнчатая сумка
frogs-card-message-in-a-bottle = Письмо в бутылке
frogs-card-paper-round-bag = Сумка разносчика газет
frogs-card-penny-jar = Банка мелочи

## Колода вестей: постройки
frogs-card-newsroom = Редакция
frogs-card-marsh-lighthouse = Болотный маяк
frogs-card-printing-house = Типография

## Начальные жители
frogs-card-fledgling-errand-crow = Воронёнок на посылках
frogs-card-wide-eyed-froglet = Любопытный лягушонок
frogs-card-pocket-money-kit = Крольчонок с карманными деньгами
