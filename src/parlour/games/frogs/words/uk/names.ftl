### Буремні мандри: назви карт, жетонів і місць.

## Види
frogs-species-crow = ворона
frogs-species-frog = жаба
frogs-species-rabbit = кролик

## Типи карт
frogs-type-villager = мешканець
frogs-type-gear = манатки
frogs-type-building = будівля

## Колоди
frogs-deck-base = Основна
frogs-deck-academy = Академія
frogs-deck-tidings = Звістки

## Боки поля
frogs-board-spring = Весна
frogs-board-autumn = Осінь

## Шляхи з домівки
frogs-arm-spring-w = Таємничий ліс
frogs-arm-spring-n = Звивистий струмок
frogs-arm-spring-s = Конюшинові пагорби
frogs-arm-autumn-w = Таємничий ліс
frogs-arm-autumn-n = Ліхтарний пагорб
frogs-arm-autumn-e = Платний шлях
frogs-arm-autumn-s = Жнив’яні поля

## Скрині
frogs-chest-iron = залізна скриня
frogs-chest-golden = золота скриня
frogs-chest-ruby = рубінова скриня

## Жетони зачарування
frogs-charm-star = зірка
frogs-charm-spark = іскра
frogs-charm-heart = серце

## Стартові карти
frogs-start-nest = Гніздо
frogs-start-lily-pad = Латаття
frogs-start-burrow = Нора

## Основна колода: мешканці
frogs-card-rooftop-postcrow = Ворона-листоноша з даху
frogs-card-night-shift-librarian = Бібліотекарка нічної зміни
frogs-card-chatty-jackdaw = Балакуча галка
frogs-card-attic-hoarder = Горищний скнара
frogs-card-tea-leaf-augur = Ворожка на чаїнках
frogs-card-button-trader = Ґудзиковий міняйло
frogs-card-fidgety-fledgling = Непосидюче пташеня
frogs-card-nest-warden = Доглядач гнізд
frogs-card-moonlit-choirmaster = Хормейстер місячної ночі
frogs-card-frog-mage = Жаба-чарівник
frogs-card-mighty-frogules = Могутній Йосип
frogs-card-puddle-skipper = Стрибунець через калюжі
frogs-card-reed-ferryman = Очеретяний поромник
frogs-card-bog-courier = Болотяний кур’єр
frogs-card-stepping-stone-twins = Близнята з кладки
frogs-card-lily-gardener = Садівниця латаття
frogs-card-mudlark = Намулошукач
frogs-card-daring-leaper = Відчайдушна стрибунка
frogs-card-turnip-seller = Продавчиня ріпи
frogs-card-fair-steward = Розпорядник ярмарку
frogs-card-carrot-banker = Морквяний банкір
frogs-card-village-nurse = Сільська фельдшерка
frogs-card-errand-kit = Кроленя-помічник
frogs-card-burrow-digger = Копач нір
frogs-card-pie-baker = Пиріжниця
frogs-card-travelling-tinker = Мандрівний бляхар
frogs-card-harvest-queen = Королева врожаю

## Основна колода: манатки
frogs-card-postal-contract = Поштовий контракт
frogs-card-soul-chain = Ланцюговий батіг
frogs-card-brass-spyglass = Латунна підзорна труба
frogs-card-everlasting-quill = Невтомне перо
frogs-card-mudlarks-dredge = Черпак намулошукача
frogs-card-recycling-bin = Контейнер для переробки
frogs-card-whittled-walking-stick = Вистругана палиця
frogs-card-rain-boots = Гумові чобітки
frogs-card-generous-pension = Щедра пенсія
frogs-card-carrot-money-box = Скарбничка-морквина
frogs-card-tinkers-toolbox = Скринька бляхаря
frogs-card-market-scales = Базарні терези

