# Root: что говорит стол о Культе Пресмыкающихся, Речном братстве, Скитальце, Судье и Поджигателе.

root-trigger-fear = Богобоязнь
root-trigger-disruption = прекращение торговли
root-reaction-enlist = Защита Судьи

# в середине предложения, в именительном падеже
root-service-hand-card = карта из руки
root-service-riverboats = лодки
root-service-mercenaries = наёмники
root-conspiracy-crusade = поход
root-conspiracy-convert = обращение
root-conspiracy-sanctify = освящение

## Вопросы: услуги
root-ask-start-next = Начинается утро: сначала услуги или { root-name-better-burrow-bank }?
root-ask-buy-services = { $n ->
    [0] Услуги продаёт { $other }: в этот ход больше не купить
   *[other] Услуги продаёт { $other }: в этот ход можно купить ещё { $n }
}
root-ask-take-service-card = Карту вам продаёт { $other }: какую берёте?
root-ask-pay-with-item = { $n ->
    [one] Плата, { $other }: переверните { $n } предмет
    [few] Плата, { $other }: переверните { $n } предмета
   *[many] Плата, { $other }: переверните { $n } предметов
}
root-ask-hired-may-fight = Сражение, защищающийся { $other } ({ $clearing }): сражаются ли и наёмники?

## Вопросы: Бродяга
root-ask-defender-may-enlist = На вас нападает { $third } ({ $clearing }). Вас может защитить { $other }: привлечь?
root-ask-instigate-against = Подстрекательство ({ $clearing }), нападающий { $other }: на кого?
root-ask-explore-take = Вы видите, что лежит под руинами ({ $clearing }): взять предмет?

## Вопросы: Культ
root-ask-cult-corner = Выберите угловую поляну для первого сада и четырёх воинов
root-ask-first-outcast = Выберите масть изгоев
root-ask-conspiracies = { $n ->
    [0] Заговоры, изгои: { $suit }. Приспешников нет: завершите
    [one] Заговоры, изгои: { $suit }. У вас { $n } приспешник: устройте заговор или завершите
    [few] Заговоры, изгои: { $suit }. У вас { $n } приспешника: устройте заговор или завершите
   *[many] Заговоры, изгои: { $suit }. У вас { $n } приспешников: устройте заговор или завершите
}
root-ask-crusade-to = Поход, { $clearing }: куда?
root-ask-crusade-fight = Поход пришёл сюда: { $clearing }. Начать сражение?
root-ask-convert-of = Обращение, { $clearing }: чей воин?
root-ask-sanctify-piece = Освящение, { $clearing }: какое здание убрать?
root-ask-rituals = День: обряд за каждую открытую карту или завершение
root-ask-garden-in = Сад, { $card }: где?
root-ask-ritual-recruit-in = Вербовка, { $card }: где?
root-ask-cult-craft = Вечер: мастерите карты садами масти изгоев или завершите

## Вопросы: Братство
root-ask-river-warrior = Разместите воина у реки
root-ask-first-price = Выберите цену услуги: { $service }
root-ask-set-prices = Вечер: измените цену или завершите
root-ask-river-daylight = { $n ->
    [0] День: капитала не осталось
    [one] День: в капитале { $n } воин
    [few] День: в капитале { $n } воина
   *[many] День: в капитале { $n } воинов
}
root-ask-use-fund = Чей воин из капитала пойдёт в уплату?
root-ask-choose-space = В какую ячейку торговых постов идёт воин из капитала?
root-ask-lose-funds = { $n ->
    [one] Прекращение торговли: уберите из капитала { $n } воина. Чьего?
    [few] Прекращение торговли: уберите из капитала { $n } воинов. Чьего сначала?
   *[many] Прекращение торговли: уберите из капитала { $n } воинов. Чьего сначала?
}

## Варианты: услуги
root-do-start-next = { $start ->
    [0] Сначала услуги
   *[other] Сначала { root-name-better-burrow-bank }
}
root-do-buy = { $n ->
    [0] Купить: { $service }
   *[other] Купить: { $service } (цена { $n })
}
root-do-service-card = Взять: { $card }
root-do-service-item = Перевернуть: { $item }
root-do-mercenaries = { $n ->
    [0] Вместе с наёмниками
    [one] Вместе с наёмниками: всего { $n } воин
    [few] Вместе с наёмниками: всего { $n } воина
   *[many] Вместе с наёмниками: всего { $n } воинов
}

## Варианты: Бродяга
root-do-instigate = Подстрекательство, нападающий: { $seat }
root-do-instigate-against = Защищающийся: { $seat }
root-do-enlist = { $n ->
    [0] Привлечь: без мечей, Судье 1 очко
    [one] Привлечь: вам { $n } меч, Судье 1 очко
    [few] Привлечь: вам { $n } меча, Судье 1 очко
   *[many] Привлечь: вам { $n } мечей, Судье 1 очко
}
root-do-scorch = Выжженная земля: оставить факел и навсегда выжечь эту поляну
root-do-explore-take = Взять: { $item-kind }

