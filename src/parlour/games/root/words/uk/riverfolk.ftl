# Root: що каже стіл про Культ Ящірки, Річкове Товариство, Халамидника, Суддю та Лайдака.

root-trigger-fear = Смиренність
root-trigger-disruption = припинення торгівлі
root-reaction-enlist = Залучити Суддю

# посеред речення, у називному відмінку
root-service-hand-card = карта з руки
root-service-riverboats = річковий транспорт
root-service-mercenaries = найманці
root-conspiracy-crusade = Хрестовий похід
root-conspiracy-convert = Навернення
root-conspiracy-sanctify = Освячення

## Запитання: послуги
root-ask-start-next = Починаються Треті півні: спершу послуги чи { root-name-better-burrow-bank }?
root-ask-buy-services = { $n ->
    [0] Послуги продає { $other }: цього ходу більше не купити
   *[other] Послуги продає { $other }: цього ходу можна купити ще { $n }
}
root-ask-take-service-card = Карту вам продає { $other }: яку берете?
root-ask-pay-with-item = { $n ->
    [one] Оплата, { $other }: використайте { $n } предмет
    [few] Оплата, { $other }: використайте { $n } предмети
   *[many] Оплата, { $other }: використайте { $n } предметів
}
root-ask-hired-may-fight = Бій, захисник { $other } ({ $clearing }): чи б’ються й найманці?

## Запитання: Бурлака
root-ask-defender-may-enlist = На вас нападає { $third } ({ $clearing }). Вас може захистити { $other }: залучити?
root-ask-instigate-against = Нацькувати ({ $clearing }), нападник { $other }: на кого?
root-ask-explore-take = Ви бачите, що лежить під руїнами ({ $clearing }): узяти предмет?

## Запитання: Культ
root-ask-cult-corner = Оберіть кутову галявину для першого саду та чотирьох вояк
root-ask-first-outcast = Оберіть масть вигнанців
root-ask-conspiracies = { $n ->
    [0] Змови, вигнанці — { $suit } масть: фанатиків немає. Завершіть
    [one] Змови, вигнанці — { $suit } масть: { $n } фанатик. Здійсніть змову або завершіть
    [few] Змови, вигнанці — { $suit } масть: { $n } фанатики. Здійсніть змову або завершіть
   *[many] Змови, вигнанці — { $suit } масть: { $n } фанатиків. Здійсніть змову або завершіть
}
root-ask-crusade-to = Хрестовий похід, { $clearing }: куди?
root-ask-crusade-fight = Хрестовий похід прийшов сюди: { $clearing }. Почати бій?
root-ask-convert-of = Навернення, { $clearing }: чийого вояку?
root-ask-sanctify-piece = Освячення, { $clearing }: яку споруду усунути?
root-ask-rituals = День: ритуал за кожну відкриту карту або завершення
root-ask-garden-in = Сад, { $card }: де?
root-ask-ritual-recruit-in = Вербування, { $card }: де?
root-ask-cult-craft = Сутінки: створюйте карти садами масті вигнанців або завершіть

## Запитання: Товариство
root-ask-river-warrior = Виставте вояку біля річки
root-ask-first-price = Оберіть ціну послуги: { $service }
root-ask-set-prices = Сутінки: змініть ціну або завершіть
root-ask-river-daylight = { $n ->
    [0] День: резерв порожній
    [one] День: у резерві { $n } вояка
    [few] День: у резерві { $n } вояки
   *[many] День: у резерві { $n } вояк
}
root-ask-use-fund = Чий вояка з резерву піде на оплату?
root-ask-choose-space = У яку комірку торговельних пунктів іде вояка з резерву?
root-ask-lose-funds = { $n ->
    [one] Припинення торгівлі: приберіть із резерву { $n } вояку. Чийого?
    [few] Припинення торгівлі: приберіть із резерву { $n } вояк. Чийого спершу?
   *[many] Припинення торгівлі: приберіть із резерву { $n } вояк. Чийого спершу?
}

## Варіанти: послуги
root-do-start-next = { $start ->
    [0] Спершу послуги
   *[other] Спершу { root-name-better-burrow-bank }
}
root-do-buy = { $n ->
    [0] Купити: { $service }
   *[other] Купити: { $service } (ціна { $n })
}
root-do-service-card = Узяти: { $card }
root-do-service-item = Використати: { $item }
root-do-mercenaries = { $n ->
    [0] Разом із найманцями
    [one] Разом із найманцями: усього { $n } вояка
    [few] Разом із найманцями: усього { $n } вояки
   *[many] Разом із найманцями: усього { $n } вояк
}

## Варіанти: Бурлака
root-do-instigate = Нацькувати, нападник: { $seat }
root-do-instigate-against = Захисник: { $seat }
root-do-enlist = { $n ->
    [0] Залучити: жодного меча, Судді 1 очко
    [one] Залучити: вам { $n } меч, Судді 1 очко
    [few] Залучити: вам { $n } мечі, Судді 1 очко
   *[many] Залучити: вам { $n } мечів, Судді 1 очко
}
root-do-scorch = Спалити: залишити смолоскип і назавжди спалити цю галявину
root-do-explore-take = Узяти: { $item-kind }