## Основна колода: будівлі
frogs-card-telegraph-office = Телеграфна контора
frogs-card-rookery-reading-room = Читальня в гайвороннику
frogs-card-sorting-office = Сортувальня
frogs-card-attic-observatory = Горищна обсерваторія
frogs-card-zero-waste = Нуль відходів
frogs-card-leaky-boathouse = Дірява човнярня
frogs-card-treasure-hunters-club = Клуб шукачів скарбів
frogs-card-wayfarers-inn = Заїзд для мандрівників
frogs-card-community-bank = Громадський банк
frogs-card-builders-guild = Гільдія будівничих
frogs-card-carrot-market = Морквяний базар
frogs-card-warren-nursery = Ясла в норах

## Колода академії: мешканці
frogs-card-headmistress-rook = Директорка Ґава
frogs-card-strict-examiner = Суворий екзаменатор
frogs-card-inkblot-scribe = Переписувач-чорнильник
frogs-card-back-row-swot = Зубрило з останньої парти
frogs-card-starlight-tutor = Зоряна наставниця
frogs-card-broomstick-instructor = Інструктор польотів на мітлі
frogs-card-frog-alchemist = Жаба-алхімік
frogs-card-lecture-napper = Сонько на лекціях
frogs-card-duckweed-freshman = Першокурсник у рясці
frogs-card-hall-pass-hopper = Стрибунка з перепусткою
frogs-card-canteen-cook = Кухарка їдальні
frogs-card-stern-bursar = Суворий скарбник
frogs-card-scholarship-winner = Стипендіат
frogs-card-groundskeeper = Шкільний двірник
frogs-card-potions-dropout = Недоучка-зіллєвар

## Колода академії: манатки
frogs-card-foggy-crystal-ball = Туманна кришталева куля
frogs-card-graduation-cap = Випускна шапочка
frogs-card-stubborn-broom = Норовлива мітла
frogs-card-bubbling-cauldron = Булькотливий казан
frogs-card-counting-frame = Рахівниця
frogs-card-lunch-tin = Бляшанка з обідом

## Колода академії: будівлі
frogs-card-great-library = Велика бібліотека
frogs-card-duelling-pond = Дуельний ставок
frogs-card-alumni-hall = Зала випускників

## Колода звісток: мешканці
frogs-card-headline-crier = Вигукувач заголовків
frogs-card-obituary-editor = Редактор некрологів
frogs-card-breathless-messenger = Захеканий гонець
frogs-card-keyhole-reporter = Репортер біля шпарини
frogs-card-gazette-publisher = Видавець газети
frogs-card-foreign-correspondent = Закордонний кореспондент
frogs-card-bottle-post-angler = Рибалка пляшкової пошти
frogs-card-ditchwater-gossip = Пліткарка з рову
frogs-card-weather-frog = Жаба-синоптик
frogs-card-semaphore-hopper = Стрибун-сигнальник
frogs-card-stamp-collector = Філателістка
frogs-card-classifieds-clerk = Приймальниця оголошень
frogs-card-raffle-winner = Переможець лотереї
frogs-card-second-hand-peddler = Лахмітник
frogs-card-subscription-agent = Агент із передплати

## Колода звісток: манатки
frogs-card-pocket-printing-press = Кишеньковий друкарський прес
frogs-card-wax-seal = Сургучева печатка
frogs-card-oilcloth-satchel = Цератова торба
frogs-card-message-in-a-bottle = Лист у пляшці
frogs-card-paper-round-bag = Сумка газетяра
frogs-card-penny-jar = Слоїк мідяків

## Колода звісток: будівлі
frogs-card-newsroom = Редакція
frogs-card-marsh-lighthouse = Болотяний маяк
frogs-card-printing-house = Друкарня

## Початкові мешканці
frogs-card-fledgling-errand-crow = Вороня на побігеньках
frogs-card-wide-eyed-froglet = Допитливе жабеня
frogs-card-pocket-money-kit = Кроленя з кишеньковими
