### Roam: названия карт и артефактов домашнего издания и шесть свойств артефактов.

## Персонажи

roam-card-odda = Одда-фонарщица
roam-card-brim = Брим-паромщик
roam-card-ferris = Феррис-канатоходец
roam-card-miko = Мико, ловец жемчуга
roam-card-sister-quill = Сестра Перо
roam-card-twin-potters = Близнецы-гончары
roam-card-ruska = Руска-акробатка
roam-card-maro = Маро-жонглёр
roam-card-pim = Пим с воздушным змеем
roam-card-lorn = Лорн-звонарь
roam-card-hazel = Хейзел и её гусыня
roam-card-zeph = Зеф, чтец ветров
roam-card-wenna = Венна-картограф
roam-card-hob = Хоб, похититель репы
roam-card-sable = Соболь, ночной гонец
roam-card-ash = Эш-трубочист
roam-card-orsolo = Орсоло-живописец
roam-card-tilly = Тилли-часовщица
roam-card-mudwick = Жаб Мадвик
roam-card-pell = Пелл-пасечник
roam-card-nettie = Нетти-шпионка
roam-card-trundle = Трандл, всадник на улитке
roam-card-bodkin = Бодкин, мышь-портной
roam-card-kettle = Кеттл-жестянщик
roam-card-rook = Рук-барабанщик
roam-card-captain-fennel = Капитан Фенхель
roam-card-lady-umber = Леди Умбра
roam-card-gorse = Горс-пастух
roam-card-flint = Флинт-старатель
roam-card-aunt-marzipan = Тётушка Марципан
roam-card-varsha = Варша, огненная танцовщица
roam-card-oona = Уна-рыбачка
roam-card-barnaby = Старый крот Барнаби
roam-card-ilvi = Ильви, снежная следопытка
roam-card-baron-thistle = Барон Чертополох
roam-card-professor-gloam = Профессор Сумрак
roam-card-yarra = Ярра-целительница
roam-card-sir-dapple = Сэр Чалый
roam-card-doctor-pumice = Доктор Пемза
roam-card-moss-giant-junior = Моховой великан-младший
roam-card-dask = Даск-каменотёс
roam-card-grumble = Барсук Ворчун
roam-card-sleepy-golem = Сонный голем

## Стартовые карты

roam-card-guide-blue = Ансельм-проводник
roam-card-scout-blue = Бри-следопытка
roam-card-porter-blue = Тольдо-носильщик
roam-card-guide-red = Руфа-проводница
roam-card-scout-red = Гарн-следопыт
roam-card-porter-red = Тарк-носильщик
roam-card-guide-yellow = Лем-проводник
roam-card-scout-yellow = Саффра-следопытка
roam-card-porter-yellow = Дорн-носильщик
roam-card-guide-green = Ферния-проводница
roam-card-scout-green = Виллем-следопыт
roam-card-porter-green = Ольма-носильщица

## Артефакты

roam-artifact-folding-bridge = Складной мостик
roam-artifact-spare-boots = Запасные сапоги
roam-artifact-rope-ladder = Верёвочная лестница
roam-artifact-stilts = Дорожные ходули
roam-artifact-tricksters-mask = Маска плута
roam-artifact-borrowed-flag = Одолженный флаг
roam-artifact-turned-signpost = Повёрнутый указатель
roam-artifact-goose-whistle = Гусиный свисток
roam-artifact-lucky-penny = Счастливый грош
roam-artifact-begging-bowl = Миска попрошайки
roam-artifact-jar-of-buttons = Банка пуговиц
roam-artifact-wishing-bucket = Ведро из колодца желаний
roam-artifact-spinning-compass = Бешеный компас
roam-artifact-weathercock = Флюгер-петушок
roam-artifact-crooked-map = Кривая карта
roam-artifact-whirligig = Вертушка
roam-artifact-long-broom = Длинная метла
roam-artifact-bottled-gust = Порыв ветра в бутылке
roam-artifact-shepherds-crook = Пастуший посох
roam-artifact-wind-up-cart = Заводная тележка
roam-artifact-alarm-clock = Латунный будильник
roam-artifact-strong-tea = Чайник крепкого чая
roam-artifact-lullaby-box = Шкатулка с колыбельной
roam-artifact-feather-pillow = Перьевая подушка

## Свойства артефактов

roam-kind-free-square = Свободный шаг
roam-kind-free-square-text = Разместите свою фишку под пустым участком уже расположенной схемы, не платя 2 монеты.
roam-kind-replace = Перехват
roam-kind-replace-text = Замените фишку соперника под расположенной схемой своей и возьмите монеты за символы этого участка поля; под пустым участком схемы ещё и заплатите 2 монеты или примените «Свободный шаг».
roam-kind-coin = Карманные деньги
roam-kind-coin-text = Возьмите 1 монету.
roam-kind-rotate = Четверть оборота
roam-kind-rotate-text = Прежде чем выбрать положение схемы использованного персонажа, поверните её на 90° по часовой стрелке.
roam-kind-move = Подтолкнуть
roam-kind-move-text = Передвиньте любую фишку на поле на соседний незанятый участок в том же ряду или столбце; монет за это никто не берёт.
roam-kind-flip = Разбудить или усыпить
roam-kind-flip-text = Переверните одного из своих персонажей: разбудите спящего или усыпите того, кто не спит.