## Варианты: Культ
root-do-cult-corner = Сад: { $clearing }
root-do-outcast = Изгои: { $suit }
root-do-crusade-battle = { $n ->
    [0] Поход, сражение: { $clearing }
   *[other] Поход, сражение: { $clearing } (приспешников: { $n })
}
root-do-crusade-move = { $n ->
    [0] Поход отсюда: { $clearing }
   *[other] Поход отсюда: { $clearing } (приспешников: { $n })
}
root-do-crusade-fight = Сражение
root-do-convert = { $n ->
    [0] Обращение: { $clearing }
   *[other] Обращение: { $clearing } (приспешников: { $n })
}
root-do-convert-of = Обратить воина: { $seat }
root-do-sanctify = { $n ->
    [0] Освящение: { $clearing }
   *[other] Освящение: { $clearing } (приспешников: { $n })
}
root-do-sanctify-piece = Убрать: { $kind }
root-do-ritual-build = Строительство сада, открыть: { $card }
root-do-ritual-recruit = Вербовка, открыть: { $card }
root-do-ritual-score = { $n ->
    [one] Получить { $n } очко, потратить: { $card }
    [few] Получить { $n } очка, потратить: { $card }
   *[many] Получить { $n } очков, потратить: { $card }
}
root-do-sacrifice = Жертвоприношение, открыть: { $card }
root-do-garden-in = Сад: { $clearing }
root-do-ritual-recruit-in = Воин: { $clearing }

## Варианты: Братство
root-do-river-warrior = Воин: { $clearing }
root-do-price-hand-card = Карта из руки: цена { $n }
root-do-price-riverboats = Лодки: цена { $n }
root-do-price-mercenaries = Наёмники: цена { $n }
root-do-river-move = Перемещение (вложить: 1)
root-do-river-battle = Сражение (вложить: 1)
root-do-river-draw = Взять карту (вложить: 1)
root-do-river-recruit = Вербовка: { $clearing } (потратить: 1)
root-do-trade-post = { $points ->
    [0] Торговый пост: { $clearing } (потратить: 2)
   *[other] Торговый пост: { $clearing } (потратить: 2), очков: { $points }
}
root-do-export = Экспорт: { $card }
root-do-fund = { $n ->
    [0] { $seat }
   *[other] { $seat } (в капитале: { $n })
}
root-do-space = { $n ->
    [0] Ячейка: { $suit }
   *[other] Ячейка: { $suit } (свободных: { $n })
}

## Журнал: услуги
root-log-buys = { $seat } покупает услугу ({ $service }), цена { $n }. Продаёт { $other }
root-log-takes-card = { $seat } берёт карту: { $card }. Отдаёт { $other }

## Журнал: Бродяга
root-log-enlists = { $seat } прибегает к защите. Защищает { $other }
root-log-instigates = { $seat } подстрекает ({ $clearing }). Нападающий: { $other }, защищающийся: { $third }
root-log-scorches = { $seat } выжигает поляну, туда больше ничто не попадёт: { $clearing }
root-log-digs = { $seat } заглядывает под руины ({ $clearing })
root-log-finds-nothing = { $seat } ничего не берёт из-под руин ({ $clearing })

## Журнал: Культ
root-log-cult-corner = { $seat } размещает сад и четырёх воинов ({ $clearing }) и по воину на каждой соседней поляне
root-log-outcast = { $n ->
    [0] { $seat } называет изгоев: { $suit }
   *[other] { $seat } ненавидит изгоев: { $suit }
}
root-log-conspires = { $n ->
    [one] { $seat } тратит { $n } приспешника ({ $clearing }): { $conspiracy }
    [few] { $seat } тратит { $n } приспешников ({ $clearing }): { $conspiracy }
   *[many] { $seat } тратит { $n } приспешников ({ $clearing }): { $conspiracy }
}
root-log-gardens = { $seat } открывает карту и строит сад ({ $clearing }): { $card }
root-log-ritual-recruit = { $seat } открывает карту и вербует воина ({ $clearing }): { $card }
root-log-ritual-score = { $seat } тратит карту на обряд ради очков: { $card }
root-log-sacrifices = { $seat } открывает карту для жертвоприношения и получает приспешника: { $card }
root-log-returns = { $seat } возвращает в руку открытые карты: { $cards }
root-log-revenge = { $n ->
    [one] { $seat } мстит: { $n } павший воин становится приспешником
    [few] { $seat } мстит: { $n } павших воина становятся приспешниками
   *[many] { $seat } мстит: { $n } павших воинов становятся приспешниками
}
root-log-fears = { $seat } из-за потери сада сбрасывает: { $card }

## Журнал: Братство
root-log-prices = { $seat } назначает цену услуги ({ $service }): { $n }
root-log-protects = { $n ->
    [0] { $seat } видит пустые Платежи, но воинов в запасе нет
    [one] { $seat } видит пустые Платежи и кладёт туда { $n } воина
    [few] { $seat } видит пустые Платежи и кладёт туда { $n } воинов
   *[many] { $seat } видит пустые Платежи и кладёт туда { $n } воинов
}
root-log-collects = { $seat } собирает капитал: { $n }
root-log-trade-post = { $seat } размещает торговый пост ({ $clearing }) за двух воинов из капитала ({ $other })
root-log-exports = { $seat } экспортирует: { $card }
root-log-disrupted = { $n ->
    [one] { $seat } из-за прекращения торговли теряет из капитала { $n } воина
    [few] { $seat } из-за прекращения торговли теряет из капитала { $n } воинов
   *[many] { $seat } из-за прекращения торговли теряет из капитала { $n } воинов
}