## Варіанти: Культ
root-do-cult-corner = Сад: { $clearing }
root-do-outcast = Вигнанці: { $suit } масть
root-do-crusade-battle = { $n ->
    [0] Хрестовий похід, бій: { $clearing }
   *[other] Хрестовий похід, бій: { $clearing } (фанатиків: { $n })
}
root-do-crusade-move = { $n ->
    [0] Хрестовий похід звідси: { $clearing }
   *[other] Хрестовий похід звідси: { $clearing } (фанатиків: { $n })
}
root-do-crusade-fight = Бій
root-do-convert = { $n ->
    [0] Навернення: { $clearing }
   *[other] Навернення: { $clearing } (фанатиків: { $n })
}
root-do-convert-of = Навернути вояку: { $seat }
root-do-sanctify = { $n ->
    [0] Освячення: { $clearing }
   *[other] Освячення: { $clearing } (фанатиків: { $n })
}
root-do-sanctify-piece = Усунути: { $kind }
root-do-ritual-build = Будівництво саду, відкрити: { $card }
root-do-ritual-recruit = Вербування, відкрити: { $card }
root-do-ritual-score = { $n ->
    [one] Отримати { $n } очко, витратити: { $card }
    [few] Отримати { $n } очки, витратити: { $card }
   *[many] Отримати { $n } очок, витратити: { $card }
}
root-do-sacrifice = Жертвоприношення, відкрити: { $card }
root-do-garden-in = Сад: { $clearing }
root-do-ritual-recruit-in = Вояка: { $clearing }

## Варіанти: Товариство
root-do-river-warrior = Вояка: { $clearing }
root-do-price-hand-card = Карта з руки: ціна { $n }
root-do-price-riverboats = Річковий транспорт: ціна { $n }
root-do-price-mercenaries = Найманці: ціна { $n }
root-do-river-move = Переміщення (інвестувати: 1)
root-do-river-battle = Бій (інвестувати: 1)
root-do-river-draw = Узяти карту (інвестувати: 1)
root-do-river-recruit = Вербування: { $clearing } (витратити: 1)
root-do-trade-post = { $points ->
    [0] Торговельний пункт: { $clearing } (витратити: 2)
   *[other] Торговельний пункт: { $clearing } (витратити: 2), очок: { $points }
}
root-do-export = Експорт: { $card }
root-do-fund = { $n ->
    [0] { $seat }
   *[other] { $seat } (у резерві: { $n })
}
root-do-space = { $n ->
    [0] Комірка: { $suit }
   *[other] Комірка: { $suit } (вільних: { $n })
}

## Журнал: послуги
root-log-buys = { $seat } купує послугу ({ $service }), ціна { $n }. Продає { $other }
root-log-takes-card = { $seat } бере карту: { $card }. Віддає { $other }

## Журнал: Бурлака
root-log-enlists = { $seat } залучає захист. Захищає { $other }
root-log-instigates = { $seat } нацьковує ({ $clearing }). Нападник: { $other }, захисник: { $third }
root-log-scorches = { $seat } спалює галявину, туди вже ніщо не потрапить: { $clearing }
root-log-digs = { $seat } заглядає під руїни ({ $clearing })
root-log-finds-nothing = { $seat } нічого не бере з-під руїн ({ $clearing })

## Журнал: Культ
root-log-cult-corner = { $seat } виставляє сад і чотирьох вояк ({ $clearing }) та по вояці на кожну сусідню галявину
root-log-outcast = { $n ->
    [0] { $seat } має вигнанців: { $suit } масть
   *[other] { $seat } має осоружних вигнанців: { $suit } масть
}
root-log-conspires = { $n ->
    [one] { $seat } витрачає { $n } фанатика ({ $clearing }): { $conspiracy }
    [few] { $seat } витрачає { $n } фанатиків ({ $clearing }): { $conspiracy }
   *[many] { $seat } витрачає { $n } фанатиків ({ $clearing }): { $conspiracy }
}
root-log-gardens = { $seat } відкриває карту й будує сад ({ $clearing }): { $card }
root-log-ritual-recruit = { $seat } відкриває карту й вербує вояку ({ $clearing }): { $card }
root-log-ritual-score = { $seat } витрачає карту на ритуал заради очок: { $card }
root-log-sacrifices = { $seat } відкриває карту для жертвоприношення й отримує фанатика: { $card }
root-log-returns = { $seat } повертає в руку відкриті карти: { $cards }
root-log-revenge = { $n ->
    [one] { $seat } мститься: { $n } полеглий вояка стає фанатиком
    [few] { $seat } мститься: { $n } полеглі вояки стають фанатиками
   *[many] { $seat } мститься: { $n } полеглих вояк стають фанатиками
}
root-log-fears = { $seat } через утрату саду скидає: { $card }

## Журнал: Товариство
root-log-prices = { $seat } призначає ціну послуги ({ $service }): { $n }
root-log-protects = { $n ->
    [0] { $seat } має порожні Платежі, але не має вояк у запасі
    [one] { $seat } має порожні Платежі й кладе туди { $n } вояку
    [few] { $seat } має порожні Платежі й кладе туди { $n } вояк
   *[many] { $seat } має порожні Платежі й кладе туди { $n } вояк
}
root-log-collects = { $seat } збирає резерв: { $n }
root-log-trade-post = { $seat } виставляє торговельний пункт ({ $clearing }) за двох вояк із резерву ({ $other })
root-log-exports = { $seat } експортує: { $card }
root-log-disrupted = { $n ->
    [one] { $seat } через припинення торгівлі втрачає з резерву { $n } вояку
    [few] { $seat } через припинення торгівлі втрачає з резерву { $n } вояк
   *[many] { $seat } через припинення торгівлі втрачає з резерву { $n } вояк
}
