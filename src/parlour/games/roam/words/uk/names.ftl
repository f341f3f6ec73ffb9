### Roam: назви карт і артефактів домашнього видання та шість властивостей артефактів.

## Персонажі

roam-card-odda = Одда-ліхтарниця
roam-card-brim = Брім-перевізник
roam-card-ferris = Ферріс-канатоходець
roam-card-miko = Міко, шукач перлів
roam-card-sister-quill = Сестра Перо
roam-card-twin-potters = Близнюки-гончарі
roam-card-ruska = Руска-акробатка
roam-card-maro = Маро-жонглер
roam-card-pim = Пім із повітряним змієм
roam-card-lorn = Лорн-дзвонар
roam-card-hazel = Гейзел та її гуска
roam-card-zeph = Зеф, читець вітрів
roam-card-wenna = Венна-картографка
roam-card-hob = Гоб, викрадач ріпи
roam-card-sable = Соболь, нічний гонець
roam-card-ash = Еш-сажотрус
roam-card-orsolo = Орсоло-художник
roam-card-tilly = Тіллі-годинникарка
roam-card-mudwick = Ропух Мадвік
roam-card-pell = Пелл-пасічник
roam-card-nettie = Нетті-шпигунка
roam-card-trundle = Трандл, вершник на равлику
roam-card-bodkin = Бодкін, миша-кравець
roam-card-kettle = Кетл-бляхар
roam-card-rook = Рук-барабанник
roam-card-captain-fennel = Капітан Фенхель
roam-card-lady-umber = Пані Умбра
roam-card-gorse = Ґорс-пастух
roam-card-flint = Флінт-золотошукач
roam-card-aunt-marzipan = Тітонька Марципан
roam-card-varsha = Варша, вогняна танцівниця
roam-card-oona = Уна-рибалка
roam-card-barnaby = Старий кріт Барнабі
roam-card-ilvi = Ільві, снігова слідопитка
roam-card-baron-thistle = Барон Будяк
roam-card-professor-gloam = Професор Сутінь
roam-card-yarra = Ярра-цілителька
roam-card-sir-dapple = Сер Чалий
roam-card-doctor-pumice = Доктор Пемза
roam-card-moss-giant-junior = Моховий велетень-молодший
roam-card-dask = Даск-каменяр
roam-card-grumble = Борсук Буркотун
roam-card-sleepy-golem = Сонний голем

## Стартові карти

roam-card-guide-blue = Ансельм-провідник
roam-card-scout-blue = Брі-слідопитка
roam-card-porter-blue = Тольдо-носій
roam-card-guide-red = Руфа-провідниця
roam-card-scout-red = Ґарн-слідопит
roam-card-porter-red = Тарк-носій
roam-card-guide-yellow = Лем-провідник
roam-card-scout-yellow = Саффра-слідопитка
roam-card-porter-yellow = Дорн-носій
roam-card-guide-green = Фернія-провідниця
roam-card-scout-green = Віллем-слідопит
roam-card-porter-green = Ольма-носійка

## Артефакти

roam-artifact-folding-bridge = Складаний місток
roam-artifact-spare-boots = Запасні чоботи
roam-artifact-rope-ladder = Мотузкова драбина
roam-artifact-stilts = Дорожні ходулі
roam-artifact-tricksters-mask = Маска пустуна
roam-artifact-borrowed-flag = Позичений прапор
roam-artifact-turned-signpost = Перевернутий вказівник
roam-artifact-goose-whistle = Гусячий свисток
roam-artifact-lucky-penny = Щасливий гріш
roam-artifact-begging-bowl = Жебрацька миска
roam-artifact-jar-of-buttons = Банка ґудзиків
roam-artifact-wishing-bucket = Відро з криниці бажань
roam-artifact-spinning-compass = Шалений компас
roam-artifact-weathercock = Флюгер-півник
roam-artifact-crooked-map = Крива мапа
roam-artifact-whirligig = Дзиґа
roam-artifact-long-broom = Довга мітла
roam-artifact-bottled-gust = Порив вітру в пляшці
roam-artifact-shepherds-crook = Пастуша ґирлиґа
roam-artifact-wind-up-cart = Заводний візок
roam-artifact-alarm-clock = Латунний будильник
roam-artifact-strong-tea = Чайник міцного чаю
roam-artifact-lullaby-box = Скринька з колисковою
roam-artifact-feather-pillow = Пір’яна подушка

## Властивості артефактів

roam-kind-free-square = Вільний крок
roam-kind-free-square-text = Покладіть свою фішку на ділянку поля під порожньою клітинкою розміщеної схеми, не сплачуючи 2 монет.
roam-kind-replace = Перехоплення
roam-kind-replace-text = Замініть фішку суперника під розміщеною схемою своєю й візьміть монети за символи цієї ділянки; під порожньою клітинкою ще й сплатіть 2 монети або застосуйте «Вільний крок».
roam-kind-coin = Кишенькові гроші
roam-kind-coin-text = Візьміть 1 монету.
roam-kind-rotate = Чверть оберту
roam-kind-rotate-text = Перш ніж обрати положення схеми використаного персонажа, поверніть її на 90° за годинниковою стрілкою.
roam-kind-move = Підштовхнути
roam-kind-move-text = Пересуньте будь-яку фішку на полі на сусідню незайняту ділянку в тому самому рядку чи стовпці; монет за це не бере ніхто.
roam-kind-flip = Розбудити чи приспати
roam-kind-flip-text = Переверніть одного зі своїх персонажів: розбудіть того, хто спить, або приспіть того, хто не спить.
